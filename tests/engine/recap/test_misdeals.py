"""A misdeal uses up its number and says so: in the list of hands, the views, the recap and every file (PRO-14)."""

import sqlite3
from pathlib import Path
from typing import Any

import msgspec

from desktop.commands import recap_text
from engine.exports import csv, json
from engine.exports.files import export
from engine.exports.formats import FORMATS
from engine.journal.sqlite import SqliteStore
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.recap.records import Recap
from engine.script import Door

TABLE = {"game": "holdem", "seats": 4, "limit": "no_limit", "blinds": [1, 2]}


def evening(book: Path) -> Door:
    """Hand 1 is won, hand 2 is a misdeal, hand 3 has a dead hand and a turn that was taken back."""
    door = Door(SqliteStore(book))
    lines: list[dict[str, Any]] = [{"do": "open", "table": TABLE}]
    lines += [{"do": "sit", "seat": seat, "player": name, "stack": 200} for seat, name in enumerate("ABCD", 1)]
    fold, call, check = ({"do": "act", "action": word} for word in ("fold", "call", "check"))
    lines += [{"do": "button", "seat": 4}, {"do": "deal"}, fold, fold, fold]
    lines += [{"do": "deal"}, call, {"do": "misdeal", "reason": "exposed card"}]
    lines += [{"do": "deal"}, call, call, call, check, {"do": "street", "cards": "Ah7d2c"}, *[check] * 4]
    lines += [{"do": "street", "cards": "Kd"}, {"do": "street_back"}, {"do": "act", "action": "bet", "to": 10}]
    lines += [call, {"do": "dead_hand", "seat": 4, "reason": "too many cards"}, fold]
    lines += [{"do": "dead_hand", "seat": 2}]
    for line in lines:
        answer = door.answer(line)
        assert answer["ok"], (line, answer["error"])
    return door


def recap(door: Door) -> Recap:
    assert door.session is not None
    return build(door.session)


def test_the_number_is_used_up_and_the_chips_agree(tmp_path: Path) -> None:
    door = evening(tmp_path / "book.db")
    assert door.session is not None
    assert [(line.number, line.misdeal) for line in door.session.hands()][::-1][:2] == [(1, ""), (2, "exposed card")]
    made = recap(door)
    assert made.balance.balanced
    assert made.misdeals == 1
    assert [hand.number for hand in made.played] == [1, 3]
    assert sum(player.net for player in made.players) == 0
    assert all(hand.number != 2 for hand in made.biggest)


def test_the_files_say_misdeal(tmp_path: Path) -> None:
    door = evening(tmp_path / "book.db")
    made = recap(door)
    rows = csv.hands(report_of(made)).splitlines()
    assert [row.split(",")[8] for row in rows] == ["misdeal", "", "exposed card", ""]
    assert "2 hands, 1 misdeal" in recap_text.head(report_of(made))
    assert msgspec.json.decode(json.recap_json(made))["hands"][1]["misdeal"] == "exposed card"
    assert door.session is not None
    for kind in FORMATS:
        skipped = {why.text: count for why, count in export([door.session], kind).skipped}
        assert skipped["a misdeal (exposed card): all chips went back"] == 1, (kind, skipped)


def test_the_view_of_hands_names_it_and_no_chip_is_in_it(tmp_path: Path) -> None:
    evening(tmp_path / "book.db")
    with sqlite3.connect(tmp_path / "book.db") as db:
        rows = db.execute("SELECT hand, pot, rake, winners, misdeal FROM hands ORDER BY hand").fetchall()
        assert rows[1] == (2, 0, 0, "[]", "exposed card")
        assert [row[4] for row in rows] == [None, "exposed card", None]
        assert db.execute("SELECT sum(net) FROM hand_results").fetchone() == (0,)
        assert db.execute("SELECT count(*) FROM hand_results WHERE hand = 2").fetchone() == (0,)


def test_a_dead_hand_and_a_street_back_keep_the_money_of_the_files(tmp_path: Path) -> None:
    door = evening(tmp_path / "book.db")
    assert door.session is not None
    lines = export([door.session], "ohh").text.splitlines()
    last = msgspec.json.decode([line for line in lines if line][-1])["ohh"]
    put = sum(act.get("amount", 0) for street in last["rounds"] for act in street["actions"])
    assert put == sum(pot["amount"] for pot in last["pots"])
    assert [street["street"] for street in last["rounds"]] == ["Preflop", "Flop"]
