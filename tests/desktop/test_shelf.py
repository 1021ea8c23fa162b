"""The evenings of a book as a list: in order, narrowed, and as cheap of ten thousand as of a hundred."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from desktop.setup.earlier_games import OpenGames, last_ended
from desktop.setup.evening_words import words_of
from engine.journal import register, register_changes
from engine.journal.evening_index import tag
from engine.journal.store import SqliteStore
from engine.lifetime import evening_list
from engine.lifetime.evening_list import Shelf
from engine.lifetime.evening_order import PART, EveningFilter
from engine.lifetime.evenings import keep_sums, sum_up
from engine.session import Session
from tests.desktop.seasons import SECOND_NAME, TABLE, evening, season
from tests.engine.journal.evening import do

ENDED = '[{"e":"SessionEnded"}]'


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SqliteStore]:
    with SqliteStore(tmp_path_factory.mktemp("shelf") / "book.db") as made:
        made.db.execute("PRAGMA synchronous = OFF")
        season(made, 6)
        evening(made, 6, ended=False)
        evening(made, 7, 1, game="omaha", limit="pot_limit", ended=False)
        register.bring_up_to_date(made)
        evening_list.name_games(made)
        keep_sums(made, [sum_up(made, 1)])
        yield made


def sessions(store: SqliteStore, evening_filter: EveningFilter | None = None) -> list[int]:
    return [line.session for line in Shelf(store, evening_filter or EveningFilter())]


def sessions_by(store: SqliteStore, typed: str) -> list[int]:
    return sessions(store, EveningFilter(words=words_of(store, register.register(store), typed)))


def test_running_ones_stand_first_then_the_newest(store: SqliteStore) -> None:
    assert sessions(store) == [8, 7, 6, 5, 4, 3, 2, 1]
    lines = list(Shelf(store))
    assert [line.over for line in lines] == [False] * 2 + [True] * 6
    assert lines[-1].summed == sum_up(store, 1)
    assert lines[-2].summed is None
    assert lines[-2].tags == ("Home",)
    assert [game.text for game in lines[0].games] == ["Pot-limit Omaha 0.25/0.50 USD"]


def test_a_table_that_was_only_opened_is_not_listed(tmp_path: Path) -> None:
    with SqliteStore(tmp_path / "book.db") as store:
        used = evening(store, 1)
        assert isinstance(Session.start(store, TABLE), Session)
        gone = evening(store, 2, 0, ended=False)
        for seat in range(1, 6):
            do(gone, {"do": "leave", "seat": seat})
        register.bring_up_to_date(store)
        assert sessions(store) == [gone.id, used.id]
        assert Shelf(store).over == 1


def test_filters_narrow_by_what_was_played_when_by_whom_and_under_which_tag(store: SqliteStore) -> None:
    omaha = next(game for game in evening_list.games(store) if game.game == "Omaha")
    assert sessions(store, EveningFilter(game=omaha)) == [8]
    assert sessions(store, EveningFilter(tag="Club")) == [7, 5, 3, 1]
    assert sessions(store, EveningFilter(first="2026-01-15", last="2026-01-29")) == [4, 3, 2]
    assert evening_list.months(store) == ("2026-02", "2026-01")
    with_second = sessions(store, EveningFilter(names=("maya k.",)))
    assert with_second
    with_both = sessions(store, EveningFilter(names=("maya", "maya k.")))
    assert set(with_second) < set(with_both)
    assert sessions(store, EveningFilter(names=("maya", "maya k."), tag="Home", first="2026-02-01")) == [
        number for number in with_both if number % 2 == 0 and number > 4
    ]


def test_words_find_evenings_by_name_game_tag_table_and_day(store: SqliteStore) -> None:
    every = sessions(store)
    maya = sessions(store, EveningFilter(names=("maya", "maya k.")))
    second = sessions(store, EveningFilter(names=("maya k.",)))
    for typed, numbers in (
        ("", every), ("omaha", [8]), ("rosa's", [8, 6, 4, 2]), ("HOME", [8, 6, 4, 2]), ("feb", [8, 7, 6, 5]),
        ("29 january", [4]), ("2026", every), ("1999", []), ("k.", second), ("may", maya), ("zzz", []),
        ("omaha feb 2026 home", [8]), ("omaha january", []),
    ):  # fmt: skip
        assert sessions_by(store, typed) == numbers, typed


def test_two_who_are_one_are_found_by_either_name(tmp_path: Path) -> None:
    with SqliteStore(tmp_path / "book.db") as store:
        season(store, 4)
        register_changes.merge(store, "Maya", SECOND_NAME)
        both = sessions(store, EveningFilter(names=("maya", "maya k.")))
        assert sessions_by(store, "k.") == sessions_by(store, "maya") == both


def full(path: Path, count: int) -> SqliteStore:
    """A book of so many evenings that are over; of each only its newest step is there."""
    store = SqliteStore(path)
    store.db.execute("PRAGMA synchronous = OFF")
    began = datetime(2020, 1, 1, tzinfo=UTC).timestamp()
    numbers = f"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {count})"
    store.db.execute("BEGIN")
    store.db.execute(
        'INSERT INTO sessions (id, name, created, "table", version, uid) '
        f"{numbers} SELECT i, 'Club', strftime('%Y-%m-%dT%H:%M:%S+00:00', {began} + i * 20000, 'unixepoch'), "
        "'{\"blinds\": [1, 2]}', '', i FROM n"
    )
    store.db.execute(
        f"INSERT INTO steps {numbers} SELECT i, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 'do', 0, 9, 'between', 1, '{{}}', NULL, "
        f"'[]', '{ENDED}', x'{'00' * 32}' FROM n"
    )
    store.db.execute("UPDATE summaries SET named = 1, used = 1, games = '[]'")
    store.db.execute("COMMIT")
    return store


def instructions(store: SqliteStore, work: Callable[[], object]) -> int:
    """How many instructions SQLite took for it, in tens."""
    taken = [0]

    def count() -> int:
        taken[0] += 1
        return 0

    store.db.set_progress_handler(count, 10)
    try:
        work()
    finally:
        store.db.set_progress_handler(None, 10)
    return taken[0]


def test_ten_thousand_evenings_open_as_fast_as_a_hundred(tmp_path: Path) -> None:
    """Counted in what SQLite does, for the list and for the setup page before it."""
    taken: dict[int, list[int]] = {}
    for count in (100, 10_000):
        with full(tmp_path / f"{count}.db", count) as store:

            def listed(store: SqliteStore = store, count: int = count) -> None:
                register.bring_up_to_date(store)
                evening_list.name_games(store)
                book = Shelf(store)
                assert len(book) == count
                assert [line.session for line in book[:8]] == list(range(count, count - 8, -1))

            ways = (listed, lambda store=store: Shelf(store)[PART], lambda store=store: OpenGames(store),
                    lambda store=store: _last_ended(store))  # fmt: skip
            taken[count] = [instructions(store, way) for way in ways]
    for few, many in zip(taken[100], taken[10_000], strict=True):
        assert many <= few * 1.05 + 5, taken


def _last_ended(store: SqliteStore) -> None:
    try:
        last_ended(store)
    except Exception:
        return  # of these evenings only the newest step is there: what was read until then counts


def test_tags_are_written_and_given_again(tmp_path: Path) -> None:
    with SqliteStore(tmp_path / "book.db") as store:
        session = evening(store, 1)
        tag(store, session.id, ["Cup", "cup", "  Long   evening "])
        assert evening_list.tags(store) == ("Cup", "Long evening", "cup")
        tag(store, session.id, [])
        assert evening_list.tags(store) == ()
