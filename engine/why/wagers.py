"""Explains the least and the most of a wager with the arithmetic of each limit (BET-4, NL, PL, LIM)."""

from collections.abc import Iterator

from engine.betting.bounds import AllIn, all_in_of, half_raise, least
from engine.betting.limits import PotReckoning, open_pair_amounts, reckon, round_size, spread_range
from engine.refusals import Explained, Reason, reason
from engine.settings.records import Settings
from engine.state import Hand, HandSeat, TableState
from engine.why.current_turn import closed, setting, turn_now


def wager_min(state: TableState) -> Explained:
    """Explain the least wager of the player to act (BET-4, LIM-1, LIM-5)."""
    hand, turn, player = turn_now(state, "wager")
    if turn.wager is None:
        return closed(state, turn.no_wager)
    settings, wager = state.settings, turn.wager
    full = least(hand, settings.limit_game)
    base = hand.level if settings.limit_game else hand.bet
    rule = {"fixed": "LIM-1", "spread": "LIM-5"}.get(settings.limit, "BET-4")
    steps = []
    if hand.bet == 0:
        steps.append(reason("min.bet", rule, bet=hand.raise_size))
    elif wager.kind == "complete":
        rule = "BLD-4" if hand.street == 0 and not hand.opened else rule
        steps.append(reason("min.complete", rule, level=base, size=hand.raise_size, bet=hand.bet))
    else:
        steps.append(reason("min.raise", rule, bet=base, raise_by=hand.raise_size))
        if settings.half_raise and wager.min >= full:
            steps.append(reason("min.half", "PRO-3", half=half_raise(hand)))
    if wager.min > full:
        steps.append(reason("min.unit", "BET-5", unit=wager.unit))
    if wager.min < full:
        steps.append(reason("min.all_in", "BET-6", bet=player.bet, behind=turn.all_in_to - player.bet))
    return Explained((*steps, *_larger_bet_steps(settings, hand)), wager.min)


def wager_max(state: TableState) -> Explained:
    """Explain the most the player to act may wager (NL-1, PL, LIM)."""
    hand, turn, player = turn_now(state, "wager")
    if turn.wager is None:
        return closed(state, turn.no_wager)
    settings, wager = state.settings, turn.wager
    all_in = all_in_of(settings, state.game, hand)
    steps: list[Reason] = []
    if settings.limit in ("pot_limit", "half_pot"):
        reckoning = reckon(settings, hand, player)
        steps += pot_steps(settings, reckoning)
        if all_in.to < reckoning.most:
            steps += _all_in_steps(settings, player, all_in, ("max.all_in_stack", "max.all_in_whole"), "STK-1")
        elif wager.max < reckoning.most and not all_in.borrowed:
            steps.append(reason("max.unit", "BET-5", unit=wager.unit))
        elif wager.max > reckoning.most:
            steps.append(reason("max.least", "PL-1"))
    elif settings.limit == "no_limit":
        steps += _all_in_steps(settings, player, all_in, ("max.stack", "max.whole"), "NL-1")
    elif settings.limit == "spread":
        high = spread_range(settings, hand)[1] if all_in.borrowed else wager.max - hand.level
        steps.append(reason("max.spread", "LIM-5", level=hand.level, high=high))
    else:
        # with an open pair the larger of two sizes is the maximum (LIM-4)
        sizes = open_pair_amounts(state.game, hand)
        size = sizes[-1] - hand.level if sizes is not None else round_size(settings, state.game, hand)
        rule = "LIM-1" if sizes is None else "LIM-4"
        if hand.level:
            steps.append(reason("max.fixed", rule, level=hand.level, size=size))
        else:
            steps.append(reason("max.fixed_bet", rule, size=size))
        if wager.max == turn.all_in_to and wager.max < hand.level + size:
            steps.append(reason("max.all_in", "BET-6", to=wager.max))
    if all_in.borrowed:
        steps.append(reason("max.borrowed", "STK-4", setting(settings, "stakes"), to=all_in.to))
    return Explained((*steps, *_larger_bet_steps(settings, hand)), wager.max)


def _all_in_steps(
    settings: Settings, player: HandSeat, all_in: AllIn, keys: tuple[str, str], rule: str
) -> Iterator[Reason]:
    """Explain the all-in as the maximum; `keys` = sentences with and without chips in front, for a whole stack."""
    if all_in.capped:
        yield reason("max.cap", "LIM-6", setting(settings, "cap"), to=all_in.to + all_in.small)
    if all_in.small:
        yield reason("max.units", "BET-5", setting(settings, "small_chips"), unit=settings.betting_unit, to=all_in.to)
    elif not all_in.capped:
        with_front, without_front = keys
        behind = all_in.to - player.bet
        yield (
            reason(with_front, rule, bet=player.bet, behind=behind)
            if player.bet
            else reason(without_front, rule, to=all_in.to)
        )


def _larger_bet_steps(settings: Settings, hand: Hand) -> Iterator[Reason]:
    """Explain a larger limit bet by the kill, and a raise beyond the cap by two players left (KIL-1, LIM-3)."""
    if hand.plan.kill and hand.plan.killer is not None and hand.bets is not None:
        small, big = hand.bets
        house = setting(settings, "kill.size")
        yield reason("wager.killed", "KIL-1", house, seat=hand.plan.killer, small=small, big=big)
    if settings.limit_game and settings.raise_cap is not None and hand.raises >= settings.raise_cap:
        yield reason("raises.heads_up", "LIM-3", setting(settings, "heads_up_uncapped"))


def pot_steps(settings: Settings, reckoning: PotReckoning) -> list[Reason]:
    """PL: return the arithmetic of the pot-limit maximum, a line for each part."""
    steps = []
    if reckoning.antes:
        steps.append(reason("pl.antes", "PL-7", setting(settings, "antes_count"), antes=reckoning.antes))
    if reckoning.small_counts:
        steps.append(reason("pl.small", "PL-2", setting(settings, "small_blind_as_big"), more=reckoning.small_counts))
    if reckoning.small_open:
        steps.append(reason("pl.open", "PL-3", setting(settings, "small_blind_open"), more=reckoning.small_open))
    if reckoning.blinds_missing:
        steps.append(
            reason("pl.missing", "PL-7", setting(settings, "blinds_count_full"), more=reckoning.blinds_missing)
        )
    if reckoning.rounded:
        steps.append(
            reason(
                "pl.round", "PL-4", setting(settings, "round_pot_to"), more=reckoning.rounded, to=reckoning.after_call
            )
        )
    counted = reckoning.after_call - reckoning.call - reckoning.rounded
    if reckoning.half:
        key, more = ("pl.half_rounded", {"more": reckoning.rounded}) if reckoning.rounded else ("pl.half", {})
        house = setting(settings, "limit")
        steps.append(reason(key, "PL-8", house, bet=reckoning.bet, pot=counted, call=reckoning.call, **more))
    elif reckoning.call:
        key, more = ("pl.raise_rounded", {"more": reckoning.rounded}) if reckoning.rounded else ("pl.raise", {})
        steps.append(reason(key, "PL-1", bet=reckoning.bet, pot=counted, call=reckoning.call, **more))
    elif reckoning.bet:
        steps.append(reason("pl.option", "PL-1", bet=reckoning.bet, pot=reckoning.after_call))
    else:
        steps.append(reason("pl.bet", "PL-1", pot=reckoning.after_call))
    return steps
