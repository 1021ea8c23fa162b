"""Faults of a deal: a misdeal, a dead hand, a street shown too early (PRO-14, PRO-15, PRO-16)."""

from engine import commands as cmd
from engine import events as ev
from engine.betting.reach import can_bet, live_seats, total_pot
from engine.decide.command_work import Work
from engine.decide.flow import close_round, continue_play, finish_after_hand
from engine.decide.hand_extras import dealt_live
from engine.decide.upcards import check_board, known_once, name_by_upcards
from engine.refusals import refuse
from engine.state import Hand
from engine.values import parse_cards

TURN = 2
"""The index of the first street that can be taken back; the street before it is the flop."""


def substantial(hand: Hand) -> bool:
    """Return whether there was substantial action: two acts with chips, or three acts (PRO-14)."""
    acts = [player.acts for player in hand.seats if player is not None and player.acts]
    return len(acts) >= 3 or acts.count("chips") >= 2


def misdeal(work: Work, command: cmd.Misdeal) -> None:
    """Declare a misdeal: the table is as before the deal, and the hand number stays used (PRO-14).

    Raises:
        Refused: code `floor` after substantial action, unless `by` names who decided.
    """
    by = command.by.strip()
    if substantial(work.hand) and not by:
        raise refuse("floor", "misdeal_late", "PRO-14")
    if by:
        facts = (("about", "misdeal"), ("rule", "PRO-14"), ("choice", "misdeal"), ("by", by))
        work.add(ev.Noted("floor", None, facts))
    work.add(ev.Misdealt(work.hand.number, command.words.strip() or command.reason, by))
    finish_after_hand(work)


def dead_hand(work: Work, command: cmd.DeadHand) -> None:
    """Declare a hand dead: its turn passes; the only live hand left wins (PRO-15).

    Between two streets the betting is over if at most one other player can still bet (BET-2, POT-8).

    Raises:
        Refused: no live hand in the seat (code `seat`).
    """
    dealt_live(work, command.seat)
    work.add(ev.HandDied(command.seat, command.reason.strip()))
    betting_over = work.hand.phase == "street" and can_bet(work.hand) <= 1
    if betting_over or len(live_seats(work.hand)) == 1:
        close_round(work)
        return
    name_by_upcards(work)
    continue_play(work)


def street_back(work: Work, command: cmd.StreetBack) -> None:
    """Withdraw the street and let the passed-over player act (PRO-16).

    If the street was recorded and no player acted on it, the last act before it is taken back too, because that act
    was recorded for a player who had not acted. Else the street was only shown, and the round is still open.

    Raises:
        Refused: no turn or river can have been shown too early (`phase`), or impossible cards (`malformed`).
    """
    hand = work.hand
    cards = (command.cards,) if isinstance(command.cards, str) else command.cards or ()
    if work.state.game.family != "board":
        raise refuse("phase", "no_turn", "PRO-16")
    if hand.turn is None:
        raise refuse("phase", "nobody_passed", "PRO-16")
    hand_before = _hand_before_street(work, cards)
    if hand_before is not None:
        assert hand_before.turn is not None
        seen_cards = cards or _last_cards(work)
        returned = total_pot(hand) - total_pot(hand_before)
        work.add(ev.StreetWithdrawn(hand.street, hand_before.turn.seat, seen_cards, dealt=True, back=returned))
        continue_play(work)
        return
    if not TURN <= hand.street + 1 < len(work.state.game.streets):
        raise refuse("phase", "no_turn_next", "PRO-16")
    check_board(work.state.game, hand, cards)
    known_once(hand, cards, ())
    work.add(ev.StreetWithdrawn(hand.street + 1, hand.turn.seat, cards))


def _hand_before_street(work: Work, cards: tuple[str, ...]) -> Hand | None:
    """Return the hand before the last act of the earlier round, if the last recorded street was too early, or None."""
    hand, last = work.hand, work.state.asked_last
    if hand.street < TURN or last is None or last.turn is None or last.street != hand.street - 1:
        return None
    recorded = [card for text in _last_cards(work) for card in parse_cards(text)]
    seen_cards = [card for text in cards for card in parse_cards(text)]
    return last if not seen_cards or not recorded or seen_cards == recorded else None


def _last_cards(work: Work) -> tuple[str, ...]:
    """Return the cards the last street added to each board, () if not entered."""
    streets = work.state.game.streets[: work.hand.street + 1]
    board_size = sum(street.board for street in streets)
    boards = [parse_cards(board) for board in work.hand.boards]
    if any(len(board) != board_size for board in boards):
        return ()
    return tuple("".join(board[-streets[-1].board :]) for board in boards)
