"""The folder of a session is named by whole games and whole words."""

from datetime import UTC, datetime

import pytest
from msgspec.structs import replace

from desktop.preferences.device_files import FOLDER_TITLE, folder_named
from desktop.recap.saving import folder_of
from desktop.words.recap_phrases import session_title, short_title
from engine.journal.memory import MemoryStore
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.recap.game_titles import GameTitle
from engine.session import Session

GAMES = tuple(
    GameTitle("fixed", name, (4, 8)) for name in ("Razz", "Seven-card stud high-low", "Omaha high-low", "Badugi")
)


@pytest.mark.parametrize("most", range(20, 120, 7))
def test_a_short_title_names_whole_games_and_counts_the_others(most: int) -> None:
    title = short_title("", GAMES, False, most)
    fewer = [session_title("", GAMES, most_named=named) for named in (3, 2, 1)]
    assert title == next((words for words in fewer if len(words) <= most), fewer[-1])


def test_the_folder_of_several_games_ends_at_a_whole_game() -> None:
    """The recap named it beside its files: "…4-8, Lim"."""
    session = Session.start(MemoryStore(), {"game": "holdem", "blinds": [1, 2]})
    assert isinstance(session, Session)
    report = report_of(build(session))
    name = folder_of(replace(report, games=GAMES)).name
    assert name.endswith(" Limit Razz 4-8, Limit Seven-card stud high-low 4-8, 2 more")


def test_a_title_of_one_long_name_ends_at_a_whole_word() -> None:
    words = folder_named(datetime(2026, 11, 20, 19, tzinfo=UTC), 12 * "Table of friends ").removeprefix(
        "2026-11-20 1900 "
    )
    assert len(words) <= FOLDER_TITLE
    assert words.split(" ")[-1] in ("Table", "of", "friends")
    assert len(folder_named(datetime(2026, 11, 20, tzinfo=UTC), 90 * "M")) == len("2026-11-20 0000 ") + FOLDER_TITLE
