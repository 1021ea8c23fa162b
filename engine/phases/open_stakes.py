"""Open stakes: chips bought in a hand, markers, and who may not have them (STK-4). Chips, seats from 1."""

from engine import commands as cmd
from engine import events as ev
from engine.phases.work import Work
from engine.positions.entry import seated
from engine.refusals import refuse
from engine.state import HandSeat, Player, TableState


def marker(work: Work, command: cmd.Marker) -> None:
    """An IOU: from a player outside the pot always, a small one too, any other when all in the pot accept it.

    Raises:
        Refused: table stakes, a borrower who may not have one, a lender who cannot, or nobody accepted it.
    """
    state, seat, amount = work.state, command.seat, command.amount
    borrower = seated(state, seat)
    if state.settings.stakes != "open":
        text = "this table plays table stakes: no markers (stakes: open allows them)"
        raise refuse("illegal_action", text, "STK-4", "table_stakes")
    if amount < 1:
        raise refuse("amount", "a marker is for at least 1 chip", "STK-4", "no_amount")
    if borrower.must_rebuy:
        raise _must_rebuy(state, seat)
    one = hand_seat(state, seat)
    if one is not None and one.status != "in":
        raise refuse("illegal_action", f"seat {seat} is {one.status}: no marker in this hand", "STK-4", "not_in_pot")
    if command.lender is not None:
        _check_lender(state, command)
    elif not command.accepted and amount > state.settings.marker_free:
        free = state.settings.marker_free
        text = f"a marker of more than {free} has to be accepted by all in the pot (accepted: true), or lent by a seat"
        raise refuse("illegal_action", text, "STK-4", "not_accepted", free=free)
    work.add(ev.MarkerGiven(seat, amount, command.lender))


def _check_lender(state: TableState, command: cmd.Marker) -> None:
    """The lender has the chips and is out of the pot, or all in the pot accept."""
    assert command.lender is not None
    lender = seated(state, command.lender)
    if command.lender == command.seat:
        raise refuse("seat", "nobody borrows from themselves", "STK-4", "same_seat")
    one = hand_seat(state, command.lender)
    has = lender.stack if one is None else one.stack
    if command.amount > has:
        raise refuse("amount", f"seat {command.lender} has {has} to lend", "STK-4", "has_less", most=has)
    if one is not None and one.live and not command.accepted:
        text = f"seat {command.lender} is in the pot: all in it have to accept (accepted: true)"
        raise refuse("illegal_action", text, "STK-4", "lender_in_pot")


def buys_now(state: TableState, seat: int) -> bool:
    """Whether chips bought in the hand count at once: open stakes, and a live hand that is not all-in."""
    one = hand_seat(state, seat)
    return state.settings.stakes == "open" and one is not None and one.status == "in"


def check_rebuy(state: TableState, seat: int, player: Player, total: int) -> None:
    """STK-4: after a pot won all-in below the minimum buy-in only a full rebuy is taken.

    Raises:
        Refused: code `amount`, with the least that has to be bought.
    """
    least = state.settings.buy_in.minimum or 0
    if player.must_rebuy and total < least:
        raise _must_rebuy(state, seat)


def _must_rebuy(state: TableState, seat: int) -> Exception:
    least = state.settings.buy_in.minimum or 0
    text = f"seat {seat} won a small pot all-in: no chips before a full rebuy up to {least}"
    return refuse("amount", text, "STK-4", "must_rebuy", seat=seat, least=least)


def hand_seat(state: TableState, seat: int) -> HandSeat | None:
    """The seat in the running hand, None when it is not dealt in or no hand runs."""
    hand = state.hand
    return hand.seats[seat - 1] if hand is not None and seat <= len(hand.seats) else None
