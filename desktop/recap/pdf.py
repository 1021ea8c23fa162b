"""The recap on paper: the page of `desktop.recap.paper`, set by Qt with the shipped fonts, as a PDF of A4 pages."""

from pathlib import Path

from PySide6.QtCore import QBuffer, QMarginsF, QRectF, QSizeF, Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QFont,
    QImage,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QTextDocument,
    QTextOption,
)

from desktop.kit import fonts
from desktop.kit.theme import load
from desktop.recap import paper
from desktop.recap.chart import Plan, draw
from desktop.recap.telling import dated, shown
from desktop.words.say import say
from engine.recap.report import Report
from engine.writing import write

MARGIN_MM = 13.0
CHART = "chart"
CHART_WIDTH, CHART_HEIGHT = 1000, 330
"""The chart in its own px; it is put on paper as wide as the text."""
SHARP = 2.5
"""Pixels of the chart's picture a px: about 300 dots an inch on paper."""
SIZES = (1.0, 0.95, 0.9, 0.85, 0.8, 0.76)
"""Text is set as large as it fits on one page, not smaller than the last; then it takes several pages."""
FULL = 0.9
"""The size of a recap that needs several pages."""
EDGE = 0.5
"""Points above the next page's first row: what only touches a page would be in its text as well, unseen."""


def chart_image(report: Report) -> QImage:
    """The chart of won and lost in the light theme on white; the best result is lit."""
    page = shown(report)
    picture = QImage(round(CHART_WIDTH * SHARP), round(CHART_HEIGHT * SHARP), QImage.Format.Format_RGB32)
    picture.fill(QColor("white"))
    theme = load("light")
    theme.panel = QColor("white")
    p = QPainter(picture)
    p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    p.scale(SHARP, SHARP)
    plan = Plan(page.lines, page.hands, QRectF(0, 0, CHART_WIDTH, CHART_HEIGHT), 17, 22, page.money)
    draw(p, plan, theme, 0 if page.lines else None, page.corrected)
    p.end()
    return picture


def document(report: Report, width: float, whole: bool = True) -> QTextDocument:
    """The page as a document `width` points wide, chart included where a hand was played; `whole` = whole words."""
    made = QTextDocument()
    face = QFont(list(fonts.on_paper()))
    face.setFeature(fonts.CONTEXTUAL, 0)
    face.setPointSizeF(9.5)
    made.setDefaultFont(face)
    made.setDocumentMargin(0)
    if whole:
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WordWrap)  # columns are as wide as their longest word
        made.setDefaultTextOption(option)
    if report.last_hand:
        made.addResource(QTextDocument.ResourceType.ImageResource, QUrl(CHART), chart_image(report))
    made.setHtml(paper.page(report, int(width), CHART if report.last_hand else ""))
    return made


def pdf(report: Report, path: Path) -> int:
    """Write the recap to a PDF; returns how many pages it has.

    Raises:
        OSError: the file cannot be written; the text names it.
    """
    held, pages = printed(report)
    write(path, held)
    return pages


def printed(report: Report) -> tuple[bytes, int]:
    """The recap as the bytes of a PDF, and how many pages it has."""
    held = QBuffer()  # QPdfWriter only warns when it cannot write: the file is ours to write.
    held.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(held)
    writer.setTitle(dated(report))
    writer.setCreator("Feltbook")
    writer.setResolution(300)
    margins = QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM)
    writer.setPageLayout(
        QPageLayout(
            QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait, margins, QPageLayout.Unit.Millimeter
        )
    )
    body = writer.pageLayout().paintRect(QPageLayout.Unit.Point)
    made, size = fitted(report, body.width(), body.height())
    tall = body.height() / size
    starts = page_starts(made, tall)
    pages = len(starts)
    p = QPainter(writer)
    to_dots = writer.resolution() / 72
    for number, (top, end) in enumerate(zip(starts, (*starts[1:], starts[-1] + tall), strict=True)):
        if number:
            writer.newPage()
        p.save()
        p.scale(to_dots * size, to_dots * size)
        p.translate(0, -top)
        high = end - top - (EDGE if number < pages - 1 else 0)
        made.drawContents(p, QRectF(0, top, body.width() / size, high))
        p.restore()
        if pages > 1:
            _foot(p, say("recap.page", number=number + 1, pages=pages), body, to_dots)
    p.end()
    return bytes(held.data().data()), pages


def page_starts(made: QTextDocument, tall: float) -> tuple[float, ...]:
    """Where each page of so many points begins: no row of a table, picture or paragraph lies over an edge.

    Qt breaks between the lines of a row; a paragraph that is higher than a page is cut all the same.
    """
    if made.pageCount() == 1:
        return (0.0,)
    made.setPageSize(QSizeF(made.pageSize().width(), 0))  # one strip, cut below
    spans, block = [], made.begin()
    while block.isValid():
        lies = made.documentLayout().blockBoundingRect(block)
        spans.append((lies.top(), lies.bottom()))
        block = block.next()
    starts, whole = [0.0], max(bottom for _, bottom in spans)
    while starts[-1] + tall < whole:
        cut = starts[-1] + tall
        while (crossed := min((top for top, bottom in spans if top < cut < bottom), default=cut)) < cut:
            if crossed <= starts[-1]:
                cut = starts[-1] + tall
                break
            cut = crossed
        starts.append(cut)
    return tuple(starts)


def fitted(report: Report, width: float, height: float) -> tuple[QTextDocument, float]:
    """The document as large as it fits on one page of so many points, and its size.

    Where it needs more pages it is as large as its tables are no wider than the paper.
    """
    wide_enough: tuple[QTextDocument, float] | None = None
    for size in SIZES:
        made = document(report, width / size)
        made.setPageSize(QSizeF(width / size, height / size))
        fits = made.size().width() <= width / size + 1
        if fits and made.pageCount() == 1:
            return made, size
        if fits and size <= FULL and wide_enough is None:
            wide_enough = made, size
    if wide_enough is None:  # a name of forty letters: better broken than beyond the paper
        made, size = document(report, width / FULL, whole=False), FULL
        made.setPageSize(QSizeF(width / size, height / size))
        return made, size
    return wide_enough


def _foot(p: QPainter, words: str, body: QRectF, to_dots: float) -> None:
    """The page's number, in the margin below the text."""
    face = QFont(list(fonts.on_paper()))
    face.setPixelSize(8)
    face.setWeight(QFont.Weight(fonts.MEDIUM))
    p.save()
    p.scale(to_dots, to_dots)
    p.setFont(face)
    p.setPen(QColor("#4a4a4a"))
    p.drawText(QRectF(0, body.height() + 8, body.width(), 12), Qt.AlignmentFlag.AlignRight, words)
    p.restore()
