"""The pane with the hand on the felt in words: its name, its streets, every line; a tap goes to that moment."""

from msgspec import Struct
from PySide6.QtCore import QItemSelectionModel, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.bridge.scene import LogLine
from desktop.kit import fitting, fonts, paint
from desktop.kit.appearance import Look
from desktop.kit.button import Button
from desktop.kit.face import Face
from desktop.kit.layout import Space, cells
from desktop.kit.list import ListPane
from desktop.kit.list_view import Records, RowDelegate
from desktop.kit.metrics import MIN_TARGET_PX
from desktop.kit.page import Panel
from desktop.kit.page_keys import TitleKey
from desktop.kit.painted import put
from desktop.kit.sizes import BESIDE, GAP, ROUND_SMALL, STRONG, TITLE_KEY_WIDE, Pair
from desktop.replay.find_pane import KEY, SIDES, turn_box
from desktop.replay.intents import ReplayKey
from desktop.words.i18n import bare
from desktop.words.say import say
from engine.journal.evening_marks import HandMark

LINE_HIGH: Pair = (46, 40)
LINE_LEAST = 40
"""The least height of a line, px of the screen."""
NOW_ENDS = 5.0
"""Space above and below the bar of the line on the felt."""
LINE_STEP = 1.2
"""The distance of two lines of text, times its size."""
LINE_AIR = 10.0
"""Space that two lines of text leave free in a row."""
RING: Pair = (30, 24)


class LineRecord(Struct, frozen=True):
    """A row of the list."""

    line: LogLine
    """The line of the log."""
    at: int
    """The number of the line in the hand, from 0."""
    now: bool = False
    """Whether it is the line of the moment on the felt."""


class LineRow(RowDelegate):
    """The row of a line: seat, words, the running pot; the name of a street follows a rule."""

    even = True

    def high(self, look: Look, row: LineRecord) -> float:
        """Return the height, the same for all rows; never less than 40 px of the screen."""
        return max(look.of(LINE_HIGH), LINE_LEAST / look.scale)

    def draw(self, p: QPainter, look: Look, area: QRectF, row: LineRecord, down: bool, chosen: bool) -> None:
        """Paint the line; that of the moment on the felt stands out."""
        theme, line, px, y = look.theme, row.line, look.type.log, area.center().y()
        fill = theme.pressed if down else theme.sel if row.now else None
        if fill is not None or chosen:
            edge = theme.info if chosen else None
            paint.panel(p, area.adjusted(1, 1, -1, -1), look.of(ROUND_SMALL), fill, edge, STRONG)
        if row.now:
            paint.stripe(p, area.adjusted(1, 0, 0, 0), theme.info, NOW_ENDS)
        size, left, right = look.of(RING), look.of(SIDES), area.right() - look.of(SIDES)
        if line.street:
            paint.hairline(p, theme.line, left, y, left + size, y)
        elif line.seat is not None:
            paint.number_ring(p, line.seat, left + size / 2, y, size, theme.text, theme.line)
        left += size + BESIDE
        if line.pot is not None:
            right -= paint.text(p, bare(line.pot), right, y, px, fonts.MEDIUM, theme.text2, paint.RIGHT) + BESIDE
        weight = fonts.SEMIBOLD if row.now or line.street else fonts.MEDIUM
        of_two = int((area.height() - LINE_AIR) / (2 * LINE_STEP))
        px = fitting.fit_px(line.text, px, weight, right - left, min(px, of_two))  # one line while it is the larger
        lines, px = fitting.named_lines(line.text, line.who, px, weight, right - left)
        for number, words in enumerate(lines):
            down_by = (number - (len(lines) - 1) / 2) * px * LINE_STEP
            paint.text(p, words, left, y + down_by, px, weight, theme.text2 if line.street else theme.text)


class HandPane(Panel):
    """The pane; `intended` carries star, name or share, `moment` a line, `street` a street; `to_find` = the search."""

    intended = Signal(object)
    moment = Signal(int)
    street = Signal(str)
    to_find = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, say("replay.title"), parent)
        self.keys = {key: Button(look, self, "name") for key in (ReplayKey.STAR, ReplayKey.NAME, ReplayKey.SHARE)}
        for key, button in self.keys.items():
            button.set_ground("panel")
            button.tapped.connect(lambda key=key: self.intended.emit(key))
        self.streets: dict[str, Button] = {}
        self.list = ListPane(look, Records(_words), LineRow(), self)
        self.list.view.setAccessibleName(say("replay.log"))
        self.list.view.chosen.connect(lambda row: self.moment.emit(row.at))
        self.turn = TitleKey(look, self)
        self.turn.say(say("replay.to_find"), say("replay.to_find"))
        self.turn.tapped.connect(self.to_find)
        self._lines: tuple[LogLine, ...] = ()
        self._now = -1

    def show_hand(self, title: str, mark: HandMark, writes: bool) -> None:
        """Show the name and the star of a hand; `writes` = star and name can be kept."""
        self.title = title
        self.setAccessibleName(title)
        star = Face(
            say("replay.starred" if mark.starred else "replay.star"), fill="chosen" if mark.starred else "normal"
        )
        name = Face(mark.name or say("replay.name"), fill="chosen" if mark.name else "normal")
        for key, face in ((ReplayKey.STAR, star), (ReplayKey.NAME, name), (ReplayKey.SHARE, Face(say("replay.share")))):
            self.keys[key].render_face(face)
            self.keys[key].setVisible(writes or key is ReplayKey.SHARE)
        self.update()

    def show_streets(self, streets: tuple[tuple[str, str, bool], ...], now: str) -> None:
        """Show the streets: id, word, whether the hand reached it; `now` = id of the street on the felt."""
        ids = [id for id, _, _ in streets]
        if ids != list(self.streets):
            for button in self.streets.values():
                button.hide()
                button.deleteLater()
            self.streets = {id: Button(self.look, self, "name") for id in ids}
            for id, button in self.streets.items():
                button.set_ground("panel")
                button.tapped.connect(lambda id=id: self.street.emit(id))
                button.show()
        for id, word, reached in streets:
            reason = "" if reached else say("replay.not_reached")
            self.streets[id].render_face(Face(word, fill="looking" if id == now else "normal", reason=reason))
        self.lay()

    def show_lines(self, lines: tuple[LogLine, ...], now: int) -> None:
        """Show all lines of the hand; `now` = index of the line of the moment on the felt."""
        self._lines, self._now = lines, now
        self.list.records.show([LineRecord(line, at, at == now) for at, line in enumerate(lines)])
        self.list.lay()
        if 0 <= now < len(lines):
            here = self.list.records.index(now)
            self.list.view.scrollTo(here)
            self.list.view.selectionModel().setCurrentIndex(here, QItemSelectionModel.SelectionFlag.NoUpdate)
        self.update()

    def show_turn(self, shown: bool) -> None:
        """Set whether there is a key to the search."""
        self.turn.setVisible(shown)
        self.lay()

    def arrange(self) -> None:
        """Place keys, streets and lines, from the top."""
        gap = self.look.of(GAP)
        space = Space(self.inner(), gap, self.look.scale)
        wide, turns = self.look.of(TITLE_KEY_WIDE), self.turn.isVisibleTo(self)
        self.taken = wide + gap if turns else 0.0
        put(self.turn, turn_box(self.area(), wide, self.head), self.look.scale)
        high = max(self.look.of(KEY), MIN_TARGET_PX / self.look.scale)
        shown = [button for button in self.keys.values() if button.isVisibleTo(self)]
        for button, place in zip(shown, cells(space.top(high), len(shown), len(shown), gap), strict=True):
            space.put(button, place)
        if self.streets:
            count = len(self.streets)
            for button, place in zip(self.streets.values(), cells(space.top(high), count, count, gap), strict=True):
                space.put(button, place)
        space.put(self.list, space.rect)


def _words(row: LineRecord) -> str:
    pot = "" if row.line.pot is None else bare(row.line.pot)
    return ", ".join(word for word in (row.line.text, pot) if word)
