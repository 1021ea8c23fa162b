"""The panels of a player in a season: figures, chart of the evenings, big pots, and players of the same evenings."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtWidgets import QWidget

from desktop.kit.appearance import Look
from desktop.kit.layout import cells
from desktop.lifetime import wording
from desktop.lifetime.chart import Drawn, EveningsChart
from desktop.lifetime.parts import PersonFigures, ShortList
from desktop.lifetime.season import SeasonTable
from desktop.words.say import say
from engine.journal.register import Register
from engine.lifetime.records import BigPot, Standing
from engine.lifetime.season_course import Company, band, company, course

HEAD_SHARE, LISTS_SHARE = 0.33, 0.32
"""Share of the height for the figures, and for the two lists at the bottom."""


class PersonPanels(QObject):
    """The panels, which lie on a page. `recap` carries a session, `replay` a session and a hand."""

    recap = Signal(int)
    replay = Signal(int, int)
    compared = Signal(str)
    """The person to compare with the player, "" = none."""

    def __init__(self, look: Look, page: QWidget) -> None:
        super().__init__(page)
        self.name = self.other = ""
        self.board = SeasonTable(standings=(), season=(), unit="", units=())
        self.figures, self.chart = PersonFigures(look, page), EveningsChart(look, page)
        self.pots = ShortList(look, "pots", self._pot_line, "right", page)
        self.company = ShortList(look, "company", self._company_line, "", page)
        self.figures.opened.connect(self.recap)
        self.chart.opened.connect(self.recap)
        self.pots.chosen.connect(lambda pot: self.replay.emit(pot.session, pot.hand))
        self.company.chosen.connect(lambda each: self.compared.emit("" if self.other == each.person else each.person))

    def show(self, name: str, other: str, board: SeasonTable, register: Register) -> None:
        """Show a player of a season; `other` = the compared person, "" = none."""
        self.name, self.other, self.board = name, other, board
        standing, compared = board.standing(name), board.standing(other)
        self.figures.title = name
        note = say("people.compared", name=other) if other else ""
        hint = wording.names_words(register.person(name), standing)
        self.figures.say(hint=hint, note=note, role="info" if note else "text2")
        others = tuple(f"{other} {value}" for _, value, _ in wording.figures(compared)) if compared else ()
        self.figures.show_figures(wording.figures(standing) if standing else (), others)
        self.chart.show_lines(_chart_content(standing, compared, board))
        self.pots.pane.show_records(standing.pots if standing else ())
        self.company.pane.show_records(company(standing, board.standings) if standing else ())

    def _pot_line(self, pot: BigPot) -> wording.ShortLine:
        standing = self.board.standing(self.name)
        return wording.pot_words(pot, standing) if standing is not None else ("", "", "")

    def _company_line(self, each: Company) -> wording.ShortLine:
        return wording.company_words(each, self.board.unit)

    def arrange(self, place: Callable[[QWidget, QRectF], None], area: QRectF, gap: float) -> None:
        """Place the panels one below the other, the lists side by side; `place` puts a panel there, reference px."""
        head, low = area.height() * HEAD_SHARE, area.height() * LISTS_SHARE
        place(self.figures, QRectF(area.left(), area.top(), area.width(), head))
        middle = QRectF(area.left(), area.top() + head + gap, area.width(), area.height() - head - low - 2 * gap)
        place(self.chart, middle)
        bottom = cells(QRectF(area.left(), middle.bottom() + gap, area.width(), low), 2, 2, gap)
        place(self.pots, bottom[0])
        place(self.company, bottom[1])


def _chart_content(standing: Standing | None, compared: Standing | None, board: SeasonTable) -> Drawn:
    """Return the lines of the player and of the compared person, and the band of all others."""
    if standing is None:
        return Drawn()
    drawn = [each for each in (standing, compared) if each is not None]
    others = [each for each in board.standings if each not in drawn]
    lines = tuple((each.person, course(each, board.season)) for each in drawn)
    return Drawn(board.season, lines, band(others, board.season), board.unit)
