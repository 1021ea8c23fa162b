"""Explains the turn: the seat to act, the cost of a call, the options that are open or not (BET, BLD, PRO-8)."""

from engine.betting.upcards import brings_in, shows_best
from engine.refusals import Explained, Reason, reason, refuse
from engine.state import Hand, TableState
from engine.why.current_turn import closed, setting, turn_now


def call(state: TableState) -> Explained:
    """Explain the cost of a call (BLD-3, BET-2)."""
    hand, turn, player = turn_now(state, "call")
    if turn.call is None:
        return Explained((reason("call.none", "BET-3", bet=player.bet),), None)
    steps = [reason("call", "BET-2", bet=hand.bet, front=player.bet)]
    if turn.call < hand.bet - player.bet:
        steps.append(reason("call.short", "POT-1", call=turn.call))
    return Explained(tuple(steps), turn.call)


def to_act(state: TableState) -> Explained:
    """Explain which seat is to act (BET-1, BLD-1, STR, KIL-9, PRO-16).

    Raises:
        Refused: nobody is to act (`phase`).
    """
    hand = state.hand
    if hand is None or hand.turn is None:
        raise refuse("phase", "nobody_to_act")
    seat, plan = hand.turn.seat, hand.plan
    steps = []
    if hand.street == 0 and plan.straddles:
        steps.append(reason("act.straddle", "STR-1", seat=plan.starts_after))
    elif hand.street == 0 and state.game.family != "stud":
        rule = "BTN-8" if state.settings.button_blind and not state.settings.blinds else "BLD-1"
        steps.append(reason("act.blind", rule, seat=plan.starts_after))
    elif state.game.family == "stud":
        steps.append(_stud_start(state, hand))
    else:
        steps.append(reason("act.button", "BET-1", seat=plan.positions.dealt_from))
    if hand.late_killer is not None:
        steps.append(reason("act.killer", "KIL-9", setting(state.settings, "kill.acts"), seat=hand.late_killer))
    if hand.passed_over == seat:
        steps.append(reason("act.passed_over", "PRO-16", seat=seat))
    steps.append(reason("act.next", "BET-1", seat=seat))
    return Explained(tuple(steps), seat)


def _stud_start(state: TableState, hand: Hand) -> Reason:
    """Return the step on how a round of stud starts: by the upcards if all are entered, else named (BLD-7, BET-1)."""
    if hand.street == 0:
        if brings_in(state.settings, state.game, hand) is None:
            return reason("act.named", "BLD-7")
        house = setting(state.settings, "bring_in_ties")
        return reason("act.high_card" if state.game.razz else "act.low_card", "BLD-7", house)
    if shows_best(state.game, hand) is None:
        return reason("act.starts", "BET-1")
    return reason("act.shows", "BET-1")


def bet(state: TableState) -> Explained:
    """Explain the total of a full call (BLD-3, KIL-1, STR-1).

    Raises:
        Refused: no betting goes on (`phase`).
    """
    hand = state.hand
    if hand is None or hand.phase != "betting":
        raise refuse("phase", "no_betting")
    plan, steps = hand.plan, []
    if hand.opened or hand.street:
        steps.append(reason("bet.wager", "BET-2", bet=hand.bet) if hand.bet else reason("bet.none", "BET-2"))
    elif plan.straddles:
        steps.append(reason("bet.straddle", "STR-1", bet=hand.bet))
    elif plan.kill:
        steps.append(reason("bet.kill", "KIL-1", bet=plan.kill))
    else:
        steps += _forced(state, hand)
    return Explained(tuple(steps), hand.bet)


def _forced(state: TableState, hand: Hand) -> list[Reason]:
    """Return the steps of the bet before wagers: blind, bring-in, or none (BLD-1, BLD-3, BLD-7, BTN-8, BET-4)."""
    settings = state.settings
    if not hand.bet:
        return [reason("bet.none", "BET-2")]
    if hand.bring_in_seat is not None:
        return [reason("bet.bring_in", "BLD-7", setting(settings, "bring_in"), bet=hand.bet)]
    blind = settings.big_blind or settings.button_blind
    if settings.big_blind:
        short = any(post.kind == "big_blind" and post.amount < hand.bet for post in hand.plan.posts)
        steps = [reason("bet.blind", "BLD-3" if short else "BLD-1", bet=hand.bet)]
    else:
        steps = [reason("bet.button", "BTN-8", setting(settings, "button_blind"), blind=blind)]
    if hand.bet > blind:
        house = setting(settings, "minimum_bet")
        steps.append(reason("bet.minimum", "BET-4", house, bet=hand.bet))
    return steps


def legal(state: TableState) -> Explained:
    """Explain every option of the player to act, and why an option is not open."""
    steps: list[Reason] = []
    for part in ("fold", "check", "call", "wager"):
        steps += legal_part(state, part).steps
    return Explained(tuple(steps), None)


def legal_part(state: TableState, part: str) -> Explained:
    """Explain why fold, check, call or a wager is open or not; the value says whether it is.

    Raises:
        Refused: nobody is to act (`phase`), or no such part (`unknown`).
    """
    _, turn, _ = turn_now(state, f"legal.{part}")
    if part == "wager":
        if turn.wager is None:
            return Explained(closed(state, turn.no_wager).steps, False)
        return Explained(
            (reason("legal.wager", "BET-4", kind=turn.wager.kind, least=turn.wager.min, most=turn.wager.max),), True
        )
    if part == "call":
        if turn.no_call is not None:
            return Explained(closed(state, turn.no_call).steps, False)
        return Explained(call(state).steps, turn.call is not None)
    if part == "check":
        if turn.check:
            return Explained((reason("legal.check", "BET-3"),), True)
        if turn.bring_in is not None:
            return Explained((reason("legal.bring_in", "BLD-7"),), False)
        if turn.call:
            return Explained((reason("legal.owed", "BET-3", call=turn.call),), False)
        return Explained((reason("legal.noted", "PRO-8"),), False)
    if part == "fold":
        if turn.fold:
            return Explained((reason("legal.fold", "POT-4"),), True)
        if turn.bring_in is not None:
            return Explained((reason("legal.brings_in", "BLD-7"),), False)
        return Explained((reason("legal.bound", "PRO-8"),), False)
    raise refuse("unknown", "why_legal", part=repr(part[:20]))
