"""The replay: the table's own felt, read-only; the search and the hand beside it, the bar to step through it below."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit.appearance import Look, TakesLook
from desktop.kit.covers import Covers
from desktop.kit.face import Face
from desktop.kit.layout import cells
from desktop.kit.menu import MenuLayer
from desktop.kit.page import Strip
from desktop.kit.painted import put
from desktop.kit.sheet import Sheet
from desktop.present.statement import StatementView
from desktop.replay.bar import BAR, ReplayBar
from desktop.replay.find_pane import FindPane
from desktop.replay.hand_pane import HandPane
from desktop.replay.intents import ReplayKey
from desktop.replay.look_back import Moment
from desktop.table.felt import Felt
from desktop.words.say import say
from engine.settings.chips import chips_of

BESIDE, BELOW = 700.0, 860.0
"""From this width on both panes are side by side, from this height on one below the other; reference px."""
KEYS: dict[Qt.Key, ReplayKey] = {
    Qt.Key.Key_Escape: ReplayKey.BACK,
    Qt.Key.Key_Left: ReplayKey.EARLIER,
    Qt.Key.Key_Right: ReplayKey.LATER,
    Qt.Key.Key_Home: ReplayKey.DEAL,
    Qt.Key.Key_End: ReplayKey.END,
    Qt.Key.Key_Space: ReplayKey.PLAY,
    Qt.Key.Key_Return: ReplayKey.PLAY,
    Qt.Key.Key_Enter: ReplayKey.PLAY,
    Qt.Key.Key_PageUp: ReplayKey.HAND_BEFORE,
    Qt.Key.Key_PageDown: ReplayKey.HAND_AFTER,
    Qt.Key.Key_S: ReplayKey.STAR,
    Qt.Key.Key_F: ReplayKey.FIND,
    Qt.Key.Key_V: ReplayKey.SPEED,
}
"""The action of each key of the keyboard."""


class ReplayPage(QWidget, TakesLook):
    """The page; `intended` carries a `ReplayKey`, `closed` = the page was left."""

    intended = Signal(object)
    closed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.strip = Strip(look, say("replay.title"), self)
        self.strip.say(say("replay.title"))
        self.felt = Felt(look, self)
        self.finder, self.hand = FindPane(look, self), HandPane(look, self)
        self.ground = ReplayBar(look, self)
        self.statement, self.bar = self.ground.statement, self.ground.keys
        for key, button in self.bar.items():
            button.tapped.connect(lambda key=key: self.intended.emit(key))
        self.covers = Covers(self)
        self.sheet: Sheet | None = None
        self.menu: MenuLayer | None = None
        self.finding = True
        """Whether the search is in sight, where only one of the two panes fits."""
        self.finder.to_hand.connect(lambda: self.turn(False))
        self.hand.to_find.connect(lambda: self.turn(True))
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(say("replay.title"))
        self._shown: Moment | None = None

    @property
    def title(self) -> str:
        """Game and stakes of the hand on the felt, "" = none."""
        return self._shown.scene.title if self._shown is not None else ""

    def stop(self) -> None:
        """Report that the page was left."""
        self.closed.emit()

    # Showing ---------------------------------------------------------------------------------------------------------

    def show_moment(self, moment: Moment) -> None:
        """Show felt, bar and lines of a moment."""
        self._shown = moment
        self.felt.render_felt(
            moment.plates, moment.spots, moment.centre, ("", "", False), chips_of(moment.scene.settings)
        )
        self._make_read_only()
        line = moment.line
        self.statement.render_statement(StatementView("info", line.text, moment.where, line.seat, who=line.who))
        self.hand.show_streets(moment.streets, moment.street)
        self.hand.show_lines(moment.lines, moment.at_line)
        self.bar[ReplayKey.EARLIER].render_face(
            Face(
                say("replay.earlier"), icon="left", second=say("replay.one_step"),
                reason="" if moment.at else say("replay.at_deal"),
            )
        )  # fmt: skip
        left = moment.of - 1 - moment.at
        self.bar[ReplayKey.LATER].render_face(
            Face(
                say("replay.later"), icon="right", second=say("replay.one_step"),
                reason="" if left else say("replay.at_end"),
            )
        )  # fmt: skip

    def show_play(self, playing: bool, left: int, speed: str) -> None:
        """Show the speed key and the play key: whether the hand plays automatically; `left` = steps to the end."""
        self.bar[ReplayKey.SPEED].render_face(Face(say("replay.speed"), icon="clock", second=say(f"replay.{speed}")))
        word, second = say("replay.play"), say("replay.to_end", count=left)
        if playing:
            word = say("replay.pause")
        elif not left:
            word, second = say("replay.again"), ""
        self.bar[ReplayKey.PLAY].render_face(
            Face(word, icon="pause" if playing else "play", second=second, fill="next")
        )

    def show_nothing(self, words: str) -> None:
        """Show that no hand is on the felt."""
        self.felt.render_felt((), (), self.felt.centre, ("", "", False), self.felt.denominations)
        self.statement.render_statement(StatementView("info", say("replay.nothing"), words))
        for key in set(BAR) - {ReplayKey.BACK}:
            self.bar[key].hide()
        self.felt.hide()

    def show_bar(self, back: str) -> None:
        """Show all keys of the bar and the felt; `back` = where the first key leads."""
        self.bar[ReplayKey.BACK].render_face(Face(say("replay.back"), icon="undo", second=back))
        for button in self.bar.values():
            button.show()
        self.felt.show()

    def _make_read_only(self) -> None:
        """Make the felt read-only: no tap, no focus; a screen reader reads what is painted."""
        for part in self.felt.findChildren(QWidget):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, True)
            part.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.felt.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, True)
        self.felt.tray_key.hide()

    def turn(self, finding: bool) -> None:
        """Turn to the search, or to the hand; where both panes fit, both stay in sight."""
        self.finding = finding
        self._lay()

    # What lies over it -----------------------------------------------------------------------------------------------

    def open_sheet(self, sheet: Sheet) -> None:
        """Open a sheet over the column."""
        self.close_over()
        self.sheet = sheet
        sheet.setParent(self)
        sheet.closed.connect(self.close_over)
        put(sheet, self.look.fit.sheet, self.look.scale)
        sheet.show()
        sheet.raise_()
        self.covers.lay(sheet)

    def open_menu(self, title: str, rows: tuple[Face, ...], near: QWidget) -> MenuLayer:
        """Open a menu beside the tapped widget."""
        self.close_over()
        scale = self.look.scale
        corner = near.mapTo(self, near.rect().topLeft())
        box = QRectF(corner.x() / scale, corner.y() / scale, near.width() / scale, near.height() / scale)
        self.menu = MenuLayer(self.look, title, rows, box, self.look.fit.area, self)
        self.menu.closed.connect(self.close_over)
        self.menu.show()
        self.menu.raise_()
        self.covers.lay(self.menu)
        return self.menu

    def close_over(self) -> None:
        """Close sheet and menu."""
        covers, self.sheet, self.menu = (self.sheet, self.menu), None, None
        for cover in covers:
            if cover is not None:
                self.covers.remove(cover)
                cover.hide()
                cover.deleteLater()

    # Layout ----------------------------------------------------------------------------------------------------------

    def set_look(self, look: Look) -> None:
        """Take a changed theme, grid or preference."""
        self.look = look
        self.close_over()
        for part in (self.strip, self.finder, self.hand, self.ground):
            part.set_look(look)
        self.felt.set_look(look)
        self._lay()
        if self._shown is not None:
            self.show_moment(self._shown)
        self.update()

    def resizeEvent(self, event: object) -> None:
        """Lay the page out for another size; the window sets the look for it first."""
        self._lay()

    def _lay(self) -> None:
        fit, scale = self.look.fit, self.look.scale
        put(self.strip, fit.strip, scale)
        put(self.felt, fit.area, scale)
        put(self.ground, fit.bar, scale)
        self._lay_panes(fit.inner)

    def _lay_panes(self, inner: QRectF) -> None:
        """Place search and hand: side by side, one below the other, or one at a time."""
        gap, scale = self.look.room.margin, self.look.scale
        has_hand = self._shown is not None
        places: list[QRectF | None]
        if not has_hand:
            places = [inner, None]
        elif inner.width() >= BESIDE:
            places = list(cells(inner, 2, 2, gap))
        elif inner.height() >= BELOW:
            places = list(cells(inner, 2, 1, gap))
        else:
            places = [inner, None] if self.finding else [None, inner]
        single = places.count(None) == 1
        self.hand.show_turn(single)
        shown = say("replay.to_hand", hand=self._shown.hand) if single and self._shown is not None else ""
        self.finder.show_turn(shown)
        for pane, place in zip((self.finder, self.hand), places, strict=True):
            pane.setVisible(place is not None)
            if place is not None:
                put(pane, place, scale)
                pane.lay()

    def paintEvent(self, event: object) -> None:
        """Paint the ground behind everything."""
        p = QPainter(self)
        p.fillRect(self.rect(), self.look.theme.window)
        p.end()

    # Keys ------------------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Emit the action of a key: escape goes back, the arrows step, the space bar plays."""
        key = Qt.Key(event.key())
        if key in KEYS and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.intended.emit(KEYS[key])
        else:
            super().keyPressEvent(event)
