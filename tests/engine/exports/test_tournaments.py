"""Hands of a tournament: what they say of it, whose heads were taken, who went out where; a hero; other names."""

import json
from pathlib import Path
from typing import Any

import pytest

from engine.exports.files import export, numbered
from engine.exports.formats import FORMATS
from engine.exports.stars_words import ordinal, roman
from engine.session import Session
from tests.engine.exports.evening import SPECIAL, special
from tests.engine.prizes.test_tournament import played, shove


@pytest.fixture
def tournament(tmp_path: Path) -> Session:
    """B takes A's chips in hand 1; then it is ended."""
    door = played(tmp_path / "book.db", *shove(2), {"do": "end"})
    assert door.session is not None
    return door.session


def hands(session: Session, **more: Any) -> list[dict[str, Any]]:
    return [json.loads(line)["ohh"] for line in export([session], "ohh", **more).text.split("\n\n") if line]


def test_open_hand_history_has_the_tournaments_fields(tournament: Session) -> None:
    [hand] = hands(tournament)
    assert (hand["tournament"], hand["currency"]) == (True, "EUR")
    info = hand["tournament_info"]
    assert info.pop("tournament_number").isdigit()
    assert info.pop("start_date_utc") == tournament.row.created.replace("+00:00", "Z")
    assert info == {
        "name": info["name"], "currency": "EUR", "initial_stack": 1000, "type": "STT",
        "speed": {"type": "Normal", "round_time": 1200},
        "buyin_amount": 20.0, "fee_amount": 2.0, "bounty_fee_amount": 5.0,
    }  # fmt: skip
    ids = {player["name"]: player["id"] for player in hand["players"]}
    assert hand["tournament_bounties"] == [{"player_id": ids["B"], "bounty_won": 5.0, "defeated_player_id": ids["A"]}]
    put = sum(act.get("amount", 0) for street in hand["rounds"] for act in street["actions"])
    wins = sum(win["win_amount"] for pot in hand["pots"] for win in pot["player_wins"])
    assert sum(pot["amount"] for pot in hand["pots"]) == wins == put == 2000


def test_pokerstars_text_has_costs_level_bounty_and_place(tournament: Session) -> None:
    text = export([tournament], "stars").text
    head, where = text.splitlines()[:2]
    number = head.split("Tournament #")[1].split(",")[0]
    assert f"Tournament #{number}, €20.00+€5.00+€2.00 EUR Hold'em No Limit - Level I (50/100) - " in head
    assert where == f"Table '{number} 1' 6-max Seat #4 is the button"
    assert "Seat 1: A (1000 in chips)\n" in text
    assert "B wins the €5.00 bounty for eliminating A\n" in text
    assert "A finished the tournament in 4th place\n" in text
    assert text.index("finished the tournament") < text.index("*** SUMMARY ***")


def test_a_tournament_for_nothing_says_no_money(tmp_path: Path) -> None:
    table = {"preset": "tournament", "game": "holdem", "seats": 6, "limit": "no_limit", "blinds": [50, 100]}
    door = played(tmp_path / "book.db", *shove(2), table=table)
    assert door.session is not None
    [hand] = hands(door.session)
    assert hand["tournament"]
    assert "buyin_amount" not in hand["tournament_info"]
    assert "tournament_bounties" not in hand
    text = export([door.session], "stars").text
    assert ", Freeroll  Hold'em No Limit - Level I (50/100)" in text


def test_a_hero_is_named_and_dealt_the_cards_that_were_shown() -> None:
    session = special().session
    assert session is not None
    hand = hands(session, hero="cara")[SPECIAL - 1]
    cara = next(player["id"] for player in hand["players"] if player["name"] == "Cara")
    assert hand["hero_player_id"] == cara
    assert "Observed" not in hand["flags"]
    dealt = [act for act in hand["rounds"][0]["actions"] if act["action"] == "Dealt Cards"]
    assert [(act["player_id"], act["cards"]) for act in dealt] == [(cara, ["7d", "7c"])]
    assert [act["action_number"] for act in hand["rounds"][0]["actions"]] == list(range(1, 11))
    assert "*** HOLE CARDS ***\nDealt to Cara [7d 7c]\nAnn: checks" in export([session], "stars", hero="Cara").text
    watched = hands(session)[SPECIAL - 1]
    assert (watched["hero_player_id"], watched["flags"]) == (None, ["Observed"])


@pytest.mark.parametrize("kind", FORMATS)
def test_everybody_may_be_a_number_and_keeps_it(kind: str) -> None:
    session = special().session
    assert session is not None
    text = export([session], kind, called=numbered()).text
    assert not {"Ann", "Bob", "Cara", "Dev"} & set(text.replace(":", " ").replace('"', " ").split())
    assert "P4" in text
    assert text == export([session], kind, called=numbered()).text


def test_numbers_are_written_as_they_are_said() -> None:
    assert [roman(number) for number in (1, 4, 9, 14, 40)] == ["I", "IV", "IX", "XIV", "XL"]
    assert [ordinal(place) for place in (1, 2, 3, 4, 11, 12, 13, 21)] == [
        "1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st",
    ]  # fmt: skip
