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
from desktop.recap.chart import draw
from desktop.recap.chart_plan import Plan
from desktop.recap.page_words import shown
from desktop.recap.paging import pages
from desktop.recap.report_times import dated
from desktop.words.say import say
from engine.recap.report import Report
from engine.writing import write

MARGIN_MM = 13.0
CHART = "chart"
CHART_WIDTH, CHART_HEIGHT = 1000, 330
"""The size of the chart, in its own px; on paper the chart is as wide as the text."""
CHART_TYPE, CHART_ROW = 17, 22.0
"""The size of the names in the chart, and their least distance, px of the chart."""
SHARP = 2.5
"""Pixels of the chart's picture for each px of the chart: about 300 dots an inch on paper."""
SIZES = (1.0, 0.95, 0.9, 0.85, 0.8, 0.76)
"""Sizes of the text: the largest with which it fits on one page is taken; where none fits, it takes several pages."""
FULL = 0.9
"""The size of a recap that needs several pages."""
FEW = 3
"""Most pages of which a smaller size may save one."""
DOTS, POINTS = 300, 72
"""Dots and points of an inch."""
TYPE = 9.5
"""The size of the text, points; then that of a page number, which is also its distance from the text."""
FOOT = 8
FOOT_LINE = 1.5
"""The height of the line of a page number, in sizes of its letters."""
EDGE = 0.5
"""Points left free above the next row: a part that only touches the drawn one would be in its text too, invisibly."""


def chart_image(report: Report) -> QImage:
    """Return the chart of won and lost in the light theme on white; the best result is lit."""
    page = shown(report)
    picture = QImage(round(CHART_WIDTH * SHARP), round(CHART_HEIGHT * SHARP), QImage.Format.Format_RGB32)
    picture.fill(QColor("white"))
    theme = load("light")
    theme.panel = QColor("white")
    p = QPainter(picture)
    p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    p.scale(SHARP, SHARP)
    plan = Plan(page.lines, page.hands, QRectF(0, 0, CHART_WIDTH, CHART_HEIGHT), CHART_TYPE, CHART_ROW, page.money)
    draw(p, plan, theme, 0 if page.lines else None, page.corrected)
    p.end()
    return picture


def document(report: Report, width: float, whole: bool = True) -> QTextDocument:
    """Return the page as a document `width` points wide, with the chart if a hand was played; `whole` = cut no word."""
    text = QTextDocument()
    face = QFont(list(fonts.on_paper()))
    face.setFeature(fonts.CONTEXTUAL, 0)
    face.setPointSizeF(TYPE)
    text.setDefaultFont(face)
    text.setDocumentMargin(0)
    if whole:
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WordWrap)  # columns are as wide as their longest word
        text.setDefaultTextOption(option)
    if report.last_hand:
        text.addResource(QTextDocument.ResourceType.ImageResource, QUrl(CHART), chart_image(report))
    text.setHtml(paper.page(report, int(width), CHART if report.last_hand else ""))
    return text


def pdf(report: Report, path: Path) -> int:
    """Write the recap to a PDF and return its number of pages.

    Raises:
        OSError: the file cannot be written; the text names it.
    """
    data, count = printed(report)
    write(path, data)
    return count


def printed(report: Report) -> tuple[bytes, int]:
    """Return the recap as the bytes of a PDF, and its number of pages."""
    buffer = QBuffer()  # QPdfWriter only warns when it cannot write, so the app writes the file itself.
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(dated(report))
    writer.setCreator("Feltbook")
    writer.setResolution(DOTS)
    margins = QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM)
    writer.setPageLayout(
        QPageLayout(
            QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait, margins, QPageLayout.Unit.Millimeter
        )
    )
    body = writer.pageLayout().paintRect(QPageLayout.Unit.Point)
    text, size = fitted(report, body.width(), body.height())
    tall = body.height() / size
    sheets = pages(text, tall)
    p = QPainter(writer)
    to_dots = writer.resolution() / POINTS
    for number, sheet in enumerate(sheets):
        if number:
            writer.newPage()
        p.save()
        p.scale(to_dots * size, to_dots * size)
        for head, down in sheet.repeated:
            _draw_part(p, text, head.adjusted(0, 0, 0, -EDGE), down)
        high = sheet.end - sheet.top - (EDGE if number < len(sheets) - 1 else 0)
        _draw_part(p, text, QRectF(0, sheet.top, body.width() / size, high), sheet.down)
        p.restore()
        if len(sheets) > 1:
            _paint_number(p, say("recap.page", number=number + 1, pages=len(sheets)), body, to_dots)
    p.end()
    return bytes(buffer.data().data()), len(sheets)


def _draw_part(p: QPainter, text: QTextDocument, part: QRectF, down: float) -> None:
    """Draw a part of the document, `down` points below the top edge of the page."""
    p.save()
    p.translate(0, down - part.top())
    text.drawContents(p, part)
    p.restore()


def fitted(report: Report, width: float, height: float) -> tuple[QTextDocument, float]:
    """Return the document in the largest size that fits on one page of `width` by `height` points, and that size.

    Where it needs several pages, it has the largest size at which its tables are no wider than the paper, or a smaller
    one where that saves one of a few pages.
    """
    wide_enough: tuple[QTextDocument, float] | None = None
    least = 0
    for size in SIZES:
        text = document(report, width / size)
        paper_size = QSizeF(width / size, height / size)
        text.setPageSize(paper_size)
        fits = text.size().width() <= width / size + 1
        if fits and text.pageCount() == 1:
            return text, size
        if fits and size <= FULL and (wide_enough is None or least <= FEW):
            count = len(pages(text, height / size))
            text.setPageSize(paper_size)
            if wide_enough is None or count < least:
                wide_enough, least = (text, size), count
    if wide_enough is None:  # e.g. a name of forty letters: a broken word is better than text beyond the paper
        text, size = document(report, width / FULL, whole=False), FULL
        text.setPageSize(QSizeF(width / size, height / size))
        return text, size
    return wide_enough


def _paint_number(p: QPainter, words: str, body: QRectF, to_dots: float) -> None:
    """Draw the number of the page, in the margin below the text."""
    face = QFont(list(fonts.on_paper()))
    face.setPixelSize(FOOT)
    face.setWeight(QFont.Weight(fonts.MEDIUM))
    p.save()
    p.scale(to_dots, to_dots)
    p.setFont(face)
    p.setPen(QColor("#4a4a4a"))
    p.drawText(QRectF(0, body.height() + FOOT, body.width(), FOOT_LINE * FOOT), Qt.AlignmentFlag.AlignRight, words)
    p.restore()
