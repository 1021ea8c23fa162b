"""Sentences of the window that says why a book cannot be opened; said as `unopened.key`."""

from desktop.words.i18n import Sentence

SENTENCES: dict[str, Sentence] = {
    "unopened": "The book cannot be opened",
    "no_home": "There is no folder to keep the book in",
    "no_home_why": "You have no home folder on this device. Choose where the book is to be.",
    "salvage": "Save what can be saved",
    "salvage_note": "into a new book; this one is only read",
    "restore": "Take the last backup",
    "restore_note": "as a new book; what was played after it is not in it",
    "open": "Open the new book",
    "open_note": "and go on there",
    "again": "Try again",
    "again_note": "the same book",
    "look": "Only look at it",
    "look_note": "nothing is written to it",
    "other": "Open another book",
    "other_note": "a file you choose",
    "new": "Begin a new book",
    "new_note": "in a folder you choose",
    "quit": "Close",
    "quit_note": "nothing was changed",
    "looking": "Feltbook, only looking",
    "looking_said": "Only looking: nothing is written, and what others write is not shown",
}
