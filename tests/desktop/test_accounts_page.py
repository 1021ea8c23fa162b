"""Rake, drop, tips, time and kitty over evenings, as a page: sums, the evenings they come from, a table to save."""

from csv import DictReader
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.app import App
from desktop.lifetime.accounts import AccountsPage
from desktop.preferences.device_files import saved_in
from desktop.words.i18n import LANGUAGES, VARIABLE
from desktop.words.say import say
from engine.journal.evening_index import tag
from engine.journal.sqlite import SqliteStore
from engine.recap.build import build
from engine.session import Session
from tests.desktop.old_evenings.lists import evenings_of
from tests.desktop.opened_app import opened
from tests.desktop.rows import click_row
from tests.desktop.seasons import MONEY, evening
from tests.desktop.speaking import speaking
from tests.desktop.spying import clipped, faults, painted_on
from tests.desktop.test_players_page import choose
from tests.engine.journal.evening import do

SIZES = ((1024, 600), (1280, 800), (1920, 1080), (800, 1280))


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Four evenings in dollars with rake, kitty and tips, one in chips."""
    path = tmp_path_factory.mktemp("accounts") / "book.db"
    with SqliteStore(path) as store:
        store.db.execute("PRAGMA synchronous = OFF")
        for number in range(5):
            money = None if number == 4 else MONEY
            played = evening(store, number, ended=False, money=money, rake={"percent": 10, "cap": 4})
            stacks = {seat: player.stack for seat, player in enumerate(played.state.seats, 1) if player is not None}
            rich = max(stacks, key=lambda seat: stacks[seat])
            do(played, {"do": "take", "seat": rich, "amount": 3 + number, "for": "kitty"})
            do(played, {"do": "take", "seat": rich, "amount": 2, "for": "tip"})
            do(played, {"do": "end"})
        tag(store, 2, ["Cup"])
    return path


def shown(qtbot: QtBot, store: SqliteStore, size: tuple[int, int] = (1280, 800)) -> tuple[App, AccountsPage]:
    """The page, from the book of evenings by a tap, once all evenings are summed up."""
    app = opened(qtbot, store, size)
    evenings_of(app).bar["accounts"].tap()
    page = app.shown
    assert isinstance(page, AccountsPage)
    qtbot.waitUntil(lambda: bool(page.takings))
    return app, page


def sums(page: AccountsPage) -> dict[tuple[str, str], int]:
    return {(each.account, each.unit): each.amount for each in page.pane.records.records}


def test_accounts_are_what_the_recaps_took_by_unit(qtbot: QtBot, store: SqliteStore) -> None:
    app, page = shown(qtbot, store)
    recaps = [build(Session.resume(store, number)).balance for number in range(1, 6)]
    rake = sum(balance.rake for balance in recaps[:4]) * MONEY["minor_units"]
    assert rake
    assert sums(page) == {
        ("rake", "USD"): rake, ("kitty", "USD"): (3 + 4 + 5 + 6) * 25, ("tips", "USD"): 4 * 2 * 25,
        ("rake", ""): recaps[4].rake, ("kitty", ""): 7, ("tips", ""): 2,
    }  # fmt: skip
    painted = " ".join(text.words for text in painted_on(page.list))
    assert f"Rake  ${rake / 100:.2f}" in painted
    assert "Kitty  7 chips" in painted
    app.leave()


def test_an_account_lists_its_evenings_and_they_lead_to_their_recaps(qtbot: QtBot, store: SqliteStore) -> None:
    app, page = shown(qtbot, store)
    kitty = next(each for each in page.pane.records.records if (each.account, each.unit) == ("kitty", "USD"))
    page.list.chosen.emit(kitty)
    assert [(each.session, each.amount) for each in page.evenings.pane.records.records] == [
        (4, 150), (3, 125), (2, 100), (1, 75),
    ]  # fmt: skip
    click_row(page.evenings.pane, 0)
    assert app.recap is not None
    assert app.recap.session is not None
    assert app.recap.session.id == 4
    app.recap.left.emit(True)
    assert app.shown is page, "the way back leads to where it was opened"
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert app.shown is app.evenings
    app.leave()


def test_days_and_tags_narrow_and_the_table_has_what_is_shown(qtbot: QtBot, store: SqliteStore) -> None:
    app, page = shown(qtbot, store)
    page.keys["tag"].tap()
    choose(page, "Cup")
    assert {taking.session for taking in page.takings} == {2}
    assert sums(page)["kitty", "USD"] == 100
    page.bar["save"].tap()
    path = saved_in() / "Accounts All time, Cup.csv"
    assert path.name in page.strip.about
    with path.open(encoding="utf-8") as file:
        rows = {row["account"]: (row["session"], row["amount"], row["unit"]) for row in DictReader(file)}
    assert rows["kitty"] == ("2", "1.00", "USD")
    page.keys["season"].tap()
    choose(page, "2026")
    assert sums(page)["kitty", "USD"] == 100
    app.leave()


def test_a_book_in_which_nothing_was_taken_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    with SqliteStore(tmp_path / "book.db") as store:
        evening(store, 1)
        app = opened(qtbot, store)
        evenings_of(app).bar["accounts"].tap()
        page = app.shown
        assert isinstance(page, AccountsPage)
        qtbot.waitUntil(lambda: bool(page.book.sums))
        assert page.bar["save"].barred
        assert say("people.takings_none") in {text.words for text in painted_on(page.evenings)}
        app.leave()


def test_an_evening_that_cannot_be_read_is_not_left_out_unsaid(qtbot: QtBot, store: SqliteStore) -> None:
    store.db.execute("DROP TRIGGER steps_stay")
    store.db.execute("UPDATE steps SET at = at + 1 WHERE sequence = 1 AND session = 3")
    app, page = shown(qtbot, store)
    qtbot.waitUntil(lambda: page.book.unread == 1)
    assert page.strip.accessibleName().endswith("4 evenings left. 1 evening cannot be read and is left out")
    app.leave()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_clipped_at_any_size_in_any_language(
    qtbot: QtBot, store: SqliteStore, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], language: str
) -> None:
    monkeypatch.setenv(VARIABLE, language)
    with speaking(language):
        app, page = shown(qtbot, store, size)
        texts = painted_on(page)
        assert (clipped(texts, []), faults(page, texts)) == ([], [])
        app.leave()
