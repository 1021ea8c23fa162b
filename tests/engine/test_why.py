"""Why: every figure is explained or refused, with ids, settings and facts that exist; nothing is ever a traceback."""

import json
import tomllib
from importlib.resources import files
from typing import Any

import pytest

from engine import commands as c
from engine.journal.memory import MemoryStore
from engine.refusals import Explained, Refusal, Refused
from engine.script import Door
from engine.session import Session
from engine.settings.describe import BY_KEY
from engine.why.figures import FIGURES, PARTS, why

TABLES: list[dict[str, Any]] = [
    {"game": "holdem", "blinds": [1, 2], "straddle": {"allow": "any", "rock": True}, "stand_up": 5},
    {"game": "omaha", "limit": "pot_limit", "blinds": [5, 10], "small_blind_as_big": True, "round_pot_to": 25},
    {"game": "holdem", "limit": "fixed", "blinds": [2, 4], "bets": [4, 8], "kill": {"on": "two_in_a_row"}},
    {"game": "holdem", "limit": "spread", "blinds": [1, 2], "spread": [[1, 5]], "cap": 60, "rake": {"percent": 5}},
    {
        "game": "omaha_hilo",
        "limit": "half_pot",
        "blinds": [1, 2],
        "rake": {"per_unit": [1, 10], "jackpot": {"amount": 1}},
    },
    {"game": "razz", "limit": "fixed", "bets": [4, 8], "bring_in": 2, "ante": {"amount": 1}},
]
WORDS = [
    *FIGURES,
    *(f"{word}.{part}" for word in PARTS for part in ("1", "3", "wager", "call", "fold", "bets", "time", "")),
]


def ids() -> set[str]:
    """Every id of the rulebook."""
    rules = tomllib.loads(files("resources").joinpath("rules.toml").read_text(encoding="utf-8"))
    return {f"{group}-{number}" for group, rows in rules.items() for number in rows}


def evening(table: dict[str, Any]) -> list[dict[str, Any]]:
    """A few lines in which much is going on; those that do not fit the table are refused."""
    lines: list[dict[str, Any]] = [{"do": "open", "table": {**table, "seats": 5}}]
    lines += [{"do": "sit", "seat": seat, "player": f"P{seat}", "stack": 40 + 30 * seat} for seat in (1, 2, 3, 4)]
    lines += [{"do": "dealer", "name": "Kim"}, {"do": "rock", "seat": 3}, {"do": "splash", "amount": 5}, {"do": "deal"}]
    lines += [{"do": "bring_in", "seat": 1}, {"do": "act", "action": "bring_in"}, {"do": "clock", "seat": 4}]
    lines += [{"do": "out_of_turn", "seat": 1, "action": "check"}, {"do": "sit_out", "seat": 2}]
    lines += [{"do": "act", "action": "call"}] * 5 + [{"do": "act", "action": "check"}, {"do": "street"}]
    lines += [{"do": "first", "seat": 1}, {"do": "wager", "seat": 1, "says": "bet 60"}, {"do": "act", "action": "call"}]
    lines += [{"do": "act", "action": "all_in"}, {"do": "act", "action": "fold"}, {"do": "act", "action": "fold"}]
    lines += [{"do": "add_chips", "seat": 1, "amount": 20, "behind": True}] + [{"do": "act", "action": "fold"}] * 3
    lines += [{"do": "sit", "seat": 5, "player": "Zoe", "stack": 90, "entry": "wait"}, {"do": "deal"}]
    lines += [{"do": "act", "action": "fold"}] * 4
    return [*lines, {"do": "sit_in", "seat": 2}]


def explained_or_refused(door: Door, word: str) -> Explained | str:
    """The answer to `why`, or the code it was refused with."""
    assert door.session is not None
    try:
        return why(door.session.state, word)
    except Refused as refused:
        return refused.refusal.code


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table['game']} {table.get('limit', 'no_limit')}")
def test_every_figure_is_explained_or_refused(table: dict[str, Any]) -> None:
    door, known, explained = Door(), ids(), set()
    for line in evening(table):
        door.answer(line)
        for word in WORDS:
            figures = explained_or_refused(door, word)
            if not isinstance(figures, Explained):
                assert figures in ("phase", "unknown", "seat"), word
                continue
            explained.add(word)
            for step in figures.steps:
                assert step.text, word
                assert step.key, word
                assert step.rule == "" or step.rule in known, (word, step)
                if step.setting is not None:
                    assert step.setting.key in BY_KEY, step
                    assert step.setting.value, step
                json.dumps([step.key, *dict(step.facts)])
    assert len(explained) > 20


def test_the_door_names_what_it_knows() -> None:
    door = Door()
    door.answer({"do": "open", "table": {"game": "holdem", "blinds": [1, 2]}})
    error = door.answer({"do": "why", "of": "wager.mx"})["error"]
    assert error["code"] == "unknown"
    assert "wager.max" in error["message"]
    assert door.answer({"do": "why", "of": "dues.x"})["error"]["code"] == "unknown"
    assert door.answer({"do": "why", "of": "seat.9"})["error"]["code"] == "seat"


def test_a_newcomer_of_the_first_round_is_told_that_it_is_free() -> None:
    """ENT-8: the reason was that of somebody who comes back (ENT-2); after the hand it is everybody's."""
    door = Door(MemoryStore())

    def reason_of(seat: int) -> tuple[str, str]:
        step = door.answer({"do": "why", "of": f"seat.{seat}"})["why"]["steps"][0]
        return step["key"], step["rule"]

    door.answer({"do": "open", "table": {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 9}})
    for seat, name in ((1, "Ann"), (2, "Ben"), (3, "Cal"), (5, "Dee")):
        door.answer({"do": "sit", "seat": seat, "player": name, "stack": 200})
    door.answer({"do": "deal"})
    for _ in range(3):
        door.answer({"do": "act", "action": "fold"})
    door.answer({"do": "sit", "seat": 8, "player": "Eve", "stack": 200})
    assert reason_of(8) == ("seat.new_game", "ENT-8")
    assert reason_of(5) == ("seat.in", "ENT-2"), "has played a hand"


def test_who_posts_in_the_first_round_is_not_told_to_be_free() -> None:
    """ENT-8, just outside: the big blind has passed the seat, so the newcomer posts, and owes nothing no more."""
    door = Door(MemoryStore())
    door.answer({"do": "open", "table": {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 9}})
    for seat, name in ((1, "Ann"), (3, "Ben"), (5, "Cal"), (7, "Dee")):
        door.answer({"do": "sit", "seat": seat, "player": name, "stack": 200})
    door.answer({"do": "button", "seat": 1})
    for _ in range(2):
        door.answer({"do": "deal"})
        for _ in range(3):
            door.answer({"do": "act", "action": "fold"})
    door.answer({"do": "sit", "seat": 4, "player": "Eve", "stack": 200, "entry": "post"})
    before = door.answer({"do": "why", "of": "seat.4"})["why"]["steps"]
    door.answer({"do": "deal"})
    for _ in range(3):
        door.answer({"do": "act", "action": "fold"})
    steps = [*before, *door.answer({"do": "why", "of": "seat.4"})["why"]["steps"]]
    assert steps
    assert "ENT-8" not in {step["rule"] for step in steps}


def test_what_was_missed_is_told_without_what_was_not() -> None:
    table = {"game": "holdem", "blinds": [1, 2], "seats": 6, "button_rule": "simplified"}
    session = Session.start(MemoryStore(), table)
    assert isinstance(session, Session)
    lines = [c.Sit(seat=seat, player=name, stack=100) for seat, name in enumerate(("Ann", "Ben", "Cy", "Dee"), 1)]
    hand = [c.Deal(), *(c.Act("fold") for _ in range(3))]
    for command in (*lines, c.Button(seat=1), *hand, c.SitOut(seat=3), *hand[:-1], c.SitIn(seat=3)):
        answer = session.dispatch(command)
        assert not isinstance(answer, Refusal), (command, answer.message)
    texts = [step.text for step in why(session.state, "dues.3").steps]
    assert texts[0] == "seat 3 missed a small blind of 1"
    assert not [text for text in texts if "blind 0" in text or "1 hands" in text or "0 hands" in text]


def test_who_owes_names_also_those_who_are_away() -> None:
    session = Session.start(MemoryStore(), {"game": "holdem", "blinds": [1, 2], "seats": 6})
    assert isinstance(session, Session)
    none = why(session.state, "dues")
    assert (none.value, [step.text for step in none.steps]) == (0, ["nobody owes anything"])
    lines = [c.Sit(seat=seat, player=name, stack=100) for seat, name in enumerate(("Ann", "Ben", "Cy", "Dee"), 1)]
    hand = [c.Deal(), *(c.Act("fold") for _ in range(3))]
    for command in (*lines, *hand, c.SitOut(seat=3), *hand[:-1], *hand[:-1], *hand[:-1]):
        answer = session.dispatch(command)
        assert not isinstance(answer, Refusal), (command, answer.message)
    missed = session.state.seats[2].missed  # type: ignore[union-attr]
    assert missed.any
    explained = why(session.state, "dues")
    assert explained.value == missed.big + missed.small
    assert [step.text[:13] for step in explained.steps] == ["seat 3 missed"]


def test_who_changes_seats_is_told_of_the_own_last_hand_and_why_it_is_free() -> None:
    """ENT-6, ENT-8: it was the result of who had sat there before, and no word on the move."""
    session = Session.start(MemoryStore(), {"game": "holdem", "blinds": [1, 2], "seats": 6, "preset": "home"})
    assert isinstance(session, Session)

    def steps_of(seat: int) -> list[tuple[str, str]]:
        return [(step.rule or "", step.text) for step in why(session.state, f"seat.{seat}").steps]

    def send(*commands: c.Command) -> None:
        for command in commands:
            answer = session.dispatch(command)
            assert not isinstance(answer, Refusal), (command, answer.message)

    names = ("Ann", "Bert", "Cora", "Dirk", "Finn")
    send(*(c.Sit(seat=seat, player=name, stack=100) for seat, name in enumerate(names, 1)), c.Button(seat=4))
    send(c.Deal(), c.Act("fold"), c.Act("fold"), c.Act("wager", to=6), c.Act("fold"), c.Act("fold"))
    assert steps_of(5)[-1] == ("POT-5", "1 down over the last hand")
    send(c.Leave(seat=5), c.Move(seat=4, to=5))
    free = "from seat 4: until the button has gone round once a change costs nothing"
    assert steps_of(5) == [("ENT-8", free), ("ENT-2", "is dealt the coming hand"), ("POT-5", "3 up over the last hand")]
    send(c.Move(seat=5, to=4))
    assert "ENT-8" not in dict(steps_of(4)), "the seat of the last hand again"
    send(c.Sit(seat=5, player="Gita", stack=100))
    assert not [text for rule, text in steps_of(5) if rule == "POT-5"], "no hand of hers"
    for _ in range(6):
        send(c.Deal(), *(c.Act("fold") for _ in range(4)))
    send(c.Move(seat=3, to=6))  # had the big blind, and would have the small one now
    words = "from seat 3: the big blind comes to seat 6 no later, so the change costs nothing"
    assert steps_of(6)[:2] == [("ENT-6", words), ("ENT-2", "is dealt the coming hand")]
    send(c.Move(seat=4, to=3))
    assert steps_of(3)[0] == ("ENT-2", "waits for the big blind"), "this one is not free"
