"""The view of a rule's editor: its text, its entry, a refusal, and where its buttons and its pad are placed."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fitting, fonts, paint
from desktop.kit.appearance import Look
from desktop.kit.layout import Space, cells, from_left
from desktop.kit.page import Panel
from desktop.kit.page_keys import Chip, PadKey
from desktop.kit.shares import LINES_CLEAR, SIDES_OF_TWO
from desktop.kit.sizes import AWAY, HEAVY, LOOSE, NOTE_LINES, ROUND_SMALL, STRONG
from desktop.setup import sizes as measure
from desktop.setup import typed_values as typed
from desktop.words.i18n import capitalised, language
from desktop.words.rules import short
from desktop.words.say import say
from desktop.words.setup_phrases import given, ids

if TYPE_CHECKING:
    from engine.settings.keyinfo import KeyInfo
    from engine.settings.records import Money

ONE_COLUMN, TWO_COLUMNS = 5, 10
"""The most values in one column, and in two columns of an upright window."""
UPRIGHT_COLUMNS = 3
"""The columns of even more values: low and wide, as a finger needs the height."""


class RulePanel(Panel):
    """The panel of a rule with its chosen or typed value."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "", parent)
        self.info: KeyInfo | None = None
        self._text, self._unit, self._refused = "", "hands", ""
        self._money: Money | None = None
        self._value: Any = None
        self._emptied, self._preset_words = False, ""
        self._wrong_mark = False
        """Whether a decimal mark was typed where none is allowed."""
        self.options: list[Chip] = []
        self.keys: dict[str, PadKey] = {}
        self.reset = Chip(look, "", self)

    def _rule_texts(self) -> list[tuple[str, str]]:
        """Return id and short text of the first three rules behind the key."""
        return [(rule, short(rule)) for rule in (self.info.rules if self.info else ())][:3]

    def arrange(self) -> None:
        """Place the way back and the pad from the bottom, and the choices below the text.

        The way back keeps its row while it is hidden: it appears with the first key pressed, and no key may move then.
        """
        space, row = self.space(), self.look.of(measure.KEY_ROW)
        self.place(self.reset, space.bottom(row))
        space.rect.setBottom(space.rect.bottom() - space.gap / 2)
        if self.keys:
            self._place_pad(space)
            self._entry = space.bottom(self.look.of(measure.ENTRY))
        if not self.options:
            return
        columns = 2 if len(self.options) > ONE_COLUMN or self.keys else 1
        if self.look.fit.layout.upright and len(self.options) > TWO_COLUMNS:
            columns = UPRIGHT_COLUMNS
        space.rect.adjust(0, self._text_height(), 0, -space.gap)
        space.fill(self.options, columns, row)

    def _place_pad(self, space: Space) -> None:
        """Place columns of digits and one for delete and units."""
        main = [key for id, key in self.keys.items() if id not in ("back", "hands", "minutes")]
        side = [self.keys[id] for id in ("back", "hands", "minutes") if id in self.keys]
        digits, across = measure.DIGITS_ACROSS, measure.DIGITS_ACROSS + 1
        rows, tall = -(-len(main) // digits), self.look.of(measure.PAD_KEY)
        places = cells(space.bottom(rows * tall + (rows - 1) * space.gap), across * rows, across, space.gap)
        for at, key in enumerate(main):
            if len(main) % digits == 2 and at >= len(main) - 2:  # two left: sign right, 0 in the middle
                at = digits * rows - (2 if key.words == "0" else 1)
            self.place(key, places[across * (at // digits) + from_left(at, digits) % digits])
        for at, key in enumerate(side):
            self.place(key, places[across * at + digits])

    def _text_height(self) -> float:
        lines = sum(len(self._wrapped(text)[0]) + 1 for _, text in self._rule_texts())
        return lines * self.look.type.second * LINES_CLEAR + self.look.of(measure.TEXT_GAP)

    def _wrapped(self, text: str) -> tuple[list[str], int]:
        """Return a rule's text wrapped into three lines at most, and its px."""
        return fitting.whole_lines(text, self.look.type.second - 1, fonts.MEDIUM, self.inner().width(), NOTE_LINES)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the rule's text and, where an amount is typed, the entry."""
        super().paint(p, area)
        theme, kind, inner = self.look.theme, self.look.type, self.inner()
        step = kind.second * LINES_CLEAR
        y = inner.top() + step * measure.TEXT_DOWN
        for rule, text in self._rule_texts():
            paint.text(p, ids(rule), inner.left(), y, kind.second - 2, fonts.SEMIBOLD, theme.info)
            lines, px = self._wrapped(text)
            for line in lines:
                y += step
                paint.text(p, line, inner.left(), y, px, fonts.MEDIUM, theme.text2)
            y += step
        if self.keys and self.info is not None:
            self._paint_entry(p)
        if self._refused:
            self._paint_refused(p, y)

    def _paint_entry(self, p: QPainter) -> None:
        """Paint the entry; its edge and its note show a refusal."""
        theme, kind, box, info = self.look.theme, self.look.type, self._entry, self.info
        assert info is not None
        edge = theme.owe if self._refused or self._wrong_mark else theme.edge
        paint.panel(p, box, self.look.of(ROUND_SMALL), theme.sunk, edge, STRONG)
        side = self.look.of(measure.ENTRY_SIDE)
        words = self._text.replace(".", language().decimal) or (
            self._preset_words if self._emptied else typed.behind_word(self._value, info) or say("setup.none_word")
        )
        if info.kind == "reminder" and self._text:
            words = f"{self._text} {say(f'setup.{self._unit}')}"
        note = given(info, typed.money_of(info, self._money))
        if self._emptied:
            note = say("setup.emptied")
        if self._wrong_mark:
            note = say("setup.whole_only")
        small = fitting.fit_px(note, kind.small, fonts.MEDIUM, box.width() * measure.ENTRY_NOTE)
        note_width = paint.text(p, note, box.left() + side, box.center().y(), small, fonts.MEDIUM, theme.text2)
        px = fitting.fit_px(words, kind.amount, fonts.BOLD, box.width() - note_width - SIDES_OF_TWO * side)
        ink = theme.text if self._text else theme.text2
        paint.text(p, words, box.right() - side, box.center().y(), px, fonts.BOLD, ink, paint.RIGHT)

    def _paint_refused(self, p: QPainter, top: float) -> None:
        """Paint a refusal where there is room for it: above the entry, or below the choices."""
        theme, kind, inner = self.look.theme, self.look.type, self.inner()
        px = kind.second - 1
        lines = fitting.wrap(
            capitalised(ids(self._refused)), px, fonts.SEMIBOLD, inner.width() - AWAY, measure.REFUSED_LINES
        )
        tall = len(lines) * px * LINES_CLEAR
        bottom = self._entry.top() if self.keys else inner.bottom()
        if self.reset.isVisible():
            bottom = min(bottom, self.reset.geometry().top() / self.look.scale)
        content_bottom = max([top, *(chip.geometry().bottom() / self.look.scale for chip in self.options)])
        if bottom - content_bottom < tall + px:
            return
        y = bottom - tall - px * measure.REFUSED_FOOT
        x = inner.left() + HEAVY / 2
        above, below = (px * share for share in measure.REFUSED_BAR)
        paint.hairline(p, theme.owe, x, y - above, x, y + tall - below, HEAVY)
        paint.lines(p, lines, inner.left() + LOOSE, y, px * LINES_CLEAR, px, fonts.SEMIBOLD, theme.owe)
