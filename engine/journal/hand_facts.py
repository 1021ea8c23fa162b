"""The facts by which a hand is searched, computed from the events between its deal and its end; pure functions."""

from collections.abc import Iterable, Iterator
from enum import IntFlag

from msgspec import Struct

from engine import events as e
from engine.betting.reach import all_in_by_posts
from engine.events import AnyEvent
from engine.journal.hands import hand_lines
from engine.journal.states import evolved
from engine.journal.steps import JournalStep
from engine.settings.currencies import decimals
from engine.settings.records import Money
from engine.state import TableState

PLACES = 100_000
"""A position within a session is a step's sequence times this plus the index of an event in the step."""
FINE = 10_000
"""Parts of a chip or currency unit in which pots of different evenings are compared: no currency has smaller coins."""


class Kind(IntFlag):
    """The kinds of a hand, as bits; the book stores these numbers, so none may be used again for another kind."""

    ALL_IN = 1
    """A player was all-in, by an act or by a post."""
    RAISE = 2
    """A player raised or completed."""
    KILL = 4
    """The hand was killed (KIL-1)."""
    STRADDLE = 8
    """There was a straddle or sleeper (STR-1)."""
    SHOWDOWN = 16
    """The hand was not won by folds."""
    CORRECTED = 32
    """An action or the award was corrected (PRO-11, NOW-10)."""
    MISDEAL = 64
    """All chips went back (PRO-14)."""
    BOMB = 128
    """The hand was a bomb pot (NOW-2)."""
    RUNS = 256
    """The remaining board was dealt several times (POT-7)."""
    SIDE_POT = 512
    """There were several pots (POT-2)."""
    TOURNAMENT = 1024
    """The chips of the hand were tournament chips."""
    OUT = 2048
    """A player lost the last chips in a tournament, bought back or not."""


class HandFacts(Struct, frozen=True, kw_only=True):
    """An ended hand as it is searched; amounts in chips."""

    step: int
    """The sequence of the step that ended it."""
    place: int
    """The index of the event in that step that ended it."""
    hand: int
    """The number of the hand, from 1 in its session."""
    at: int
    """The second of the session at which it ended."""
    pot: int
    """The sum of all pots, before rake and drop."""
    money: Money | None
    """The worth of a chip, None = chips have no worth in money."""
    kinds: Kind
    """The kinds of the hand."""
    dealt: tuple[int, ...]
    """The seats dealt in."""
    winners: tuple[int, ...]
    """The seats that won something, the largest win first."""

    @property
    def value(self) -> int:
        """Return the pot in `FINE` parts of a chip or, where chips are worth money, of a whole unit of the currency."""
        money = self.money
        return self.pot * (FINE if money is None else money.minor_units * FINE // 10 ** decimals(money.currency))


def facts_of(
    steps: Iterable[JournalStep], state: TableState | None
) -> Iterator[tuple[JournalStep, tuple[HandFacts, ...]]]:
    """Yield each step of a branch, with the hands that ended in it.

    Args:
        steps: the steps of the branch.
        state: the table before the first of them, None = no table yet.

    Raises:
        Damaged: a step cannot be read.
    """
    kinds, dealt = Kind(0), tuple[int, ...]()
    for step in steps:
        ended: list[HandFacts] = []
        lines = {line.place: line for line in hand_lines(step)} if step.ended else {}
        for place, (event, after) in enumerate(evolved(step, state)):
            state = after
            if isinstance(event, e.HandStarted):
                kinds, dealt = _kinds_of_deal(event), event.plan.positions.dealt
            if isinstance(event, e.HandStarted | e.PostedLate | e.KillPosted) and all_in_by_posts(state):
                kinds |= Kind.ALL_IN
            kinds |= _kinds_of_event(event)
            if place in lines:
                line = lines[place]
                kinds |= Kind.CORRECTED if line.corrected else Kind(0)
                if state.settings.tournament:
                    kinds |= Kind.TOURNAMENT | (Kind.OUT if _lost_last_chips(state, dealt) else Kind(0))
                ended.append(
                    HandFacts(
                        step=step.sequence,
                        place=place,
                        hand=line.number,
                        at=line.at,
                        pot=line.pot,
                        money=state.settings.cash,
                        kinds=kinds,
                        dealt=dealt,
                        winners=tuple(seat for seat, _ in sorted(line.winners, key=lambda pair: -pair[1])),
                    )
                )
                kinds = Kind(0)
        yield step, tuple(ended)


def _lost_last_chips(state: TableState, dealt: tuple[int, ...]) -> bool:
    """Return whether a player lost the last chips in the hand that has just ended."""
    players = (state.player(seat) for seat in dealt)
    return any(player is not None and not player.stack for player in players)


def _kinds_of_deal(event: e.HandStarted) -> Kind:
    plan = event.plan
    straddled = any(post.blind_raise for post in plan.posts)
    return (
        (Kind.KILL if plan.kill else Kind(0))
        | (Kind.STRADDLE if straddled else Kind(0))
        | (Kind.BOMB if plan.bomb else Kind(0))
    )


def _kinds_of_event(event: AnyEvent) -> Kind:
    """Return the kinds that an event adds to its hand."""
    match event:
        case e.Acted():
            raised = event.kind in ("raise", "complete")
            return (Kind.ALL_IN if event.all_in else Kind(0)) | (Kind.RAISE if raised else Kind(0))
        case e.KillPosted():
            return Kind.KILL
        case e.RunsAgreed() if event.times > 1:
            return Kind.RUNS
        case e.PotsAwarded():
            side_pot = Kind.SIDE_POT if len(event.pots) > 1 else Kind(0)
            return side_pot if event.by_folds else side_pot | Kind.SHOWDOWN
        case e.Misdealt():
            return Kind.MISDEAL
    return Kind(0)
