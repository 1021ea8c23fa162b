"""In a hand beside the actions: a voluntary kill, an act out of turn, the clock (KIL-11, PRO-8, PRO-10)."""

from msgspec.structs import replace

from engine import commands as cmd
from engine import events as ev
from engine.betting.reach import behind
from engine.phases.between import count
from engine.phases.floor import pass_over
from engine.phases.flow import follow
from engine.phases.work import Work
from engine.positions.killing import check_voluntary
from engine.refusals import refuse
from engine.settings.records import Clock
from engine.state import HandSeat


def dealt_live(work: Work, seat: int) -> HandSeat:
    """The live hand of `seat`.

    Raises:
        Refused: nobody there is dealt in, or the hand is dead (code `seat`).
    """
    hand = work.hand
    one = hand.seats[seat - 1] if 1 <= seat <= len(hand.seats) else None
    if one is None or one.status == "folded":
        live = ", ".join(str(s.seat) for s in hand.seats if s is not None and s.status != "folded")
        raise refuse("seat", f"seat {seat} has no live hand; live are seats {live}", None, "dead_hand", seat=seat)
    return one


def kill_now(work: Work, command: cmd.Kill) -> None:
    """KIL-11: a voluntary kill, until the first action of the hand; it acts last."""
    hand = work.hand
    if hand.street > 0 or hand.phase != "betting" or not hand.fresh:
        raise refuse("phase", "a pot may be killed until the first action of the hand", "KIL-11", "kill_late")
    one = dealt_live(work, command.seat)
    required = hand.plan.kill > 0
    amount = check_voluntary(work.state, command.seat, one.stack + one.bet, required=required)
    assert work.state.settings.kill is not None
    adds = work.state.settings.kill.in_blind == "add"
    put = amount if adds or one.bet >= amount else amount - one.bet
    put = min(put, behind(work.state.settings, one))
    work.add(ev.KillPosted(command.seat, put, amount, dead=one.bet if adds else 0))
    follow(work)


def out_of_turn(work: Work, command: cmd.OutOfTurn) -> None:
    """PRO-8: noted, not played; it binds when the turn comes."""
    hand = work.hand
    dealt_live(work, command.seat)
    if hand.turn is None:
        raise refuse("phase", "no betting is going on, so nobody acts out of turn", "PRO-8", "nobody_acts")
    if hand.turn.seat == command.seat:
        raise refuse("illegal_action", f"seat {command.seat} is to act: it is in turn", "PRO-8", "in_turn")
    if command.seat not in hand.queue and command.action != "fold":
        raise refuse("seat", f"seat {command.seat} does not act again in this round", "PRO-8", "not_later")
    if any(one.seat == command.seat for one in hand.early):
        raise refuse("illegal_action", f"seat {command.seat} has acted out of turn already", "PRO-8", "noted_already")
    work.add(ev.ActedEarly(command.seat, command.action, command.to or 0))
    pass_over(work)


def clock(work: Work, command: cmd.Clock) -> None:
    """PRO-10: the clock is called on the player to act."""
    hand = work.hand
    if hand.turn is None or hand.turn.seat != command.seat:
        who = f"seat {hand.turn.seat} is" if hand.turn is not None else "nobody is"
        raise refuse("out_of_turn", f"seat {command.seat} is not to act, {who}", "PRO-10", "out_of_turn")
    if hand.clock_on == command.seat:
        raise refuse("illegal_action", f"the clock is on seat {command.seat} already", "PRO-10", "clock_on")
    work.add(ev.ClockCalled(command.seat))


def expire(work: Work, command: cmd.Expire) -> None:
    """PRO-10: the time is up and the dealer confirms it: the hand is dead, or a check when nothing is owed.

    A bring-in that is due is paid (BLD-7): it can be neither folded nor checked.
    """
    hand = work.hand
    if hand.turn is None or hand.clock_on != command.seat or hand.turn.seat != command.seat:
        raise refuse("phase", f"the clock is not on seat {command.seat}", "PRO-10", "clock_off")
    rule = work.state.settings.clock or Clock()
    gone = work.state.at - hand.clock_since
    if 0 < gone < rule.seconds:
        raise refuse("phase", f"seat {command.seat} has {rule.seconds - gone} s left", "PRO-10", "clock_runs")
    one = dealt_live(work, command.seat)
    forced = hand.turn.bring_in
    if forced is not None:
        work.add(ev.Acted(command.seat, "bring_in", forced, forced, forced >= hand.turn.all_in_to, "clock"))
    elif hand.turn.check:
        work.add(ev.Acted(command.seat, "check", 0, one.bet, why="clock"))
    else:
        work.add(ev.Acted(command.seat, "fold", why="clock"))
    follow(work)


def count_now(work: Work, command: cmd.Count) -> None:
    """A stack counted in a hand: what lies behind now; a difference is kept as unaccounted, as between hands."""
    hand = work.hand
    one = hand.seats[command.seat - 1] if 1 <= command.seat <= len(hand.seats) else None
    if one is None:
        count(work, command)
        return
    plays = behind(work.state.settings, replace(one, stack=command.stack)) > 0
    if one.status != "folded" and plays != (one.status == "in"):
        text = f"seat {command.seat} has {one.stack} behind in this hand: count it once the hand is over"
        raise refuse("phase", text, None, "count_all_in", seat=command.seat)
    work.add(ev.StackCounted(command.seat, command.stack, command.stack - one.stack))
    follow(work)
