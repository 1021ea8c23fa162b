"""The deal with its cards, and the steps that follow without a player (BTN, BLD, STK-3).

Cards can be entered late: whole boards, or upcards missing from their street (POT-5, BLD-7, BET-1).
"""

from itertools import combinations

from engine import commands as cmd
from engine import events as ev
from engine.commands import Deal
from engine.decide.command_work import Work
from engine.decide.dealing import begin
from engine.decide.flow import continue_play
from engine.decide.upcards import deck_cards, name_by_upcards, seat_key, upcards
from engine.refusals import refuse
from engine.values import check_no_repeat, parse_cards


def deal(work: Work, command: Deal) -> None:
    """Start the next hand; refused as by the plan (too few players)."""
    begin(work, command.elsewhere)
    if command.up:
        work.add(ev.UpcardsSeen(upcards(work, command.up)))
    name_by_upcards(work)
    continue_play(work)


def enter(work: Work, command: cmd.Cards) -> None:
    """Enter cards; upcards name the seat to bring in or act first where one is needed.

    Raises:
        Refused: `malformed` (cards not of this game, too many, one twice), `seat` (no live hand there).
    """
    if command.board is None and not command.up:
        raise refuse("malformed", "no_cards", "POT-5")
    if command.board is not None:
        boards = (command.board,) if isinstance(command.board, str) else command.board
        work.add(ev.BoardSeen(_boards(work, boards)))
    if command.up:
        work.add(ev.UpcardsSeen(_upcards(work, command.up)))
        name_by_upcards(work)
        continue_play(work)


def _boards(work: Work, given: tuple[str, ...]) -> tuple[str, ...]:
    """Return every board with the given cards, checked against the number dealt so far."""
    hand, game = work.hand, work.state.game
    number_dealt = sum(street.board for street in game.streets[: hand.street + 1])
    if game.family != "board" or not number_dealt:
        raise refuse("malformed", "no_board_now", "POT-5", game=game.name)
    present = hand.boards
    if len(given) > len(present):
        raise refuse("malformed", "boards", "NOW-3", boards=len(present))
    boards = tuple(text or before for text, before in zip((*given, *present[len(given) :]), present, strict=True))
    for text in given:
        cards = deck_cards(game, text)
        if cards and len(cards) != number_dealt:
            raise refuse("malformed", "board_cards", "POT-5", most=number_dealt, cards=len(cards))
    _check_no_shared_cards(boards, run_out=hand.runs > 1)
    shown = [card for player in hand.seats if player is not None for card in parse_cards(player.shown)]
    for text in boards:
        check_no_repeat([*parse_cards(text), *shown])
    return boards


def _check_no_shared_cards(boards: tuple[str, ...], *, run_out: bool) -> None:
    """Refuse a card on two boards, except the cards that run-out boards share at the start."""
    for board, other in combinations([parse_cards(text) for text in boards], 2):
        shared = 0
        while run_out and shared < min(len(board), len(other)) and board[shared] == other[shared]:
            shared += 1
        check_no_repeat((*board[shared:], *other[shared:]))


def _upcards(work: Work, given: dict[str, str]) -> tuple[tuple[int, str], ...]:
    """Return the given upcards as new ones, by seat."""
    hand, game = work.hand, work.state.game
    number_dealt = sum(street.up for street in game.streets[: hand.street + 1])
    if game.family != "stud":
        raise refuse("malformed", "no_upcards", "BLD-7", game=game.name)
    new = []
    for key, text in given.items():
        seat = seat_key(hand, key)
        player = hand.seats[seat - 1]
        assert player is not None
        missing = number_dealt - len(parse_cards(player.up))
        if len(deck_cards(game, text)) != missing:
            raise refuse("malformed", "upcards", "BLD-7", most=missing, seat=seat, given=len(parse_cards(text)))
        new.append((seat, text))
    known_cards = [
        card
        for player in hand.seats
        if player is not None
        for card in {*parse_cards(player.up), *parse_cards(player.shown)}
    ]
    check_no_repeat([*known_cards, *(card for _, text in new for card in parse_cards(text))])
    return tuple(new)
