"""The sheet that asks for a name or an amount, by keys on the screen or the keyboard."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from desktop.intents import Type
from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.painted import put
from desktop.present.ask_sheets import Ask
from desktop.present.slot import Fill, Slot
from desktop.present.window_state import Asking
from desktop.table.amountfield import AmountField
from desktop.table.amountpad import HIGH, LOW, BackKey
from desktop.table.letters import MARKS, PLAIN, added, others
from desktop.table.pastplayers import KnownNames
from desktop.table.sheet import Sheet
from desktop.table.slotbutton import SlotButton
from desktop.words.i18n import language
from desktop.words.table import figure, say
from engine import commands as c


class AskSheet(Sheet):
    """Asks for what an `Ask` wants; `given` carries the command."""

    given = Signal(object)

    def __init__(self, look: Look, ask: Ask, parent: QWidget | None = None, known: Sequence[str] = ()) -> None:
        """`known` = names offered beside the letters."""
        super().__init__(look, ask.title, parent)
        self.ask = ask
        self.known = KnownNames(look, known, self) if known and ask.named else None
        self.digits = ""
        self.name = QLineEdit(ask.name, self)
        self.name.setPlaceholderText(say("sheet_name"))
        self.name.setMaxLength(40)
        self.name.setVisible(ask.named)
        self.name.setAccessibleName(say("sheet_name"))
        self.name.selectAll()
        self.name.textChanged.connect(self._refresh)
        self.entry = AmountField(look, ask.hint or say("sheet_chips"), self)
        self.entry.setVisible(ask.counted)
        self.entry.entered.connect(lambda: self._spell(False))
        self.field = self.name if ask.named else self.entry
        self.back = BackKey(look, self, repeats=True, holds=True)
        self.back.tapped.connect(lambda: self.press("back"))
        self.back.held.connect(self._clear)
        self.way = ask.ways[0][0] if ask.ways else ""
        self.ways = [SlotButton(look, self, repeats=True) for _ in ask.ways]
        self.quicks = [SlotButton(look, self) for _ in ask.quicks]
        self.keys = [SlotButton(look, self, repeats=True) for _ in range(12)]
        self.letters = [SlotButton(look, self, repeats=True) for _ in range(len(PLAIN) + 1)]
        self.others = SlotButton(look, self, repeats=True)
        self.others.tapped.connect(self._turn)
        self.page = PLAIN
        self.go = SlotButton(look, self)
        self.go.tapped.connect(self.confirm)
        self.spelling = ask.named and (not ask.counted or bool(ask.done))
        for key, digits in zip(self.keys, HIGH if look.high_keys else LOW, strict=True):
            key.render_slot(Slot(digits, intent=Type(digits)))
            key.said.connect(lambda intent: self.press(intent.digits))
        self._label()
        for key in self.letters:
            key.said.connect(lambda intent: self._letter(intent.digits))
        for quick, (label, chips) in zip(self.quicks, ask.quicks, strict=True):
            shown = "" if label == figure(chips) else figure(chips)
            quick.render_slot(Slot(label if shown else "", shown or label, fill="quick", intent=Type(str(chips))))
            quick.said.connect(lambda intent: self._set(intent.digits))
        for button in self.ways:
            button.said.connect(lambda intent: self.choose(intent.digits))
        self.name.installEventFilter(self)
        if self.known is not None:
            self.known.chosen.connect(self._known)
            self.name.textChanged.connect(self.known.show_matching)
        self._refresh()

    def choose(self, way: str) -> None:
        """Another way of the same: who accepts a marker, what a tip is for."""
        self.way = way
        self._refresh()

    @property
    def done(self) -> bool:
        """Whether nothing was said where that ends the questions."""
        return bool(self.ask.done) and not self.name.text().strip() and not self.digits

    @property
    def typing(self) -> bool:
        """A name or an amount was begun."""
        return bool(self.digits) or self.name.text() != self.ask.name

    @property
    def amount(self) -> int:
        """The amount as it stands, chips."""
        return int(self.digits) if self.digits else self.ask.amount

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A tap on the name brings the letters. Alt and a digit is a seat of the table, no text."""
        pressed = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)  # a quick finger's second tap
        if watched is self.name and event.type() in pressed:
            self._spell(True)
        if watched is self.name and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return event.modifiers() == Qt.KeyboardModifier.AltModifier and event.text().isdigit()
        return False

    def confirm(self) -> None:
        """Send the answer; what is missing is said on the button."""
        if self.go.slot.reason:
            return
        if self.done:
            self.closed.emit()
            return
        self.given.emit(self.command())

    def command(self) -> c.Command | Asking | str:
        """The answer: a command, what the next tap on a seat answers, or a word."""
        return self.ask.make(self.name.text().strip(), self.amount, self.way)

    def press(self, key: str) -> None:
        """A digit, `back` or `go`."""
        if key == "go":
            self.confirm()
        elif key == "back":
            if self.spelling:
                self.name.setText(self.name.text()[:-1])
            else:
                self._set(self.digits[:-1])
        elif self.ask.counted and len(self.digits) + len(key) <= 12:
            self._set((self.digits + key).lstrip("0"))

    def type(self, text: str) -> None:
        """A letter typed while the amount has the keyboard is the name's."""
        if self.ask.named:
            self._go_to(self.name)
            self.name.insert(text)

    def _known(self, name: str) -> None:
        """One of the names offered; the amount is what is missing now."""
        self.name.setText(name)
        self._spell(False)

    def _letter(self, letter: str) -> None:
        self.name.setText(added(self.name.text(), letter))

    def _turn(self) -> None:
        """The other page of letters."""
        self.page = others(language().code) if self.page == PLAIN else PLAIN
        self._label()

    def _label(self) -> None:
        for key, letter in zip(self.letters, [*self.page, " "], strict=True):
            key.render_slot(Slot(letter if letter.strip() else say("key_space"), intent=Type(letter)))
        plain = self.page == PLAIN
        word = "12 " + others(language().code)[len(MARKS)] if plain else "ABC"
        self.others.render_slot(Slot(word, intent=Type("page"), spoken=say("key_others" if plain else "key_letters")))

    def _clear(self) -> None:
        if self.spelling:
            self.name.clear()
        else:
            self._set("")

    def _set(self, digits: str) -> None:
        self.digits = digits
        self._spell(False)
        self._refresh()

    def _spell(self, on: bool) -> None:
        """Letters or digits on the keys, and the field they are for has the keyboard."""
        on = on or not self.ask.counted
        self._go_to(self.name if on else self.entry)
        if on != self.spelling:
            self.spelling = on
            self._refresh()
            self.arrange()

    def _go_to(self, field: QWidget) -> None:
        """The keyboard is this field's."""
        self.field = field
        if self.isVisible():
            field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _refresh(self) -> None:
        ask = self.ask
        reason = ""
        if ask.counted and not self.amount:
            reason = say("sheet_needs")
        elif ask.named and (ask.needs_name or not ask.counted) and not self.name.text().strip():
            reason = say("sheet_needs_name")
        words = figure(self.amount) if ask.counted else self.name.text().strip()
        fill: Fill = "normal" if reason else "main"
        go = Slot(ask.go, "" if reason else words, reason=reason, fill=fill, intent=Type("go"))
        self.go.render_slot(Slot(ask.done, intent=Type("go")) if self.done else go)
        for button, (id, label) in zip(self.ways, ask.ways, strict=True):
            chosen = id == self.way
            icon = "check" if chosen else ""
            button.render_slot(Slot(label, icon=icon, fill="chosen" if chosen else "normal", intent=Type(id)))
        self.entry.show_amount(self.amount, bool(self.digits), not self.spelling)
        self.update()

    def arrange(self) -> None:
        """Place name, amount, offers, keys and the key that sends."""
        wide, area, scale = self.look.room.wide, self.area(), self.look.scale
        side, gap = (14.0, 10.0) if wide else (10.0, 6.0)
        inner = area.adjusted(side, 0, -side, -side)
        y = self.head
        row = 68.0 if wide else 54.0
        if self.ask.named:
            self._style_name()
            put(self.name, QRectF(inner.left(), y, inner.width(), row), scale)
            y += row + gap
        size = 82.0 if wide else 66.0
        if self.ask.counted:
            high = 84.0 if wide else 62.0
            put(self.entry, QRectF(inner.left(), y, inner.width() - size - gap, high), scale)
            put(self.back, QRectF(inner.right() - size, y, size, high), scale)
            y += high + gap
        else:
            put(self.back, QRectF(inner.right() - size, y, size, row), scale)
            y += row + gap
        for button in self.ways:
            button.setVisible(not self.spelling)
        if self.ways and not self.spelling:
            width, tall = (inner.width() - gap * (len(self.ways) - 1)) / len(self.ways), 72.0 if wide else 64.0
            for number, button in enumerate(self.ways):
                button.sizes = (21, 21, 16) if wide else (16, 16, 13)
                put(button, QRectF(inner.left() + number * (width + gap), y, width, tall), scale)
            y += tall + gap
        if self.known is not None:
            self.known.setVisible(self.spelling)
            if self.spelling:
                put(self.known, QRectF(inner.left(), y, inner.width(), self.known.wanted), scale)
                y += self.known.wanted + gap
        offers = self.quicks if not self.spelling else []
        for quick in self.quicks:
            quick.setVisible(quick in offers)
            quick.sizes = (18, 24, 16) if wide else (14, 19, 13)
        high = 72.0 if wide else 56.0
        if offers:
            width = (inner.width() - gap * (len(offers) - 1)) / len(offers)
            for number, quick in enumerate(offers):
                put(quick, QRectF(inner.left() + number * (width + gap), y, width, high), scale)
            y += high + gap
        go = 92.0 if wide else 72.0
        self.go.sizes = (30, 36, 18) if wide else (22, 26, 14)
        put(self.go, QRectF(inner.left(), inner.bottom() - go, inner.width(), go), scale)
        self._keys(QRectF(inner.left(), y, inner.width(), inner.bottom() - go - gap - y))

    def _keys(self, box: QRectF) -> None:
        """Digits, or letters while a name is spelled."""
        gap, scale = 8.0 if self.look.room.wide else 6.0, self.look.scale
        for key in self.keys:
            key.setVisible(not self.spelling)
        for key in (*self.letters, self.others):
            key.setVisible(self.spelling)
        shown, across = ([*self.letters[:-1], self.others, self.letters[-1]], 6) if self.spelling else (self.keys, 3)
        rows = -(-len(shown) // across)
        width = (box.width() - gap * (across - 1)) / across
        height = min((box.height() - gap * (rows - 1)) / rows, self.look.room.key_h + 6.0)
        for number, key in enumerate(shown):
            line, place = divmod(number, across)
            key.sizes = (self.look.type.key, self.look.type.key, 14) if not self.spelling else (26, 26, 14)
            wide = width if key is not self.letters[-1] else box.width() - place * (width + gap)
            put(key, QRectF(box.left() + place * (width + gap), box.top() + line * (height + gap), wide, height), scale)

    def _style_name(self) -> None:
        theme, scale = self.look.theme, self.look.scale
        self.name.setFont(fonts.font(max(8, round((26 if self.look.room.wide else 19) * scale)), fonts.SEMIBOLD))
        self.name.setStyleSheet(
            f"QLineEdit {{ background: {theme.sunk.name()}; color: {theme.text.name()};"
            f" padding-left: {round(12 * scale)}px;"
            f" border: 1px solid {theme.edge.name()}; border-radius: {round(12 * scale)}px;"
            f" selection-background-color: {theme.info.name()}; selection-color: {theme.oninfo.name()}; }}"
            f"QLineEdit:focus {{ border: 2px solid {(theme.now if self.spelling else theme.info).name()}; }}"
        )
