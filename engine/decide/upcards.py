"""Cards entered with a deal or a street, checked against the game and each other; upcards name the seat to act."""

from engine import events as ev
from engine.betting.reach import can_bet, live_seats
from engine.betting.upcards import brings_in, pair_shows, shows_best
from engine.decide.command_work import Work
from engine.refusals import refuse
from engine.settings.records import Game
from engine.state import Hand
from engine.values import check_no_repeat, parse_cards, rank


def seat_key(hand: Hand, key: str) -> int:
    """Return the seat that a key of `up` or `draws` names; it must have a live hand.

    Raises:
        Refused: code `seat`.
    """
    seats = {str(player.seat): player.seat for player in live_seats(hand)}
    if key not in seats:
        raise refuse("seat", "no_live_seat", key=repr(key[:12]), live=tuple(seats.values()))
    return seats[key]


def upcards(work: Work, up: dict[str, str]) -> tuple[tuple[int, str], ...]:
    """Return the upcards of a deal or street, one a seat.

    Raises:
        Refused: no stud game, no such seat, no card, or a card that is out already.
    """
    hand = work.hand
    if work.state.game.family != "stud":
        raise refuse("malformed", "no_upcards", "BLD-7", game=work.state.game.name)
    new = []
    for key, text in up.items():
        cards = deck_cards(work.state.game, text)
        if len(cards) != 1:
            raise refuse("malformed", "one_upcard", "BLD-7", cards=len(cards))
        new.append((seat_key(hand, key), cards[0]))
    known_once(hand, (), tuple(new))
    return tuple(new)


def drawn(game: Game, hand: Hand, draws: dict[str, int]) -> tuple[tuple[int, int], ...]:
    """Return the number of cards each seat draws on the coming street.

    Raises:
        Refused: no draw comes, no such seat, or more cards than a hand has.
    """
    street = game.streets[hand.street + 1]
    if not street.draw:
        raise refuse("malformed", "no_draw", street=street.name)
    for number in draws.values():
        if number > game.hole:
            raise refuse("amount", "drawn", game=game.name, most=game.hole)
    return tuple((seat_key(hand, key), number) for key, number in draws.items())


def check_board(game: Game, hand: Hand, cards: tuple[str, ...]) -> None:
    """Refuse board cards of the coming street that do not match the game and the street.

    Raises:
        Refused: more boards than are dealt, or a number of cards that differs from the street's (`malformed`).
    """
    if not cards:
        return
    street = game.streets[hand.street + 1]
    if len(cards) > hand.parts:
        raise refuse("malformed", "boards", "NOW-3", boards=hand.parts)
    for text in cards:
        number = len(deck_cards(game, text))
        if number and number != street.board:
            raise refuse("malformed", "street_cards", street=street.name, board=street.board, number=number)


def check_other_cards(hand: Hand, cards: tuple[str, ...]) -> None:
    """Refuse a card of a withdrawn street, which is dealt again with other cards (PRO-16).

    Raises:
        Refused: code `malformed`.
    """
    withdrawn = {card for text in hand.withdrawn for card in parse_cards(text)}
    repeated = next((card for text in cards for card in parse_cards(text) if card in withdrawn), None)
    if repeated is not None:
        raise refuse("malformed", "card_withdrawn", "PRO-16", card=repeated)


def deck_cards(game: Game, text: str) -> tuple[str, ...]:
    """Return the cards of `text`, all in the game's deck: a short deck has none below a six.

    Raises:
        Refused: code `malformed`.
    """
    cards = parse_cards(text)
    if "ShortDeckHoldemHand" in game.evaluators:
        too_low = next((card for card in cards if rank(card) < 6), None)
        if too_low is not None:
            raise refuse("malformed", "not_in_deck", "POT-5", card=too_low, game=game.name)
    return cards


def check_shown(game: Game, text: str) -> tuple[str, ...]:
    """Return the cards of a shown hand: of the game's deck, at most as many as a player is dealt.

    Raises:
        Refused: code `malformed`.
    """
    cards = deck_cards(game, text)
    if not cards:
        raise refuse("malformed", "none_shown", "POT-5")
    if len(cards) > game.hole:
        raise refuse("malformed", "too_many_cards", "POT-5", game=game.name, most=game.hole, cards=len(cards))
    return cards


def known_once(hand: Hand, cards: tuple[str, ...], up: tuple[tuple[int, str], ...]) -> None:
    """Refuse a card that is out twice among boards, upcards and shown hands."""
    # boards run out several times begin with the same cards
    cards_out = {card for board in hand.boards for card in parse_cards(board)}
    for player in hand.seats:
        if player is not None and (player.up or player.shown):
            cards_out |= {*parse_cards(player.up), *parse_cards(player.shown)}
    check_no_repeat([*cards_out, *(card for text in cards for card in parse_cards(text)), *(card for _, card in up)])


def name_by_upcards(work: Work) -> None:
    """Name the seat to bring in or act first by the upcards, once all are entered (BLD-7, BET-1)."""
    hand, game = work.hand, work.state.game
    if game.family != "stud" or hand.needs is None or can_bet(hand) < 1:
        return
    if hand.needs == "bring_in":
        seat = brings_in(work.state.settings, game, hand)
        if seat is not None:
            work.add(ev.SeatNamed(seat, "bring_in"))
        return
    if game.open_pair and hand.bets is not None and pair_shows(hand):
        work.add(ev.OpenPairSeen())
    seat = shows_best(game, hand)
    if seat is not None:
        work.add(ev.SeatNamed(seat, "first"))
