"""Every refusal of the settings: its code, and that the text names what is wrong and what is allowed."""

from typing import Any

import pytest

from engine.refusals import Refused
from engine.settings.resolve import resolve
from tests.engine.settings.asked import BLINDS, FIXED, STUD, refusal

SPREAD = {"limit": "spread", "blinds": [1, 2], "spread": [[1, 5]]}


@pytest.mark.parametrize(
    ("raw", "parts"),
    [
        ({"buton_rule": "dead"}, ['"buton_rule"', "button_rule", "dead, moving, simplified"]),
        ({"button_rule": "ded"}, ['"ded"', "nearest is dead", "dead, moving, simplified"]),
        ({"button_rule": "Dead"}, ["nearest is dead"]),
        ({"restraddles": 1}, ["stands inside straddle"]),
        ({"straddle": {"alow": "any"}}, ['"straddle.alow"', "nearest is allow", "sleepers"]),
        ({"straddle": {"allow": "utg"}}, ['"utg"', "under_the_gun"]),
        ({"straddle.allow": "any"}, ["unknown key"]),
        ({"rake": {"jackpot": {"amonut": 1}}}, ["amount"]),
        ({"game": "holdm"}, ['"holdm"', "holdem", "badugi"]),
        ({"preset": "casin"}, ["casino", "tournament"]),
        ({"limit": "limit"}, ["no_limit, pot_limit, half_pot, fixed, spread"]),
        ({"raise_cap": 5}, ["nearest is 4", "3, 4, none"]),
        ({"raise_cap": "no"}, ["nearest is none"]),
        ({"kill": {"on": "two_in_a_row", "size": "double"}}, ["full, half"]),
        ({"bomb_pot": {"every": "weekly"}}, ["dealer_change", "N hands"]),
        ({"bomb_pot": {"every": "0 hands"}}, ["N hands"]),
    ],
)
def test_unknown(raw: dict[str, Any], parts: list[str]) -> None:
    refused = refusal(**{**BLINDS, **raw})
    assert refused.code == "unknown"
    assert [part for part in parts if part not in refused.text] == []


@pytest.mark.parametrize(
    "raw",
    [
        {"blinds": [1, -2]},
        {"blinds": [1, 2.5]},
        {"blinds": [1.0, 2.0]},
        {"blinds": [0, 2]},
        {"blinds": [1, 10**12 + 1]},
        {"ante": {"amount": -1}},
        {"ante": {"amount": 0.5}},
        {"cap": 10**13},
        {"cap": 0},
        {"minimum_bet": -5},
        {"smallest_chip": 0},
        {"bets": [2, 1e3]},
        {"spread": [[0, 5]]},
        {"rake": {"percent": -1}},
        {"rake": {"percent": 101}},
        {"rake": {"percent": float("nan")}},
        {"rake": {"percent": 5, "cap": -1}},
        {"rake": {"per_unit": [1, -20]}},
        {"buy_in": {"maximum": 0}},
        {"seven_deuce": float("inf")},
    ],
)
def test_amounts(raw: dict[str, Any]) -> None:
    refused = refusal(**{**BLINDS, **raw})
    assert refused.code == "amount"
    assert "allowed" in refused.text


@pytest.mark.parametrize(
    "raw",
    [
        {"blinds": "1/2"},
        {"blinds": None},
        {"blinds": [True, 2]},
        {"blinds": [1, 2, 3, 4]},
        {"ante": 5},
        {"ante": {"amount": "5"}},
        {"check_raise": 1},
        {"check_raise": "yes"},
        {"check_raise": None},
        {"button_rule": True},
        {"button_rule": ["dead"]},
        {"game": 3},
        {"preset": ["casino"]},
        {"seats": 1},
        {"seats": 12},
        {"seats": 6.0},
        {"seats": True},
        {"runs": 4},
        {"runs": 0},
        {"raise_cap": True},
        {"raise_cap": 3.0},
        {"bets": [2]},
        {"spread": [1, 5]},
        {"spread": []},
        {"spread": [[1, 5, 10]]},
        {"kill": {"on": "two_in_a_row", "size": [2, 3]}},
        {"kill": {"on": "two_in_a_row", "size": [2]}},
        {"kill": {"on": "two_in_a_row", "legs": 0}},
        {"kill": True},
        {"rake": {"percent": "10"}},
        {"rake": {"percent": True}},
        {"rake": {"percent": 5, "jackpot": 1}},
        {"bomb_pot": {"every": 5}},
        {"clock": {"seconds": 0}},
        {"denominations": []},
    ],
)
def test_types_and_bounds(raw: dict[str, Any]) -> None:
    refused = refusal(**{**BLINDS, **raw})
    assert refused.code in ("malformed", "settings")
    assert "allowed" in refused.text


@pytest.mark.parametrize(
    ("raw", "rule", "part"),
    [
        ({**BLINDS, "limit": "fixed"}, "LIM-1", "2/4"),
        ({**BLINDS, "limit": "no_limit", "bets": [2, 4]}, "LIM-1", "choose fixed"),
        ({**BLINDS, "limit": "spread"}, "LIM-5", "the lowest and the highest bet of each round"),
        ({**BLINDS, "limit": "pot_limit", "spread": [[1, 5]]}, "LIM-5", "choose spread"),
        ({**FIXED, "bets": [8, 4]}, "LIM-1", "4/8"),
        ({**SPREAD, "spread": [[1, 5], [5, 1]]}, "LIM-5", "1-5"),
        ({**SPREAD, "spread": [[1, 5]] * 5}, "LIM-5", "4 betting rounds"),
        ({**BLINDS, "short_all_in": "half_bet"}, "BET-7", "choose full_bet"),
        ({**STUD, "blinds": [1, 2]}, "BLD-7", "leave blinds"),
        ({**STUD, "button_blind": 1}, "BLD-7", "leave blinds"),
        ({**STUD, "bring_in": 0}, "BLD-7", "needs a bring_in"),
        ({**BLINDS, "bring_in": 1}, "BLD-7", "leave bring_in out"),
        ({}, "BLD-1", "needs blinds"),
        ({"blinds": []}, "BLD-1", "needs blinds"),
        ({"game": "razz"}, "BLD-1", "needs a bring_in"),
        ({"blinds": [2, 1]}, "BLD-1", "1/2"),
        ({**BLINDS, "button_blind": 4}, "BTN-8", "at most 2"),
        ({"blinds": [1, 1, 2], "button_blind": 1}, "BTN-8", "leave button_blind out"),
        ({**STUD, "ante": {"amount": 1, "by": "button"}}, "BLD-5", "choose each"),
        ({"ante": {"amount": 5, "by": "big_blind"}}, "BLD-5", "choose each"),
        ({**BLINDS, "ante": {"by": "button"}}, "BLD-5", "amount"),
        ({**FIXED, "blinds": [4, 8]}, "BLD-4", "at most 4"),
        ({**STUD, "bring_in": 6}, "BLD-4", "at most 5"),
        ({**BLINDS, "minimum_bet": 1}, "BET-4", "at least 2"),
        ({**FIXED, "minimum_bet": 2}, "BET-4", "leave it out"),
        ({**BLINDS, "cap": 1}, "LIM-6", "at least 2"),
        ({**STUD, "cap": 1}, "LIM-6", "bring-in"),
        ({**BLINDS, "buy_in": {"minimum": 200, "maximum": 40}}, "STK-2", "turn them round"),
        ({**BLINDS, "clock": {"seconds": 5, "warning": 10}}, "PRO-10", "at most 5"),
        ({"blinds": [5, 10], "smallest_chip": 5, "betting_unit": 12}, "BET-5", "choose 15"),
        ({**FIXED, "betting_unit": 8}, "BET-5", "choose 8"),
        ({"blinds": [1, 5], "smallest_chip": 5}, "BET-5", "choose 5"),
        ({**BLINDS, "minimum_bet": 12, "betting_unit": 5}, "BET-5", "choose 15"),
        ({**BLINDS, "kill": {"size": "half"}}, "KIL-2", "two_in_a_row"),
        ({"ante": {"amount": 1}, "kill": {"voluntary": True}}, "KIL-1", "give blinds"),
        ({**STUD, "kill": {"on": "two_in_a_row"}}, "KIL-1", "give blinds"),
        ({**FIXED, "kill": {"on": "scoop"}}, "KIL-7", "high-low"),
        ({**STUD, "straddle": {"allow": "any"}}, "STR-1", "give blinds"),
        ({"ante": {"amount": 1}, "straddle": {"rock": True}}, "STR-1", "give blinds"),
        ({**BLINDS, "rake": {"cap": 5}}, "POT-9", "percent"),
        ({**BLINDS, "rake": {"percent": 5, "per_unit": [1, 20]}}, "POT-9", "leave one out"),
        ({**BLINDS, "rake": {"jackpot": {"pot": 20}}}, "NOW-8", "amount"),
        ({**BLINDS, "time": {"minutes": 30}}, "NOW-7", "amount"),
    ],
)
def test_contradictions(raw: dict[str, Any], rule: str, part: str) -> None:
    refused = refusal(**raw)
    assert (refused.code, refused.rule) == ("settings", rule)
    assert part in refused.text


def test_all_are_told_at_once() -> None:
    text = refusal(limit="fixed", blinds=[4, 2], cap=1, kill={"on": "scoop"}).message
    assert [rule for rule in ("LIM-1", "BLD-1", "LIM-6", "KIL-7") if f"({rule})" not in text] == []
    refused = refusal(blinds=[1, -2], seats=20, buton_rule="dead")
    assert refused.code == "unknown"
    assert "blinds" in refused.text
    assert "seats" in refused.text


@pytest.mark.parametrize("raw", [[], "casino", None, 3, {"blinds": {1, 2}}, {("a",): 1}])
def test_no_object(raw: Any) -> None:
    with pytest.raises(Refused) as caught:
        resolve(raw)
    assert caught.value.refusal.code == "malformed"


@pytest.mark.parametrize("raw", [{"seats": "3"}, {"seats": True}, {"check_raise": 1}, {"blinds": ["1", "2"]}])
def test_a_wrong_type_is_malformed(raw: dict[str, Any]) -> None:
    assert refusal(**{**BLINDS, **raw}).code == "malformed"


@pytest.mark.parametrize("raw", [{"seats": 1}, {"seats": 12}, {"runs": 4}])
def test_out_of_bounds_is_a_matter_of_settings(raw: dict[str, Any]) -> None:
    assert refusal(**{**BLINDS, **raw}).code == "settings"
