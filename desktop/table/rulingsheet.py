"""The ruling assistant over the column: what was said, which chips, and at once what binds, with the rules (PRO)."""

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.bridge.scene import Scene
from desktop.intents import Type
from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.paint import elide, fit_px, panel, text, wrap
from desktop.kit.painted import Tap, put
from desktop.present.ruling import SIZED, Spoken, ruling_view, ruling_why, word_slots
from desktop.present.slot import Slot
from desktop.table.amountpad import HIGH, LOW, BackKey, Bare, ChipKey
from desktop.table.sheet import Sheet
from desktop.table.slotbutton import SlotButton
from desktop.table.why_sheet import rule_id
from desktop.words.sheets import tell
from engine import commands as c
from engine.betting.ruling import Ruling
from engine.refusals import Refusal

CHIPS = 6
Rule = Callable[[c.SaidAndPushed], Ruling | Refusal]


class RulingSheet(Sheet):
    """Asks what happened at a seat; `given` carries the command that plays the ruling, `asked` opens something else."""

    given = Signal(object)
    asked = Signal(object)
    explained = Signal(str, object)

    def __init__(self, look: Look, scene: Scene, seat: int, rule: Rule, parent: QWidget | None = None) -> None:
        super().__init__(look, tell("ruling_title", name=scene.name(seat)), parent)
        self.scene, self.seat, self.rule = scene, seat, rule
        self.spoken = Spoken()
        self.said, self.pushed = SlotButton(look, self), SlotButton(look, self)
        self.words = [SlotButton(look, self) for _ in range(12)]
        self.keys = [SlotButton(look, self, repeats=True) for _ in range(12)]
        self.chips = [ChipKey(look, self) for _ in range(CHIPS)]
        self.motion, self.released = SlotButton(look, self), SlotButton(look, self)
        self.other = SlotButton(look, self)
        self.other.render_slot(Slot(tell("other_chip"), intent=Type("other")))
        self.other.said.connect(lambda intent: self._pane(intent.digits))
        self.back = BackKey(look, self, repeats=True, holds=True)
        self.back.name(tell("speak_back"))
        self.go = SlotButton(look, self)
        self.told = Bare(look, self)
        self.told.name(tell("ruling_why"))
        self.told.tapped.connect(lambda: self.explained.emit(tell("ruling_why"), ruling_why(self.view)))
        for pane in (self.said, self.pushed):
            pane.said.connect(lambda intent: self._pane(intent.digits))
        for button in self.words:
            button.said.connect(lambda intent: self._be(self.spoken.said(intent.digits)))
        for key, digits in zip(self.keys, HIGH if look.high_keys else LOW, strict=True):
            key.render_slot(Slot(digits, intent=Type(digits)))
            key.said.connect(lambda intent: self.press(intent.digits))
        values = scene.settings.denominations[-CHIPS:]
        for one, value in zip(self.chips, values, strict=False):
            one.render_chip(value)
            one.tapped.connect(lambda value=value: self._be(self.spoken.pushed(value)))
        self.values = len(values)
        self.motion.render_slot(Slot(tell("next_motion"), second=tell("next_motion_second"), intent=Type("motion")))
        self.motion.tapped.connect(lambda: self._be(self.spoken.next_motion()))
        self.released.tapped.connect(self._release)
        self.back.tapped.connect(lambda: self.press("back"))
        self.back.held.connect(lambda: self._be(Spoken(pane=self.spoken.pane)))
        self.go.tapped.connect(self.confirm)
        self._show()

    @property
    def parts(self) -> tuple[Tap, ...]:
        """Everything that can be pressed."""
        fixed = (self.close_key, self.said, self.pushed, self.back, self.go, self.told)
        return (*fixed, self.motion, self.released, self.other, *self.words, *self.keys, *self.chips)

    def confirm(self) -> None:
        """Play the ruling, or say why there is none; add the chip whose value was typed."""
        if self.spoken.pane == "other":
            if self.spoken.other:
                self._be(self.spoken.pushed(int(self.spoken.other)))
            return
        if self.go.slot.reason:
            if self.go.slot.does is not None:
                self.asked.emit(self.go.slot.does)
            return
        self.given.emit(self.spoken.command(self.seat))

    def press(self, key: str) -> None:
        """A digit, `back` or `go`; digits without a word are an amount that was said."""
        if key == "go":
            self.confirm()
        elif key == "back":
            self._be(self.spoken.shorter())
        else:
            wanted = self.spoken.word in SIZED or self.spoken.pane == "other"
            self._be((self.spoken if wanted else self.spoken.said("amount")).typed(key))

    def _pane(self, wanted: str) -> None:
        """The other half: words (or the digits of a word that has some), or chips."""
        if wanted in ("chips", "other"):
            self._be(replace(self.spoken, pane=wanted, other=""))
        else:
            again = self.spoken.pane in ("words", "digits") or self.spoken.word not in SIZED
            self._be(replace(self.spoken, pane="words" if again else "digits"))

    def _release(self) -> None:
        self._be(replace(self.spoken, released=not self.spoken.released))

    def _be(self, spoken: Spoken) -> None:
        self.spoken = spoken
        self._show()

    def follow(self, scene: Scene) -> None:
        """The table is another: the same words and chips are ruled on again."""
        self.scene = scene
        self._show()

    def _show(self) -> None:
        """Ask the engine again, and show what it says."""
        spoken = self.spoken
        ruled = None if spoken.nothing else self.rule(spoken.command(self.seat))
        self.view = ruling_view(self.scene, self.seat, spoken, ruled)
        self.said.render_slot(self.view.said)
        self.pushed.render_slot(self.view.chips)
        self.go.render_slot(self.view.go)
        for button, slot in zip(self.words, word_slots(self.scene, spoken), strict=True):
            button.render_slot(slot)
        key = "released" if spoken.released else "not_released"
        fill = "normal" if spoken.released else "chosen"
        self.released.render_slot(Slot(tell(key), fill=fill, intent=Type(key)))  # type: ignore[arg-type]
        self.setAccessibleDescription(", ".join((self.view.title, *self.view.notes)))
        self.arrange()
        self.update()

    def arrange(self) -> None:
        """Two panes' buttons on top, one pane, the ruling, the key that plays it."""
        wide, area, scale = self.look.room.wide, self.area(), self.look.scale
        side, gap = (14.0, 8.0) if wide else (8.0, 6.0)
        inner = area.adjusted(side, self.head, -side, -side)
        tabs, go = (84.0, 92.0) if wide else (66.0, 72.0)
        back = 84.0 if wide else 66.0
        half = (inner.width() - back - 2 * gap) / 2
        for part, x in ((self.said, inner.left()), (self.pushed, inner.left() + half + gap)):
            part.sizes = (18, 25, 16) if wide else (14, 19, 13)
            put(part, QRectF(x, inner.top(), half, tabs), scale)
        put(self.back, QRectF(inner.right() - back, inner.top(), back, tabs), scale)
        self.go.sizes = (32, 34, 19) if wide else (24, 25, 15)
        put(self.go, QRectF(inner.left(), inner.bottom() - go, inner.width(), go), scale)
        top, bottom = inner.top() + tabs + gap, inner.bottom() - go - gap
        told = self.look.pick(200.0, 108.0)
        keys = min(bottom - top - told - gap, 4 * self.look.pick(86.0, 72.0) + 3 * gap)
        self._pane_keys(QRectF(inner.left(), top, inner.width(), keys), gap)
        self._told = QRectF(inner.left(), top + keys + gap, inner.width(), bottom - top - keys - gap)
        put(self.told, self._told, scale)
        self.told.setEnabled(bool(self.view.rules))

    def _pane_keys(self, box: QRectF, gap: float) -> None:
        pane, scale = self.spoken.pane, self.look.scale
        width, high = (box.width() - 2 * gap) / 3, (box.height() - 3 * gap) / 4
        small = (22, 22, 16) if self.look.room.wide else (17, 17, 13)
        cells = [
            QRectF(box.left() + (n % 3) * (width + gap), box.top() + (n // 3) * (high + gap), width, high)
            for n in range(12)
        ]
        for number, (button, key) in enumerate(zip(self.words, self.keys, strict=True)):
            button.setVisible(pane == "words")
            key.setVisible(pane in ("digits", "other"))
            button.sizes, button.radius = small, 12
            key.sizes = (self.look.type.key, self.look.type.key, 14)
            put(button, cells[number], scale)
            put(key, cells[number], scale)
        for number, chip in enumerate(self.chips):
            chip.setVisible(pane == "chips" and number < self.values)
            put(chip, cells[number], scale)
        row = 2 if self.values > 3 else 1
        both = box.width() / 2 - gap / 2
        for number, button in enumerate((self.motion, self.released)):
            button.setVisible(pane == "chips")
            button.sizes, button.radius = small, 12
            top = box.top() + row * (high + gap)
            put(button, QRectF(box.left() + number * (both + gap), top, both, high), scale)
        self.other.setVisible(pane == "chips")
        self.other.sizes, self.other.radius = small, 12
        put(self.other, QRectF(box.left(), box.top() + (row + 1) * (high + gap), box.width(), high), scale)

    _told = QRectF()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the sheet and the ruling: the action, what goes back, the rules."""
        super().paint(p, area)
        theme, wide, box, view = self.look.theme, self.look.room.wide, self._told, self.view
        panel(p, box, 12, theme.sunk, theme.owe if view.refused else theme.hair, 2.0 if view.refused else 1.2)
        side = 16.0 if wide else 12.0
        room = box.width() - 2 * side
        px, small = (30, 19) if wide else (21, 14)
        step = small * 1.32
        lines = [(line, "text", fonts.SEMIBOLD) for note in view.notes for line in wrap(note, small, 600, room, 3)]
        told = [f"{rule_id(rule)}  {words}" for rule, words in view.rules]
        rules = [line for words in told for line in wrap(words, small, 500, room, 2)]
        head = px * 1.9
        y = box.top() + px * 0.95
        if len(lines) + len(rules) > (box.height() - head - 4) // step:
            # No room for all of them in words: the ids, and a tap on the panel tells the rest.
            rules = [f"{', '.join(rule_id(rule) for rule, _ in view.rules)}  ?"]
        lines += [(line, "text2", fonts.MEDIUM) for line in rules]
        px = fit_px(view.title, px, fonts.BOLD, room, 14)
        text(p, elide(view.title, px, fonts.BOLD, room), box.left() + side, y, px, fonts.BOLD, theme.text)
        fits = max(0, int((box.height() - head - 4) // step))
        y = box.top() + head + step * 0.5
        for words, role, weight in lines[:fits]:
            text(p, words, box.left() + side, y, small, weight, theme.role(role))
            y += step
