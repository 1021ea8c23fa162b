"""A large day of a room: `make room`. FELTBOOK_ROOM=tables,hands,pace; pace = times that of a live game, 0 = no pause.

A whole day of 40 tables (560 hands each, ten times as fast as live) takes two hours; the usual one is its first part.
"""

import os
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from tests.engine.room.server import MISSING, PrivateServer, programs
from tests.engine.room.simulation import Simulation

LIVE = 7.3
"""Seconds between two taps of a live table: 28 hands an hour, 17.6 steps a hand."""


def main() -> int:
    """Play it and say what was measured; 1 where something was lost, doubled or not refused."""
    tables, hands, pace = map(int, os.environ.get("FELTBOOK_ROOM", "40,40,10").split(","))
    folder = programs()
    if folder is None:
        sys.stdout.write(f"{MISSING}\n")
        return 1
    server, began = PrivateServer(folder, tables), time.monotonic()
    try:
        server.start()
        with tempfile.TemporaryDirectory(prefix="feltbook-room-") as books:
            day = Simulation(server, Path(books), tables, hands, LIVE / pace if pace else 0)
            try:
                day.run()
            finally:
                day.close()
    finally:
        server.remove()
    kinds, waits = sum((dealer.kinds for dealer in day.dealers), Counter[str]()), sorted(day.floor.seconds)
    assert day.report is not None
    seconds, branched = time.monotonic() - began, f"{kinds['undo']} undos, {kinds['redo']} redos"
    sys.stdout.write(
        f"{tables} tables, {hands} hands each, {pace or 'any number of'} times live pace, {seconds:.0f} s\n"
        f"steps dealt: {kinds.total()} ({branched}, {kinds['amend']} of corrections)\n"
        f"in the room: {day.report.sessions} sessions, {day.report.steps} steps, each byte for byte; facts = recaps\n"
        f"killed or stopped: shippers {day.killed - 2} times, the server twice; an older dump restored\n"
        f"refused and told: a fork, a forged row, another table's session, a server put back, a row changed there\n"
        f"commit to floor: p50 {1000 * waits[len(waits) // 2]:.0f} ms,"
        f" p99 {1000 * waits[len(waits) * 99 // 100]:.0f} ms of {len(waits)} steps\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
