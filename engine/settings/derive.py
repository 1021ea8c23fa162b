"""Derives the settings record from the keys in force: every default, and the values that follow from other keys."""

import json
from decimal import Decimal
from typing import Any

from engine.settings.describe import inside
from engine.settings.layers import TableKeys, get, levels_of
from engine.settings.records import (
    Ante,
    BombPot,
    BuyIn,
    ClockRules,
    Game,
    Jackpot,
    KillRules,
    Limit,
    Money,
    Prizes,
    Rake,
    Settings,
    StraddleRules,
    TimeCharge,
)
from engine.settings.records.parts import KILL_SIZES

_WORDS = {"choice", "yes_no", "amount", "count"}
_DERIVED = {
    "limit",
    "minimum_bet",
    "betting_unit",
    "short_all_in",
    "odd_chip",
    "raise_cap",
    "button_blind",
    "round_pot_to",
}


def settings_of(table: TableKeys, game: Game, given: str) -> Settings:
    """Return the settings of a table whose keys are checked and free of contradictions."""
    limit = limit_of(table)
    in_limits = limit in ("fixed", "spread")
    button_blind, blinds = blinds_of(table)
    bets = tuple(get(table, "bets") or ()) or None
    ranges = ranges_of(table, game)
    plain = {info.name: get(table, info.key) for info in inside("") if info.kind in _WORDS and info.key not in _DERIVED}
    cap = table.get("raise_cap", get({}, "raise_cap"))
    return Settings(
        **plain,
        game=game.id,
        preset=table.get("preset"),
        limit=limit,
        blinds=blinds,
        button_blind=button_blind,
        bets=bets,
        spread=ranges,
        ante=_ante(table),
        minimum_bet=_minimum_bet(table, limit, blinds, button_blind, bets, ranges),
        betting_unit=get(table, "betting_unit") or get(table, "smallest_chip"),
        straddle=StraddleRules(**_fields(table, "straddle")),
        kill=_kill(table, limit, blinds, bets, ranges),
        short_all_in=get(table, "short_all_in") or ("half_bet" if in_limits else "full_bet"),
        raise_cap=cap if isinstance(cap, int) else None,
        round_pot_to=get(table, "round_pot_to") or None,
        odd_chip=get(table, "odd_chip") or game.odd_chip,
        rake=_rake(table),
        buy_in=BuyIn(**_fields(table, "buy_in")),
        clock=_clock(table),
        bomb_pot=BombPot(**_fields(table, "bomb_pot")),
        time=TimeCharge(**_fields(table, "time")) if get(table, "time.amount") else None,
        levels=levels_of(table),
        mix=mix_of(table),
        mix_change=_mix_change(table),
        denominations=tuple(get(table, "denominations")),
        money=Money(**_fields(table, "money")) if get(table, "money.currency") else None,
        prizes=_prizes(table),
        given=given,
    )


def mix_of(table: TableKeys) -> tuple[str, ...]:
    """Return the games of a mix, each as canonical JSON (NOW-13)."""
    return tuple(json.dumps(entry, sort_keys=True) for entry in get(table, "mix") or ())


def _mix_change(table: TableKeys) -> str:
    change = get(table, "mix_change")
    return f"{change['hands']} hands" if isinstance(change, dict) else str(change)


def limit_of(table: TableKeys) -> Limit:
    """Return the limit given, or the one that the bets or ranges imply."""
    limit: Limit | None = get(table, "limit")
    if limit is not None:
        return limit
    return "fixed" if get(table, "bets") else "spread" if get(table, "spread") else "no_limit"


def blinds_of(table: TableKeys) -> tuple[int, tuple[int, ...]]:
    """Return button blind and blinds; of three blinds the first is the button's (BTN-8)."""
    blinds = tuple(get(table, "blinds"))
    if len(blinds) == 3:
        return blinds[0], blinds[1:]
    return get(table, "button_blind"), blinds


def ranges_of(table: TableKeys, game: Game) -> tuple[tuple[int, int], ...] | None:
    """Return the range of each betting round; the last one given is repeated to the end (LIM-5)."""
    spread = get(table, "spread")
    if not spread:
        return None
    ranges = [(low, high) for low, high in spread]
    return tuple(ranges + ranges[-1:] * (len(game.streets) - len(ranges)))


def _fields(table: TableKeys, parent: str) -> dict[str, Any]:
    """Return the keys of an object with their defaults, without nested objects."""
    return {info.name: get(table, info.key) for info in inside(parent) if info.kind != "object"}


def _clock(table: TableKeys) -> ClockRules | None:
    """PRO-10: return the clock rules, None (the usual ones) where `clock` is null; the warning is within the time."""
    if "clock" in table and table["clock"] is None:
        return None
    seconds = get(table, "clock.seconds")
    return ClockRules(seconds, min(seconds, get(table, "clock.warning")))


def _ante(table: TableKeys) -> Ante | None:
    return Ante(**_fields(table, "ante")) if get(table, "ante.amount") else None


def _minimum_bet(
    table: TableKeys,
    limit: str,
    blinds: tuple[int, ...],
    button_blind: int,
    bets: tuple[int, ...] | None,
    ranges: tuple[tuple[int, int], ...] | None,
) -> int:
    """BET-4: the big blind in big-bet games, else the small bet, the low end, the bring-in, the ante, one unit."""
    if limit == "fixed" and bets:
        return bets[0]
    if limit == "spread" and ranges:
        return ranges[0][0]
    minimum: int | None = get(table, "minimum_bet")
    if minimum is not None:
        return minimum
    unit: int = get(table, "betting_unit") or get(table, "smallest_chip")
    ante = get(table, "ante.amount") if get(table, "ante.by") == "each" else None
    return (blinds[-1] if blinds else 0) or button_blind or get(table, "bring_in") or ante or unit


def _kill(
    table: TableKeys,
    limit: str,
    blinds: tuple[int, ...],
    bets: tuple[int, ...] | None,
    ranges: tuple[tuple[int, int], ...] | None,
) -> KillRules | None:
    """KIL-1, KIL-8: `over` defaults to ten big bets; in big-bet games a big bet counts as two big blinds."""
    fields = _fields(table, "kill")
    if not fields["on"] and not fields["voluntary"]:
        return None
    size = fields["size"]
    fields["size"] = KILL_SIZES[size] if isinstance(size, str) else tuple(size)
    if fields["over"] is None and fields["on"] == "pot_over":
        big_bet = bets[1] if limit == "fixed" and bets else ranges[-1][1] if ranges else 2 * sum(blinds[-1:])
        fields["over"] = 10 * big_bet
    return KillRules(**fields)


def _prizes(table: TableKeys) -> Prizes | None:
    """Return the costs and prizes of a tournament, None without a currency."""
    fields = _fields(table, "prizes")
    if fields["currency"] is None:
        return None
    fields["shares"], fields["amounts"] = tuple(fields["shares"] or ()), tuple(fields["amounts"] or ())
    return Prizes(**fields)


def _rake(table: TableKeys) -> Rake | None:
    """POT-9, NOW-8: return the rake, None where nothing is taken."""
    fields = _fields(table, "rake")
    jackpot = Jackpot(**_fields(table, "rake.jackpot")) if get(table, "rake.jackpot.amount") else None
    if not fields["percent"] and not fields["per_unit"] and jackpot is None:
        return None
    percent = fields["percent"]
    fields["percent"] = None if percent is None else Decimal(str(percent))
    fields["per_unit"] = tuple(fields["per_unit"]) if fields["per_unit"] else None
    return Rake(**fields, jackpot=jackpot)
