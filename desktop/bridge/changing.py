"""What a table wants once it is tapped: one room of the second gate, imported as a whole."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from desktop.bridge.correction import Answers, Writing, preview, write
from engine import commands as c
from engine.cards.propose import propose, ready
from engine.events import PotsAwarded
from engine.journal.present import Present
from engine.refusals import Explained, Reason, Refused
from engine.session import Done, Session
from engine.state import LastHand, TableState
from engine.why.figures import why


class Changing(NamedTuple):
    """What changes a session, and what is worked out only when it is asked for."""

    session: type[Session]
    """What begins a session and goes on with one."""
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


CHANGING = Changing(Session, of_shown, write, preview, winners, explained, explained_push)
