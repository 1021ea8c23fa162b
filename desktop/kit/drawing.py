"""Recorded painter commands that are replayed: positions, sizes and words are computed once.

A recording takes some 5 KB where a picture of the same takes tens of them, so hundreds of recordings are kept.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, TypeVar, cast

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform

DRAWINGS = 320
"""Number of recordings that are kept; the least recently used are dropped."""

Steps = list[tuple[Callable[..., Any], tuple[Any, ...]]]
"""Methods of a painter with their arguments, in order."""

Method = TypeVar("Method", bound=Callable[..., Any])


def _noted(method: Method) -> Method:
    """Return a recording version of a method that paints; it does not run the method."""

    def note(notes: "Notes", *given: Any) -> None:
        notes.steps.append((method, given))

    return cast("Method", note)


def _kept(method: Method) -> Method:
    """Return a recording version that also runs the method: later questions to the painter depend on it."""

    def note(notes: "Notes", *given: Any) -> None:
        notes.steps.append((method, given))
        method(notes, *given)

    return cast("Method", note)


def fill(p: QPainter, rect: QRectF | QRect, colour: QColor) -> None:
    """Fill a rectangle with one colour, by `eraseRect` in place of `fillRect`.

    `fillRect` accepts a gradient, which PySide looks for: a start would create its 182 names for nothing.
    """
    p.setBackground(colour)
    p.eraseRect(rect)


class Notes(QPainter):
    """Records the commands for a painter of the same size and place; paints nothing."""

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
        """Return the transformation from px to the device of the real painter."""
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
    """The recordings used last, by key."""

    def __init__(self, limit: int = DRAWINGS) -> None:
        self.limit = limit
        self._kept: OrderedDict[Hashable, Steps] = OrderedDict()
        self._seen: OrderedDict[int, None] = OrderedDict()
        """Hashes of the keys seen lately, recorded or not."""

    def __len__(self) -> int:
        return len(self._kept)

    def draw(self, p: QPainter, ratio: float, key: Hashable, paint: Callable[[QPainter], None]) -> None:
        """Paint by a recording, made at the second request of a key: much is shown only once.

        Args:
            p: the painter; its pen and brush are changed.
            ratio: device px of one px of the target.
            key: all that the drawing depends on except the place of its origin on the screen.
            paint: paints with the painter it is given.
        """
        if ratio % 1:  # a place between two device px makes another drawing
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
        """Return whether a key hash is new, as far as hashes are remembered."""
        if mark in self._seen:
            return False
        self._seen[mark] = None
        if len(self._seen) > 2 * self.limit:
            self._seen.popitem(last=False)
        return True

    def clear(self) -> None:
        """Drop all recordings."""
        self._seen.clear()
        self._kept.clear()
