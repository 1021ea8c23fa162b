"""Finds house rules that contradict each other, each with its reason and the nearest valid choice; all are returned."""

from collections.abc import Iterator

from engine.refusals import Refusal, refusal
from engine.settings.derive import blinds_of, limit_of
from engine.settings.layers import TableKeys, get, given_value, keys_of, levels_of, merged
from engine.settings.records import Game
from engine.words import Fact


def contradictions(table: TableKeys, game: Game) -> list[Refusal]:
    """Return every contradiction between a table's keys."""
    return [problem for search in _SEARCHES for problem in search(table, game)]


def _fault(key: str, rule: str | None = None, /, **facts: Fact) -> Refusal:
    return refusal("settings", key, rule, **facts)


def _limits(table: TableKeys, game: Game) -> Iterator[Refusal]:
    """Yield faults of the limit and the amounts it needs (LIM-1, LIM-5)."""
    limit, bets, ranges = limit_of(table), get(table, "bets"), get(table, "spread")
    _, blinds = blinds_of(table)
    if limit == "fixed" and not bets:
        if blinds:
            yield _fault("settings.fixed_without_bets_as", "LIM-1", small=blinds[-1], big=2 * blinds[-1])
        else:
            yield _fault("settings.fixed_without_bets", "LIM-1")
    if limit != "fixed" and bets:
        yield _fault("settings.bets_unused", "LIM-1", limit=limit)
    if limit == "spread" and not ranges:
        yield _fault("settings.spread_without_ranges", "LIM-5")
    if limit != "spread" and ranges:
        yield _fault("settings.spread_unused", "LIM-5", limit=limit)
    if limit == "fixed" and bets and bets[0] > bets[1]:
        yield _fault("settings.small_bet_above_big", "LIM-1", small=bets[0], big=bets[1])
    if ranges:
        for low, high in ranges:
            if low > high:
                yield _fault("settings.range_descends", "LIM-5", low=low, high=high)
        if len(ranges) > len(game.streets):
            yield _fault("settings.too_many_ranges", "LIM-5", ranges=len(ranges), id=game.id, streets=len(game.streets))
    if limit not in ("fixed", "spread") and get(table, "short_all_in") == "half_bet":
        yield _fault("settings.half_bet", "BET-7", limit=limit)


def _forced(table: TableKeys, game: Game) -> Iterator[Refusal]:
    """Yield faults of blinds, bring-in and antes: the game needs forced bets of its own kind (BLD)."""
    button_blind, blinds = blinds_of(table)
    bring_in, ante = get(table, "bring_in"), get(table, "ante.amount")
    stud = game.family == "stud"
    if stud and (blinds or button_blind):
        yield _fault("settings.bring_in_with_blinds", "BLD-7", id=game.id)
    if bring_in and not stud:
        yield _fault("settings.bring_in_without_upcards", "BLD-7", id=game.id)
    if stud and not bring_in and (ante or blinds or button_blind):
        yield _fault("settings.no_bring_in", "BLD-7", id=game.id)
    if not (blinds or button_blind or bring_in or ante):
        yield _fault("settings.stud_for_nothing" if stud else "settings.nothing_to_play_for", "BLD-1", id=game.id)
    if len(blinds) == 2 and blinds[0] > blinds[1]:
        yield _fault("settings.blinds_descend", "BLD-1", small=blinds[0], big=blinds[1])
    if len(get(table, "blinds")) == 3 and get(table, "button_blind"):
        yield _fault("settings.button_blind_twice", "BTN-8")
    elif blinds and button_blind > blinds[-1]:
        yield _fault("settings.button_blind_above_big", "BTN-8", amount=button_blind, big=blinds[-1])
    by = get(table, "ante.by")
    if ante and by != "each" and stud:
        yield _fault("settings.ante_by", "BLD-5", by=by, id=game.id)
    elif ante and by == "big_blind" and not blinds:
        yield _fault("settings.ante_by_big_blind", "BLD-5")
    if isinstance(table.get("ante"), dict) and ante is None:
        yield _fault("settings.ante_without_amount", "BLD-5")


def _sizes(table: TableKeys, game: Game) -> Iterator[Refusal]:
    """Yield amounts above or below the amount that bounds them (BLD-4, BET-4, LIM-6)."""
    limit, bets, ranges = limit_of(table), get(table, "bets"), get(table, "spread")
    button_blind, blinds = blinds_of(table)
    big = blinds[-1] if blinds else button_blind
    first = bets[0] if limit == "fixed" and bets else ranges[0][1] if limit == "spread" and ranges else None
    if first is not None and big > first:
        yield _fault("settings.blind_above_bet", "BLD-4", amount=big, first=first)
    if first is not None and get(table, "bring_in") > first:
        yield _fault("settings.bring_in_above_bet", "BLD-4", amount=get(table, "bring_in"), first=first)
    minimum = get(table, "minimum_bet")
    if minimum is not None and limit in ("fixed", "spread"):
        least = bets[0] if limit == "fixed" and bets else ranges[0][0] if limit == "spread" and ranges else minimum
        if minimum != least:
            yield _fault("settings.minimum_bet_unused", "BET-4", minimum=minimum, limit=limit, least=least)
    elif minimum is not None and minimum < big:
        yield _fault("settings.minimum_bet_below_blind", "BET-4", minimum=minimum, big=big)
    cap, least = get(table, "cap"), max(big, get(table, "bring_in"))
    if cap is not None and cap < least:
        key = "settings.cap_below_blind" if big else "settings.cap_below_bring_in"
        yield _fault(key, "LIM-6", cap=cap, least=least)
    low, high = get(table, "buy_in.minimum"), get(table, "buy_in.maximum")
    if low is not None and high is not None and low > high:
        yield _fault("settings.buy_in", "STK-2", low=low, high=high)
    seconds, warning = get(table, "clock.seconds"), given_value(table, "clock.warning")
    if warning is not None and warning > seconds:
        yield _fault("settings.clock", "PRO-10", warning=warning, seconds=seconds)


def _units(table: TableKeys, game: Game) -> Iterator[Refusal]:
    """Yield amounts that the chips in play or the betting unit cannot make (BET-5)."""
    chip = get(table, "smallest_chip")
    unit = get(table, "betting_unit") or chip
    button_blind, blinds = blinds_of(table)
    if unit % chip:
        yield _fault("settings.betting_unit", "BET-5", unit=unit, chip=chip, up=_next_multiple(unit, chip))
    wagers = [("bets", bet) for bet in get(table, "bets") or ()]
    wagers += [("spread", end) for ends in get(table, "spread") or () for end in ends]
    wagers += [("minimum_bet", get(table, "minimum_bet") or 0)]
    posts = [("blinds", blind) for blind in blinds] + [("button_blind", button_blind)]
    posts += [("bring_in", get(table, "bring_in")), ("ante.amount", get(table, "ante.amount") or 0)]
    for step, sentence, rows in ((unit, "settings.no_units", wagers), (chip, "settings.no_chips", posts)):
        for key, amount in dict.fromkeys(rows):
            if amount % step:
                yield _fault(sentence, "BET-5", key=key, amount=amount, step=step, up=_next_multiple(amount, step))


def _levels(table: TableKeys, game: Game) -> Iterator[Refusal]:
    """Yield the first level that cannot be played with the rest of the table's keys."""
    for number, level in enumerate(levels_of(table), 1):
        if number == 1 and table.get("blinds") == list(level.blinds):
            continue  # these are the table's own stakes, checked already
        if max(level.blinds, default=0) < max(get(table, "blinds") or (0,)):
            continue  # a past level: its small chips may have been raced off; going back to it is refused
        table_at_level = merged({key: value for key, value in table.items() if key != "levels"}, keys_of(level))
        problem = next((wrong for search in _SEARCHES[:-1] for wrong in search(table_at_level, game)), None)
        if problem is not None:
            yield _fault("settings.level", problem.rule or "BLD-1", number=number, problem=problem.without_rule)
            return


def _mixed(table: TableKeys, game: Game) -> Iterator[Refusal]:
    """Yield a fault where both a mix and levels give the stakes of the next hand."""
    if get(table, "mix") and levels_of(table):
        yield _fault("settings.mix_with_levels", "NOW-13")


def _next_multiple(amount: int, step: int) -> int:
    """Return the next multiple of `step`."""
    return -(-amount // step) * step


def _extras(table: TableKeys, game: Game) -> Iterator[Refusal]:
    """Yield kills, straddles, rake, money, prizes and time without the keys they need."""
    _, blinds = blinds_of(table)
    kill, straddle, rake = table.get("kill"), table.get("straddle"), table.get("rake")
    if isinstance(kill, dict):
        on, voluntary = get(table, "kill.on"), get(table, "kill.voluntary")
        if not on and not voluntary and "on" not in kill:
            yield _fault("settings.kill_without_cause", "KIL-2")
        elif not blinds and (on or voluntary):
            yield _fault("settings.kill_without_blinds", "KIL-1")
        if on == "scoop" and not game.split:
            yield _fault("settings.scoop", "KIL-7", id=game.id)
    if isinstance(straddle, dict) and not blinds:
        wanted = get(table, "straddle.allow") != "none" or straddle.get("rock") or straddle.get("sleepers")
        if wanted:
            yield _fault("settings.straddle_without_blinds", "STR-1")
    if isinstance(straddle, dict) and table.get("preset") == "tournament" and get(table, "straddle.allow") == "none":
        wanted = any(straddle.get(key) for key in ("restraddles", "rock", "sleepers"))
        if wanted:
            yield _fault("settings.straddle_in_tournament", "STR-7")
    if isinstance(rake, dict):
        percent, per_unit = get(table, "rake.percent"), get(table, "rake.per_unit")
        jackpot = rake.get("jackpot")
        if percent is None and per_unit is None and jackpot is None:
            yield _fault("settings.rake_without_measure", "POT-9")
        if percent is not None and per_unit is not None:
            yield _fault("settings.rake_twice", "POT-9")
        if isinstance(jackpot, dict) and jackpot.get("amount") is None:
            yield _fault("settings.jackpot_without_amount", "NOW-8")
    if given_value(table, "money.minor_units") is not None and get(table, "money.currency") is None:
        yield _fault("settings.money_without_currency")
    if any(value is not None for value in (table.get("prizes") or {}).values()):
        if get(table, "prizes.currency") is None:
            yield _fault("settings.prizes_without_currency")
        if table.get("preset") != "tournament" and not table.get("levels"):
            yield _fault("settings.prizes_in_cash_game")
        if get(table, "prizes.shares") and get(table, "prizes.amounts"):
            yield _fault("settings.prizes_twice")
    if isinstance(table.get("time"), dict) and get(table, "time.amount") is None:
        yield _fault("settings.time_without_amount", "NOW-7")


_SEARCHES = (_limits, _forced, _sizes, _units, _extras, _mixed, _levels)
