"""Sentences of a card room: at its tables, on the floor, and of its day; said as `room.key`."""

from desktop.words.i18n import Sentence

SENTENCES: dict[str, Sentence] = {
    # at the table
    "pill": "Room",
    "pill_called": "Floor called",
    "pill_note": "Note",
    "pill_away": "Room away {minutes} min",
    "pill_trouble": "Book and room differ",
    "menu": "Room",
    "menu_note": "Table {place}",
    "menu_away": "Room away {minutes} min, the table deals on",
    "menu_trouble": "Book and room differ ({trouble}), the floor knows",
    "call_floor": "Call the floor",
    "call_floor_second": "they see it at once",
    "floor_was_here": "The floor was here",
    "note_says": "{by}: {words}",
    "accept": "Accept",
    "accept_second": "it is done, and can be undone",
    "unknown_note": "This note asks for something an older Feltbook does not know: update it, or decline",
    "decline": "Decline",
    "decline_second": "nothing changes",
}
