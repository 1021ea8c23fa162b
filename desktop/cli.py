"""The command `feltbook`: the window, and what works without one. Each subcommand imports only what it needs."""

import os
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from desktop.preferences.places import default_book, default_file
from desktop.shell.version import version

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from engine.journal.sqlite import SqliteStore
    from engine.recap.records import Recap
    from engine.session import Session

FAILED = 2
"""Exit status of everything that could not be done."""
RECAPS = {
    "pdf": "A4 page",
    "csv": "results",
    "json": "everything",
    "html": "web page",
    "ledger": "CSV, a row a sitting, as settling tools read it",
    "hands": "CSV, a row a hand",
    "payments": "CSV, who pays whom",
}
"""The formats of a recap."""
EXPORTS = {
    "ohh": "Open Hand History, an object a hand",
    "phh": "PHH, a TOML table a hand (.phhs)",
    "stars": "PokerStars' text, as trackers read it",
}
"""The formats hands are exported in."""
SINGLE = ("pdf", "html")
"""Formats of one session: a page."""
STANDARD = Path("-")
"""Standard output, where a file is asked for."""


class Trouble(Exception):
    """Something the user can put right; its sentence is all that is printed."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; returns its exit status, 2 with one line on stderr when it cannot be done."""
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        if words[:1] == ["script"]:
            from engine.script import main as script

            return script(words[1:])
        if not words:
            return _guarded(lambda: window(None))
        options = _parser().parse_args(words)
    except SystemExit as left:
        return left.code if isinstance(left.code, int) else FAILED
    run: Callable[[Namespace], int] = options.run
    return _guarded(lambda: run(options))


def _guarded(work: Callable[[], int]) -> int:
    """Do it; what went wrong in the user's world becomes one line, what is our mistake stays a traceback."""
    try:
        status = work()
        sys.stdout.flush()  # what cannot be printed is found out here, not when nobody listens any more
        return status
    except Trouble as trouble:
        said = str(trouble)
    except OSError as error:
        said = f"{error.filename}: {error.strerror}" if error.filename else str(error)
        _let_go_of_output()
    except ModuleNotFoundError as error:
        said = f"the library {error.name} is missing here: install Feltbook once more"
    except Exception as error:
        from engine.journal.stored import JournalError

        if not isinstance(error, JournalError):
            raise
        said = str(error)
    sys.stderr.write(f"feltbook: {said}\n")
    return FAILED


def _let_go_of_output() -> None:
    """Drop what could not be printed: the interpreter would try it again at its end, and exit with 120 for that."""
    try:
        sys.stdout.flush()
    except OSError:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


# The window -----------------------------------------------------------------------------------------------------------


def window(book: Path | None, kiosk: bool = False) -> int:
    """The app; returns when its window is closed."""
    import gc

    # None before the first paint; `opening.run` begins again after it, with fewer and larger collections.
    gc.disable()
    gc.set_threshold(50_000, 20, 50)
    file = book or default_book()
    if file is not None and file.exists():
        # Likely a session to go on with. What is imported before PySide6 does not go through its import hook.
        import desktop.bridge.build_scene  # noqa: F401
        import engine.evolve
        import engine.journal.sqlite  # noqa: F401
    from desktop.shell.opening import run

    return run(file, kiosk=kiosk, named=book is not None)


# Without a window -----------------------------------------------------------------------------------------------------


def _open(path: Path | None) -> "SqliteStore":
    """The book for reading; it has to be there."""
    from engine.journal.sqlite import SqliteStore

    return SqliteStore(_there(path), readonly=True)


def _there(path: Path | None) -> Path:
    """The book that was named or the usual one; raises `Trouble` where there is none."""
    book = path or default_book()
    if book is None:
        raise Trouble("there is no home folder to keep the book in: set HOME, or name a book with --db")
    if not book.is_file():
        raise Trouble(f"{book}: there is no such book")
    return book


def _sessions(store: "SqliteStore", which: str) -> "list[Session]":
    """The sessions of these numbers, oldest first as they are named: `last`, `all`, `3`, `1-3`, `1,4`."""
    from engine.session import Session

    if which == "last":
        newest = store.newest()
        if newest is None:
            raise Trouble("this book has no session yet")
        return [Session.resume(store, newest)]
    if which == "all":
        numbers = sorted(row.id for row in store.sessions(2**31))
        if not numbers:
            raise Trouble("this book has no session yet")
        return [Session.resume(store, number) for number in numbers]
    return [Session.resume(store, number) for part in which.split(",") for number in _numbers(store, part, which)]


def _numbers(store: "SqliteStore", part: str, which: str) -> list[int]:
    """A number, or those of a range that are in the book."""
    ends = part.split("-")
    if len(ends) > 2 or not all(one.isascii() and one.isdigit() and int(one) <= 2**62 for one in ends):
        raise Trouble(
            f"{which!r} is no session: give a number, several (1,4 or 1-3), `last` or `all`;"
            " `feltbook sessions` lists them"
        )
    if len(ends) == 1:
        return [int(part)]
    first, last = map(int, ends)
    found = sorted(row.id for row in store.sessions(2**31) if first <= row.id <= last)
    if not found:
        raise Trouble(f"this book has no session from {first} to {last}")
    return found


def _asked(options: "Namespace", kinds: Iterable[str]) -> dict[str, Path]:
    """The formats that were asked for, and where to; one at most on standard output."""
    found = {kind: getattr(options, kind) for kind in kinds if getattr(options, kind) is not None}
    if sum(target == STANDARD for target in found.values()) > 1:
        raise Trouble("only one format can go to standard output")
    return found


def _put(target: Path, content: str | bytes) -> None:
    """Write a file, or standard output for `-`."""
    if target == STANDARD:
        sys.stdout.flush()
        sys.stdout.buffer.write(content.encode() if isinstance(content, str) else content)
        sys.stdout.buffer.flush()
        return
    from engine.writing import write

    write(target, content)


def recap(options: "Namespace") -> int:
    """Write a recap in the formats asked for; with none, the summary on standard output."""
    from engine.recap.build import build

    asked = _asked(options, RECAPS)
    with _open(options.db) as store:
        made = [
            build(session, bank=options.bank, settle_anyway=options.anyway, version=version())
            for session in _sessions(store, options.session)
        ]
    if len(made) > 1 and (single := [f"--{kind}" for kind in asked if kind in SINGLE]):
        raise Trouble(f"{' and '.join(single)} can hold one session only: name one")
    from desktop.recap.ticks import Ticks

    paid = Ticks(store.file).of(made[0].session)
    for kind, target in asked.items():
        _put(target, _page(made[0], paid) if kind == "pdf" else _written(kind, made, paid))
    if not asked:
        from engine.exports import text

        print("\n".join(text.summary(one) for one in made), end="")
    return 0


def _page(made: "Recap", paid: frozenset[str]) -> bytes:
    """The recap as a PDF; `paid` = the payments that were ticked in the window."""
    from desktop.shell.offscreen import application

    with application():
        from desktop.recap.pdf import printed
        from engine.recap.report import report_of

        _speak()
        return printed(report_of(made, paid))[0]


def _speak() -> None:
    """What is made for people is in the language chosen on this device."""
    from desktop.preferences.choices import read
    from desktop.words import i18n

    i18n.speak(i18n.wanted(read(default_file()).language))


def _written(kind: str, made: "list[Recap]", paid: frozenset[str]) -> str:
    """Recaps in a text format; several tables are one, with a column that says the session."""
    if kind == "json":
        from engine.exports import json

        return json.recap_json(made[0]) if len(made) == 1 else json.recaps_json(made)
    if kind == "html":
        from desktop.recap.web import page
        from engine.recap.report import report_of

        _speak()
        return page(report_of(made[0], paid))
    from engine.exports import csv

    # With their English keys: what the command writes, other programs read.
    table: Callable[[Recap], str] = {
        "csv": csv.results,
        "hands": csv.hands,
        "payments": csv.payments,
        "ledger": csv.ledger,
    }[kind]
    return table(made[0]) if len(made) == 1 else csv.together([(one.session, table(one)) for one in made])


def export(options: "Namespace") -> int:
    """Write the hands of sessions for other programs, and say how many could not be told and why."""
    from engine.exports import files

    asked = _asked(options, EXPORTS)
    if not asked:
        raise Trouble(f"name at least one format: {', '.join(f'--{kind}' for kind in EXPORTS)}")
    with _open(options.db) as store:
        chosen = _sessions(store, options.session)
        for kind, target in asked.items():
            made = files.export(chosen, kind, room=options.room, currency=options.currency)
            _put(target, made.text)
            # what goes into a pipe is the hands alone
            print(f"{target}: {made.summary}", file=sys.stderr if STANDARD in asked.values() else sys.stdout)
    return 0


def sessions(options: "Namespace") -> int:
    """List the sessions of a book, newest first."""
    from desktop.shell.session_list import lines

    with _open(options.db) as store:
        for line in lines(store):
            print(line)
    return 0


def verify(options: "Namespace") -> int:
    """Check a book; 0 when it is what was written, 1 with a line for each finding."""
    from engine.proof.verify import verify as check

    book = _there(options.db)
    try:
        report = check(book, head=options.head, version=version())
    except ValueError:
        raise Trouble(f"{options.head!r} is no head: 8 to 64 of 0 to 9 and a to f, as the recap shows it") from None
    for finding in report.findings:
        print(finding.phrase.text)
    faults = len(report.faults)
    sound = f"{faults} finding{'' if faults == 1 else 's'}" if faults else "all as it was written"
    print(f"{book}: {report.sessions} sessions, {report.steps} steps, {sound}")
    return 1 if faults else 0


def salvage(options: "Namespace") -> int:
    """Bring what still proves itself of a damaged book into a new one; 0 = all of it."""
    from engine.proof.salvage import rest_of
    from engine.proof.salvage import salvage as save

    saved = save(_there(options.book), options.out)
    if not any(one.steps for one in saved):
        raise Trouble(f"{options.book}: no session in it proves itself; no book was made")
    for one in saved:
        print(one.phrase.text)
    if any(one.rest for one in saved):
        print(f"{rest_of(options.out)}: {sum(one.rest for one in saved)} later steps that prove themselves, as lines")
    print(options.out)
    return 0 if all(one.steps == one.known for one in saved) else 1


def demo(options: "Namespace") -> int:
    """Play an evening by itself; leave a screenshot, the recap and the book behind, and say where."""
    from desktop.demo.run import demo as play

    for path in play(options.out, options.hands):
        print(path)
    return 0


def pictures(options: "Namespace") -> int:
    """Take pictures of every screen in every theme, or those of the README and the manual."""
    from desktop.demo.pictures import keep, take

    for path in keep() if options.keep else take(options.out):
        print(path)
    return 0


# The words ------------------------------------------------------------------------------------------------------------


def _window_or_version(options: "Namespace") -> int:
    """No subcommand."""
    if options.version:
        print(f"feltbook {version()}".strip())
        return 0
    return window(options.db, options.kiosk)


def _parser() -> "ArgumentParser":
    """All subcommands; `script` is here for its line of help, it has a parser of its own."""
    from argparse import SUPPRESS, ArgumentParser

    class Parser(ArgumentParser):
        """Says what is wrong in one line."""

        def error(self, message: str) -> NoReturn:
            self.exit(FAILED, f"{self.prog}: {message}; --help says more\n")

    parser = Parser(prog="feltbook", description="A table book for live poker dealers.", allow_abbrev=False)
    parser.add_argument("--version", action="store_true", help="print the version")
    parser.add_argument("--db", type=Path, metavar="FILE", help="the book to keep sessions in")
    parser.add_argument("--kiosk", action="store_true", help="fill the screen")
    parser.set_defaults(run=_window_or_version)
    commands = parser.add_subparsers(metavar="COMMAND", title="commands (without one: the window)")

    def add(name: str, run: Callable[["Namespace"], int], about: str, book: bool = True) -> "ArgumentParser":
        made = commands.add_parser(name, help=about, description=about, allow_abbrev=False)
        made.set_defaults(run=run)
        if book:
            made.add_argument("--db", type=Path, metavar="FILE", default=SUPPRESS, help="the book to read")
        return made

    add("script", lambda options: FAILED, "play a table script, one JSON object a line", book=False)
    one = add("recap", recap, "write the recap of a session; without a format, a summary in text")
    one.add_argument("session", metavar="SESSION", help="its number, several (1,4 or 1-3), `last` or `all`")
    for kind, about in RECAPS.items():
        one.add_argument(f"--{kind}", type=Path, metavar="OUT", help=f"{about}; - = standard output")
    one.add_argument("--bank", metavar="NAME", default="", help="everyone settles with this bank, nobody with a player")
    one.add_argument("--anyway", action="store_true", help="settle although chips are unaccounted for")
    one = add("export", export, "write the hands of a session for other programs")
    one.add_argument("session", metavar="SESSION", help="its number, several (1,4 or 1-3), `last` or `all`")
    for kind, about in EXPORTS.items():
        one.add_argument(f"--{kind}", type=Path, metavar="OUT", help=f"{about}; - = standard output")
    one.add_argument("--room", metavar="NAME", default="Feltbook", help="who deals, Feltbook by default")
    one.add_argument("--currency", metavar="CODE", default="XPM", help="ISO 4217, XPM (play money) by default")
    add("sessions", sessions, "list the sessions of a book")
    check = add("verify", verify, "check a book: pages, schema, chain, every step decided again, chips and recaps")
    check.add_argument("--head", metavar="H", default="", help="a head that was written down: some step has to have it")
    save = add("salvage", salvage, "bring what still proves itself of a damaged book into a new one", book=False)
    save.add_argument("book", type=Path, metavar="BOOK", help="the damaged book; it is only read")
    save.add_argument("--out", type=Path, metavar="NEW", required=True, help="the new book; nothing may be there yet")
    show = add("demo", demo, "play an evening by itself, off screen", book=False)
    show.add_argument("--out", type=Path, default=Path("demo"), metavar="DIR", help="where to, `demo` by default")
    show.add_argument("--hands", type=int, default=60, metavar="N", help="hands of the first game, 60 by default")
    shots = add("pictures", pictures, "take pictures of every screen", book=False)
    shots.add_argument("--keep", action="store_true", help="those of the README and the manual, where they are kept")
    shots.add_argument("--out", type=Path, default=Path("pictures"), metavar="DIR", help="where to")
    return parser


if __name__ == "__main__":
    sys.exit(main())
