"""Moves: the longest seated moves first, and a table breaks to tables of its own game."""

from engine.room.moves import ProposedMove, TableChange, breaking, chains, must_move, seated
from tests.engine.room.rooms import OMAHA, closed, table

SINCE = {(14, "A"): 500.0, (14, "B"): 100.0, (14, "C"): 300.0}


def short(rows: tuple[ProposedMove, ...]) -> list[tuple[str, int, int]]:
    return [(each.who.name, each.to, each.seat) for each in rows]


def test_chains_run_from_the_last_feeder_to_the_main_game() -> None:
    assert chains([table(12), table(14, feeds=12), table(15, feeds=14), table(3, feeds=1)]) == ((3, 1), (15, 14, 12))
    assert chains([table(1), table(2)]) == ()


def test_tables_that_feed_each_other_end_somewhere() -> None:
    assert chains([table(1, feeds=2), table(2, feeds=1)]) == ((1, 2),)


def test_the_longest_seated_moves_to_each_free_seat() -> None:
    tables = [table(12, names="ABCDE..HI"), table(14, names="ABC", feeds=12)]
    assert short(must_move(tables, seated(tables, SINCE))) == [("B", 12, 6), ("C", 12, 7)]


def test_who_is_away_moves_last_and_a_full_table_gets_nobody() -> None:
    tables = [table(12, names="ABCDEFGH"), table(14, names="AbC", feeds=12)]
    assert short(must_move(tables, seated(tables, SINCE))) == [("C", 12, 9)]
    full = [table(12, names="ABCDEFGHI"), table(14, names="AbC", feeds=12)]
    assert must_move(full, seated(full, SINCE)) == ()


def test_a_seat_that_somebody_goes_to_is_not_promised_twice() -> None:
    tables = [table(12, names="ABCDE..HI"), table(14, names="ABC", feeds=12)]
    on_the_way = [TableChange(1, "B", 14, 12, 6)]
    assert short(must_move(tables, seated(tables, SINCE), on_the_way)) == [("C", 12, 7)]
    done = [TableChange(1, "B", 14, 12, 6, state="declined")]
    assert short(must_move(tables, seated(tables, SINCE), done)) == [("B", 12, 6), ("C", 12, 7)]


def test_a_closed_main_game_gets_nobody() -> None:
    tables = [closed(12), table(14, names="ABC", feeds=12)]
    assert must_move(tables, seated(tables, SINCE)) == ()


def test_a_broken_table_fills_the_shortest_tables_of_its_game() -> None:
    tables = [table(14, names="ABC"), table(1, names="ABCDEFG"), table(2, names="ABCDEFGH"), table(3, OMAHA, "A")]
    moves, without = breaking(14, tables, seated(tables, SINCE))
    assert short(moves) == [("B", 1, 8), ("C", 1, 9), ("A", 2, 9)]
    assert without == ()


def test_who_finds_no_seat_of_the_game_is_named() -> None:
    tables = [table(14, names="ABC"), table(1, names="ABCDEFGH"), table(3, OMAHA, "A")]
    moves, without = breaking(14, tables, seated(tables, SINCE))
    assert short(moves) == [("B", 1, 9)]
    assert without == ("C", "A")
    assert breaking(14, [closed(14)], ()) == ((), ())
