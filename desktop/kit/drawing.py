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


def _recorded(method: Method) -> Method:
    """Return a recording version of a method that paints; it does not run the method."""

    def record(recorder: "PaintRecorder", *args: Any) -> None:
        recorder.steps.append((method, args))

    return cast("Method", record)


def _recorded_and_run(method: Method) -> Method:
    """Return a recording version that also runs the method: later questions to the painter depend on it."""

    def record(recorder: "PaintRecorder", *args: Any) -> None:
        recorder.steps.append((method, args))
        method(recorder, *args)

    return cast("Method", record)


def fill(p: QPainter, rect: QRectF | QRect, colour: QColor) -> None:
    """Fill a rectangle with one colour, by `eraseRect` in place of `fillRect`.

    `fillRect` accepts a gradient, which PySide looks for: a start would create its 182 names for nothing.
    """
    p.setBackground(colour)
    p.eraseRect(rect)


class PaintRecorder(QPainter):
    """Records the commands for a painter of the same size and place; paints nothing."""

    def __init__(self, like: QPainter, ratio: float) -> None:
        self.steps: Steps = []
        self._paint_device = QPixmap(1, 1)
        self._paint_device.setDevicePixelRatio(ratio)
        super().__init__(self._paint_device)
        world = like.worldTransform()
        QPainter.setWorldTransform(self, world)
        place = like.deviceTransform()
        self._offset = QTransform.fromTranslate(place.dx() - world.dx() * ratio, place.dy() - world.dy() * ratio)

    def deviceTransform(self) -> QTransform:
        """Return the transformation from px to the device of the real painter."""
        return super().deviceTransform() * self._offset

    save = _recorded_and_run(QPainter.save)
    restore = _recorded_and_run(QPainter.restore)
    translate = _recorded_and_run(QPainter.translate)
    scale = _recorded_and_run(QPainter.scale)
    setWorldMatrixEnabled = _recorded_and_run(QPainter.setWorldMatrixEnabled)
    setRenderHint = _recorded_and_run(QPainter.setRenderHint)
    setLayoutDirection = _recorded_and_run(QPainter.setLayoutDirection)
    setClipRect = _recorded_and_run(QPainter.setClipRect)
    setClipRegion = _recorded_and_run(QPainter.setClipRegion)
    setClipping = _recorded_and_run(QPainter.setClipping)
    setFont = _recorded_and_run(QPainter.setFont)
    setPen = _recorded_and_run(QPainter.setPen)
    setBrush = _recorded_and_run(QPainter.setBrush)
    setBackground = _recorded_and_run(QPainter.setBackground)
    fillRect = _recorded(QPainter.fillRect)
    eraseRect = _recorded(QPainter.eraseRect)
    fillPath = _recorded(QPainter.fillPath)
    strokePath = _recorded(QPainter.strokePath)
    drawPath = _recorded(QPainter.drawPath)
    drawPixmap = _recorded(QPainter.drawPixmap)
    drawRoundedRect = _recorded(QPainter.drawRoundedRect)
    drawEllipse = _recorded(QPainter.drawEllipse)
    drawArc = _recorded(QPainter.drawArc)
    drawLine = _recorded(QPainter.drawLine)
    drawText = _recorded(QPainter.drawText)
    drawGlyphRun = _recorded(QPainter.drawGlyphRun)


class Drawings:
    """The recordings used last, by key."""

    def __init__(self, limit: int = DRAWINGS) -> None:
        self.limit = limit
        self._kept: OrderedDict[Hashable, Steps] = OrderedDict()
        self._seen_hashes: OrderedDict[int, None] = OrderedDict()
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
        if steps is None and self._is_new(hash(key)):
            paint(p)
            return
        if steps is None:
            recorder = PaintRecorder(p, ratio)
            paint(recorder)
            recorder.end()
            steps = self._kept[key] = recorder.steps
            if len(self._kept) > self.limit:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        for method, args in steps:
            method(p, *args)

    def _is_new(self, key_hash: int) -> bool:
        """Return whether a key hash is new, as far as hashes are remembered."""
        if key_hash in self._seen_hashes:
            return False
        self._seen_hashes[key_hash] = None
        if len(self._seen_hashes) > 2 * self.limit:
            self._seen_hashes.popitem(last=False)
        return True

    def clear(self) -> None:
        """Drop all recordings."""
        self._seen_hashes.clear()
        self._kept.clear()
