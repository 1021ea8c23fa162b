"""What lies over the table: menus, sheets over the column, explanations. Made when something is first opened."""

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtWidgets import QWidget

from desktop.intents import AskRename, AskSit, OpenFloor, Opening
from desktop.intents.cards import CardPlace
from desktop.intents.figures import Figure
from desktop.intents.questions import Question
from desktop.kit.menu import MenuLayer
from desktop.kit.painted import put
from desktop.kit.sheet import Sheet
from desktop.present.ask_sheets import Ask, ask
from desktop.present.explain_menu import why_menu, why_name
from desktop.present.explained import WhyView, why_view
from desktop.present.fault_menus import floor_decides, misdeal_menu
from desktop.present.menu import Menu
from desktop.present.menus import seat_menu, window_menu
from desktop.present.seating import onward
from desktop.present.window_state import Asking, Said
from desktop.table.asksheet import AskSheet
from desktop.table.desk import Desk
from desktop.table.opener import open_over
from desktop.table.view import TableView
from desktop.table.why_sheet import WhySheet
from desktop.words.say import say
from engine import commands as c

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from desktop.table.barcover import BarCover
    from desktop.table.dealerdesk import DealerDesk
    from desktop.table.floordesk import FloorDesk
    from desktop.table.rulingdesk import Judging
    from desktop.table.window import TableWindow


def _in_reference(rect: QRect, scale: float) -> QRectF:
    """Pixels of a widget in reference px."""
    return QRectF(rect.x() / scale, rect.y() / scale, rect.width() / scale, rect.height() / scale)


class Over(QObject):
    """One menu, one sheet and one explanation at most, over `view`; nothing of it stops the table.

    `home` = the window it lies in; what is open here has the keyboard instead of it.
    """

    def __init__(self, view: TableView, desk: Desk, home: "TableWindow") -> None:
        super().__init__(home)
        self.view, self.desk, self.home = view, desk, home
        self.bridge = desk.bridge
        self.menu: MenuLayer | None = None
        self.sheet: Sheet | None = None
        self.covers = home.covers
        self.why = WhySheet(view.look, view)
        self.why.closed.connect(lambda: self.covers.lift(self.why))
        self.known: Callable[[], Sequence[str]] = tuple
        """Tells who sat in earlier sessions."""

    def open(self, opening: Opening) -> None:
        """Open what a tap asks for."""
        open_over(self, opening)

    def close(self) -> None:
        """Close everything."""
        self.close_menu()
        self.close_sheet()
        self.why.hide()

    # Menus ---------------------------------------------------------------------------------------------------------

    def open_seat(self, seat: int) -> None:
        """The menu of a seat."""
        if self.desk.scene.settings.seats >= seat:
            self.open_menu(seat_menu(self.desk.scene, seat, self.bridge.dry), self.view.felt.seats[seat])

    def open_misdeal(self) -> None:
        """Why the deal was wrong (PRO-14); where the floor decides, who of it does is named first."""
        if not self.floor.here and floor_decides(self.bridge.dry):
            from desktop.present.window_state import Said

            self.close_menu()
            self.desk.say(Said(say("misdeal_who"), "info", say("floor_come"), OpenFloor()), stays=True)
            return
        self.open_menu(misdeal_menu(self.bridge.dry, self.floor.here), self.view.strip.menu)

    def open_window(self) -> None:
        """The menu of the window, in the strip."""
        view = self.view
        full = bool(view.window().windowState() & Qt.WindowState.WindowFullScreen)
        menu = window_menu(self.desk.scene, self.bridge.dry, full, view.displaying)
        self.open_menu(menu, view.strip.menu)

    def open_menu(self, menu: Menu, near: QWidget | None = None) -> None:
        """Open a menu beside what was tapped; the one before is closed."""
        self.close_menu()
        felt, scale = self.view.felt, self.view.look.scale
        near = near or self.view.felt.seats.get(menu.seat)
        room = _in_reference(QRect(felt.pos(), felt.size()), scale)
        spot = QRectF(room.center(), room.center())
        if near is not None:
            spot = _in_reference(QRect(near.mapTo(self.view, QPoint(0, 0)), near.size()), scale)
        self.menu = MenuLayer(self.view.look, menu.title, menu.rows, spot, room, self.view)
        self.menu.said.connect(self._from_menu)
        self.menu.closed.connect(self.close_menu)
        self.menu.show()
        self.menu.raise_()
        self.covers.lay(self.menu)

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
        if words or "bar_cover" in self.__dict__:
            self.bar_cover.fit_over(self.view.look)
            self.bar_cover.cover(words)

    @cached_property
    def bar_cover(self) -> "BarCover":
        """What lies over the bar; made when it is first wanted."""
        from desktop.table.barcover import BarCover

        made = BarCover(self.view.look, self.view)
        self.view.refitted.connect(lambda: made.fit_over(self.view.look))
        return made

    @property
    def seating_on(self) -> bool:
        """Whether the sheet asks for the next free seat: no tap asked for it, any tap beside it ends it."""
        return isinstance(self.sheet, AskSheet) and bool(self.sheet.ask.done)

    def open_ask(self, question: Question) -> None:
        """The sheet that asks for a name or an amount."""
        self._open_ask(ask(self.desk.scene, question), self._known(question))

    def _open_ask(self, wanted: Ask, known: tuple[str, ...]) -> None:
        sheet = AskSheet(self.view.look, wanted, known=known)
        sheet.given.connect(self._given)
        self.open_sheet(sheet)
        self.desk.seating(wanted.seat)

    def _known(self, question: Question) -> tuple[str, ...]:
        """Players of earlier evenings who do not sit here, for a sheet that asks for a player."""
        if not isinstance(question, AskSit | AskRename):
            return ()
        from desktop.table.pastplayers import people

        seated = {one.player for one in self.desk.scene.view.seats.values()}
        return people(name for name in self.bridge.look(self.known) or () if name not in seated)

    def _given(self, answer: c.Command | Asking) -> None:
        """The answer of a sheet; it stays open when the engine refuses, and gives way to a tap on a seat."""
        if isinstance(answer, Asking):
            self.close_sheet()
            self.desk.ask(answer)
        elif self.bridge.send(answer):
            self.close_sheet()
            following = onward(self.desk.scene, answer) if isinstance(answer, c.Sit) and not answer.over else None
            if following is not None:
                self._open_ask(following, self._known(AskSit(following.seat)))

    def open_cards(self, place: CardPlace | None) -> None:
        """The grid on which cards are entered; without a place one after the other, until all are in."""
        from desktop.present.cards import cards_wanted
        from desktop.table.cardsheet import CardSheet

        wanted = cards_wanted(self.desk.scene, place, self.bridge.dry)
        if wanted is None:
            self.desk.say(Said(say("no_cards_now"), "line"))
            return
        sheet = CardSheet(self.view.look, wanted)
        sheet.given.connect(lambda cards: self._cards_given(wanted.place, cards, onward=place is None))
        self.open_sheet(sheet)

    def _cards_given(self, place: CardPlace, cards: str, *, onward: bool) -> None:
        from desktop.present.cards import all_in, entered

        if self.bridge.send(entered(self.desk.scene, place, cards)):
            self.close_sheet()
            if onward and not all_in(self.desk.scene):
                self.open_cards(None)

    def open_draws(self) -> None:
        """How many cards each player draws; the draw is done with it."""
        from desktop.table.drawsheet import DrawSheet, drawers

        who = drawers(self.desk.scene)
        if who is not None:
            sheet = DrawSheet(self.view.look, who)
            sheet.given.connect(lambda draws: self._given(c.Street(draws=draws or None)))
            self.open_sheet(sheet)

    def open_levels(self) -> None:
        """The levels of the tournament; the key of the sheet goes to one."""
        from desktop.present.levels import level_row
        from desktop.table.levelsheet import LevelSheet
        from engine.view.levels import level_views

        scene = self.desk.scene
        level = scene.view.level
        if level is None:
            return
        rows = tuple(level_row(one, level.number) for one in level_views(scene.settings, scene.game))
        sheet = LevelSheet(self.view.look, rows)
        sheet.given.connect(lambda number: self._given(c.NextLevel(number=number)))
        self.open_sheet(sheet)

    def open_log(self) -> None:
        """The log sheet; closed by the same tap."""
        from desktop.table.logsheet import LogSheet

        if isinstance(self.sheet, LogSheet):
            self.close_sheet()
        else:
            self.judging.log()

    @cached_property
    def floor(self) -> "FloorDesk":
        """Who of the floor is here, what waits for them, PINs and the lock."""
        from desktop.table.floordesk import FloorDesk

        return FloorDesk(self)

    @cached_property
    def dealers(self) -> "DealerDesk":
        """Changes of dealers and the hand-over card."""
        from desktop.table.dealerdesk import DealerDesk

        return DealerDesk(self)

    @cached_property
    def judging(self) -> "Judging":
        """Rulings, the record of a hand, corrections, the floor."""
        from desktop.table.rulingdesk import Judging

        return Judging(self)

    # Explanations --------------------------------------------------------------------------------------------------

    def open_why(self, figure: Figure | None) -> None:
        """How a figure came about; None = the largest wager, or the button where nobody is to act."""
        if figure is None:
            figure = "wager.max" if self.desk.scene.view.to_act is not None else "button"
        explained = self.bridge.why(figure)
        if explained is None or not explained.steps:
            self.desk.say(Said(say("sheet_no_why"), "info"))
            return
        self.show_why(why_name(self.desk.scene, figure), why_view(explained))

    def show_why(self, what: str, found: WhyView) -> None:
        """The why sheet: what it is about, and how it came about."""
        self.why.set_look(self.view.look)
        put(self.why, self.view.look.fit.inner, self.view.look.scale)
        self.why.show_why(what, found)
        self.covers.lay(self.why)

    def open_whys(self) -> None:
        """Everything that can be explained now."""
        self.open_menu(why_menu(self.desk.scene, self.bridge.why), self.view.strip.menu)
