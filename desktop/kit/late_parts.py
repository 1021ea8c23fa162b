"""Parts that a screen needs only after its first paint: sliding and screen readers."""

from typing import NamedTuple

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QWidget

from desktop.kit.sliding import Slide


class ScreenReader:
    """Messages to screen readers."""

    @staticmethod
    def announce(widget: QWidget, words: str) -> None:
        """Announce words once and politely if a screen reader is active."""
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, words))

    @staticmethod
    def renamed(widget: QWidget) -> None:
        """Report that the accessible name of a widget has changed."""
        QAccessible.updateAccessibility(QAccessibleEvent(widget, QAccessible.Event.NameChanged))


class KitLateParts(NamedTuple):
    """The classes behind the gate."""

    slide: type[Slide]
    """The class that slides a widget."""
    reader: type[ScreenReader]
    """The class that speaks to screen readers."""


LATE_PARTS = KitLateParts(Slide, ScreenReader)
