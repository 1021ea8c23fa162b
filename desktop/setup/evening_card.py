"""The card of the chosen evening beside the list: results, whether its chips add up, and keys for its actions."""

from enum import StrEnum

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fitting, fonts, icons, paint
from desktop.kit.appearance import Look
from desktop.kit.layout import cells
from desktop.kit.page import Panel
from desktop.kit.page_keys import BarButton
from desktop.kit.shares import LINES_CLEAR
from desktop.kit.sizes import GAP, LINE, NOTE_LINES, ROUND_CARD, Pair
from desktop.setup import evening_sizes as measure
from desktop.setup import evening_words as words
from desktop.words.i18n import amounts_in, counted, figure
from desktop.words.say import say
from engine.lifetime.evening_list import Line
from engine.lifetime.records import CHIPS
from engine.settings.records import Money

KEY: Pair = (84, 60)


class WithEvening(StrEnum):
    """An action on an evening; its word is `evenings.` and its value."""

    RECAP = "recap"
    ITS_HANDS = "its_hands"
    REPLAY = "replay"
    EXPORT = "export"
    TAGS = "tags"
    PACK = "pack"
    REOPEN = "reopen"
    ERASE = "erase"


SIGNS = {
    WithEvening.RECAP: "list",
    WithEvening.ITS_HANDS: "cards",
    WithEvening.REPLAY: "right",
    WithEvening.EXPORT: "out",
    WithEvening.TAGS: "stone",
    WithEvening.PACK: "swap",
    WithEvening.REOPEN: "redo",
    WithEvening.ERASE: "bin",
}
"""The icons of the keys, in the order of the keys."""
FOR_ANY = {WithEvening.PACK, WithEvening.ERASE}
"""Keys shown without an evening too: they take in files and forget names."""
RESULT = 1.9
"""Height of a line of the results, in heights of its letters."""


class EveningCard(Panel):
    """The panel of one evening, with its keys by action; `trouble` = why it cannot be read, "" = it can."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, say("evenings.choose"), parent)
        self.line: Line | None = None
        self.trouble = ""
        self.looking = False
        """Whether the book is read only: evenings cannot be tagged, reopened or erased."""
        self.keys = {act: BarButton(look, sign, self) for act, sign in SIGNS.items()}
        self.show_line(None)

    def show_line(self, line: Line | None, trouble: str = "") -> None:
        """Show another evening; None = none is chosen; `trouble` = why it cannot be read."""
        self.line, self.trouble = line, trouble
        if line is None:
            self.title, note = say("evenings.choose"), ""
        else:
            title, _ = words.title_words(line)
            self.title, note = title or say("evenings.title"), " ".join(words.day_words(line))
        self.say(note=note)
        self.setAccessibleName(self.title)
        self.setAccessibleDescription(words.spoken_line(line) if line is not None else "")
        self._show_keys(line)
        self.update()

    def _show_keys(self, line: Line | None) -> None:
        hands = line.summed.evening.hands if line is not None and line.summed is not None else 0
        notes = {
            WithEvening.RECAP: say("evenings.recap_note"),
            WithEvening.ITS_HANDS: say("evenings.replay_note", count=hands),
            WithEvening.REPLAY: say("evenings.from_first"),
            WithEvening.EXPORT: say("evenings.export_note"),
            WithEvening.TAGS: ", ".join(line.tags) if line is not None and line.tags else say("evenings.tags_none"),
            WithEvening.PACK: say("evenings.pack_note"),
            WithEvening.REOPEN: say("evenings.reopen_note"),
            WithEvening.ERASE: say("evenings.erase_note") if line is None or line.over else say("evenings.end_first"),
        }
        barred = {
            WithEvening.ITS_HANDS: not hands,
            WithEvening.REPLAY: not hands,
            WithEvening.EXPORT: not hands,
            WithEvening.TAGS: self.looking,
            WithEvening.REOPEN: self.looking or (line is not None and not line.over),
            WithEvening.ERASE: self.looking or (line is not None and not line.over),
        }
        for act, key in self.keys.items():
            key.setVisible(line is not None or act in FOR_ANY)
            key.say(say(f"evenings.{act}"), notes[act], barred=barred.get(act, False))

    def arrange(self) -> None:
        """Place the keys at the bottom, two a row, in an upright window four."""
        space, high = self.space(), self.look.of(KEY)
        across = measure.UPRIGHT_EVENING_KEYS if self.look.fit.layout.upright else measure.EVENING_KEYS_ACROSS
        lines = -(-len(WithEvening) // across)
        box = space.bottom(lines * high + (lines - 1) * space.gap)
        for key, place in zip(self.keys.values(), cells(box, len(self.keys), across, space.gap), strict=True):
            space.put(key, place)
        self._free_area = space.rect

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the panel, the results, and whether the chips add up."""
        super().paint(p, area)
        line, theme, kind = self.line, self.look.theme, self.look.type
        if line is None:
            return
        free, px = QRectF(self._free_area), kind.second
        if line.name:
            game, small = fitting.fit_whole(words.title_words(line)[1], px - 1, fonts.MEDIUM, free.width())
            paint.text(p, game, free.left(), free.top() + px * measure.ITS_GAME_DOWN, small, fonts.MEDIUM, theme.text2)
            free.setTop(free.top() + px * measure.ITS_GAME_HIGH)
        if line.summed is None:
            reason = self.trouble or say("evenings.summing")
            lines = fitting.wrap(reason, px, fonts.MEDIUM, free.width(), NOTE_LINES)
            paint.lines(p, lines, free.left(), free.top() + px, px * LINES_CLEAR, px, fonts.MEDIUM, theme.text2)
            return
        self._paint_proof(p, line, free)
        self._paint_results(p, line, free)

    def _paint_proof(self, p: QPainter, line: Line, free: QRectF) -> None:
        """Paint a box at the bottom of `free` that shows whether every chip is accounted for; shrink `free`."""
        theme, kind, summed = self.look.theme, self.look.type, line.summed
        assert summed is not None
        high = kind.second * measure.PROOF_HIGH
        box = QRectF(free.left(), free.bottom() - high, free.width(), high)
        free.setBottom(box.top() - self.look.of(GAP))
        role = theme.win if summed.balanced else theme.owe
        paint.panel(p, box, self.look.of(ROUND_CARD), theme.chosen if summed.balanced else theme.sunk, role, LINE)
        size = kind.second * measure.PROOF_SIGN_ROOM
        sign = "check" if summed.balanced else "cross"
        icons.paint(p, sign, box.left() + size, box.center().y(), size * measure.PROOF_SIGN, role)
        left, room = box.left() + size * 2, box.width() - size * measure.PROOF_SIDES
        head = say("evenings.balanced" if summed.balanced else "evenings.not_balanced")
        px = fitting.fit_px(head, kind.second, fonts.SEMIBOLD, room)
        unit = summed.evening.unit
        with amounts_in(None if unit == CHIPS else Money(unit, 1)):
            second = say("evenings.bought", amount=figure(summed.bought)) if summed.bought else ""
        y = box.center().y() - (kind.second * measure.PROOF_UP if second else 0)
        paint.text(p, head, left, y, px, fonts.SEMIBOLD, theme.text)
        if second:
            small = fitting.fit_px(second, kind.second - 1, fonts.MEDIUM, room)
            paint.text(p, second, left, y + kind.second * measure.PROOF_SECOND, small, fonts.MEDIUM, theme.text2)

    def _paint_results(self, p: QPainter, line: Line, free: QRectF) -> None:
        """Paint a line per player, as many as there is room for."""
        theme, kind, summed = self.look.theme, self.look.type, line.summed
        assert summed is not None
        px, results = kind.name, summed.evening.results
        high = min(px * RESULT, self.look.of(measure.RESULT))
        fits = max(1, int(free.height() // high))
        shown = results if len(results) <= fits else results[: fits - 1]
        y = free.top() + high / 2
        for result in shown:
            net = words.net_words(line, result.net)
            right = free.right() - paint.text(p, net, free.right(), y, px, fonts.BOLD, theme.text, paint.RIGHT)
            dealt = counted(result.dealt)
            column = min(right - px, free.left() + free.width() * measure.DEALT_RIGHT)
            right = column - paint.text(p, dealt, column, y, px - 1, fonts.MEDIUM, theme.text2, paint.RIGHT)
            name, small = fitting.fit_whole(result.player, px, fonts.SEMIBOLD, right - free.left() - px, kind.small)
            paint.text(p, name, free.left(), y, small, fonts.SEMIBOLD, theme.text)
            paint.hairline(p, theme.hair, free.left(), y + high / 2, free.right(), y + high / 2)
            y += high
        if len(shown) < len(results):
            more = say("evenings.and_more", count=len(results) - len(shown))
            paint.text(p, more, free.left(), y, px - 2, fonts.MEDIUM, theme.text2)
