"""The glance: what a tile shows is what the table's state says."""

from typing import Any

from engine.room.glance import Call, ClockGlance, Glance, decode, encode, glance
from tests.engine.room.rooms import played


def seen(*lines: dict[str, Any], now: int | None = None, **settings: Any) -> Glance:
    session = played(*lines, **settings).session
    assert session is not None
    return glance(session.state, now)


def test_a_table_between_hands() -> None:
    made = seen({"do": "dealer", "name": "Kim", "at": 60})
    assert made.game.text == "No-limit Hold'em 1/2"
    assert [(seat.seat, seat.player, seat.chips, seat.away) for seat in made.seats] == [
        (1, "Ann", 200, False),
        (4, "Ben", 200, False),
    ]
    assert made.open == (2, 3, 5, 6)
    assert (made.hand, made.phase, made.to_act, made.dealer, made.dealer_since) == (0, "between", 0, "Kim", 60)
    assert (made.call, made.clock, made.kill, made.bomb, made.ended) == (None, None, False, None, False)


def test_a_running_hand_counts_chips_in_front_as_the_seats() -> None:
    made = seen({"do": "deal", "at": 90}, {"do": "clock", "seat": 1})
    assert (made.hand, made.phase, made.pot) == (1, "betting", 3)
    assert sum(seat.chips for seat in made.seats) == 400
    assert made.to_act in (1, 4)


def test_who_is_away_is_hollow_and_the_seat_is_not_open() -> None:
    made = seen({"do": "sit_out", "seat": 4})
    assert [seat.away for seat in made.seats] == [False, True]
    assert 4 not in made.open


def test_the_clock_says_when_it_runs_out() -> None:
    dealt = played({"do": "deal", "at": 90})
    to_act = dealt.answer({"do": "verify"})["state"]["to_act"]
    assert dealt.answer({"do": "clock", "seat": to_act, "at": 100})["ok"]
    assert dealt.session is not None
    clock = glance(dealt.session.state).clock
    assert isinstance(clock, ClockGlance)
    assert (clock.seat, clock.until) == (to_act, 160)


def test_the_floor_is_wanted_until_it_was_there() -> None:
    called = {"do": "floor_wanted", "at": 50}
    assert seen(called, {"do": "deal", "at": 70}).call == Call(50)
    assert seen(called, {"do": "floor_wanted", "wanted": False, "at": 80}).call is None


def test_an_open_ruling_wants_the_floor_and_says_why() -> None:
    door = played({"do": "deal"}, limit="pot_limit")
    seat = door.answer({"do": "verify"})["state"]["to_act"]
    assert door.answer({"do": "wager", "seat": seat, "says": "raise to 150"})["ok"]
    assert door.session is not None
    call = glance(door.session.state).call
    assert call is not None
    assert (call.about, call.seat, call.rule) == ("over_pot", seat, "PL-5")


def test_a_kill_and_a_bomb_pot_are_seen() -> None:
    assert seen({"do": "kill", "seat": 1}, {"do": "deal"}, kill={"voluntary": True}, limit="fixed", bets=[2, 4]).kill
    assert seen(bomb_pot={"every": "10 hands"}).bomb == 10


def test_hands_an_hour_need_a_minute() -> None:
    assert seen(now=30).an_hour == 0
    fold = [{"do": "deal"}, {"do": "act", "action": "fold"}]
    assert seen(*fold, *fold, now=600).an_hour == 12


def test_an_ended_session_has_no_open_seats() -> None:
    made = seen({"do": "end"})
    assert made.ended
    assert made.open == ()


def test_it_is_read_as_it_was_written_and_small() -> None:
    made = seen({"do": "deal"}, {"do": "floor_wanted"})
    text = encode(made)
    assert decode(text) == made
    assert len(text) < 600
