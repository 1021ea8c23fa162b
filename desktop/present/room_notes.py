"""Notes from the card room: their lines become commands, and one tap accepts a note."""

from typing import Any

from desktop.intents import AnswerNote
from desktop.present.notice import Notice
from desktop.present.strip import note_words
from desktop.present.window_state import RoomNote
from desktop.words.say import say
from engine.refusals import Refused
from engine.room.news import FloorNote
from engine.script.reading import command_of


def note_of(sent: FloorNote, usual: int) -> RoomNote:
    """Return a note with its lines read as strictly as those of a script.

    The floor seats a listed player without chips, as it does not know them; the stack is then this table's `usual`.
    """
    seated = [{**line, "stack": usual} if _without_chips(line) else line for line in sent.lines]
    try:
        commands = tuple(map(command_of, seated))
    except Refused:
        return RoomNote(sent.id, sent.words, sent.by, None)
    return RoomNote(sent.id, sent.words, sent.by, commands, usual if any(map(_without_chips, sent.lines)) else 0)


def _without_chips(line: dict[str, Any]) -> bool:
    """Return whether a line of a note seats a player without a stack."""
    return line.get("do") == "sit" and "stack" not in line


def note_notice(note: RoomNote) -> Notice:
    """Return the message for a new note, with the key that accepts it."""
    return Notice(note_words(note), "info", say("room.accept"), AnswerNote(note.id, "accepted"))
