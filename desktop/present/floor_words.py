"""The open question for the floor in a few words; apart from the sheet, so that the statement needs no more."""

from desktop.words.say import say
from engine.state import Question


def waiting_words(question: Question, name: str) -> str:
    """What waits: "Rosa went over the pot"."""
    return say(f"asks_{question.about}", name=name)
