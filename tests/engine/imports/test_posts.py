"""Posts of every kind: export, import, export is equal, though a file does not say by which rule they were posted."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.exports.files import export
from engine.imports import ohh, phh
from engine.imports.play import sessions
from engine.imports.records import NotImported
from engine.script import Door
from engine.session import Session
from tests.engine.exports.evening import act, fold_out, play, played
from tests.engine.imports.test_hands import READERS, plain

RULES: dict[str, Any] = {"game": "holdem", "seats": 6, "blinds": [1, 2], "missed_blinds": "none", "new_player": "free"}
FIXED: dict[str, Any] = {"limit": "fixed", "blinds": [2, 4], "bets": [4, 8]}
KILL: dict[str, Any] = {**FIXED, "kill": {"voluntary": True, "in_blind": "add"}}


def seated(stacks: dict[int, int] | None = None, button: int = 4, **rules: Any) -> Door:
    """Players in seats 1 to 4 unless `stacks` says otherwise: 1 has the small blind, 2 the big one, 3 is first."""
    seats = (dict.fromkeys((1, 2, 3, 4), 100) | stacks) if stacks is not None else dict.fromkeys((1, 2, 3, 4), 100)
    sits = [{"do": "sit", "seat": seat, "player": f"P{seat}", "stack": chips} for seat, chips in seats.items() if chips]
    return played({"do": "open", "table": {**RULES, **rules}}, *sits, {"do": "button", "seat": button})


def dealt(door: Door, *before: dict[str, Any]) -> Session:
    """A hand after these lines, called down."""
    play(door, *before, {"do": "deal"})
    return called_down(door)


def called_down(door: Door) -> Session:
    """The running hand is called or checked to the end; the board is known, and the last seat wins all of it."""
    assert door.session is not None
    board = iter(("Kd7s2c", "9h", "3d"))
    while (hand := door.session.state.hand) is not None:
        if hand.turn is None and hand.phase == "showdown":
            live = [seat.seat for seat in hand.seats if seat is not None and seat.live]
            play(door, {"do": "award", "ranking": [[seat] for seat in reversed(live)]})
        elif hand.turn is None:
            play(door, {"do": "street", "cards": next(board)})
        else:
            play(door, act("check" if hand.turn.check else "call"))
    return door.session


def straddled(seat: int, to: int, button: int = 4, **rules: Any) -> Session:
    """A straddle, or a sleeper where the house has them."""
    word = "sleeper" if rules["straddle"].get("sleepers") else "straddle"
    return dealt(seated(button=button, **rules), {"do": word, "seat": seat, "to": to})


def floor_put(button: int, **blinds: Any) -> Session:
    """The floor has put the blinds."""
    return dealt(seated(), {"do": "button", "seat": button, **blinds})


def two_big_blinds_and_on() -> Session:
    """BTN-2: several big blinds, and the hand after them by the rule."""
    door = seated(button_rule="moving")
    dealt(door, {"do": "button", "seat": 4, "smalls": [4], "bigs": [1, 2]})
    return dealt(door)


def posted_late(**missed: Any) -> Session:
    """ENT-10: once somebody has acted, who had not posted does."""
    door = seated()
    play(door, {"do": "deal"}, act("fold"), {"do": "unposted", "seat": 4, **missed})
    return called_down(door)


def killed_after_the_deal() -> Session:
    """KIL-10, KIL-11: the killer's small blind is dead from then on."""
    door = seated(**KILL)
    play(door, {"do": "deal"}, {"do": "kill", "seat": 1})
    return called_down(door)


def absent_with_the_last_chips() -> Session:
    """ENT-2 deal_in: the big blind is away, and the blind takes all chips; nothing of it can be won back."""
    door = seated(missed_blinds="deal_in")
    fold_out(door)
    play(door, {"do": "sit_out", "seat": 3}, {"do": "count", "seat": 3, "stack": 2})
    return dealt(door)


def dead_with_the_cards_seen() -> Session:
    """ENT-10, heads-up: who had not posted has seen the cards, posts, and has a dead hand."""
    door = seated({2: 0, 3: 0})
    play(door, {"do": "deal"}, {"do": "unposted", "seat": 4, "live": 1, "seen": True})
    assert door.session is not None
    return door.session


def raised_five_times() -> Session:
    """LIM-2 without a cap."""
    door = seated(**FIXED, raise_cap="none")
    play(door, {"do": "deal"})
    for to in (8, 12, 16, 20, 24):
        play(door, act("raise", to))
    return called_down(door)


MADE: dict[str, Callable[[], Session]] = {
    "a straddle of the small blind": lambda: straddled(1, 6, straddle={"allow": "any"}),
    "a straddle of the big blind": lambda: straddled(2, 4, straddle={"allow": "any"}),
    "a straddle of any size under the gun, from the button": lambda: straddled(3, 7, 3, straddle={"allow": "button"}),
    "a sleeper of the big blind": lambda: straddled(2, 8, straddle={"allow": "any", "sleepers": True}),
    "a sleeper on the button": lambda: straddled(4, 8, straddle={"allow": "any", "sleepers": True}),
    "two big blinds": two_big_blinds_and_on,
    "two small blinds": lambda: floor_put(4, smalls=[4, 1], bigs=[2]),
    "no small blind in the first hand": lambda: floor_put(5, bigs=[3]),
    "a bought button": lambda: floor_put(4, smalls=[1], bigs=[1]),
    "a bought button with the last chips": lambda: dealt(
        seated({1: 1}), {"do": "button", "seat": 4, "smalls": [1], "bigs": [1]}
    ),
    "a live post after an act": lambda: posted_late(),
    "a dead post after an act": lambda: posted_late(missed="small"),
    "a live and a dead post after an act": lambda: posted_late(missed="both"),
    "an ante of a dead button": lambda: dealt(seated(button=5, ante={"amount": 2, "by": "button"})),
    "an ante of the button": lambda: dealt(seated(ante={"amount": 2, "by": "button"})),
    "a big blind too short for its ante": lambda: dealt(
        seated({2: 1}, ante={"amount": 2, "by": "big_blind", "big_blind_first": True})
    ),
    "an ante that took the big blind": lambda: dealt(seated({2: 1}, ante={"amount": 2, "by": "big_blind"})),
    "a bomb pot with a short ante": lambda: dealt(seated({1: 3}), {"do": "bomb", "ante": 5}),
    "a bomb pot where antes are played": lambda: dealt(seated(ante={"amount": 1}), {"do": "bomb", "ante": 5}),
    "a button blind as large as the big one": lambda: dealt(seated(button_blind=2)),
    "a blind on the button, heads-up": lambda: dealt(seated({2: 0, 3: 0}, button_blind=1)),
    "a kill of the small blind": lambda: dealt(seated(**KILL), {"do": "kill", "seat": 1, "due": True}),
    "a kill on the button": lambda: dealt(seated(**KILL), {"do": "kill", "seat": 4, "due": True}),
    "a short kill beside a dead blind": lambda: dealt(seated({1: 7}, **KILL), {"do": "kill", "seat": 1, "due": True}),
    "a kill after the deal": killed_after_the_deal,
    "absent with the last chips": absent_with_the_last_chips,
    "a dead hand once the cards were seen": dead_with_the_cards_seen,
    "a single blind": lambda: dealt(seated(blinds=[2])),
    "raised five times": raised_five_times,
}
SKIPPED = {
    "a big blind too short for its ante": "ends the hand with other stacks",
    "an ante that took the big blind": "ends the hand with other stacks",
    "a short kill beside a dead blind": "ends the hand with other stacks",
    "a bought button with the last chips": "ends the hand with other stacks",
    "two big blinds": "bets by another rule",
    "a kill after the deal": "bets by another rule",
    "absent with the last chips": "player who is away",
    "raised five times": "bets by another rule",
}
"""What readers of PHH would end otherwise, or not allow."""


@pytest.mark.parametrize("kind", READERS)
@pytest.mark.parametrize("name", MADE)
def test_posts_come_back_as_they_were_written(name: str, kind: str) -> None:
    session = MADE[name]()
    out = export([session], kind)
    if kind == "phh" and name in SKIPPED:
        assert [SKIPPED[name] in why.text for why, _ in out.skipped] == [True]
    else:
        assert out.hands == session.state.number
    if not out.hands:
        return
    [made] = sessions(READERS[kind](out.text))
    assert plain(export([made.session], kind).text, kind) == plain(out.text, kind)


def test_who_is_absent_with_the_last_chips_folds_in_the_file() -> None:
    """Else the file would read as if the hand could still win the pots."""
    hand = plain(export([absent_with_the_last_chips()], "ohh").text, "ohh")[-1]
    acts = [(act["player_id"], act["action"]) for act in hand["rounds"][0]["actions"]]
    [big] = [player for player, action in acts if action == "Post BB"]
    assert (big, "Fold") in acts
    assert len(hand["pots"]) == 1


def test_the_blind_of_who_kills_after_the_deal_is_dead_in_the_file() -> None:
    hand = plain(export([killed_after_the_deal()], "ohh").text, "ohh")[0]
    posts = [(act["action"], act["amount"]) for act in hand["rounds"][0]["actions"][:3]]
    assert posts == [("Post Dead", 2), ("Post BB", 4), ("Post Extra Blind", 8)]


def test_one_seat_with_a_blind_and_more_has_all_of_it_in_phh() -> None:
    """Two blinds of one seat are one amount there: what it posted, never their difference."""
    keys = plain(export([MADE["a blind on the button, heads-up"]()], "phh").text, "phh")[0]
    assert sorted(map(abs, keys["blinds_or_straddles"])) == [2, 2]
    assert keys["_posts"] == ["p2 small_blind 1", "p1 big_blind 2", "p2 button_blind 1"]


def test_a_hand_keeps_the_number_of_its_file() -> None:
    """The hands before it were skipped, or are in another file."""
    door = seated()
    for _ in range(3):
        fold_out(door)
    assert door.session is not None
    text = export([door.session], "phh").text
    later = "[1]\n" + text.split("[3]\n")[1]
    [made] = sessions(phh.read(later))
    assert made.session.state.number == 1
    assert plain(export([made.session], "phh").text, "phh")[0]["hand"] == 3


def test_the_least_bet_stays_where_nobody_posts_a_blind() -> None:
    """A lone button blind on a dead button: the least bet is that of the table, not the ante."""
    rules = {"game": "short_deck", "blinds": [], "button_blind": 10, "ante": {"amount": 5}}
    door = seated({4: 0}, **rules)
    fold_out(door)
    assert door.session is not None
    text = export([door.session], "phh").text
    assert plain(text, "phh")[0]["min_bet"] == 10
    [again] = sessions(phh.read(text))
    assert plain(export([again.session], "phh").text, "phh") == plain(text, "phh")


def test_whole_money_stays_whole() -> None:
    """A chip is a euro where the file has no decimals: amounts are written as they were, and odd chips are euros."""
    session = dealt(seated(money={"currency": "EUR", "minor_units": 100}))
    text = export([session], "phh").text
    [made] = sessions(phh.read(text))
    assert plain(export([made.session], "phh").text, "phh") == plain(text, "phh")
    assert made.session.state.settings.money == session.state.settings.money


def test_the_reason_is_that_of_the_reading_that_comes_furthest() -> None:
    """Two readings of the post are refused before the deal; the one that is played says what is wrong."""
    text = export([MADE["a kill on the button"]()], "ohh").text
    with pytest.raises(NotImported, match="line 1: Kd is there twice"):
        list(sessions(ohh.read(text.replace('"cards":["9h"]', '"cards":["Kd"]'))))
