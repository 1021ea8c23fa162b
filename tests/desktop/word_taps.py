"""The taps that reach each word of the table script: a row a word."""

from collections.abc import Callable
from typing import Any, NamedTuple

from PySide6.QtCore import Qt

from engine import commands as c
from tests.desktop.conftest import Table
from tests.desktop.rules_taps import amount, cards, due, menu, of_table, push, row, walk

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
    keys = {key.face.word: key for key in t.window.sheet.keys}
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
