"""A tournament for money: entries, a rebuy, knock-outs, a split; what everybody settles by adds up to nothing."""

from pathlib import Path
from typing import Any

import pytest

from engine.journal.sqlite import SqliteStore
from engine.recap.build import build
from engine.recap.records import Recap
from engine.script import Door

PRIZES = {"currency": "EUR", "entry": 2000, "fee": 200, "bounty": 500, "rebuy": 2000, "add_on": 1000, "coin": 100}
TABLE = {
    "preset": "tournament",
    "game": "holdem",
    "seats": 6,
    "limit": "no_limit",
    "levels": [{"blinds": [50, 100]}, {"blinds": [100, 200]}],
    "prizes": PRIZES | {"closed_after": 1},
}
Line = dict[str, Any]


def played(book: Path, *lines: Line, table: Line = TABLE) -> Door:
    """Four players with 1,000 each, then these lines."""
    door = Door(SqliteStore(book))
    sits = [{"do": "sit", "seat": seat, "player": name, "stack": 1000} for seat, name in enumerate("ABCD", 1)]
    for line in ({"do": "open", "table": table}, *sits, {"do": "button", "seat": 4}, *lines):
        answer = door.answer(line)
        assert answer["ok"], (line, answer["error"])
    return door


def recap(door: Door) -> Recap:
    assert door.session is not None
    return build(door.session)


def act(action: str, to: int | None = None) -> Line:
    return {"do": "act", "action": action} | ({"to": to} if to else {})


def shove(winner: int) -> list[Line]:
    """A hand: the first to act folds, the button and the small blind fold too or go all-in; seat `winner` wins it."""
    return [
        {"do": "deal"},
        act("fold"),
        act("fold"),
        act("raise", 1000),
        act("call"),
        {"do": "award", "ranking": [[winner]]},
    ]


def prizes(made: Recap) -> dict[str, tuple[int, int, int]]:
    """Paid, prize and bounties by name."""
    assert made.prizes is not None
    return {player.name: (player.paid, player.prize, player.bounties) for player in made.prizes.players}


def test_a_knock_out_pays_its_bounty_and_a_rebuy_saves_the_head(tmp_path: Path) -> None:
    door = played(tmp_path / "book.db", *shove(2))
    made = recap(door)
    assert prizes(made)["B"] == (2700, 0, 500)
    assert made.settlement.payments == ()  # three still play
    assert door.answer({"do": "add_chips", "seat": 1, "amount": 1000})["ok"]
    again = recap(door)
    assert again.prizes is not None
    assert again.prizes.pool == 4 * 2000 + 2000
    assert prizes(again)["A"][0] == 2700 + 2000
    assert prizes(again)["B"] == (2700, 0, 0)


def test_chips_bought_with_chips_left_are_an_add_on(tmp_path: Path) -> None:
    door = played(tmp_path / "book.db", {"do": "add_chips", "seat": 1, "amount": 1000})
    made = recap(door)
    assert made.prizes is not None
    assert made.prizes.pool == 4 * 2000 + 1000
    assert made.prizes.players[0].add_ons + sum(player.add_ons for player in made.prizes.players[1:]) == 1


def test_entries_close_with_their_level(tmp_path: Path) -> None:
    door = played(tmp_path / "book.db", {"do": "level"})
    for line in ({"do": "sit", "seat": 5, "player": "E", "stack": 1000}, {"do": "add_chips", "seat": 1, "amount": 500}):
        answer = door.answer(line)
        assert answer["error"]["code"] == "phase"
        assert answer["error"]["message"] == "entries, rebuys and add-ons closed at the end of level 1; this is level 2"


def test_a_tournament_that_is_ended_early_is_over_when_it_was_ended(tmp_path: Path) -> None:
    door = played(tmp_path / "book.db", *shove(2))
    assert door.answer({"do": "end", "at": 9000})["ok"]
    assert recap(door).seconds == 9000


@pytest.mark.parametrize("first", [0, 900])
def test_a_split_keeps_every_unit_and_the_rest_is_the_winners(tmp_path: Path, first: int) -> None:
    door = played(tmp_path / "book.db", *shove(2))
    parts = door.answer({"do": "split", "way": "icm", "first": first})
    assert parts["ok"], parts["error"]
    assert door.answer({"do": "end"})["ok"]
    made = recap(door)
    assert made.prizes is not None
    assert made.prizes.decided
    won = {player.name: player.prize for player in made.prizes.players}
    assert sum(won.values()) == made.prizes.pool == 8000
    assert won["A"] == 0
    assert won["B"] > won["C"] == won["D"]  # twice their chips
    assert sum(account.amount for account in made.settlement.accounts) == 0
    assert sum(player.net for player in made.prizes.players) == -made.prizes.fees == -4 * 200
    assert made.settlement.payments


def test_after_a_split_nobody_enters_until_it_is_taken_back(tmp_path: Path) -> None:
    door = played(tmp_path / "book.db", *shove(2), {"do": "split"})
    for line in (
        {"do": "add_chips", "seat": 1, "amount": 1000},
        {"do": "sit", "seat": 5, "player": "E", "stack": 1000},
    ):
        assert door.answer(line)["error"]["code"] == "phase"
    assert door.answer({"do": "split", "way": "equal"})["error"]["code"] == "phase"
    assert door.answer({"do": "undo"})["ok"]
    assert door.answer({"do": "add_chips", "seat": 1, "amount": 1000})["ok"]


def test_a_split_that_does_not_add_up_is_refused_with_its_sum(tmp_path: Path) -> None:
    door = played(tmp_path / "book.db", *shove(2))
    refused = {
        "amount": {"parts": [[2, 4000], [3, 2000], [4, 1900]]},
        "seat": {"parts": [[2, 6000], [3, 2000]]},
    }
    for code, parts in refused.items():
        assert door.answer({"do": "split", **parts})["error"]["code"] == code
    assert door.answer({"do": "split", "first": 8001})["error"]["code"] == "amount"
    assert door.answer({"do": "split", "parts": [[2, 4000], [3, 2000], [4, 2000]]})["ok"]


def test_without_prizes_nothing_is_split_and_nothing_settled(tmp_path: Path) -> None:
    table = {key: value for key, value in TABLE.items() if key != "prizes"}
    door = played(tmp_path / "book.db", *shove(2), table=table)
    assert door.answer({"do": "split"})["error"]["code"] == "settings"
    assert door.answer({"do": "add_chips", "seat": 3, "amount": 100, "for": "add_on"})["error"]["code"] == "settings"
    assert recap(door).prizes is None


def test_two_who_go_in_one_hand_with_equal_stacks_share_their_places(tmp_path: Path) -> None:
    """Two are out in one hand; one did not play it, so they came third together: 20% of 8,000 for both."""
    table = TABLE | {"prizes": PRIZES | {"shares": [50, 30, 20]}}
    all_in = [
        {"do": "deal"},
        act("fold"),
        act("raise", 1000),
        act("call"),
        act("call"),
        {"do": "award", "ranking": [[4]]},
    ]
    door = played(tmp_path / "book.db", *all_in, table=table)
    made = recap(door)
    assert prizes(made)["A"][1:] == prizes(made)["B"][1:]
    assert prizes(made)["A"][1] == 800  # places 3 and 4 pay 1,600 and nothing
    assert prizes(made)["D"][2] == 1000
