"""Plays every ruling of `rulings/*.toml` through the door; the format is in rulings/README.md."""

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from engine.script import Door

FOLDER = Path(__file__).parent / "rulings"


def cases() -> list[Any]:
    """All cases, one pytest parameter each, named after the rule and what is special."""
    params = []
    for path in sorted(FOLDER.glob("*.toml")):
        for case in tomllib.loads(path.read_text(encoding="utf-8"))["case"]:
            params.append(pytest.param(case, id=f"{case['rules'][0]} {case['name']}"))
    return params


def differences(want: Any, have: Any, where: str = "") -> list[str]:
    """What of `want` is not in `have`: objects key by key, anything else by equality."""
    if isinstance(want, dict):
        if not isinstance(have, dict):
            return [f"{where}: want {want} got {have}"]
        apart = []
        for key, value in want.items():
            apart += differences(value, have.get(key), f"{where}.{key}")
        return apart
    if isinstance(want, list) and isinstance(have, list) and len(want) == len(have):
        apart = []
        for place, (wanted, other) in enumerate(zip(want, have, strict=True)):
            apart += differences(wanted, other, f"{where}[{place}]")
        return apart
    return [] if want == have and type(want) is type(have) else [f"{where}: want {want} got {have}"]


def play(script: str) -> list[str]:
    """The differences met while playing; stops at the first line that goes wrong."""
    door, answer = Door(), {}
    for number, text in enumerate(script.strip().splitlines(), 1):
        line = text.strip()
        if not line or line.startswith("#"):
            continue
        mark, _, rest = line.partition(" ")
        if mark in ("=", "?"):
            apart = differences(json.loads(rest), answer.get("state") if mark == "=" else answer)
            if apart:
                return [f"line {number}", *apart]
        elif mark == "!":
            code, _, command = rest.strip().partition(" ")
            before = answer.get("state")
            answer = door.answer(command)
            if answer["ok"] or answer["error"]["code"] != code:
                return [f"line {number}: wanted refusal {code}, got {answer.get('error', 'accepted')}"]
            if "could not be done" in answer["error"]["message"]:
                return [f"line {number}: a fault of the engine, not a refusal"]
            if answer["state"] != before:
                return [f"line {number}: a refusal changed the state"]
        else:
            answer = door.answer(line)
            if not answer["ok"]:
                return [f"line {number} {line} refused: {answer['error']}"]
    return []


@pytest.mark.parametrize("case", cases())
def test_ruling(case: dict[str, Any]) -> None:
    """The case plays as the rulebook says."""
    assert play(case["script"]) == []
