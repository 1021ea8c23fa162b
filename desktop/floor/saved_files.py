"""Files the floor saves: the day in sight, and the lists to print."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from msgspec import Struct

from desktop.floor.day_files import By, as_csv, as_json
from desktop.floor.day_print import as_pdf
from desktop.floor.lists_print import lists_pdf
from desktop.words.say import say
from engine.room.day_records import Day
from engine.room.room_now import Room
from engine.writing import write


class FloorFile(Struct, frozen=True):
    """A file before it is made."""

    name: str
    """What it is called."""
    make: Callable[[], bytes]
    """What it holds."""


def of_day(day: Day, by: By, kind: str) -> FloorFile:
    """The day as `csv` by what it is shown by, as `json` or as `pdf`."""
    if kind == "csv":
        return FloorFile(f"room-{day.day}-{by}.csv", lambda: as_csv(day, by).encode())
    return FloorFile(f"room-{day.day}.{kind}", lambda: as_json(day) if kind == "json" else as_pdf(day))


def of_lists(room: Room) -> FloorFile:
    """The lists as they were heard last, to print."""
    at = datetime.fromtimestamp(room.now).strftime("%Y-%m-%d-%H%M")
    return FloorFile(f"room-lists-{at}.pdf", lambda: lists_pdf(room))


def save(file: FloorFile, folder: Path) -> tuple[str, bool]:
    """Write it; returns where it went or why it could not be, in words, and whether that is wrong."""
    try:
        write(folder / file.name, file.make())
    except OSError as error:
        return say("room.not_saved", why=error.strerror or str(error)), True
    return say("room.saved", file=str(folder / file.name)), False
