"""The sheet that corrects a line: enter the right line, see what would change, replay from there (PRO-11, NOW-10)."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts, sizes
from desktop.kit.appearance import Look
from desktop.kit.button import Button
from desktop.kit.face import Face
from desktop.kit.fitting import elide, fit_px, wrap
from desktop.kit.keys import LOW, BackKey, Keypad
from desktop.kit.layout import Space, row_high, show
from desktop.kit.metrics import KEY_ROWS
from desktop.kit.pages import Pages
from desktop.kit.paint import RIGHT, panel, text
from desktop.kit.shares import LINES_LOOSE
from desktop.kit.sheet import Sheet
from desktop.present.correcting import Subject, award_line, line_words, plain_acts, sized, wager_slot
from desktop.present.entry import Entry
from desktop.present.outcome import CorrectionOutcome, Misfit, kill_slot, other_kill
from desktop.present.slot import Slot
from desktop.table import shares
from desktop.table import sheet_sizes as measure
from desktop.table.change_row import ChangeRow
from desktop.table.rank_pane import RankPane
from desktop.words.i18n import bare, echoed
from desktop.words.say import say
from engine import commands as c

if TYPE_CHECKING:
    from desktop.present.changes import ChangeLine

Try = Callable[[c.Amend, Callable[[CorrectionOutcome], None]], None]
"""A function that computes the outcome of a correction and passes it to the callback, at once or later."""


class CorrectSheet(Sheet):
    """A sheet of two pages, the right line and its changes.

    The signal `confirmed` carries the correction, `intended` the intent of a key that is refused.
    """

    confirmed = Signal(object)
    intended = Signal(object)

    def __init__(self, look: Look, subject: Subject, attempt: Try, parent: QWidget | None = None) -> None:
        super().__init__(look, say("correct_title", hand=subject.hand), parent)
        self.subject, self.attempt = subject, attempt
        self.bar_waits = say("correct_bar_waits", hand=subject.hand)
        self.counted, self.entry = True, Entry()
        self.amend: c.Amend | None = None
        self.words = line_words(subject, None)
        """The text at the head: the line in the book, and the line that would replace it."""
        self.outcome = CorrectionOutcome()
        self.acts = [Button(look, self, "option") for _ in plain_acts(subject)]
        for button, (slot, act) in zip(self.acts, plain_acts(subject), strict=True):
            button.render_face(slot)
            button.tapped.connect(lambda act=act: self.try_line(act))
        self.pad = Keypad(self, self.press, len(LOW) if sized(subject) else 0)
        self.keys = self.pad.keys
        self.back = BackKey(look, self)
        self.back.tapped.connect(lambda: self.press("back"))
        self.back.held.connect(lambda: self._type(Entry()))
        self.ranks = RankPane(look, subject, self) if subject.line.award else None
        if self.ranks is not None:
            self.ranks.changed.connect(self._show)
        self.go, self.cancel = self.go_key(), Button(look, self, "aside")
        self.cancel.render_face(Face(say("correct_back"), icon="undo"))
        self.cancel.tapped.connect(lambda: self._open_page(None))
        self.other = Button(look, self, "aside")
        self.other.tapped.connect(self._turn_kill)
        self.pages = Pages(look, self)
        self.rows: list[ChangeRow] = []
        self.goes: ChangeRow | None = None
        """The row above the pages with the lines that fall away, None = no line does."""
        self._show()

    def press(self, key: str) -> None:
        """Handle a key: a digit, a decimal mark, `back` or `go`."""
        if key == "go":
            self.confirm()
        elif self.amend is not None:
            return
        elif key == "back":
            self._type(self.entry.shorter())
        elif self.keys:
            self._type(self.entry.typed(key))

    def confirm(self) -> None:
        """Handle the key at the bottom: the first page leads to the changes; there it emits the correction."""
        if self.go.face.reason:
            if self.go.face.does is not None:
                self.intended.emit(self.go.face.does)
        elif self.amend is not None:
            self.confirmed.emit(self.amend)
        elif self.ranks is not None:
            self.try_line(award_line(self.subject, self.ranks.awards))
        elif self.keys:
            self.try_line(wager_slot(self.subject, self.entry)[1])

    def rank(self, player: str) -> None:
        """Handle a tap on a player's hand at the table like one on the player's key, while the winners are ranked."""
        if self.ranks is not None and self.amend is None:
            self.ranks.tap_player(player)

    def try_line(self, line: c.Command) -> None:
        """Show what would change with `line` instead of the line in the book."""
        self._try_amend(self.subject.amend(line), line)

    def _try_amend(self, amend: c.Amend, line: c.Command | None) -> None:
        def show_outcome(outcome: CorrectionOutcome) -> None:
            self.outcome = outcome
            self._open_page(amend, line)

        self.attempt(amend, show_outcome)

    def _turn_kill(self) -> None:
        """Show what would change with the opposite kill in later hands (NOW-10)."""
        assert self.amend is not None
        self._try_amend(other_kill(self.amend), None)

    def _open_page(self, amend: c.Amend | None, line: c.Command | None = None) -> None:
        self.amend, self.words = amend, line_words(self.subject, line)
        self.setAccessibleDescription(self.words)
        outcome = self.outcome if amend is not None else CorrectionOutcome()
        changes: tuple[ChangeLine | Misfit, ...] = (*outcome.misfits, *outcome.changes)
        for row in self.rows:
            row.deleteLater()
        self.rows = [ChangeRow(self.look, change, self.pages) for change in changes]
        if self.goes is not None:
            self.goes.deleteLater()
        self.goes = ChangeRow(self.look, outcome.goes, self) if outcome.goes is not None else None
        self.pages.first = 0
        self._show()

    @property
    def _nothing_changes(self) -> str:
        """Return the sentence that the same hands win as in the book; "" = something would change."""
        return say("correct_nothing") if self.ranks is not None and not self.rows else ""

    def _type(self, entry: Entry) -> None:
        self.entry = entry
        self._show()

    def _show(self) -> None:
        """Show the current page."""
        if self.amend is not None:
            reason = say("correct_fits_not") if self.outcome.refused else self._nothing_changes
            refusal = self.outcome.refused
            second = "" if reason else self.outcome.later_words(self.amend)
            slot = Slot(say("correct_replay"), "", second, reason=reason, refusal=refusal, fill="main")
            self.go.render_face(slot)
            self.other.render_face(kill_slot(self.amend, self.outcome.dealt_other))
        elif self.ranks is not None:
            reason = say("tap_best_first") if self.ranks.awards.empty else ""
            self.go.render_face(Slot(say("correct_show"), reason=reason, fill="main"))
        elif self.keys:
            self.go.render_face(wager_slot(self.subject, self.entry)[0])
        self.lay()
        self.update()

    def arrange(self, space: Space) -> None:
        """Place the parts of the current page: a pad, a ranking, or the changes."""
        showing, pad = self.amend is not None, self.amend is None and self.ranks is None
        foot = space.bottom(self.look.of(sizes.GO))
        if showing:
            aside = (self.cancel, self.other) if self.outcome.dealt_other else (self.cancel,)
            step = foot.width() * shares.ASIDE + space.gap
            for button in aside:
                space.put(button, QRectF(foot.left(), foot.top(), step - 2 * space.gap, foot.height()))
                foot.setLeft(foot.left() + step)
        space.put(self.go, foot)
        self.go.setVisible(not pad or bool(self.keys))
        space.top(self.look.of(measure.WAS_LINE) - space.gap)
        show((self.cancel, self.pages), showing)
        self.other.setVisible(showing and self.outcome.dealt_other > 0)
        show(self.acts, pad)
        show((self.back, *self.keys), pad and bool(self.keys))
        if self.goes is not None:
            space.put(self.goes, space.top(self.goes.high(space.rect.width())))
            self.goes.show()
        space.put(self.pages, space.rect)
        self.pages.show_rows(self.rows, [row.high(space.rect.width()) for row in self.rows])
        if self.ranks is not None:
            self.ranks.setVisible(not showing)
            space.put(self.ranks, space.rect, space.gap)
        if pad:
            space.rows(self.acts, self.look.of(sizes.TALL), max(1, min(measure.ACTS_ACROSS, len(self.acts))))
        if pad and self.keys:
            self._entry = space.top(self.look.of(sizes.TALL))
            inset, back = sizes.TIGHT, self.look.of(measure.BACK)
            space.put(self.back, self._entry.adjusted(self._entry.width() - back - inset, inset, -inset, -inset))
            high = min(row_high(space.rect.height(), KEY_ROWS, space.gap), self.look.room.key_h)
            self.pad.place(space.rect, space.gap, high, self.look)

    _entry = QRectF()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the sheet, the line, and the entry or the reason of a refusal."""
        super().paint(p, area)
        theme, px = self.look.theme, self.look.type.second
        side = self.look.of(sizes.TITLE_LEFT)
        room = area.width() - 2 * side
        words, ink = self.words, theme.text2 if self.amend is None else theme.text
        fitted = fit_px(words, px, fonts.MEDIUM, room, sizes.LEAST_WORDS)
        y = self.head + self.look.of(measure.WAS_AT)
        text(p, elide(words, fitted, fonts.MEDIUM, room), side, y, fitted, fonts.MEDIUM, ink)
        if self.amend is None:
            if self.keys:
                self._paint_entry(p)
            return
        if self.rows:
            return
        y = self.head + self.look.of(measure.REFUSED_AT)
        refused = self.outcome.refused or self._nothing_changes or say("correct_same")
        for line in wrap(refused, px, fonts.SEMIBOLD, room, sizes.MANY_LINES):
            text(p, line, side, y, px, fonts.SEMIBOLD, theme.text)
            y += px * LINES_LOOSE

    def _paint_entry(self, p: QPainter) -> None:
        """Paint the amount typed, or the one the key would play; beside it the least and the most."""
        theme, box, px = self.look.theme, self._entry, self.look.type.second
        panel(p, box, sizes.ROUND, theme.sunk, theme.now, sizes.STRONG)
        empty = self.entry.empty
        amount = wager_slot(self.subject, self.entry)[0].figure if empty else echoed(self.entry.digits)
        size = fit_px(amount, self.look.px(measure.ENTRY_TEXT), fonts.BOLD, box.width() * 0.5, measure.CORRECT_LEAST)
        right = box.right() - self.look.of(measure.BACK) - measure.CORRECT_RIGHT
        text(p, amount, right, box.center().y(), size, fonts.BOLD, theme.text2 if empty else theme.text, RIGHT)
        legal = self.subject.before.legal
        assert legal is not None
        assert legal.wager is not None
        bounds = f"{bare(legal.wager.min)} \u2013 {bare(legal.wager.max)}"
        room = right - fonts.width(amount, size, fonts.BOLD) - box.left() - measure.CORRECT_BOUNDS
        small = fit_px(bounds, px, fonts.MEDIUM, room, sizes.LEAST_LINE)
        text(p, bounds, box.left() + sizes.AWAY, box.center().y(), small, fonts.MEDIUM, theme.text2)
