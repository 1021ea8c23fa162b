"""The players' display: what the players may see, at once, and nothing that is only the dealer's."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.app import App
from desktop.bridge.bridge import Bridge
from desktop.bridge.scene import Scene
from desktop.demo import staged
from desktop.display.layout import frame, middle
from desktop.display.public_record import Showing, showing
from desktop.display.view import PlayersView
from desktop.display.window import PlayersDisplay, won
from desktop.intents import TapSeat, ToggleDisplay, Type
from desktop.kit.theme import ThemeName, load
from desktop.preferences.choices import Choices, ChoiceStore
from engine import commands as c
from tests.desktop import tables
from tests.desktop.conftest import MakeTable, Table
from tests.desktop.spying import faults, painted_on

SIZES = ((1280, 720), (1920, 1080), (3840, 2160), (1024, 600))
CROWDED: dict[str, Callable[[], Scene]] = {
    "eleven players": lambda: tables.full_table(11),
    "two players": lambda: tables.full_table(2),
    "four pots": lambda: tables.many_pots(4),
    "seven pots": lambda: tables.many_pots(7),
    "two boards": tables.two_boards,
    "stud": tables.stud,
    "draw": tables.draw,
    "capped": tables.capped,
}
HOLDEM = {"game": "holdem", "limit": "no_limit", "blinds": [5, 10], "seats": 9}


def shown(stage: staged.Stage | Table, choices: Choices | None = None) -> Showing:
    """What the display shows of a stage or a table."""
    if isinstance(stage, Table):
        return showing(stage.bridge.scene, choices or Choices(), won(stage.bridge))
    bridge = Bridge(stage.session, lambda: 1860)
    display = showing(bridge.scene, choices or Choices())
    bridge.close()
    return display


class TestWhatItShows:
    """Turn, price, most, pots, board, blinds, specials."""

    def test_whose_turn_what_it_costs_and_the_most_in_pot_limit(self) -> None:
        turn = shown(staged.mid_hand()).turn
        assert turn.seat == 4
        assert turn.who == "Rosa"
        assert turn.figures == (("To call", "100"), ("Most", "610"), ("All pots", "410"))

    def test_the_most_is_not_told_in_no_limit(self, make: MakeTable) -> None:
        table = make(HOLDEM).sit()
        table.go()
        assert [label for label, _ in shown(table).turn.figures] == ["To call"]

    def test_a_hidden_pot_is_hidden_everywhere(self, make: MakeTable) -> None:
        table = make({**HOLDEM, "show_pot": False}).sit()
        table.go()
        assert shown(table).centre.pots == ()
        assert [label for label, _ in shown(table).turn.figures] == ["To call"]
        while table.view.phase == "betting":
            table.fold()
        assert not any(character.isdigit() for character in shown(table).turn.words)

    def test_kill_and_limits_stand_on_top(self) -> None:
        display = shown(staged.between())
        assert ("Kill 20/40", "kill") in {(pill.words, pill.fill) for pill in display.pills}
        assert display.money == ("Blinds 5/10", "Limits 20/40")

    def test_the_winner_is_told_until_something_else_happens(self, make: MakeTable) -> None:
        table = make().sit()
        table.go()
        while table.view.phase == "betting":
            table.fold()
        assert "wins" in shown(table).turn.words
        assert shown(table).turn.role == "win"
        table.go()
        assert shown(table).turn.seat == table.view.to_act
        table.undo()
        assert "wins" not in shown(table).turn.words

    def test_the_clock_runs_there(self, make: MakeTable) -> None:
        table = make().sit()
        table.go()
        table.bridge.send(c.Clock(seat=table.view.to_act))
        rule = table.view.clock
        assert shown(table).turn.clock == rule.seconds
        assert not shown(table).turn.urgent
        table.at = rule.seconds - rule.warning
        table.bridge.time_passed()
        assert shown(table).turn.urgent


class TestWhatItKeeps:
    """Nothing that is only the dealer's."""

    def test_debts_are_not_told(self) -> None:
        stage = staged.mid_hand()
        assert any(seat.missed.big for seat in Bridge(stage.session, lambda: 0).scene.view.seats.values())
        assert all(not spot.lammers and not spot.ghost for spot in shown(stage).spots)

    def test_names_and_stacks_as_the_house_chooses(self) -> None:
        display = shown(staged.mid_hand(), Choices(show_names=False, show_stacks=False))
        words = " ".join([*(plate.name for plate in display.plates), display.turn.who, display.turn.words])
        assert "Rosa" not in words
        assert display.turn.who == "Seat 4"
        assert not display.stacks

    def test_a_preview_and_an_entry_never_show(self, make: MakeTable) -> None:
        table = make().sit()
        table.go()
        display = PlayersDisplay(ChoiceStore(), table.window)
        display.follow(table.bridge)
        display.open()
        assert display.window is not None
        before = display.window.view.grab().toImage()
        table.window.handle(TapSeat(8))
        table.window.handle(Type("30"))
        assert table.window.desk.local.folded_to is not None
        assert display.window.view.grab().toImage() == before
        display.close()

    def test_an_undo_changes_it_silently(self, make: MakeTable) -> None:
        table = make().sit()
        table.go()
        before = shown(table)
        table.call()
        assert shown(table) != before
        table.undo()
        assert shown(table) == before


class TestTheWindow:
    """F2, the menu, closing by hand, the next start."""

    @pytest.fixture
    def app(self, qtbot: QtBot, tmp_path: Path) -> Iterator[App]:
        """The app on a hand on the flop."""
        made = App(staged.mid_hand().store, ChoiceStore(tmp_path / "choices.json"))
        qtbot.addWidget(made)
        made.resize(1280, 800)
        made.start()
        made.show()
        yield made
        made.leave()

    def test_f2_opens_and_closes_it(self, app: App) -> None:
        QTest.keyClick(app.table, Qt.Key.Key_F2)
        assert app.displaying
        assert app.choice_store.choices.show_display
        QTest.keyClick(app.table, Qt.Key.Key_F2)
        assert not app.displaying
        assert not app.choice_store.choices.show_display

    def test_without_a_second_screen_it_is_a_window(self, app: App) -> None:
        app.handle(ToggleDisplay())
        window = app.around.display.window
        assert window is not None
        assert window.isVisible()
        assert not window.isFullScreen()
        window.fill()
        assert window.isFullScreen()

    def test_both_windows_stay_where_people_put_them(self, app: App) -> None:
        app.handle(ToggleDisplay())
        display = app.around.display
        assert display.window is not None
        table, players = QRect(300, 200, 1100, 700), QRect(40, 60, 900, 500)
        app.setGeometry(table)
        display.window.setGeometry(players)
        bridge = app.bridge
        ways: dict[str, Callable[[], object]] = {
            "closed and opened": lambda: (app.handle(ToggleDisplay()), app.handle(ToggleDisplay())),
            "another language": lambda: app.choice_store.change(language="de"),
            "another table": lambda: (app.around.follow(None), app.around.follow(bridge)),
        }
        for way, go in ways.items():
            go()
            assert display.window is not None, way
            assert display.window.isVisible(), way
            assert (app.geometry(), display.window.geometry()) == (table, players), way
        app.handle(ToggleDisplay())
        assert app.geometry() == table
        assert not app.isMaximized()

    def test_a_maximized_table_makes_room_while_the_display_is_open(self, app: App) -> None:
        app.showMaximized()
        app.handle(ToggleDisplay())
        beside = app.geometry()
        assert not app.isMaximized()
        app.around.follow(None)
        assert app.geometry() == beside, "leaving a table moves nothing"
        app.around.follow(app.bridge)
        app.handle(ToggleDisplay())
        assert app.isMaximized(), "nobody moved it"
        app.handle(ToggleDisplay())
        assert not app.isMaximized()

    def test_a_table_of_any_size_is_as_large_as_before_once_the_display_is_closed(self, app: App) -> None:
        before = QRect(40, 60, 1700, 900)
        app.setGeometry(before)
        app.handle(ToggleDisplay())
        beside = app.geometry()
        assert beside.width() < before.width()
        app.handle(ToggleDisplay())
        assert app.geometry() == before
        app.handle(ToggleDisplay())
        assert app.geometry() == beside
        assert app.around.display.window is not None
        app.around.display.window.close()
        assert app.geometry() == before, "closed by the cross of its frame"

    def test_a_window_on_no_screen_is_brought_back(self, app: App) -> None:
        app.handle(ToggleDisplay())
        display, nowhere = app.around.display, QPoint(9000, 9000)
        assert display.window is not None
        display.window.move(nowhere)
        app.move(nowhere)
        app.handle(ToggleDisplay())
        app.handle(ToggleDisplay())
        room = app.screen().availableGeometry()
        assert display.window is not None
        assert room.contains(display.window.geometry())
        assert room.contains(app.geometry())
        app.move(nowhere)
        running = QGuiApplication.instance()
        assert isinstance(running, QGuiApplication)
        running.screenRemoved.emit(app.screen())
        assert room.contains(app.geometry())

    def test_it_follows_the_table(self, app: App) -> None:
        app.handle(ToggleDisplay())
        window = app.around.display.window
        assert window is not None
        assert app.bridge is not None
        assert window.view.turn.turn.who == "Rosa"
        app.bridge.send(c.Act("fold"))
        assert window.view.turn.turn.who != "Rosa"

    @pytest.mark.parametrize(("names", "first"), [(True, "Rosa"), (False, "Seat 2")])
    def test_after_a_split_and_the_end_the_clock_names_who_gets_what(
        self, qtbot: QtBot, tmp_path: Path, make: MakeTable, names: bool, first: str
    ) -> None:
        prizes = {"currency": "EUR", "entry": 2000, "shares": [60, 40]}
        levels = [{"blinds": [25, 50], "minutes": 20}]
        table = make({**HOLDEM, "preset": "tournament", "levels": levels, "prizes": prizes})
        table.sit(("Rosa", 2, 2000), ("Bea", 5, 3000))
        table.go()
        table.fold()
        choices = ChoiceStore(tmp_path / "choices.json")
        choices.change(room_clock=True, show_names=names)
        display = PlayersDisplay(choices, table.window)
        display.follow(table.bridge)
        display.open()
        assert display.window is not None
        assert table.bridge.send(c.SplitPrizes(parts=((2, 2500), (5, 1500)), first=0)), table.refused
        assert table.bridge.send(c.End()), table.refused
        words = display.window.view.clock.words
        assert words is not None
        assert [who for who, _ in words.prizes] == [first, "Bea" if names else "Seat 5"]
        display.close()

    def test_it_comes_back_at_the_next_start_and_goes_with_the_app(self, app: App) -> None:
        app.choice_store.change(show_display=True)
        assert app.around.displaying
        window = app.around.display.window
        assert window is not None
        app.leave()
        assert not app.displaying
        assert app.choice_store.choices.show_display

    def test_other_colours_reach_it(self, app: App) -> None:
        app.handle(ToggleDisplay())
        app.choice_store.change(theme="light")
        window = app.around.display.window
        assert window is not None
        assert window.view.theme.name == "light"


class TestLayout:
    """Board and pots about twice the size; nothing cut, nothing on anything."""

    @pytest.mark.parametrize("size", SIZES)
    @pytest.mark.parametrize("stage", ["mid_hand", "showdown", "between"])
    def test_nothing_is_cut(self, qtbot: QtBot, size: tuple[int, int], stage: str) -> None:
        view = self.view(qtbot, shown(getattr(staged, stage)()), size)
        painted = painted_on(view)
        assert len(painted) > 10
        assert faults(view, painted) == []

    @pytest.mark.parametrize("size", SIZES)
    @pytest.mark.parametrize("name", CROWDED)
    def test_crowded_tables_are_whole(self, qtbot: QtBot, size: tuple[int, int], name: str) -> None:
        view = self.view(qtbot, showing(CROWDED[name](), Choices()), size)
        assert faults(view, painted_on(view)) == []

    def test_board_and_pots_are_near_twice_the_dealers(self) -> None:
        laid = middle(shown(staged.mid_hand()).centre, frame(1920, 1080))
        assert laid.size > 1.4

    @pytest.mark.parametrize("theme", ["dark", "light", "high_contrast"])
    def test_it_paints_in_every_theme(self, qtbot: QtBot, theme: ThemeName) -> None:
        view = self.view(qtbot, shown(staged.mid_hand()), (1280, 720), theme)
        picture = view.grab().toImage()
        assert picture.pixelColor(5, 5) == load(theme).panel

    def view(self, qtbot: QtBot, display: Showing, size: tuple[int, int], theme: ThemeName = "dark") -> Any:
        """The display at a size."""
        view = PlayersView(load(theme))
        qtbot.addWidget(view)
        view.resize(*size)
        view.restyle()
        view.render_showing(display)
        view.show()
        return view


class TestTheEnd:
    """A game that is over: its winner and places, and no coming hand."""

    @staticmethod
    def won(make: MakeTable) -> Table:
        """A tournament Bea has just won: Ann was second, Cid third."""
        levels = [{"blinds": [25, 50], "ante": 50, "minutes": 20}, {"blinds": [50, 100], "minutes": 20}]
        table = make({**HOLDEM, "blinds": [25, 50], "preset": "tournament", "levels": levels})
        table.sit(("Ann", 1, 2000), ("Bea", 2, 3000), ("Cid", 3, 1000))
        assert table.bridge.send(c.Deal())
        for _ in range(3):
            legal = table.view.legal
            to = legal.wager.max if legal.wager is not None else None
            assert table.bridge.send(c.Act("wager", to=to) if to else c.Act("call"))
        assert table.bridge.send(c.Award(high=[[2], [1], [3]])), table.refused
        assert table.bridge.scene.champion == 2
        return table

    def test_the_winner_of_a_tournament_with_the_places_behind(self, make: MakeTable) -> None:
        display = shown(self.won(make))
        assert (display.centre.title, display.centre.sentence) == ("Bea wins the tournament", "2nd Ann, 3rd Cid")
        assert display.hand == "Hand 1"
        assert (display.money, display.pills, display.spots) == ((), (), ())
        assert not any(plate.tag for plate in display.plates)

    def test_the_winner_stays_after_the_end(self, make: MakeTable) -> None:
        table = self.won(make)
        assert table.bridge.send(c.End())
        assert shown(table).centre.title == "Bea wins the tournament"
        assert shown(table).turn.words == "The game is over"

    def test_without_names_the_seat_wins_and_after_the_end_nobody_is_named(self, make: MakeTable) -> None:
        table = self.won(make)
        hidden = Choices(show_names=False)
        assert (shown(table, hidden).centre.title, shown(table, hidden).centre.sentence) == (
            "Seat 2 wins the tournament",
            "",
        )
        assert table.bridge.send(c.End())
        assert shown(table, hidden).centre.title == "The game is over"

    def test_a_game_that_was_ended_is_over_until_the_end_is_taken_back(self, make: MakeTable) -> None:
        table = make(HOLDEM).sit()
        table.go()
        while table.view.phase == "betting":
            table.fold()
        assert table.bridge.send(c.End())
        display = shown(table)
        assert (display.centre.title, display.turn.words, display.hand) == (
            "The game is over",
            "The game is over",
            "Hand 1",
        )
        assert (display.money, display.pills, display.spots) == ((), (), ())
        assert table.bridge.undo()
        assert shown(table).hand == "Hand 2 next"

    def test_a_tournament_ended_with_several_still_in_names_no_winner(self, make: MakeTable) -> None:
        table = make({**HOLDEM, "preset": "tournament"}).sit(("Ann", 1, 2000), ("Bea", 2, 3000))
        table.go()
        table.fold()
        assert table.bridge.send(c.End())
        assert shown(table).centre.title == "The game is over"
