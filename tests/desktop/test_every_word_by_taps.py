"""Every word of the table script has taps that reach it: a row a word, each played in the real window."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.intents import Escape
from engine import commands as c
from engine.script.reading import BY_WORD
from tests.desktop.conftest import MakeTable, Table
from tests.desktop.rules_taps import amount, cards, due, menu, of_table, push, row, said, walk

HOLDEM = {"game": "holdem", "limit": "no_limit", "blinds": [5, 10], "seats": 9, "betting_unit": 5}
STUD = {"game": "seven_card_stud", "limit": "fixed", "bets": [10, 20], "bring_in": 5, "ante": {"amount": 1}, "seats": 8}
DRAW = {"game": "triple_draw_27", "limit": "fixed", "bets": [10, 20], "blinds": [5, 10], "seats": 9}
LEVELS = [{"blinds": [5, 10], "minutes": 20}, {"blinds": [10, 20], "minutes": 20}]

PRIZES = {
    **HOLDEM, "preset": "tournament", "levels": LEVELS, "prizes": {"currency": "EUR", "entry": 2000},
}  # fmt: skip

MIX = {
    "seats": 9,
    "mix_change": "dealer",
    "mix": [{"game": "holdem", "blinds": [5, 10]}, {"game": "omaha", "limit": "pot_limit", "blinds": [5, 10]}],
}

Taps = Callable[[Table], None]


class Row(NamedTuple):
    """How a word is reached: the table, the taps, and the command that has to be in the journal then."""

    table: dict[str, Any]
    taps: Taps
    command: c.Command


def sit(t: Table) -> None:
    t.seat(3)
    amount(t, "500", name="Nils")


def seat_row(seat: int, words: str) -> Taps:
    def taps(t: Table) -> None:
        menu(t, seat)
        row(t, words)

    return taps


def seat_rows(seat: int, *words: str, then: Taps = lambda t: None) -> Taps:
    def taps(t: Table) -> None:
        menu(t, seat)
        for word in words:
            row(t, word)
        then(t)

    return taps


def back(t: Table) -> None:
    seat_row(8, "Away")(t)
    seat_row(8, "Is back")(t)


def move(t: Table) -> None:
    seat_row(5, "Moves")(t)
    t.seat(9)


def chips_in(t: Table) -> None:
    seat_rows(5, "Money", "Chip run", then=lambda t: amount(t, "100"))(t)
    due(t)


def pays(t: Table) -> None:
    seat_rows(5, "Money", "Pays", then=lambda t: amount(t, "10"))(t)
    t.seat(8)


def marker_lent(t: Table) -> None:
    t.go()
    seat_rows(5, "Money", "Marker", then=lambda t: amount(t, "50", way="A player lends"))(t)
    t.seat(1)
    assert t.statement.startswith("Maya is in the pot")
    t.tap(t.window.view.bar.statement.button)


def level(t: Table) -> None:
    t.go()  # the level's clock starts with the first deal
    while t.bridge.state.hand is not None:
        t.fold()
    t.at = 20 * 60
    t.bridge.time_passed()
    due(t)


def wrong_purchase(t: Table) -> None:
    assert t.bridge.send(c.AddChips(seat=5, amount=500, what="rebuy"))
    seat_rows(5, "Wrong rebuy or add-on")(t)
    row(t, t.bridge.scene.name(7))


def bring_in(t: Table) -> None:
    t.go()
    t.seat(4)


def first(t: Table) -> None:
    t.go()
    t.seat(4)
    t.call()
    t.check_round()
    t.seat(7)


def pair(t: Table) -> None:
    first(t)
    t.tap(t.window.view.strip.menu)
    row(t, "A pair shows")


def act(t: Table) -> None:
    t.go()
    t.call()


def fold_to(t: Table) -> None:
    t.go()
    t.seat(8)
    t.fold()


def check_to(t: Table) -> None:
    t.go()
    t.check_round()
    t.seat(8)
    t.call()


def street(t: Table) -> None:
    t.go()
    t.check_round()
    t.call()
    keys = {key.slot.word: key for key in t.window.sheet.keys}
    for number in "302143":
        t.tap(keys[number])
    t.tap(t.window.sheet.go)


def all_in(t: Table) -> None:
    t.go()
    t.fold()
    t.fold()
    t.fold()
    t.fold()
    t.tap(t.window.view.column.pad.quicks[-1])
    t.call()


def runs(t: Table) -> None:
    all_in(t)
    t.call()


def showdown(t: Table) -> None:
    t.go()
    while t.view.phase == "betting":
        t.check_round()


def award(t: Table) -> None:
    showdown(t)
    push(t, 7, 5)


def show(t: Table) -> None:
    showdown(t)
    menu(t, 7)
    row(t, "Cards")
    cards(t, "AsKd")


def muck(t: Table) -> None:
    showdown(t)
    seat_row(7, "Mucks")(t)


def choose(t: Table) -> None:
    t.tap(t.window.view.bar.statement.button)
    row(t, "Omaha")


def split(t: Table) -> None:
    walk(t)
    of_table(t, "Split the prizes")
    row(t, "By chips")
    row(t, "Split so")


def misdeal(t: Table) -> None:
    t.go()
    t.tap(t.window.view.strip.menu)
    row(t, "Misdeal")
    row(t, "Exposed card")


def dead_hand(t: Table) -> None:
    t.go()
    menu(t, 7)
    row(t, "Hand is dead")
    row(t, "Wrong number")


def street_back(t: Table) -> None:
    t.go()
    t.check_round()
    t.call()
    t.tap(t.window.view.strip.menu)
    row(t, "Turn shown too early")
    row(t, "Note its cards")
    cards(t, "7s")


def board(t: Table) -> None:
    t.go()
    t.check_round()
    t.tap(t.window.view.felt.boards[0])
    cards(t, "Ah7dTc")


def unposted(t: Table) -> None:
    walk(t)
    walk(t)
    t.seat(3)
    amount(t, "500", name="Nils")
    t.go()
    menu(t, 3)
    row(t, "Dealt in unposted")
    row(t, "Posts, hand is dead")


def rename(t: Table) -> None:
    menu(t, 5)
    row(t, "Rename")
    sheet = t.window.sheet
    for _ in "Sam":
        t.tap(sheet.back)
    amount(t, "", name="Sue")


def stand_up(t: Table) -> None:
    while not t.view.reminders:
        t.go()
        while t.view.phase == "betting":
            t.fold()


ROWS: dict[str, Row] = {
    "level": Row(
        {"game": "holdem", "limit": "no_limit", "seats": 9, "levels": LEVELS}, level, c.NextLevel(on_time=True)
    ),
    "sit": Row(HOLDEM, sit, c.Sit(seat=3, player="Nils", stack=500)),
    "leave": Row(HOLDEM, seat_row(8, "Leaves"), c.Leave(seat=8)),
    "sit_out": Row(HOLDEM, seat_row(8, "Away"), c.SitOut(seat=8)),
    "sit_in": Row(HOLDEM, back, c.SitIn(seat=8)),
    "add_chips": Row(
        HOLDEM, seat_rows(5, "Add chips", then=lambda t: amount(t, "200")), c.AddChips(seat=5, amount=200)
    ),
    "chips_in": Row(HOLDEM, chips_in, c.ChipsIn(seat=5)),
    "move": Row(HOLDEM, move, c.Move(seat=5, to=9)),
    "rename": Row(HOLDEM, rename, c.Rename(seat=5, player="Sue")),
    "button": Row(HOLDEM, seat_row(5, "Button here"), c.Button(seat=5)),
    "rock": Row({**HOLDEM, "straddle": {"rock": True}}, seat_row(5, "Gets the rock"), c.Rock(seat=5)),
    "marker": Row({**HOLDEM, "stakes": "open"}, marker_lent, c.Marker(seat=5, amount=50, lender=1, accepted=True)),
    "straddle": Row(
        {**HOLDEM, "straddle": {"allow": "any"}},
        seat_rows(8, "Straddle to", then=lambda t: amount(t, "45")),
        c.Straddle(seat=8, to=45),
    ),
    "sleeper": Row(
        {**HOLDEM, "straddle": {"sleepers": True}},
        seat_rows(8, "Sleeper to", then=lambda t: amount(t, "20")),
        c.Sleeper(seat=8, to=20),
    ),
    "kill": Row({**HOLDEM, "kill": {"voluntary": True}}, seat_row(8, "Kills for 20"), c.Kill(seat=8)),
    "bomb": Row(HOLDEM, lambda t: (of_table(t, "Bomb, two boards"), amount(t, "25"))[0], c.Bomb(ante=25, boards=2)),
    "boards": Row(HOLDEM, lambda t: of_table(t, "Two boards"), c.Boards(boards=2)),
    "collect": Row({**HOLDEM, "stand_up": 5}, lambda t: (stand_up(t), due(t))[0], c.Collect(reason="stand_up")),
    "splash": Row(HOLDEM, lambda t: (of_table(t, "Splash"), amount(t, "50"))[0], c.Splash(amount=50)),
    "deal": Row(HOLDEM, lambda t: t.go(), c.Deal()),
    "bring_in": Row(STUD, bring_in, c.BringIn(seat=4)),
    "first": Row(STUD, first, c.First(seat=7)),
    "open_pair": Row(STUD, pair, c.OpenPair()),
    "act": Row(HOLDEM, act, c.Act("call", seat=5)),
    "fold_to": Row(HOLDEM, fold_to, c.Act("fold", seat=5)),
    "check_to": Row(HOLDEM, check_to, c.Act("check", seat=7)),
    "pay": Row(HOLDEM, pays, c.Pay(payer=5, to=8, amount=10, reason="side")),
    "take": Row(
        HOLDEM,
        seat_rows(5, "Money", "Tip", then=lambda t: amount(t, "5", way="Kitty")),
        c.Take(seat=5, amount=5, reason="kitty"),
    ),
    "dealer": Row(
        HOLDEM, lambda t: (t.key(Qt.Key.Key_D), amount(t, "", name="Kim"))[0], c.Dealer(name="Kim")
    ),
    "clock": Row(HOLDEM, lambda t: (t.go(), seat_row(5, "Call the clock")(t))[0], c.Clock(seat=5)),
    "show": Row(HOLDEM, show, c.Show(seat=7, cards="AsKd")),
    "cards": Row(HOLDEM, board, c.Cards(board=("Ah7dTc",))),
    "muck": Row(HOLDEM, muck, c.Muck(seat=7)),
    "split": Row(PRIZES, split, c.SplitPrizes(way="chips")),
    "wrong_purchase": Row(PRIZES, wrong_purchase, c.WrongPurchase(seat=5, to=7)),
    "choose": Row(MIX, choose, c.Choose(number=2)),
    "misdeal": Row(HOLDEM, misdeal, c.Misdeal(reason="exposed card")),
    "dead_hand": Row(HOLDEM, dead_hand, c.DeadHand(seat=7, reason="too many cards")),
    "street_back": Row(HOLDEM, street_back, c.StreetBack(cards="7s")),
    "count": Row(
        HOLDEM, seat_rows(5, "Count stack", then=lambda t: amount(t, "635")), c.Count(seat=5, stack=635)
    ),
    "unposted": Row(HOLDEM, unposted, c.Unposted(seat=3, seen=True)),
    "street": Row(DRAW, street, c.Street(draws={"2": 3, "4": 0, "5": 2, "7": 1, "8": 4, "1": 3})),
    "runs": Row(HOLDEM, runs, c.Runs(times=2)),
    "award": Row(HOLDEM, award, c.Award(ranking=((7,), (5,)))),
}  # fmt: skip

ELSEWHERE = {
    "open": "test_setup_page: three taps start a session",
    "change": "test_setup_rules: a running table is changed by what was changed",
    "wager": "test_rulings_by_tap",
    "take_back": "test_turns_by_tap",
    "out_of_turn": "test_turns_by_tap",
    "expire": "test_turns_by_tap",
    "floor_wanted": "test_room_notes",
    "noted": "test_room_notes",
    "floor": "test_floor",
    "amend": "test_corrections",
    "undo": "test_table: every test of undo",
    "redo": "test_table: an action and its street are one step",
    "end": "test_recap_page: the session is ended from its recap",
    "why": "test_why_sheet",
    "expense": "test_settling: a pizza is typed in money, changed and dropped",
    "carry": "test_settling: a debt of an earlier evening is paid in both",
    "settle": "test_settling: everybody settles with one in whole coins",
    "draw": "test_races_and_seats: seats are drawn before the first hand",
    "race": "test_races_and_seats: a chip race is tapped and taken back",
    "level_clock": "test_tournament: the clock of the level is paused and goes on by a tap",
}
"""Words whose taps are shown by tests of their own."""

ITSELF = {
    "preview": "the coming hand between hands is always on the felt",
    "levels": "the opening raises are in the list of levels and in the strip",
    "propose": "the winners stand in the go slot when all cards are in",
    "verify": "the recap says whether every chip is accounted for",
    "step": "several commands of one tap are one step by themselves",
}
"""Words nobody has to tap: the window says them itself."""


def test_no_word_of_the_script_is_forgotten() -> None:
    assert set(ROWS) | set(ELSEWHERE) | set(ITSELF) == set(BY_WORD)


@pytest.mark.parametrize("word", sorted(ROWS))
def test_a_word_is_reached_by_taps(make: MakeTable, word: str) -> None:
    case = ROWS[word]
    size = (1280, 800) if word < "l" else (1920, 1080)
    table = make(case.table, size).sit()
    table.window.handle(Escape())
    case.taps(table)
    reached = [
        command.__class__(**{name: getattr(command, name) for name in command.__struct_fields__ if name != "at"})
        for command in said(table)
    ]
    assert case.command in reached, reached
    assert table.refused == []


def test_a_transfer_comes_along_and_owes_nothing(make: MakeTable) -> None:
    table = make(HOLDEM).sit()
    walk(table)
    walk(table)
    table.seat(3)
    amount(table, "500", name="Nils", way="From another table")
    assert table.view.seats[3].entry == "transfer" or table.view.seats[3].state == "in"


def test_somebody_new_plays_over_the_chips_of_who_is_away(make: MakeTable) -> None:
    table = make(HOLDEM).sit()
    walk(table)
    menu(table, 8)
    row(table, "Away")
    menu(table, 8)
    row(table, "Played over")
    assert table.window.sheet.go.slot.reason == "type a name"
    amount(table, "300", name="Vera")
    assert table.view.seats[8].player == "Vera"


def test_the_regular_button_stays_for_a_bomb_pot_with_its_own(make: MakeTable) -> None:
    table = make({**HOLDEM, "bomb_pot": {"moves_button": False}}).sit()
    walk(table)
    of_table(table, "Bomb pot")
    amount(table, "25", way="Its own button")
    assert table.statement.startswith("Where does the bomb pot's button lie?")
    table.seat(8)
    assert c.Bomb(ante=25, boards=1, button=8).button == 8
    assert said(table)[0].button == 8


def test_a_question_can_be_taken_back(make: MakeTable) -> None:
    table = make(HOLDEM).sit()
    menu(table, 5)
    row(table, "Moves")
    table.undo()
    assert table.window.desk.local.asking is None
    table.seat(9)
    assert 5 in table.view.seats


STRADDLES = (
    ({"allow": "under_the_gun"}, [(5, 20)]),
    ({"allow": "button"}, [(1, 20)]),
    ({"allow": "any", "restraddles": 2}, [(5, 20), (7, 40), (8, 80)]),
    ({"allow": "none"}, []),
)


@pytest.mark.parametrize(("rules", "wanted"), STRADDLES)
def test_the_straddle_is_offered_to_the_seat_entitled_to_it(
    make: MakeTable, rules: dict[str, Any], wanted: list[tuple[int, int]]
) -> None:
    table = make({**HOLDEM, "straddle": rules}).sit()
    table.bridge.send(c.Button(seat=1))
    for seat, to in wanted:
        assert table.window.view.bar.call.slot.word == f"Straddle {to}"
        due(table)
        assert said(table)[0].seat == seat
    assert table.window.view.bar.call.slot.reason
    table.go()
    assert [(post.seat, post.amount) for post in table.view.posts if post.kind == "straddle"] == wanted
    assert table.refused == []


def test_what_is_owed_is_told_by_its_reason(make: MakeTable) -> None:
    table = make({**HOLDEM, "missed_blinds": "post_all"}).sit()
    for _ in range(7):
        walk(table)
    menu(table, 8)
    row(table, "Away")
    for _ in range(7):
        walk(table)
    menu(table, 8)
    row(table, "Is back")
    table.seat(3)
    amount(table, "500", name="Nils")
    menu(table, 5)
    row(table, "Moves")
    table.seat(9)
    why = {due.card.name: due.card.why for due in table.window.view.column.dues if due.isVisible() and due.card}
    assert why["Nils"] == "new"
    assert why["Omar"] == "missed both blinds"
    if "Sam" in why:
        assert why["Sam"] == "changed seats"


def test_nobody_posts_a_small_blind_after_the_big_one_left(make: MakeTable) -> None:
    table = make({**HOLDEM, "button_rule": "dead"}).sit()
    walk(table)
    big = table.view.posts[-1].seat
    menu(table, big)
    row(table, "Leaves")
    cells = {label: who for label, who, _ in table.window.view.felt.centre.cells}
    assert cells["Small"] == f"{big}, dead"
    assert cells["Big"] != ""


def option(t: Table, seat: int, words: str) -> None:
    """Tap a way in on the card of who owes."""
    due = next(
        debtor
        for debtor in t.window.view.column.dues
        if debtor.isVisible() and debtor.card and debtor.card.seat == seat
    )
    offered = [option for option in due.options if option.isVisible() and option.slot.word.startswith(words)]
    assert offered, [option.slot.word for option in due.options]
    t.tap(offered[0])


def until_button(t: Table, seat: int) -> None:
    """Walks until the coming hand's button lies there."""
    for _ in range(9):
        walk(t)
        if t.view.hand > 6 and t.bridge.scene.preview.button.seat == seat:
            return
    raise AssertionError("the button did not come")


def test_the_button_is_bought_by_a_tap(make: MakeTable) -> None:
    table = make({**HOLDEM, "buy_the_button": True}).sit()
    for _ in range(6):
        walk(table)
    until_button(table, 2)
    table.seat(3)
    amount(table, "500", name="Nils")
    option(table, 3, "Buy button 15")
    assert said(table)[0] == c.SitIn(seat=3, entry="buy_button", at=0)
    table.go()
    assert [(post.seat, post.kind) for post in table.view.posts] == [(3, "small_blind"), (3, "big_blind")]


def test_a_leavers_place_is_taken_over_by_a_tap(make: MakeTable) -> None:
    table = make(HOLDEM).sit()
    for _ in range(12):
        walk(table)
    menu(table, 5)
    row(table, "Leaves")
    table.seat(5)
    amount(table, "500", name="Vera")
    option(table, 5, "Take over")
    assert table.view.seats[5].state == "in"
    assert table.view.dues == ()


def win_twice(t: Table, seat: int, caller: int) -> None:
    """This seat wins two hands in a row from a caller, so it has to kill."""
    for _ in range(2):
        t.go()
        while t.view.phase == "betting":
            if t.view.to_act == seat:
                t.go() if t.view.legal.wager is not None else t.call()
            elif t.view.street == "preflop" and t.view.to_act == caller:
                t.call()
            else:
                t.fold()


KILL = {
    "game": "holdem",
    "limit": "fixed",
    "bets": [10, 20],
    "blinds": [5, 10],
    "kill": {"on": "two_in_a_row"},
    "seats": 9,
}


def test_a_newcomer_agrees_to_kill_the_next_by_a_tap(make: MakeTable) -> None:
    table = make(KILL, (1280, 800)).sit()
    for _ in range(12):
        walk(table)
    win_twice(table, 7, 8)
    assert table.view.kill.due == 7
    table.seat(3)
    amount(table, "500", name="Nils")
    option(table, 3, "Post 10")
    assert said(table)[0] == c.SitIn(seat=3, entry="kill_next", at=0)


def test_a_kill_that_is_owed_is_posted_on_the_return(make: MakeTable) -> None:
    table = make(KILL).sit()
    for _ in range(12):
        walk(table)
    win_twice(table, 7, 8)
    menu(table, 7)
    row(table, "Away")
    assert table.view.kill.due is None
    for _ in range(2):
        walk(table)
    menu(table, 7)
    row(table, "Is back")
    due_card = next(debtor.card for debtor in table.window.view.column.dues if debtor.isVisible() and debtor.card)
    assert (due_card.name, due_card.why) == ("Lena", "owes a kill")
    option(table, 7, "Post")
    table.go()
    assert [(post.seat, post.amount) for post in table.view.posts if post.kind == "kill"] == [(7, 20)]


def test_a_level_of_the_list_is_gone_to_by_taps(make: MakeTable) -> None:
    table = make(ROWS["level"].table, (1280, 800)).sit()
    strip = table.window.view.strip
    strip.grab()
    assert [words for words, role in strip.strip.pills if role == "level"] == ["Level 1, 20 min left", "opens from 20"]
    place = next(place for place, role in strip.places if role == "level")
    spot = (place.center() * strip.look.scale).toPoint()
    QTest.mouseClick(strip, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
    sheet = table.window.sheet
    assert [line.row.opens for line in sheet.lines] == ["20 min, opens from 20", "20 min, opens from 40"]
    table.tap(sheet.lines[1])
    table.tap(sheet.go)
    assert said(table)[0].number == 2
    assert table.view.level.number == 2
    assert table.view.limits.minimum_bet == 20
