"""The editor of one rule: what it says, its allowed values as buttons, a pad where an amount is typed."""

from typing import Any

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fitting, fonts, paint
from desktop.kit.appearance import Look
from desktop.kit.layout import Space, cells, from_left
from desktop.kit.page import Panel
from desktop.kit.page_keys import Chip, PadKey
from desktop.kit.shares import LINES_CLEAR, SIDES_OF_TWO
from desktop.kit.sizes import AWAY, HEAVY, LOOSE, NOTE_LINES, ROUND_SMALL, STRONG
from desktop.setup import sizes as measure
from desktop.setup import typed_values as typed
from desktop.setup.mixes import group_of, named, sizes, tapped
from desktop.setup.rules import allowed
from desktop.words.i18n import amounts_in, begun, language
from desktop.words.rules import short
from desktop.words.say import say
from desktop.words.setup_phrases import awaits_money, given, ids, title, word
from engine.settings.describe import BY_KEY
from engine.settings.games import games
from engine.settings.keyinfo import KeyInfo
from engine.settings.records import Money

USUAL = ("holdem", "omaha", "omaha_hilo", "seven_card_stud", "stud_hilo", "razz")
"""The games most tables play, first in the list."""

DIGITS = "0123456789."
"""What begins a figure anew."""
HANDS = (4, 6, 8, 10, 12, 20)
"""After how many hands the next game of a mix may come."""
ONE_COLUMN, TWO_COLUMNS = 5, 10
"""Up to how many values stand in a column, and in two where a window is upright."""
UPRIGHT_COLUMNS = 3
"""In how many columns more of them stand: low and wide, as a finger needs the height."""
TYPED = ("amount", "count", "percent", "amounts", "ranges", "size", "reminder")


class Editor(Panel):
    """Edits the key it is shown; `intended` carries the key and its new value, `back` the key that goes back.

    `refused` carries in a sentence why a figure is not taken.
    """

    intended = Signal(str, object)
    back = Signal(str)
    refused = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "", parent)
        self.info: KeyInfo | None = None
        self._text, self._unit, self._refused = "", "hands", ""
        self._money: Money | None = None
        self._value: Any = None
        self._fresh, self._emptied, self._usual = True, False, ""
        self._marked = False
        """Whether a decimal mark was typed where none can stand."""
        self.options: list[Chip] = []
        self.keys: dict[str, PadKey] = {}
        self.reset = Chip(look, "", self)
        self.reset.tapped.connect(self._back)

    def _back(self) -> None:
        self._emptied = False
        if self.info is not None:
            self.back.emit(self.info.key)

    def show_key(self, key: str, value: Any, preset: Any, own: bool, refused: str, money: Money | None = None) -> None:
        """Edit this key; `preset` = its value without rules of one's own, `refused` = why it cannot stay so.

        `money` = what a chip is worth: amounts are typed in it.
        """
        info = BY_KEY[key]
        other, self._money = typed.money_of(info, money) != typed.money_of(info, self._money), money
        self._value = value
        if self.info is None or info.key != self.info.key or other:
            self.info = info
            self._unit = "minutes" if isinstance(value, str) and value.endswith("minutes") else "hands"
            self._make(info)
            self.title = title(info)
            self.setAccessibleName(self.title)
            self._text, self._fresh, self._emptied = typed.text_of(value, info, money), True, False
            self._marked = False
        elif info.kind in TYPED and not self._emptied and typed.value_of(self._text, info, self._unit, money) != value:
            self._text, self._fresh = typed.text_of(value, info, money), True
        with amounts_in(typed.money_of(info, money)):
            self._refused, self._usual = refused, word(preset, info)
        for chip, option in zip(self.options, self._choices(info), strict=True):
            chip.choose(option == value and type(option) is type(value))
        if info.kind == "mix":
            self._show_mix(value or [])
        self.reset.say(say("setup.as_preset", value=self._usual))
        self.reset.setVisible(own)
        self.lay()

    def _choices(self, info: KeyInfo) -> list[Any]:
        """The buttons: words, and for a reminder the units."""
        if info.kind == "game":
            return sorted(
                (game.id for game in games()), key=lambda id: (USUAL.index(id) if id in USUAL else len(USUAL), id)
            )
        if info.kind == "mix":
            return [None, *sizes()]
        if info.kind == "mix_change":
            return ["orbit", "dealer", *(f"{hands} hands" for hands in HANDS)]
        return allowed(info)

    def _show_mix(self, mix: list[dict[str, Any]]) -> None:
        """The games of the mix with their place and stakes, the others by name (NOW-13)."""
        places = {group_of(entry): (place, entry) for place, entry in enumerate(mix, 1)}
        for chip, (group, offered) in zip(self.options[1:], sizes().items(), strict=True):
            place, entry = places.get(group, (0, offered[0]))
            words = named(entry, sized=bool(place))
            words = f"{place}. {words}" if place else words
            chip.say(words, f"{title(BY_KEY['mix'])}: {words}")
            chip.choose(bool(place))

    def _tap_game(self, group: str) -> None:
        self.intended.emit("mix", tapped(list(self._value or []), group))

    def _make(self, info: KeyInfo) -> None:
        """New buttons and keys for another key."""
        for old in [*self.options, *self.keys.values()]:
            old.setParent(None)
            old.deleteLater()
        self.options, self.keys = [], {}
        for option in self._choices(info):
            chip = Chip(self.look, word(option, info), self, f"{title(info)}: {word(option, info)}")
            if info.kind == "mix" and option is not None:
                chip.tapped.connect(lambda option=option: self._tap_game(option))
            else:
                chip.tapped.connect(lambda option=option: self.intended.emit(info.key, option))
            self.options.append(chip)
        if info.kind in TYPED:
            extra = typed.signs(info, self._money)
            if info.kind == "reminder":
                for unit in ("hands", "minutes"):
                    self._key(say(f"setup.{unit}"), unit)
            left, right = (extra[0], extra[1]) if len(extra) > 1 else ("" if extra else "00", extra)
            for sign in [*"123456789", left, "0", right, *extra[2:]]:
                if sign:
                    self._key(language().decimal if sign == "." else sign, sign)
            self._key("back", "back")
        for child in [*self.options, *self.keys.values()]:
            child.show()

    def _key(self, sign: str, id: str) -> None:
        key = PadKey(self.look, sign, self)
        key.tapped.connect(lambda: self.press(id))
        self.keys[id] = key

    def press(self, id: str) -> None:
        """A key of the pad, or of the keyboard: the first digit replaces what stood there.

        What has a value of its own anyway may be emptied: until something is typed that value counts again.
        """
        if self.info is None or (id not in self.keys and id != "."):
            return
        if self.waits and id != "back":
            # 20 without a currency would be 0.20 of the one that is chosen next
            self.refused.emit(say("setup.currency_first", title=title(BY_KEY["prizes.currency"])))
            return
        if id not in self.keys or self._marked:  # 1.5 is no 15: what follows a mark waits until it is taken back
            self._marked = id != "back"
            self.update()
            return
        if id in ("hands", "minutes"):
            self._unit = id
        elif id == "back":
            self._text = self._text[:-1]
        else:
            self._text = typed.add("" if self._fresh and id[0] in DIGITS else self._text, id, self.info, self._money)
        self._fresh = False
        self._emptied = not self._text and not (self.info.none and self.info.default is None)
        if self._emptied:
            self.back.emit(self.info.key)
            self.update()
            return
        self.intended.emit(self.info.key, typed.value_of(self._text, self.info, self._unit, self._money))

    @property
    def waits(self) -> bool:
        """Whether the currency of the prizes has to be chosen before their amounts are typed; the head says so."""
        return self.info is not None and awaits_money(self.info, self._money)

    def confirm(self) -> tuple[str, str]:
        """The entry stands, the next digit begins it anew; the rule and its value in words."""
        self._fresh = True
        assert self.info is not None
        with amounts_in(typed.money_of(self.info, self._money)):
            return self.title, word(self._value, self.info)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits and signs can be typed."""
        id = {"\b": "back", "\x7f": "back", ",": "."}.get(event.text(), event.text())
        if id and (id in self.keys or (id == "." and self.keys)):
            self.press(id)
        else:
            super().keyPressEvent(event)

    def _lines(self) -> list[tuple[str, str]]:
        """The rules behind the key: id and short text."""
        return [(rule, short(rule)) for rule in (self.info.rules if self.info else ())][:3]

    def arrange(self) -> None:
        """From the bottom: the way back, the pad; from the top below the text: the choices.

        The way back keeps its row while it is hidden: it comes with the first key pressed, and no key may move then.
        """
        space, row = self.space(), self.look.of(measure.KEY_ROW)
        self.place(self.reset, space.bottom(row))
        space.rect.setBottom(space.rect.bottom() - space.gap / 2)
        if self.keys:
            self._pad(space)
            self._entry = space.bottom(self.look.of(measure.ENTRY))
        if not self.options:
            return
        columns = 2 if len(self.options) > ONE_COLUMN or self.keys else 1
        if self.look.fit.layout.upright and len(self.options) > TWO_COLUMNS:
            columns = UPRIGHT_COLUMNS
        space.rect.adjust(0, self._text_height(), 0, -space.gap)
        space.fill(self.options, columns, row)

    def _pad(self, space: Space) -> None:
        """Columns of digits and one for delete and units."""
        main = [key for id, key in self.keys.items() if id not in ("back", "hands", "minutes")]
        side = [self.keys[id] for id in ("back", "hands", "minutes") if id in self.keys]
        digits, across = measure.DIGITS_ACROSS, measure.DIGITS_ACROSS + 1
        rows, tall = -(-len(main) // digits), self.look.of(measure.PAD_KEY)
        places = cells(space.bottom(rows * tall + (rows - 1) * space.gap), across * rows, across, space.gap)
        for at, key in enumerate(main):
            if len(main) % digits == 2 and at >= len(main) - 2:  # two left: the sign at the right end, 0 in the middle
                at = digits * rows - (2 if key.words == "0" else 1)
            self.place(key, places[across * (at // digits) + from_left(at, digits) % digits])
        for at, key in enumerate(side):
            self.place(key, places[across * at + digits])

    def _text_height(self) -> float:
        lines = sum(len(self._wrapped(text)[0]) + 1 for _, text in self._lines())
        return lines * self.look.type.second * LINES_CLEAR + self.look.of(measure.TEXT_GAP)

    def _wrapped(self, text: str) -> tuple[list[str], int]:
        """A rule's text in three lines at most, and how large."""
        return fitting.whole_lines(text, self.look.type.second - 1, fonts.MEDIUM, self.inner().width(), NOTE_LINES)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """The rule's text and, where an amount is typed, what was typed."""
        super().paint(p, area)
        theme, kind, inner = self.look.theme, self.look.type, self.inner()
        step = kind.second * LINES_CLEAR
        y = inner.top() + step * measure.TEXT_DOWN
        for rule, text in self._lines():
            paint.text(p, ids(rule), inner.left(), y, kind.second - 2, fonts.SEMIBOLD, theme.info)
            lines, px = self._wrapped(text)
            for line in lines:
                y += step
                paint.text(p, line, inner.left(), y, px, fonts.MEDIUM, theme.text2)
            y += step
        if self.keys and self.info is not None:
            self._paint_entry(p)
        if self._refused:
            self._paint_refused(p, y)

    def _paint_entry(self, p: QPainter) -> None:
        """The entry; its edge and the words under it say when it cannot stay so."""
        theme, kind, box, info = self.look.theme, self.look.type, self._entry, self.info
        assert info is not None
        edge = theme.owe if self._refused or self._marked else theme.edge
        paint.panel(p, box, self.look.of(ROUND_SMALL), theme.sunk, edge, STRONG)
        side = self.look.of(measure.ENTRY_SIDE)
        words = self._text.replace(".", language().decimal) or (
            self._usual if self._emptied else typed.behind_word(self._value, info) or say("setup.none_word")
        )
        if info.kind == "reminder" and self._text:
            words = f"{self._text} {say(f'setup.{self._unit}')}"
        note = given(info, typed.money_of(info, self._money))
        if self._emptied:
            note = say("setup.emptied")
        if self._marked:
            note = say("setup.whole_only")
        small = fitting.fit_px(note, kind.small, fonts.MEDIUM, box.width() * measure.ENTRY_NOTE)
        note_width = paint.text(p, note, box.left() + side, box.center().y(), small, fonts.MEDIUM, theme.text2)
        px = fitting.fit_px(words, kind.amount, fonts.BOLD, box.width() - note_width - SIDES_OF_TWO * side)
        ink = theme.text if self._text else theme.text2
        paint.text(p, words, box.right() - side, box.center().y(), px, fonts.BOLD, ink, paint.RIGHT)

    def _paint_refused(self, p: QPainter, top: float) -> None:
        """Why it cannot stay so, where there is room for it: above the entry, or below the choices."""
        theme, kind, inner = self.look.theme, self.look.type, self.inner()
        px = kind.second - 1
        lines = fitting.wrap(begun(ids(self._refused)), px, fonts.SEMIBOLD, inner.width() - AWAY, measure.REFUSED_LINES)
        tall = len(lines) * px * LINES_CLEAR
        low = self._entry.top() if self.keys else inner.bottom()
        if self.reset.isVisible():
            low = min(low, self.reset.geometry().top() / self.look.scale)
        last = max([top, *(chip.geometry().bottom() / self.look.scale for chip in self.options)])
        if low - last < tall + px:
            return
        y = low - tall - px * measure.REFUSED_FOOT
        x = inner.left() + HEAVY / 2
        above, below = (px * share for share in measure.REFUSED_BAR)
        paint.hairline(p, theme.owe, x, y - above, x, y + tall - below, HEAVY)
        paint.lines(p, lines, inner.left() + LOOSE, y, px * LINES_CLEAR, px, fonts.SEMIBOLD, theme.owe)
