"""What a table wants once it is tapped: one room of the second gate, imported as a whole."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import NamedTuple

from msgspec.structs import replace

from desktop.bridge.correction import Answers, Writing, preview, write
from desktop.bridge.scene import SatLast
from engine import commands as c
from engine.cards.propose import propose, ready
from engine.events import PotsAwarded
from engine.journal.current_session import Present
from engine.journal.errors import JournalError
from engine.journal.register import register
from engine.journal.seatings import LastSitter, all_alike, other_chips, sat_before, sit_again
from engine.journal.sqlite import SqliteStore
from engine.journal.store_protocol import EVERY
from engine.refusals import Explained, Reason, Refused
from engine.session import Done, Session
from engine.state import LastHand, TableState
from engine.why.figures import why


class Changing(NamedTuple):
    """What changes a session, and what is worked out only when it is asked for."""

    session: type[Session]
    """What begins a session and goes on with one."""
    other_rules: type[c.Change]
    """What gives a running session another `table` object."""
    of: Callable[[Present], Session]
    """The session that is shown, to be changed and looked back over."""
    write: Callable[[Writing, c.Amend, Callable[[Done], None]], None]
    """Puts a correction into the book."""
    preview: Callable[[Writing, Sequence[c.Amend], Callable[[Answers | None], None]], None]
    """What corrections would come to."""
    winners: Callable[[TableState], c.Award | None]
    """The award as the cards have it."""
    explained: Callable[[TableState, str], Explained | None]
    """How a figure came about."""
    explained_push: Callable[[TableState, PotsAwarded, int], tuple[Reason, ...]]
    """Who would take what of a pot."""
    sat_last: Callable[[Present], SatLast]
    """Who sat at the table before this one."""


def of_shown(shown: Present) -> Session:
    """The session that is shown, to be changed: both stand at one place and move on together."""
    return shown if isinstance(shown, Session) else Session(shown.tip)


def winners(state: TableState) -> c.Award | None:
    """The award as the cards have it, None until all of them are in (POT-5)."""
    try:
        return propose(state).award if ready(state) else None
    except Refused:
        return None


def explained(state: TableState, of: str) -> Explained | None:
    """How a figure came about, None when there is no such figure now."""
    try:
        return why(state, of)
    except Refused:
        return None


def explained_push(state: TableState, pushed: PotsAwarded, pot: int) -> tuple[Reason, ...]:
    """Who would take what of a pot, 1 = the main pot, if it was pushed so: rake, shares, odd chips (POT-5, 6, 7)."""
    after = replace(state, hand=None, last=LastHand(pots=pushed.pots, shares=pushed.shares))
    shared = explained(after, f"awards.{pot}")
    return tuple(step for step in shared.steps if step.key != "award.pot") if shared is not None else ()


def sat_last(session: Present) -> SatLast:
    """Who sat last time, with chips the house allows, and for whom there is no seat."""
    with suppress(JournalError):
        house = session.state.settings
        least = house.buy_in.minimum or 1
        most = house.buy_in.maximum or EVERY
        before, people = sat_before(session.store, session.id)
        sit, without = sit_again(_called_now(session, people), house.seats)
        sat = tuple((seat, name, min(most, max(least, stack))) for seat, name, stack in sit)
        if house.tournament:
            sat = all_alike(sat)
        return SatLast(sat, without, other_chips(session.store, before, house) if sat else "")
    return SatLast()


def _called_now(session: Present, sat: Iterable[LastSitter]) -> tuple[LastSitter, ...]:
    """Everybody once, by the name the book shows them under today; what was typed that evening stays in its record."""
    if not isinstance(session.store, SqliteStore):
        return tuple(sat)  # a book without a file has no register
    called = register(session.store).called
    people: dict[str, LastSitter] = {}
    for seat, name, stack in sat:
        people.setdefault(called(name), (seat, called(name), stack))
    return tuple(people.values())


CHANGING = Changing(Session, c.Change, of_shown, write, preview, winners, explained, explained_push, sat_last)
