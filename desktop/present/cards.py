"""The cards that can be entered now: a board, a hand, the upcards of a street; and why a card is refused (POT-5)."""

from typing import assert_never

from msgspec import Struct

from desktop.bridge.scene import Scene
from desktop.intents.questions import BoardCards, CardPlace, CardsSeen, HandCards, Upcards
from desktop.present.dealt import board_cards, boards_entered, cards_dealt, cards_out, live_hands, upcards_dealt
from desktop.present.dry_runs import DryRun
from desktop.present.fault_menus import withdrawn
from desktop.words.phrases import card_words
from desktop.words.say import say
from engine import commands as c
from engine.values import parse_cards

PINEAPPLE = 3
"""Cards dealt to a hand in a board game whose players keep two."""

RANKS = "AKQJT98765432"
SHORT = "ShortDeckHoldemHand"


class WantedCards(Struct, frozen=True):
    """The cards of one place to enter."""

    place: CardPlace
    """Place of the cards: a board, a hand, the upcards, or cards seen early."""
    title: str
    """Title of the sheet, in words."""
    count: int
    """Number of cards."""
    entered: str = ""
    """Cards entered already, as text."""
    gone: tuple[tuple[str, str], ...] = ()
    """Card and its place in words, for all cards entered elsewhere."""
    seats: tuple[int, ...] = ()
    """Seat of each card (upcards), else ()."""
    ranks: str = RANKS
    """Ranks of the deck."""
    least: int = 0
    """Least number of cards that is enough."""

    def why_not(self, card: str, entered: tuple[str, ...]) -> str:
        """Return in words why this card cannot be the next one, or ""."""
        if card[0] not in self.ranks:
            return say("not_in_deck", card=card_words(card))
        if card in entered:
            return say("lies_there", card=card_words(card))
        where = next((where for other, where in self.gone if other == card), "")
        if where:
            return where
        return say("enough_cards", count=self.count) if len(entered) >= self.count else ""


def cards_wanted(scene: Scene, place: CardPlace | None, dry: DryRun) -> WantedCards | None:
    """Return the cards to enter at `place`, None where there are none; without a place the next missing ones."""
    match place:
        case BoardCards(number):
            return _upcards(scene) if scene.game.family == "stud" else _board(scene, number)
        case HandCards(seat):
            return _hand(scene, seat)
        case Upcards():
            return _upcards(scene)
        case CardsSeen():
            return cards_seen_early(scene, dry)
        case None:
            return _missing(scene)
        case _:
            assert_never(place)


def _missing(scene: Scene) -> WantedCards | None:
    """Return the next board or hand without its cards, else the first hand; None between hands.

    Hands are asked for at the showdown only: before it the keys belong to the betting, and the board is asked again.
    At a showdown before the last street the cards not dealt yet come after the hands, all at once (POT-8).
    """
    if not scene.in_hand:
        return None
    upcards = _upcards(scene) if scene.game.family == "stud" else None
    if upcards is not None and len(parse_cards(upcards.entered)) < upcards.count:
        return upcards
    live = live_hands(scene) if scene.view.phase == "showdown" else []
    unseen = next((seat for seat in live if not scene.view.seats[seat].cards), 0)
    out = board_cards(scene) if not unseen else cards_out(scene)
    for number, board in enumerate(boards_entered(scene), 1):
        if len(parse_cards(board)) < out:
            return _board(scene, number)
    hand = unseen or next(iter(live), 0)
    return _hand(scene, hand) if hand else _board(scene, 1)


def cards_seen_early(scene: Scene, dry: DryRun) -> WantedCards | None:
    """Return the cards of a turn or river that was shown too early (PRO-16), or None."""
    street_back = withdrawn(dry)
    if street_back is None or len(boards_entered(scene)) > 1:
        return None
    seen = "".join(street_back.cards)
    own = parse_cards(seen)
    gone = tuple((card, where) for card, where in (*_seats_cards(scene), *_board_cards(scene)) if card not in own)
    count = scene.game.streets[street_back.street].board
    return WantedCards(CardsSeen(), say("back_sheet"), count, seen, gone, ranks=_ranks(scene))


def entered(scene: Scene, wanted: WantedCards, cards: str) -> tuple[c.Command, ...]:
    """Return the commands that enter `cards`; streets not dealt yet come before their cards (POT-8)."""
    match wanted.place:
        case CardsSeen():
            return (c.StreetBack(cards=cards),)
        case HandCards(seat):
            return (c.Show(seat=seat, cards=cards),)
        case BoardCards(number):
            boards = tuple(cards if n == number else "" for n in range(1, len(boards_entered(scene)) + 1))
            return (*(c.Street(),) * _streets_to(scene, len(parse_cards(cards))), c.Cards(board=boards))
        case Upcards():
            return (c.Cards(up=_by_seat(wanted, cards)),)
        case _:
            assert_never(wanted.place)


def _by_seat(wanted: WantedCards, cards: str) -> dict[str, str]:
    """Return the upcards of each seat from the cards in their order of entry."""
    up: dict[str, str] = {}
    for seat, card in zip(wanted.seats, parse_cards(cards), strict=True):
        up[str(seat)] = up.get(str(seat), "") + card
    return up


def _streets_to(scene: Scene, count: int) -> int:
    """Return the number of streets to deal before `count` cards are on the board; 0 between hands."""
    if not scene.in_hand:
        return 0
    out, streets, names = cards_out(scene), 0, [street.name for street in scene.game.streets]
    for street in scene.game.streets[names.index(scene.view.street or "") + 1 :]:
        if out >= count:
            break
        out, streets = out + street.board, streets + 1
    return streets


def _ranks(scene: Scene) -> str:
    return RANKS[:9] if SHORT in scene.game.evaluators else RANKS


def _seats_cards(scene: Scene, but: int = 0) -> tuple[tuple[str, str], ...]:
    """Return the cards entered for the seats other than `but`, with their places in words."""
    return tuple(
        (card, say("lies_seat", card=card_words(card), seat=seat))
        for seat, player in scene.view.seats.items()
        if seat != but
        for card in {*parse_cards(player.cards), *parse_cards(player.up)}
    )


def _board_cards(scene: Scene, but: int = 0) -> tuple[tuple[str, str], ...]:
    """Return the cards of the boards other than `but`, with their places; a start that two runs share is left out."""
    same_start = scene.view.runs > 1
    own = parse_cards(boards_entered(scene)[but - 1]) if but else ()
    placed = []
    for number, board in enumerate(boards_entered(scene), 1):
        for place, card in enumerate(parse_cards(board)):
            shared = same_start and place < len(own) and own[place] == card
            if number != but and not shared:
                placed.append((card, say("lies_board", card=card_words(card))))
    return tuple(placed)


def _board(scene: Scene, number: int) -> WantedCards | None:
    boards, out = boards_entered(scene), board_cards(scene)
    if not out or number > len(boards):
        return None
    least = cards_out(scene) or next(street.board for street in scene.game.streets if street.board)
    title = say("sheet_board") if len(boards) == 1 else say("cards_of_board", number=number)
    gone = (*_seats_cards(scene), *_board_cards(scene, number))
    return WantedCards(BoardCards(number), title, out, boards[number - 1], gone, ranks=_ranks(scene), least=least)


def _hand(scene: Scene, seat: int) -> WantedCards:
    player = scene.view.seats[seat]
    count = cards_dealt(scene) if scene.in_hand else scene.game.hole
    least = 2 if scene.game.family == "board" and count == PINEAPPLE else count
    gone = (*_seats_cards(scene, seat), *_board_cards(scene))
    title = say("sheet_cards", name=player.player)
    return WantedCards(HandCards(seat), title, count, player.cards or player.up, gone, ranks=_ranks(scene), least=least)


def _upcards(scene: Scene) -> WantedCards | None:
    """Return the upcards to enter: one for each live seat and street, clockwise from the dealer's left."""
    out = upcards_dealt(scene)
    seats = tuple(
        seat for seat in live_hands(scene) for _ in range(out - len(parse_cards(scene.view.seats[seat].up)))
    )  # fmt: skip
    if not seats or not scene.in_hand:
        return None
    return WantedCards(Upcards(), say("sheet_upcards"), len(seats), gone=_seats_cards(scene), seats=seats)
