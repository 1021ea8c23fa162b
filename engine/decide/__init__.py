"""The one way to change a table: `decide(state, command)` gives the events and the state they lead to, or refuses.

The first gate of late imports: a table that is only opened and shown decides nothing, so what decides is imported with
the first command, or once the window is painted.
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
    """What `command` makes happen.

    Args:
        state: the table as it stands, None before the first `open`.
        command: what is asked for.

    Returns:
        The events, and the state after them.

    Raises:
        Refused: with what is wrong, what is allowed and the rule; nothing has changed then.
    """
    return _deciding().decide(state, command)


def rule(state: TableState, command: cmd.SaidAndPushed) -> "Ruling":
    """How the engine rules on what was said and pushed in (PRO-1..9, 13); nothing is played.

    Raises:
        Refused: what was said or pushed in is none.
    """
    return _deciding().rule(state, command)


def declined(state: TableState) -> tuple[Refusal, ...]:
    """Why some of what was asked for in the hand was not done (STK-1)."""
    return _deciding().declined(state)


def given(state: TableState | None, command: cmd.Command) -> cmd.Command:
    """A command that is given now, with what follows from it written out (POT-6); raises Refused."""
    return _deciding().given(state, command)
