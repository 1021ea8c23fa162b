"""The page of keys: every shortcut with its action, from the table of actions."""

from msgspec import Struct
from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from desktop.bridge.keys import actions
from desktop.kit import fitting, fonts, paint
from desktop.kit.appearance import Look
from desktop.kit.layout import cells, column_within
from desktop.kit.page import Page, Panel
from desktop.kit.page_keys import BarButton
from desktop.kit.sizes import LINE, PAGE_GAP, PANEL_FOOT, Pair
from desktop.words.help_phrases import cap
from desktop.words.say import say

HAND = ("fold", "call", "all_check", "amount", "next", "undo", "redo")
AMOUNT = ("decimal", "size_least", "size_half", "size_two_thirds", "size_pot", "size_all_in", "backspace", "escape")
ONE_SIZE = ("size_all_in", "escape")
SHOWDOWN = ("tie", "clear", "as_first")
TABLE = ("cards", "log", "why", "dealer")
WINDOW = ("keys", "display", "full_screen")
NAMES = {"Return": "Enter", "Escape": "Esc"}
EDITING = range(Qt.Key.Key_Escape, Qt.Key.Key_Home)
"""Keys without text that leave the page: Escape, Tab, Backspace, Enter, Insert, Delete, Pause, Print, Clear."""
FUNCTIONS = range(Qt.Key.Key_F1, Qt.Key.Key_F17 + 1)
KEY_ROW: Pair = (50, 38)
"""Height of the line of a key."""
CAP_SIDES = 20.0
"""Free width beside the words on a key; its corners; distance from the widest words to the actions."""
CAP_ROUND = 7.0
CAP_HIGH = 1.7
"""Height of a cap, in letters."""
WORDS_GAP = 34.0


class KeyGroup(Struct, frozen=True):
    """The shortcuts of one kind."""

    title: str
    """Title of the group."""
    lines: tuple[tuple[str, str], ...]
    """Keys and action of each line."""


def groups(sized: bool = True) -> tuple[KeyGroup, ...]:
    """Return every key of the table window in groups; a test checks that none is missing.

    `sized` = wagers have sizes to choose; in fixed limit they have none, so keys for sizes and digits are left out.
    """
    by_id = {action.id: action for action in actions()}

    def lines(ids: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
        return tuple((cap(NAMES.get(by_id[id].keys[0], by_id[id].keys[0])), by_id[id].label) for id in ids)

    return (
        KeyGroup(say("help.keys_hand"), lines(HAND)),
        KeyGroup(
            say("help.keys_amount"), (("0 – 9", say("help.key_digits")), *lines(AMOUNT)) if sized else lines(ONE_SIZE)
        ),
        KeyGroup(
            say("help.keys_seats"),
            (
                (cap("Alt+1 – 9, 0, -"), say("help.key_seat")),
                (cap("Alt+Shift+1 – 9, 0, -"), say("help.key_seat_menu")),
                (cap("Tab"), say("help.key_walk")),
                (cap("Space"), say("help.key_press")),
            ),
        ),
        KeyGroup(say("help.keys_showdown"), lines(SHOWDOWN)),
        KeyGroup(say("help.keys_table"), lines(TABLE)),
        KeyGroup(say("help.keys_window"), lines(WINDOW)),
    )


class KeyPanel(Panel):
    """A panel with a group: keys at the left, actions at the right."""

    def __init__(self, look: Look, group: KeyGroup, parent: QWidget | None = None) -> None:
        super().__init__(look, group.title, parent)
        self.group = group
        self.setAccessibleDescription("; ".join(f"{key}: {what}" for key, what in group.lines))

    def preferred_height(self) -> float:
        """Return the height the panel asks for, reference px."""
        return self.head + len(self.group.lines) * self.look.of(KEY_ROW) + self.look.of(PANEL_FOOT)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint each key in a cap, with its action beside it."""
        super().paint(p, area)
        theme, kind, inner = self.look.theme, self.look.type, self.inner()
        row_height = inner.height() / len(self.group.lines)
        px = kind.second
        left = inner.left() + max(fonts.width(key, px, fonts.BOLD) for key, _ in self.group.lines) + WORDS_GAP
        for at, (key, what) in enumerate(self.group.lines):
            y = inner.top() + (at + 0.5) * row_height
            cap_height = px * CAP_HIGH
            cap = QRectF(inner.left(), y - cap_height / 2, fonts.width(key, px, fonts.BOLD) + CAP_SIDES, cap_height)
            paint.panel(p, cap, CAP_ROUND, theme.raised, theme.edge, LINE)
            paint.text(p, key, cap.center().x(), y, px, fonts.BOLD, theme.text, paint.CENTRE)
            size = fitting.fit_px(what, px, fonts.MEDIUM, inner.right() - left, kind.small - 2)
            words = fitting.elide(what, size, fonts.MEDIUM, inner.right() - left)
            paint.text(p, words, left, y, size, fonts.MEDIUM, theme.text2)


class KeysPage(Page):
    """The page of keys. The signal `left` asks to go back; any key emits it. `manual_wanted` asks for the manual."""

    left = Signal()
    manual_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None, sized: bool = True) -> None:
        """Make the page; `sized` = wagers of this game have sizes to choose."""
        super().__init__(look, say("help.keys"), parent)
        self.panels = [KeyPanel(look, group, self) for group in groups(sized)]
        self.back = BarButton(look, "undo", self)
        self.back.say(say("help.back"), say("help.back_note"))
        self.back.tapped.connect(self.left)
        self.manual = BarButton(look, "list", self)
        self.manual.say(say("device.menu_manual"), say("device.menu_manual_note"))
        self.manual.tapped.connect(self.manual_wanted)
        self.strip.say(say("help.keys"), say("help.keys_about"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back on any key but Tab and modifiers alone."""
        key = event.key()
        if event.text() or key in EDITING or key in FUNCTIONS:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def arrange(self, area: QRectF) -> None:
        """Place the panels in one column where it is high enough, else in two; below, back in the place of undo."""
        gap = self.look.of(PAGE_GAP)
        slots = self.look.fit.slots()
        self.place(self.back, slots["undo"].adjusted(0, 0, 0, 2))
        self.place(self.manual, slots["go"].adjusted(0, 0, 0, 2))
        room = QRectF(area.left(), area.top(), area.width(), self.look.fit.bar.top() - gap - area.top())
        height = sum(panel.preferred_height() for panel in self.panels) + gap * (len(self.panels) - 1)
        columns = [self.panels] if height <= room.height() else [self.panels[:2], self.panels[2:]]
        for panels, box in zip(columns, cells(room, len(columns), len(columns), gap), strict=True):
            places = column_within(box, gap, *(panel.preferred_height() for panel in panels))
            for panel, place in zip(panels, places, strict=True):
                self.place(panel, place)
