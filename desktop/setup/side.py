"""The side column of the first page, a short summary of the table, and the bar of the setup page.

The bar has its buttons where the table has undo, call and go, with the statement between them.
"""

from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fitting, fonts, paint
from desktop.kit.appearance import Look
from desktop.kit.drawing import fill
from desktop.kit.layout import levels
from desktop.kit.page import Panel
from desktop.kit.page_keys import BarButton, Chip
from desktop.kit.painted import Painted, put
from desktop.kit.shares import LINES_AWAY, LINES_LOOSE
from desktop.kit.sizes import NEAR
from desktop.setup import choice as chosen
from desktop.setup import choice_money
from desktop.setup import sizes as measure
from desktop.setup.choice import Choice
from desktop.setup.offers import offered
from desktop.setup.typed_values import money_of
from desktop.words.i18n import IN_USE, amounts_in
from desktop.words.say import say
from desktop.words.setup_phrases import title, word
from engine.settings.describe import BY_KEY
from engine.settings.keyinfo import KeyInfo
from engine.settings.presets import preset

MAIN = (
    "mix", "mix_change", "game", "limit", "levels", "blinds", "bets", "ante.amount", "bring_in", "kill.on", "kill.size",
    "seats",
)  # fmt: skip
HOUSE = ("button_rule", "missed_blinds", "new_player", "straddle.allow", "raise_cap", "runs", "rake.percent")
LIMITED = ("raise_cap", "heads_up_uncapped")
"""Rules that apply in limit and spread games only."""
TWO_LINES = 1.75
"""Height of a rule on two lines, in heights of a rule on one line."""


def rows(choice: Choice) -> tuple[tuple[str, str, bool], ...]:
    """Return title, value and whether it is an own rule, for each key that matters at this table."""
    shown_choice = choice if choice.complete else replace(choice, stakes=offered(choice.preset)[0].sizes[0].text)
    values: dict[str, Any] = chosen.values_to_show(shown_choice)
    own = chosen.differing_keys(choice)
    chosen_keys = tuple(key for key, _ in preset(choice.preset).why)
    keys = [key for key in (MAIN if choice.complete else ()) + HOUSE if values.get(key) not in (None, 0, [], "none")]
    keys += [key for key in chosen_keys if key not in keys and values.get(key) is not None]
    if not values.get("mix"):
        keys = [key for key in keys if key != "mix_change"]
    if not values.get("kill.on") and not values.get("kill.voluntary"):
        keys = [key for key in keys if key != "kill.size"]
    if values.get("limit") not in ("fixed", "spread"):
        keys = [key for key in keys if key not in LIMITED]
    keys += [key for key in sorted(own) if key not in keys]
    keys.sort(key=lambda key: (key not in MAIN, key not in own))  # a low window cuts the end: changed keys first
    return tuple((title(BY_KEY[key]), _value_words(values.get(key), BY_KEY[key], choice), key in own) for key in keys)


def _value_words(value: Any, info: KeyInfo, choice: Choice) -> str:
    """Return a rule's value in words; prizes have a currency of their own, whatever chips are worth."""
    money = choice_money.prize_money(choice) if info.of_prizes else IN_USE.money
    with amounts_in(money_of(info, money)):
        return word(value, info)


class ChoiceSummary(Panel):
    """The summary of the chosen table, with keys for the reasons of the preset and for money."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, say("setup.this_table"), parent)
        self._rows: tuple[tuple[str, str, bool], ...] = ()
        self.reasons = Chip(look, say("setup.reasons"), self)
        self.money = Chip(look, say("setup.money"), self)

    def arrange(self) -> None:
        """Place the keys at the bottom."""
        space = self.space()
        space.beside((self.reasons, self.money), space.bottom(self.look.of(measure.KEY_ROW)))

    def show_choice(self, choice: Choice) -> None:
        """Show another choice."""
        self._rows = rows(choice)
        money = choice_money.money(choice)
        self.money.say(say("setup.money_is", currency=money.currency) if money is not None else say("setup.money"))
        self.setAccessibleDescription(", ".join(f"{head} {value}" for head, value, _ in self._rows))
        self.update()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint a line per rule: title left, value right, a dot if own; larger letters may need a second line."""
        super().paint(p, area)
        inner, line_height = self.inner(), self.look.type.small * LINES_AWAY
        inner.setBottom(inner.bottom() - self.look.of(measure.KEY_ROW) - NEAR)
        lines, used = list[tuple[tuple[str, str, bool], int, bool]](), 0.0
        for row in self._rows:
            px, below = self._letters(*row)
            used += line_height * (TWO_LINES if below else 1)
            if used > inner.height():
                break
            lines.append((row, px, below))
        high = sum(TWO_LINES if below else 1 for _, _, below in lines)
        tall = min(inner.height() / max(1, high), self.look.of(measure.SUMMARY_LINE))
        top = inner.top()
        for row, px, below in lines:
            if top > inner.top():
                paint.hairline(p, self.look.theme.hair, inner.left(), top, inner.right(), top)
            line = QRectF(inner.left(), top, inner.width(), tall * (TWO_LINES if below else 1))
            self._paint_rule(p, row, line, px, below)
            top = line.bottom()

    def _paint_rule(self, p: QPainter, row: tuple[str, str, bool], line: QRectF, px: int, below: bool) -> None:
        """Paint a rule with letters of `px`; `below` = its value has a line of its own."""
        (head, value, own), theme, small = row, self.look.theme, self.look.room.type.small
        down = line.height() * measure.SUMMARY_DOWN if below else 0.0
        y, value_px = line.center().y(), px
        if not below and not self._fits_on_a_line(head, value, px, own):
            title = _text_width(head, small - 2, fonts.MEDIUM) + measure.SUMMARY_GAP
            least, most = (line.width() * share for share in measure.SUMMARY_VALUE)
            room = max(min(most, line.width() - title - px), least)
            value_px = fitting.fit_px(value, px, fonts.SEMIBOLD, room, small - 2)
        value_width = paint.text(p, value, line.right(), y + down, value_px, fonts.SEMIBOLD, theme.text, paint.RIGHT)
        left = line.left()
        if own:
            dot(p, left + px * measure.SUMMARY_DOT, y - down, px * 0.5, theme.info)
            left += px
        room = line.right() - left - (0 if below else value_width + measure.SUMMARY_GAP)
        head, px = fitting.fit_whole(head, px - 1, fonts.MEDIUM, room)
        paint.text(p, head, left, y - down, px, fonts.MEDIUM, theme.text2)

    def _letters(self, head: str, value: str, own: bool) -> tuple[int, bool]:
        """Return the px of a rule's letters, and whether its value needs its own line because they are larger."""
        most, least = self.look.type.second, self.look.room.type.second
        px = next((px for px in range(most, least - 1, -1) if self._fits_on_a_line(head, value, px, own)), 0)
        return px or most, not px and most > least

    def _fits_on_a_line(self, head: str, value: str, px: int, own: bool) -> bool:
        """Return whether title and value fit on one line in letters of `px`."""
        ends = _text_width(head, px - 1, fonts.MEDIUM) + _text_width(value, px, fonts.SEMIBOLD)
        return ends + measure.SUMMARY_GAP + own * px <= self.inner().width()


def _text_width(words: str, px: int, weight: int) -> float:
    return fonts.width(fonts.typeset(words), px, weight)


def dot(p: QPainter, x: float, y: float, size: float, colour: QColor) -> None:
    """Paint the mark of a rule that differs from the preset."""
    paint.disc(p, x, y, size, colour)


class SetupBar(Painted):
    """The bar: the keys `back`, `rules` and `start`, and a statement."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.back = BarButton(look, "undo", self)
        self.rules = BarButton(look, "list", self)
        self.start = BarButton(look, "cards", self, big=True)
        self.head, self.detail, self._role = "", "", "win"

    def say(self, head: str, detail: str, role: str) -> None:
        """Show another statement; `role` colours its stripe."""
        if (head, detail, role) != (self.head, self.detail, self._role):
            self.head, self.detail, self._role = head, detail, role
            self.setAccessibleName(f"{head}. {detail}")
            self.update()

    def slots(self) -> dict[str, QRectF]:
        """Return the slots in the bar's coordinates; the third key's room goes to its neighbour in the row."""
        top = self.look.fit.bar.top()
        slots = {name: rect.translated(0, -top) for name, rect in self.look.fit.slots().items()}
        other = "second" if self.look.room.upright else "statement"
        slots[other] = slots[other].united(slots.pop("third"))
        return slots

    def lay(self) -> None:
        """Place `back` in the slot of undo, `rules` in that of the second key, `start` in that of go."""
        slots = self.slots()
        for button, slot in ((self.back, "undo"), (self.rules, "second"), (self.start, "go")):
            put(button, slots[slot].adjusted(0, 0, 0, 2), self.look.scale)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the bar and its statement."""
        theme, slots = self.look.theme, self.slots()
        fill(p, area, theme.panel)
        paint.line_above(p, area, theme.hair)
        box = slots["statement"]
        paint.stripe(p, box, theme.role(self._role), NEAR)
        left = box.left() + self.look.of(measure.STATEMENT_LEFT)
        room = box.width() - self.look.of(measure.STATEMENT_SIDES)
        kind = self.look.type
        lines, px = fitting.whole_lines(self.detail, kind.second, fonts.MEDIUM, room)
        close = len(lines) > 1
        first, y = levels(box, measure.STATEMENT_LEVELS_CLOSE if close else measure.STATEMENT_LEVELS)
        head = fitting.elide(self.head, kind.statement - 2, fonts.BOLD, room)
        paint.text(p, head, left, first, kind.statement - 2, fonts.BOLD, theme.text)
        paint.lines(p, lines, left, y, kind.second * LINES_LOOSE, px, fonts.MEDIUM, theme.text2)
