"""An evening that uses what live games play beyond the classic books, ten things and more, and no modal question."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QDialog

from tests.desktop.conftest import MakeTable, Table
from tests.desktop.rules_taps import amount, blockers, cards, due, menu, of_table, row, walk

HOME = {
    "preset": "home", "game": "holdem", "limit": "no_limit", "blinds": [5, 10], "betting_unit": 5, "smallest_chip": 5,
    "seats": 9, "denominations": [5, 25, 100, 500], "stakes": "open", "marker_free": 20, "seven_deuce": 5,
    "stand_up": 10, "time": {"amount": 5, "minutes": 30}, "bomb_pot": {"every": "orbit", "moves_button": False},
    "straddle": {"allow": "any", "restraddles": 1, "sleepers": True, "rock": True}, "kill": {"voluntary": True},
    "buy_the_button": True, "new_player": "post_or_wait", "missed_blinds": "post_all",
}  # fmt: skip
"""A home game that plays everything."""


@pytest.fixture
def no_question(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No dialog is opened, however briefly."""
    asked: list[QDialog] = []
    for name in ("exec", "open"):
        monkeypatch.setattr(QDialog, name, lambda self, *_: asked.append(self))
    yield
    assert asked == []


class Evening:
    """The evening as it is played: after each run nothing modal may be open and nothing may have been refused."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.runs: list[str] = []

    def ran(self, what: str) -> None:
        """One of the runs is over."""
        assert blockers(self.table) == [], what
        assert self.table.refused == [], what
        assert self.table.window.sheet is None, what
        self.runs.append(what)

    def check_down(self) -> None:
        """Check or call until the showdown."""
        while self.table.view.phase == "betting":
            self.table.check_round()

    def fold_down(self) -> None:
        """All fold."""
        while self.table.view.phase == "betting":
            self.table.fold()


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_an_evening_of_ten_runs_without_one_modal_question(
    make: MakeTable, no_question: None, size: tuple[int, int]
) -> None:
    table = make(HOME, size).sit()
    evening = Evening(table)
    walk(table)

    # 1 the rock, 2 a straddle with a restraddle
    menu(table, 8)
    row(table, "Gets the rock")
    assert table.view.rock == 8
    evening.ran("rock")
    first = table.bridge.scene.coming_deal.to_act
    menu(table, first)
    row(table, "Straddle 20")
    second = table.bridge.scene.coming_deal.to_act
    menu(table, second)
    row(table, "Straddle 40")
    assert [post.amount for post in table.bridge.scene.coming_deal.posts if post.kind == "straddle"] == [20, 40]
    table.go()
    evening.fold_down()
    evening.ran("straddle and restraddle")

    # 3 a sleeper
    sleeper = next(seat for seat in (1, 2, 4, 5, 7, 8) if offers(table, seat, "Sleeper"))
    menu(table, sleeper)
    row(table, "Sleeper")
    amount(table, "")
    table.go()
    assert any(post.kind == "sleeper" for post in table.view.posts)
    evening.fold_down()
    evening.ran("sleeper")

    # 4 a voluntary kill after the deal
    table.go()
    killer = next(seat for seat in (8, 1, 2, 4) if offers(table, seat, "Kills"))
    menu(table, killer)
    row(table, "Kills for 20")
    assert table.view.kill.active
    evening.fold_down()
    evening.ran("voluntary kill")

    # 5 a bomb pot on two boards, with a button of its own, cards of both boards and of the hands
    of_table(table, "Bomb, two boards")
    amount(table, "25", way="Its own button")
    table.seat(5)
    of_table(table, "Splash")
    amount(table, "50")
    table.go()
    assert (table.view.street, len(table.view.boards)) == ("flop", 2)
    assert table.view.total_pot == 6 * 25 + 50
    table.tap(table.window.view.felt.boards[1])
    cards(table, "Kd3c9h")
    assert table.view.boards == ("", "Kd3c9h")
    evening.check_down()
    table.seat(1)
    table.seat(8)
    table.go()
    assert table.view.phase == "between"
    evening.ran("bomb pot on two boards, splashed")

    # 6 a marker in a hand, lent by a player who is out of it
    table.go()
    table.fold()
    borrower = table.view.to_act
    lender = next(seat for seat, player in table.view.seats.items() if player.state == "folded")
    menu(table, borrower)
    row(table, "Money")
    row(table, "Marker")
    amount(table, "100", way="A player lends")
    table.seat(lender)
    assert table.view.seats[borrower].markers == 100
    evening.fold_down()
    evening.ran("marker")

    # 7 a chip run, counted at once, and the chips come
    menu(table, 2)
    row(table, "Money")
    row(table, "Chip run")
    amount(table, "200")
    assert table.view.seats[2].behind == 200
    assert table.window.view.bar.call.face.word == "Chip run in"
    due(table)
    assert table.view.seats[2].behind == 0
    evening.ran("chip run")

    # 8 time is collected
    table.at = 31 * 60
    table.bridge.time_passed()
    assert table.window.view.bar.call.face.word == "Collect time charge"
    due(table)
    evening.ran("time")

    # 9 run it twice
    table.go()
    while len([player for player in table.view.seats.values() if player.dealt and player.state == "in"]) > 2:
        table.fold()
    table.tap(next(key for key in table.window.view.column.pad.quicks if key.isVisible() and key.face.word == "all-in"))
    table.call()
    table.call()
    assert table.view.runs == 2
    table.go()
    table.seat(
        next(seat for seat, player in table.view.seats.items() if player.dealt and player.state in ("in", "all_in"))
    )
    table.seat(
        next(
            s for s in reversed(table.view.seats) if table.view.seats[s].dealt and table.view.seats[s].state != "folded"
        )
    )
    table.go()
    assert table.view.phase == "between"
    evening.ran("run twice")

    # 10 seven-deuce: the winner shows it afterwards and collects in one tap
    table.go()
    evening.fold_down()
    winner = next(seat for seat in (1, 2, 4, 5, 7, 8) if offers(table, seat, "Shows a hand"))
    menu(table, winner)
    row(table, "Shows a hand")
    cards(table, "7s2h")
    assert table.window.view.bar.call.face.word == "Seven-deuce"
    due(table)
    evening.ran("seven-deuce")

    # 11 somebody comes late and buys the button or posts, 12 one moves, 13 a leaver's place is taken over
    table.seat(3)
    amount(table, "500", name="Nils")
    table.tap(table.window.view.column.dues[0].options[0])
    table.go()
    evening.fold_down()
    evening.ran("late, and in at once")
    menu(table, 7)
    row(table, "Moves")
    table.seat(9)
    evening.ran("seat change")
    menu(table, 4)
    row(table, "Leaves")
    table.seat(4)
    amount(table, "500", name="Vera")
    over = [button.face.word for button in table.window.view.column.dues[0].options if button.isVisible()]
    assert "Take over" in over or table.view.seats[4].state == "in", over
    evening.ran("a place is taken over")

    assert len(evening.runs) >= 10
    assert table.bridge.session.verify()["balanced"], "chips in = chips out"


def offers(table: Table, seat: int, words: str) -> bool:
    """Whether the menu of a seat has a row that begins so; the menu is closed again."""
    menu(table, seat)
    offered = any(row.face.word.startswith(words) for row in table.window.menu.panel.rows)
    table.window.overlays.close_menu()
    return offered
