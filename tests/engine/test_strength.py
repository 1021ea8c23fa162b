"""The quick strength of a high hand orders hands as pokerkit does."""

import random

import pytest

from engine.cards.evaluators import best
from engine.cards.strength import strength
from engine.settings.refused_keys import game

DECK = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]


@pytest.mark.parametrize("name", ["holdem", "omaha", "five_card_omaha", "seven_card_stud", "five_card_draw"])
def test_it_orders_hands_as_pokerkit_does(name: str) -> None:
    kind, chance = game(name), random.Random(name)
    board = sum(street.board for street in kind.streets)
    for number in range(300 if kind.hole < 4 or kind.family != "board" else 60):
        # few ranks and suits bring out flushes, straights and full houses
        deck = chance.sample(DECK if number % 3 else [card for card in DECK if card[1] in "cd" or card[0] in "A2"], 20)
        shared, first, second = deck[:board], deck[board:][: kind.hole], deck[board + kind.hole :][: kind.hole]
        mine, theirs = (strength(kind, own, shared) for own in (first, second))
        judged, other = (best(kind, 0, tuple(own), tuple(shared)) for own in (first, second))
        assert mine is not None
        assert theirs is not None
        assert ((mine > theirs), (mine == theirs)) == ((judged > other), (judged == other)), deck


def test_every_kind_of_hand_has_its_place() -> None:
    kind = game("holdem")
    hands = (
        "Ah Kd Jc 9s 7d 5h 3c", "Ah Ad Jc 9s 7d 5h 3c", "Ah Ad Jc Js 7d 7h 3c", "Ah Ad Ac Js 7d 5h 3c",
        "Ah 2d 3c 4s 5d Kh Kc", "6h 2d 3c 4s 5d Kh Kc", "Ah Jh 9h 7h 5h Ac Ad", "Ah Ad Ac Js Jd 5h 3c",
        "2h 2d 2c 2s 5d 5h 5c", "Ah 2h 3h 4h 5h Ac Ad", "6h 2h 3h 4h 5h Ac Ad",
    )  # fmt: skip
    strengths = [strength(kind, hand.split()[:2], hand.split()[2:]) for hand in hands]
    assert strengths == sorted(strengths, key=lambda value: value or ())
    assert [value[0] for value in strengths if value] == [0, 1, 2, 3, 4, 4, 5, 6, 7, 8, 8]


def test_other_games_are_left_to_pokerkit() -> None:
    for name in ("short_deck", "razz", "omaha_hilo", "badugi", "pineapple"):
        assert strength(game(name), (), ()) is None
