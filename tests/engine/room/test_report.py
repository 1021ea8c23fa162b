# ruff: noqa: F811 - a fixture of another file is named as it is there
"""The day of a room on a real server is the sum of the tables' own recaps."""

from datetime import UTC, datetime
from typing import Any

import pytest

from engine import commands as c
from engine.journal.sqlite import SqliteStore
from engine.recap.build import build
from engine.recap.records import Recap
from engine.room.day_records import Day, Sums, TableDay
from engine.room.report import day_of, hands_of
from engine.room.wire import Server
from engine.session import Session
from engine.settings.records import Money
from tests.engine.journal.evening import play
from tests.engine.room.server import Room
from tests.engine.room.test_floor import HOLDEM, Devices, ann, devices  # noqa: F401


@pytest.fixture
def evenings(devices: Devices, ann: Server, room: Room) -> tuple[Day, dict[int, Recap]]:
    """A day of three tables, played with corrections, undos, markers, tips; and their recaps."""
    for place in (1, 2, 3):
        session = devices.open(place, lambda store, seed=place: play(store, seed))  # type: ignore[misc]
        if place == 2:
            end = session.clock + 60
            devices.do(2, c.End(at=end), c.Expense(player="Ann", amount=30, at=end + 3600), c.Settle(coin=5), c.Undo())
        devices.ship(place)
    [row] = room.admin.ask("SELECT DISTINCT day::text AS day FROM room.session")
    return day_of(ann, row["day"]), {place: build(session) for place, session in devices.sessions.items()}


def test_every_figure_of_the_day_is_the_sum_of_the_tables_own_recaps(evenings: tuple[Day, dict[int, Recap]]) -> None:
    day, recaps = evenings
    own = {table.place: table for table in day.tables}
    for place, recap in recaps.items():
        sums, takes = own[place].sums, dict(recap.takes)
        time = sum(chips for reason, chips in takes.items() if reason.lower() == "time")
        assert (sums.hands, sums.misdeals, sums.seconds) == (len(recap.played), recap.misdeals, recap.seconds)
        assert (sums.rake, sums.drops, sums.tips) == (recap.balance.rake, recap.balance.drop, recap.balance.tips)
        assert (sums.time, sums.takes) == (time, recap.balance.takes - time)
        assert sums.corrections == len(recap.corrections)
        assert sums.rulings == sum(ruling.what != "house_rules" for ruling in recap.rulings)
    assert day.sums.hands == sum(len(recap.played) for recap in recaps.values()) > 0
    for name in day.sums.__struct_fields__:
        assert getattr(day.sums, name) == sum(getattr(table.sums, name) for table in day.tables)
    for group in (day.games, day.hours, day.dealers):
        for name in ("hands", "rake", "drops"):
            assert sum(getattr(row.sums, name) for row in group) == getattr(day.sums, name)
    assert sum(row.sums.tips for row in day.dealers) == day.sums.tips
    assert len(day.corrections) == day.sums.corrections


def test_every_dealer_and_player_of_the_day_is_the_sum_of_the_recaps(evenings: tuple[Day, dict[int, Recap]]) -> None:
    day, recaps = evenings
    downs = [down for recap in recaps.values() for down in recap.downs]
    for dealer in day.dealers:
        mine = [down for down in downs if down.dealer == dealer.dealer]
        assert dealer.downs == len(mine)
        figures = (dealer.sums.hands, dealer.sums.rake, dealer.sums.drops, dealer.sums.tips, dealer.sums.seconds)
        assert figures == tuple(
            sum(each)
            for each in zip(*((d.hands, d.rake, d.drop, d.tips, d.ended - d.began) for d in mine), strict=True)
        )
    assert {dealer.dealer for dealer in day.dealers} == {down.dealer for down in downs}
    results = [player for recap in recaps.values() for player in recap.players]
    for player in day.players:
        mine = [result for result in results if result.name == player.name]
        assert len(player.tables) == len(mine)
        figures = (player.bought, player.cashed, player.on_table, player.net, player.dealt, player.won)
        assert figures == tuple(
            sum(each)
            for each in zip(*((r.bought, r.cashed, r.on_table, r.net, r.dealt, r.won) for r in mine), strict=True)
        )
    assert {player.name for player in day.players} == {result.name for result in results}


def test_a_day_nobody_played_is_empty(ann: Server) -> None:
    day = day_of(ann, "2001-01-01")
    assert (day.sums.hands, day.tables, day.players, day.places) == (0, (), (), 4)


def test_every_hand_of_the_day_is_a_row_as_the_recaps_have_it(
    evenings: tuple[Day, dict[int, Recap]], ann: Server
) -> None:
    day, recaps = evenings
    rows = [
        (row.place, row.number, row.pot, row.rake, row.drop, row.dealer, row.corrected, row.misdeal, row.dealt)
        for row in hands_of(ann, day.day)
    ]
    assert rows == [
        (place, h.number, h.pot, h.rake, h.drop, h.dealer, h.corrected, h.misdeal, len(h.nets))
        for place, recap in recaps.items()
        for h in recap.hands
    ]
    assert {row.game.game for row in hands_of(ann, day.day)} == {game.game.game for game in day.games}


RAKED = {**HOLDEM, "rake": {"percent": 10, "cap": 100}}


def begin(devices: Devices, place: int, settings: dict[str, Any], hands: int = 1) -> None:
    """A table with so many hands of 40 chips in the pot and 4 of rake, and a tip of 3."""

    def played(store: SqliteStore) -> Session:
        session = Session.start(store, settings)
        assert isinstance(session, Session)
        return session

    devices.open(place, played)
    lines: list[c.Command] = [c.Dealer(name="Kim")]
    lines += [c.Sit(seat=seat, player=name, stack=900) for seat, name in ((1, "Ann"), (2, "ann "))]
    for _ in range(hands):
        lines += [c.Deal(), c.Act(action="raise", to=20), c.Act(action="call"), c.Street(), c.Act(action="bet", to=20)]
        lines += [c.Act(action="fold")]
    devices.do(place, *lines, c.Take(seat=1, amount=3, reason="Tip"))


def money(currency: str, minor_units: int) -> dict[str, Any]:
    return {**RAKED, "money": {"currency": currency, "minor_units": minor_units}}


def today(room: Room) -> str:
    return str(room.admin.ask("SELECT max(day)::text AS day FROM room.session")[0]["day"])


def test_chips_of_one_currency_are_summed_by_what_they_are_worth(devices: Devices, ann: Server, room: Room) -> None:
    begin(devices, 1, money("EUR", 100), hands=2)
    begin(devices, 2, money("EUR", 25))
    day = day_of(ann, today(room))
    assert day.money == Money("EUR", 25)
    assert [(table.place, table.sums.rake, table.money, table.apart) for table in day.tables] == [
        (1, 2 * 4 * 4, Money("EUR", 25), False),
        (2, 4, Money("EUR", 25), False),
    ]
    assert (day.sums.rake, day.sums.tips) == (36, 12 + 3)
    assert (day.dealers[0].sums.rake, day.dealers[0].sums.tips, day.dealers[0].downs) == (36, 15, 2)
    assert sum(game.sums.rake for game in day.games) == sum(each.sums.rake for each in day.hours) == 36
    [player] = day.players
    assert (player.bought, player.on_table) == (5 * 1800, 5 * 1800 - 36 - 15)
    assert player.tables == ("1", "2")
    assert player.net == -36 - 15


def test_chips_that_are_no_multiple_of_each_other_are_summed_in_cents(
    devices: Devices, ann: Server, room: Room
) -> None:
    begin(devices, 1, money("EUR", 40))
    begin(devices, 2, money("EUR", 25))
    day = day_of(ann, today(room))
    assert (day.money, day.sums.rake) == (Money("EUR", 1), 4 * 40 + 4 * 25)


def test_another_currency_and_a_tournament_are_told_at_their_tables_and_not_summed(
    devices: Devices, ann: Server, room: Room
) -> None:
    begin(devices, 1, money("EUR", 100), hands=2)
    begin(devices, 2, money("USD", 100))
    begin(devices, 3, RAKED)
    tournament = {**HOLDEM, "preset": "tournament", "levels": [{"blinds": [1, 2], "minutes": 20}]}
    begin(devices, 4, tournament)
    day = day_of(ann, today(room))
    apart = {table.place: (table.apart, table.sums.tips, table.money) for table in day.tables}
    assert apart == {
        1: (False, 3, Money("EUR", 100)),
        2: (True, 3, Money("USD", 100)),
        3: (True, 3, None),
        4: (True, 3, None),
    }
    assert (day.sums.hands, day.sums.rake, day.sums.tips) == (2, 8, 3)
    assert [(dealer.downs, dealer.sums.hands) for dealer in day.dealers] == [(1, 2)]
    assert sum(game.sums.hands for game in day.games) == 2
    assert [player.tables for player in day.players] == [("1",)]
    assert day.sessions == 4


def test_an_hour_begins_as_on_the_rooms_own_clock(devices: Devices, ann: Server, room: Room) -> None:
    room.admin.ask("UPDATE room.house SET zone = 'Asia/Kolkata'")  # half an hour beside UTC
    begin(devices, 1, RAKED)
    room.admin.ask("UPDATE room.session SET created = '2026-11-20 20:45:00Z', day = day")
    [hour] = day_of(ann, today(room)).hours
    assert hour.began == datetime(2026, 11, 20, 20, 30, tzinfo=UTC).timestamp()
    assert (hour.sums.an_hour, hour.tables) == (1, 1)


def test_an_evening_over_midnight_and_a_second_one_are_of_the_day_they_began(
    devices: Devices, ann: Server, room: Room
) -> None:
    begin(devices, 1, RAKED)
    devices.close()
    begin(devices, 1, RAKED, hands=2)
    devices.do(1, c.Dealer(name="Lee", at=20 * 3600), c.Take(seat=1, amount=5, reason="tip"))
    day = day_of(ann, today(room))
    [table] = day.tables
    assert (table.sums.hands, table.sums.tips, day.sessions) == (3, 11, 2)
    assert {dealer.dealer: (dealer.downs, dealer.sums.hands, dealer.sums.tips) for dealer in day.dealers} == {
        "Kim": (2, 3, 6),
        "Lee": (1, 0, 5),
    }
    kim = next(dealer for dealer in day.dealers if dealer.dealer == "Kim")
    assert kim.sums.seconds >= 20 * 3600


def test_hands_before_a_dealer_was_named_are_nobodys(devices: Devices, ann: Server, room: Room) -> None:
    devices.open(1)
    devices.do(1, c.Deal(), c.Act(action="fold"), c.Dealer(name="Kim"), c.Deal(), c.Act(action="fold"))
    devices.open(2)
    devices.do(2, c.Dealer(name="Kim"))
    rows = {dealer.dealer: (dealer.downs, dealer.sums.hands) for dealer in day_of(ann, today(room)).dealers}
    assert rows == {"": (1, 1), "Kim": (2, 1)}


def test_a_table_without_a_hand_is_a_table_of_the_day(devices: Devices, ann: Server, room: Room) -> None:
    devices.open(1)
    day = day_of(ann, today(room))
    assert [(table.place, table.games, table.sums.hands) for table in day.tables] == [(1, (), 0)]
    assert (day.games, day.hours, day.dealers) == ((), (), ())
    assert isinstance(day.tables[0], TableDay)
    assert day.sums == Sums(seconds=day.sums.seconds)
