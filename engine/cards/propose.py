"""The winners as the cards have it: per pot, half, board and run; the dealer confirms them (POT-5). Seats from 1.

They are proposed once the cards of all who can win are known. Who holds less than a betting unit where only whole units
play may be dealt in with nothing in any pot (BET-5): that hand wins nothing, and is not waited for.
"""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from engine.cards.evaluators import best
from engine.commands import Award, PotAward
from engine.pots.awards import parts_of
from engine.pots.layers import pots_of
from engine.refusals import refuse
from engine.settings.records import Game
from engine.state import Hand, HandSeat, TableState
from engine.values import parse_cards, rank, suit


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
    """What is known of the hands that can still win a pot (POT-1): live, and not mucked."""
    winning = {seat for pot in pots_of(hand) for seat in pot.seats}
    live = [player for player in hand.seats if player is not None and player.seat in winning and not player.mucked]
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


class HandName(Struct, frozen=True, omit_defaults=True):
    """What a seat holds in one run or board."""

    seat: int
    """Whose hand."""
    run: int
    """Which run or board, from 1."""
    high: str = ""
    """The name of the hand."""
    high_cards: str = ""
    """The cards that play in it."""
    low: str = ""
    """The name of the low hand, "" = none qualifies."""
    low_cards: str = ""
    """The cards that play in it."""


class AwardByCards(Struct, frozen=True):
    """Who wins by the cards (POT-5)."""

    award: Award
    """The award as it may be sent back."""
    hands: tuple[HandName, ...]
    """The hands behind it."""


def ready(state: TableState) -> bool:
    """Whether a showdown waits for its award and all its cards are in."""
    hand = state.hand
    if (
        hand is None
        or hand.phase != "showdown"
        or not any(player is not None and player.shown for player in hand.seats)
    ):
        return False
    return known(state.game, hand).complete


def propose(state: TableState) -> AwardByCards:
    """The winners of every part of every pot that several seats can win.

    Raises:
        Refused: no showdown (`phase`), cards are missing (`illegal_action`, naming them), nothing to compare with.
    """
    hand, game = state.hand, state.game
    if hand is None or hand.phase != "showdown":
        raise refuse("phase", "no_showdown", "POT-5")
    cards = known(game, hand)
    if not cards.complete:
        raise _missing(cards)
    halves = 2 if game.split else 1
    boards = cards.boards * (parts_of(hand) // len(cards.boards))
    held = {
        (seat, run, half): best(game, half, own, board)
        for run, board in enumerate(boards, 1)
        for seat, own in cards.hands
        for half in range(halves)
    }
    awards: list[PotAward] = []
    for number, pot in enumerate(pots_of(hand), 1):
        if len(pot.seats) == 1:
            continue
        eligible = [seat for seat, _ in cards.hands if seat in pot.seats]
        for run in range(1, len(boards) + 1):
            high = _winners(eligible, lambda seat, run=run: held[seat, run, 0])  # type: ignore[misc]
            if game.split:
                low = _winners(eligible, lambda seat, run=run: held[seat, run, 1])  # type: ignore[misc]
                awards.append(PotAward(number, high=high, low=low, run=run))
            else:
                awards.append(PotAward(number, winners=high, run=run))
    odd = _by_highest_card(cards) if state.settings.odd_chip == "high_hand" else None
    names = tuple(
        _named(seat, run, [held[seat, run, half] for half in range(halves)])
        for run in range(1, len(boards) + 1)
        for seat, _ in cards.hands
    )
    return AwardByCards(Award(pots=tuple(awards), odd_chip=odd), names)


def _winners(seats: list[int], held: Callable[[int], Any]) -> tuple[int, ...]:
    """The seats with the best hand, ties together; none where nobody qualifies."""
    hands = {seat: held(seat) for seat in seats}
    top = max((hand for hand in hands.values() if hand is not None), default=None)
    return tuple(seat for seat in seats if top is not None and hands[seat] == top)


def _by_highest_card(cards: Known) -> tuple[int, ...]:
    """POT-6: seats by their highest card, suits spades, hearts, diamonds, clubs."""
    best_first = sorted(
        cards.hands, key=lambda seat_and_cards: max((rank(c), suit(c)) for c in seat_and_cards[1]), reverse=True
    )
    return tuple(seat for seat, _ in best_first)


def _named(seat: int, run: int, hands: list[Any | None]) -> HandName:
    """The names of a seat's hands, as the evaluator gives them."""
    names = [("", "") if hand is None else (str(hand.entry.label.value), _text(hand)) for hand in (*hands, None)[:2]]
    return HandName(seat, run, names[0][0], names[0][1], names[1][0], names[1][1])


def _text(hand: Any) -> str:
    return "".join(repr(card) for card in hand.cards)


def _missing(cards: Known) -> Exception:
    """What is not in yet."""
    if cards.missing:
        return refuse("illegal_action", "hands_missing", "POT-5", seats=cards.missing)
    return refuse("illegal_action", "board_missing", "POT-5")
