"""Hostile lines: whatever comes in, one answer goes out, never a traceback, and a refusal changes nothing."""

import io
import json
import random
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from engine.script import Door
from engine.script.command import play
from engine.script.reading import BY_WORD

OPEN = {
    "game": "holdem",
    "blinds": [1, 2],
    "kill": {"on": "two_in_a_row", "voluntary": True},
    "straddle": {"allow": "any", "restraddles": 2, "sleepers": True, "rock": True},
    "rake": {"percent": 5, "cap": 4},
    "buy_the_button": True,
    "stakes": "open",
}
PROPER: dict[str, Any] = {
    "player": "Zed", "stack": 100, "table": {"runs": 2}, "amount": 5, "to": 4, "action": "call", "says": "call",
    "lines": [{"do": "act", "action": "call"}], "times": 2, "name": "Kim", "for": "time", "ante": 5, "of": "call",
    "choice": "stands", "with": {"do": "act", "action": "fold"}, "cards": "AsKd",
}  # fmt: skip
STRANGE: list[Any] = [
    None, True, 0, 3, 99, -1, 2.5, 10**12, 10**30, "", "x", "fold", "AsKd", "\x00", "\ud800", [], [1], [[3], [1, 5]],
    ["As"], {}, {"3": "Kd"}, {"do": "undo"}, {"do": "act", "action": "fold"}, [{"do": "act", "action": "fold"}],
    [{"do": "step", "lines": []}], [{"ranking": [[1]]}], [{"pot": 1, "winners": [1]}],
]  # fmt: skip
NOISE = [b"null", b"-1", b"1e9", b"{}", b'""', b"9" * 30, b'"\\ud83d"', b"\xff", b"NaN", b",", b"}", b"[" * 999]
CALLS = [{"do": "act", "action": "call"}] * 3
SPOTS: dict[str, list[dict[str, Any]]] = {
    "between": [],
    "betting": [{"do": "deal"}],
    "street": [{"do": "deal"}, *CALLS, {"do": "act", "action": "check"}],
    "showdown": [{"do": "deal"}, *[{"do": "act", "action": "all_in"}] * 4],
}


def table(spot: str) -> tuple[Door, list[dict[str, Any]]]:
    """A table of four in a phase, and the lines that led there."""
    sits = [{"do": "sit", "seat": seat, "player": f"P{seat}", "stack": 200} for seat in range(1, 5)]
    lines: list[dict[str, Any]] = [{"do": "open", "table": OPEN}, *sits, *SPOTS[spot]]
    door = Door()
    for line in lines:
        assert door.answer(line)["ok"], line
    return door, lines


def strange_lines() -> list[str]:
    """Every command with every value in the place of each of its keys."""
    lines = []
    for word, kind in BY_WORD.items():
        fields = msgspec.structs.fields(kind)
        needed = {field.encode_name: PROPER.get(field.encode_name, 1) for field in fields if field.required}
        lines.append(json.dumps({"do": word}))
        for key in fields:
            lines += [json.dumps({"do": word, **needed, key.encode_name: value}) for value in STRANGE]
    return lines


@pytest.mark.parametrize("spot", SPOTS)
def test_every_key_of_every_command_with_strange_values(spot: str) -> None:
    door, _ = table(spot)
    before = door.answer('{"do":"verify"}')["state"]
    phase = before["phase"]
    assert phase == spot
    for line in strange_lines():
        answer = door.answer(line)
        if not answer["ok"]:
            assert answer["state"] == before, line
            assert set(answer["error"]) - {"rule"} == {"code", "message"}
            assert "could not be done" not in answer["error"]["message"], line
            continue
        if json.loads(line)["do"] == "open":
            door, _ = table(spot)
        else:
            while door.answer('{"do":"verify"}')["state"] != before:
                assert door.answer('{"do":"undo"}')["ok"], line
    assert door.answer('{"do":"verify"}')["verify"]["balanced"]


@pytest.mark.parametrize("seed", range(20))
def test_garbled_scripts_get_one_answer_a_line(seed: int) -> None:
    chance = random.Random(seed)
    _, lines = table(chance.choice(list(SPOTS)))
    raw = [bytearray(json.dumps(line).encode()) for line in lines * 4]
    for line in raw[1:]:
        if chance.random() < 0.4:
            place = chance.randrange(len(line))
            line[place : place + chance.randint(0, 4)] = chance.choice(NOISE)
    out, door = io.BytesIO(), Door()
    play(door, io.BytesIO(b"\n".join(raw) + b"\n"), out)
    answers = [json.loads(line) for line in out.getvalue().splitlines()]
    assert len(answers) == len(raw)
    for before, answer in pairwise(answers):
        assert answer["ok"] or "could not be done" not in answer["error"]["message"]
        assert answer["ok"] or answer["state"] == before["state"]
    verified = door.answer('{"do":"verify"}')["verify"]
    assert verified["balanced"]
    assert verified["replay"]


def test_a_line_over_256_kib_is_refused_and_not_read_further() -> None:
    """One answer to it, the lines around it are done; no more than the limit and its rest in pieces is asked for."""

    class Watched(io.BytesIO):
        asked = 0

        def readline(self, size: int | None = -1) -> bytes:
            self.asked = max(self.asked, size if size is not None and size >= 0 else 10**9)
            return super().readline(size)

        def __next__(self) -> bytes:
            raise AssertionError("whole lines are taken, however long")

    long = b'{"do":"dealer","name":"' + b"x" * 3_000_000 + b'"}'
    lines = [json.dumps({"do": "open", "table": OPEN}).encode(), long, b'{"do":"preview"}', b" " * (256 * 1024 + 1)]
    given, out, door = Watched(b"\n".join(lines)), io.BytesIO(), Door()
    assert not play(door, given, out)
    answers = [json.loads(line) for line in out.getvalue().splitlines()]
    assert [answer["ok"] for answer in answers] == [True, False, True, False]
    assert [answer.get("error", {}).get("code") for answer in answers] == [None, "malformed", None, "malformed"]
    assert "256 KiB" in answers[1]["error"]["message"]
    assert "256 KiB" in answers[3]["error"]["message"]
    assert given.asked <= 256 * 1024 + 3


@pytest.mark.parametrize("end", [b"\n", b"\r\n", b""])
def test_a_line_of_256_kib_is_read(end: bytes) -> None:
    line = b'{"do":"open","table":{}}'
    out, door = io.BytesIO(), Door()
    play(door, io.BytesIO(line[:-1] + b" " * (256 * 1024 - len(line)) + b"}" + end), out)
    (answer,) = [json.loads(answered) for answered in out.getvalue().splitlines()]
    assert "256 KiB" not in answer.get("error", {}).get("message", "")
