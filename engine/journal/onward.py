"""Commands that nobody has to give: the next street once a round is closed, checks all round."""

from collections.abc import Callable

from engine.commands import Act, Command, Street
from engine.state import TableState

Onward = Callable[[TableState], Command | None]
"""The command that comes by itself on a table as it stands, None when none does."""


def street(state: TableState) -> Street | None:
    """The next street, once the round before it is closed; a draw waits for the dealer, who counts the cards.

    While a ruling is open no street comes: with it, it would be too late for the floor to decide (PRO-7, PL-5).
    """
    hand = state.hand
    if hand is None or hand.phase != "street" or state.question is not None:
        return None
    return None if state.game.streets[hand.street + 1].draw else Street()


def check(state: TableState) -> Act | None:
    """The check of the player to act, None when nobody is to act."""
    turn = state.hand.turn if state.hand is not None else None
    return None if turn is None else Act("check", seat=turn.seat)
