"""All rules: the sections of the rulebook at the left, the keys of one with their allowed values at the right."""

from typing import Any

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fitting, fonts, paint
from desktop.kit.appearance import Look
from desktop.kit.focus import focus_ring
from desktop.kit.layout import levels
from desktop.kit.page import Panel
from desktop.kit.painted import ENTER, UP_DOWN, Tap
from desktop.kit.shares import HEAD_AND_NOTE, LINES
from desktop.kit.sizes import NEAR, ROUND_SMALL
from desktop.setup import sizes as measure
from desktop.setup.side import dot
from desktop.setup.typed_values import money_of
from desktop.words.i18n import amounts_in, in_money
from desktop.words.say import say
from desktop.words.setup_phrases import WORTH, given, ids, of_section, title, word
from engine.settings.describe import KEYS, SECTIONS
from engine.settings.keyinfo import KeyInfo
from engine.settings.records import Money

HIDDEN = ("preset",)
"""Keys chosen on the first page."""
LEVELS = "levels"
"""The key whose values have a grid of their own instead of the list of rules."""


def keys_of(section: str) -> tuple[KeyInfo, ...]:
    """Return the keys of a section that can be set here."""
    return tuple(info for info in KEYS if info.section == section and info.kind != "object" and info.key not in HIDDEN)


def allowed(info: KeyInfo) -> list[Any]:
    """Return the values that may be chosen, none and yes/no included; empty where an amount is typed."""
    words: list[Any] = [True, False] if info.kind == "yes_no" else list(info.values)
    if info.none and (info.kind == "choice" or not info.derived) and "none" not in words:
        words.append(None)
    return words


BETWEEN = " · "
KEPT = "\u00a0· "
"""The same, with a line break allowed only after it."""
HEAD_HIGH = 1.25
"""The height of a key's title, in its letters, with two lines below it."""
MEANS_STEP = 1.2
"""The step between these lines, in letters."""


def meaning(info: KeyInfo, money: Money | None) -> tuple[str, ...]:
    """Return the allowed values, or the format of its amounts, and the ids of its rules, as parts."""
    words = [word(value, info) for value in allowed(info)]
    if info.key == WORTH and in_money():
        return (say("setup.worth_given"),)
    if info.kind in ("amount", "amounts", "ranges", "percent", "count"):
        words.insert(0, given(info, money_of(info, money)))
    return (*words, *(ids(rule) for rule in info.rules[:2]))


class SectionRow(Tap):
    """A row of a section: its name, and the mark of its own rules."""

    rings = True

    def __init__(self, look: Look, id: str, words: str, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.id, self.words, self.chosen, self.own = id, words, False, 0

    def say(self, chosen: bool, own: int) -> None:
        """Show whether it is open, and its number of own rules."""
        self.chosen, self.own = chosen, own
        self.name(say("setup.n_changed", words=self.words, count=own) if own else self.words)
        self.update()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the row; the open one has an edge and a bar at its left."""
        theme, kind = self.look.theme, self.look.type
        radius = self.look.of(ROUND_SMALL)
        if self.chosen or self.isDown():
            paint.panel(p, area, radius, theme.sel if self.chosen else theme.pressed)
        if self.chosen:
            paint.stripe(p, area, theme.info)
        right = area.right() - self.look.of(measure.RULE_RIGHT)
        if self.own:
            dot(p, right - measure.DOT_RIGHT, area.center().y(), measure.DOT, theme.info)
        left = area.left() + self.look.of(measure.SECTION_LEFT)
        weight = fonts.SEMIBOLD if self.chosen else fonts.MEDIUM
        px = min(kind.second, round(area.height() / (2 * LINES)))
        lines, px = fitting.whole_lines(self.words, px, weight, right - left - measure.SECTION_DOT)
        ink = theme.text if self.chosen else theme.text2
        paint.block(p, lines, left, area.center().y(), px * LINES, px, weight, ink)
        focus_ring(self, p, area, radius)


class KeyRow(Tap):
    """A row of a key: dot, title, allowed values, present value. Up and down move between rows, which the page does."""

    rings = True
    leaves = UP_DOWN

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.info: KeyInfo | None = None
        self.value = ""
        self.means: tuple[str, ...] = ()
        self.own = self.chosen = False

    def say(self, info: KeyInfo, value: Any, own: bool, chosen: bool, money: Money | None) -> None:
        """Show a key and its value; `money` = the unit of its amounts."""
        self.info, self.value, self.own, self.chosen = info, word(value, info), own, chosen
        self.leaves = UP_DOWN | ENTER if chosen else UP_DOWN  # Enter picks a row, and confirms the one that is edited
        self.means = meaning(info, money)
        stands = say("setup.stands", rule=title(info), value=self.value)
        parts = (stands, say("setup.changed") if own else "", ", ".join(info.rules))
        self.name(", ".join(part for part in parts if part))
        self.update()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the row."""
        info, theme, kind = self.info, self.look.theme, self.look.type
        if info is None:
            return
        radius = self.look.of(ROUND_SMALL)
        if self.chosen or self.isDown():
            paint.panel(p, area, radius, theme.sel if self.chosen else theme.pressed)
        else:
            paint.hairline(p, theme.hair, area.left(), area.bottom(), area.right(), area.bottom())
        if self.chosen:  # a bar, as a frame marks keyboard focus
            paint.stripe(p, area, theme.info)
        left, right = area.left() + self.look.of(measure.RULE_LEFT), area.right() - self.look.of(measure.RULE_RIGHT)
        first, second = levels(area, HEAD_AND_NOTE)
        if self.own:
            dot(p, area.left() + self.look.of(measure.DOT_AT), first, measure.DOT, theme.info)
        value = self.value
        most_name, most_small = (int(area.height() * share) for share in measure.RULE_LETTERS)
        name, small = min(kind.name, most_name), min(kind.small, most_small)
        px = fitting.fit_px(value, name, fonts.BOLD, (right - left) * 0.5, small)
        value = fitting.elide(value, px, fonts.BOLD, (right - left) * 0.5)
        value_width = paint.text(p, value, right, area.center().y(), px, fonts.BOLD, theme.text, paint.RIGHT)
        room = right - left - value_width - measure.RULE_GAP
        head, px = fitting.fit_whole(title(info), name, fonts.SEMIBOLD, room)
        full = KEPT.join(self.means)
        lines = fitting.wrap(full, small, fonts.MEDIUM, room)
        high = px * HEAD_HIGH + len(lines) * small * MEANS_STEP
        if len(lines) > 1 and " ".join(lines) == full and high <= area.height():  # in letters as large as in other rows
            top = area.center().y() - high / 2
            paint.text(p, head, left, top + px * HEAD_HIGH / 2, px, fonts.SEMIBOLD, theme.text)
            step = small * MEANS_STEP
            paint.lines(p, lines, left, top + px * HEAD_HIGH + step / 2, step, small, fonts.MEDIUM, theme.text2)
            focus_ring(self, p, area, radius)
            return
        paint.text(p, head, left, first, px, fonts.SEMIBOLD, theme.text)
        words, px = "", small
        for count in range(len(self.means), 0, -1):  # from the end, parts without room are left out
            means = BETWEEN.join(self.means[:count])
            words, px = fitting.fit_whole(means, small, fonts.MEDIUM, room)
            if words == means:
                break
        small = px
        paint.text(p, words, left, second, small, fonts.MEDIUM, theme.text2)
        focus_ring(self, p, area, radius)


class Rules(Panel):
    """The panel of sections and keys; `picked` carries the tapped key."""

    picked = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, say("setup.all_rules"), parent)
        self.section = SECTIONS[0][0]
        self._values: dict[str, Any] = {}
        self._money: Money | None = None
        self._own: frozenset[str] = frozenset()
        self._picked = ""
        self.sections = [SectionRow(look, id, of_section(id, name), self) for id, name in SECTIONS]
        for section in self.sections:
            section.tapped.connect(self._open_tapped_section)
        self.rows: list[KeyRow] = []

    def show_rules(
        self,
        values: dict[str, Any],
        own: frozenset[str],
        picked: str,
        money: Money | None = None,
        *,
        running: bool = False,
    ) -> None:
        """Show values, marks of own rules and the edited key; `money` = the worth of a chip."""
        self._values, self._own, self._picked, self._money = values, own, picked, money
        note = say("setup.dot_running") if running else say("setup.dot_means")
        self.say(note=note if own else "")
        self.lay()

    def open(self, section: str) -> None:
        """Open a section."""
        self.section = section
        self.lay()

    def _open_tapped_section(self) -> None:
        row = self.sender()
        if isinstance(row, SectionRow):
            self.open(row.id)
            self.picked.emit(keys_of(row.id)[0].key)

    def _pick_tapped_key(self) -> None:
        row = self.sender()
        if isinstance(row, KeyRow) and row.info is not None:
            if not row.hasFocus():  # no other row keeps the ring
                row.setFocus(Qt.FocusReason.OtherFocusReason)
            self.picked.emit(row.info.key)

    @property
    def ringed(self) -> str:
        """Return the key of the row with the focus ring, "" = no row has it."""
        return next((row.info.key for row in self.rows if row.info is not None and row.ringed), "")

    def step(self, by: int) -> None:
        """Move to the next (`by` 1) or the previous row (-1) and pick it; at the first and the last row stay.

        The row of the levels only gets the ring: picking it would leave the list.
        """
        keys = [info.key for info in keys_of(self.section)]
        here = self.ringed or self._picked
        to = keys.index(here) + by if here in keys else 0
        if 0 <= to < len(keys):
            self.rows[to].setFocus(Qt.FocusReason.ShortcutFocusReason)
            if keys[to] != LEVELS:
                self.picked.emit(keys[to])

    def arrange(self) -> None:
        """Place the sections in the left third, and a row per key beside them."""
        area = self.inner()
        left = area.width() * self.look.of(measure.SECTIONS_SHARE)
        tall = min(area.height() / len(self.sections), self.look.of(measure.SECTION))
        for at, section in enumerate(self.sections):
            own = sum(info.key in self._own for info in keys_of(section.id))
            section.say(section.id == self.section, own)
            high = tall - measure.SECTION_GAP
            self.place(section, QRectF(area.left() - NEAR, area.top() + at * tall, left, high))
        infos = keys_of(self.section)
        while len(self.rows) < len(infos):
            row = KeyRow(self.look, self)
            row.tapped.connect(self._pick_tapped_key)
            self.rows.append(row)
        tall = min(area.height() / max(len(infos), 1), self.look.of(measure.RULE))
        for at, row in enumerate(self.rows):
            row.setVisible(at < len(infos))
            if at < len(infos):
                info = infos[at]
                x = area.left() + left + self.look.of(measure.RULES_LEFT)
                self.place(row, QRectF(x, area.top() + at * tall, area.right() - x, tall - 2))
                with amounts_in(self._money):
                    row.say(
                        info, self._values.get(info.key), info.key in self._own, info.key == self._picked, self._money
                    )
