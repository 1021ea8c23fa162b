"""The tiles of the floor: each keeps its place and says what its table says; what leads on from them."""

import subprocess
import sys

from msgspec.structs import replace
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.floor import intents as i
from desktop.floor.room_page import shares
from desktop.floor.table_lines import want_lines
from desktop.floor.tile_records import columns
from desktop.floor.window import FloorWindow
from engine.room.glance import Call
from engine.room.room_now import Room
from engine.state import TableState
from tests.desktop.floor.asking import asked, tap_key
from tests.desktop.rooms import CLOSED, NOW, room
from tests.engine.room.rooms import played


def test_a_tile_keeps_its_place_whatever_happens_at_its_table(window: FloorWindow) -> None:
    places = {place: card.geometry() for place, card in window.tiles.tiles.cards.items()}
    assert len(places) == 40
    now = room()
    tables = tuple(replace(table, glance=None) if table.place % 2 else table for table in now.tables)
    window.show_room(replace(now, tables=tables))
    assert {place: card.geometry() for place, card in window.tiles.tiles.cards.items()} == places
    boxes = [card.geometry() for card in window.tiles.tiles.cards.values()]
    assert not any(box.intersects(other) for n, box in enumerate(boxes) for other in boxes[:n])


def test_tiles_say_what_the_table_says() -> None:
    tiles = {tile.place: tile for column in columns(room()) for tile in column.tiles}
    assert [column.title for column in columns(room())] == ["North", "South", "East", "West", "High limit"]
    assert {place for place, tile in tiles.items() if tile.state == "closed"} == set(CLOSED)
    assert (tiles[12].state, tiles[12].why) == ("urgent", "floor, 1 min")
    assert (tiles[22].state, tiles[22].why) == ("wants", "clock, 18 s")
    assert (tiles[19].state, tiles[19].why.startswith("last word")) == ("cut", True)
    assert (tiles[17].pill, tiles[17].kill) == ("KILL", True)
    assert (tiles[13].pill, tiles[7].pill, tiles[3].pill) == ("bomb now", "bomb 3", "to 1")
    assert tiles[2].dots.count("open") == 1
    assert tiles[20].dots.count("away") == 1
    assert tiles[1].due
    assert not tiles[12].due


def test_who_wants_the_floor_stands_beside_the_tiles_and_opens(window: FloorWindow) -> None:
    assert [line.lead for line in want_lines(room())] == ["12", "22", "35", "19"]
    tap_key(window.tiles.wants, "Ruling: over the pot")
    assert window.shown is window.table
    assert window.table.place_shown == 12
    assert window.reader.reading == [("ab" * 16, 812)]  # type: ignore[attr-defined]


def test_a_felt_is_only_looked_at(window: FloorWindow) -> None:
    window.act(i.OpenTable(12))
    state = played({"do": "deal"}).session.state  # type: ignore[union-attr]
    assert isinstance(state, TableState)
    window.reader.done.emit(("ab" * 16, 812), state)
    felt = window.table.felt.felt
    assert felt.isVisible()
    assert {"Ann", "Ben"} <= {plate.name for plate in felt.plates}
    before = asked(window)[:]
    felt.seat_tapped.emit(1)
    felt.seats[1].tap()
    assert asked(window) == before
    window.show_room(room())
    assert window.reader.reading == [("ab" * 16, 812)]  # type: ignore[attr-defined]


def test_panels_share_the_lines_there_are() -> None:
    assert shares([4, 4, 9], 10) == [4, 3, 3]
    assert shares([4, 4, 9], 8) == [4, 2, 2]
    assert shares([9, 1, 9], 8) == [6, 1, 1 + 0]
    assert shares([0, 9, 0], 6) == [1, 4, 1]
    assert shares([1, 1, 1], 9) == [1, 1, 1]
    assert shares([5, 5, 5], 2) == [1, 1, 1]


def test_a_room_without_sections_is_cut_into_columns_of_eight() -> None:
    now = room()
    bare = replace(now, tables=tuple(replace(table, section="") for table in now.tables))
    assert [(column.title, len(column.tiles)) for column in columns(bare)] == [
        ("1 to 8", 8), ("9 to 16", 8), ("17 to 24", 8), ("25 to 32", 8), ("33 to 40", 8),
    ]  # fmt: skip


def test_a_long_section_goes_on_in_the_next_column() -> None:
    now = room()
    long = replace(
        now, tables=tuple(replace(table, section="All" if table.place < 24 else "Rest") for table in now.tables)
    )
    assert [(column.title, len(column.tiles)) for column in columns(long)] == [
        ("All", 8), ("9 to 16", 8), ("17 to 23", 7), ("Rest", 9), ("33 to 40", 8),
    ]  # fmt: skip


def test_the_start_of_a_table_imports_nothing_of_the_floor() -> None:
    rooms = "desktop.app, desktop.shell.around_table, desktop.shell.side_pages, desktop.table.overlays"
    script = f"import {rooms}, sys; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.split()
    assert "desktop.table.window" in loaded
    assert [name for name in loaded if name.startswith(("desktop.floor", "psycopg", "engine.room.wire"))] == []


def test_an_empty_room_says_so(window: FloorWindow) -> None:
    window.show_room(Room(NOW, "New room", "UTC", ()))
    for tab in (i.RoomTab.LISTS, i.RoomTab.DEALERS, i.RoomTab.DAY, i.RoomTab.FLOOR):
        window.act(i.Go(tab))
    assert window.tiles.tiles.cards == {}
    assert window.tiles.wants.empty == "No table wants anybody."


def test_a_call_without_a_ruling_is_the_dealers_own() -> None:
    now = room()
    called = next(table for table in now.tables if table.place == 1)
    assert called.glance is not None
    table = replace(called, glance=replace(called.glance, call=Call(7000)))
    line = want_lines(replace(now, tables=(table,)))[0]
    assert (line.words, line.second) == ("The dealer wants the floor", "waits 3 min")


def test_escape_leads_back_to_the_tiles_from_every_page(window: FloorWindow, qtbot: QtBot) -> None:
    for intent in (i.Go(i.RoomTab.LISTS), i.Go(i.RoomTab.DEALERS), i.Go(i.RoomTab.DAY), i.OpenTable(12)):
        window.act(intent)
        assert window.shown is not window.tiles
        qtbot.keyClick(window.shown, Qt.Key.Key_Escape)
        assert window.shown is window.tiles
