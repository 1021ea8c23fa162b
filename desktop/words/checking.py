"""Sentences of the page that checks the book; said as `checking.key`."""

from desktop.words.i18n import Plural, Sentence

SENTENCES: dict[str, Sentence] = {
    "title": "Verify the book",
    "checking": "Verifying",
    "how_far": "{done} of {of} steps",
    "about": "Pages, chain, every step decided again, every chip counted.",
    "sound": "All as it was written",
    "sound_note": Plural(
        "{count} step was checked, sessions: {sessions}.",
        "{count} steps were checked, sessions: {sessions}.",
        "count",
    ),
    "faults": Plural("{count} finding", "{count} findings", "count"),
    "more": Plural("{count} more; feltbook verify lists it", "{count} more; feltbook verify lists them", "count"),
    "cancelled": "Not checked to the end",
    "failed": "It could not be checked: {why}",
    "cancel": "Stop",
    "again": "Verify again",
    "back": "Back",
    "salvage": "Save what can be saved",
    "salvage_note": "into a new book; this one is only read",
    "saving": "Saving what can be saved",
    "saved": "What could be saved is in {file}",
    "saved_nothing": "Nothing in it proves itself; no book was made",
    "saved_rest": "Later steps that prove themselves stand as lines in {file}.",
    "not_saved": "It could not be saved: {why}",
    "open": "Open the new book",
    "shorter": "The book does not have what was noted on {when}: its end is gone, or an older one lies in its place."
    " Menu, Backups has copies.",
    "found": "The book is not as it was written. Menu, This device, Verify the book says more.",
}
