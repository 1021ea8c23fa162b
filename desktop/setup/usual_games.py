"""The usual games of the first page with their stakes, and the number of seats."""

import re
from contextlib import nullcontext

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fitting, fonts, paint
from desktop.kit.appearance import Look
from desktop.kit.layout import TitledRows
from desktop.kit.page import Panel
from desktop.kit.page_keys import Chip
from desktop.kit.shares import LINES_NEAR
from desktop.kit.sizes import SHADOW
from desktop.setup import sizes as measure
from desktop.setup.offers import GameOffer, SizeOffer, offered
from desktop.words.i18n import amounts_in, bare
from desktop.words.say import say
from desktop.words.setup_phrases import of_line
from engine.settings.records import Money

SEATS = (6, 8, 9, 10)
"""The usual numbers of seats; all others are in the rules. Seats may stay empty."""

LEAST_NOTE = 11
"""The smallest letters of the note under the seats, reference px."""


def shown(size: SizeOffer) -> str:
    """Return a size in the format of the language: `500/1.000`, in money `0,25/0,50`; levels as they are named."""
    money = size.table.get("money")
    if size.table.get("levels"):
        return size.name
    with amounts_in(Money(**money)) if money else nullcontext():
        return re.sub(r"[\d,]+", lambda match: bare(int(match.group().replace(",", ""))), size.name)


class Games(Panel):
    """The panel of games: a line per game with its sizes as chips, the seats below.

    `chosen` carries a table in JSON, `seated` a number of seats.
    """

    chosen = Signal(str)
    seated = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, say("setup.game_and_stakes"), parent)
        self._preset = ""
        self._lines: tuple[GameOffer, ...] = ()
        self.chips: dict[str, Chip] = {}
        self.seats: dict[int, Chip] = {}
        for number in SEATS:
            chip = Chip(look, str(number), self, say("setup.n_seats", count=number), large=True)
            chip.tapped.connect(lambda number=number: self.seated.emit(number))
            self.seats[number] = chip

    def show_lines(self, preset: str, stakes: str, seats: int) -> None:
        """Show the lines of a preset with the chosen stakes and number of seats marked."""
        if preset != self._preset:
            self._preset, self._lines = preset, offered(preset)
            for chip in self.chips.values():
                chip.setParent(None)
                chip.deleteLater()
            self.chips = {}
            for line in self._lines:
                for size in line.sizes:
                    chip = Chip(self.look, "", self, large=True)
                    chip.tapped.connect(lambda text=size.text: self.chosen.emit(text))
                    self.chips[size.text] = chip
                    chip.show()
            self.lay()
        for line in self._lines:
            for size in line.sizes:
                words = shown(size)
                self.chips[size.text].say(words, f"{of_line(line.name)} {words}")
                self.chips[size.text].choose(size.text == stakes)
        for number, chip in self.seats.items():
            chip.choose(number == seats)

    def chip_of(self, line: str, size: str) -> str:
        """Return the table (JSON) of a line's size under the shown preset; raises KeyError when there is none."""
        for offered_line in self._lines:
            for offer in offered_line.sizes:
                if (offered_line.name, offer.name) == (line, size):
                    return offer.text
        raise KeyError(f"{line} {size}")

    def _rows(self) -> tuple[TitledRows, QRectF]:
        """Return the rows of the games, and the row of the seats at the bottom."""
        area, count = self.inner(), len(self._lines)
        tall = min(area.height() / (count + 1), self.look.of(measure.GAME))
        names = area.width() * self.look.of(measure.GAME_NAMES)
        seats = QRectF(area.left(), area.bottom() - tall, area.width(), tall)
        return TitledRows(area, count, tall, names, self.look.of(measure.GAME_GAP)), seats

    def arrange(self) -> None:
        """Place the chips in columns, four a row at least; the seats share the last row."""
        rows, seats = self._rows()
        columns = max([measure.GAME_ACROSS, *(len(line.sizes) for line in self._lines)])
        # In many low rows the chips take the gap too: for a finger, height matters more.
        low = min(rows.tall - measure.GAME_CHIP_FREE, measure.GAME_CHIP_LEAST)
        high = max(min(rows.tall - rows.gap, self.look.of(measure.GAME_CHIP)), low)
        lines = [[self.chips[size.text] for size in line.sizes] for line in self._lines]
        boxes = [*(rows.row(at) for at in range(rows.count)), seats]
        for box, chips in zip(boxes, (*lines, [*self.seats.values()]), strict=True):
            for chip, place in zip(chips, rows.places(box, len(chips), rows.wide(columns), high), strict=True):
                self.place(chip, place.adjusted(0, 0, 0, SHADOW))

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the panel, the names of the lines, and hairlines between them."""
        super().paint(p, area)
        theme, kind, (rows, seats) = self.look.theme, self.look.type, self._rows()
        tall, room = rows.tall, rows.titles - self.look.of(measure.GAME_NAMES_GAP)
        names = [of_line(line.name) for line in self._lines]
        px = kind.name
        if any(fonts.width(fonts.typeset(name), px, fonts.SEMIBOLD) > room for name in names):
            px = min(px, int(tall / (2 * LINES_NEAR)))  # so that two lines fit in a row
        rows.lines(p, theme.hair)
        for at, name in enumerate(names):
            row = rows.row(at)
            lines, own = fitting.whole_lines(name, px, fonts.SEMIBOLD, room)
            paint.block(p, lines, row.left(), row.center().y(), own * LINES_NEAR, own, fonts.SEMIBOLD, theme.text)
        x, y = seats.left(), seats.top()
        paint.hairline(p, theme.edge, x, y, seats.right(), y)
        most_head, most_small = (int(tall * share) for share in measure.SEATS_LETTERS)
        head, small = min(kind.name, most_head), min(kind.small, most_small)
        first, second = (y + tall * share for share in measure.SEATS_LEVELS)
        paint.text(p, say("setup.seats"), x, first, head, fonts.SEMIBOLD, theme.text)
        note = say("setup.seats_note")
        small = fitting.fit_px(note, small, fonts.MEDIUM, room, LEAST_NOTE)
        note = fitting.elide(note, small, fonts.MEDIUM, room)
        paint.text(p, note, x, second, small, fonts.MEDIUM, theme.text2)
