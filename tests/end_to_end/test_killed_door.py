"""The process is killed in mid-hand; what was acknowledged is there when the book is opened again."""

import gzip
import json
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.journal.sqlite import SqliteStore
from engine.session import Session
from engine.view.tell_state import tell

HANDS = Path(__file__).parents[1] / "engine" / "hands.jsonl.gz"
DOOR = "import sys; from engine.script.command import main; sys.exit(main(['-', '--session', sys.argv[1]]))"


def script() -> list[dict[str, Any]]:
    """A hand of three streets and a side pot."""
    with gzip.open(HANDS, "rt") as lines:
        hands = [json.loads(line) for line in lines]
    return max((hand for hand in hands if "side_pot" in hand["flags"]), key=lambda hand: len(hand["lines"]))["lines"]


@pytest.mark.parametrize("acknowledged", [9, 14, 20])
def test_nothing_acknowledged_is_lost(tmp_path: Path, acknowledged: int) -> None:
    book = tmp_path / "book.db"
    answer = ""
    with subprocess.Popen(
        [sys.executable, "-c", DOOR, str(book)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
    ) as door:
        assert door.stdin is not None
        assert door.stdout is not None
        for line in script()[:acknowledged]:
            door.stdin.write(json.dumps(line) + "\n")
            door.stdin.flush()
            answer = door.stdout.readline()
        door.send_signal(signal.SIGKILL)
        door.wait()
    reply = json.loads(answer)
    assert reply["ok"]

    store = SqliteStore(book)
    session = Session.resume(store, store.sessions()[0].id)
    assert json.loads(msgspec.json.encode(tell(session.state))) == reply["state"]
    assert session.verify()["balanced"]
    store.close()
