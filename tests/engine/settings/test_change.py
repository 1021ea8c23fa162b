"""Changes: keys not said stay, what followed from others is worked out again, what does not fit sleeps."""

from decimal import Decimal

from engine.settings.as_keys import explicit
from engine.settings.resolve import resolve
from tests.engine.settings.asked import BLINDS, FIXED, STUD, refusal, settled


def test_limits_up() -> None:
    changed = settled(settled(**BLINDS, buy_in={"minimum": 40}), blinds=[2, 5])
    assert (changed.blinds, changed.minimum_bet, changed.buy_in.minimum) == ((2, 5), 5, 40)


def test_an_explicit_minimum_bet_stays() -> None:
    first = settled(**BLINDS, minimum_bet=10)
    assert settled(first, blinds=[2, 5]).minimum_bet == 10
    assert "minimum_bet 10 is below" in refusal(first, blinds=[10, 20]).text
    assert settled(first, blinds=[10, 20], minimum_bet=None).minimum_bet == 20


def test_the_betting_unit_follows_the_smallest_chip() -> None:
    first = settled(blinds=[5, 10])
    assert settled(first, smallest_chip=5).betting_unit == 5
    assert settled(settled(blinds=[5, 10], betting_unit=10), smallest_chip=5).betting_unit == 10


def test_objects_change_key_by_key() -> None:
    first = settled(**BLINDS, straddle={"allow": "any"}, rake={"percent": 5, "cap": 4})
    changed = settled(first, straddle={"restraddles": 2}, rake={"cap": 6})
    assert (changed.straddle.allow, changed.straddle.restraddles) == ("any", 2)
    assert changed.rake is not None
    assert (changed.rake.percent, changed.rake.cap) == (Decimal(5), 6)
    assert settled(changed, rake=None).rake is None


def test_to_a_limit_game_and_back() -> None:
    first = settled(**BLINDS, limit="no_limit")
    fixed = settled(first, limit="fixed", bets=[2, 4])
    assert (fixed.short_all_in, fixed.minimum_bet, fixed.bets) == ("half_bet", 2, (2, 4))
    back = settled(fixed, limit="no_limit")
    assert (back.short_all_in, back.bets) == ("full_bet", None)
    assert settled(back, limit="fixed").bets == (2, 4)


def test_bets_alone_need_a_limit_that_has_them() -> None:
    first = settled(**BLINDS, limit="no_limit")
    assert "choose fixed" in refusal(first, bets=[2, 4]).text
    assert settled(settled(**BLINDS), bets=[2, 4]).limit == "fixed"
    assert settled(settled(blinds=[1, 2], bets=[2, 4]), spread=[[1, 5]]).limit == "spread"


def test_a_mixed_game_goes_round() -> None:
    holdem = settled(
        **FIXED, straddle={"allow": "under_the_gun"}, kill={"on": "two_in_a_row"}, ante={"amount": 4, "by": "big_blind"}
    )
    razz = settled(holdem, game="razz", bring_in=1)
    assert (razz.blinds, razz.bring_in, razz.straddle.allow, razz.kill) == ((), 1, "none", None)
    assert razz.odd_chip == "high_hand"
    assert razz.ante is not None
    assert razz.ante.by == "each"
    back = settled(razz, game="omaha_hilo")
    assert (back.blinds, back.bring_in, back.straddle.allow) == ((2, 4), 0, "under_the_gun")
    assert back.kill is not None
    assert back.ante is not None
    assert back.ante.by == "big_blind"


def test_what_is_said_now_never_sleeps() -> None:
    assert refusal(settled(**FIXED), game="razz", bring_in=1, kill={"on": "two_in_a_row"}).code == "settings"
    assert refusal(settled(**FIXED), bring_in=1).code == "settings"
    assert refusal(settled(**STUD), blinds=[1, 2]).code == "settings"
    assert refusal(settled(**BLINDS, kill={"on": "two_in_a_row"}), kill={"on": "scoop"}).code == "settings"


def test_a_scoop_kill_sleeps_while_the_pot_is_not_split() -> None:
    first = settled(**FIXED, game="omaha_hilo", kill={"on": "scoop"})
    holdem = settled(first, game="holdem")
    assert holdem.kill is None
    assert settled(holdem, game="omaha_hilo").kill == first.kill


def test_ranges_of_a_longer_game_are_cut() -> None:
    stud = settled(game="seven_card_stud", spread=[[1, 5]] * 4 + [[1, 10]], bring_in=1)
    holdem = settled(stud, game="holdem", blinds=[1, 2])
    assert holdem.spread == ((1, 5),) * 4


def test_the_preset_may_change_under_the_keys() -> None:
    first = settled(**BLINDS, preset="casino", runs=1)
    changed = settled(first, preset="online")
    assert (changed.preset, changed.button_rule, changed.runs) == ("online", "simplified", 1)
    plain = settled(changed, preset=None)
    assert (plain.preset, plain.button_rule, plain.runs) == (None, "dead", 1)


def test_nothing_said_changes_nothing() -> None:
    first = settled(**FIXED, preset="home")
    assert settled(first) == first


def test_a_refused_change_tells_everything() -> None:
    text = refusal(settled(**FIXED), bets=[8, 4], kill={"on": "scoop"}).text
    assert "turn them round" in text
    assert "KIL-7" in text


def test_given_is_what_was_said() -> None:
    changed = settled(settled(**BLINDS), seats=6, moves_button=True)
    assert explicit(changed) == {"blinds": [1, 2], "seats": 6, "bomb_pot": {"moves_button": True}}


def test_the_same_words_are_worked_out_once() -> None:
    raw = {"game": "holdem", "blinds": [3, 6]}
    assert resolve(raw)[0] is resolve(dict(reversed(raw.items())))[0]
