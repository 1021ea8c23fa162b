"""One validation: what `act` says becomes the binding action, or is refused with what is allowed and the rule."""

from engine.betting.loans import BORROWED
from engine.commands import Act
from engine.events import Acted
from engine.refusals import Refused, refuse
from engine.settings.records import Settings
from engine.state import Hand, Turn, Wager

WAGERS = ("bet", "raise", "complete")


def check_act(settings: Settings, hand: Hand, act: Act) -> Acted:
    """The event of `act` by the player to act.

    Raises:
        Refused: out of turn, an action that is not legal now (BET), or an amount outside the bounds (NL, PL, LIM).
    """
    turn = hand.turn
    if turn is None:
        raise _nobody_acts(hand)
    if act.seat is not None and act.seat != turn.seat:
        raise refuse(
            "out_of_turn",
            f"seat {act.seat} is not to act, seat {turn.seat} is",
            "PRO-8",
            "out_of_turn",
            seat=act.seat,
            to_act=turn.seat,
        )
    action = act.action
    one = hand.seats[turn.seat - 1]
    assert one is not None
    if action == "all_in":
        return _all_in(settings, hand, turn, act)
    if action in WAGERS or action == "wager":
        return _wager(settings, hand, turn, act)
    if action == "fold" and turn.fold:
        _no_amount(act, 0)
        return Acted(turn.seat, "fold")
    if action == "check" and turn.check:
        _no_amount(act, one.bet)
        return Acted(turn.seat, "check", 0, one.bet)
    if action == "call" and turn.call is not None:
        to = one.bet + turn.call
        _no_amount(act, to)
        return Acted(turn.seat, "call", turn.call, to, to >= turn.all_in_to)
    if action == "bring_in" and turn.bring_in is not None:
        _no_amount(act, turn.bring_in)
        return Acted(turn.seat, "bring_in", turn.bring_in, turn.bring_in, turn.bring_in >= turn.all_in_to)
    raise _illegal(hand, turn, action)


def _nobody_acts(hand: Hand) -> Refused:
    if hand.needs is not None:
        what = "brings it in" if hand.needs == "bring_in" else "acts first"
        return refuse("phase", f"name the seat that {what} ({hand.needs})", "BLD-7", "needs_" + hand.needs)
    if hand.phase == "street":
        return refuse("phase", "the round is closed: deal the next street", "BET-2", "needs_street")
    return refuse("phase", "no more betting is possible: award the pots", "POT-8", "needs_award")


def _no_amount(act: Act, to: int) -> None:
    """`to` beside fold, check, call or bring_in must be what it comes to."""
    if act.to is not None and act.to != to:
        raise refuse("amount", f"{act.action} comes to {to}, not {act.to}", "BET-4", "fixed_total", to=to)


def _all_in(settings: Settings, hand: Hand, turn: Turn, act: Act) -> Acted:
    """All in: a wager of everything, or a call where no wager is open or the chips do not reach further."""
    one = hand.seats[turn.seat - 1]
    assert one is not None
    everything = turn.all_in_to
    if act.to is not None and act.to != everything:
        raise refuse("amount", f"all in is to {everything}, not {act.to}", "NL-1", "all_in_total", to=everything)
    wager = turn.wager
    if wager is None:
        if turn.call is not None:
            return Acted(turn.seat, "call", turn.call, one.bet + turn.call, one.bet + turn.call >= everything)
        if turn.bring_in is not None and turn.bring_in >= everything:
            return Acted(turn.seat, "bring_in", turn.bring_in, turn.bring_in, True)
        raise _illegal(hand, turn, "all_in")
    if everything > wager.max and one.loan == "raised":
        raise _illegal(hand, turn, "all_in", BORROWED.rule)
    if everything > wager.max or (wager.amounts is not None and everything not in wager.amounts):
        raise _over(settings, wager, everything)
    return Acted(turn.seat, wager.kind, everything - one.bet, everything, True)


def _wager(settings: Settings, hand: Hand, turn: Turn, act: Act) -> Acted:
    """A bet, raise or completion to `act.to` within the bounds of the turn."""
    wager, to = turn.wager, act.to
    one = hand.seats[turn.seat - 1]
    assert one is not None
    if wager is None or (act.action != "wager" and act.action != wager.kind):
        raise _illegal(hand, turn, act.action)
    if to is None:
        if wager.min != wager.max:
            raise refuse(
                "malformed", f"{act.action} needs `to`, from {wager.min} to {wager.max}", "BET-4", "needs_amount"
            )
        to = wager.min
    if wager.amounts is not None:
        if to not in wager.amounts:
            allowed = " or ".join(map(str, wager.amounts))
            raise refuse(
                "amount",
                f"{wager.kind} to {to} is not allowed, only {allowed}",
                "LIM-1",
                "fixed",
                amounts=wager.amounts,
            )
    elif to < wager.min:
        rule = "LIM-5" if settings.limit == "spread" else "BET-4"
        raise refuse(
            "amount", f"{wager.kind} to {to} is under the least, {wager.min}", rule, "under", to=to, least=wager.min
        )
    elif to > wager.max:
        raise _over(settings, wager, to)
    elif to % wager.unit and to != turn.all_in_to:
        raise refuse(
            "amount",
            f"{to} is no multiple of {wager.unit}; nearest is {to // wager.unit * wager.unit}",
            "BET-5",
            "unit",
            to=to,
            unit=wager.unit,
        )
    return Acted(turn.seat, wager.kind, to - one.bet, to, to >= turn.all_in_to)


def _over(settings: Settings, wager: Wager, to: int) -> Refused:
    """Over the most: the pot, the limit, or the stack."""
    rule = {"no_limit": "NL-1", "pot_limit": "PL-1", "half_pot": "PL-8", "fixed": "LIM-1", "spread": "LIM-5"}
    return refuse(
        "amount",
        f"{wager.kind} to {to} is over the most, {wager.max}",
        rule[settings.limit],
        "over",
        to=to,
        most=wager.max,
    )


def _illegal(hand: Hand, turn: Turn, action: str, because: str | None = None) -> Refused:
    """What the player may do instead; `because` = the rule, where it is not the usual one."""
    open_now = []
    if turn.fold:
        open_now.append("fold")
    if turn.check:
        open_now.append("check")
    if turn.bring_in is not None:
        open_now.append(f"bring_in {turn.bring_in}")
    if turn.call is not None:
        open_now.append(f"call {turn.call}")
    if turn.wager is not None:
        span = f"{turn.wager.min}" if turn.wager.min == turn.wager.max else f"{turn.wager.min} up to {turn.wager.max}"
        open_now.append(f"{turn.wager.kind} to {span}")
    rule = "BET-3"
    if action == "call" and turn.no_call is not None:
        rule = turn.no_call.rule
    elif action in WAGERS or action in ("wager", "all_in"):
        rule = turn.no_wager.rule if turn.no_wager is not None else "BET-4"
    elif action == "bring_in":
        rule = "BLD-7"
    code = turn.no_wager.code if turn.no_wager is not None and turn.wager is None else ""
    return refuse(
        "illegal_action",
        f"seat {turn.seat} may not {action} now; open: {', '.join(open_now)}",
        because or rule,
        "illegal",
        seat=turn.seat,
        action=action,
        reason=code,
        open=tuple(open_now),
    )
