"""After somebody was seated the next free seat is ready: a name and Enter each, until there is none or it is ended."""

import math
from typing import Any

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtTest import QTest

from desktop.intents import AskAdd, OpenMoneyMenu, OpenSeatMenu, Send
from desktop.present.felt import spots
from desktop.present.menus import seat_menu
from desktop.present.seats import plates
from desktop.present.window_state import Local
from engine import commands as c
from engine.why.figures import why
from tests.desktop.conftest import MakeTable, Table
from tests.desktop.rules_taps import amount, steps
from tests.desktop.speaking import speaking
from tests.desktop.tables import NAMES

HOLDEM = {"game": "holdem", "limit": "no_limit", "blinds": [5, 10], "betting_unit": 5}
SIX: dict[str, Any] = {**HOLDEM, "seats": 6}


def named(table: Table, name: str) -> None:
    """Type a name into what has the keyboard, and Enter."""
    QTest.keyClicks(table.window.focusWidget(), name)
    table.key(Qt.Key.Key_Return)


def lit(table: Table) -> list[int]:
    """The seats that are dashed amber."""
    plates = table.window.view.felt.seats
    return [seat for seat, spot in plates.items() if spot.plate.kind == "empty" and spot.plate.edge == "now"]


def test_name_and_enter_seat_a_table(make: MakeTable) -> None:
    table = make(SIX)
    table.seat(4)
    assert lit(table) == [4]
    for name, following in (("Ann", [5]), ("Ben", [6]), ("Cal", [1]), ("Dee", [2]), ("Eli", [3]), ("Fay", [])):
        named(table, name)
        assert lit(table) == following
    assert [table.view.seats[seat].player for seat in range(1, 7)] == ["Dee", "Eli", "Fay", "Ann", "Ben", "Cal"]
    assert table.window.sheet is None, "the table is full"


def test_the_next_one_is_offered_the_usual_chips_whatever_the_last_one_bought(make: MakeTable) -> None:
    table = make(SIX)
    table.seat(1)
    amount(table, "700", name="Ann")
    assert table.window.sheet.title == "Seat 2 is next"
    named(table, "Ben")
    assert [player.stack for player in table.view.seats.values()] == [700, 1000]


@pytest.mark.parametrize("by_hand", [False, True])
def test_a_name_that_is_typed_is_not_lost_by_deal(make: MakeTable, by_hand: bool) -> None:
    """The hand waits for it, whether the seat was offered by itself or tapped; nothing typed goes to a bet."""
    table = make(SIX)
    table.seat(1)
    named(table, "Ann")
    named(table, "Ben")
    if by_hand:
        table.key(Qt.Key.Key_Escape)
        table.seat(4)
    title = table.window.sheet.title
    QTest.keyClicks(table.window.focusWidget(), "Carl")
    table.go()
    assert (table.view.hand, table.window.sheet.title, table.window.sheet.name.text()) == (0, title, "Carl")
    notice = table.window.desk.local.notice
    assert notice is not None
    assert notice.text == f"Not dealt yet: first confirm or close “{title}”."
    table.key(Qt.Key.Key_Return)
    table.key(Qt.Key.Key_Escape)
    table.go()
    assert table.view.hand == 1
    assert {player.player for player in table.view.seats.values()} == {"Ann", "Ben", "Carl"}


def test_a_name_that_is_typed_is_not_lost_by_another_key_of_the_bar(make: MakeTable) -> None:
    table = make({**SIX, "straddle": {"allow": "under_the_gun"}})
    table.seat(1)
    for name in ("Ann", "Ben", "Cal"):
        named(table, name)
    QTest.keyClicks(table.window.focusWidget(), "Dee")
    table.tap(table.window.view.bar.call)
    assert [announced.kind for announced in table.bridge.state.announced] == ["straddle"]
    assert table.window.sheet.name.text() == "Dee"


@pytest.mark.parametrize("way", ["Enter", "its key", "the close key", "Escape"])
def test_it_is_ended_by_one_tap_or_enter(make: MakeTable, way: str) -> None:
    table = make(SIX)
    table.seat(1)
    named(table, "Ann")
    before, sheet = steps(table), table.window.sheet
    assert sheet.go.face.word == "Done"
    if way == "Enter":
        table.key(Qt.Key.Key_Return)
    elif way == "Escape":
        table.key(Qt.Key.Key_Escape)
    else:
        table.tap(sheet.go if way == "its key" else sheet.close_key)
    assert table.window.sheet is None
    assert lit(table) == []
    assert steps(table) == before
    assert list(table.view.seats) == [1]


def test_an_amount_alone_seats_somebody_without_a_name(make: MakeTable) -> None:
    table = make(SIX)
    table.seat(1)
    named(table, "Ann")
    table.tap(table.window.sheet.entry)
    amount(table, "300")
    assert (table.view.seats[2].player, table.view.seats[2].stack) == ("P2", 300)


def test_the_key_of_a_seat_writes_nothing_into_a_name(make: MakeTable) -> None:
    table = make(SIX)
    table.seat(1)
    named(table, "Ann")
    table.key(Qt.Key.Key_5, Qt.KeyboardModifier.AltModifier)
    assert table.window.sheet.name.text() == ""


def test_dealing_ends_it_and_so_does_another_seat(make: MakeTable) -> None:
    table = make(SIX)
    table.seat(1)
    named(table, "Ann")
    table.seat(6)
    assert lit(table) == [6]
    assert table.window.sheet.go.face.word == "Sit with", "a seat that was tapped is taken without a name too"
    named(table, "Ben")
    table.go()
    assert table.view.phase == "betting"
    assert table.window.sheet is None
    assert lit(table) == []


def test_between_hands_it_goes_on_too(make: MakeTable) -> None:
    table = make(HOLDEM).sit(("Ann", 1, 500), ("Ben", 2, 500))
    table.go()
    table.fold()
    table.seat(5)
    named(table, "Eli")
    assert lit(table) == [6]
    assert table.window.sheet is not None


def test_in_a_hand_somebody_sits_down_and_the_hand_goes_on(make: MakeTable) -> None:
    table = make(HOLDEM).sit(("Ann", 1, 500), ("Ben", 2, 500))
    table.go()
    table.seat(5)
    named(table, "Eli")
    assert table.view.seats[5].player == "Eli"
    assert table.window.sheet is None
    assert lit(table) == []


def test_a_name_that_sits_already_keeps_the_sheet(make: MakeTable) -> None:
    table = make(SIX)
    table.seat(1)
    named(table, "Ann")
    named(table, "Ann")
    assert list(table.view.seats) == [1]
    assert table.window.sheet is not None
    assert table.window.sheet.name.text() == "Ann"
    assert lit(table) == [2]


def test_a_newcomer_who_has_to_choose_is_not_hidden_by_the_next_seat(make: MakeTable) -> None:
    table = make({**HOLDEM, "new_player": "post_or_wait"}).sit(("Ann", 1, 500), ("Ben", 2, 500), ("Cal", 3, 500))
    for _ in range(4):
        table.go()
        while table.view.phase == "betting":
            table.fold()
    table.seat(5)
    named(table, "Eli")
    assert [due.seat for due in table.view.dues] == [5]
    assert table.window.sheet is None, "post or wait lies in sight"
    assert lit(table) == []


OWING: dict[str, Any] = {**SIX, "new_player": "free", "missed_blinds": "post_all", "leaver_returns": "still_owes"}


def left_owing(make: MakeTable, table: dict[str, Any]) -> Table:
    """Dee missed the big blind while away, and has left."""
    made = make(table).sit(*((name, seat, 500) for seat, name in enumerate(("Ann", "Ben", "Cal", "Dee", "Eli"), 1)))
    made.bridge.send(c.Button(seat=1))
    for away in (None, 4):
        if away is not None:
            made.bridge.send(c.SitOut(seat=away))
        made.go()
        while made.view.phase == "betting":
            made.fold()
    made.bridge.send(c.Leave(seat=4))
    return made


@pytest.mark.parametrize("name", ["Dee", "Kim"])
def test_who_left_owing_is_told_of_it_when_sitting_down_again(make: MakeTable, name: str) -> None:
    table = left_owing(make, OWING)
    table.seat(6)
    QTest.keyClicks(table.window.focusWidget(), name)
    owing = name == "Dee"
    assert table.window.sheet.go.face.second == ("back, and owes 10" if owing else "")
    assert ("back, and owes 10" in table.window.sheet.go.accessibleName()) == owing
    table.key(Qt.Key.Key_Return)
    assert table.view.seats[6].missed.big == (10 if owing else 0)
    assert [due.seat for due in table.view.dues] == ([6] if owing else [])


def test_where_the_house_takes_a_leaver_for_new_nothing_is_said(make: MakeTable) -> None:
    table = left_owing(make, {**OWING, "leaver_returns": "as_new"})
    table.seat(6)
    QTest.keyClicks(table.window.focusWidget(), "Dee")
    assert table.window.sheet.go.face.second == ""


def test_in_a_hand_a_transfer_owes_nothing_and_who_is_back_does(make: MakeTable) -> None:
    table = left_owing(make, OWING)
    table.go()
    table.seat(6)
    QTest.keyClicks(table.window.focusWidget(), "Dee")
    assert table.window.sheet.go.face.second == "back, and owes 10"
    table.tap(table.window.sheet.entry)
    table.tap(next(way for way in table.window.sheet.ways if way.face.word == "From another table"))
    assert table.window.sheet.go.face.second == ""


def test_who_has_no_chips_is_not_called_back_before_there_are_some(make: MakeTable) -> None:
    table = make(HOLDEM, (1280, 800)).sit(("Ann", 1, 100), ("Ben", 2, 100), ("Cid", 3, 100))
    for command in (c.SitOut(seat=2), c.SitOut(seat=3), c.Count(seat=3, stack=0)):
        assert table.bridge.send(command), table.refused
    back = {}
    for seat in (2, 3):
        rows = seat_menu(table.bridge.scene, seat, table.bridge.dry).rows
        back[seat] = next(slot for slot in rows if slot.word == "Is back")
    assert back[2].intent == Send(c.SitIn(seat=2))
    assert (back[3].second, back[3].intent) == ("needs chips first", AskAdd(3))


@pytest.mark.parametrize("button", [1, 7])
def test_a_post_lies_nearer_to_its_own_seat_than_to_another(make: MakeTable, button: int) -> None:
    people = [(name, seat, 12_345) for seat, name in enumerate(NAMES[:10], 1)]
    with speaking("de"):
        table = make({**HOLDEM, "blinds": [75, 150], "seats": 10}, (1280, 800)).sit(*people)
        assert table.bridge.send(c.Button(seat=button))
        table.turn()
        felt = table.window.view.felt
        posts = [item for item in felt.items if item.kind == "ghost"]
        assert [item.text for item in posts] == ["postet 75", "postet 150"]
        for item in posts:
            away = {seat: apart(item.rect, plate.geometry(), felt.look.scale) for seat, plate in felt.seats.items()}
            assert min(away, key=lambda seat: away[seat]) == item.seat, away


def apart(item: QRectF, plate: QRect, scale: float) -> float:
    """How far a thing on the felt is from a plate, reference px."""
    box = QRectF(plate.x() / scale, plate.y() / scale, plate.width() / scale, plate.height() / scale)
    across = max(box.left() - item.right(), item.left() - box.right(), 0.0)
    down = max(box.top() - item.bottom(), item.top() - box.bottom(), 0.0)
    return math.hypot(across, down)


def test_the_key_of_a_free_seat_chooses_it_for_who_is_being_seated(make: MakeTable) -> None:
    table = make(SIX)
    table.seat(1)
    named(table, "Ann")
    table.key(Qt.Key.Key_5, Qt.KeyboardModifier.AltModifier)
    assert lit(table) == [5]
    named(table, "Gita")
    assert {seat: player.player for seat, player in table.view.seats.items()} == {1: "Ann", 5: "Gita"}


def test_what_was_typed_goes_along_to_the_seat_of_the_key(make: MakeTable) -> None:
    table = make(SIX)
    table.seat(2)
    QTest.keyClicks(table.window.focusWidget(), "Gita")
    table.key(Qt.Key.Key_4, Qt.KeyboardModifier.AltModifier)
    assert (lit(table), table.window.sheet.name.text()) == ([4], "Gita")
    table.key(Qt.Key.Key_Return)
    assert {seat: player.player for seat, player in table.view.seats.items()} == {4: "Gita"}


def test_the_key_of_a_taken_seat_says_who_sits_there(make: MakeTable) -> None:
    table = make(SIX)
    table.seat(1)
    named(table, "Ann")
    table.key(Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)
    assert table.statement == "Ann sits in seat 1"
    assert lit(table) == [2]


def test_the_key_of_another_seat_menu_is_heard_over_a_seat_menu(make: MakeTable) -> None:
    table = make(SIX).sit(("Ann", 1, 500), ("Ben", 2, 500))
    both = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ShiftModifier
    for seat, name in ((1, "Ann"), (2, "Ben")):
        table.key(getattr(Qt.Key, f"Key_{seat}"), both)
        assert name in table.window.menu.panel.title


def test_enter_presses_the_first_key_of_a_seat_menu_that_a_key_opened(make: MakeTable) -> None:
    """No key of it had the ring, so Enter did nothing; opened by hand none has it, and Enter still does nothing."""
    table = make(SIX).sit(("Ann", 1, 500), ("Ben", 2, 500))
    table.window.open(OpenSeatMenu(2))
    rows = table.window.menu.panel.rows
    assert table.window.focusWidget() not in rows
    table.key(Qt.Key.Key_Return)
    assert table.window.menu is not None
    table.key(Qt.Key.Key_Escape)
    table.key(Qt.Key.Key_2, Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ShiftModifier)
    first = table.window.menu.panel.rows[0]
    assert (table.window.focusWidget(), first.reached_by_key) == (first, True)
    QTest.keyClick(first, Qt.Key.Key_Return)
    assert (table.window.menu, table.window.sheet.ask.title) == (None, "Ben adds chips")


def test_a_seat_menu_opened_by_the_key_of_its_seat_has_the_ring(make: MakeTable) -> None:
    table = make(SIX).sit(("Ann", 1, 500), ("Ben", 2, 500))
    table.key(Qt.Key.Key_2, Qt.KeyboardModifier.AltModifier)
    rows = table.window.menu.panel.rows
    assert rows[0].ringed
    table.key(Qt.Key.Key_Escape)
    assert (table.window.menu, table.window.hasFocus()) == (None, True)
    table.key(Qt.Key.Key_2, Qt.KeyboardModifier.AltModifier)
    rows = table.window.menu.panel.rows
    table.key(Qt.Key.Key_Down)
    assert rows[1].ringed
    table.key(Qt.Key.Key_Up)
    table.key(Qt.Key.Key_Return)
    assert (table.window.menu, table.window.sheet.ask.title) == (None, "Ben adds chips")


def test_the_menu_of_the_table_has_the_ring_after_its_key_and_escape_gives_it_back(make: MakeTable) -> None:
    table = make(SIX).sit(("Ann", 1, 500), ("Ben", 2, 500))
    opener = table.window.view.bar.fold
    while not opener.ringed:
        table.key(Qt.Key.Key_Tab)
    table.key(Qt.Key.Key_Space)
    assert table.window.menu.panel.rows[0].ringed
    table.key(Qt.Key.Key_Escape)
    assert (table.window.menu, opener.ringed) == (None, True)


def test_a_menu_opened_from_a_row_with_the_ring_has_it_too(make: MakeTable) -> None:
    table = make(SIX).sit(("Ann", 1, 500), ("Ben", 2, 500))
    table.key(Qt.Key.Key_2, Qt.KeyboardModifier.AltModifier)
    first = table.window.menu.panel
    money = next(row for row in first.rows if isinstance(row.face.does, OpenMoneyMenu))
    while not money.ringed:
        table.key(Qt.Key.Key_Down)
    table.key(Qt.Key.Key_Return)
    assert table.window.menu.panel is not first
    assert table.window.menu.panel.rows[0].ringed


@pytest.mark.parametrize("comes", [0, 1])
def test_only_who_does_not_get_the_big_blind_anyway_is_asked_how_to_come_in(make: MakeTable, comes: int) -> None:
    """ENT-3: the coming big blind is that of the newcomer, who posts it whatever is chosen; or it is not yet."""
    table = make({**HOLDEM, "new_player": "post_or_wait"}).sit(("Ann", 1, 500), ("Ben", 2, 500), ("Cal", 4, 500))
    for _ in range(8):
        table.go()
        while table.view.phase == "betting":
            table.fold()
        assert table.bridge.send(c.Sit(seat=3, player="Eli", stack=500))
        ways = {option.entry: option for due in table.view.dues for option in due.options}
        if ways and ways["wait"].big_blind_in == comes:
            break
        table.bridge.undo()
    else:
        raise AssertionError("the big blind never came")
    plates = {spot.seat: spot for spot in spots(table.bridge.scene)}
    asked = [due.card.name for due in table.window.view.column.dues if due.isVisible() and due.card]
    assert asked == ([] if comes == 0 else ["Eli"])
    assert plates[3].lammers == (() if comes == 0 else ("owes 10",))
    table.go()
    posted = [(post.seat, post.kind) for post in table.view.posts]
    assert ((3, "big_blind") in posted) == (comes == 0)


@pytest.mark.parametrize("way", [None, "wait", "post"])
def test_who_missed_blinds_and_gets_the_big_blind_is_asked_nothing(make: MakeTable, way: str | None) -> None:
    """ENT-2: it said "Post 15" with a red lammer "owes 15" while only the big blind of 10 was taken."""
    table = make(OWING).sit(*((name, seat, 500) for seat, name in enumerate(("Ann", "Ben", "Cal", "Dee", "Eli"), 1)))
    assert table.bridge.send(c.Button(seat=1))

    def hands(many: int) -> None:
        for _ in range(many):
            table.go()
            while table.view.phase == "betting":
                table.fold()

    hands(1)
    assert table.bridge.send(c.SitOut(seat=4))
    hands(2)
    assert table.view.seats[4].missed.whole == 15
    assert table.bridge.send(c.SitIn(seat=4, entry="wait"))
    asked = [due.card.name for due in table.window.view.column.dues if due.isVisible() and due.card]
    assert asked == ["Dee"], "not yet: posting brings the next hand"
    for _ in range(6):
        ways = {option.entry: option for option in table.view.dues[0].options}
        if ways["wait"].big_blind_in == 0:
            break
        hands(1)
    if way is not None:
        assert table.bridge.send(c.SitIn(seat=4, entry=way))
    assert not [due for due in table.window.view.column.dues if due.isVisible()]
    spot = next(spot for spot in spots(table.bridge.scene) if spot.seat == 4)
    assert (spot.lammers, spot.ghost) == ((), "posts 10")
    plate = next(plate for plate in plates(table.bridge.scene, Local()) if plate.seat == 4)
    assert (plate.word, plate.tag) == ("comes in", "BB")
    state = table.bridge.session.state
    words = [step.text for step in why(state, "dues.4").steps]
    assert words[-1] == "the big blind comes with the next deal: 10 is posted, nothing else is taken"
    assert not [text for text in words if text.startswith("post ")]
    assert why(state, "dues").value == why(state, "dues.4").value == 0
    assert [step.text for step in why(state, "seat.4").steps] == ["comes in on the big blind, with the next deal"]
    table.go()
    assert [(post.kind, post.amount) for post in table.view.posts if post.seat == 4] == [("big_blind", 10)]
    assert not table.view.seats[4].missed.any


def without_the_small_blind(make: MakeTable, **rules: Any) -> Table:
    """Three hands in which everybody folds; Cat, in seat 4, sits out before the third, whose small blind is hers."""
    table = make({**HOLDEM, "new_player": "post_or_wait", **rules})
    table.sit(*((name, seat, 200) for seat, name in enumerate(("Zoe", "Ann", "Bob", "Cat", "Dan", "Eve"), 1)))
    assert table.bridge.send(c.Button(seat=1))
    for hand in range(3):
        if hand == 2:
            assert table.bridge.send(c.SitOut(seat=4))
        table.go()
        while table.view.phase == "betting":
            table.fold()
    return table


def test_who_left_owing_a_small_blind_is_not_told_to_have_missed_both(make: MakeTable) -> None:
    """ENT-2, ENT-3: leaving makes nothing cheaper, but the big blind was never missed."""
    table = without_the_small_blind(make, leaver_returns="still_owes", missed_blinds="post_all")
    assert table.view.seats[4].missed.small == 5
    assert table.bridge.send(c.Leave(seat=4))
    assert table.bridge.send(c.Sit(seat=4, player="Cat", stack=200))
    card = next(due.card for due in table.window.view.column.dues if due.isVisible() and due.card)
    assert (card.name, card.why) == ("Cat", "left owing, posts as new")


def test_where_nobody_called_a_lone_big_blind_it_is_said_to_whom_it_went_back(make: MakeTable) -> None:
    """The small blind was dead: no pot was left to push, and the screen stayed as it was."""
    table = without_the_small_blind(make)
    assert not table.refused
    assert (table.statement, table.bridge.state.seats[4].stack) == ("10 back to Dan", 200)
    assert table.window.view.bar.go.face.word == "Deal hand 4"


def test_who_won_is_said_alone_where_a_bet_went_back_too(make: MakeTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """The chips that went back were said first, and read aloud, though the pot was pushed."""
    table = make(HOLDEM).sit(("Zoe", 1, 200), ("Ann", 2, 200), ("Bob", 3, 200))
    table.go()
    notices: list[str] = []
    say = table.window.desk.say
    monkeypatch.setattr(
        table.window.desk, "say", lambda notice, **more: (notices.append(notice.text), say(notice, **more))
    )
    table.fold()
    table.fold()
    assert [words for words in notices if "back" in words or "wins" in words] == [table.statement]
