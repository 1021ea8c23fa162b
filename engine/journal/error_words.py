"""The sentences of errors about a book and the names of steps, from `engine.words`; only their views import this."""

from engine.journal.errors import Detail, JournalError
from engine.journal.steps import Label
from engine.words import Phrase


def why(error: JournalError) -> Phrase:
    """Return the cause as part of a sentence: "the disk is full"."""
    return Phrase(f"book.{error.cause}", (("session", error.session), ("step", error.step)))


def remedy(error: JournalError) -> Phrase:
    """Return what can be done about the error, as a sentence."""
    return Phrase(f"remedy.{error.cause}", ())


def detail(error: JournalError) -> Phrase | str:
    """Return the detail of an error beyond its cause: a phrase, the text of SQLite or of the system, or ""."""
    return Phrase(error.detail.key, error.detail.facts) if isinstance(error.detail, Detail) else error.detail


def english(error: JournalError) -> str:
    """Return the whole error in one line, as commands print it."""
    extra = detail(error)
    extra_text = extra.text if isinstance(extra, Phrase) else extra
    place = f"{error.path}: " if error.path else ""
    return f"{place}{why(error).text}{f' ({extra_text})' if extra_text else ''}. {remedy(error).text}"


def named(name: Label) -> Phrase:
    """Return the sentence of a label as a phrase of `engine.words`: `step.` and the key of the label."""
    of = () if name.of is None else (("of", named(name.of)),)
    return Phrase(f"step.{name.key}", (*name.facts, *of))
