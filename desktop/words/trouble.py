"""What is wrong with a book, what takes long, and what can be done, a theme each; said as `trouble.key`.

The English of `why_` and `remedy_` stands in `engine.journal.errors`.
"""

from desktop.words.i18n import Sentence
from engine.journal.errors import REMEDY, WHY

TROUBLE: dict[str, Sentence] = {
    **{f"why_{cause}": words for cause, words in WHY.items()},
    **{f"remedy_{cause}": words for cause, words in REMEDY.items()},
    "file_readonly": "nothing may be written there",
}
"""What is wrong with a book or a file, and what can be done."""

UNOPENED: dict[str, Sentence] = {
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
"""The window that says why a book cannot be opened."""

WAITING: dict[str, Sentence] = {
    "title": "One moment",
    "back": "Stop",
    "about": "Stopped, nothing changes.",
    "stopping": "Stopping",
    "steps": "{done} of {of} steps",
    "correcting": "Hand {hand} is corrected, every later hand decided again",
    "adding": "The evening is added up",
    "looking": "Earlier evenings are looked through",
    "saving": "{file} is made",
    "storing": "It is written into the book",
    "renewing": "A long evening is read once more, because this Feltbook is new",
    "listing": "The evenings that came in are listed",
    "bringing_up": "The book of an older Feltbook is brought up; as it was it stays among the backups",
    "season": "The season is added up",
    "elsewhere": "The evenings are copied into the other book",
    "given_up": "Stopped: nothing was changed",
}
"""The page that waits for work beside the window."""
