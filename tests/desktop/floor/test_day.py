"""The day of a room: its tables, its corrections, its money, and the files it is saved in."""

import json
import resource
from pathlib import Path

import pytest
from msgspec.structs import replace

from desktop.floor import intents as i
from desktop.floor.day_files import DayView, as_csv, as_json, plain
from desktop.floor.day_lines import GRIDS, day_totals
from desktop.floor.prints import as_pdf
from desktop.floor.window import FloorWindow
from engine.settings.records import Money
from tests.desktop.pdf_text import text
from tests.desktop.rooms import day


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
    assert dict(day_totals(known))["Rake"] == grid.sums[5]
    assert dict(day_totals(day()))["Rake"] == GRIDS[DayView.TABLE](day()).sums[5] == f"{day().sums.rake:,}"


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
