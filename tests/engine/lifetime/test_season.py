"""A season of 40 evenings: the sums of every player agree with a second bookkeeping that knows stacks only."""

import csv
import io
import random
from collections.abc import Iterator
from contextlib import suppress
from decimal import Decimal

import pytest

from engine.exports.csv_table import table
from engine.journal.evening_marks import Tick
from engine.journal.register import register
from engine.journal.register_changes import merge
from engine.journal.store import MemoryStore, SqliteStore
from engine.lifetime.evenings import evening_of, evenings
from engine.lifetime.people import person_names
from engine.lifetime.records import CHIPS, Evening, EveningResult, Season, Standing
from engine.lifetime.standings import standings
from engine.lifetime.tables import HEAD, row
from engine.recap.build import build
from engine.recap.kept_prizes import keep_all
from engine.recap.payment_keys import bearer_key
from engine.recap.settle_records import Party
from engine.refusals import Refused
from engine.session import Session
from tests.engine.journal.evening import do, play_hand
from tests.engine.lifetime.season import CHIP, ENTRY, EVENINGS, HANDS, MONEY, PEOPLE, SECOND_NAMES, person
from tests.engine.lifetime.season import season as made_in


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SqliteStore]:
    with SqliteStore(tmp_path_factory.mktemp("season") / "book.db") as store:
        store.db.execute("PRAGMA synchronous = OFF")
        yield store


@pytest.fixture(scope="module")
def season(book: SqliteStore) -> tuple[list[Evening], dict[str, int]]:
    sessions, net = made_in(book)
    return [evening_of(build(session)) for session in sessions], net


def by_name(standings: tuple[Standing, ...]) -> dict[str, Standing]:
    return {standing.person: standing for standing in standings}


def is_tournament(evening: Evening) -> bool:
    """Pots of tournaments are no money."""
    return not any(result.pots for result in evening.results)


def test_sums_agree_with_stacks_and_buy_ins(season: tuple[list[Evening], dict[str, int]]) -> None:
    made, net = season
    whole = standings(made, person=person)
    assert {standing.person: standing.net for standing in whole} == net
    assert [standing.net for standing in whole] == sorted(net.values(), reverse=True)
    assert {standing.unit for standing in whole} == {"EUR"}
    for standing in whole:
        assert standing.net == standing.whole
        assert standing.best[1].net == max(result.net for _, result in standing.evenings)
        assert standing.worst[1].net == min(result.net for _, result in standing.evenings)
        won, seen = standing.showdowns
        assert 0 <= won <= seen <= standing.dealt
        for evening, result in standing.evenings:
            assert result.dealt == HANDS or (is_tournament(evening) and 0 < result.dealt < HANDS)
        assert list(standing.pots) == sorted(standing.pots, key=lambda pot: -pot.pot)


def test_the_views_say_the_same_to_the_cent_once_two_names_are_one_person(
    book: SqliteStore, season: tuple[list[Evening], dict[str, int]]
) -> None:
    made, net = season
    keep_all(book)
    apart = dict(book.ask("SELECT person, won FROM standings"))
    assert {"Bobby", "Ms. Dee"} <= set(apart)
    for other, name in SECOND_NAMES.items():
        merge(book, name, other)
    assert dict(book.ask("SELECT person, won FROM standings")) == net
    assert book.ask("SELECT DISTINCT unit, scale FROM standings") == [("EUR", 2)]
    assert dict(book.ask("SELECT person, sum(won) FROM results GROUP BY person")) == net
    by_evening = {(evening.session, result.player): result.net for evening in made for result in evening.results}
    assert {
        (session, player): won for session, player, won in book.ask("SELECT session, player, won FROM results")
    } == (by_evening)
    assert book.ask("SELECT count(*), sum(tournament), sum(hands) FROM evenings") == [(EVENINGS, 9, HANDS * EVENINGS)]
    [(players, evenings)] = book.ask("SELECT count(*), sum(evenings) FROM players")
    assert (players, evenings) == (len(PEOPLE), 4 * EVENINGS)


def test_the_table_of_the_season_says_the_same(book: SqliteStore, season: tuple[list[Evening], dict[str, int]]) -> None:
    made, net = season
    for other, name in SECOND_NAMES.items():
        with suppress(Refused):  # they are one already where the test before this one ran
            merge(book, name, other)
    board = standings(made, person=person_names(made, register(book)))
    written = csv.DictReader(io.StringIO(table(HEAD, map(row, board)), newline=""))
    assert {line["person"]: Decimal(line["net"]) * 100 for line in written} == net


def test_a_tournament_without_prizes_wins_nobody_money() -> None:
    table = {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 6, "preset": "tournament"}
    session = Session.start(MemoryStore(), table)
    assert isinstance(session, Session)
    for seat, name in enumerate(PEOPLE[:3], 1):
        do(session, {"do": "sit", "seat": seat, "player": name, "stack": 200})
    play_hand(session, random.Random(1))
    do(session, {"do": "end"})
    evening = evening_of(build(session))
    assert not evening.counts
    assert standings([evening]) == ()


def test_the_hours_of_a_tournament_end_when_it_is_won() -> None:
    """Who settles up for an hour and ends it then has not played that hour."""
    table = {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 2, "preset": "tournament"}
    session = Session.start(MemoryStore(), table)
    assert isinstance(session, Session)
    for seat, name in enumerate(PEOPLE[:2], 1):
        do(session, {"do": "sit", "seat": seat, "player": name, "stack": 200, "at": 60})
    for line in (
        {"do": "button", "seat": 1}, {"do": "deal", "at": 120}, {"do": "act", "action": "wager", "to": 200},
        {"do": "act", "action": "call"}, {"do": "award", "ranking": [[1], [2]], "at": 240}, {"do": "end", "at": 4000},
    ):  # fmt: skip
        do(session, line)
    assert {result.player: result.seconds for result in evening_of(build(session)).results} == {
        PEOPLE[0]: 180, PEOPLE[1]: 180,
    }  # fmt: skip


def test_the_hours_of_who_is_out_of_a_tournament_end_with_the_hand() -> None:
    """They went on until the evening was over: three hands came to ten minutes."""
    table = {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 3, "preset": "tournament"}
    session = Session.start(MemoryStore(), table)
    assert isinstance(session, Session)
    for seat, (name, stack) in enumerate(zip(PEOPLE[:3], (400, 400, 200), strict=True), 1):
        do(session, {"do": "sit", "seat": seat, "player": name, "stack": stack, "at": 60})
    for line in (
        {"do": "button", "seat": 1}, {"do": "deal", "at": 120}, {"do": "act", "action": "fold"},
        {"do": "act", "action": "wager", "to": 200}, {"do": "act", "action": "call"},
        {"do": "award", "ranking": [[2], [3]], "at": 240}, {"do": "deal", "at": 300},
        {"do": "act", "action": "fold", "at": 600}, {"do": "end", "at": 4000},
    ):  # fmt: skip
        do(session, line)
    assert [result.seconds for result in sorted(evening_of(build(session)).results, key=lambda each: each.player)] == [
        seconds for _, seconds in sorted(zip(PEOPLE[:3], (3940, 3940, 180), strict=True))
    ]


def test_the_prizes_of_nine_tournaments_are_in_the_sums(season: tuple[list[Evening], dict[str, int]]) -> None:
    made, _ = season
    tournaments = [evening for evening in made if is_tournament(evening)]
    assert len(tournaments) == 9
    paid = [[result.net for result in evening.results if result.net > -ENTRY] for evening in tournaments]
    assert max(map(len, paid)) == 3, "three places have a prize"
    assert all(evening.counts and sum(result.net for result in evening.results) == 0 for evening in tournaments)
    assert any(result.showdowns for evening in tournaments for result in evening.results)
    assert any(result.net for evening in tournaments for result in evening.results)


def test_a_year_and_the_best_evenings_of_it(season: tuple[list[Evening], dict[str, int]]) -> None:
    made, _ = season
    half = by_name(standings(made, Season(first="2026-03-01", last="2026-05-31", best=2), person))
    for standing in half.values():
        assert all("2026-03-01" <= evening.day <= "2026-05-31" for evening, _ in standing.evenings)
        nets = sorted((result.net for _, result in standing.evenings), reverse=True)
        assert standing.net == sum(nets[:2])
        assert len(standing.counted) == min(2, len(nets))
    everything = by_name(standings(made, person=person))
    assert any(half[name].net != everything[name].net for name in half)


def test_one_evening_under_two_names_is_one_evening() -> None:
    results = (result("Bo", 300, 60), result("Bobby", -100, 30), result("Ann", -200, 90))
    made = [Evening(session=1, created="", day="2026-01-03", title="", unit=CHIPS, counts=True, hands=9,
                    results=results)]  # fmt: skip
    bo = by_name(standings(made, person=person))["Bo"]
    assert (bo.net, bo.seconds, len(bo.evenings), bo.hourly) == (200, 90, 1, 8000)
    apart = by_name(standings(made))
    assert (apart["Bo"].net, apart["Bobby"].net) == (300, -100)


def test_who_bears_a_difference_of_the_count_has_won_no_other_sum() -> None:
    """Settled anyway: 7 missing are borne by Ben when it is paid; the season tells what was won and lost."""
    store = MemoryStore()
    session = Session.start(store, {"game": "holdem", "limit": "no_limit", "blinds": [1, 2]})
    assert isinstance(session, Session)
    for line in (
        {"do": "sit", "seat": 1, "player": "Ann", "stack": 100},
        {"do": "sit", "seat": 2, "player": "Ben", "stack": 100},
        {"do": "count", "seat": 1, "stack": 93},
        {"do": "end"},
    ):
        do(session, line)
    before = evening_of(build(session))
    off = build(session).settlement.unaccounted
    store.settle(session.id, [Tick.now(bearer_key(Party("player", "Ben"), off), paid=True)])
    recap = build(session)
    assert recap.settlement.bearer == Party("player", "Ben")
    assert {cost.party.name: cost.cards for cost in recap.costs if cost.party.kind == "player"} == {"Ann": -7, "Ben": 7}
    assert evening_of(recap) == before
    assert {each.player: each.net for each in before.results} == {"Ann": -7, "Ben": 0}


def test_currencies_are_never_added() -> None:
    made = [
        Evening(session=number, created=f"2026-01-0{number}", day="", title="", unit=unit, counts=True, hands=1,
                results=(result("Ann", number, 0),))
        for number, unit in enumerate(("EUR", "USD", "EUR", CHIPS), 1)
    ]  # fmt: skip
    assert [(each.unit, each.net) for each in standings(made)] == [(CHIPS, 4), ("EUR", 4), ("USD", 2)]
    assert standings(made)[0].hourly is None


@pytest.mark.parametrize(("net", "seconds", "hourly"), [(100, 3600, 100), (1, 7200, 1), (-1, 7200, 0), (-3, 7200, -1)])
def test_an_hour_is_rounded_to_the_nearest(net: int, seconds: int, hourly: int) -> None:
    """A half goes up."""
    made = [Evening(session=1, created="", day="", title="", unit=CHIPS, counts=True, hands=1,
                    results=(result("Ann", net, seconds),))]  # fmt: skip
    assert standings(made)[0].hourly == hourly


def test_a_book_tells_its_evenings() -> None:
    store = MemoryStore()
    session = Session.start(store, {"game": "holdem", "blinds": [1, 2], "seats": 6, "money": MONEY})
    assert isinstance(session, Session)
    for seat, name in enumerate(("Ann", "Bo", "Cy"), 1):
        do(session, {"do": "sit", "seat": seat, "player": name, "stack": 100})
    play_hand(session, random.Random(1))
    nights = list(evenings(store))
    assert nights == [evening_of(build(session))]
    assert sum(result.net for result in nights[0].results) == 0
    assert {result.net % CHIP for result in nights[0].results} == {0}


def result(name: str, net: int, seconds: int) -> EveningResult:
    return EveningResult(player=name, net=net, seconds=seconds, dealt=1, won=0, showdowns=0, won_showdowns=0, pots=())
