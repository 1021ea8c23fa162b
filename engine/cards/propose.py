"""Winners by the cards: per pot, half, board and run; the dealer confirms them (POT-5). Seats from 1.

They are proposed once all eligible hands are entered. A seat with less than a betting unit where only whole units play
may have no chips in any pot (BET-5): its hand wins nothing and is not needed.
"""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from engine.cards.evaluators import best
from engine.commands import Award, PotAward
from engine.pots.layers import pots_of
from engine.refusals import refuse
from engine.settings.records import Game
from engine.state import Hand, HandSeat, TableState
from engine.values import parse_cards, rank, suit


class EnteredCards(Struct, frozen=True):
    """The cards of a showdown entered so far."""

    hands: tuple[tuple[int, tuple[str, ...]], ...]
    """Seats and their own cards."""
    boards: tuple[tuple[str, ...], ...]
    """The board cards, by run and board."""
    missing: tuple[int, ...] = ()
    """Seats whose hands are not entered completely."""
    boards_missing: tuple[int, ...] = ()
    """Runs and boards, from 1, without a complete board."""

    @property
    def complete(self) -> bool:
        """Return whether the winners can be determined."""
        return not self.missing and not self.boards_missing


def entered_cards(game: Game, hand: Hand) -> EnteredCards:
    """Return the entered cards of hands that can win a pot (POT-1): live, and not mucked."""
    winning = {seat for pot in pots_of(hand) for seat in pot.seats}
    live = [player for player in hand.seats if player is not None and player.seat in winning and not player.mucked]
    hands = tuple((player.seat, own_cards(player)) for player in live)
    boards = tuple(parse_cards(board) for board in hand.boards) if game.family == "board" else ((),)
    board_size = sum(street.board for street in game.streets)
    return EnteredCards(
        hands,
        boards,
        tuple(seat for seat, cards in hands if not _is_complete(game, cards)),
        tuple(part for part, board in enumerate(boards, 1) if len(board) < board_size),
    )


def own_cards(player: HandSeat) -> tuple[str, ...]:
    """Return upcards and shown cards of a seat, each once."""
    return tuple(dict.fromkeys((*parse_cards(player.up), *parse_cards(player.shown))))


def _is_complete(game: Game, cards: tuple[str, ...]) -> bool:
    """Return whether a hand is complete; where one card is discarded, as in Pineapple, two are enough."""
    return len(cards) == game.hole or (game.family == "board" and game.hole == 3 and len(cards) == 2)


class HandName(Struct, frozen=True, omit_defaults=True):
    """The hand of a seat in one run or board."""

    seat: int
    """The seat."""
    run: int
    """The run or board, from 1."""
    high: str = ""
    """The name of the hand."""
    high_cards: str = ""
    """The cards that play in it."""
    low: str = ""
    """The name of the low hand, "" = none qualifies."""
    low_cards: str = ""
    """The cards that play in it."""


class AwardByCards(Struct, frozen=True):
    """The winners by the cards (POT-5)."""

    award: Award
    """The award, ready to be sent as a command."""
    hands: tuple[HandName, ...]
    """The hands the award is based on."""


def ready(state: TableState) -> bool:
    """Return whether a showdown waits for its award and all cards are entered."""
    hand = state.hand
    if (
        hand is None
        or hand.phase != "showdown"
        or not any(player is not None and player.shown for player in hand.seats)
    ):
        return False
    return entered_cards(state.game, hand).complete


def propose(state: TableState) -> AwardByCards:
    """Return the winners of every part of every pot that several seats can win.

    Raises:
        Refused: no showdown (`phase`), cards missing (`illegal_action`, naming them), or no evaluator.
    """
    hand, game = state.hand, state.game
    if hand is None or hand.phase != "showdown":
        raise refuse("phase", "no_showdown", "POT-5")
    cards = entered_cards(game, hand)
    if not cards.complete:
        raise _cards_missing(cards)
    halves = 2 if game.split else 1
    boards = cards.boards * (hand.parts // len(cards.boards))
    best_hands = {
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
            high = _winners(eligible, lambda seat, run=run: best_hands[seat, run, 0])  # type: ignore[misc]
            if game.split:
                low = _winners(eligible, lambda seat, run=run: best_hands[seat, run, 1])  # type: ignore[misc]
                awards.append(PotAward(number, high=high, low=low, run=run))
            else:
                awards.append(PotAward(number, winners=high, run=run))
    odd = _by_highest_card(cards) if state.settings.odd_chip == "high_hand" else None
    names = tuple(
        _hand_name(seat, run, [best_hands[seat, run, half] for half in range(halves)])
        for run in range(1, len(boards) + 1)
        for seat, _ in cards.hands
    )
    return AwardByCards(Award(pots=tuple(awards), odd_chip=odd), names)


def _winners(seats: list[int], held: Callable[[int], Any]) -> tuple[int, ...]:
    """Return the seats with the best hand, all of a tie; none where no hand qualifies."""
    hands = {seat: held(seat) for seat in seats}
    top = max((hand for hand in hands.values() if hand is not None), default=None)
    return tuple(seat for seat in seats if top is not None and hands[seat] == top)


def _by_highest_card(cards: EnteredCards) -> tuple[int, ...]:
    """Return the seats by their highest card, suits in the order spades, hearts, diamonds, clubs (POT-6)."""
    best_first = sorted(
        cards.hands, key=lambda seat_and_cards: max((rank(c), suit(c)) for c in seat_and_cards[1]), reverse=True
    )
    return tuple(seat for seat, _ in best_first)


def _hand_name(seat: int, run: int, hands: list[Any | None]) -> HandName:
    """Return the names of a seat's hands, as given by the evaluator."""
    names = [("", "") if hand is None else (str(hand.entry.label.value), _text(hand)) for hand in (*hands, None)[:2]]
    return HandName(seat, run, names[0][0], names[0][1], names[1][0], names[1][1])


def _text(hand: Any) -> str:
    return "".join(repr(card) for card in hand.cards)


def _cards_missing(cards: EnteredCards) -> Exception:
    """Return the refusal that names the missing cards."""
    if cards.missing:
        return refuse("illegal_action", "hands_missing", "POT-5", seats=cards.missing)
    return refuse("illegal_action", "board_missing", "POT-5")
