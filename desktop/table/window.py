"""The table window: the view, the dealer's desk behind it, keys, menus and sheets. Nothing in here knows a rule."""

from typing import TYPE_CHECKING, assert_never

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from desktop.bridge.bridge import Bridge
from desktop.intents import (
    AllCheck,
    EnterAmount,
    Explain,
    Intent,
    Opening,
    OpenSeatMenu,
    PlaySize,
    PressSeat,
    TableKey,
    TapSeat,
    Tell,
    WindowIntent,
)
from desktop.intents.figures import ActionFigure, Figure, PotFigure, SeatFigure
from desktop.kit.after_paint import behind as behind_kit
from desktop.kit.covers import REST_MS, Covers, Rest
from desktop.kit.focus import FocusRing
from desktop.kit.painted import Tap
from desktop.kit.theme import Theme, load
from desktop.preferences.choices import Choices
from desktop.preferences.device_files import has_pins
from desktop.present.sizes import only_all_in
from desktop.table.after_paint import behind
from desktop.table.desk import Desk
from desktop.table.view import TableView
from desktop.words.say import say
from engine import commands as c
from engine.events import DealerSat
from engine.journal.current_session import Present
from engine.view import StateView

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QShortcut

    from desktop.bridge.keys import KeyAction
    from desktop.kit.button import Button
    from desktop.kit.menu import MenuLayer
    from desktop.kit.sheet import Sheet
    from desktop.table.overlays import Over

BLINK_MS = 120
CONFIRMING_MS = 800
"""Who takes a size for one that the amber key must confirm has pressed that key by then."""
FOR_THE_FLOOR = (c.Undo, c.Floor, c.Amend, c.Button, c.Count, c.Misdeal)


class TableWindow(QWidget):
    """The window of a running session. `left` carries what is asked of the app's window: a `WindowIntent`."""

    left = Signal(object)

    def __init__(self, bridge: Bridge, theme: Theme | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        if parent is not None:
            self.resize(parent.size())
        self.bridge = bridge
        self._over: Over | None = None
        self.view = TableView(theme or load(), self)
        self.view.resize(self.size())
        self.desk = Desk(bridge, self)
        bridge.gate = self._gate
        self._dealt = bridge.events
        self._announced = ""
        self.known: Callable[[], Sequence[str]] = tuple
        self.ring = FocusRing(self, self.view.theme.info)
        self.covers = Covers(self)
        self.rest = Rest(self)
        self.rest.kept.connect(self._too_quick)
        self.view.intended.connect(self.handle)
        for key in (self.view.bar.go, *self.view.column.pad.quicks):
            key.rested.connect(self._confirmed)
        for key in (self.view.bar.fold, self.view.bar.call):
            key.rested.connect(self._too_quick)
        self.desk.shown.connect(self.refresh)
        bridge.changed.connect(self._stepped)
        self.desk.wanted.connect(self.open)
        self.desk.blinked.connect(self._blink)
        self.shortcuts: list[tuple[KeyAction, QShortcut]] = []
        self.installEventFilter(self)
        self.covers.changed.connect(self._covered)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.refresh()

    def _gate(self, command: c.Command) -> str | None:
        """Why a command waits for the floor on this device; only a few ever do."""
        return self.over.floor.gate(command) if isinstance(command, FOR_THE_FLOOR) else None

    def _stepped(self, old: StateView, new: StateView) -> None:
        """After a step: keys rest where a hand ended, and a dealer who sat down gets the hand-over card (NOW-9).

        The card comes once the tap that said so is over.
        """
        if old.phase != "between" and new.phase == "between":
            self.rest.begin()
        if self._over is not None:
            self._over.stepped(old, new)
        if old.phase == "between" != new.phase and self.sheet is not None and not self.sheet.typing:
            self.over.close_sheet()  # it would hide digits and sizes of the hand that begins
        if any(isinstance(event, DealerSat) for event in self.bridge.events) and self._dealt != self.bridge.events:
            QTimer.singleShot(0, self, lambda: self.over.dealers.sat())
        self._dealt = self.bridge.events

    def refresh(self) -> None:
        """Show the scene as it stands."""
        typing = self.focusWidget() in self.view.column.pad.keys
        self.view.render_scene(self.desk.scene, self.desk.local)
        if typing and not self.view.column.pad.isVisibleTo(self.view):
            self.setFocus(Qt.FocusReason.OtherFocusReason)  # not the button that Qt would come to next
        self._announce()

    def _announce(self) -> None:
        """Read out what happened last, once and politely."""
        log = self.desk.scene.log
        words = log[-1].text if log else ""
        if words != self._announced and self.isVisible():
            behind_kit().reader.announce(self.view.bar.statement, words)
        self._announced = words

    def handle(self, intent: Intent) -> None:
        """A tap somewhere on the table; what lies over it is closed first."""
        if self.menu is not None:
            self.over.close_menu()
        if self.explaining:
            self.over.why.hide()
        if self.sheet is not None and isinstance(intent, TapSeat) and self.over.rulings.takes_seat(intent.seat):
            return
        if self.sheet is not None and self.over.draws.takes(intent):
            return
        if self.sheet is not None and (isinstance(intent, TapSeat) or self.over.seating_on):
            self.over.close_sheet()
        before = self.bridge.scene.view
        self.desk.handle(intent)
        if isinstance(intent, PlaySize) and self.bridge.scene.view != before:
            self._sized()

    def _sized(self) -> None:
        """A size that was played lies under the finger with another figure: a second tap would be the next player's.

        So would the amber key, pressed by who thinks that it confirms the size.
        """
        self.rest.begin(behind().of_an_amount)
        quicks = self.view.column.pad.quicks
        played = max(quick.tapped_at for quick in quicks)
        for quick in quicks:
            quick.rest(played, REST_MS)
        self.view.bar.go.rest(played, CONFIRMING_MS)

    def _confirmed(self) -> None:
        """The amber key, or a size, was pressed right after a size: it is said whose key it is now."""
        to_act = self.bridge.scene.view.to_act
        words = say("size_is_played", name=self.bridge.scene.view.seats[to_act].player) if to_act else say("key_rested")
        self.handle(Tell(words))

    def _too_quick(self) -> None:
        """A key did nothing: it is said, unless a step could not be saved, which has to stay in sight."""
        notice = self.desk.local.notice
        if notice is None or not notice.unsaved:
            self.handle(Tell(say("key_rested")))

    # Opening things ------------------------------------------------------------------------------------------------

    @property
    def over(self) -> "Over":
        """What lies over the table; made when something is first opened."""
        if self._over is None:
            self._over = behind().over(self.view, self.desk, self.covers, self)
            self._over.known = self.known
            self._over.amount_wanted.connect(self.focus_amount)
            self._over.keys_rest.connect(lambda keys: self.rest.begin(keys) if keys else self.rest.end())
        return self._over

    @property
    def menu(self) -> "MenuLayer | None":
        """The menu that is open."""
        return self._over.menu if self._over is not None else None

    @property
    def sheet(self) -> "Sheet | None":
        """The sheet that lies over the column."""
        return self._over.sheet if self._over is not None else None

    @property
    def explaining(self) -> bool:
        """Whether an explanation lies over the column."""
        return self._over is not None and self._over.why.isVisible()

    def open(self, wanted: Opening | WindowIntent) -> None:
        """Open what a tap asks for: a menu, a sheet, an explanation, another page; a book that fails is said."""
        if isinstance(wanted, WindowIntent):
            self.left.emit(wanted)
        else:
            self.bridge.look(lambda: self.over.open(wanted))

    def dress(self, theme: Theme, choices: Choices) -> None:
        """Look as was chosen for this device."""
        self.ring.colour = theme.info
        self.view.dress(theme, choices)

    # Keys ----------------------------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The first key makes the short cuts: Qt asks who overrides one before it looks for any."""
        if event.type() == QEvent.Type.ShortcutOverride:
            self.removeEventFilter(self)
            self.shortcuts = behind().shortcuts(self, self.press)
            self._cover_keys(bool(self.covers))
        return False

    def _covered(self, covered: bool) -> None:
        self.rest.end()
        self._cover_keys(covered)

    def _cover_keys(self, covered: bool) -> None:
        """The keys of the table are there only while nothing lies over it; what a hand opened takes them at once.

        Where it is asked who sits down the keys of the seats stay, over the menu of a seat those of the other menus.
        """
        over = self._over if covered else None
        stay: type[Intent] | None = None
        if over is not None and (over.asks_seat or over.of_seat):
            stay = PressSeat if over.asks_seat else OpenSeatMenu
        for action, shortcut in self.shortcuts:
            shortcut.setEnabled(not covered or (stay is not None and isinstance(action.does, stay)))

    def press(self, action: "KeyAction") -> None:
        """A key of the table: the button's own tap, or what the key says."""
        does = action.does
        if self._for_a_player(does) and self.desk.scene.view.phase != "betting":
            return
        if isinstance(does, TableKey):
            self._press_key(does)
        elif isinstance(does, PressSeat) and self._over is not None and self._over.asks_seat:
            self._over.sit_at(does.seat)
        else:
            self.handle(does)
            if isinstance(does, OpenSeatMenu) and self.menu is not None:
                self.menu.start_at_first()

    @staticmethod
    def _for_a_player(does: Intent | TableKey) -> bool:
        """Whether a key acts for a player: a letter alone stakes money for nobody else than whose turn it is."""
        return isinstance(does, EnterAmount) or does in (TableKey.FOLD, TableKey.CALL)

    def _press_key(self, key: TableKey) -> None:
        bar = self.view.bar
        match key:
            case TableKey.FOLD:
                self._tap(bar.fold)
            case TableKey.CALL:
                self._tap(bar.call)
            case TableKey.GO if self.desk.amber is None and not bar.go.slot.reason:
                self.handle(Tell(self._no_amber(bar.go.slot.word)))
            case TableKey.GO:
                self._tap(bar.go)
            case TableKey.UNDO if self.desk.scene.untouched:  # only a tap leaves the table
                self.handle(Tell(say("nothing_to_undo")))
            case TableKey.UNDO:
                self._tap(bar.undo)
            case TableKey.REDO:
                self._tap(bar.redo)
            case TableKey.ALL_CHECK:
                self._all_check()
            case TableKey.WHY:
                self.handle(Explain(self._focused_figure()))
            case _:
                assert_never(key)

    def _tap(self, button: "Button") -> None:
        if button.isVisibleTo(self.view):
            button.tap()

    def _no_amber(self, word: str) -> str:
        """Why Enter does nothing, and what does: outside of the betting a tap on the key that says `word`."""
        if self.desk.scene.view.phase != "betting":
            return say("no_amber_tap", word=word)
        return say("only_all_in" if only_all_in(self.desk.scene) else "no_amber")

    def _all_check(self) -> None:
        """K: everybody checks, wherever the tap for it is; where they cannot, that is said."""
        if self.desk.scene.view.phase != "betting":
            return
        local = self.desk.local
        free = self.desk.scene.all_check and local.entry.empty and local.preview is None
        self.handle(AllCheck() if free else Tell(say("refuse_all_check")))

    def _focused_figure(self) -> Figure | None:
        """The figure of what has the keyboard, None where that is nothing with a figure of its own."""
        view, focused = self.view, self.focusWidget()
        figures: list[tuple[QWidget, Figure]] = [(plate, SeatFigure(seat)) for seat, plate in view.felt.seats.items()]
        figures += [(pill, PotFigure(number)) for number, pill in enumerate(view.felt.pots, 1)]
        if self.desk.scene.view.to_act is not None:
            figures += [(view.bar.fold, ActionFigure("fold")), (view.bar.call, "call")]
            figures.append((view.bar.go, ActionFigure("wager")))
        return next((figure for widget, figure in figures if widget is focused), None)

    def focus_amount(self) -> None:
        """R: the amount; the wager once an amount was typed, or where there is only one (fixed limit).

        A whole stack is never put in by it: where that is all there is, the keys of it are said.
        """
        if self.view.column.pad.isVisibleTo(self.view) and self.desk.local.entry.empty:
            self.view.column.pad.keys[0].setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif self.desk.amber is None and only_all_in(self.desk.scene):
            self.handle(Tell(say("only_all_in")))
        else:
            self.view.bar.go.tap()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab and arrows walk bar, pad, seats clockwise, then the rest (SCREENS section 5).

        Qt asks for the next one as well where what had the keyboard goes away: no key walked then, and the keyboard is
        that of the window again, or of what lies over it.
        """
        left = self.focusWidget()
        if isinstance(left, Tap) and not left.isVisible():
            self.covers.give()
            return True
        stop = behind().next_stop(self.view, self.covers.cover, left, forward)
        if stop is None:
            return False
        stop.setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
        return True

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
        """The keyboard is the window's until Tab walks, or its whose cover was left open."""
        super().showEvent(event)
        self.covers.give()
        QTimer.singleShot(0, self, self._lock_again)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """A tap beside what lies over the table takes the keyboard from it no longer than this.

        The window looks no different with the keyboard: Qt, which is not asked, would repaint all of it.
        """
        if self.covers:
            self.covers.give()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The window looks no different without the keyboard."""

    def _lock_again(self) -> None:
        """A screen that was locked when the app went away is locked when it is back."""
        if has_pins() and self.over.floor.ring.pins.locked:
            self.over.floor.pins.lock_now()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The grid changed: a menu would hang in the air."""
        if self._over is not None:
            self._over.close_menu()
            self._over.why.hide()
        self.view.resize(event.size())


def open_table(session: Present, theme: Theme, parent: QWidget) -> tuple[Bridge, TableWindow]:
    """The table of a session, with the bridge it plays through; both live as long as `parent`."""
    bridge = Bridge(session, parent=parent)
    return bridge, TableWindow(bridge, theme, parent)
