"""A list that is narrowed by keys above it: a key opens what there is to choose in the list's own place."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fitting, fonts, icons, paint
from desktop.kit.appearance import Look
from desktop.kit.choices import ChoicePane
from desktop.kit.list import ListPane
from desktop.kit.page import Panel
from desktop.kit.page_keys import Card
from desktop.kit.sizes import CHIP_SIDES, Pair
from desktop.setup import evening_sizes as measure
from desktop.words.i18n import sought

HIGH: Pair = (82, 62)
"""A key above the list."""
SIGN_ROOM = 1.5
"""Of the sign at the right end, in heights of a letter."""


class FilterChoice(Struct, frozen=True):
    """Something to choose."""

    words: str
    """What it is called."""
    value: Any = None
    """What is meant by it."""
    second: str = ""
    """A line below the words."""


class FilterKey(Card):
    """What a list is narrowed by: what it is, and its value; green while it narrows."""

    def __init__(self, look: Look, title: str, parent: QWidget | None = None, sign: str = "down") -> None:
        super().__init__(look, parent)
        self.title, self.sign = title, sign
        self.say("")

    def say(self, value: str, narrows: bool = False) -> None:
        """Another value."""
        self.words, self.chosen = value, narrows
        self.name(f"{self.title}: {value}" if value else self.title)
        self.update()

    def content(self, p: QPainter, area: QRectF) -> None:
        """What it is in small letters, below it the value; the sign at the right end."""
        theme, kind = self.look.theme, self.look.type
        sign = kind.name * measure.FILTER_SIGN
        room = area.width() - CHIP_SIDES - sign * SIGN_ROOM
        left, y = area.left() + CHIP_SIDES / 2, area.center().y()
        if self.words:
            small = fitting.fit_px(self.title, kind.small, fonts.MEDIUM, room)
            up = area.height() * measure.FILTER_UP
            paint.text(p, self.title, left, y - up, small, fonts.MEDIUM, theme.text2)
            y += area.height() * measure.FILTER_DOWN
        value = self.words or self.title
        px = fitting.fit_px(value, kind.name, fonts.SEMIBOLD, room, kind.small)
        paint.text(p, fitting.elide(value, px, fonts.SEMIBOLD, room), left, y, px, fonts.SEMIBOLD, theme.text)
        x = area.right() - sign * measure.FILTER_SIGN_AT
        icons.paint(p, self.sign, x, area.center().y(), sign, theme.text2)


class FilteredList(Panel):
    """The keys, the list, and in its place what a key offers; `chosen` carries a record that was tapped."""

    chosen = Signal(object)

    def __init__(self, look: Look, title: str, keys: Sequence[FilterKey], pane: ListPane, parent: QWidget) -> None:
        super().__init__(look, title, parent)
        self.keys, self.pane = tuple(keys), pane
        for part in (*keys, pane):
            part.setParent(self)
        self.options = ChoicePane(look, lambda option: (option.words, option.second), self)
        self.options.view.chosen.connect(self._take)
        self.options.hide()
        self._then: Callable[[Any], object] | None = None
        self._title = title, ""
        self.across = 0
        """Keys a row, 0 = all of them."""
        pane.view.setAccessibleName(title)
        pane.view.chosen.connect(self.chosen)

    @property
    def choosing(self) -> bool:
        """Whether something is to be chosen in place of the list."""
        return self._then is not None

    def offer(
        self, title: str, options: Sequence[FilterChoice], then: Callable[[Any], object], value: Any = None
    ) -> None:
        """Let one of these be chosen, `value` is the one so far; `then` gets the new one's."""
        self._then, self._title = then, (self.title, self.note)
        self.title, self.note = title, ""
        self.setAccessibleName(title)
        self.options.view.setAccessibleName(title)
        self.options.show_records(tuple(options))
        self.options.mark(next((option for option in options if option.value == value), None))
        self._show()
        self.options.view.setFocus()

    def give_up(self) -> bool:
        """Back to the list, whatever was offered; False = nothing was."""
        if self._then is None:
            return False
        self._then = None
        self.title, self.note = self._title
        self.setAccessibleName(self.title)
        self._show()
        self.pane.view.setFocus()
        return True

    def _take(self, option: FilterChoice) -> None:
        then = self._then
        self.give_up()
        if then is not None:
            then(option.value)

    def _show(self) -> None:
        self.pane.setVisible(self._then is None)
        self.options.setVisible(self._then is not None)
        self.lay()
        self.update()

    def arrange(self) -> None:
        """The keys in rows, all else is the list's."""
        space = self.space()
        space.rows(self.keys, self.look.of(HIGH), self.across)
        space.put(self.pane, space.rect)
        space.put(self.options, space.rect)


def narrowed(options: Sequence[FilterChoice], typed: str) -> tuple[FilterChoice, ...]:
    """Those in which every word that was typed begins a word."""
    words = sought(typed).split()
    return tuple(each for each in options if all(f" {word}" in f" {sought(each.words)}" for word in words))
