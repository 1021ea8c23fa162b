"""What a set of house rules chooses, and why: a line a rule, its value, its reason."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fitting, fonts, paint
from desktop.kit.appearance import Look
from desktop.kit.page import Panel
from desktop.kit.pages import Pages
from desktop.kit.painted import Painted
from desktop.kit.sizes import NEAR, NOTE_LINES
from desktop.setup import sizes as measure
from desktop.words.say import say
from desktop.words.setup_phrases import ids, of_reason, title, word
from engine.settings.describe import BY_KEY
from engine.settings.layers import given_value
from engine.settings.presets import preset


class RuleReason(Painted):
    """A rule: title and rule ids, value, and the reason below."""

    def __init__(self, look: Look, head: str, rules: str, value: str, why: str, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.head, self.rules, self.value, self.why = head, rules, value, why
        self.setAccessibleName(f"{head}: {value}. {why} {rules}".strip())

    def lines(self, width: float) -> list[str]:
        """The reason, as it breaks in `width` px of the reference."""
        kind = self.look.type
        return fitting.wrap(self.why, kind.second - 1, fonts.MEDIUM, width - measure.REASON_SIDES, NOTE_LINES)

    def height_for(self, width: float) -> float:
        """How tall it is in `width` px of the reference."""
        kind = self.look.type
        return kind.name * 1.5 + len(self.lines(width)) * (kind.second - 1) * 1.4 + self.look.of(measure.REASON_FOOT)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """The rule and its reason, a hairline below."""
        theme, kind = self.look.theme, self.look.type
        paint.line_below(p, area, theme.hair)
        y = kind.name * 0.9
        px = fitting.fit_px(self.value, kind.name, fonts.BOLD, area.width() * 0.45, kind.small)
        right = area.right() - NEAR
        right -= paint.text(p, self.value, right, y, px, fonts.BOLD, theme.text, paint.RIGHT)
        head, px = fitting.whole(self.head, kind.name, fonts.SEMIBOLD, right - measure.REASON_VALUE)
        used = paint.text(p, head, NEAR, y, px, fonts.SEMIBOLD, theme.text)
        if used + fonts.width(self.rules, kind.small, fonts.MEDIUM) + measure.REASON_RULES_SIDES < right:
            x = NEAR + used + measure.REASON_RULES
            paint.text(p, self.rules, x, y, kind.small, fonts.SEMIBOLD, theme.info)
        y += kind.name * 0.75
        for line in self.lines(area.width()):
            y += (kind.second - 1) * 1.35
            paint.text(p, line, NEAR, y - (kind.second - 1) * 0.35, kind.second - 1, fonts.MEDIUM, theme.text2)


class Reasons(Panel):
    """All rules of a preset with their reasons, turned by whole lines where they do not fit."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "", parent)
        self.list = Pages(look, self)
        self.rows: list[RuleReason] = []

    def show_preset(self, id: str, name: str) -> None:
        """The rules of this preset."""
        for row in self.rows:
            row.setParent(None)
            row.deleteLater()
        shown = preset(id)
        self.rows = []
        for key, reason in shown.why:
            info = BY_KEY[key]
            value = word(given_value(shown.chosen, key), info)
            rules = " ".join(ids(rule) for rule in info.rules[:2])
            self.rows.append(RuleReason(self.look, title(info), rules, value, of_reason(id, reason), self.list))
        self.title = say("setup.reasons_title", rules=name)
        self.list.first = 0
        self.setAccessibleName(self.title)
        self.lay()

    def arrange(self) -> None:
        """One below the other."""
        area = self.inner()
        self.place(self.list, area)
        self.list.show_rows(self.rows, [row.height_for(area.width()) for row in self.rows])
