"""What stands beside one table: the notes to it, and who would go where if it broke. No Qt, no rule."""

from typing import Literal

from desktop.floor.intents import BreakTable, TakeNoteBack
from desktop.floor.shown import ListLine, clock
from desktop.words.say import say
from engine.room.moves import breaking, seated
from engine.room.room_now import Room
from engine.room.tables import Note, RoomTable


def note_lines(table: RoomTable) -> tuple[ListLine, ...]:
    """The notes to a table, the newest first."""
    return tuple(_note_line(note) for note in reversed(table.notes))


def _note_line(note: Note) -> ListLine:
    if not note.answer:
        second = say("room.sent_at", at=clock(note.at))
        return ListLine(note.words, second, "", "", "wants", None, say("room.take_back"), TakeNoteBack(note.id))
    answer = {"accepted": "accepted", "declined": "declined"}.get(note.answer, "taken_back")
    role: Literal["win", "owe"] = "win" if answer == "accepted" else "owe"
    return ListLine(note.words, say(f"room.note_{answer}", at=clock(note.answered)), role=role)


def break_lines(room: Room, place: int) -> tuple[ListLine, ...]:
    """Where everybody would go if the table broke; its key asks them all."""
    people = seated(room.tables, room.seated_since)
    moves, without = breaking(place, room.tables, people)
    names = {table.place: table.name for table in room.tables}
    rows = [
        ListLine(say("room.moves_to", name=each.who.name, table=names[each.to], seat=each.seat), "", str(each.who.seat))
        for each in moves
    ]
    rows += [ListLine(name, say("room.no_seat"), role="owe") for name in without]
    if moves:
        words = say("room.break_table", count=len(moves))
        rows.insert(0, ListLine(words, say("room.longest_first"), key=say("room.ask_all"), does=BreakTable(place)))
    return tuple(rows)
