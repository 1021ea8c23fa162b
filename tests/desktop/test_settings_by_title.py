"""What is refused on the screen calls a setting by the title of its row, never as a script writes it."""

import re
from typing import Any

import pytest

from desktop.words import i18n
from desktop.words.engine import SPEECH, in_words
from desktop.words.rule_phrases import of_refusal
from desktop.words.setup_phrases import rules_words
from engine.refusals import Refused
from engine.settings.as_keys import changed
from engine.settings.describe import BY_KEY
from engine.settings.resolve import resolve
from engine.words import TRANSLATED
from tests.desktop.speaking import speaking

DOTTED = [key for key in BY_KEY if "." in key]
RAW = re.compile(r"\b[a-z]+(?:_[a-z]+)+\b")


@pytest.mark.parametrize("code", i18n.LANGUAGES)
def test_no_sentence_shows_a_key_of_a_script(code: str) -> None:
    with speaking(code):
        shown = {key: re.sub(r"\{[^}]*\}", "", SPEECH.sentence(key)) for key in TRANSLATED}
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


TYPED_WRONG: tuple[tuple[dict[str, Any], str], ...] = (
    ({"rake": {"percent": 150}}, "Rake in percent cannot be 150; allowed: a figure from 0 to 100, or none (POT-9)"),
    (
        {"rake": {"per_unit": [10]}},
        "\u201cRake: so much for every\u201d cannot be 10; "
        "allowed: two figures with / between, so much for every so much, or none (POT-9)",
    ),
    ({"seats": 40}, "Seats at the table cannot be 40; allowed: a whole number from 2 to 11"),
    ({"clock": {"seconds": 0}}, "The clock, seconds cannot be 0; allowed: a whole number from 1 to 86,400 (PRO-10)"),
    (
        {"limit": "fixed", "bets": [5]},
        "Small and big bet cannot be 5; allowed: two figures with / between, or none (LIM-1)",
    ),
    (
        {"denominations": list(range(1, 14))},
        "Chips on the table cannot be 1 / 2 / 3 / 4 / 5 / 6 / 7 / 8 / 9 / 10 / 11 / 12 / 13; "
        "allowed: 1 to 12 figures with / between, or none (STK-1)",
    ),
    (
        {"limit": "spread", "spread": []},
        "Spread of each round cannot be none; "
        "allowed: the lowest and the highest bet with - between, / before the next round, or none (LIM-5)",
    ),
    ({"limit": "spread", "spread": [[10, 2]]}, "the range 10-2 ends below its start: turn it round, 2-10 (LIM-5)"),
    (
        {"kill": {"on": "two_in_a_row", "size": [4, 5]}},
        "Size of a kill cannot be 4:5; allowed: full, half, or two figures with / between, as 4/3 (KIL-1)",
    ),
    (
        {"bomb_pot": {"every": "0 hands"}},
        "Bomb pot every cannot be 0 hands; "
        "allowed: change of dealer, orbit, or a number of hands or minutes, or none (NOW-2)",
    ),
    (
        {"buy_in": {"maximum": 0}},
        "Most buy-in cannot be 0; allowed: a whole number from 1 on, or none (STK-2)",
    ),
    ({"bring_in": 5}, "\u201cBring-in\u201d is for stud games, Hold'em has no upcards"),
    (
        {"kill": {}},
        "a kill needs \u201cWhat makes a kill\u201d: wins in a row, scoop or a big pot; or else \u201cVoluntary",
    ),
    ({"levels": [{"blinds": [0]}]}, "level 1: blinds and bets from 1 on, two of them with / between"),
    ({"levels": [{"blinds": [1, 2], "minutes": 0}]}, "level 1: 1 to 1440 minutes"),
    ({"levels": [{"blinds": [1, 2], "break": 9999}]}, "level 1: a break of up to 1440 minutes"),
)
"""What can be typed on the page of all rules and is refused, and how."""
OF_A_FILE = re.compile(r"[\[\]{}\"]|\bnull\b|\btrue\b|\bholdem\b|\bN hands\b|decimals")


def refused_words(table: dict[str, Any]) -> str:
    with pytest.raises(Refused) as refused:
        resolve({"game": "holdem", "limit": "no_limit", "blinds": [1, 2], **table})
    return of_refusal(refused.value.refusal)


@pytest.mark.parametrize(("table", "words"), TYPED_WRONG)
def test_a_refusal_is_said_as_a_person_would(table: dict[str, Any], words: str) -> None:
    assert refused_words(table).startswith(words)


@pytest.mark.parametrize("code", i18n.LANGUAGES)
def test_no_refusal_speaks_like_a_file(code: str) -> None:
    english = [refused_words(table) for table, _ in TYPED_WRONG]
    with speaking(code):
        texts = [refused_words(table) for table, _ in TYPED_WRONG]
    assert not [text for text in texts if OF_A_FILE.search(text) or RAW.search(text)]
    if code != "en":
        assert not set(english) & set(texts), "all of it is translated"
        assert not [text for text in texts if "figure" in text or "hands" in text]


def test_it_is_said_that_the_level_of_entries_has_them_to_its_end() -> None:
    assert rules_words([("prizes.closed_after", 3)]) == "Entries until the end of level: 3"
    assert rules_words([("prizes.closed_after", 0)]) == "Entries until the end of level: the last one"


def test_a_kill_that_is_dropped_is_one_rule_in_the_log() -> None:
    """A game without a kill came after one with it: six rules said "none" each, and the line was cut."""
    table = {"game": "holdem", "limit": "fixed", "blinds": [4, 8], "bets": [8, 16]}
    plain, _ = resolve(table)
    killed, _ = resolve({**table, "kill": {"on": "two_in_a_row"}})
    assert rules_words(changed(killed, plain)) == "What makes a kill: no kill"
    assert rules_words(changed(plain, killed)).count(": ") == len(changed(plain, killed))


def test_every_other_rule_that_is_dropped_is_named() -> None:
    table = {"game": "holdem", "limit": "no_limit", "blinds": [1, 2]}
    open_ended, _ = resolve(table)
    bounded, _ = resolve({**table, "buy_in": {"minimum": 40, "maximum": 400}})
    dropped = changed(bounded, open_ended)
    assert [value for _, value in dropped] == [None, None]
    assert rules_words(dropped).count(": none") == 2
