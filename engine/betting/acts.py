"""Validate the command `act`: turn it into the binding action, or refuse it with the open actions and the rule."""

from engine.betting.bounds import all_in_of, fit
from engine.betting.early import bound_to
from engine.betting.reach import BORROWED
from engine.commands import Act
from engine.events import Acted
from engine.refusals import Refused, refuse
from engine.settings.records import Game, Settings
from engine.state import WAGERS, Hand, Turn, Wager
from engine.words import Phrase, phrase


def check_act(settings: Settings, game: Game, hand: Hand, act: Act) -> Acted:
    """Return the event of `act` by the player to act.

    Raises:
        Refused: out of turn, an action that is not legal now (BET), or an amount outside the bounds (NL, PL, LIM).
    """
    turn = hand.turn
    if turn is None:
        raise _nobody_acts(hand)
    if act.seat is not None and act.seat != turn.seat:
        raise refuse("out_of_turn", "out_of_turn", "PRO-8", seat=act.seat, to_act=turn.seat)
    action = act.action
    player = hand.seats[turn.seat - 1]
    assert player is not None
    if action == "all_in":
        return _all_in(settings, game, hand, turn, act)
    if action in WAGERS or action == "wager":
        return check_wager(settings, game, hand, turn, act)
    if action == "fold" and turn.fold:
        _no_amount(act, 0)
        return Acted(turn.seat, "fold")
    if action == "check" and turn.check:
        _no_amount(act, player.bet)
        return Acted(turn.seat, "check", 0, player.bet)
    if action == "call" and turn.call is not None:
        to = player.bet + turn.call
        _no_amount(act, to)
        return Acted(turn.seat, "call", turn.call, to, to >= turn.all_in_to)
    if action == "bring_in" and turn.bring_in is not None:
        _no_amount(act, turn.bring_in)
        return Acted(turn.seat, "bring_in", turn.bring_in, turn.bring_in, turn.bring_in >= turn.all_in_to)
    raise illegal(turn, action)


def _nobody_acts(hand: Hand) -> Refused:
    """Return the refusal of an act while no player is to act, with what the hand waits for."""
    if hand.needs is not None:
        if hand.needs == "bring_in":
            return refuse("phase", "needs_bring_in", "BLD-7", needs=hand.needs)
        return refuse("phase", "needs_first", "BET-1", needs=hand.needs)
    if hand.phase == "street":
        return refuse("phase", "needs_street", "BET-2")
    return refuse("phase", "needs_award", "POT-8")


def _no_amount(act: Act, to: int) -> None:
    """Refuse a total given with fold, check, call or bring_in unless it equals the total of the action (BET-4)."""
    if act.to is not None and act.to != to:
        raise refuse("amount", "fixed_total", "BET-4", action=act.action, to=to, given=act.to)


def _all_in(settings: Settings, game: Game, hand: Hand, turn: Turn, act: Act) -> Acted:
    """Return an all-in: a wager of the whole stack, or a call where no wager is open or the stack is too short."""
    player = hand.seats[turn.seat - 1]
    assert player is not None
    all_in_to = turn.all_in_to
    if act.to is not None and act.to != all_in_to:
        raise refuse("amount", "all_in_total", "NL-1", to=all_in_to, given=act.to)
    wager = turn.wager
    if wager is None:
        if turn.call is not None:
            return Acted(turn.seat, "call", turn.call, player.bet + turn.call, player.bet + turn.call >= all_in_to)
        raise illegal(turn, "all_in")
    if all_in_to > wager.max or (wager.amounts is not None and all_in_to not in wager.amounts):
        if all_in_of(settings, game, hand).borrowed:
            raise illegal(turn, "all_in", BORROWED.rule)
        raise _over_maximum(settings, wager, all_in_to)
    return Acted(turn.seat, wager.kind, all_in_to - player.bet, all_in_to, True)


def check_wager(settings: Settings, game: Game, hand: Hand, turn: Turn, act: Act) -> Acted:
    """Return a bet, raise or completion to `act.to` within the bounds of the turn.

    Raises:
        Refused: no such wager is open (BET), no amount where there are several, or one outside the bounds.
    """
    wager, to = turn.wager, act.to
    player = hand.seats[turn.seat - 1]
    assert player is not None
    if wager is None or (act.action != "wager" and act.action != wager.kind):
        raise illegal(turn, act.action)
    if to is None:
        if wager.min != wager.max:
            raise refuse("malformed", "needs_amount", "BET-4", action=act.action, least=wager.min, most=wager.max)
        to = wager.min
    if to == turn.all_in_to > wager.max and all_in_of(settings, game, hand).borrowed:
        raise _over_maximum(settings, wager, to, BORROWED.rule)
    if wager.amounts is not None:
        if to not in wager.amounts:
            raise _not_a_fixed_size(wager, to, *wager.amounts)
    elif to < wager.min:
        rule = "LIM-5" if settings.limit == "spread" else "BET-4"
        raise refuse("amount", "under", rule, kind=wager.kind, to=to, least=wager.min)
    elif to > wager.max:
        raise _over_maximum(settings, wager, to)
    elif to % wager.unit and to != turn.all_in_to:
        nearest = fit(wager, to, turn.all_in_to).to
        raise refuse("amount", "unit", "BET-5", to=to, unit=wager.unit, nearest=nearest)
    return Acted(turn.seat, wager.kind, to - player.bet, to, to >= turn.all_in_to)


def _not_a_fixed_size(wager: Wager, to: int, amount: int, other: int | None = None) -> Refused:
    """Return the refusal of a size other than the fixed one, or the two sizes open with an open pair (LIM-1, LIM-4)."""
    if other is None:
        return refuse("amount", "fixed", "LIM-1", kind=wager.kind, to=to, amount=amount)
    return refuse("amount", "fixed_or", "LIM-1", kind=wager.kind, to=to, amount=amount, other=other)


def _over_maximum(settings: Settings, wager: Wager, to: int, other_rule: str | None = None) -> Refused:
    """Return the refusal of a wager over the most of the pot, the limit or the stack; `other_rule` = another rule."""
    rule = {"no_limit": "NL-1", "pot_limit": "PL-1", "half_pot": "PL-8", "fixed": "LIM-1", "spread": "LIM-5"}
    return refuse("amount", "over", other_rule or rule[settings.limit], kind=wager.kind, to=to, most=wager.max)


def illegal(turn: Turn, action: str, other_rule: str | None = None) -> Refused:
    """Return the refusal of an action that is not open, with the open ones; `other_rule` = the rule id if unusual."""
    actions: list[str | Phrase] = []
    if turn.fold:
        actions.append("fold")
    if turn.check:
        actions.append("check")
    if turn.bring_in is not None:
        actions.append(phrase("open.exact", action="bring_in", amount=turn.bring_in))
    if turn.call is not None:
        actions.append(phrase("open.exact", action="call", amount=turn.call))
    if turn.wager is not None:
        kind, least, most = turn.wager.kind, turn.wager.min, turn.wager.max
        if least == most:
            actions.append(phrase("open.to", action=kind, amount=least))
        else:
            actions.append(phrase("open.up_to", action=kind, least=least, most=most))
    rule = "PRO-8" if bound_to(turn) else "BET-3"
    if action == "call" and turn.no_call is not None:
        rule = turn.no_call.rule
    elif action in WAGERS or action in ("wager", "all_in"):
        rule = turn.no_wager.rule if turn.no_wager is not None else "BET-4"
    elif action == "bring_in":
        rule = "BLD-7"
    return refuse("illegal_action", "illegal", other_rule or rule, seat=turn.seat, action=action, open=tuple(actions))
