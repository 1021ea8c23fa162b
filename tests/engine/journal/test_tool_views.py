"""The views for other tools: their figures are the recap's, they tell what they hold, and read only what is asked."""

import json
import random
import sqlite3
import tomllib
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import asdict

from engine.exports.stories import stories
from engine.journal.evening_marks import Tick
from engine.journal.sqlite import SqliteStore
from engine.journal.tool_views import PROMISED, VIEWS, metadata
from engine.recap.build import build
from engine.recap.kept_prizes import keep_all
from engine.recap.payment_keys import carried_key
from engine.script import Door
from engine.session import Session
from tests.engine.journal.evening import do, finish, play, start
from tests.engine.journal.test_views import ask
from tests.engine.prizes.test_tournament import played, shove
from tests.engine.test_rulings import FOLDER

FIGURES = {
    "buy_ins": "buy_ins", "bought": "bought", "cashed": "cashed", "on_table": "on_table", "tips": "tips",
    "takes": "takes", "side": "side", "lent": "lent", "borrowed": "borrowed", "unaccounted": "unaccounted",
    "hands": "hands_net", "net": "net", "dealt": "dealt", "won": "hands_won",
}  # fmt: skip
"""Figures of the recap, and their columns."""


def rows(book: SqliteStore, query: str) -> list[dict[str, Any]]:
    """Rows by column, on a connection of its own."""
    with sqlite3.connect(f"file:{book.file}?mode=ro", uri=True) as db:
        cursor = db.execute(query)
        names = [column[0] for column in cursor.description]
        made = [dict(zip(names, row, strict=True)) for row in cursor]
    db.close()
    return made


def agree(book: SqliteStore, session: Session) -> None:
    """Results and actions of a session are those of its recap and its stories."""
    have = {row["player"]: row for row in rows(book, f"SELECT * FROM results WHERE session = {session.id}")}
    recap = build(session)
    want = {p.name: {column: asdict(p)[figure] for figure, column in FIGURES.items()} for p in recap.players}
    assert {name: {column: row[column] for column in FIGURES.values()} for name, row in have.items()} == want
    query = "SELECT hand, seat, player, action, put, total, all_in, live, why FROM actions WHERE session = "
    assert ask(book, f"{query}{session.id} ORDER BY number") == [
        (story.number, move.seat, names[move.seat], move.kind, move.put, move.to, move.all_in, move.live, move.why)
        for story in stories(session.steps(), session.seated.name)
        for names in ({sitter.seat: sitter.name for sitter in story.sitters},)
        for round in story.rounds
        for move in round.moves
    ]


@pytest.mark.parametrize("seed", range(2))
def test_an_evening_with_everything_in_it(book: SqliteStore, seed: int) -> None:
    start(book, "before")
    agree(book, play(book, seed))


@pytest.mark.parametrize("group", ["stk", "pro", "faults", "table"])
def test_every_ruling_of_chips_and_faults(book: SqliteStore, group: str) -> None:
    """Chips taken back, streets withdrawn, dead hands, markers, moves: whatever the rulings meet."""
    book.db.execute("PRAGMA synchronous = OFF")
    cases = tomllib.loads((FOLDER / f"{group}.toml").read_text(encoding="utf-8"))["case"]
    for case in cases[::16]:
        door = Door(book)
        for text in filter(None, map(str.strip, case["script"].splitlines())):
            if text[0] not in "#=?!":
                door.answer(text)
        if door.session is not None:
            agree(book, door.session)


def test_what_is_taken_back_in_a_hand_is_no_action(book: SqliteStore) -> None:
    """Chips taken back (PRO-7) and streets withdrawn (PRO-16), each hand played to its end."""
    cases = [case for path in sorted(FOLDER.glob("*.toml")) for case in tomllib.loads(path.read_text())["case"]]
    marked = [case for case in cases if '"take_back"' in case["script"] or '"street_back"' in case["script"]]
    assert len(marked) > 6
    for case in marked:
        door = Door(book)
        for text in filter(None, map(str.strip, case["script"].splitlines())):
            if text[0] not in "#=?!":
                door.answer(text)
        assert door.session is not None
        if door.session.state.game.family == "board":
            finish(door.session, random.Random(1))
        agree(book, door.session)


def test_money_has_its_currency_and_scale(book: SqliteStore) -> None:
    session = Session.start(book, {"blinds": [1, 2], "money": {"currency": "EUR", "minor_units": 25}})
    assert isinstance(session, Session)
    do(session, {"do": "sit", "seat": 1, "player": "Ann", "stack": 200})
    do(session, {"do": "take", "seat": 1, "amount": 3, "for": "tip"})
    unit = {"unit": "EUR", "worth": 25, "scale": 2}
    assert rows(book, "SELECT player, won, unit, worth, scale FROM results") == [{"player": "Ann", "won": -75, **unit}]
    assert rows(book, "SELECT what, amount, unit, worth, scale FROM ledger ORDER BY step") == [
        {"what": "buy_in", "amount": 200, **unit}, {"what": "take", "amount": -3, **unit}
    ]  # fmt: skip
    do(session, {"do": "change", "table": {"money": {"currency": "JPY", "minor_units": 100}}})
    assert rows(book, "SELECT unit, worth, scale, tips FROM evenings") == [
        {"unit": "JPY", "worth": 100, "scale": 0, "tips": 3}
    ]
    session.undo()
    assert rows(book, "SELECT unit FROM evenings") == [{"unit": "EUR"}]


def test_an_evening_by_its_dates(book: SqliteStore) -> None:
    session = start(book)
    do(session, {"do": "deal", "at": 90})
    [evening] = rows(book, "SELECT began, last, ended, players, hands, bought, on_table, game FROM evenings")
    began = session.row.created.replace("+00:00", "Z")
    assert evening["began"] == began
    assert evening["last"] > began
    assert {key: evening[key] for key in ("ended", "players", "hands", "bought", "on_table", "game")} == {
        "ended": 0, "players": 4, "hands": 0, "bought": 770, "on_table": 770, "game": "omaha",
    }  # fmt: skip


def test_prizes_count_once_they_are_worked_out_and_not_after_another_step(tmp_path: Path) -> None:
    door = played(tmp_path / "t.db", *shove(2), {"do": "end"})
    assert door.session is not None
    store = door.session.store
    assert isinstance(store, SqliteStore)
    made = build(door.session).prizes
    assert made is not None
    assert made.decided
    assert {row["won"] for row in rows(store, "SELECT won FROM results")} == {None}
    assert keep_all(store) == 1
    want = {(p.name, p.place, p.paid, p.prize, p.bounties, "EUR", 2) for p in made.players}
    assert set(ask(store, "SELECT player, place, paid, prize, bounties, unit, scale FROM prizes")) == want
    assert dict(ask(store, "SELECT person, won FROM standings")) == {p.name: p.net for p in made.players}
    assert keep_all(store) == 0, "they are there"
    door.session.undo()
    assert ask(store, "SELECT * FROM prizes") == []


def test_payments_that_were_made(book: SqliteStore) -> None:
    session = start(book)
    book.settle(session.id, (Tick("Ann>Bo:12", True, "2026-01-01T00:00:00.000+00:00"),
                             Tick("Ann>Bo:++12", False, "2026-01-02T00:00:00.000+00:00"),
                             Tick("unaccounted>Ann:-5", True, "2026-01-03T00:00:00.000+00:00"),
                             Tick(carried_key("0f" * 16, "Bo>Ann:3"), True, "2026-01-05T00:00:00.000+00:00"),
                             Tick("a>b>house:7", True, "2026-01-04T00:00:00.000+00:00")))  # fmt: skip
    assert ask(book, "SELECT payer, payee, amount, paid, carried_to FROM payments ORDER BY at") == [
        ("Ann", "Bo", 12, 1, None), ("Ann", "Bo", 12, 0, None), (None, None, 7, 1, None),
        ("Bo", "Ann", 3, 1, "0f" * 16),
    ]  # fmt: skip


@pytest.mark.parametrize("view", PROMISED)
def test_a_view_tells_its_columns(book: SqliteStore, view: str) -> None:
    [(sql,)] = ask(book, f"SELECT sql FROM sqlite_master WHERE name = '{view}'")
    with sqlite3.connect(book.file) as db:
        columns = [column[0] for column in db.execute(f"SELECT * FROM {view}").description]
    db.close()
    assert columns == list(PROMISED[view].columns)
    for column in columns:
        assert f"-- {column}: {PROMISED[view].columns[column]}" in sql
    for target in PROMISED[view].points.values():
        there, key = target.split(" ")[0].split(".")
        assert key in PROMISED[there].columns


def test_the_metadata_names_every_view_and_hides_the_rest(book: SqliteStore) -> None:
    names = {name for (name,) in ask(book, "SELECT name FROM sqlite_master WHERE type IN ('view', 'table')")}
    made = json.loads(json.dumps(metadata("evening", names)))["databases"]["evening"]["tables"]
    assert {name for name, entry in made.items() if not entry.get("hidden")} == set(PROMISED)
    assert set(made) == names
    assert {name for name, entry in made.items() if "allow" in entry} == set(VIEWS) - set(PROMISED), (
        "Datasette lists a view that is hidden only"
    )
    assert made["results"]["columns"]["person"].endswith("a row of players.person")


def test_one_evening_is_read_without_the_others(book: SqliteStore) -> None:
    """No table is scanned; one session is as much work whether the book holds one or five."""
    play(book, 1)
    queries = [
        f"SELECT * FROM {name} WHERE session = 1" for name, view in PROMISED.items() if "session" in view.columns
    ]
    for query in queries:
        plan = [row[3] for row in ask(book, f"EXPLAIN QUERY PLAN {query}")]
        assert not [line for line in plan if line.split(" USING")[0] in ("SCAN s", "SCAN steps", "SCAN sessions")], (
            query
        )
    alone = [work(book, query) for query in queries]
    for _ in range(4):
        start(book)
    for query, before in zip(queries, alone, strict=True):
        assert work(book, query) <= 1.02 * before, query


def work(book: SqliteStore, query: str) -> int:
    """How many instructions of SQLite's machine a query takes: no clock has a part in it."""
    ticks = 0

    def tick() -> int:
        nonlocal ticks
        ticks += 1
        return 0

    db = sqlite3.connect(f"file:{book.file}?mode=ro", uri=True)
    db.set_progress_handler(tick, 10)
    db.execute(query).fetchall()
    db.close()
    return ticks
