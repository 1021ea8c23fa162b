"""What is wrong with a book, in sentences of `engine.words`: for who shows an error, and reads the words with it."""

from engine.journal.errors import Detail, JournalError
from engine.words import Phrase


def why(error: JournalError) -> Phrase:
    """The cause as part of a sentence: "the disk is full"."""
    return Phrase(f"book.{error.cause}", (("session", error.session), ("step", error.step)))


def remedy(error: JournalError) -> Phrase:
    """What can be done about it, as a sentence."""
    return Phrase(f"remedy.{error.cause}", ())


def detail(error: JournalError) -> Phrase | str:
    """What is known beyond the cause; a text where SQLite or the system said it, "" = nothing."""
    return Phrase(error.detail.key, error.detail.facts) if isinstance(error.detail, Detail) else error.detail


def english(error: JournalError) -> str:
    """All of it in a line, as commands print it."""
    known = detail(error)
    words = known.text if isinstance(known, Phrase) else known
    place = f"{error.path}: " if error.path else ""
    return f"{place}{why(error).text}{f' ({words})' if words else ''}. {remedy(error).text}"
