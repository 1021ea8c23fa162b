"""The shipped games, and games of the house's own."""

from pathlib import Path

import pokerkit
import pytest

from engine.refusals import Refused
from engine.settings.games import EVALUATORS, games, shipped
from engine.settings.records import Game
from engine.settings.refused_keys import game
from engine.settings.resolve import resolve

BOARD = ("preflop", "flop", "turn", "river")
STUD = ("third", "fourth", "fifth", "sixth", "seventh")
SINGLE = ("before_draw", "after_draw")
TRIPLE = ("before_draw", "first_draw", "second_draw", "third_draw")
SIZES = {BOARD: "ssbb", STUD: "ssbbb", SINGLE: "sb", TRIPLE: "ssbb"}

STREETS = {
    "holdem": BOARD,
    "omaha": BOARD,
    "omaha_hilo": BOARD,
    "five_card_omaha": BOARD,
    "five_card_omaha_hilo": BOARD,
    "pineapple": BOARD,
    "short_deck": BOARD,
    "seven_card_stud": STUD,
    "stud_hilo": STUD,
    "razz": STUD,
    "five_card_draw": SINGLE,
    "lowball_a5": SINGLE,
    "lowball_27": SINGLE,
    "triple_draw_27": TRIPLE,
    "triple_draw_a5": TRIPLE,
    "badugi": TRIPLE,
}

OWN = """
id = "five_card_stud"
name = "Five-card stud"
family = "stud"
hole = 5
odd_chip = "high_hand"
evaluators = ["StandardHighHand"]
[[streets]]
name = "second"
down = 1
up = 1
[[streets]]
name = "third"
up = 1
"""


def test_all_are_there() -> None:
    assert {game.id for game in games()} == set(STREETS)


def test_one_game_is_read_by_its_file_alone() -> None:
    assert [shipped(game.id) for game in games()] == [*games()]
    assert [shipped(id) for id in ("", "poker", "../presets/home", "holdem.toml")] == [None] * 4


@pytest.mark.parametrize("id", STREETS)
def test_streets_and_bet_sizes(id: str) -> None:
    played = game(id)
    assert tuple(street.name for street in played.streets) == STREETS[id]
    assert "".join(street.bet[0] for street in played.streets) == SIZES[STREETS[id]]


@pytest.mark.parametrize("played", games(), ids=lambda played: played.id)
def test_cards_add_up(played: Game) -> None:
    assert sum(street.board for street in played.streets) == (5 if played.family == "board" else 0)
    assert sum(street.up + street.down for street in played.streets) == played.hole
    assert sum(street.up for street in played.streets) == (4 if played.family == "stud" else 0)
    assert [street.draw for street in played.streets] == [
        played.family == "draw" and number > 0 for number in range(len(played.streets))
    ]


def test_what_is_special() -> None:
    marked = {
        mark: {game.id for game in games() if getattr(game, mark)} for mark in ("split", "low", "open_pair", "razz")
    }
    assert marked == {
        "split": {"omaha_hilo", "five_card_omaha_hilo", "stud_hilo"},
        "low": {"razz", "lowball_a5", "lowball_27", "triple_draw_27", "triple_draw_a5", "badugi"},
        "open_pair": {"seven_card_stud"},
        "razz": {"razz"},
    }
    assert {game.id for game in games() if game.odd_chip == "high_hand"} == {"seven_card_stud", "stud_hilo", "razz"}


@pytest.mark.parametrize("word", sorted(EVALUATORS))
def test_evaluators_exist(word: str) -> None:
    assert hasattr(pokerkit, word)


def test_read_once() -> None:
    assert game("holdem") is game("holdem")


def test_a_game_of_ones_own(tmp_path: Path) -> None:
    (tmp_path / "five_card_stud.toml").write_text(OWN, encoding="utf-8")
    assert len(games(tmp_path)) == len(games()) + 1
    raw = {"game": "five_card_stud", "limit": "fixed", "bets": [5, 10], "bring_in": 2}
    settings, played = resolve(raw, extra=tmp_path)
    assert (settings.game, played.streets[1].name, settings.odd_chip) == ("five_card_stud", "third", "high_hand")
    with pytest.raises(Refused):
        resolve(raw)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("id = ", "Invalid value"),
        ("id = 'x'\nname = 'X'", "streets"),
        ("id = 'x'\nname = 'X'\nstreets = []", "at least one betting round"),
        ("id = 'x'\nname = 'X'\nstreets = [{name = 'a', bet = 'huge'}]", "huge"),
        ("id = 'x'\nname = 'X'\nstreets = [{name = 'a', colour = 1}]", "colour"),
        ("id = 'x'\nname = 'X'\nstreets = [{name = 'a'}, {name = 'a'}]", "a name of its own"),
        ("id = 'x y'\nname = 'X'\nstreets = [{name = 'a'}]", "lower-case"),
        ("id = 'x'\nname = 'X'\nfamily = 'stud'\nstreets = [{name = 'a'}]", "upcard"),
        ("id = 'x'\nname = 'X'\nstreets = [{name = 'a', up = 1}]", "only stud"),
        ("id = 'x'\nname = 'X'\nstreets = [{name = 'a', draw = true}]", "before any draw"),
        ("id = 'x'\nname = 'X'\nopen_pair = true\nstreets = [{name = 'a'}]", "LIM-4"),
        ("id = 'x'\nname = 'X'\nrazz = true\nstreets = [{name = 'a'}]", "razz"),
        ("id = 'x'\nname = 'X'\nsplit = true\nlow = true\nstreets = [{name = 'a'}]", "not both"),
        ("id = 'x'\nname = 'X'\nevaluators = ['BestHand']\nstreets = [{name = 'a'}]", "BestHand"),
        ("id = 'x'\nname = 'X'\nsplit = true\nevaluators = ['RegularLowHand']\nstreets = [{name = 'a'}]", "two"),
        ("id = 'x'\nname = 'X'\nhole = 0\nstreets = [{name = 'a', board = -1}]", "from 0"),
        ("id = 'holdem'\nname = 'X'\nstreets = [{name = 'a'}]", "taken"),
    ],
)
def test_a_bad_file_is_named_with_its_reason(tmp_path: Path, text: str, reason: str) -> None:
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    with pytest.raises(Refused) as caught:
        games(tmp_path)
    refusal = caught.value.refusal
    assert refusal.code == "settings"
    assert "mine.toml" in refusal.text
    assert reason in refusal.text


def test_unreadable_folders_and_files(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="cannot be read"):
        games(tmp_path / "nowhere")
    (tmp_path / "mine.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(Refused, match=r"mine\.toml cannot be read"):
        games(tmp_path)
