"""Apply an event to the state: `evolve(state, event)`. Events carry every figure; rounds work out the next turn."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engine import events as ev
from engine.betting.rounds import acted, first_round, named, next_round, seats_with, with_turn
from engine.phases.begin import begin_hand, limits_of
from engine.positions.apply import apply_plan
from engine.settings.records import Game, Settings
from engine.state import Bomb, Early, Hand, HandSeat, KillState, LastHand, Player, Post, TableState

Seats = tuple[Player | None, ...]


def evolve(state: TableState | None, event: ev.AnyEvent) -> TableState:
    """The state after `event`. Pure: no clock, no disk."""
    if state is None:
        assert isinstance(event, ev.Opened)
        return opened(event)
    return APPLY[type(event)](state, event)


def opened(event: ev.Opened) -> TableState:
    """A new table: every seat empty."""
    return TableState(event.settings, event.game, (None,) * event.settings.seats)


def put_player(state: TableState, seat: int, player: Player | None) -> TableState:
    """The table with `player` in `seat` (from 1)."""
    return replace(state, seats=(*state.seats[: seat - 1], player, *state.seats[seat:]))


def _hand(state: TableState) -> Hand:
    assert state.hand is not None
    return state.hand


def _player(state: TableState, seat: int) -> Player:
    player = state.player(seat)
    assert player is not None
    return player


def _one(hand: Hand, seat: int) -> HandSeat:
    one = hand.seats[seat - 1]
    assert one is not None
    return one


def _reopened(state: TableState, event: ev.Opened) -> TableState:
    return opened(event)


def _time(state: TableState, event: ev.TimePassed) -> TableState:
    return replace(state, at=event.at)


def _sat(state: TableState, event: ev.Sat) -> TableState:
    state = put_player(state, event.seat, event.player)
    return replace(state, till=replace(state.till, bought=state.till.bought + event.bought))


def _player_is(state: TableState, event: ev.WayInChosen) -> TableState:
    return put_player(state, event.seat, event.player)


def _went_out(state: TableState, event: ev.WentOut) -> TableState:
    return _without_kill(put_player(state, event.seat, event.player), event.seat)


def _without_kill(state: TableState, seat: int) -> TableState:
    """KIL-3, KIL-6: a holder who goes leaves the kill button neutral; the leg went along with the player."""
    return replace(state, kill=KillState()) if state.kill.holder == seat else state


def _chips(state: TableState, event: ev.ChipsAdded) -> TableState:
    player = _player(state, event.seat)
    if event.behind:
        player = replace(player, behind=player.behind + event.amount, bought=player.bought + event.amount)
    else:
        player = replace(player, stack=player.stack + event.amount, bought=player.bought + event.amount)
    state = put_player(state, event.seat, player)
    return replace(state, till=replace(state.till, bought=state.till.bought + event.amount))


def _left(state: TableState, event: ev.PlayerLeft) -> TableState:
    vacated = (*(one for one in state.vacated if one[0] != event.seat), (event.seat, event.player))
    state = _without_kill(put_player(state, event.seat, None), event.seat)
    till = replace(state.till, cashed=state.till.cashed + event.cashed)
    rock = None if state.rock == event.seat else state.rock
    return replace(state, till=till, vacated=vacated, rock=rock, leaving=_without(state.leaving, event.seat))


def _without(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple(one for one in seats if one != seat)


def _moved(state: TableState, event: ev.PlayerMoved) -> TableState:
    state = put_player(put_player(state, event.seat, None), event.to, event.player)
    kill, rock = state.kill, state.rock
    if kill.holder == event.seat:
        kill = replace(kill, holder=event.to, due=event.to if kill.due == event.seat else kill.due)
    return replace(state, kill=kill, rock=event.to if rock == event.seat else rock)


def _renamed(state: TableState, event: ev.PlayerRenamed) -> TableState:
    return put_player(state, event.seat, replace(_player(state, event.seat), name=event.name))


def _button(state: TableState, event: ev.ButtonPlaced) -> TableState:
    return replace(state, placed_button=event.seat)


def _rock(state: TableState, event: ev.RockGiven) -> TableState:
    return replace(state, rock=event.seat)


def _said(state: TableState, event: ev.SaidBefore) -> TableState:
    return replace(state, announced=(*state.announced, event.announced))


def _bomb(state: TableState, event: ev.BombCalled) -> TableState:
    return replace(state, bomb=Bomb(event.ante, event.boards))


def _splash(state: TableState, event: ev.Splashed) -> TableState:
    till = replace(state.till, splashed=state.till.splashed + event.amount)
    return replace(state, splash=state.splash + event.amount, till=till)


def _settings(state: TableState, event: ev.SettingsChanged) -> TableState:
    if state.hand is not None:
        return replace(state, next_settings=event.settings, next_game=event.game)
    return _with_settings(state, event.settings, event.game)


def _with_settings(state: TableState, settings: Settings, game: Game) -> TableState:
    seats: Seats = state.seats[: settings.seats] + (None,) * (settings.seats - len(state.seats))
    kill = state.kill if settings.kill is not None else KillState()
    return replace(state, settings=settings, game=game, seats=seats, kill=kill, next_settings=None, next_game=None)


def _asked(state: TableState, event: ev.Asked) -> TableState:
    leaving = state.leaving
    if event.leaver is not None and event.leaver not in leaving:
        leaving = (*leaving, event.leaver)
    return replace(state, asked=(*state.asked, event.command), leaving=leaving)


def _asked_done(state: TableState, event: ev.AskedDone) -> TableState:
    state = replace(state, asked=(), leaving=(), notes=event.refused)
    if state.next_settings is not None and state.next_game is not None:
        state = _with_settings(state, state.next_settings, state.next_game)
    return state


def _paid(state: TableState, event: ev.Paid) -> TableState:
    payer, to = _player(state, event.payer), _player(state, event.to)
    state = put_player(state, event.payer, replace(payer, stack=payer.stack - event.amount))
    return put_player(state, event.to, replace(to, stack=to.stack + event.amount))


def _taken(state: TableState, event: ev.Taken) -> TableState:
    player = _player(state, event.seat)
    state = put_player(state, event.seat, replace(player, stack=player.stack - event.amount))
    since = replace(state.since, time=state.at) if event.reason == "time" else state.since
    return replace(state, till=replace(state.till, taken=state.till.taken + event.amount), since=since)


def _marker(state: TableState, event: ev.MarkerGiven) -> TableState:
    player = _player(state, event.seat)
    player = replace(player, stack=player.stack + event.amount, markers=player.markers + event.amount)
    state = put_player(state, event.seat, player)
    if event.lender is None:
        return replace(state, till=replace(state.till, bought=state.till.bought + event.amount))
    lender = _player(state, event.lender)
    return put_player(state, event.lender, replace(lender, stack=lender.stack - event.amount))


def _dealer(state: TableState, event: ev.DealerSat) -> TableState:
    seats = tuple(
        replace(one, downs_away=one.downs_away + 1) if one is not None and one.presence == "out" else one
        for one in state.seats
    )
    since = replace(state.since, dealer=state.at, dealers=state.since.dealers + 1)
    return replace(state, dealer=event.name, seats=seats, since=since)


def _counted(state: TableState, event: ev.StackCounted) -> TableState:
    player = _player(state, event.seat)
    state = put_player(state, event.seat, replace(player, stack=event.stack))
    return replace(state, till=replace(state.till, unaccounted=state.till.unaccounted + event.difference))


def _started(state: TableState, event: ev.HandStarted) -> TableState:
    before = state
    state = apply_plan(state, event.plan)
    hand = first_round(state.settings, state.game, begin_hand(before, event.number, event.plan))
    since = state.since
    if event.plan.bomb:
        since = replace(since, bomb_at=state.at, bomb_hand=event.number, bomb_dealers=since.dealers)
    return replace(state, number=event.number, hand=hand, notes=(), since=since)


def _upcards(state: TableState, event: ev.UpcardsSeen) -> TableState:
    return replace(state, hand=_with_up(_hand(state), event.up))


def _with_up(hand: Hand, up: tuple[tuple[int, str], ...]) -> Hand:
    for seat, card in up:
        one = _one(hand, seat)
        hand = replace(hand, seats=seats_with(hand, replace(one, up=one.up + card)))
    return hand


def _named(state: TableState, event: ev.SeatNamed) -> TableState:
    return replace(state, hand=named(state.settings, state.game, _hand(state), event.seat))


def _open_pair(state: TableState, event: ev.OpenPairSeen) -> TableState:
    hand = replace(_hand(state), open_pair=True)
    return replace(state, hand=with_turn(state.settings, state.game, hand))


def _acted(state: TableState, event: ev.Acted) -> TableState:
    hand = acted(state.settings, state.game, _hand(state), event.seat, event.kind, event.put)
    return replace(state, hand=hand)


def _returned(state: TableState, event: ev.UncalledReturned) -> TableState:
    hand = _hand(state)
    one = _one(hand, event.seat)
    of_bet = min(one.bet, event.amount)
    one = replace(one, stack=one.stack + event.amount, bet=one.bet - of_bet, put=one.put - (event.amount - of_bet))
    if one.status == "all_in":
        one = replace(one, status="in")
    return replace(state, hand=replace(hand, seats=seats_with(hand, one)))


def _closed(state: TableState, event: ev.RoundClosed) -> TableState:
    hand = _hand(state)
    seats = tuple(
        one if one is None else replace(one, put=one.put + one.bet, bet=0, acted_at=-1, acted_level=-1, barred="")
        for one in hand.seats
    )
    return replace(
        state, hand=replace(hand, seats=seats, bet=0, queue=(), turn=None, needs=None, early=(), phase=event.phase)
    )


def _street(state: TableState, event: ev.StreetDealt) -> TableState:
    hand = _hand(state)
    boards = hand.boards or ("",) * hand.plan.boards
    if event.cards:
        boards = tuple(board + cards for board, cards in zip(boards, event.cards, strict=False))
    betting = hand.phase == "street"
    if event.up:
        hand = _with_up(hand, event.up)
    hand = replace(hand, street=event.street, boards=boards, board=boards[0], open_pair=False)
    if betting:
        hand = next_round(state.settings, state.game, hand)
    return replace(state, hand=hand)


def _runs(state: TableState, event: ev.RunsAgreed) -> TableState:
    return replace(state, hand=replace(_hand(state), runs=event.times))


def _shown(state: TableState, event: ev.HandShown) -> TableState:
    hand = _hand(state)
    one = replace(_one(hand, event.seat), shown=event.cards, mucked=not event.cards)
    return replace(state, hand=replace(hand, seats=seats_with(hand, one)))


def _awarded(state: TableState, event: ev.PotsAwarded) -> TableState:
    hand = _hand(state)
    seats = list(hand.seats)
    for share in event.shares:
        one = seats[share.seat - 1]
        assert one is not None
        seats[share.seat - 1] = replace(one, stack=one.stack + share.amount)
    raked = sum(pot.rake for pot in event.pots)
    dropped = sum(pot.drop for pot in event.pots)
    till = replace(state.till, raked=state.till.raked + raked, dropped=state.till.dropped + dropped)
    return replace(state, hand=replace(hand, seats=tuple(seats)), till=till)


def _ended(state: TableState, event: ev.HandEnded) -> TableState:
    hand = _hand(state)
    seats = list(state.seats)
    for one in hand.seats:
        if one is None:
            continue
        player = seats[one.seat - 1]
        assert player is not None
        presence = "out" if one.stack == 0 and not player.behind else player.presence
        seats[one.seat - 1] = replace(player, stack=one.stack + player.behind, behind=0, presence=presence, legs=0)
    last = LastHand(hand.plan.posts, hand.board, event.results)
    return replace(state, seats=tuple(seats), hand=None, last=last, kill=event.kill, rock=event.rock)


def _kill_posted(state: TableState, event: ev.KillPosted) -> TableState:
    hand = _hand(state)
    one = _one(hand, event.seat)
    one = replace(
        one,
        stack=one.stack - event.put,
        bet=one.bet + event.put - event.dead,
        dead=one.dead + event.dead,
        forced=one.forced + event.put,
    )
    if one.stack == 0:
        one = replace(one, status="all_in")
    posts = (*hand.plan.posts, Post(event.seat, "kill", event.put, True))
    plan = replace(hand.plan, killer=event.seat, kill=event.amount, posts=posts, bet=max(hand.plan.bet, event.amount))
    bets, minimum = limits_of(state.settings, plan)
    hand = replace(hand, plan=plan, seats=seats_with(hand, one), bets=bets, minimum_bet=minimum)
    return replace(state, hand=first_round(state.settings, state.game, hand, last=True))


def _early(state: TableState, event: ev.ActedEarly) -> TableState:
    hand = _hand(state)
    return replace(state, hand=replace(hand, early=(*hand.early, Early(event.seat, event.action, event.to))))


def _clock(state: TableState, event: ev.ClockCalled) -> TableState:
    return replace(state, hand=replace(_hand(state), clock_on=event.seat, clock_since=state.at))


def _same(state: TableState, event: Any) -> TableState:
    return state


def _session_ended(state: TableState, event: ev.SessionEnded) -> TableState:
    return replace(state, ended=True)


APPLY: dict[type, Callable[[TableState, Any], TableState]] = {
    ev.Opened: _reopened,
    ev.TimePassed: _time,
    ev.Sat: _sat,
    ev.WayInChosen: _player_is,
    ev.WentOut: _went_out,
    ev.ChipsAdded: _chips,
    ev.PlayerLeft: _left,
    ev.PlayerMoved: _moved,
    ev.PlayerRenamed: _renamed,
    ev.ButtonPlaced: _button,
    ev.RockGiven: _rock,
    ev.SaidBefore: _said,
    ev.BombCalled: _bomb,
    ev.Splashed: _splash,
    ev.SettingsChanged: _settings,
    ev.Asked: _asked,
    ev.AskedDone: _asked_done,
    ev.Paid: _paid,
    ev.Taken: _taken,
    ev.MarkerGiven: _marker,
    ev.DealerSat: _dealer,
    ev.StackCounted: _counted,
    ev.HandStarted: _started,
    ev.UpcardsSeen: _upcards,
    ev.SeatNamed: _named,
    ev.OpenPairSeen: _open_pair,
    ev.Acted: _acted,
    ev.UncalledReturned: _returned,
    ev.RoundClosed: _closed,
    ev.StreetDealt: _street,
    ev.RunsAgreed: _runs,
    ev.HandShown: _shown,
    ev.PotsAwarded: _awarded,
    ev.HandEnded: _ended,
    ev.KillPosted: _kill_posted,
    ev.ActedEarly: _early,
    ev.ClockCalled: _clock,
    ev.Noted: _same,
    ev.SessionEnded: _session_ended,
}
