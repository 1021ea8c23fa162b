"""The table of keys: complete, and every value in it can be chosen."""

from typing import Any

import msgspec
import pytest

from engine.settings.as_keys import as_table
from engine.settings.describe import KEYS, SECTIONS, inside, words
from engine.settings.keyinfo import KeyInfo
from engine.settings.layers import merged
from engine.settings.records import Settings
from engine.settings.resolve import resolve
from tests.engine.settings.asked import BLINDS, FIXED, STUD

AROUND: dict[str, dict[str, Any]] = {
    "prizes": {"preset": "tournament", "levels": [{"blinds": [1, 2]}], "prizes": {"currency": "EUR"}},
    "ante": {**BLINDS, "ante": {"amount": 1}},
    "kill": {**BLINDS, "game": "omaha_hilo", "kill": {"on": "two_in_a_row"}},
    "rake": {**BLINDS, "rake": {"percent": 5}},
    "rake.jackpot": {**BLINDS, "rake": {"jackpot": {"amount": 1}}},
    "time": {**BLINDS, "time": {"amount": 6}},
    "short_all_in": FIXED,
    "bring_in": STUD,
    "bets": FIXED,
}


def around(info: KeyInfo, value: Any) -> dict[str, Any]:
    """A table in which the key can have this value."""
    base = AROUND.get(info.key) or AROUND.get(info.parent) or BLINDS
    if info.key == "limit":
        sizes: dict[str, dict[str, Any]] = {"fixed": {"bets": [2, 4]}, "spread": {"spread": [[1, 5]]}}
        base = {**BLINDS, **sizes.get(value, {})}
    given: Any = value
    for name in reversed(info.key.split(".")):
        given = {name: given}
    return merged(base, given)


CHOICES = [
    pytest.param(info, value, id=f"{info.key}={value}")
    for info in KEYS
    if info.kind != "object"
    for value in ((True, False) if info.kind == "yes_no" else info.values)
]


@pytest.mark.parametrize(("info", "value"), CHOICES)
def test_every_value_can_be_chosen(info: KeyInfo, value: Any) -> None:
    assert as_table(resolve(around(info, value))[0])[info.key] == value


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("ante.amount", 3),
        ("button_blind", 1),
        ("betting_unit", 2),
        ("cap", 60),
        ("seats", 11),
        ("runs", 1),
        ("marker_free", 20),
        ("round_pot_to", 25),
        ("seven_deuce", 5),
        ("stand_up", 5),
        ("return_window", 60),
        ("kill.legs", 3),
        ("kill.over", 100),
        ("kill.size", [4, 3]),
        ("straddle.restraddles", 2),
        ("rake.percent", 2.5),
        ("rake.percent", 5),
        ("rake.cap", 4),
        ("rake.jackpot.pot", 20),
        ("rake.jackpot.players", 4),
        ("bomb_pot.every", "10 hands"),
        ("bomb_pot.every", "30 minutes"),
        ("denominations", [1, 2, 5]),
        ("bring_in", 5),
        ("bets", [4, 4]),
        ("time.minutes", 60),
        ("prizes.entry", 2000),
        ("prizes.shares", [3, 2]),
        ("prizes.amounts", [5000]),
        ("prizes.closed_after", 4),
    ],
)
def test_figures_can_be_chosen(key: str, value: Any) -> None:
    info = next(known for known in KEYS if known.key == key)
    assert as_table(resolve(around(info, value))[0])[key] == value


def test_every_field_of_the_records_has_its_row() -> None:
    fields = {field.encode_name for field in msgspec.structs.fields(Settings)} - {"given", "mix_at"}
    assert {info.name for info in inside("")} == fields
    assert len({info.key for info in KEYS}) == len(KEYS)


def test_words_to_choose_from() -> None:
    rows = {info.key: words(info) for info in KEYS}
    assert "razz" in rows["game"]
    assert rows["preset"] == ("casino", "home", "tournament", "online")
    assert rows["bring_in_ties"] == ("suits", "nearest")
    assert rows["rake"] == ("percent", "per_unit", "cap", "no_flop_no_drop", "jackpot")


def test_every_row_can_be_shown() -> None:
    sections = [id for id, _ in SECTIONS]
    for info in KEYS:
        assert info.section in sections
        assert info.allowed
        assert info.rules or info.section in ("TABLE", "PRIZES")
    assert {info.section for info in KEYS} == set(sections)
    assert KEYS[0].section == sections[0]
