"""The table without anything on it, as a picture that is kept: rail, felt, betting line; what plates lie on."""

from PySide6.QtCore import QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPixmap, QRadialGradient
from PySide6.QtWidgets import QWidget

from desktop.kit.appearance import Look
from desktop.kit.paint import pen
from desktop.kit.painted import Painted
from desktop.table.geometry import Geometry


def empty_table(size: QSize, ratio: float, look: Look, geometry: Geometry) -> QPixmap:
    """The picture for a widget of `size` px on a screen with `ratio` device pixels a px."""
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    theme, room = look.theme, look.room
    picture.fill(theme.window)
    p = QPainter(picture)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.scale(look.scale, look.scale)
    centre, (a, b) = geometry.centre, geometry.half
    flat = theme.name == "high_contrast"
    if not flat:
        p.fillPath(geometry.oval(-2).translated(0, 9), QColor(0, 0, 0, 70))
    rail = QLinearGradient(QPointF(0, centre.y() - b), QPointF(0, centre.y() + b))
    rail.setColorAt(0, theme.rail.lighter(132) if not flat else theme.rail)
    rail.setColorAt(1, theme.rail.darker(118) if not flat else theme.rail)
    p.fillPath(geometry.oval(), rail)
    p.strokePath(geometry.oval(0.8), pen(theme.rail.lighter(165) if not flat else theme.brass, 1.6))
    felt = QRadialGradient(centre, max(a, b))
    felt.setColorAt(0.55, theme.felt)
    felt.setColorAt(1.0, theme.feltedge)
    p.fillPath(geometry.oval(room.rail), felt)
    p.strokePath(geometry.oval(room.rail), pen(theme.brass, 2.4 if room.wide else 2.0))
    p.strokePath(geometry.oval(room.rail + room.betting_line), pen(theme.feltdeco, 1.6))
    p.end()
    return picture


class Cloth(Painted):
    """A widget that shows the table: its picture is kept, and what lies on it can paint its part of it."""

    turns_round = False

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._picture = QPixmap()

    @property
    def table(self) -> Geometry:
        """The geometry of the table that is shown."""
        raise NotImplementedError

    def bare(self) -> None:
        """The table is another one: its picture is painted anew."""
        self._picture = QPixmap()

    def paint_ground(self, p: QPainter, rect: QRect) -> None:
        """Paint what of the table lies at `rect` (px of the widget) from the painter's origin on."""
        if self._picture.isNull() or self._picture.deviceIndependentSize().toSize() != self.size():
            self._picture = empty_table(self.size(), self.devicePixelRatioF(), self.look, self.table)
        ratio = self._picture.devicePixelRatio()
        source = QRectF(rect.x() * ratio, rect.y() * ratio, rect.width() * ratio, rect.height() * ratio)
        p.drawPixmap(QRectF(0, 0, rect.width(), rect.height()), self._picture, source)
