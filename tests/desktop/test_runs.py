"""The guided award of several runs or boards: one at a time, best hand first, by touch and by keyboard alone."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QWidget

from desktop.intents import SwitchHalf
from desktop.kit import fonts
from desktop.kit.covers import REST_MS
from desktop.words.i18n import LANGUAGES
from engine import commands as c
from engine.why.figures import why
from tests.desktop.conftest import MakeTable, Table, tap_at
from tests.desktop.speaking import speaking
from tests.desktop.spying import clipped, faults, painted_on

HOLDEM = {"game": "holdem", "limit": "no_limit", "blinds": [5, 10], "seats": 9, "runs": 3}
HIGH_LOW = {**HOLDEM, "game": "omaha_hilo", "limit": "pot_limit"}
GRIDS = {"wide": (1920, 1080), "compact": (1280, 800), "upright": (800, 1280)}


def all_in(table: Table, *people: tuple[str, int, int], times: int = 2) -> Table:
    """Everybody all-in before the flop, dealt several times; the showdown is open."""
    table.sit(*people)
    assert table.bridge.send(c.Deal())
    while table.view.phase == "betting":
        wager = table.view.legal.wager
        act = c.Act("wager", to=wager.max) if wager is not None else c.Act("call")
        assert table.bridge.send(act)
    assert table.bridge.send(c.Runs(times=times))
    table.go()
    return table


THREE = (("Maya", 1, 300), ("Theo", 2, 200), ("Lena", 7, 500))


@pytest.fixture(params=GRIDS.values(), ids=list(GRIDS))
def table(make: MakeTable, request: pytest.FixtureRequest) -> Table:
    """Three all-in with a main and a side pot, dealt twice."""
    return all_in(make(HOLDEM, request.param), *THREE)


def bar(table: Table) -> Any:
    """The bar's buttons."""
    return table.window.view.bar


def cards(table: Table) -> list[Any]:
    """The records of the runs' cards."""
    return [widget.card for widget in table.window.view.column.runs if widget.isVisible()]


def test_run_one_goes_on_to_run_two_by_itself(table: Table) -> None:
    assert table.statement == "Run 1: who is best?"
    assert [card.state for card in cards(table)] == ["now", "open"]
    table.seat(2)
    assert table.statement == "Run 1: who is next?", "the side pot has no winner yet"
    assert bar(table).go.slot.reason == "Run 1, side pot has no winner yet"
    table.seat(1)
    assert table.statement == "Run 2: who is best?"
    assert [card.state for card in cards(table)] == ["done", "now"]
    assert bar(table).go.slot.reason == "Run 2, main pot has no winner yet"
    assert bar(table).undo.slot.second == "Run 1: Maya 2nd"


def test_each_half_shows_what_it_is_worth_and_who_takes_it(table: Table) -> None:
    table.seat(2)
    table.seat(1)
    first, second = cards(table)
    assert [(row.pot, row.amount, row.winner) for row in first.rows if row.winner != "Lena"] == [
        ("Side, half", "100", "Maya"), ("Main, half", "300", "Theo"),
    ]  # fmt: skip
    assert [row.winner for row in second.rows][-2:] == ["", ""]
    column = table.window.view.column.view
    assert column is not None
    assert column.awards is not None
    assert (column.awards.title, column.awards.note) == ("One run at a time", "2 of 4 given")


def test_as_in_run_one_repeats_the_ranking_and_push_pays_both(table: Table) -> None:
    table.seat(2)
    table.seat(1)
    again = table.window.view.column.tools[0]
    assert (again.slot.word, again.slot.second) == ("As in run 1", "Theo: Main, Maya: Side")
    table.tap(again)
    assert table.statement == "Every pot has a winner"
    table.go()
    assert {seat: player.stack for seat, player in table.view.seats.items()} == {1: 200, 2: 600, 7: 200}


def place(table: Table, widget: QWidget) -> QRect:
    """Where a widget lies in the window."""
    return QRect(widget.mapTo(table.window, QPoint(0, 0)), widget.size())


def keys_of_the_column(table: Table) -> dict[str, QRect]:
    """The places of all that can be tapped among the runs, by name."""
    column = table.window.view.column
    keys = [hand for run in column.runs if run.isVisible() for hand in (*run.hands, run.face)]
    return {key.accessibleName(): place(table, key) for key in (*keys, *column.tools) if key.isVisible()}


@pytest.mark.parametrize("size", [*GRIDS.values(), (1024, 600)])
@pytest.mark.parametrize("rules", [HOLDEM, HIGH_LOW], ids=["high", "high_low"])
@pytest.mark.parametrize("people", [THREE, THREE[:2]], ids=["three", "two"])
def test_as_in_run_one_comes_where_no_key_was(
    make: MakeTable, size: tuple[int, int], rules: dict[str, Any], people: tuple[tuple[str, int, int], ...]
) -> None:
    """A second tap on the last hand of run 1, or on run 2 below it, copies nothing."""
    table = all_in(make(rules, size), *people)
    column = table.window.view.column
    before: dict[str, QRect] = {}
    for seat in (2, 1, 2, 1):
        if any(tool.isVisible() and tool.slot.word == "As in run 1" for tool in column.tools):
            break
        before = keys_of_the_column(table)
        table.seat(seat)
    again = next(tool for tool in column.tools if tool.isVisible() and tool.slot.word == "As in run 1")
    assert before, "run 1 was ranked by these taps"
    assert [name for name, rect in before.items() if rect.intersects(place(table, again))] == []


def test_the_other_hand_wins_run_two_by_its_button_in_the_column(table: Table) -> None:
    table.seat(2)
    table.seat(1)
    hands = {button.slot.word: button for button in table.window.view.column.runs[1].hands if button.isVisible()}
    assert sorted(hands) == ["Lena", "Maya", "Theo"]
    table.tap(hands["Lena"])
    table.go()
    assert {seat: player.stack for seat, player in table.view.seats.items()} == {1: 100, 2: 300, 7: 600}


def test_what_moves_to_run_two_takes_no_second_tap_of_the_same_finger(table: Table) -> None:
    """The card of run 1 shrinks under the finger, and a hand or the head of another run comes to lie there."""
    runs = table.window.view.column.runs
    for at, name in ((1000, "Theo"), (2000, "Maya")):
        tap_at(next(button for button in runs[0].hands if button.isVisible() and button.slot.word == name), at)
    assert [card.state for card in cards(table)] == ["done", "now"]
    moved = [runs[0].face, *(button for button in runs[1].hands if button.isVisible())]
    assert len(moved) == 4
    for tap in moved:
        tap_at(tap, 2000 + REST_MS - 10)
    assert table.statement == "Run 2: who is best?"
    tap_at(moved[0], 2000 + REST_MS + 10)
    assert table.statement == "Run 1: who is best?"


def test_undo_goes_back_to_run_one_tap_by_tap(table: Table) -> None:
    table.seat(2)
    table.seat(1)
    table.undo()
    assert table.statement == "Run 1: who is next?"
    table.undo()
    assert table.window.desk.local.awards.empty


def test_a_run_that_is_done_is_ranked_again_by_a_tap_on_its_card(table: Table) -> None:
    table.seat(2)
    table.seat(1)
    table.seat(7)
    assert table.statement == "Every pot has a winner"
    table.tap(table.window.view.column.runs[0].face)
    assert table.statement == "Run 1: who is best?"
    assert bar(table).go.slot.reason == "Run 1, main pot has no winner yet"
    table.seat(7)
    assert table.statement == "Every pot has a winner", "run 2 has kept its winner"
    table.undo()
    table.undo()
    assert table.statement == "Every pot has a winner"
    assert [row.winner for row in cards(table)[0].rows][-1] == "Theo"


def test_the_last_run_is_tied_by_the_keys_of_its_card(table: Table) -> None:
    """It stays open until both hands are tapped, as the runs before it do."""
    table.seat(2)
    table.seat(1)
    table.call()
    table.call()  # the first tap is for the hand that was tapped last, in run 1
    for name in ("Maya", "Lena"):
        assert [card.state for card in cards(table)] == ["done", "now"]
        hands = table.window.view.column.runs[1].hands
        table.tap(next(key for key in hands if key.isVisible() and key.slot.word == name))
    assert [row.winner for row in cards(table)[1].rows][-1] == "Maya and Lena"
    assert [card.state for card in cards(table)] == ["done", "done"]


def test_a_tie_is_two_taps_after_the_tie_slot_and_the_run_waits_for_both(table: Table) -> None:
    table.call()
    assert bar(table).call.slot.fill == "chosen"
    table.seat(1)
    assert table.statement == "Run 1: who is next?"
    table.seat(7)
    assert table.window.desk.local.awards.high[0] == ((1, 7),)
    assert table.statement == "Run 2: who is best?"


def test_a_tie_behind_the_best_hand_is_tie_tapped_twice(table: Table) -> None:
    """The short stack is best, the others share the side pot: by the order the screen asks for."""
    table.seat(2)
    table.call()
    assert (bar(table).call.slot.word, bar(table).call.slot.second) == ("Tie with Theo", "again: the next two")
    table.call()
    assert (bar(table).call.slot.word, bar(table).call.slot.second) == ("Tie", "tap one, then the other")
    table.seat(1)
    assert table.statement == "Run 1: who is next?", "the tie waits for its other hand"
    table.seat(7)
    assert table.window.desk.local.awards.high[0] == ((2,), (1, 7))
    assert table.statement == "Run 2: who is best?"


def test_a_tie_with_the_hand_that_closed_a_run_is_in_that_run(table: Table) -> None:
    """Best, next, Tie, other: the order of a hand that is dealt once."""
    table.seat(2)
    table.seat(1)
    assert (bar(table).call.slot.word, bar(table).call.slot.second) == ("Tie with Maya", "Run 1")
    table.call()
    assert [card.state for card in cards(table)] == ["now", "open"]
    assert (bar(table).call.slot.fill, bar(table).call.slot.second) == ("chosen", "again: the next two")
    table.seat(7)
    assert table.window.desk.local.awards.high[0] == ((2,), (1, 7))
    assert table.statement == "Run 2: who is best?"
    table.undo()
    assert table.statement == "Run 2: who is best?", "Undo takes the joined hand back, and taps go on where they were"
    assert table.window.desk.local.awards.high[0] == ((2,), (1,))


def test_a_tie_in_the_run_before_is_let_be_where_taps_had_gone_on(table: Table) -> None:
    table.seat(2)
    table.seat(1)
    for fill, statement in (
        ("chosen", "Run 1: who is next?"),
        ("chosen", "Run 2: who is best?"),
        ("normal", "Run 2: who is best?"),
    ):
        table.call()
        assert (bar(table).call.slot.fill, table.statement) == (fill, statement)


def test_tie_tapped_a_third_time_is_let_be(table: Table) -> None:
    table.seat(2)
    for fill in ("chosen", "chosen", "normal"):
        table.call()
        assert bar(table).call.slot.fill == fill


def test_three_runs_are_thirds(make: MakeTable) -> None:
    table = all_in(make(HOLDEM), ("Maya", 1, 100), ("Theo", 2, 100), times=3)
    table.seat(1)
    table.seat(2)
    assert table.statement == "Run 3: who is best?"
    assert [card.rows[0].amount for card in cards(table)] == ["67", "67", "66"]
    assert [card.rows[0].pot for card in cards(table)] == ["Pot, a third"] * 3
    table.tap(table.window.view.column.tools[0])
    table.go()
    assert {seat: player.stack for seat, player in table.view.seats.items()} == {1: 133, 2: 67}


def test_two_boards_are_guided_too(make: MakeTable) -> None:
    table = make(HOLDEM).sit(("Maya", 1, 100), ("Theo", 2, 100), ("Lena", 7, 100))
    assert table.bridge.send(c.Bomb(ante=10, boards=2), c.Deal())
    while table.view.phase == "betting":
        assert table.bridge.send(c.Act("check"))
    table.seat(1)
    assert table.statement == "Board 2: who is best?"
    assert bar(table).go.slot.reason == "Board 2 has no winner yet"
    table.seat(7)
    table.go()
    assert {seat: player.stack for seat, player in table.view.seats.items()} == {1: 105, 2: 90, 7: 105}


def test_runs_times_pots_times_high_and_low(make: MakeTable) -> None:
    table = all_in(make(HIGH_LOW), ("Maya", 1, 100), ("Theo", 2, 100))
    assert table.statement == "Run 1: best high?"
    table.seat(1)
    assert table.statement == "Run 1: best low?"
    table.seat(2)
    assert table.statement == "Run 2: best high?"
    table.seat(1)
    assert bar(table).go.slot.open, "a low need not be there"
    table.go()
    assert {seat: player.stack for seat, player in table.view.seats.items()} == {1: 150, 2: 50}


def test_no_low_goes_on_to_the_next_run(make: MakeTable) -> None:
    table = all_in(make(HIGH_LOW), ("Maya", 1, 100), ("Theo", 2, 100))
    table.seat(1)
    assert (bar(table).call.slot.word, bar(table).call.slot.second) == ("No low", "Run 1: the high takes all")
    table.call()
    assert table.statement == "Run 2: best high?"
    table.seat(2)
    table.seat(2)
    table.go()
    assert {seat: player.stack for seat, player in table.view.seats.items()} == {1: 100, 2: 100}


def test_high_low_has_a_tie_that_can_be_tapped(make: MakeTable) -> None:
    for times in (1, 2):
        table = all_in(make({**HIGH_LOW}), ("Maya", 1, 100), ("Theo", 2, 100), times=times)
        table.tap(table.window.view.column.tools[0]) if times == 2 else None
        table.seat(1)
        table.tap(table.window.view.column.tools[0]) if times == 1 else None
        table.seat(2)
        assert table.window.desk.local.awards.high[0] == ((1, 2),)


def test_the_winners_of_both_halves_are_marked_at_once(make: MakeTable) -> None:
    table = all_in(make(HIGH_LOW), *THREE, times=1)
    table.seat(2)
    table.window.handle(SwitchHalf())
    table.seat(1)
    main = table.window.view.column.awards[1]
    marks = [(hand.slot.word, hand.slot.second, hand.slot.fill) for hand in main.hands]
    assert marks == [("Maya", "low", "chosen"), ("Theo", "high", "chosen"), ("Lena", "", "normal")]


def test_by_keyboard_alone(table: Table) -> None:
    alt = Qt.KeyboardModifier.AltModifier
    table.key(Qt.Key.Key_2, alt)
    table.key(Qt.Key.Key_1, alt)
    assert table.statement == "Run 2: who is best?"
    table.key(Qt.Key.Key_S)
    assert table.statement == "Every pot has a winner"
    table.key(Qt.Key.Key_Return)
    assert table.view.phase == "between"


def test_tab_comes_by_the_hands_the_other_runs_and_as_in_run_one(table: Table) -> None:
    table.seat(2)
    table.seat(1)
    column, seen = table.window.view.column, set[QWidget]()
    for _ in range(60):
        table.window.focusNextPrevChild(True)
        seen.add(table.window.focusWidget())
    wanted = {column.runs[0].face, column.tools[0], *(b for b in column.runs[1].hands if b.isVisible())}
    assert wanted <= seen
    assert all(widget.accessibleName() for widget in wanted)


def test_the_panel_of_two_runs_says_where_the_odd_chip_lies(make: MakeTable) -> None:
    """POT-7: 15 by chips of 5 are 10 and 5; nobody has to guess why the first half is more."""
    fives = {**HOLDEM, "smallest_chip": 5, "blinds": [5, 10]}
    table = all_in(make(fives), ("Maya", 1, 105), ("Theo", 2, 105), ("Lena", 3, 5))
    rows = [(row.pot, row.amount) for card in cards(table) for row in card.rows]
    assert rows == [("Side, half", "100"), ("Main, half by 5", "10"), ("Side, half", "100"), ("Main, half by 5", "5")]
    explained = why(table.bridge.session.state, "pots")
    assert [step.text for step in explained.steps] == [
        "main pot 15: seats 1, 2, 3", "divided in parts of 10, 5, odd chips of 5 from the first on",
        "side pot 1 200: seats 1, 2", "divided in parts of 100, 100",
    ]  # fmt: skip


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_parts_of_two_runs_are_read_whole_on_a_small_screen(make: MakeTable, code: str) -> None:
    """POT-7, in money: each pot's half with its chip, and how many are given, in letters that can be read."""
    money = {"currency": "EUR", "minor_units": 1}
    cents = {**HOLDEM, "smallest_chip": 50, "blinds": [50, 100], "betting_unit": 50, "money": money}
    with speaking(code):
        table = all_in(make(cents, (1024, 600)), ("Dirk", 1, 10050), ("Felix", 2, 10050), ("Gina", 3, 50))
        column = table.window.view.column
        painted = painted_on(column)
        assert clipped(painted, ("Dirk", "Felix", "Gina")) == []
        panels = (column, column.runs[0], column.runs[1].face)
        shown = [text for text in painted if text.widget in panels]
        assert len(shown) > 8
        assert {text.words: text.px for text in shown if text.px < 10} == {}
        words = " ".join(text.words for text in painted)
        for row in column.runs[0].card.rows:
            assert row.pot in words


@pytest.mark.parametrize("letters", [1.0, 1.15, 1.3])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)])
def test_the_pots_of_a_run_are_named_in_letters_of_one_size(
    make: MakeTable, size: tuple[int, int], letters: float
) -> None:
    """`Main, half by 0.50` was smaller than `Side 1` and `Side 2` above it."""
    money = {"currency": "EUR", "minor_units": 1}
    cents = {**HOLDEM, "smallest_chip": 50, "blinds": [50, 100], "betting_unit": 50, "money": money}
    people = ("Maximiliane", 20150), ("Felix", 20150), ("Gina", 10050), ("Hans", 5050), ("Ida", 5050)
    table = all_in(make(cents, size), *((name, seat, chips) for seat, (name, chips) in enumerate(people, 1)))
    table.window.view.text_size = letters
    table.window.view.restyle()
    table.seat(1)
    column = table.window.view.column
    for card in (column.runs[0], column.runs[1]):
        names = [row.pot for row in card.card.rows]
        assert (len(names), "by" in names[-1]) == (3, True)
        texts = [text for text in painted_on(card) if text.words[:4] in ("Side", "Main")]
        assert len({text.px for text in texts}) <= 1, [(text.words, text.px) for text in texts]


def test_the_panel_of_two_runs_says_what_the_house_takes(make: MakeTable) -> None:
    house = {**HOLDEM, "rake": {"percent": 5, "cap": 20}}
    table = all_in(make(house), ("Maya", 1, 200), ("Theo", 2, 200))
    column = table.window.view.column.view
    assert column is not None
    assert column.awards is not None
    assert column.awards.note == "house 20, 0 of 2 given"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ranked", [(), (1, 2)], ids=["nobody ranked", "ranked"])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)])
def test_what_a_run_is_worth_is_whole_in_euros(
    make: MakeTable, size: tuple[int, int], ranked: tuple[int, ...], language: str
) -> None:
    with speaking(language):
        euros = {**HOLDEM, "money": {"currency": "EUR", "minor_units": 50}, "blinds": [1, 2]}
        table = all_in(make(euros, size), ("Dirk", 1, 195), ("Felix", 2, 196), ("Eva", 3, 2))
        for seat in ranked:
            table.seat(seat)
        for widget in (widget for widget in table.window.view.column.runs if widget.isVisible()):
            pieces = painted_on(widget.face if widget.card.state != "now" else widget)
            for row in widget.card.rows:
                (name,) = [piece for piece in pieces if piece.words == fonts.typeset(row.pot)]
                assert name.px >= 11, (row.pot, name.px)
        assert faults(table.window, painted_on(table.window)) == []


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)], ids=["1280x800", "1024x600"])
def test_the_felt_names_all_who_take_a_run_of_many_pots(make: MakeTable, size: tuple[int, int]) -> None:
    """Four pots with four winners are more than the lines beside a board: all of them stand there, none is cut."""
    people = (("Anna", 1, 1000), ("Ben", 2, 1000), ("Clara", 3, 600), ("Dora", 4, 400), ("Emil", 5, 200))
    table = all_in(make(HOLDEM, size), *people)
    for seat in (5, 4, 3, 1, 2):
        table.seat(seat)
    texts = [text for text in painted_on(table.window) if text.widget is table.window.view.felt]
    assert any(text.words.startswith("Anna") for text in texts), [text.words for text in texts]
    assert clipped(texts, ()) == []
    shown = " ".join(text.words for text in texts)
    assert all(name in shown for name in ("Anna", "Clara", "Dora", "Emil"))
