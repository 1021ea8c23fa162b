"""Cards: the evaluator is imported with the first proposal, and without it the dealer is told to rank the hands."""

import subprocess
import sys
from typing import Any

import pytest

from engine.script import Door
from engine.settings.games import games
from engine.settings.refused_keys import game as games_of

SHOWDOWN: list[dict[str, Any]] = [
    {"do": "open", "table": {"game": "holdem", "seats": 2, "blinds": [1, 2]}},
    {"do": "sit", "seat": 1, "player": "Ann", "stack": 100},
    {"do": "sit", "seat": 2, "player": "Ben", "stack": 100},
    {"do": "button", "seat": 2},
    {"do": "deal"},
    {"do": "act", "action": "all_in"},
    {"do": "act", "action": "call"},
    {"do": "street", "cards": "Ah7d2c"},
    {"do": "street", "cards": "Kd"},
    {"do": "street", "cards": "9s"},
    {"do": "show", "seat": 1, "cards": "AsKs"},
]
SECOND = {"do": "show", "seat": 2, "cards": "7h7s"}


def played() -> Door:
    """A showdown with one hand still to be shown."""
    door = Door()
    for line in SHOWDOWN:
        answer = door.answer(line)
        assert answer["ok"], answer
        assert "proposed" not in answer
    return door


def test_the_evaluator_is_imported_when_a_hand_has_to_be_compared() -> None:
    script = (
        "import sys\n"
        "from tests.engine.test_cards import SECOND, played\n"
        "door = played()\n"
        "assert 'pokerkit' not in sys.modules\n"
        "assert door.answer(SECOND)['proposed']['award']['pots'][0]['winners'] == [2]\n"
        "assert 'pokerkit' in sys.modules\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_without_the_evaluator_the_dealer_ranks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pokerkit", None)
    door = played()
    answer = door.answer(SECOND)
    assert answer["ok"]
    assert "proposed" not in answer
    refused = door.answer({"do": "propose"})
    assert refused["error"]["code"] == "illegal_action"
    assert "pokerkit" in refused["error"]["message"]
    assert door.answer({"do": "award", "ranking": [[2], [1]]})["ok"]


def test_what_is_proposed_can_be_sent_back() -> None:
    door = played()
    award = door.answer(SECOND)["proposed"]["award"]
    answer = door.answer(award)
    assert answer["ok"]
    assert answer["state"]["seats"]["2"]["stack"] == 200


EVERY_GAME = [
    # game, board, hands by seat, winners of the whole or the high half, winners of the low half
    ("holdem", "Ah7d2c9s3d", {1: "AsKd", 2: "7h7s", 3: "AdKs"}, [2], None),
    ("holdem", "AhKdQcJsTd", {1: "2c2d", 2: "7h7s", 3: "3c4c"}, [1, 2, 3], None),  # the board plays
    ("pineapple", "Ah7d2c9s3d", {1: "AsKd4d", 2: "7h7s8c", 3: "5c4h"}, [3], None),  # two of three, or two left
    ("pineapple", "Kh9h4h2s2d", {1: "AhQhJh", 2: "KsKd3c", 3: "7c8c"}, [2], None),  # no more than two hearts play
    ("short_deck", "Ah9h7dJcTd", {1: "6h8h", 2: "AsAd", 3: "QcKc"}, [3], None),
    ("short_deck", "AhKhJh6c6s", {1: "KcKd", 2: "QhTd", 3: "9h7h"}, [3], None),  # a flush beats a full house
    ("short_deck", "9c8d7hKsKc", {1: "Ac6d", 2: "KdQc", 3: "QdJd"}, [1], None),  # A-6-7-8-9 is a straight
    ("omaha", "AhKhQh2c3d", {1: "Jh9c8c6c", 2: "AcAd4s5s", 3: "KcKd7s7d"}, [2], None),  # one heart is no flush
    ("five_card_omaha", "AhKhQh2c3d", {1: "JhThTc9c8c", 2: "AcAd4s5s6s", 3: "KcKd7s7d8d"}, [1], None),
    ("omaha_hilo", "2c4d8hKsKc", {1: "As3sQsQh", 2: "KdKh9c9d", 3: "Ah3h6s5s"}, [2], [1, 3]),
    ("omaha_hilo", "2c4dThKsQc", {1: "As3s9s8s", 2: "KdKh9c9d", 3: "Ah7s6s5s"}, [2], []),  # a board without a low
    ("five_card_omaha_hilo", "2c4d8hKsKc", {1: "As3sQsQhJs", 2: "KdKh9c9d7c", 3: "Ah5s6s7s9s"}, [2], [1]),
    ("seven_card_stud", "", {1: "AcAdKc2d3h4s9c", 2: "5c5d5h8s9dJcQc", 3: "7c7d6c6d2c3cTs"}, [2], None),
    ("stud_hilo", "", {1: "AcAdKc2d3h4s8c", 2: "5c5d5h8s9dJcQc", 3: "7c7d6c6d2c3cTs"}, [2], [1]),
    ("stud_hilo", "", {1: "AcAdKcQd3h4s9c", 2: "5c5d5h8s9dJcQc", 3: "7c7h6c6d2c3cTs"}, [2], []),
    ("razz", "", {1: "AcAdKc2d3h4s8c", 2: "5c6d7h8s2hJcQc", 3: "7d9d6c5d2c3cTs"}, [3], None),
    ("five_card_draw", "", {1: "AcAdKc2d3h", 2: "5c5d5h8s9d", 3: "7c7d6c6d2c"}, [2], None),
    ("lowball_a5", "", {1: "Ac2d3h4s5c", 2: "Ad2h3s4c6c", 3: "7c6d5h4d2c"}, [1], None),  # straights do not count
    ("lowball_27", "", {1: "Ac2d3h4s5c", 2: "7d5s4c3s2h", 3: "7c6d5h4d3d"}, [2], None),  # 7-6-5-4-3 is a straight
    ("triple_draw_27", "", {1: "8c7d5h4s2c", 2: "8d6s5c4c3s", 3: "2d2h3h4d5d"}, [2], None),
    ("triple_draw_a5", "", {1: "8c7d5h4s2c", 2: "8d6s5c4c3s", 3: "Ah2h3h4h6h"}, [3], None),  # nor do flushes
    ("badugi", "", {1: "Ac2d3hKs", 2: "Ad2h3s3c", 3: "5c6d7h8s"}, [3], None),  # four suits beat three
]  # fmt: skip


@pytest.mark.parametrize(("game", "board", "hands", "high", "low"), EVERY_GAME)
def test_every_game_proposes_its_winners(
    game: str, board: str, hands: dict[int, str], high: list[int], low: list[int] | None
) -> None:
    """The winners of each kind of game, told from the cards alone."""
    settings: dict[str, Any] = {"game": game, "seats": 3, "limit": "no_limit"}
    stud = games_of(game).family == "stud"
    settings |= {"ante": {"amount": 1}, "bring_in": 1} if stud else {"blinds": [1, 2]}
    door = Door()
    lines: list[dict[str, Any]] = [{"do": "open", "table": settings}]
    lines += [{"do": "sit", "seat": seat, "player": str(seat), "stack": 20} for seat in hands]
    lines += [{"do": "deal"}, *([{"do": "bring_in", "seat": 1}] if stud else [])]
    lines += [{"do": "act", "action": "all_in"} for _ in hands]
    for street, cards in zip(games_of(game).streets[1:], (board[:6], board[6:8], board[8:]), strict=False):
        lines.append({"do": "street", "cards": cards} if street.board else {"do": "street"})
    lines += [{"do": "show", "seat": seat, "cards": cards} for seat, cards in hands.items()]
    for line in lines:
        answer = door.answer(line)
        assert answer["ok"], (line, answer)
    won = answer["proposed"]["award"]["pots"][0]
    assert won.get("high" if games_of(game).split else "winners") == high
    assert won.get("low") == low
    assert door.answer(answer["proposed"]["award"])["ok"]


def test_every_game_has_a_case() -> None:
    assert {game[0] for game in EVERY_GAME} == {game.id for game in games()}
