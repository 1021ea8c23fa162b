"""The chips on the table: those the house named, else those usual at its stakes. Pure functions.

The smallest of them is the smallest chip (POT-6). Recorded tables keep the values they were given; only newly given
values must agree.
"""

from collections.abc import Iterable
from functools import lru_cache
from math import gcd
from typing import Any, TypeGuard

import msgspec

from engine.refusals import refuse
from engine.settings.as_keys import explicit
from engine.settings.layers import nested_keys
from engine.settings.records import Settings

SMALLEST_CHIP, DENOMINATIONS = "smallest_chip", "denominations"
CHIP_KEYS = (SMALLEST_CHIP, DENOMINATIONS)
"""The keys of the chips on the table; a mix has them for the whole table (NOW-13)."""
USUAL = (1, 5, 25, 100, 500, 1_000, 5_000, 25_000, 100_000, 500_000, 1_000_000, 5_000_000, 25_000_000, 100_000_000)
"""The usual values of chips."""
COINS = (1, 2, 5, 10, 20, 25, 50)
"""The values of coins and chips in money, each also times ten, a hundred ...; in minor units."""
IN_MONEY = (1, 2, 5, 10, 25, 50, 100, 500, 2_000, 10_000, 50_000, 200_000, 1_000_000, 5_000_000, 20_000_000)
"""The values that are used together on a table in money; in the smallest unit of the currency."""
USUAL_STACK = 100
"""Big blinds of a usual stack; no chip worth more is needed."""
MOST = 6
"""The most kinds of chips on a table at once."""


def named_chips(settings: Settings) -> tuple[int, ...] | None:
    """Return the values of the chips that the table itself was given, None where it was given none."""
    return settings.denominations if explicit(settings).get(DENOMINATIONS) else None


@lru_cache(maxsize=16)
def chips_of(settings: Settings) -> tuple[int, ...]:
    """Return the values of the chips on the table, ascending (STK-1).

    Where the house named none: from the smallest chip it named, else from the largest one that pays every blind, ante
    and bet without change, also of coming levels (smaller ones are coloured up), up to one that is worth a usual stack.
    At 1/2 that is 1 to 500, at 25/50 it is 25 to 5,000.
    """
    if named_chips(settings) is not None or settings.denominations != Settings().denominations:
        return tuple(sorted(settings.denominations))
    smallest = settings.smallest_chip
    if SMALLEST_CHIP not in explicit(settings) and smallest == 1:
        smallest = smallest_for(settings)
    largest_needed = USUAL_STACK * settings.big_blind_or_bet
    usual = USUAL if settings.cash is None else _in_chips(IN_MONEY, settings.cash.minor_units)
    rising = [smallest, *(value for value in usual if value > smallest and not value % smallest)]
    needed = sum(value < largest_needed for value in rising) + 1
    return tuple(rising[: min(needed, MOST)])


def chips_in(settings: Settings, stacks: Iterable[int]) -> tuple[int, ...]:
    """Return the chips on the table, ascending, with smaller ones where stacks need them after odd chips and rake.

    Args:
        settings: the house rules.
        stacks: in chips.
    """
    chips = chips_of(settings)
    if not any(stack % chips[0] for stack in stacks):
        return chips
    smallest = settings.smallest_chip
    smaller = [value for value in USUAL if smallest < value < chips[0] and not value % smallest]
    return (*([smallest] if smallest < chips[0] else []), *smaller, *chips)


def smallest_for(settings: Settings) -> int:
    """Return the largest usual chip that pays every blind, ante and bet without change; in money a coin (POT-6)."""
    change = gcd(*_forced(settings))
    coins = (coin * 10**zeros for zeros in range(8) for coin in COINS)
    usual = USUAL if settings.cash is None else _in_chips(coins, settings.cash.minor_units)
    return max((value for value in usual if not change % value), default=1)


def _in_chips(values: Iterable[int], unit: int) -> tuple[int, ...]:
    """Return the `values` of the currency that are whole chips of `unit` each; in chips."""
    return tuple(value // unit for value in values if not value % unit)


def _forced(settings: Settings) -> list[int]:
    """Return the amounts to be paid without change: now, in levels with no lower blinds, in games of a mix (chips)."""
    big, ante = settings.big_blind_or_bet, settings.ante.amount if settings.ante is not None else 0
    amounts = [*settings.blinds, *(settings.bets or ()), ante, settings.bring_in or 0, settings.button_blind or 0]
    for level in settings.levels:
        if max(level.blinds, default=big) >= big:
            amounts += [*level.blinds, *(level.bets or ()), level.ante]
    for entry in settings.mix:
        amounts += _stakes_of(msgspec.json.decode(entry))
    return amounts if any(amounts) else [big]


def _stakes_of(entry: dict[str, Any]) -> list[int]:
    """Return the blinds, bets, ante and bring-in of a game of a mix, in chips; a key that it leaves out counts as 0."""
    keys = nested_keys(entry)
    ante = (keys.get("ante") or {}).get("amount") or 0
    single = (keys.get(key) or 0 for key in ("bring_in", "button_blind"))
    return [*(keys.get("blinds") or ()), *(keys.get("bets") or ()), ante, *single]


def with_matching_chip(table: dict[str, Any], base: Settings | None = None) -> dict[str, Any]:
    """Return a `table` object with the other of the two keys added where it follows; unchanged where neither is given.

    Args:
        table: the keys of an `open` or a `change`; amounts in chips.
        base: the settings in force, for a `change`.

    Raises:
        Refused: `settings`, when both are given and contradict each other, or the smallest chip is not among the chips
            that were named before (POT-6).
    """
    if SMALLEST_CHIP not in table and DENOMINATIONS not in table:
        return table
    chip, chips = table.get(SMALLEST_CHIP), table.get(DENOMINATIONS)
    if DENOMINATIONS in table:
        if not proper_chips(chips):
            return table  # `resolve` refuses a value of the wrong type
        least = min(chips)
        if SMALLEST_CHIP not in table:
            return {**table, SMALLEST_CHIP: least}
        if proper_chip(chip) and chip != least:
            raise refuse("settings", "settings.chips_apart", "POT-6", chip=chip, chips=tuple(chips), least=least)
        return table
    named = None if base is None else explicit(base).get(DENOMINATIONS)
    if named is None or not proper_chip(chip):
        return table
    if chip not in named:
        raise refuse("settings", "settings.chip_not_named", "POT-6", chip=chip, chips=tuple(named))
    return {**table, DENOMINATIONS: chips_from(named, chip)}


def with_smallest_named(table: dict[str, Any]) -> dict[str, Any]:
    """Return a whole table given before, with the smallest of its named chips as the smallest chip."""
    chips = table.get(DENOMINATIONS)
    return {**table, SMALLEST_CHIP: min(chips)} if proper_chips(chips) else table


def chips_from(chips: list[int], chip: int) -> list[int]:
    """Return the chips when `chip` is the smallest: `chip` and those above it."""
    return [chip, *(value for value in sorted(chips) if value > chip)]


def proper_chip(value: Any) -> TypeGuard[int]:
    """Return whether a value can be the value of a chip."""
    return isinstance(value, int) and not isinstance(value, bool) and value > 0


def proper_chips(values: Any) -> TypeGuard[list[int]]:
    """Return whether a value can be the chips of a table."""
    return isinstance(values, list) and bool(values) and all(map(proper_chip, values))
