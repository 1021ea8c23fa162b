"""Paints chips in the house's colours and the pill with a bet.

Also the things beside the cards: the dealer's puck, the kill button and the rock.
"""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.fitting import fit_px
from desktop.kit.paint import CENTRE, SHADOW, disc, hairline, octagon, panel, pen, text
from desktop.kit.sizes import FINE, ICON_FINE, LINE, STRONG, TIGHT
from desktop.kit.store import rgba, stamp
from desktop.kit.theme import Theme
from desktop.table import shares
from desktop.table.colours import colours
from desktop.table.felt_sizes import (
    BET_CHIP,
    BET_CHIP_AT,
    BET_FIGURE_AT,
    BET_SHRINKS,
    BET_SIDE,
    BET_TAIL,
    BET_TEXT,
    GHOST_DASH,
    PUCK_SMALL,
    PUCK_WORD,
    STRUCK,
    STRUCK_SMALL,
)
from desktop.table.measures import measures
from desktop.words.i18n import bare, hundredths

ROUND, STEPS = 360, 16
"""The degrees of a whole circle, and the steps of Qt in a degree."""
SPOTS = 8
"""The number of spots round a chip."""
SPOT_ANGLE = 22
"""The angle of a spot, degrees."""
LIGHT, DARK = 170, 60
"""The lightness, of 255, above which a chip is light, and below which it is dark."""
RIM, DARK_RIM = QColor(0, 0, 0, 70), QColor(255, 255, 255, 60)
"""The rim of a chip, and that of a dark chip."""


def largest(amount: int, denominations: tuple[int, ...]) -> int:
    """Return the largest denomination that is not more than `amount`, else the smallest, else 1; chips."""
    return max((value for value in denominations if value <= amount), default=min(denominations, default=1))


def chip(p: QPainter, x: float, y: float, diameter: float, value: int, theme: Theme, printed: bool = True) -> None:
    """Paint a chip seen from above: spots at its edge, and with `printed` its value in a cream middle."""
    own = colours(theme)
    half = diameter / 2 + 1
    colour = own.chip(hundredths(value))
    key = ("chip", diameter, bare(value) if printed else "", rgba(colour), rgba(own.cream), theme.name)
    box = QRectF(x - half, y - half, 2 * half, 2 * half)
    stamp(p, key, box, lambda q, _: _chip(q, x, y, diameter, bare(value) if printed else "", colour, theme))


def _chip(p: QPainter, x: float, y: float, diameter: float, words: str, colour: QColor, theme: Theme) -> None:
    own = colours(theme)
    light = colour.lightness() > LIGHT
    spots = QColor("#8A8F8C") if light else own.cream
    rim = DARK_RIM if colour.lightness() < DARK else RIM
    disc(p, x, y, diameter, colour, rim, 1.0)
    width = diameter * (shares.CHIP_SPOT if words else shares.CHIP_SPOT_BARE)
    radius = diameter / 2 - width / 2 - 1
    arc = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
    stroke = QPen(spots, width)
    stroke.setCapStyle(Qt.PenCapStyle.FlatCap)
    p.setPen(stroke)
    p.setBrush(Qt.BrushStyle.NoBrush)
    for spot in range(SPOTS):
        p.drawArc(arc, round((spot * ROUND / SPOTS - SPOT_ANGLE / 2) * STEPS), SPOT_ANGLE * STEPS)
    if not words:
        p.setPen(QPen(spots, LINE))
        radius = diameter * shares.CHIP_RING
        p.drawEllipse(QPointF(x, y), radius, radius)
        return
    middle = diameter * shares.CHIP_MIDDLE
    disc(p, x, y, middle, own.cream, own.ink if light else None, 1.0)
    px = fit_px(words, round(diameter * shares.CHIP_LETTERS), fonts.BOLD, middle - TIGHT)
    text(p, words, x, y, px, fonts.BOLD, own.ink, CENTRE)


def bet_px(look: Look, amount: int) -> int:
    """Return the text size of a bet's figure, px; amounts with many digits are smaller and never cut."""
    shrunk = (look.of(shares) for least, shares in BET_SHRINKS if amount >= least)
    return round(look.of(BET_TEXT) * next(shrunk, 1.0))


def bet_width(look: Look, amount: int) -> float:
    """Return the width of the pill with a bet, reference px."""
    words = fonts.width(bare(amount), bet_px(look, amount), fonts.BOLD)
    return look.of(BET_FIGURE_AT) + words + look.of(BET_TAIL)


def plain_width(look: Look, amount: int) -> float:
    """Return the width of the pill without its chip, for a crowded table, reference px."""
    return fonts.width(bare(amount), bet_px(look, amount), fonts.BOLD) + look.of(BET_SIDE)


def bet(
    p: QPainter, rect: QRectF, amount: int, denominations: tuple[int, ...], look: Look, plain: bool = False
) -> None:
    """Paint the pill with a bet: one chip and the figure; `plain` = the figure alone."""
    theme = look.theme
    own = colours(theme)
    panel(p, rect, rect.height() / 2, own.well, own.feltdeco, LINE)
    y = rect.center().y()
    if plain:
        text(p, bare(amount), rect.center().x(), y, bet_px(look, amount), fonts.BOLD, theme.text, CENTRE)
        return
    chip(p, rect.left() + look.of(BET_CHIP_AT), y, look.of(BET_CHIP), largest(amount, denominations), theme, False)
    text(p, bare(amount), rect.left() + look.of(BET_FIGURE_AT), y, bet_px(look, amount), fonts.BOLD, theme.text)


ROCK = (
    (0.06, 0.62), (-0.04, 0.3), (0.3, 0.06), (0.52, 0.08), (0.86, 0.12), (1.04, 0.44), (0.94, 0.7), (0.8, 0.98),
    (0.2, 1.0), (0.06, 0.62),
)  # fmt: skip
"""The outline of the rock as shares of its size: the start, then three points for each curve."""


def puck(p: QPainter, x: float, y: float, state: str, words: str, look: Look) -> None:
    """Paint the puck: `live` = solid white with a D, `dead` = dashed and struck through, `next` = dashed."""
    theme, size = look.theme, measures(look).puck
    own = colours(theme)
    if state == "live":
        disc(p, x, y + 2, size, SHADOW)
        disc(p, x, y, size, own.face, own.ink, LINE)
        disc(p, x, y, size * shares.PUCK_RING, None, own.ink, ICON_FINE)
        text(p, "D", x, y, round(size * shares.BUTTON_LETTER), fonts.BOLD, own.ink, CENTRE)
    else:
        line = STRONG if state == "dead" else FINE
        disc(p, x, y, size, own.well, theme.text, line, GHOST_DASH)
        small = size < PUCK_SMALL
        letter = shares.PUCK_LETTER_SMALL if small else shares.BUTTON_LETTER
        text(p, "D", x, y, round(size * letter), fonts.BOLD, theme.text, CENTRE)
        if state == "dead":
            # struck from rim to rim, thin enough that the letter stays legible
            reach = size * shares.PUCK_STRUCK
            for ink, line in zip((own.well, theme.text), STRUCK_SMALL if small else STRUCK, strict=True):
                hairline(p, ink, x - reach, y + reach, x + reach, y - reach, line)
    if words:
        px = label_px(look)
        text(p, words, x, y + size / 2 + px * shares.PUCK_WORD_DOWN, px, fonts.MEDIUM, theme.text, CENTRE)


def label_px(look: Look) -> int:
    """Return the text size of the word under a puck, px."""
    return look.px(PUCK_WORD)


def kill(p: QPainter, x: float, y: float, size: float, dots: int, look: Look) -> None:
    """Paint the kill button: an octagon with a K and a dot for each leg."""
    theme = look.theme
    p.fillPath(octagon(x, y + 2, size), SHADOW)
    p.fillPath(octagon(x, y, size), theme.special)
    stroke = max(LINE, size * shares.KILL_STROKE)
    p.strokePath(octagon(x, y, size * shares.KILL_LINE), pen(theme.onspecial, stroke))
    lift = size * shares.KILL_LETTER_UP if dots else 0.0
    letter = shares.KILL_LETTER_DOTS if dots else shares.KILL_LETTER
    text(p, "K", x, y - lift, round(size * letter), fonts.BOLD, theme.onspecial, CENTRE)
    for dot in range(dots):
        across = x + (dot - (dots - 1) / 2) * size * shares.KILL_DOT_STEP
        disc(p, across, y + size * shares.KILL_DOT_DOWN, size * shares.KILL_DOT, theme.onspecial)


def rock(p: QPainter, x: float, y: float, look: Look) -> None:
    """Paint the rock: a stone in cream with an R."""
    theme, size = look.theme, measures(look).puck
    own = colours(theme)
    path = QPainterPath(_spot(x, y, size, *ROCK[0]))
    for bend, second_bend, end in zip(ROCK[1::3], ROCK[2::3], ROCK[3::3], strict=True):
        path.cubicTo(_spot(x, y, size, *bend), _spot(x, y, size, *second_bend), _spot(x, y, size, *end))
    p.fillPath(path.translated(0, 2), SHADOW)
    p.fillPath(path, own.cream)
    p.strokePath(path, pen(own.ink, LINE))
    down, px = size * shares.ROCK_LETTER_DOWN, round(size * shares.BUTTON_LETTER)
    text(p, "R", x, y + down, px, fonts.BOLD, own.ink, CENTRE)


def _spot(x: float, y: float, size: float, right: float, down: float) -> QPointF:
    """Return a point of the square of `size` px round (x, y); `right` and `down` are shares of its side."""
    return QPointF(x + (right - 0.5) * size, y + (down - 0.5) * size)
