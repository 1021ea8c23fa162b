"""Watches what is painted: every piece of text and every box, where they lie in the window, and what is wrong there."""

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import combinations
from typing import Any, NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from desktop.help.tour import Ring, Tour
from desktop.kit import fonts, paint
from desktop.kit.focus import FocusRing
from desktop.kit.menu import MenuLayer
from desktop.kit.painted import Tap
from desktop.kit.sheet import Sheet
from desktop.kit.store import STORE
from desktop.recap.figures import HandKey
from desktop.table.bar_cover import BarCover
from desktop.table.pad_keys import EntryPart
from desktop.table.why_sheet import WhySheet

NEAR = 1.5
"""Px of the reference that rounding and the antialiased edge of a letter may take."""


FINER = 8
"""How many times larger letters are measured than they are painted: Qt rounds what it measures."""


def ink_of(px: int, weight: int, words: str) -> QRectF:
    """What letters of `px` px cover, px from where their baseline begins."""
    ink = fonts.measure(px * FINER, weight).tightBoundingRect(words)
    return QRectF(ink.x() / FINER, ink.y() / FINER, ink.width() / FINER, ink.height() / FINER)


class Painted(NamedTuple):
    """A piece of text: its words, its rectangle in px of the widget, the widget, and the size in px on the screen.

    `box` = the smallest panel, pill or disc painted before it that it begins, ends or stands in; `ink` = its colour;
    `covered` = a filled one was painted over it.
    """

    words: str
    rect: QRectF
    widget: QWidget
    px: float
    ink: QColor = QColor()
    box: QRectF | None = None
    scale: float = 1.0
    covered: bool = False

    @property
    def cut(self) -> bool:
        """Whether the widget does not hold it."""
        return not self._roomy(QRectF(self.widget.rect())).contains(self.rect)

    @property
    def over_its_box(self) -> bool:
        """Whether it runs over the edge of the panel it stands in."""
        return self.box is not None and not self._roomy(self.box).contains(self.rect)

    def _roomy(self, box: QRectF) -> QRectF:
        near = NEAR * max(1.0, self.scale)
        return box.adjusted(-near, -near, near, near)

    def on(self, window: QWidget) -> QRectF:
        """Its rectangle in px of the window."""
        return self.rect.translated(QPointF(self.widget.mapTo(window, QPoint(0, 0))))


@contextmanager
def watched(texts: list[Painted]) -> Iterator[None]:
    """Collects what `QPainter.drawText` is asked for; widths come from the font itself."""
    plain, rounded, ellipse = QPainter.drawText, QPainter.drawRoundedRect, QPainter.drawEllipse
    boxes: dict[int, list[QRectF]] = {}

    def draw(self: QPainter, *args: Any) -> Any:
        device = self.device()
        if len(args) == 2 and isinstance(args[0], QPointF) and isinstance(device, QWidget):
            at, words = args
            ink = ink_of(self.font().pixelSize(), self.font().weight().value, words).translated(at)
            rect = self.transform().mapRect(ink)
            y, x = rect.center().y(), rect.center().x()
            points = (QPointF(rect.left() + 2, y), QPointF(x, y), QPointF(rect.right() - 2, y))
            around = [box for box in boxes.get(id(device), ()) if any(box.contains(point) for point in points)]
            box = min(around, key=lambda area: area.width() * area.height(), default=None)
            px = self.font().pixelSize() * self.transform().m11()
            texts.append(Painted(words, rect, device, px, self.pen().color(), box, self.transform().m11()))
        return plain(self, *args)

    def draw_rounded(self: QPainter, *args: Any) -> Any:
        device = self.device()
        if isinstance(args[0], QRectF) and isinstance(device, QWidget):
            box = self.transform().mapRect(args[0])
            boxes.setdefault(id(device), []).append(box)
            if self.brush().style() != Qt.BrushStyle.NoBrush:
                for at, text in enumerate(texts):
                    if text.widget is device and _touch(text.rect, box):
                        texts[at] = text._replace(covered=True)
        return rounded(self, *args)

    def draw_ellipse(self: QPainter, *args: Any) -> Any:
        device = self.device()
        if len(args) == 3 and isinstance(device, QWidget):
            at, across, down = args
            rect = QRectF(at.x() - across, at.y() - down, 2 * across, 2 * down)
            boxes.setdefault(id(device), []).append(self.transform().mapRect(rect))
        return ellipse(self, *args)

    def letters(p: QPainter, words: str, px: int, weight: int, colour: QColor, x: float, base: float) -> None:
        """What is painted from kept glyphs is asked for as words here, so that it is seen."""
        p.setFont(fonts.font(px, weight))
        p.setPen(colour)
        p.drawText(QPointF(x, base), words)

    from_glyphs = paint.letters
    paint.letters = letters
    open_before, STORE.open = STORE.open, False  # what is copied from a kept picture is not painted
    QPainter.drawText = draw  # type: ignore[method-assign,assignment]
    QPainter.drawRoundedRect = draw_rounded  # type: ignore[method-assign,assignment]
    QPainter.drawEllipse = draw_ellipse  # type: ignore[method-assign,assignment]
    try:
        yield
    finally:
        STORE.open = open_before
        paint.letters = from_glyphs
        QPainter.drawText = plain  # type: ignore[method-assign]
        QPainter.drawRoundedRect = rounded  # type: ignore[method-assign]
        QPainter.drawEllipse = ellipse  # type: ignore[method-assign]


def painted_on(window: QWidget) -> list[Painted]:
    """Everything written when a window is painted once."""
    texts: list[Painted] = []
    with watched(texts):
        window.grab()
    return texts


def faults(window: QWidget, texts: list[Painted]) -> list[str]:
    """What is cut, runs over its box, or lies on something else, in words; `found` = what was painted on the window."""
    problems = [f"cut: {text.words!r} in {_name(text.widget)}" for text in texts if text.cut]
    problems += [f"over its box: {text.words!r} in {_name(text.widget)}" for text in texts if text.over_its_box]
    problems += [f"painted over: {text.words!r} in {_name(text.widget)}" for text in texts if text.covered]
    problems += _texts_on_texts(texts, window)
    problems += _texts_under_children(texts, window)
    problems += _widgets(window)
    return sorted(set(problems))


def clipped(texts: list[Painted], people: Iterable[str]) -> list[str]:
    """Words that were cut with an ellipsis before they were painted, so that they fit; names of `people` may be.

    Measuring what was painted cannot show it: what is left of the words fits into every box.
    """
    names = [part for name in people for part in _endings(name)]
    cut = [text for text in texts if "\u2026" in text.words and not _of_a_name(text.words, names)]
    return sorted({f"{_name(text.widget)}: {text.words!r}" for text in cut})


def _endings(name: str) -> list[str]:
    """A name, and what is left of it where a new line begins in it."""
    words = re.split(r"(?<=[ -])", name)
    return ["".join(words[at:]) for at in range(len(words))]


def _of_a_name(words: str, names: list[str]) -> bool:
    """Whether what was cut there is a name, or a list of names after one of them."""
    head = words.replace("\u2010", "-").split("\u2026")[0]
    if head.endswith(", "):
        return any(head.endswith(f"{name}, ") for name in names) or head[:-2].rsplit(" ", 1)[-1].istitle()
    if not head:
        return True
    begins = (name[:size] for name in names for size in range(1, len(name)))
    return any(head == part or head.endswith((f" {part}", f",{part}")) for part in begins)


def _name(widget: QWidget) -> str:
    return f"{type(widget).__name__} {widget.accessibleName()[:40]!r}"


def covered(text: Painted, at: QPointF, window: QWidget) -> bool:
    """Whether a sheet or a menu was laid over this text at a point of the window: on purpose, and nothing shows."""
    for layer in window.findChildren(QWidget):
        if _overlay(layer) and layer.isVisibleTo(window):
            cover = layer.panel if isinstance(layer, MenuLayer) else layer
            over = cover is not text.widget and not cover.isAncestorOf(text.widget)
            if over and cover.rect().contains(cover.mapFrom(window, at.toPoint())):
                return True
    return False


def _touch(rect: QRectF, other: QRectF, near: float = NEAR) -> bool:
    common = rect.intersected(other)
    return common.width() > near and common.height() > near


def _texts_on_texts(texts: list[Painted], window: QWidget) -> list[str]:
    placed = sorted(((piece.on(window), piece) for piece in texts), key=lambda pair: pair[0].top())
    problems = []
    for at, (rect, piece) in enumerate(placed):
        for other_rect, other in placed[at + 1 :]:
            if other_rect.top() >= rect.bottom():
                break
            if _touch(rect, other_rect, NEAR * max(1.0, piece.scale)):
                where = rect.intersected(other_rect).center()
                if not any(covered(text, where, window) for text in (piece, other)):
                    problems.append(f"on each other: {piece.words!r} {other.words!r} in {_name(piece.widget)}")
    return problems


def _texts_under_children(texts: list[Painted], window: QWidget) -> list[str]:
    problems = []
    for text in texts:
        for child in text.widget.children():
            if isinstance(child, QWidget) and child.isVisibleTo(text.widget) and not child.isWindow():
                if isinstance(child, EntryPart | FocusRing | HandKey | Ring) or _overlay(child):
                    continue
                rect = _pressed(child)
                where = text.rect.intersected(rect).center() + QPointF(text.widget.mapTo(window, QPoint(0, 0)))
                if _touch(text.rect, rect) and not covered(text, where, window):
                    problems.append(f"under {_name(child)}: {text.words!r}")
    return problems


def _pressed(widget: QWidget) -> QRectF:
    """The part of a widget that counts: without the margin for rings and shadows."""
    inset = widget.margin * widget.look.scale if isinstance(widget, Tap) else 0.0
    return QRectF(widget.geometry()).adjusted(inset, inset, -inset, -inset)


def _widgets(parent: QWidget) -> list[str]:
    """Children that lie on each other or reach out of their parent; overlays (they say so) may."""
    shown = [
        child
        for child in parent.children()
        if isinstance(child, QWidget)
        and child.isVisibleTo(parent)
        and not child.isWindow()
        and not isinstance(child, FocusRing | Ring)
    ]
    problems = []
    for child in shown:
        if not QRectF(parent.rect()).adjusted(-NEAR, -NEAR, NEAR, NEAR).contains(_pressed(child)):
            problems.append(f"reaches out: {_name(child)} of {_name(parent)}")
        problems += _widgets(child)
    flat = [child for child in shown if not _overlay(child)]
    for child, other in combinations(flat, 2):
        if _touch(_pressed(child), _pressed(other)):
            problems.append(f"on each other: {_name(child)} and {_name(other)}")
    return problems


def _overlay(widget: QWidget) -> bool:
    return isinstance(widget, Sheet | MenuLayer | WhySheet | Tour | BarCover)
