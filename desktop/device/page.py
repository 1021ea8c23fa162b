"""The page "This device": choices that apply to this device and not to a table. Each tap is saved at once."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from desktop.device.panels import GroupPanel, Measure
from desktop.device.rows import Option, OptionPanel, groups
from desktop.device.sizes import SizesPanel
from desktop.intents import GoTo, Quit, WindowIntent, WindowPage
from desktop.kit.appearance import Look
from desktop.kit.layout import Space, cells, column_within
from desktop.kit.metrics import px_per_mm
from desktop.kit.page import Page as PageWidget
from desktop.kit.page_keys import BarButton
from desktop.kit.painted import put
from desktop.kit.sizes import PAGE_GAP, PAGE_KEY
from desktop.preferences.choices import Choices, ChoiceStore
from desktop.words.say import say

LEFT = ("looks", "hands")
UPRIGHT_ACROSS = 3
"""Keys beside each other in an upright window: two rows, as in the bar of the table."""
BAR = (
    ("back", "undo"), ("keys", "list"), ("manual", "list"), ("tour", "arrow"), ("check", "check"),
    ("quit", "cross"),
)  # fmt: skip
INTENTS: dict[str, WindowIntent] = {
    "keys": GoTo(WindowPage.KEYS), "manual": GoTo(WindowPage.MANUAL), "tour": GoTo(WindowPage.TOUR),
    "check": GoTo(WindowPage.CHECK), "quit": Quit(),
}  # fmt: skip
"""Intents of the keys of the bar; `back` is handled by the page itself."""


class DevicePage(PageWidget):
    """The page of this device. The signal `left` asks to go back; `intended` carries a `WindowIntent`."""

    left = Signal()
    intended = Signal(object)

    def __init__(
        self,
        look: Look,
        choice_store: ChoiceStore,
        displaying: bool = False,
        parent: QWidget | None = None,
        floor: bool = False,
    ) -> None:
        super().__init__(look, say("device.title"), parent)
        self.choice_store, self.displaying, self.floor = choice_store, displaying, floor
        self.panels = {
            group.id: GroupPanel(look, group, self) for group in groups(choice_store.choices, displaying, floor)
        }
        self.instead: Measure | SizesPanel | None = None
        self.bar = {id: BarButton(look, icon, self) for id, icon in BAR}
        self.bar["back"].say(say("device.back"), say("device.back_note"))
        self.bar["keys"].say(say("device.menu_keys"), "F1")
        self.bar["manual"].say(say("device.menu_manual"), say("device.menu_manual_note"))
        self.bar["tour"].say(say("device.menu_tour"))
        self.bar["check"].say(say("device.menu_check"), say("device.menu_check_note"))
        self.bar["quit"].say(say("device.quit"), say("device.quit_note"))
        self.bar["back"].tapped.connect(self.escape)
        for id, intent in INTENTS.items():
            self.bar[id].tapped.connect(lambda intent=intent: self._ask(intent))
        for panel in self.panels.values():
            panel.picked.connect(self.picked)
        choice_store.changed.connect(self._changed)
        self.strip.say(say("device.title"), say("device.about"))

    def escape(self) -> None:
        """Go back to the choices, or leave the page."""
        if self.instead is not None:
            self._show_instead(None)
        else:
            self.left.emit()

    def show_display(self, displaying: bool) -> None:
        """Show that the players' display was opened or closed."""
        self.displaying = displaying
        self._changed(self.choice_store.choices)

    def picked(self, option: Option) -> None:
        """Apply a chosen option, or open what it opens."""
        match option.opens:
            case None:
                self.choice_store.change(**dict(option.change))
            case OptionPanel.MEASURE:
                density = self.choice_store.choices.density or px_per_mm(self.screen().physicalDotsPerInch())
                measure = Measure(self.look, density, self)
                measure.measured.connect(self._measured)
                self._show_instead(measure)
            case OptionPanel.SIZES:
                sizes = SizesPanel(self.look, self.choice_store.choices.sizes, self)
                sizes.changed.connect(lambda chosen: self.choice_store.change(sizes=chosen))
                self._show_instead(sizes)
            case OptionPanel.FOLDER:
                if folder := self.ask_folder():
                    self.choice_store.change(backups=folder)
            case intent:
                self._ask(intent)

    def ask_folder(self) -> str:
        """Ask for a second folder for backups; return "" when the dialog is cancelled."""
        return QFileDialog.getExistingDirectory(self, say("device.backups_choose"), self.choice_store.choices.backups)

    def _ask(self, intent: WindowIntent) -> None:
        self.intended.emit(intent)

    def _measured(self, density: float) -> None:
        self._show_instead(None)
        self.choice_store.change(density=density)

    def _show_instead(self, panel: "Measure | SizesPanel | None") -> None:
        """Show this panel in place of all others, None = the choices again."""
        if self.instead is not None:
            self.instead.hide()
            self.instead.deleteLater()
        self.instead = panel
        note = "device.back_unmeasured" if isinstance(panel, Measure) else "device.back_note"
        self.bar["back"].say(say("device.back"), say(note))
        for other in self.panels.values():
            other.setVisible(panel is None)
        self._place()
        if panel is not None:
            panel.show()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _changed(self, choices: Choices) -> None:
        for group in groups(choices, self.displaying, self.floor):
            self.panels[group.id].render_group(group)

    def arrange(self, area: QRectF) -> None:
        """Place the panels in two columns, or in one in an upright window, and the keys below."""
        gap, key_height = self.look.of(PAGE_GAP), self.look.of(PAGE_KEY)
        bottom = self.look.fit.bar.top() - gap
        room = QRectF(area.left(), area.top(), area.width(), bottom - area.top())
        upright = area.width() < area.height()
        across = UPRIGHT_ACROSS if upright else len(self.bar)
        y = self.look.fit.bar.center().y() - (key_height + gap / 2 if upright else key_height / 2)
        bar = QRectF(area.left(), y, area.width(), 0)
        Space(bar, gap, self.look.scale).rows([*self.bar.values()], key_height, across)
        if self.instead is not None:
            put(self.instead, room, self.look.scale)
            return
        if upright:
            self._column([*self.panels], room)
            return
        left, right = cells(room, 2, 2, gap)
        self._column(list(LEFT), left)
        self._column([id for id in self.panels if id not in LEFT], right)

    def _column(self, ids: list[str], room: QRectF) -> None:
        """Place panels below each other at the height they ask for, or all a little lower."""
        panels = [self.panels[id] for id in ids]
        places = column_within(room, self.look.of(PAGE_GAP), *(panel.preferred_height() for panel in panels))
        for panel, place in zip(panels, places, strict=True):
            self.place(panel, place)
