"""What the chain costs of a whole tap, decided, committed and painted: with it, without it, and against itself.

Three windows of this build in processes of their own play the same hands in turns; in one no hash is worked out, stored
or looked at. Ratios are taken between taps of the same number; the window against itself says how far to trust them.
`FELTBOOK_HANDS` names how many hands are played.
"""

import random
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from tests.benchmarks.taps import OVER, ROOT, Process, Tap, figures, hands

WORKER = Path(__file__).parent / "painting" / "worker.py"
SIZE = ("1280", "800", "1")
WARM = 2
"""Hands that are not counted: the stores fill and code is compiled."""
MOST = 0.03
"""How much more of the processor's time it may be."""


def main() -> int:
    """Print the ratios; 1 when a tap is slower for the chain by more than what the window differs from itself."""
    chance = random.Random(10)
    beside: list[tuple[Tap, Tap]] = []
    itself: list[tuple[Tap, Tap]] = []
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="feltbook-bench-")))
        windows = [
            Process(WORKER, ROOT, *SIZE, folder / "chained.db"),
            Process(WORKER, ROOT, *SIZE, folder / "unchained.db", "unchained"),
            Process(WORKER, ROOT, *SIZE, folder / "again.db"),
        ]
        for window in windows:
            stack.callback(window.end)
        for number, hand in enumerate(hands()):
            order = chance.sample(range(len(windows)), len(windows))
            taps = {place: windows[place].ask({"hand": hand}) for place in order}
            if number < WARM:
                continue
            for chained, without, again in zip(*(taps[place] for place in range(3)), strict=True):
                if chained["kind"] not in OVER:
                    beside.append((chained, without))
                    itself.append((chained, again))
    ratio, noise = figures(beside), figures(itself)
    print(f"a tap with the chain against one without: {ratio}")
    print(f"against itself: {noise}")
    return int(ratio["cpu ratio"] > noise["cpu ratio"] + MOST)


if __name__ == "__main__":
    sys.exit(main())
