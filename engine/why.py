"""Why: how a figure or a decision came about, with its arithmetic and rule ids. On top of all rooms."""

from collections.abc import Callable

from engine.betting.bounds import least
from engine.betting.limits import round_size
from engine.betting.pot_limit import PotReckoning, reckon
from engine.explained import Explained, Reason
from engine.positions.legs import pot_needed, small_bet, voluntary
from engine.positions.plan import plan_deal
from engine.pots.layers import pots_of
from engine.refusals import refuse
from engine.state import DealPlan, Hand, HandSeat, TableState, Turn

KIND_RULES = {
    "ante": "BLD-5",
    "small_blind": "BLD-1",
    "big_blind": "BLD-1",
    "button_blind": "BTN-8",
    "post": "ENT-2",
    "dead_post": "ENT-2",
    "kill": "KIL-1",
    "straddle": "STR-1",
    "sleeper": "STR-5",
    "bring_in": "BLD-7",
}


def why(state: TableState, of: str) -> Explained:
    """How `of` came about: wager.min, wager.max, call, button, posts, kill, pots or to_act.

    Raises:
        Refused: code `unknown` for another word, `phase` when there is no such figure now.
    """
    if of not in FIGURES:
        import difflib

        near = difflib.get_close_matches(of, FIGURES, 1)
        hint = f"; did you mean {near[0]!r}?" if near else f"; known are {', '.join(FIGURES)}"
        raise refuse("unknown", f"nothing is known of {_short(of)}{hint}", None, "why_unknown")
    return FIGURES[of](state)


def _short(word: str) -> str:
    """A word as it was said, cut to a readable length."""
    return repr(word) if len(word) <= 40 else repr(word[:37] + "...")


def _turn(state: TableState, of: str) -> tuple[Hand, Turn, HandSeat]:
    hand = state.hand
    if hand is None or hand.turn is None:
        raise refuse("phase", f"nobody is to act, so there is no {of} now", None, "nobody_acts")
    one = hand.seats[hand.turn.seat - 1]
    assert one is not None
    return hand, hand.turn, one


def _closed(turn: Turn) -> Explained:
    """No wager is open: the reason."""
    no = turn.no_wager
    text = {
        "opponents_all_in": "nobody else can put in more than the bet as it stands",
        "short_stack": "the stack reaches no further than the call",
        "capped": "the round is capped, every raise has been made",
        "option_lost": "already acted, and no full raise has come since",
        "no_check_raise": "checked this round, and the house allows no check-raise",
        "barred": "called before the wager was corrected",
        "checked_out_of_turn": "checked out of turn, so may not bet or raise now",
    }
    if no is None:
        return Explained((), None)
    return Explained((Reason(text.get(no.code, no.code), no.rule, "closed." + no.code),), None)


def wager_min(state: TableState) -> Explained:
    """The least the player to act may wager (BET-4, LIM-1, LIM-5)."""
    hand, turn, one = _turn(state, "wager")
    if turn.wager is None:
        return _closed(turn)
    settings, wager = state.settings, turn.wager
    full = least(hand, settings.limit_game)
    base = hand.level if settings.limit_game else hand.bet
    rule = {"fixed": "LIM-1", "spread": "LIM-5"}.get(settings.limit, "BET-4")
    steps = []
    if hand.bet == 0:
        steps.append(Reason(f"smallest bet {hand.raise_size}", rule, "min.bet", (("bet", hand.raise_size),)))
    elif wager.kind == "complete":
        rule = "BLD-4" if hand.street == 0 and not hand.opened else rule
        text = f"full level {base} + {hand.raise_size}, {hand.bet} of it is in"
        facts = (("level", base), ("size", hand.raise_size), ("bet", hand.bet))
        steps.append(Reason(text, rule, "min.complete", facts))
    else:
        text = f"bet {base} + last full bet or raise {hand.raise_size}"
        steps.append(Reason(text, rule, "min.raise", (("bet", base), ("raise", hand.raise_size))))
    if wager.min > full:
        steps.append(Reason(f"next multiple of {wager.unit}", "BET-5", "min.unit", (("unit", wager.unit),)))
    if wager.min < full:
        steps.append(
            Reason(f"all in: {one.bet} + {turn.all_in_to - one.bet}", "BET-6", "min.all_in", (("to", wager.min),))
        )
    return Explained(tuple(steps), wager.min)


def wager_max(state: TableState) -> Explained:
    """The most the player to act may wager (NL-1, PL, LIM)."""
    hand, turn, one = _turn(state, "wager")
    if turn.wager is None:
        return _closed(turn)
    settings, wager = state.settings, turn.wager
    steps: list[Reason] = []
    if settings.limit in ("pot_limit", "half_pot"):
        reckoning = reckon(settings, hand, one)
        steps += pot_steps(reckoning)
        if wager.max < reckoning.most:
            if wager.max == turn.all_in_to:
                text = f"all in: {one.bet} in front + {turn.all_in_to - one.bet} behind"
                steps.append(Reason(text, "STK-1", "max.stack", (("to", wager.max),)))
            else:
                steps.append(Reason(f"multiple of {wager.unit} below", "BET-5", "max.unit", (("unit", wager.unit),)))
        elif wager.max > reckoning.most:
            steps.append(Reason("never below the smallest legal wager", "PL-1", "max.least", (("least", wager.max),)))
    elif wager.max == turn.all_in_to and settings.limit == "no_limit":
        text = f"{one.bet} in front + {turn.all_in_to - one.bet} behind"
        rule = "LIM-6" if settings.cap is not None and turn.all_in_to < one.bet + one.stack else "NL-1"
        steps.append(Reason(text, rule, "max.stack", (("bet", one.bet), ("behind", turn.all_in_to - one.bet))))
    elif settings.limit == "spread":
        high = wager.max - hand.level
        steps.append(Reason(f"{hand.level} + the range's {high}", "LIM-5", "max.spread", (("high", high),)))
    else:
        size = round_size(settings, state.game, hand)
        text = f"bet {hand.level} + {size}" if hand.level else f"a bet of {size}"
        steps.append(Reason(text, "LIM-1", "max.fixed", (("level", hand.level), ("size", size))))
        if wager.max == turn.all_in_to and wager.max < hand.level + size:
            steps.append(Reason(f"all in to {wager.max}", "BET-6", "max.all_in", (("to", wager.max),)))
    return Explained(tuple(steps), wager.max)


def pot_steps(one: PotReckoning) -> list[Reason]:
    """PL: the arithmetic of the pot-limit maximum, a line for each part."""
    facts = (("bet", one.bet), ("pot", one.pot), ("call", one.call), ("most", one.most))
    steps = []
    if one.antes:
        steps.append(
            Reason(f"antes {one.antes} do not count", "PL-7", "pl.antes", (("antes", one.antes),), "antes_count: false")
        )
    if one.small_counts:
        text = f"the small blind counts as a big one: {one.small_counts} more"
        steps.append(Reason(text, "PL-2", "pl.small", (("more", one.small_counts),), "small_blind_as_big: true"))
    if one.small_open:
        text = f"the small blind opens as anyone would: {one.small_open} more"
        steps.append(Reason(text, "PL-3", "pl.open", (("more", one.small_open),), "small_blind_open: same_as_others"))
    if one.blinds_missing:
        text = f"short and dead blinds count in full: {one.blinds_missing} more"
        steps.append(Reason(text, "PL-7", "pl.missing", (("more", one.blinds_missing),), "blinds_count_full: true"))
    if one.rounded:
        text = f"the pot after the call is rounded up by {one.rounded} to {one.after_call}"
        steps.append(Reason(text, "PL-4", "pl.round", (("more", one.rounded), ("to", one.after_call)), "round_pot_to"))
    counted = one.after_call - one.call - one.rounded
    if one.half:
        text = f"bet {one.bet} + half of (pot {counted} + call {one.call}{_plus(one.rounded)})"
        steps.append(Reason(text, "PL-8", "pl.half", facts, "limit: half_pot"))
    elif one.call:
        text = f"bet {one.bet} + pot {counted} + call {one.call}{_plus(one.rounded)}"
        steps.append(Reason(text, "PL-1", "pl.raise", (*facts, ("counted", counted), ("rounded", one.rounded))))
    else:
        steps.append(Reason(f"the pot, {one.after_call}", "PL-1", "pl.bet", (*facts, ("counted", counted))))
    return steps


def _plus(chips: int) -> str:
    return f" + {chips}" if chips else ""


def call(state: TableState) -> Explained:
    """What a call costs (BLD-3, BET-2)."""
    hand, turn, one = _turn(state, "call")
    if turn.call is None:
        return Explained((Reason(f"{one.bet} in front matches the bet", "BET-3", "call.none"),), None)
    text = f"bet {hand.bet} - {one.bet} in front"
    steps = [Reason(text, "BET-2", "call", (("bet", hand.bet), ("front", one.bet)))]
    if turn.call < hand.bet - one.bet:
        steps.append(Reason(f"all in for {turn.call}", "POT-1", "call.short", (("call", turn.call),)))
    return Explained(tuple(steps), turn.call)


def _plan(state: TableState) -> DealPlan:
    return state.hand.plan if state.hand is not None else plan_deal(state)


def button(state: TableState) -> Explained:
    """Why the button lies where it does, in the running hand or the coming one (BTN)."""
    plan = _plan(state)
    positions, settings = plan.positions, state.settings
    rule = {"dead": "BTN-1", "moving": "BTN-2", "simplified": "BTN-3"}[settings.button_rule]
    setting = f"button_rule: {settings.button_rule}"
    steps = []
    if len(positions.dealt) == 2 and not positions.dead:
        steps.append(Reason("two are in: the button posts the small blind", "BTN-4", "button.two"))
    elif state.number == 0 or (state.hand is not None and state.hand.number == 1):
        steps.append(Reason(f"the dealer put it on seat {positions.button}", "BTN-7", "button.first"))
    elif settings.button_rule == "dead" and settings.blinds:
        text = f"the small blind position of the last hand was seat {positions.button}"
        steps.append(Reason(text, rule, "button.dead", (("seat", positions.button),), setting))
        if positions.dead:
            steps.append(Reason("nobody is dealt in there: a dead button", "BTN-1", "button.is_dead"))
    else:
        text = f"seat {positions.button} is the next player in"
        steps.append(Reason(text, rule, "button.next", (("seat", positions.button),), setting))
    return Explained(tuple(steps), positions.button)


def posts(state: TableState) -> Explained:
    """Who puts in what before the cards and why (BLD, ENT, STR, KIL)."""
    plan = _plan(state)
    steps = []
    for post in plan.posts:
        word = post.kind.replace("_", " ")
        dead = "" if post.live or post.kind in ("ante", "dead_post") else ", dead"
        facts = (("seat", post.seat), ("kind", post.kind), ("amount", post.amount), ("live", post.live))
        text = f"seat {post.seat}: {word} {post.amount}{dead}"
        steps.append(Reason(text, KIND_RULES[post.kind], "post." + post.kind, facts))
    return Explained(tuple(steps), sum(post.amount for post in plan.posts))


def kill(state: TableState) -> Explained:
    """Who kills, for how much, or how far the legs are (KIL)."""
    settings, kill_state = state.settings, state.kill
    if settings.kill is None:
        raise refuse("phase", "this table plays without a kill", "KIL-1", "no_kill")
    hand, steps = state.hand, []
    times, over = settings.kill.size
    if hand is not None and hand.plan.kill:
        text = f"seat {hand.plan.killer} killed: big blind {settings.big_blind} x {times}/{over} = {hand.plan.kill}"
        steps.append(Reason(text, "KIL-1", "kill.size", (("amount", hand.plan.kill),), f"kill.size: {times}/{over}"))
        return Explained(tuple(steps), hand.plan.kill)
    if settings.kill.on in ("scoop", "pot_over"):
        rule = "KIL-7" if settings.kill.on == "scoop" else "KIL-8"
        needed = pot_needed(settings, state.game)
        steps.append(Reason(f"a pot of {needed} is needed", rule, "kill.needed", (("pot", needed),)))
    elif kill_state.holder is None:
        steps.append(Reason("the kill button is neutral", "KIL-3", "kill.neutral"))
    else:
        text = f"seat {kill_state.holder} holds the kill button, {kill_state.legs} of {settings.kill.legs} legs"
        facts = (("seat", kill_state.holder), ("legs", kill_state.legs))
        steps.append(Reason(text, "KIL-2", "kill.legs", facts, f"kill.legs: {settings.kill.legs}"))
        if hand is not None and kill_state.legs == settings.kill.legs - 1:
            got, need = voluntary(hand, kill_state.holder), small_bet(settings, hand)
            text = f"{got} of the {need} that the others must add beyond the blinds are in"
            steps.append(Reason(text, "KIL-2", "kill.qualify", (("got", got), ("need", need))))
    if kill_state.due is not None:
        steps.append(Reason(f"seat {kill_state.due} must kill the next hand", "KIL-2", "kill.due"))
    return Explained(tuple(steps), kill_state.due)


def pots(state: TableState) -> Explained:
    """The layers of the pots (POT-1, POT-2)."""
    hand = state.hand
    if hand is None:
        raise refuse("phase", "no hand is running, so there is no pot", None, "no_hand")
    steps = []
    for number, pot in enumerate(pots_of(hand), 1):
        seats = ", ".join(map(str, pot.seats))
        name = "main pot" if number == 1 else f"side pot {number - 1}"
        facts = (("pot", number), ("amount", pot.amount), ("seats", pot.seats))
        steps.append(Reason(f"{name} {pot.amount}: seats {seats}", "POT-1", "pot", facts))
    dead = sum(one.dead for one in hand.seats if one is not None)
    if dead:
        steps.append(Reason(f"{dead} dead chips belong to the main pot", "POT-2", "pot.dead", (("dead", dead),)))
    if hand.splash:
        steps.append(Reason(f"{hand.splash} splashed by the house", "NOW-6", "pot.splash", (("chips", hand.splash),)))
    return Explained(tuple(steps), sum(pot.amount for pot in pots_of(hand)))


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
        steps.append(Reason(f"the round starts left of seat {plan.starts_after}", "BLD-1", "act.blind"))
    elif state.game.family == "stud":
        steps.append(Reason("the dealer named who starts", "BLD-7" if hand.street == 0 else "BET-1", "act.named"))
    else:
        steps.append(Reason(f"left of the button, seat {plan.positions.button}", "BET-1", "act.button"))
    if hand.late_killer is not None:
        steps.append(
            Reason(f"the killer, seat {hand.late_killer}, acts last", "KIL-9", "act.killer", (), "kill.acts: last")
        )
    steps.append(Reason(f"seat {seat} is next clockwise of those who can act", "BET-1", "act.next", (("seat", seat),)))
    return Explained(tuple(steps), seat)


FIGURES: dict[str, Callable[[TableState], Explained]] = {
    "wager.min": wager_min,
    "wager.max": wager_max,
    "call": call,
    "button": button,
    "posts": posts,
    "kill": kill,
    "pots": pots,
    "to_act": to_act,
}
