"""Splits of the remaining prizes among the remaining players. Amounts in minor units, stacks in chips."""

from collections.abc import Sequence
from fractions import Fraction

from engine.state import SplitWay


def split(way: SplitWay, prizes: Sequence[int], stacks: Sequence[int], coin: int = 1) -> tuple[int, ...]:
    """Return the part of each remaining player, in the order of `stacks`; the sum is that of `prizes`.

    Args:
        way: the method.
        prizes: the prizes of the places still open, the first one first.
        stacks: the chips of the remaining players, more than 0 each.
        coin: unit each part is rounded down to; left-over coins go one by one to the largest remainders, a rest below
            a coin to the first of them.
    """
    open_prizes = (*prizes[: len(stacks)], *[0] * (len(stacks) - len(prizes)))
    match way:
        case "equal":
            parts = [Fraction(sum(open_prizes), len(stacks))] * len(stacks)
        case "chips":
            parts = _by_chips(open_prizes, stacks)
        case "icm":
            parts = chances(open_prizes, stacks)
    return _rounded(parts, sum(open_prizes), coin)


def _by_chips(prizes: Sequence[int], stacks: Sequence[int]) -> list[Fraction]:
    """Return parts of the smallest prize each, plus the rest in proportion to the stacks."""
    least, chips = min(prizes), sum(stacks)
    rest = sum(prizes) - least * len(stacks)
    return [least + Fraction(rest * stack, chips) for stack in stacks]


def chances(prizes: Sequence[int], stacks: Sequence[int]) -> list[Fraction]:
    """Return the exact value of each stack by the independent chip model.

    The chance of first place is the share of the chips; those of the next places follow in the same way among the
    others (Harville, "Assigning probabilities to the outcomes of multi-entry competitions", 1973; brought to
    tournaments by Malmuth, 1987). It takes sets of players: 2 to the power of their number, times that number.
    """
    whole, count = sum(stacks), len(stacks)
    worth = [Fraction(0)] * count
    set_chances = {0: Fraction(1)}
    for prize in prizes[: sum(map(bool, prizes))]:  # unpaid places need no chances
        next_chances: dict[int, Fraction] = {}
        for ahead, chance in set_chances.items():
            remaining = whole - sum(stack for player, stack in enumerate(stacks) if ahead >> player & 1)
            for player, stack in enumerate(stacks):
                if not ahead >> player & 1:
                    joint = chance * Fraction(stack, remaining)
                    worth[player] += joint * prize
                    next_chances[ahead | 1 << player] = next_chances.get(ahead | 1 << player, Fraction(0)) + joint
        set_chances = next_chances
    return worth


def _rounded(parts: Sequence[Fraction], whole: int, coin: int) -> tuple[int, ...]:
    """Return parts in whole coins by largest remainder, so that their sum is unchanged."""
    rounded = [int(part // coin) * coin for part in parts]
    order = sorted(range(len(parts)), key=lambda player: rounded[player] - parts[player])
    for player in order:
        if whole - sum(rounded) >= coin:
            rounded[player] += coin
    rounded[order[0]] += whole - sum(rounded)
    return tuple(rounded)


def without_first_part(prizes: Sequence[int], first: int) -> tuple[int, ...]:
    """Return the prizes less the amount kept for the first: from the first prize, then from the next ones."""
    rest, remaining = [], first
    for prize in prizes:
        kept = min(prize, remaining)
        remaining -= kept
        rest.append(prize - kept)
    return tuple(sorted(rest, reverse=True))
