"""The slide of a widget to another place; nothing waits for its end (SCREENS section 8)."""

from PySide6.QtCore import QEasingCurve, QPropertyAnimation, QRect
from PySide6.QtWidgets import QStyle, QWidget

SLIDE_MS = 180


class Slide:
    """Moves one widget, in its parent's pixels."""

    def __init__(self, widget: QWidget) -> None:
        self._move = QPropertyAnimation(widget, b"geometry", widget)
        self._move.setDuration(SLIDE_MS)
        self._move.setEasingCurve(QEasingCurve.Type.OutCubic)

    @staticmethod
    def allowed_for(widget: QWidget) -> bool:
        """Return whether the system allows animations."""
        return widget.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration, None, widget) > 0

    @property
    def target(self) -> QRect | None:
        """Return the target of a running slide, None when the widget has arrived."""
        running = self._move.state() == QPropertyAnimation.State.Running
        return self._move.endValue() if running else None

    def stop(self) -> None:
        """Stop at the current place."""
        self._move.stop()

    def start(self, was: QRect, target: QRect) -> None:
        """Slide from `was` to `target`."""
        self._move.setStartValue(was)
        self._move.setEndValue(target)
        self._move.start()
