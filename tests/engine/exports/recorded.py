"""Recorded hands, played through the door: as they are, and once more with cards dealt to those without."""

import gzip
import json
import os
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from engine.cards.propose import propose
from engine.exports.stories import Story, stories
from engine.script import Door

ROOT = Path(__file__).parents[3]
CREATED = "2025-03-08T01:13:24+00:00"
BOARDS = ("holdem", "omaha", "omaha_hilo", "short_deck", "five_card_omaha")
"""Games that cards can be dealt to without knowing who drew what."""


class Ended(Struct, frozen=True):
    """A hand as it is told, and the stacks it ended with by seat."""

    story: Story
    stacks: dict[int, int]


def files() -> list[Path]:
    """The recorded hands beside the checkout, as `make hands` finds them, else those kept with the tests."""
    beside = Path(os.environ.get("HANDS") or ROOT.parent / "shared" / "hands")
    return sorted(beside.glob("*.jsonl.gz")) or [ROOT / "tests" / "engine" / "hands.jsonl.gz"]


@cache
def recorded() -> tuple[Any, ...]:
    """All of them as script lines with the stacks at the end."""
    hands = []
    for path in files():
        with gzip.open(path, "rt", encoding="utf-8") as lines:
            hands += [json.loads(line) for line in lines]
    return tuple(hands)


@cache
def as_they_are() -> tuple[Ended, ...]:
    """Every recorded hand."""
    hands = []
    for number, hand in enumerate(recorded(), 1):
        door = Door()
        for line in hand["lines"]:
            answer = door.answer(line)
            assert answer["ok"], (number, line, answer)
        hands.append(Ended(_story(door), {int(seat): chips for seat, chips in hand["stacks"].items()}))
    return tuple(hands)


@cache
def with_cards(every: int = 5) -> tuple[Ended, ...]:
    """Hands of flop games with boards and shown hands from a shuffled deck, awarded as the cards have it."""
    hands = []
    for number, hand in enumerate(recorded()[::every]):
        if hand["lines"][0]["table"]["game"] in BOARDS and any(line["do"] == "award" for line in hand["lines"]):
            door = Door()
            for line in _dealt(door, hand["lines"], random.Random(number)):
                answer = door.answer(line)
                assert answer["ok"], (number, line, answer)
            assert door.session is not None
            seats = enumerate(door.session.state.seats, 1)
            hands.append(Ended(_story(door), {seat: player.stack for seat, player in seats if player is not None}))
    return tuple(hands)


def _dealt(door: Door, lines: list[Any], chance: random.Random) -> Iterator[dict[str, Any]]:
    """The lines with cards; the award is what the cards say, and a loser now and then mucks."""
    ranks = "6789TJQKA" if lines[0]["table"]["game"] == "short_deck" else "23456789TJQKA"
    deck = [rank + suit for rank in ranks for suit in "cdhs"]
    chance.shuffle(deck)
    board = iter((3, 1, 1))
    for line in lines:
        if line["do"] == "street":
            yield {**line, "cards": "".join(deck.pop() for _ in range(next(board)))}
        elif line["do"] != "award":
            yield line
        else:
            for count in board:
                yield {"do": "street", "cards": "".join(deck.pop() for _ in range(count))}
            assert door.session is not None
            hand, game = door.session.state.hand, door.session.state.game
            assert hand is not None
            for seat in hand.seats:
                if seat is not None and seat.live:
                    yield {"do": "show", "seat": seat.seat, "cards": "".join(deck.pop() for _ in range(game.hole))}
            done = door.session.dispatch(propose(door.session.state).award)
            assert door.session.state.hand is None, done


def _story(door: Door) -> Story:
    assert door.session is not None
    (story,) = stories(door.session.steps())
    return story
