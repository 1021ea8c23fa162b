"""Pages of a recap on paper: lists stay together, one that is broken says its heading on each page."""

from collections.abc import Iterator

from msgspec import Struct
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QTextBlock, QTextDocument, QTextFrame, QTextTable

Span = tuple[float, float]
APART = 3.0
"""Points between what is said again and what follows."""


class PaperPage(Struct, frozen=True):
    """A page, as parts of the document that is one long strip; points."""

    top: float
    """Where it begins in the strip."""
    end: float
    """Where the next one begins."""
    repeated: tuple[tuple[QRectF, float], ...] = ()
    """What of the strip is drawn above that once more, and how far below the page's edge."""
    down: float = 0.0
    """How high that is."""


class _List(Struct, frozen=True):
    """A table of the document with the heading it stands under."""

    heads: tuple[QRectF, ...]
    """The heading and the row above the columns, what of it there is."""
    top: float
    """Where its rows begin."""
    first: float
    """Where its first row ends."""
    bottom: float
    """Where its last row ends."""

    @property
    def high(self) -> float:
        """How high its heads are, points."""
        return sum(head.height() + APART for head in self.heads)


def pages(made: QTextDocument, tall: float) -> tuple[PaperPage, ...]:
    """The pages of so many points: no row of a table, picture or paragraph lies over an edge.

    What stands under a heading stays on one page where it fits on one, and is never parted from its heading. Qt breaks
    between the lines of a row; a paragraph that is higher than a page is cut all the same.
    """
    if made.pageCount() == 1:
        return (PaperPage(0.0, tall),)
    made.setPageSize(QSizeF(made.pageSize().width(), 0))  # one strip, cut below
    rows = [_lies(made, block) for block in _blocks(made)]
    lists = list(_lists(made))
    whole = [span for span in _sections(made, lists) if span[1] - span[0] <= tall]
    firsts = [(each.heads[0].top() if each.heads else each.top, each.first) for each in lists]
    made_of: list[PaperPage] = []
    top, last = 0.0, max(bottom for _, bottom in rows)
    while True:
        broken = [each for each in lists if each.top < top < each.bottom]
        down = max((each.high for each in broken), default=0.0)
        end = top + tall - down
        more = end < last
        if more:
            end = next(cut for cut in (_cut(spans, top, end) for spans in ([*whole, *firsts, *rows], rows, [])) if cut)
        made_of.append(PaperPage(top, end, tuple(_stacked(broken)), down))
        if not more:
            return tuple(made_of)
        top = end


def _cut(spans: list[Span], top: float, end: float) -> float | None:
    """The last place for the edge of a page in which none of these is cut; None = there is none below its top."""
    while (crossed := min((above for above, below in spans if above < end < below), default=end)) < end:
        if crossed <= top:
            return None
        end = crossed
    return end


def _stacked(broken: list[_List]) -> Iterator[tuple[QRectF, float]]:
    """The heads of these lists, each above the other of its list."""
    for each in broken:
        down = 0.0
        for head in each.heads:
            yield head, down
            down += head.height() + APART


def _sections(made: QTextDocument, lists: list[_List]) -> Iterator[Span]:
    """What belongs together: a list with its heading, everything under a heading, a heading and its picture."""
    tops: dict[float, float] = {}
    for each in lists:
        top = each.heads[0].top() if each.heads else each.top
        yield top, each.bottom
        tops[top] = max(tops.get(top, 0.0), each.bottom)
    yield from tops.items()
    for block in _blocks(made):
        if block.blockFormat().headingLevel() and block.next().isValid():
            yield _lies(made, block)[0], _lies(made, block.next())[1]


def _lists(made: QTextDocument) -> Iterator[_List]:
    """The tables that hold no other table, in their order."""
    layout = made.documentLayout()
    for table in _tables(made.rootFrame()):
        box, heading = layout.frameBoundingRect(table), _heading(made, table)
        ends = [max(_lies(made, block)[1] for block in _row(made, table, row)) for row in range(table.rows())]
        at = table.format().headerRowCount()
        tops = [min(_lies(made, block)[0] for block in _row(made, table, row)) for row in range(table.rows())]
        heads = []
        if heading is not None:
            above, below = _lies(made, heading)
            heads.append(QRectF(box.left() - APART, above, box.width() + APART, below - above))
        if 0 < at < table.rows():
            heads.append(QRectF(box.left(), box.top(), box.width(), (ends[at - 1] + tops[at]) / 2 - box.top()))
        first = ends[min(at, table.rows() - 1)]
        yield _List(tuple(heads), tops[0], first, ends[-1])


def _heading(made: QTextDocument, table: QTextTable) -> QTextBlock | None:
    """The heading a table stands under: the last one before it in the same cell or page."""
    frame, block = table.parentFrame(), made.findBlock(table.firstPosition()).previous()
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


def _row(made: QTextDocument, table: QTextTable, row: int) -> Iterator[QTextBlock]:
    for column in range(table.columns()):
        cell = table.cellAt(row, column)
        yield from _from(made.findBlock(cell.firstPosition()), cell.lastPosition())


def _blocks(made: QTextDocument) -> Iterator[QTextBlock]:
    return _from(made.begin(), made.characterCount())


def _from(block: QTextBlock, last: int) -> Iterator[QTextBlock]:
    while block.isValid() and block.position() <= last:
        yield block
        block = block.next()


def _lies(made: QTextDocument, block: QTextBlock) -> Span:
    box = made.documentLayout().blockBoundingRect(block)
    return box.top(), box.bottom()
