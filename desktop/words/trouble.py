"""What is wrong with a book or a file, in the dealer's language: one line for the cause, one for what can be done.

The English stands in `engine.journal.errors`; whoever shows a `JournalError` or an `OSError` asks here.
"""

from desktop.words.i18n import Sentence, word
from engine.journal.errors import REMEDY, WHY, JournalError, cause_of

CONTEXT = "trouble"

SENTENCES: dict[str, Sentence] = {
    **{f"why_{cause}": words for cause, words in WHY.items()},
    **{f"remedy_{cause}": words for cause, words in REMEDY.items()},
    "file_readonly": "nothing may be written there",
}


def why(error: JournalError | OSError) -> str:
    """The cause as part of a sentence: "the disk is full"."""
    if isinstance(error, JournalError):
        return _say(f"why_{error.cause}", session=error.session, step=error.step)
    cause = cause_of(error)
    if cause == "full":
        return _say("why_full")
    if cause == "readonly":
        return _say("file_readonly")
    return error.strerror or str(error)


def remedy(error: JournalError) -> str:
    """What can be done about it, as a sentence."""
    return _say(f"remedy_{error.cause}")


def _say(key: str, **blanks: object) -> str:
    return word(CONTEXT, key, SENTENCES[key], blanks)
