"""The sheet that asks for a name or an amount, typed with keys on the screen or on the keyboard."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.button import Button
from desktop.kit.face import Face, Fill
from desktop.kit.keys import BackKey, Keypad
from desktop.kit.layout import Space, row_high, show
from desktop.kit.metrics import KEY_ROWS
from desktop.kit.sheet import Sheet
from desktop.kit.sizes import FIELD, GO, KEY_MORE, LEAST_CAPTION, ROUND, TITLE
from desktop.present.ask import Ask
from desktop.present.entry import no_amount
from desktop.present.window_state import SeatAsks
from desktop.table.amount_field import AmountField
from desktop.table.letters import LetterKeys, with_letter
from desktop.table.past_players import KnownNames, known_spelling, matching
from desktop.table.sheet_sizes import ASK_BACK, ASK_ENTRY, ASK_OFFER, ASK_WAY
from desktop.words.amounts import looks_typed, without_last_key
from desktop.words.i18n import echoed, figure, typed, typed_for, whole_chips
from desktop.words.say import say
from engine import commands as c
from engine.values import LONGEST_NAME


class AskSheet(Sheet):
    """A sheet that asks the question of an `Ask`; `confirmed` carries the answer of `Ask.make`."""

    confirmed = Signal(object)

    def __init__(self, look: Look, ask: Ask, parent: QWidget | None = None, known_names: Sequence[str] = ()) -> None:
        """Build the sheet of `ask`; `known_names` are names offered beside the letters."""
        super().__init__(look, ask.title, parent)
        self.ask, self.counted, self.bar_waits = ask, ask.counted, ask.bar_waits
        self.first, self.by_way = ask, dict(ask.by_way)
        self.name_panel = KnownNames(look, known_names, self) if known_names and ask.named else None
        self.digits, self.missing = "", ""
        self._stray = False
        """Whether a sign was typed into the amount: the sheet says so and waits for the next key."""
        self.odd_amount = 0
        """An odd amount that the sheet warned about, chips, 0 = none; confirming it a second time sends it."""
        self.name = QLineEdit(ask.name, self)
        name_label = (not ask.counted and ask.hint) or say("sheet_name")
        self.name.setPlaceholderText(name_label)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setVisible(ask.named)
        self.name.setAccessibleName(name_label)
        self.name.selectAll()
        self.name.textChanged.connect(self._refresh)
        self.entry = AmountField(look, ask.hint or say("sheet_chips"), self)
        self.entry.setVisible(ask.counted)
        self.entry.entered.connect(lambda: self.show_letters(False))
        self.field = self.name if ask.named else self.entry
        self.back = BackKey(look, self)
        self.back.tapped.connect(lambda: self.press("back"))
        self.back.held.connect(self._clear)
        self.way = ask.way or (ask.ways[0][0] if ask.ways else "")
        self.ways = [Button(look, self, "name", repeats=True) for _ in ask.ways]
        self.quicks = [Button(look, self, "offer") for _ in ask.quicks]
        self.pad = Keypad(self, self.press)
        self.keys = self.pad.keys
        self.letters = LetterKeys(self, self._letter)
        if ask.counted:  # Tab moves from the name to the amount: a user of Tab types letters on the keyboard
            for key in self.letters.keys:
                key.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.go = self.go_key()
        self.spelling = ask.named
        for quick, (label, chips) in zip(self.quicks, ask.quicks, strict=True):
            amount = "" if label == figure(chips) else figure(chips)
            quick.render_face(Face(label if amount else "", amount or label, fill="quick"))
            quick.tapped.connect(lambda chips=chips: self._set_digits(typed_for(chips)))
        for button, (way, _) in zip(self.ways, ask.ways, strict=True):
            button.tapped.connect(lambda way=way: self.choose(way))
        self.name.installEventFilter(self)
        if self.name_panel is not None:
            self.name_panel.chosen.connect(self._take_known)
            self.name.textChanged.connect(self.name_panel.show_matching)
            self.name.textEdited.connect(self._offer_known)
        self._refresh()

    def choose(self, way: str) -> None:
        """Choose another way of the question by its id: who accepts a marker, what a tip is for."""
        self.way = way
        self.ask = self.by_way.get(way, self.first)
        self.title = self.ask.title
        self.setAccessibleName(self.title)
        self.entry.label = self.ask.hint or say("sheet_chips")
        self._refresh()

    def lacks(self, words: str) -> None:
        """Show `words` as the reason why the entry cannot be sent; "" = it can."""
        self.missing = words
        self._refresh()

    @property
    def done(self) -> bool:
        """Return whether the entry is empty in a sheet where an empty entry ends a series of questions."""
        return bool(self.ask.done) and not self.name.text().strip() and not self.digits

    @property
    def typing(self) -> bool:
        """Return whether a name or an amount is partly entered."""
        return bool(self.digits) or self.name.text() != self.ask.name

    @property
    def amount(self) -> int:
        """Return the amount typed, or the one proposed while no digit is typed, chips."""
        return whole_chips(self.digits) if self.digits else self.ask.proposed(self.given_name, self.way)

    @property
    def given_name(self) -> str:
        """Return the typed name; a known player who sits down keeps the known spelling (`bo` is Bo)."""
        typed = self.name.text().strip()
        return known_spelling(self.name_panel.known_names, typed) if self.ask.seat and self.name_panel else typed

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show the letters when the name gets the focus, and keep Alt+digit out of it: that selects a seat."""
        if watched is self.name and event.type() == QEvent.Type.FocusIn:
            self.show_letters(True)
        if watched is self.name and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return event.modifiers() == Qt.KeyboardModifier.AltModifier and event.text().isdigit()
        return False

    def take_over(self, name: str, digits: str) -> None:
        """Take over the name and the digits typed into another sheet of this class."""
        self.digits = digits
        self.name.setText(name)
        self._refresh()

    def confirm(self) -> None:
        """Send the answer, or close the sheet where nothing more comes; an odd amount needs a second call."""
        if self.go.face.reason:
            return
        if self.done:
            self.closed.emit()
            return
        if self.ask.odd(self.amount) and self.odd_amount != self.amount:
            self.odd_amount = self.amount
            self._refresh()
            return
        self.confirmed.emit(self.command())

    def command(self) -> c.Command | tuple[c.Command, ...] | SeatAsks | str:
        """Return the answer: one or more commands, a question that the next tap on a seat answers, or a word."""
        return self.ask.make(self.given_name, self.amount, self.way)

    def press(self, key: str) -> None:
        """Handle a key: a digit, a decimal mark, `back` or `go`."""
        if key == "go":
            self.confirm()
        elif key == "back" and self._stray:  # nothing of the stray sign stands in the amount
            self._set_digits(self.digits)
        elif key == "back":
            if self.spelling:
                self.name.setText(self.name.text()[:-1])
            else:
                self._set_digits(without_last_key(self.digits))
        elif self.ask.counted:
            self._set_digits(typed(self.digits, key))
        else:
            self.type(key)

    def type(self, text: str) -> None:
        """Insert a letter into the name, also when it is typed at the amount; any other sign there goes nowhere."""
        if self.ask.named and (self.field is self.name or text.isalpha()):
            self._focus_field(self.name)
            self.name.insert(text)
        elif self.ask.named:
            self._stray = True
            self._refresh()

    def _take_known(self, name: str) -> None:
        """Take one of the offered names, then move on to the amount."""
        self.name.setText(name)
        self.show_letters(False)

    def _offer_known(self, typed: str) -> None:
        """Show the letters, and the known names beside them, when a known name matches the text typed on a keyboard."""
        if (
            typed.strip()
            and not self.spelling
            and self.name_panel is not None
            and matching(self.name_panel.known_names, typed)
        ):
            self.show_letters(True)

    def _letter(self, letter: str) -> None:
        self.name.setText(with_letter(self.name.text(), letter))

    def _clear(self) -> None:
        if self.spelling:
            self.name.clear()
        else:
            self._set_digits("")

    def _set_digits(self, digits: str) -> None:
        self.digits, self._stray = digits, False
        self.show_letters(False)
        self._refresh()

    def show_letters(self, on: bool) -> None:
        """Show letters (`on`) or digits on the keys, and move the focus to the field they fill."""
        on = on or not self.ask.counted
        self._stray = self._stray and not on
        self._focus_field(self.name if on else self.entry)
        if on != self.spelling:
            self.spelling = on
            self._refresh()
            self.lay()

    def _focus_field(self, field: QWidget) -> None:
        """Make `field` the one that is filled, with the keyboard focus."""
        self.field = field
        if self.isVisible():
            field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _refresh(self) -> None:
        ask = self.ask
        reason = ""
        if self._stray:
            reason = say("sheet_digits_only")
        elif ask.counted and not self.amount:
            reason = say("sheet_needs")
        elif no_amount(self.digits):
            reason = no_amount(self.digits)
        elif ask.named and (ask.needs_name or not ask.counted) and not self.name.text().strip():
            reason = "" if ask.no_name_reason is None else ask.no_name_reason or say("sheet_needs_name")
        elif ask.named and ask.counted and looks_typed(self.name.text()):
            reason = say("sheet_needs_name")  # an amount was typed into the field of a name
        elif ask.named and ask.counted:
            reason = ask.too_little(self.given_name, self.amount, self.way)
        answer = ask.key(self.amount) if ask.key is not None and not reason else None
        reason = reason or self.missing or (answer.reason if answer is not None else "")
        words = figure(self.amount) if ask.counted else self.name.text().strip()
        fill: Fill = "normal" if reason else "main"
        second = ask.second(self.given_name, self.way)
        who = "" if reason or ask.counted else words  # a long text is cut, an amount never is
        go = Face(ask.go, "" if reason else words, "" if reason else second, reason=reason, fill=fill, who=who)
        if answer is not None:
            go = Face(answer.word, second=answer.second, reason=reason, fill=fill)
        if not reason and self.odd_amount == self.amount and ask.odd(self.amount):
            go = Face(say("sheet_anyway"), words, ask.odd(self.amount), fill="reminder")
        self.go.render_face(Face(ask.done) if self.done else go)
        for button, (id, label) in zip(self.ways, self.first.ways, strict=True):
            chosen = id == self.way
            button.render_face(Face(label, icon="check" if chosen else "", fill="chosen" if chosen else "normal"))
        self.entry.show_amount(echoed(self.digits) if self.digits else figure(self.amount), bool(self.digits))
        self.update()

    def arrange(self, space: Space) -> None:
        """Place the name, the amount, the offers, the keys and the key that sends."""
        look, ask = self.look, self.ask
        space.put(self.go, space.bottom(look.of(GO)))
        if ask.named:
            self._style_name()
            space.put(self.name, space.top(look.of(FIELD)))
        entry, back = space.right(space.top(look.of(ASK_ENTRY if ask.counted else FIELD)), look.of(ASK_BACK))
        if ask.counted:
            space.put(self.entry, entry)
        space.put(self.back, back)
        for parts in (self.ways, self.quicks, self.pad.keys):
            show(parts, not self.spelling)
        show(self.letters.keys, self.spelling)
        if self.name_panel is not None:
            self.name_panel.setVisible(self.spelling)
            if self.spelling:
                space.put(self.name_panel, space.top(self.name_panel.preferred_height))
        if self.spelling:
            self.letters.place(space, look.room.key_h + KEY_MORE)
            return
        space.rows(self.ways, look.of(ASK_WAY))
        space.rows(self.quicks, look.of(ASK_OFFER))
        high = min(row_high(space.rect.height(), KEY_ROWS, space.gap), look.room.key_h + KEY_MORE)
        self.pad.place(space.rect, space.gap, high, look)

    def _style_name(self) -> None:
        theme, scale = self.look.theme, self.look.scale
        self.name.setFont(fonts.font(max(LEAST_CAPTION, round(self.look.of(TITLE) * scale)), fonts.SEMIBOLD))
        self.name.setStyleSheet(
            f"QLineEdit {{ background: {theme.sunk.name()}; color: {theme.text.name()};"
            f" padding-left: {round(ROUND * scale)}px;"
            f" border: 1px solid {theme.edge.name()}; border-radius: {round(ROUND * scale)}px;"
            f" selection-background-color: {theme.info.name()}; selection-color: {theme.oninfo.name()}; }}"
            f"QLineEdit:focus {{ border: 2px solid {theme.now.name()}; }}"
        )
