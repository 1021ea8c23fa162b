"""The command line of `feltbook`: its subcommands and their options."""

from argparse import SUPPRESS, Action, ArgumentParser
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, NoReturn

from desktop.commands import FAILED
from desktop.commands.changes import CHANGES
from desktop.commands.formats import EXPORTS, KINDS, RECAPS
from desktop.shell.version import version
from engine.journal.error_words import english
from engine.journal.errors import JournalError


class Parser(ArgumentParser):
    """A parser that reports an error in one line."""

    def error(self, message: str) -> NoReturn:
        """Print one line on stderr and exit."""
        self.exit(FAILED, f"{self.prog}: {message}; --help says more\n")


class Version(Action):
    """An option that prints the version and exits."""

    def __call__(self, parser: ArgumentParser, *_: object) -> NoReturn:
        """Print the version and exit."""
        print(f"feltbook {version()}".strip())
        parser.exit()


def parser() -> ArgumentParser:
    """Return the parser of all subcommands, named in `command`; `script` is only listed and has its own parser."""
    root = Parser(prog="feltbook", description="A table book for live poker dealers.", allow_abbrev=False)
    root.add_argument("--version", action=Version, nargs=0, help="print the version")
    root.add_argument("--db", type=Path, metavar="FILE", help="the book to keep sessions in")
    root.add_argument("--kiosk", action="store_true", help="fill the screen")
    root.set_defaults(command="window")
    commands = root.add_subparsers(metavar="COMMAND", title="commands (without one: the window)")

    def add(name: str, about: str, book: bool = True) -> ArgumentParser:
        sub = commands.add_parser(name, help=about, description=about, allow_abbrev=False)
        sub.set_defaults(command=name)
        if book:
            sub.add_argument("--db", type=Path, metavar="FILE", default=SUPPRESS, help="the book to read")
        return sub

    add("script", "play a table script, one JSON object a line", book=False)
    recap = add("recap", "write the recap of a session; without a format, a summary in text")
    recap.add_argument("session", metavar="SESSION", help="its number, several (1,4 or 1-3), `last` or `all`")
    for kind, about in RECAPS.items():
        recap.add_argument(f"--{kind}", type=Path, metavar="OUT", help=f"{about}; - = standard output")
    recap.add_argument(
        "--bank", metavar="NAME", default="", help="everyone settles with this bank, nobody with a player"
    )
    recap.add_argument("--anyway", action="store_true", help="settle although chips are unaccounted for")
    recap.set_defaults(pages={})
    nameless = "everybody is a number: Player 1, Player 2"
    recap.add_argument("--no-names", action="store_true", help=nameless)
    export = add("export", "write the hands of a session for other programs")
    export.add_argument("session", metavar="SESSION", help="its number, several (1,4 or 1-3), `last` or `all`")
    for kind, about in EXPORTS.items():
        export.add_argument(f"--{kind}", type=Path, metavar="OUT", help=f"{about}; - = standard output")
    export.add_argument("--room", metavar="NAME", default="Feltbook", help="who deals, Feltbook by default")
    about_currency = "ISO 4217, where a session does not say what a chip is worth; XPM (play money) by default"
    export.add_argument("--currency", metavar="CODE", default="XPM", help=about_currency)
    export.add_argument("--no-names", action="store_true", help=nameless)
    export.add_argument("--hero", metavar="NAME", default="", help="from whose seat hands are told: cards they showed")
    called = "as typed at the table, as `feltbook people` knows them, or P1, P2 and so on"
    export.add_argument("--names", choices=("typed", "people", "numbers"), default="typed", help=called)
    add("sessions", "list the sessions of a book")
    hands = add("hands", "find hands in all sessions, newest first")
    hands.add_argument("name", nargs="?", default="", metavar="WORDS", help="words in the name a hand was given")
    hands.add_argument(
        "--player", action="append", default=[], metavar="NAME", help="who was dealt in; may be repeated"
    )
    least = "the least pot: chips, or money where chips are worth some"
    hands.add_argument("--pot", metavar="AMOUNT", default="", help=least)
    hands.add_argument("--kind", action="append", default=[], choices=KINDS, help="what it was; may be repeated")
    hands.add_argument(
        "--session", default="", metavar="SESSION", help="only hands of this session: a number or `last`"
    )
    hands.add_argument("--starred", action="store_true", help="only hands with a star or a name")
    hands.add_argument("--biggest", action="store_true", help="the biggest pot first")
    hands.add_argument("--most", type=int, default=100, metavar="N", help="hands that are listed, 100 by default")
    players = add("players", "what everybody won and lost over all evenings, or one person's evenings and biggest pots")
    players.add_argument(
        "name", nargs="?", default="", metavar="NAME", help="as it was typed, in large or small letters"
    )
    season = add("season", "who won and lost over a season")
    accounts = add("accounts", "rake, drop, tips, time and kitty over all evenings")
    for command in (season, accounts):
        command.add_argument("--year", type=int, metavar="YEAR", help="evenings of this year")
    season.add_argument("--best", type=int, metavar="N", default=0, help="only the best N evenings of each count")
    for command in (hands, season, accounts):
        command.add_argument("--first", metavar="DAY", default="", help="the first day that counts, as 2026-01-31")
        command.add_argument("--last", metavar="DAY", default="", help="the last day that counts")
    season.add_argument("--tag", metavar="TAG", default="", help="only evenings of this tag")
    for command in (players, season, accounts):
        command.add_argument("--csv", type=Path, metavar="OUT", help="write a table; - = standard output")
    settle = add("settle", "who pays whom after a session; expenses, old debts, a bank, what was paid")
    settle.add_argument("session", metavar="SESSION", help="its number, or `last`")
    about = "what somebody paid for all who played, and what for; may be repeated"
    settle.add_argument(
        "--expense", nargs=3, action="append", default=[], metavar=("WHO", "AMOUNT", "WHAT"), help=about
    )
    settle.add_argument("--carry", action="store_true", help="settle what is owed from earlier sessions along with it")
    settle.add_argument("--bank", metavar="NAME", help="everybody settles with NAME; '' = with each other again")
    settle.add_argument("--coin", metavar="AMOUNT", help="payments are multiples of it")
    for word, about in (("paid", "this payment was made"), ("unpaid", "it was not made after all")):
        settle.add_argument(
            f"--{word}", type=int, action="append", default=[], metavar="N", help=f"{about}; may be repeated"
        )
    people = add("people", "who is who: everybody's names and notes, or a change of them")
    changes = people.add_subparsers(metavar="CHANGE", dest="change", title="changes (without one: the list)")
    for change, (names, about) in CHANGES.items():
        sub = changes.add_parser(change, help=about, description=about, allow_abbrev=False)
        sub.add_argument("--db", type=Path, metavar="FILE", default=SUPPRESS, help="the book to change")
        for name in names:
            sub.add_argument(name.lower(), metavar=name)
    tag = add("tag", "give a session the words it is found and counted by, in place of those it has")
    tag.add_argument("session", metavar="SESSION", help="its number, or `last`; `feltbook sessions` lists them")
    tag.add_argument("tags", nargs="*", metavar="TAG", help="none = it has no tag any more")
    views = add("views", "list the views other tools read a book by; works out what prizes they lack")
    about = "write what Datasette shows of them; - = standard output"
    views.add_argument("--metadata", type=Path, metavar="OUT", help=about)
    verify = add("verify", "check a book: pages, schema, chain, every step decided again, chips and recaps")
    verify.add_argument(
        "--head", metavar="H", default="", help="a head that was written down: some step has to have it"
    )
    salvage = add("salvage", "bring what still proves itself of a damaged book into a new one", book=False)
    salvage.add_argument("book", type=Path, metavar="BOOK", help="the damaged book; it is only read")
    salvage.add_argument(
        "--out", type=Path, metavar="NEW", required=True, help="the new book; nothing may be there yet"
    )
    backup = add(
        "backup", "copy a book, whoever has it open, into the folder of its backups; old ones are let go by age"
    )
    backup.add_argument("--to", type=Path, metavar="FOLDER", help="a second folder for it, which has to be there")
    restore = add(
        "restore", "say what is newer in the book than in a backup; with --out, make a new book of the backup"
    )
    restore.add_argument("backup", type=Path, metavar="BACKUP", help="the backup; it is only read")
    restore.add_argument("--out", type=Path, metavar="NEW", help="the new book; nothing may be there yet")
    pack = add("pack", "write a session into one file, which another device adds to its book")
    pack.add_argument("session", metavar="SESSION", help="its number, or `last`; `feltbook sessions` lists them")
    pack.add_argument("--out", type=Path, metavar="FILE", help="where to; nothing may be there yet")
    pack.add_argument("--after", type=int, metavar="STEP", default=0, help="only what follows on this step")
    unpack = add("unpack", "add a packed session to the book, once it has proved itself step by step")
    unpack.add_argument("file", type=Path, metavar="FILE", help="the packed session")
    importing = add(
        "import", "take in hands (Open Hand History, PHH) and evenings (tables: date, name, buy_in, cash_out)"
    )
    importing.add_argument("files", type=Path, nargs="+", metavar="FILE", help="all of them are taken in, or none")
    importing.add_argument(
        "--currency", metavar="CODE", default="", help="of tables that name none; else they are chips"
    )
    importing.add_argument("--cents", action="store_true", help="amounts of tables without decimals are cents")
    paid = "everybody has paid; without it, what is owed can be settled with a later evening"
    importing.add_argument("--paid", action="store_true", help=paid)
    forget = add("forget", "write another name for a person in the book, its backups and the files of this device")
    forget.add_argument("name", metavar="NAME", help="as it was typed, in large or small letters")
    erase = add("erase", "take a session out of the book and its backups, for good")
    erase.add_argument("session", metavar="SESSION", help="its number, or `last`; `feltbook sessions` lists them")
    for command in (forget, erase):
        command.add_argument("--second", metavar="FOLDER", default="", help="where backups lie as well")
        command.add_argument("--yes", action="store_true", help="do it; without it nothing is changed")
    _room(add("room", "a card room: its server, and the way of a table's book to it", book=False))
    floor = add("floor", "the floor of a card room: every table, lists, moves, dealers, the day", book=False)
    floor.add_argument("--as", type=Path, metavar="FILE", dest="credential", help="the credential of the floor")
    demo = add("demo", "play an evening by itself, off screen", book=False)
    demo.add_argument("--out", type=Path, default=Path("demo"), metavar="DIR", help="where to, `demo` by default")
    demo.add_argument("--hands", type=int, default=60, metavar="N", help="hands of the first game, 60 by default")
    pictures = add("pictures", "take pictures of every screen", book=False)
    pictures.add_argument("--keep", action="store_true", help="those of the README and the manual, where they are kept")
    pictures.add_argument("--out", type=Path, default=Path("pictures"), metavar="DIR", help="where to")
    return root


def _room(room: ArgumentParser) -> None:
    """Add the subcommands of `room`."""
    commands = room.add_subparsers(metavar="COMMAND", dest="room_command", required=True)

    def add(name: str, about: str) -> ArgumentParser:
        return commands.add_parser(name, help=about, description=about, allow_abbrev=False)

    setup = add("setup", "make the room in a PostgreSQL database, or bring it up to date")
    setup.add_argument("url", metavar="URL", help="postgresql://ADMIN@HOST/DATABASE; its password belongs in ~/.pgpass")
    setup.add_argument("--name", metavar="NAME", default="", help="of the room")
    setup.add_argument("--zone", metavar="ZONE", default="", help="the clock on its wall, such as Europe/Berlin")
    setup.add_argument("--add", metavar="TABLES", default="", help="a login and a credential file a table: 7, 1-40")
    setup.add_argument("--renew", metavar="TABLES", default="", help="a new password for tables that are there")
    for role, may in (("floor", "reads, and writes lists and notes"), ("auditor", "only reads")):
        setup.add_argument(f"--{role}", metavar="LOGIN", action="append", default=[], help=f"a person who {may}")
    setup.add_argument(
        "--out", type=Path, metavar="DIR", default=Path(), help="where credential files go; here by default"
    )
    setup.add_argument("--host", metavar="HOST", default="", help="the server as those devices name it, if not as here")
    setup.add_argument("--port", metavar="PORT", default="", help="its port for them")
    setup.add_argument("--root", metavar="FILE", default="", help="the root certificate, as it lies on those devices")
    ship = add("ship", "send the book of this table to the room, and go on as it is dealt on")
    ship.add_argument("--db", type=Path, metavar="FILE", help="the book")
    ship.add_argument("--credential", type=Path, metavar="FILE", help="by default beside the book, BOOK.room.conf")
    ship.add_argument("--once", action="store_true", help="send what there is, then end")
    ship.add_argument("--beside", action="store_true", help=SUPPRESS)
    check = add("check", "say what is wrong with the room: chains, heads, facts, partitions, alarms")
    check.add_argument("room", metavar="ROOM", help="a credential file of an auditor, or a URL")
    check.add_argument("--day", metavar="DAY", default="", help="only the sessions of this day, as 2026-01-31")
    check.add_argument(
        "--heads", type=Path, metavar="FILE", help="hold the room to the heads in it, then add those of now"
    )
    check.add_argument("--data", type=Path, metavar="DIR", help="on the server's machine: where its data is")
    check.add_argument("--backups", type=Path, metavar="DIR", help="where its backups are: how old the newest ones are")
    report = add("report", "the day of the room: hands, rake, drops, tips, time, corrections and rulings")
    report.add_argument("day", metavar="DAY", help="from 6 to 6, as 2026-01-31")
    report.add_argument("--as", type=Path, metavar="FILE", dest="credential", help="the credential of floor or auditor")
    report.add_argument(
        "--by", choices=("table", "dealer", "game", "hour", "player", "correction"), default="table", help="its rows"
    )
    for kind, what in (("csv", "its rows"), ("json", "all of it"), ("pdf", "to print"), ("hands", "each hand, as CSV")):
        report.add_argument(f"--{kind}", type=Path, metavar="OUT", help=f"write {what}; - = standard output")
    book = add("book", "write the book of a table anew from what the room has of it, after its disk died")
    book.add_argument("room", metavar="ROOM", help="a credential file of an auditor or of the floor, or a URL")
    book.add_argument("table", type=int, metavar="TABLE", help="its number")
    book.add_argument("--out", type=Path, metavar="NEW", required=True, help="the new book; nothing may be there yet")
    accept = add("accept", "accept that a table's book goes another way than it sent before: an older one was put back")
    accept.add_argument("room", metavar="ROOM", help="a credential file of the floor, or a URL")
    accept.add_argument("table", type=int, metavar="TABLE", help="its number")
    accept.add_argument("reason", metavar="REASON", help="why; it is kept with who accepted it")


class CommandLine(NamedTuple):
    """What `desktop.cli` uses of this module."""

    parser: Callable[[], ArgumentParser]
    """Returns the parser."""
    trouble: Callable[[JournalError], str]
    """Returns in one line why a book failed."""


COMMAND_LINE = CommandLine(parser, english)
