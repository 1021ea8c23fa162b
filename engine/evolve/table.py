"""Apply events of the table: seats, announcements before a deal, settings, dealers."""

from msgspec.structs import replace

from engine import events as ev
from engine.evolve.lookup import player_at, put_player, with_bust
from engine.positions.apply_plan import place_taken_over
from engine.settings.records import Game, Settings
from engine.state import AnnouncedBomb, KillState, LastHand, Mixing, Player, Split, StandUp, TableState

SeatRow = tuple[Player | None, ...]


def time(state: TableState, event: ev.TimePassed) -> TableState:
    """Set the session's clock."""
    return replace(state, at=event.at)


def sat(state: TableState, event: ev.Sat) -> TableState:
    """Seat a player; the chips brought are bought in."""
    absent = state.player(event.seat)
    if event.over and absent is not None:
        state = replace(state, aside=(*state.aside, (event.seat, absent)), last=_last_without(state.last, event.seat))
    state = put_player(place_taken_over(state, event.seat, event.player), event.seat, event.player)
    if state.settings.tournament and event.bought:
        state = replace(state, entries=(*state.entries, event.bought))
    return replace(state, till=replace(state.till, bought=state.till.bought + event.bought))


def player_is(state: TableState, event: ev.WayInChosen) -> TableState:
    """Set a returned player or chosen way in; if no hand was dealt meanwhile, the leg is the holder's again (KIL-6)."""
    player = event.player
    if player.legs and player.presence == "in" and not player.skipped and state.kill.holder is None:
        state = replace(state, kill=replace(state.kill, holder=event.seat, legs=player.legs))
        player = replace(player, legs=0)
    return put_player(state, event.seat, player)


def went_out(state: TableState, event: ev.WentOut) -> TableState:
    """Make the player sit out."""
    return _without_claims(put_player(state, event.seat, event.player), event.seat)


def _without_claims(state: TableState, seat: int) -> TableState:
    """Make the kill button of a leaving holder neutral (KIL-3, KIL-6) and drop the seat's announcements.

    The leg and the debt are in the player's record.
    """
    kill = state.kill
    if kill.due == seat:
        kill = replace(kill, due=None)
    if kill.holder == seat:
        kill = KillState(due=kill.due)
    announced = state.announced
    if any(announcement.seat == seat for announcement in announced):
        announced = tuple(announcement for announcement in announced if announcement.seat != seat)
    return replace(state, kill=kill, announced=announced)


def left(state: TableState, event: ev.PlayerLeft) -> TableState:
    """Remove the player with all chips; the seat can be taken over until the next deal (ENT-5)."""
    vacated = (
        *(seat_and_player for seat_and_player in state.vacated if seat_and_player[0] != event.seat),
        (event.seat, event.player),
    )
    state = _without_claims(put_player(state, event.seat, None), event.seat)
    till = replace(state.till, cashed=state.till.cashed + event.cashed)
    state = replace(state, losses=tuple(other for other in state.losses if other[0] != event.player.name))
    if event.cashed:
        state = with_bust(state, event.player.name, (state.number, True, event.cashed))
    rock = None if state.rock == event.seat else state.rock
    if state.stand_up is not None:
        game = state.stand_up
        game = StandUp(_seats_without(game.players, event.seat), _seats_without(game.standing, event.seat))
        state = replace(state, stand_up=game)
    state = replace(state, last=_last_without(state.last, event.seat))
    return replace(state, till=till, vacated=vacated, rock=rock, leaving=_seats_without(state.leaving, event.seat))


def came_back(state: TableState, event: ev.CameBack) -> TableState:
    """Give the absent player the seat back once no other player plays over the chips (ENT-11)."""
    aside = tuple(seat_and_player for seat_and_player in state.aside if seat_and_player[0] != event.seat)
    vacated = tuple(seat_and_player for seat_and_player in state.vacated if seat_and_player[0] != event.seat)
    return replace(put_player(state, event.seat, event.player), aside=aside, vacated=vacated)


def _seats_without(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple(other for other in seats if other != seat)


def moved(state: TableState, event: ev.PlayerMoved) -> TableState:
    """Move the player; kill button, rock and the part of a split move too."""
    state = put_player(put_player(state, event.seat, None), event.to, event.player)
    if event.seat > state.settings.seats:  # back from the extra seat used while seats are drawn
        state = replace(state, seats=state.seats[: state.settings.seats])
    kill, rock = state.kill, state.rock
    if state.stand_up is not None:
        game, renumbered = state.stand_up, {event.seat: event.to}
        players, standing = (
            tuple(renumbered.get(seat, seat) for seat in seats) for seats in (game.players, game.standing)
        )
        state = replace(state, stand_up=StandUp(players, standing))
    if event.seat in (kill.holder, kill.due):
        holder = event.to if kill.holder == event.seat else kill.holder
        kill = replace(kill, holder=holder, due=event.to if kill.due == event.seat else kill.due)
    announced = tuple(announcement for announcement in state.announced if announcement.seat != event.seat)
    last, seat_in_hand = _last_without(state.last, event.to), dict(state.last.moved).get(event.seat, event.seat)
    won = tuple((event.to if seat == event.seat else seat, chips) for seat, chips in last.won)
    other_moves = tuple(pair for pair in last.moved if pair[0] != event.seat)
    last = replace(last, won=won, moved=(*other_moves, (event.to, seat_in_hand)))
    rock = event.to if rock == event.seat else rock
    split = _split_after(state.split, event)
    return replace(state, kill=kill, rock=rock, announced=announced, last=last, split=split)


def _split_after(split: Split | None, move: ev.PlayerMoved) -> Split | None:
    """Return the split after a move; a part whose player left the new seat earlier gets seat 0."""
    if split is None:
        return None
    seats = {move.to: 0, move.seat: move.to}
    return replace(split, parts=tuple((seats.get(seat, seat), part) for seat, part in split.parts))


def _last_without(last: LastHand, seat: int) -> LastHand:
    """Return the last hand without the entries of a seat whose player left or changed."""
    won = tuple(pair for pair in last.won if pair[0] != seat)
    return replace(last, won=won, moved=tuple(pair for pair in last.moved if pair[0] != seat))


def renamed(state: TableState, event: ev.PlayerRenamed) -> TableState:
    """Rename the player, also in busts, losses and settlement."""
    player = player_at(state, event.seat)
    busts = tuple((event.name if name == player.name else name, when) for name, when in state.busts)
    losses = tuple((event.name if name == player.name else name, player_losses) for name, player_losses in state.losses)
    closing = state.closing.called(lambda name: event.name if name == player.name else name)
    return put_player(
        replace(state, busts=busts, losses=losses, closing=closing), event.seat, replace(player, name=event.name)
    )


def button(state: TableState, event: ev.ButtonPlaced) -> TableState:
    """Set the button for the coming hand (BTN-7)."""
    blinds = (event.smalls, event.bigs) if event.bigs else None
    return replace(state, placed_button=event.seat, placed_blinds=blinds)


def rock(state: TableState, event: ev.RockGiven) -> TableState:
    """Set the holder of the rock, None = free (STR-4)."""
    return replace(state, rock=event.seat)


def announced(state: TableState, event: ev.SaidBefore) -> TableState:
    """Add a straddle, sleeper or kill announced."""
    return replace(state, announced=(*state.announced, event.announced))


def bomb(state: TableState, event: ev.BombCalled) -> TableState:
    """Set the announced bomb pot (NOW-2)."""
    return replace(state, bomb=AnnouncedBomb(event.ante, event.boards, event.button), boards=1)


def boards(state: TableState, event: ev.BoardsAsked) -> TableState:
    """Set the number of boards of the coming hand (NOW-3)."""
    return replace(state, boards=event.boards)


def splash(state: TableState, event: ev.Splashed) -> TableState:
    """Add chips of the house to the coming pot (NOW-6)."""
    till = replace(state.till, splashed=state.till.splashed + event.amount)
    return replace(state, splash=state.splash + event.amount, till=till)


def settings(state: TableState, event: ev.SettingsChanged) -> TableState:
    """Set new settings: at once between hands, else after the hand."""
    if state.hand is not None:
        return replace(state, next_settings=event.settings, next_game=event.game)
    return _with_settings(state, event.settings, event.game)


def game_turned(state: TableState, event: ev.GameTurned) -> TableState:
    """Set the game of the coming hand (NOW-13)."""
    return replace(_with_settings(state, event.settings, event.game), mixing=Mixing(chosen=event.chosen))


def _with_settings(state: TableState, settings: Settings, game: Game) -> TableState:
    seats: SeatRow = state.seats[: settings.seats] + (None,) * (settings.seats - len(state.seats))
    kill = KillState()
    if settings.kill is not None:
        kill = replace(state.kill, legs=min(state.kill.legs, settings.kill.legs))
    rock = state.rock if settings.straddle.rock else None
    if settings.mix:
        # NOW-13: a game without kill or rock keeps both for the next game of the mix that has them
        kill, rock = kill if settings.kill is not None else state.kill, state.rock
    same_mix = (settings.mix, settings.mix_at) == (state.settings.mix, state.settings.mix_at)
    return replace(
        state,
        settings=settings,
        game=game,
        seats=seats,
        kill=kill,
        rock=rock,
        next_settings=None,
        next_game=None,
        mixing=state.mixing if same_mix else Mixing(),
    )


def level_reached(state: TableState, event: ev.LevelReached) -> TableState:
    """Set the level and start its clock, stopped at 0 while paused."""
    since, began = state.since, event.began
    if began is None:
        began = state.at
        since = replace(since, paused=None if since.paused is None else state.at)
    return replace(state, level=event.number, since=replace(since, level=began))


def level_clock(state: TableState, event: ev.LevelClockSet) -> TableState:
    """Stop the level's clock, or restart it with the time left."""
    since = state.since
    if not event.runs:
        return replace(state, since=replace(since, paused=state.at))
    paused_for = state.at - since.paused if since.paused is not None else 0
    return replace(state, since=replace(since, level=since.level + paused_for, paused=None))


def asked(state: TableState, event: ev.Asked) -> TableState:
    """Keep a request made in a hand until its end (STK-1)."""
    leaving = state.leaving
    if event.leaver is not None and event.leaver not in leaving:
        leaving = (*leaving, event.leaver)
    return replace(state, asked=(*state.asked, event.command), leaving=leaving)


def asked_done(state: TableState, event: ev.AskedDone) -> TableState:
    """Clear the requests made in the hand and apply new settings."""
    state = replace(state, asked=(), leaving=(), notes=event.refused)
    if state.next_settings is not None and state.next_game is not None:
        state = _with_settings(state, state.next_settings, state.next_game)
    return state


def dealer(state: TableState, event: ev.DealerSat) -> TableState:
    """Set the dealer; absent players count one more down away (NOW-9)."""
    seats = tuple(
        replace(player, downs_away=player.downs_away + 1) if player is not None and player.presence == "out" else player
        for player in state.seats
    )
    since = replace(state.since, dealer=state.at, dealers=state.since.dealers + 1)
    return replace(state, dealer=event.name, seats=seats, since=since)


def session_ended(state: TableState, event: ev.SessionEnded) -> TableState:
    """End the session."""
    return replace(state, ended=True)


def prizes_split(state: TableState, event: ev.PrizesSplit) -> TableState:
    """Set the split of the prizes, with the amount kept for the first."""
    return replace(state, split=event.split)
