"""Why a wager is at least and at most so much: the arithmetic, limit by limit (BET-4, NL, PL, LIM)."""

from engine.betting.bounds import least
from engine.betting.limits import open_pair_amounts, round_size
from engine.betting.pot_limit import PotReckoning, reckon
from engine.explained import Explained, Reason
from engine.settings.records import Settings
from engine.state import TableState
from engine.why.house import setting
from engine.why.whose import closed, turn_now


def wager_min(state: TableState) -> Explained:
    """The least the player to act may wager (BET-4, LIM-1, LIM-5)."""
    hand, turn, one = turn_now(state, "wager")
    if turn.wager is None:
        return closed(state, turn.no_wager)
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
    hand, turn, one = turn_now(state, "wager")
    if turn.wager is None:
        return closed(state, turn.no_wager)
    settings, wager = state.settings, turn.wager
    steps: list[Reason] = []
    if settings.limit in ("pot_limit", "half_pot"):
        reckoning = reckon(settings, hand, one)
        steps += pot_steps(settings, reckoning)
        if wager.max < reckoning.most:
            if wager.max == turn.all_in_to:
                text = f"all in: {one.bet} in front + {turn.all_in_to - one.bet} behind"
                if not one.bet:
                    text = f"all in: the whole stack, {turn.all_in_to}"
                steps.append(Reason(text, "STK-1", "max.stack", (("to", wager.max),)))
            else:
                steps.append(Reason(f"multiple of {wager.unit} below", "BET-5", "max.unit", (("unit", wager.unit),)))
        elif wager.max > reckoning.most:
            steps.append(Reason("never below the smallest legal wager", "PL-1", "max.least", (("least", wager.max),)))
    elif wager.max == turn.all_in_to and settings.limit == "no_limit":
        text = f"{one.bet} in front + {turn.all_in_to - one.bet} behind"
        if not one.bet:
            text = f"the whole stack, {turn.all_in_to}"
        rule = "LIM-6" if settings.cap is not None and turn.all_in_to < one.bet + one.stack else "NL-1"
        steps.append(Reason(text, rule, "max.stack", (("bet", one.bet), ("behind", turn.all_in_to - one.bet))))
    elif settings.limit == "spread":
        high = wager.max - hand.level
        steps.append(Reason(f"{hand.level} + the range's {high}", "LIM-5", "max.spread", (("high", high),)))
    else:
        # with an open pair the larger of two sizes is the most (LIM-4)
        sizes = open_pair_amounts(state.game, hand)
        size = sizes[-1] - hand.level if sizes is not None else round_size(settings, state.game, hand)
        text = f"bet {hand.level} + {size}" if hand.level else f"a bet of {size}"
        rule = "LIM-1" if sizes is None else "LIM-4"
        steps.append(Reason(text, rule, "max.fixed", (("level", hand.level), ("size", size))))
        if wager.max == turn.all_in_to and wager.max < hand.level + size:
            steps.append(Reason(f"all in to {wager.max}", "BET-6", "max.all_in", (("to", wager.max),)))
    return Explained(tuple(steps), wager.max)


def pot_steps(settings: Settings, one: PotReckoning) -> list[Reason]:
    """PL: the arithmetic of the pot-limit maximum, a line for each part."""
    facts = (("bet", one.bet), ("pot", one.pot), ("call", one.call), ("most", one.most))
    steps = []
    if one.antes:
        steps.append(
            Reason(
                f"antes {one.antes} do not count",
                "PL-7",
                "pl.antes",
                (("antes", one.antes),),
                setting(settings, "antes_count"),
            )
        )
    if one.small_counts:
        text = f"the small blind counts as a big one: {one.small_counts} more"
        steps.append(
            Reason(text, "PL-2", "pl.small", (("more", one.small_counts),), setting(settings, "small_blind_as_big"))
        )
    if one.small_open:
        text = f"the small blind opens as anyone would: {one.small_open} more"
        steps.append(
            Reason(text, "PL-3", "pl.open", (("more", one.small_open),), setting(settings, "small_blind_open"))
        )
    if one.blinds_missing:
        text = f"short and dead blinds count in full: {one.blinds_missing} more"
        steps.append(
            Reason(text, "PL-7", "pl.missing", (("more", one.blinds_missing),), setting(settings, "blinds_count_full"))
        )
    if one.rounded:
        text = f"the pot after the call is rounded up by {one.rounded} to {one.after_call}"
        steps.append(
            Reason(
                text,
                "PL-4",
                "pl.round",
                (("more", one.rounded), ("to", one.after_call)),
                setting(settings, "round_pot_to"),
            )
        )
    counted = one.after_call - one.call - one.rounded
    if one.half:
        text = f"bet {one.bet} + half of (pot {counted} + call {one.call}{_plus(one.rounded)})"
        steps.append(Reason(text, "PL-8", "pl.half", facts, setting(settings, "limit")))
    elif one.call:
        text = f"bet {one.bet} + pot {counted} + call {one.call}{_plus(one.rounded)}"
        steps.append(Reason(text, "PL-1", "pl.raise", (*facts, ("counted", counted), ("rounded", one.rounded))))
    else:
        steps.append(Reason(f"the pot, {one.after_call}", "PL-1", "pl.bet", (*facts, ("counted", counted))))
    return steps


def _plus(chips: int) -> str:
    return f" + {chips}" if chips else ""
