"""A page that works beside the window: what it is doing and what came of it in words, the keys that can be tapped."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fitting, fonts, paint
from desktop.kit.appearance import Look
from desktop.kit.background import LEFT, PATIENCE
from desktop.kit.layout import Space, cells
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


class Message(Panel):
    """A head and lines, wrapped; below them a bar of how much is done, `part` of all from 0 to 1, None = no bar."""

    part: float | None = None

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "", parent)
        self.lines: tuple[str, ...] = ()

    def tell(self, head: str, *lines: str) -> None:
        """Say this."""
        self.title, self.lines, self.part = head, lines, None
        self.setAccessibleName(head)
        self.setAccessibleDescription(" ".join(lines))
        self.update()

    def move_on(self, done: int, of: int, *lines: str) -> None:
        """So much of so much is done; the head stays."""
        self.tell(self.title, *lines)
        self.part = done / max(of, 1)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """The panel with its lines, smaller where there are many."""
        super().paint(p, area)
        inner, px = self.inner(), self.look.type.bet
        if self.part is not None:
            high = self.look.of(PROGRESS)
            bar = QRectF(inner.left(), inner.bottom() - high, inner.width(), high)
            paint.panel(p, bar, ROUND, self.look.theme.sunk, self.look.theme.edge, FINE)
            inset = PROGRESS_INSET
            done = bar.adjusted(inset, inset, (self.part - 1) * (bar.width() - 2 * inset) - inset, -inset)
            paint.panel(p, done, ROUND, self.look.theme.now, self.look.theme.now, FINE)
            inner = inner.adjusted(0, 0, 0, -high)
        while True:
            parts = [part for line in self.lines for part in fitting.wrap(line, px, fonts.MEDIUM, inner.width(), MOST)]
            if len(parts) * px * 1.45 <= inner.height() or px <= TEXT_LEAST:
                break
            px -= 1
        ink, top = self.look.theme.text, inner.top() + px * 0.8
        paint.lines(p, parts, inner.left(), top, px * 1.45, px, fonts.MEDIUM, ink)


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
