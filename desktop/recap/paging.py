"""The pages of a recap on paper: lists stay together, and a list that is broken repeats its heading on each page."""

from collections.abc import Iterator

from msgspec import Struct
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QTextBlock, QTextDocument, QTextFrame, QTextTable

Span = tuple[float, float]
APART = 3.0
"""Space between repeated headings and what follows them, points."""


class PaperPage(Struct, frozen=True):
    """A page as a stretch of the document, which is one long strip; in points."""

    top: float
    """The top of the page in the strip."""
    end: float
    """The top of the next page in the strip."""
    repeated: tuple[tuple[QRectF, float], ...] = ()
    """Parts of the strip that are drawn again above the page's stretch, each with its distance from the top edge."""
    down: float = 0.0
    """The height of the repeated parts."""


class _List(Struct, frozen=True):
    """A table of the document and the heading above it; in points of the strip."""

    heads: tuple[QRectF, ...]
    """The rectangles of the heading and of the row of column heads, as far as the table has them."""
    top: float
    """The top of its rows."""
    first: float
    """The bottom of its first row."""
    bottom: float
    """The bottom of its last row."""

    @property
    def heads_high(self) -> float:
        """The height of its heads, points."""
        return sum(head.height() + APART for head in self.heads)


def pages(text: QTextDocument, tall: float) -> tuple[PaperPage, ...]:
    """Return the pages, each `tall` points high: no row of a table, picture or paragraph crosses an edge.

    What stands under a heading stays on one page where it fits on one, and never parts from its heading. Qt breaks
    between the lines of a row; a paragraph that is higher than a page is cut all the same.
    """
    if text.pageCount() == 1:
        return (PaperPage(0.0, tall),)
    text.setPageSize(QSizeF(text.pageSize().width(), 0))  # one strip, cut below
    rows = [_span(text, block) for block in _blocks(text)]
    lists = list(_lists(text))
    whole = [span for span in _sections(text, lists) if span[1] - span[0] <= tall]
    starts = [(each.heads[0].top() if each.heads else each.top, each.first) for each in lists]
    paper_pages: list[PaperPage] = []
    top, last = 0.0, max(bottom for _, bottom in rows)
    while True:
        broken = [each for each in lists if each.top < top < each.bottom]
        down = max((each.heads_high for each in broken), default=0.0)
        end = top + tall - down
        goes_on = end < last
        if goes_on:
            end = next(cut for cut in (_cut(spans, top, end) for spans in ([*whole, *starts, *rows], rows, [])) if cut)
        paper_pages.append(PaperPage(top, end, tuple(_stacked(broken)), down))
        if not goes_on:
            return tuple(paper_pages)
        top = end


def _cut(spans: list[Span], top: float, end: float) -> float | None:
    """Return the last place for the edge of a page at which no span is cut; None = there is none below `top`."""
    while (crossed := min((above for above, below in spans if above < end < below), default=end)) < end:
        if crossed <= top:
            return None
        end = crossed
    return end


def _stacked(broken: list[_List]) -> Iterator[tuple[QRectF, float]]:
    """Return the heads of these lists, each with its distance from the first head of its list."""
    for each in broken:
        down = 0.0
        for head in each.heads:
            yield head, down
            down += head.height() + APART


def _sections(text: QTextDocument, lists: list[_List]) -> Iterator[Span]:
    """Return what stays together: a list with its heading, everything under a heading, a heading and its picture."""
    tops: dict[float, float] = {}
    for each in lists:
        top = each.heads[0].top() if each.heads else each.top
        yield top, each.bottom
        tops[top] = max(tops.get(top, 0.0), each.bottom)
    yield from tops.items()
    for block in _blocks(text):
        if block.blockFormat().headingLevel() and block.next().isValid():
            yield _span(text, block)[0], _span(text, block.next())[1]


def _lists(text: QTextDocument) -> Iterator[_List]:
    """Return the tables that hold no other table, in their order."""
    layout = text.documentLayout()
    for table in _tables(text.rootFrame()):
        box, heading = layout.frameBoundingRect(table), _heading(text, table)
        ends = [max(_span(text, block)[1] for block in _row_blocks(text, table, row)) for row in range(table.rows())]
        body = table.format().headerRowCount()
        tops = [min(_span(text, block)[0] for block in _row_blocks(text, table, row)) for row in range(table.rows())]
        heads = []
        if heading is not None:
            above, below = _span(text, heading)
            heads.append(QRectF(box.left() - APART, above, box.width() + APART, below - above))
        if 0 < body < table.rows():
            heads.append(QRectF(box.left(), box.top(), box.width(), (ends[body - 1] + tops[body]) / 2 - box.top()))
        first = ends[min(body, table.rows() - 1)]
        yield _List(tuple(heads), tops[0], first, ends[-1])


def _heading(text: QTextDocument, table: QTextTable) -> QTextBlock | None:
    """Return the heading above a table: the last one before it in the same cell or page; None = there is none."""
    frame, block = table.parentFrame(), text.findBlock(table.firstPosition()).previous()
    start = frame.firstPosition()
    if isinstance(frame, QTextTable):
        start = frame.cellAt(table.firstPosition()).firstPosition()
    while block.isValid() and block.position() >= start:
        if block.blockFormat().headingLevel():
            return block
        block = block.previous()
    return None


def _tables(frame: QTextFrame) -> Iterator[QTextTable]:
    for child in frame.childFrames():
        inner = list(_tables(child))
        yield from inner
        if isinstance(child, QTextTable) and not inner:
            yield child


def _row_blocks(text: QTextDocument, table: QTextTable, row: int) -> Iterator[QTextBlock]:
    for column in range(table.columns()):
        cell = table.cellAt(row, column)
        yield from _blocks_from(text.findBlock(cell.firstPosition()), cell.lastPosition())


def _blocks(text: QTextDocument) -> Iterator[QTextBlock]:
    return _blocks_from(text.begin(), text.characterCount())


def _blocks_from(block: QTextBlock, last: int) -> Iterator[QTextBlock]:
    while block.isValid() and block.position() <= last:
        yield block
        block = block.next()


def _span(text: QTextDocument, block: QTextBlock) -> Span:
    box = text.documentLayout().blockBoundingRect(block)
    return box.top(), box.bottom()
