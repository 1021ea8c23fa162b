"""`feltbook room report`: a day of the room as text, or written to files."""

from argparse import Namespace
from datetime import date

from desktop.commands import Trouble
from desktop.commands.output import formats_asked_for, write_output
from desktop.floor.day_files import DayView, as_csv, as_json, hands_csv, plain
from desktop.floor.prints import as_pdf
from desktop.preferences.choices import read
from desktop.preferences.device_files import default_file, floor_file
from desktop.shell.offscreen import application
from desktop.words import languages
from engine.room import credential
from engine.room.day_records import Day
from engine.room.errors import RoomError
from engine.room.report import day_of, hands_of
from engine.room.wire import Server
from engine.values import with_visible_signs


def report(options: Namespace) -> int:
    """Print the day, or write it in the formats asked for.

    Raises:
        Trouble: it is no day, there is no credential, or the server does not answer.
    """
    try:
        date.fromisoformat(options.day)
    except ValueError:
        raise Trouble(f"{options.day!r} is no day: write it as 2026-05-31") from None
    targets = formats_asked_for(options, ("csv", "json", "pdf", "hands"))
    try:
        with Server(credential.read(options.credential or floor_file())) as server:
            day = day_of(server, options.day)
            hands = hands_of(server, options.day) if "hands" in targets else ()
    except RoomError as error:
        raise Trouble(str(error)) from error
    for kind, target in targets.items():
        match kind:
            case "csv":
                write_output(target, as_csv(day, DayView(options.by)))
            case "json":
                write_output(target, as_json(day))
            case "hands":
                write_output(target, hands_csv(hands))
            case "pdf":
                write_output(target, _pdf(day))
    if not targets:
        _print(day, options)
    return 0


def _pdf(day: Day) -> bytes:
    with application():
        languages.speak(languages.code_to_speak(read(default_file()).language))
        return as_pdf(day)


def _print(day: Day, options: Namespace) -> None:
    """Print the rows in columns, and the sums of the day."""
    heads, rows = plain(day, DayView(options.by))
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    for row in (heads, *rows):
        print(
            with_visible_signs("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
        )
    sums = day.sums
    print(f"{day.day}: {sums.hands} hands, rake {sums.rake}, drops {sums.drops}, tips {sums.tips}, time {sums.time}")
