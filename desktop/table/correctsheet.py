"""Correct: what an action really was, then what would change with it, then replayed from there (PRO-11, NOW-10)."""

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop import fonts
from desktop.intents import Type
from desktop.look import Look
from desktop.paint import LEFT, RIGHT, elide, fit_px, panel, seat_ring, text, wrap
from desktop.painted import Painted, Tap, put
from desktop.present import awards as aw
from desktop.present.correcting import Change, Misfit, Outcome, Subject, award_line, plain_acts, sized, wager_slot
from desktop.present.entry import Entry
from desktop.present.slot import Fill, Slot
from desktop.sheet_wording import tell
from desktop.table.amountpad import HIGH, LOW, BackKey
from desktop.table.pages import Pages
from desktop.table.sheet import Sheet
from desktop.table.slotbutton import SlotButton
from desktop.wording import figure, say
from engine import commands as c

Try = Callable[[c.Amend], Outcome]


class ChangeRow(Painted):
    """A line of the preview: what it is now and what it would be, or what no longer fits."""

    def __init__(self, look: Look, row: Change | Misfit, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.row = row
        spoken = f"{row.what}: {row.was}, {row.now}" if isinstance(row, Change) else f"{row.words}: {row.why}"
        self.setAccessibleName(spoken)

    @property
    def high(self) -> float:
        """Its height, reference px: why something no longer fits may take two lines."""
        return self.look.pick(60.0, 46.0) if isinstance(self.row, Change) else self.look.pick(92.0, 72.0)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the line."""
        theme, px, side = self.look.theme, self.look.type.log, 14.0
        y, room, row = area.center().y(), area.width() - 2 * side, self.row
        if isinstance(row, Misfit):
            panel(p, area.adjusted(0.6, 0.6, -0.6, -0.6), 10, theme.sunk, theme.owe, 1.5)
            fitted = fit_px(row.words, px, fonts.SEMIBOLD, room, 12)
            lines = wrap(row.why, px - 2, fonts.MEDIUM, room, 2)
            top = y - px * 0.65 * len(lines)
            text(p, elide(row.words, fitted, 600, room), side, top, fitted, fonts.SEMIBOLD, theme.text)
            for number, line in enumerate(lines, 1):
                text(p, line, side, top + px * 1.3 * number, px - 2, fonts.MEDIUM, theme.text2)
            return
        panel(p, area.adjusted(0.6, 0.6, -0.6, -0.6), 10, theme.sunk, theme.hair, 1.2)
        at = side
        if row.seat is not None:
            size = self.look.pick(28.0, 22.0)
            seat_ring(p, row.seat, at + size / 2, y, size, theme.text, theme.line)
            at += size + 8
        words = f"{row.was} \u2192 "
        both = fonts.width(words + row.now, px, fonts.BOLD)
        least = room * 0.24
        label = min(fonts.width(row.what, px, fonts.MEDIUM), max(least, room - both - 20))
        text(p, elide(row.what, px, fonts.MEDIUM, label + 1), at, y, px, fonts.MEDIUM, theme.text2)
        left = area.right() - side - at - label - 12
        size_px = fit_px(words + row.now, px, fonts.BOLD, left, 10)
        x = area.right() - side
        x -= text(p, row.now, x, y, size_px, fonts.BOLD, theme.text, RIGHT)
        text(p, words.rstrip() + " ", x - 4, y, size_px, fonts.MEDIUM, theme.text2, RIGHT)


class CorrectSheet(Sheet):
    """Two pages: what it was, and what changes. `given` carries the correction, `asked` tells why it cannot be yet."""

    given = Signal(object)
    asked = Signal(object)

    def __init__(
        self, look: Look, subject: Subject, attempt: Try, barred: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(look, tell("correct_title", hand=subject.hand), parent)
        self.subject, self.attempt, self.barred = subject, attempt, barred
        self.entry = Entry()
        self.awards = aw.fresh(subject.parts)
        self.amend: c.Amend | None = None
        self.outcome = Outcome()
        self.acts = [(SlotButton(look, self), slot, act) for slot, act in plain_acts(subject)]
        for button, slot, act in self.acts:
            button.render_slot(slot)
            button.tapped.connect(lambda act=act: self.preview(act))
        pad = sized(subject)
        self.keys = [SlotButton(look, self, repeats=True) for _ in range(12 if pad else 0)]
        for key, digits in zip(self.keys, HIGH if look.high_keys else LOW, strict=False):
            key.render_slot(Slot(digits, intent=Type(digits)))
            key.said.connect(lambda intent: self.press(intent.digits))
        self.back = BackKey(look, self, repeats=True, holds=True)
        self.back.name(say("speak_backspace"))
        self.back.tapped.connect(lambda: self.press("back"))
        self.back.held.connect(lambda: self._type(Entry()))
        self.hands = [SlotButton(look, self) for _ in self._ranked()]
        for button, seat in zip(self.hands, self._ranked(), strict=True):
            button.tapped.connect(lambda seat=seat: self._rank(aw.tap(self.awards, seat)))
        self.turns = [SlotButton(look, self) for _ in range(4)]
        for button in self.turns:
            button.said.connect(lambda intent: self._turn(intent.digits))
        self.go, self.no = SlotButton(look, self), SlotButton(look, self)
        self.no.render_slot(Slot(tell("correct_back"), icon="undo", intent=Type("back")))
        self.go.tapped.connect(self.confirm)
        self.no.tapped.connect(lambda: self._page(None))
        self.pages = Pages(look, self)
        self.rows: list[ChangeRow] = []
        self._show()

    @property
    def parts(self) -> tuple[Tap, ...]:
        """Everything that can be pressed."""
        acts = tuple(button for button, _, _ in self.acts)
        return (self.close_key, self.back, self.go, self.no, *acts, *self.keys, *self.hands, *self.turns)

    def _ranked(self) -> tuple[int, ...]:
        """The hands that could win something, for an award."""
        if not self.subject.told.award:
            return ()
        return tuple(sorted({seat for pot in self.subject.before.pots for seat in pot.seats}))

    def press(self, key: str) -> bool:
        """A digit, `back` or `go`."""
        if key == "go":
            self.confirm()
        elif self.amend is not None:
            return False
        elif key == "back":
            self._type(self.entry.shorter())
        elif self.keys:
            self._type(self.entry.typed(key))
        return True

    def confirm(self) -> None:
        """The key at the bottom: from the pad or the ranking to what changes, from there into the book."""
        if self.go.slot.reason:
            if self.go.slot.does is not None:
                self.asked.emit(self.go.slot.does)
        elif self.amend is not None:
            self.given.emit(self.amend)
        elif self.subject.told.award:
            self.preview(award_line(self.subject, self.awards))
        elif self.keys:
            self.preview(wager_slot(self.subject, self.entry)[1])

    def preview(self, line: c.Command) -> None:
        """Show what would change with this in the line's place."""
        amend = self.subject.amend(line)
        self.outcome = self.attempt(amend)
        self._page(amend)

    def _page(self, amend: c.Amend | None) -> None:
        self.amend = amend
        told: tuple[Change | Misfit, ...] = ()
        if amend is not None:
            told = (*self.outcome.misfits, *self.outcome.changes)
        self.rows = [ChangeRow(self.look, one, self.pages) for one in told]
        self.pages.show_rows(self.rows, [row.high for row in self.rows])
        self._show()

    def _type(self, entry: Entry) -> None:
        self.entry = entry
        self._show()

    def _rank(self, awards: aw.Awards) -> None:
        self.awards = awards
        self._show()

    def _turn(self, what: str) -> None:
        awards = self.awards
        if what == "tie":
            self._rank(replace(awards, tie=not awards.tie))
        elif what == "clear":
            self._rank(aw.fresh(self.subject.parts))
        elif what == "half":
            self._rank(replace(awards, half="low" if awards.half == "high" else "high", tie=False))
        else:
            self._rank(replace(awards, run=awards.run % self.subject.parts + 1, half="high", tie=False))

    def _show(self) -> None:
        """Show the page as it stands."""
        if self.amend is not None:
            reason = (self.outcome.refused and tell("correct_fits_not")) or self.barred
            word = tell("correct_replay")
            refusal = self.outcome.refused or self.barred
            self.go.render_slot(Slot(word, reason=reason, refusal=refusal, fill="main", intent=Type("go")))
        elif self.subject.told.award:
            reason = say("tap_best_first") if self.awards.empty else ""
            self.go.render_slot(Slot(tell("correct_show"), reason=reason, fill="main", intent=Type("go")))
            self._show_ranks()
        elif self.keys:
            self.go.render_slot(wager_slot(self.subject, self.entry)[0])
        self.arrange()
        self.update()

    def _show_ranks(self) -> None:
        ranks = {seat: place for place, tied in enumerate(self.awards.ranks, 1) for seat in tied}
        names = self.subject.before.seats
        for button, seat in zip(self.hands, self._ranked(), strict=True):
            place = ranks.get(seat)
            fill: Fill = "chosen" if place else "normal"
            second = say(f"rank_{place}") if place and place <= 3 else say("rank_n", place=place) if place else ""
            button.render_slot(Slot(names[seat].player, second=second, seat=seat, fill=fill, intent=Type(str(seat))))
        tie: Fill = "chosen" if self.awards.tie else "normal"
        slots = [
            Slot(say("tie"), icon="equal", fill=tie, intent=Type("tie")),
            Slot(say("clear"), icon="bin", intent=Type("clear")),
        ]
        if self.subject.split:
            half = say("high") if self.awards.half == "high" else say("low")
            slots.append(Slot(half, second=say(f"ranking_{self.awards.half}"), icon="swap", intent=Type("half")))
        if self.subject.parts > 1:
            slots.append(Slot(say("run_number", number=self.awards.run), icon="swap", intent=Type("run")))
        for number, button in enumerate(self.turns):
            if number < len(slots):
                button.render_slot(slots[number])
        self.turning = len(slots)

    turning = 0

    def set_look(self, look: Look) -> None:
        """Theme, grid or choices changed."""
        for part in self.parts:
            part.set_look(look)
        self.pages.set_look(look)
        super().set_look(look)
        self.arrange()

    def arrange(self) -> None:
        """Place the page that is shown."""
        wide, area, scale = self.look.room.wide, self.area(), self.look.scale
        side, gap = (14.0, 8.0) if wide else (8.0, 6.0)
        inner = area.adjusted(side, self.head + self.look.pick(46, 36), -side, -side)
        go, showing = (92.0 if wide else 72.0), self.amend is not None
        for part in self.parts:
            if part is not self.close_key:
                part.hide()
        self.pages.setVisible(showing)
        self.go.sizes = (28, 32, 18) if wide else (20, 23, 14)
        self.no.sizes = (24, 24, 16) if wide else (18, 18, 13)
        bottom = inner.bottom() - go
        if showing:
            third = inner.width() * 0.32
            put(self.no, QRectF(inner.left(), bottom, third, go), scale)
            put(self.go, QRectF(inner.left() + third + gap, bottom, inner.width() - third - gap, go), scale)
            self.no.show()
            self.go.show()
            put(self.pages, QRectF(inner.left(), inner.top(), inner.width(), bottom - gap - inner.top()), scale)
            self.pages.lay()
            return
        rest = QRectF(inner.left(), inner.top(), inner.width(), bottom - gap - inner.top())
        if self.subject.told.award:
            self._arrange_ranks(rest, gap)
        else:
            self._arrange_acts(rest, gap)
        if self.subject.told.award or self.keys:
            put(self.go, QRectF(inner.left(), bottom, inner.width(), go), scale)
            self.go.show()

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
        rows = -(-len(self.acts) // count)
        top = box.top() + rows * (high + gap)
        if not self.keys:
            return
        entry = self.look.pick(84.0, 72.0)
        self._entry = QRectF(box.left(), top, box.width(), entry)
        back = self.look.pick(90.0, 76.0)
        put(self.back, QRectF(box.right() - back - 5, top + 5, back, entry - 8), scale)
        self.back.show()
        top += entry + gap
        key_w, key_h = (box.width() - 2 * gap) / 3, min((box.bottom() - top - 3 * gap) / 4, self.look.room.key_h)
        for number, key in enumerate(self.keys):
            line, place = divmod(number, 3)
            key.sizes = (self.look.type.key, self.look.type.key, 14)
            put(key, QRectF(box.left() + place * (key_w + gap), top + line * (key_h + gap), key_w, key_h), scale)
            key.show()

    def _arrange_ranks(self, box: QRectF, gap: float) -> None:
        """The hands, three a row; tie, clear and what else is ranked under them."""
        scale, high = self.look.scale, 72.0
        width = (box.width() - 2 * gap) / 3
        small = (20, 20, 16) if self.look.room.wide else (16, 16, 13)
        for number, button in enumerate(self.hands):
            line, place = divmod(number, 3)
            button.sizes, button.radius, button.margin = small, 12, gap
            spot = QRectF(box.left() + place * (width + gap), box.top() + line * (high + gap), width, high)
            put(button, spot.adjusted(-gap, -gap, gap, gap), scale)
            button.show()
        top = box.top() + -(-len(self.hands) // 3) * (high + gap) + gap
        width = (box.width() - gap) / 2
        for number, button in enumerate(self.turns[: self.turning]):
            line, place = divmod(number, 2)
            button.sizes, button.radius = small, 12
            put(button, QRectF(box.left() + place * (width + gap), top + line * (high + gap), width, high), scale)
            button.show()

    _entry = QRectF()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the sheet, what the book says, the entry or what is refused."""
        super().paint(p, area)
        theme, wide = self.look.theme, self.look.room.wide
        side, px = self.look.pick(18, 14), self.look.type.second
        y = self.head + self.look.pick(14, 10)
        words = tell("correct_was", line=self.subject.told.line.text)
        fitted = fit_px(words, px, fonts.MEDIUM, area.width() - 2 * side, 12)
        text(p, elide(words, fitted, 500, area.width() - 2 * side), side, y, fitted, fonts.MEDIUM, theme.text2)
        if self.amend is not None:
            self._paint_outcome(p, area, side)
        elif self.keys:
            box = self._entry
            panel(p, box, 12, theme.sunk, theme.now, 2.0)
            amount = wager_slot(self.subject, self.entry)[0].figure if self.entry.empty else figure(self._typed)
            ink = theme.text2 if self.entry.empty else theme.text
            size = fit_px(amount, 44 if wide else 32, fonts.BOLD, box.width() * 0.5, 16)
            right = box.right() - self.look.pick(110, 92)
            text(p, amount, right, box.center().y(), size, fonts.BOLD, ink, RIGHT)
            legal = self.subject.before.legal
            assert legal is not None
            assert legal.wager is not None
            bounds = f"{figure(legal.wager.min)} \u2013 {figure(legal.wager.max)}"
            room = right - fonts.width(amount, size, fonts.BOLD) - box.left() - 28
            small = fit_px(bounds, px, fonts.MEDIUM, room, 11)
            text(p, bounds, box.left() + 16, box.center().y(), small, fonts.MEDIUM, theme.text2, LEFT)

    @property
    def _typed(self) -> int:
        return int(self.entry.digits or "0")

    def _paint_outcome(self, p: QPainter, area: QRectF, side: float) -> None:
        """What stands in the place of the lines when there are none: nothing changes, or it is refused."""
        if self.rows:
            return
        words = self.outcome.refused or tell("correct_same")
        px = self.look.type.second
        y = self.head + self.look.pick(70, 56)
        for line in wrap(words, px, fonts.SEMIBOLD, area.width() - 2 * side, 8):
            text(p, line, side, y, px, fonts.SEMIBOLD, self.look.theme.text)
            y += px * 1.4
