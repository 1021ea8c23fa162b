"""The card of the last recap on the setup page: its note is whole, however many games were played, and for what."""

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from desktop.words.i18n import LANGUAGES
from desktop.words.recap_phrases import session_title
from engine.recap.game_titles import GameTitle
from engine.settings.records import Money
from tests.desktop.setups import PAST, look_on, shown
from tests.desktop.speaking import speaking
from tests.desktop.spying import painted_on

EUROS = Money("EUR", 1)
SIZES = (
    (1920, 1080), (1280, 800), (1366, 768), (1280, 720), (1024, 600), (1024, 768), (1000, 1200), (800, 1280),
    (768, 1024), (3840, 2160),
)  # fmt: skip
GAMES = (
    GameTitle("no_limit", "Hold'em", (50, 100), EUROS),
    GameTitle("pot_limit", "Omaha", (100, 200), EUROS),
    GameTitle("fixed", "Seven-card stud high-low", (2_000, 4_000), EUROS),
    GameTitle("fixed", "Triple draw, deuce to seven", (2_000, 4_000), EUROS),
)
LETTERS = (1.0, 1.15, 1.3)


@pytest.mark.parametrize("games", [GAMES[2:], GAMES], ids=["two games", "four games"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_note_of_the_last_recap_is_never_cut(qtbot: QtBot, language: str, games: tuple[GameTitle, ...]) -> None:
    """Two games in money ended in "1 H\u2026" at 1280x800."""
    with speaking(language):
        title = session_title("", games)
        over = replace(
            PAST, id=2, game=title, hand=1_284, open=False, left="21 Nov 23:10", starts=session_title("", games[-1:])
        )
        page = shown(qtbot, look_on(SIZES[0]), replace(PAST, open=False), ended=(over, 12))
        cut = []
        for size in SIZES:
            for letters in LETTERS:
                look = replace(look_on(size), text=letters)
                page.resize(round(look.fit.width * look.scale), round(look.fit.height * look.scale))
                page.set_look(look)
                pieces = painted_on(page)
                for name, last in (("recap", "284"), ("same", "9"), ("evenings", "")):
                    note = " ".join(piece.words for piece in pieces if piece.widget is page.quick[name])
                    if "\u2026" in note or last not in note:
                        cut.append((size, letters, note))
        assert not cut
        assert title in page.quick["recap"].accessibleName()
