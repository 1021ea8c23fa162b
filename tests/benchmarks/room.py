"""What a card room costs: taps beside a shipper, commit to floor, a day's cut caught up, floor and report as it grows.

The room grows by copies of a day that was shipped. Neither floor nor report reads a step, so facts of all days are
there and the steps of the first ones only. `FELTBOOK_ROOM_STEPS` = for how many million steps the facts stand in the
end, `FELTBOOK_ROOM_BODIES` = how many million are there with their bodies, 450 bytes each.
"""

import os
import random
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from msgspec.structs import replace

from engine.journal.memory import MemoryStore
from engine.journal.sqlite import SqliteStore
from engine.room import credential, room_now
from engine.room.report import day_of
from engine.room.shipper import Shipper
from engine.room.wire import Server
from engine.session import Session
from tests.benchmarks import progress
from tests.engine.journal.evening import do, play_hand, start
from tests.engine.room.dealing import ShipperProcess
from tests.engine.room.server import MISSING, PrivateServer, Room, programs

TABLES, HANDS, ROUNDS, BLOCKS, TAPS, SEEN = 40, 240, 25, 20, 40, 400
PAUSES = (0.025, 0.0)
"""Seconds before a tap: a hundred times as fast as dealers tap, and as fast as it goes, which no dealer does."""
MILLIONS = int(os.environ.get("FELTBOOK_ROOM_STEPS", "50"))
BODIES_OF = int(os.environ.get("FELTBOOK_ROOM_BODIES", "1"))
CLOCKS = {"wall": time.perf_counter, "processor": time.thread_time}
"""The first has all that others do on the machine in it, the second is what the tap itself takes."""
LIVE = 30 * 29 / 3600
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


Blocks = dict[tuple[float, str], tuple[list[float], list[float]]]
"""By the pause before each tap and the clock that was read: times of the middle blocks, and of the last ones."""


def beside(folder: Path, room: Room) -> tuple[Blocks, list[float]]:
    """Blocks of taps without, with and without a shipper beside them, in turns; then single taps.

    Returns:
        how long taps of the middle block take in times of those around it, and those of the last in times of the
        first, which is noise; and the seconds from the commit of a tap to the floor.
    """
    ratios: Blocks = {(pause, clock): ([], []) for pause in PAUSES for clock in CLOCKS}
    with SqliteStore(folder / "taps.db") as store:
        session = start(store)
        do(session, {"do": "add_chips", "seat": 1, "amount": 10**7})
        shipper = ShipperProcess(folder / "taps.db", room.credential(TABLES))
        ask = "SELECT 1 FROM room.head WHERE seq = %s"
        try:
            for block, pause in enumerate(PAUSES * BLOCKS):
                while not room.admin.ask(ask, (session.newest,)):
                    time.sleep(0.05)
                shipper.process.send_signal(signal.SIGSTOP)
                first = tapped(session, pause)
                shipper.process.send_signal(signal.SIGCONT)
                while not room.admin.ask(ask, (session.newest,)):
                    time.sleep(0.05)
                middle = tapped(session, pause)
                shipper.process.send_signal(signal.SIGSTOP)
                last = tapped(session, pause)
                shipper.process.send_signal(signal.SIGCONT)
                for clock in CLOCKS:
                    ratios[pause, clock][0].append(2 * middle[clock] / (first[clock] + last[clock]))
                    ratios[pause, clock][1].append(last[clock] / first[clock])
                progress("blocks of taps", block + 1, BLOCKS * len(PAUSES))
            while not room.admin.ask(ask, (session.newest,)):
                time.sleep(0.05)
            waits = list(to_floor(session, room))
        finally:
            shipper.kill()
    return ratios, waits


def to_floor(session: Session, room: Room) -> Iterator[float]:
    """Seconds from the commit of a tap to its being read at the floor, which listens."""
    with Server(credential.read(room.floor)) as ann:
        ann.listen()
        for _ in range(SEEN):
            time.sleep(random.uniform(0, 0.2))  # not in step with the shipper's looks at the book
            do(session, {"do": "take", "seat": 1, "amount": 1, "for": "tip"})
            began = time.perf_counter()
            while not ann.ask("SELECT FROM room.live WHERE place = %s AND seq = %s", (TABLES, session.newest)):
                ann.heard(1)
            yield time.perf_counter() - began


def tapped(session: Session, pause: float) -> dict[str, float]:
    """Seconds that some taps take, by each clock, without the pause before each."""
    seconds = dict.fromkeys(CLOCKS, 0.0)
    for _ in range(TAPS):
        time.sleep(pause)
        began = {name: clock() for name, clock in CLOCKS.items()}
        do(session, {"do": "take", "seat": 1, "amount": 1, "for": "tip"})
        for name, clock in CLOCKS.items():
            seconds[name] += clock() - began[name]
    return seconds


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


def seen(room: Room, day: str) -> tuple[tuple[float, float], ...]:
    """Milliseconds of the floor's view and of the day's report: on the wall's clock, and what the server works."""
    with Server(credential.read(room.floor)) as ann:
        views: tuple[Callable[[], object], ...] = (lambda: room_now.room(ann), lambda: day_of(ann, day))
        return tuple(costs(view, ann) for view in views)


def costs(view: Callable[[], object], server: Server) -> tuple[float, float]:
    """Median milliseconds on the wall's clock, and those the server's process works for it on average."""
    file = Path(f"/proc/{server.connection.info.backend_pid}/stat")
    view()
    began = sum(map(int, file.read_text().split()[13:15]))
    seconds = [timed(view) for _ in range(ROUNDS)]
    ticks = sum(map(int, file.read_text().split()[13:15])) - began
    return 1000 * statistics.median(seconds), 1000 * ticks / os.sysconf("SC_CLK_TCK") / ROUNDS


def grow(room: Room, day: str, back: range, bodies: int) -> None:
    """Copies of the day into so many days before it, those up to `bodies` days back with their steps."""
    for days in back:
        room.admin.ask("SELECT room.make_partitions(%s::date - %s)", (day, days))
        room.admin.script((COPY + (BODIES if days < bodies else "")).format(back=days, day=f"'{day}'"))
        progress("days copied", days, back.stop - 1)
    room.admin.ask("ANALYZE")


def load() -> str:
    """What else the machine does."""
    return f"load {os.getloadavg()[0]:.0f} on {os.cpu_count()} cores"


def middle(values: list[float]) -> str:
    """The median, and between what the middle half of them lies."""
    low, median, high = statistics.quantiles(values, n=4)
    return f"{median:.2f} ({low:.2f} to {high:.2f})"


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
            ratios, waits = beside(Path(name), room)
            print(f"{BLOCKS} times {TAPS} taps without, with and without a shipper beside them, {load()}:")
            for (pause, clock), (with_it, noise) in ratios.items():
                pace = f"{1 / pause:.0f} taps a second" if pause else "taps without a pause"
                print(f"  {pace}, {clock}: with it {middle(with_it)} times those around it; noise: {middle(noise)}")
            waits.sort()
            p50, p99 = (1000 * waits[len(waits) * part // 100] for part in (50, 99))
            print(f"commit to floor: p50 {p50:.0f} ms, p99 {p99:.0f} ms of {len(waits)} taps, {load()}")
            steps, seconds = ship_a_day(Path(name), room)
            pace = steps / seconds
            size = "pg_total_relation_size('room.step_' || to_char(day, 'YYYY_MM'))"
            [row] = room.admin.ask(f"SELECT day::text, {size} AS bytes FROM room.session LIMIT 1")
            print(f"a day's cut of {TABLES - 1} tables caught up: {steps:,} steps in {seconds:.0f} s, {load()};")
            print(f"  {pace:,.0f} a second by one process; {TABLES} live tables make {LIVE * TABLES:.1f} a second;")
            print(f"  {row['bytes'] / steps:.0f} bytes a step")
            sizes, there = [], 0
            for millions in (1, MILLIONS):
                days = max(1, millions * 10**6 // steps)
                grow(room, row["day"], range(there + 1, days), BODIES_OF * 10**6 // steps)
                there = max(there, days - 1)
                sizes.append(seen(room, row["day"]))
                print(f"facts of {days * steps:,} steps, {load()}:")
                for what, (wall, own) in zip(("floor view", "day's report"), sizes[-1], strict=True):
                    print(f"  {what} {wall:.1f} ms, of which the server works {own:.1f}")
            bodies = room.admin.ask("SELECT count(*) AS steps FROM room.step")[0]["steps"]
            print(f"  {bodies:,} of the steps were there with their bodies: neither reads them")
            room.close()
    finally:
        server.remove()
    worst = max(after / max(before, 1) for (_, before), (_, after) in zip(*sizes, strict=True))
    return int(statistics.median(ratios[PAUSES[0], "processor"][0]) > 1.1 or worst > 1.5)


if __name__ == "__main__":
    sys.exit(main())
