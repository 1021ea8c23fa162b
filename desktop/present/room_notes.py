"""A note that has just come from the card room: its lines are read, and one tap accepts it."""

from typing import Any

from desktop.intents import AnswerNote
from desktop.present.notice import Notice
from desktop.present.strip import note_words
from desktop.present.window_state import RoomNote
from desktop.words.say import say
from engine.refusals import Refused
from engine.room.news import Sent
from engine.script.reading import command_of


def note_of(sent: Sent, usual: int) -> RoomNote:
    """A note with its lines read as strictly as those of a script.

    The floor seats a name of a list without chips, for it does not know them: they are the `usual` ones of this table.
    """
    seated = [{**line, "stack": usual} if _without_chips(line) else line for line in sent.lines]
    try:
        commands = tuple(map(command_of, seated))
    except Refused:
        return RoomNote(sent.id, sent.words, sent.by, None)
    return RoomNote(sent.id, sent.words, sent.by, commands, usual if any(map(_without_chips, sent.lines)) else 0)


def _without_chips(line: dict[str, Any]) -> bool:
    """Whether a line of a note seats somebody and does not say with what."""
    return line.get("do") == "sit" and "stack" not in line


def came(note: RoomNote) -> Notice:
    """A note that has just come, with the tap that accepts it."""
    return Notice(note_words(note), "info", say("room.accept"), AnswerNote(note.id, "accepted"))
