"""Requests made in a hand and done at its end (STK-1): those that will not be possible then are refused at once."""

from msgspec.structs import replace

from engine import commands as cmd
from engine.decide.between import AT_THE_END
from engine.decide.work import Work
from engine.refusals import Refused
from engine.state import TableState

NEVER = ("is_in", "is_out", "add_one_chip", "one_chip", "bring_one_chip", "splash_one_chip", "bomb_one_chip")
"""Refusals that the rest of the hand cannot change, beside those about seats and the form of a line."""


def check_asked(state: TableState, command: cmd.Command) -> None:
    """Refuse what is impossible whatever the hand brings: a seat that is taken, a player who is gone by then.

    Tried on the table as it would be if the hand were over; stacks are not known yet, so they are not looked at.

    Raises:
        Refused: code `seat`, `malformed`, `illegal_action` or `amount`, as between hands.
    """
    table = replace(state, hand=None, asked=(), leaving=())
    for line in state.asked:
        try:
            table = _after(table, cmd.decode(line))
        except Refused:
            continue
    try:
        _after(table, command)
    except Refused as error:
        refusal, most = error.refusal, state.settings.buy_in.maximum
        over = isinstance(command, cmd.AddChips) and most is not None and command.amount > most
        if refusal.code in ("seat", "malformed") or refusal.key in NEVER or over:
            raise


def _after(table: TableState, command: cmd.Command) -> TableState:
    """The table once `command` is done between hands."""
    work = Work(table)
    AT_THE_END[type(command)](work, command)
    return work.state
