"""Hands of a tournament: export, import, export is equal, its fields too; what a file leaves out is said."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.exports.files import export
from engine.imports import ohh
from engine.imports.files import read, store
from engine.imports.play import PlayedFile, sessions
from engine.imports.records import NotImported
from engine.journal.sqlite import SqliteStore
from engine.proof.verify import verify
from engine.recap.build import build
from engine.session import Session
from tests.engine.prizes.test_tournament import PRIZES, TABLE, played, shove

ANOTHER = ("game_number", "start_date_utc")
"""What is another book's."""
LEVELS = [{"blinds": [50, 100], "minutes": 15}, {"blinds": [100, 200], "ante": 200, "minutes": 30}]


def evening(tmp_path: Path, **more: Any) -> Session:
    """Three hands in two levels: A goes out and buys chips again, then goes out for good and C with A."""
    table = {key: value for key, value in (TABLE | {"levels": LEVELS} | more).items() if value is not None}
    again = [{"do": "add_chips", "seat": 1, "amount": 1000}]
    fold = [{"do": "deal", "at": 400}, *({"do": "act", "action": "fold"} for _ in range(3))]
    level = [{"do": "level"}] if table.get("levels") else []
    door = played(tmp_path / "book.db", *shove(2), *again, *level, *fold, {"do": "deal", "at": 900}, table=table)
    while door.answer({"do": "act", "action": "all_in"})["ok"]:
        pass
    assert door.answer({"do": "award", "ranking": [[2], [4], [1, 3]]})["ok"]
    assert door.answer({"do": "end"})["ok"]
    assert door.session is not None
    return door.session


def plain(session: Session) -> list[dict[str, Any]]:
    """The hands of its file without what is another book's."""
    hands = [json.loads(line)["ohh"] for line in export([session], "ohh").text.split("\n\n") if line]
    for hand in hands:
        del hand["tournament_info"]["tournament_number"], hand["tournament_info"]["start_date_utc"]
    return [{name: value for name, value in hand.items() if name not in ANOTHER} for hand in hands]


def taken(session: Session, change: Callable[[dict[str, Any]], Any] | None = None) -> PlayedFile:
    """The session that its file makes, the last hand changed."""
    hands = [json.loads(line) for line in export([session], "ohh").text.split("\n\n") if line]
    if change is not None:
        change(hands[-1]["ohh"])
    [made] = sessions(ohh.read("\n\n".join(map(json.dumps, hands))))
    return made


CHEAP = {"currency": "EUR", "entry": 1000, "fee": 100}
MADE: dict[str, dict[str, Any]] = {
    "bounties and a rebuy": {"prizes": PRIZES},
    "without bounties": {"prizes": CHEAP},
    "without costs": {"prizes": None},
    "without levels": {"levels": None, "blinds": [50, 100]},
}


@pytest.mark.parametrize("name", MADE)
def test_a_tournament_comes_back_as_it_was_written(tmp_path: Path, name: str) -> None:
    session = evening(tmp_path, **MADE[name])
    made = taken(session)
    assert plain(made.session) == plain(session)
    assert made.session.state.settings.tournament
    assert [hand.level for hand in build(made.session).hands] == [hand.level for hand in build(session).hands]


def counted_back(seat: int, chips: int) -> list[dict[str, Any]]:
    """Who is out has chips again that were counted, no rebuy."""
    return [{"do": "count", "seat": seat, "stack": chips}]


def entered_again(seat: int, chips: int) -> list[dict[str, Any]]:
    """Who is out leaves, and enters anew."""
    return [{"do": "leave", "seat": seat}, {"do": "sit", "seat": seat, "player": "A", "stack": chips}]


def bought_and_away(seat: int, chips: int) -> list[dict[str, Any]]:
    """Who is out buys chips again, and leaves before the next hand."""
    return [{"do": "add_chips", "seat": seat, "amount": chips}, {"do": "leave", "seat": seat}]


@pytest.mark.parametrize(
    ("back", "chips", "entries", "rebuys"),
    [(counted_back, 600, 4, 0), (entered_again, 1000, 5, 0), (bought_and_away, 1000, 4, 1)],
)
def test_a_bounty_says_how_somebody_came_back(
    tmp_path: Path, back: Callable[[int, int], list[dict[str, Any]]], chips: int, entries: int, rebuys: int
) -> None:
    """A head that stays taken was not bought back: the chips were counted, or it was another entry."""
    fold = [{"do": "deal", "at": 400}, *({"do": "act", "action": "fold"} for _ in range(3))]
    fold = fold[: 3 if back is bought_and_away else 4]
    table = TABLE | {"levels": LEVELS}
    door = played(tmp_path / "book.db", *shove(2), *back(1, chips), *fold, table=table)
    assert door.answer({"do": "end"})["ok"]
    assert door.session is not None
    made = taken(door.session)
    assert plain(made.session) == plain(door.session)
    prizes = build(made.session).prizes
    assert prizes is not None
    assert sum(player.entries for player in prizes.players) == entries
    assert sum(player.rebuys for player in prizes.players) == rebuys
    assert len(prizes.heads) == (1 if rebuys == 0 else 0)


def test_it_goes_into_a_book_with_its_beginning_and_proves_itself(tmp_path: Path) -> None:
    (tmp_path / "hands.ohh").write_text(export([evening(tmp_path)], "ohh").text, encoding="utf-8")
    with SqliteStore(tmp_path / "other.db") as book:
        [[number]] = store([read(tmp_path / "hands.ohh")], book)
        recap = build(Session.resume(book, number))
        assert recap.created == SqliteStore(tmp_path / "book.db").session(1).created
        assert recap.prizes is not None
        assert {player.name: player.place for player in recap.players}["A"] > 2
    assert verify(tmp_path / "other.db").faults == ()


@pytest.mark.parametrize(("name", "gaps"), [("bounties and a rebuy", 0), ("without costs", 1), ("without levels", 1)])
def test_what_the_file_leaves_out_is_said(tmp_path: Path, name: str, gaps: int) -> None:
    assert len(taken(evening(tmp_path, **MADE[name])).missing) == gaps


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda hand: hand.pop("tournament_info"), "a field is missing .*tournament_info"),
        (lambda hand: hand["tournament_info"].pop("initial_stack"), "a field is missing .*initial_stack"),
        (lambda hand: hand["tournament_info"]["speed"].update(round_time=61), "a level of 61 seconds is none"),
        (lambda hand: hand["tournament_info"].update(buyin_amount=-5), "-5 is no amount"),
        (lambda hand: hand["tournament_info"].update(currency="ZZZ"), "ZZZ is no currency"),
        (lambda hand: hand.pop("tournament_bounties"), "the bounties are not those"),
        (lambda hand: hand["tournament_bounties"][0].update(bounty_won=4), "the bounties are not those"),
    ],
)
def test_a_bad_tournament_names_its_line(tmp_path: Path, change: Callable[[dict[str, Any]], Any], reason: str) -> None:
    with pytest.raises(NotImported, match=f"line 5: .*{reason}"):
        taken(evening(tmp_path), change)
