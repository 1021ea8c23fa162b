"""Why the limits are what they are: bets, smallest bet, raises, cap (LIM, BET-4, KIL-1)."""

from engine.betting.limits import exempt
from engine.explained import Explained, Reason
from engine.phases.begin import limits_of
from engine.positions.plan import plan_deal
from engine.refusals import Refused, refuse
from engine.state import TableState
from engine.why.house import setting

LIMITS = ("bets", "minimum_bet", "raises", "cap")


def limits(state: TableState) -> Explained:
    """All limits of the running or coming hand."""
    return Explained(tuple(step for part in LIMITS for step in limit(state, part).steps), None)


def limit(state: TableState, part: str) -> Explained:
    """One limit: bets, minimum_bet, raises or cap (LIM-1, LIM-2, LIM-6, BET-4, KIL-1)."""
    settings = state.settings
    if part == "raises":
        return raises(state)
    if part == "cap":
        text = (
            "a hand can cost no more than the stack" if settings.cap is None else f"a hand costs at most {settings.cap}"
        )
        return Explained((Reason(text, "LIM-6", "limits.cap", (), setting(settings, "cap")),), settings.cap)
    if part not in LIMITS:
        raise refuse("unknown", f"limits has {', '.join(LIMITS)}, not {part[:20]!r}", None, "why_unknown")
    plan = state.hand.plan if state.hand is not None else None
    if plan is None and state.kill.due is not None:
        try:
            plan = plan_deal(state)
        except Refused:
            plan = None
    bets, minimum = limits_of(settings, plan) if plan is not None else (settings.bets, settings.minimum_bet)
    killed = plan is not None and plan.kill > 0
    steps = []
    if part == "bets":
        if settings.bets is None:
            return Explained((Reason(f"{settings.limit} has no fixed bets", "LIM-1", "limits.none"),), None)
        text = f"small bet {settings.bets[0]} on the early rounds, big bet {settings.bets[1]} on the late ones"
        steps.append(Reason(text, "LIM-1", "limits.bets", (), setting(settings, "bets")))
        if killed:
            text = f"the kill makes them {bets[0]} and {bets[1]}" if bets is not None else ""
            steps.append(Reason(text, "KIL-1", "limits.killed", (), setting(settings, "kill.size")))
        return Explained(tuple(steps), bets)
    rule = {"fixed": "LIM-1", "spread": "LIM-5"}.get(settings.limit, "BET-4")
    text = f"a bet is at least {settings.minimum_bet}"
    steps.append(Reason(text, rule, "limits.minimum", (), setting(settings, "minimum_bet")))
    if killed and minimum != settings.minimum_bet:
        text = f"the kill stands for the big blind: {minimum}"
        steps.append(Reason(text, "KIL-1", "limits.killed", (), setting(settings, "kill.size")))
    return Explained(tuple(steps), minimum)


def raises(state: TableState) -> Explained:
    """Raises made and allowed (LIM-2, LIM-3, STR-6)."""
    settings, hand = state.settings, state.hand
    if not settings.limit_game:
        return Explained((Reason(f"{settings.limit} has no cap on raises", "NL-1", "raises.unlimited"),), None)
    said = setting(settings, "raise_cap")
    if settings.raise_cap is None:
        return Explained((Reason("the house caps no round", "LIM-2", "raises.none", (), said),), None)
    text = f"a bet and {settings.raise_cap} raises a round"
    steps = [Reason(text, "LIM-2", "raises.cap", (("cap", settings.raise_cap),), said)]
    if hand is None or hand.phase != "betting":
        return Explained(tuple(steps), None)
    steps.append(Reason(f"{hand.raises} were made", "LIM-2", "raises.made", (("made", hand.raises),)))
    if hand.street == 0 and hand.plan.straddles and settings.straddle.counts_as_raise:
        text = "each straddle is one of them"
        steps.append(Reason(text, "STR-6", "raises.straddle", (), setting(settings, "straddle.counts_as_raise")))
    if hand.capped:
        steps.append(Reason("capped: it stays so until the round is over", "LIM-3", "raises.capped"))
    elif exempt(settings, hand):
        text = "two are left who can bet: no cap"
        steps.append(Reason(text, "LIM-3", "raises.heads_up", (), setting(settings, "heads_up_uncapped")))
    return Explained(tuple(steps), hand.raises)
