"""Which cards of a hand are known, and what is still missing before winners can be proposed (POT-5)."""

from msgspec import Struct

from engine.settings.records import Game
from engine.state import Hand, HandSeat
from engine.values import parse_cards


class Known(Struct, frozen=True):
    """The cards of a showdown, as far as they were entered."""

    hands: tuple[tuple[int, tuple[str, ...]], ...]
    """Seats and their own cards."""
    boards: tuple[tuple[str, ...], ...]
    """Cards of the board, by run and board."""
    missing: tuple[int, ...] = ()
    """Seats whose hands are not in."""
    boards_missing: tuple[int, ...] = ()
    """Runs and boards, from 1, whose board is not complete."""

    @property
    def complete(self) -> bool:
        """Whether the winners can be worked out."""
        return not self.missing and not self.boards_missing


def known(game: Game, hand: Hand) -> Known:
    """What is known of the live hands that were not mucked."""
    live = [player for player in hand.seats if player is not None and player.live and not player.mucked]
    hands = tuple((player.seat, own_cards(player)) for player in live)
    boards = tuple(parse_cards(board) for board in hand.boards) if game.family == "board" else ((),)
    wanted = sum(street.board for street in game.streets)
    return Known(
        hands,
        boards,
        tuple(seat for seat, cards in hands if not _whole(game, cards)),
        tuple(part for part, board in enumerate(boards, 1) if len(board) < wanted),
    )


def own_cards(player: HandSeat) -> tuple[str, ...]:
    """Upcards and shown cards of a seat, each once."""
    return tuple(dict.fromkeys((*parse_cards(player.up), *parse_cards(player.shown))))


def _whole(game: Game, cards: tuple[str, ...]) -> bool:
    """Whether these are all cards a hand of the game has; where one is discarded, as in Pineapple, two will do."""
    return len(cards) == game.hole or (game.family == "board" and game.hole == 3 and len(cards) == 2)
