"""A hand with everything in it: a player back with a live and a dead post, an all-in, a side pot, rake, shown cards."""

from typing import Any

from engine.exports.stories import stories
from engine.exports.story import Story
from engine.script import Door

NAMES = {1: "Ann", 3: "Bob", 5: "Cara", 8: "Dev"}
STACKS = {1: 200, 3: 60, 5: 310, 8: 150}
SPECIAL = 7
"""The number of the hand."""


def act(action: str, to: int | None = None) -> dict[str, Any]:
    """A line of the script."""
    return {"do": "act", "action": action, **({} if to is None else {"to": to})}


def fold_out(door: Door) -> None:
    """A hand that ends before the flop."""
    assert door.answer({"do": "deal"})["ok"]
    while door.answer(act("fold"))["ok"]:
        pass


def special(**more: Any) -> Door:
    """The table after its seventh hand; `more` = keys of the table on top."""
    table = {"game": "holdem", "seats": 9, "blinds": [1, 2], "rake": {"percent": 10, "cap": 5}, **more}
    lines: list[dict[str, Any]] = [{"do": "open", "table": table}]
    lines += [{"do": "sit", "seat": seat, "player": name, "stack": 200} for seat, name in NAMES.items()]
    door = played(*lines, {"do": "button", "seat": 5})
    fold_out(door)
    play(door, {"do": "sit_out", "seat": 1})
    for _ in range(5):
        fold_out(door)
    play(door, {"do": "sit_in", "seat": 1, "entry": "post"})
    play(door, *({"do": "count", "seat": seat, "stack": stack} for seat, stack in STACKS.items()))
    play(door, {"do": "deal", "at": 100}, act("check"), act("raise", 10), act("call"), act("fold"), act("call"))
    play(door, {"do": "street", "cards": "Kd7s2c"}, act("check"), act("bet", 20), act("all_in"))
    play(door, act("raise", 110), act("call"), {"do": "street", "cards": "9h"}, act("all_in"), act("fold"))
    play(door, {"do": "street", "cards": "3d"}, {"do": "show", "seat": 5, "cards": "7d7c"})
    play(door, {"do": "show", "seat": 3, "cards": "AsKc"}, {"do": "award", "ranking": [[5], [3]]})
    return door


def played(*lines: dict[str, Any]) -> Door:
    """A door after these lines."""
    door = Door()
    play(door, *lines)
    return door


def play(door: Door, *lines: dict[str, Any]) -> None:
    """All of them accepted."""
    for line in lines:
        answer = door.answer(line)
        assert answer["ok"], (line, answer)


def all_in_by_posts() -> Door:
    """A hand whose big blind has the ante and the blind left; the others play for nothing more."""
    rules = {"game": "holdem", "seats": 6, "blinds": [1, 2], "ante": {"amount": 2, "by": "big_blind"}}
    people = [
        {"do": "sit", "seat": seat, "player": name, "stack": stack}
        for seat, name, stack in ((1, "Ann", 100), (2, "Ben", 100), (3, "Cy", 4))
    ]
    door = played({"do": "open", "table": rules}, *people, {"do": "button", "seat": 1}, {"do": "deal"})
    play(door, act("call"), act("call"), {"do": "street", "cards": "Kd7s2c"}, act("check"), act("check"))
    play(door, {"do": "street", "cards": "9h"}, act("check"), act("check"), {"do": "street", "cards": "3d"})
    play(door, act("check"), act("check"), {"do": "award", "ranking": [[3], [1], [2]]})
    return door


def stories_of(door: Door) -> list[Story]:
    """The hands so far."""
    assert door.session is not None
    return list(stories(door.session.steps()))
