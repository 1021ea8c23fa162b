"""What would be exported otherwise than its file has it is refused, with its line and the reason."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from engine.exports.files import export
from engine.imports import ohh, phh
from engine.imports.play import sessions
from engine.imports.records import NotImported
from tests.engine.exports.evening import act, play
from tests.engine.imports.test_posts import FIXED, called_down, seated, straddled

Changed = Callable[[dict[str, Any]], Any]


def raked() -> dict[str, Any]:
    """A hand of two pots: seat 1 is all-in for less, the last two share the side pot; both pots are raked."""
    door = seated({1: 12}, rake={"percent": 10, "cap": 6})
    play(door, {"do": "deal"}, act("raise", 12), act("call"), act("call"), act("call"))
    play(door, {"do": "street", "cards": "Kd7s2c"}, act("bet", 10), act("call"), act("call"))
    play(door, {"do": "street", "cards": "9h"}, act("check"), act("check"), act("check"))
    play(door, {"do": "street", "cards": "3d"}, act("check"), act("check"), act("check"))
    play(door, {"do": "show", "seat": 1, "cards": "KcKs"}, {"do": "show", "seat": 2, "cards": "AcAs"})
    play(door, {"do": "award", "ranking": [[1], [2, 3], [4]]})
    assert door.session is not None
    return json.loads(export([door.session], "ohh").text)["ohh"]  # type: ignore[no-any-return]


def taken_in(hand: dict[str, Any]) -> list[Any]:
    """The sessions of a file of this hand."""
    return list(sessions(ohh.read(json.dumps({"ohh": hand}) + "\n\n")))


def swapped(rows: list[Any]) -> None:
    """The first two rows change places."""
    rows[0], rows[1] = rows[1], rows[0]


def main_pot_for_the_side_pot(hand: dict[str, Any]) -> None:
    """Everybody has as much, but out of the other pot."""
    main, side = hand["pots"]
    chips = side["player_wins"][0]["win_amount"]
    main["player_wins"][0]["win_amount"] -= chips
    main["player_wins"].append(side["player_wins"].pop(0))
    side["player_wins"].append({**main["player_wins"][0], "win_amount": chips})


def a_chip_of_rake(hand: dict[str, Any]) -> None:
    """The same rake in all, but out of the other pot."""
    main, side = hand["pots"]
    main["rake"], side["rake"] = main["rake"] - 1, side["rake"] + 1


CHANGES: dict[str, tuple[Changed, str]] = {
    "posts in another order": (lambda hand: swapped(hand["rounds"][0]["actions"]), "what was posted is not"),
    "winners in another order": (lambda hand: hand["pots"][1]["player_wins"].reverse(), "no division of the pots"),
    "another pot": (main_pot_for_the_side_pot, "no division of the pots"),
    "who is all-in": (
        lambda hand: hand["rounds"][0]["actions"][3].update(is_allin=True),
        "is_allin",
    ),
    "who shows": (lambda hand: hand["rounds"][-1]["actions"][0].update(action="Shows"), "is not taken in: Shows"),
    "a street": (lambda hand: hand["rounds"][-2].update(street="Fifth"), "is not taken in: Fifth"),
    "who shows twice": (
        lambda hand: hand["rounds"][-1]["actions"][1].update(hand["rounds"][-1]["actions"][0]),
        "is not taken in: Shows",
    ),
    "another pot raked": (a_chip_of_rake, "the pots are not those of the file"),
}


def test_the_hand_itself_comes_in() -> None:
    assert len(taken_in(raked())) == 1


@pytest.mark.parametrize("name", CHANGES)
def test_a_hand_of_ours_that_would_go_out_otherwise_is_refused(name: str) -> None:
    change, reason = CHANGES[name]
    hand = raked()
    change(hand)
    with pytest.raises(NotImported, match=f"line 1: .*{reason}"):
        taken_in(hand)


def test_a_hand_of_another_program_may_have_other_words_but_no_other_chips() -> None:
    """Who posts first, which pot comes first, and where the rake is taken from, are its own affair."""
    for name in ("posts in another order", "winners in another order", "another pot raked"):
        hand = {**raked(), "site_name": "Elsewhere"}
        CHANGES[name][0](hand)
        assert len(taken_in(hand)) == 1, name
    hand = {**raked(), "site_name": "Elsewhere"}
    main_pot_for_the_side_pot(hand)
    with pytest.raises(NotImported, match="line 1: no division of the pots"):
        taken_in(hand)


def test_a_call_of_other_chips_is_refused() -> None:
    """Who is all-in for less than the kill: another bet was called than the posts of the file show."""
    hand = {**raked(), "site_name": "Elsewhere"}
    call = hand["rounds"][1]["actions"][1]
    assert call["action"] == "Call"
    call["amount"] -= 1
    hand["pots"][1]["amount"] -= 1
    hand["pots"][1]["player_wins"][0]["win_amount"] -= 1
    with pytest.raises(NotImported, match=r"line 1: seat \d puts in 10, not the 9 of the file"):
        taken_in(hand)


def test_bets_of_a_kill_that_was_none_are_refused() -> None:
    """The bets that PHH has are those with the kill in."""
    text = export([called_down(_opened())], "phh").text
    assert "_kill = 8\n" in text
    assert len(list(sessions(phh.read(text)))) == 1
    with pytest.raises(NotImported, match="line 1: the bets of the file are not those"):
        list(sessions(phh.read(text.replace("big_bet = 16", "big_bet = 17"))))


def test_who_is_in_at_the_showdown_shows_or_mucks_and_nobody_else() -> None:
    """A loser of whom the file says nothing would muck in the next one, and a hand all folded has no showdown."""
    door = seated()
    play(door, {"do": "deal"})
    text = export([called_down(door)], "phh").text
    assert '"p2 sm","p3 sm"]' in text
    with pytest.raises(NotImported, match="line 1: what the file says of seat 3 at the showdown does not fit"):
        list(sessions(phh.read(text.replace(',"p3 sm"]', "]"))))
    door = seated()
    play(door, {"do": "deal"}, *[act("fold")] * 3)
    assert door.session is not None
    text = export([door.session], "phh").text
    for more in ("p2 sm", "p2 sm AhKh"):
        with pytest.raises(NotImported, match="line 1: what the file says of seat 2 at the showdown does not fit"):
            list(sessions(phh.read(text.replace('"p1 f"]', f'"p1 f","{more}"]'))))


@pytest.mark.parametrize("word", [{"action": "Shows Cards", "cards": ["Ah", "Kh"]}, {"action": "Mucks Cards"}])
def test_a_showdown_of_open_hand_history_after_all_folded_is_refused(word: dict[str, Any]) -> None:
    door = seated()
    play(door, {"do": "deal"}, *[act("fold")] * 3)
    assert door.session is not None
    hand = json.loads(export([door.session], "ohh").text)["ohh"]
    seat, player = hand["players"][1]["seat"], hand["players"][1]["id"]
    row = {"action_number": 1, "player_id": player, **word}
    hand["rounds"].append({"id": 1, "street": "Showdown", "cards": [], "actions": [row]})
    with pytest.raises(NotImported, match=f"line 1: what the file says of seat {seat} at the showdown does not fit"):
        taken_in(hand)


def _opened() -> Any:
    door = seated(**FIXED, kill={"voluntary": True})
    play(door, {"do": "kill", "seat": 4, "due": True}, {"do": "deal"})
    return door


PHH: dict[str, tuple[str, str, str]] = {
    "the rake": ("_rake = 0", "_rake = 1", "what was put in is not what was paid out"),
    "the smallest bet": ("min_bet = 2", "min_bet = 3", "the bets of the file are not those"),
    "the seats": ("seats = [1,2,3,4]", "seats = [1,3,2,4]", "seats"),
    "a blind beside the posts": ("blinds_or_straddles = [1,2,0,-8]", "blinds_or_straddles = [1,2,0,-7]", "was posted"),
}


@pytest.mark.parametrize("name", PHH)
def test_a_key_of_phh_that_would_go_out_otherwise_is_refused(name: str) -> None:
    was, put, reason = PHH[name]
    text = export([straddled(4, 8, straddle={"allow": "any", "sleepers": True})], "phh").text
    assert was in text
    with pytest.raises(NotImported, match=f"line 1: .*{reason}"):
        list(sessions(phh.read(text.replace(was, put))))


def test_pots_that_are_left_out_are_refused() -> None:
    """Nobody called: what was put in came to the winner all the same."""
    door = seated()
    play(door, {"do": "deal"}, act("fold"), act("fold"), act("fold"))
    assert door.session is not None
    hand = json.loads(export([door.session], "ohh").text)["ohh"]
    assert len(taken_in(hand)) == 1
    with pytest.raises(NotImported, match="line 1: the pots are not those of the file"):
        taken_in({**hand, "pots": []})


def test_a_straddle_of_another_kind_is_refused() -> None:
    """A key of ours says each post exactly."""
    text = export([straddled(4, 8, straddle={"allow": "any", "sleepers": True})], "phh").text
    assert "sleeper 8" in text
    with pytest.raises(NotImported, match="line 1: what was posted is not"):
        list(sessions(phh.read(text.replace("sleeper 8", "post 8"))))
