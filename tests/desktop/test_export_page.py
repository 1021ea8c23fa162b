"""Hands saved for other programs, and files of theirs taken in, by the page of all evenings."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.app import App
from desktop.keeping.export_page import ExportPage
from desktop.preferences.device_files import saved_in
from desktop.words import i18n, languages
from desktop.words.say import say
from engine.exports.formats import FORMATS
from engine.journal.sqlite import SqliteStore
from engine.session import Session
from tests.desktop.spying import clipped, faults, painted_on
from tests.desktop.test_travel_page import LONG, choose, page_of
from tests.engine.journal.evening import do

STRADDLED = {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 3, "straddle": {"allow": "any"}}


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    """An evening of two hands that is over, one of them with a straddle."""
    with SqliteStore(tmp_path / "book.db") as made:
        session = Session.start(made, STRADDLED)
        assert isinstance(session, Session)
        for seat, name in enumerate(("Ann", "Ben", "Cleo"), 1):
            do(session, {"do": "sit", "seat": seat, "player": name, "stack": 100})
        for before in ([{"do": "button", "seat": 3}], [{"do": "straddle", "seat": 1, "to": 4}]):
            for line in (*before, {"do": "deal"}, {"do": "act", "action": "fold"}, {"do": "act", "action": "fold"}):
                do(session, line)
        do(session, {"do": "end"})
        yield made


def export_page(qtbot: QtBot, store: SqliteStore) -> tuple[App, ExportPage]:
    """The page of the newest evening, by taps."""
    app, travel = page_of(qtbot, store)
    assert not travel.keys["hands"].isVisible(), "nothing is chosen yet"
    choose(travel, 0)
    travel.keys["hands"].tap()
    page = app.shown
    assert isinstance(page, ExportPage)
    looked(qtbot, page)
    return app, page


def looked(qtbot: QtBot, page: ExportPage) -> None:
    """The hands were looked at."""
    qtbot.waitUntil(lambda: page.made is not None, timeout=LONG)


def test_what_stays_out_is_said_before_anything_is_saved(qtbot: QtBot, store: SqliteStore, tmp_path: Path) -> None:
    app, page = export_page(qtbot, store)
    assert page.message.title == "The file will hold 2 hands"
    assert page.message.lines == ("Nothing is left out.",)
    page.keys["format"].tap()
    looked(qtbot, page)
    assert page.message.title == "The file will hold 1 hand"
    assert page.message.lines == ("1 hand is left out:", "1 \u00d7 PokerStars' text has no word for a straddle")
    assert page.keys["save"].words == "Save 1 hand"
    assert not list(tmp_path.glob("*.txt"))
    page.keys["format"].tap()
    looked(qtbot, page)
    assert (page.keys["hero"].isVisible(), page.keys["hero"].barred) == (True, True), "PHH knows no seat"
    for _ in range(len(FORMATS) - 1):  # round to the one that leaves a hand out
        page.keys["format"].tap()
        looked(qtbot, page)
    asked: list[Path] = []
    page.ask_out = lambda start: asked.append(start) or str(tmp_path / start.name)  # type: ignore[func-returns-value,method-assign]
    page.keys["save"].tap()
    assert asked == [saved_in() / "book-1.txt"], "where everything else is saved, not beside the book"
    assert page.message.title == "The hands are saved as book-1.txt"
    assert (tmp_path / "book-1.txt").read_text(encoding="utf-8").startswith("PokerStars Hand #")
    page.escape()
    assert app.shown is not page
    app.leave()


def test_every_format_is_offered_by_its_name_and_saved_with_its_ending(
    qtbot: QtBot, store: SqliteStore, tmp_path: Path
) -> None:
    app, page = export_page(qtbot, store)
    page.ask_out = lambda start: str(tmp_path / start.name)  # type: ignore[method-assign]
    for kind, about in FORMATS.items():
        looked(qtbot, page)
        assert page.keys["format"].words == say(f"exporting.{kind}")
        assert page.keys["hero"].barred is not about.hero
        page.keys["save"].tap()
        assert page.message.title == f"The hands are saved as book-1.{about.ending}"
        page.keys["format"].tap()
    looked(qtbot, page)
    assert page.wanted.kind == next(iter(FORMATS)), "after the last the first"
    app.leave()


def test_a_hero_and_other_names_are_chosen(qtbot: QtBot, store: SqliteStore, tmp_path: Path) -> None:
    app, page = export_page(qtbot, store)
    page.keys["hero"].tap()
    assert page.keys["hero"].words == "Seat of Ann"
    looked(qtbot, page)
    for _ in range(2):
        page.keys["names"].tap()
        looked(qtbot, page)
    assert page.keys["names"].words == "P1, P2, P3"
    page.ask_out = lambda start: str(tmp_path / start.name)  # type: ignore[method-assign]
    page.keys["save"].tap()
    text = (tmp_path / "book-1.ohh").read_text(encoding="utf-8")
    hand = json.loads(text.split("\n\n")[0])["ohh"]
    assert hand["hero_player_id"] == next(row["id"] for row in hand["players"] if row["seat"] == 1)
    assert not {"Ann", "Ben", "Cleo"} & {row["name"] for row in hand["players"]}
    app.leave()


def test_a_file_of_another_program_is_taken_in_or_says_its_line(
    qtbot: QtBot, store: SqliteStore, tmp_path: Path
) -> None:
    app, page = page_of(qtbot, store)
    table = tmp_path / "table.csv"
    table.write_text("date,name,buy_in,cash_out\n2026-05-01,Ann,20,0\n2026-05-01,Bo,20,forty\n")
    page.ask_other = lambda: str(table)  # type: ignore[method-assign]
    page.keys["other"].tap()
    qtbot.waitUntil(lambda: page.message.title == "Nothing was taken in", timeout=LONG)
    assert page.message.lines == ("Line 3: forty is no amount",)
    assert len(store.sessions()) == 1
    table.write_text(table.read_text().replace("forty", "40"))
    page.keys["other"].tap()
    qtbot.waitUntil(lambda: page.message.title == "1 evening is in the file", timeout=LONG)
    page.keys["paid"].tap()
    qtbot.waitUntil(lambda: page.message.title == "1 evening is new in the book", timeout=LONG)
    assert len(app.books.open().sessions()) == 2
    app.leave()


@pytest.mark.parametrize("size", [(1024, 600), (800, 1280), (1920, 1080)])
@pytest.mark.parametrize("code", list(i18n.LANGUAGES))
def test_the_page_is_whole_in_every_language_and_size(
    qtbot: QtBot, store: SqliteStore, size: tuple[int, int], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(i18n.VARIABLE, code)
    try:
        app, page = export_page(qtbot, store)
        app.resize(*size)
        page.keys["format"].tap()
        looked(qtbot, page)
        page.keys["hero"].tap()
        looked(qtbot, page)
        painted = painted_on(page)
        assert not faults(page, painted)
        assert not clipped(painted, [])
        app.leave()
    finally:
        languages.speak("en")
