"""A room's day: tables deal, are cut off and come back, the server is killed and put back, books are tampered with.

At the end every session in the room is its book byte for byte, nothing is lost or there twice, and every trick was
refused and told.
"""

import random
import shutil
import signal
import threading
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from engine.journal.memory import MemoryStore
from engine.journal.sqlite import SqliteStore
from engine.room import credential
from engine.room.check_room import RoomCheck, check
from engine.room.setup import prepare
from engine.room.shipper import Shipper
from engine.room.wire import Server
from tests.engine.journal.evening import play
from tests.engine.room.books import alarms, rechain, same, tamper
from tests.engine.room.dealing import Dealer, ShipperProcess
from tests.engine.room.server import PrivateServer, Room

PATIENCE = 900
"""Seconds after which what has to come does not come any more."""


class Floor(threading.Thread):
    """Listens as the floor does, and measures when a step is to be seen there."""

    def __init__(self, room: Room) -> None:
        super().__init__(daemon=True)
        self._given = credential.read(room.floor)
        self._waiting: dict[int, list[tuple[int, float]]] = {}
        self._lock = threading.Lock()
        self.seconds: list[float] = []
        """From the commit at the table to the floor, of each step."""
        self.over = threading.Event()

    def committed(self, table: int, seq: int, at: float) -> None:
        """A step is on disk at its table."""
        if self.over.is_set():
            return
        with self._lock:
            self._waiting.setdefault(table, []).append((seq, at))

    def forget(self) -> None:
        """What comes now comes late on purpose."""
        with self._lock:
            self._waiting.clear()

    def run(self) -> None:
        """Listen until it is over; a server that is killed ends it."""
        with Server(self._given) as server:
            server.ask("LISTEN room")
            while not self.over.is_set():
                tables = {int(note.payload) for note in server.connection.notifies(timeout=0.2, stop_after=1)}
                if tables:
                    rows = server.ask("SELECT place, seq FROM room.live WHERE place = ANY (%s)", (list(tables),))
                    self._seen({row["place"]: row["seq"] for row in rows})

    def _seen(self, newest: dict[int, int]) -> None:
        now = time.monotonic()
        with self._lock:
            for table, seq in newest.items():
                steps = self._waiting.get(table, [])
                self.seconds += [now - at for number, at in steps if number <= seq]
                self._waiting[table] = [step for step in steps if step[0] > seq]


class Simulation:
    """One room and its tables.

    Args:
        server: has as many tables as wanted.
        folder: for books and credentials.
        tables: how many, 4 at least.
        hands: of each table, in all.
        pause: seconds between two taps of a table on average.
        cuts: how often half of the tables are cut off in each part of the day but the first.
        away: seconds for which they are, and the server is after it was killed.
        every: seconds between two cuts.
        progress: is told what comes next.
    """

    def __init__(
        self,
        server: PrivateServer,
        folder: Path,
        tables: int,
        hands: int,
        pause: float = 0,
        *,
        cuts: int = 1,
        away: float = 0.5,
        every: float = 0,
        progress: Callable[[str], None] = lambda _: None,
    ) -> None:
        self.server, self.folder, self.hands = server, folder, hands
        self.room = server.room(folder)
        self.cuts, self.away, self.every, self.progress = cuts, away, every, progress
        self.dice = random.Random(tables)
        self.floor = Floor(self.room)
        self.dealers = [Dealer(number, folder, pause, self._committed) for number in range(1, tables + 1)]
        self.shippers: dict[int, ShipperProcess] = {}
        self.report: RoomCheck | None = None
        self.killed = 0
        """How often a shipper was killed or stopped."""
        self.crashes = 0
        """How often the server was killed."""

    def _committed(self, table: int, seq: int, at: float) -> None:
        self.floor.committed(table, seq, at)

    def close(self) -> None:
        """End every process; the server is left to whoever made it."""
        self.floor.over.set()
        for shipper in self.shippers.values():
            shipper.kill()
        self.room.close()

    # The day ----------------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """All of it; raises AssertionError where something is lost, doubled, or not refused."""
        part = self.hands // 4
        play(MemoryStore())  # what all threads use is made once: msgspec's records are not made by several at once
        for dealer in self.dealers:
            self.shippers[dealer.number] = ShipperProcess(dealer.file, self.room.credential(dealer.number))
        self.deal(1)
        self.caught_up()
        self.floor.forget()  # what came while the shippers were starting
        self.floor.start()
        self.deal(part - 1)
        self.caught_up()
        self.floor.over.set()
        self.floor.join()
        self.deal(part, self.cut_tables, self.kill_server)
        self.caught_up()
        backup = self.back_up()
        copy = self.copy_book(1)
        self.deal(part, self.cut_tables)
        self.caught_up()
        self.restore(backup)
        self.caught_up()
        put_back = {place for place, code, _ in alarms(self.room) if code == "put_back"}
        assert put_back == set(self.numbers), put_back
        self.see_all()
        self.foreign()
        forged = self.forge(2)
        self.put_back(1, copy)
        self.deal(self.hands - 3 * part, self.cut_tables)
        self.until(lambda: self.trouble_of(1) == "fork", "the fork of table 1 is told")
        self.until(lambda: self.trouble_of(2) == "fork", "the forged row of table 2 is told")
        self.set_right(2, forged)
        self.keep_both(1)
        self.caught_up()
        self.ended()

    @property
    def numbers(self) -> range:
        """Of the tables."""
        return range(1, len(self.dealers) + 1)

    def deal(self, hands: int, *meanwhile: Callable[[], None]) -> None:
        """Every table deals so many hands, while something happens."""
        self.progress(f"{self.dealers[0].dealt} hands a table dealt, {hands} more of each")
        for dealer in self.dealers:
            dealer.begin(hands)
        for happens in meanwhile:
            happens()
        for dealer in self.dealers:
            dealer.join()

    def until(self, done: Callable[[], bool], what: str) -> None:
        """Wait for it."""
        end = time.monotonic() + PATIENCE
        while not done():
            assert time.monotonic() < end, f"it never comes: {what}; alarms {alarms(self.room)}"
            time.sleep(0.05)

    def caught_up(self) -> None:
        """Wait until the room has every step of every book."""
        heads = {}
        for dealer in self.dealers:
            with closing(SqliteStore(dealer.file, readonly=True)) as store:
                heads[store.session(1).uid] = (store.session(1).steps, store.head(1))
        query = "SELECT uid, seq, hash FROM room.session JOIN room.head ON session = id WHERE counts"

        def there() -> bool:
            rows = self.room.admin.ask(query)
            return {row["uid"]: (row["seq"], row["hash"]) for row in rows} == heads

        self.until(there, "every step")

    def trouble_of(self, table: int) -> str | None:
        """Why the steps of a table wait."""
        rows = self.room.admin.ask("SELECT trouble FROM room.live WHERE place = %s", (table,))
        return rows[0]["trouble"] if rows else None

    def see_all(self) -> None:
        """The floor has seen every alarm."""
        self.room.admin.ask("UPDATE room.alarm SET seen = now() WHERE seen IS NULL")

    # What happens to the network and the server -----------------------------------------------------------------------

    def cut_tables(self) -> None:
        """Again and again half of the tables are cut off for a while: some hang, some die."""
        for _ in range(self.cuts):
            time.sleep(self.every)
            self._cut()

    def _cut(self) -> None:
        cut = self.dice.sample(self.numbers, len(self.numbers) // 2)
        for number in cut[::2]:
            self.shippers[number].process.send_signal(signal.SIGSTOP)
        for number in cut[1::2]:
            self.shippers[number].kill()
        time.sleep(self.away)
        for number in cut[::2]:
            self.shippers[number].process.send_signal(signal.SIGCONT)
        for number in cut[1::2]:
            self.shippers[number].restart()
        self.killed += len(cut)

    def kill_server(self) -> None:
        """In the middle of what it does, twice."""
        for _ in range(2):
            time.sleep(0.2)
            self.room.close()
            self.server.kill()
            time.sleep(self.every and self.away)
            self.server.start()
            self.room.reopen()
            self.crashes += 1

    def back_up(self) -> Path:
        """A dump of the room, as its manual makes it."""
        file = self.server.folder / "room.dump"
        self.server.run("pg_dump", "-Fc", "-f", str(file), self.room.name)
        return file

    def restore(self, backup: Path) -> None:
        """The server's disk died: the dump is put back, which is older than what the tables have sent."""
        self.room.close()
        self.server.run("dropdb", "--force", self.room.name)
        self.server.run("createdb", "-T", "template0", self.room.name)
        self.server.run("pg_restore", "-d", self.room.name, str(backup))
        self.room.reopen()
        prepare(self.room.admin)

    # What happens to books --------------------------------------------------------------------------------------------

    def copy_book(self, table: int) -> Path:
        """A copy of a book as it is now."""
        copy = self.folder / f"copy-{table}.db"
        with closing(SqliteStore(self.dealers[table - 1].file, readonly=True)) as store:
            store.backup(copy)
        return copy

    def put_back(self, table: int, copy: Path) -> None:
        """Lay a copy in the place of a book nobody has open for writing."""
        book = self.dealers[table - 1].file
        for file in (book, *(book.with_name(book.name + beside) for beside in ("-wal", "-shm"))):
            file.unlink(missing_ok=True)
        shutil.copy(copy, book)

    def forge(self, table: int) -> Path:
        """A name in the fourth step is another one, and the chain is worked out anew; returns the book as it was."""
        was = self.copy_book(table)
        book = self.dealers[table - 1].file
        tamper(book, "UPDATE steps SET events = replace(events, 'Bo', 'Al') WHERE sequence = 4")
        rechain(book)
        self.shippers[table].restart()
        self.until(lambda: (table, "fork", 4) in alarms(self.room), "the forged step is named")
        return was

    def set_right(self, table: int, was: Path) -> None:
        """The forged book goes, the proper one is back; what was dealt on the forged one goes with it."""
        self.put_back(table, was)
        self.shippers[table].restart()
        self.until(lambda: self.trouble_of(table) is None, "the proper book is taken")

    def foreign(self) -> None:
        """Table 3's login sends the book of table 4."""
        thief = Shipper(self.dealers[3].file, credential.read(self.room.credential(3)))
        thief.once()
        assert [sending.trouble for sending in thief.troubles] == ["foreign"]
        thief.close()
        assert (3, "foreign", 0) in alarms(self.room)

    def keep_both(self, table: int) -> None:
        """The floor keeps both and counts the new."""
        with Server(credential.read(self.room.floor)) as floor:
            [alarm] = floor.ask(
                "SELECT session, seq FROM room.alarm WHERE place = %s AND code = 'fork' AND seen IS NULL", (table,)
            )
            floor.ask(
                "SELECT room.accept_branch(%s, %s, 'an older book was put back')", (alarm["session"], alarm["seq"])
            )

    # The end ----------------------------------------------------------------------------------------------------------

    def ended(self) -> None:
        """Nothing is lost, nothing is there twice, the facts are those of the recaps."""
        for dealer in self.dealers:
            with closing(SqliteStore(dealer.file, readonly=True)) as store:
                assert same(self.room, store, branch=2 if dealer.number == 1 else 1), dealer.number
        self.see_all()
        with Server(credential.read(self.room.auditor)) as server:
            self.report = check(server)
            assert self.report.findings == ()
            server_side = "UPDATE room.step SET body = replace(body, 'Bo', 'Al') WHERE seq = 4 AND session = 2"
            self.room.admin.ask(server_side)
            assert any("step 4 is not what" in finding.text for finding in check(server).findings)
