"""The wire to the room's server: the only importer of psycopg. What goes wrong on it is told in the room's words."""

import contextlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, LiteralString

import psycopg
from msgspec import Struct
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.rows import dict_row

from engine.room.errors import HINTS, Away, Denied, DeniedWhy, RoomError

PATIENCE: Final = {"connect_timeout": "5", "keepalives_idle": "5", "keepalives_interval": "2", "keepalives_count": "3"}
"""How soon a dead line is noticed, in seconds."""
_SHIP: Final = """
    SELECT * FROM room.ship(%s::text, %s::integer, %s::text, %s::integer, %s::bytea, %s::text[], %s::bytea, %s::text,
        %s::text, %s::integer, %s::integer)
"""


class Answer(Struct, frozen=True):
    """What the server says to a table."""

    said: str
    """`stored`, or why nothing was: gap, fork, damaged, too_large, foreign, branch."""
    counting: int
    """The branch of the session that counts."""
    seq: int
    """The newest step there, 0 = none."""
    hash: bytes | None
    """Of it, None where the session is not there."""
    probe_hash: bytes | None
    """The hash of the step that was asked for, None where it is not there."""
    notes: tuple[dict[str, Any], ...]
    """Of the floor, not answered yet: id, at, by, words, lines."""


def connect(given: Mapping[str, str]) -> "psycopg.Connection[tuple[Any, ...]]":
    """A connection on which every statement is a transaction of its own; `given` = by the words of libpq.

    Raises:
        Away: the server does not answer.
        Denied: it does not let us in.
    """
    with _room_errors():
        line = make_conninfo(**{**PATIENCE, "application_name": "feltbook", **given})
        return psycopg.connect(line, autocommit=True)


class Server:
    """A connection to the room's server, every call a transaction of its own.

    Args:
        given: what to connect with, by the words of libpq; a password may be in a file libpq knows instead.

    Raises:
        Away: it does not answer.
        Denied: it does not let us in.
    """

    def __init__(self, given: Mapping[str, str]) -> None:
        self.connection = connect(given)

    def ask(self, query: LiteralString, values: Sequence[Any] | Mapping[str, Any] = ()) -> list[dict[str, Any]]:
        """The rows of a query; raises `Away` or `Denied`."""
        with _room_errors():
            cursor = self.connection.cursor(row_factory=dict_row).execute(query, values or None)
            return cursor.fetchall() if cursor.description is not None else []

    def listen(self) -> None:
        """Hear from now on which tables have news; raises `Away` or `Denied`."""
        self.ask("LISTEN room")

    def heard(self, seconds: float) -> bool:
        """Whether a table had news within so many seconds; raises `Away`."""
        with _room_errors():
            return any(True for _ in self.connection.notifies(timeout=seconds, stop_after=1))

    def script(self, sql: str) -> None:
        """Several statements as they stand in a file, all or none; raises `Away` or `Denied`."""
        with _room_errors(), self.connection.transaction():
            self.connection.execute(sql.encode())

    def ship(
        self,
        uid: str,
        branch: int,
        header: str,
        first: int | None,
        prev: bytes | None = None,
        bodies: Sequence[str] = (),
        last: bytes | None = None,
        glance: str | None = None,
        word: str | None = None,
        acked: int = 0,
        probe: int | None = None,
    ) -> Answer:
        """Call `room.ship` (resources/room/0003-ship.sql says what is what); raises `Away` or `Denied`."""
        values = (uid, branch, header, first, prev, _array(bodies), last, glance, word, acked, probe)
        [row] = self.ask(_SHIP, values)
        return Answer(**{**row, "notes": tuple(row["notes"])})

    def scrambled(self, password: str, login: str) -> str:
        """A password as the server keeps it: its plain text never travels, and stands in no log of the server."""
        return self.connection.pgconn.encrypt_password(password.encode(), login.encode(), b"scram-sha-256").decode()

    @property
    def place(self) -> dict[str, str]:
        """Where this is, by the words of libpq: host, port, dbname."""
        info = self.connection.info
        return {"host": info.host, "port": str(info.port), "dbname": info.dbname}

    def close(self) -> None:
        """Let it go."""
        self.connection.close()

    def __enter__(self) -> "Server":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _array(texts: Sequence[str]) -> str:
    """Texts as PostgreSQL writes an array of them: psycopg takes ten times as long for it."""
    escaped = (text.replace("\\", "\\\\").replace('"', '\\"') for text in texts)
    return "{" + ",".join(f'"{text}"' for text in escaped) + "}"


def parts_of(url: str) -> dict[str, str]:
    """A URL or a line of words as libpq reads them.

    Raises:
        RoomError: it has a password in it, which every process list would show; or it is none.
    """
    with _room_errors():
        given = {key: str(value) for key, value in conninfo_to_dict(url).items() if value is not None}
    if "password" in given:
        raise RoomError("room.password_in_url")
    return given


@contextlib.contextmanager
def _room_errors() -> Iterator[None]:
    """What psycopg throws, in the room's words."""
    try:
        yield
    except (errors.InvalidPassword, errors.InvalidAuthorizationSpecification, errors.InsufficientPrivilege) as error:
        raise Denied(_line(error), _why(error)) from error
    except (psycopg.OperationalError, psycopg.InterfaceError) as error:
        # While connecting libpq hands on no SQLSTATE, only the server's sentence: a server that speaks another language
        # than English is taken as away, and asked again.
        sentence = _line(error)
        kept_out = error.sqlstate is None and any(words in sentence for words in _KEPT_OUT)
        raise (Denied if kept_out else Away)(sentence) from error
    except psycopg.Error as error:
        raise Denied(_line(error), _why(error)) from error


_KEPT_OUT: Final = ("authentication failed", "no pg_hba.conf entry")
"""What a server says that lets nobody in: 28P01 and 28000, where the code is not handed on."""


def _why(error: psycopg.Error) -> DeniedWhy:
    """By the hint a function of the room gave its error, else by the SQLSTATE: 42501 = it may not be called."""
    right: DeniedWhy = "right" if isinstance(error, errors.InsufficientPrivilege) else ""
    return HINTS.get(error.diag.message_hint or "", right)


def _line(error: BaseException) -> str:
    """The first line of what the server said."""
    return next((line.strip() for line in str(error).splitlines() if line.strip()), type(error).__name__)
