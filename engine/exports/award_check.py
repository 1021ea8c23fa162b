"""What the shown cards say about an award: were the pots given to the best of them (POT-5)? Seats from 1."""

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
    """What a shown hand comes to on a run's board, for each half of the pot; None where not all its cards are known.

    pokerkit's hands: they have a name, and compare as `ranked` does. A low that does not qualify is None.
    """
    own, board = _own(sitter), _board(story, run)
    return None if board is None or len(own) != story.game.hole else _judged(story.game, own, board)


def _judged(game: Game, own: tuple[str, ...], board: tuple[str, ...]) -> list[Any] | None:
    """What pokerkit makes of cards that are all there."""
    try:
        return [best(game, half, own, board) for half in range(2 if game.split else 1)]
    except Refused:
        return None


def ranked(story: Story, sitters: Iterable[Sitter], run: int) -> dict[int, list[Any] | None]:
    """The same by seat, for comparing only: the greater one wins, in low games too."""
    game, board = story.game, _board(story, run)
    hands: dict[int, list[Any] | None] = {}
    for sitter in sitters:
        own = _own(sitter)
        if board is None or len(own) != game.hole:
            hands[sitter.seat] = None
        else:
            quick = strength(game, own, board)
            hands[sitter.seat] = [quick] if quick is not None else _judged(game, own, board)
    return hands


def _board(story: Story, run: int) -> tuple[str, ...] | None:
    """The board of a run, None where not all its cards were entered."""
    board = _parsed("".join(story.boards[run])) if story.game.family == "board" and story.boards else ()
    return board if len(board) == sum([street.board for street in story.game.streets]) else None


def _own(sitter: Sitter) -> tuple[str, ...]:
    """A player's own cards, as far as they were entered."""
    if not sitter.up:
        return _parsed(sitter.shown)
    return tuple(dict.fromkeys((*parse_cards(sitter.up), *parse_cards(sitter.shown))))


@lru_cache(maxsize=32)
def _parsed(text: str) -> tuple[str, ...]:
    """Cards of the hand at hand: its board is asked for once a player, each hand for the pots and for the award."""
    return parse_cards(text)


def against_the_cards(story: Story) -> bool:
    """Whether a share of a pot went past a better hand that was shown; the dealer's award stands all the same."""
    shown = story.shown
    if (
        story.by_folds
        or len(shown) < 2
        or not {sitter.seat for sitter in shown} & {share.seat for share in story.shares}
    ):
        return False
    for run in range(len(story.boards)):
        held = ranked(story, shown, run)
        for share in story.shares:
            mine = held.get(share.seat)
            if share.run != run + 1 or mine is None:
                continue
            half = 1 if share.part == "low" else 0
            rivals = [held[seat] for seat in story.pots[share.pot - 1].seats if seat in held]
            if any(_beats(rival, mine, half) for rival in rivals):
                return True
    return False


def _beats(rival: list[Any] | None, mine: list[Any], half: int) -> bool:
    """Whether a rival's hand is better in this half."""
    if rival is None or rival[half] is None:
        return False
    return mine[half] is None or bool(rival[half] > mine[half])


def by_cards(story: Story, seats: set[int]) -> list[set[int]] | None:
    """The seats with the best hand for each pot, among these seats; None where not all their cards are known."""
    held: dict[int, Any] = {}
    for seat, hands in ranked(story, [sitter for sitter in story.sitters if sitter.seat in seats], 0).items():
        if not hands or hands[0] is None:
            return None
        held[seat] = hands[0]
    best = []
    for pot in story.pots:
        able = [seat for seat in pot.seats if seat in held]
        if not able:
            return None
        top = max(held[seat] for seat in able)
        best.append({seat for seat in able if held[seat] == top})
    return best
