"""The keys of pages: cards, chips, the keys of bars and pads, all in one style."""

from itertools import pairwise

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fitting, fonts, icons, paint, shares
from desktop.kit.appearance import Look
from desktop.kit.focus import focus_ring
from desktop.kit.painted import Tap
from desktop.kit.sizes import (
    CARD_DASH,
    CHIP_SIDES,
    FIGURE_TEXT,
    KEY_SIDES,
    KEY_TEXT,
    LINE,
    NOTE_SIDES,
    RING,
    ROUND_BAR,
    ROUND_CARD,
    ROUND_PAD,
    ROUND_SMALL,
    SHADOW,
    SIGN,
    SIGN_AT,
    SIGN_NOTE,
    SIGN_RIGHT,
    SIGN_WORDS,
    STRONG,
    WORD_SIDES,
    Pair,
)  # fmt: skip
from desktop.kit.speech import say


class Card(Tap):
    """A key whose content a subclass paints; `chosen` = win edge, `barred` = dashed, `amber` = next tap."""

    rings = True
    corners: Pair = ROUND_CARD
    """Radius of the corners in reference px, wide and compact."""
    inset = (0.0, SHADOW)
    """Reference px that stay free above and below the painted body."""

    def __init__(self, look: Look, parent: QWidget | None = None, repeats: bool = False) -> None:
        super().__init__(look, parent, repeats)
        self.words = ""
        self.chosen = self.barred = self.amber = False

    def inks(self) -> tuple[QColor, QColor]:
        """Return the colours of the words and of the lines below them."""
        theme = self.look.theme
        if self.barred:
            return theme.text2, theme.text2
        return (theme.onnow, theme.onnow) if self.amber else (theme.text, theme.text2)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the card, then its content."""
        theme, radius, held = self.look.theme, self.look.of(self.corners), self.isDown()
        body = area.adjusted(0, self.inset[0], 0, -self.inset[1])
        if self.barred:
            paint.panel(p, body, radius, None, theme.edge, LINE, CARD_DASH)
        elif self.amber:
            paint.panel(p, body, radius, theme.now, shadow=True)
            if held:
                paint.panel(p, body, radius, None, theme.onnow, RING)
        elif self.chosen:
            paint.panel(p, body, radius, theme.pressed if held else theme.chosen, theme.win, STRONG, shadow=True)
        else:
            paint.panel(p, body, radius, theme.pressed if held else theme.raised, theme.edge, LINE, shadow=True)
        focus_ring(self, p, body, radius)
        self.content(p, body)

    def content(self, p: QPainter, area: QRectF) -> None:
        """Paint the content of the card."""


class Chip(Card):
    """Words to tap, in up to two lines; the chosen chip has a check. `large` = a figure, in one line."""

    def __init__(
        self, look: Look, words: str, parent: QWidget | None = None, spoken: str = "", large: bool = False
    ) -> None:
        super().__init__(look, parent)
        self.large = large
        self.spoken = self.reason = ""
        self.say(words, spoken)

    def say(self, words: str, spoken: str = "") -> None:
        """Show other words; `spoken` is their text for a screen reader, "" = the words."""
        self.words, self.spoken = words, spoken or words
        self._name()

    def choose(self, chosen: bool) -> None:
        """Show whether the chip is chosen."""
        if chosen != self.chosen:
            self.chosen = chosen
            self._name()

    def bar(self, reason: str) -> None:
        """Bar the chip for this reason, which is its description; "" = it can be tapped."""
        if reason != self.reason:
            self.reason, self.barred = reason, bool(reason)
            self._name()

    def _name(self) -> None:
        self.name(say("setup.chosen", words=self.spoken) if self.chosen else self.spoken, self.reason)
        self.update()

    def content(self, p: QPainter, area: QRectF) -> None:
        """Paint the words, beside them the check."""
        theme, weight = self.look.theme, fonts.SEMIBOLD
        px = self.look.px(FIGURE_TEXT) if self.large else self.look.type.second
        check = px * shares.CHIP_CHECK if self.chosen else 0.0
        room = area.width() - CHIP_SIDES - check * shares.CHIP_CHECK_LEAD
        lines = [self.words]
        if not self.large:
            lines, px = fitting.whole_lines(self.words, px, weight, room)
        most = int(area.height() / (shares.LINES * len(lines)))
        px = min(*(fitting.fit_px(line, px, weight, room) for line in lines), most)
        wide = max(fonts.width(fonts.typeset(line), px, weight) for line in lines)
        x, y = area.center().x() + check * (shares.CHIP_CHECK_LEAD / 2), area.center().y()
        paint.block(p, lines, x, y, px * shares.LINES_CLOSE, px, weight, self.inks()[0], paint.CENTRE)
        if check:
            left = x - wide / 2 - check * shares.CHIP_CHECK_AWAY
            icons.paint(p, "check", left, y, check, theme.win, check * shares.CHIP_CHECK_LINE)


class TitleKey(Card):
    """A key in the title line of a panel: words in one line; `arrow` = it leads to the next part of a list."""

    corners, inset = ROUND_SMALL, (3.0, 5.0)

    def __init__(self, look: Look, parent: QWidget | None = None, arrow: bool = False) -> None:
        super().__init__(look, parent)
        self.arrow = arrow

    def say(self, words: str, spoken: str) -> None:
        """Show other words; `spoken` is their text for a screen reader."""
        self.words = words
        self.name(spoken)
        self.update()

    def wide(self, usual: float) -> float:
        """Return the width, reference px: `usual`, or more where the words would get smaller than `small`."""
        px = self.look.type.small
        sides = px * shares.TITLE_ARROW_SIDES if self.arrow else WORD_SIDES
        words = fonts.width(fonts.typeset(self.words), px, fonts.SEMIBOLD)
        return max(usual, words + sides + 2 * self.inset[0])

    def content(self, p: QPainter, area: QRectF) -> None:
        """Paint the words and, behind them, the arrow."""
        theme, px, y = self.look.theme, self.look.type.second, area.center().y()
        if not self.arrow:
            px = fitting.fit_px(self.words, px, fonts.SEMIBOLD, area.width() - WORD_SIDES)
            paint.text(p, self.words, area.center().x(), y, px, fonts.SEMIBOLD, theme.text, paint.CENTRE)
            return
        px = fitting.fit_px(self.words, px, fonts.SEMIBOLD, area.width() - px * shares.TITLE_ARROW_SIDES)
        left = area.left() + px * shares.TITLE_ARROW_LEFT
        left += paint.text(p, self.words, left, y, px, fonts.SEMIBOLD, theme.text)
        icons.paint(p, "arrow", (left + area.right()) / 2, y, px, theme.text2)


class PadKey(Card):
    """A key of a pad: a sign, or `back` for backspace."""

    corners = ROUND_PAD

    def __init__(self, look: Look, sign: str, parent: QWidget) -> None:
        super().__init__(look, parent, repeats=True)
        self.words = sign
        self.name(say("setup.delete") if sign == "back" else sign)

    def content(self, p: QPainter, area: QRectF) -> None:
        """Paint the sign."""
        theme, px, middle = self.look.theme, self.look.type.key, area.center()
        if self.words == "back":
            icons.paint(p, "backspace", middle.x(), middle.y(), px, theme.text)
            return
        px = fitting.fit_px(self.words, px, fonts.SEMIBOLD, area.width() - WORD_SIDES)
        paint.text(p, self.words, middle.x(), middle.y(), px, fonts.SEMIBOLD, theme.text, paint.CENTRE)


class BarButton(Card):
    """A large key: icon, words and a second line; role `next` is amber, a barred key shows the reason below."""

    corners = ROUND_BAR

    def __init__(self, look: Look, icon: str = "", parent: QWidget | None = None, big: bool = False) -> None:
        super().__init__(look, parent)
        self.sign, self.second, self.big = icon, "", big
        self.who = ""

    def say(self, words: str, second: str = "", role: str = "plain", barred: bool = False, who: str = "") -> None:
        """Show other words and another role; `who` = the name in them that is cut where they do not fit."""
        amber = role == "next" and not barred
        self.who = who
        if (words, second, amber, barred) != (self.words, self.second, self.amber, self.barred):
            self.words, self.second, self.amber, self.barred = words, second, amber, barred
            self.name(f"{words}, {second}" if second and not barred else words, second if barred else "")
            self.update()

    def content(self, p: QPainter, area: QRectF) -> None:
        """Paint icon and words in one line, the second line under them."""
        kind, (ink, ink2) = self.look.type, self.inks()
        px = kind.word if self.big else self.look.px(KEY_TEXT)
        beside = px * shares.BAR_SIGN_LEAD if self.sign else 0.0
        room = area.width() - self.look.of(KEY_SIDES) - beside
        px = self._fitting_px(self.words, px, fonts.SEMIBOLD, room)
        words = fitting.elide(self.words, px, fonts.SEMIBOLD, room, self.who)
        x, y, high = area.center().x(), area.center().y(), area.height()
        level = y - (high * shares.BAR_WORDS_UP if self.second else 0)
        left = x - (fonts.width(fonts.typeset(words), px, fonts.SEMIBOLD) + beside) / 2
        if self.sign:
            size = beside / shares.BAR_SIGN_IN_LEAD
            icons.paint(p, self.sign, left + size / 2, level, size, ink)
        paint.text(p, words, left + beside, level, px, fonts.SEMIBOLD, ink)
        if self.second:
            room = area.width() - NOTE_SIDES
            small = self._fitting_px(self.second, kind.second - 1, fonts.MEDIUM, room)
            second = fitting.elide(self.second, small, fonts.MEDIUM, room, self.who)
            paint.text(p, second, x, y + high * shares.BAR_SECOND_DOWN, small, fonts.MEDIUM, ink2, paint.CENTRE)

    def _fitting_px(self, words: str, px: int, weight: int, room: float) -> int:
        """Return the size of a line; the name `who` is cut before the line gets much smaller."""
        if self.who and self.who in words:
            return fitting.shorten_px(words, self.who, px, weight, room)
        return fitting.fit_px(words, px, weight, room)


ONE_NOTE_LINES = (0.34, 0.68)
"""The middles of a card's words and of its one note, as shares of its height; then those with two notes."""
TWO_NOTE_LINES = (0.24, 0.54, 0.79)
TWO_NOTES = 0.235
"""The height of one of two lines below the words of a card, as a share of its height."""
FIRST_APART, LINES_APART = 1.75, 1.4
"""The most distance of the words of a card to the line below, and of two lines below, in letter sizes."""
LEAST_SEEN = 10
"""The smallest letters, px of the screen, that a person at the screen can read."""


class SignCard(Card):
    """A way on from a page: an icon, words, up to two lines below in the colour of their `role`."""

    def __init__(self, look: Look, sign: str, parent: QWidget | None = None, strong: bool = True) -> None:
        """Create a card; `strong` = its words have the largest size."""
        super().__init__(look, parent)
        self.sign, self.role, self.strong = sign, "text2", strong
        self.notes: tuple[str, ...] = ()
        self.brief = ""

    def say(self, words: str, *notes: str, role: str = "text2", brief: str = "") -> None:
        """Show other words; `brief` replaces a note on the card that would be cut or too small."""
        self.words, self.notes, self.role, self.brief = words, tuple(filter(None, notes)), role, brief
        self.name(", ".join(filter(None, (words, *notes))))
        self.update()

    def light(self, amber: bool) -> None:
        """Show whether the card is the next tap."""
        if amber != self.amber:
            self.amber = amber
            self.update()

    def content(self, p: QPainter, area: QRectF) -> None:
        """Paint icon, words and the lines below."""
        look, kind, (ink, ink2) = self.look, self.look.type, self.inks()
        icons.paint(p, self.sign, area.left() + look.of(SIGN_AT), area.center().y(), look.of(SIGN), ink)
        left = area.left() + look.of(SIGN_WORDS)
        room = area.right() - left - look.of(SIGN_RIGHT)
        px, weight = (kind.title, fonts.BOLD) if self.strong else (kind.name, fonts.SEMIBOLD)
        notes, least = self.notes, look.px(SIGN_NOTE)
        if len(notes) == 1 and fonts.width(fonts.typeset(notes[0]), least, fonts.MEDIUM) > room:
            low = round(area.height() * TWO_NOTES) * look.scale < LEAST_SEEN
            lines = tuple(fitting.whole_lines(notes[0], least, fonts.MEDIUM, room)[0])
            cut = " ".join(lines) != " ".join(fitting.breakable_parts(notes[0]))
            notes = (self.brief,) if self.brief and (low or cut) else lines
        heights = ONE_NOTE_LINES if len(notes) < 2 else TWO_NOTE_LINES
        close = len(notes) > 1 or notes == (self.brief,)  # notes begin close below the words
        most = min(px, round(area.height() * shares.CARD_WORDS_CLOSE)) if close else px
        px = fitting.fit_px(self.words, most, weight, room)
        words_weight = weight
        small = kind.second - 1 if len(notes) < 2 else min(kind.second - 1, round(area.height() * TWO_NOTES))
        weight = fonts.MEDIUM if self.role == "text2" else fonts.SEMIBOLD
        ink2 = ink2 if self.role == "text2" else look.theme.role(self.role)
        if notes is not self.notes:  # one sentence has one size
            small = min(fitting.fit_whole(note, small, fonts.MEDIUM, room)[1] for note in notes)
        first, *others = _together(area, heights[: len(notes) + 1], px, small)
        paint.text(p, self.words, left, first, px, words_weight, ink)
        for note, level in zip(notes, others, strict=False):
            words, px = fitting.fit_whole(note, small, fonts.MEDIUM, room)
            paint.text(p, words, left, level, px, weight, ink2)


def _together(area: QRectF, shares_of_height: tuple[float, ...], px: int, small: int) -> list[float]:
    """Return the middles of a card's lines: in a high card they stand no further apart than lines of one text do.

    `px` = size of the first line, `small` = size of the others.
    """
    apart = [area.height() * (below - above) for above, below in pairwise(shares_of_height)]
    most = [FIRST_APART * (px + small) / 2, *(LINES_APART * small for _ in apart[1:])]
    steps = [min(step, limit) for step, limit in zip(apart, most, strict=True)]
    spare = sum(apart) - sum(steps)
    level = area.top() + area.height() * shares_of_height[0] + spare / 2
    return [level, *(level + sum(steps[: at + 1]) for at in range(len(steps)))]
