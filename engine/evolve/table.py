"""Apply what happened to the table: seats, chips, what was said before a deal, settings, dealers."""

from msgspec.structs import replace

from engine import events as ev
from engine.betting.rounds import seats_with, with_turn
from engine.settings.records import Game, Settings
from engine.state import Bomb, KillState, Mixing, Player, StandUp, TableState

Seats = tuple[Player | None, ...]


def put_player(state: TableState, seat: int, player: Player | None) -> TableState:
    """The table with `player` in `seat` (from 1)."""
    return replace(state, seats=(*state.seats[: seat - 1], player, *state.seats[seat:]))


def _player(state: TableState, seat: int) -> Player:
    player = state.player(seat)
    assert player is not None
    return player


def time(state: TableState, event: ev.TimePassed) -> TableState:
    """The clock of the session stands at the new second."""
    return replace(state, at=event.at)


def sat(state: TableState, event: ev.Sat) -> TableState:
    """A player sits; the chips brought are bought in."""
    absent = state.player(event.seat)
    if event.over and absent is not None:
        state = replace(state, aside=(*state.aside, (event.seat, absent)))
    state = put_player(state, event.seat, event.player)
    return replace(state, till=replace(state.till, bought=state.till.bought + event.bought))


def player_is(state: TableState, event: ev.WayInChosen) -> TableState:
    """The player came back or chose a way in; KIL-6: the leg lies where it lay if no hand was dealt meanwhile."""
    player = event.player
    if player.legs and player.presence == "in" and not player.skipped and state.kill.holder is None:
        state = replace(state, kill=replace(state.kill, holder=event.seat, legs=player.legs))
        player = replace(player, legs=0)
    return put_player(state, event.seat, player)


def went_out(state: TableState, event: ev.WentOut) -> TableState:
    """The player sits out."""
    return _gone(put_player(state, event.seat, event.player), event.seat)


def _gone(state: TableState, seat: int) -> TableState:
    """KIL-3, KIL-6: a holder who goes leaves the kill button neutral, leg and debt went along; a straddle is unsaid."""
    kill = state.kill
    if kill.due == seat:
        kill = replace(kill, due=None)
    if kill.holder == seat:
        kill = KillState(due=kill.due)
    announced = state.announced
    if any(one.seat == seat for one in announced):
        announced = tuple(one for one in announced if one.seat != seat)
    return replace(state, kill=kill, announced=announced)


def chips(state: TableState, event: ev.ChipsAdded) -> TableState:
    """Chips bought; those on the way count as stack too (STK-5)."""
    player = _player(state, event.seat)
    stack = player.stack + event.amount
    rebuy = player.must_rebuy and stack < (state.settings.buy_in.minimum or 0)
    behind = player.behind + (event.amount if event.behind else 0)
    player = replace(player, bought=player.bought + event.amount, behind=behind, must_rebuy=rebuy)
    state = more_chips(put_player(state, event.seat, player), event.seat, event.amount)
    return replace(state, till=replace(state.till, bought=state.till.bought + event.amount))


def chips_came(state: TableState, event: ev.ChipsCame) -> TableState:
    """Nothing of the stack is on the way any more (STK-5)."""
    return put_player(state, event.seat, replace(_player(state, event.seat), behind=0))


def more_chips(state: TableState, seat: int, amount: int) -> TableState:
    """The state with `amount` more (or less) in the stack of a seat, in the hand where it is dealt in (STK-4)."""
    hand = state.hand
    one = hand.seats[seat - 1] if hand is not None and seat <= len(hand.seats) else None
    if hand is None or one is None:
        player = _player(state, seat)
        return put_player(state, seat, replace(player, stack=player.stack + amount))
    one = replace(one, stack=one.stack + amount, start=one.start + amount)
    hand = replace(hand, seats=seats_with(hand, one))
    if hand.turn is not None:
        hand = with_turn(state.settings, state.game, hand)
    # the hand before the last act knows nothing of these chips: it is not gone back to
    return replace(state, hand=hand, before=None, asked_last=None)


def left(state: TableState, event: ev.PlayerLeft) -> TableState:
    """The player is gone with all chips; the seat can be taken over until the next deal (ENT-5)."""
    vacated = (*(one for one in state.vacated if one[0] != event.seat), (event.seat, event.player))
    state = _gone(put_player(state, event.seat, None), event.seat)
    till = replace(state.till, cashed=state.till.cashed + event.cashed)
    rock = None if state.rock == event.seat else state.rock
    if state.stand_up is not None:
        game = state.stand_up
        game = StandUp(_without(game.players, event.seat), _without(game.standing, event.seat))
        state = replace(state, stand_up=game)
    return replace(state, till=till, vacated=vacated, rock=rock, leaving=_without(state.leaving, event.seat))


def came_back(state: TableState, event: ev.CameBack) -> TableState:
    """The absent player's chips are nobody's ground any more (ENT-11)."""
    aside = tuple(one for one in state.aside if one[0] != event.seat)
    vacated = tuple(one for one in state.vacated if one[0] != event.seat)
    return replace(put_player(state, event.seat, event.player), aside=aside, vacated=vacated)


def _without(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple(one for one in seats if one != seat)


def moved(state: TableState, event: ev.PlayerMoved) -> TableState:
    """Another seat; kill button and rock go along."""
    state = put_player(put_player(state, event.seat, None), event.to, event.player)
    kill, rock = state.kill, state.rock
    if state.stand_up is not None:
        game, new = state.stand_up, {event.seat: event.to}
        players, standing = (tuple(new.get(one, one) for one in some) for some in (game.players, game.standing))
        state = replace(state, stand_up=StandUp(players, standing))
    if event.seat in (kill.holder, kill.due):
        holder = event.to if kill.holder == event.seat else kill.holder
        kill = replace(kill, holder=holder, due=event.to if kill.due == event.seat else kill.due)
    announced = tuple(one for one in state.announced if one.seat != event.seat)
    return replace(state, kill=kill, rock=event.to if rock == event.seat else rock, announced=announced)


def renamed(state: TableState, event: ev.PlayerRenamed) -> TableState:
    """Another name."""
    return put_player(state, event.seat, replace(_player(state, event.seat), name=event.name))


def button(state: TableState, event: ev.ButtonPlaced) -> TableState:
    """The button lies on this seat for the coming hand (BTN-7)."""
    return replace(state, placed_button=event.seat)


def rock(state: TableState, event: ev.RockGiven) -> TableState:
    """The rock is given, or lies free (STR-4)."""
    return replace(state, rock=event.seat)


def said(state: TableState, event: ev.SaidBefore) -> TableState:
    """A straddle, sleeper or kill was announced."""
    return replace(state, announced=(*state.announced, event.announced))


def bomb(state: TableState, event: ev.BombCalled) -> TableState:
    """A bomb pot was announced (NOW-2)."""
    return replace(state, bomb=Bomb(event.ante, event.boards, event.button), boards=1)


def boards(state: TableState, event: ev.BoardsAsked) -> TableState:
    """So many boards in the coming hand (NOW-3)."""
    return replace(state, boards=event.boards)


def splash(state: TableState, event: ev.Splashed) -> TableState:
    """The house put chips in for the coming pot (NOW-6)."""
    till = replace(state.till, splashed=state.till.splashed + event.amount)
    return replace(state, splash=state.splash + event.amount, till=till)


def settings(state: TableState, event: ev.SettingsChanged) -> TableState:
    """New settings: at once between hands, after the hand in one."""
    if state.hand is not None:
        return replace(state, next_settings=event.settings, next_game=event.game)
    return _with_settings(state, event.settings, event.game)


def game_turned(state: TableState, event: ev.GameTurned) -> TableState:
    """NOW-13: the coming hand is played in this game."""
    return replace(_with_settings(state, event.settings, event.game), mixing=Mixing(chosen=event.chosen))


def _with_settings(state: TableState, settings: Settings, game: Game) -> TableState:
    seats: Seats = state.seats[: settings.seats] + (None,) * (settings.seats - len(state.seats))
    kill = KillState()
    if settings.kill is not None:
        kill = replace(state.kill, legs=min(state.kill.legs, settings.kill.legs))
    rock = state.rock if settings.straddle.rock else None
    if settings.mix:
        # NOW-13: a game of the mix that knows no kill and no rock hands them on to the next that does
        kill, rock = kill if settings.kill is not None else state.kill, state.rock
    same = (settings.mix, settings.mix_at) == (state.settings.mix, state.settings.mix_at)
    return replace(
        state,
        settings=settings,
        game=game,
        seats=seats,
        kill=kill,
        rock=rock,
        next_settings=None,
        next_game=None,
        mixing=state.mixing if same else Mixing(),
    )


def level_reached(state: TableState, event: ev.LevelReached) -> TableState:
    """The level's clock starts."""
    return replace(state, level=event.number, since=replace(state.since, level=state.at))


def asked(state: TableState, event: ev.Asked) -> TableState:
    """Asked for in a hand, kept until its end (STK-1)."""
    leaving = state.leaving
    if event.leaver is not None and event.leaver not in leaving:
        leaving = (*leaving, event.leaver)
    return replace(state, asked=(*state.asked, event.command), leaving=leaving)


def asked_done(state: TableState, event: ev.AskedDone) -> TableState:
    """What was asked for in the hand is being dealt with; new settings count now."""
    state = replace(state, asked=(), leaving=(), notes=event.refused)
    if state.next_settings is not None and state.next_game is not None:
        state = _with_settings(state, state.next_settings, state.next_game)
    return state


def paid(state: TableState, event: ev.Paid) -> TableState:
    """From stack to stack."""
    payer, to = _player(state, event.payer), _player(state, event.to)
    state = put_player(state, event.payer, replace(payer, stack=payer.stack - event.amount))
    state = put_player(state, event.to, replace(to, stack=to.stack + event.amount))
    paid = (*state.last.paid, (event.payer, event.to, event.reason))
    return replace(state, last=replace(state.last, paid=paid))


def taken(state: TableState, event: ev.Taken) -> TableState:
    """Chips off the table: time, tips, kitty."""
    player = _player(state, event.seat)
    state = put_player(state, event.seat, replace(player, stack=player.stack - event.amount))
    since = replace(state.since, time=state.at) if event.reason == "time" else state.since
    return replace(state, till=replace(state.till, taken=state.till.taken + event.amount), since=since)


def marker(state: TableState, event: ev.MarkerGiven) -> TableState:
    """An IOU (STK-4)."""
    player = _player(state, event.seat)
    state = put_player(state, event.seat, replace(player, markers=player.markers + event.amount))
    hand = state.hand
    one = hand.seats[event.seat - 1] if hand is not None and event.seat <= len(hand.seats) else None
    if hand is not None and one is not None and not one.loan:
        state = replace(state, hand=replace(hand, seats=seats_with(hand, replace(one, loan="open"))))
    state = more_chips(state, event.seat, event.amount)
    if event.lender is None:
        return replace(state, till=replace(state.till, bought=state.till.bought + event.amount))
    return more_chips(state, event.lender, -event.amount)


def dealer(state: TableState, event: ev.DealerSat) -> TableState:
    """Another dealer; who is out has one down more away (NOW-9)."""
    seats = tuple(
        replace(one, downs_away=one.downs_away + 1) if one is not None and one.presence == "out" else one
        for one in state.seats
    )
    since = replace(state.since, dealer=state.at, dealers=state.since.dealers + 1)
    return replace(state, dealer=event.name, seats=seats, since=since)


def counted(state: TableState, event: ev.StackCounted) -> TableState:
    """The counted stack is the stack; the difference is unaccounted."""
    state = replace(state, till=replace(state.till, unaccounted=state.till.unaccounted + event.difference))
    hand = state.hand
    one = hand.seats[event.seat - 1] if hand is not None else None
    if hand is None or one is None:
        return put_player(state, event.seat, replace(_player(state, event.seat), stack=event.stack))
    one = replace(one, stack=event.stack, start=one.start + event.difference)
    hand = replace(hand, seats=seats_with(hand, one))
    hand = hand if hand.turn is None else with_turn(state.settings, state.game, hand)
    return replace(state, hand=hand, before=None, asked_last=None)


def session_ended(state: TableState, event: ev.SessionEnded) -> TableState:
    """The book is closed."""
    return replace(state, ended=True)
