"""Explains the limits: bets, smallest bet, raises, cap (LIM, BET-4, KIL-1)."""

from engine.betting.limits import exempt
from engine.betting.reach import playing_chips
from engine.evolve.begin_hand import limits_of
from engine.positions.plan import killed_plan
from engine.refusals import Explained, reason, refuse
from engine.settings.records import Settings
from engine.state import TableState
from engine.why.current_turn import setting

LIMITS = ("bets", "minimum_bet", "raises", "cap")


def limits(state: TableState) -> Explained:
    """Explain all limits of the running or coming hand."""
    return Explained(tuple(step for part in LIMITS for step in limit(state, part).steps), None)


def limit(state: TableState, part: str) -> Explained:
    """Explain bets, minimum_bet, raises or cap (LIM-1, LIM-2, LIM-6, BET-4, KIL-1); raises Refused for other parts."""
    settings = state.settings
    if part == "raises":
        return raises(state)
    if part == "cap":
        if settings.cap is None:
            return Explained((reason("limits.no_cap", "LIM-6", setting(settings, "cap")),), None)
        return _cap(settings, settings.cap)
    if part not in LIMITS:
        raise refuse("unknown", "why_limits", limits=LIMITS, part=repr(part[:20]))
    plan = state.hand.plan if state.hand is not None else killed_plan(state)
    bets, minimum = limits_of(settings, plan) if plan is not None else (settings.bets, settings.minimum_bet)
    killed = plan is not None and plan.kill > 0
    steps = []
    if part == "bets":
        if settings.bets is None:
            return Explained((reason("limits.none", "LIM-1", limit=settings.limit),), None)
        steps.append(
            reason("limits.bets", "LIM-1", setting(settings, "bets"), small=settings.bets[0], big=settings.bets[1])
        )
        if killed and bets is not None:
            steps.append(reason("limits.killed", "KIL-1", setting(settings, "kill.size"), small=bets[0], big=bets[1]))
        return Explained(tuple(steps), bets)
    rule = {"fixed": "LIM-1", "spread": "LIM-5"}.get(settings.limit, "BET-4")
    if killed and minimum != settings.minimum_bet:  # no bet of the unkilled minimum is allowed in this hand
        steps.append(reason("limits.kill_blind", "KIL-1", setting(settings, "kill.size"), minimum=minimum))
    else:
        steps.append(reason("limits.minimum", rule, setting(settings, "minimum_bet"), minimum=settings.minimum_bet))
    return Explained(tuple(steps), minimum)


def _cap(settings: Settings, cap: int) -> Explained:
    """Explain the most a hand can cost, and the part of it that plays in whole units (LIM-6, BET-5)."""
    steps, to = [reason("limits.cap", "LIM-6", setting(settings, "cap"), cap=cap)], playing_chips(settings, cap)
    if to < cap:
        house = setting(settings, "small_chips")
        steps.append(reason("limits.cap_units", "BET-5", house, unit=settings.betting_unit, to=to))
    return Explained(tuple(steps), to)


def raises(state: TableState) -> Explained:
    """Explain the raises made and allowed (LIM-2, LIM-3, STR-6)."""
    settings, hand = state.settings, state.hand
    if not settings.limit_game:
        return Explained((reason("raises.unlimited", "NL-1", limit=settings.limit),), None)
    house = setting(settings, "raise_cap")
    if settings.raise_cap is None:
        return Explained((reason("raises.none", "LIM-2", house),), None)
    steps = [reason("raises.cap", "LIM-2", house, cap=settings.raise_cap)]
    if hand is None or hand.phase != "betting":
        return Explained(tuple(steps), None)
    steps.append(reason("raises.made", "LIM-2", made=hand.raises))
    if hand.street == 0 and hand.plan.straddles and settings.straddle.counts_as_raise:
        steps.append(reason("raises.straddle", "STR-6", setting(settings, "straddle.counts_as_raise")))
    if hand.capped:
        steps.append(reason("raises.capped", "LIM-3"))
    elif exempt(settings, hand):
        steps.append(reason("raises.heads_up", "LIM-3", setting(settings, "heads_up_uncapped")))
    return Explained(tuple(steps), hand.raises)
