"""Names, moves, dealers and notes: a tap asks the server for them."""

import json

from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from desktop.floor import intents as i
from desktop.floor.dealer_lines import push_lines
from desktop.floor.queue_lines import move_lines, must_move_lines, name_lines, queue_lines
from desktop.floor.window import FloorWindow
from engine.room.room_now import Alarm
from engine.room.rota import DOWNS
from tests.desktop.floor.asking import asked, tap_key, tap_other
from tests.desktop.rooms import GAMES, NOW, room
from tests.desktop.rows import click_row


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


def test_must_moves_are_asked_and_moves_are_dropped(window: FloorWindow) -> None:
    window.act(i.Go(i.RoomTab.LISTS))
    assert must_move_lines(room())
    window.act(must_move_lines(room())[0].does)  # type: ignore[arg-type]
    assert "room.move_ask" in asked(window)[-1][0]
    assert [line.second.split(",")[0] for line in move_lines(room())] == ["declined", "seated", "asked", "on the way"]
    tap_key(window.lists.moves, "Maya 3")
    assert asked(window)[-1] == ("SELECT room.move_off(%s)", (2,))


def test_everybody_of_a_broken_table_is_asked(window: FloorWindow) -> None:
    window.act(i.BreakTable(11))
    moves = [values for query, values in asked(window) if "room.move_ask" in query]
    assert moves
    assert len({values[0] for values in moves}) == len(moves)
    assert all(values[1] == 11 for values in moves)


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


def test_the_push_is_sent_to_tables_whose_dealer_changes(window: FloorWindow) -> None:
    assert DOWNS == 4
    assert any(line.role == "owe" for line in push_lines(room()))
    window.act(i.PushAll())
    query, (_, rows) = asked(window)[-1]
    assert "room.rota_push" in query
    assert set(json.loads(rows)) <= {str(table.place) for table in room().tables if table.playing}


def test_a_note_is_sent_and_taken_back(window: FloorWindow, qtbot: QtBot) -> None:
    window.act(i.OpenTable(12))
    qtbot.keyClicks(window.table.write.edit, "Chips are coming")
    window.table.write.key.tap()
    assert asked(window)[-1] == ("SELECT room.say(%s, %s, %s) AS id", (12, "Chips are coming", "[]"))
    tap_key(window.table.notes, "Lee, 23:00")
    assert asked(window)[-1] == ("SELECT room.take_back(%s)", (16,))
    window.table.coming.tap()
    assert asked(window)[-1][1] == (12, "I am on my way", "[]")


def test_a_fork_is_kept_only_with_a_reason(window: FloorWindow, qtbot: QtBot) -> None:
    window.show_room(replace(room(), alarms=(Alarm(3, NOW, 12, "fork", 77, 5),)))
    window.act(i.OpenTable(12))
    window.act(i.KeepBoth(3))
    assert asked(window) == []
    assert "reason" in window.table.strip.about
    qtbot.keyClicks(window.table.write.edit, "disk was changed")
    window.act(i.KeepBoth(3))
    assert asked(window) == [("SELECT room.accept_branch(%s, %s, %s)", (5, 77, "disk was changed"))]
