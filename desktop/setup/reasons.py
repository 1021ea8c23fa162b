"""The list of the rules that a preset chooses, with value and reason."""

from msgspec import Struct
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fitting, fonts, paint
from desktop.kit.appearance import Look
from desktop.kit.list import ListPane
from desktop.kit.list_view import Records, RowDelegate
from desktop.kit.page import Panel
from desktop.kit.shares import LINES_CLEAR, LINES_LOOSE
from desktop.kit.sizes import NEAR, NOTE_LINES
from desktop.setup import sizes as measure
from desktop.words.say import say
from desktop.words.setup_phrases import ids, of_reason, title, word
from engine.settings.describe import BY_KEY
from engine.settings.layers import given_value
from engine.settings.presets import preset


class RuleReason(Struct, frozen=True):
    """A rule that a preset chooses."""

    head: str
    """The title of the rule."""
    rules: str
    """Its ids, at most two."""
    value: str
    """The chosen value, in words."""
    why: str
    """The reason for the value."""

    @property
    def spoken(self) -> str:
        """The text that is read aloud and copied."""
        return f"{self.head}: {self.value}. {self.why} {self.rules}".strip()


class ReasonRow(RowDelegate):
    """A row of the list: title and rule ids, value, the reason below, a hairline under it."""

    gap = measure.REASON_GAP

    def __init__(self) -> None:
        super().__init__()
        self.wide = 0.0
        """The width of a row, reference px."""

    def _reason_lines(self, look: Look, record: RuleReason) -> list[str]:
        """Return the reason, wrapped."""
        room = self.wide - measure.REASON_SIDES
        return fitting.wrap(record.why, look.type.second - 1, fonts.MEDIUM, room, NOTE_LINES)

    def high(self, look: Look, record: RuleReason) -> float:
        """Return the height of a row with all its lines, reference px."""
        kind, count = look.type, len(self._reason_lines(look, record))
        head = kind.name * measure.REASON_HEAD
        return head + count * (kind.second - 1) * LINES_LOOSE + look.of(measure.REASON_FOOT)

    def draw(self, p: QPainter, look: Look, area: QRectF, record: RuleReason, down: bool, chosen: bool) -> None:
        """Paint the rule and its reason; a row has no pressed look, as it is no key."""
        theme, kind = look.theme, look.type
        paint.line_below(p, area, theme.hair)
        y = kind.name * measure.REASON_HEAD_DOWN
        room = area.width() * measure.REASON_VALUE_WIDE
        px = fitting.fit_px(record.value, kind.name, fonts.BOLD, room, kind.small)
        right = area.right() - NEAR
        right -= paint.text(p, record.value, right, y, px, fonts.BOLD, theme.text, paint.RIGHT)
        head, px = fitting.fit_whole(record.head, kind.name, fonts.SEMIBOLD, right - measure.REASON_VALUE)
        used = paint.text(p, head, NEAR, y, px, fonts.SEMIBOLD, theme.info if chosen else theme.text)
        if used + fonts.width(record.rules, kind.small, fonts.MEDIUM) + measure.REASON_RULES_SIDES < right:
            x = NEAR + used + measure.REASON_RULES
            paint.text(p, record.rules, x, y, kind.small, fonts.SEMIBOLD, theme.info)
        y += kind.name * measure.REASON_HEAD_FOOT
        px = kind.second - 1
        for line in self._reason_lines(look, record):
            y += px * LINES_CLEAR
            paint.text(p, line, NEAR, y - px * measure.REASON_LINE_UP, px, fonts.MEDIUM, theme.text2)


class Reasons(Panel):
    """The panel of all rules of a preset with their reasons; it scrolls by whole lines."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "", parent)
        self.row = ReasonRow()
        self.list = ListPane(look, Records(lambda record: record.spoken), self.row, self)

    def show_preset(self, id: str, name: str) -> None:
        """Show the rules of preset `id`, called `name` in the title."""
        chosen_preset, rows = preset(id), list[RuleReason]()
        for key, reason in chosen_preset.why:
            info = BY_KEY[key]
            value = word(given_value(chosen_preset.chosen, key), info)
            rules = " ".join(ids(rule) for rule in info.rules[:2])
            rows.append(RuleReason(title(info), rules, value, of_reason(id, reason)))
        self.title = say("setup.reasons_title", rules=name)
        self.setAccessibleName(self.title)
        self.list.view.setAccessibleName(self.title)
        self.list.show_records(rows)
        self.lay()

    def arrange(self) -> None:
        """Place the list."""
        self.row.wide = self.inner().width()
        self.place(self.list, self.inner())
        self.list.lay()
