"""The editor of one rule: its allowed values as buttons, a pad where an amount is typed, and what both emit."""

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.kit.appearance import Look
from desktop.kit.page_keys import Chip, PadKey
from desktop.setup import typed_values as typed
from desktop.setup.mixes import group_of, named, sizes, tapped
from desktop.setup.rule_panel import RulePanel
from desktop.setup.rules import allowed
from desktop.words.i18n import amounts_in, language
from desktop.words.say import say
from desktop.words.setup_phrases import awaits_money, title, word
from engine.settings.describe import BY_KEY
from engine.settings.games import games
from engine.settings.keyinfo import KeyInfo
from engine.settings.records import Money

USUAL = ("holdem", "omaha", "omaha_hilo", "seven_card_stud", "stud_hilo", "razz")
"""The games most tables play, first in the list."""

DIGITS = "0123456789."
"""The keys that replace an old entry."""
HANDS = (4, 6, 8, 10, 12, 20)
"""The offered numbers of hands between two games of a mix."""
TYPED = ("amount", "count", "percent", "amounts", "ranges", "size", "reminder")


class Editor(RulePanel):
    """The editor of one rule; `intended` carries the key and its new value, `back` the key to reset.

    `refused` carries in a sentence why a figure is not taken.
    """

    intended = Signal(str, object)
    back = Signal(str)
    refused = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._replaces = True
        """Whether the next digit replaces the entry."""
        self.reset.tapped.connect(self._reset_rule)

    def _reset_rule(self) -> None:
        self._emptied = False
        if self.info is not None:
            self.back.emit(self.info.key)

    def show_key(self, key: str, value: Any, preset: Any, own: bool, refused: str, money: Money | None = None) -> None:
        """Edit this key; `preset` = its value without own rules, `refused` = why the value is refused.

        `money` = the worth of a chip: amounts are typed in it.
        """
        info = BY_KEY[key]
        other_unit, self._money = typed.money_of(info, money) != typed.money_of(info, self._money), money
        self._value = value
        if self.info is None or info.key != self.info.key or other_unit:
            self.info = info
            self._unit = "minutes" if isinstance(value, str) and value.endswith("minutes") else "hands"
            self._make_keys(info)
            self.title = title(info)
            self.setAccessibleName(self.title)
            self._text, self._replaces, self._emptied = typed.text_of(value, info, money), True, False
            self._wrong_mark = False
        elif info.kind in TYPED and not self._emptied and typed.value_of(self._text, info, self._unit, money) != value:
            self._text, self._replaces = typed.text_of(value, info, money), True
        with amounts_in(typed.money_of(info, money)):
            self._refused, self._preset_words = refused, word(preset, info)
        for chip, option in zip(self.options, self._option_values(info), strict=True):
            chip.choose(option == value and type(option) is type(value))
        if info.kind == "mix":
            self._show_mix(value or [])
        self.reset.say(say("setup.as_preset", value=self._preset_words))
        self.reset.setVisible(own)
        self.lay()

    def _option_values(self, info: KeyInfo) -> list[Any]:
        """Return the values of the buttons: those of the key, game ids, groups of a mix, or its changes of game."""
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
        """Show the games of the mix with place and stakes, the others by name (NOW-13)."""
        places = {group_of(entry): (place, entry) for place, entry in enumerate(mix, 1)}
        for chip, (group, offered) in zip(self.options[1:], sizes().items(), strict=True):
            place, entry = places.get(group, (0, offered[0]))
            words = named(entry, sized=bool(place))
            words = f"{place}. {words}" if place else words
            chip.say(words, f"{title(BY_KEY['mix'])}: {words}")
            chip.choose(bool(place))

    def _tap_game(self, group: str) -> None:
        self.intended.emit("mix", tapped(list(self._value or []), group))

    def _make_keys(self, info: KeyInfo) -> None:
        """Make the buttons and keys of another key."""
        for old in [*self.options, *self.keys.values()]:
            old.setParent(None)
            old.deleteLater()
        self.options, self.keys = [], {}
        for option in self._option_values(info):
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
                    self._add_key(say(f"setup.{unit}"), unit)
            left, right = (extra[0], extra[1]) if len(extra) > 1 else ("" if extra else "00", extra)
            for sign in [*"123456789", left, "0", right, *extra[2:]]:
                if sign:
                    self._add_key(language().decimal if sign == "." else sign, sign)
            self._add_key("back", "back")
        for child in [*self.options, *self.keys.values()]:
            child.show()

    def _add_key(self, sign: str, id: str) -> None:
        key = PadKey(self.look, sign, self)
        key.tapped.connect(lambda: self.press(id))
        self.keys[id] = key

    def press(self, id: str) -> None:
        """Handle a key of pad or keyboard; the first digit replaces the old text.

        A rule with a default may be emptied: until a key is typed its value without own rules counts.
        """
        if self.info is None or (id not in self.keys and id != "."):
            return
        if self.waits and id != "back":
            # 20 without a currency would be 0.20 of the one that is chosen next
            self.refused.emit(say("setup.currency_first", title=title(BY_KEY["prizes.currency"])))
            return
        if id not in self.keys or self._wrong_mark:  # 1.5 is no 15: keys after a mark wait until it is deleted
            self._wrong_mark = id != "back"
            self.update()
            return
        if id in ("hands", "minutes"):
            self._unit = id
        elif id == "back":
            self._text = self._text[:-1]
        else:
            self._text = typed.add("" if self._replaces and id[0] in DIGITS else self._text, id, self.info, self._money)
        self._replaces = False
        self._emptied = not self._text and not (self.info.none and self.info.default is None)
        if self._emptied:
            self.back.emit(self.info.key)
            self.update()
            return
        self.intended.emit(self.info.key, typed.value_of(self._text, self.info, self._unit, self._money))

    @property
    def waits(self) -> bool:
        """Whether the currency of the prizes must be chosen before their amounts are typed; the head says so."""
        return self.info is not None and awaits_money(self.info, self._money)

    def confirm(self) -> tuple[str, str]:
        """Confirm the entry, so that the next digit replaces it; return title and value of the rule in words."""
        self._replaces = True
        assert self.info is not None
        with amounts_in(typed.money_of(self.info, self._money)):
            return self.title, word(self._value, self.info)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle digits and signs of the keyboard."""
        id = {"\b": "back", "\x7f": "back", ",": "."}.get(event.text(), event.text())
        if id and (id in self.keys or (id == "." and self.keys)):
            self.press(id)
        else:
            super().keyPressEvent(event)
