"""The side column of the first page: the table as it stands, in a few lines."""

from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts, paint
from desktop.kit.appearance import Look
from desktop.kit.page import Panel
from desktop.kit.page_keys import Chip
from desktop.setup import choice as chosen
from desktop.setup.choice import Choice
from desktop.setup.offers import offered
from desktop.words.say import say
from desktop.words.setup_phrases import title, word
from engine.settings.describe import BY_KEY
from engine.settings.presets import preset

MAIN = ("mix", "mix_change", "game", "limit", "levels", "blinds", "bets", "ante.amount", "bring_in", "seats")
HOUSE = ("button_rule", "missed_blinds", "new_player", "straddle.allow", "kill.on", "raise_cap", "runs", "rake.percent")
LIMITED = ("raise_cap", "heads_up_uncapped")
"""Rules that say something in limit and spread games only."""


def rows(choice: Choice) -> tuple[tuple[str, str, bool], ...]:
    """Title, value and whether it is one of the house's own, for the keys that say something at this table."""
    house = choice if choice.complete else replace(choice, stakes=offered(choice.preset)[0].sizes[0].text)
    values: dict[str, Any] = chosen.shown(house)
    own = chosen.differing(choice)
    chosen_keys = tuple(key for key, _ in preset(choice.preset).why)
    keys = [key for key in (MAIN if choice.complete else ()) + HOUSE if values.get(key) not in (None, 0, [], "none")]
    keys += [key for key in chosen_keys if key not in keys and values.get(key) is not None]
    if not values.get("mix"):
        keys = [key for key in keys if key != "mix_change"]
    if values.get("limit") not in ("fixed", "spread"):
        keys = [key for key in keys if key not in LIMITED]
    keys += [key for key in sorted(own) if key not in keys]
    keys.sort(key=lambda key: (key not in MAIN, key not in own))  # a low window cuts the end: never what was changed
    return tuple((title(BY_KEY[key]), word(values.get(key), BY_KEY[key]), key in own) for key in keys)


class Summary(Panel):
    """What is going to be played; the key below tells the reasons of the preset."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, say("setup.this_table"), parent)
        self._rows: tuple[tuple[str, str, bool], ...] = ()
        self.reasons = Chip(look, say("setup.reasons"), self)
        self.money = Chip(look, say("setup.money"), self)

    def arrange(self) -> None:
        """The keys at the bottom."""
        area, row, gap = self.inner(), self.look.pick(64, 52), self.look.pick(8, 6)
        wide = (area.width() - gap) / 2
        for left, key in ((area.left(), self.reasons), (area.right() - wide, self.money)):
            self.place(key, QRectF(left, area.bottom() - row, wide, row))

    def show_choice(self, choice: Choice) -> None:
        """Another choice."""
        self._rows = rows(choice)
        money = chosen.money(choice)
        self.money.say(say("setup.money_is", currency=money.currency) if money is not None else say("setup.money"))
        self.setAccessibleDescription(", ".join(f"{head} {value}" for head, value, _ in self._rows))
        self.update()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """A line a rule: title left, value right, a dot where it is one's own."""
        super().paint(p, area)
        theme, kind, inner = self.look.theme, self.look.type, self.inner()
        least, small = self.look.room.type.second, self.look.room.type.small
        inner.setBottom(inner.bottom() - self.look.pick(64, 52) - 8)
        fits = int(inner.height() // (kind.small * 1.5))
        shown_rows = self._rows[:fits]
        tall = min(inner.height() / max(1, len(shown_rows)), self.look.pick(52, 40))
        for at, (head, value, own) in enumerate(shown_rows):
            y = inner.top() + (at + 0.5) * tall
            if at:
                paint.hairline(p, theme.hair, inner.left(), y - tall / 2, inner.right(), y - tall / 2)
            px = next((px for px in range(kind.second, least, -1) if self._beside(head, value, px, own)), least)
            room = min(
                inner.width() * 0.55,
                inner.width() - fonts.width(fonts.typeset(head), small - 2, fonts.MEDIUM) - 14 - px,
            )
            room = inner.width() if px > least else max(room, inner.width() * 0.3)
            shown = paint.fit_px(value, px, fonts.SEMIBOLD, room, small - 2)
            value_width = paint.text(p, value, inner.right(), y, shown, fonts.SEMIBOLD, theme.text, paint.RIGHT)
            left = inner.left()
            if own:
                dot(p, left + px * 0.3, y, px * 0.5, theme.info)
                left += px
            head, px = paint.whole(head, px - 1, fonts.MEDIUM, inner.right() - left - value_width - 14)
            paint.text(p, head, left, y, px, fonts.MEDIUM, theme.text2)

    def _beside(self, head: str, value: str, px: int, own: bool) -> bool:
        """Whether a line fits in letters of this size: larger ones are taken back from both its ends alike."""
        ends = fonts.width(fonts.typeset(head), px - 1, fonts.MEDIUM) + fonts.width(value, px, fonts.SEMIBOLD)
        return ends + 14 + own * px <= self.inner().width()


def dot(p: QPainter, x: float, y: float, size: float, colour: QColor) -> None:
    """The mark of a rule that differs from the preset."""
    paint.disc(p, x, y, size, colour)
