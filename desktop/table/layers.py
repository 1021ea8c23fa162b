"""The layers over the table: at most one menu, one sheet over the column and one explanation; none blocks the table."""

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
from desktop.present.ask_sheets import ask, next_seat_question
from desktop.present.explained import WhyView
from desktop.present.notice import Notice
from desktop.present.slot import Menu
from desktop.present.window_state import SeatAsks
from desktop.table.ask_sheet import AskSheet
from desktop.table.bar_cover import BarCover
from desktop.table.desk import Desk
from desktop.table.past_players import with_other_names, without_seat_names
from desktop.table.view import TableView
from desktop.table.why_sheet import WhySheet
from desktop.words.say import say
from engine import commands as c
from engine.values import name_key

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


def _in_reference(rect: QRect, scale: float) -> QRectF:
    """Return a rectangle of widget pixels in reference px."""
    return QRectF(rect.x() / scale, rect.y() / scale, rect.width() / scale, rect.height() / scale)


class Layers(QObject):
    """The menu, the sheet and the explanation over `view`.

    `home` is the window of the view; an open layer has the focus instead of it. `amount_wanted` asks to give the focus
    to the amount at the pad. `keys_rest` carries the keys that do nothing for a moment; empty = all act again.
    """

    amount_wanted = Signal()
    keys_rest = Signal(object)

    def __init__(self, view: TableView, desk: Desk, covers: Covers, home: QWidget) -> None:
        super().__init__(home)
        self.view, self.desk, self.covers, self.home = view, desk, covers, home
        self.bridge = desk.bridge
        self.menu: MenuLayer | None = None
        self._menu_seat = 0
        self.sheet: Sheet | None = None
        self.why = WhySheet(view.look, view)
        self.why.closed.connect(lambda: self.covers.remove(self.why))
        self.bar_cover = BarCover(view.look, view)
        view.refitted.connect(lambda: self.bar_cover.fit_over(view.look))
        self.known_names: Callable[[], Sequence[str]] = tuple
        """Returns the names of the players of earlier sessions."""

    def close(self) -> None:
        """Close all layers."""
        self.close_menu()
        self.close_sheet()
        self.why.hide()

    # Menus ---------------------------------------------------------------------------------------------------------

    def open_menu(self, menu: Menu, near: QWidget | None = None) -> None:
        """Open a menu beside `near`, else beside the menu's seat, else in the middle; close the previous menu."""
        self.close_menu()
        self._menu_seat = menu.seat
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
    def seat_menu_on_top(self) -> bool:
        """Whether the menu of a seat is on top."""
        return self.menu is not None and self.covers.cover is self.menu and bool(self._menu_seat)

    def _from_menu(self, intent: object) -> None:
        """Do what a row asks for; a menu opened from a row with the ring has the ring too."""
        by_key = self.menu is not None and any(row.ringed for row in self.menu.panel.rows)
        self.close_menu()
        self.desk.handle(intent)  # type: ignore[arg-type]
        if by_key and self.menu is not None:
            self.menu.start_at_first()

    def close_menu(self) -> None:
        """Close the menu."""
        if self.menu is not None:
            menu, self.menu = self.menu, None
            self.covers.remove(menu)
            menu.hide()
            menu.deleteLater()

    # Sheets --------------------------------------------------------------------------------------------------------

    def open_sheet(self, sheet: Sheet) -> None:
        """Show a sheet over the column."""
        self.close_sheet()
        self.sheet = sheet
        sheet.closed.connect(self.close_sheet)
        self.view.column.open_sheet(sheet)
        self.covers.lay(sheet)
        self._cover_bar(sheet.bar_waits)

    def close_sheet(self) -> None:
        """Close the sheet over the column."""
        if self.sheet is not None:
            sheet, self.sheet = self.sheet, None
            self.covers.remove(sheet)
            self.view.column.close_sheet()
            self._cover_bar("")
            self.desk.seating(0)

    def _cover_bar(self, words: str) -> None:
        """Cover the bar with `words`, the reason why it waits; "" uncovers it."""
        self.bar_cover.fit_over(self.view.look)
        self.bar_cover.cover(words)

    @property
    def offers_next_seat(self) -> bool:
        """Whether the sheet asks for the next free seat by itself and nothing is typed: a tap beside it closes it."""
        return isinstance(self.sheet, AskSheet) and self.sheet.done

    @property
    def asks_seat(self) -> bool:
        """Whether the sheet on top asks for the player who sits down: the key of a seat then chooses the seat."""
        return isinstance(self.sheet, AskSheet) and self.covers.cover is self.sheet and bool(self.sheet.ask.seat)

    def sit_at(self, seat: int) -> None:
        """Seat the new player at another free seat, with the text typed so far; a notice where the seat is taken."""
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
        """Open the sheet that asks for a name or an amount."""
        self._open_ask(ask(self.desk.scene, question), self._past_names(question))

    def _open_ask(self, question: Ask, names: tuple[str, ...]) -> None:
        sheet = AskSheet(self.view.look, question, known_names=names)
        sheet.confirmed.connect(self.take_answer)
        self.open_sheet(sheet)
        self.desk.seating(question.seat)

    def _past_names(self, question: QuestionIntent) -> tuple[str, ...]:
        """Return the players of earlier sessions who do not sit here, for a question about a player; else ()."""
        if not isinstance(question, AskSit | AskRename):
            return ()
        seated = {name_key(seat.player) for seat in self.desk.scene.view.seats.values()}
        past = without_seat_names(self.bridge.try_reading(self.known_names) or ())
        return with_other_names(
            (name for name in past if seated.isdisjoint(map(name_key, (name, *past.also.get(name, ()))))), past.also
        )

    def take_answer(self, answer: c.Command | tuple[c.Command, ...] | SeatAsks) -> None:
        """Send the answer of a sheet, which stays open if the engine refuses; or close it and ask for a seat."""
        if isinstance(answer, SeatAsks):
            self.close_sheet()
            self.desk.ask(answer)
        elif self.bridge.send(*(answer if isinstance(answer, tuple) else (answer,))):
            self.close_sheet()
            following = (
                next_seat_question(self.desk.scene, answer) if isinstance(answer, c.Sit) and not answer.over else None
            )
            if following is not None:
                self._open_ask(following, self._past_names(AskSit(following.seat)))

    # Explanations --------------------------------------------------------------------------------------------------

    def show_why(self, what: str, why: WhyView) -> None:
        """Open the why sheet: `what` is the name of the figure, `why` how the figure came about."""
        self.why.set_look(self.view.look)
        put(self.why, self.view.look.fit.inner, self.view.look.scale)
        self.why.show_why(what, why)
        self.covers.lay(self.why)
