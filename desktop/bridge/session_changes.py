"""The functions a table needs from the first tap on: one room of the second gate, imported as a whole."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import NamedTuple

from msgspec.structs import replace

from desktop.bridge.correction import Answers, Writing, try_correction, write
from desktop.bridge.scene import SatLast
from engine import commands as c
from engine.cards.propose import propose, ready
from engine.events import PotsAwarded
from engine.journal.current_session import CurrentSession
from engine.journal.errors import JournalError
from engine.journal.register import register
from engine.journal.seatings import LastSitter, assign_seats, other_chips, previous_players, with_usual_stack
from engine.journal.sqlite import SqliteStore
from engine.journal.store_protocol import EVERY
from engine.refusals import Explained, Reason, Refused
from engine.session import Done, Session
from engine.state import LastHand, TableState
from engine.why.figures import why


class SessionChanges(NamedTuple):
    """Functions that change a session or are needed on request only."""

    session: type[Session]
    """The class that starts a session or continues one."""
    other_rules: type[c.Change]
    """The command that gives a running session another `table` object."""
    of: Callable[[CurrentSession], Session]
    """Returns the shown session with the functions for changes and for its past."""
    write: Callable[[Writing, c.Amend, Callable[[Done], None]], None]
    """Writes a correction into the book."""
    try_correction: Callable[[Writing, Sequence[c.Amend], Callable[[Answers | None], None]], None]
    """Finds the results of corrections without writing them."""
    winners: Callable[[TableState], c.Award | None]
    """Returns the award by the cards."""
    explained: Callable[[TableState, str], Explained | None]
    """Returns the explanation of a figure."""
    explained_push: Callable[[TableState, PotsAwarded, int], tuple[Reason, ...]]
    """Returns the explanation of a push of one pot."""
    sat_last: Callable[[CurrentSession], SatLast]
    """Returns the players at the table before this one."""


def of_shown(shown: CurrentSession) -> Session:
    """Return the shown session with the functions for changes; both share one place in the history."""
    return shown if isinstance(shown, Session) else Session(shown.tip)


def winners(state: TableState) -> c.Award | None:
    """Return the award by the cards, None until all cards are entered (POT-5)."""
    try:
        return propose(state).award if ready(state) else None
    except Refused:
        return None


def explained(state: TableState, of: str) -> Explained | None:
    """Return the explanation of a figure, None when there is no such figure now."""
    try:
        return why(state, of)
    except Refused:
        return None


def explained_push(state: TableState, pushed: PotsAwarded, pot: int) -> tuple[Reason, ...]:
    """Return the explanation of a push of pot `pot`, 1 = the main pot: rake, shares, odd chips (POT-5, 6, 7)."""
    after = replace(state, hand=None, last=LastHand(pots=pushed.pots, shares=pushed.shares))
    shared = explained(after, f"awards.{pot}")
    return tuple(step for step in shared.steps if step.key != "award.pot") if shared is not None else ()


def sat_last(session: CurrentSession) -> SatLast:
    """Return the players of last time with chips within the house's bounds, and those without a seat."""
    with suppress(JournalError):
        house = session.state.settings
        least = house.buy_in.minimum or 1
        most = house.buy_in.maximum or EVERY
        before, people = previous_players(session.store, session.id)
        sit, without = assign_seats(_by_current_name(session, people), house.seats)
        sat = tuple((seat, name, min(most, max(least, stack))) for seat, name, stack in sit)
        if house.tournament:
            sat = with_usual_stack(sat)
        return SatLast(sat, without, other_chips(session.store, before, house) if sat else "")
    return SatLast()


def _by_current_name(session: CurrentSession, sat: Iterable[LastSitter]) -> tuple[LastSitter, ...]:
    """Return each person once, by the current name in the register; the record of that evening keeps the typed one."""
    if not isinstance(session.store, SqliteStore):
        return tuple(sat)  # a book without a file has no register
    called = register(session.store).called
    people: dict[str, LastSitter] = {}
    for seat, name, stack in sat:
        people.setdefault(called(name), (seat, called(name), stack))
    return tuple(people.values())


CHANGING = SessionChanges(
    Session, c.Change, of_shown, write, try_correction, winners, explained, explained_push, sat_last
)
