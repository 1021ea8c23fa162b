"""What a card room costs: taps beside a shipper, a day's cut caught up, floor and report as the room grows.

The room grows by copies of a day that was shipped. Reports read facts alone, so those of all days are there, and the
bodies of the first days only. `FELTBOOK_ROOM_STEPS` = how many million steps the facts stand for in the end.
"""

import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace

from engine.journal.memory import MemoryStore
from engine.journal.sqlite import SqliteStore
from engine.room import credential, floor
from engine.room.report import day_of
from engine.room.shipper import Shipper
from engine.room.wire import Server
from engine.session import Session
from tests.benchmarks import progress
from tests.engine.journal.evening import do, play_hand, start
from tests.engine.room.dealing import ShipperProcess
from tests.engine.room.server import MISSING, PrivateServer, Room, programs

TABLES, HANDS, ROUNDS, TAPS = 40, 60, 9, 60
MILLIONS = int(os.environ.get("FELTBOOK_ROOM_STEPS", "50"))
LIVE = 28 * 17.6 / 3600
"""Steps a second of a live table."""
COPY = """
    INSERT INTO room.hand SELECT day - {back}, session, seq, number, place, at, pot, rake, dropped, dealt, corrected,
        dealer, game, misdeal, stays, nets, won, counts FROM room.hand WHERE day = {day};
    INSERT INTO room.entry SELECT day - {back}, session, seq, n, place, at, hand, what, seat, stay, who, amount, other,
        reason, detail, counts FROM room.entry WHERE day = {day};
"""
BODIES = """
    INSERT INTO room.step SELECT day - {back}, session, seq, parent, hand, at, kind, hash, body FROM room.step
    WHERE day = {day};
"""


def taps(folder: Path, room: Room) -> float:
    """How long a tap takes beside a shipper, in times of one without: blocks of taps in turns."""
    ratios = []
    with SqliteStore(folder / "taps.db") as store:
        session = start(store)
        do(session, {"do": "add_chips", "seat": 1, "amount": 10**6})
        for _ in range(ROUNDS):
            alone = timed(lambda: tap(session))
            shipper = ShipperProcess(folder / "taps.db", room.credential(TABLES))
            while not room.admin.ask("SELECT 1 FROM room.head WHERE seq = %s", (session.newest,)):
                time.sleep(0.05)
            ratios.append(timed(lambda: tap(session)) / alone)
            shipper.kill()
    return statistics.median(ratios)


def tap(session: Session) -> None:
    """Some taps, as fast as they are stored."""
    for _ in range(TAPS):
        do(session, {"do": "take", "seat": 1, "amount": 1, "for": "tip"})


def timed(work: Callable[[], object]) -> float:
    """Seconds it takes."""
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def ship_a_day(folder: Path, room: Room) -> tuple[int, float]:
    """Books of all tables but the last, each the same evening, shipped one after the other; steps and seconds."""
    store, choose = MemoryStore(), random.Random(1)
    session = start(store)
    for _ in range(HANDS):
        play_hand(session, choose)
    entries = [(step, store.snapshot(session.id, step.sequence)) for step in store.rows(session.id)]
    steps, seconds = 0, 0.0
    for number in range(1, TABLES):
        file = folder / f"table-{number}.db"
        with SqliteStore(file) as book:
            book.begin(replace(session.row, uid=f"{number:032x}"), *entries)
        shipper = Shipper(file, credential.read(room.credential(number)))
        seconds += timed(shipper.once)
        shipper.close()
        steps += len(entries)
        progress("tables shipped", number, TABLES - 1)
    return steps, seconds


def seen(room: Room, day: str) -> tuple[float, float]:
    """Milliseconds of the floor's view and of the day's report, medians."""
    with Server(credential.read(room.floor)) as ann:
        views = [timed(lambda: floor.tables(ann)) for _ in range(ROUNDS)]
        reports = [timed(lambda: day_of(ann, day)) for _ in range(ROUNDS)]
    return 1000 * statistics.median(views), 1000 * statistics.median(reports)


def grow(room: Room, day: str, days: int, bodies: int) -> None:
    """Copies of the day into so many days before it, with the bodies of some."""
    days_of = f"generate_series('{day}'::date - {days}, '{day}'::date, '1 day') AS day"
    room.admin.ask(f"SELECT room.make_partitions(day::date) FROM {days_of}")
    for back in range(1, days + 1):
        room.admin.script((COPY + (BODIES if back <= bodies else "")).format(back=back, day=f"'{day}'"))
        progress("days copied", back, days)
    room.admin.ask("ANALYZE")


def main() -> int | None:
    """Print it all; 1 when floor or report grow with the room, or taps with a shipper."""
    folder = programs()
    if folder is None:
        print(MISSING)
        return None
    server = PrivateServer(folder, TABLES)
    try:
        server.start()
        with tempfile.TemporaryDirectory(prefix="feltbook-bench-") as name:
            room = server.room(Path(name))
            beside = taps(Path(name), room)
            steps, seconds = ship_a_day(Path(name), room)
            size = "pg_total_relation_size('room.step_' || to_char(day, 'YYYY_MM'))"
            [row] = room.admin.ask(f"SELECT day::text, {size} AS bytes FROM room.session LIMIT 1")
            small = seen(room, row["day"])
            days = max(1, MILLIONS * 10**6 // steps)
            grow(room, row["day"], days, min(days, 10))
            large = seen(room, row["day"])
            room.close()
    finally:
        server.remove()
    pace = steps / seconds
    print(f"a tap beside a shipper takes {beside:.2f} times one without (goal: at most 1.1)")
    print(f"caught up: {steps:,} steps in {seconds:.1f} s, {pace:,.0f} a second by one process,")
    print(
        f"  {pace / (LIVE * TABLES):,.0f} times what {TABLES} live tables make; {row['bytes'] / steps:.0f} bytes a step"
    )
    for what, before, after in zip(("floor view", "day's report"), small, large, strict=True):
        print(f"{what}: {before:.1f} ms with a day in the room, {after:.1f} ms with facts of {days * steps:,} steps")
    worst = max(after / before for before, after in zip(small, large, strict=True))
    return int(beside > 1.1 or worst > 1.5)


if __name__ == "__main__":
    sys.exit(main())
