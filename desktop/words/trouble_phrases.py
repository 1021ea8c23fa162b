"""What is wrong with a book or a file, in the dealer's language: a line for the cause, a line for what can be done."""

from desktop.words.say import say
from engine.journal.errors import JournalError, cause_of


def why(error: JournalError | OSError) -> str:
    """The cause as part of a sentence: "the disk is full"."""
    if isinstance(error, JournalError):
        return say(f"trouble.why_{error.cause}", session=error.session, step=error.step)
    cause = cause_of(error)
    if cause == "full":
        return say("trouble.why_full")
    if cause == "readonly":
        return say("trouble.file_readonly")
    return error.strerror or str(error)


def remedy(error: JournalError) -> str:
    """What can be done about it, as a sentence."""
    return say(f"trouble.remedy_{error.cause}")
