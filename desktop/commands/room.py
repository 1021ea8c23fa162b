"""`feltbook room setup`, `check`, `book` and `accept`: the server of a card room."""

from argparse import Namespace
from collections.abc import Iterable
from pathlib import Path

from desktop.commands import Trouble
from engine.room import check_room, credential, floor
from engine.room.errors import RoomError
from engine.room.rebuild import write_anew
from engine.room.setup import ENDING, Role, add_login, add_tables, prepare
from engine.room.wire import Server, parts_of


def setup(options: Namespace) -> int:
    """Make a room or migrate it, and make the credentials asked for; print what was made.

    Raises:
        Trouble: the server refuses, or a table is there already.
    """
    parameters = {"host": options.host, "port": options.port, "sslrootcert": options.root}
    client_parameters = {word: value for word, value in parameters.items() if value}
    try:
        with Server(parts_of(options.url)) as server:
            migrations = prepare(server, options.name, options.zone)
            for step in migrations:
                print(f"migration {step}")
            files = add_tables(server, _numbers(options.add), options.out, client_parameters)
            files += add_tables(server, _numbers(options.renew), options.out, client_parameters, renew=True)
            people: list[tuple[Role, list[str]]] = [("room_floor", options.floor), ("room_auditor", options.auditor)]
            files += [
                add_login(server, login, role, options.out / f"{login}{ENDING}", client_parameters)
                for role, logins in people
                for login in logins
            ]
    except RoomError as error:
        raise Trouble(str(error)) from error
    for file in files:
        print(file)
    if not migrations and not files:
        print("nothing to do: the room is as it should be")
    return 0


def check(options: Namespace) -> int:
    """Print a line for each fault of a room; 0 when there is none, else 1.

    Raises:
        Trouble: it cannot be reached, or the file of heads cannot be read.
    """
    try:
        with Server(_connection(options.room)) as server:
            report = check_room.check(server, options.day, options.heads, options.data, options.backups)
    except (RoomError, ValueError) as error:
        raise Trouble(str(error)) from error
    for finding in report.findings:
        print(finding.text)
    count = len(report.findings)
    sound = f"{count} finding{'' if count == 1 else 's'}" if count else "all as the tables wrote it"
    archived = f", {report.away} put away" if report.away else ""
    print(f"{report.sessions} sessions{archived}, {report.steps} steps, {sound}")
    return 1 if count else 0


def book(options: Namespace) -> int:
    """Write a new book for a table from what the room has.

    Raises:
        Trouble: something is there already, the room cannot be reached, or has nothing of that table.
    """
    if options.out.exists():
        raise Trouble(f"{options.out} is there already")
    try:
        with Server(_connection(options.room)) as server:
            sessions = write_anew(server, options.table, options.out)
    except RoomError as error:
        raise Trouble(str(error)) from error
    print(f"{options.out}: {sessions} session{'' if sessions == 1 else 's'} of table {options.table}")
    return 0


def accept(options: Namespace) -> int:
    """Accept a table's book that differs from the steps it sent before; print the first step that differs.

    Raises:
        Trouble: no fork of that table is open, the reason is empty, or the server refuses.
    """
    try:
        with Server(_connection(options.room)) as server:
            step = floor.accept_fork(server, options.table, options.reason)
    except RoomError as error:
        raise Trouble(str(error)) from error
    print(f"table {options.table}: its book goes another way from step {step} on, and counts; what it sent is kept")
    return 0


def _connection(typed: str) -> dict[str, str]:
    """Return the parameters of the connection, from a credential file or a URL without a password."""
    return credential.read(Path(typed)) if Path(typed).is_file() else parts_of(typed)


def _numbers(typed: str) -> Iterable[int]:
    """Yield the numbers of tables as typed: `7`, `1-40`, `1,3,5-9`."""
    for part in filter(None, typed.split(",")):
        first, _, last = part.partition("-")
        if not (first.isdecimal() and (last or first).isdecimal()):
            raise Trouble(f"{typed!r} is no table: give a number or several, as 7 or 1-40 or 1,3,5-9")
        yield from range(int(first), int(last or first) + 1)
