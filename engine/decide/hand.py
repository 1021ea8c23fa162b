"""Commands in a hand: actions, streets, runs, the award; commands for between hands wait for the hand's end."""

from typing import Literal

from msgspec.structs import replace

from engine import commands as cmd
from engine import events as ev
from engine.betting.acts import check_act
from engine.betting.reach import can_bet, live_seats
from engine.decide.between import add_chips
from engine.decide.command_work import Work
from engine.decide.faults import misdeal
from engine.decide.floor import decide_floor
from engine.decide.flow import continue_play, end_hand
from engine.decide.open_stakes import buys_now, marker
from engine.decide.requests import check_asked, unposted
from engine.decide.upcards import (
    check_board,
    check_other_cards,
    check_shown,
    drawn,
    known_once,
    name_by_upcards,
    upcards,
)
from engine.pots.awards import award
from engine.refusals import refuse
from engine.values import parse_cards


def act(work: Work, command: cmd.Act) -> None:
    """Play an act of the player to act, and the steps that follow."""
    hand = work.hand
    event = check_act(work.state.settings, work.state.game, hand, command)
    work.add(event)
    continue_play(work)


def act_to(work: Work, command: cmd.FoldTo | cmd.CheckTo) -> None:
    """Fold (or check) all players before the seat, which acts next: one step, all or none.

    Raises:
        Refused: the seat does not act later in this round, or is folded in its turn as its player is not there
            (`seat`); as `act`, then no player has acted.
    """
    hand = work.hand
    action: cmd.Action = "fold" if isinstance(command, cmd.FoldTo) else "check"
    later = work.state.seats_to_act[1:]
    if hand.turn is None or command.seat not in later:
        raise refuse("seat", "not_later", "BET-1", seat=command.seat, later=later or "none")
    while work.state.hand is not None and work.hand.turn is not None and work.hand.turn.seat != command.seat:
        act(work, cmd.Act(action))


def name_seat(work: Work, command: cmd.BringIn | cmd.First) -> None:
    """Name the seat that brings in (BLD-7) or shows best (BET-1) in stud.

    Raises:
        Refused: no seat has to be named (`phase`), or no live hand is there (`seat`).
    """
    hand = work.hand
    what: Literal["bring_in", "first"] = "bring_in" if isinstance(command, cmd.BringIn) else "first"
    rule = "BLD-7" if what == "bring_in" else "BET-1"
    if hand.needs != what:
        raise refuse("phase", "not_needed_bring_in" if what == "bring_in" else "not_needed_first", rule)
    chosen = work.state.dealt(command.seat)
    if chosen is None or not chosen.live:
        live = tuple(player.seat for player in live_seats(hand))
        raise refuse("seat", "dead_hand", rule, seat=command.seat, live=live)
    work.add(ev.SeatNamed(command.seat, what))
    continue_play(work)


def open_pair(work: Work, command: cmd.OpenPair) -> None:
    """Record an open pair on fourth street (LIM-4).

    Raises:
        Refused: no such game, or not the time for it (`illegal_action`).
    """
    hand, game = work.hand, work.state.game
    if not game.open_pair or hand.street != 1 or hand.bets is None or hand.phase != "betting":
        raise refuse("illegal_action", "no_pair", "LIM-4")
    work.add(ev.OpenPairSeen())


def street(work: Work, command: cmd.Street) -> None:
    """Deal the next street or draw; without further betting it is only run out (POT-8).

    Raises:
        Refused: the round is not over, or no street is left (`phase`); cards or seats as of `check_board`, `upcards`
            and `drawn`.
    """
    hand, streets = work.hand, work.state.game.streets
    if hand.phase == "betting":
        if hand.turn is None:
            raise refuse("phase", "round_unnamed", "BET-2", needs=str(hand.needs))
        raise refuse("phase", "round_open", "BET-2", seat=hand.turn.seat)
    if hand.street >= len(streets) - 1:
        raise refuse("phase", "last_street", "POT-5")
    cards = (command.cards,) if isinstance(command.cards, str) else command.cards or ()
    check_board(work.state.game, hand, cards)
    up = upcards(work, command.up) if command.up else ()
    check_other_cards(hand, cards)
    known_once(hand, cards, up)
    draws = drawn(work.state.game, hand, command.draws) if command.draws else ()
    work.add(ev.StreetDealt(hand.street + 1, cards, up, draws))
    name_by_upcards(work)
    continue_play(work)


def runs(work: Work, command: cmd.Runs) -> None:
    """Deal the rest several times, when no more betting is possible (POT-7).

    Raises:
        Refused: betting goes on, no cards are left to deal, or boards differ (`phase`); too many times (`amount`).
    """
    hand, most = work.hand, work.state.settings.runs
    if hand.phase != "showdown" or can_bet(hand) > 1:
        raise refuse("phase", "runs_early", "POT-7")
    if not 1 <= command.times <= most:
        raise refuse("amount", "runs_most", "POT-7", most=most)
    if hand.street >= len(work.state.game.streets) - 1:
        raise refuse("phase", "runs_late", "POT-7")
    if hand.boards != hand.boards[: hand.plan.boards] * hand.runs:
        raise refuse("phase", "runs_differ", "POT-7")
    work.add(ev.RunsAgreed(command.times))


def award_pots(work: Work, command: cmd.Award) -> None:
    """Award the pots once every live hand has matched them (POT-5, NOW-11).

    Raises:
        Refused: no showdown yet (`phase`); as `award`.
    """
    hand = work.hand
    if hand.phase != "showdown":
        if hand.phase == "betting" and hand.turn is not None:
            raise refuse("phase", "award_early", "NOW-11", seat=hand.turn.seat)
        name = work.state.game.streets[hand.street + 1].name if hand.phase == "street" else str(hand.needs)
        raise refuse("phase", "award_before", "NOW-11", name=name)
    pots, shares = award(work.state.settings, work.state.game, hand, command)
    end_hand(work, ev.PotsAwarded(pots, shares), command.stays)


def show(work: Work, command: cmd.Show | cmd.Muck) -> None:
    """Record a hand shown or mucked.

    Raises:
        Refused: no live hand there (`seat`), mucked before the showdown (`phase`), impossible cards (`malformed`).
    """
    hand = work.hand
    shower = work.state.dealt(command.seat)
    if shower is None:
        raise refuse("seat", "not_dealt", "POT-5", seat=command.seat)
    if isinstance(command, cmd.Muck) and hand.phase != "showdown":
        raise refuse("phase", "muck_early", "PRO-15")
    if not shower.live:
        raise refuse("seat", "hand_is_dead", "POT-4", seat=command.seat)
    if isinstance(command, cmd.Show):
        shown = check_shown(work.state.game, command.cards)
        others = replace(hand, seats=tuple(None if other is shower else other for other in hand.seats))
        known_once(others, (command.cards,), ())
        own = set(parse_cards(shower.up))
        if len(own | set(shown)) > work.state.game.hole:
            raise refuse(
                "malformed", "too_many_with_upcards", "POT-5", cards=len(own | set(shown)), most=work.state.game.hole
            )
    work.add(ev.HandShown(command.seat, command.cards if isinstance(command, cmd.Show) else ""))


def chips(work: Work, command: cmd.AddChips) -> None:
    """Add chips bought in a hand: at once with open stakes (STK-4), else at its end (STK-1)."""
    if buys_now(work.state, command.seat):
        add_chips(work, command)
        continue_play(work)
    else:
        keep_for_hand_end(work, command)


def borrow(work: Work, command: cmd.Marker) -> None:
    """Give a marker in a hand; a borrower without chips may act again (STK-4)."""
    marker(work, command)
    continue_play(work)


def post_late(work: Work, command: cmd.Unposted) -> None:
    """Make a player dealt in without posting post now, or owe it (ENT-10)."""
    unposted(work, command)
    continue_play(work)


def floor(work: Work, command: cmd.Floor) -> None:
    """Carry out the floor's decision on the open ruling; a misdeal may be declared at any time (PRO-14)."""
    if command.choice == "misdeal":
        misdeal(work, cmd.Misdeal(by=command.by.strip() or "floor"))
    else:
        decide_floor(work, command)


def keep_for_hand_end(work: Work, command: cmd.Command) -> None:
    """Keep a request for the hand's end; a leaver's live hand folds in turn (STK-1)."""
    check_asked(work.state, command)
    leaver = command.seat if isinstance(command, cmd.Leave) else None
    work.add(ev.Asked(cmd.encode(command).decode(), leaver))
    continue_play(work)
