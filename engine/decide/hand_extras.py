"""Commands in a hand other than actions: voluntary kill, act out of turn, the clock (KIL-11, PRO-8, PRO-10)."""

from msgspec.structs import replace

from engine import commands as cmd
from engine import events as ev
from engine.betting.acts import check_wager
from engine.betting.bounds import turn_of
from engine.betting.reach import behind, live_seats
from engine.decide.between import count
from engine.decide.command_work import Work
from engine.decide.floor import pass_over
from engine.decide.flow import continue_play
from engine.positions.kill import check_voluntary
from engine.refusals import refuse
from engine.settings.records import ClockRules
from engine.state import WAGERS, HandSeat


def dealt_live(work: Work, seat: int) -> HandSeat:
    """Return the live hand of `seat`.

    Raises:
        Refused: the seat is not dealt in, or its hand is dead (code `seat`).
    """
    player = work.state.dealt(seat)
    if player is None or not player.live:
        live = tuple(player.seat for player in live_seats(work.hand))
        raise refuse("seat", "dead_hand", seat=seat, live=live)
    return player


def kill_now(work: Work, command: cmd.Kill) -> None:
    """Post a voluntary kill, until the first action of the hand; it acts last (KIL-11).

    Raises:
        Refused: a player acted, or a due kill (`phase`); no live hand there (`seat`); as `check_voluntary`.
    """
    hand = work.hand
    if command.due or hand.street > 0 or hand.phase != "betting" or not hand.fresh:
        raise refuse("phase", "kill_late", "KIL-11")
    player = dealt_live(work, command.seat)
    required = hand.plan.kill > 0
    amount = check_voluntary(work.state, command.seat, player.stack + player.bet, required=required)
    assert work.state.settings.kill is not None
    adds_blind = work.state.settings.kill.in_blind == "add"
    put = amount if adds_blind or player.bet >= amount else amount - player.bet
    put = min(put, behind(work.state.settings, player))
    work.add(ev.KillPosted(command.seat, put, amount, dead=player.bet if adds_blind else 0))
    continue_play(work)


def out_of_turn(work: Work, command: cmd.OutOfTurn) -> None:
    """Keep an act out of turn without playing it; it binds when the turn comes (PRO-8).

    Raises:
        Refused: no live hand there, or it does not act again (`seat`), no player is to act (`phase`), in turn or
            noted already (`illegal_action`), a total that the limit does not allow (`amount`).
    """
    hand = work.hand
    dealt_live(work, command.seat)
    if hand.turn is None:
        raise refuse("phase", "nobody_acts", "PRO-8")
    if hand.turn.seat == command.seat:
        raise refuse("illegal_action", "in_turn", "PRO-8", seat=command.seat)
    if command.seat not in hand.queue and command.action != "fold":
        raise refuse("seat", "not_again", "PRO-8", seat=command.seat)
    if any(note.seat == command.seat for note in hand.early):
        raise refuse("illegal_action", "noted_already", "PRO-8", seat=command.seat)
    if command.action == "all_in":
        _check_early_all_in(work, command.seat)
    to = _early_total(work, command) if command.action in (*WAGERS, "wager") else command.to or 0
    work.add(ev.ActedEarly(command.seat, command.action, to))
    pass_over(work)


def _early_total(work: Work, command: cmd.OutOfTurn) -> int:
    """Return the total of a wager out of turn, in chips; 0 = none was given, and several are possible.

    Before it come only calls or folds, or the player is free again; so the present bounds apply, except the most in pot
    limit, which grows with each call. Where no wager is open it becomes a call, whatever the total.

    Raises:
        Refused: a total that the limit does not allow (`amount`).
    """
    state, hand = work.state, work.hand
    turn = turn_of(state.settings, state.game, hand, dealt_live(work, command.seat))
    if turn is None or turn.wager is None:
        return command.to or 0
    wager = turn.wager
    if command.to is None and wager.min != wager.max:
        return 0
    if state.settings.limit in ("pot_limit", "half_pot"):
        turn = replace(turn, wager=replace(wager, max=turn.all_in_to))
    return check_wager(state.settings, state.game, hand, turn, cmd.Act("wager", to=command.to)).to


def _check_early_all_in(work: Work, seat: int) -> None:
    """Refuse an early all-in that the limit does not allow as a wager: it has to be a bet or a raise (LIM-1)."""
    state, hand = work.state, work.hand
    turn = turn_of(state.settings, state.game, hand, dealt_live(work, seat)) if state.settings.limit_game else None
    if turn is None:
        return
    most = max(turn.wager.max if turn.wager is not None else 0, turn.call_to)
    if turn.all_in_to > most:
        raise refuse("illegal_action", "early_over_limit", "PRO-8", all_in_to=turn.all_in_to, most=most)


def clock(work: Work, command: cmd.Clock) -> None:
    """Call the clock on the player to act (PRO-10).

    Raises:
        Refused: it is not the player's turn (`out_of_turn`), or the clock runs already (`illegal_action`).
    """
    hand = work.hand
    if hand.turn is None or hand.turn.seat != command.seat:
        if hand.turn is None:
            raise refuse("out_of_turn", "nobodys_turn", "PRO-10", seat=command.seat)
        raise refuse("out_of_turn", "out_of_turn", "PRO-10", seat=command.seat, to_act=hand.turn.seat)
    if hand.clock_on == command.seat:
        raise refuse("illegal_action", "clock_on", "PRO-10", seat=command.seat)
    work.add(ev.ClockCalled(command.seat))


def expire(work: Work, command: cmd.Expire) -> None:
    """End the clock: the hand is dead, or checks when nothing is owed (PRO-10).

    A due bring-in is paid, because it can be neither folded nor checked (BLD-7).

    Raises:
        Refused: no clock runs on the player, or seconds are left (`phase`).
    """
    hand = work.hand
    if hand.turn is None or hand.clock_on != command.seat or hand.turn.seat != command.seat:
        raise refuse("phase", "clock_off", "PRO-10", seat=command.seat)
    rule = work.state.settings.clock or ClockRules()
    elapsed = work.state.at - hand.clock_since
    if 0 < elapsed < rule.seconds:
        raise refuse("phase", "clock_runs", "PRO-10", seat=command.seat, seconds=rule.seconds - elapsed)
    player = dealt_live(work, command.seat)
    bring_in = hand.turn.bring_in
    if bring_in is not None:
        work.add(ev.Acted(command.seat, "bring_in", bring_in, bring_in, bring_in >= hand.turn.all_in_to, "clock"))
    elif hand.turn.check:
        work.add(ev.Acted(command.seat, "check", 0, player.bet, why="clock"))
    else:
        work.add(ev.Acted(command.seat, "fold", why="clock"))
    continue_play(work)


def count_now(work: Work, command: cmd.Count) -> None:
    """Set a counted stack in a hand: the chips behind now; the difference is unaccounted, as between hands.

    Raises:
        Refused: a corrected buy-in, or a count that makes or undoes an all-in (`phase`); no player there (`seat`).
    """
    if command.bought:
        raise refuse("phase", "hand_running", "STK-1")
    player = work.state.dealt(command.seat)
    if player is None:
        count(work, command)
        return
    can_play = behind(work.state.settings, replace(player, stack=command.stack)) > 0
    if player.live and can_play != (player.status == "in"):
        raise refuse("phase", "count_all_in", seat=command.seat, stack=player.stack)
    work.add(ev.StackCounted(command.seat, command.stack, command.stack - player.stack))
    continue_play(work)
