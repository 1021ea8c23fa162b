"""What is refused on the screen calls a setting by the title of its row, never as a script writes it."""

import re

import pytest

from desktop.words import i18n
from desktop.words.engine import SPEECH, in_words
from desktop.words.setup_phrases import rules_words
from engine.refusals import Refused
from engine.settings.describe import BY_KEY
from engine.settings.resolve import resolve
from engine.words import SPOKEN
from tests.desktop.speaking import speaking

DOTTED = [key for key in BY_KEY if "." in key]
RAW = re.compile(r"\b[a-z]+(?:_[a-z]+)+\b")


@pytest.mark.parametrize("code", i18n.LANGUAGES)
def test_no_sentence_shows_a_key_of_a_script(code: str) -> None:
    with speaking(code):
        shown = {key: re.sub(r"\{[^}]*\}", "", SPEECH.sentence(key)) for key in SPOKEN}
    raw = {key: text for key, text in shown.items() if RAW.search(text)}
    dotted = {key: text for key, text in shown.items() if any(dotted_key in text for dotted_key in DOTTED)}
    assert not raw
    assert not dotted


@pytest.mark.parametrize(
    ("table", "words"),
    [
        ({"minimum_bet": 5, "blinds": [5, 10]}, "\u201cLeast bet\u201d 5 is below the big blind 10"),
        ({"clock": {"seconds": 30, "warning": 40}, "blinds": [1, 2]}, "\u201cThe clock, seconds\u201d 30"),
    ],
)
def test_a_refusal_names_the_row(table: dict[str, object], words: str) -> None:
    with pytest.raises(Refused) as refused:
        resolve({"game": "holdem", "limit": "no_limit", **table})
    text = in_words(refused.value.refusal)
    assert words in text
    assert not RAW.search(text)


def test_it_is_said_that_the_level_of_entries_has_them_to_its_end() -> None:
    assert rules_words([("prizes.closed_after", 3)]) == "Entries until the end of level: 3"
    assert rules_words([("prizes.closed_after", 0)]) == "Entries until the end of level: the last one"
