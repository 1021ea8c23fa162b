"""What the why sheet shows: the steps of an explanation in words."""

from typing import Any

from msgspec import Struct

from desktop.words.engine import in_words
from desktop.words.say import say
from desktop.words.setup_phrases import of_setting
from engine.explained import Explained


class WhyStep(Struct, frozen=True):
    """A step in words."""

    words: str
    rule: str = ""
    """The id of the rule behind it."""
    house: str = ""
    """The house rule behind it, in words."""


class WhyView(Struct, frozen=True):
    """The sheet."""

    steps: tuple[WhyStep, ...]
    value: Any = None
    """What the steps lead to: chips, or words."""


def why_view(explained: Explained) -> WhyView:
    """An explanation of the engine in the language in use."""
    return WhyView(
        tuple(
            WhyStep(
                in_words(step),
                step.rule,
                say("why_house", setting=of_setting(step.setting)) if step.setting is not None else "",
            )
            for step in explained.steps
        ),
        explained.value,
    )
