"""The notes to a table, where its players would go if it broke, tables that want the floor, alarms: as lines of a list.

No Qt, no rule.
"""

from typing import Literal

from desktop.floor.intents import BreakTable, KeepBoth, OpenTable, SeenAlarm, TakeNoteBack
from desktop.floor.line_records import ListLine, ago, clock
from desktop.words.room_phrases import trouble_words
from desktop.words.say import say
from engine.room.moves import breaking, seated
from engine.room.room_now import Room
from engine.room.tables import Note, RoomTable, Want, wants


def note_lines(table: RoomTable) -> tuple[ListLine, ...]:
    """Return a line for each note to a table, the newest first."""
    return tuple(_note_line(note) for note in reversed(table.notes))


def _note_line(note: Note) -> ListLine:
    if not note.answer:
        second = say("room.sent_at", at=clock(note.at))
        return ListLine(note.words, second, "", "", "wants", None, say("room.take_back"), TakeNoteBack(note.id))
    answer = {"accepted": "accepted", "declined": "declined"}.get(note.answer, "taken_back")
    role: Literal["win", "owe"] = "win" if answer == "accepted" else "owe"
    return ListLine(note.words, say(f"room.note_{answer}", at=clock(note.answered)), role=role)


def break_lines(room: Room, place: int) -> tuple[ListLine, ...]:
    """Return a line for each player of a table, with the seat to go to if it broke; the first line asks all of them."""
    people = seated(room.tables, room.seated_since)
    moves, seatless = breaking(place, room.tables, people)
    names = {table.place: table.name for table in room.tables}
    rows = [
        ListLine(say("room.moves_to", name=each.who.name, table=names[each.to], seat=each.seat), "", str(each.who.seat))
        for each in moves
    ]
    rows += [ListLine(name, say("room.no_seat"), role="owe") for name in seatless]
    if moves:
        words = say("room.break_table", count=len(moves))
        rows.insert(0, ListLine(words, say("room.longest_first"), key=say("room.ask_all"), does=BreakTable(place)))
    return tuple(rows)


def want_lines(room: Room) -> tuple[ListLine, ...]:
    """Return a line for each table that wants the floor, the most urgent first."""
    return tuple(_want_line(want, number == 0) for number, want in enumerate(wants(room.tables, room.now)))


def _want_line(want: Want, first: bool) -> ListLine:
    table, glance = want.table, want.table.playing
    opens = OpenTable(table.place)
    role: Literal["wants", "plain"] = "wants" if first else "plain"
    key, strong = (say("room.open"), True) if first else ("", False)
    words, second = "", ""
    match want.kind:
        case "floor" if glance is not None and glance.call is not None and glance.call.about != "called":
            player = next((seat.player for seat in glance.seats if seat.seat == glance.call.seat), "")
            words = say(f"room.ruling_{glance.call.about}")
            second = say("room.ruling_second", name=player, seat=glance.call.seat, time=ago(want.seconds))
        case "floor":
            words, second = say("room.called"), say("room.waits", time=ago(want.seconds))
        case "clock":
            seat = glance.clock.seat if glance is not None and glance.clock is not None else 0
            words, second = say("room.clock_on", seat=seat), say("room.clock_left", seconds=want.seconds)
        case "trouble":
            words = trouble_words(table.trouble)
            second = say("room.trouble_second")
        case "note" if want.note is not None:
            words, second = say("room.not_answered"), say("room.sent", words=want.note.words, at=clock(want.note.at))
        case _:
            hand = glance.hand if glance is not None else 0
            words = say("room.cut", time=ago(want.seconds))
            second = say("room.cut_second", hand=hand)
            return ListLine(words, second, table.name, "", "owe", opens, key, opens if key else None, strong)
    return ListLine(words, second, table.name, "", role, opens, key, opens if key else None, strong)


def alarm_lines(room: Room, place: int = 0) -> tuple[ListLine, ...]:
    """Return a line for each unseen alarm, of all tables (`place` 0) or of one, where a fork can be kept."""
    names = {table.place: table.name for table in room.tables}
    rows = []
    for alarm in room.alarms:
        if place in (0, alarm.place):
            second = say("room.alarm_at", at=clock(alarm.at), step=alarm.seq)
            fork = bool(place) and alarm.code == "fork"
            key, does = (say("room.keep_both"), KeepBoth(alarm.id)) if fork else (say("room.seen"), SeenAlarm(alarm.id))
            opens = OpenTable(alarm.place) if alarm.place and not place else None
            rows.append(
                ListLine(trouble_words(alarm.code), second, names.get(alarm.place, ""), "", "owe", opens, key, does)
            )
    return tuple(rows)
