"""Hands of a table that says what a chip is worth: each format has its currency and its scale, exact to the cent."""

import json
import tomllib
import warnings
from decimal import Decimal
from typing import Any

import pytest
from pokerkit import HandHistory

from engine.exports import ohh, phh, stars
from engine.exports.files import export
from engine.exports.skipped import Skipped
from engine.exports.story import Story
from engine.script import Door
from tests.engine.exports.evening import SPECIAL, act, play, played, special, stories_of

CREATED = "2025-03-08T01:13:24+00:00"
QUARTERS = {"currency": "EUR", "minor_units": 25}
ENDS = [Decimal("122.00"), Decimal("37.00"), Decimal("19.75"), Decimal("0.00")]
"""The stacks of 488, 148, 79 and 0 chips of 25 cents."""


def hand(money: dict[str, Any] | None = QUARTERS) -> Story:
    """The hand with everything in it, at a table with this money."""
    return stories_of(special(**({"money": money} if money else {})))[SPECIAL - 1]


def read(text: str) -> dict[str, Any]:
    """A line of Open Hand History, its figures exact."""
    made: dict[str, Any] = json.loads(text, parse_float=Decimal)["ohh"]
    return made


def test_open_hand_history_adds_up_in_money() -> None:
    plain = read(ohh.hand(hand(), 1, CREATED, "Felt 4", currency="USD"))
    assert plain["currency"] == "EUR"
    assert (plain["small_blind_amount"], plain["big_blind_amount"]) == (Decimal("0.25"), Decimal("0.50"))
    assert [player["starting_stack"] for player in plain["players"]] == [
        Decimal(n) for n in ("50", "15", "77.5", "37.5")
    ]
    pots = sum(pot["amount"] for pot in plain["pots"])
    wins = sum(win["win_amount"] for pot in plain["pots"] for win in pot["player_wins"])
    assert (pots, wins) == (Decimal("75.75"), Decimal("74.50"))
    assert pots == wins + sum(pot["rake"] for pot in plain["pots"])
    assert plain["table_size"] == 9  # a count stays one


def test_whole_chips_are_written_as_before() -> None:
    plain = read(ohh.hand(hand(None), 1, CREATED, "Felt 4", currency="USD"))
    assert (plain["currency"], plain["big_blind_amount"]) == ("USD", 2)
    assert isinstance(plain["pots"][0]["amount"], int)


def test_pokerkit_reads_phh_in_money() -> None:
    text = phh.hand(hand(), 1, CREATED, "Felt 4")
    history = HandHistory.loads(text)
    assert history.currency == "EUR"
    assert history.blinds_or_straddles == [Decimal("0.25"), Decimal("0.50"), Decimal("-0.50"), 0]
    assert history.min_bet == Decimal("0.50")
    raked = Decimal(str(tomllib.loads(text)["_rake"]))
    *_, last = history
    assert last.stacks[0] - raked == ENDS[0]
    assert list(last.stacks)[1:] == ENDS[1:]
    assert history.finishing_stacks == ENDS


def test_phh_leaves_out_what_its_readers_would_divide_further() -> None:
    table = {"game": "holdem", "seats": 3, "blinds": [1, 2], "money": QUARTERS}
    door = played({"do": "open", "table": table})
    play(door, *({"do": "sit", "seat": seat, "player": f"P{seat}", "stack": 50} for seat in (1, 2, 3)))
    play(door, {"do": "button", "seat": 3}, {"do": "deal"}, act("raise", 7), act("call"), act("call"))
    play(door, {"do": "street", "cards": "Ah7d2c"}, *[act("check")] * 3, {"do": "street", "cards": "9s"})
    play(door, *[act("check")] * 3, {"do": "street", "cards": "3s"}, *[act("check")] * 3)
    play(door, {"do": "show", "seat": 1, "cards": "KcKd"}, {"do": "show", "seat": 2, "cards": "KhKs"})
    play(door, {"do": "muck", "seat": 3}, {"do": "award", "ranking": [[1, 2], [3]]})
    story = stories_of(door)[0]
    assert sorted(share.amount for share in story.shares) == [10, 11]
    with pytest.raises(Skipped, match="odd chip of money with decimals"):
        phh.hand(story, 1, CREATED, "Felt 4")


def test_pokerstars_text_is_in_money() -> None:
    lines = stars.hand(hand(), 1, CREATED, "Felt 4").splitlines()
    assert "Hold'em No Limit (€0.25/€0.50 EUR)" in lines[0]
    assert "Seat 5: Cara (€77.50 in chips)" in lines
    assert "Bob: raises €2 to €2.50" in lines
    assert "Total pot €75.75 Main pot €45.75. Side pot €30. | Rake €1.25" in lines


def plain_hand() -> Door:
    """Two players, no side pot: what pokerkit reads of PokerStars' text."""
    table = {"game": "holdem", "seats": 2, "blinds": [1, 2], "money": QUARTERS}
    door = played({"do": "open", "table": table})
    play(door, *({"do": "sit", "seat": seat, "player": f"P{seat}", "stack": 50} for seat in (1, 2)))
    play(door, {"do": "button", "seat": 1}, {"do": "deal"}, act("raise", 7), act("call"))
    play(door, {"do": "street", "cards": "Ah7d2c"}, act("check"), act("bet", 9), act("fold"))
    return door


def test_pokerkit_reads_pokerstars_text_in_money() -> None:
    text = stars.hand(stories_of(plain_hand())[0], 1, CREATED, "Felt 4")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it finds its own field of the time zone unexpected
        (history,) = HandHistory.from_pokerstars(text)
    *_, last = history
    assert sorted(last.stacks) == [Decimal("10.75"), Decimal("14.25")]


@pytest.mark.parametrize(
    ("money", "stakes"),
    [
        ({"currency": "JPY", "minor_units": 100}, "(100/200)"),
        ({"currency": "CHF", "minor_units": 50}, "(0.50/1)"),
        ({"currency": "USD"}, "($1/$2 USD)"),
    ],
)
def test_a_currency_without_a_sign_is_play_money(money: dict[str, Any], stakes: str) -> None:
    lines = stars.hand(hand(money), 1, CREATED, "Felt 4").splitlines()
    assert stakes in lines[0]
    assert ("(Play Money)" in lines[1]) is (money["currency"] != "USD")


def test_chips_of_a_tournament_are_no_money() -> None:
    table = {"preset": "tournament", "game": "holdem", "seats": 2, "blinds": [1, 2], "money": QUARTERS}
    door = played({"do": "open", "table": table})
    assert door.session is not None
    assert door.session.state.settings.cash is None


def test_a_format_that_is_not_there_is_no_other_one() -> None:
    session = plain_hand().session
    assert session is not None
    with pytest.raises(ValueError, match=r"^other$"):
        export([session], "other")
