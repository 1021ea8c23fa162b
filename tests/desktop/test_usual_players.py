"""The players of the last evening sit in one tap, and seats are drawn."""

import pytest

from desktop.bridge.bridge import Bridge
from desktop.intents import SitUsual
from desktop.present.between import reminder
from desktop.table.desk import Desk
from engine import commands as c
from engine.journal.seatings import previous_players
from engine.session import Session
from tests.desktop.conftest import MakeTable
from tests.desktop.cups import CUP, HOLDEM, LEVELS
from tests.desktop.rules_taps import newest_commands, of_table


def test_seats_are_drawn_before_the_first_hand(make: MakeTable) -> None:
    table = make(HOLDEM, (1280, 800))
    table.sit(*((name, seat, 100 * seat) for seat, name in enumerate(("Ann", "Ben", "Cleo", "Dan"), 1)))
    of_table(table, "Draw seats")
    (draw,) = newest_commands(table)
    assert isinstance(draw, c.DrawSeats)
    assert sorted(seat for seat, _ in draw.seats) == sorted(to for _, to in draw.seats) == [1, 2, 3, 4]
    names = {to: ("Ann", "Ben", "Cleo", "Dan")[seat - 1] for seat, to in draw.seats}
    assert {seat: player.player for seat, player in table.view.seats.items()} == names
    table.bridge.undo()
    assert table.view.seats[1].player == "Ann"


def test_the_log_of_a_draw_names_only_seats_of_the_table(make: MakeTable) -> None:
    table = make(HOLDEM, (1280, 800))
    table.sit(("Ann", 1, 500), ("Ben", 2, 500), ("Cleo", 3, 500))
    before = len(table.bridge.scene.log)
    assert table.bridge.send(c.DrawSeats(seats=((1, 2), (2, 3), (3, 1))))
    lines = [(line.seat, line.text) for line in table.bridge.scene.log[before:]]
    assert sorted(lines) == [(1, "Ann moves to seat 2"), (2, "Ben moves to seat 3"), (3, "Cleo moves to seat 1")]


def test_the_usual_six_sit_in_one_tap(make: MakeTable) -> None:
    table = make(HOLDEM, (1280, 800))
    table.sit(("Ann", 1, 500), ("Ben", 3, 700))
    store = table.bridge.session.store
    again = Session.start(store, HOLDEM)
    assert previous_players(store, again.id)[1] == ((1, "Ann", 500), (3, "Ben", 700))
    table.bridge.session.dispatch(c.Move(seat=1, to=2))
    table.bridge.session.dispatch(c.Rename(seat=3, player="Bea"))
    table.bridge.session.dispatch(c.AddChips(seat=3, amount=100))
    assert previous_players(store, again.id)[1] == ((2, "Ann", 500), (3, "Bea", 700))
    table.bridge.session.dispatch(c.Count(seat=2, stack=50, bought=True))
    assert previous_players(store, again.id)[1] == ((2, "Ann", 50), (3, "Bea", 700)), "the buy-in as it was put right"


def test_the_players_of_an_ended_evening_come_before_those_of_a_table_that_goes_on(make: MakeTable) -> None:
    """Beside a cash game its players and their stacks were offered for a new tournament."""
    table = make(HOLDEM, (1280, 800))
    table.sit(("Ann", 1, 500), ("Ben", 3, 700))
    store = table.bridge.session.store
    assert table.bridge.send(c.End())
    beside = Session.start(store, HOLDEM)
    assert isinstance(beside, Session)
    for seat, name in ((1, "Cleo"), (2, "Dan")):
        beside.dispatch(c.Sit(seat=seat, player=name, stack=2000))
    again = Session.start(store, HOLDEM)
    assert isinstance(again, Session)
    assert Bridge(again).scene.usual == ((1, "Ann", 500), (3, "Ben", 700))
    beside.dispatch(c.End())
    assert [name for _, name, _ in Bridge(again).scene.usual] == ["Cleo", "Dan"]


def test_who_moved_to_a_seat_that_was_left_sits_beside_its_first_owner(make: MakeTable) -> None:
    """Ben left seat 3 and Cleo moved there: both played, so both sit; at a smaller table a word names who cannot."""
    table = make(HOLDEM, (1280, 800))
    table.sit(("Ann", 1, 500), ("Ben", 3, 700), ("Cleo", 5, 600))
    store = table.bridge.session.store
    assert table.bridge.send(c.Leave(seat=3), c.Move(seat=5, to=3), c.End())
    again = Session.start(store, HOLDEM)
    assert isinstance(again, Session)
    scene = Bridge(again).scene
    assert scene.usual == ((1, "Ann", 500), (2, "Cleo", 600), (3, "Ben", 700))
    assert scene.unseated == ()
    smaller = Session.start(store, {**HOLDEM, "seats": 2})
    assert isinstance(smaller, Session)
    small = Bridge(smaller)
    assert (small.scene.usual, small.scene.unseated) == (((1, "Ann", 500), (2, "Ben", 700)), ("Cleo",))
    assert reminder(small.scene).second == "no seat for Cleo"


EURO = {**HOLDEM, "money": {"currency": "EUR", "minor_units": 100}}
BOUNDED = {**HOLDEM, "buy_in": {"minimum": 200, "maximum": 800}}


@pytest.mark.parametrize(
    ("before", "now", "amount"),
    [(EURO, CUP, "5,000"), (CUP, EURO, "€1,000"), (CUP, BOUNDED, "800"), (EURO, HOLDEM, "1,000"), (HOLDEM, HOLDEM, "")],
)
def test_where_chips_are_of_another_kind_the_same_players_sit_with_the_usual_amount(
    make: MakeTable, before: dict[str, object], now: dict[str, object], amount: str
) -> None:
    """The trial: buy-ins of 83 and 583 euro came as chips of a tournament, unequal and not in its smallest chip."""
    table = make(now, (1280, 800))
    store = table.bridge.session.store
    last = Session.start(store, before)
    assert isinstance(last, Session)
    for seat, name, stack in ((1, "Ann", 575), (3, "Ben", 75)):
        last.dispatch(c.Sit(seat=seat, player=name, stack=stack))
    last.dispatch(c.End())
    again = Session.start(store, now)
    assert isinstance(again, Session)
    desk = Desk(Bridge(again))
    desk.handle(SitUsual())
    stacks = [player.stack for player in desk.scene.view.seats.values()]
    chips = int(amount.strip("€").replace(",", "") or 0)
    assert stacks == ([chips, chips] if chips else [575, 75])
    words = f"Another kind of game than last time: everybody has {amount}" if amount else ""
    notice = desk.local.notice
    assert (notice.text if notice is not None else "") == words


FIFTIES = {**CUP, "levels": [{"blinds": [50, 100], "minutes": 20}]}
STARTING = {**CUP, "buy_in": {"minimum": 3000, "maximum": 3000}}
HIGHER_LATER = {**CUP, "levels": [LEVELS[0], {"blinds": [200, 400], "minutes": 15}]}


@pytest.mark.parametrize(
    ("before", "now", "chips", "amount"),
    [
        (CUP, FIFTIES, 10000, "10,000"),
        (CUP, STARTING, 3000, "3,000"),
        (STARTING, CUP, 5000, "5,000"),
        (CUP, CUP, 2000, ""),
        (CUP, HIGHER_LATER, 2000, ""),
    ],
)
def test_a_second_tournament_has_its_own_start_and_everybody_the_same(
    make: MakeTable, before: dict[str, object], now: dict[str, object], chips: int, amount: str
) -> None:
    """The trial: a tournament with other blinds or another buy-in got the stacks of the one before, as each had it."""
    table = make(now, (1280, 800))
    store = table.bridge.session.store
    last = Session.start(store, before)
    assert isinstance(last, Session)
    for seat, name, stack in ((1, "Ann", 2000), (3, "Ben", 1500), (4, "Cleo", 2000)):
        last.dispatch(c.Sit(seat=seat, player=name, stack=max(stack, 3000) if before is STARTING else stack))
    last.dispatch(c.NextLevel(number=len(before["levels"])))  # type: ignore[arg-type]
    last.dispatch(c.End())
    again = Session.start(store, now)
    assert isinstance(again, Session)
    desk = Desk(Bridge(again))
    desk.handle(SitUsual())
    assert [player.stack for player in desk.scene.view.seats.values()] == [chips] * 3
    words = f"Other blinds or another buy-in than last time: everybody has {amount}" if amount else ""
    notice = desk.local.notice
    assert (notice.text if notice is not None else "") == words


def test_the_usual_six_are_offered_while_nobody_sits(make: MakeTable, monkeypatch: pytest.MonkeyPatch) -> None:
    table = make(HOLDEM, (1280, 800))
    assert reminder(table.bridge.scene).intent != SitUsual()
    before = Session.start(table.bridge.session.store, HOLDEM).id
    monkeypatch.setattr(
        "desktop.bridge.session_changes.previous_players", lambda *_: (before, ((1, "Ann", 500), (3, "Ben", 700)))
    )
    table.bridge.refresh() if hasattr(table.bridge, "refresh") else table.bridge.time_passed()
    slot = reminder(table.bridge.scene)
    assert (slot.word, slot.second, slot.intent) == ("Same players again", "Ann, Ben", SitUsual())
    table.window.desk.handle(SitUsual())
    assert {seat: (player.player, player.stack) for seat, player in table.view.seats.items()} == {
        1: ("Ann", 500), 3: ("Ben", 700),
    }  # fmt: skip
    table.bridge.undo()
    assert table.view.seats == {}, "one step"
