"""A player who borrowed to raise may not go all-in later in that hand: borrow again to call, or fold (STK-4)."""

from msgspec.structs import replace

from engine.state import HandSeat, NoWager, Turn, Wager

BORROWED = NoWager("borrowed_to_raise", "STK-4")


def after_loan(player: HandSeat, kind: str) -> HandSeat:
    """The player after the first act with borrowed chips: a loan to raise binds later, a loan to call does not."""
    if player.loan != "open" or kind in ("fold", "check"):
        return player
    return replace(player, loan="" if kind == "call" else "raised")


def without_all_in(turn: Turn) -> Turn:
    """The turn without anything that would put the player all-in: borrow to call, or fold."""
    wager, everything = turn.wager, turn.all_in_to
    if wager is not None and wager.max >= everything:
        wager = _short_of(wager, everything)
        turn = replace(turn, wager=wager, no_wager=BORROWED if wager is None else None)
    if turn.call is not None and turn.call_to >= everything:
        turn = replace(turn, call=None, no_call=BORROWED)
    return turn


def _short_of(wager: Wager, everything: int) -> Wager | None:
    """The wager with chips left behind, None when there is no such wager."""
    if wager.amounts is not None:
        amounts = tuple(amount for amount in wager.amounts if amount < everything)
        return replace(wager, min=amounts[0], max=amounts[-1], amounts=amounts) if amounts else None
    most = (everything - 1) // wager.unit * wager.unit
    return replace(wager, max=most) if most >= wager.min else None
