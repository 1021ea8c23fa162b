"""A session that is read: its current step and every step before it.

Nothing here changes it; `engine.session.Session` takes commands.
"""

from collections.abc import Iterator
from typing import Any

from engine.events import AnyEvent
from engine.journal import amending, session_reading
from engine.journal.codec import commands_of, events_of
from engine.journal.current_session import CurrentSession
from engine.journal.hands import HandLine
from engine.journal.recording import run
from engine.journal.session_reading import PlayedEvent
from engine.journal.steps import NONE, JournalStep
from engine.journal.store_protocol import Plain
from engine.refusals import Refusal, Refused, refuse
from engine.state import TableState


class History(CurrentSession):
    """A session open for reading: its earlier hands, every step, its recount."""

    @property
    def book_number(self) -> int:
        """The random number of its book."""
        return self.store.book_number()

    @property
    def head(self) -> str:
        """The hash of the newest step in hex, which identifies every step up to it; "" = not chained."""
        return self.store.head(self.id).hex()

    @property
    def opening(self) -> tuple[AnyEvent, ...]:
        """The events that opened the table."""
        return events_of(self.states.step(1))

    def before(self, hand: int, action: int | None) -> TableState | Refusal:
        """Return the state just before an action of a hand, or before its award (None), for a correction."""
        try:
            # Only the steps around the hand are read, so the length of the session does not matter.
            head = self.tip.standing.head
            steps, spot = self._spot(hand, action, self.store.span(self.id, head, hand + 1)[0] or head)
            state = self.states.at(steps[spot.step].parent)
            line = commands_of(steps[spot.step])[: spot.line]
            return run(self.tip.core, state, line).state if line else state
        except Refused as refused:
            return refused.refusal

    def log(self, hand: int | None = None) -> Iterator[tuple[JournalStep, bool]]:
        """Yield the steps of a hand (None = the running or last one) in the order made, and whether each is undone.

        Markers are included and never count as undone themselves.
        """
        if hand is None or hand == self.state.number:
            return super().log()
        return session_reading.log(self.store, self.id, self.tip.standing.head, hand)

    def played(self, hand: int) -> Iterator[PlayedEvent]:
        """Yield a hand event by event, from its deal to its end or the current step; nothing without such a hand."""
        return session_reading.hand_events(self.states, self.store, self.id, self.tip.standing.head, hand)

    def hands(self, limit: int = 50, before: HandLine | None = None, upto: int | None = None) -> tuple[HandLine, ...]:
        """Return ended hands of the line, newest first: the next `limit` or a few more; `before` = the last one listed.

        `upto` = the number of the first hand to return instead; the hands after it are skipped without being read.
        """
        head = self.tip.standing.head
        after = self.store.span(self.id, head, upto + 1)[0] if upto is not None else NONE
        return session_reading.hands(self.states, after or head, limit, before, upto)

    @property
    def ended_hands(self) -> int:
        """The number of ended hands on the line, misdeals included; their numbers run from 1 to it."""
        return self.state.number - (self.state.hand is not None)

    def steps(self, plain: Plain | None = None) -> Iterator[JournalStep]:
        """Yield the steps of the line from the start, without undone ones.

        From consecutive `plain` steps all but the first may be left out.
        """
        return self.store.line(self.id, self.tip.standing.head, plain=plain)

    def everything(self) -> Iterator[tuple[JournalStep, bool]]:
        """Yield every row in the order made, undone ones and markers included, and whether it counts now."""
        return session_reading.all_rows(self.store, self.id, self.tip.standing.head)

    def verify(self) -> dict[str, Any]:
        """Recount the chips from the events and replay the log from its start; return the findings.

        `difference` = chips on the table minus chips that should be there; `balanced` = it is 0.
        """
        return session_reading.verify(self.states, self.tip.standing.head, self.state)

    def _spot(self, hand: int, action: int | None, head: int) -> tuple[tuple[JournalStep, ...], amending.LinePlace]:
        """Return the steps from a hand's deal up to `head` and the place of the line to correct; raises Refused."""
        if not 1 <= hand <= self.state.number:
            raise refuse("amount", "amend_no_hand", "NOW-10", hand=hand, hands=self.state.number)
        start = self.store.span(self.id, head, hand)[1]
        steps = self.store.path(self.id, head, start)
        return steps, amending.find_line(steps, hand, action)
