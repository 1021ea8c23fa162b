"""A list with filter keys above; a tapped key shows its options in place of the list."""

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
from desktop.words.i18n import search_form

HIGH: Pair = (82, 62)
"""The height of a key above the list."""
SIGN_ROOM = 1.5
"""The room of the sign at the right end, in heights of a letter."""


class FilterChoice(Struct, frozen=True):
    """An option of a filter."""

    words: str
    """Its name on screen."""
    value: Any = None
    """The value to filter by."""
    second: str = ""
    """A line below the name."""


class FilterKey(Card):
    """A filter key: its title and its value, green while it filters."""

    def __init__(self, look: Look, title: str, parent: QWidget | None = None, sign: str = "down") -> None:
        super().__init__(look, parent)
        self.title, self.sign = title, sign
        self.say("")

    def say(self, value: str, narrows: bool = False) -> None:
        """Show another value; `narrows` = it filters."""
        self.words, self.chosen = value, narrows
        self.name(f"{self.title}: {value}" if value else self.title)
        self.update()

    def content(self, p: QPainter, area: QRectF) -> None:
        """Paint the title in small letters, the value below it, the sign at the right end."""
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
    """A panel of filter keys and a list, or a key's options in its place; `chosen` carries a tapped record."""

    chosen = Signal(object)

    def __init__(self, look: Look, title: str, keys: Sequence[FilterKey], pane: ListPane, parent: QWidget) -> None:
        super().__init__(look, title, parent)
        self.keys, self.pane = tuple(keys), pane
        for part in (*keys, pane):
            part.setParent(self)
        self.options = ChoicePane(look, lambda option: (option.words, option.second), self)
        self.options.view.chosen.connect(self._choose)
        self.options.hide()
        self._on_choice: Callable[[Any], object] | None = None
        self._list_title = title, ""
        self.across = 0
        """Keys per row, 0 = all in one."""
        pane.view.setAccessibleName(title)
        pane.view.chosen.connect(self.chosen)

    @property
    def choosing(self) -> bool:
        """Whether options are shown in place of the list."""
        return self._on_choice is not None

    def offer(
        self, title: str, options: Sequence[FilterChoice], then: Callable[[Any], object], value: Any = None
    ) -> None:
        """Show options; `value` is the present one's, `then` receives that of the chosen one."""
        self._on_choice, self._list_title = then, (self.title, self.note)
        self.title, self.note = title, ""
        self.setAccessibleName(title)
        self.options.view.setAccessibleName(title)
        self.options.show_records(tuple(options))
        self.options.highlight(next((option for option in options if option.value == value), None))
        self._show()
        self.options.view.setFocus()

    def give_up(self) -> bool:
        """Hide the options and show the list; return False where none were shown."""
        if self._on_choice is None:
            return False
        self._on_choice = None
        self.title, self.note = self._list_title
        self.setAccessibleName(self.title)
        self._show()
        self.pane.view.setFocus()
        return True

    def _choose(self, option: FilterChoice) -> None:
        then = self._on_choice
        self.give_up()
        if then is not None:
            then(option.value)

    def _show(self) -> None:
        self.pane.setVisible(self._on_choice is None)
        self.options.setVisible(self._on_choice is not None)
        self.lay()
        self.update()

    def arrange(self) -> None:
        """Place the keys in rows, and the list in the rest."""
        space = self.space()
        space.rows(self.keys, self.look.of(HIGH), self.across)
        space.put(self.pane, space.rect)
        space.put(self.options, space.rect)


def narrowed(options: Sequence[FilterChoice], typed: str) -> tuple[FilterChoice, ...]:
    """Return the options in which each typed word begins a word."""
    words = search_form(typed).split()
    return tuple(each for each in options if all(f" {word}" in f" {search_form(each.words)}" for word in words))
