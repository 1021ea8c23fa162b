"""A home tournament for money, in every language, upright and with large letters: no word is cut, nothing overlaps."""

import re
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.bridge.bridge import Bridge
from desktop.intents import OpenSplitMenu
from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.kit.theme import load
from desktop.present.outcome import Misfit
from desktop.recap.page import RecapPage
from desktop.recap.page_words import shown
from desktop.shell.evenings import page_of
from desktop.table.change_row import ChangeRow
from desktop.table.window import TableWindow
from desktop.words import i18n
from desktop.words.engine import in_words
from engine import commands as c
from engine.journal.sqlite import SqliteStore
from engine.lifetime.evenings import keep_sums, sum_up
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.refusals import refuse
from engine.session import Session
from tests.desktop.speaking import speaking
from tests.desktop.spying import clipped, faults, painted_on
from tests.desktop.tournament.tables import do

NAMES = ("Anna", "Bernd", "Clara", "Dieter", "Eva", "Felix", "Greta", "Jonas")
TABLE = {
    "preset": "tournament", "game": "holdem", "limit": "no_limit", "seats": 8,
    "levels": [{"blinds": [200, 400], "ante": 400, "minutes": 20}, {"blinds": [400, 800], "ante": 800, "minutes": 20}],
    "prizes": {"currency": "EUR", "entry": 2500, "bounty": 500, "rebuy": 2500, "add_on": 1500},
}  # fmt: skip
AT = [(code, size, text) for code in i18n.LANGUAGES for size, text in (((800, 1280), 1.0), ((1280, 800), 1.3))]
"""Language, size of the window in px, size of the letters."""


def evening(book: Path) -> Session:
    """Eight players, Felix and Dieter with far more chips; nothing is dealt yet."""
    session = Session.start(SqliteStore(book), TABLE)
    assert isinstance(session, Session)
    for seat, name in enumerate(NAMES, 1):
        do(session, c.Sit(seat=seat, player=name, stack={4: 18_600, 6: 21_400}.get(seat, 5_000)))
    do(session, c.Button(seat=1))
    return session


def knocked_out(session: Session, *spared: int) -> None:
    """All but `spared` go all-in against Felix, who wins every pot."""
    do(session, c.Deal())
    while session.state.hand is not None and session.state.hand.turn is not None:
        do(session, c.Act("fold" if session.state.hand.turn.seat in spared else "all_in"))
    assert session.state.hand is not None
    others = tuple(seat for seat, dealt in enumerate(session.state.hand.seats, 1) if dealt and dealt.live and seat != 6)
    do(session, c.Award(ranking=((6,), others)))


class Seen:
    """Shows a window at a size, and says what is wrong with its words."""

    def __init__(self, qtbot: QtBot, size: tuple[int, int], text: float) -> None:
        self.qtbot, self.size, self.text = qtbot, size, text

    def look(self) -> Look:
        return Look(load(), fit(*self.size), self.text)

    def table(self, session: Session) -> TableWindow:
        """The table, as it is."""
        bridge = Bridge(session, lambda: 300)
        window = TableWindow(bridge, load())
        bridge.setParent(window)
        window.view.motion = False
        window.view.text_size = self.text
        self.show(window)
        window.view.restyle()
        return window

    def show(self, window: QWidget) -> None:
        self.qtbot.addWidget(window)
        window.resize(*self.size)
        window.show()

    def wrong(self, window: QWidget) -> list[str]:
        """What is cut or lies on something else."""
        painted = painted_on(window)
        assert len(painted) > 20
        return [*clipped(painted, NAMES), *faults(window, painted)]


@pytest.fixture
def seen(qtbot: QtBot, request: pytest.FixtureRequest) -> Seen:
    _, size, text = request.getfixturevalue("at")
    return Seen(qtbot, size, text)


@pytest.fixture(params=AT, ids=lambda at: f"{at[0]}-{at[1][0]}x{at[1][1]}-{at[2]}")
def at(request: pytest.FixtureRequest) -> tuple[str, tuple[int, int], float]:
    code, size, text = request.param
    return code, size, text


def test_the_split_of_two_who_are_left(seen: Seen, at: tuple[str, tuple[int, int], float], tmp_path: Path) -> None:
    session = evening(tmp_path / "book.db")
    knocked_out(session, 4)
    with speaking(at[0]):
        window = seen.table(session)
        for way in (None, "icm", "chips", "equal"):
            window.open(OpenSplitMenu(way))
            assert seen.wrong(window) == []


def test_the_recap_of_an_ended_tournament(seen: Seen, at: tuple[str, tuple[int, int], float], tmp_path: Path) -> None:
    session = evening(tmp_path / "book.db")
    do(session, c.Deal(), c.Misdeal())
    knocked_out(session, 4)
    do(session, c.SplitPrizes(way="icm"), c.End())
    with speaking(at[0]):
        look = seen.look()
        page = RecapPage(look)
        seen.show(page)
        page.set_look(look)
        page.show_recap(shown(report_of(build(session))))
        assert page.places.isVisible()
        assert seen.wrong(page) == []
        page.settle.turn.tapped.emit() if page.settle.isVisible() else page.places.turn.tapped.emit()
        assert page.settle.isVisible()
        assert seen.wrong(page) == []


def test_the_first_evening_of_a_month(seen: Seen, at: tuple[str, tuple[int, int], float], tmp_path: Path) -> None:
    session = evening(tmp_path / "book.db")
    knocked_out(session, 4)
    knocked_out(session)
    do(session, c.End())
    assert isinstance(session.store, SqliteStore)
    keep_sums(session.store, [sum_up(session.store, session.id)])
    with speaking(at[0]):
        look = seen.look()
        page = page_of(session.store, look, None)
        seen.show(page)
        page.set_look(look)
        assert "Felix" in {text.words for text in painted_on(page)}
        assert seen.wrong(page) == []


def test_the_level_and_its_time_are_in_sight_between_hands(
    seen: Seen, at: tuple[str, tuple[int, int], float], tmp_path: Path
) -> None:
    session = evening(tmp_path / "book.db")
    knocked_out(session, 4)
    with speaking(at[0]):
        window = seen.table(session)
        assert "min" in window.view.strip.strip.pills[0].words
        painted = painted_on(window)
        assert window.view.strip.strip.pills[0].words in {text.words for text in painted}
        assert [*clipped(painted, NAMES), *faults(window, painted)] == []


def test_a_name_of_the_short_log_keeps_three_letters(
    seen: Seen, at: tuple[str, tuple[int, int], float], tmp_path: Path
) -> None:
    """Several pots leave the log four rows: a sentence has one line there."""
    session = evening(tmp_path / "book.db")
    do(session, c.Count(seat=2, stack=4_900), c.Count(seat=3, stack=4_800), c.Deal())
    while session.state.hand is not None and session.state.hand.turn is not None:
        do(session, c.Act("all_in" if session.state.hand.turn.seat in (1, 2, 3) else "fold"))
    with speaking(at[0]):
        window = seen.table(session)
        window.view.bar.go.tap()
        assert window.view.column.awards
        rows = [words for row in window.view.column.log.rows() for words in row.words]
        assert any("all-in" in words.lower() or "tapis" in words for words in rows)
        assert not [words for words in rows if re.match(r"\w{1,2}\u2026", words)]
        assert seen.wrong(window) == []


def test_a_line_that_no_longer_fits_has_room_for_why(seen: Seen, at: tuple[str, tuple[int, int], float]) -> None:
    with speaking(at[0]):
        beyond = in_words(refuse("amount", "over", "NL-1", kind="raise", to=20_200, most=20_125).refusal)
        row = ChangeRow(seen.look(), Misfit("Dieter erhöht auf 20.200, all-in", beyond))
        seen.qtbot.addWidget(row)
        wide, scale = 296.0, row.look.scale
        row.resize(round(wide * scale), round(row.high(wide) * scale))
        painted = painted_on(row)
        assert len(painted) >= 2
        assert [*clipped(painted, NAMES), *faults(row, painted)] == []
