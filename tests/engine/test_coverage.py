"""Each id of the rulebook and each value of each key has its ruling: what has none is listed, and the list is empty."""

import json
import re
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

from engine.settings.describe import BY_KEY, KEYS, words
from engine.settings.keyinfo import KeyInfo
from tests.engine.test_rulings import FOLDER

DOOR = ("DOOR",)
"""What cases are named after besides the ids: the form of lines."""

FREE = ("amount", "count", "percent", "amounts", "ranges", "size", "reminder")
"""Kinds whose values cannot all be listed: one case with a value is enough, the words among them all have one."""


def every_case() -> list[dict[str, Any]]:
    """All cases as written."""
    return [case for path in sorted(Path(FOLDER).glob("*.toml")) for case in tomllib.loads(path.read_text())["case"]]


def ids() -> list[str]:
    """Every id of the rulebook, from the file that gives each its short text."""
    rules = tomllib.loads(files("resources").joinpath("rules.toml").read_text(encoding="utf-8"))
    return [f"{group}-{number}" for group, rows in rules.items() for number in rows]


def shown(case: dict[str, Any]) -> set[tuple[str, str]]:
    """The key=value pairs a case says it shows."""
    return {(key, value) for key, _, value in (pair.partition("=") for pair in case.get("values", ()))}


def as_written(value: Any) -> str:
    """A value as cases write it."""
    return value if isinstance(value, str) else json.dumps(value, separators=(",", ":"))


def wanted(info: KeyInfo) -> list[str]:
    """The values of a key that need a case each."""
    if info.kind == "yes_no":
        return ["true", "false"]
    return [as_written(value) for value in words(info)]


def test_every_id_has_a_case_where_it_applies_and_one_where_it_does_not() -> None:
    cases = every_case()
    missing = []
    for id in ids():
        about = [case for case in cases if id in case["rules"]]
        if not any(case["applies"] for case in about):
            missing.append(f"{id}: no case where it applies")
        if not any(not case["applies"] for case in about):
            missing.append(f"{id}: no case where it does not apply")
    assert not missing, "\n".join(missing)


def test_every_value_of_every_key_has_a_case() -> None:
    pairs = set().union(*(shown(case) for case in every_case()))
    missing = []
    for info in KEYS:
        if info.kind == "object":
            continue
        missing += [f"{info.key}={value}" for value in wanted(info) if (info.key, value) not in pairs]
        if info.kind in FREE and not any(key == info.key for key, _ in pairs):
            missing.append(f"{info.key}: no case with any value")
    assert not missing, "\n".join(missing)


def test_cases_name_ids_keys_and_values_that_exist() -> None:
    known, wrong = {*ids(), *DOOR}, []
    for case in every_case():
        wrong += [f"{case['name']}: {id}" for id in case["rules"] if id not in known]
        for key, value in shown(case):
            info = BY_KEY.get(key)
            if info is None or (info.kind in ("choice", "yes_no", "game", "preset") and value not in wanted(info)):
                wrong.append(f"{case['name']}: {key}={value}")
    assert wrong == []


def test_a_case_says_what_it_shows() -> None:
    """The values a case claims stand in its script, or are the default it leaves unsaid."""
    wrong = []
    for case in every_case():
        script = re.sub(r"\s", "", case["script"])
        for key, value in shown(case):
            info = BY_KEY[key]
            default = as_written(info.default) if info.default is not None else None
            if f'"{info.name}"' not in script and value != default and "preset" not in script and not info.derived:
                wrong.append(f"{case['name']}: {key}={value}")
    assert wrong == []
