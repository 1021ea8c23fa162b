"""House rules changed at the table between hands: by taps, from the next hand on, one step that can be undone."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.app import App
from desktop.demo import staged
from desktop.preferences.choices import ChoiceStore
from tests.desktop.spying import painted_on


@pytest.fixture
def app(qtbot: QtBot, tmp_path: Path) -> Iterator[App]:
    """The app on a pot-limit table between hands."""
    made = App(staged.before_omaha().store, ChoiceStore(tmp_path / "choices.json"))
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.start()
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.leave()


def tap(widget: QWidget) -> None:
    """A click in the middle."""
    assert widget.isVisible()
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, widget.rect().center())


def open_rules(app: App) -> None:
    """Table, House rules."""
    assert app.table is not None
    tap(app.table.view.bar.fold)
    assert app.table.menu is not None
    tap(next(row for row in app.table.menu.panel.rows if row.face.word == "House rules"))
    assert app.setup is not None


def choose(app: App, section: str, key: str, words: str) -> None:
    """A section, a key, a value."""
    assert app.setup is not None
    rules = app.setup.all
    assert rules is not None
    tap(next(part for part in rules.rules.sections if part.id == section))
    tap(next(row for row in rules.rules.rows if row.isVisible() and row.info is not None and row.info.key == key))
    tap(next(option for option in rules.editor.options if option.words == words))


def test_a_rule_is_changed_between_hands_and_undone(app: App) -> None:
    assert app.bridge is not None
    before = app.bridge.coming
    open_rules(app)
    assert app.setup is not None
    assert app.setup.bar.start.barred, "nothing was changed yet"
    reset = app.setup.bar.rules
    assert (reset.second, reset.barred) == ("nothing was changed", True)
    choose(app, "STR", "straddle.allow", "from any seat")
    assert (reset.second, reset.barred) == ("takes back 1 change", False)
    tap(app.setup.bar.start)
    assert app.table is not None
    assert app.table.isVisible()
    assert app.bridge.coming.straddle.allow == "any"
    open_rules(app)
    assert app.setup is not None
    reset = app.setup.bar.rules
    assert (reset.second, reset.barred) == ("nothing was changed", True), "what the table plays by is no change"
    tap(app.setup.bar.back)
    assert app.bridge.coming.rake == before.rake, "what was not touched stays"
    tap(app.table.view.bar.undo)
    assert app.bridge.coming == before


def test_over_a_running_table_a_dot_is_at_what_is_changed_now(app: App) -> None:
    open_rules(app)
    assert app.setup is not None
    rules = app.setup.all
    assert rules is not None
    assert rules.rules.note == "", "nothing was changed yet"
    choose(app, "STR", "straddle.allow", "from any seat")
    dotted = [row.info.key for row in rules.rules.rows if row.isVisible() and row.own and row.info is not None]
    assert (dotted, rules.rules.note) == (["straddle.allow"], "a dot: changed from the next hand on")
    tap(app.setup.bar.start)
    open_rules(app)
    assert app.setup.all is not None
    assert app.setup.all.rules.note == "", "what the table plays by is no change"


def test_another_game_from_the_next_hand_on(app: App) -> None:
    open_rules(app)
    choose(app, "TABLE", "game", "Hold'em")
    assert app.setup is not None
    tap(app.setup.bar.start)
    assert app.table is not None
    assert app.bridge is not None
    assert app.bridge.coming.game == "holdem"
    tap(app.table.view.bar.go)
    assert app.bridge.state.game.id == "holdem"


def test_what_contradicts_is_refused_with_a_way_out_and_nothing_changes(app: App) -> None:
    assert app.bridge is not None
    before = app.bridge.coming
    open_rules(app)
    choose(app, "LIM", "limit", "spread limit")
    assert app.setup is not None
    assert app.setup.bar.start.barred
    assert "the lowest and the highest bet of each round" in app.setup.bar.detail
    tap(app.setup.bar.rules)
    assert app.setup.choice == app.setup.before
    tap(app.setup.bar.back)
    assert app.table is not None
    assert app.table.isVisible()
    assert app.bridge.coming == before


def test_a_kill_can_be_played_without(app: App) -> None:
    for words, on in (("wins in a row", "two_in_a_row"), ("no kill", None)):
        open_rules(app)
        choose(app, "KIL", "kill.on", words)
        assert app.setup is not None
        tap(app.setup.bar.start)
        assert app.bridge is not None
        kill = app.bridge.coming.kill
        assert (None if kill is None else kill.on) == on


def test_a_game_that_cannot_be_played_is_refused_by_change_in_the_bar_alone(app: App) -> None:
    app.resize(1024, 600)
    open_rules(app)
    choose(app, "TABLE", "game", "Seven-card stud")
    assert app.setup is not None
    assert app.setup.all is not None
    start = app.setup.bar.start
    assert (start.words, start.second, start.barred) == ("Change", "see the message", True)
    editor = app.setup.all.editor
    assert editor.reset.isVisible()
    way_back = QRectF(editor.reset.geometry())
    below = [text.words for text in painted_on(app) if text.widget is editor and text.rect.intersects(way_back)]
    assert below == []


@pytest.mark.parametrize("way", ["Esc", "Back"])
def test_the_way_back_asks_before_it_drops_changes(app: App, way: str) -> None:
    open_rules(app)
    page, before = app.setup, app.bridge.coming if app.bridge is not None else None
    assert page is not None
    choose(app, "STR", "straddle.allow", "from any seat")
    stood = page.bar.head

    def back() -> None:
        if way == "Esc":
            QTest.keyClick(page, Qt.Key.Key_Escape)
        else:
            tap(page.bar.back)

    back()
    assert app.setup is page
    assert page.isVisible()
    assert (page.bar.head, page.bar.detail) == (
        "Back again: nothing is changed", "Change: what you chose counts from the next hand on",
    )  # fmt: skip
    assert (page.bar.back.words, page.bar.back.second) == ("Back", "takes back 1 change")
    tap(page.bar.rules)
    assert page.bar.head == stood, "another tap answers the question"
    assert page.bar.back.second == "to the table"
    choose(app, "STR", "straddle.allow", "from any seat")
    for _ in range(2):
        back()
    assert not page.isVisible()
    assert app.bridge is not None
    assert app.bridge.coming == before


def test_escape_leaves_at_once_where_nothing_was_changed(app: App) -> None:
    open_rules(app)
    page = app.setup
    assert page is not None
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert not page.isVisible()
