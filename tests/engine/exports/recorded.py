"""Recorded hands, played through the door: as they are, and once more with cards dealt to those without."""

import gzip
import json
import os
import random
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from engine.cards.propose import propose
from engine.commands import Command
from engine.decide import decide
from engine.exports.stories import stories
from engine.exports.story import Story
from engine.script import Door
from engine.state import Hand, HandSeat
from engine.values import parse_cards

ROOT = Path(__file__).parents[3]
CREATED = "2025-03-08T01:13:24+00:00"
TRIES = 200
"""How often upcards are drawn until they bring the same player to act."""
BOARDS = ("holdem", "omaha", "omaha_hilo", "short_deck", "five_card_omaha")
"""Games that cards can be dealt to without knowing who drew what."""


class NoSuchCards(Exception):
    """Earlier upcards leave none that bring the recorded player to act."""


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
    for door in doors_with_cards(BOARDS, every):
        assert door.session is not None
        seats = enumerate(door.session.state.seats, 1)
        hands.append(Ended(_story(door), {seat: player.stack for seat, player in seats if player is not None}))
    return tuple(hands)


def doors_with_cards(games: Iterable[str], every: int = 5, *, showdowns: bool = True) -> Iterator[Door]:
    """Every so many recorded hands, played with cards; those of these games, and only showdowns if wanted."""
    for number, hand in enumerate(recorded()[::every]):
        awarded = any(line["do"] == "award" for line in hand["lines"])
        if hand["lines"][0]["table"]["game"] in games and (awarded or not showdowns):
            door = Door()
            with suppress(NoSuchCards):
                for line in _dealt(door, hand["lines"], random.Random(number)):
                    answer = door.answer(line)
                    assert answer["ok"], (number, line, answer)
                yield door


def _dealt(door: Door, lines: list[Any], chance: random.Random) -> Iterator[dict[str, Any]]:
    """The lines with cards and draws; the award is what the cards say."""
    ranks = "6789TJQKA" if lines[0]["table"]["game"] == "short_deck" else "23456789TJQKA"
    deck = [rank + suit for rank in ranks for suit in "cdhs"]
    chance.shuffle(deck)
    without = Door()
    board = iter((3, 1, 1))
    for line, after in pairwise([*lines, {"do": ""}]):
        without.answer(line)
        family = door.session.state.game.family if door.session is not None else ""
        if line["do"] in ("deal", "street") and family == "stud":
            if after["do"] in ("bring_in", "first"):
                without.answer(after)
            yield _upcards(door, without, line, deck, chance)
        elif line["do"] == "street" and family == "draw":
            yield {**line, "draws": {str(seat.seat): chance.randint(0, seat_cards(door)) for seat in live(door)}}
        elif line["do"] == "street":
            yield {**line, "cards": "".join(deck.pop() for _ in range(next(board)))}
        elif line["do"] == "award":
            yield from _shown(door, deck, board, chance)
        elif line["do"] not in ("bring_in", "first", "open_pair"):
            yield line


def live(door: Door) -> list[HandSeat]:
    """Who has a hand."""
    assert door.session is not None
    assert door.session.state.hand is not None
    return [seat for seat in door.session.state.hand.seats if seat is not None and seat.live]


def seat_cards(door: Door) -> int:
    """Cards of a hand."""
    assert door.session is not None
    return door.session.state.game.hole


def _upcards(door: Door, without: Door, line: Any, deck: list[str], chance: random.Random) -> dict[str, Any]:
    """The line with upcards after which it is the turn of the same seat as without them; down cards stay down."""
    assert door.session is not None
    assert without.session is not None
    state, wanted = door.session.state, without.session.state.hand
    street = state.game.streets[0 if state.hand is None else state.hand.street + 1]
    if not street.up:
        return dict(line)
    assert wanted is not None
    seats = [seat.seat for seat in wanted.seats if seat is not None and seat.live]
    for _ in range(TRIES):
        chance.shuffle(deck)
        drawn = {**line, "up": {str(seat): card for seat, card in zip(seats, deck, strict=False)}}
        _, after = decide(state, msgspec.convert(drawn, Command))
        assert after.hand is not None
        if _turn(after.hand) == _turn(wanted):
            del deck[: len(seats)]
            return drawn
    raise NoSuchCards


def _turn(hand: Hand) -> tuple[int | None, bool]:
    """Who acts, and whether a pair shows on fourth street."""
    return hand.turn.seat if hand.turn is not None else None, hand.open_pair


def _shown(door: Door, deck: list[str], board: Iterator[int], chance: random.Random) -> Iterator[dict[str, Any]]:
    """The rest of the streets, everybody's cards, and the award by them."""
    assert door.session is not None
    game = door.session.state.game
    assert door.session.state.hand is not None
    for place in range(door.session.state.hand.street + 1, len(game.streets)):
        street: dict[str, Any] = {"do": "street"}
        if game.family == "board":
            street["cards"] = "".join(deck.pop() for _ in range(next(board)))
        elif game.family == "draw":
            street["draws"] = {str(seat.seat): chance.randint(0, game.hole) for seat in live(door)}
        elif game.streets[place].up:
            street["up"] = {str(seat.seat): deck.pop() for seat in live(door)}
        yield street
    for seat in live(door):
        down = game.hole - len(parse_cards(seat.up))
        yield {"do": "show", "seat": seat.seat, "cards": "".join(deck.pop() for _ in range(down))}
    done = door.session.dispatch(propose(door.session.state).award)
    assert door.session.state.hand is None, done


def _story(door: Door) -> Story:
    assert door.session is not None
    (story,) = stories(door.session.steps())
    return story
