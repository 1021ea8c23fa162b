"""Sentences of the page on which an evening is erased and a person forgotten; said as `privacy.key`."""

from desktop.words.i18n import Plural, Sentence

SENTENCES: dict[str, Sentence] = {
    "title": "Erase and forget",
    "about": "For good: in the book and in its backups",
    "back": "Back",
    "evenings": "Erase an evening",
    "people": "Forget a person",
    "people_title": "Players and dealers",
    "choose": "Choose what is to go",
    "choose_note": "Nothing goes before the key below is tapped.",
    "erase": "Erase for good",
    "forget": "Forget for good",
    "evening": "The evening of {began}",
    "looking": "Looking what goes",
    "unpaid": Plural(
        "{count} payment of it is not ticked as paid.", "{count} payments of it are not ticked as paid.", "count"
    ),
    "hands": Plural(
        "{count} hand goes, with all names and sums.", "{count} hands go, with all names and sums.", "count"
    ),
    "holding": Plural(
        "{count} backup holds it: there it goes too.", "{count} backups hold it: there it goes too.", "count"
    ),
    "holding_none": "No backup holds it.",
    "saved_stay": "What was printed, sent or copied elsewhere stays as well.",
    "beyond_books": Plural(
        "{count} other book in {folder} is not touched: {files}",
        "{count} other books in {folder} are not touched: {files}",
        "count",
    ),
    "beyond_files": "What was saved in {folder} stays there.",
    "beyond_second": "{folder} is not there now: its backups stay as they are. Put it in first.",
    "unknown": "Its payments cannot be read: {why}",
    "person": "Forget {name}",
    "person_name": "Another name stands wherever {name} sat, dealt or decided: book, backups, this device.",
    "person_sums": "Sums and results stay.",
    "person_chain": "The chain of these evenings is made anew; verifying the book says since when.",
    "rewriting": "Changing the book",
    "stop": "Stop",
    "stopped": "Stopped: nothing was changed",
    "working": "Changing the backups",
    "how_far": "{done} of {of}",
    "erased": "The evening is erased",
    "forgotten": "From now on the name is {stand_in}",
    "forgotten_in": Plural("In {count} evening of the book.", "In {count} evenings of the book.", "count"),
    "changed": Plural("{count} backup was changed.", "{count} backups were changed.", "count"),
    "unchanged": "{file} was not changed: {why}",
    "failed": "It could not be done: {why}",
}
