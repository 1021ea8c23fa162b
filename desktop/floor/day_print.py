"""The day's report as pages to print, in the language of the device."""

import html

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter, QTextDocument

from desktop.floor.day_lines import GRIDS, WordTable, book_words
from desktop.words.say import say
from engine.room.day_records import Day

DPI = 150


def as_html(day: Day) -> str:
    """The report as a page to print."""
    parts = [f"<h1>{html.escape(say('room.day'))} {html.escape(day.day)}</h1>"]
    parts.append(f"<p>{html.escape(day.room)}. {html.escape(book_words(day)[0])}</p>")
    for make in GRIDS.values():
        grid = make(day)
        if grid.rows:
            parts.append(as_rows(grid))
    return "".join(parts)


def as_rows(grid: WordTable) -> str:
    """A grid as a heading and a table."""

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
    return printed(f"{say('room.day')} {day.day}", as_html(day))


def printed(title: str, page: str) -> bytes:
    """A page of HTML on A4, lying; needs a `QGuiApplication`."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(DPI)
    writer.setTitle(title)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageOrientation(QPageLayout.Orientation.Landscape)
    writer.setPageMargins(QMarginsF(12, 12, 12, 12), QPageLayout.Unit.Millimeter)
    document = QTextDocument()
    document.setDefaultStyleSheet(
        "body { font-family: Inter; font-size: 8pt; } h1 { font-size: 14pt; } h2 { font-size: 10pt; }"
    )
    document.setHtml(f"<body>{page}</body>")
    document.print_(writer)
    buffer.close()
    return bytes(data.data())
