"""In a hand: actions, streets, runs, the award; what belongs between hands is noted and done at the hand's end."""

from msgspec.structs import replace

from engine import commands as cmd
from engine import events as ev
from engine.betting.acts import check_act
from engine.betting.reach import can_bet
from engine.phases.asking import check_asked
from engine.phases.between import add_chips
from engine.phases.faults import misdeal
from engine.phases.floor import decide_floor
from engine.phases.flow import end_hand, follow
from engine.phases.open_stakes import buys_now, marker
from engine.phases.unposted import unposted
from engine.phases.upcards import (
    check_board,
    check_other_cards,
    check_shown,
    drawn,
    known_once,
    name_by_upcards,
    upcards,
)
from engine.phases.work import Work
from engine.positions.entry import seated
from engine.pots.awards import award
from engine.refusals import refuse
from engine.values import parse_cards


def act(work: Work, command: cmd.Act) -> None:
    """What the player to act does, and what follows by itself."""
    hand = work.hand
    event = check_act(work.state.settings, hand, command)
    work.add(event)
    follow(work)


def act_to(work: Work, command: cmd.FoldTo | cmd.CheckTo) -> None:
    """Everyone up to the seat folds (or checks), the seat acts next: one step, all or none."""
    hand = work.hand
    action: cmd.Action = "fold" if isinstance(command, cmd.FoldTo) else "check"
    if hand.turn is None or command.seat not in hand.queue or hand.turn.seat == command.seat:
        later_seats = ", ".join(map(str, hand.queue[1:])) or "none"
        raise refuse(
            "seat",
            f"seat {command.seat} does not act later in this round; later seats: {later_seats}",
            "BET-1",
            "not_later",
        )
    while work.state.hand is not None and work.hand.turn is not None and work.hand.turn.seat != command.seat:
        act(work, cmd.Act(action))


def name_seat(work: Work, command: cmd.BringIn | cmd.First) -> None:
    """Stud: the dealer names who brings it in (BLD-7) or shows best (BET-1)."""
    hand = work.hand
    what = "bring_in" if isinstance(command, cmd.BringIn) else "first"
    if hand.needs != what:
        raise refuse("phase", f"nobody has to be named for {what} now", "BLD-7", "not_needed")
    one = hand.seats[command.seat - 1] if 1 <= command.seat <= len(hand.seats) else None
    if one is None or one.status == "folded":
        live = ", ".join(str(s.seat) for s in hand.seats if s is not None and s.status != "folded")
        raise refuse("seat", f"seat {command.seat} has no live hand; live are seats {live}", "BLD-7", "dead_hand")
    work.add(ev.SeatNamed(command.seat, "bring_in" if what == "bring_in" else "first"))
    follow(work)


def open_pair(work: Work, command: cmd.OpenPair) -> None:
    """LIM-4: a pair shows on fourth street, before anybody bet."""
    hand, game = work.hand, work.state.game
    if not game.open_pair or hand.street != 1 or hand.bets is None or hand.phase != "betting":
        raise refuse(
            "illegal_action", "an open pair counts on fourth street of limit stud high only", "LIM-4", "no_pair"
        )
    work.add(ev.OpenPairSeen())


def street(work: Work, command: cmd.Street) -> None:
    """The next street or draw; when no more betting is possible it is only run out (POT-8)."""
    hand, streets = work.hand, work.state.game.streets
    if hand.phase == "betting":
        who = f"seat {hand.turn.seat} is to act" if hand.turn else f"{hand.needs} is to be named"
        raise refuse("phase", f"the round is not closed: {who}", "BET-2", "round_open")
    if hand.street >= len(streets) - 1:
        raise refuse("phase", "that was the last street: award the pots", "POT-5", "last_street")
    cards = (command.cards,) if isinstance(command.cards, str) else command.cards or ()
    check_board(work.state.game, hand, cards)
    up = upcards(work, command.up) if command.up else ()
    check_other_cards(hand, cards)
    known_once(hand, cards, up)
    draws = drawn(work.state.game, hand, command.draws) if command.draws else ()
    work.add(ev.StreetDealt(hand.street + 1, cards, up, draws))
    name_by_upcards(work)
    follow(work)


def runs(work: Work, command: cmd.Runs) -> None:
    """POT-7: the rest is dealt several times, when no more betting is possible."""
    hand, most = work.hand, work.state.settings.runs
    if hand.phase != "showdown" or can_bet(hand) > 1:
        raise refuse("phase", "dealing twice is for when no more betting is possible", "POT-7", "runs_early")
    if not 1 <= command.times <= most:
        raise refuse("amount", f"from 1 to {most} times", "POT-7", "runs_most", most=most)
    if hand.street >= len(work.state.game.streets) - 1:
        raise refuse("phase", "all cards are out", "POT-7", "runs_late")
    if hand.boards != hand.boards[: hand.plan.boards] * hand.runs:
        raise refuse("phase", "the runs have different cards already", "POT-7", "runs_differ")
    work.add(ev.RunsAgreed(command.times))


def push(work: Work, command: cmd.Award) -> None:
    """POT-5, NOW-11: award the pots, once every live hand has matched them."""
    hand = work.hand
    if hand.phase != "showdown":
        if hand.phase == "betting" and hand.turn is not None:
            text = f"seat {hand.turn.seat} has not acted: no pot is pushed while a live hand has not matched it"
        else:
            text = (
                f"{work.state.game.streets[hand.street + 1].name if hand.phase == 'street' else hand.needs} comes first"
            )
        raise refuse("phase", text, "NOW-11", "award_early")
    pots, shares = award(work.state.settings, work.state.game, hand, command)
    end_hand(work, ev.PotsAwarded(pots, shares))


def show(work: Work, command: cmd.Show | cmd.Muck) -> None:
    """Cards at the showdown, optional; a mucked hand is recorded as such."""
    hand = work.hand
    one = hand.seats[command.seat - 1] if 1 <= command.seat <= len(hand.seats) else None
    if one is None:
        raise refuse("seat", f"seat {command.seat} is not dealt in", "POT-5", "not_dealt")
    if isinstance(command, cmd.Muck) and hand.phase != "showdown":
        text = "hands are mucked at the showdown: before that a player folds in turn"
        raise refuse("phase", text, "PRO-15", "muck_early")
    if one.status == "folded":
        raise refuse("seat", f"the hand of seat {command.seat} is dead", "POT-4", "dead_hand", seat=command.seat)
    if isinstance(command, cmd.Show):
        shown = check_shown(work.state.game, command.cards)
        others = replace(hand, seats=tuple(None if other is one else other for other in hand.seats))
        known_once(others, (command.cards,), ())
        own = set(parse_cards(one.up))
        if len(own | set(shown)) > work.state.game.hole:
            text = f"with the upcards that makes {len(own | set(shown))} cards, a hand has {work.state.game.hole}"
            raise refuse("malformed", text, "POT-5", "too_many_cards", most=work.state.game.hole)
    work.add(ev.HandShown(command.seat, command.cards if isinstance(command, cmd.Show) else ""))


def chips(work: Work, command: cmd.AddChips) -> None:
    """Chips bought in a hand count at once where stakes are open (STK-4), else at its end (STK-1)."""
    if buys_now(work.state, command.seat):
        add_chips(work, command)
        follow(work)
    else:
        later(work, command)


def borrow(work: Work, command: cmd.Marker) -> None:
    """STK-4: a marker in a hand; who had no chips left may act again."""
    marker(work, command)
    follow(work)


def post_late(work: Work, command: cmd.Unposted) -> None:
    """ENT-10: who was dealt in without posting posts now, or owes it."""
    unposted(work, command)
    follow(work)


def floor(work: Work, command: cmd.Floor) -> None:
    """The floor's decision on the open ruling; a misdeal is declared whatever is open (PRO-14)."""
    if command.choice == "misdeal":
        misdeal(work, cmd.Misdeal(by=command.by.strip() or "floor"))
    else:
        decide_floor(work, command)


def later(work: Work, command: cmd.Command) -> None:
    """STK-1: asked for in a hand, done at its end; a leaver's live hand folds in turn."""
    seat = getattr(command, "seat", None) or getattr(command, "payer", None)
    if seat is not None:
        seated(work.state, seat)
    check_asked(work.state, command)
    leaver = command.seat if isinstance(command, cmd.Leave) else None
    work.add(ev.Asked(cmd.encode(command).decode(), leaver))
    follow(work)
