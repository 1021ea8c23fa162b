"""No word of the replay is cut, or lies on another."""

from datetime import datetime
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.app import App
from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.kit.theme import load
from desktop.preferences.device_files import folder_named
from desktop.replay.control import ReplayControl
from desktop.replay.filters import HandFilters
from desktop.replay.intents import FindBy, Way
from desktop.replay.page import ReplayPage
from desktop.words.i18n import LANGUAGES
from engine.journal.hand_facts import Kind
from engine.journal.sqlite import SqliteStore
from tests.desktop.opened_app import opened
from tests.desktop.replay.replays import SIZES, replayed
from tests.desktop.speaking import speaking
from tests.desktop.spying import clipped, faults, painted_on
from tests.engine.journal.evening import do
from tests.engine.journal.hands.listed import folded, table


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_a_street_that_was_not_played_says_so_inside_its_border(app: App, size: tuple[int, int], language: str) -> None:
    session = table(app.books.open(), "Ann", "Ben", "Cid")
    folded(session)
    with speaking(language):
        page = ReplayPage(Look(load(), fit(*size)), app)
        control = ReplayControl(page, app.books.open(), session.id, "to the table")
        page.resize(*size)
        page.show()
        control.start(1)
        for street in ("flop", "turn", "river"):
            key = page.hand.streets[street]
            assert key.face.reason
            for text in painted_on(key):
                assert 3 <= text.rect.top() < text.rect.bottom() <= key.height() - 3 * page.look.scale, text
        control.stop()


@pytest.mark.parametrize("language", [*LANGUAGES, "pseudo"])
@pytest.mark.parametrize("size", SIZES)
def test_no_word_is_cut_or_lies_on_another(app: App, size: tuple[int, int], language: str) -> None:
    with speaking(language):
        page = ReplayPage(Look(load("light"), fit(*size)), app)
        control = ReplayControl(page, app.books.open(), 1, "to the table")
        page.resize(*size)
        page.show()
        control.start(5)
        everybody = [seat.player for seat in control.moment.scene.view.seats.values()]  # type: ignore[union-attr]
        for filters in (HandFilters(), HandFilters("Cyril", 1000, None, Kind(0b111111), frozenset({FindBy.BIGGEST}))):
            control.search.set_filters(filters)
            for at in (0, 6, 1 << 30):
                control.go_to(at)
                for finding in (True, False):
                    page.turn(finding)
                    texts = painted_on(page)
                    assert faults(page, texts) == []
                    assert clipped(texts, everybody) == []
        control.stop()


LONGEST = folder_named(datetime(2026, 11, 23, 10, 33), "Donnerstag " * 9)


@pytest.mark.parametrize(("folder", "least"), [("2026-11-23 1033 No-limit Hold'em 0.50-1.00", 12), (LONGEST, 9)])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_where_a_hand_was_saved_is_read_whole(
    app: App,
    size: tuple[int, int],
    language: str,
    folder: str,
    least: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """`least` = reference px of its smallest line."""
    monkeypatch.setattr("desktop.replay.sharing.file_of", lambda *_: tmp_path / folder / "hand 3.txt")
    with speaking(language):
        page = ReplayPage(Look(load("light"), fit(*size)), app)
        control = ReplayControl(page, app.books.open(), 1, "to the table")
        page.resize(*size)
        page.show()
        control.start(5)
        control.send(Way.SAVE_TEXT)
        texts = painted_on(page)
        lines = [text for text in texts if text.widget is page.statement]
        assert fonts.typeset(folder) in " ".join(text.words for text in lines), "the folder is there to its last letter"
        assert "hand 3.txt" in lines[0].words
        assert min(text.px for text in lines) / page.look.scale >= least, [(text.words, text.px) for text in lines]
        assert faults(page, texts) == []
        control.stop()


def test_the_head_of_a_kill_hand_says_so_killed_before_or_after_the_deal(store: SqliteStore, qtbot: QtBot) -> None:
    """The first is killed once its cards are dealt, the second was announced before, the third is none."""
    killed = {"limit": "fixed", "blinds": [1, 2], "bets": [2, 4], "kill": {"voluntary": True}}
    session = table(store, "Ann", "Ben", "Cleo", **killed)
    for first, second in (("deal", "kill"), ("kill", "deal")):
        for line in (first, second):
            do(session, {"do": line, **({"seat": 3} if line == "kill" else {})})
        while session.state.hand is not None:
            do(session, {"do": "act", "action": "fold"})
    folded(session)
    app = opened(qtbot, store)
    heads = [replayed(app, hand)[1].strip.about for hand in (1, 2, 3)]
    assert [head.endswith(", Kill 4/8") for head in heads] == [True, True, False]
