"""Chips: the house's colours, the value always printed, and the pill with a bet."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.fitting import fit_px
from desktop.kit.paint import CENTRE, disc, panel, text
from desktop.kit.sizes import LINE, TIGHT
from desktop.kit.store import rgba, stamp
from desktop.kit.theme import Theme
from desktop.table.felt_sizes import BET_CHIP, BET_CHIP_AT, BET_FIGURE_AT, BET_SHRINKS, BET_SIDE, BET_TAIL
from desktop.words.i18n import bare, hundredths

SPOTS = 8
"""Round a chip."""
SPOT_ANGLE = 22
"""How far each reaches, degrees."""
LIGHT, DARK = 170, 60
"""The lightness, of 255, from which on a chip is light, and below which it is dark."""
RIM, DARK_RIM = QColor(0, 0, 0, 70), QColor(255, 255, 255, 60)
"""Round a chip; round a dark one."""


def largest(amount: int, denominations: tuple[int, ...]) -> int:
    """The largest chip that is not more than `amount`."""
    return max((value for value in denominations if value <= amount), default=min(denominations, default=1))


def chip(p: QPainter, x: float, y: float, diameter: float, value: int, theme: Theme, printed: bool = True) -> None:
    """A chip seen from above: edge spots in cream, the value in a cream middle (or none on the small ones)."""
    half = diameter / 2 + 1
    colour = theme.chip(hundredths(value))
    key = ("chip", diameter, bare(value) if printed else "", rgba(colour), rgba(theme.cream), theme.name)
    box = QRectF(x - half, y - half, 2 * half, 2 * half)
    stamp(p, key, box, lambda q, _: _chip(q, x, y, diameter, bare(value) if printed else "", colour, theme))


def _chip(p: QPainter, x: float, y: float, diameter: float, words: str, colour: QColor, theme: Theme) -> None:
    light = colour.lightness() > LIGHT
    spots = QColor("#8A8F8C") if light else theme.cream
    rim = DARK_RIM if colour.lightness() < DARK else RIM
    disc(p, x, y, diameter, colour, rim, 1.0)
    width = diameter * (0.15 if words else 0.17)
    radius = diameter / 2 - width / 2 - 1
    arc = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
    stroke = QPen(spots, width)
    stroke.setCapStyle(Qt.PenCapStyle.FlatCap)
    p.setPen(stroke)
    p.setBrush(Qt.BrushStyle.NoBrush)
    for spot in range(SPOTS):
        p.drawArc(arc, round((spot * 360 / SPOTS - SPOT_ANGLE / 2) * 16), SPOT_ANGLE * 16)
    if not words:
        p.setPen(QPen(spots, LINE))
        p.drawEllipse(QPointF(x, y), diameter * 0.29, diameter * 0.29)
        return
    middle = diameter * 0.68
    disc(p, x, y, middle, theme.cream, theme.ink if light else None, 1.0)
    px = fit_px(words, round(diameter * 0.31), fonts.BOLD, middle - TIGHT)
    text(p, words, x, y, px, fonts.BOLD, theme.ink, CENTRE)


def bet_px(look: Look, amount: int) -> int:
    """The size of a bet's figure: amounts with many digits are a step smaller, every digit stays."""
    shrunk = (look.of(shares) for least, shares in BET_SHRINKS if amount >= least)
    return round(look.type.bet * next(shrunk, 1.0))


def bet_width(look: Look, amount: int) -> float:
    """How wide the pill with a bet is, in reference px."""
    words = fonts.width(bare(amount), bet_px(look, amount), fonts.BOLD)
    return look.of(BET_FIGURE_AT) + words + look.of(BET_TAIL)


def plain_width(look: Look, amount: int) -> float:
    """How wide the pill is without its chip, for a crowded table."""
    return fonts.width(bare(amount), bet_px(look, amount), fonts.BOLD) + look.of(BET_SIDE)


def bet(
    p: QPainter, rect: QRectF, amount: int, denominations: tuple[int, ...], look: Look, plain: bool = False
) -> None:
    """The pill with a bet: one chip and the figure; `plain` = the figure alone."""
    theme = look.theme
    panel(p, rect, rect.height() / 2, theme.well, theme.feltdeco, LINE)
    y = rect.center().y()
    if plain:
        text(p, bare(amount), rect.center().x(), y, bet_px(look, amount), fonts.BOLD, theme.text, CENTRE)
        return
    chip(p, rect.left() + look.of(BET_CHIP_AT), y, look.of(BET_CHIP), largest(amount, denominations), theme, False)
    text(p, bare(amount), rect.left() + look.of(BET_FIGURE_AT), y, bet_px(look, amount), fonts.BOLD, theme.text)
