"""A page that works beside the window: what it is doing and what came of it in words, the keys that can be tapped."""

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fitting, fonts, paint
from desktop.kit.appearance import Look
from desktop.kit.background import LEFT, PATIENCE
from desktop.kit.layout import Space, cells
from desktop.kit.list import ListPane
from desktop.kit.list_view import Records, RowDelegate
from desktop.kit.page import Page, Panel
from desktop.kit.page_keys import BarButton
from desktop.kit.sizes import FINE, PAGE_GAP, PAGE_KEY, ROUND, Pair
from desktop.words.phrases import why
from desktop.words.say import say
from engine.journal.errors import JournalError

if TYPE_CHECKING:
    from desktop.kit.background import Background


PROGRESS: Pair = (22, 16)
"""The bar of how much is done, and how far inside of it what is done lies."""
PROGRESS_INSET = 2.0
TEXT_LEAST = 13
"""How small the words get."""
MOST = 4
"""Lines one of the words may take."""
KEPT = 8192
"""Lines of which it is kept how they break."""
STEP, FIRST = 1.45, 0.8
"""From line to line, and from the top to the middle of the first, in sizes of the letters."""


@lru_cache(maxsize=KEPT)
def _broken(line: str, px: int, wide: float) -> list[str]:
    """A line as it breaks."""
    return fitting.wrap(line, px, fonts.MEDIUM, wide, MOST)


class MessageRow(RowDelegate):
    """A line of a message, wrapped."""

    gap = (0, 0)

    def __init__(self) -> None:
        super().__init__()
        self.wide, self.px = 0.0, 0
        """The room of a line and the size of its words, reference px."""

    def parts(self, line: str) -> list[str]:
        """The line as it breaks."""
        return _broken(line, self.px, self.wide)

    def high(self, look: Look, record: str) -> float:
        """As high as its words are, reference px."""
        return len(self.parts(record)) * self.px * STEP

    def draw(self, p: QPainter, look: Look, area: QRectF, record: str, down: bool, chosen: bool) -> None:
        """The words; it is read, not pressed."""
        ink = look.theme.info if chosen else look.theme.text
        paint.lines(p, self.parts(record), 0, self.px * FIRST, self.px * STEP, self.px, fonts.MEDIUM, ink)


class Message(Panel):
    """A head and lines, wrapped; below them a bar of how much is done, `part` of all from 0 to 1, None = no bar."""

    part: float | None = None
    """From 0 to 1; None = no bar."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "", parent)
        self.row = MessageRow()
        self.pane = ListPane(look, Records(str), self.row, self)

    @property
    def lines(self) -> tuple[str, ...]:
        """What is said below the head."""
        return tuple(self.pane.records.records)

    def tell(self, head: str, *lines: str) -> None:
        """Say this."""
        self.title, self.part = head, None
        self.setAccessibleName(head)
        self.setAccessibleDescription(" ".join(lines))
        self.pane.view.setAccessibleName(head)
        self.pane.records.change(lines)
        self.lay()
        self.update()

    def move_on(self, done: int, of: int, *lines: str) -> None:
        """So much of so much is done; the head stays."""
        self.tell(self.title, *lines)
        self.part = done / max(of, 1)
        self.lay()

    def _bar(self) -> float:
        """How high the bar is, reference px."""
        return self.look.of(PROGRESS) if self.part is not None else 0.0

    def arrange(self) -> None:
        """The lines, smaller where there are many; more than that are turned."""
        inner, row = self.inner().adjusted(0, 0, 0, -self._bar()), self.row
        row.wide, row.px = inner.width(), self.look.type.name
        if len(self.lines) * TEXT_LEAST * STEP <= inner.height():
            sizes = range(self.look.type.title, TEXT_LEAST - 1, -1)
            row.px = next((px for px in sizes if self._high(px) <= inner.height()), row.px)
        self.pane.setVisible(bool(self.lines))
        self.place(self.pane, inner)
        self.pane.lay()

    def _high(self, px: int) -> float:
        """How high the lines are in this size, reference px."""
        return sum(len(_broken(line, px, self.row.wide)) for line in self.lines) * px * STEP

    def paint(self, p: QPainter, area: QRectF) -> None:
        """The panel and the bar."""
        super().paint(p, area)
        if self.part is not None:
            inner, theme, inset = self.inner(), self.look.theme, PROGRESS_INSET
            bar = inner.adjusted(0, inner.height() - self._bar(), 0, 0)
            paint.panel(p, bar, ROUND, theme.sunk, theme.edge, FINE)
            done = bar.adjusted(inset, inset, (self.part - 1) * (bar.width() - 2 * inset) - inset, -inset)
            paint.panel(p, done, ROUND, theme.now, theme.now, FINE)


class WorkPage(Page):
    """`left` = back. One piece of work at a time goes on beside the window, and ends with the page.

    Args:
        look: what it paints with.
        theme: whose sentences name the page and its keys.
        keys: id and icon of each key; `back` is the page's own.
        about: the line beside the title.
        parent: the window it lies in.
    """

    left = Signal()

    def __init__(
        self, look: Look, theme: str, keys: tuple[tuple[str, str], ...], about: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, say(f"{theme}.title"), parent)
        self.message = Message(look, self)
        self.keys = {id: BarButton(look, icon, self) for id, icon in keys}
        for id, key in self.keys.items():
            key.say(say(f"{theme}.{id}"))
        self.keys["back"].tapped.connect(self.escape)
        self.at_once = len(self.keys) - 1
        """Keys that are seen at a time, at most."""
        self.strip.say(say(f"{theme}.title"), about)
        self.work: Background[Any] | None = None

    def begin(self, work: "Background[Any]") -> None:
        """Start this; what went on before is stopped."""
        self.stop(LEFT)
        self.work = work
        work.start()

    def stop(self, patience: float = PATIENCE) -> None:
        """Nothing of what goes on beside the window is heard any more; it is waited for so many seconds at most."""
        if self.work is not None:
            self.work.stop(patience)
            self.work = None

    def escape(self) -> None:
        """Back to where it was opened."""
        self.stop(LEFT)
        self.left.emit()

    def offer(self, *ways: str) -> None:
        """The keys that can be tapped now; Back always."""
        for id, key in self.keys.items():
            key.setVisible(id == "back" or id in ways)
        self._place()

    def arrange(self, area: QRectF) -> None:
        """The words, the keys below them in a row or, upright, two by two."""
        shown = [key for key in self.keys.values() if key.isVisibleTo(self)]
        tall, gap = self.look.of(PAGE_KEY), self.look.of(PAGE_GAP)
        across = min(2, self.at_once) if self.look.fit.layout.upright else self.at_once
        lines, space = -(-self.at_once // across), Space(area, gap, self.look.scale)
        foot = space.bottom(lines * (tall + gap) - gap)
        self.above(space.rect)
        for key, place in zip(shown, cells(foot, len(shown), across, gap, tall), strict=True):
            space.put(key, place)

    def above(self, area: QRectF) -> None:
        """What lies above the keys."""
        self.place(self.message, area)


def reason(error: Exception) -> str:
    """Why something failed, as part of a sentence."""
    return why(error) if isinstance(error, JournalError | OSError) else str(error)
