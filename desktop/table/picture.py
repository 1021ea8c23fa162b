"""The empty table: rail, felt, betting line; after the first paint it is kept as a picture."""

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QLinearGradient, QPainter, QPixmap, QRadialGradient, QRegion
from PySide6.QtWidgets import QWidget

from desktop.kit.appearance import Look
from desktop.kit.painted import Painted
from desktop.kit.store import STORE
from desktop.table import felt_sizes as measure
from desktop.table.colours import colours
from desktop.table.geometry import Geometry
from desktop.table.measures import measures


def empty_table(size: QSize, ratio: float, look: Look, geometry: Geometry) -> QPixmap:
    """Return the picture for a widget of `size` px on a screen with `ratio` device pixels a px."""
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(look.theme.window)
    p = QPainter(picture)
    paint_table(p, QRect(QPoint(), size), look, geometry)
    p.end()
    return picture


def paint_table(p: QPainter, area: QRect, look: Look, geometry: Geometry) -> None:
    """Paint rail, felt and lines of a table that fills `area` (px of the painter), over the colour of the window."""
    theme, room = look.theme, measures(look)
    own = colours(theme)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    centre, (a, b) = geometry.centre, geometry.half
    wide, high = (2 * half * measure.SURELY_FELT * look.scale for half in (a, b))
    covered = QRectF(centre.x() * look.scale - wide / 2, centre.y() * look.scale - high / 2, wide, high)
    p.setClipRegion(QRegion(area) - QRegion(covered.toRect()))  # the felt, painted below, covers this part
    p.scale(look.scale, look.scale)
    flat = theme.name == "high_contrast"
    if not flat:
        beyond, below = measure.TABLE_SHADOW
        p.fillPath(geometry.oval(-beyond).translated(0, below), theme.window.darker(measure.FLOOR_DARK))
    rail = QLinearGradient(QPointF(0, centre.y() - b), QPointF(0, centre.y() + b))
    rail.setColorAt(0, own.rail.lighter(measure.RAIL_LIGHT) if not flat else own.rail)
    rail.setColorAt(1, own.rail.darker(measure.RAIL_DARK) if not flat else own.rail)
    rim = own.rail.lighter(measure.RAIL_RIM) if not flat else theme.brass
    p.fillPath(geometry.oval(), rim)  # the next fill leaves a line of this one visible: faster than a ring
    p.fillPath(geometry.oval(measure.RAIL_LINE), rail)
    line = look.of(measure.RAIL_INNER)
    p.fillPath(geometry.oval(room.rail - line / 2), theme.brass)
    p.setClipping(False)
    felt = QRadialGradient(centre, max(a, b))
    felt.setColorAt(measure.FELT_LIT, own.felt)
    felt.setColorAt(1.0, own.feltedge)
    p.fillPath(geometry.oval(room.rail + line / 2), felt)
    p.fillPath(geometry.ring(room.rail + room.betting_line, measure.RAIL_LINE), own.feltdeco)


class Cloth(Painted):
    """A widget that shows the table; it keeps the picture, of which its children can paint their part."""

    turns_round = False

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._picture = QPixmap()

    @property
    def table(self) -> Geometry:
        """The geometry of the shown table. Raises NotImplementedError in this class."""
        raise NotImplementedError

    def drop_picture(self) -> None:
        """Drop the picture, so that it is painted anew for another table."""
        self._picture = QPixmap()

    def paint_ground(self, p: QPainter, rect: QRect) -> None:
        """Paint the part of the table at `rect` (px of the widget) at the origin of the painter."""
        if not STORE.open:  # a picture would be made for one paint only
            p.translate(-rect.topLeft())
            p.fillRect(rect, self.look.theme.window)
            paint_table(p, self.rect(), self.look, self.table)
            return
        if self._picture.isNull() or self._picture.deviceIndependentSize().toSize() != self.size():
            self._picture = empty_table(self.size(), self.devicePixelRatioF(), self.look, self.table)
        ratio = self._picture.devicePixelRatio()
        source = QRectF(rect.x() * ratio, rect.y() * ratio, rect.width() * ratio, rect.height() * ratio)
        p.drawPixmap(QRectF(0, 0, rect.width(), rect.height()), self._picture, source)
