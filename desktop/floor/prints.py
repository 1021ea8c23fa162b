"""Files the floor saves and pages it prints, in the language of the device: the day in sight, the lists of the room.

The printed lists hold waiting names, moves and open seats, for use while the server is away.
"""

import html
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter, QTextDocument

from desktop.floor.day_files import DayView, as_csv, as_json
from desktop.floor.day_lines import GRIDS, WordTable, book_words
from desktop.floor.line_records import clock, game_words, short_title, titles_of
from desktop.words.i18n import counted, figure
from desktop.words.say import say
from engine.room.day_records import Day
from engine.room.lists import queues
from engine.room.room_now import Room
from engine.writing import write

DPI = 150
MARGIN = 12
"""Margin on all sides of a printed page, mm."""


def as_html(day: Day) -> str:
    """Return the day's report as HTML."""
    parts = [f"<h1>{html.escape(say('room.day'))} {html.escape(day.day)}</h1>"]
    parts.append(f"<p>{html.escape(day.room)}. {html.escape(book_words(day)[0])}</p>")
    for make in GRIDS.values():
        grid = make(day)
        if grid.rows:
            parts.append(as_rows(grid))
    return "".join(parts)


def as_rows(grid: WordTable) -> str:
    """Return a table of words as HTML: a heading and a table."""

    def row(cells: tuple[str, ...], kind: str) -> str:
        cells_html = "".join(
            f"<{kind} align='{'right' if at else 'left'}'>{html.escape(cell)}</{kind}>" for at, cell in enumerate(cells)
        )
        return f"<tr>{cells_html}</tr>"

    body = "".join(row(cells, "td") for cells in grid.rows)
    foot = row(grid.sums, "th") if grid.sums else ""
    head = row(grid.heads, "th")
    return f"<h2>{html.escape(grid.title)}</h2><table width='100%' cellpadding='3'>{head}{body}{foot}</table>"


def as_pdf(day: Day) -> bytes:
    """Return the day's report as a PDF, A4 landscape; needs a `QGuiApplication`."""
    return printed(f"{say('room.day')} {day.day}", as_html(day))


def printed(title: str, page: str) -> bytes:
    """Return a page of HTML as a PDF, A4 landscape; needs a `QGuiApplication`."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(DPI)
    writer.setTitle(title)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageOrientation(QPageLayout.Orientation.Landscape)
    writer.setPageMargins(QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN), QPageLayout.Unit.Millimeter)
    document = QTextDocument()
    document.setDefaultStyleSheet(
        "body { font-family: Inter; font-size: 8pt; } h1 { font-size: 14pt; } h2 { font-size: 10pt; }"
    )
    document.setHtml(f"<body>{page}</body>")
    document.print_(writer)
    buffer.close()
    return bytes(data.data())


def grids(room: Room) -> tuple[WordTable, ...]:
    """Return a table for each list with names, one of the moves on their way and one of the open seats."""
    titles, names = titles_of(room), {table.place: table.name for table in room.tables}
    tables = []
    for queue in queues(room.waiting, room.tables):
        rows = tuple(
            (counted(number), name.name, clock(name.asked), clock(name.called) if name.called else "", name.wants)
            for number, name in enumerate(queue.names, 1)
        )
        heads = ("", say("room.col_player"), say("room.col_asked"), say("room.col_called"), say("room.col_wants"))
        tables.append(WordTable(say("room.list_of", game=game_words(queue.game, titles)), heads, rows))
    moves = tuple(
        (
            move.name, names.get(move.source, ""), names.get(move.to, ""), counted(move.seat),
            figure(move.chips) if move.chips else "", say(f"room.move_{move.state}"),
        )
        for move in room.moves
        if move.state in ("asked", "left")
    )  # fmt: skip
    move_heads = tuple(say(f"room.col_{key}") for key in ("player", "from", "to", "seat", "chips", "state"))
    tables.append(WordTable(say("room.moves"), move_heads, moves))
    seats = tuple(
        (table.name, short_title(table.playing.game), table.playing.dealer, ", ".join(map(counted, table.playing.open)))
        for table in room.tables
        if table.playing is not None
    )
    seat_heads = tuple(say(f"room.col_{key}") for key in ("table", "game", "dealer", "open_seats"))
    tables.append(WordTable(say("room.col_tables"), seat_heads, seats))
    return tuple(grid for grid in tables if grid.rows)


def lists_pdf(room: Room) -> bytes:
    """Return the lists of the last reading of the room as a PDF, A4 landscape; needs a `QGuiApplication`."""
    title = f"{room.name}, {say('room.lists')}"
    head = (
        f"<h1>{html.escape(title)}</h1><p>{html.escape(say('room.as_of_day', day=room.today, at=clock(room.now)))}</p>"
    )
    return printed(title, head + "".join(map(as_rows, grids(room))))


class FloorFile(Struct, frozen=True):
    """A file that is not written yet."""

    name: str
    """Name of the file, without a folder."""
    make: Callable[[], bytes]
    """Function that makes its bytes."""


def day_file(day: Day, by: DayView, kind: str) -> FloorFile:
    """Return the file of a day: `kind` is `csv` (rows of the view `by`), `json` or `pdf`."""
    if kind == "csv":
        return FloorFile(f"room-{day.day}-{by}.csv", lambda: as_csv(day, by).encode())
    return FloorFile(f"room-{day.day}.{kind}", lambda: as_json(day) if kind == "json" else as_pdf(day))


def lists_file(room: Room) -> FloorFile:
    """Return the file of the lists of this reading of the room, to be printed."""
    stamp = datetime.fromtimestamp(room.now).strftime("%Y-%m-%d-%H%M")
    return FloorFile(f"room-lists-{stamp}.pdf", lambda: lists_pdf(room))


def save(file: FloorFile, folder: Path) -> tuple[str, bool]:
    """Write a file into `folder`; return a sentence with its path or the error, and True after an error."""
    try:
        write(folder / file.name, file.make())
    except OSError as error:
        return say("room.not_saved", why=error.strerror or str(error)), True
    return say("room.saved", file=str(folder / file.name)), False
