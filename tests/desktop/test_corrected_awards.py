"""An award is corrected: who won, shown first, and what becomes of a kill it made (PRO-11, NOW-10)."""

from typing import Any

import pytest
from PySide6.QtCore import QRect, Qt

from engine import commands as c
from engine.session import Session
from tests.desktop.conftest import MakeTable
from tests.desktop.correcting import FOUR, HOLDEM, ended_hand, line, log, record_lines, shown, turn
from tests.desktop.spying import faults, painted_on

HILO = {"game": "omaha_hilo", "limit": "fixed", "bets": [10, 20], "blinds": [5, 10], "seats": 6}


def test_the_award_of_an_earlier_hand_is_corrected_and_marked_late(make: MakeTable) -> None:
    table = ended_hand(make)
    table.type("10")
    table.go()
    assert table.view.hand == 2
    sheet = log(table)
    table.tap(sheet.earlier)
    assert sheet.hand == 1
    assert sheet.later.isVisible()
    assert (sheet.later.face.word, sheet.later.face.second) == ("Hand 2", "")
    line(table, sheet, "Ann wins 8")
    correcting: Any = table.window.sheet
    table.tap(correcting.ranks.hands[0])
    table.tap(correcting.ranks.hands[1])
    table.tap(correcting.go)
    assert shown(correcting)["Hand 1"] == ("Ann 8", "Ben 8")
    assert correcting.goes is None
    assert (correcting.go.face.word, correcting.go.face.second) == ("Correct", "every later step stays")
    table.tap(correcting.go)
    assert table.view.hand == 2
    assert table.view.bet == 10, "the running hand was replayed"
    stacks = {seat: player.stack + player.bet for seat, player in table.view.seats.items()}
    assert stacks == {1: 398, 2: 406, 3: 398, 4: 398}
    marks = dict(record_lines(table, 1))
    assert marks["Ben wins 8"] == "late"
    assert marks["Ann wins 8"] == "was"
    line_one = next(hand for hand in table.bridge.session.hands(5) if hand.number == 1)
    assert line_one.corrected


def test_with_one_pot_another_hand_takes_the_winners_place_and_a_tie_has_its_key(make: MakeTable) -> None:
    table = ended_hand(make)
    sheet = log(table)
    table.tap(sheet.earlier)
    line(table, sheet, "Ann wins 8")
    correcting: Any = table.window.sheet
    table.tap(correcting.go)
    assert correcting.go.face.reason == "The same hands win, nothing changes."
    table.tap(correcting.go)
    assert table.window.sheet is correcting, "nothing was corrected"
    table.tap(correcting.cancel)
    table.tap(correcting.ranks.hands[1])
    table.tap(correcting.go)
    assert shown(correcting)["Hand 1"] == ("Ann 8", "Ben 8")
    assert not correcting.go.face.reason
    table.tap(correcting.cancel)
    table.tap(turn(correcting, "Tie"))
    table.tap(correcting.ranks.hands[0])
    table.tap(correcting.go)
    assert shown(correcting)["Hand 1"] == ("Ann 8", "Ann 4, Ben 4")


def checked_down(make: MakeTable) -> Any:
    """Hand 1 was pushed to Ann, the next is not dealt yet."""
    table = make(HOLDEM).sit(*FOUR)
    table.go()
    for _ in range(4):
        table.check_round()
    table.seat(1)
    table.go()
    return table


def test_a_tap_on_a_seat_ranks_the_hand_as_at_a_showdown(make: MakeTable) -> None:
    """The window dropped the correction without a word, and opened the menu of the seat."""
    table = checked_down(make)
    assert table.bridge.send(c.Move(seat=2, to=5))
    line(table, log(table), "Ann wins 8")
    correcting: Any = table.window.sheet
    table.seat(5)
    assert ranked(correcting) == {"Ben": "1st"}, "Ben sits elsewhere now"
    assert table.window.menu is None
    table.tap(correcting.go)
    table.seat(1)
    assert table.window.sheet is correcting, "what changes is read, and nothing is dropped"
    table.tap(correcting.go)
    assert dict(record_lines(table, 1))["Ben wins 8"] == "late"
    assert table.view.seats[5].stack == 406


def test_a_tap_on_a_seat_leaves_the_correction_of_an_act_open(make: MakeTable) -> None:
    table = checked_down(make)
    line(table, log(table), "Dee calls 2")
    correcting: Any = table.window.sheet
    for seat in (4, 6):
        table.seat(seat)
        assert table.window.sheet is correcting
        assert table.window.menu is None


KILLED = HOLDEM | {"limit": "fixed", "blinds": [2, 4], "bets": [4, 8], "kill": {"on": "pot_over", "over": 12}}


def split_then_dealt(make: MakeTable, settings: dict[str, Any], size: tuple[int, int] = (1280, 800)) -> Any:
    """Ann and Ben split hand 1, hand 2 runs and Ann has folded; the award is corrected to Ann alone, shown only."""
    table = make(settings, size).sit(*FOUR)
    table.go()
    for _ in range(4):
        table.check_round()
    award = c.Award(ranking=((1, 2), (3,), (4,)))
    for command in (award, c.Deal(), c.Act("fold"), c.Act("call")):
        assert table.bridge.send(command)
    sheet = log(table)
    table.tap(sheet.earlier)
    line(table, sheet, "Ann wins")
    correcting: Any = table.window.sheet
    table.tap(turn(correcting, "Clear"))
    table.tap(correcting.ranks.hands[0])
    table.tap(correcting.go)
    return table, correcting


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)])
def test_money_only_leaves_the_hand_that_runs_without_the_kill(make: MakeTable, size: tuple[int, int]) -> None:
    table, correcting = split_then_dealt(make, KILLED, size)
    before = table.view
    assert (before.to_act, before.bet) == (3, 4)
    assert correcting.go.face.second == "blinds of hand 2 change"
    assert (correcting.other.face.word, correcting.other.face.second) == ("Money only", "hand 2 stays as dealt")
    assert "Kill" in shown(correcting)
    assert faults(table.window, painted_on(table.window)) == []
    table.tap(correcting.other)
    assert (correcting.go.face.second, correcting.other.face.word) == ("hand 2 stays as dealt", "Blinds too")
    assert shown(correcting)["Kill"] == ("-", "no leg, kill waived")
    assert faults(table.window, painted_on(table.window)) == []
    table.tap(correcting.go)
    assert (table.view.to_act, table.view.bet, table.view.kill) == (3, 4, before.kill)
    assert table.view.seats[1].stack == before.seats[1].stack + 8
    table.undo()
    assert table.view.seats == before.seats


def choices(correcting: Any) -> list[tuple[str, str, QRect]]:
    """The keys at the foot of what changes, in words, and where they lie."""
    keys = [key for key in (correcting.cancel, correcting.other, correcting.go) if key.isVisible()]
    return [(key.face.word, key.face.second, key.geometry()) for key in keys]


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("way", ["back", "cross"])
def test_both_choices_stand_in_the_same_places_whenever_the_correction_is_looked_at(
    make: MakeTable, turned: bool, way: str
) -> None:
    table, correcting = split_then_dealt(make, KILLED)
    keys = choices(correcting)
    assert [words[:2] for words in keys] == [
        ("Back", ""),
        ("Money only", "hand 2 stays as dealt"),
        ("Correct", "blinds of hand 2 change"),
    ]
    for _ in range(3):
        if turned:
            table.tap(correcting.other)
            assert correcting.other.face.word == "Blinds too"
        if way == "back":
            table.tap(correcting.cancel)
        else:
            table.key(Qt.Key.Key_Escape)
            line(table, table.window.sheet, "Ann wins")
            correcting = table.window.sheet
            table.tap(turn(correcting, "Clear"))
            table.tap(correcting.ranks.hands[0])
        table.tap(correcting.go)
        assert choices(correcting) == keys


def test_an_act_that_makes_a_kill_is_never_said_to_change_nothing_later(make: MakeTable) -> None:
    """An act has no Money only: the key that corrects it says what becomes of the blinds."""
    table = make(KILLED | {"limit": "pot_limit", "bets": None, "kill": {"on": "pot_over", "over": 24}}).sit(*FOUR)
    table.go()
    for command in (c.Act("raise", to=8), c.Act("fold"), c.Act("fold"), c.Act("call")):
        assert table.bridge.send(command)
    for _ in range(3):
        table.check_round()
    for command in (c.Award(ranking=((4,), (3,))), c.Deal()):
        assert table.bridge.send(command)
    sheet = log(table)
    table.tap(sheet.earlier)
    line(table, sheet, "Dee raises to 8")
    correcting: Any = table.window.sheet
    for digit in "12":
        correcting.press(digit)
    table.tap(correcting.go)
    assert "Kill" in shown(correcting)
    assert not correcting.other.isVisible()
    assert correcting.go.face.second == "blinds of hand 2 change"


def test_money_only_waives_the_kill_and_the_wrong_leg(make: MakeTable) -> None:
    table = make(KILLED | {"kill": {"on": "two_in_a_row"}}).sit(*FOUR)
    for ranking in (((1,), (2,)), ((2,), (1,))):
        table.go()
        for _ in range(4):
            table.check_round()
        assert table.bridge.send(c.Award(ranking=ranking))
    assert table.bridge.send(c.Deal())
    sheet = log(table)
    table.tap(sheet.earlier)
    assert ("Ben has leg 1", "") in record_lines(table, 2)
    line(table, sheet, "Ben wins")
    correcting: Any = table.window.sheet
    table.tap(turn(correcting, "Clear"))
    table.tap(correcting.ranks.hands[0])
    table.tap(correcting.go)
    table.tap(correcting.other)
    assert shown(correcting)["Kill"] == ("Ben, 1 leg", "no leg, kill waived")
    table.tap(correcting.go)
    kill = table.view.kill
    assert (table.view.hand, kill.active, kill.holder, kill.legs) == (3, False, None, 0)
    words = dict(record_lines(table, 2))
    assert not [text for text in words if "leg" in text], words
    assert "only the money is corrected, the kill is waived, later hands stay as dealt" in words


def test_money_only_says_of_a_kill_that_it_stays_as_dealt(make: MakeTable) -> None:
    """Ann won hand 1 alone and killed hand 2; the pot was a tie: nobody reads that Ann won enough for it."""
    table = make(KILLED).sit(*FOUR)
    table.go()
    for _ in range(4):
        table.check_round()
    for command in (c.Award(ranking=((1,), (2,), (3,), (4,))), c.Deal()):
        assert table.bridge.send(command)
    assert ("Ann won 16 and kills the next hand", "") in record_lines(table, 1)
    sheet = log(table)
    table.tap(sheet.earlier)
    line(table, sheet, "Ann wins")
    correcting: Any = table.window.sheet
    table.tap(turn(correcting, "Clear"))
    table.tap(turn(correcting, "Tie"))
    for hand in correcting.ranks.hands[:2]:
        table.tap(hand)
    table.tap(correcting.go)
    assert shown(correcting)["Kill"] == ("Ann, kill 8", "-"), "who loses it is named"
    table.tap(correcting.other)
    table.tap(correcting.go)
    words = [text for text, _ in record_lines(table, 1)]
    assert [text for text in words if "kill" in text and "corrected" not in text] == [
        "Ann kills the next hand, as it was dealt",
    ]


def test_a_correction_that_moves_no_kill_offers_no_second_key(make: MakeTable) -> None:
    _, correcting = split_then_dealt(make, KILLED | {"kill": {"on": "pot_over", "over": 16}})
    assert not correcting.other.isVisible()
    assert correcting.go.face.second == "every later step stays"


def test_a_correction_that_deals_no_hand_otherwise_is_worked_out_once(
    make: MakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    work_out = Session.dry_amend

    def noting(session: Session, command: c.Amend, *more: Any) -> Any:
        asked.append(command.kill)
        return work_out(session, command, *more)

    monkeypatch.setattr(Session, "dry_amend", noting)
    split_then_dealt(make, KILLED | {"kill": {"on": "pot_over", "over": 16}})
    assert asked == ["follows"]
    split_then_dealt(make, KILLED)
    assert asked == ["follows", "follows", "stays"], "here the kill makes a difference"


def ranked(correcting: Any) -> dict[str, str]:
    """Who stands where in the ranking that taps go to."""
    return {hand.face.word: hand.face.second for hand in correcting.ranks.hands if hand.face.second}


def test_a_tie_and_a_low_are_ranked_again(make: MakeTable) -> None:
    table = ended_hand(make, HILO)
    sheet = log(table)
    table.tap(sheet.earlier)
    line(table, sheet, "Ann wins")
    correcting: Any = table.window.sheet
    assert ranked(correcting) == {"Ann": "high 1st"}, "as the book has it"
    table.tap(turn(correcting, "Tie"))
    table.tap(correcting.ranks.hands[1])
    table.tap(turn(correcting, "Rank the low"))
    table.tap(correcting.ranks.hands[2])
    table.tap(correcting.go)
    assert shown(correcting)["Hand 1"][1] == "Ann 10, Ben 10, Cid 20"
    table.tap(correcting.go)
    assert {seat: player.stack + player.bet for seat, player in table.view.seats.items()} == {
        1: 400,
        2: 400,
        3: 410,
        4: 390,
    }


def test_the_winners_open_as_recorded_on_the_half_that_was_tapped(make: MakeTable) -> None:
    table = ended_hand(make, HILO)
    sheet = log(table)
    table.tap(sheet.earlier)
    line(table, sheet, "Ann wins")
    correcting: Any = table.window.sheet
    table.tap(turn(correcting, "Rank the low"))
    table.tap(correcting.ranks.hands[2])
    table.tap(correcting.go)
    table.tap(correcting.go)
    sheet = log(table)
    table.tap(sheet.earlier)
    line(table, sheet, "Cid wins the low")
    correcting = table.window.sheet
    both = {"Ann": "high 1st", "Cid": "low 1st"}
    assert ranked(correcting) == both, "the winners of both halves are seen at one glance"
    assert turn(correcting, "Rank the high").face.second == "taps rank the low now"
    table.tap(correcting.go)
    assert correcting.outcome.changes == ()
    table.tap(correcting.cancel)
    table.tap(turn(correcting, "Rank the high"))
    assert ranked(correcting) == both


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)])
def test_long_names_in_the_preview_take_lines_of_their_own(make: MakeTable, size: tuple[int, int]) -> None:
    names = ("Maximilian von Hohenfels", "Maximiliane Sophie", "Wilhelmina van der Berg", "Jan B.")
    table = make(HOLDEM, size).sit(*((name, seat, 400) for seat, name in enumerate(names, 1)))
    table.go()
    for _ in range(4):
        table.check_round()
    table.seat(1)
    table.go()
    line(table, log(table), f"{names[0]} wins")
    correcting: Any = table.window.sheet
    for at in (0, 1, 2):
        table.tap(correcting.ranks.hands[at])
        if at == 1:
            table.tap(next(key for key in correcting.ranks.turns if key.face.word == "Tie"))
    table.tap(correcting.go)
    row = correcting.rows[0].row
    assert (row.was, row.now) == (f"{names[0]} 8", f"{names[1]} 4, {names[2]} 4")
    written = painted_on(table.window)
    words = " ".join(text.words for text in written if text.widget is correcting.rows[0])
    assert words == f"Hand 1 {row.was}\u00a0\u2192 {row.now}", "every name and amount is there, in letters of full size"
    px = correcting.look.type.log * correcting.look.scale
    assert {round(text.px) for text in written if text.widget is correcting.rows[0]} == {round(px)}
    assert faults(table.window, written) == []


def test_an_award_that_leaves_a_pot_without_a_winner_is_refused_before_it_counts(make: MakeTable) -> None:
    table = make(HOLDEM).sit(("Ann", 1, 50), ("Ben", 2, 100), ("Cid", 3, 200))
    table.go()
    while table.view.phase == "betting":
        quicks = [quick for quick in table.window.view.column.pad.quicks if quick.isVisible() and quick.face.open]
        table.tap(quicks[-1]) if quicks else table.call()
    table.go()
    table.seat(1)
    table.seat(2)
    table.go()
    assert table.view.phase == "between"
    line(table, log(table), "Ann wins")
    correcting: Any = table.window.sheet
    table.tap(correcting.ranks.hands[1])
    table.tap(correcting.go)
    assert correcting.outcome.refused
    assert correcting.go.face.reason == "No longer fits"
    before = table.view
    table.tap(correcting.go)
    assert table.view == before
