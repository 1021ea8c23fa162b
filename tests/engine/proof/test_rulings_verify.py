"""Every ruling, stored and read again, is what its commands come to: the check of a book blames no honest step."""

import tomllib
from pathlib import Path

import pytest

from engine.journal.recording import the_core
from engine.proof.redecide import Decided
from engine.script import Door
from tests.engine.test_rulings import FOLDER


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.toml")), ids=lambda path: path.stem)
def test_what_a_ruling_stores_is_what_its_commands_come_to(path: Path) -> None:
    wrong = []
    for case in tomllib.loads(path.read_text(encoding="utf-8"))["case"]:
        door = Door()
        for text in case["script"].strip().splitlines():
            line = text.strip().partition(" ")[2].strip().partition(" ")[2] if text.startswith("!") else text.strip()
            if line.startswith("{"):
                door.answer(line)
        if door.session is None:
            continue
        decided = Decided(the_core())
        for step in door.session.store.rows(door.session.id):
            wrong += [f"{case['name']}, step {step.sequence}: {fault.text}" for fault in decided.add(step, None)]
    assert wrong == []
