"""A kill game is told from the plain game of the same stakes: by its title at the table and on the card to go on."""

import pytest
from pytestqt.qtbot import QtBot

from desktop.intents import GoTo, WindowPage
from desktop.words import languages
from engine.journal.sqlite import SqliteStore
from tests.desktop.conftest import MakeTable
from tests.desktop.kill_hands import HALF
from tests.desktop.opened_app import game, opened, words


@pytest.mark.parametrize(
    ("kill", "name"),
    [
        ({"on": "two_in_a_row", "size": "half"}, ", half kill"),
        ({"on": "two_in_a_row", "size": "full"}, ", full kill"),
        ({"on": "scoop", "size": [4, 3]}, ", kill"),
        ({"voluntary": True}, ""),
        (None, ""),
    ],
)
def test_the_title_of_a_table_names_its_kill(make: MakeTable, kill: object, name: str) -> None:
    table = make({**HALF, "kill": kill}, (1280, 800))
    assert table.bridge.scene.title == f"Limit Omaha high-low 4/8{name}"


def test_the_title_names_it_in_the_language_of_the_table(make: MakeTable) -> None:
    languages.speak("de")
    table = make(HALF, (1280, 800))
    assert table.bridge.scene.title.endswith(", Half Kill")


def test_two_games_of_the_same_stakes_differ_on_their_cards(qtbot: QtBot, store: SqliteStore) -> None:
    plain = {key: value for key, value in HALF.items() if key != "kill"}
    game(store, HALF, ("Ann", "Ben", "Cleo"), hands=1)
    game(store, plain, ("Dora", "Emil", "Finn"), hands=1)
    app = opened(qtbot, store)
    app.handle(GoTo(WindowPage.SETUP))
    assert app.setup is not None
    titles = {card[1] for card in words(app.setup)}
    assert titles == {"Limit Omaha high-low 4/8", "Limit Omaha high-low 4/8, half kill"}
    app.leave()
