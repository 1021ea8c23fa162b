"""The page of rulings and corrections: whole sentences, in the order of the hands, with who won before and after."""

from html import escape
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.intents import OpenHandOver
from desktop.kit.list_view import ListView
from desktop.kit.sentences import SentenceRow
from desktop.present.remarks import remarks
from desktop.recap.page import RecapPage
from desktop.recap.page_words import shown
from desktop.recap.paper import body
from desktop.replay.frames import film_of
from desktop.replay.sending import text_of
from desktop.table.handover_sheet import HandOverSheet
from engine import commands as c
from engine.journal.memory import MemoryStore
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.refusals import Refusal
from engine.session import Session
from tests.desktop.conftest import MakeTable
from tests.desktop.spying import faults, painted_on

HOLDEM = {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 6, "preset": "home"}
PLAYERS = [c.Sit(seat=seat, player=name, stack=200) for seat, name in enumerate(("Ann", "Ben", "Cleo"), 1)]
RAISED = [c.Deal(), c.Act("raise", to=20), c.Act("call"), c.Act("fold")]
SHOWDOWN = [*RAISED, *[command for _ in range(3) for command in (c.Street(), c.Act("check"), c.Act("check"))]]


def lines(*commands: c.Command, table: dict[str, Any] | None = None) -> list[tuple[int, str, str]]:
    """What the paper tells after these commands."""
    session = Session.start(MemoryStore(), table or HOLDEM)
    assert isinstance(session, Session)
    for command in (*PLAYERS, c.Button(seat=1), *commands):
        answer = session.dispatch(command)
        assert not isinstance(answer, Refusal), (command, answer.message)
    notes = remarks(report_of(build(session)))
    return [(remark.hand, remark.what, remark.how) for remark in notes]


def test_a_corrected_award_says_who_won_before_and_who_wins_now() -> None:
    ann, ben = "Ann wins 42", "Ben wins 42"
    award = c.Award(ranking=((1,), (2,)))
    line = {"do": "award", "ranking": [[2], [1]]}
    rows = lines(*SHOWDOWN, award, c.Amend(award=True, hand=1, line=line))
    assert rows == [(1, "corrected award after the hand", f"first {ann}; now {ben}")]


def test_the_text_of_a_corrected_hand_says_that_it_was_corrected() -> None:
    session = Session.start(MemoryStore(), HOLDEM)
    assert isinstance(session, Session)
    for command in (*PLAYERS, c.Button(seat=1), *SHOWDOWN, c.Award(ranking=((1,), (2,))), c.Deal(), c.Act("fold")):
        assert not isinstance(session.dispatch(command), Refusal)
    assert text_of(session, film_of(session, 1), "Hand 1").startswith("Hand 1\n\n")
    amend = c.Amend(award=True, hand=1, line={"do": "award", "ranking": [[2], [1]]})
    assert not isinstance(session.dispatch(amend), Refusal)
    text = text_of(session, film_of(session, 1), "Hand 1")
    assert text.startswith("Hand 1\nCorrected: told as it counts now\n\n")
    assert "Ben wins 42" in text
    assert text_of(session, film_of(session, 2), "Hand 2").startswith("Hand 2\n\n"), "the next hand was not"


def test_an_award_that_moved_only_money_says_so_among_the_rulings() -> None:
    award, line = c.Award(ranking=((1,), (2,))), {"do": "award", "ranking": [[2], [1]]}
    rows = lines(*SHOWDOWN, award, c.Deal(), c.Amend(award=True, hand=1, kill="stays", line=line))
    assert (1, "money only", "only the money is corrected, later hands stay as dealt (NOW-10)") in rows
    assert (1, "corrected award after the hand", "first Ann wins 42; now Ben wins 42") in rows


def test_a_counted_difference_is_told_and_ends_the_line_of_the_chart() -> None:
    """Who left with less asks about it: it stood in the log alone, and the chart ended elsewhere than the result."""
    session = Session.start(MemoryStore(), HOLDEM)
    assert isinstance(session, Session)
    set_up = [*PLAYERS, c.Button(seat=1), c.Count(seat=2, stack=210), c.Count(seat=2, stack=200)]
    counts = [c.Count(seat=1, stack=195), c.Count(seat=3, stack=205), c.Count(seat=3, stack=205)]
    for command in (*set_up, c.Deal(), c.Act("fold"), c.Act("fold"), *counts):
        answer = session.dispatch(command)
        assert not isinstance(answer, Refusal), (command, answer.message)
    report = report_of(build(session))
    assert [(remark.hand, remark.what, remark.how) for remark in remarks(report)] == [
        (1, "counted", "Ann counted: 195, 5 less than recorded"),
        (1, "counted", "Cleo counted: 205, 4 more than recorded"),
    ], "not what was set up, nor what agreed"
    results = {player.name: player.net for player in report.players}
    assert results == {"Ann": -5, "Ben": -1, "Cleo": 5}
    assert {line.player: line.points[-1][1] for line in report.lines} == results


def test_a_count_made_again_takes_the_place_of_the_first_one() -> None:
    """Back to a stack with Before, and counted otherwise: two remarks told of it."""
    dealt = (c.Deal(), c.Act("fold"), c.Act("fold"))
    again = (c.Count(seat=1, stack=195), c.Count(seat=2, stack=190), c.Count(seat=1, stack=198))
    assert lines(*dealt, *again) == [
        (1, "counted", "Ben counted: 190, 9 less than recorded"),
        (1, "counted", "Ann counted: 198, 2 less than recorded"),
    ]
    assert lines(*dealt, *again, c.Count(seat=1, stack=200)) == [
        (1, "counted", "Ben counted: 190, 9 less than recorded")
    ], "right after all"
    later = (*dealt, c.Count(seat=1, stack=190))
    assert [how for _, _, how in lines(*dealt, c.Count(seat=1, stack=195), *later)] == [
        "Ann counted: 195, 5 less than recorded",
        "Ann counted: 190, 6 less than recorded",
    ], "of another hand"


def test_a_kill_that_no_hand_was_dealt_with_is_waived_among_the_rulings() -> None:
    award, line = c.Award(ranking=((1, 2),)), {"do": "award", "ranking": [[2], [1]]}
    amend = c.Amend(award=True, hand=1, kill="stays", line=line)
    table = HOLDEM | {"kill": {"on": "pot_over", "over": 20}}
    rows = lines(*SHOWDOWN, award, c.Deal(), amend, table=table)
    how = "only the money is corrected, the kill is waived, later hands stay as dealt (NOW-10)"
    assert (1, "kill waived", how) in rows


def test_each_correction_of_a_hand_says_what_it_found() -> None:
    first, second = ({"do": "award", "ranking": ranks} for ranks in ([[2], [1]], [[1, 2]]))
    amends = [c.Amend(award=True, hand=1, line=line) for line in (first, second)]
    assert [how for _, _, how in lines(*SHOWDOWN, c.Award(ranking=((1,), (2,))), *amends)] == [
        "first Ann wins 42; now Ben wins 42",
        "first Ben wins 42; now Ann wins 21, Ben wins 21",
    ]


def test_a_corrected_action_names_both_acts_and_the_pots_that_moved() -> None:
    amend = c.Amend(hand=1, action=1, line={"do": "act", "action": "raise", "to": 16})
    rows = lines(*SHOWDOWN, c.Award(ranking=((1,), (2,))), amend)
    assert rows == [(
        1, "Ann: corrected action 1 after the hand",
        "first Ann raises to 20; now Ann raises to 16; the pots: first Ann wins 42; now Ann wins 34",
    )]  # fmt: skip


def test_a_ruling_says_the_act_the_chips_back_and_its_rule() -> None:
    chip = c.SaidAndPushed(seat=1, chips=[25])
    assert lines(c.Deal(), chip) == [(1, "ruling", "Ann: call 2, 23 back, by PRO-2")]


def test_lines_stand_by_hand_and_tell_acts_out_of_turn_misdeals_and_changed_rules() -> None:
    rows = lines(
        c.Deal(), c.OutOfTurn(seat=2, action="raise", to=10), c.Misdeal(reason="wrong_cards"),
        c.Change(table={"runs": 2}),
        *SHOWDOWN, c.Award(ranking=((1,), (2,))), c.Amend(hand=2, action=2, line={"do": "act", "action": "fold"}),
    )  # fmt: skip
    assert [hand for hand, _, _ in rows] == sorted(hand for hand, _, _ in rows)
    hows = [how for _, _, how in rows]
    assert "Ben out of turn: raise 10" in hows
    assert any(how.startswith("misdeal (") for how in hows)
    assert "Rules from the next hand: Run it at most: 2 times" in hows


def test_house_rules_set_before_the_first_hand_are_no_change() -> None:
    assert lines(c.Change(table={"runs": 2}), c.Deal()) == []


def test_a_new_level_is_no_change_of_house_rules() -> None:
    levels = [{"blinds": [25, 50]}, {"blinds": [50, 100]}]
    kept = {key: value for key, value in HOLDEM.items() if key not in ("blinds", "preset")}
    assert lines(c.Deal(), c.NextLevel(number=2), table={**kept, "preset": "tournament", "levels": levels}) == []


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)])
def test_page_paper_and_hand_over_card_tell_the_same_sentences(
    make: MakeTable, qtbot: QtBot, size: tuple[int, int]
) -> None:
    table = make(HOLDEM, size)
    for command in (*PLAYERS, c.Button(seat=1), *SHOWDOWN, c.Award(ranking=((1,), (2,)))):
        if isinstance(command, c.Street):
            continue  # comes by itself in the window
        assert table.bridge.send(command), table.refused
    line = {"do": "award", "ranking": [[2], [1]]}
    table.bridge.amend(c.Amend(award=True, hand=1, line=line))
    assert table.bridge.send(c.Change(table={"rake": {"percent": 5, "cap": 4}}))
    report = report_of(build(table.bridge.session))
    notes = remarks(report)
    assert [remark.what for remark in notes] == ["corrected award after the hand", "house rules"]

    page = RecapPage(table.window.view.look)
    qtbot.addWidget(page)
    page.resize(*size)
    page.set_look(table.window.view.look)
    page.show()
    page.show_recap(shown(report))
    assert page.lines.turn.words == "Remarks: 2"
    qtbot.mouseClick(page.lines.turn, Qt.MouseButton.LeftButton)
    assert page.lines.title == "Rulings and corrections"
    assert sentences_of(page) == [remark.how for remark in notes]
    assert faults(page, painted_on(page)) == []
    qtbot.mouseClick(page.lines.turn, Qt.MouseButton.LeftButton)
    assert page.lines.chart.isVisible()

    written = body(report, 700)
    assert all(escape(remark.how) in written for remark in notes)

    assert table.bridge.send(c.Dealer(name="Kim"))
    table.window.open(OpenHandOver())
    sheet = table.window.sheet
    assert isinstance(sheet, HandOverSheet)
    table.tap(sheet.turn)
    assert sentences_of(sheet) == [remark.how for remark in notes]
    assert faults(table.window, painted_on(table.window)) == []
    table.tap(sheet.turn)
    assert sheet.stacks[0].isVisible()


def sentences_of(widget: QWidget) -> list[str]:
    """The sentences of the rows that are in sight, put together from their lines."""
    view = next(
        view for view in widget.findChildren(ListView) if view.isVisible() and isinstance(view.row, SentenceRow)
    )
    return [view.records.records[at][1] for at in view.seen()]
