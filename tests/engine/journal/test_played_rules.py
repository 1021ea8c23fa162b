"""What a session that is over was played under is read from its steps alone, and is what its last state says."""

from pathlib import Path

import pytest

from engine.journal.current_session import CurrentSession
from engine.journal.played_rules import last_rules
from engine.journal.sqlite import SqliteStore
from engine.journal.store_protocol import is_over
from tests.engine.lifetime.season import book_of_season


@pytest.fixture(scope="module")
def season(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A book of many evenings."""
    file = tmp_path_factory.mktemp("season") / "feltbook.db"
    book_of_season(file)
    return file


def test_sessions_that_are_over_are_told_without_their_state(season: Path) -> None:
    with SqliteStore(season) as store:
        rows = store.sessions()
        assert rows
        for row in rows:
            state = CurrentSession.opened(store, row.id).state
            assert is_over(store, row.id) == state.ended
            rules = last_rules(store, row.id)
            if rules is not None:
                assert (rules.settings, rules.game) == (state.settings, state.game)
                assert not state.ended or not any(state.seats)
        assert any(last_rules(store, row.id) is not None for row in rows)
