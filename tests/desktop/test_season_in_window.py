"""A season of 40 evenings in the window: the page of players and its page for a browser say the sums made by hand.

Figures are read back as somebody reads them: the text that stands there, money as the language writes it.
"""

import re
from collections.abc import Iterator
from csv import DictReader
from decimal import Decimal
from html.parser import HTMLParser
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from desktop.app import App
from desktop.lifetime import wording
from desktop.lifetime.page import PlayersPage
from desktop.lifetime.season import SeasonFilters
from desktop.preferences.device_files import saved_in
from desktop.words.i18n import LANGUAGES, VARIABLE
from desktop.words.say import say
from engine.journal.sqlite import SqliteStore
from engine.lifetime.evenings import sum_up
from tests.desktop.opened_app import opened
from tests.desktop.rows import row_box
from tests.desktop.speaking import speaking
from tests.desktop.spying import painted_on
from tests.desktop.test_players_page import choose
from tests.engine.lifetime.season import EVENINGS, PEOPLE, SECOND_NAMES, person, season

MARKS = {code: (each.thousands, each.decimal) for code, each in LANGUAGES.items()}
"""What a language writes between thousands, and before cents."""


def cents(words: str, language: str) -> int:
    """The amount that is written there: "+1,234.50" is 123450."""
    thousands, decimal = (re.escape(mark) for mark in MARKS[language])
    written = re.fullmatch(rf"([+\u2212]?)(\d{{1,3}}(?:{thousands}\d{{3}})*){decimal}(\d\d)", words)
    assert written is not None, words
    sign, units, rest = written.groups()
    amount = int(re.sub(r"\D", "", units) + rest)
    assert bool(sign) == bool(amount), words
    return -amount if sign == "\u2212" else amount


class Tables(HTMLParser):
    """The texts of every table of a page: tables of rows of cells."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tables: list[list[list[str]]] = []
        self.in_cell = False
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: object) -> None:
        """A table, row or cell begins."""
        self.in_cell = tag in ("th", "td")
        if tag == "table":
            self.tables.append([])
        elif tag == "tr":
            self.tables[-1].append([])
        elif self.in_cell:
            self.tables[-1][-1].append("")

    def handle_endtag(self, tag: str) -> None:
        """What follows is no text of a cell."""
        self.in_cell = False

    def handle_data(self, data: str) -> None:
        """Text of the cell that began last."""
        if self.in_cell:
            self.tables[-1][-1][-1] += data


def column(table: list[list[str]], heading: str) -> list[str]:
    """What stands below a heading."""
    at = table[0].index(heading)
    return [row[at] for row in table[1:]]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, int]]:
    path = tmp_path_factory.mktemp("season") / "book.db"
    with SqliteStore(path) as store:
        store.db.execute("PRAGMA synchronous = OFF")
        _, net = season(store)
    return path, net


@pytest.fixture
def store(made: tuple[Path, dict[str, int]]) -> Iterator[SqliteStore]:
    """The book; what one test merges or sums up, the others find as it was."""
    path, _ = made
    copy = path.with_name("copy.db")
    copy.write_bytes(path.read_bytes())
    with SqliteStore(copy) as opened:
        yield opened
    copy.unlink()


@pytest.fixture(params=MARKS)
def language(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Everything is said in it, whatever the window chooses."""
    monkeypatch.setenv(VARIABLE, request.param)
    with speaking(request.param):
        yield request.param


def players(qtbot: QtBot, store: SqliteStore) -> tuple[App, PlayersPage]:
    """The page of players, once all evenings are summed up."""
    app = opened(qtbot, store)
    app.beginning.open_players()
    assert app.beginning.players is not None
    page = app.beginning.players.page
    qtbot.waitUntil(lambda: bool(page.board.standings))
    return app, page


def merge_all(page: PlayersPage) -> None:
    """Each second name becomes one person with the first, by taps."""
    for other, name in SECOND_NAMES.items():
        page.show_player(name)
        page.bar["merge"].tap()
        choose(page, other)
        page.bar["go"].tap()


def listed(page: PlayersPage) -> list[list[str]]:
    """The lines of the list as they are painted, from the left to the right: place, name, evenings, result."""
    lines: dict[int, list[str]] = {}
    pane, view = page.list.pane, page.list.pane.view
    view.verticalScrollBar().setValue(0)
    while len(lines) < len(pane.records.records):
        painted = painted_on(view)
        for at in view.seen():
            inside = [text for text in painted if QRectF(row_box(pane, at)).contains(text.rect.center())]
            lines[at] = [text.words for text in sorted(inside, key=lambda text: text.rect.left())]
        view.verticalScrollBar().setValue(view.verticalScrollBar().value() + len(view.seen()))
    return [lines[at] for at in sorted(lines)]


def figure(page: PlayersPage, title: str) -> str:
    """What is painted below a title among the figures of the player who is looked at."""
    painted = painted_on(page.person.figures)
    [box] = [text.widget for text in painted if text.words == title and text.widget in page.person.figures.keys]
    [value] = [text.words for text in painted if text.widget is box and text.words != title]
    return value


def test_the_page_of_players_says_the_sums_made_by_hand(
    qtbot: QtBot, store: SqliteStore, made: tuple[Path, dict[str, int]], language: str
) -> None:
    app, page = players(qtbot, store)
    _, net = made
    apart = {name: cents(result, language) for _, name, _, result in listed(page)}
    assert set(apart) == {*PEOPLE, *SECOND_NAMES}
    merge_all(page)
    lines = listed(page)
    assert [place for place, *_ in lines] == [str(place) for place in range(1, len(PEOPLE) + 1)]
    assert sum(int(evenings) for _, _, evenings, _ in lines) == 4 * EVENINGS
    assert [(name, cents(result, language)) for _, name, _, result in lines] == by_result(net)
    for other, name in SECOND_NAMES.items():
        assert apart[name] + apart[other] == net[name]
    results = {}
    for name in net:
        page.show_player(name)
        results[name] = cents(figure(page, say("people.result")), language)
    assert results == net
    app.leave()


def test_the_page_for_a_browser_says_the_sums_made_by_hand(
    qtbot: QtBot, store: SqliteStore, made: tuple[Path, dict[str, int]], language: str
) -> None:
    app, page = players(qtbot, store)
    _, net = made
    merge_all(page)
    page.show_player("Bo")
    page.bar["save"].tap()
    choose(page, say("people.html"))
    path = saved_in() / f"{say('people.season')} {say('people.all_time')}.html"
    assert path.name in page.strip.about
    season, of_bo = Tables(path.read_text("utf-8")).tables
    results = [cents(words, language) for words in column(season, say("people.head_net"))]
    names = column(season, say("people.head_person"))
    assert list(zip(names, results, strict=True)) == by_result(net)
    assert sum(int(count) for count in column(season, say("people.head_evenings"))) == 4 * EVENINGS
    assert {*column(season, say("people.head_unit"))} == {"EUR"}
    assert sum(cents(words, language) for words in column(of_bo, say("people.result"))) == net["Bo"]
    app.leave()


def test_the_table_for_a_spreadsheet_says_the_sums_made_by_hand(
    qtbot: QtBot, store: SqliteStore, made: tuple[Path, dict[str, int]], language: str
) -> None:
    app, page = players(qtbot, store)
    _, net = made
    merge_all(page)
    page.bar["save"].tap()
    choose(page, say("people.csv"))
    path = saved_in() / f"{say('people.season')} {say('people.all_time')}.csv"
    english = language == "en"
    separator, decimal = (",", ".") if MARKS[language][1] == "." else (";", ",")
    person, result = ("person", "net") if english else (say("people.head_person"), say("people.head_net"))
    with path.open(encoding="utf-8", newline="") as file:
        rows = {line[person]: line[result] for line in DictReader(file, delimiter=separator)}
    assert {name: round(Decimal(words.replace(decimal, ".")) * 100) for name, words in rows.items()} == net
    app.leave()


def test_two_people_compared_and_the_best_evenings_of_each_are_those_made_by_hand(
    qtbot: QtBot, store: SqliteStore, made: tuple[Path, dict[str, int]]
) -> None:
    """Of the best ten evenings of everybody the page shows what the evenings of the book come to, one by one."""
    app, page = players(qtbot, store)
    _, net = made
    merge_all(page)
    page.show_player("Bo")
    page.compare("Dee")
    painted = [text.words for text in painted_on(page.person.figures)]
    for name in ("Bo", "Dee"):
        assert any(words.endswith(wording.net_words(net[name], "EUR")) for words in painted), name
    lines = page.person.chart.drawn.lines
    assert [(name, line[-1]) for name, line in lines] == [("Bo", net["Bo"]), ("Dee", net["Dee"])]
    page.filter(SeasonFilters(best=10))
    by_person: dict[str, list[int]] = {}
    for number in range(1, EVENINGS + 1):
        for result in sum_up(store, number).evening.results:
            by_person.setdefault(person(result.player), []).append(result.net)
    best = {name: sum(sorted(results, reverse=True)[:10]) for name, results in by_person.items()}
    assert {name: sum(results) for name, results in by_person.items()} == net
    assert [(name, cents(result, "en")) for _, name, _, result in listed(page)] == by_result(best)
    app.leave()


def by_result(net: dict[str, int]) -> list[tuple[str, int]]:
    """Who won the most first."""
    assert len({*net.values()}) == len(net)
    return sorted(net.items(), key=lambda pair: -pair[1])
