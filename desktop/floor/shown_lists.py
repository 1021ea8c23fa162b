"""What the pages of lists, moves, dealers and of one table show: lines of words. No rule."""

from typing import Literal

from desktop.floor.intents import AskMove, BreakTable, DealerOff, DropMove, HoldSeat, SetName, TakeNoteBack
from desktop.floor.shown import Line, ago, clock, game_words, titles_of
from desktop.words.game_title import game_name
from desktop.words.i18n import figure
from desktop.words.say import say
from engine.room.floor import Room
from engine.room.lists import Waiting, queues, seats_for
from engine.room.moves import breaking, must_move, seated
from engine.room.rota import DOWNS, Dealer
from engine.room.tables import Note, Table


def name_title(room: Room, game: str) -> str:
    """The title over the names of a list."""
    return say("room.list_of", game=game_words(game, titles_of(room))) if game else say("room.waiting")


def name_lines(room: Room, game: str) -> tuple[Line, ...]:
    """The names of a list: a tap on the words calls or forgets, the key goes on."""
    queue = next((queue for queue in queues(room.waiting, room.tables) if queue.game == game), None)
    if queue is None:
        return ()
    free = list(seats_for(game, room.tables))
    may, late = queue.callable, queue.late(room.now)
    names = {table.place: table.name for table in room.tables}
    rows = []
    for number, name in enumerate(queue.names, 1):
        asked = say("room.asked_at", at=clock(name.asked))
        second = ", ".join(word for word in (asked, _called(name), name.wants) if word)
        if name.state == "called":
            role: Literal["plain", "wants", "win"] = "wants" if name in late else "win"
            note = ago(room.now - name.called)
            gone = SetName(name.id, "gone")
            if name in late or not free:
                rows.append(Line(name.name, second, str(number), note, role, None, say("room.gone"), gone))
                continue
            place, seat = free.pop(0)
            key = say("room.seat_in", table=names[place], seat=seat)
            rows.append(
                Line(name.name, second, str(number), note, role, gone, key, HoldSeat(place, seat, name.name), True)
            )
        elif name in may:
            call = SetName(name.id, "called")
            rows.append(Line(name.name, second, str(number), "", "plain", None, say("room.call"), call))
        else:
            gone = SetName(name.id, "gone")
            rows.append(Line(name.name, second, str(number), "", "plain", None, say("room.gone"), gone))
    return tuple(rows)


def _called(name: Waiting) -> str:
    return say("room.called_at", at=clock(name.called)) if name.state == "called" else ""


def must_move_lines(room: Room) -> tuple[Line, ...]:
    """Who must move now, the longest seated of each feeder."""
    people = seated(room.tables, room.seated_since)
    names = {table.place: table.name for table in room.tables}
    rows = []
    for each in must_move(room.tables, people, room.moves):
        since = ago(room.now - each.who.since) if each.who.since else ""
        second = say("room.must_second", seat=each.who.seat, time=since, chips=figure(each.who.chips))
        words = say("room.moves_to", name=each.who.name, table=names[each.to], seat=each.seat)
        move = AskMove(each.who.name, each.who.place, each.who.seat, each.to, each.seat)
        rows.append(Line(words, second, names[each.who.place], "", "plain", None, say("room.ask"), move, True))
    return tuple(rows)


def move_lines(room: Room) -> tuple[Line, ...]:
    """Moves on the way, and those of the last hour."""
    names = {table.place: table.name for table in room.tables}
    rows = []
    for move in reversed(room.moves):
        here = move.state in ("asked", "left")
        chips = say("room.with_chips", chips=figure(move.chips)) if move.chips else ""
        state = say(f"room.move_{move.state}")
        words = say("room.moves_to", name=move.name, table=names.get(move.to, ""), seat=move.seat)
        drop = DropMove(move.id) if here else None
        role: Literal["plain", "wants", "win", "owe"] = "wants" if here else "win" if move.state == "seated" else "owe"
        second = ", ".join(word for word in (state, chips) if word)
        rows.append(
            Line(words, second, names.get(move.source, ""), "", role, None, say("room.off") if here else "", drop)
        )
    return tuple(rows)


def dealer_lines(room: Room) -> tuple[Line, ...]:
    """Who is on duty: who rests longest first, then who deals."""
    where = {table.playing.dealer: table.name for table in room.tables if table.playing is not None}
    rows = sorted(room.dealers, key=lambda dealer: (not dealer.rests, dealer.rests, dealer.name))
    return tuple(_dealer_line(dealer, where, room.now) for dealer in rows)


def _dealer_line(dealer: Dealer, where: dict[str, str], now: float) -> Line:
    games = ", ".join(game_name(game) for game in dealer.games) or say("room.every_game")
    if dealer.rests:
        state = say("room.rests", time=ago(now - dealer.rests))
    else:
        state = say("room.at_table", table=where.get(dealer.name, "?"))
    role: Literal["plain", "wants"] = "wants" if dealer.downs >= DOWNS and not dealer.rests else "plain"
    second = say("room.dealer_second", downs=dealer.downs, games=games)
    return Line(dealer.name, second, "", state, role, None, say("room.goes_home"), DealerOff(dealer.name))


# One table ------------------------------------------------------------------------------------------------------------


def note_lines(table: Table) -> tuple[Line, ...]:
    """The notes to a table, the newest first."""
    return tuple(_note_line(note) for note in reversed(table.notes))


def _note_line(note: Note) -> Line:
    if not note.answer:
        second = say("room.sent_at", at=clock(note.at))
        return Line(note.words, second, "", "", "wants", None, say("room.take_back"), TakeNoteBack(note.id))
    answer = {"accepted": "accepted", "declined": "declined"}.get(note.answer, "taken_back")
    role: Literal["win", "owe"] = "win" if answer == "accepted" else "owe"
    return Line(note.words, say(f"room.note_{answer}", at=clock(note.answered)), role=role)


def break_lines(room: Room, place: int) -> tuple[Line, ...]:
    """Where everybody would go if the table broke; its key asks them all."""
    people = seated(room.tables, room.seated_since)
    moves, without = breaking(place, room.tables, people)
    names = {table.place: table.name for table in room.tables}
    rows = [
        Line(say("room.moves_to", name=each.who.name, table=names[each.to], seat=each.seat), "", str(each.who.seat))
        for each in moves
    ]
    rows += [Line(name, say("room.no_seat"), role="owe") for name in without]
    if moves:
        words = say("room.break_table", count=len(moves))
        rows.insert(0, Line(words, say("room.longest_first"), key=say("room.ask_all"), does=BreakTable(place)))
    return tuple(rows)
