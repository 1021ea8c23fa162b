"""PRO-8 where the limit leaves one size."""

import pytest

from desktop.display.public_record import showing
from desktop.intents import OpenEarlyMenu
from desktop.preferences.choices import Choices
from engine import commands as c
from tests.desktop.conftest import MakeTable
from tests.desktop.limit_tables import limit_table


class TestOutOfTurnInLimit:
    """PRO-8 where the limit leaves one size."""

    def test_all_in_is_not_offered_where_the_limit_does_not_allow_it(self, make: MakeTable) -> None:
        table = limit_table(make)
        table.window.handle(OpenEarlyMenu(4))
        menu = table.window.menu
        assert menu is not None
        assert [row.face.word for row in menu.panel.rows] == ["Folds", "Calls", "Raises to 40"]

    def test_a_bet_or_raise_out_of_turn_is_one_tap(self, make: MakeTable) -> None:
        table = limit_table(make)
        table.window.handle(OpenEarlyMenu(4))
        menu = table.window.menu
        assert menu is not None
        table.tap(menu.panel.rows[2])
        assert table.window.sheet is None, "the limit knows the amount"
        assert [(noted.seat, noted.to) for noted in table.view.out_of_turn] == [(4, 40)]

    @pytest.mark.parametrize("action", ["bet", "check", "fold"])
    def test_the_plate_says_what_binds_where_nobody_has_bet(self, make: MakeTable, action: c.Action) -> None:
        table = limit_table(make)
        for _ in range(4):
            table.call()
        assert table.bridge.send(c.OutOfTurn(seat=2, action=action))
        table.call()
        assert table.view.to_act == 2
        only = {"bet": "Bet 20", "check": "Check", "fold": "Fold"}[action]
        assert table.window.view.felt.seats[2].plate.third == ("bound to", only)
        assert table.bridge.send(c.Clock(seat=2))
        assert table.window.view.felt.seats[2].plate.third == (only, "60 s")
        labels = [label for label, _ in showing(table.bridge.scene, Choices()).turn.figures]
        assert ("May check" in labels) == (action == "check"), "the players read nothing that is not open"

    def test_no_other_size_can_be_noted(self, make: MakeTable) -> None:
        table = limit_table(make)
        assert not table.bridge.send(c.OutOfTurn(seat=4, action="raise", to=123))
        assert table.refused == ["raise to 123 is not allowed, only 40 (LIM-1)"]
        assert table.view.out_of_turn == ()

    def test_what_is_owed_and_what_binds_is_shown(self, make: MakeTable) -> None:
        table = limit_table(make)
        assert table.bridge.send(c.OutOfTurn(seat=4, action="raise"))
        table.fold()
        assert table.view.to_act == 4
        bar = table.window.view.bar
        assert (bar.call.face.word, bar.call.face.figure) == ("Call", "20")
        assert bar.statement.statement.second == "20 to call, bound to: Raise to 40"
        assert table.window.view.felt.seats[4].plate.third == ("to call", "20")
        table.go()
        assert table.view.bet == 40
