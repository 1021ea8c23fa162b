"""A tournament that is played for money: prizes on its places, payments behind a key, on paper, in files."""

import csv
import io
import re
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.commands import recap_text
from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.kit.theme import load
from desktop.recap import chat, paper, web
from desktop.recap.control import RecapControl
from desktop.recap.page import RecapPage
from desktop.recap.page_words import figures, shown
from desktop.recap.pdf import document
from desktop.recap.saving import HEADS
from desktop.words.phrases import ordinal
from engine.exports import csv as tables
from engine.journal.sqlite import SqliteStore
from engine.recap.build_report import report_of
from engine.recap.records import Recap
from engine.recap.sums import GameSum
from tests.desktop.in_each import FIRST
from tests.desktop.speaking import FOREIGN, speaking
from tests.engine.prizes.test_tournament import TABLE, played, recap, shove


@pytest.fixture
def split(tmp_path: Path) -> Recap:
    """A knocked out in hand 1 by B; B, C and D split what is left, and the game ends."""
    lines = ({"do": "split", "way": "icm", "first": 900}, {"do": "end"})
    return recap(played(tmp_path / "book.db", *shove(2), *lines))


def test_places_name_prizes_and_payments_stand_behind_a_key(qtbot: QtBot, split: Recap) -> None:
    fonts.install()
    look = Look(load(), fit(1280, 800))
    page = RecapPage(look)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.set_look(look)
    page.show_recap(shown(report_of(split)))
    page.show()
    assert page.places.isVisible()
    first = page.places.records.records[0]
    # 35.00 of 71.00 by chips, 9.00, two heads
    assert (first.won, first.paid, first.note) == ("€54.00", "paid €27.00", "with bounties €10.00")
    last = page.places.records.records[-1]
    assert (last.paid, last.note) == ("paid €27.00", "out in hand 1")
    qtbot.mouseClick(page.places.turn, Qt.MouseButton.LeftButton)
    assert page.settle.isVisible()
    assert not page.places.isVisible()
    paid = [card.amount for card in page.settle.cards()]
    assert paid
    assert all(amount.startswith("€") for amount in paid)
    qtbot.mouseClick(page.settle.turn, Qt.MouseButton.LeftButton)
    assert page.places.isVisible()


@pytest.mark.parametrize("code", FOREIGN)
def test_a_place_and_a_hand_are_counted_in_their_own_gender(split: Recap, code: str) -> None:
    """El puesto 1.º, la mano 1.ª; le joueur est 1er, la main est la 1re."""
    place, hand = FIRST[code]
    with speaking(code):
        assert shown(report_of(split)).places[0].place == place
        assert ordinal(1) == hand


def test_paper_chat_and_files_say_the_same_in_money(split: Recap) -> None:
    report, made = report_of(split), split.prizes
    assert made is not None
    written = paper.body(report, 500)
    assert any((figure.label, figure.value) == ("Prize pool", "€80.00") for figure in figures(report))
    rows = list(csv.DictReader(io.StringIO(tables.results(report))))
    for player, row in zip(made.players, rows, strict=True):
        assert row["player"] == player.name
        assert row["won_or_lost"] == f"{player.net / 100:.2f}"
        assert row["currency"] == "EUR"
        assert row["net"] == row["won_or_lost"]
        assert row["bought"] == row["paid"]
        assert row["cashed_out"] == f"{player.won / 100:.2f}"
        assert {row[name] for name in tables.CHIPS} == {""}
        assert f"{player.prize / 100:.2f}" in written
    assert [row["amount"] for row in csv.DictReader(io.StringIO(tables.payments(report)))] == [
        f"{payment.amount / 100:.2f}" for payment in split.settlement.payments
    ]
    for summary in (chat.summary(report), recap_text.summary(report)):
        assert summary.count("pays") == len(split.settlement.payments)
    assert HEADS.keys() >= rows[0].keys()
    assert "EUR" in recap_text.summary(report)
    chat_lines = chat.summary(report).splitlines()
    for player in made.players:
        line = next(line for line in chat_lines if f" {player.name}: " in line)
        assert line.endswith(f"won €{player.won / 100:.2f})")
    assert any(line.startswith("Prizes split: ") for line in chat_lines)


def test_paper_and_page_of_the_web_say_that_prizes_were_split_and_how(split: Recap) -> None:
    """The table has what everybody got in the end: of whom a part was kept for the first it has another sum."""
    assert split.prizes is not None
    report, parts = report_of(split), split.prizes.parts
    assert (sum(part for _, part in parts), split.prizes.kept) == (7100, 900)
    words = "Prizes split: " + ", ".join(f"{name} €{part / 100:.2f}" for name, part in parts)
    for written in (paper.body(report, 500), web.page(report)):
        assert f"{words}, €9.00 kept for the first" in written


def test_paper_and_page_of_the_web_show_the_same_columns_of_a_tournament(qapp: QApplication, tmp_path: Path) -> None:
    """What a player won less what they paid is what they get: no part of it is left out anywhere."""
    rebuy = {"do": "add_chips", "seat": 1, "amount": 1000}
    report = report_of(recap(played(tmp_path / "book.db", *shove(2), rebuy, *shove(2), {"do": "end"})))
    assert report.prizes is not None
    titles = ["Place", "Player", "Entries", "Rebuys", "Paid", "Prize", "Bounties", "Result"]
    printed = [line.strip() for line in document(report, 521.0).toPlainText().splitlines()]
    (table,) = re.findall(r"<table>(?:(?!</table>).)*>Rebuys<.*?</table>", web.page(report))
    rows = [re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", row) for row in table.split("<tr>")[1:]]
    assert rows[0] == titles
    assert titles == printed[printed.index("Entries") - 2 :][: len(titles)]
    for player, row in zip(report.prizes.players, rows[1:], strict=True):
        amounts = [f"€{amount / 100:.2f}" for amount in (player.paid, player.prize, player.bounties)]
        cells = [re.sub(r"<.*?>", "", cell) for cell in row]
        assert cells[1:-1] == [
            player.name,
            str(player.entries),
            str(player.rebuys),
            *amounts,
        ]
        start = printed.index(player.name, printed.index("Entries"))
        assert printed[start - 1 : start + len(cells) - 1] == cells
    assert {player.rebuys for player in report.prizes.players} == {0, 1}
    assert shown(report).places[0].paid.startswith("paid €")


def test_paper_web_and_summary_say_what_a_tournament_costs_and_where_that_goes(split: Recap) -> None:
    report = report_of(split)
    words = (
        "Entry €27.00 (€20.00 to the prize pool, €2.00 to the house, €5.00 bounty), rebuy €20.00 to the prize pool, "
        "add-on €10.00 to the prize pool, prize pool in all €80.00"
    )
    for written in (paper.body(report, 500), web.page(report), chat.summary(report)):
        assert words in written


def test_paper_of_a_tournament_has_no_rows_of_a_cash_game(tmp_path: Path) -> None:
    report = report_of(recap(played(tmp_path / "book.db", *shove(2))))
    assert not any(player.cashed for player in report.players)
    games = tuple(GameSum(title=None, name=name, hands=1, pots=2_000, biggest=2_000, taken=0) for name in ("a", "b"))
    report = replace(report, by_game=games)
    for written in (paper.body(report, 500), web.page(report)):
        assert "Cashed out" not in written
        assert "Rake and drop" not in written
        assert "B 2,000" not in written
        assert "B: 2,000" not in written, "the pot stands beside it"
    (pot,) = report.biggest
    shared = replace(pot, winners=(("Kid 77", 46), ("B", 54)), pot=100)
    for written in (paper.body(replace(report, biggest=(shared,)), 500), web.page(replace(report, biggest=(shared,)))):
        assert "Kid 77: 46, B: 54" in written
    raked = replace(pot, winners=(("B", 95),), pot=100, rake=5)
    assert "B: 95" in paper.body(replace(report, biggest=(raked,)), 500)


def test_the_recap_keeps_the_prizes_for_other_tools(qtbot: QtBot, tmp_path: Path) -> None:
    door = played(tmp_path / "book.db", *shove(2), {"do": "end"})
    assert door.session is not None
    store = door.session.store
    assert isinstance(store, SqliteStore)
    assert store.kept_prizes() == frozenset()
    control = RecapControl(RecapPage(Look(load(), fit(1280, 800))))
    qtbot.addWidget(control.page)
    control.open(door.session)
    assert store.kept_prizes() == {door.session.id}


@pytest.mark.parametrize(
    ("amounts", "words"),
    [
        ([5000, 4000], "the prize pool is less than the fixed prizes €50.00 / €40.00: paid from the first down"),
        ([4000, 3000], "€10.00 over the fixed prizes go to the first"),
        ([5000, 3000], ""),
    ],
)
def test_fixed_prizes_that_are_not_the_pool_say_who_gets_what(tmp_path: Path, amounts: list[int], words: str) -> None:
    """A second prize of 15 came to 11.50, and nothing said why."""
    prizes = {name: value for name, value in TABLE["prizes"].items() if name != "shares"}
    table = {**TABLE, "prizes": {**prizes, "amounts": amounts}}
    report = report_of(recap(played(tmp_path / "book.db", *shove(2), table=table)))
    assert report.prizes is not None
    assert report.prizes.pool == 8000
    assert shown(report).entries == ", ".join(filter(None, ("4 entries", words)))
    assert words in paper.body(report, 500)
