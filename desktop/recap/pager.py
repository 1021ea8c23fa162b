"""A panel that shows a long list part by part, and the key that names the part and turns to the next."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.kit.appearance import Look
from desktop.kit.page import Panel
from desktop.kit.page_keys import TitleKey
from desktop.words.recap_phrases import part_words
from desktop.words.say import say


class Pager(TitleKey):
    """A key with the part in sight, `1 to 10 of 14`, and an arrow; `turned` carries the first number of the next."""

    turned = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent, arrow=True)
        self._next = 0
        self.tapped.connect(lambda: self.turned.emit(self._next))

    def show_part(self, first: int, part: int, whole: int) -> None:
        """Show that `part` of `whole` entries are in sight from number `first`, from 0; the last part turns to 0."""
        last = min(first + part, whole)
        self._next = last if last < whole else 0
        words = part_words(first + 1, last, whole)
        self.say(words, say("recap.next_part", part=words))


class PagedPanel(Panel):
    """A panel with a list; a list that is too long is shown part by part, and its `pager` turns to the next part."""

    def __init__(self, look: Look, title: str, parent: QWidget | None = None) -> None:
        super().__init__(look, title, parent)
        self.first = 0
        """The number of the first entry in sight, from 0."""
        self.pager = Pager(look, self)
        self.pager.turned.connect(self._turn)

    def _turn(self, first: int) -> None:
        self.first = first
        self.lay()

    def part(self, most: int, count: int) -> slice:
        """Return which of `count` entries are in sight where `most` fit; the pager is hidden where all of them fit."""
        pages = count > most
        self.first = self.first if pages and self.first < count else 0
        self.pager.setVisible(pages)
        self.pager.show_part(self.first, most, count)
        return slice(self.first, self.first + most)
