"""The connection to the room's server: the only importer of psycopg, whose errors become `RoomError`s."""

import contextlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, LiteralString

import psycopg
from msgspec import Struct
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.rows import dict_row

from engine.room.errors import HINTS, CallDenied, DeniedWhy, RoomError, ServerAway

PATIENCE: Final = {"connect_timeout": "5", "keepalives_idle": "5", "keepalives_interval": "2", "keepalives_count": "3"}
"""How soon a dead connection is noticed, in seconds."""
_SHIP: Final = """
    SELECT * FROM room.ship(%s::text, %s::integer, %s::text, %s::integer, %s::bytea, %s::text[], %s::bytea, %s::text,
        %s::text, %s::integer, %s::integer)
"""


class Answer(Struct, frozen=True):
    """The server's answer to a table."""

    said: str
    """`stored`, or why nothing was: gap, fork, damaged, too_large, foreign, branch."""
    counting: int
    """The branch of the session that counts."""
    seq: int
    """The newest step on the server, 0 = none."""
    hash: bytes | None
    """The hash of that step, None where the server does not have the session."""
    probe_hash: bytes | None
    """The hash of the step that was asked for, None where the server does not have it."""
    notes: tuple[dict[str, Any], ...]
    """The floor's unanswered notes: id, at, by, words, lines."""


def connect(given: Mapping[str, str]) -> "psycopg.Connection[tuple[Any, ...]]":
    """Return a connection that commits every statement; `given` = the parameters, by their libpq names.

    Raises:
        Away: the server does not answer.
        Denied: the server does not allow the login.
    """
    with _room_errors():
        line = make_conninfo(**{**PATIENCE, "application_name": "feltbook", **given})
        return psycopg.connect(line, autocommit=True)


class Server:
    """A connection to the room's server, where every call is a transaction of its own.

    Args:
        given: the connection parameters, by their libpq names; the password may be in a file that libpq reads.

    Raises:
        Away: the server does not answer.
        Denied: the server does not allow the login.
    """

    def __init__(self, given: Mapping[str, str]) -> None:
        self.connection = connect(given)

    def ask(self, query: LiteralString, values: Sequence[Any] | Mapping[str, Any] = ()) -> list[dict[str, Any]]:
        """Return the rows of a query; raises `ServerAway` or `CallDenied`."""
        with _room_errors():
            cursor = self.connection.cursor(row_factory=dict_row).execute(query, values or None)
            return cursor.fetchall() if cursor.description is not None else []

    def listen(self) -> None:
        """Subscribe to the server's notices of tables with news; raises `ServerAway` or `CallDenied`."""
        self.ask("LISTEN room")

    def heard(self, seconds: float) -> bool:
        """Return whether a notice came within this many seconds; raises `ServerAway`."""
        with _room_errors():
            return any(True for _ in self.connection.notifies(timeout=seconds, stop_after=1))

    def script(self, sql: str) -> None:
        """Run several statements, as in a file, all or none; raises `ServerAway` or `CallDenied`."""
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
        """Call `room.ship` (its arguments: resources/room/0003-ship.sql); raises `ServerAway` or `CallDenied`."""
        values = (uid, branch, header, first, prev, _array(bodies), last, glance, word, acked, probe)
        [row] = self.ask(_SHIP, values)
        return Answer(**{**row, "notes": tuple(row["notes"])})

    def scrambled(self, password: str, login: str) -> str:
        """Return a password scrambled as the server stores it, so that its plain text is never sent nor logged."""
        return self.connection.pgconn.encrypt_password(password.encode(), login.encode(), b"scram-sha-256").decode()

    @property
    def place(self) -> dict[str, str]:
        """The address of the server, by its libpq names: host, port, dbname."""
        info = self.connection.info
        return {"host": info.host, "port": str(info.port), "dbname": info.dbname}

    def close(self) -> None:
        """Close the connection."""
        self.connection.close()

    def __enter__(self) -> "Server":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _array(texts: Sequence[str]) -> str:
    """Return texts as a PostgreSQL array literal, in a tenth of the time psycopg takes."""
    escaped = (text.replace("\\", "\\\\").replace('"', '\\"') for text in texts)
    return "{" + ",".join(f'"{text}"' for text in escaped) + "}"


def parts_of(url: str) -> dict[str, str]:
    """Return the parameters of a libpq URL or connection string.

    Raises:
        RoomError: it contains a password, which every process list would show; or it is neither.
    """
    with _room_errors():
        given = {key: str(value) for key, value in conninfo_to_dict(url).items() if value is not None}
    if "password" in given:
        raise RoomError("room.password_in_url")
    return given


@contextlib.contextmanager
def _room_errors() -> Iterator[None]:
    """Turn errors of psycopg into `RoomError`s."""
    try:
        yield
    except (errors.InvalidPassword, errors.InvalidAuthorizationSpecification, errors.InsufficientPrivilege) as error:
        raise CallDenied(_line(error), _why(error)) from error
    except (psycopg.OperationalError, psycopg.InterfaceError) as error:
        # While connecting, libpq gives no SQLSTATE, only the server's English sentence: with a server in another
        # language, a refused login counts as away and is retried.
        sentence = _line(error)
        login_refused = error.sqlstate is None and any(words in sentence for words in _LOGIN_REFUSED)
        raise (CallDenied if login_refused else ServerAway)(sentence) from error
    except psycopg.Error as error:
        raise CallDenied(_line(error), _why(error)) from error


_LOGIN_REFUSED: Final = ("authentication failed", "no pg_hba.conf entry")
"""Parts of the server's sentence for a refused login (28P01 and 28000), where the SQLSTATE is missing."""


def _why(error: psycopg.Error) -> DeniedWhy:
    """Return why a call was refused: by the hint of the room's function, else by SQLSTATE 42501 = not allowed."""
    right: DeniedWhy = "right" if isinstance(error, errors.InsufficientPrivilege) else ""
    return HINTS.get(error.diag.message_hint or "", right)


def _line(error: BaseException) -> str:
    """Return the first line of the server's message."""
    return next((line.strip() for line in str(error).splitlines() if line.strip()), type(error).__name__)
