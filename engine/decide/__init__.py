"""The one way to change a table: `decide(state, command)` returns the events and the state after them, or refuses.

The first gate of late imports: a table that is only opened and shown decides nothing, so the deciding code is imported
with the first command, or once the window is painted.
"""

from typing import TYPE_CHECKING

from engine import commands as cmd
from engine.refusals import Refusal
from engine.state import TableState

if TYPE_CHECKING:
    from engine.betting.ruling import Ruling
    from engine.decide.dispatch import Deciding, Decision


def _deciding() -> "Deciding":
    from engine.decide.dispatch import DECIDING

    return DECIDING


def decide(state: TableState | None, command: cmd.Command) -> "Decision":
    """Return the events of `command` and the state after them.

    Args:
        state: the table, None before the first `open`.
        command: the request.

    Returns:
        The events, and the state after them.

    Raises:
        Refused: with the fault, what is allowed and the rule; the state is unchanged.
    """
    return _deciding().decide(state, command)


def rule(state: TableState, command: cmd.SaidAndPushed) -> "Ruling":
    """Return the ruling on a statement and chips without playing it (PRO-1..9, 13).

    Raises:
        Refused: statement or chips that allow no ruling.
    """
    return _deciding().rule(state, command)


def declined(state: TableState) -> tuple[tuple[cmd.Command, Refusal], ...]:
    """Return the refused requests of the hand, and why (STK-1)."""
    return _deciding().declined(state)


def completed(state: TableState | None, command: cmd.Command) -> cmd.Command:
    """Return a new command with what follows from it written out (POT-6); raises Refused."""
    return _deciding().completed(state, command)
