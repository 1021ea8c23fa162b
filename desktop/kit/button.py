"""The button of the bar, the column, the sheets and the menus: renders a `Face`: words, figure and second line."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts, shares, sizes
from desktop.kit.appearance import Look
from desktop.kit.face import EMPTY, Face
from desktop.kit.fitting import elide, fit_px, named_lines, whole_lines
from desktop.kit.icons import paint as icon
from desktop.kit.paint import CENTRE, LEFT, TextRun, advance, disc, number_ring, panel, runs, text
from desktop.kit.painted import Tap


class Button(Tap):
    """A button that renders a `Face`; `intended` carries its intent on a tap, `role` selects text sizes and corners.

    A button that `turns` may carry another intent after a tap: the second half of a double click does not trigger it.
    """

    intended = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None, role: str = "bar", repeats: bool = False) -> None:
        super().__init__(look, parent, repeats)
        self.face = EMPTY
        self.role = role
        self.turns = False
        self.tapped.connect(self._emit_intent)

    def render_face(self, face: Face) -> None:
        """Show a face."""
        before, self.face = self.face, face
        if face != before and (face.looks, face.read_aloud) != (before.looks, before.read_aloud):
            self.name(face.read_aloud, face.reason)
            self.update()

    @property
    def meaning(self) -> object:
        """Return the meaning of the face if the button `turns`, else None."""
        return self.face.means if self.turns else None

    def _emit_intent(self) -> None:
        if self.face.does is not None:
            self.intended.emit(self.face.does)

    def dress(self) -> tuple[QColor | None, QColor | None, float, tuple[float, ...], QColor, QColor]:
        """Return fill, edge, edge width, dashes, first ink and second ink."""
        theme, face = self.look.theme, self.face
        if face.reason:
            return None, theme.edge, sizes.FINE, sizes.DASH, theme.text2, theme.text2
        dresses: dict[str, tuple[QColor | None, QColor | None, float, QColor, QColor]] = {
            "normal": (theme.raised, theme.edge, sizes.LINE, theme.text, theme.text2),
            "main": (theme.main, None, 0, theme.onmain, theme.onmain),
            "next": (theme.now, None, 0, theme.onnow, theme.onnow),
            "outline": (theme.raised, theme.now, sizes.LIT, theme.text, theme.text2),
            "reminder": (theme.raised, theme.now, sizes.LIT, theme.text, theme.text),
            "quick": (theme.quick, theme.brass, sizes.FINE, theme.text, theme.text2),
            "chosen": (theme.chosen, theme.win, sizes.LIT, theme.text, theme.text),
            "looking": (theme.raised, theme.info, sizes.LIT, theme.text, theme.text2),
            "bare": (None, None, 0, theme.info, theme.info),
            "told": (None, None, 0, theme.text, theme.text2),
        }
        fill, edge, line, first, second = dresses[face.fill]
        if self.isDown():
            if face.fill in ("main", "next"):
                fill = fill.darker(sizes.PRESSED) if fill is not None else None
            else:
                fill, first, second = theme.pressed, theme.text, theme.text
        return fill, edge, line, (), first, second

    def appearance(self) -> object:
        """Return words, figures and fill, and whether the button is held down."""
        return self.face.looks, self.role, self.margin, self.isDown()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the button."""
        if self.face.looks == EMPTY.looks:
            return
        fill, edge, line, dash, first, second = self.dress()
        radius = self._corner_radius or self.look.of(sizes.ROUND_BAR)
        rect = area.adjusted(self.margin, self.margin, -self.margin, -self.margin - sizes.SHADOW)
        panel(p, rect, min(radius, rect.height() / 2), fill, edge, line, dash, shadow=fill is not None)
        below = self.face.reason or self.face.second
        if self.role == "undo":
            self._paint_undo(p, rect, below, first, second)
        elif "quick" in (self.role, self.face.fill):
            self._paint_quick(p, rect, below, first, second)
        else:
            self._paint_centred(p, rect, below, first, second)
        if self.face.fill == "chosen" and self.face.ring is not None:
            size = self.look.of(sizes.BADGE)
            aside, down = shares.BADGE_AT
            x, y = rect.right() - size * aside, rect.top() + size * down
            disc(p, x, y, size, self.look.theme.win)
            icon(p, "check", x, y, size * shares.CHECK_ON_DISC, self.look.theme.onwin, sizes.BADGE_LINE)

    @property
    def _corner_radius(self) -> float:
        dress = sizes.BUTTONS.get(self.role)
        return dress.round if dress is not None else sizes.ROUND if self.role == "key" else 0.0

    def _text_sizes(self) -> sizes.Texts:
        kinds, dress = self.look.type, sizes.BUTTONS.get(self.role)
        if dress is not None:
            word, figure, second = dress.wide if self.look.room.wide else dress.compact
            grown = self.look.text
            return round(word * grown), round(figure * grown), round(second * grown)
        return (kinds.key, kinds.key, kinds.small) if self.role == "key" else (kinds.word, kinds.figure, kinds.second)

    def _paint_centred(self, p: QPainter, rect: QRectF, below: str, first: QColor, second: QColor) -> None:
        """Paint icon, words and figure in one line, the second line under them; all shrink before a text is cut."""
        face, (word_px, figure_px, second_px) = self.face, self._text_sizes()
        wide = rect.width() > sizes.KEY_WIDE
        room = rect.width() - (sizes.KEY_WIDE_SIDES if wide else sizes.KEY_NARROW_SIDES)
        if below:
            word_px, figure_px = round(word_px * shares.KEY_WORD_OVER), round(figure_px * shares.KEY_FIGURE_OVER)
        weight = fonts.SEMIBOLD
        lead = 0.0

        def pieces() -> list[TextRun]:
            runs: list[TextRun] = []
            if face.word:
                runs.append((face.word, word_px, weight, first))
            if face.figure:
                runs.append((face.figure, figure_px, fonts.BOLD, first))
            return runs

        least = word_px / self.look.text * (shares.KEY_LEAST_RING if face.ring is not None else shares.KEY_LEAST)
        least = max(sizes.LEAST_LINE, round(least))
        while True:
            line = pieces()
            if face.icon or face.ring is not None:
                lead = word_px * (shares.KEY_ICON_LEAD if face.icon else shares.KEY_RING_LEAD)
            gap = word_px * shares.KEY_WORD_GAP
            length = sum(advance(run) for run in line) + gap * (len(line) - 1) + lead
            if length <= room or word_px <= least:
                break
            word_px, figure_px = word_px - 1, max(sizes.LEAST_LINE, figure_px - 1)
        if length > room and face.figure and face.figure == face.who:
            left_over = length - advance(line[-1])
            line[-1] = (elide(face.figure, figure_px, fonts.BOLD, room - left_over), *line[-1][1:])
            length = left_over + advance(line[-1])
        if length > room and " " in face.word and face.ring is None and not face.figure:
            self._paint_wrapped(p, rect, first, second, room)
            return
        if length > room and face.word:
            left_over = length - advance(line[0])
            line[0] = (elide(face.word, word_px, weight, room - left_over), *line[0][1:])
            length = sum(advance(run) for run in line) + gap * (len(line) - 1) + lead
        lines, below_px = self._second_lines(below, second_px, room)
        need = shares.LINES_CLOSE * (word_px + len(lines) * below_px) + sizes.CLOSE
        if len(lines) > 1 and rect.height() < need:
            self._paint_wrapped(p, rect, first, second, room)
            return
        up = shares.KEY_WORDS_UP_FAR if len(lines) > 1 else shares.KEY_WORDS_UP
        y = rect.center().y() - (rect.height() * up if below else 0)
        x = rect.center().x() - length / 2
        if lead:
            self._paint_lead(p, x, y, word_px, first)
        runs(p, line, x + lead, y, LEFT, gap)
        step = below_px * shares.LINES_DENSE
        y = rect.center().y() + rect.height() * shares.KEY_SECOND_DOWN - step * (len(lines) - 1) / 2
        for number, words in enumerate(lines):
            text(p, words, rect.center().x(), y + number * step, below_px, fonts.MEDIUM, second, CENTRE)

    def _paint_wrapped(self, p: QPainter, rect: QRectF, first: QColor, second: QColor, room: float) -> None:
        """Paint words too long for one line in two or three lines, the icon before the first, the second line below."""
        face, (word_px, _, second_px) = self.face, self._text_sizes()
        most = 2 if face.reason or face.second else sizes.KEY_LINES
        lead = word_px * shares.KEY_IN_TWO if face.icon else 0.0
        lines, px = whole_lines(face.word, round(word_px * shares.KEY_IN_TWO), fonts.SEMIBOLD, room - lead, most)
        below, below_px = self._second_lines(face.reason or face.second, second_px, room)
        rows = [(words, px, fonts.SEMIBOLD, first) for words in lines]
        rows += [(words, below_px, fonts.MEDIUM, second) for words in below]
        step = shares.LINES_CLOSE
        high = sum(size * step for _, size, _, _ in rows)
        shrink = min(1.0, (rect.height() - sizes.CLOSE) / high)
        y = rect.center().y() - shrink * high / 2
        for number, (words, size, weight, ink) in enumerate(rows):
            x, row_px, middle = rect.center().x(), int(size * shrink), y + shrink * size * (step / 2)
            if lead and not number:
                x += row_px * 0.5
                self._paint_lead(p, x - fonts.width(words, row_px, weight) / 2 - row_px, middle, row_px, ink)
            text(p, words, x, middle, row_px, weight, ink, CENTRE)
            y += shrink * size * step

    def _second_lines(self, words: str, px: int, room: float) -> tuple[list[str], int]:
        """Return the second line, split in two where one line would be too small, and its size."""
        least = self.look.room.type.small
        px = fit_px(words, px, fonts.MEDIUM, room, min(px, least))
        if not words:
            return [], px
        return named_lines(words, self.face.who, px, fonts.MEDIUM, room)

    def _paint_quick(self, p: QPainter, rect: QRectF, below: str, first: QColor, second: QColor) -> None:
        """Paint a quick size: its name over its figure, or over the reason why it is barred."""
        word_px, figure_px, reason_px = self._text_sizes()
        room, x, middle = rect.width() - sizes.NEAR, rect.center().x(), rect.center().y()
        if not self.face.word and not self.face.reason:
            px = fit_px(self.face.figure, figure_px, fonts.BOLD, room)
            text(p, self.face.figure, x, middle, px, fonts.BOLD, first, CENTRE)
            return
        px = fit_px(self.face.word, word_px, fonts.SEMIBOLD, room)
        text(p, self.face.word, x, middle - rect.height() * shares.QUICK_NAME_UP, px, fonts.SEMIBOLD, second, CENTRE)
        if self.face.reason:
            px = fit_px(below, reason_px, fonts.MEDIUM, room)
            text(p, below, x, middle + rect.height() * shares.QUICK_REASON_DOWN, px, fonts.MEDIUM, second, CENTRE)
        else:
            px = fit_px(self.face.figure, figure_px, fonts.BOLD, room)
            text(
                p, self.face.figure, x, middle + rect.height() * shares.QUICK_FIGURE_DOWN, px, fonts.BOLD, first, CENTRE
            )

    def _paint_lead(self, p: QPainter, x: float, y: float, px: int, ink: QColor) -> None:
        """Paint the icon, or the number in its ring, before the words."""
        face, theme = self.face, self.look.theme
        if face.ring is None:
            icon(p, face.icon, x + px * shares.KEY_ICON_AT, y, px * shares.KEY_ICON, ink)
            return
        chosen = face.fill == "chosen"
        number_ring(
            p, face.ring, x + px * shares.KEY_RING_AT, y, px * shares.KEY_RING, theme.onwin if chosen else ink,
            None if chosen else theme.edge, theme.win if chosen else None,
        )  # fmt: skip

    def _paint_undo(self, p: QPainter, rect: QRectF, below: str, first: QColor, second: QColor) -> None:
        """Paint the icon on the left, the words and the name of the step beside it (undo)."""
        look, word, size = self.look, self.face.word, self.look.of(sizes.UNDO_SIGN)
        x, y = rect.center().x(), rect.center().y()
        if rect.width() < look.of(sizes.UNDO_NARROW):
            icon(p, self.face.icon, x, y - look.of(sizes.UNDO_SIGN_UP), size, first)
            room, least = rect.width() - sizes.CLOSE, sizes.LEAST_CAPTION
            px = fit_px(word, look.px(sizes.UNDO_SMALL), fonts.SEMIBOLD, room, least)
            text(p, word, x, y + look.of(sizes.UNDO_WORD_DOWN), px, fonts.SEMIBOLD, first, CENTRE)
            return
        icon(p, self.face.icon, rect.left() + look.of(sizes.UNDO_SIGN_AT), y, size, first)
        left = rect.left() + look.of(sizes.UNDO_LEFT)
        room = rect.right() - left - look.of(sizes.UNDO_RIGHT)
        px = fit_px(below, look.px(sizes.UNDO_STEP), fonts.MEDIUM, room, look.px(sizes.UNDO_STEP_LEAST))
        lines, px = named_lines(below, self.face.who, px, fonts.MEDIUM, room)
        top = y - look.of(sizes.UNDO_WORD_UP) * (1 + (len(lines) - 1) * shares.UNDO_WORD_MORE) if below else y
        word_px = fit_px(word, look.px(sizes.UNDO_WORD), fonts.SEMIBOLD, room, sizes.LEAST_LINE)
        text(p, word, left, top, word_px, fonts.SEMIBOLD, first)
        first_down = look.of(sizes.UNDO_STEP_DOWN) * (shares.UNDO_STEP_NEAR if len(lines) > 1 else 1.0)
        for number, words in enumerate(lines):
            down = first_down + number * px * shares.LINES_CLOSE
            text(p, words, left, y + down, px, fonts.MEDIUM, second)
