"""5,000 books with a bit, a byte or a few bytes turned over: none may show another figure, hang or end in a traceback.

`FELTBOOK_FLIPS` = how many, `FELTBOOK_FIRST` = from which seed on. Each bundle runs in a process of its own, which is
given a minute for every 50 flips.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from tests.benchmarks import progress
from tests.faults.flips import make

FLIPS = int(os.environ.get("FELTBOOK_FLIPS", "5000"))
FIRST = int(os.environ.get("FELTBOOK_FIRST", "1"))
BUNDLE = 250
PATIENCE = 60 * BUNDLE // 50


def main() -> int:
    """Print what became of them; 1 when something was that may never be."""
    counts = Counter[str]()
    wrong: list[str] = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        make(folder / "good.db", hands=1)
        for first in range(FIRST, FIRST + FLIPS, BUNDLE):
            count = min(BUNDLE, FIRST + FLIPS - first)
            progress("flips", first - FIRST + count, FLIPS)
            words = [sys.executable, "-m", "tests.faults.flips", str(folder), str(first), str(count)]
            try:
                done = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE, check=False)
            except subprocess.TimeoutExpired:
                wrong.append(f"a hang from {first} on")
                continue
            if done.returncode:
                wrong.append(done.stderr.strip().splitlines()[-1])
            for line in done.stdout.splitlines():
                seed, at, _, read, checked, saved, what = json.loads(line)
                counts["flips"] += 1
                counts["found by the check"] += checked
                counts["told when read"] += read
                counts["of no effect"] += not checked and not read
                counts["steps saved"] += saved
                if what:
                    wrong.append(f"flip {seed} at {at}: {what}")
    print(", ".join(f"{name} {count}" for name, count in counts.items()))
    print("\n".join(wrong) or "no other figure, no traceback, no hang")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
