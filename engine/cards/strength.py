"""A fast strength of high hands for whole files of hands; pokerkit takes a third of a millisecond each.

Tests compare it with pokerkit, which decides at the table (`evaluators`).
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from engine.settings.records import Game
from engine.values import RANKS, SUITS

VALUES = {rank + suit: value for value, rank in enumerate(RANKS, 2) for suit in SUITS}
"""The value of each card's rank."""
WHEEL = frozenset((14, 5, 4, 3, 2))
Strength = tuple[int, ...]


def strength(game: Game, own: Sequence[str], board: Sequence[str]) -> Strength | None:
    """Return the key by which hands of a game compare, greater = stronger; None where only pokerkit has the order."""
    if game.evaluators == ("StandardHighHand",) and game.hole != 3:
        return _best((*own, *board))
    if game.evaluators == ("OmahaHoldemHand",):
        return max(_best(two + three) for two in combinations(own, 2) for three in combinations(board, 3))
    return None


@lru_cache(maxsize=32)  # of the current hand: dividing its pots and checking the award ask for the same cards
def _best(cards: tuple[str, ...]) -> Strength:
    """Return the best five of five to seven cards: 8 straight flush, 7 four of a kind, ... 0 high card, then ranks."""
    all_ranks, text = [VALUES[card] for card in cards], "".join(cards)
    flush: list[int] = []
    for suit in SUITS:
        if text.count(suit) >= 5:
            flush = sorted([VALUES[card] for card in cards if card[1] == suit], reverse=True)
    if flush and (top := _straight(flush)):
        return 8, top
    ranks = sorted(set(all_ranks), reverse=True)
    values = sorted(ranks, key=all_ranks.count, reverse=True)  # the sort is stable: of equal count the highest is first
    first, second = all_ranks.count(values[0]), all_ranks.count(values[1]) if len(values) > 1 else 0
    if first == 4:
        return 7, values[0], max(value for value in values[1:])
    if first == 3 and second >= 2:
        return 6, values[0], values[1]
    if flush:
        return 5, *flush[:5]
    if top := _straight(ranks):
        return 4, top
    if first == 3:
        return 3, *values[:3]
    if first == 2 and second == 2:
        return 2, values[0], values[1], max(values[2:])
    if first == 2:
        return 1, *values[:4]
    return 0, *values[:5]


def _straight(values: Sequence[int]) -> int:
    """Return the highest card of five in a row, 0 without a straight; `values` descend without repeats."""
    for place in range(len(values) - 4):
        if values[place] - values[place + 4] == 4:
            return values[place]
    return 5 if WHEEL.issubset(values) else 0
