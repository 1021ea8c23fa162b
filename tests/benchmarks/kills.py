"""Kills in the middle of playing, at the door and in the window: nothing acknowledged may be missing afterwards.

`FELTBOOK_KILLS` = how many at the door and in the window, such as `1000,100`. Each book is opened again, replayed and
counted; every tenth is verified as `feltbook verify` does.
"""

import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import suppress
from pathlib import Path

from engine.journal.sqlite import SqliteStore
from engine.proof.verify import verify
from engine.session import Session
from tests.benchmarks import progress
from tests.end_to_end.test_killed_door import DOOR, script

DOORS, WINDOWS = (int(part) for part in os.environ.get("FELTBOOK_KILLS", "1000,100").split(","))
WHOLE = 10


def killed(words: list[str], lines: bytes, after: float, starts: float) -> int:
    """Start a process that answers lines, kill it so many seconds after its first answer; how many were answered."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        stdin = process.stdin

        def feed() -> None:
            with suppress(OSError):  # it is dead
                stdin.write(lines)
                stdin.flush()

        feeder = threading.Thread(target=feed, daemon=True)
        feeder.start()
        limit = threading.Timer(starts, process.kill)
        limit.start()
        answered = int(bool(process.stdout.readline()))
        time.sleep(after)
        process.send_signal(signal.SIGKILL)
        answered += sum(line.endswith(b"\n") for line in process.stdout)
        limit.cancel()
        process.wait()
        feeder.join()
        with suppress(OSError):
            stdin.close()
    return answered


def missing(book: Path, answered: int, whole: bool) -> str:
    """What of the answered steps is not in the book, "" for nothing."""
    if not answered:
        return "nothing was answered"
    with SqliteStore(book) as store:
        session = Session.resume(store, 1)
        sums = session.verify()
        if session.row.steps < answered:
            return f"{answered} answered, {session.row.steps} in the book"
        if not (sums["balanced"] and sums["replay"]):
            return "the chips do not add up"
    faults = verify(book).faults if whole else ()
    return faults[0].phrase.text if faults else ""


def round_of(name: str, kills: int, words: list[str], lines: bytes, span: float) -> list[str]:
    """So many kills in `span` seconds from the first answer on; what went wrong."""
    wrong, answered = [], 0
    with tempfile.TemporaryDirectory(prefix="feltbook-kills-") as folder:
        for number in range(kills):
            book = Path(folder) / f"{number}.db"
            done = killed([*words, str(book), *_lines_of(name)], lines, random.Random(number).uniform(0, span), 60)
            answered += done
            if loss := missing(book, done, number % WHOLE == 0):
                wrong.append(f"{name} {number}: {loss}")
            for path in Path(folder).glob(f"{number}.*"):
                path.unlink()
            progress(f"{name} killed", number + 1, kills)
    print(f"{name}: {kills} kills, {answered:,} steps acknowledged, {len(wrong)} of these kills lost one or more")
    return wrong


def _lines_of(name: str) -> list[str]:
    """The window's lines come as an argument."""
    return [] if name == "door" else [json.dumps(script())]


def main() -> int:
    """Print what was lost; 1 when something was."""
    hand = script()
    once = [json.dumps(line) for line in hand]
    again = [json.dumps({"do": "dealer", "name": f"Kim {number}"}) for number in range(200)]
    lines = "".join(f"{line}\n" for line in [*once, *again]).encode()
    wrong = round_of("door", DOORS, [sys.executable, "-c", DOOR], lines, 0.25)
    wrong += round_of("window", WINDOWS, [sys.executable, "-m", "tests.end_to_end.tapping"], b"", 0.5)
    print("\n".join(wrong[:20]) or "nothing acknowledged was lost")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
