"""The keys of the keyboard at the table: short cuts of Qt, what each does, the figure they explain, the amount.

Made at the first key press, so that the first paint needs none of it.
"""

from typing import TYPE_CHECKING, Protocol, assert_never

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut

from desktop.bridge.keys import KeyAction, actions
from desktop.intents import (
    AllCheck,
    EnterAmount,
    Explain,
    Intent,
    OpenSeatMenu,
    PlaySize,
    PressSeat,
    TableKey,
    Tell,
    Type,
)
from desktop.intents.figures import ActionFigure, Figure, PotFigure, SeatFigure
from desktop.present.sizes import only_all_in
from desktop.words.say import say

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from desktop.kit.button import Button
    from desktop.kit.menu import MenuLayer
    from desktop.kit.sheet import Sheet
    from desktop.table.desk import Desk
    from desktop.table.overlays import TableOverlays
    from desktop.table.view import TableView

SIGNS = {".": "Period", ",": "Comma"}
"""The names in Qt of keys that are no letter."""
AMOUNT_KEYS = frozenset(
    Qt.Key[f"Key_{SIGNS.get(key, key)}"]
    for action in actions()
    if isinstance(action.does, EnterAmount | PlaySize | Type)
    for key in action.keys
)
"""The keys of sizes, digits and the amount: right after a played size they would stake the next player's chips."""


class KeyedTable(Protocol):
    """The window whose keys these are."""

    view: "TableView"
    """The shown table."""
    desk: "Desk"
    """The desk that carries out intents."""

    @property
    def overlays(self) -> "TableOverlays":
        """The layers over the table."""

    @property
    def menu(self) -> "MenuLayer | None":
        """The open menu, None = none."""

    @property
    def sheet(self) -> "Sheet | None":
        """The sheet over the column, None = none."""

    def handle(self, intent: Intent) -> None:
        """Handle a tap on the table."""


class Keyboard:
    """The short cuts of a table, and what they do there; `window` is the widget in which they hold."""

    def __init__(self, table: KeyedTable, window: "QWidget") -> None:
        self.table, self.window, self.view, self.desk = table, window, table.view, table.desk
        self.shortcuts = [(action, self._shortcut(action, key)) for action in actions() for key in action.keys]
        """A short cut for each key, with its action."""

    def _shortcut(self, action: KeyAction, key: str) -> QShortcut:
        shortcut = QShortcut(QKeySequence(key), self.window)
        shortcut.setAutoRepeat(False)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(lambda: self.press(action))
        return shortcut

    def cover(self, covered: bool) -> None:
        """Disable the short cuts of the table, at once, while a layer covers it.

        The keys of seats stay while a sheet asks for a player who sits down, those of seat menus over such a menu.
        """
        stay: type[Intent] | None = None
        if covered and self._asks_seat:
            stay = PressSeat
        elif covered and self.table.menu is not None and self.table.overlays.seat_menu_on_top:
            stay = OpenSeatMenu
        for action, shortcut in self.shortcuts:
            shortcut.setEnabled(not covered or (stay is not None and isinstance(action.does, stay)))

    @property
    def _asks_seat(self) -> bool:
        """Whether a sheet asks for a player who sits down."""
        return self.table.sheet is not None and self.table.overlays.asks_seat

    # What a key does --------------------------------------------------------------------------------------------------

    def press(self, action: KeyAction) -> None:
        """Handle a key of the table: tap the button of the key, or handle the intent of the key.

        A menu that the key opens has the focus ring on its first row, for arrows and Enter.
        """
        before = self.table.menu
        self._do(action.does)
        if self.table.menu not in (None, before):
            self.table.menu.start_at_first()

    def _do(self, intent: Intent | TableKey) -> None:
        if self._for_a_player(intent) and self.desk.scene.view.phase != "betting":
            return
        if isinstance(intent, TableKey):
            self._press_key(intent)
        elif isinstance(intent, PressSeat) and self._asks_seat:
            self.table.overlays.sit_at(intent.seat)
        else:
            self.table.handle(intent)

    @staticmethod
    def _for_a_player(does: Intent | TableKey) -> bool:
        """Return whether a key acts for the player to act; such a key works only during betting."""
        return isinstance(does, EnterAmount) or does in (TableKey.FOLD, TableKey.CALL)

    def _press_key(self, key: TableKey) -> None:
        bar = self.view.bar
        match key:
            case TableKey.FOLD:
                self._tap(bar.fold)
            case TableKey.CALL:
                self._tap(bar.call)
            case TableKey.GO if self.desk.amber is None and not bar.go.face.reason:
                self.table.handle(Tell(self._no_amber(bar.go.face.word)))
            case TableKey.GO:
                self._tap(bar.call if bar.call.face.fill == "next" else bar.go)
            case TableKey.UNDO if self.desk.scene.untouched:  # only a tap leaves the table
                self.table.handle(Tell(say("nothing_to_undo")))
            case TableKey.UNDO:
                self._tap(bar.undo)
            case TableKey.REDO:
                self._tap(bar.redo)
            case TableKey.ALL_CHECK:
                self._all_check()
            case TableKey.WHY:
                self.table.handle(Explain(self._focused_figure()))
            case _:
                assert_never(key)

    def _tap(self, button: "Button") -> None:
        if button.isVisibleTo(self.view):
            button.tap()

    def _no_amber(self, word: str) -> str:
        """Return why Enter does nothing, and what to do: outside of betting, tap the key with the text `word`."""
        if self.desk.scene.view.phase != "betting":
            return say("no_amber_tap", word=word)
        return say("only_all_in" if only_all_in(self.desk.scene) else "no_amber")

    def _all_check(self) -> None:
        """Check for all players (key K), or say that this is not possible."""
        if self.desk.scene.view.phase != "betting":
            return
        local = self.desk.local
        free = self.desk.scene.all_check and local.entry.empty and local.folded_to is None
        self.table.handle(AllCheck() if free else Tell(say("refuse_all_check")))

    def _focused_figure(self) -> Figure | None:
        """Return the figure of the widget with the focus, None where it has no figure of its own."""
        view, focused = self.view, self.window.focusWidget()
        figures: list[tuple[QWidget, Figure]] = [(plate, SeatFigure(seat)) for seat, plate in view.felt.seats.items()]
        figures += [(pill, PotFigure(number)) for number, pill in enumerate(view.felt.pots, 1)]
        if self.desk.scene.view.to_act is not None:
            figures += [(view.bar.fold, ActionFigure("fold")), (view.bar.call, "call")]
            figures.append((view.bar.go, ActionFigure("wager")))
        return next((figure for widget, figure in figures if widget is focused), None)

    def focus_amount(self) -> None:
        """Focus the amount (key R); play the wager once an amount is typed, or where there is only one (fixed limit).

        It never wagers a whole stack: where that is the only wager, a notice names the keys for it.
        """
        if self.view.column.pad.isVisibleTo(self.view) and self.desk.local.entry.empty:
            self.view.column.pad.keys[0].setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif self.desk.amber is None and only_all_in(self.desk.scene):
            self.table.handle(Tell(say("only_all_in")))
        else:
            self.view.bar.go.tap()
