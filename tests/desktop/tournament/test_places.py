"""A tournament ends in places, on the recap and on paper; it talks of no money."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.commands import recap_text
from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.kit.theme import load
from desktop.recap import paper
from desktop.recap.chat import summary
from desktop.recap.intents import EndGame
from desktop.recap.page import RecapPage
from desktop.recap.page_words import shown
from desktop.recap.report_times import day
from desktop.recap.saving import folder_of
from desktop.words.recap_phrases import session_title
from engine import commands as c
from engine.exports import csv
from engine.journal.memory import MemoryStore
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.recap.game_titles import summary_of
from engine.session import Session
from tests.desktop.tournament.tables import all_in, do, places, tournament


def test_two_who_go_in_the_same_hand_are_placed_by_their_stacks() -> None:
    session = tournament((3000, 1000, 2000, 1000))
    assert {place for _, place in places(build(session))} == {0}, "before the first hand nobody has a place"
    all_in(session, (1,), (2, 4), (3,))
    assert places(build(session)) == [("Ann", 1), ("Cleo", 2), ("Ben", 3), ("Dan", 3)]


def test_while_several_play_only_who_is_out_has_a_place_and_a_rebuy_takes_it_back() -> None:
    session = tournament((3000, 1000, 2000))
    do(session, c.Deal())
    do(session, c.Act("fold"), c.Act("all_in"), c.Act("call"), c.Award(ranking=((3,), (2,))))
    assert places(build(session)) == [("Ann", 0), ("Cleo", 0), ("Ben", 3)]
    do(session, c.AddChips(seat=2, amount=1000))
    assert {place for _, place in places(build(session))} == {0}


def test_the_end_places_those_who_still_have_chips_before_the_broke_by_their_chips() -> None:
    session = tournament((3000, 1000, 2000))
    do(session, c.Deal())
    do(session, c.Act("fold"), c.Act("all_in"), c.Act("call"), c.Award(ranking=((3,), (2,))), c.End())
    assert sorted(places(build(session)), key=lambda placed: placed[1]) == [("Ann", 1), ("Cleo", 1), ("Ben", 3)]


def test_nobody_pays_by_chips_that_are_no_money(qapp: QApplication) -> None:
    session = tournament((1000, 1000))
    all_in(session, (2,), (1,))
    do(session, c.End())
    recap = build(session)
    assert recap.tournament
    assert recap.settlement.payments == ()
    report = report_of(recap)
    page = shown(report)
    assert (page.payments, page.tournament) == ((), True)
    assert [(result.name, result.place) for result in page.results] == [("Ben", "1st"), ("Ann", "2nd")]
    assert page.figures[0].value == "Ben"
    assert "+1" not in paper.body(report, 600)
    assert ">2nd<" in paper.body(report, 600)
    assert "1st Ben" in summary(report)
    assert "1. Ben" in recap_text.summary(report_of(recap))
    assert csv.results(report_of(recap)).splitlines()[0].endswith(",place")


def test_a_tournament_is_called_so_with_its_game_and_its_day_and_not_by_its_levels(
    qapp: QApplication, tmp_path: Path
) -> None:
    session = tournament((1000, 1000))
    all_in(session, (1, 2))
    do(session, c.NextLevel())
    report = report_of(build(session))
    title = "Tournament, No-limit Hold'em"
    assert shown(report).title == f"{title}, {day(report)}"
    assert folder_of(report, tmp_path).name.endswith(f" {title}")
    assert f">{title}<" in paper.body(report, 600).replace("&#x27;", "'")
    assert summary(report).startswith(f"{title} · {day(report)}")
    assert recap_text.summary(report_of(build(session))).startswith(f"{title} · ")
    stored = summary_of(session.store, session.id)
    assert session_title(stored.name, stored.games, stored.tournament) == title
    assert [hand.game for hand in build(session).hands] == ["No-limit Hold'em 25/50"], "a hand says its stakes"


def test_a_cash_game_has_no_places() -> None:
    session = Session.start(MemoryStore(), {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "preset": "home"})
    assert isinstance(session, Session)
    do(session, c.Sit(seat=1, player="Ann", stack=100), c.Sit(seat=2, player="Ben", stack=100), c.Button(seat=1))
    all_in(session, (2,), (1,))
    recap = build(session)
    assert not recap.tournament
    assert {player.place for player in recap.players} == {0}
    assert len(recap.settlement.payments) == 1
    assert not csv.results(report_of(recap)).splitlines()[0].endswith(",place")


def test_the_recap_of_a_tournament_shows_the_places_and_no_empty_panel(qapp: QApplication, qtbot: QtBot) -> None:
    session = tournament((3000, 1000, 2000))
    all_in(session, (1,), (3,), (2,))
    report = report_of(build(session))
    page = RecapPage(Look(load(), fit(1280, 800)))
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show_recap(shown(report))
    page.show()
    assert not page.settle.isVisible()
    names = [page.places.records.words(placed) for placed in page.places.records.records]
    assert names == ["1st, Ann, has all the chips", "2nd, Cleo, out in hand 1", "3rd, Ben, out in hand 1"]
    assert page.places.hint == "3 entries"
    with qtbot.waitSignal(page.intended) as intended:
        page.places.end.tap()
    assert intended.args == [EndGame()]
    html = paper.body(report, 600)
    assert "Places" in html
    assert "out in hand 1" in html
    assert "Settle up" not in html


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)])
def test_ending_with_several_still_in_asks_once(qtbot: QtBot, size: tuple[int, int]) -> None:
    session = tournament((3000, 1000, 2000))
    page = RecapPage(Look(load(), fit(*size)))
    qtbot.addWidget(page)
    page.resize(*size)
    page.show_recap(shown(report_of(build(session))))
    page.show()
    end = page.places.end
    with qtbot.assertNotEmitted(page.intended):
        end.tap()
    assert end.words == "End all the same"
    assert page.places.hint == "3 still in: they get no place"
    with qtbot.waitSignal(page.intended) as intended:
        end.tap()
    assert intended.args == [EndGame()]
    do(session, c.End())
    ended = shown(report_of(build(session)))
    assert {placed.place for placed in ended.places} == {"still in"}, "as the question said"


def test_a_rebuy_is_counted_and_who_still_plays_stands_with_the_chips(qapp: QApplication) -> None:
    session = tournament((3000, 1000, 2000))
    all_in(session, (1,), (3,), (2,))
    do(session, c.AddChips(seat=2, amount=1000))
    page = shown(report_of(build(session)))
    assert page.entries == "3 entries, 1 rebuy"
    assert [(placed.place, placed.name, placed.note) for placed in page.places] == [
        ("still in", "Ann", "6,000 chips"), ("still in", "Ben", "1,000 chips"), ("3rd", "Cleo", "out in hand 1"),
    ]  # fmt: skip


def test_a_cash_game_keeps_its_payments_and_has_no_list_of_places(qapp: QApplication, qtbot: QtBot) -> None:
    session = Session.start(MemoryStore(), {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "preset": "home"})
    assert isinstance(session, Session)
    do(session, c.Sit(seat=1, player="Ann", stack=100), c.Sit(seat=2, player="Ben", stack=100))
    page = RecapPage(Look(load(), fit(1280, 800)))
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show_recap(shown(report_of(build(session))))
    page.show()
    assert page.settle.isVisible()
    assert not page.places.isVisible()


def test_a_tournament_that_is_won_is_played_no_longer_by_what_comes_after() -> None:
    session = tournament((1000, 1000))
    do(session, c.Deal(at=100))
    for _ in range(2):
        do(session, c.Act("all_in"))
    assert build(session).seconds == 100
    do(session, c.Dealer(name="Kim", at=700))
    assert build(session).seconds == 700, "the hand is running"
    do(session, c.Award(ranking=((2,), (1,)), at=800))
    do(session, c.Rename(seat=1, player="Anna", at=1000), c.End(at=1600))
    assert build(session).seconds == 800


def test_at_the_end_the_winner_has_all_the_chips_and_is_not_out(qapp: QApplication) -> None:
    session = tournament((3000, 1000, 2000))
    all_in(session, (1,), (3,), (2,))
    do(session, c.End())
    report = report_of(build(session))
    assert [(line.place, line.name, line.note) for line in shown(report).places] == [
        ("1st", "Ann", "has all the chips"), ("2nd", "Cleo", "out in hand 1"), ("3rd", "Ben", "out in hand 1"),
    ]  # fmt: skip
    assert (shown(report).figures[0].label, shown(report).figures[0].value) == ("Winner", "Ann")
    html = paper.body(report, 600)
    assert (html.count("has all the chips"), html.count("out in hand 1")) == (1, 2)


def test_a_table_that_ends_with_several_still_in_tells_their_chips_and_all_who_are_first(qapp: QApplication) -> None:
    session = tournament((3000, 1000, 2000, 2000))
    do(session, c.Deal())
    do(session, c.Act("fold"), c.Act("fold"), c.Act("all_in"), c.Act("call"), c.Award(ranking=((3,), (2,))))
    do(session, c.Leave(seat=4), c.End())
    page = shown(report_of(build(session)))
    assert [(line.place, line.name, line.note) for line in page.places] == [
        ("1st", "Ann", "3,000 chips"), ("1st", "Cleo", "3,000 chips"),
        ("3rd", "Dan", "out in hand 1"), ("4th", "Ben", "out in hand 1"),
    ]  # fmt: skip
    assert (page.figures[0].label, page.figures[0].value) == ("1st", "Ann, Cleo")
