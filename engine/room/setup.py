"""Makes a card room in a database: roles, schema, and a login with a credential for each table and each person."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from secrets import token_urlsafe
from typing import Final, Literal

from engine.room import credential
from engine.room.errors import RoomError
from engine.room.wire import Server
from resources import resource

LEAST: Final = 150000
"""The least server version: PostgreSQL 15."""
TLS: Final = {"sslmode": "verify-full", "channel_binding": "require"}
"""The connection parameters of a table that is not on the server's own machine."""
ENDING: Final = ".room.conf"
_LOGIN: Final = "table_{number}"
_SECRET: Final = 24
Role = Literal["room_table", "room_floor", "room_auditor"]


def migrations() -> list[tuple[int, Path]]:
    """Return the files of the schema with their numbers, in order."""
    return [(int(file.name[:4]), file) for file in sorted(resource("room").glob("[0-9]*.sql"))]


def prepare(server: Server, name: str = "", zone: str = "") -> list[str]:
    """Make the room or bring it up to date; what exists stays.

    Args:
        server: connected with a login that may make roles and schemas, and is at least the database's owner.
        name: of the room, "" = unchanged.
        zone: the room's time zone, such as Europe/Berlin; "" = unchanged, at first the server's.

    Returns:
        The migrations that were run.

    Raises:
        RoomError: the server is too old, the room is of a newer Feltbook, or the login is not allowed.
    """
    [server_settings] = server.ask(
        "SELECT current_setting('server_version_num')::integer AS number, current_setting('server_version') AS version,"
        " current_setting('server_encoding') AS encoding"
    )
    if server_settings["number"] < LEAST:
        raise RoomError("room.too_old", version=server_settings["version"])
    if server_settings["encoding"] != "UTF8":
        raise RoomError("room.encoding", encoding=server_settings["encoding"])
    server.script(resource("room", "roles.sql").read_text(encoding="utf-8"))
    server.ask("SET ROLE room_owner")
    try:
        migrated = _migrate(server)
        server.ask(
            "SELECT room.make_partitions(m::date) FROM generate_series(now(), now() + '2 months', '1 month') AS m"
        )
        if name:
            server.ask("UPDATE room.house SET name = %s", (name,))
        if zone or 1 in migrated:
            server.ask("UPDATE room.house SET zone = coalesce(nullif(%s, ''), current_setting('TimeZone'))", (zone,))
    finally:
        server.ask("RESET ROLE")
    return [path.stem for number, path in migrations() if number in migrated]


def _migrate(server: Server) -> set[int]:
    """Run the migrations that are missing, each file as a whole or not at all; return their numbers."""
    server.ask(
        "CREATE TABLE IF NOT EXISTS room.migration"
        " (number integer PRIMARY KEY, name text NOT NULL, at timestamptz NOT NULL DEFAULT now())"
    )
    applied = {row["number"] for row in server.ask("SELECT number FROM room.migration")}
    files = dict(migrations())
    if applied - files.keys():
        raise RoomError("room.newer", there=max(applied), here=max(files))
    for number in sorted(files.keys() - applied):
        sql = files[number].read_text(encoding="utf-8")
        server.script(f"{sql}\nINSERT INTO room.migration VALUES ({number}, '{files[number].stem}')")
    return files.keys() - applied


def add_tables(
    server: Server, numbers: Iterable[int], folder: Path, reach: Mapping[str, str] = {}, *, renew: bool = False
) -> list[Path]:
    """Make a login and a credential file in `folder` for each table; return the files.

    Args:
        server: as for `prepare`.
        numbers: of the tables.
        folder: of the files, `table-7.room.conf`.
        reach: libpq parameters by which the table's device reaches the server, where they differ from `server`.
        renew: give existing tables new passwords, instead of making new tables.

    Raises:
        RoomError: a new table exists already, or one to renew does not.
        OSError: a file cannot be written; its table is not made.
    """
    logins = {row["id"]: row["login"] for row in server.ask("SELECT id, login FROM room.place")}
    files: list[Path] = []
    for number in numbers:
        if (number in logins) != renew:
            raise RoomError("room.no_table" if renew else "room.taken", number=number)
        login = logins.get(number) or _LOGIN.format(number=number)
        with server.connection.transaction():
            if not renew:
                server.ask("INSERT INTO room.place (id, name, login) VALUES (%s, %s, %s)", (number, str(number), login))
            files.append(add_login(server, login, "room_table", folder / f"table-{number}{ENDING}", reach))
    return files


def add_login(server: Server, login: str, role: Role, file: Path, reach: Mapping[str, str] = {}) -> Path:
    """Make a login, or a new password for an existing one, and its credential file; return the file; raises OSError."""
    password = token_urlsafe(_SECRET)
    limits = "CONNECTION LIMIT 2" if role == "room_table" else ""
    with server.connection.transaction():
        # Roles take no parameters, so the server itself quotes the values.
        [statements] = server.ask(
            "SELECT format(CASE WHEN EXISTS (SELECT FROM pg_roles WHERE rolname = %s) THEN 'ALTER' ELSE 'CREATE' END ||"
            " ' ROLE %%I LOGIN INHERIT NOCREATEDB NOCREATEROLE "
            + limits
            + " PASSWORD %%L', %s::text, %s::text) AS sql,"
            " format('GRANT %%I TO %%I', %s::text, %s::text) AS member,"
            " format('ALTER ROLE %%I SET statement_timeout = ''10s''', %s::text) AS timeout",
            (login, login, server.scrambled(password, login), role, login, login),
        )
        server.script(statements["sql"])
        server.script(statements["member"])
        # Connections made with the old password are ended.
        server.ask(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE usename = %s AND pg_has_role(usesysid, 'MEMBER')",
            (login,),
        )
        if role == "room_table":
            server.script(statements["timeout"])
        place = {**server.place, **reach}
        over_tls = {} if place["host"].startswith("/") else TLS
        credential.keep(file, {**over_tls, **place, "user": login, "password": password})
    return file
