"""Killed hands and posts of those who come in: export, import, export is equal; the file does not say by which rule."""

import json
from collections.abc import Iterable
from typing import Any

import pytest

from engine.exports.files import export
from engine.imports import ohh
from engine.imports.bets import LATE
from engine.imports.play import sessions
from engine.imports.records import NotImported
from engine.script import Door
from engine.session import Session
from tests.engine.exports.evening import act, fold_out, play, played
from tests.engine.imports.test_boards import again

FIXED: dict[str, Any] = {"game": "holdem", "limit": "fixed", "blinds": [2, 4], "bets": [4, 8]}
ONE_LEG: dict[str, Any] = {"on": "two_in_a_row", "legs": 1}


def seated(kill: Any, **rules: Any) -> Door:
    """Four players, the button on seat 4."""
    table = {**FIXED, "seats": 6, "kill": kill, **rules}
    sits = [{"do": "sit", "seat": seat, "player": f"P{seat}", "stack": 200} for seat in (1, 2, 3, 4)]
    return played({"do": "open", "table": table}, *sits, {"do": "button", "seat": 4})


def won_by(door: Door, seat: int) -> None:
    """A hand in which everybody else folds to a seat."""
    play(door, {"do": "deal"})
    assert door.session is not None
    while (hand := door.session.state.hand) is not None:
        assert hand.turn is not None
        play(door, act("wager", hand.turn.wager.min) if hand.turn.seat == seat and hand.turn.wager else act("fold"))


def called_down(door: Door, *, raises: int = 0) -> None:
    """A hand that is called to the end and shared by all; the first to act raises so often."""
    play(door, {"do": "deal"})
    to_the_end(door, raises=raises)


def to_the_end(door: Door, *, raises: int = 0) -> None:
    """The running hand, called in the same way."""
    session = made(door)
    while (hand := session.state.hand) is not None:
        if hand.turn is None:
            ended = hand.phase == "showdown"
            play(door, {"do": "award", "ranking": [list(hand.order)]} if ended else {"do": "street"})
            continue
        wager = hand.turn.wager
        if raises and wager is not None:
            raises -= 1
            play(door, act("wager", wager.min))
        else:
            play(door, act("check" if hand.turn.check else "call"))


def made(door: Door) -> Session:
    """What was played."""
    assert door.session is not None
    return door.session


@pytest.mark.parametrize("size", ["full", "half", [4, 3]])
@pytest.mark.parametrize("acts", ["in_turn", "last"])
@pytest.mark.parametrize("in_blind", ["replace", "add"])
@pytest.mark.parametrize("winner", [1, 3, 4])
def test_a_required_kill_comes_back_as_it_was_posted(size: Any, acts: str, in_blind: str, winner: int) -> None:
    """In the blinds, under the gun and on the button; the hand after it has its own limits again."""
    door = seated({**ONE_LEG, "size": size, "acts": acts, "in_blind": in_blind})
    won_by(door, winner)
    called_down(door, raises=2)
    fold_out(door)
    after, before = again(made(door))
    assert after == before
    assert any(post["action"] == "Post Extra Blind" for post in before[1]["rounds"][0]["actions"])


@pytest.mark.parametrize(
    "rules",
    [
        {"limit": "no_limit", "bets": None, "blinds": [5, 10]},
        {"limit": "pot_limit", "bets": None, "blinds": [5, 10], "game": "omaha"},
        {"blinds": [1, 2], "bets": [5, 10]},
        {"game": "omaha_hilo", "blinds": [3, 6], "bets": [6, 12], "rake": {"percent": 10, "cap": 3}},
        {"straddle": {"allow": "under_the_gun"}},
    ],
)
def test_kills_of_other_games_and_limits_come_back(rules: dict[str, Any]) -> None:
    door = seated({**ONE_LEG, "size": "half"}, **rules)
    won_by(door, 4)
    called_down(door, raises=1)
    after, before = again(made(door))
    assert after == before


@pytest.mark.parametrize("stack", [3, 5, 7])
def test_a_kill_that_is_too_short_is_still_one(stack: int) -> None:
    """The others call the whole of it, though the killer has less than that, or less than the big blind."""
    door = seated({**ONE_LEG})
    won_by(door, 4)
    play(door, {"do": "count", "seat": 4, "stack": stack})
    called_down(door, raises=1)
    after, before = again(made(door))
    assert after == before


@pytest.mark.parametrize("seat", [2, 4])
def test_a_kill_by_choice_once_the_cards_are_dealt_comes_back(seat: int) -> None:
    """KIL-11: also by who has a blind in front, which then counts towards it."""
    door = seated({"voluntary": True})
    play(door, {"do": "deal"}, {"do": "kill", "seat": seat})
    while door.answer(act("fold"))["ok"]:
        pass
    after, before = again(made(door))
    assert after == before


def test_who_comes_in_beside_a_kill_posts_before_it_and_comes_back_so() -> None:
    """The order of posts is that of the table script: posts, then the kill, then straddles."""
    door = seated({**ONE_LEG}, missed_small_alone="live")
    play(door, {"do": "sit_out", "seat": 2})
    for _ in range(3):
        won_by(door, 3)
    play(door, {"do": "sit_in", "seat": 2, "entry": "post"})
    for _ in range(3):
        won_by(door, 3)
    after, before = again(made(door))
    assert after == before
    assert sum(act["action"] == "Post Extra Blind" for hand in before for act in hand["rounds"][0]["actions"]) > 4


@pytest.mark.parametrize("in_blind", ["replace", "add"])
def test_a_straddle_and_a_kill_after_the_deal_of_one_seat_come_back(in_blind: str) -> None:
    """KIL-11: the straddle was in front before the kill, though it is written after it."""
    door = seated({"voluntary": True, "in_blind": in_blind}, straddle={"allow": "button"})
    play(door, {"do": "straddle", "seat": 4, "to": 32}, {"do": "deal"}, {"do": "kill", "seat": 4})
    to_the_end(door)
    after, before = again(made(door))
    assert after == before


def test_a_kill_rounded_up_to_the_unit_shows_in_its_limits() -> None:
    """KIL-1: half as much again of 100 is 200 in units of 100, as a full kill is, but the big bet is 300, not 400."""
    rules = {"blinds": [100], "bets": [100, 200], "betting_unit": 100, "smallest_chip": 100}
    door = played(
        {"do": "open", "table": {**FIXED, **rules, "seats": 6, "kill": {**ONE_LEG, "size": "half"}}},
        *({"do": "sit", "seat": seat, "player": f"P{seat}", "stack": 5000} for seat in (1, 2, 3, 4)),
        {"do": "button", "seat": 4},
    )
    won_by(door, 4)
    play(door, {"do": "deal"})
    while (hand := made(door).state.hand) is not None:
        if hand.turn is None:
            play(door, {"do": "award", "ranking": [list(hand.order)]} if hand.phase == "showdown" else {"do": "street"})
        elif hand.street == LATE and hand.turn.wager is not None and not hand.bet:
            play(door, act("wager", 300))
        else:
            play(door, act("check" if hand.turn.check else "call"))
    after, before = again(made(door))
    assert after == before


def test_a_sleeper_of_the_killer_with_the_last_chips_comes_back() -> None:
    """STR-5: it was announced to as much as a sleeper has to be, and what is called is that."""
    door = seated({**ONE_LEG, "in_blind": "add"}, straddle={"allow": "button", "sleepers": True})
    won_by(door, 3)
    play(door, {"do": "count", "seat": 3, "stack": 17}, {"do": "sleeper", "seat": 3, "to": 16})
    called_down(door)
    after, before = again(made(door))
    assert after == before


def hands(door: Door) -> list[Any]:
    """The objects of the file."""
    return [json.loads(line) for line in export([made(door)], "ohh").text.split("\n\n") if line]


def refused(objects: Iterable[Any], line: int, why: str) -> None:
    with pytest.raises(NotImported, match=f"line {line}: .*{why}"):
        list(sessions(ohh.read("\n\n".join(map(json.dumps, objects)))))


def test_a_killed_hand_that_fits_no_kill_names_its_line() -> None:
    """A kill by somebody else than the one who goes on from it, and one of less chips than went into the pots."""
    door = seated({**ONE_LEG})
    won_by(door, 4)
    called_down(door, raises=1)
    objects = hands(door)
    posts = objects[1]["ohh"]["rounds"][0]["actions"]
    kill = next(post for post in posts if post["action"] == "Post Extra Blind")
    killer = kill["player_id"]
    kill["player_id"] = (killer + 1) % 4
    refused(objects, 3, "no division|to act|not allowed|posted")
    kill["player_id"] = killer
    kill["amount"] = 3
    refused(objects, 3, "what was (put in|posted)")
    kill["amount"] = 8
    assert list(sessions(ohh.read("\n\n".join(map(json.dumps, objects)))))
