"""One menu, one sheet over the column and one explanation at most lie over the table; nothing of it stops the table."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, Signal
from PySide6.QtWidgets import QWidget

from desktop.intents import AskRename, AskSit
from desktop.intents.questions import QuestionIntent
from desktop.kit.covers import Covers
from desktop.kit.menu import MenuLayer
from desktop.kit.painted import put
from desktop.kit.sheet import Sheet
from desktop.present.ask import Ask
from desktop.present.ask_sheets import ask, onward
from desktop.present.explained import WhyView
from desktop.present.notice import Notice
from desktop.present.slot import Menu
from desktop.present.window_state import SeatAsks
from desktop.table.ask_sheet import AskSheet
from desktop.table.bar_cover import BarCover
from desktop.table.desk import Desk
from desktop.table.past_players import named, people
from desktop.table.view import TableView
from desktop.table.why_sheet import WhySheet
from desktop.words.say import say
from engine import commands as c

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


def _in_reference(rect: QRect, scale: float) -> QRectF:
    """Pixels of a widget in reference px."""
    return QRectF(rect.x() / scale, rect.y() / scale, rect.width() / scale, rect.height() / scale)


class Layers(QObject):
    """What lies over `view`.

    `home` = the window it lies in; what is open here has the keyboard instead of it. `amount_wanted` = the amount at
    the pad is to have the keyboard. `keys_rest` carries the keys that do nothing for a moment, none = all act again.
    """

    amount_wanted = Signal()
    keys_rest = Signal(object)

    def __init__(self, view: TableView, desk: Desk, covers: Covers, home: QWidget) -> None:
        super().__init__(home)
        self.view, self.desk, self.covers, self.home = view, desk, covers, home
        self.bridge = desk.bridge
        self.menu: MenuLayer | None = None
        self._menu_of = 0
        self.sheet: Sheet | None = None
        self.why = WhySheet(view.look, view)
        self.why.closed.connect(lambda: self.covers.lift(self.why))
        self.bar_cover = BarCover(view.look, view)
        view.refitted.connect(lambda: self.bar_cover.fit_over(view.look))
        self.known: Callable[[], Sequence[str]] = tuple
        """Tells who sat in earlier sessions."""

    def close(self) -> None:
        """Close everything."""
        self.close_menu()
        self.close_sheet()
        self.why.hide()

    # Menus ---------------------------------------------------------------------------------------------------------

    def open_menu(self, menu: Menu, near: QWidget | None = None) -> None:
        """Open a menu beside what was tapped; the one before is closed."""
        self.close_menu()
        self._menu_of = menu.seat
        felt, scale = self.view.felt, self.view.look.scale
        near = near or self.view.felt.seats.get(menu.seat)
        room = _in_reference(QRect(felt.pos(), felt.size()), scale)
        spot = QRectF(room.center(), room.center())
        if near is not None:
            spot = _in_reference(QRect(near.mapTo(self.view, QPoint(0, 0)), near.size()), scale)
        self.menu = MenuLayer(self.view.look, menu.title, menu.rows, spot, room, self.view)
        self.menu.intended.connect(self._from_menu)
        self.menu.closed.connect(self.close_menu)
        self.menu.show()
        self.menu.raise_()
        self.covers.lay(self.menu)

    @property
    def of_seat(self) -> bool:
        """Whether the menu of a seat is on top."""
        return self.menu is not None and self.covers.cover is self.menu and bool(self._menu_of)

    def _from_menu(self, intent: object) -> None:
        self.close_menu()
        self.desk.handle(intent)  # type: ignore[arg-type]

    def close_menu(self) -> None:
        """Close the menu."""
        if self.menu is not None:
            menu, self.menu = self.menu, None
            self.covers.lift(menu)
            menu.hide()
            menu.deleteLater()

    # Sheets --------------------------------------------------------------------------------------------------------

    def open_sheet(self, sheet: Sheet) -> None:
        """Lay a sheet over the column."""
        self.close_sheet()
        self.sheet = sheet
        sheet.closed.connect(self.close_sheet)
        self.view.column.open_sheet(sheet)
        self.covers.lay(sheet)
        self._cover_bar(sheet.bar_waits)

    def close_sheet(self) -> None:
        """Take the sheet away."""
        if self.sheet is not None:
            sheet, self.sheet = self.sheet, None
            self.covers.lift(sheet)
            self.view.column.close_sheet()
            self._cover_bar("")
            self.desk.seating(0)

    def _cover_bar(self, words: str) -> None:
        """Cover the bar where a sheet says why it waits."""
        self.bar_cover.fit_over(self.view.look)
        self.bar_cover.cover(words)

    @property
    def seating_on(self) -> bool:
        """Whether the sheet asks for the next free seat: no tap asked for it, any tap beside it ends it."""
        return isinstance(self.sheet, AskSheet) and bool(self.sheet.ask.done)

    @property
    def asks_seat(self) -> bool:
        """Whether the sheet on top asks who sits down: the key of a seat chooses where."""
        return isinstance(self.sheet, AskSheet) and self.covers.cover is self.sheet and bool(self.sheet.ask.seat)

    def sit_at(self, seat: int) -> None:
        """Another free seat for who is being seated: what was typed goes along. A taken one is told."""
        scene, sheet = self.desk.scene, self.sheet
        if not isinstance(sheet, AskSheet) or not 1 <= seat <= scene.settings.seats:
            return
        if seat in scene.view.seats:
            self.desk.say(Notice(say("seat_has", seat=seat, name=scene.name(seat))))
            return
        name, digits = sheet.name.text(), sheet.digits
        self.open_ask(AskSit(seat))
        if isinstance(self.sheet, AskSheet):
            self.sheet.take_over(name, digits)

    def open_ask(self, question: QuestionIntent) -> None:
        """The sheet that asks for a name or an amount."""
        self._open_ask(ask(self.desk.scene, question), self._known(question))

    def _open_ask(self, wanted: Ask, known: tuple[str, ...]) -> None:
        sheet = AskSheet(self.view.look, wanted, known=known)
        sheet.given.connect(self.given)
        self.open_sheet(sheet)
        self.desk.seating(wanted.seat)

    def _known(self, question: QuestionIntent) -> tuple[str, ...]:
        """Players of earlier evenings who do not sit here, for a sheet that asks for a player."""
        if not isinstance(question, AskSit | AskRename):
            return ()
        seated = {seat.player for seat in self.desk.scene.view.seats.values()}
        known = people(self.bridge.look(self.known) or ())
        return named((name for name in known if seated.isdisjoint((name, *known.also.get(name, ())))), known.also)

    def given(self, answer: c.Command | tuple[c.Command, ...] | SeatAsks) -> None:
        """The answer of a sheet; it stays open when the engine refuses, and gives way to a tap on a seat."""
        if isinstance(answer, SeatAsks):
            self.close_sheet()
            self.desk.ask(answer)
        elif self.bridge.send(*(answer if isinstance(answer, tuple) else (answer,))):
            self.close_sheet()
            following = onward(self.desk.scene, answer) if isinstance(answer, c.Sit) and not answer.over else None
            if following is not None:
                self._open_ask(following, self._known(AskSit(following.seat)))

    # Explanations --------------------------------------------------------------------------------------------------

    def show_why(self, what: str, why: WhyView) -> None:
        """The why sheet: what it is about, and how it came about."""
        self.why.set_look(self.view.look)
        put(self.why, self.view.look.fit.inner, self.view.look.scale)
        self.why.show_why(what, why)
        self.covers.lay(self.why)
