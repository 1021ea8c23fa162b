"""Buying in (STK-2): the bounds, and what who returns soon must bring. Chips, seconds."""

from engine.refusals import refuse
from engine.state import Player, TableState


def latest_of(state: TableState, name: str) -> Player | None:
    """The record of a player of this name as it left the table last, if it did."""
    if not state.gone and not state.vacated:
        return None
    left = [*state.gone, *(player for _, player in state.vacated)]
    return next((player for player in reversed(left) if player.name == name), None)


def check_buy_in(state: TableState, stack: int, known: Player | None) -> None:
    """Refuse a buy-in outside the bounds; within `return_window` minutes the chips taken away come back.

    Args:
        state: the table.
        stack: chips brought.
        known: the record of the last leaving of this player, if any.

    Raises:
        Refused: code `amount`, with what is allowed.
    """
    least, most = state.settings.buy_in.minimum, state.settings.buy_in.maximum
    window = state.settings.return_window
    if known is not None and window is not None and state.at - known.left_at < window * 60:
        if stack < known.stack:
            raise refuse("amount", "return_window", "STK-2", name=known.name, least=known.stack, window=window)
        most = None if most is None else max(most, known.stack)
    least = 1 if least is None else max(1, least)
    if stack < least or (most is not None and stack > most):
        if most is None:
            raise refuse("amount", "buy_in_least", "STK-2", least=least, stack=stack)
        raise refuse("amount", "buy_in", "STK-2", least=least, most=most, stack=stack)
