"""Comparison of hands by pokerkit's evaluators.

The second gate of late imports: pokerkit is imported for the first comparison, which no first paint needs.
"""

from itertools import combinations
from typing import Any

from engine.refusals import refuse
from engine.settings.records import Game


def best(game: Game, half: int, own: tuple[str, ...], board: tuple[str, ...]) -> Any | None:
    """Return the best hand for a half of the pot (0 = high or whole, 1 = low), None where none qualifies.

    The results compare: the greater one wins, in low games too.

    Raises:
        Refused: the evaluator is not installed, or the game has none.
    """
    evaluator = _evaluator(game, half)
    choices = combinations(own, 2) if game.family == "board" and game.hole == 3 else (own,)
    hands = [evaluator.from_game_or_none("".join(cards), "".join(board)) for cards in choices]
    hands = [hand for hand in hands if hand is not None]
    return max(hands) if hands else None


def _evaluator(game: Game, half: int) -> Any:
    if not game.evaluators:
        raise refuse("illegal_action", "no_evaluator", "POT-5", game=game.name)
    try:
        return of_pokerkit(game.evaluators[half])
    except ImportError:
        raise refuse("illegal_action", "no_pokerkit", "POT-5") from None


def of_pokerkit(name: str) -> Any:
    """Return a class of pokerkit, which takes 0.2 s to import and may not be installed.

    Raises:
        ImportError: pokerkit is not installed.
    """
    import pokerkit

    return getattr(pokerkit, name)
