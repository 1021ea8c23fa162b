"""The floor's window: tiles keep their place, taps ask the server, a cut table keeps its last word."""

import json
import resource
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.floor import intents as i
from desktop.floor.day_files import DayView, as_csv, as_json, plain
from desktop.floor.day_lines import GRIDS, heads_of
from desktop.floor.lines import LineKey, Lines
from desktop.floor.prints import as_pdf
from desktop.floor.reader import RoomReader
from desktop.floor.room_page import shares
from desktop.floor.shown import clock, refusal
from desktop.floor.shown_dealers import push_lines
from desktop.floor.shown_lists import move_lines, must_move_lines, name_lines, queue_lines
from desktop.floor.shown_table import want_lines
from desktop.floor.shown_tiles import columns
from desktop.floor.window import FloorWindow
from desktop.preferences.choices import Kept
from desktop.words.i18n import LANGUAGES
from engine.room import credential
from engine.room.glance import Call
from engine.room.room_now import Alarm, Room
from engine.room.rota import DOWNS
from engine.room.words import HINTS, Denied, DeniedWhy, RoomError
from engine.settings.records import Money
from engine.state import TableState
from tests.desktop.floor_screens import FakeReader
from tests.desktop.pdf_text import text
from tests.desktop.rooms import CLOSED, GAMES, NOW, SIZES, day, room
from tests.desktop.rows import click_row
from tests.desktop.speaking import InEach, speaking
from tests.engine.room.rooms import played


@pytest.fixture(params=SIZES, ids=str)
def window(request: pytest.FixtureRequest, qtbot: QtBot, tmp_path: Path) -> Iterator[FloorWindow]:
    reader = FakeReader()
    made = FloorWindow(reader, Kept(), tmp_path)  # type: ignore[arg-type]
    qtbot.addWidget(made)
    made.resize(*request.param)
    made.show()
    made.show_room(room())
    yield made
    made.close()


def asked(window: FloorWindow) -> list[tuple[str, tuple[Any, ...]]]:
    return window.reader.server.asked  # type: ignore[attr-defined, no-any-return]


def tap_key(lines: Lines, words: str) -> None:
    """Tap the key of the first line whose words begin so."""
    next(key for key in lines.keys[::2] if key.isVisible() and about(key).startswith(words)).tap()


def tap_other(lines: Lines, words: str) -> None:
    """Tap the second key of the first line whose words begin so."""
    next(key for key in lines.keys[1::2] if key.isVisible() and about(key).startswith(words)).tap()


def about(key: LineKey) -> str:
    """Of which line a key is."""
    return key.accessibleName().removeprefix(f"{key.words}, ")


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


def test_names_are_called_as_many_as_seats_are_free(window: FloorWindow) -> None:
    line = next(line for line in queue_lines(room()) if line.key)
    window.act(line.does)  # type: ignore[arg-type]
    assert {query for query, _ in asked(window)} == {"SELECT room.wait_set(%s, %s)"}
    assert len(asked(window)) == int(line.key.split()[1])


def test_a_name_is_typed_called_seated_and_gone(window: FloorWindow, qtbot: QtBot) -> None:
    window.act(i.ListGame(GAMES[2].text))
    qtbot.keyClicks(window.lists.add.edit, "Zoe")
    window.lists.add.key.tap()
    assert asked(window)[-1] == ("SELECT room.wait_add(%s, %s, %s) AS id", (GAMES[2].text, "Zoe", ""))
    assert window.lists.add.edit.text() == ""
    rows = {line.words: line for line in name_lines(room(), GAMES[2].text)}
    assert (rows["Late Lou"].role, rows["Late Lou"].strong) == ("wants", False)
    assert rows["Kay"].key.startswith("Table ")
    assert rows["Kay"].second == "called 3 min ago, by phone"
    tap_key(window.lists.names, "Kay")
    place, words, lines = asked(window)[-1][1]
    [line] = json.loads(lines)
    assert line == {"do": "sit", "seat": line["seat"], "player": "Kay"}, "chips are the table's to say"
    assert (place, words) == (7, f"Kay to seat {line['seat']}")


def test_a_name_leaves_its_list_by_its_own_key_alone_and_is_put_back(window: FloorWindow) -> None:
    window.act(i.ListGame(GAMES[2].text))
    for at in range(len(window.lists.names.lines)):
        click_row(window.lists.names, at)
    assert asked(window) == []
    tap_other(window.lists.names, "Kay")
    assert asked(window) == [("SELECT room.wait_set(%s, %s)", (9, "gone"))]
    now = room()
    window.show_room(replace(now, waiting=tuple(name for name in now.waiting if name.name != "Kay")))
    tap_key(window.lists.names, "Kay is off the list")
    assert asked(window)[-1] == ("SELECT room.wait_set(%s, %s)", (9, "waiting"))
    window.show_room(now)
    assert "Kay is off the list" not in {line.words for line in window.lists.names.lines}


def test_the_games_of_a_dealer_are_chosen_one_by_one(window: FloorWindow) -> None:
    window.act(i.Go(i.RoomTab.DEALERS))
    duty = window.dealers.duty
    click_row(duty, next(at for at, line in enumerate(duty.lines) if line.words == "Ira"))
    assert {line.words: line.second for line in window.dealers.push.lines}["Omaha"] == "does not deal it"
    tap_key(window.dealers.push, "Omaha")
    assert asked(window)[-1] == ("SELECT room.rota_games(%s, %s)", ("Ira", ["Omaha", "Seven-card stud high-low"]))
    last = next(line for line in window.dealers.push.lines if line.words == "Seven-card stud high-low")
    assert last.key == "", "a dealer who deals nothing is no dealer"
    window.act(i.ChooseDealer("Ira"))
    assert window.dealers.push.lines == push_lines(room())
    window.act(i.ChooseDealer("Gus"))
    tap_key(window.dealers.push, "Hold'em")
    assert asked(window)[-1][1] == ("Gus", ["Omaha", "Seven-card stud high-low"])


def test_while_the_server_is_away_nothing_is_sent_and_the_lists_are_printed(
    window: FloorWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.floor.window.monotonic", lambda: window.heard + 250)
    window.act(i.Go(i.RoomTab.LISTS))
    window.show_away(None)
    assert window.lists.strip.about == f"The server does not answer   as of {clock(NOW)}, 4 min ago"
    assert window.lists.strip.role == "owe"
    tap_key(window.lists.games, "PLO 5/10")
    assert asked(window) == []
    assert window.lists.strip.about == "Not sent: the server does not answer"
    window.lists.save.tap()
    [file] = tmp_path.glob("room-lists-*.pdf")
    plain = text(file).encode("ascii", "ignore").decode()  # a colon between figures has a sign of its own
    words = " ".join(plain.split())
    for part in ("as of", clock(NOW).replace(":", ""), "Late Lou", "by phone", "Rosa 14", "1,340", "Ola Sand"):
        assert part in words
    window.show_room(room())
    tap_key(window.lists.games, "PLO 5/10")
    assert len(asked(window)) == 2


def test_a_refusal_stays_through_the_next_news(window: FloorWindow) -> None:
    window.act(i.Go(i.RoomTab.LISTS))
    window.say_refused(Denied("the name stands on this list already", "twice"))
    window.show_room(room())
    assert window.lists.strip.about == "The name stands on this list already"
    window.telling.timeout.emit()
    assert window.lists.strip.about.startswith("Main room")


@pytest.mark.parametrize("why", sorted(HINTS.keys() - {"stranger"}))
def test_what_the_server_refuses_is_said_in_the_language_of_the_device(why: DeniedWhy) -> None:
    refused = Denied("as the server says it", why)
    sentences = set()
    for language in LANGUAGES:
        with speaking(language):
            sentences.add(refusal(refused))
    assert len(sentences) == len(LANGUAGES)
    assert not any("as the server says it" in sentence for sentence in sentences)


def test_what_the_room_does_not_refuse_by_itself_is_told_as_the_server_says_it() -> None:
    assert refusal(Denied("value too long")) == "The room's server refused it: value too long"


def test_what_was_tapped_for_a_server_that_went_away_is_dropped_and_said(tmp_path: Path) -> None:
    reader = RoomReader(tmp_path / "none.conf")
    refusals: list[object] = []
    reader.refused.connect(refusals.append)
    reader.do(lambda server: None)
    reader.do(lambda server: None, "day")
    reader.drop()
    assert refusals == [None]
    assert [about for _, about in reader.work] == ["day"]
    reader.drop()
    assert refusals == [None]


def test_must_moves_are_asked_and_moves_are_dropped(window: FloorWindow) -> None:
    window.act(i.Go(i.RoomTab.LISTS))
    assert must_move_lines(room())
    window.act(must_move_lines(room())[0].does)  # type: ignore[arg-type]
    assert "room.move_ask" in asked(window)[-1][0]
    assert [line.second.split(",")[0] for line in move_lines(room())] == ["declined", "seated", "asked", "on the way"]
    tap_key(window.lists.moves, "Maya 3")
    assert asked(window)[-1] == ("SELECT room.move_off(%s)", (2,))


def test_a_note_is_sent_and_taken_back(window: FloorWindow, qtbot: QtBot) -> None:
    window.act(i.OpenTable(12))
    qtbot.keyClicks(window.table.write.edit, "Chips are coming")
    window.table.write.key.tap()
    assert asked(window)[-1] == ("SELECT room.say(%s, %s, %s) AS id", (12, "Chips are coming", "[]"))
    tap_key(window.table.notes, "Lee, 23:00")
    assert asked(window)[-1] == ("SELECT room.take_back(%s)", (16,))
    window.table.coming.tap()
    assert asked(window)[-1][1] == (12, "I am on my way", "[]")


def test_everybody_of_a_broken_table_is_asked(window: FloorWindow) -> None:
    window.act(i.BreakTable(11))
    moves = [values for query, values in asked(window) if "room.move_ask" in query]
    assert moves
    assert len({values[0] for values in moves}) == len(moves)
    assert all(values[1] == 11 for values in moves)


def test_the_push_is_sent_to_tables_whose_dealer_changes(window: FloorWindow) -> None:
    assert DOWNS == 4
    assert any(line.role == "owe" for line in push_lines(room()))
    window.act(i.PushAll())
    query, (_, rows) = asked(window)[-1]
    assert "room.rota_push" in query
    assert set(json.loads(rows)) <= {str(table.place) for table in room().tables if table.playing}


def test_a_fork_is_kept_only_with_a_reason(window: FloorWindow, qtbot: QtBot) -> None:
    window.show_room(replace(room(), alarms=(Alarm(3, NOW, 12, "fork", 77, 5),)))
    window.act(i.OpenTable(12))
    window.act(i.KeepBoth(3))
    assert asked(window) == []
    assert "reason" in window.table.strip.about
    qtbot.keyClicks(window.table.write.edit, "disk was changed")
    window.act(i.KeepBoth(3))
    assert asked(window) == [("SELECT room.accept_branch(%s, %s, %s)", (5, 77, "disk was changed"))]


def test_without_a_server_the_last_word_stays(window: FloorWindow) -> None:
    window.show_away(None)
    assert window.tiles.strip.about.startswith("The server does not answer")
    assert window.tiles.tiles.cards[1].tile.title == "Hold'em 2/5"
    window.show_room(room())
    assert window.tiles.strip.about.startswith("Main room")


def test_a_wrong_credential_is_said_in_the_language_of_the_device(window: FloorWindow, tmp_path: Path) -> None:
    """It was English in every language: others may read it, there is none, it is something else."""
    wrong = tmp_path / "room.conf"
    expected = InEach(
        en=("there is no credential", "others may read it", "no credential of a card room"),
        de=("hier ist keine Anmeldung", "andere dürfen sie lesen", "keine Anmeldung zu einem Kartenraum"),
        fr=("pas d\u2019identifiant", "d\u2019autres peuvent le lire", "pas un identifiant d\u2019une salle"),
        es=("aquí no hay credencial", "otros pueden leerla", "no es una credencial de una sala"),
    )
    for code in LANGUAGES:
        words = []
        with speaking(code):
            for rights in (None, 0o644, 0o600):
                if rights is not None:
                    wrong.write_text("something else")
                    wrong.chmod(rights)
                with pytest.raises(RoomError) as refused:
                    credential.read(wrong)
                window.show_away(refused.value)
                words.append(window.tiles.strip.about)
        wrong.unlink()
        assert [part in line for part, line in zip(expected[code], words, strict=True)] == [True] * 3, words


def test_the_day_is_shown_by_table_dealer_game_and_player(window: FloorWindow) -> None:
    window.act(i.Go(i.RoomTab.DAY))
    assert window.reader.reading == ["day"]  # type: ignore[attr-defined]
    window.reader.done.emit("day", day())
    assert len(window.day.grid.grid.rows) == 32
    for by in GRIDS:
        if by is not DayView.HOUR:
            window.day.turn_to(by)
            assert window.day.grid.grid == GRIDS[by](day())


def test_corrections_say_their_hand_and_what_was_there_before() -> None:
    rows = GRIDS[DayView.CORRECTION](day()).rows
    assert rows[0][:3] == ("9", "61", "3")
    assert rows[0][4:] == ("seat 6 raises to 45", "seat 6 raises to 40")
    assert rows[1][4:] == ("?", "?")


def test_a_day_in_money_says_it_and_marks_tables_that_are_not_summed() -> None:
    known = day()
    first, second, *rest = known.tables
    euro, dollar = Money("EUR", 25), Money("USD", 100)
    first, second = replace(first, money=euro), replace(second, money=dollar, apart=True)
    known = replace(known, money=euro, tables=(first, second, *rest))
    grid = GRIDS[DayView.TABLE](known)
    assert (grid.rows[0][5], grid.rows[1][5]) == ("€175.00", "$741")
    assert [row[-1] for row in grid.rows[:2]] == ["whole", "whole, not in the sum"]
    assert grid.sums[5].startswith("€")
    assert GRIDS[DayView.PLAYER](known).rows[0][-1] == "−€25.00"
    assert dict(heads_of(known))["Rake"] == grid.sums[5]
    assert dict(heads_of(day()))["Rake"] == GRIDS[DayView.TABLE](day()).sums[5] == f"{day().sums.rake:,}"


def test_a_day_is_saved_as_it_is_shown(window: FloorWindow, tmp_path: Path) -> None:
    window.act(i.Go(i.RoomTab.DAY))
    window.reader.done.emit("day", day())
    for kind in ("csv", "json", "pdf"):
        window.act(i.SaveDay(kind))  # type: ignore[arg-type]
    assert (tmp_path / "room-2026-11-20-table.csv").read_text().splitlines()[0].startswith("place,table,games,hands")
    assert json.loads((tmp_path / "room-2026-11-20.json").read_bytes())["sums"]["hands"] == day().sums.hands
    assert (tmp_path / "room-2026-11-20.pdf").read_bytes().startswith(b"%PDF")
    window.folder = tmp_path / "room-2026-11-20.pdf"
    window.act(i.SaveDay("csv"))
    assert window.day.strip.about.startswith("Not saved")


def test_a_full_disk_leaves_the_file_that_was_there(window: FloorWindow, tmp_path: Path) -> None:
    window.act(i.Go(i.RoomTab.DAY))
    window.reader.done.emit("day", day())
    there = tmp_path / "room-2026-11-20-table.csv"
    there.write_bytes(b"of an hour ago")
    kept = resource.getrlimit(resource.RLIMIT_FSIZE)
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (16, kept[1]))  # a file holds no more, as on a full disk
        window.act(i.SaveDay("csv"))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, kept)
    assert window.day.strip.about.startswith("Not saved")
    assert [(file.name, file.read_bytes()) for file in tmp_path.iterdir()] == [(there.name, b"of an hour ago")]


@pytest.mark.parametrize("by", DayView)
def test_csv_has_every_row_with_bare_figures(by: DayView) -> None:
    heads, rows = plain(day(), by)
    assert all(len(row) == len(heads) for row in rows)
    assert len(rows) == len(GRIDS[by](day()).rows)
    assert len(as_csv(day(), by).splitlines()) == len(rows) + 1


def test_the_print_says_every_sum(tmp_path: Path) -> None:
    (tmp_path / "day.pdf").write_bytes(as_pdf(day()))
    words = " ".join(text(tmp_path / "day.pdf").split())
    for figure in ("8,944", "42,736", "13,072", "31,376"):
        assert figure in words
    assert as_json(day()).endswith(b"}\n")


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
