"""The waiting lists, their names, and the moves between tables, as lines of a list. No Qt, no rule."""

from typing import Literal

from msgspec.structs import replace

from desktop.floor.intents import AskMove, CallNames, DropMove, ListGame, SeatName, SetName
from desktop.floor.line_records import ListLine, ago, clock, game_words, titles_of
from desktop.words.i18n import counted, figure
from desktop.words.say import say
from engine.recap.game_titles import GameTitle
from engine.room.lists import Queue, WaitingName, queues, seats_for
from engine.room.moves import must_move, seated
from engine.room.room_now import Room


def queue_lines(room: Room, every: bool = False, chosen: str = "") -> tuple[ListLine, ...]:
    """Return a line for each waiting list: free seats, the first name, how many names may be called.

    `every` = also games without names; `chosen` = the game whose line is marked.
    """
    titles, rows = titles_of(room), []
    for queue in queues(room.waiting, room.tables):
        if queue.names:
            row = _queue_line(queue, room.now, titles)
        elif every:
            second = say("room.queue_open", seats=queue.open)
            row = ListLine(game_words(queue.game, titles), second, opens=ListGame(queue.game))
        else:
            continue
        rows.append(replace(row, role="now") if queue.game == chosen else row)
    return tuple(rows)


def _queue_line(queue: Queue, now: float, titles: dict[str, GameTitle]) -> ListLine:
    first = queue.called[0] if queue.called else queue.names[0]
    since = first.called if queue.called else first.asked
    second = say("room.queue_second", seats=queue.open, name=first.name, time=ago(now - since))
    callable_now = queue.callable
    key = say("room.call_n", count=len(callable_now)) if callable_now else ""
    role: Literal["wants", "plain"] = "wants" if queue.late(now) else "plain"
    note = say("room.n_called", count=len(queue.called)) if queue.called and not key else counted(len(queue.names))
    words = game_words(queue.game, titles)
    intent = CallNames(tuple(name.id for name in callable_now)) if key else None
    return ListLine(words, second, "", note, role, ListGame(queue.game), key, intent)


def name_title(room: Room, game: str) -> str:
    """Return the title over the names of a list."""
    return say("room.list_of", game=game_words(game, titles_of(room))) if game else say("room.waiting")


def name_lines(room: Room, game: str, gone: WaitingName | None = None) -> tuple[ListLine, ...]:
    """Return a line for each name of a list, with keys that call, seat or take off; `gone` = a name to put back."""
    queue = next((queue for queue in queues(room.waiting, room.tables) if queue.game == game), None)
    if queue is None:
        return ()
    put_back: tuple[ListLine, ...] = ()
    if gone is not None and gone.game == game and all(name.id != gone.id for name in queue.names):
        words = say("room.was_gone", name=gone.name)
        put_back = (ListLine(words, "", "", "", "owe", None, say("room.put_back"), SetName(gone.id, "waiting")),)
    free = list(seats_for(game, room.tables))
    callable_now, late = queue.callable, queue.late(room.now)
    names = {table.place: table.name for table in room.tables}
    rows = []
    for number, name in enumerate(queue.names, 1):
        second = ", ".join(word for word in (_since(name, room.now), name.wants) if word)
        drop = say("room.gone"), SetName(name.id, "gone")
        if name.state == "called":
            role: Literal["plain", "wants", "win"] = "wants" if name in late else "win"
            if not free:
                rows.append(ListLine(name.name, second, str(number), "", role, None, *drop))
                continue
            place, seat = free.pop(0)
            key, sit = say("room.seat_in", table=names[place], seat=seat), SeatName(place, seat, name.name)
            rows.append(ListLine(name.name, second, str(number), "", role, None, key, sit, name not in late, *drop))
        elif name in callable_now:
            call = SetName(name.id, "called")
            rows.append(
                ListLine(name.name, second, str(number), "", "plain", None, say("room.call"), call, False, *drop)
            )
        else:
            rows.append(ListLine(name.name, second, str(number), "", "plain", None, *drop))
    return (*rows, *put_back)


def _since(name: WaitingName, now: float) -> str:
    if name.state == "called":
        return say("room.called_ago", time=ago(now - name.called))
    return say("room.asked_at", at=clock(name.asked))


def must_move_lines(room: Room) -> tuple[ListLine, ...]:
    """Return a line for each player who must move now, the longest seated of each feeder."""
    people = seated(room.tables, room.seated_since)
    names = {table.place: table.name for table in room.tables}
    rows = []
    for each in must_move(room.tables, people, room.moves):
        since = ago(room.now - each.who.since) if each.who.since else ""
        second = say("room.must_second", seat=each.who.seat, time=since, chips=figure(each.who.chips))
        words = say("room.moves_to", name=each.who.name, table=names[each.to], seat=each.seat)
        move = AskMove(each.who.name, each.who.place, each.who.seat, each.to, each.seat)
        rows.append(ListLine(words, second, names[each.who.place], "", "plain", None, say("room.ask"), move, True))
    return tuple(rows)


def move_lines(room: Room) -> tuple[ListLine, ...]:
    """Return a line for each move on its way and each move of the last hour, the newest first."""
    names = {table.place: table.name for table in room.tables}
    rows = []
    for move in reversed(room.moves):
        is_on = move.state in ("asked", "left")
        chips = say("room.with_chips", chips=figure(move.chips)) if move.chips else ""
        state = say(f"room.move_{move.state}")
        words = say("room.moves_to", name=move.name, table=names.get(move.to, ""), seat=move.seat)
        drop = DropMove(move.id) if is_on else None
        role: Literal["plain", "wants", "win", "owe"] = "wants" if is_on else "win" if move.state == "seated" else "owe"
        second = ", ".join(word for word in (state, chips) if word)
        rows.append(
            ListLine(words, second, names.get(move.source, ""), "", role, None, say("room.off") if is_on else "", drop)
        )
    return tuple(rows)
