"""The page of a book that cannot be opened: the error in a panel, the ways on as keys below."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fitting, fonts, paint
from desktop.kit.appearance import Look
from desktop.kit.layout import cells
from desktop.kit.page import Page, Panel
from desktop.kit.page_keys import BarButton
from desktop.kit.shares import LINES_AWAY
from desktop.kit.sizes import Pair
from desktop.shell.failed_book_ways import BookAction, Unopened
from desktop.words.say import say

MOST = 6
"""Most lines of one wrapped sentence or path."""
FEW = 5
"""Most ways on in a single column."""
WIDE: Pair = (980, 720)
"""Width of the column, reference px."""
WAY: Pair = (92, 76)
"""Height of a key, reference px."""
WAY_GAP: Pair = (14, 10)
WORDS_FOOT: Pair = (20, 14)
"""Space below the words, reference px."""
WORDS_DOWN = 0.6
"""From the title to the middle of the first line, in letter sizes."""


class FailedBookPage(Page):
    """The page with the words in a panel and a key per way on. `chosen` carries a `BookAction`."""

    chosen = Signal(object)

    def __init__(self, look: Look, unopened: Unopened, parent: QWidget | None = None) -> None:
        super().__init__(look, "Feltbook", parent)
        self.unopened = unopened
        self.panel = Words(look, unopened, self)
        self.keys: dict[BookAction, BarButton] = {}
        for at, way in enumerate(unopened.ways):
            key = BarButton(look, "", self)
            key.say(say(f"unopened.{way.value}"), say(f"unopened.{way.value}_note"), "next" if at == 0 else "plain")
            key.tapped.connect(lambda way=way: self._choose(way))
            self.keys[way] = key

    def _choose(self, way: BookAction) -> None:
        self.chosen.emit(way)

    def escape(self) -> None:
        """Choose to quit, where that is offered."""
        if BookAction.QUIT in self.keys:
            self._choose(BookAction.QUIT)

    def arrange(self, area: QRectF) -> None:
        """Place panel and keys in a centred column; more than `FEW` keys stand in two columns."""
        wide = min(area.width(), self.look.of(WIDE))
        tall, gap = self.look.of(WAY), self.look.of(WAY_GAP)
        left = area.left() + (area.width() - wide) / 2
        across = 1 if len(self.keys) <= FEW else 2
        free_height = area.height() - -(-len(self.keys) // across) * (tall + gap)
        words_height = min(free_height, self.panel.preferred_height(wide))
        y = area.top() + max(0.0, (free_height - words_height) / 2)
        self.place(self.panel, QRectF(left, y, wide, words_height))
        ways = QRectF(left, y + words_height + gap, wide, 0)
        for key, place in zip(self.keys.values(), cells(ways, len(self.keys), across, gap, tall), strict=True):
            self.place(key, place)


class Words(Panel):
    """The panel with the error: the head as its title, the other lines wrapped below."""

    def __init__(self, look: Look, unopened: Unopened, parent: QWidget | None = None) -> None:
        super().__init__(look, unopened.head, parent)
        self.unopened = unopened
        self.setAccessibleDescription(" ".join(unopened.lines))

    def _wrapped(self, wide: float) -> list[str]:
        px, room = self.look.type.title, wide - 2 * self.side
        return [part for line in self.unopened.lines for part in fitting.wrap(line, px, fonts.MEDIUM, room, MOST)]

    def preferred_height(self, wide: float) -> float:
        """Return the height of the panel at a width, both in reference px."""
        return self.head + len(self._wrapped(wide)) * self.look.type.title * LINES_AWAY + self.look.of(WORDS_FOOT)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the panel with its words."""
        super().paint(p, area)
        px = self.look.type.title
        wrapped, ink = self._wrapped(area.width()), self.look.theme.text
        paint.lines(p, wrapped, self.side, self.head + px * WORDS_DOWN, px * LINES_AWAY, px, fonts.MEDIUM, ink)
