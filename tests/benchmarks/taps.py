"""What a tap costs, committed and painted: this build and an earlier one against a true floor, hand by hand.

The floor knows nothing of Feltbook: one row of the same length committed with synchronous=FULL, and the 16 px tiles
that the tap really changed, blitted from a ready picture in a bare window. All three run in processes of their own with
long-lived windows; the order is shuffled hand by hand, and ratios are taken between taps of the same number.
`FELTBOOK_REFERENCE` names the earlier build (a commit or tag), `FELTBOOK_HANDS` how many hands are played.
"""

import gzip
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from tests.benchmarks import progress

ROOT = Path(__file__).parents[2]
HANDS = Path(os.environ.get("HANDS", ROOT.parent / "shared" / "hands")) / "pluribus.jsonl.gz"
OWN = Path(__file__).parents[1] / "engine" / "hands.jsonl.gz"
REFERENCE = os.environ.get("FELTBOOK_REFERENCE", "2a5c613")
PLAYED = int(os.environ.get("FELTBOOK_HANDS", "60"))
LOOKED = 12
"""Hands whose pixels are looked at and whose paint events are counted, outside the clock."""

SIZES = ((1920, 1080, 1), (1280, 800, 2))
KINDS = ("act", "wager", "size", "digit", "push", "deal", "undo", "menu", "sheet", "why")
OVER = ("menu", "sheet", "why")
"""Kinds of taps that lay something over the table."""

Tap = dict[str, Any]


class Process:
    """A worker: told a line, answers a line."""

    def __init__(self, *command: str | Path) -> None:
        self.running = subprocess.Popen(
            [sys.executable, *map(str, command)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, what: Any) -> Any:
        """Tell a line and wait for the answer; raises RuntimeError when the process has ended."""
        assert self.running.stdin is not None
        assert self.running.stdout is not None
        self.running.stdin.write(json.dumps(what) + "\n")
        self.running.stdin.flush()
        answer = self.running.stdout.readline()
        if not answer:
            raise RuntimeError(f"a worker ended: {self.running.wait()}")
        return json.loads(answer)

    def end(self) -> None:
        """Let it end."""
        assert self.running.stdin is not None
        self.running.stdin.close()
        self.running.wait()


@contextmanager
def checkout(revision: str) -> Iterator[Path]:
    """An earlier build in a folder of its own."""
    with tempfile.TemporaryDirectory(prefix="feltbook-reference-") as folder:
        tree = Path(folder) / "tree"
        git = ["git", "-C", str(ROOT), "worktree"]
        subprocess.run([*git, "add", "--detach", "--force", str(tree), revision], check=True, capture_output=True)
        try:
            yield tree
        finally:
            subprocess.run([*git, "remove", "--force", str(tree)], check=True, capture_output=True)


def hands(most: int = PLAYED) -> list[dict[str, Any]]:
    """Six-handed no-limit hands, at most so many: the ones beside the project, else the few kept with it."""
    with gzip.open(HANDS if HANDS.exists() else OWN, "rt") as lines:
        read = [json.loads(line) for line in lines]
    return [hand for hand in read if "pluribus" in hand["source"]][:most]


def run(size: tuple[int, int, int], reference: Path) -> dict[str, Any]:
    """Play all hands at one size; the figures as a report."""
    width, height, ratio = (str(part) for part in size)
    worker = Path(__file__).parent / "painting" / "worker.py"
    bare = Path(__file__).parent / "painting" / "floor.py"
    chance = random.Random(9)
    played = hands()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="feltbook-bench-")))

        def start(script: Path, *rest: str | Path) -> Process:
            process = Process(script, *rest)
            stack.callback(process.end)
            return process

        looker = start(worker, ROOT, width, height, ratio, folder / "looked.db")
        looked = [looker.ask({"hand": hand, "look": True}) for hand in played[:LOOKED]]
        ours = start(worker, ROOT, width, height, ratio, folder / "ours.db")
        theirs = start(worker, reference, width, height, ratio, folder / "theirs.db")
        floor = start(bare, width, height, ratio, folder / "floor.db")
        taps: dict[str, list[tuple[Tap, Tap]]] = defaultdict(list)
        floors: list[tuple[Tap, float, float]] = []
        for number, hand in enumerate(played):
            order: list[Callable[[], Any]] = [lambda: ours.ask({"hand": hand}), lambda: theirs.ask({"hand": hand})]  # noqa: B023
            if number < LOOKED:
                order.append(lambda: floor.ask([{"tiles": t["tiles"], "row": t["row"]} for t in looked[number]]))  # noqa: B023
            places = list(range(len(order)))
            chance.shuffle(places)
            answers: dict[int, Any] = {place: order[place]() for place in places}
            if number < 2:
                continue  # the stores fill and code is compiled
            for own, other in zip(answers[0], answers[1], strict=True):
                taps[own["kind"]].append((own, other))
            if number < LOOKED:
                for tap, (wall, busy) in zip(answers[0], answers[2], strict=True):
                    floors.append((tap, wall, busy))
            progress(f"hands at {width} x {height}", number + 1, len(played))
        memory = [process.ask({"memory": True})["rss_kb"] / 1024 for process in (ours, theirs)]
    return report(taps, floors, [tap for hand in looked[1:] for tap in hand], memory)


def report(
    taps: dict[str, list[tuple[Tap, Tap]]],
    floors: list[tuple[Tap, float, float]],
    looked: list[Tap],
    memory: list[float],
) -> dict[str, Any]:
    """The figures: seconds as milliseconds, ratios of taps of the same number."""
    kinds = {}
    for kind in KINDS:
        pairs = taps.get(kind, [])
        if pairs:
            kinds[kind] = figures(pairs)
    committed = [pair for kind, pairs in taps.items() if kind not in OVER for pair in pairs]
    over = [pair for kind in OVER for pair in taps.get(kind, [])]
    stored = [(tap, wall) for tap, wall, _ in floors if tap["kind"] not in OVER]
    return {
        "kinds": kinds,
        "taps": figures(committed),
        "menus and sheets": figures(over),
        "floor": {
            "ms": _ms(wall for _, wall in stored),
            "ratio": round(statistics.median(tap["wall"] / wall for tap, wall in stored), 2),
            "cpu ratio": round(
                statistics.median(tap["cpu"] / busy for tap, _, busy in floors if tap["kind"] not in OVER), 2
            ),
        },
        "painting": {
            "paint events a tap": round(statistics.mean(tap["events"] for tap in looked), 1),
            "events that change no pixel, %": round(
                100 * sum(tap["empty"] for tap in looked) / max(1, sum(tap["events"] for tap in looked)), 1
            ),
            "painted / changed area": round(
                sum(tap["painted"] for tap in looked) / max(1, sum(tap["changed"] for tap in looked)), 2
            ),
            "px unlike a full render": max(tap["unlike"] for tap in looked),
        },
        "memory, MB": {"this build": round(memory[0]), "earlier": round(memory[1])},
    }


def figures(pairs: list[tuple[Tap, Tap]]) -> dict[str, Any]:
    """Medians in ms of the first of each pair, and ratios to the second between taps of the same number."""
    own, other = [tap["cpu"] for tap, _ in pairs], [tap["cpu"] for _, tap in pairs]
    return {
        "taps": len(pairs),
        "ms": _ms(tap["wall"] for tap, _ in pairs),
        "ratio": round(statistics.median(tap["wall"] / was["wall"] for tap, was in pairs), 2),
        "cpu ms": _ms(own),
        "cpu ratio": round(statistics.median(tap["cpu"] / was["cpu"] for tap, was in pairs), 2),
        "cpu p99 ms": round(1000 * _p99(own), 2),
        "cpu p99 ratio": round(_p99(own) / _p99(other), 2),
    }


def _ms(seconds: Any) -> float:
    return round(1000 * statistics.median(seconds), 2)


def _p99(seconds: list[float]) -> float:
    return sorted(seconds)[min(len(seconds) - 1, int(len(seconds) * 0.99))]


def main() -> int:
    """Print the report; 1 when a tap takes more than half of the earlier build's, or leaves an outdated pixel."""
    status = 0
    with checkout(REFERENCE) as reference:
        for size in SIZES:
            results = run(size, reference)
            print(f"{size[0]}x{size[1]} at ratio {size[2]}, against {REFERENCE}:")
            for name, rows in results.items():
                if name == "kinds":
                    for kind, row in rows.items():
                        print(f"  {kind:6} {row}")
                else:
                    print(f"  {name}: {rows}")
            status |= results["taps"]["ratio"] > 0.5 or results["painting"]["px unlike a full render"] > 0
    return status


if __name__ == "__main__":
    sys.exit(main())
