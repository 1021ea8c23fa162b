"""The amount pad: the entry with its bounds and arithmetic, quick sizes that act at once, digits and chips."""

from PySide6.QtCore import QRect, QRectF, Signal
from PySide6.QtGui import QPainter, QRegion
from PySide6.QtWidgets import QWidget

from desktop.intents import AddChip, Backspace, ClearEntry, Explain, Intent, ToggleBy, Type
from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.button import Button
from desktop.kit.fitting import fit_px, fit_whole
from desktop.kit.keys import ACROSS, BackKey, Keypad
from desktop.kit.metrics import ColumnHeights
from desktop.kit.paint import CENTRE, RIGHT, advance, disc, hairline, inside, mixed, panel, runs, text
from desktop.kit.painted import Painted, Tap, pixel_rect, put
from desktop.kit.sizes import LIT
from desktop.present.pad import PadView
from desktop.table.pad_keys import ChipKey, EntryPart
from desktop.table.sizes import (
    BOUND_AMOUNT_LEAST,
    BOUND_AT,
    BOUND_FIGURE,
    BOUND_GAP,
    BOUND_HIGH,
    BOUND_SIDE,
    BOUND_WORD_LEAST,
    ENTRY_BACK_KEY,
    ENTRY_CAPTION,
    ENTRY_CAPTION_AT,
    ENTRY_CAPTION_GAP,
    ENTRY_CAPTION_LEAST,
    ENTRY_CAPTION_SIDES,
    ENTRY_FIGURE_GAP,
    ENTRY_FIGURE_LEAST,
    ENTRY_FIGURE_MOST,
    ENTRY_FIGURE_RIGHT,
    ENTRY_LEFT,
    ENTRY_ROW,
    ENTRY_RULE,
    ENTRY_SIDE,
    ENTRY_SMALL,
    ENTRY_WORD,
    ENTRY_WORD_KEY,
    ENTRY_WORD_LEAST,
    ENTRY_WORD_LEFT,
    ENTRY_WORD_UP,
    LEAST_SHARE,
    MOST_LEFT,
    MOST_SHARE,
    PANEL_ROUND,
    SUM_AT,
    SUM_LEAST,
    SUM_SIDES,
    WHY_AT,
    WHY_GAP,
    WHY_LINE,
    WHY_MARK,
    WHY_TEXT,
)
from desktop.words.say import say

PadRows = tuple[tuple[tuple[str, ...], int, int], ...]
WIDE: PadRows = (
    (("word", "figure", "typed"), 0, 90), (("caption", "bad"), 80, 116), (("least", "most"), 117, 164),
    (("arithmetic",), 160, 196),
)  # fmt: skip
COMPACT: PadRows = (
    (("word", "figure", "typed", "short", "bad"), 0, 76), (("least", "most"), 77, 114), (("arithmetic",), 110, 144),
)  # fmt: skip
"""The rows of the entry: the fields of `PadView` that each row shows, its top and its bottom, reference px."""
MOST_QUICKS = 5
MOST_CHIPS = 4
"""The number of chip keys: one for each row of digits."""


class AmountPad(Painted):
    """A widget that renders a `PadView`; `intended` carries the intents of its keys."""

    intended = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.pad: PadView | None = None
        self.set_ground("panel")
        self.back = BackKey(look, self)
        self.back.tapped.connect(lambda: self._emit(Backspace()))
        self.back.held.connect(lambda: self._emit(ClearEntry()))
        self.word = EntryPart(look, self)
        self.word.tapped.connect(lambda: self._emit(ToggleBy()))
        self.most = EntryPart(look, self)
        self.most.tapped.connect(lambda: self._emit(Explain("wager.max")))
        self.most.name(say("speak_why", what=say("most")))
        self.least = EntryPart(look, self)
        self.least.tapped.connect(lambda: self._emit(Explain("wager.min")))
        self.least.name(say("speak_why", what=say("least")))
        self.quicks = [Button(look, self, "quick") for _ in range(MOST_QUICKS)]
        self.digits = Keypad(self, lambda digits: self._emit(Type(digits)))
        self.keys = self.digits.keys
        self.chips = [ChipKey(look, self) for _ in range(MOST_CHIPS)]
        for part in (*self.quicks, *self.keys):
            part.set_ground("panel")
        for quick in self.quicks:
            quick.intended.connect(self.intended)
        for chip in self.chips:
            chip.tapped.connect(lambda key=chip: self._emit(AddChip(key.value)))
        self.setAccessibleName(say("speak_pad"))

    def _emit(self, intent: Intent) -> None:
        self.intended.emit(intent)

    @property
    def parts(self) -> tuple[Tap, ...]:
        """Return every key and button, in the order of the Tab key."""
        return (*self.quicks, *self.keys, *self.chips, self.back, self.word, self.least, self.most)

    def render_pad(self, pad: PadView) -> None:
        """Show `pad`, and repaint only the rows that changed."""
        if pad == self.pad:
            return
        old, self.pad = self.pad, pad
        self.word.name(pad.word + ", " + pad.figure)
        for number, quick in enumerate(self.quicks):
            quick.setVisible(number < len(pad.quicks))
            if number < len(pad.quicks):
                quick.render_face(pad.quicks[number])
        for number, chip in enumerate(self.chips):
            chip.setVisible(number < len(pad.chips) and not self.look.fit.plan.beside)
            if number < len(pad.chips):
                chip.render_chip(pad.chips[number])
        if old is None or len(old.quicks) != len(pad.quicks):
            self.lay()
        self._refresh(old)

    def _refresh(self, old: PadView | None) -> None:
        """Repaint the rows of the entry that differ from `old`; all of it when `bad` changed, which its edge shows."""
        stale = QRegion()
        for fields, top, bottom in self._rows:
            if old is None or any(getattr(old, field) != getattr(self.pad, field) for field in fields):
                stale += self._row(top, bottom)
        if old is None or (self.pad is not None and old.bad != self.pad.bad):
            stale += pixel_rect(self.entry, self.look.scale)
        if not stale.isEmpty():
            self.update(self.visibleRegion() & stale)

    @property
    def _rows(self) -> PadRows:
        return WIDE if self.look.room.wide else COMPACT

    def _row(self, top: int, bottom: int) -> QRect:
        """Return the rectangle of a row over the full width, px; `top` and `bottom` in reference px of the entry."""
        return pixel_rect(QRectF(0, self.entry.top() + top, self.area().width(), bottom - top), self.look.scale)

    @property
    def plan(self) -> ColumnHeights:
        """Return the heights of the column's parts, reference px."""
        return self.look.fit.plan

    @property
    def entry(self) -> QRectF:
        """Return the rectangle of the entry, reference px: at the top, or beside the keys of an upright window."""
        room, width = self.look.room, self.area().width()
        if not room.upright:
            return QRectF(0, 0, width, self.plan.entry)
        aside = width - room.go - room.margin
        return QRectF(room.go + room.margin if self.look.fit.mirrored else 0, 0, aside, self.plan.entry)

    def lay(self) -> None:
        """Place the keys of the entry, the quick sizes, the digits and the chips."""
        room, plan, scale, of = self.look.room, self.plan, self.look.scale, self.look.of
        entry, gap = self.entry, room.key_gap
        left, width, right = entry.left(), entry.width(), entry.right()
        from_right, top, across, high = map(of, ENTRY_BACK_KEY)
        put(self.back, QRectF(right - from_right, top, across, high), scale)
        from_left, top, across, high = map(of, ENTRY_WORD_KEY)
        put(self.word, QRectF(left + from_left, top, across, high), scale)
        low, high = entry.bottom() - of(BOUND_HIGH), of(BOUND_HIGH) - BOUND_SIDE
        most = width * MOST_SHARE
        put(self.most, QRectF(right - most, low, most - BOUND_SIDE, high), scale)
        put(self.least, QRectF(left + BOUND_SIDE, low, width * LEAST_SHARE, high), scale)
        y: float = plan.entry + room.margin
        if not plan.beside:
            self._lay_quicks(QRectF(left, y, width, plan.quick))
            y += plan.quick + room.margin
        keys = QRectF(0, y, width, 0)
        if room.upright:
            keys = QRectF(0 if self.look.fit.mirrored else entry.right() + room.margin, 0, room.go, 0)
        key_w, step = (keys.width() - ACROSS * gap) / (ACROSS + 1), plan.key + gap
        pad = QRectF(keys.left(), keys.top(), ACROSS * key_w + (ACROSS - 1) * gap, 0)
        self.digits.place(pad, gap, plan.key, self.look)
        beside = self.quicks if plan.beside else []
        for number, part in enumerate([*beside][:MOST_CHIPS] or self.chips):
            x = keys.left() + ACROSS * (key_w + gap)
            put(part, QRectF(x, keys.top() + number * step, key_w, plan.key), scale)

    def _lay_quicks(self, row: QRectF) -> None:
        """Place the quick sizes in a row, or two in each row beside the keys of an upright window."""
        room, gap = self.look.room, self.look.room.key_gap
        shown = max(1, len(self.pad.quicks) if self.pad is not None else room.quicks)
        across = 2 if room.upright else shown
        each = (row.width() - gap * (across - 1)) / across
        for number, quick in enumerate(self.quicks):
            line, place = divmod(number, across)
            y = row.top() + line * (row.height() + room.margin)
            put(quick, QRectF(row.left() + place * (each + gap), y, each, row.height()), self.look.scale)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the entry; the keys are widgets of their own."""
        if self.pad is None:
            return
        theme, wide, pad = self.look.theme, self.look.room.wide, self.pad
        entry = self.entry
        box = inside(QRectF(0, 0, entry.width(), entry.height()))
        p.translate(entry.left(), 0)
        panel(p, box, self.look.of(PANEL_ROUND), theme.sunk, theme.owe if pad.bad else theme.now, LIT)
        look, (*top, bounds, arithmetic) = self.look, self._exposed_rows()
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
        pad, theme, look, width = self.pad, self.look.theme, self.look, self.entry.width()
        assert pad is not None
        if words:
            text(p, pad.word, ENTRY_WORD_LEFT, look.of(ENTRY_ROW), look.px(ENTRY_WORD), fonts.SEMIBOLD, theme.text2)
            self._figure(p, width - look.of(ENTRY_FIGURE_RIGHT), 0.0)
        if caption:
            ink, room = theme.text if pad.bad else theme.text2, width - ENTRY_CAPTION_SIDES
            cut, px = fit_whole(
                pad.caption, look.grown(ENTRY_CAPTION), fonts.MEDIUM, room, look.px(ENTRY_CAPTION_LEAST)
            )
            weight = fonts.SEMIBOLD if pad.bad else fonts.MEDIUM
            text(p, cut, ENTRY_WORD_LEFT, look.of(ENTRY_CAPTION_AT), px, weight, ink)

    def _figure(self, p: QPainter, edge: float, least: float) -> None:
        """Paint the figure with its right end at `edge`; the word at its left keeps at least `least` px."""
        pad, theme, look = self.pad, self.look.theme, self.look
        assert pad is not None
        word = max(least, fonts.width(pad.word, look.px(ENTRY_WORD), fonts.SEMIBOLD))
        room = edge - ENTRY_WORD_LEFT - look.of(ENTRY_FIGURE_GAP) - word
        px = fit_px(pad.figure, look.type.entry, fonts.BOLD, room, look.px(ENTRY_FIGURE_LEAST))
        text(p, pad.figure, edge, look.of(ENTRY_ROW), px, fonts.BOLD, theme.text if pad.typed else theme.text2, RIGHT)

    def _exposed_rows(self) -> list[bool]:
        """Return for each row of `_rows` whether it has to be painted now."""
        return [self.exposed.intersects(self._row(top, bottom)) for _, top, bottom in self._rows]

    def _compact_top(self, p: QPainter, box: QRectF) -> None:
        pad, theme, look = self.pad, self.look.theme, self.look
        assert pad is not None
        captioned, least = pad.bad or pad.typed, ENTRY_WORD_LEAST
        edge, y = box.width() - look.of(ENTRY_FIGURE_RIGHT), look.of(ENTRY_ROW)
        px = look.px(ENTRY_WORD)
        text(p, pad.word, ENTRY_WORD_LEFT, y - ENTRY_WORD_UP if captioned else y, px, fonts.SEMIBOLD, theme.text2)
        if captioned:
            ink = theme.text if pad.bad else theme.text2
            figure = min(fonts.width(pad.figure, look.type.entry, fonts.BOLD), ENTRY_FIGURE_MOST)
            room = edge - ENTRY_WORD_LEFT - ENTRY_CAPTION_GAP - figure
            px = fit_px(pad.short, look.grown(ENTRY_CAPTION), fonts.SEMIBOLD, room, look.px(ENTRY_CAPTION_LEAST))
            weight = fonts.SEMIBOLD if pad.bad else fonts.MEDIUM
            wide = text(p, pad.short, ENTRY_WORD_LEFT, look.of(ENTRY_CAPTION_AT), px, weight, ink)
            least = max(least, wide + ENTRY_CAPTION_GAP - look.of(ENTRY_FIGURE_GAP))
        self._figure(p, edge, least)

    def _bounds(self, p: QPainter, left: int, mark: int, small: int) -> None:
        """Paint the least and the most amount, and between them the question mark that explains them."""
        pad, theme = self.pad, self.look.theme
        assert pad is not None
        y, size, large, half = self.look.of(BOUND_AT), self.look.of(WHY_MARK), self.look.px(BOUND_FIGURE), mark / 2
        label, px = self._bound_sizes(say("least"), pad.least, half - left - BOUND_SIDE, small, large)
        words = text(p, say("least"), left, y, label, fonts.MEDIUM, theme.text2) + BOUND_GAP
        text(p, pad.least, left + words, y, px, fonts.BOLD, theme.text)
        disc(p, mark, y, size, None, theme.info, WHY_LINE)
        text(p, "?", mark, y, round(size * WHY_TEXT), fonts.BOLD, theme.info, CENTRE)
        right = mark - size / 2 - WHY_GAP
        label, px = self._bound_sizes(say("most"), pad.most, right - half - MOST_LEFT, small, large)
        width = text(p, pad.most, right, y, px, fonts.BOLD, theme.text, RIGHT)
        text(p, say("most"), right - width - BOUND_GAP, y, label, fonts.MEDIUM, theme.text2, RIGHT)

    def _bound_sizes(self, words: str, amount: str, room: float, small: int, large: int) -> tuple[int, int]:
        """Return the text sizes of a bound's words and of its amount, px: the amount shrinks first, then the words."""
        px = fit_px(
            amount, large, fonts.BOLD, room - fonts.width(words, small, fonts.MEDIUM) - BOUND_GAP, BOUND_AMOUNT_LEAST
        )
        room -= fonts.width(amount, px, fonts.BOLD) + BOUND_GAP
        return fit_px(words, small, fonts.MEDIUM, room, BOUND_WORD_LEAST), px

    def _arithmetic(self, p: QPainter, left: float, y: float, room: float, px: int) -> None:
        """Paint how the most amount is computed, with bold figures; the text shrinks down to `SUM_LEAST` px."""
        pad, theme = self.pad, self.look.theme
        assert pad is not None
        words = fonts.typeset(pad.arithmetic)
        while px > SUM_LEAST:
            pieces = mixed(words, px, theme.text, theme.text2)
            if sum(advance(run) for run in pieces) <= room:
                break
            px -= 1
        runs(p, mixed(words, px, theme.text, theme.text2), left, y)
