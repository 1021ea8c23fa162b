"""A whole day of a room: `make room`. FELTBOOK_ROOM=tables,hands,pace; pace = times that of a live game, 0 = no pause.

A day is eight hours of dealing, 240 hands a table; ten times as fast as live it takes 48 minutes.
"""

import os
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from tests.engine.room.dealing import Dealer
from tests.engine.room.server import MISSING, PrivateServer, programs
from tests.engine.room.simulation import Simulation

HANDS_AN_HOUR = 30
"""Of a live table."""
STEPS_A_HAND = 29.0
"""As dealt here, undone ones included: with it the seconds between two taps are worked out."""
BYTES_A_HAND = 60_000
"""At most, of a hand in its book."""
SERVER_BYTES = 3 << 30
"""At most, of the server: a day, its log of changes and a dump."""


def report_progress(text: str) -> None:
    """How far it is, for whoever waits."""
    sys.stderr.write(f"{time.strftime('%H:%M:%S')} {text}\n")
    sys.stderr.flush()


def has_space(books: int) -> bool:
    """Whether the disk takes so many bytes of books, and the server's own."""
    return shutil.disk_usage(tempfile.gettempdir()).free > books + SERVER_BYTES


def pace_of(dealers: Sequence[Dealer], asked: float) -> str:
    """How fast was dealt, and whether that is what was asked for: a machine that is busy may not keep up."""
    hours = sum(dealer.seconds for dealer in dealers) / 3600
    pace = sum(dealer.dealt for dealer in dealers) / hours / HANDS_AN_HOUR
    late = max(dealer.late for dealer in dealers)
    words = f"dealt {pace:.1f} times as fast as live ({HANDS_AN_HOUR} hands an hour)"
    if not asked:
        return f"{words}, as fast as it went"
    fell = "" if pace >= 0.95 * asked else f"; FELL BEHIND: {asked:g} times was asked for"
    return f"{words}, the latest tap {late:.1f} s late{fell}"


def main() -> int:
    """Play it and say what was measured; 1 where it cannot be played.

    Raises:
        AssertionError: something was lost, doubled or not refused.
    """
    tables, hands, pace = map(int, os.environ.get("FELTBOOK_ROOM", "40,240,10").split(","))
    folder = programs()
    if folder is None:
        sys.stdout.write(f"{MISSING}\n")
        return 1
    if not has_space(tables * hands * BYTES_A_HAND):
        sys.stdout.write("there is not enough space on the disk\n")
        return 1
    pause = 3600 / HANDS_AN_HOUR / STEPS_A_HAND / pace if pace else 0.0
    part = hands // 4 * pause * STEPS_A_HAND
    spread = {"cuts": 4, "away": part / 24, "every": part / 8} if pace else {}
    server, began = PrivateServer(folder, tables), time.monotonic()
    try:
        server.start()
        with tempfile.TemporaryDirectory(prefix="feltbook-room-") as books:
            day = Simulation(server, Path(books), tables, hands, pause, **spread, progress=report_progress)
            try:
                day.run()
            finally:
                day.close()
    finally:
        server.remove()
    kinds, waits = sum((dealer.kinds for dealer in day.dealers), Counter[str]()), sorted(day.floor.seconds)
    assert day.report is not None
    dealt = sum(dealer.dealt for dealer in day.dealers)
    sys.stdout.write(
        f"{tables} tables, {hands} hands each, {(time.monotonic() - began) / 60:.1f} minutes;"
        f" load {os.getloadavg()[2]:.1f} on {os.cpu_count()} cores\n"
        f"{pace_of(day.dealers, pace)}\n"
        f"steps dealt: {kinds.total()}, {kinds.total() / dealt:.1f} a hand ({kinds['undo']} undos, {kinds['redo']}"
        f" redos, {kinds['amend']} of corrections)\n"
        f"in the room: {day.report.sessions} sessions, {day.report.steps} steps, each byte for byte; facts = recaps\n"
        f"killed or stopped: shippers {day.killed} times, the server {day.crashes} times; an older dump restored\n"
        f"refused and told: a fork, a forged row, another table's session, a server put back, a row changed there\n"
        f"commit to floor: p50 {1000 * waits[len(waits) // 2]:.0f} ms,"
        f" p99 {1000 * waits[len(waits) * 99 // 100]:.0f} ms of {len(waits)} steps\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
