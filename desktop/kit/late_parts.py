"""What a screen wants only once it was painted: what slides, what is read out."""

from typing import NamedTuple

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QWidget

from desktop.kit.sliding import Slide


class ScreenReader:
    """What screen readers are told."""

    @staticmethod
    def announce(widget: QWidget, words: str) -> None:
        """Read something out once and politely, where somebody listens."""
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, words))

    @staticmethod
    def renamed(widget: QWidget) -> None:
        """The accessible name of a widget is another one now."""
        QAccessible.updateAccessibility(QAccessibleEvent(widget, QAccessible.Event.NameChanged))


class Behind(NamedTuple):
    """How each is made."""

    slide: type[Slide]
    """What lets things slide."""
    reader: type[ScreenReader]
    """What reads out."""


BEHIND = Behind(Slide, ScreenReader)
