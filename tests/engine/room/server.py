"""A PostgreSQL server of its own on a socket, gone with the tests; each room is a database of it."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from itertools import count
from pathlib import Path

from engine.room.credential import keep, read
from engine.room.setup import add_login, add_tables, prepare
from engine.room.wire import Server

MISSING = "PostgreSQL 15 or newer is not installed: the tests of the card room were NOT RUN (Debian: postgresql)"
ADMIN = "postgres"


def programs() -> Path | None:
    """The folder of the newest PostgreSQL here, None when there is none."""
    on_path = shutil.which("initdb")
    folders = [Path(on_path).resolve().parent] if on_path else []
    folders += sorted(Path("/usr/lib/postgresql").glob("[0-9]*/bin"), key=lambda folder: -int(folder.parent.name))
    return next((folder for folder in folders if (folder / "postgres").exists()), None)


_MEMORY = Path("/dev/shm")
_WANTED = 512 << 20
"""Bytes that have to be free for it."""


def _has_room(folder: Path) -> bool:
    return folder.is_dir() and shutil.disk_usage(folder).free > _WANTED


class PrivateServer:
    """Made at once; `start` and `kill` as often as a test wants.

    Args:
        programs: where PostgreSQL's programs are.
        tables: how many each of its rooms has.
    """

    def __init__(self, programs: Path, tables: int = 4) -> None:
        self.programs = programs
        self._tables = tables
        self._numbers = count(1)
        self._made = ""
        # A socket's path has to be short; in memory a database is made in no time.
        self.folder = Path(tempfile.mkdtemp(prefix="fbroom", dir=_MEMORY if _has_room(_MEMORY) else "/tmp"))
        self.data = self.folder / "data"
        self._process: subprocess.Popen[bytes] | None = None
        # PostgreSQL refuses to run as root.
        self._user = ADMIN if os.geteuid() == 0 else None
        if self._user:
            owner = pwd.getpwnam(self._user)
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        self.folder.chmod(0o711)
        self.run("initdb", "-D", str(self.data), "-A", "trust", "-N", "-U", ADMIN, "-E", "UTF8", "--locale=C.UTF-8")
        # The admin needs no password on the socket, everybody else does.
        rules = f"local all,replication {ADMIN} trust\nlocal all all scram-sha-256\n"
        (self.data / "pg_hba.conf").write_text(rules)

    def take_in(self, file: Path) -> None:
        """A file of its own beside the data, which only it may read."""
        shutil.copy(file, self.folder)
        (self.folder / file.name).chmod(0o600)
        if self._user:
            shutil.chown(self.folder / file.name, self._user)

    def run(self, program: str, *words: str) -> str:
        """Run one of PostgreSQL's programs to its end; returns what it prints."""
        done = subprocess.run(
            [str(self.programs / program), *words], user=self._user, check=False, capture_output=True, text=True,
            cwd="/", env={**os.environ, "PGHOST": str(self.folder), "PGUSER": ADMIN},
        )  # fmt: skip
        assert done.returncode == 0, (program, words, done.stderr)
        return done.stdout

    def shell(self, line: str) -> "subprocess.Popen[bytes]":
        """Begin a line of the manual, as the server's own user in its folder."""
        at_home = {**os.environ, "PGHOST": str(self.folder), "PGUSER": ADMIN}
        at_home["PATH"] = os.pathsep.join((str(self.programs), os.environ["PATH"]))
        return subprocess.Popen(line, shell=True, user=self._user, cwd=self.folder, env=at_home)

    def start(self, *settings: str, port: str = "5432") -> None:
        """Start it; returns once it answers. `settings` = `-c name=value`, where its socket is not enough."""
        words = ("-D", str(self.data), "-k", str(self.folder), "-c", "listen_addresses=", "-c", "max_connections=200")
        # Killed processes are survived without fsync; only a machine that loses its power is not.
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [str(self.programs / "postgres"), *words, "-c", "fsync=off", *settings],
                user=self._user, cwd="/", stdout=subprocess.DEVNULL, stderr=log,
            )  # fmt: skip
        while self._process.poll() is None:
            answers = subprocess.run(
                [str(self.programs / "pg_isready"), "-q", "-p", port, "-h", str(self.folder)], check=False
            )
            if answers.returncode == 0:
                return
        raise AssertionError((self.folder / "log").read_text())

    def kill(self) -> None:
        """End it at once, as a crash does: nothing is written any more."""
        assert self._process is not None
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait()

    def remove(self) -> None:
        """End it and delete all of it."""
        if self._process is not None and self._process.poll() is None:
            self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, database: str) -> str:
        """Where a database of it is, for whoever administers it."""
        return f"postgresql:///{database}?host={self.folder}&user={ADMIN}"

    def given(self, database: str = "postgres") -> dict[str, str]:
        """The same by the words of libpq."""
        return {"host": str(self.folder), "dbname": database, "user": ADMIN}

    def room(self, folder: Path) -> "Room":
        """A new room; the credentials go into `folder`.

        The first one is made in full; logins belong to the whole server, and the rooms after it are copies.
        """
        first = self.folder / "credentials"
        name = f"room{next(self._numbers)}"
        with Server(self.given()) as server:
            server.ask(f"CREATE DATABASE {name} TEMPLATE {self._made or 'template0'}")
        room = Room(self, name, folder)
        prepare(room.admin, "Main room", "UTC")  # of a copy too: what a database lets in is not copied
        if not self._made:
            add_tables(room.admin, range(1, self._tables + 1), first)
            add_login(room.admin, "ann", "room_floor", first / room.floor.name)
            add_login(room.admin, "audit", "room_auditor", first / room.auditor.name)
            self._made = name
            room.close()
            return self.room(folder)
        for file in first.iterdir():
            keep(folder / file.name, {**read(file), "dbname": name})
        return room


class Room:
    """A card room in a database of its own."""

    def __init__(self, server: PrivateServer, name: str, folder: Path) -> None:
        self.server, self.name, self.folder = server, name, folder
        self.admin = Server(server.given(name))
        self.floor, self.auditor = folder / "ann.room.conf", folder / "audit.room.conf"

    def credential(self, table: int) -> Path:
        """The credential file of a table."""
        return self.folder / f"table-{table}.room.conf"

    def reopen(self) -> None:
        """Come in again, after the server was away."""
        self.admin = Server(self.server.given(self.name))

    def close(self) -> None:
        """Let go of it; the server may have been killed meanwhile."""
        self.admin.close()

    def drop(self) -> None:
        """Delete it; whoever is still connected is thrown out."""
        self.close()
        with Server(self.server.given()) as server:
            server.ask(f"DROP DATABASE {self.name} WITH (FORCE)")
