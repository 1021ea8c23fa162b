"""Open Hand History: every field of a hand, what a hand is skipped for, and the money of every hand adds up."""

import json
from typing import Any

import pytest

from engine.exports import ohh
from engine.exports.skipped import Skipped, write_hands
from engine.exports.story import Story
from tests.engine.exports.evening import SPECIAL, act, all_in_by_posts, play, played, special, stories_of

CREATED = "2025-03-08T01:13:24+00:00"


def write(story: Story) -> str:
    """A hand of session 1 as the file has it."""
    return ohh.hand(story, 1_000_000 + story.number, CREATED, "Felt 4", currency="USD")


def plain(story: Story) -> dict[str, Any]:
    """The object of a hand."""
    text = write(story)
    assert text.endswith("}\n\n")
    assert text.count("\n") == 2
    hand: dict[str, Any] = json.loads(text)["ohh"]
    return hand


def acts(*rows: tuple[Any, ...]) -> list[dict[str, Any]]:
    """Actions from (player, word, amount, all in)."""
    words = []
    for number, (player, word, *rest) in enumerate(rows, 1):
        row: dict[str, Any] = {"action_number": number, "player_id": player, "action": word}
        row |= {"amount": rest[0]} if rest else {}
        row |= {"is_allin": True} if rest[1:] else {}
        words.append(row)
    return words


def test_every_field_of_a_hand() -> None:
    hand = plain(stories_of(special())[SPECIAL - 1])
    rounds, pots, players = hand.pop("rounds"), hand.pop("pots"), hand.pop("players")
    assert hand == {
        "spec_version": "1.4.7",
        "internal_version": "1.3.2",
        "site_name": "Feltbook",
        "network_name": "Feltbook",
        "tournament": False,
        "game_number": "1000007",
        "start_date_utc": "2025-03-08T01:15:04Z",
        "table_name": "Felt 4",
        "table_size": 9,
        "game_type": "Holdem",
        "bet_limit": {"bet_type": "NL", "bet_cap": 0},
        "currency": "USD",
        "dealer_seat": 3,
        "small_blind_amount": 1,
        "big_blind_amount": 2,
        "ante_amount": 0,
        "hero_player_id": None,
        "flags": ["Observed"],
    }
    assert players == [
        {"id": 0, "seat": 1, "name": "Ann", "starting_stack": 200},
        {"id": 1, "seat": 3, "name": "Bob", "starting_stack": 60},
        {"id": 2, "seat": 5, "name": "Cara", "starting_stack": 310},
        {"id": 3, "seat": 8, "name": "Dev", "starting_stack": 150},
    ]
    assert [(entry["id"], entry["street"], entry.get("cards")) for entry in rounds] == [
        (0, "Preflop", None),
        (1, "Flop", ["Kd", "7s", "2c"]),
        (2, "Turn", ["9h"]),
        (3, "River", ["3d"]),
        (4, "Showdown", None),
    ]
    posts = ((2, "Post SB", 1), (3, "Post BB", 2), (0, "Post Extra Blind", 2), (0, "Post Dead", 1))
    preflop = ((0, "Check"), (1, "Raise", 10), (2, "Call", 9), (3, "Fold"), (0, "Call", 8))
    flop = ((2, "Check"), (0, "Bet", 20), (1, "Raise", 50, True), (2, "Raise", 110), (0, "Call", 90))
    assert [entry["actions"] for entry in rounds[:4]] == [
        acts(*posts, *preflop),
        acts(*flop),
        acts((2, "Bet", 190, True), (0, "Fold")),
        [],
    ]
    shows = {(entry["player_id"], entry["action"], *entry["cards"]) for entry in rounds[4]["actions"]}
    assert shows == {(2, "Shows Cards", "7d", "7c"), (1, "Shows Cards", "As", "Kc")}
    assert pots == [
        {"number": 0, "amount": 183, "rake": 5, "jackpot": 0, "player_wins": [{"player_id": 2, "win_amount": 178}]},
        {"number": 1, "amount": 120, "rake": 0, "jackpot": 0, "player_wins": [{"player_id": 2, "win_amount": 120}]},
    ]


def test_a_first_wager_before_the_flop_is_a_raise_and_a_bet_after_it() -> None:
    door = played(
        {"do": "open", "table": {"game": "holdem", "seats": 2, "blinds": [1, 2]}},
        *({"do": "sit", "seat": seat, "player": f"P{seat}", "stack": 100} for seat in (1, 2)),
        {"do": "button", "seat": 2},
        {"do": "deal"},
        *(act("raise", 6), act("call"), {"do": "street"}, act("check"), act("bet", 5), act("fold")),
    )
    rounds = plain(stories_of(door)[0])["rounds"]
    assert [entry["action"] for entry in rounds[0]["actions"]] == ["Post SB", "Post BB", "Raise", "Call"]
    assert [entry["action"] for entry in rounds[1]["actions"]] == ["Check", "Bet", "Fold"]
    assert [entry["street"] for entry in rounds] == ["Preflop", "Flop"]


def test_a_post_that_takes_the_stack_is_all_in() -> None:
    """The last chips alone: of ante and blind the blind, in the order of the list."""
    rows = posted_out()
    assert [move["action"] for move in rows] == ["Post Ante", "Post SB", "Post BB"]
    assert [move.get("is_allin", False) for move in rows] == [False, False, True]


def posted_out() -> list[dict[str, Any]]:
    """What was posted in a hand of a big blind that has the ante and the blind left, and nothing more."""
    return [
        move for move in plain(stories_of(all_in_by_posts())[0])["rounds"][0]["actions"] if "Post" in move["action"]
    ]


def test_runs_repeat_their_streets_and_a_pot_sums_what_a_player_wins_in_all_of_them() -> None:
    door = played(
        {"do": "open", "table": {"game": "holdem", "seats": 2, "blinds": [1, 2]}},
        *({"do": "sit", "seat": seat, "player": f"P{seat}", "stack": 50} for seat in (1, 2)),
        {"do": "button", "seat": 2},
        {"do": "deal"},
        *(act("all_in"), act("call"), {"do": "street", "cards": "Kd7s2c"}, {"do": "runs", "times": 2}),
        *({"do": "street", "cards": ["9h", "9c"]}, {"do": "street", "cards": ["3d", "4d"]}),
        {"do": "award", "runs": [{"ranking": [[1], [2]]}, {"ranking": [[1, 2]]}]},
    )
    hand = plain(stories_of(door)[0])
    assert hand["flags"] == ["Observed", "Run_It_Twice"]
    assert [(street["id"], street["street"], street.get("cards")) for street in hand["rounds"]] == [
        (0, "Preflop", None),
        (1, "Flop", ["Kd", "7s", "2c"]),
        (2, "Turn", ["9h"]),
        (3, "River", ["3d"]),
        (4, "Turn", ["9c"]),
        (5, "River", ["4d"]),
    ]
    assert hand["pots"][0]["player_wins"] == [{"player_id": 0, "win_amount": 75}, {"player_id": 1, "win_amount": 25}]


def test_bomb_pot_splash_and_straddle_have_their_words() -> None:
    door = played(
        {"do": "open", "table": {"game": "holdem", "seats": 3, "blinds": [1, 2], "straddle": {"allow": "any"}}},
        *({"do": "sit", "seat": seat, "player": f"P{seat}", "stack": 50} for seat in (1, 2, 3)),
        {"do": "button", "seat": 3},
        {"do": "bomb", "ante": 4, "boards": 2},
        {"do": "splash", "amount": 7},
        {"do": "deal"},
        *({"do": "street", "cards": ["Kd7s2c", "Qd8s3c"]}, act("bet", 5), act("fold"), act("fold")),
        *({"do": "straddle", "seat": 3, "to": 4}, {"do": "deal"}, act("fold"), act("fold")),
    )
    bomb, straddle = map(plain, stories_of(door))
    assert bomb["flags"] == ["Observed", "Run_It_Twice", "Bomb_Pot"]
    assert bomb["rounds"][0]["actions"][0] == {"action_number": 1, "action": "Add to Pot", "amount": 7}
    assert [entry["action"] for entry in bomb["rounds"][0]["actions"][1:]] == ["Post Ante"] * 3
    assert [(entry["street"], entry["cards"]) for entry in bomb["rounds"][1:]] == [
        ("Flop", ["Kd", "7s", "2c"]),
        ("Flop", ["Qd", "8s", "3c"]),
    ]
    assert "Straddle" in [entry["action"] for entry in straddle["rounds"][0]["actions"]]


def test_what_was_taken_back_is_not_in_it() -> None:
    door = played(
        {"do": "open", "table": {"game": "holdem", "seats": 3, "blinds": [1, 2]}},
        *({"do": "sit", "seat": seat, "player": f"P{seat}", "stack": 100} for seat in (1, 2, 3)),
        {"do": "button", "seat": 3},
        {"do": "deal"},
        act("raise", 20),
        {"do": "wager", "seat": 1, "says": "call", "chips": [1]},
        {"do": "floor", "choice": "withdrawn", "by": "Lee"},
        *(act("fold"), act("fold")),
    )
    words = [entry["action"] for entry in plain(stories_of(door)[0])["rounds"][0]["actions"]]
    assert words == ["Post SB", "Post BB", "Raise", "Fold", "Fold"]


@pytest.mark.parametrize(
    ("table", "reason"),
    [
        ({"game": "holdem", "limit": "half_pot", "blinds": [1, 2]}, "half-pot"),
        ({"game": "short_deck", "blinds": [1, 2]}, "Short deck"),
    ],
)
def test_what_has_no_word_is_skipped_with_its_reason(table: dict[str, Any], reason: str) -> None:
    door = played({"do": "open", "table": {**table, "seats": 2}})
    play(door, *({"do": "sit", "seat": seat, "player": f"P{seat}", "stack": 50} for seat in (1, 2)))
    play(door, {"do": "deal"}, act("fold"), {"do": "deal"}, act("fold"))
    with pytest.raises(Skipped, match=reason):
        write(stories_of(door)[0])
    texts, skipped = write_hands(stories_of(door), write)
    assert texts == []
    assert list(skipped.values()) == [2]


def test_the_money_of_every_hand_adds_up() -> None:
    """What is put in less what came back is what the pots held, and what was won and taken of them."""
    for story in stories_of(special()):
        hand = plain(story)
        put = sum(entry.get("amount", 0) for street in hand["rounds"] for entry in street["actions"])
        pots = sum(pot["amount"] for pot in hand["pots"])
        won = sum(entry["win_amount"] for pot in hand["pots"] for entry in pot["player_wins"])
        assert put - sum(chips for _, chips in story.returned) == pots
        assert pots == won + sum(pot["rake"] + pot["jackpot"] for pot in hand["pots"])
