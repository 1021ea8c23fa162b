"""Players and seasons in the window: who won and lost, who is who, compared, saved."""

from csv import DictReader
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.app import App
from desktop.lifetime import wording
from desktop.lifetime.accounts import AccountsPage
from desktop.lifetime.keys import PeopleKey, say_bar
from desktop.lifetime.page import PlayersPage
from desktop.lifetime.season import ORDERS, SeasonFilters
from desktop.preferences.device_files import saved_in
from desktop.preferences.key_ring import KeyRing, file
from desktop.replay.control import ReplayControl
from desktop.replay.page import ReplayPage
from desktop.words.i18n import LANGUAGES, VARIABLE
from desktop.words.i18n import language as spoken
from engine.journal.register import register
from engine.journal.sqlite import SqliteStore
from engine.lifetime.evenings import kept_sums
from tests.desktop.opened_app import opened
from tests.desktop.pdf_text import text
from tests.desktop.rows import click_row
from tests.desktop.seasons import SECOND_NAME, evening, season
from tests.desktop.speaking import speaking
from tests.desktop.spying import clipped, faults, painted_on

EVENINGS = 6
SIZES = ((1024, 600), (1280, 800), (1920, 1080), (800, 1280), (3840, 2160))


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("season") / "book.db"
    with SqliteStore(path) as store:
        store.db.execute("PRAGMA synchronous = OFF")
        season(store, EVENINGS)
        evening(store, EVENINGS, money=None)
    return path


def shown(qtbot: QtBot, store: SqliteStore, size: tuple[int, int] = (1280, 800)) -> tuple[App, PlayersPage]:
    """The page as it is opened from the setup page, once all evenings are summed up."""
    app = opened(qtbot, store, size)
    assert app.setup is not None
    app.setup.quick["evenings"].tap()
    assert app.evenings is not None
    app.evenings.bar["players"].tap()
    assert app.beginning.players is not None
    page = app.beginning.players.page
    qtbot.waitUntil(lambda: bool(page.board.standings))
    assert app.shown is page
    return app, page


def nets(page: PlayersPage) -> dict[str, int]:
    return {standing.person: standing.net for standing in page.board.standings}


def choose(page: PlayersPage | AccountsPage, words: str) -> None:
    """Tap one of what is offered in place of the list."""
    options = page.list.options
    assert page.list.choosing
    at = next(at for at, option in enumerate(options.records.records) if option.words == words)
    options.view.scrollTo(options.records.index(at))
    click_row(options, at)


def test_everybody_of_the_season_is_listed_with_what_adds_up_to_nothing(qtbot: QtBot, store: SqliteStore) -> None:
    app, page = shown(qtbot, store)
    assert page.board.unit == "USD", "the currency of most evenings; others are never added"
    assert sum(nets(page).values()) == 0
    assert page.name == page.board.standings[0].person
    assert set(kept_sums(store)) == set(range(1, EVENINGS + 2)), "summed up once, for the next time"
    page.keys["money"].tap()
    choose(page, "chips")
    assert len(page.board.season) == 1
    assert sum(nets(page).values()) == 0
    app.leave()


def test_two_names_become_one_person_and_two_again(qtbot: QtBot, store: SqliteStore) -> None:
    app, page = shown(qtbot, store)
    before = nets(page)
    page.show_player("Maya")
    page.bar["merge"].tap()
    choose(page, SECOND_NAME)
    assert nets(page) == before, "both are shown first"
    assert page.bar["go"].words == f"{SECOND_NAME} is Maya"
    page.bar["go"].tap()
    assert nets(page)["Maya"] == before["Maya"] + before[SECOND_NAME]
    assert SECOND_NAME not in nets(page)
    assert page.name == "Maya"
    assert SECOND_NAME in page.person.figures.hint
    page.bar["names"].tap()
    choose(page, f"Part {SECOND_NAME}")
    assert nets(page) == before
    app.leave()


def test_where_the_floor_keeps_a_pin_nobody_becomes_another_without_it(qtbot: QtBot, store: SqliteStore) -> None:
    KeyRing(file()).add("Kim", "2468")
    app, page = shown(qtbot, store)
    page.show_player("Maya")
    page.join(SECOND_NAME)
    for digits in ("1111", "2468"):
        assert register(store).called(SECOND_NAME) == SECOND_NAME
        if app.guard.layer is None:
            page.bar["go"].tap()
        assert app.guard.layer is not None
        for digit in (*digits, "go"):
            app.guard.layer.pad.press(digit)
    assert app.guard.layer is None
    assert register(store).called(SECOND_NAME) == "Maya"
    assert SECOND_NAME not in nets(page)
    app.leave()


def test_escape_leaves_two_that_were_to_be_one_as_they_are(qtbot: QtBot, store: SqliteStore) -> None:
    app, page = shown(qtbot, store)
    page.show_player("Maya")
    page.join(SECOND_NAME)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert not page.joining
    assert register(store).called(SECOND_NAME) == SECOND_NAME
    assert app.shown is page
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert app.shown is app.evenings
    app.leave()


def test_names_notes_and_colour_are_written_and_a_name_of_another_is_refused(qtbot: QtBot, store: SqliteStore) -> None:
    app, page = shown(qtbot, store)

    def write(way: str, words: str) -> None:
        page.bar["names"].tap()
        choose(page, way)
        assert page.sheet is not None
        page.sheet.name.setText(words)
        page.sheet.confirm()

    page.show_player("Theo")
    write("One more name", "Teddy")
    write("Notes", "brings the chips")
    page.bar["names"].tap()
    choose(page, "Colour")
    choose(page, "teal")
    write("Shown as Theo", "Omar")
    assert "merge the two" in page.strip.about
    write("Shown as Theo", "Theodor")
    person = register(store).person("teddy")
    assert person is not None
    assert (person.name, person.record.notes, person.record.colour) == ("Theodor", "brings the chips", "#1c8c94")
    assert page.name == "Theodor"
    assert "Theodor" in nets(page)
    app.leave()


def test_notes_say_whose_they_are_and_are_not_lost_to_another_player(qtbot: QtBot, store: SqliteStore) -> None:
    """What was typed for the one was written down while the page showed the other."""
    app, page = shown(qtbot, store)
    people = [standing.person for standing in page.board.standings]

    def pad() -> None:
        page.show_player(people[0])
        page.bar["names"].tap()
        choose(page, "Notes")

    pad()
    assert page.sheet is not None
    title = f"Notes of {people[0]}"
    assert page.sheet.title == title
    click_row(page.list.pane, 1)
    assert (page.sheet, page.name) == (None, people[1]), "nothing was typed"
    pad()
    QTest.keyClicks(page.sheet.name, "brings the chips")
    click_row(page.list.pane, 1)
    page.bar["names"].tap()
    assert (page.sheet.title, page.sheet.name.text(), page.name) == (title, "brings the chips", people[0])
    assert page.strip.about == f"First confirm or close “{title}”: what is typed there would be lost."
    page.sheet.confirm()
    click_row(page.list.pane, 1)
    assert page.name == people[1]
    noted = register(store).person(people[0])
    assert noted is not None
    assert noted.record.notes == "brings the chips"
    app.leave()


def test_the_key_that_writes_down_a_long_text_cuts_it_at_its_edge(qtbot: QtBot, store: SqliteStore) -> None:
    app, page = shown(qtbot, store)
    page.bar["names"].tap()
    choose(page, "Notes")
    assert page.sheet is not None
    page.sheet.name.setText("brings the chips and the cards, leaves early on Sundays, drinks no coffee after nine")
    texts = painted_on(page.sheet.go)
    assert "Write down" in [painted.words for painted in texts]
    assert [painted.words for painted in texts if painted.words.startswith("brings") and painted.words.endswith("…")]
    assert not [painted.words for painted in texts if painted.cut or painted.over_its_box]
    page.sheet.name.setText("brings chips")
    assert "brings chips" in [painted.words for painted in painted_on(page.sheet.go)]
    app.leave()


def test_a_letter_or_two_find_somebody_by_another_name_too(qtbot: QtBot, store: SqliteStore) -> None:
    app, page = shown(qtbot, store)
    page.show_player("Maya")
    page.join(SECOND_NAME)
    page.bar["go"].tap()
    page.setFocus()
    QTest.keyClicks(page, "k")
    listed = [record[1].person for record in page.list.pane.records.records]
    assert sorted(listed) == ["Kofi", "Maya"], "Maya K. is Maya"
    assert page.sheet is not None
    page.sheet.name.setText("kof")
    page.sheet.confirm()
    assert page.name == "Kofi"
    app.leave()


def test_filters_narrow_what_counts(qtbot: QtBot, store: SqliteStore) -> None:
    app, page = shown(qtbot, store)
    for key, words, count in (("season", "Feb 2026", 2), ("season", "2026", EVENINGS), ("tag", "Club", EVENINGS // 2)):
        page.keys[key].tap()
        choose(page, words)
        assert len(page.board.season) == count, words
        assert page.keys[key].chosen
    page.keys["tag"].tap()
    choose(page, "Any tag")
    page.keys["counts"].tap()
    choose(page, "best 3")
    for standing in page.board.standings:
        best = sorted((result.net for _, result in standing.evenings), reverse=True)[:3]
        assert standing.net == sum(best)
    page.keys["order"].tap()
    choose(page, "by evenings")
    counts = [len(standing.evenings) for standing in page.board.standings]
    assert counts == sorted(counts, reverse=True)
    page.keys["season"].tap()
    choose(page, "Other days")
    assert page.sheet is not None
    page.sheet.name.setText("2026-01-15 to 2026-01-22")
    page.sheet.confirm()
    assert len(page.board.season) == 2
    app.leave()


def test_the_figures_are_those_of_the_engine_and_lead_to_their_evenings(qtbot: QtBot, store: SqliteStore) -> None:
    app, page = shown(qtbot, store)
    standing = page.board.standings[0]
    values = {title: value for title, value, _ in wording.figures(standing)}
    assert values["Result"] == f"+{standing.net / 100:.2f}"
    assert values["Hours"] == str(round(standing.seconds / 3600))
    assert values["Evenings won"].endswith(f" of {len(standing.evenings)}")
    best = next(key for key in page.person.figures.keys if key.figure[0] == "Best evening")
    best.tap()
    assert app.recap is not None
    assert app.recap.session is not None
    assert app.recap.session.id == standing.best[0].session
    app.recap.left.emit(True)
    assert app.shown is page, "the way back leads to where it was opened"
    plot, season = page.person.chart.plot(), page.board.season
    last = QPointF(plot.right(), plot.center().y()) * page.look.scale
    QTest.mouseClick(page.person.chart, Qt.MouseButton.LeftButton, pos=last.toPoint())
    assert app.recap.session.id == season[-1].session
    app.leave()


def test_a_pot_asks_for_its_hand_and_company_is_compared(qtbot: QtBot, store: SqliteStore) -> None:
    app, page = shown(qtbot, store)
    pot = page.board.standings[0].pots[0]
    with qtbot.waitSignal(page.replay) as asked:
        click_row(page.person.pots.pane, 0)
    assert asked.args == [pot.session, pot.hand]
    replayed = app.shown
    assert isinstance(replayed, ReplayPage)
    control = replayed.findChild(ReplayControl)
    assert control is not None
    assert control.film is not None
    assert (control.film.session, control.film.hand) == (pot.session, pot.hand), "a name, then the pot: two taps"
    QTest.keyClick(replayed, Qt.Key.Key_Escape)
    assert app.shown is page
    other = page.person.company.pane.records.records[0].person
    click_row(page.person.company.pane, 0)
    assert page.other == other
    assert [name for name, _ in page.person.chart.drawn.lines] == [page.name, other]
    assert page.person.chart.drawn.lines[0][1][-1] == page.board.standings[0].net
    assert all(low <= high for low, high in page.person.chart.drawn.band)
    app.leave()


def test_the_table_is_saved_for_a_spreadsheet_a_browser_and_on_paper(qtbot: QtBot, store: SqliteStore) -> None:
    app, page = shown(qtbot, store)
    for kind in ("Table (CSV)", "Page for a browser (HTML)", "Paper (PDF)"):
        page.bar["save"].tap()
        choose(page, kind)
        assert "Saved as Season All time" in page.strip.about
    folder = saved_in()
    with (folder / "Season All time.csv").open() as file:
        rows = {row["person"]: round(float(row["net"]) * 100) for row in DictReader(file)}
    assert rows == nets(page)
    html, paper = (folder / "Season All time.html").read_text(), text(folder / "Season All time.pdf")
    for name, net in nets(page).items():
        assert f">{name}</td>" in html
        assert f">{wording.net_words(net, 'USD')}</td>" in html
        assert name.split()[0] in paper
    assert "http" not in html
    app.leave()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_clipped_at_any_size_in_any_language(
    qtbot: QtBot, store: SqliteStore, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], language: str
) -> None:
    monkeypatch.setenv(VARIABLE, language)
    with speaking(language):
        app = opened(qtbot, store, size)
        app.choice_store.change(theme=("dark", "light", "high_contrast")[len(language + str(size)) % 3])
        app.beginning.open_players()
        assert app.beginning.players is not None
        page = app.beginning.players.page
        qtbot.waitUntil(lambda: bool(page.board.standings))
        keys = []
        for order in ORDERS:
            page.filter(SeasonFilters(order=order, best=10))
            keys += painted_on(page.list)
        page.filter(SeasonFilters())
        page.compare(page.board.standings[-1].person)
        texts = painted_on(page)
        assert spoken().code == language
        assert (clipped(keys + texts, nets(page)), faults(page, texts)) == ([], [])
        app.leave()


LONG = "Wolfgang Amadeus Maximilian von und zu Hohenlohe-Langenburg"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_a_long_name_is_cut_on_the_keys_and_nothing_else_is(
    qtbot: QtBot, store: SqliteStore, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], language: str
) -> None:
    monkeypatch.setenv(VARIABLE, language)
    with speaking(language):
        app, page = shown(qtbot, store, size)
        for joined in ("", f"{LONG} II"):
            say_bar(page.bar, LONG, joined, page.board)
            texts = [text for key in page.bar.values() for text in painted_on(key)]
            assert (clipped(texts, [LONG, f"{LONG} II"]), faults(page, texts)) == ([], [])
            words = {key: [text.words for text in painted_on(page.bar[key])] for key in page.bar}
            assert any("Wol" in each for each in words[PeopleKey.FORGET]), words
        app.leave()
