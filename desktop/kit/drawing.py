"""What a painter was told, noted and told again: what led there, places, sizes and words, is not worked out anew.

A note is some 5 KB where a picture of the same is tens of them, so hundreds of notes are kept.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, TypeVar, cast

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform

DRAWINGS = 320
"""Drawings that are kept; the ones not used for longest give way."""

Steps = list[tuple[Callable[..., Any], tuple[Any, ...]]]
"""Methods of a painter and what each is given, in their order."""

Method = TypeVar("Method", bound=Callable[..., Any])


def _noted(method: Method) -> Method:
    """The method, noted and not done: it paints."""

    def note(notes: "Notes", *given: Any) -> None:
        notes.steps.append((method, given))

    return cast("Method", note)


def _kept(method: Method) -> Method:
    """The method, noted and done: what is asked of the painter later depends on it."""

    def note(notes: "Notes", *given: Any) -> None:
        notes.steps.append((method, given))
        method(notes, *given)

    return cast("Method", note)


def fill(p: QPainter, rect: QRectF | QRect, colour: QColor) -> None:
    """Fill a rectangle with one colour: `fillRect` by Qt's other name for it.

    That one may be given a gradient, which PySide looks for: a start would make its 182 names for nothing.
    """
    p.setBackground(colour)
    p.eraseRect(rect)


class Notes(QPainter):
    """Stands for a painter of the same size and place and notes what it is told; nothing is painted."""

    def __init__(self, like: QPainter, ratio: float) -> None:
        self.steps: Steps = []
        self._paper = QPixmap(1, 1)
        self._paper.setDevicePixelRatio(ratio)
        super().__init__(self._paper)
        world = like.worldTransform()
        QPainter.setWorldTransform(self, world)
        place = like.deviceTransform()
        self._offset = QTransform.fromTranslate(place.dx() - world.dx() * ratio, place.dy() - world.dy() * ratio)

    def deviceTransform(self) -> QTransform:
        """Where the px lie on the device of the painter it stands for."""
        return super().deviceTransform() * self._offset

    save = _kept(QPainter.save)
    restore = _kept(QPainter.restore)
    translate = _kept(QPainter.translate)
    scale = _kept(QPainter.scale)
    setWorldMatrixEnabled = _kept(QPainter.setWorldMatrixEnabled)
    setRenderHint = _kept(QPainter.setRenderHint)
    setLayoutDirection = _kept(QPainter.setLayoutDirection)
    setClipRect = _kept(QPainter.setClipRect)
    setClipRegion = _kept(QPainter.setClipRegion)
    setClipping = _kept(QPainter.setClipping)
    setFont = _kept(QPainter.setFont)
    setPen = _kept(QPainter.setPen)
    setBrush = _kept(QPainter.setBrush)
    setBackground = _kept(QPainter.setBackground)
    fillRect = _noted(QPainter.fillRect)
    eraseRect = _noted(QPainter.eraseRect)
    fillPath = _noted(QPainter.fillPath)
    strokePath = _noted(QPainter.strokePath)
    drawPath = _noted(QPainter.drawPath)
    drawPixmap = _noted(QPainter.drawPixmap)
    drawRoundedRect = _noted(QPainter.drawRoundedRect)
    drawEllipse = _noted(QPainter.drawEllipse)
    drawArc = _noted(QPainter.drawArc)
    drawLine = _noted(QPainter.drawLine)
    drawText = _noted(QPainter.drawText)
    drawGlyphRun = _noted(QPainter.drawGlyphRun)


class Drawings:
    """The drawings used last, by key."""

    def __init__(self, limit: int = DRAWINGS) -> None:
        self.limit = limit
        self._kept: OrderedDict[Hashable, Steps] = OrderedDict()
        self._seen: OrderedDict[int, None] = OrderedDict()
        """What was asked for, so far as it is remembered, by the hash of its key."""

    def __len__(self) -> int:
        return len(self._kept)

    def draw(self, p: QPainter, ratio: float, key: Hashable, paint: Callable[[QPainter], None]) -> None:
        """Paint what `paint` paints, as it was noted when this was asked for a second time: much is shown once.

        Args:
            p: the painter; it is left with another pen and brush.
            ratio: device px a px where it paints.
            key: all that the drawing depends on but the place of its origin on the screen.
            paint: paints with the painter it is given.
        """
        if ratio % 1:  # places between the px of the device make another drawing
            place = p.deviceTransform()
            key = key, place.dx() % 1, place.dy() % 1
        steps = self._kept.get(key)
        if steps is None and self._first(hash(key)):
            paint(p)
            return
        if steps is None:
            notes = Notes(p, ratio)
            paint(notes)
            notes.end()
            steps = self._kept[key] = notes.steps
            if len(self._kept) > self.limit:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        for method, given in steps:
            method(p, *given)

    def _first(self, mark: int) -> bool:
        """Whether nothing was asked for under a key before, as far as that is remembered."""
        if mark in self._seen:
            return False
        self._seen[mark] = None
        if len(self._seen) > 2 * self.limit:
            self._seen.popitem(last=False)
        return True

    def clear(self) -> None:
        """Forget all."""
        self._seen.clear()
        self._kept.clear()
