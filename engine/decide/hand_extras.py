"""In a hand beside the actions: a voluntary kill, an act out of turn, the clock (KIL-11, PRO-8, PRO-10)."""

from msgspec.structs import replace

from engine import commands as cmd
from engine import events as ev
from engine.betting.acts import WAGERS, check_wager
from engine.betting.bounds import turn_of
from engine.betting.reach import behind
from engine.decide.between import count
from engine.decide.command_work import Work
from engine.decide.floor import pass_over
from engine.decide.flow import follow
from engine.positions.kill import check_voluntary
from engine.refusals import refuse
from engine.settings.records import ClockRules
from engine.state import HandSeat


def dealt_live(work: Work, seat: int) -> HandSeat:
    """The live hand of `seat`.

    Raises:
        Refused: nobody there is dealt in, or the hand is dead (code `seat`).
    """
    hand = work.hand
    player = hand.seats[seat - 1] if 1 <= seat <= len(hand.seats) else None
    if player is None or player.status == "folded":
        live = tuple(player.seat for player in hand.seats if player is not None and player.status != "folded")
        raise refuse("seat", "dead_hand", seat=seat, live=live)
    return player


def kill_now(work: Work, command: cmd.Kill) -> None:
    """KIL-11: a voluntary kill, until the first action of the hand; it acts last.

    Raises:
        Refused: somebody acted, or a due kill (`phase`); no live hand there (`seat`); as `check_voluntary`.
    """
    hand = work.hand
    if command.due or hand.street > 0 or hand.phase != "betting" or not hand.fresh:
        raise refuse("phase", "kill_late", "KIL-11")
    player = dealt_live(work, command.seat)
    required = hand.plan.kill > 0
    amount = check_voluntary(work.state, command.seat, player.stack + player.bet, required=required)
    assert work.state.settings.kill is not None
    adds = work.state.settings.kill.in_blind == "add"
    put = amount if adds or player.bet >= amount else amount - player.bet
    put = min(put, behind(work.state.settings, player))
    work.add(ev.KillPosted(command.seat, put, amount, dead=player.bet if adds else 0))
    follow(work)


def out_of_turn(work: Work, command: cmd.OutOfTurn) -> None:
    """PRO-8: noted, not played; it binds when the turn comes.

    Raises:
        Refused: no live hand there, or it does not act again (`seat`), nobody is to act (`phase`), in turn or noted
            already (`illegal_action`), a total that the limit does not have (`amount`).
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
        _reachable(work, command.seat)
    to = _announced(work, command) if command.action in (*WAGERS, "wager") else command.to or 0
    work.add(ev.ActedEarly(command.seat, command.action, to))
    pass_over(work)


def _announced(work: Work, command: cmd.OutOfTurn) -> int:
    """The total of a wager out of turn, in chips; 0 = none was named, and there are several.

    What comes before it is a call or a fold, or the player is free again; so the bounds are those of now, but for the
    most in pot limit, which grows with each call. Where no wager is open it comes to a call, whatever was named.

    Raises:
        Refused: a total that the limit does not have (`amount`).
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


def _reachable(work: Work, seat: int) -> None:
    """LIM-1: in limit games somebody is all-in only by a wager the limit allows; more is a bet or a raise."""
    state, hand = work.state, work.hand
    turn = turn_of(state.settings, state.game, hand, dealt_live(work, seat)) if state.settings.limit_game else None
    if turn is None:
        return
    most = max(turn.wager.max if turn.wager is not None else 0, turn.call_to)
    if turn.all_in_to > most:
        raise refuse("illegal_action", "early_over_limit", "PRO-8", all_in_to=turn.all_in_to, most=most)


def clock(work: Work, command: cmd.Clock) -> None:
    """PRO-10: the clock is called on the player to act.

    Raises:
        Refused: it is not their turn (`out_of_turn`), or the clock is on already (`illegal_action`).
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
    """PRO-10: the time is up and the dealer confirms it: the hand is dead, or a check when nothing is owed.

    A bring-in that is due is paid (BLD-7): it can be neither folded nor checked.

    Raises:
        Refused: no clock is on the player, or seconds are left (`phase`).
    """
    hand = work.hand
    if hand.turn is None or hand.clock_on != command.seat or hand.turn.seat != command.seat:
        raise refuse("phase", "clock_off", "PRO-10", seat=command.seat)
    rule = work.state.settings.clock or ClockRules()
    gone = work.state.at - hand.clock_since
    if 0 < gone < rule.seconds:
        raise refuse("phase", "clock_runs", "PRO-10", seat=command.seat, seconds=rule.seconds - gone)
    player = dealt_live(work, command.seat)
    forced = hand.turn.bring_in
    if forced is not None:
        work.add(ev.Acted(command.seat, "bring_in", forced, forced, forced >= hand.turn.all_in_to, "clock"))
    elif hand.turn.check:
        work.add(ev.Acted(command.seat, "check", 0, player.bet, why="clock"))
    else:
        work.add(ev.Acted(command.seat, "fold", why="clock"))
    follow(work)


def count_now(work: Work, command: cmd.Count) -> None:
    """A stack counted in a hand: what lies behind now; a difference is kept as unaccounted, as between hands.

    Raises:
        Refused: a buy-in is put right, or the count would make an all-in, or undo one (`phase`); nobody there (`seat`).
    """
    if command.bought:
        raise refuse("phase", "hand_running", "STK-1")
    hand = work.hand
    player = hand.seats[command.seat - 1] if 1 <= command.seat <= len(hand.seats) else None
    if player is None:
        count(work, command)
        return
    plays = behind(work.state.settings, replace(player, stack=command.stack)) > 0
    if player.status != "folded" and plays != (player.status == "in"):
        raise refuse("phase", "count_all_in", seat=command.seat, stack=player.stack)
    work.add(ev.StackCounted(command.seat, command.stack, command.stack - player.stack))
    follow(work)
