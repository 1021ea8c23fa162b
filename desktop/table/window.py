"""The table window: the view, the dealer's desk behind it, keys, menus and sheets. Nothing in here knows a rule."""

from itertools import pairwise

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.actions import Action, actions
from desktop.bridge import Bridge
from desktop.focus import FocusRing
from desktop.intents import Backspace, Intent, Show, TapSeat, Type
from desktop.painted import put
from desktop.present.asks import ask
from desktop.present.local import Asking, Said
from desktop.present.menus import Menu, early_menu, floor_menu, seat_menu, table_menu, window_menu
from desktop.table.desk import Desk
from desktop.table.menu import MenuLayer
from desktop.table.sheet import AskSheet, Sheet
from desktop.table.view import TableView
from desktop.table.why_sheet import WhySheet
from desktop.theme import Theme, load
from desktop.wording import say
from engine import commands as c

BLINK_MS = 120
THEMES = ("dark", "light", "high_contrast")
WHY_NAMES = {"wager.max": "most", "wager.min": "least", "pots": "pot", "button": "button"}


class TableWindow(QWidget):
    """The window of a running session. `left` = another page is wanted: setup, settings, recap, ..."""

    left = Signal(str)

    def __init__(self, bridge: Bridge, theme: Theme | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        if parent is not None:
            self.resize(parent.size())
        self.bridge = bridge
        self.view = TableView(theme or load(), self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)
        self.desk = Desk(bridge, self)
        self.menu: MenuLayer | None = None
        self._announced = ""
        self.sheet: Sheet | None = None
        self.why = WhySheet(self.view.look, self.view)
        self.ring = FocusRing(self, self.view.theme.info)
        self.view.said.connect(self.handle)
        self.desk.shown.connect(self.refresh)
        self.desk.wanted.connect(self.open)
        self.desk.blinked.connect(self._blink)
        self.shortcuts = [self._shortcut(action, key) for action in actions() for key in action.keys]
        self._tab_order()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.refresh()

    def refresh(self) -> None:
        """Show the scene as it stands."""
        self.view.render_scene(self.desk.scene, self.desk.local)
        self._announce()

    def _announce(self) -> None:
        """Read out what happened last, once and politely."""
        log = self.desk.scene.log
        words = log[-1].text if log else ""
        if words != self._announced and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.view.bar.statement, words))
        self._announced = words

    def handle(self, intent: Intent) -> None:
        """A tap somewhere on the table; what lies over it is closed first."""
        if self.menu is not None:
            self.close_menu()
        if self.why.isVisible():
            self.why.hide()
        if self.sheet is not None and isinstance(intent, Type | Backspace | TapSeat):
            self.close_sheet()
        self.desk.handle(intent)

    # Opening things ------------------------------------------------------------------------------------------------

    def open(self, what: str) -> None:
        """Open what a tap asks for: a menu, a sheet, an explanation, another page."""
        kind, _, rest = what.partition(":")
        scene = self.desk.scene
        match kind:
            case "seat":
                self._open_seat(int(rest))
            case "early":
                self.open_menu(early_menu(scene, int(rest)))
            case "floor":
                self.open_menu(floor_menu(scene))
            case "again":
                self.bridge.again()
            case "table":
                self.open_menu(table_menu(scene), self.view.bar.fold)
            case "menu":
                self.open_menu(self._window_menu(), self.view.strip.menu)
            case "sit" | "ask":
                self._open_ask(what if kind == "sit" else rest)
            case "move" | "button":
                self.desk.ask(Asking("move" if kind == "move" else "button", int(rest or 0)))
            case "due":
                self._due(rest)
            case "why":
                self._open_why(rest)
            case "rules":
                self._tell_rules(rest)
            case "close":
                self._close_all()
            case "amount":
                self._focus_amount()
            case "mirror" | "on_top" | "high_keys" | "theme":
                self._choose(kind)
            case _:
                self._open_other(kind, rest)

    def _open_other(self, kind: str, rest: str) -> None:
        """Cards and the log; everything else is another page."""
        from desktop.table.cardsheet import CardSheet, cards_wanted
        from desktop.table.logsheet import LogSheet

        if kind in ("board", "cards"):
            wanted = cards_wanted(self.desk.scene, kind, rest)
            if wanted is None:
                self.desk.say(Said(say("no_cards_now"), "line"))
                return
            sheet = CardSheet(self.view.look, wanted)
            sheet.given.connect(self._cards_given)
            self.open_sheet(sheet)
        elif kind == "log":
            if isinstance(self.sheet, LogSheet):
                self.close_sheet()
            else:
                self.open_sheet(LogSheet(self.view.look, self.desk.scene))
        else:
            self.left.emit(kind)

    def _open_seat(self, seat: int) -> None:
        if self.desk.scene.settings.seats >= seat:
            self.open_menu(seat_menu(self.desk.scene, seat, self.bridge.dry), self.view.felt.seats[seat])

    def _window_menu(self) -> Menu:
        view = self.view
        full = bool(self.window().windowState() & Qt.WindowState.WindowFullScreen)
        return window_menu(self.bridge.dry, full, view.mirrored, view.dealer_on_top, view.high_keys)

    def open_menu(self, menu: Menu, near: QWidget | None = None) -> None:
        """Open a menu beside what was tapped; the one before is closed."""
        self.close_menu()
        felt, scale = self.view.felt, self.view.look.scale
        near = near or self.view.felt.seats.get(menu.seat)
        spot = QRectF(felt.width() / 2 / scale, felt.height() / 2 / scale, 0, 0)
        if near is not None:
            corner = near.mapTo(self.view, near.rect().topLeft()) - felt.pos()
            spot = QRectF(corner.x() / scale, corner.y() / scale, near.width() / scale, near.height() / scale)
        self.menu = MenuLayer(self.view.look, menu, spot, self.view)
        self.menu.said.connect(self._from_menu)
        self.menu.closed.connect(self.close_menu)
        self.menu.show()
        self.menu.raise_()
        self.menu.setFocus(Qt.FocusReason.PopupFocusReason)

    def _from_menu(self, intent: Intent) -> None:
        self.close_menu()
        self.desk.handle(intent)

    def close_menu(self) -> None:
        """Close the menu."""
        if self.menu is not None:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
            menu, self.menu = self.menu, None
            menu.hide()
            menu.deleteLater()

    def open_sheet(self, sheet: Sheet) -> None:
        """Lay a sheet over the column."""
        self.close_sheet()
        self.sheet = sheet
        sheet.closed.connect(self.close_sheet)
        self.view.column.open_sheet(sheet)

    def close_sheet(self) -> None:
        """Take the sheet away."""
        if self.sheet is not None:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
            self.sheet = None
            self.view.column.close_sheet()

    def _close_all(self) -> None:
        self.close_menu()
        self.close_sheet()
        self.why.hide()

    # What sheets give ----------------------------------------------------------------------------------------------

    def _open_ask(self, what: str) -> None:
        wanted = ask(self.desk.scene, what)
        if wanted is None:
            return
        sheet = AskSheet(self.view.look, wanted)
        sheet.given.connect(self._given)
        self.open_sheet(sheet)

    def _given(self, command: c.Command) -> None:
        """The answer of a sheet; it stays open when the engine refuses."""
        if self.bridge.send(command):
            self.close_sheet()

    def _cards_given(self, what: str, cards: str) -> None:
        from desktop.table.cardsheet import enter_cards

        if enter_cards(self.bridge, what, cards):
            self.close_sheet()

    def _due(self, kind: str) -> None:
        """Something due: one tap does it, or asks for what is missing."""
        if kind == "dealer":
            self._open_ask("dealer")
        elif kind == "bomb":
            self._open_ask("bomb")
        elif kind == "time":
            self.bridge.send(c.Collect(reason="time"))
        else:
            self.left.emit(f"due:{kind}")

    def _open_why(self, of: str) -> None:
        of = of or ("wager.max" if self.desk.scene.view.to_act is not None else "button")
        found = self.bridge.why(of)
        if found is None or not found.steps:
            self.desk.say(Said(say("sheet_no_why"), "info"))
            return
        column = self.view.look.fit.sheet
        self.why.set_look(self.view.look)
        put(self.why, column, self.view.look.scale)
        name = WHY_NAMES.get(of, of)
        self.why.show_why(say(name)[:1].upper() + say(name)[1:], found)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _tell_rules(self, rules: str) -> None:
        from desktop.rules_text import short

        words = "; ".join(f"{rule}: {short(rule)}" for rule in rules.split(", ") if rule)
        self.desk.say(Said(words, "info"))

    # Choices -------------------------------------------------------------------------------------------------------

    def _choose(self, what: str) -> None:
        view = self.view
        if what == "mirror":
            view.mirrored = not view.mirrored
        elif what == "on_top":
            view.dealer_on_top = not view.dealer_on_top
        elif what == "high_keys":
            view.high_keys = not view.high_keys
        else:
            names = [*THEMES]
            view.theme = load(THEMES[(names.index(view.theme.name) + 1) % len(THEMES)])  # type: ignore[arg-type]
            self.ring.colour = view.theme.info
        self._close_all()
        view.restyle()

    # Keys ----------------------------------------------------------------------------------------------------------

    def _shortcut(self, action: Action, key: str) -> QShortcut:
        made = QShortcut(QKeySequence(key), self)
        made.setAutoRepeat(False)
        made.setContext(Qt.ShortcutContext.WindowShortcut)
        made.activated.connect(lambda: self.press(action))
        return made

    def press(self, action: Action) -> None:
        """A key: a sheet that is open takes it first, then it is the button's own tap (with its double-fire guard)."""
        if self.why.isVisible() and action.id in ("next", "escape"):
            self.why.hide()
            return
        if self.sheet is not None and self._for_sheet(action):
            return
        if action.slot:
            if action.id == "next" and self.desk.amber is None:
                return
            button = getattr(self.view.bar, action.slot)
            if button.isVisibleTo(self.view):
                button.tap()
        elif action.intent is not None:
            self.handle(action.intent)

    def _for_sheet(self, action: Action) -> bool:
        assert self.sheet is not None
        if isinstance(action.intent, Type):
            return self.sheet.press(action.intent.digits)
        if isinstance(action.intent, Backspace):
            return self.sheet.press("back")
        if action.id == "next":
            return self.sheet.press("go")
        if action.intent == Show("escape"):
            self.close_sheet()
            return True
        return False

    def _focus_amount(self) -> None:
        """R: the amount, or the one wager there is (fixed limit)."""
        if self.view.column.pad.isVisibleTo(self.view):
            self.view.column.pad.keys[0].setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            self.view.bar.go.tap()

    def _tab_order(self) -> None:
        """Tab walks bar, pad, seats clockwise (SCREENS section 5)."""
        seats = [self.view.felt.seats[seat] for seat in sorted(self.view.felt.seats)]
        walk = [*self.view.bar.buttons, *self.view.column.pad.parts, *seats]
        for one, other in pairwise(walk):
            QWidget.setTabOrder(one, other)

    # Small things --------------------------------------------------------------------------------------------------

    def _blink(self) -> None:
        """The seat to act was tapped: the bar says so, nothing else happens."""
        for button in (self.view.bar.fold, self.view.bar.call, self.view.bar.go):
            button.setDown(True)
        QTimer.singleShot(BLINK_MS, self, self._unblink)

    def _unblink(self) -> None:
        for button in (self.view.bar.fold, self.view.bar.call, self.view.bar.go):
            button.setDown(False)

    def showEvent(self, event: QShowEvent) -> None:
        """The keyboard is the window's until Tab walks."""
        super().showEvent(event)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The grid changed: a menu would hang in the air."""
        self.close_menu()
        self.why.hide()
        super().resizeEvent(event)
