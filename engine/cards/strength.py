"""How strong a high hand is, quickly: for whole files of hands, where pokerkit takes a third of a millisecond each.

The tests compare it with pokerkit, which stays the judge at the table (`evaluators`).
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from engine.settings.records import Game

RANKS = "..23456789TJQKA"
"""The place of a rank is what it counts."""
WHEEL = (14, 5, 4, 3, 2)
Strength = tuple[int, ...]


def strength(game: Game, own: Sequence[str], board: Sequence[str]) -> Strength | None:
    """What hands of a game compare by, the greater the stronger; None where only pokerkit knows the game's order."""
    if game.evaluators == ("StandardHighHand",) and game.hole != 3:
        return _best((*own, *board))
    if game.evaluators == ("OmahaHoldemHand",):
        return max(_best(two + three) for two in combinations(own, 2) for three in combinations(board, 3))
    return None


@lru_cache(maxsize=32)  # of the hand at hand: who divides its pots and who checks the award ask for the same
def _best(cards: tuple[str, ...]) -> Strength:
    """The best five of five to seven cards: 8 straight flush, 7 four of a kind, ... 0 high card, then its ranks."""
    counts = [0] * 15
    suits: dict[str, list[int]] = {}
    for card in cards:
        value = RANKS.index(card[0])
        counts[value] += 1
        suits.setdefault(card[1], []).append(value)
    flush = next((sorted(values, reverse=True) for values in suits.values() if len(values) >= 5), None)
    if flush and (top := _straight(flush)):
        return 8, top
    values = sorted((value for value in range(14, 1, -1) if counts[value]), key=lambda value: -counts[value])
    first, second = counts[values[0]], counts[values[1]] if len(values) > 1 else 0
    if first == 4:
        return 7, values[0], max(value for value in values[1:])
    if first == 3 and second >= 2:
        return 6, values[0], values[1]
    if flush:
        return 5, *flush[:5]
    if top := _straight(sorted(values, reverse=True)):
        return 4, top
    if first == 3:
        return 3, *values[:3]
    if first == 2 and second == 2:
        return 2, values[0], values[1], max(values[2:])
    if first == 2:
        return 1, *values[:4]
    return 0, *values[:5]


def _straight(values: Sequence[int]) -> int:
    """The highest card of five in a row, 0 where there are none; values from the top, each once."""
    for place in range(len(values) - 4):
        if values[place] - values[place + 4] == 4:
            return values[place]
    return 5 if set(WHEEL) <= set(values) else 0
