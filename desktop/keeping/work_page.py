"""A page with one piece of background work: a message on its progress and result, and keys."""

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
"""Height of the bar of progress, and its inner margin."""
PROGRESS_INSET = 2.0
TEXT_LEAST = 13
"""Least size of the letters."""
MOST = 4
"""Most lines a paragraph of a message takes."""
KEPT = 8192
"""Number of wrapped paragraphs that are cached."""
STEP, FIRST = 1.45, 0.8
"""Distance from line to line, and from the top to the middle of the first, in sizes of the letters."""


@lru_cache(maxsize=KEPT)
def _wrapped(line: str, px: int, width: float) -> list[str]:
    """Return a paragraph wrapped to a width, as lines."""
    return fitting.wrap(line, px, fonts.MEDIUM, width, MOST)


class MessageRow(RowDelegate):
    """Paints a paragraph of a message, wrapped."""

    gap = (0, 0)

    def __init__(self) -> None:
        super().__init__()
        self.wide, self.px = 0.0, 0
        """Width of a line and size of the letters, reference px."""

    def parts(self, line: str) -> list[str]:
        """Return the lines of a paragraph."""
        return _wrapped(line, self.px, self.wide)

    def high(self, look: Look, record: str) -> float:
        """Return the height of a paragraph, reference px."""
        return len(self.parts(record)) * self.px * STEP

    def draw(self, p: QPainter, look: Look, area: QRectF, record: str, down: bool, chosen: bool) -> None:
        """Paint the lines; a paragraph is read, not pressed, so `down` is ignored."""
        ink = look.theme.info if chosen else look.theme.text
        paint.lines(p, self.parts(record), 0, self.px * FIRST, self.px * STEP, self.px, fonts.MEDIUM, ink)


class Message(Panel):
    """A panel with a head, wrapped paragraphs and a bar of progress."""

    part: float | None = None
    """Share of the work that is done, from 0 to 1; None = no bar."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "", parent)
        self.row = MessageRow()
        self.pane = ListPane(look, Records(str), self.row, self)

    @property
    def lines(self) -> tuple[str, ...]:
        """The paragraphs below the head."""
        return tuple(self.pane.records.records)

    def tell(self, head: str, *lines: str) -> None:
        """Show this head and these paragraphs, without a bar."""
        self.title, self.part = head, None
        self.setAccessibleName(head)
        self.setAccessibleDescription(" ".join(lines))
        self.pane.view.setAccessibleName(head)
        self.pane.records.change(lines)
        self.lay()
        self.update()

    def move_on(self, done: int, of: int, *lines: str) -> None:
        """Show a progress of `done` of `of` under the same head."""
        self.tell(self.title, *lines)
        self.part = done / max(of, 1)
        self.lay()

    def _bar_height(self) -> float:
        """Return the height of the bar, reference px; 0 = no bar."""
        return self.look.of(PROGRESS) if self.part is not None else 0.0

    def arrange(self) -> None:
        """Place the paragraphs, with smaller letters where there are many; what does not fit is scrolled."""
        inner, row = self.inner().adjusted(0, 0, 0, -self._bar_height()), self.row
        row.wide, row.px = inner.width(), self.look.type.name
        if len(self.lines) * TEXT_LEAST * STEP <= inner.height():
            sizes = range(self.look.type.title, TEXT_LEAST - 1, -1)
            row.px = next((px for px in sizes if self._height_in(px) <= inner.height()), row.px)
        self.pane.setVisible(bool(self.lines))
        self.place(self.pane, inner)
        self.pane.lay()

    def _height_in(self, px: int) -> float:
        """Return the height of the paragraphs in letters of `px`, reference px."""
        return sum(len(_wrapped(line, px, self.row.wide)) for line in self.lines) * px * STEP

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the panel and the bar."""
        super().paint(p, area)
        if self.part is not None:
            inner, theme, inset = self.inner(), self.look.theme, PROGRESS_INSET
            bar = inner.adjusted(0, inner.height() - self._bar_height(), 0, 0)
            paint.panel(p, bar, ROUND, theme.sunk, theme.edge, FINE)
            filled = bar.adjusted(inset, inset, (self.part - 1) * (bar.width() - 2 * inset) - inset, -inset)
            paint.panel(p, filled, ROUND, theme.now, theme.now, FINE)


class WorkPage(Page):
    """A page with one piece of background work at a time, which ends with the page. The signal `left` asks to go back.

    Args:
        look: theme and scale to paint with.
        theme: theme of the sentences for the title and the keys.
        keys: id and icon of each key; `back` is connected here.
        about: text beside the title.
        parent: the window of the page.
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
        """Most keys in sight at a time."""
        self.strip.say(say(f"{theme}.title"), about)
        self.work: Background[Any] | None = None

    def begin(self, work: "Background[Any]") -> None:
        """Start this work and stop the work before it."""
        self.stop(LEFT)
        self.work = work
        work.start()

    def stop(self, patience: float = PATIENCE) -> None:
        """Ignore the result of the running work from now on, and wait `patience` seconds at most for it to end."""
        if self.work is not None:
            self.work.stop(patience)
            self.work = None

    def escape(self) -> None:
        """Stop the work and go back."""
        self.stop(LEFT)
        self.left.emit()

    def offer(self, *ways: str) -> None:
        """Show these keys, and Back."""
        for id, key in self.keys.items():
            key.setVisible(id == "back" or id in ways)
        self._place()

    def arrange(self, area: QRectF) -> None:
        """Place the message, and below it the keys in a row, or in an upright window in rows of two."""
        shown = [key for key in self.keys.values() if key.isVisibleTo(self)]
        height, gap = self.look.of(PAGE_KEY), self.look.of(PAGE_GAP)
        columns = min(2, self.at_once) if self.look.fit.layout.upright else self.at_once
        rows, space = -(-self.at_once // columns), Space(area, gap, self.look.scale)
        foot = space.bottom(rows * (height + gap) - gap)
        self.above(space.rect)
        for key, place in zip(shown, cells(foot, len(shown), columns, gap, height), strict=True):
            space.put(key, place)

    def above(self, area: QRectF) -> None:
        """Place the area above the keys."""
        self.place(self.message, area)


def reason(error: Exception) -> str:
    """Return why something failed, as part of a sentence."""
    return why(error) if isinstance(error, JournalError | OSError) else str(error)
