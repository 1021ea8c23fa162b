"""Correct: what an action really was, then what would change with it, then replayed from there (PRO-11, NOW-10)."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.intents import Type
from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.paint import RIGHT, elide, fit_px, panel, text, wrap
from desktop.kit.painted import Painted, Tap, put
from desktop.present.correcting import Outcome, Subject, award_line, plain_acts, sized, wager_slot
from desktop.present.entry import Entry
from desktop.present.slot import Slot
from desktop.table.amountpad import HIGH, LOW, BackKey
from desktop.table.changerow import ChangeRow
from desktop.table.paged_rows import Pages
from desktop.table.rankpane import RankPane
from desktop.table.sheet import Sheet
from desktop.table.slotbutton import SlotButton
from desktop.words.sheets import tell
from desktop.words.table import figure, say
from engine import commands as c

Try = Callable[[c.Amend], Outcome]


class CorrectSheet(Sheet):
    """Two pages: what it was, and what changes. `given` carries the correction, `asked` tells why it cannot be yet."""

    given = Signal(object)
    asked = Signal(object)

    def __init__(self, look: Look, subject: Subject, attempt: Try, parent: QWidget | None = None) -> None:
        super().__init__(look, tell("correct_title", hand=subject.hand), parent)
        self.subject, self.attempt = subject, attempt
        self.entry = Entry()
        self.amend: c.Amend | None = None
        self.outcome = Outcome()
        self.acts = [(SlotButton(look, self), slot, act) for slot, act in plain_acts(subject)]
        for button, slot, act in self.acts:
            button.render_slot(slot)
            button.tapped.connect(lambda act=act: self.preview(act))
        self.keys = [SlotButton(look, self, repeats=True) for _ in range(12 if sized(subject) else 0)]
        for key, digits in zip(self.keys, HIGH if look.high_keys else LOW, strict=False):
            key.render_slot(Slot(digits, intent=Type(digits)))
            key.said.connect(lambda intent: self.press(intent.digits))
        self.back = BackKey(look, self, repeats=True, holds=True)
        self.back.tapped.connect(lambda: self.press("back"))
        self.back.held.connect(lambda: self._type(Entry()))
        self.ranks = RankPane(look, subject, self) if subject.told.award else None
        if self.ranks is not None:
            self.ranks.changed.connect(self._show)
        self.go, self.no = SlotButton(look, self), SlotButton(look, self)
        self.no.render_slot(Slot(tell("correct_back"), icon="undo", intent=Type("back")))
        self.go.tapped.connect(self.confirm)
        self.no.tapped.connect(lambda: self._page(None))
        self.pages = Pages(look, self)
        self.rows: list[ChangeRow] = []
        self._show()

    @property
    def parts(self) -> tuple[Tap, ...]:
        """Everything of its own that can be pressed."""
        return (self.back, self.go, self.no, *(button for button, _, _ in self.acts), *self.keys)

    @property
    def panes(self) -> tuple[Painted, ...]:
        """The parts that lay out themselves."""
        return (self.pages,) if self.ranks is None else (self.pages, self.ranks)

    def press(self, key: str) -> None:
        """A digit, `back` or `go`."""
        if key == "go":
            self.confirm()
        elif self.amend is not None:
            return
        elif key == "back":
            self._type(self.entry.shorter())
        elif self.keys:
            self._type(self.entry.typed(key))

    def confirm(self) -> None:
        """The key at the bottom: from the pad or the ranking to what changes, from there into the book."""
        if self.go.slot.reason:
            if self.go.slot.does is not None:
                self.asked.emit(self.go.slot.does)
        elif self.amend is not None:
            self.given.emit(self.amend)
        elif self.ranks is not None:
            self.preview(award_line(self.subject, self.ranks.awards))
        elif self.keys:
            self.preview(wager_slot(self.subject, self.entry)[1])

    def preview(self, line: c.Command) -> None:
        """Show what would change with this in the line's place."""
        amend = self.subject.amend(line)
        self.outcome = self.attempt(amend)
        self._page(amend)

    def _page(self, amend: c.Amend | None) -> None:
        self.amend = amend
        told = self.outcome if amend is not None else Outcome()
        self.rows = [ChangeRow(self.look, one, self.pages) for one in told.misfits]
        self.rows += [ChangeRow(self.look, one, self.pages) for one in told.changes]
        self.pages.show_rows(self.rows, [row.high for row in self.rows])
        self._show()

    def _type(self, entry: Entry) -> None:
        self.entry = entry
        self._show()

    def _show(self) -> None:
        """Show the page as it stands."""
        if self.amend is not None:
            reason = tell("correct_fits_not") if self.outcome.refused else ""
            refusal = self.outcome.refused
            slot = Slot(tell("correct_replay"), reason=reason, refusal=refusal, fill="main", intent=Type("go"))
            self.go.render_slot(slot)
        elif self.ranks is not None:
            reason = say("tap_best_first") if self.ranks.awards.empty else ""
            self.go.render_slot(Slot(tell("correct_show"), reason=reason, fill="main", intent=Type("go")))
        elif self.keys:
            self.go.render_slot(wager_slot(self.subject, self.entry)[0])
        self.arrange()
        self.update()

    def arrange(self) -> None:
        """Place the page that is shown."""
        wide, area, scale = self.look.room.wide, self.area(), self.look.scale
        side, gap = (14.0, 8.0) if wide else (8.0, 6.0)
        inner = area.adjusted(side, self.head + self.look.pick(46, 36), -side, -side)
        go, showing = self.look.pick(92.0, 72.0), self.amend is not None
        bottom = inner.bottom() - go
        rest = QRectF(inner.left(), inner.top(), inner.width(), bottom - gap - inner.top())
        for part in self.parts:
            part.setVisible(part is self.go and (showing or self.ranks is not None or bool(self.keys)))
        self.pages.setVisible(showing)
        if self.ranks is not None:
            self.ranks.setVisible(not showing)
            put(self.ranks, rest.adjusted(-gap, -gap, gap, 0), scale)
        self.go.sizes = (28, 32, 18) if wide else (20, 23, 14)
        self.no.sizes = (24, 24, 16) if wide else (18, 18, 13)
        third = inner.width() * 0.32 + gap if showing else 0.0
        put(self.no, QRectF(inner.left(), bottom, max(1.0, third - gap), go), scale)
        put(self.go, QRectF(inner.left() + third, bottom, inner.width() - third, go), scale)
        self.no.setVisible(showing)
        if showing:
            put(self.pages, rest, scale)
            self.pages.lay()
        elif self.ranks is None:
            self._arrange_acts(rest, gap)

    def _arrange_acts(self, box: QRectF, gap: float) -> None:
        """Fold, check and call side by side; under them the pad."""
        scale, high = self.look.scale, self.look.pick(84.0, 72.0)
        count = max(1, min(3, len(self.acts)))
        width = (box.width() - gap * (count - 1)) / count
        for number, (button, _, _) in enumerate(self.acts):
            line, place = divmod(number, count)
            button.sizes = (24, 28, 16) if self.look.room.wide else (18, 21, 13)
            put(button, QRectF(box.left() + place * (width + gap), box.top() + line * (high + gap), width, high), scale)
            button.show()
        if not self.keys:
            return
        top = box.top() + -(-len(self.acts) // count) * (high + gap)
        entry, back = self.look.pick(84.0, 72.0), self.look.pick(90.0, 76.0)
        self._entry = QRectF(box.left(), top, box.width(), entry)
        put(self.back, QRectF(box.right() - back - 5, top + 5, back, entry - 8), scale)
        top += entry + gap
        key_w, key_h = (box.width() - 2 * gap) / 3, min((box.bottom() - top - 3 * gap) / 4, self.look.room.key_h)
        for number, key in enumerate(self.keys):
            line, place = divmod(number, 3)
            key.sizes = (self.look.type.key, self.look.type.key, 14)
            put(key, QRectF(box.left() + place * (key_w + gap), top + line * (key_h + gap), key_w, key_h), scale)
        for part in (self.back, *self.keys):
            part.show()

    _entry = QRectF()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the sheet, what the book says, the entry, or what is refused."""
        super().paint(p, area)
        theme, px = self.look.theme, self.look.type.second
        side = self.look.pick(18, 14)
        room = area.width() - 2 * side
        words = tell("correct_was", line=self.subject.told.line.text)
        fitted = fit_px(words, px, fonts.MEDIUM, room, 12)
        y = self.head + self.look.pick(14, 10)
        text(p, elide(words, fitted, fonts.MEDIUM, room), side, y, fitted, fonts.MEDIUM, theme.text2)
        if self.amend is None:
            if self.keys:
                self._paint_entry(p)
            return
        if self.rows:
            return
        y = self.head + self.look.pick(70, 56)
        for line in wrap(self.outcome.refused or tell("correct_same"), px, fonts.SEMIBOLD, room, 8):
            text(p, line, side, y, px, fonts.SEMIBOLD, theme.text)
            y += px * 1.4

    def _paint_entry(self, p: QPainter) -> None:
        """The amount as typed, or what the key would play; least and most beside it."""
        theme, box, px = self.look.theme, self._entry, self.look.type.second
        panel(p, box, 12, theme.sunk, theme.now, 2.0)
        empty = self.entry.empty
        amount = wager_slot(self.subject, self.entry)[0].figure if empty else figure(int(self.entry.digits))
        size = fit_px(amount, 44 if self.look.room.wide else 32, fonts.BOLD, box.width() * 0.5, 16)
        right = box.right() - self.look.pick(110, 92)
        text(p, amount, right, box.center().y(), size, fonts.BOLD, theme.text2 if empty else theme.text, RIGHT)
        legal = self.subject.before.legal
        assert legal is not None
        assert legal.wager is not None
        bounds = f"{figure(legal.wager.min)} \u2013 {figure(legal.wager.max)}"
        room = right - fonts.width(amount, size, fonts.BOLD) - box.left() - 28
        small = fit_px(bounds, px, fonts.MEDIUM, room, 11)
        text(p, bounds, box.left() + 16, box.center().y(), small, fonts.MEDIUM, theme.text2)
