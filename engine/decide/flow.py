"""Steps that follow by themselves: leavers fold, rounds close, uncalled chips return, hands end (BET-2, POT-3)."""

from engine.betting.reach import can_bet, live_seats
from engine.commands import Command, decode
from engine.decide.between import AT_THE_END
from engine.decide.command_work import Work
from engine.decide.dealing import fold_absent
from engine.events import (
    Acted,
    AskedDone,
    GameTurned,
    HandEnded,
    Noted,
    PotsAwarded,
    RoundClosed,
    UncalledReturned,
)
from engine.positions.kill import after_hand, waived, winners_of, with_agreed_kill
from engine.positions.plan import next_game_due
from engine.positions.straddles import under_the_gun
from engine.pots.awards import award_last
from engine.pots.layers import pots_of, uncalled
from engine.refusals import Refusal, Refused
from engine.settings.resolve import resolve_mix_game
from engine.state import Dealt, Hand, KillState, Share, TableState


def continue_play(work: Work) -> None:
    """Continue until a player has to act, a street or an award is due, or the hand is over."""
    while work.state.hand is not None:
        fold_absent(work)
        hand = work.hand
        if hand.phase != "betting" or hand.needs is not None or hand.turn is not None:
            return
        close_round(work)


def close_round(work: Work) -> None:
    """Close the round when no turn is left; a single hand that can win something wins (BET-2, POT-1)."""
    if work.hand.early and (work.hand.street >= len(work.state.game.streets) - 1 or can_bet(work.hand) <= 1):
        _fold_early_folders(work)
    excess = uncalled(work.hand)
    if excess is not None:
        work.add(UncalledReturned(*excess))
    _fold_unasked_absent(work)
    winner = _sole_winner(work.hand)
    if winner is not None:
        work.add(RoundClosed("showdown"))
        pots, shares = award_last(work.state.settings, work.hand, winner)
        end_hand(work, PotsAwarded(pots, shares, by_folds=True))
        return
    is_last_street = work.hand.street >= len(work.state.game.streets) - 1
    run_out = is_last_street or can_bet(work.hand) <= 1
    work.add(RoundClosed("showdown" if run_out else "street"))


def _sole_winner(hand: Hand) -> int | None:
    """Return the only seat that can win, None while several can.

    A seat with less than a betting unit can be all-in without any pot; it does not count (BET-5, POT-1).
    """
    live = live_seats(hand)
    if len(live) == 1:
        return live[0].seat
    if can_bet(hand) > 1:
        return None
    winning = {seat for pot in pots_of(hand) for seat in pot.seats}
    return winning.pop() if len(winning) == 1 else None


def _fold_early_folders(work: Work) -> None:
    """Fold hands with a fold out of turn before the showdown, even if their turn never came (PRO-8)."""
    for early_act in work.hand.early:
        player = work.hand.seats[early_act.seat - 1]
        if early_act.action == "fold" and player is not None and player.live and len(live_seats(work.hand)) > 1:
            work.add(Acted(early_act.seat, "fold", why="early"))


def _fold_unasked_absent(work: Work) -> None:
    """Fold absent players not asked because the blind covers every all-in (ENT-2 deal_in)."""
    for seat in work.hand.plan.folded:
        player = work.hand.seats[seat - 1]
        if player is not None and player.live and len(live_seats(work.hand)) > 1:
            work.add(Acted(seat, "fold", why="absent"))


def end_hand(work: Work, awarded: PotsAwarded, stays: Dealt | None = None) -> None:
    """Push the pots, end the hand, then carry out the requests made in it (STK-1).

    `stays` = kill and rock of later hands, unchanged by a correction that moves only money (NOW-10).
    """
    hand = work.hand
    kill = with_agreed_kill(work.state, hand, after_hand(work.state, hand, awarded.shares))
    rock = rock_after(work, awarded.shares)
    if stays is not None:
        rock, waives = stays.rock, waived(kill, stays)
        work.add(Noted("kill_waived" if waives else "money_only", None, (("rule", "NOW-10"),)))
        kill = KillState() if waives else kill if stays.waives else stays.kill
    work.add(awarded)
    results = tuple((player.seat, player.stack - player.start) for player in work.hand.seats if player is not None)
    work.add(HandEnded(hand.number, results, kill, rock, stays))
    finish_after_hand(work)


def finish_after_hand(work: Work) -> None:
    """Carry out the requests made in the hand (STK-1), then turn a mix to its next game if due (NOW-13)."""
    if work.state.asked or work.state.next_settings is not None:
        _carry_out_requests(work)
    if work.state.settings.mix and next_game_due(work.state):
        settings = work.state.settings
        work.add(GameTurned(*resolve_mix_game(settings, settings.mix_at + 1)))


def declined(state: TableState) -> tuple[tuple[Command, Refusal], ...]:
    """Return the refused requests of a hand, decided again, and why; `state` = the state just before them."""
    return _carry_out_requests(Work(state))


def _carry_out_requests(work: Work) -> tuple[tuple[Command, Refusal], ...]:
    """Carry out the requests made in the hand (STK-1) and return the refused ones, and why."""
    requests = work.state.asked
    refused: list[tuple[Command, Refusal]] = []
    work.add(AskedDone())
    for line in requests:
        command = decode(line)
        try:
            AT_THE_END[type(command)](work, command)
        except Refused as error:
            refused.append((command, error.refusal))
    if refused:
        work.add(AskedDone(tuple(refusal.message for _, refusal in refused)))
    return tuple(refused)


def rock_after(work: Work, shares: tuple[Share, ...]) -> int | None:
    """Return the rock's next holder: the winner of a pot it straddled, of several the nearest left of it (STR-4)."""
    rock, hand = work.state.rock, work.hand
    if rock is None or rock not in hand.plan.straddles or rock != under_the_gun(hand.plan.positions):
        # a voluntary straddle from another seat is not the rock's
        return rock
    size = len(work.state.seats)
    return min(winners_of(hand, shares), key=lambda seat: (seat - rock - 1) % size)
