"""Why a hand is dealt as it is: button, posts, kill (BTN, BLD, ENT, STR, KIL)."""

from engine.explained import Explained, Reason
from engine.positions.legs import pot_needed, small_bet, voluntary
from engine.positions.plan import plan_deal
from engine.refusals import refuse
from engine.state import DealPlan, Post, TableState
from engine.why.house import setting

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


POST_SETTINGS = {
    "ante": "ante.by",
    "small_blind": "blinds",
    "big_blind": "blinds",
    "button_blind": "button_blind",
    "kill": "kill.size",
    "straddle": "straddle.allow",
    "sleeper": "straddle.sleepers",
    "bring_in": "bring_in",
}
"""The setting behind a kind of post."""


def _plan(state: TableState) -> DealPlan:
    return state.hand.plan if state.hand is not None else plan_deal(state)


def button(state: TableState) -> Explained:
    """Why the button lies where it does, in the running hand or the coming one (BTN)."""
    plan = _plan(state)
    positions, settings = plan.positions, state.settings
    rule = {"dead": "BTN-1", "moving": "BTN-2", "simplified": "BTN-3"}[settings.button_rule]
    said = setting(settings, "button_rule")
    steps = []
    if plan.bomb and settings.bomb_pot is not None and not settings.bomb_pot.moves_button:
        text = (
            "a bomb pot has the button of its own" if positions.own is not None else "the button stays for a bomb pot"
        )
        steps.append(Reason(text, "NOW-2", "button.bomb", (), setting(settings, "bomb_pot.moves_button")))
    elif positions.buyer is not None:
        text = f"seat {positions.buyer} buys the button and has it next hand"
        steps.append(Reason(text, "NOW-1", "button.bought", (), setting(settings, "buy_the_button")))
    elif len(positions.dealt) == 2 and len(settings.blinds) > 1 and not positions.dead:
        steps.append(Reason("two are in: the button posts the small blind", "BTN-4", "button.two"))
    elif state.number == 0 or (state.hand is not None and state.hand.number == 1) or state.placed_button is not None:
        steps.append(Reason(f"the dealer put it on seat {positions.button}", "BTN-7", "button.first"))
    elif settings.button_rule == "dead" and settings.blinds:
        facts = (("seat", positions.button),)
        if len(settings.blinds) == 1:
            text = f"the big blind of the last hand was seat {positions.button}"
            steps.append(Reason(text, "BTN-10", "button.single", facts, said))
        else:
            text = f"the small blind position of the last hand was seat {positions.button}"
            steps.append(Reason(text, rule, "button.dead", facts, said))
        if positions.dead:
            steps.append(Reason("nobody is dealt in there: a dead button", "BTN-1", "button.is_dead"))
    elif not settings.blinds and not settings.button_blind and settings.stud_button == "frozen":
        text = "without blinds the button stays where it is"
        steps.append(Reason(text, "BTN-10", "button.frozen", (), setting(settings, "stud_button")))
    elif positions.dead:
        # only where it follows the blinds does a button come to lie dead by itself
        steps.append(Reason(f"the dealer put it on seat {positions.button}", "BTN-7", "button.first"))
    elif not settings.blinds:
        text = f"seat {positions.button} is the next player in"
        kept = None if settings.button_blind else setting(settings, "stud_button")
        steps.append(Reason(text, "BTN-10", "button.next", (("seat", positions.button),), kept))
    else:
        text = f"seat {positions.button} is the next player in"
        steps.append(Reason(text, rule, "button.next", (("seat", positions.button),), said))
    return Explained(tuple(steps), positions.lies)


def posts(state: TableState) -> Explained:
    """Who puts in what before the cards and why (BLD, ENT, STR, KIL)."""
    plan = _plan(state)
    steps = []
    for post in plan.posts:
        word = post.kind.replace("_", " ")
        dead = "" if post.live or post.kind in ("ante", "dead_post") else ", dead"
        facts = (("seat", post.seat), ("kind", post.kind), ("amount", post.amount), ("live", post.live))
        text = f"seat {post.seat}: {word} {post.amount}{dead}"
        steps.append(Reason(text, KIND_RULES[post.kind], "post." + post.kind, facts, _behind_post(state, plan, post)))
    return Explained(tuple(steps), sum(post.amount for post in plan.posts))


def _behind_post(state: TableState, plan: DealPlan, post: Post) -> str | None:
    """The setting that a post follows."""
    if plan.bomb:
        return None
    key = POST_SETTINGS.get(post.kind)
    if post.kind in ("post", "dead_post"):
        key = "missed_blinds" if post.seat not in plan.entered or post.kind == "dead_post" else "new_player"
    return None if key is None else setting(state.settings, key)


def kill(state: TableState) -> Explained:
    """Who kills, for how much, or how far the legs are (KIL)."""
    settings, kill_state = state.settings, state.kill
    if settings.kill is None:
        raise refuse("phase", "this table plays without a kill", "KIL-1", "no_kill")
    hand, steps = state.hand, []
    times, over = settings.kill.size
    if hand is not None and hand.plan.kill:
        text = f"seat {hand.plan.killer} killed: big blind {settings.big_blind} x {times}/{over} = {hand.plan.kill}"
        steps.append(Reason(text, "KIL-1", "kill.size", (("amount", hand.plan.kill),), setting(settings, "kill.size")))
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
        steps.append(Reason(text, "KIL-2", "kill.legs", facts, setting(settings, "kill.legs")))
        if hand is not None and kill_state.legs == settings.kill.legs - 1:
            got, need = voluntary(hand, kill_state.holder), small_bet(settings, hand)
            text = f"{got} of the {need} that the others must add beyond the blinds are in"
            steps.append(Reason(text, "KIL-2", "kill.qualify", (("got", got), ("need", need))))
    if kill_state.due is not None:
        steps.append(Reason(f"seat {kill_state.due} must kill the next hand", "KIL-2", "kill.due"))
    return Explained(tuple(steps), kill_state.due)


def straddle(state: TableState) -> Explained:
    """The straddles of the running or coming hand (STR)."""
    plan, settings = _plan(state), state.settings
    steps = []
    for post in plan.posts:
        if post.kind not in ("straddle", "sleeper"):
            continue
        rock = post.kind == "straddle" and settings.straddle.rock and post.seat == state.rock
        rule = "STR-4" if rock else "STR-5" if post.kind == "sleeper" else "STR-1"
        key = "straddle.rock" if rock else "straddle.sleepers" if post.kind == "sleeper" else "straddle.allow"
        text = f"seat {post.seat}: {post.kind} of {post.amount}" + (", it holds the rock" if rock else "")
        facts = (("seat", post.seat), ("amount", post.amount))
        steps.append(Reason(text, rule, "straddle." + post.kind, facts, setting(settings, key)))
    if not steps:
        said = setting(settings, "straddle.allow")
        steps.append(Reason("nobody straddles", "STR-1", "straddle.none", (), said))
    return Explained(tuple(steps), plan.straddle or None)


def rock(state: TableState) -> Explained:
    """Who holds the rock (STR-4)."""
    settings = state.settings
    if not settings.straddle.rock:
        raise refuse("phase", "this table plays without a rock", "STR-4", "no_rock")
    text = (
        "the rock lies free" if state.rock is None else f"seat {state.rock} holds the rock and straddles under the gun"
    )
    step = Reason(text, "STR-4", "rock", (("seat", state.rock),), setting(settings, "straddle.rock"))
    return Explained((step,), state.rock)
