"""Computes corrections of the current step (PRO-11, NOW-10), without changing anything."""

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from engine import commands as c
from engine.events import AnyEvent, HandStarted
from engine.journal import amending
from engine.journal.amending import Amended
from engine.journal.codec import events_of
from engine.journal.current_session import Tip
from engine.journal.progress import GoOn
from engine.journal.recording import passed
from engine.journal.store_protocol import event_prefix
from engine.refusals import refuse
from engine.session.history import History
from engine.state import Post

DEALT = event_prefix("HandStarted")
"""The mark in the events of a step that deals a hand."""


class CorrectionReader(History):
    """A session that computes corrections."""

    def __init__(self, tip: Tip) -> None:
        super().__init__(tip)
        self.worked_out: tuple[tuple[c.Amend, Amended], ...] = ()
        """The last two corrections computed at the current step: one keeps the kill as it was, one lets it follow."""

    def decided_after(self, command: c.Amend) -> int:
        """Return about how many steps a correction decides again, undone ones included: a measure of its duration."""
        start = self.store.span(self.id, self.tip.standing.head, command.hand or self.state.number)[1]
        return self.tip.standing.head - start

    def take_corrections(self, other: "CorrectionReader") -> None:
        """Take over the corrections another session object computed at the same step."""
        if (other.id, other.newest) == (self.id, self.newest):
            self.worked_out = other.worked_out

    def _amended(self, command: c.Amend, go_on: GoOn) -> Amended:
        """Return a correction, from the cache where it was computed at this step; raises Refused."""
        undated = replace(command, at=None, dry=False)
        amended = next((amended for line, amended in self.worked_out if line == undated), None)
        if amended is None:
            amended = self._redecided(command, go_on)
            self.worked_out = (*self.worked_out[-1:], (undated, amended))
        last = replace(amended.rows[-1], now=passed(self.tip.core, amended.rows[-1].now, command.at or 0))
        return replace(amended, rows=(*amended.rows[:-1], last))

    def _redecided(self, command: c.Amend, go_on: GoOn) -> Amended:
        """Decide the corrected line and all later steps again; raises Refused."""
        lines = amending.replacement_commands(command)
        hand = self.state.number if command.hand is None else command.hand
        steps, spot = self._spot(hand, command.action, self.tip.standing.head)
        base, after = steps[spot.step].parent, steps[spot.step :]
        state = self.states.at(base)
        if command.kill == "stays":
            if hand >= self.state.number or not isinstance(lines[0], c.Award):
                raise refuse("phase", "amend_kill_stays", "NOW-10")
            rows, unfit = amending.money_only(self.tip.core, state, after, spot.line, lines[0], hand, go_on)
        else:
            seat = getattr(spot.was, "seat", None)
            moot = (hand, seat) if command.drop_moot and seat is not None else None
            rows, unfit = amending.redecide(self.tip.core, state, after, spot.line, lines, moot, go_on)
        return Amended(base, hand, command.action or 0, spot.was, rows, unfit)


def dealt_other(amended: Amended) -> int:
    """Return the first hand that a correction deals with other posts than before, 0 = none (NOW-10)."""
    dealt = (row for row in amended.rows if DEALT in row.was.events)
    return next(
        (hand for row in dealt if (hand := first_difference(posts(events_of(row.was)), posts(row.now.events)))), 0
    )


def posts(events: Iterable[AnyEvent]) -> dict[int, tuple[Post, ...]]:
    """Return the posts of each hand that events deal, by its number."""
    return {event.number: event.plan.posts for event in events if isinstance(event, HandStarted)}


def first_difference(here: Mapping[int, tuple[Post, ...]], there: Mapping[int, tuple[Post, ...]]) -> int:
    """Return the first hand whose posts differ, 0 = none."""
    return min((hand for hand in {**here, **there} if here.get(hand) != there.get(hand)), default=0)
