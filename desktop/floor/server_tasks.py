"""What the server is asked to write for an intent, as work for the thread that talks to it."""

from typing import assert_never

from desktop.floor import intents as i
from desktop.floor.reader import ServerWork
from desktop.words.say import say
from engine.room import floor
from engine.room.moves import breaking, seated
from engine.room.room_now import Room
from engine.room.rota import next_push, push, spots
from engine.room.wire import Server


def task(intent: i.ServerIntent, room: Room | None, game: str) -> ServerWork | None:
    """Return the work of the server for an intent.

    Args:
        intent: what was tapped.
        room: the last reading of the room, None = there is none yet.
        game: the game of the waiting list in sight.

    Returns:
        The work, None where there is nothing to do.
    """
    match intent:
        case i.CallNames(numbers):
            return lambda server: floor.wait_call(server, numbers)
        case i.SetName(waiting, state):
            return lambda server: floor.wait_set(server, waiting, state)
        case i.AddName(name):
            return lambda server: floor.wait_add(server, game, name)
        case i.SeatName(place, seat, name):
            words, sits = say("room.seat_them", seat=seat, name=name), {"do": "sit", "seat": seat, "player": name}
            return lambda server: floor.say(server, place, words, [sits])
        case i.AskMove(name, source, seat, to, to_seat):
            return lambda server: floor.move_ask(server, name, source, seat, to, to_seat)
        case i.DropMove(move):
            return lambda server: floor.move_off(server, move)
        case i.BreakTable(place):
            return _break(place, room)
        case i.SendNote(place, words):
            return lambda server: floor.say(server, place, words)
        case i.TakeNoteBack(note):
            return lambda server: floor.take_back(server, note)
        case i.Feed(place):
            return _set_must_move(place, room)
        case i.PushAll():
            return _push(room)
        case i.AddDealer(name):
            return lambda server: floor.rota_duty(server, name)
        case i.DealerOff(name):
            return lambda server: floor.rota_duty(server, name, on=False)
        case i.SetGames(name, games):
            return lambda server: floor.rota_games(server, name, games)
        case i.SeenAlarm(alarm):
            return lambda server: floor.seen_alarm(server, alarm)
        case _:
            assert_never(intent)


def _break(place: int, room: Room | None) -> ServerWork | None:
    """Return work that asks every player of a table to move, None = the room is not read yet."""
    if room is None:
        return None
    moves, _ = breaking(place, room.tables, seated(room.tables, room.seated_since))

    def ask(server: Server) -> None:
        for each in moves:
            floor.move_ask(server, each.who.name, place, each.who.seat, each.to, each.seat)

    return ask


def _set_must_move(place: int, room: Room | None) -> ServerWork | None:
    """Return work that sets the table fed to the next one of the same game, after the last one to none."""
    tables = room.tables if room is not None else ()
    table = next((table for table in tables if table.place == place), None)
    if table is None or table.playing is None:
        return None
    game = table.playing.game
    same_game = [other.place for other in tables if other.playing is not None and other.playing.game == game]
    order: list[int | None] = [None, *(other for other in same_game if other != place)]
    at = order.index(table.feeds) if table.feeds in order else 0
    fed = order[(at + 1) % len(order)]
    return lambda server: floor.set_must_move(server, place, fed)


def _push(room: Room | None) -> ServerWork | None:
    """Return work that sends the next push to the tables as notes, None = the room is not read yet."""
    if room is None:
        return None
    rows = push(spots(room.tables), room.dealers)
    next_dealers = {row.place: row.next for row in rows if row.next != row.now}
    at = next_push(room.now)
    return lambda server: floor.rota_push(server, at, next_dealers)
