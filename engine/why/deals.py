"""Explains the deal of a hand: button, posts, kill (BTN, BLD, ENT, STR, KIL)."""

from collections.abc import Iterator

from engine.evolve.begin_hand import limits_of
from engine.positions.kill import kill_base, legs_at, pot_needed, pot_too_small, small_bet, split_without_win, voluntary
from engine.positions.plan import plan_deal
from engine.refusals import Explained, House, Reason, reason, refuse
from engine.state import DealPlan, Post, TableState
from engine.view.between import posts_with_totals
from engine.view.dues import paid_again
from engine.view.tell_state import kill_cause, kill_of, still_agreed
from engine.why.current_turn import setting

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
    """Explain the place of the button in the running hand or the coming one (BTN)."""
    plan = _plan(state)
    positions, settings = plan.positions, state.settings
    rule = {"dead": "BTN-1", "moving": "BTN-2", "simplified": "BTN-3"}[settings.button_rule]
    house = setting(settings, "button_rule")
    steps = []
    if plan.bomb and settings.bomb_pot is not None and not settings.bomb_pot.moves_button:
        key = "button.bomb_own" if positions.own is not None else "button.bomb"
        steps.append(reason(key, "NOW-2", setting(settings, "bomb_pot.moves_button")))
    elif positions.buyer is not None:
        steps.append(reason("button.bought", "NOW-1", setting(settings, "buy_the_button"), seat=positions.buyer))
    elif len(positions.dealt) == 2 and len(settings.blinds) > 1 and not positions.dead:
        steps.append(reason("button.two", "BTN-4"))
    elif state.number == 0 or (state.hand is not None and state.hand.number == 1) or state.placed_button is not None:
        steps.append(reason("button.first", "BTN-7", seat=positions.button))
    elif settings.button_rule == "dead" and settings.blinds:
        if len(settings.blinds) == 1:
            steps.append(reason("button.single", "BTN-10", house, seat=positions.button))
        else:
            steps.append(reason("button.dead", rule, house, seat=positions.button))
        if positions.dead:
            steps.append(reason("button.is_dead", "BTN-1"))
    elif not settings.blinds and not settings.button_blind and settings.stud_button == "frozen":
        steps.append(reason("button.frozen", "BTN-10", setting(settings, "stud_button")))
    elif positions.dead:
        # by its own rule the button lies dead only where it follows the blinds
        steps.append(reason("button.first", "BTN-7", seat=positions.button))
    elif not settings.blinds:
        kept = None if settings.button_blind else setting(settings, "stud_button")
        steps.append(reason("button.next", "BTN-10", kept, seat=positions.button))
    else:
        steps.append(reason("button.next", rule, house, seat=positions.button))
    return Explained(tuple(steps), positions.dealt_from)


def posts(state: TableState) -> Explained:
    """Explain the posts before the cards (BLD, ENT, STR, KIL)."""
    plan = _plan(state)
    steps = []
    for post in plan.posts:
        key = "post" if post.live or post.kind in ("ante", "dead_post") else "post.dead"
        kind, house = post.kind.replace("_", " "), _setting_of_post(state, plan, post)
        steps.append(reason(key, KIND_RULES[post.kind], house, seat=post.seat, kind=kind, amount=post.amount))
    again = paid_again(state, plan)
    if again is not None:
        house = setting(state.settings, "enter_on_button") if again.rule == "ENT-4" else None
        steps += [reason("post.again", again.rule, house, seat=seat) for seat in again.seats]
    return Explained(tuple(steps), sum(post.amount for post in plan.posts))


def _setting_of_post(state: TableState, plan: DealPlan, post: Post) -> House | None:
    """Return the setting that a post follows."""
    if plan.bomb:
        return None
    key = POST_SETTINGS.get(post.kind)
    if post.kind in ("post", "dead_post"):
        key = "missed_blinds" if post.seat not in plan.entered or post.kind == "dead_post" else "new_player"
    return None if key is None else setting(state.settings, key)


CAUSES = {
    "in_a_row": ("kill.in_a_row", "KIL-2"),
    "again": ("kill.again", "KIL-5"),
    "split": ("kill.split", "KIL-4"),
    "scoop": ("kill.scoop", "KIL-7"),
    "pot_over": ("kill.pot_over", "KIL-8"),
    "agreed": ("kill.agreed", "KIL-12"),
    "owed": ("kill.owed", "KIL-6"),
    "chosen": ("kill.chosen", "KIL-11"),
}
"""The sentence and the rule of each cause of a kill."""


def kill(state: TableState) -> Explained:
    """Explain the killer, the cause and the size of the kill, or the legs so far (KIL).

    Raises:
        Refused: no kill is played (`phase`).
    """
    settings, kill_state, cause = state.settings, state.kill, kill_cause(state)
    if settings.kill is None:
        raise refuse("phase", "no_kill", "KIL-1")
    if cause is not None and kill_of(state).amount:
        plan = _plan(state)
        killer = plan.killer or 0
        key, rule = CAUSES[cause.how]
        why_due = reason(key, rule, seat=killer, got=cause.got, needed=cause.needed)
        return Explained((why_due, *_kill_steps(state, plan, killer)), plan.kill)
    if settings.kill.on in ("scoop", "pot_over"):
        needed, scoop = pot_needed(settings), settings.kill.on == "scoop"
        key, rule = ("kill.needed", "KIL-7") if scoop else ("kill.over", "KIL-8")
        steps = [reason(key, rule, setting(settings, "kill.on"), pot=needed)]
        small = pot_too_small(state) if state.hand is None else None
        if small is not None:
            steps.append(reason("kill.small", rule, seat=small[0], got=small[1]))
        elif state.hand is None and split_without_win(state):
            steps.append(reason("kill.apart", rule))
        return Explained(tuple(steps))
    if kill_state.holder is None:
        return Explained(legs_of(state) or (reason("kill.neutral", "KIL-3"),))
    seat, legs = kill_state.holder, kill_state.legs
    steps = list(legs_of(state))
    last_cause = state.kill_cause
    if state.hand is None and last_cause is not None and last_cause.how == "short":
        steps.append(reason("kill.short", "KIL-2", got=last_cause.got, needed=last_cause.needed))
    if state.hand is not None and legs == settings.kill.legs - 1:
        got, need = voluntary(state.hand, seat), small_bet(state.hand)
        steps.append(reason("kill.qualify", "KIL-2", got=got, need=need))
    return Explained(tuple(steps))


def legs_of(state: TableState, seat: int | None = None) -> tuple[Reason, ...]:
    """Explain the legs of the button's holder and of returned players; of one seat, None = of all (KIL-2, KIL-6)."""
    if state.settings.kill is None:
        return ()
    holder, needed = state.kill.holder, state.settings.kill.legs
    house = setting(state.settings, "kill.legs")
    rows = sorted((number != holder, number, legs) for number, legs in legs_at(state) if seat in (None, number))
    return tuple(
        reason("kill.kept", "KIL-6", house, seat=number, legs=legs, needed=needed)
        if returned
        else reason("kill.legs", "KIL-2", house, seat=number, legs=legs, needed=needed)
        for returned, number, legs in rows
    )


def _kill_steps(state: TableState, plan: DealPlan, killer: int) -> Iterator[Reason]:
    """Yield the size of the kill, its effect on the killer's blind, and the limits of the hand (KIL-1, KIL-10)."""
    settings = state.settings
    assert settings.kill is not None
    times, divisor = settings.kill.size
    house, base = setting(settings, "kill.size"), kill_base(settings)
    yield reason("kill.size", "KIL-1", house, big_blind=base, times=times, over=divisor, amount=plan.kill)
    due = {"small_blind": plan.positions.smalls, "big_blind": plan.positions.bigs}
    blinds = {kind for kind, seats in due.items() if killer in seats}
    paid = {post.kind for post in plan.posts if post.seat == killer}
    if blinds and (settings.kill.in_blind == "add" or blinds - paid):
        key = "kill.adds" if settings.kill.in_blind == "add" else "kill.replaces"
        yield reason(key, "KIL-10", setting(settings, "kill.in_blind"), seat=killer)
    bets, minimum = limits_of(settings, plan)
    if bets is not None:
        yield reason("limits.killed", "KIL-1", small=bets[0], big=bets[1])
    elif minimum != settings.minimum_bet:
        yield reason("limits.kill_blind", "KIL-1", minimum=minimum)
    for seat in still_agreed(state, killer):
        yield reason("kill.waits", "KIL-12", seat=seat)


def straddle(state: TableState) -> Explained:
    """Explain the straddles of the running or coming hand (STR)."""
    plan, settings = _plan(state), state.settings
    steps = []
    for post, to in posts_with_totals(plan.posts):
        if not post.blind_raise:
            continue
        rock = post.kind == "straddle" and settings.straddle.rock and post.seat == state.rock
        rule = "STR-4" if rock else "STR-5" if post.kind == "sleeper" else "STR-1"
        key = "straddle.rock" if rock else "straddle.sleepers" if post.kind == "sleeper" else "straddle.allow"
        sentence = "straddle.rock" if rock else "straddle"
        house_rule = setting(settings, key)
        steps.append(reason(sentence, rule, house_rule, seat=post.seat, kind=post.kind, amount=to))
    if not steps:
        house = setting(settings, "straddle.allow")
        steps.append(reason("straddle.none", "STR-1", house))
    return Explained(tuple(steps), plan.straddle or None)


def rock(state: TableState) -> Explained:
    """Explain which seat holds the rock (STR-4).

    Raises:
        Refused: no rock is played (`phase`).
    """
    settings = state.settings
    if not settings.straddle.rock:
        raise refuse("phase", "plays_no_rock", "STR-4")
    house = setting(settings, "straddle.rock")
    if state.rock is None:
        return Explained((reason("rock.free", "STR-4", house),), None)
    return Explained((reason("rock", "STR-4", house, seat=state.rock),), state.rock)
