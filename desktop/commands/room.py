"""`feltbook room setup`, `ship` and `check`: the server of a card room, and how books come to it."""

import signal
import sys
from argparse import Namespace
from collections.abc import Iterable
from pathlib import Path
from threading import Event, Thread

from desktop.commands.books import existing
from desktop.commands.trouble import Trouble
from engine.room import checking, credential
from engine.room.post import credential_of
from engine.room.setup import ENDING, Role, add_login, add_tables, prepare
from engine.room.shipper import Shipper, alone
from engine.room.wire import Server, parts_of
from engine.room.words import RoomError


def setup(options: Namespace) -> int:
    """Make a room or bring it up to date, and the credentials that were asked for; prints what was made.

    Raises:
        Trouble: the server refuses, or a table is there already.
    """
    try:
        with Server(parts_of(options.url)) as server:
            done = prepare(server, options.name, options.zone)
            for step in done:
                print(f"migration {step}")
            files = add_tables(server, _numbers(options.add), options.out, options.root)
            files += add_tables(server, _numbers(options.renew), options.out, options.root, renew=True)
            people: list[tuple[Role, list[str]]] = [("room_floor", options.floor), ("room_auditor", options.auditor)]
            files += [
                add_login(server, login, role, options.out / f"{login}{ENDING}", options.root)
                for role, logins in people
                for login in logins
            ]
    except RoomError as error:
        raise Trouble(str(error)) from error
    for file in files:
        print(file)
    if not done and not files:
        print("nothing to do: the room is as it should be")
    return 0


def ship(options: Namespace) -> int:
    """Ship a book until it is ended, or once; 1 when steps of it wait.

    Raises:
        Trouble: there is no such book or credential, another shipper ships it, or, once, the server is away.
    """
    book = existing(options.db)
    try:
        given = credential.read(options.credential or credential_of(book))
        with alone(book):
            shipper = Shipper(book, given)
            if not options.once:
                shipper.run(_until_ended(beside=options.beside))
                return 0
            shipper.once()
            for sending in shipper.troubles:
                print(f"session {sending.row.id}: {sending.trouble} at step {sending.step}: its steps wait")
            return 1 if shipper.troubles else 0
    except RoomError as error:
        raise Trouble(str(error)) from error


def _until_ended(*, beside: bool) -> Event:
    """Set when the process is asked to end, or, `beside` the app, when the app is gone and its pipe with it."""
    stop = Event()
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, lambda *_: stop.set())
    if beside:

        def wait() -> None:
            sys.stdin.read()
            stop.set()

        Thread(target=wait, daemon=True).start()
    return stop


def check(options: Namespace) -> int:
    """Say what is wrong with a room; 0 when nothing is, 1 with a line for each finding.

    Raises:
        Trouble: it cannot be reached, or the file of heads cannot be read.
    """
    try:
        with Server(_where(options.room)) as server:
            report = checking.check(server, options.day, options.heads)
    except (RoomError, ValueError) as error:
        raise Trouble(str(error)) from error
    for finding in report.findings:
        print(finding)
    count = len(report.findings)
    sound = f"{count} finding{'' if count == 1 else 's'}" if count else "all as the tables wrote it"
    print(f"{report.sessions} sessions, {report.steps} steps, {sound}")
    return 1 if count else 0


def _where(typed: str) -> dict[str, str]:
    """What to connect with: a credential file, or a URL without a password."""
    return credential.read(Path(typed)) if Path(typed).is_file() else parts_of(typed)


def _numbers(typed: str) -> Iterable[int]:
    """Tables as they are typed: `7`, `1-40`, `1,3,5-9`."""
    for part in filter(None, typed.split(",")):
        first, _, last = part.partition("-")
        if not (first.isdecimal() and (last or first).isdecimal()):
            raise Trouble(f"{typed!r} is no table: give a number or several, as 7 or 1-40 or 1,3,5-9")
        yield from range(int(first), int(last or first) + 1)
