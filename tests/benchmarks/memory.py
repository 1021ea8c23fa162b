"""Memory after many hands in one window: this build beside an earlier one, the same hands in both.

`FELTBOOK_WINDOW` says how many hands; where fewer are recorded they are played again.
"""

import os
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle, islice
from pathlib import Path

from tests.benchmarks import progress
from tests.benchmarks.taps import REFERENCE, ROOT, SIZES, Process, checkout, hands

PLAYED = int(os.environ.get("FELTBOOK_WINDOW", "400"))


def main() -> int:
    """Print the most memory each process held; 1 when this build held more."""
    worker = Path(__file__).parent / "painting" / "worker.py"
    width, height, ratio = (str(part) for part in SIZES[0])
    with tempfile.TemporaryDirectory(prefix="feltbook-bench-") as folder, checkout(REFERENCE) as earlier:

        def after(tree: Path) -> float:
            """The most MB that a window of a build held."""
            process = Process(worker, tree, width, height, ratio, Path(folder) / f"{tree.name}.db")
            for played, hand in enumerate(islice(cycle(hands(PLAYED)), PLAYED), 1):
                process.ask({"hand": hand})
                progress(f"hands in {'this build' if tree == ROOT else REFERENCE}", played, PLAYED)
            held: int = process.ask({"memory": True})["rss_kb"]
            process.end()
            return held / 1024

        with ThreadPoolExecutor() as side_by_side:  # nothing is timed
            own, other = side_by_side.map(after, (ROOT, earlier))
    print(
        f"after {PLAYED} hands in one window: {own:.0f} MB, {REFERENCE} {other:.0f} MB, ratio {own / other:.2f}"
        " (goal: at most 1)"
    )
    return int(own > other)


if __name__ == "__main__":
    sys.exit(main())
