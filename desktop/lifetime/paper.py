"""Tables on paper, a document for each page, so that the time grows only in proportion to the rows."""

import heapq
from collections.abc import Iterator, Sequence

from msgspec import Struct
from PySide6.QtCore import QBuffer, QMarginsF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPageLayout, QPageSize, QPainter, QPdfWriter, QTextDocument

from desktop.kit import fonts
from desktop.words.i18n import counted
from engine.journal.progress import Cancelled, GoOn, always

STYLE = """
th { text-align: right; font-weight: 600; border-bottom: 1px solid #888; padding: 3px 5px; }
td { text-align: right; padding: 3px 5px; border-bottom: 1px solid #ddd; }
.name { text-align: left; }
"""
MARGIN_MM = 12.0
LETTERS = 9
"""Size of the letters, points."""
DOTS, POINTS = 300, 72
"""Dots and points of an inch of paper."""
MOST = 100
"""Rows that are tried on the first page of a table."""
WIDEST = 8
"""The longest texts of a column that are measured; one of them is the widest."""
CELL = 14.0
"""Width of a cell beside its text, points."""
BETWEEN = 8.0
"""Space between two tables, points."""
FOOT = 12.0
"""Space below the rows for the number of the page, points."""


class PaperTable(Struct, frozen=True):
    """A table with its title; all of it is HTML."""

    title: str
    """The heading above the table."""
    head: Sequence[str]
    """The head of each column."""
    rows: Sequence[Sequence[str]]
    """The rows, with the content of each cell."""
    kinds: Sequence[str]
    """The class of each column, "" = none."""


PaperParts = list[tuple[QTextDocument, float]]
"""Parts of tables, and the top of each, points. One document for all would be laid out bit by bit, by a timer that
another thread does not have.
"""


def printed(tables: Sequence[PaperTable], go_on: GoOn = always) -> bytes:
    """Return the tables as a PDF, landscape; a table has the same column widths and head on all its pages.

    `go_on` gets how many rows of how many are set; returning False ends it, which raises Cancelled.
    """
    buffer = QBuffer()  # QPdfWriter only warns when it cannot write, so the app writes the file itself
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setCreator("Feltbook")
    writer.setResolution(DOTS)
    margins, landscape = QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM), QPageLayout.Orientation.Landscape
    size = QPageSize(QPageSize.PageSizeId.A4)
    writer.setPageLayout(QPageLayout(size, landscape, margins, QPageLayout.Unit.Millimeter))
    body = writer.pageLayout().paintRect(QPageLayout.Unit.Point)
    p = QPainter(writer)
    p.scale(DOTS / POINTS, DOTS / POINTS)
    row_count, foot = sum(len(table.rows) for table in tables), QRectF(0, body.height() - FOOT, body.width(), FOOT)
    try:
        for number, (page, done) in enumerate(_pages(tables, body.width(), body.height() - FOOT), 1):
            if not go_on(done, row_count):
                raise Cancelled
            if number > 1:
                writer.newPage()
            for part, top in page:
                p.translate(0, top)
                part.drawContents(p)
                p.translate(0, -top)
            p.setFont(_font())
            p.drawText(foot, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom, counted(number))
    finally:
        p.end()
    return bytes(buffer.data().data())


def _pages(tables: Sequence[PaperTable], wide: float, high: float) -> Iterator[tuple[PaperParts, int]]:
    """Yield each page, and how many rows are set up to its end; a table starts below the one before."""
    page, used, done = PaperParts(), 0.0, 0
    for table in tables:
        widths, at, guess = _widths(table, wide), 0, MOST
        while at < len(table.rows):
            count = min(guess, len(table.rows) - at)
            while count:
                tried = _document(_html(table, widths, at, count), wide)
                tall = tried.size().height()
                if tall <= high - used or (count == 1 and not page):
                    break
                count = min(count - 1, int(count * (high - used) / tall))
            if count:
                page.append((tried, used))
                used, guess = used + tall + BETWEEN, count if at else MOST
                at, done = at + count, done + count
            if at < len(table.rows):  # the page is full; maybe not one row fits below the table before
                yield page, done
                page, used = PaperParts(), 0.0
    if page:
        yield page, done


def _document(html: str, wide: float) -> QTextDocument:
    """Return a document in the letters of paper, `wide` points."""
    text = QTextDocument()
    text.setDefaultFont(_font())
    text.setDefaultStyleSheet(STYLE)
    text.setDocumentMargin(0)
    text.setHtml(html)
    text.setTextWidth(wide)
    return text


def _font() -> QFont:
    font = QFont(list(fonts.on_paper()), LETTERS)
    font.setPixelSize(LETTERS)  # the painter scales: a px is a point
    font.setFeature(fonts.CONTEXTUAL, 0)  # signs of another form have no character in the text of a PDF
    return font


def _html(table: PaperTable, widths: Sequence[int], at: int, count: int) -> str:
    """Return `count` rows from row `at` on, below the head; the title above the first row."""
    kinds = [f' class="{kind}"' if kind else "" for kind in table.kinds]
    head = "".join(
        f'<th{kind} width="{width}">{name}</th>' for kind, width, name in zip(kinds, widths, table.head, strict=True)
    )
    rows = "".join(
        f"<tr>{''.join(f'<td{kind}>{cell}</td>' for kind, cell in zip(kinds, row, strict=True))}</tr>"
        for row in table.rows[at : at + count]
    )
    title = "" if at else table.title
    return f'{title}<table width="100%" cellspacing="0"><tr>{head}</tr>{rows}</table>'


def _widths(table: PaperTable, wide: float) -> list[int]:
    """Return the width of each column, points: its widest text and a share of the rest; the same on every page."""
    font = _font()
    font.setWeight(QFont.Weight.DemiBold)  # like the heads
    width = QFontMetricsF(font).horizontalAdvance
    columns = [heapq.nlargest(WIDEST, column, key=len) for column in zip(table.head, *table.rows, strict=True)]
    needed = [max(map(width, texts)) + CELL for texts in columns]
    return [int(part * wide / sum(needed)) for part in needed]
