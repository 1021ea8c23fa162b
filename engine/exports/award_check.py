"""Checks whether pots were awarded to the best of the shown hands (POT-5). Seats count from 1."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from engine.cards.evaluators import best
from engine.cards.strength import strength
from engine.exports.story import Sitter, Story
from engine.refusals import Refused
from engine.settings.records import Game
from engine.values import parse_cards


def hands_of(story: Story, sitter: Sitter, run: int) -> list[Any] | None:
    """Return pokerkit's hand for each half of the pot, on the board of a run; None unless all cards are entered.

    The hands have a name and compare as in `ranked`. A low that does not qualify is None.
    """
    own_cards, board = _own_cards(sitter), _board(story, run)
    return None if board is None or len(own_cards) != story.game.hole else _evaluated(story.game, own_cards, board)


def _evaluated(game: Game, own_cards: tuple[str, ...], board: tuple[str, ...]) -> list[Any] | None:
    """Return pokerkit's hand for each half of the pot from complete cards, None where it cannot compare the game."""
    try:
        return [best(game, half, own_cards, board) for half in range(2 if game.split else 1)]
    except Refused:
        return None


def ranked(story: Story, sitters: Iterable[Sitter], run: int) -> dict[int, list[Any] | None]:
    """Return by seat the values of `hands_of` for comparison only: the greater value wins, in low games too."""
    game, board = story.game, _board(story, run)
    hands: dict[int, list[Any] | None] = {}
    for sitter in sitters:
        own_cards = _own_cards(sitter)
        if board is None or len(own_cards) != game.hole:
            hands[sitter.seat] = None
        else:
            value = strength(game, own_cards, board)
            hands[sitter.seat] = [value] if value is not None else _evaluated(game, own_cards, board)
    return hands


def _board(story: Story, run: int) -> tuple[str, ...] | None:
    """Return the board of a run, () in games without a board, None unless all its cards are entered."""
    board = _parsed("".join(story.boards[run])) if story.game.family == "board" and story.boards else ()
    return board if len(board) == sum([street.board for street in story.game.streets]) else None


def _own_cards(sitter: Sitter) -> tuple[str, ...]:
    """Return the player's own cards, as far as they are entered."""
    if not sitter.up:
        return _parsed(sitter.shown)
    return tuple(dict.fromkeys((*parse_cards(sitter.up), *parse_cards(sitter.shown))))


@lru_cache(maxsize=32)
def _parsed(text: str) -> tuple[str, ...]:
    """Return the parsed cards; cached, because board and hands are parsed again for each player, pot and award."""
    return parse_cards(text)


def against_the_cards(story: Story) -> bool:
    """Return whether a better shown hand lost a share of a pot; the dealer's award is valid all the same."""
    shown = story.shown
    if (
        story.by_folds
        or len(shown) < 2
        or not {sitter.seat for sitter in shown} & {share.seat for share in story.shares}
    ):
        return False
    for run in range(len(story.boards)):
        values = ranked(story, shown, run)
        for share in story.shares:
            winner = values.get(share.seat)
            if share.run != run + 1 or winner is None:
                continue
            half = 1 if share.part == "low" else 0
            rivals = [values[seat] for seat in story.pots[share.pot - 1].seats if seat in values]
            if any(_beats(rival, winner, half) for rival in rivals):
                return True
    return False


def _beats(rival: list[Any] | None, winner: list[Any], half: int) -> bool:
    """Return whether the rival's hand is better in this half."""
    if rival is None or rival[half] is None:
        return False
    return winner[half] is None or bool(rival[half] > winner[half])


def best_seats(story: Story, seats: set[int]) -> list[set[int]] | None:
    """Return for each pot the seats of the best hand among `seats`; None unless all their cards are entered."""
    best_hands: dict[int, Any] = {}
    for seat, hands in ranked(story, [sitter for sitter in story.sitters if sitter.seat in seats], 0).items():
        if not hands or hands[0] is None:
            return None
        best_hands[seat] = hands[0]
    best = []
    for pot in story.pots:
        contenders = [seat for seat in pot.seats if seat in best_hands]
        if not contenders:
            return None
        top = max(best_hands[seat] for seat in contenders)
        best.append({seat for seat in contenders if best_hands[seat] == top})
    return best
