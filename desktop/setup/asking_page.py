"""A page with a list that asks for words on a sheet beside it."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.kit.appearance import Look
from desktop.kit.page import Page
from desktop.present.ask import Ask
from desktop.table.ask_sheet import AskSheet
from desktop.words.say import say

NAME_MOST = 64
"""The most characters of a name."""


class AskingPage(Page):
    """A page that passes typed letters to its open sheet, else to its search."""

    def __init__(self, look: Look, title: str, parent: QWidget | None = None) -> None:
        super().__init__(look, title, parent)
        self.sheet: AskSheet | None = None
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.typed = ""
        """The searched text."""

    def home(self) -> QWidget:
        """Return the widget that has the keyboard focus while no sheet is open."""
        raise NotImplementedError

    def look_for(self, typed: str) -> None:
        """Search the list for `typed`."""
        raise NotImplementedError

    def ask(
        self, title: str, hint: str, given: Callable[[str], object], text: str = "", go: str = "",
        most: int = NAME_MOST, lacking: str | None = "",
    ) -> AskSheet:  # fmt: skip
        """Open a sheet that asks for words, and return it.

        Args:
            title: the title of the sheet.
            hint: what the words are.
            given: is called with the words.
            text: the words in the entry at first.
            go: the words of the key that answers, "" = that it is written down.
            most: the largest number of characters.
            lacking: why an empty answer is refused, "" = because a name is needed; None = it is allowed.
        """
        self.close_sheet()
        question = Ask(
            title, go or say("people.write"), hint=hint, named=True, counted=False, name=text,
            no_name_reason=lacking,
        )  # fmt: skip
        sheet = self.sheet = AskSheet(self.look, question, self)
        sheet.name.setMaxLength(most)

        def accept(words: str) -> None:
            self.close_sheet()
            given(words)

        sheet.confirmed.connect(accept)
        sheet.closed.connect(self.close_sheet)
        self._place()
        sheet.show()
        sheet.raise_()
        sheet.name.setFocus(Qt.FocusReason.OtherFocusReason)
        return sheet

    def close_sheet(self) -> None:
        """Close the sheet, if one is open."""
        if self.sheet is not None:
            sheet, self.sheet = self.sheet, None
            sheet.hide()
            sheet.deleteLater()
            self.home().setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pass a letter or digit that no widget used to the sheet, or search for it."""
        if event.text().isprintable() and event.text() and self.sheet is not None:
            self.sheet.type(event.text())
        elif event.text().strip() and event.text().isprintable():
            self.look_for(self.typed + event.text())
        else:
            super().keyPressEvent(event)
