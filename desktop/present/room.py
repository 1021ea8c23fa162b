"""What a table shows of its card room: a pill in the strip, the menu behind it, a note that has just come."""

from desktop.intents import AnswerNote, OpenRoomMenu, Send
from desktop.present.slot import Menu, Slot
from desktop.present.window_state import AtRoom, RoomNote
from desktop.words.i18n import figure
from desktop.words.say import say
from engine import commands as c


def pill(room: AtRoom, called: bool) -> str:
    """What the strip says: what is wrong goes first, then a note, then a room that does not answer."""
    if room.trouble:
        return say("room.pill_trouble")
    if room.note is not None:
        return say("room.pill_note")
    if room.away:
        return say("room.pill_away", minutes=room.away)
    return say("room.pill_called") if called else say("room.pill")


def note_words(note: RoomNote) -> str:
    """A note as it is read; with the chips that its tap seats somebody with."""
    words = say("room.note_says", by=note.by, words=note.words) if note.by else note.words
    return f"{words}, {say('room.with_chips', chips=figure(note.chips))}" if note.chips else words


def room_menu(room: AtRoom, called: bool) -> Menu:
    """The note with both answers, and the call for the floor."""
    rows = []
    if room.note is not None:
        accept, decline = (AnswerNote(room.note.id, answer) for answer in ("accepted", "declined"))
        rows.append(Slot(say("room.accept"), second=say("room.accept_second"), icon="check", intent=accept))
        rows.append(Slot(say("room.decline"), second=say("room.decline_second"), icon="cross", intent=decline))
    call = Slot(
        say("room.call_floor"), second=say("room.call_floor_second"), icon="person", intent=Send(c.FloorWanted())
    )
    here = Slot(say("room.floor_was_here"), icon="check", intent=Send(c.FloorWanted(wanted=False)))
    rows.append(here if called else call)
    return Menu(_title(room), tuple(rows))


def _title(room: AtRoom) -> str:
    if room.trouble:
        return say("room.menu_trouble", trouble=room.trouble)
    if room.note is not None:
        return note_words(room.note)
    if room.away:
        return say("room.menu_away", minutes=room.away)
    return say("room.menu_note", place=room.place) if room.place else say("room.menu")


def window_row(room: AtRoom, called: bool) -> Slot:
    """The way to the menu by keys."""
    return Slot(say("room.menu"), second=pill(room, called), icon="person", intent=OpenRoomMenu())
