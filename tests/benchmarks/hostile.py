"""A million hostile lines at the door: one answer each, no traceback, and a refusal changes nothing.

`FELTBOOK_HOSTILE` says how many. Half are commands with strange values in the place of each key, half are garbled text.
"""

import io
import json
import os
import random
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import count, islice

from engine.script import Door
from engine.script.command import play
from tests.benchmarks import progress
from tests.engine.test_hostile import NOISE, SPOTS, strange_lines, table

LINES = int(os.environ.get("FELTBOOK_HOSTILE", "1000000"))
BUNDLE = 500


def bundles() -> Iterator[tuple[list[str], list[bytes]]]:
    """The lines that set a table up, and hostile ones behind them; without end, from seeds."""
    strange = strange_lines()
    for seed in count():
        chance = random.Random(seed)
        _, opening = table(chance.choice(list(SPOTS)))
        lines = [json.dumps(line) for line in opening]
        hostile = [chance.choice(strange).encode() for _ in range(BUNDLE // 2)]
        for _ in range(BUNDLE // 2):
            line = bytearray(chance.choice(strange if chance.random() < 0.5 else lines[1:]).encode())
            place = chance.randrange(len(line))
            line[place : place + chance.randint(0, 4)] = chance.choice(NOISE)
            hostile.append(bytes(line).replace(b"\n", b" "))
        chance.shuffle(hostile)
        yield lines, hostile


def main() -> int:
    """Print what the lines were answered with; 1 when something was that may never be."""
    counts = Counter[str]()
    wrong: list[str] = []
    for seed, (opening, hostile) in enumerate(islice(bundles(), -(-LINES // BUNDLE))):
        out = io.BytesIO()
        play(Door(), io.BytesIO(b"\n".join([*(line.encode() for line in opening), *hostile]) + b"\n"), out)
        answers = [json.loads(line) for line in out.getvalue().splitlines()]
        if len(answers) != len(opening) + len(hostile):
            wrong.append(f"seed {seed}: {len(answers)} answers")
        state = None
        for line, answer in zip(hostile, answers[len(opening) :], strict=False):
            counts["accepted" if answer["ok"] else "refused"] += 1
            if not answer["ok"] and state is not None and answer["state"] != state:
                wrong.append(f"seed {seed}: a refusal changed the table: {line!r}")
            if not answer["ok"] and "could not be done" in answer["error"]["message"]:
                wrong.append(f"seed {seed}: {answer['error']['message']}: {line!r}")
            state = answer["state"]
        progress("lines", (seed + 1) * BUNDLE, LINES)
    print(f"hostile lines: {counts.total():,}, refused {counts['refused']:,}, accepted {counts['accepted']:,}")
    print("\n".join(wrong[:20]) or "an answer each, no traceback, no refusal changed a table")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
