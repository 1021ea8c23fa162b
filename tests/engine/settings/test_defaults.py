"""The defaults of the rulebook, section 'Without a preset', and those that follow from other keys."""

from decimal import Decimal
from typing import Any

import pytest

from engine.settings.as_keys import as_table
from engine.settings.describe import KEYS
from engine.settings.records import Ante, BuyIn, ClockRules, Jackpot, Rake, TimeCharge
from engine.settings.resolve import resolve
from tests.engine.settings.asked import BLINDS, FIXED, STUD, settled

RULEBOOK = {
    "button_rule": "dead",
    "new_player": "post_or_wait",
    "missed_blinds": "post_all",
    "missed_small_alone": "live",
    "leaver_returns": "as_new",
    "straddle.allow": "none",
    "straddle.minimum_raise": "increment",
    "straddle.counts_as_raise": False,
    "straddle.restraddles": 0,
    "straddle.restraddle_side": "left",
    "straddle.sleepers": False,
    "straddle.rock": False,
    "check_raise": True,
    "short_all_in": "full_bet",
    "raise_cap": 3,
    "heads_up_uncapped": "any_time",
    "small_blind_as_big": False,
    "small_blind_open": "strict",
    "antes_count": True,
    "blinds_count_full": False,
    "odd_chip": "left_of_button",
    "must_cover_small_blind": False,
    "bring_in_ties": "suits",
    "runs": 3,
    "small_chips": "all_in",
    "smallest_chip": 1,
    "betting_unit": 1,
    "out_of_turn": "call_frees",
    "early_check": "bars_raise",
    "needed_chips": "alike",
    "stud_button": "moves",
    "raise_motions": "several",
    "enter_between": False,
    "enter_on_button": False,
    "deal_off": False,
    "buy_the_button": False,
    "expose_all_in": False,
    "show_pot": False,
    "half_raise": False,
    "substantial_action": False,
    "splash_raked": False,
    "bomb_pot.moves_button": False,
    "stakes": "table",
    "rake.percent": None,
    "buy_in.minimum": None,
    "buy_in.maximum": None,
    "cap": None,
    "round_pot_to": None,
    "limit": "no_limit",
    "game": "holdem",
    "preset": None,
    "seven_deuce": 0,
    "stand_up": 0,
    "return_window": None,
}


@pytest.mark.parametrize("key", RULEBOOK)
def test_without_a_preset(key: str) -> None:
    have = as_table(settled(**BLINDS))[key]
    assert (have, type(have)) == (RULEBOOK[key], type(RULEBOOK[key]))


NESTED = {
    "ante.by": "each",
    "ante.big_blind_first": False,
    "ante.per_player": False,
    "kill.size": "full",
    "kill.legs": 2,
    "kill.acts": "in_turn",
    "kill.in_blind": "replace",
    "kill.voluntary": False,
    "rake.no_flop_no_drop": False,
    "rake.cap": None,
    "time.minutes": 30,
}


@pytest.mark.parametrize("key", NESTED)
def test_inside_an_object(key: str) -> None:
    given = {"ante": {"amount": 1}, "kill": {"on": "two_in_a_row"}, "rake": {"percent": 5}, "time": {"amount": 6}}
    assert as_table(settled(**BLINDS, **given))[key] == NESTED[key]


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        (BLINDS, {"minimum_bet": 2}),
        ({"blinds": [5]}, {"minimum_bet": 5}),
        (FIXED, {"minimum_bet": 4, "short_all_in": "half_bet"}),
        ({**FIXED, "short_all_in": "full_bet"}, {"short_all_in": "full_bet"}),
        (STUD, {"minimum_bet": 5, "odd_chip": "high_hand", "blinds": []}),
        ({**STUD, "game": "razz"}, {"odd_chip": "high_hand"}),
        ({**STUD, "odd_chip": "left_of_button"}, {"odd_chip": "left_of_button"}),
        ({**STUD, "limit": "pot_limit", "bets": None}, {"minimum_bet": 2}),
        ({"limit": "spread", "blinds": [1, 2], "spread": [[2, 10]]}, {"minimum_bet": 2, "short_all_in": "half_bet"}),
        ({"ante": {"amount": 3}}, {"minimum_bet": 3}),
        ({"ante": {"amount": 30, "by": "button"}, "betting_unit": 5}, {"minimum_bet": 5}),
        ({"ante": {"amount": 1}, "button_blind": 4}, {"minimum_bet": 4}),
        ({**BLINDS, "minimum_bet": 10}, {"minimum_bet": 10}),
        ({"blinds": [5, 10], "smallest_chip": 5}, {"betting_unit": 5}),
        ({"blinds": [5, 10], "smallest_chip": 5, "betting_unit": 10}, {"betting_unit": 10}),
        ({"blinds": [1, 1, 2]}, {"button_blind": 1, "blinds": [1, 2]}),
        ({**BLINDS, "bets": None, "limit": None} | {"limit": "no_limit"}, {"bets": None}),
        ({"blinds": [2, 4], "bets": [4, 8]}, {"limit": "fixed"}),
        ({"blinds": [1, 2], "spread": [[1, 5]]}, {"limit": "spread"}),
        ({**FIXED, "raise_cap": "none"}, {"raise_cap": "none"}),
        ({**FIXED, "raise_cap": None}, {"raise_cap": "none"}),
        ({**FIXED, "kill": {"on": "pot_over"}}, {"kill.over": 80}),
        ({**BLINDS, "kill": {"on": "pot_over"}}, {"kill.over": 40}),
        ({**BLINDS, "kill": {"on": "pot_over", "over": 75}}, {"kill.over": 75}),
        ({**BLINDS, "kill": {"on": "two_in_a_row", "size": "half"}}, {"kill.size": "half", "kill.over": None}),
        ({**BLINDS, "moves_button": True}, {"bomb_pot.moves_button": True}),
    ],
)
def test_what_follows(raw: dict[str, Any], expected: dict[str, Any]) -> None:
    have = as_table(resolve(raw)[0])
    assert {key: have[key] for key in expected} == expected


def test_uncapped_is_none_in_the_record() -> None:
    assert settled(**FIXED, raise_cap="none").raise_cap is None


def test_the_last_range_goes_on() -> None:
    settings = settled(blinds=[1, 2], limit="spread", spread=[[1, 5], [1, 5], [1, 5], [1, 10]])
    assert settings.spread == ((1, 5), (1, 5), (1, 5), (1, 10))
    assert settled(blinds=[1, 2], limit="spread", spread=[[1, 5]]).spread == ((1, 5),) * 4


@pytest.mark.parametrize(("size", "pair"), [("full", (2, 1)), ("half", (3, 2)), ([4, 3], (4, 3))])
def test_kill_sizes(size: Any, pair: tuple[int, int]) -> None:
    kill = settled(**FIXED, kill={"on": "two_in_a_row", "size": size}).kill
    assert kill is not None
    assert kill.size == pair


def test_objects() -> None:
    settings = settled(
        **BLINDS,
        ante={"amount": 2, "by": "big_blind", "big_blind_first": True},
        rake={"percent": 2.5, "cap": 5, "jackpot": {"amount": 1, "pot": 10, "players": 4}},
        buy_in={"minimum": 40, "maximum": 200},
        clock={"seconds": 25},
        time={"amount": 6},
    )
    assert settings.ante == Ante(2, "big_blind", True)
    assert settings.rake == Rake(Decimal("2.5"), None, 5, False, Jackpot(1, 10, 4))
    assert settings.buy_in == BuyIn(40, 200)
    assert settings.clock == ClockRules(25, 10)
    assert settings.time == TimeCharge(6, 30)


def test_a_short_clock_has_a_short_warning() -> None:
    assert settled(**BLINDS, clock={"seconds": 5}).clock == ClockRules(5, 5)
    assert settled(**BLINDS, clock={"seconds": 12}, preset="home").clock == ClockRules(12, 10)


def test_null_and_nought_switch_off() -> None:
    settings = settled(
        **BLINDS, ante={"amount": 0}, rake=None, clock=None, kill={"on": None}, time={"amount": 0}, cap=None
    )
    assert (settings.ante, settings.rake, settings.clock, settings.kill, settings.time, settings.cap) == (None,) * 6


def test_every_default_of_the_table_is_the_resolved_one() -> None:
    have = as_table(settled(**BLINDS))
    away = ("ante.", "kill.", "money.", "prizes.", "rake.", "time.")
    for info in KEYS:
        if info.kind != "object" and not info.derived and info.key != "blinds" and not info.key.startswith(away):
            assert have[info.key] == info.default, info.key
