"""Play recorded hands through the real window with the fewest taps it offers, and count them beside a naive count.

The naive count: one tap an action and a street, digits and a confirmation for each wager, two to award. The window's
count has every tap: the one that deals as well, and who brings it in or acts first, which the naive one leaves out.
"""

import argparse
import gzip
import json
import multiprocessing
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from tests.taps.player import Played, play

SIZES = {"wide": (1920, 1080), "compact": (1280, 800)}
GOAL = {"pluribus": 55.0}
"""Percent of the naive count a file may take at most."""
AT_ONCE = 25


def line_of(name: str, played: list[Played], every: int, seconds: float) -> tuple[str, bool]:
    """What is printed of a file, and whether it may be so."""
    taps, naive = sum(hand.taps for hand in played), sum(hand.naive for hand in played)
    wrong = [hand.id for hand in played if not hand.right]
    percent, count, goal = 100 * taps / naive, len(played), GOAL.get(name)
    words = (
        f"{name:16} {count:5} hands  {taps / count:6.2f} taps a hand, naive {naive / count:6.2f}: {percent:5.1f}%"
        + (f"  (at most {goal:.0f}% is wanted: {'yes' if percent <= goal else 'no'})" if goal is not None else "")
        + (f"  every {every}th hand only" if every > 1 else "")
        + f"  {seconds:.0f} s"
        + "".join(f"\n  other stacks than the record: {hand}" for hand in wrong)
    )
    return words, not wrong and (goal is None or percent <= goal)


def main() -> int:
    """Print a line a file; 1 when a hand ends with other stacks or a file takes more taps than it may."""
    parser = argparse.ArgumentParser(prog="make taps", description=__doc__)
    parser.add_argument("files", nargs="+", type=Path, help="recorded hands, one JSON object a line, gzipped")
    parser.add_argument("--size", choices=SIZES, default="wide", help="the window's layout")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="only every Nth hand of each file")
    options = parser.parse_args()
    good = True
    with ProcessPoolExecutor(os.cpu_count(), multiprocessing.get_context("spawn")) as pool:
        for file in options.files:
            began, name = time.monotonic(), file.name.split(".")[0]
            with gzip.open(file, "rt") as lines:
                hands = [json.loads(line) for line in lines][:: options.every]
            jobs = [
                pool.submit(play, SIZES[options.size], hands[at : at + AT_ONCE]) for at in range(0, len(hands), AT_ONCE)
            ]
            played: list[Played] = []
            for job in as_completed(jobs):
                played += job.result()
                print(f"\r{name}: {len(played)} of {len(hands)}", end="\r", file=sys.stderr, flush=True)
            words, fine = line_of(name, played, options.every, time.monotonic() - began)
            print(words, flush=True)
            good = good and fine
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
