"""What cannot go together, each with its reason and the nearest choice that can. All are found, none is preferred."""

from collections.abc import Iterator

from engine.settings.derive import blinds_of, limit_of
from engine.settings.layers import Table, get, over, said
from engine.settings.levels import keys_of, levels_of
from engine.settings.records import Game
from engine.settings.wording import Problem


def contradictions(table: Table, game: Game) -> list[Problem]:
    """Everything in a table's keys that contradicts something else in them."""
    return [problem for search in _SEARCHES for problem in search(table, game)]


def _no(key: str, text: str, rule: str | None = None) -> Problem:
    return Problem("settings", f"settings.{key}", text, rule)


def _limits(table: Table, game: Game) -> Iterator[Problem]:
    """The limit and the amounts it needs (LIM-1, LIM-5)."""
    limit, bets, ranges = limit_of(table), get(table, "bets"), get(table, "spread")
    _, blinds = blinds_of(table)
    if limit == "fixed" and not bets:
        example = f", for instance [{blinds[-1]}, {2 * blinds[-1]}]" if blinds else ""
        yield _no("fixed_without_bets", f"limit fixed needs bets: [small bet, big bet]{example}", "LIM-1")
    if limit != "fixed" and bets:
        yield _no("bets_unused", f"bets belong to limit fixed, not to {limit}: choose fixed or leave them out", "LIM-1")
    if limit == "spread" and not ranges:
        yield _no("spread_without_ranges", "limit spread needs spread: [[low, high]], one range a round", "LIM-5")
    if limit != "spread" and ranges:
        text = f"spread belongs to limit spread, not to {limit}: choose spread or leave it out"
        yield _no("spread_unused", text, "LIM-5")
    if limit == "fixed" and bets and bets[0] > bets[1]:
        text = f"the small bet {bets[0]} is above the big bet {bets[1]}: turn them round, [{bets[1]}, {bets[0]}]"
        yield _no("small_bet_above_big", text, "LIM-1")
    if ranges:
        for low, high in ranges:
            if low > high:
                text = f"the range [{low}, {high}] ends below its start: turn it round, [{high}, {low}]"
                yield _no("range_descends", text, "LIM-5")
        if len(ranges) > len(game.streets):
            text = f"{len(ranges)} ranges are given, {game.id} has {len(game.streets)} betting rounds: give no more"
            yield _no("too_many_ranges", text, "LIM-5")
    if limit not in ("fixed", "spread") and get(table, "short_all_in") == "half_bet":
        text = f"short_all_in half_bet is for fixed and spread, not for {limit}: choose full_bet"
        yield _no("half_bet", text, "BET-7")


def _forced(table: Table, game: Game) -> Iterator[Problem]:
    """Blinds, bring-in and antes: something to play for, in the way the game knows (BLD)."""
    button_blind, blinds = blinds_of(table)
    bring_in, ante = get(table, "bring_in"), get(table, "ante.amount")
    stud = game.family == "stud"
    if stud and (blinds or button_blind):
        text = f"{game.id} is played with a bring-in, not with blinds: leave blinds and button_blind out"
        yield _no("bring_in_with_blinds", text, "BLD-7")
    if bring_in and not stud:
        text = f"bring_in is for stud games, {game.id} has no upcards: give blinds and leave bring_in out"
        yield _no("bring_in_without_upcards", text, "BLD-7")
    if stud and not bring_in and (ante or blinds or button_blind):
        yield _no("no_bring_in", f"{game.id} needs a bring_in: the first round starts with it", "BLD-7")
    if not (blinds or button_blind or bring_in or ante):
        need = "a bring_in, usually an ante too" if stud else "blinds, an ante or both"
        yield _no("nothing_to_play_for", f"no blinds, no ante and no bring-in: {game.id} needs {need}", "BLD-1")
    if len(blinds) == 2 and blinds[0] > blinds[1]:
        text = f"the blinds {list(blinds)} go down: turn them round, [{blinds[1]}, {blinds[0]}]"
        yield _no("blinds_descend", text, "BLD-1")
    if len(get(table, "blinds")) == 3 and get(table, "button_blind"):
        text = "three blinds have the button's in them already: leave button_blind out"
        yield _no("button_blind_twice", text, "BTN-8")
    elif blinds and button_blind > blinds[-1]:
        text = f"the button blind {button_blind} is above the big blind {blinds[-1]}: choose at most {blinds[-1]}"
        yield _no("button_blind_above_big", text, "BTN-8")
    by = get(table, "ante.by")
    if ante and by != "each" and stud:
        yield _no("ante_by", f"ante.by {by} needs a button, {game.id} has none: choose each", "BLD-5")
    elif ante and by == "big_blind" and not blinds:
        yield _no("ante_by", "ante.by big_blind needs a big blind: choose each or button, or give blinds", "BLD-5")
    if isinstance(table.get("ante"), dict) and ante is None:
        yield _no("ante_without_amount", "ante needs an amount in chips", "BLD-5")


def _sizes(table: Table, game: Game) -> Iterator[Problem]:
    """Amounts that must not be above or below each other (BLD-4, BET-4, LIM-6)."""
    limit, bets, ranges = limit_of(table), get(table, "bets"), get(table, "spread")
    button_blind, blinds = blinds_of(table)
    big = blinds[-1] if blinds else button_blind
    first = bets[0] if limit == "fixed" and bets else ranges[0][1] if limit == "spread" and ranges else None
    for name, amount in (("big blind", big), ("bring-in", get(table, "bring_in"))):
        if first is not None and amount > first:
            text = f"the {name} {amount} is above the first round's bet {first}: choose at most {first}"
            yield _no("blind_above_bet", text, "BLD-4")
    minimum = get(table, "minimum_bet")
    if minimum is not None and limit in ("fixed", "spread"):
        least = bets[0] if limit == "fixed" and bets else ranges[0][0] if limit == "spread" and ranges else minimum
        if minimum != least:
            text = f"minimum_bet {minimum} is for big-bet games; under limit {limit} it is {least}: leave it out"
            yield _no("minimum_bet_unused", text, "BET-4")
    elif minimum is not None and minimum < big:
        text = f"minimum_bet {minimum} is below the big blind {big}: choose at least {big}"
        yield _no("minimum_bet_below_blind", text, "BET-4")
    cap, least = get(table, "cap"), max(big, get(table, "bring_in"))
    if cap is not None and cap < least:
        name = "big blind" if big else "bring-in"
        yield _no("cap_below_blind", f"cap {cap} is below the {name} {least}: choose at least {least}", "LIM-6")
    low, high = get(table, "buy_in.minimum"), get(table, "buy_in.maximum")
    if low is not None and high is not None and low > high:
        yield _no("buy_in", f"buy_in.minimum {low} is above buy_in.maximum {high}: turn them round", "STK-2")
    seconds, warning = get(table, "clock.seconds"), said(table, "clock.warning")
    if warning is not None and warning > seconds:
        text = f"clock.warning {warning} is longer than clock.seconds {seconds}: choose at most {seconds}"
        yield _no("clock", text, "PRO-10")


def _units(table: Table, game: Game) -> Iterator[Problem]:
    """Amounts that the chips in play or the betting unit cannot make (BET-5)."""
    chip = get(table, "smallest_chip")
    unit = get(table, "betting_unit") or chip
    button_blind, blinds = blinds_of(table)
    if unit % chip:
        text = f"betting_unit {unit} is no multiple of smallest_chip {chip}: choose {_up(unit, chip)}"
        yield _no("betting_unit", text, "BET-5")
    wagers = [("bets", one) for one in get(table, "bets") or ()]
    wagers += [("spread", end) for one in get(table, "spread") or () for end in one]
    wagers += [("minimum_bet", get(table, "minimum_bet") or 0)]
    posts = [("blinds", one) for one in blinds] + [("button_blind", button_blind)]
    posts += [("bring_in", get(table, "bring_in")), ("ante.amount", get(table, "ante.amount") or 0)]
    for step, name, rows in ((unit, "betting unit", wagers), (chip, "smallest chip", posts)):
        for key, amount in dict.fromkeys(rows):
            if amount % step:
                text = f"{key}: {amount} is no multiple of the {name} {step}: choose {_up(amount, step)}"
                yield _no("no_multiple", text, "BET-5")


def _levels(table: Table, game: Game) -> Iterator[Problem]:
    """Every level must be playable with the rest of the table's keys."""
    for number, level in enumerate(levels_of(table), 1):
        if number == 1 and table.get("blinds") == list(level.blinds):
            continue  # these are the table's own stakes, looked at already
        at = over({key: value for key, value in table.items() if key != "levels"}, keys_of(level))
        found = next((problem for search in _SEARCHES[:-1] for problem in search(at, game)), None)
        if found is not None:
            yield _no("level", f"level {number}: {found.text}", found.rule or "BLD-1")
            return


def _mixed(table: Table, game: Game) -> Iterator[Problem]:
    """A mix and levels both say the stakes of the next hand."""
    if get(table, "mix") and levels_of(table):
        text = "levels say the stakes, and so do the games of a mix: leave one of them out"
        yield _no("mix_with_levels", text, "NOW-13")


def _up(amount: int, step: int) -> int:
    """The next multiple of `step`."""
    return -(-amount // step) * step


def _extras(table: Table, game: Game) -> Iterator[Problem]:
    """Kills, straddles and rake that have nothing to stand on."""
    _, blinds = blinds_of(table)
    kill, straddle, rake = table.get("kill"), table.get("straddle"), table.get("rake")
    if isinstance(kill, dict):
        on, voluntary = get(table, "kill.on"), get(table, "kill.voluntary")
        if not on and not voluntary and "on" not in kill:
            text = "a kill needs kill.on: two_in_a_row, scoop or pot_over (or kill.voluntary: true)"
            yield _no("kill_without_cause", text, "KIL-2")
        elif not blinds and (on or voluntary):
            text = "a kill is posted as a multiple of the big blind: give blinds, or set kill to null"
            yield _no("kill_without_blinds", text, "KIL-1")
        if on == "scoop" and not game.split:
            text = f"kill.on scoop is for high-low games, {game.id} has one winner: choose two_in_a_row or pot_over"
            yield _no("scoop", text, "KIL-7")
    if isinstance(straddle, dict) and not blinds:
        wanted = get(table, "straddle.allow") != "none" or straddle.get("rock") or straddle.get("sleepers")
        if wanted:
            text = "straddles, the rock and sleepers go by the big blind: give blinds, or set straddle to null"
            yield _no("straddle_without_blinds", text, "STR-1")
    if isinstance(straddle, dict) and table.get("preset") == "tournament" and get(table, "straddle.allow") == "none":
        wanted = any(straddle.get(key) for key in ("restraddles", "rock", "sleepers"))
        if wanted:
            text = (
                "no straddles in tournaments unless they are asked for: say straddle.allow, for instance under_the_gun"
            )
            yield _no("straddle_in_tournament", text, "STR-7")
    if isinstance(rake, dict):
        percent, per_unit = get(table, "rake.percent"), get(table, "rake.per_unit")
        jackpot = rake.get("jackpot")
        if percent is None and per_unit is None and jackpot is None:
            yield _no("rake_without_measure", "rake needs percent, per_unit or jackpot", "POT-9")
        if percent is not None and per_unit is not None:
            yield _no("rake_twice", "rake goes by percent or by per_unit, not both: leave one out", "POT-9")
        if isinstance(jackpot, dict) and jackpot.get("amount") is None:
            yield _no("jackpot_without_amount", "rake.jackpot needs an amount in chips", "NOW-8")
    if said(table, "money.minor_units") is not None and get(table, "money.currency") is None:
        yield _no("money_without_currency", "money needs a currency, for instance EUR")
    if isinstance(table.get("time"), dict) and get(table, "time.amount") is None:
        yield _no("time_without_amount", "the time charge needs an amount in chips", "NOW-7")


_SEARCHES = (_limits, _forced, _sizes, _units, _extras, _mixed, _levels)
