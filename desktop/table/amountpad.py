"""The amount pad: entry with bounds and arithmetic, quick sizes that act at once, digits, chips."""

from PySide6.QtCore import QRect, QRectF, Signal
from PySide6.QtGui import QPainter, QRegion
from PySide6.QtWidgets import QWidget

from desktop.intents import AddChip, Backspace, ClearEntry, Explain, Intent, ToggleBy, Type
from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.button import Button
from desktop.kit.keys import BackKey, Keypad
from desktop.kit.metrics import Column
from desktop.kit.paint import CENTRE, RIGHT, advance, disc, fit_px, hairline, inside, mixed, panel, runs, text, whole
from desktop.kit.painted import Painted, Tap, placed, put
from desktop.kit.sizes import LIT
from desktop.present.pad import PadView
from desktop.table.padkeys import Bare, ChipKey
from desktop.table.sizes import (
    BOUND_AT,
    BOUND_HIGH,
    ENTRY_LEFT,
    ENTRY_RULE,
    ENTRY_SIDE,
    ENTRY_SMALL,
    PANEL_ROUND,
    SUM_AT,
    SUM_SIDES,
    WHY_AT,
    WHY_MARK,
)  # fmt: skip
from desktop.words.say import say

Rows = tuple[tuple[tuple[str, ...], int, int], ...]
WIDE: Rows = (
    (("word", "figure", "typed"), 0, 90), (("caption", "bad"), 80, 116), (("least", "most"), 117, 164),
    (("arithmetic",), 160, 196),
)  # fmt: skip
COMPACT: Rows = (
    (("word", "figure", "typed", "short", "bad"), 0, 76), (("least", "most"), 77, 114), (("arithmetic",), 110, 144),
)  # fmt: skip
"""The rows of the entry: what of the pad stands there, from where to where, reference px."""


class AmountPad(Painted):
    """Renders a `PadView`; `said` carries intents."""

    said = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.pad: PadView | None = None
        self.lie_on("panel")
        self.back = BackKey(look, self)
        self.back.tapped.connect(lambda: self._say(Backspace()))
        self.back.held.connect(lambda: self._say(ClearEntry()))
        self.word = Bare(look, self)
        self.word.tapped.connect(lambda: self._say(ToggleBy()))
        self.most = Bare(look, self)
        self.most.tapped.connect(lambda: self._say(Explain("wager.max")))
        self.most.name(say("speak_why", what=say("most")))
        self.least = Bare(look, self)
        self.least.tapped.connect(lambda: self._say(Explain("wager.min")))
        self.least.name(say("speak_why", what=say("least")))
        self.quicks = [Button(look, self, "quick") for _ in range(5)]
        self.digits = Keypad(self, lambda digits: self._say(Type(digits)))
        self.keys = self.digits.keys
        self.chips = [ChipKey(look, self) for _ in range(4)]
        for part in (*self.quicks, *self.keys):
            part.lie_on("panel")
        for quick in self.quicks:
            quick.said.connect(self.said)
        for chip in self.chips:
            chip.tapped.connect(lambda key=chip: self._say(AddChip(key.value)))
        self.setAccessibleName(say("speak_pad"))

    def _say(self, intent: Intent) -> None:
        self.said.emit(intent)

    @property
    def parts(self) -> tuple[Tap, ...]:
        """Everything that can be pressed, in the order Tab walks it."""
        return (*self.quicks, *self.keys, *self.chips, self.back, self.word, self.least, self.most)

    def render_pad(self, pad: PadView) -> None:
        """Show this."""
        if pad == self.pad:
            return
        old, self.pad = self.pad, pad
        self.word.name(pad.word + ", " + pad.figure)
        for number, quick in enumerate(self.quicks):
            quick.setVisible(number < len(pad.quicks))
            if number < len(pad.quicks):
                quick.render_slot(pad.quicks[number])
        for number, chip in enumerate(self.chips):
            chip.setVisible(number < len(pad.chips) and not self.look.fit.plan.beside)
            if number < len(pad.chips):
                chip.render_chip(pad.chips[number])
        if old is None or len(old.quicks) != len(pad.quicks):
            self.lay()
        self._refresh(old)

    def _refresh(self, old: PadView | None) -> None:
        """Repaint what of the entry is another now; its edge tells what is not possible."""
        stale = QRegion()
        for fields, top, bottom in self._rows:
            if old is None or any(getattr(old, field) != getattr(self.pad, field) for field in fields):
                stale += self._row(top, bottom)
        if old is None or (self.pad is not None and old.bad != self.pad.bad):
            stale += placed(self.entry, self.look.scale)
        if not stale.isEmpty():
            self.update(self.visibleRegion() & stale)

    @property
    def _rows(self) -> Rows:
        return WIDE if self.look.room.wide else COMPACT

    def _row(self, top: int, bottom: int) -> QRect:
        """The px of a row of the entry, from side to side."""
        return placed(QRectF(0, self.entry.top() + top, self.area().width(), bottom - top), self.look.scale)

    @property
    def plan(self) -> Column:
        """The heights of the column."""
        return self.look.fit.plan

    @property
    def entry(self) -> QRectF:
        """The place of the entry, reference px: on top, or beside the keys of an upright window."""
        room, width = self.look.room, self.area().width()
        if not room.upright:
            return QRectF(0, 0, width, self.plan.entry)
        aside = width - room.go - room.margin
        return QRectF(room.go + room.margin if self.look.fit.mirrored else 0, 0, aside, self.plan.entry)

    def lay(self) -> None:
        """Entry, quick sizes, digits and chips."""
        room, plan, scale = self.look.room, self.plan, self.look.scale
        wide, entry, gap = room.wide, self.entry, room.key_gap
        left, width = entry.left(), entry.width()
        put(self.back, QRectF(373, 11, 90, 75) if wide else QRectF(left + width - 81, 6, 75, 70), scale)
        put(self.word, QRectF(6, 8, 150, 84) if wide else QRectF(left + 5, 2, 110, 72), scale)
        low = entry.bottom() - self.look.of(BOUND_HIGH)
        put(self.most, QRectF(left + width * 0.52, low, width * 0.48 - 6, entry.bottom() - low - 6), scale)
        put(self.least, QRectF(left + 6, low, width * 0.46, entry.bottom() - low - 6), scale)
        y: float = plan.entry + room.margin
        if not plan.beside:
            self._lay_quicks(QRectF(left, y, width, plan.quick))
            y += plan.quick + room.margin
        keys = QRectF(0, y, width, 0)
        if room.upright:
            keys = QRectF(0 if self.look.fit.mirrored else entry.right() + room.margin, 0, room.go, 0)
        key_w, step = (keys.width() - 3 * gap) / 4, plan.key + gap
        pad = QRectF(keys.left(), keys.top(), 3 * key_w + 2 * gap, 0)
        self.digits.place(pad, gap, plan.key, self.look)
        beside = self.quicks if plan.beside else []
        for number, part in enumerate([*beside][:4] or self.chips):
            x = keys.left() + 3 * (key_w + gap)
            put(part, QRectF(x, keys.top() + number * step, key_w, plan.key), scale)

    def _lay_quicks(self, row: QRectF) -> None:
        """The quick sizes in a row, or two by two beside the keys of an upright window."""
        room, gap = self.look.room, self.look.room.key_gap
        shown = max(1, len(self.pad.quicks) if self.pad is not None else room.quicks)
        across = 2 if room.upright else shown
        each = (row.width() - gap * (across - 1)) / across
        for number, quick in enumerate(self.quicks):
            line, place = divmod(number, across)
            y = row.top() + line * (row.height() + room.margin)
            put(quick, QRectF(row.left() + place * (each + gap), y, each, row.height()), self.look.scale)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the entry; the keys are widgets."""
        if self.pad is None:
            return
        theme, wide, pad = self.look.theme, self.look.room.wide, self.pad
        entry = self.entry
        box = inside(QRectF(0, 0, entry.width(), entry.height()))
        p.translate(entry.left(), 0)
        panel(p, box, self.look.of(PANEL_ROUND), theme.sunk, theme.owe if pad.bad else theme.now, LIT)
        look, (*top, bounds, arithmetic) = self.look, self._shown()
        if wide:
            self._wide_top(p, *top)
        elif top[0]:
            self._compact_top(p, box)
        side, y, left, small = look.of(ENTRY_SIDE), look.of(ENTRY_RULE), look.px(ENTRY_LEFT), look.grown(ENTRY_SMALL)
        hairline(p, theme.hair, side, y, box.right() - side, y)
        if bounds:
            self._bounds(p, left, round(box.width() - look.of(WHY_AT)), small)
        if arithmetic:
            self._arithmetic(p, left, look.of(SUM_AT), box.width() - look.of(SUM_SIDES), small)

    def _wide_top(self, p: QPainter, words: bool, caption: bool) -> None:
        pad, theme = self.pad, self.look.theme
        assert pad is not None
        if words:
            text(p, pad.word, 18, 49, 24, fonts.SEMIBOLD, theme.text2)
            room = 356 - 18 - fonts.width(pad.word, 24, fonts.SEMIBOLD) - 12
            px = fit_px(pad.figure, self.look.type.entry, fonts.BOLD, room, 22)
            text(p, pad.figure, 358, 49, px, fonts.BOLD, theme.text if pad.typed else theme.text2, RIGHT)
        if caption:
            ink = theme.text if pad.bad else theme.text2
            cut, px = whole(pad.caption, self.look.line(21, 21), fonts.MEDIUM, 440, 15)
            text(p, cut, 18, 97, px, fonts.SEMIBOLD if pad.bad else fonts.MEDIUM, ink)

    def _shown(self) -> list[bool]:
        """Which rows have to be painted now."""
        return [self.exposed.intersects(self._row(top, bottom)) for _, top, bottom in self._rows]

    def _compact_top(self, p: QPainter, box: QRectF) -> None:
        pad, theme = self.pad, self.look.theme
        assert pad is not None
        two = pad.bad or pad.typed
        edge = box.width() - 95
        text(p, pad.word, 18, 25 if two else 37, 18, fonts.SEMIBOLD, theme.text2)
        if two:
            ink = theme.text if pad.bad else theme.text2
            figure_room = fonts.width(pad.figure, self.look.type.entry, fonts.BOLD)
            room = edge - 19 - min(figure_room, 130) - 8
            px = fit_px(pad.short, self.look.line(15, 15), fonts.SEMIBOLD, room, 10)
            text(p, pad.short, 18, 56, px, fonts.SEMIBOLD if pad.bad else fonts.MEDIUM, ink)
        room = edge - 19 - max(90.0, fonts.width(pad.word, 18, fonts.SEMIBOLD)) - 10
        px = fit_px(pad.figure, self.look.type.entry, fonts.BOLD, room, 18)
        text(p, pad.figure, edge, 37, px, fonts.BOLD, theme.text if pad.typed else theme.text2, RIGHT)

    def _bounds(self, p: QPainter, left: int, mark: int, small: int) -> None:
        """Least and most, with the question mark that tells why."""
        pad, theme = self.pad, self.look.theme
        assert pad is not None
        y, size, large, half = self.look.of(BOUND_AT), self.look.of(WHY_MARK), self.look.type.most, mark / 2
        label, px = self._bound(say("least"), pad.least, half - left - 6, small, large)
        words = text(p, say("least"), left, y, label, fonts.MEDIUM, theme.text2) + 9
        text(p, pad.least, left + words, y, px, fonts.BOLD, theme.text)
        disc(p, mark, y, size, None, theme.info, 2.2)
        text(p, "?", mark, y, round(size * 0.64), fonts.BOLD, theme.info, CENTRE)
        right = mark - size / 2 - 14
        label, px = self._bound(say("most"), pad.most, right - half - 4, small, large)
        width = text(p, pad.most, right, y, px, fonts.BOLD, theme.text, RIGHT)
        text(p, say("most"), right - width - 9, y, label, fonts.MEDIUM, theme.text2, RIGHT)

    def _bound(self, words: str, amount: str, room: float, small: int, large: int) -> tuple[int, int]:
        """The sizes of a bound's words and its amount: the amount shrinks first, then the words."""
        px = fit_px(amount, large, fonts.BOLD, room - fonts.width(words, small, fonts.MEDIUM) - 9, 14)
        return fit_px(words, small, fonts.MEDIUM, room - fonts.width(amount, px, fonts.BOLD) - 9, 9), px

    def _arithmetic(self, p: QPainter, left: float, y: float, room: float, px: int) -> None:
        """How the most came about, figures bold; it shrinks, and is dropped to "see why" never."""
        pad, theme = self.pad, self.look.theme
        assert pad is not None
        words = fonts.typeset(pad.arithmetic)
        while px > 11:
            pieces = mixed(words, px, theme.text, theme.text2)
            if sum(advance(run) for run in pieces) <= room:
                break
            px -= 1
        runs(p, mixed(words, px, theme.text, theme.text2), left, y)
