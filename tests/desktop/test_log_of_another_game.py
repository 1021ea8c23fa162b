"""The log keeps the streets of the hand that was played, whatever game the table changed to since."""

from itertools import permutations
from typing import Any

import pytest

from desktop.bridge.bridge import Bridge
from desktop.bridge.hand_record import record
from desktop.bridge.story import RunningLog
from desktop.replay.frames import film_of
from engine import commands as c
from engine.journal.memory import MemoryStore
from engine.refusals import Refusal
from engine.session import Session

GAMES: dict[str, dict[str, Any]] = {
    "holdem": {"game": "holdem", "limit": "fixed", "bets": [4, 8], "blinds": [2, 4]},
    "razz": {"game": "razz", "limit": "fixed", "bets": [4, 8], "ante": {"amount": 1}, "bring_in": 2},
    "triple_draw": {"game": "triple_draw_27", "limit": "fixed", "bets": [4, 8], "blinds": [2, 4]},
    "draw": {"game": "five_card_draw", "limit": "fixed", "bets": [4, 8], "blinds": [2, 4]},
}
STREETS = {"holdem": 3, "razz": 4, "triple_draw": 3, "draw": 1}
"""Number of streets after the first."""
PAIRS = list(permutations(GAMES, 2))


def play_out(bridge: Bridge) -> None:
    """Play a hand of two players to the showdown, with checks and calls only, and push the pot."""
    assert bridge.send(c.Deal())
    while (view := bridge.scene.view).phase != "between":
        if view.needs == "bring_in":
            assert bridge.send(c.BringIn(seat=2))
        elif view.needs == "first":
            assert bridge.send(c.First(seat=2))
        elif view.phase == "street":
            assert bridge.send(c.Street())
        elif view.phase == "showdown":
            assert bridge.send(c.Award(ranking=((1,), (2,))))
        elif view.legal.bring_in is not None:
            assert bridge.send(c.Act(action="bring_in"))
        else:
            assert bridge.send(c.Act(action="check" if view.legal.check else "call"))


def streets(bridge: Bridge) -> list[str]:
    """The streets that the log of the last hand names."""
    return [line.street for line in bridge.scene.log if line.street and line.street != "hand"]


def table(settings: dict[str, Any]) -> Bridge:
    session = Session.start(MemoryStore(), {"seats": 6, **settings})
    assert not isinstance(session, Refusal), session.message
    bridge = Bridge(session)
    for seat, name in ((1, "Ann"), (2, "Ben")):
        assert bridge.send(c.Sit(seat=seat, player=name, stack=200))
    return bridge


def assert_told_as_played(bridge: Bridge, played: list[str]) -> None:
    """The log, a log written anew as after a start, the record and the replay name the streets that were played."""
    assert streets(bridge) == played
    session = bridge.session
    lines, _ = RunningLog(session).lines_and_news(lambda *_: "Ann")
    assert [line.street for line in lines if line.street and line.street != "hand"] == played
    record_streets = [entry.line.street for entry in record(session, 1)]
    assert [street for street in record_streets if street and street != "hand"] == played
    film = film_of(session, 1)
    assert {frame.street for frame in film.frames} >= set(played)


@pytest.mark.parametrize(("before", "then"), PAIRS)
def test_a_game_chosen_from_a_mix_leaves_the_log_of_the_last_hand(before: str, then: str) -> None:
    bridge = table({"mix": [GAMES[before], GAMES[then]], "mix_change": "dealer"})
    play_out(bridge)
    played = streets(bridge)
    assert len(played) == STREETS[before]
    assert bridge.send(c.Choose(number=2))
    assert bridge.send(c.Sit(seat=4, player="Cal", stack=200))
    assert bridge.send(c.Move(seat=4, to=5))
    assert_told_as_played(bridge, played)
    assert bridge.undo()
    assert streets(bridge) == played
    play_out(bridge)
    assert len(streets(bridge)) == STREETS[then]


@pytest.mark.parametrize(("before", "then"), PAIRS)
def test_a_table_that_changes_its_game_leaves_the_log_of_the_last_hand(before: str, then: str) -> None:
    bridge = table(GAMES[before])
    play_out(bridge)
    played = streets(bridge)
    assert bridge.send(c.Change(table={**GAMES[then], "seats": 6}))
    assert bridge.send(c.Sit(seat=4, player="Cal", stack=200))
    assert_told_as_played(bridge, played)
