"""The day's report as files: CSV, JSON, PDF. The figures are the report's own, the words the language's."""

import html

import msgspec
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter, QTextDocument

from desktop.floor.day_lines import GRIDS, By, Grid, book_words
from desktop.words.say import say
from engine.exports.csv import table
from engine.room.report import Day

DPI = 150


def as_csv(day: Day, by: By = "table") -> str:
    """The rows of one view with English heads, as programs want them: figures without signs or gaps."""
    heads, rows = plain(day, by)
    return table(heads, rows)


def plain(day: Day, by: By) -> tuple[tuple[str, ...], list[tuple[str, ...]]]:
    """Heads and rows as bare figures."""
    sums = (
        "hands",
        "an_hour",
        "rake",
        "drops",
        "time",
        "tips",
        "takes",
        "corrections",
        "rulings",
        "misdeals",
        "seconds",
    )
    if by == "player":
        names = ("bought", "cashed", "on_table", "net", "dealt", "won")
        rows = [
            (player.name, " ".join(player.tables), *(str(getattr(player, name)) for name in names))
            for player in day.players
        ]
        return ("player", "tables", *names), rows
    keys: list[tuple[str, ...]]
    match by:
        case "table":
            own = [each.sums for each in day.tables]
            keys = [(str(each.place), each.name, ", ".join(game.text for game in each.games)) for each in day.tables]
            first: tuple[str, ...] = ("place", "table", "games")
        case "dealer":
            own = [each.sums for each in day.dealers]
            keys, first = [(each.dealer, str(each.downs)) for each in day.dealers], ("dealer", "downs")
        case "game":
            own = [each.sums for each in day.games]
            keys, first = [(each.game.text, str(each.tables)) for each in day.games], ("game", "tables")
        case _:
            own = [each.sums for each in day.hours]
            keys, first = [(str(int(each.began)), str(each.tables)) for each in day.hours], ("utc", "tables")
    rows = [(*key, *(str(getattr(each, name)) for name in sums)) for key, each in zip(keys, own, strict=True)]
    return (*first, *sums), rows


def as_json(day: Day) -> bytes:
    """Everything, as one object."""
    return msgspec.json.format(msgspec.json.encode(day), indent=1) + b"\n"


def as_html(day: Day) -> str:
    """The report as a page to print."""
    parts = [f"<h1>{html.escape(say('room.day'))} {html.escape(day.day)}</h1>"]
    parts.append(f"<p>{html.escape(day.room)}. {html.escape(book_words(day)[0])}</p>")
    for make in GRIDS.values():
        grid = make(day)
        if grid.rows:
            parts.append(_grid(grid))
    return "".join(parts)


def _grid(grid: Grid) -> str:
    def row(cells: tuple[str, ...], kind: str) -> str:
        made = "".join(
            f"<{kind} align='{'right' if at else 'left'}'>{html.escape(cell)}</{kind}>" for at, cell in enumerate(cells)
        )
        return f"<tr>{made}</tr>"

    body = "".join(row(cells, "td") for cells in grid.rows)
    foot = row(grid.sums, "th") if grid.sums else ""
    head = row(grid.heads, "th")
    return f"<h2>{html.escape(grid.title)}</h2><table width='100%' cellpadding='3'>{head}{body}{foot}</table>"


def as_pdf(day: Day) -> bytes:
    """The report on A4, lying; needs a `QGuiApplication`."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(DPI)
    writer.setTitle(f"{say('room.day')} {day.day}")
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageOrientation(QPageLayout.Orientation.Landscape)
    writer.setPageMargins(QMarginsF(12, 12, 12, 12), QPageLayout.Unit.Millimeter)
    document = QTextDocument()
    document.setDefaultStyleSheet(
        "body { font-family: Inter; font-size: 8pt; } h1 { font-size: 14pt; } h2 { font-size: 10pt; }"
    )
    document.setHtml(f"<body>{as_html(day)}</body>")
    document.print_(writer)
    buffer.close()
    return bytes(data.data())
