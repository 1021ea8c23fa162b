"""Why it is whose turn, what a call costs, what is open and what is not (BET, BLD, PRO-8)."""

from engine.betting.upcards import brings_in, shows_best
from engine.explained import Explained, Reason
from engine.refusals import refuse
from engine.state import Hand, TableState
from engine.why.house import setting
from engine.why.whose import closed, turn_now


def call(state: TableState) -> Explained:
    """What a call costs (BLD-3, BET-2)."""
    hand, turn, one = turn_now(state, "call")
    if turn.call is None:
        return Explained((Reason(f"{one.bet} in front matches the bet", "BET-3", "call.none"),), None)
    text = f"bet {hand.bet} - {one.bet} in front"
    steps = [Reason(text, "BET-2", "call", (("bet", hand.bet), ("front", one.bet)))]
    if turn.call < hand.bet - one.bet:
        steps.append(Reason(f"all in for {turn.call}", "POT-1", "call.short", (("call", turn.call),)))
    return Explained(tuple(steps), turn.call)


def to_act(state: TableState) -> Explained:
    """Whose turn it is (BET-1, BLD-1, STR, KIL-9)."""
    hand = state.hand
    if hand is None or hand.turn is None:
        raise refuse("phase", "nobody is to act now", None, "nobody_acts")
    seat, plan = hand.turn.seat, hand.plan
    steps = []
    if hand.street == 0 and plan.straddles:
        steps.append(
            Reason(f"the round starts left of the last straddle, seat {plan.starts_after}", "STR-1", "act.straddle")
        )
    elif hand.street == 0 and state.game.family != "stud":
        rule = "BTN-8" if state.settings.button_blind and not state.settings.blinds else "BLD-1"
        steps.append(Reason(f"the round starts left of seat {plan.starts_after}", rule, "act.blind"))
    elif state.game.family == "stud":
        steps.append(_stud_start(state, hand))
    else:
        steps.append(Reason(f"left of the button, seat {plan.positions.lies}", "BET-1", "act.button"))
    if hand.late_killer is not None:
        steps.append(
            Reason(
                f"the killer, seat {hand.late_killer}, acts last",
                "KIL-9",
                "act.killer",
                (),
                setting(state.settings, "kill.acts"),
            )
        )
    steps.append(Reason(f"seat {seat} is next clockwise of those who can act", "BET-1", "act.next", (("seat", seat),)))
    return Explained(tuple(steps), seat)


def _stud_start(state: TableState, hand: Hand) -> Reason:
    """Who starts a round of stud: named by the upcards where all are in, else by the dealer (BLD-7, BET-1)."""
    if hand.street == 0:
        if brings_in(state.settings, state.game, hand) is None:
            return Reason("the dealer named who brings it in", "BLD-7", "act.named")
        text = "the highest upcard brings it in" if state.game.razz else "the lowest upcard brings it in"
        said = setting(state.settings, "bring_in_ties")
        return Reason(text, "BLD-7", "act.high_card" if state.game.razz else "act.low_card", (), said)
    if shows_best(state.game, hand) is None:
        return Reason("the dealer named who starts", "BET-1", "act.named")
    return Reason("the best hand showing starts", "BET-1", "act.shows")


def bet(state: TableState) -> Explained:
    """What a full call reaches (BLD-3, KIL-1, STR-1)."""
    hand = state.hand
    if hand is None or hand.phase != "betting":
        raise refuse("phase", "no betting is going on, so there is no bet", None, "no_betting")
    plan, steps = hand.plan, []
    if hand.opened or hand.street:
        text = f"the last wager is to {hand.bet}" if hand.bet else "nobody has bet in this round"
        steps.append(Reason(text, "BET-2", "bet.wager", (("bet", hand.bet),)))
    elif plan.straddles:
        steps.append(Reason(f"the last straddle is to {hand.bet}", "STR-1", "bet.straddle", (("bet", hand.bet),)))
    elif plan.kill:
        steps.append(Reason(f"everyone calls the kill, {plan.kill}", "KIL-1", "bet.kill", (("bet", plan.kill),)))
    else:
        steps += _forced(state, hand)
    return Explained(tuple(steps), hand.bet)


def _forced(state: TableState, hand: Hand) -> list[Reason]:
    """The bet before anybody wagered: a blind, the bring-in, or none (BLD-1, BLD-3, BLD-7, BTN-8, BET-4)."""
    settings, facts = state.settings, (("bet", hand.bet),)
    if not hand.bet:
        return [Reason("nobody has bet in this round", "BET-2", "bet.wager", facts)]
    if hand.bring_in_seat is not None:
        return [Reason(f"the bring-in is {hand.bet}", "BLD-7", "bet.bring_in", facts, setting(settings, "bring_in"))]
    blind = settings.big_blind or settings.button_blind
    if settings.big_blind:
        short = any(post.kind == "big_blind" and post.amount < hand.bet for post in hand.plan.posts)
        text = f"a call costs the full big blind, {hand.bet}"
        steps = [Reason(text, "BLD-3" if short else "BLD-1", "bet.blind", facts)]
    else:
        text = f"the button blind is the only one: a call costs it in full, {blind}"
        steps = [Reason(text, "BTN-8", "bet.button", facts, setting(settings, "button_blind"))]
    if hand.bet > blind:
        said = setting(settings, "minimum_bet")
        steps.append(Reason(f"the price of entry is {hand.bet}", "BET-4", "bet.minimum", facts, said))
    return steps


def legal(state: TableState) -> Explained:
    """Everything the player to act may do, and why something is not open."""
    steps: list[Reason] = []
    for part in ("fold", "check", "call", "wager"):
        steps += legal_part(state, part).steps
    return Explained(tuple(steps), None)


def legal_part(state: TableState, part: str) -> Explained:
    """Why fold, check, call or a wager is open or not: value true or false."""
    _, turn, _ = turn_now(state, f"legal.{part}")
    if part == "wager":
        if turn.wager is None:
            return Explained(closed(state, turn.no_wager).steps, False)
        text = f"a {turn.wager.kind} from {turn.wager.min} to {turn.wager.max} is open"
        facts = (("kind", turn.wager.kind), ("min", turn.wager.min), ("max", turn.wager.max))
        return Explained((Reason(text, "BET-4", "legal.wager", facts),), True)
    if part == "call":
        if turn.no_call is not None:
            return Explained(closed(state, turn.no_call).steps, False)
        return Explained(call(state).steps, turn.call is not None)
    if part == "check":
        if turn.check:
            return Explained((Reason("nothing is owed", "BET-3", "legal.check"),), True)
        if turn.bring_in is not None:
            return Explained((Reason("the bring-in has to be paid", "BLD-7", "legal.bring_in"),), False)
        text = f"{turn.call or 0} is owed" if turn.call else "an act was noted out of turn"
        return Explained((Reason(text, "BET-3" if turn.call else "PRO-8", "legal.no_check"),), False)
    if part == "fold":
        if turn.fold:
            return Explained((Reason("a hand may be given up on every turn", "POT-4", "legal.fold"),), True)
        rule = "BLD-7" if turn.bring_in is not None else "PRO-8"
        text = "who brings it in does not fold" if turn.bring_in is not None else "an act out of turn binds"
        return Explained((Reason(text, rule, "legal.no_fold"),), False)
    raise refuse("unknown", f"legal has fold, check, call and wager, not {part[:20]!r}", None, "why_unknown")
