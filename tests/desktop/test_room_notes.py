"""A table of a card room: notes are answered by a tap, and what the room says never changes the book by itself."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.present.strip import room_menu
from desktop.present.window_state import AtRoom
from desktop.table.room_word import RoomNewsReader
from desktop.words.i18n import ENGLISH, LANGUAGES
from desktop.words.room_phrases import TroubleCode, trouble_words
from engine import commands as c
from engine.room.news import AWAY, file_of, read
from tests.desktop.conftest import MakeTable, Table
from tests.desktop.rules_taps import newest_commands, row, rows, steps
from tests.desktop.speaking import speaking
from tests.desktop.spying import painted_on

NOW = 1_795_300_000.0
HOLDEM = {"game": "holdem", "limit": "no_limit", "blinds": [5, 10], "seats": 9, "betting_unit": 5}
LEE = {"id": 17, "at": "22:46", "by": "ann", "words": "Next dealer: Lee", "lines": [{"do": "dealer", "name": "Lee"}]}
SEAT = {"id": 18, "by": "ann", "words": "Max to 3", "lines": [{"do": "sit", "seat": 3, "player": "Max", "stack": 300}]}

Heard = Callable[..., None]


@pytest.fixture
def table(make: MakeTable) -> Table:
    return make(HOLDEM, (1920, 1080)).sit()


@pytest.fixture
def hear(table: Table, tmp_path: Path) -> Heard:
    """Write what the room says, and let the table look."""
    book = tmp_path / "feltbook.db"
    room = RoomNewsReader(lambda: book, table.window, clock=lambda: NOW)

    def write(*notes: dict[str, Any], heard: float = NOW, trouble: str = "") -> None:
        plain = {"place": "12", "heard": heard, "now": NOW, "trouble": trouble, "notes": notes}
        file_of(book).write_text(json.dumps(plain))
        room.read_file()

    room.follow(table.window.desk)
    return write


def pills(table: Table) -> list[str]:
    return [pill.words for pill in table.window.view.strip.strip.pills]


def open_pill(table: Table) -> None:
    strip = table.window.view.strip
    strip.grab()
    at = strip.places[0][0].center() * strip.look.scale
    QTest.mouseClick(strip, Qt.MouseButton.LeftButton, pos=at.toPoint())
    assert table.window.menu is not None


def test_a_device_that_is_no_table_of_a_room_shows_none(table: Table, hear: Heard) -> None:
    assert table.window.desk.local.room is None
    assert pills(table) == []


def test_a_note_is_said_and_accepted_by_one_tap(table: Table, hear: Heard) -> None:
    before = steps(table)
    hear(LEE)
    assert steps(table) == before
    assert table.statement == "ann: Next dealer: Lee"
    table.tap(table.window.view.bar.statement.button)
    assert [type(command) for command in newest_commands(table)] == [c.Dealer, c.Noted]
    assert table.view.dealer == "Lee"
    assert steps(table) == before + 1


def test_a_note_is_declined_in_the_menu_of_the_pill(table: Table, hear: Heard) -> None:
    hear(LEE)
    assert pills(table) == ["Note"]
    open_pill(table)
    row(table, "Decline")
    assert [type(command) for command in newest_commands(table)] == [c.Noted]
    assert table.view.dealer is None
    assert pills(table) == ["Room"]


def test_an_answered_note_is_not_asked_again_until_its_answer_is_undone(table: Table, hear: Heard) -> None:
    hear(LEE)
    open_pill(table)
    row(table, "Accept")
    hear(LEE)
    assert pills(table) == ["Room"]
    table.bridge.undo()
    hear(LEE)
    assert pills(table) == ["Note"]


def test_a_name_of_a_list_is_seated_with_the_usual_chips_by_one_tap(table: Table, hear: Heard) -> None:
    kay = {"id": 19, "by": "ann", "words": "Kay to seat 3", "lines": [{"do": "sit", "seat": 3, "player": "Kay"}]}
    free = next(seat for seat in range(1, 10) if seat not in table.view.seats)
    kay["lines"] = [{"do": "sit", "seat": free, "player": "Kay"}]
    hear(kay)
    assert table.statement == "ann: Kay to seat 3, 1,000 in chips"
    before = steps(table)
    table.tap(table.window.view.bar.statement.button)
    assert (table.view.seats[free].player, table.view.seats[free].stack) == ("Kay", 1000)
    assert steps(table) == before + 1


def test_a_note_the_engine_refuses_changes_nothing_and_says_why(table: Table, hear: Heard) -> None:
    assert table.bridge.send(c.Sit(seat=3, player="Zoe", stack=500))
    before = steps(table)
    hear(SEAT)
    open_pill(table)
    row(table, "Accept")
    assert steps(table) == before
    assert "seat 3" in table.statement
    assert pills(table) == ["Note"]


def test_lines_that_no_script_would_take_are_not_played(table: Table, hear: Heard) -> None:
    before = steps(table)
    hear({**SEAT, "lines": [{"do": "sit", "seat": 3, "player": "Max", "stack": -300}]})
    open_pill(table)
    row(table, "Accept")
    assert steps(table) == before
    assert table.statement.startswith("This note asks for something")


def test_a_note_does_not_talk_over_what_is_being_said(table: Table, hear: Heard) -> None:
    table.bridge.send(c.Deal())
    assert not table.bridge.send(c.Deal())
    refused = table.statement
    hear(LEE)
    assert table.statement == refused
    table.window.desk.clear_notice()
    hear(LEE)
    assert table.statement == "ann: Next dealer: Lee"


def test_the_floor_is_called_and_was_here(table: Table, hear: Heard) -> None:
    hear()
    open_pill(table)
    row(table, "Call the floor")
    assert [type(command) for command in newest_commands(table)] == [c.FloorWanted]
    assert pills(table) == ["Floor called"]
    open_pill(table)
    assert rows(table) == ["The floor was here"]
    row(table, "The floor was here")
    assert pills(table) == ["Room"]


def test_a_room_that_is_away_is_told_after_a_minute(table: Table, hear: Heard) -> None:
    hear(heard=NOW - AWAY + 1)
    assert pills(table) == ["Room"]
    hear(heard=NOW - 4 * 60 - 30)
    assert pills(table) == ["Room away 4 min"]
    open_pill(table)
    assert "deals on" in table.window.menu.panel.title  # type: ignore[union-attr]


def test_trouble_with_the_book_stands_in_the_strip(table: Table, hear: Heard) -> None:
    hear(LEE, trouble="fork")
    assert pills(table) == ["Book and room differ"]
    open_pill(table)
    assert table.window.menu.panel.title == "The book was put back and dealt on"  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("code", "says"), [("refused", "The server refuses this table"), ("unread", "The book cannot be read")]
)
def test_a_table_whose_steps_do_not_go_out_says_to_tell_the_floor(
    table: Table, hear: Heard, code: str, says: str
) -> None:
    """The server lets the device in no more, or the book cannot be read: the floor hears of neither."""
    hear(trouble=code)
    assert pills(table) == ["Room gets nothing"]
    open_pill(table)
    title = table.window.menu.panel.title  # type: ignore[union-attr]
    assert title == says
    assert room_menu(AtRoom(trouble=code), called=False).rows[-1].second.endswith("tell them yourself")
    assert room_menu(AtRoom(trouble="fork"), called=False).rows[-1].second.startswith("they know")


@pytest.mark.parametrize("code", [*get_args(TroubleCode), "of_a_newer_server"])
def test_trouble_is_a_sentence_of_the_language_and_never_its_code(code: str) -> None:
    """`fork`, `refused` stood in German sentences."""
    titles = set()
    for language in LANGUAGES:
        with speaking(language):
            title = room_menu(AtRoom(trouble=code), called=False).title
            titles.add(title)
            assert language == ENGLISH.code or code not in re.split(r"\W+", title)
            assert trouble_words(code) in title
    assert len(titles) == len(LANGUAGES)


def test_the_menu_of_the_window_leads_there_too(table: Table, hear: Heard) -> None:
    hear()
    table.tap(table.window.view.strip.menu)
    row(table, "Room")
    assert rows(table) == ["Call the floor"]


@pytest.mark.parametrize("text", ["", "{", "[]", '{"notes": 3}', '{"notes": [{"id": "x"}]}'])
def test_a_damaged_file_says_nothing(tmp_path: Path, text: str) -> None:
    file = tmp_path / "feltbook.room.json"
    file.write_text(text)
    assert read(file) is None
    assert read(tmp_path / "none.room.json") is None


@pytest.mark.parametrize("code", [*get_args(TroubleCode), "of_a_newer_server"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menu_of_a_small_table_cuts_no_trouble(make: MakeTable, language: str, code: str) -> None:
    with speaking(language):
        table = make(HOLDEM, (1280, 800)).sit()
        table.window.desk.set_room(AtRoom(trouble=code))
        open_pill(table)
        assert table.window.menu is not None
        assert not [piece.words for piece in painted_on(table.window.menu) if "\u2026" in piece.words]
