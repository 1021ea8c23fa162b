"""Open stakes: chips bought in a hand, markers, and the limits of both (STK-4). Chips, seats from 1."""

from engine import commands as cmd
from engine import events as ev
from engine.decide.command_work import Work
from engine.positions.entry import seated
from engine.refusals import refuse
from engine.state import Player, TableState


def marker(work: Work, command: cmd.Marker) -> None:
    """Give an IOU: always from a player outside the pot, always a small one, others if all in the pot accept.

    Raises:
        Refused: table stakes, a borrower or lender who does not qualify, or a marker not accepted.
    """
    state, seat, amount = work.state, command.seat, command.amount
    borrower = seated(state, seat)
    if state.settings.stakes != "open":
        raise refuse("illegal_action", "table_stakes", "STK-4")
    if amount < 1:
        raise refuse("amount", "marker_one_chip", "STK-4")
    if borrower.must_rebuy:
        raise _must_rebuy(state, seat)
    dealt = state.dealt(seat)
    if dealt is not None and dealt.status != "in":
        raise refuse("illegal_action", "not_in_pot", "STK-4", seat=seat, status=dealt.status)
    if command.lender is not None:
        _check_lender(state, command)
    elif not command.accepted and amount > state.settings.marker_free:
        free = state.settings.marker_free
        raise refuse("illegal_action", "not_accepted", "STK-4", free=free)
    work.add(ev.MarkerGiven(seat, amount, command.lender))


def _check_lender(state: TableState, command: cmd.Marker) -> None:
    """Refuse a lender without the chips, or one in the pot unless all in the pot accept."""
    assert command.lender is not None
    seated(state, command.lender)
    if command.lender == command.seat:
        raise refuse("seat", "lends_self", "STK-4")
    dealt = state.dealt(command.lender)
    stack = state.stack_at(command.lender)
    if command.amount > stack:
        raise refuse("amount", "lender_has_less", "STK-4", lender=command.lender, most=stack)
    if dealt is not None and dealt.live and not command.accepted:
        raise refuse("illegal_action", "lender_in_pot", "STK-4", lender=command.lender)


def buys_now(state: TableState, seat: int) -> bool:
    """Return whether chips bought in the hand count at once: open stakes, and a live hand that is not all-in."""
    dealt = state.dealt(seat)
    return state.settings.stakes == "open" and dealt is not None and dealt.status == "in"


def check_rebuy(state: TableState, seat: int, player: Player, total: int) -> None:
    """Refuse less than a full rebuy after a pot won all-in below the minimum buy-in (STK-4).

    Raises:
        Refused: code `amount`, with the least amount.
    """
    least = state.settings.buy_in.minimum or 0
    if player.must_rebuy and total < least:
        raise _must_rebuy(state, seat)


def _must_rebuy(state: TableState, seat: int) -> Exception:
    least = state.settings.buy_in.minimum or 0
    return refuse("amount", "must_rebuy", "STK-4", seat=seat, least=least)
