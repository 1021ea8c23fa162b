"""The table by tap and by key, on the real engine: every action, preview, streets, showdown, undo."""

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.intents import EnterCards, Explain, MovePlayer, OpenLog
from desktop.intents.cards import BoardCards
from desktop.kit.store import STORE
from engine import commands as c
from engine.journal.memory import MemoryStore
from tests.desktop.conftest import MakeTable, Table, tap_at

HILO = {"game": "omaha_hilo", "limit": "fixed", "bets": [10, 20], "blinds": [5, 10], "seats": 6}
STUD = {"game": "seven_card_stud", "limit": "fixed", "bets": [10, 20], "bring_in": 5, "ante": {"amount": 1}, "seats": 6}
DRAW = {"game": "triple_draw_27", "limit": "fixed", "bets": [10, 20], "blinds": [5, 10], "seats": 6}
HOLDEM = {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 6}


@pytest.fixture(params=["mouse", "touch"])
def table(request: pytest.FixtureRequest, make: MakeTable, touch: Any) -> Table:
    made = make().sit()
    made.touching = touch if request.param == "touch" else None
    return made


def test_a_hand_from_deal_to_push(table: Table) -> None:
    table.go()
    assert table.view.phase == "betting"
    assert table.view.to_act == 5
    table.fold()
    table.type("35")
    table.go()
    assert table.view.bet == 35
    table.fold()
    table.fold()
    table.call()
    table.call()
    assert table.view.street == "flop", "the street comes by itself, in the same step"
    for _ in range(3):
        table.check_round()
    assert table.view.phase == "showdown"
    table.seat(7)
    assert table.window.view.bar.go.slot.open
    before = table.view.seats[7].stack
    table.go()
    assert table.view.phase == "between"
    assert table.view.seats[7].stack == before + 105
    assert table.said == "Lena wins 105"


def test_an_action_and_its_street_are_one_step(table: Table) -> None:
    table.go()
    table.check_round()
    assert table.view.street == "flop"
    table.undo()
    assert table.view.street == "preflop"
    assert table.window.view.bar.redo.isVisible()
    table.tap(table.window.view.bar.redo)
    assert table.view.street == "flop"


def test_folded_to_here_is_shown_before_it_counts(table: Table) -> None:
    table.go()
    table.seat(8)
    assert table.window.desk.local.preview is not None
    assert table.window.desk.local.preview.between == (5, 7)
    assert table.view.seats[5].state == "in", "nothing has counted yet"
    assert table.window.view.bar.fold.slot.word == "Fold both"
    call = table.window.view.bar.call.slot
    assert (call.word, call.figure, call.second) == ("Call", "10", "by Omar")
    table.fold()
    assert [table.view.seats[seat].state for seat in (5, 7)] == ["folded", "folded"]
    assert table.view.to_act == 8
    table.undo()
    assert table.view.to_act == 5


def test_the_seat_again_confirms_the_preview(table: Table) -> None:
    table.go()
    table.seat(8)
    table.seat(8)
    assert table.view.to_act == 8
    table.check_round()
    table.seat(8)
    table.seat(8)
    assert table.view.to_act == 8
    assert table.view.seats[4].state == "in", "with nothing to call they check"


def test_a_preview_can_be_taken_back(table: Table) -> None:
    table.go()
    table.seat(8)
    table.undo()
    assert table.window.desk.local.preview is None
    assert table.view.to_act == 5


def test_what_is_not_allowed_becomes_what_is(table: Table) -> None:
    table.go()
    table.type("900")
    go = table.window.view.bar.go.slot
    assert (go.word, go.figure, go.second) == ("Raise to", "35", "900 is over the pot")
    assert table.window.view.column.pad.pad is not None
    assert table.window.view.column.pad.pad.bad
    table.go()
    assert table.view.bet == 35


def test_a_quick_size_acts_at_once(table: Table) -> None:
    table.go()
    table.tap(table.window.view.column.pad.quicks[3])
    assert table.view.bet == 35
    assert table.view.to_act == 7


def test_a_barred_size_tells_its_refusal(table: Table) -> None:
    table.go()
    table.tap(table.window.view.column.pad.quicks[4])
    assert table.view.bet == 10
    assert "PL-5" in table.said


def test_chips_add_and_backspace_deletes(table: Table) -> None:
    table.go()
    pad = table.window.view.column.pad
    table.tap(pad.chips[1])
    table.tap(pad.chips[0])
    assert table.window.desk.local.entry.digits == "30"
    table.tap(pad.back)
    assert table.window.desk.local.entry.digits == "3"


def test_a_second_tap_within_250_ms_is_ignored(table: Table) -> None:
    table.go()
    call = table.window.view.bar.call
    tap_at(call, 1000)
    tap_at(call, 1240)
    assert table.view.to_act == 7
    tap_at(call, 1260)
    assert table.view.to_act == 8


def test_a_seat_that_cannot_be_previewed_says_why(table: Table) -> None:
    table.go()
    table.fold()
    table.seat(5)
    assert table.said == "Sam folded"
    table.check_round()
    table.seat(7)
    table.seat(7)
    table.seat(4)
    assert table.said == "Rosa is not to act. Lena is. (PRO-8)"
    assert table.window.view.bar.statement.button.isVisible()


def test_a_tie_splits_the_pot(table: Table) -> None:
    table.go()
    for _ in range(4):
        table.check_round()
    table.seat(4)
    table.call()
    assert table.window.desk.local.awards.tie
    table.seat(7)
    assert table.window.desk.local.awards.high == (((4, 7),),)
    table.go()
    assert table.view.phase == "between"
    assert table.view.seats[4].stack == 1600 + 20
    assert table.view.seats[7].stack == 415 + 20


def test_undo_takes_back_taps_first(table: Table) -> None:
    table.go()
    for _ in range(4):
        table.check_round()
    table.seat(4)
    table.seat(7)
    table.undo()
    assert table.window.desk.local.awards.high == (((4,),),)
    table.undo()
    assert table.window.desk.local.awards.empty
    assert table.view.phase == "showdown"
    table.undo()
    assert table.view.phase == "betting"


def test_side_pots_are_pushed_in_order(make: MakeTable) -> None:
    table = make(HOLDEM).sit(("Ann", 1, 50), ("Ben", 2, 100), ("Cid", 3, 200), ("Dee", 4, 400))
    table.go()
    while table.view.phase == "betting":
        quicks = [quick for quick in table.window.view.column.pad.quicks if quick.isVisible() and quick.slot.open]
        table.tap(quicks[-1]) if quicks else table.call()
    pots = [(pot.amount, pot.seats) for pot in table.view.pots]
    assert pots == [(200, (1, 2, 3, 4)), (150, (2, 3, 4)), (200, (3, 4))]
    table.go()
    cards = [widget.card for widget in table.window.view.column.awards[:3]]
    assert [card.name for card in cards if card is not None] == ["Side 2", "Side 1", "Main"]
    table.seat(1)
    assert table.window.view.bar.go.slot.reason == "Side 1 has no winner yet"
    assert table.said == "Side 1 has no winner yet"
    table.seat(3)
    assert table.window.view.bar.go.slot.second == "350 to Cid, 200 to Ann"
    table.go()
    assert {seat: player.stack for seat, player in table.view.seats.items()} == {1: 200, 2: 0, 3: 350, 4: 200}


def test_a_seat_in_a_pots_card_wins_that_pot(table: Table) -> None:
    table.go()
    for _ in range(4):
        table.check_round()
    table.tap(table.window.view.column.awards[0].hands[1])
    seat = table.window.view.column.awards[0].hands[1].slot.ring
    assert table.window.desk.local.proposal.winners == (seat,)
    table.go()
    assert table.view.phase == "between"


def test_who_folded_cannot_win(table: Table) -> None:
    table.go()
    table.fold()
    for _ in range(4):
        table.check_round()
    table.seat(5)
    assert table.said == "Sam folded"
    assert table.window.desk.local.awards.empty


def test_sit_somebody_by_tap(make: MakeTable) -> None:
    table = make()
    table.seat(3)
    sheet: Any = table.window.sheet
    assert sheet is not None
    QTest.keyClicks(sheet.name, "Nils")
    for key in sheet.keys:
        if key.slot.word in ("4", "0"):
            table.tap(key)
    table.tap(sheet.go)
    assert table.window.sheet is not sheet, "the next seat's is open"
    assert table.view.seats[3].player == "Nils"
    assert table.view.seats[3].stack == 40


def test_a_name_is_spelled_on_the_screen(make: MakeTable) -> None:
    table = make()
    table.seat(3)
    sheet: Any = table.window.sheet
    table.tap(sheet.name)
    sheet.name.clear()
    for letter in "OLE":
        table.tap(sheet.letters.keys[ord(letter) - ord("A")])
    assert sheet.name.text() == "Ole"
    table.tap(sheet.go)
    assert table.view.seats[3].player == "Ole"


def test_a_seat_menu_opens_on_a_tap_between_hands(make: MakeTable) -> None:
    table = make().sit()
    table.seat(5)
    menu = table.window.menu
    assert menu is not None
    away = next(row for row in menu.panel.rows if row.slot.word == "Away")
    table.tap(away)
    assert table.window.menu is None
    assert table.view.seats[5].state == "out"


def test_a_tap_beside_a_menu_closes_it_and_does_nothing_else(make: MakeTable) -> None:
    table = make().sit()
    table.seat(5)
    assert table.window.menu is not None
    QTest.mouseClick(table.window.menu, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, pos_free(table))
    assert table.window.menu is None
    assert table.view.phase == "between"


def pos_free(table: Table) -> Any:
    """A point of the felt that the menu does not cover."""
    assert table.window.menu is not None
    panel = table.window.menu.panel.geometry()
    return table.window.menu.rect().bottomLeft() if not panel.contains(table.window.menu.rect().bottomLeft()) else None


def test_the_second_mouse_button_opens_a_menu_in_a_hand(make: MakeTable) -> None:
    table = make().sit()
    table.go()
    table.window.view.felt.seats[5].held.emit()
    assert table.window.menu is not None
    assert any(row.slot.word == "Call the clock" for row in table.window.menu.panel.rows)


def test_a_long_press_opens_a_menu_and_is_no_tap(make: MakeTable, qtbot: QtBot) -> None:
    table = make().sit()
    table.go()
    seat = table.window.view.felt.seats[8]
    QTest.mousePress(seat, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, seat.rect().center())
    qtbot.waitUntil(lambda: table.window.menu is not None, timeout=20_000)
    QTest.mouseRelease(seat, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, seat.rect().center())
    assert table.window.menu is not None
    assert table.window.desk.local.preview is None


def test_a_long_press_is_one_though_the_app_comes_to_it_after_its_end(make: MakeTable) -> None:
    table = make().sit()
    table.go()
    seat = table.window.view.felt.seats[8]
    tap_at(seat, 1000, takes=440)
    assert table.window.menu is None
    assert table.window.desk.local.preview is not None
    tap_at(seat, 2000, takes=460)
    assert table.window.menu is not None


def test_keys_belong_to_an_open_sheet(make: MakeTable) -> None:
    table = make().sit()
    table.seat(9)
    sheet: Any = table.window.sheet
    sheet.name.setFocus()
    QTest.keyClicks(sheet.name, "Fc 2")
    assert sheet.name.text().endswith("Fc 2"), "letters are letters while a name is written"
    assert table.view.phase == "between"
    QTest.keyClick(sheet.name, Qt.Key.Key_Return)
    assert table.window.sheet is not sheet
    assert table.view.seats[9].player.endswith("Fc 2")
    table.seat(6)
    table.key(Qt.Key.Key_Tab)
    table.key(Qt.Key.Key_5)
    table.key(Qt.Key.Key_5)
    assert table.window.sheet is not None
    assert table.window.sheet.amount == 55  # type: ignore[attr-defined]
    table.key(Qt.Key.Key_Escape)
    assert table.window.sheet is None
    assert 6 not in table.view.seats


def test_what_is_not_saved_is_not_shown_and_can_be_tried_again(
    make: MakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = make().sit()
    with monkeypatch.context() as broken:

        def full(store: MemoryStore, entries: object) -> None:
            raise OSError("disk is full")

        broken.setattr(MemoryStore, "append", full)
        table.go()
    assert table.view.phase == "between"
    assert table.said == "Not saved, nothing changed: disk is full"
    table.call()
    assert table.view.phase == "betting"


def test_cards_of_all_hands_propose_the_winners(make: MakeTable) -> None:
    table = make(HOLDEM).sit(("Ann", 1, 100), ("Ben", 2, 100))
    table.go()
    for cards in ("AhKd7c", "2s", "9d"):
        table.check_round()
        assert table.bridge.send(c.Cards(board=(table.view.board or "") + cards))
    table.check_round()
    assert table.view.phase == "showdown"
    table.tap(table.window.view.column.cards)
    sheet: Any = table.window.sheet
    for card in ("As", "Kc"):
        table.tap(next(key for key in sheet.ranks if key.slot.word == card[0]))
        table.tap(next(key for key in sheet.suits if key.suit == card[1]))
    table.tap(sheet.go)
    assert table.bridge.send(c.Show(seat=2, cards="3h4c"))
    assert table.window.view.bar.go.slot.second == "4 to Ann"
    table.go()
    assert table.view.seats[1].stack == 102


def test_a_player_moves_to_the_seat_that_is_tapped(make: MakeTable) -> None:
    table = make().sit()
    table.window.handle(MovePlayer(5))
    assert table.said == "Where does Sam move?"
    table.seat(9)
    assert table.view.seats[9].player == "Sam"
    assert 5 not in table.view.seats


def test_an_all_in_ends_the_betting(make: MakeTable) -> None:
    table = make(HOLDEM).sit(("Ann", 1, 100), ("Ben", 2, 100))
    table.go()
    table.tap(table.window.view.column.pad.quicks[-1])
    table.call()
    assert table.view.phase == "showdown"
    assert table.said == "No more betting"
    table.call()
    assert table.view.runs == 2
    table.go()
    assert table.window.view.column.runs[1].isVisible()
    table.seat(1)
    table.tap(table.window.view.column.runs[1])
    table.seat(2)
    table.go()
    assert table.view.phase == "between"
    assert table.view.seats[1].stack == table.view.seats[2].stack == 100


@pytest.mark.parametrize("exposed", [True, False])
def test_the_house_may_have_all_in_hands_turned_up(make: MakeTable, exposed: bool) -> None:
    table = make({**HOLDEM, "expose_all_in": exposed}).sit(("Ann", 1, 100), ("Ben", 2, 100))
    table.go()
    table.tap(table.window.view.column.pad.quicks[-1])
    table.call()
    told = table.window.view.bar.statement.statement
    assert told.title == "No more betting"
    assert (told.second == "All-in hands face up") is exposed


def test_high_low_ranks_one_half_then_the_other(make: MakeTable) -> None:
    table = make(HILO).sit(("Ann", 1, 500), ("Ben", 2, 500), ("Cid", 3, 500))
    table.go()
    for _ in range(4):
        table.check_round()
    assert table.said == "Tap the best high"
    table.seat(1)
    assert table.window.view.bar.statement.statement.second == "No low: the high takes all"
    table.call()
    table.seat(2)
    table.go()
    assert table.view.phase == "between"
    assert [table.view.seats[seat].stack for seat in (1, 2, 3)] == [505, 505, 490]


def test_stud_asks_who_brings_it_in_and_who_is_first(make: MakeTable) -> None:
    table = make(STUD).sit(("Ann", 1, 500), ("Ben", 2, 500), ("Cid", 3, 500))
    table.go()
    assert table.said == "Who brings it in?"
    table.seat(2)
    assert table.view.to_act == 2
    assert not table.window.view.bar.fold.slot.open
    table.call()
    table.check_round()
    assert table.said == "Who acts first?"
    table.seat(3)
    assert table.view.to_act == 3


def test_a_draw_waits_for_the_dealer(make: MakeTable) -> None:
    table = make(DRAW).sit(("Ann", 1, 500), ("Ben", 2, 500), ("Cid", 3, 500))
    table.go()
    table.check_round()
    assert table.view.phase == "street"
    assert table.window.view.bar.go.slot.word == "Draw done"
    table.go()
    assert table.view.street == "first_draw"


def test_fixed_limit_has_no_pad(make: MakeTable) -> None:
    table = make(HILO).sit(("Ann", 1, 500), ("Ben", 2, 500), ("Cid", 3, 500))
    table.go()
    assert not table.window.view.column.pad.isVisible()
    assert table.window.view.bar.go.slot.figure == "20"
    table.go()
    table.go()
    table.go()
    assert table.window.view.bar.go.slot.reason.startswith("capped")
    table.go()
    assert "LIM-2" in table.said


def test_keys_do_what_the_table_says(make: MakeTable) -> None:
    table = make().sit()
    table.key(Qt.Key.Key_Return)
    assert table.view.phase == "betting"
    table.key(Qt.Key.Key_F)
    assert table.view.seats[5].state == "folded"
    table.key(Qt.Key.Key_C)
    assert table.view.seats[7].bet == 10
    table.key(Qt.Key.Key_3)
    table.key(Qt.Key.Key_0)
    assert table.window.desk.local.entry.digits == "30"
    table.key(Qt.Key.Key_Escape)
    assert table.window.desk.local.entry.empty
    table.key(Qt.Key.Key_Return)
    assert table.view.to_act == 8, "Enter is the amber button, and none is amber now"
    table.key(Qt.Key.Key_P)
    assert table.view.bet == 45
    table.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.view.bet == 10
    table.key(Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert table.view.bet == 45
    table.key(Qt.Key.Key_4, Qt.KeyboardModifier.AltModifier)
    assert table.window.desk.local.preview is not None


def test_dues_are_settled_by_one_tap_and_undone_by_another(make: MakeTable) -> None:
    table = make().sit()
    assert table.bridge.send(c.SitOut(seat=5))
    for _ in range(8):
        table.go()
        while table.view.phase == "betting":
            table.fold()
    assert table.bridge.send(c.SitIn(seat=5))
    assert table.view.dues
    card = table.window.view.column.dues[0]
    assert card.isVisible()
    table.tap(card.options[0])
    assert card.card is not None
    assert card.card.settled
    table.tap(card.options[0])
    assert not card.card.settled


def test_a_tap_on_a_barred_deal_says_why(make: MakeTable) -> None:
    table = make().sit(("Ann", 1, 100))
    assert table.window.view.bar.go.slot.reason == "needs 2 players, has 1"
    table.go()
    assert table.view.phase == "between"
    assert "BTN-9" in table.said


def test_a_bomb_pot_goes_straight_to_the_flop(make: MakeTable) -> None:
    table = make().sit()
    table.fold()
    menu = table.window.menu
    assert menu is not None
    table.tap(next(row for row in menu.panel.rows if row.slot.word.startswith("Bomb, two")))
    sheet: Any = table.window.sheet
    table.tap(sheet.go)
    assert table.bridge.scene.bomb == (10, 2)
    table.go()
    assert table.view.street == "flop"
    assert len(table.view.boards) == 2


def test_the_same_state_repaints_nothing(make: MakeTable) -> None:
    table = make().sit()
    table.go()
    window = table.window
    before = [widget.plate for widget in window.view.felt.seats.values()]
    window.refresh()
    assert [widget.plate for widget in window.view.felt.seats.values()] == before


def test_board_cards_are_entered_on_the_street_just_dealt(make: MakeTable) -> None:
    table = make().sit()
    table.go()
    table.check_round()
    table.window.handle(EnterCards(BoardCards()))
    sheet: Any = table.window.sheet
    for card in ("Kh", "9s", "4d"):
        table.tap(next(key for key in sheet.ranks if key.slot.word == card[0]))
        table.tap(next(key for key in sheet.suits if key.suit == card[1]))
    table.tap(sheet.go)
    assert table.window.sheet is None
    assert table.view.board == "Kh9s4d"
    assert table.view.street == "flop"
    table.call()
    table.window.handle(EnterCards(BoardCards()))
    assert table.view.board == "Kh9s4d"


def test_a_read_only_tap_stores_nothing(make: MakeTable) -> None:
    table = make().sit()
    table.go()
    steps = sum(1 for _ in table.bridge.session.steps())
    table.window.handle(Explain("wager.max"))
    assert table.window.over.why.isVisible()
    table.window.handle(OpenLog())
    assert sum(1 for _ in table.bridge.session.steps()) == steps


class PaintCount(QObject):
    """Counts the repaints of widgets."""

    def __init__(self, widgets: list[QWidget]) -> None:
        super().__init__()
        self.painted: dict[str, int] = {}
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            name = watched.property("watched")
            self.painted[name] = self.painted.get(name, 0) + 1
        return False


class Last(QWidget):
    """Asked for last, it is painted with all that was asked for before; it lies where nothing is watched."""

    def __init__(self, felt: QWidget) -> None:
        super().__init__(felt)
        self.setGeometry(felt.width() // 2, felt.height() // 2, 1, 1)
        self.times = 0
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Painted once more."""
        self.times += 1

    def painted(self, qtbot: QtBot) -> None:
        """Wait until what was asked for is painted."""
        before = self.times
        self.update()
        qtbot.waitUntil(lambda: self.times > before)


def test_a_repaint_touches_only_what_changed(make: MakeTable, qtbot: QtBot) -> None:
    table = make().sit()
    table.go()
    view = table.window.view
    parts: list[QWidget] = [*view.felt.seats.values(), *view.column.pad.keys, view.strip, view.bar.fold]
    for seat, plate in view.felt.seats.items():
        plate.setProperty("watched", f"seat {seat}")
    for key in view.column.pad.keys:
        key.setProperty("watched", "digit")
    view.strip.setProperty("watched", "strip")
    view.bar.fold.setProperty("watched", "fold")
    table.call()
    qtbot.waitUntil(lambda: STORE.open)  # then all is painted once more
    last = Last(view.felt)
    last.painted(qtbot)
    last.painted(qtbot)
    count = PaintCount(parts)
    table.call()
    last.painted(qtbot)
    assert set(count.painted) == {"seat 7", "seat 8"}


def test_amber_is_the_next_tap_and_nothing_else_is_filled_with_it(make: MakeTable) -> None:
    table = make().sit()

    def fills() -> list[str]:
        bar = table.window.view.bar
        found = [name for name in ("undo", "fold", "call", "go") if getattr(bar, name).slot.fill == "next"]
        return found + [f"seat {p.seat}" for p in table.window.view.felt.plates if p.kind == "act"]

    assert fills() == ["go"]
    table.go()
    assert fills() == ["seat 5"]
    table.type("3")
    assert fills() == ["go", "seat 5"]
    table.go()
    assert fills() == ["seat 7"]


class TestAWagerAfterTheFolds:
    """Tap the seat that acts next, then what it does: the folds up to it and its wager are one step."""

    def test_a_quick_size_of_the_previewed_seat_plays_both(self, make: MakeTable) -> None:
        table = make().sit()
        table.go()
        first = table.view.to_act
        later = 8
        table.seat(later)
        pad = table.window.view.column.pad
        before = table.bridge.session.newest
        table.tap(pad.quicks[-2])
        assert table.view.bet == table.window.desk.scene.view.bet > 10
        assert table.view.seats[later].bet == table.view.bet
        assert table.view.seats[first].state == "folded"
        assert table.bridge.session.newest == before + 1
        table.undo()
        assert table.view.to_act == first
        assert table.view.bet == 10

    def test_typed_digits_arm_the_go_slot_for_the_previewed_seat(self, make: MakeTable) -> None:
        table = make().sit()
        table.go()
        first = table.view.to_act
        table.seat(8)
        table.type("30")
        assert table.window.view.bar.go.slot.word == "Raise to"
        table.go()
        assert table.view.seats[8].bet == 30
        assert table.view.seats[first].state == "folded"

    def test_the_call_of_the_previewed_seat_plays_both(self, make: MakeTable) -> None:
        table = make().sit()
        table.go()
        first = table.view.to_act
        table.seat(8)
        before = table.bridge.session.newest
        table.call()
        assert (table.view.seats[8].bet, table.view.bet) == (10, 10)
        assert table.view.seats[first].state == "folded"
        assert table.bridge.session.newest == before + 1
        table.undo()
        assert table.view.to_act == first

    def test_where_nothing_is_owed_the_call_slot_checks_up_to_the_seat(self, make: MakeTable) -> None:
        table = make().sit()
        table.go()
        table.check_round()
        table.seat(7)
        assert table.window.view.bar.call.slot.word == "All check (3)"

    def test_leaving_the_preview_forgets_its_digits(self, make: MakeTable) -> None:
        table = make().sit()
        table.go()
        table.seat(8)
        table.type("30")
        table.undo()
        assert table.window.desk.local.entry.empty
        assert table.window.desk.local.preview is None

    def test_no_wager_where_the_folds_would_end_the_hand(self, make: MakeTable) -> None:
        table = make().sit()
        table.go()
        table.seat(4)  # the big blind: all others fold, the hand is over
        assert not table.window.view.column.pad.isVisible()
        table.seat(4)
        assert table.view.phase == "between"

    def test_checks_up_to_a_bet(self, make: MakeTable) -> None:
        table = make().sit()
        table.go()
        table.check_round()
        assert table.view.street == "flop"
        first = table.view.to_act
        after = next(seat for seat in (4, 5, 7, 8) if seat > first + 1)
        table.seat(after)
        table.type("20")
        table.go()
        assert table.view.seats[after].bet == 20
        assert table.view.seats[first].state == "in"
