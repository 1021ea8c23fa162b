"""The cards of the games that run: each can be reached, none lies over another."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.kit.theme import load
from desktop.setup.earlier_games import OpenGames, newest_session
from desktop.setup.page import SetupPage
from engine import commands as c
from engine.journal.memory import MemoryStore
from engine.journal.sqlite import SqliteStore
from engine.session import Session
from tests.desktop.opened_app import do, game, words

SIZES = ((1280, 800), (1920, 1080), (800, 1280), (1024, 600))


def page(qtbot: QtBot, store: Any, size: tuple[int, int], here: int | None = None) -> SetupPage:
    look = Look(load(), fit(*size))
    made = SetupPage(look, newest_session(store), here is not None, games=OpenGames(store, here))
    qtbot.addWidget(made)
    made.resize(*size)
    made.set_look(look)
    made.show()
    return made


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [0, 1, 2, 3, 5, 12])
def test_every_running_game_can_be_reached_and_the_same_again_keeps_its_place(
    qtbot: QtBot, size: tuple[int, int], count: int
) -> None:
    store = MemoryStore()
    for number in range(count):
        game(store, hands=number % 3)
    setup = page(qtbot, store, size)
    reached: list[int] = []
    setup.resumed.connect(reached.append)
    for _ in range(12):
        row = [card for card in setup.go_on.cards if card.isVisible()]
        for card in row:
            assert card.width() >= 200 * setup.look.scale
            card.tap()
        if count:
            assert setup.quick["same"].isVisible()
        if not (setup.go_on.down.isVisible() and setup.go_on.down.left):
            break
        setup.go_on.down.tap()
    assert sorted(set(reached)) == list(range(1, count + 1))
    assert len(reached) == count, "turned by whole rows, none twice"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 2, 3, 4, 6, 12])
def test_nothing_overlaps_and_every_stake_is_large_enough(qtbot: QtBot, size: tuple[int, int], count: int) -> None:
    store = MemoryStore()
    for _ in range(count):
        game(store, names=("Maximilian-Alexander", "Wilhelmina van der Berg", "Bartholomew"))
    setup = page(qtbot, store, size)
    setup.grab()
    parts = [*setup.go_on.cards, *setup.go_on.rest, setup.go_on.up, setup.go_on.down, *setup.presets.cards]
    parts += [*setup.games.chips.values(), *setup.games.seats.values(), *setup.bar.findChildren(type(setup.bar.start))]
    boxes = [part.rect().translated(part.mapTo(setup, part.rect().topLeft())) for part in parts if part.isVisible()]
    for at, box in enumerate(boxes):
        assert setup.rect().contains(box)
        assert not any(box.intersects(other) for other in boxes[at + 1 :])
        assert box.height() >= 47 * setup.look.scale


def test_a_tournament_that_is_won_says_so_and_is_no_next_tap(qtbot: QtBot, store: SqliteStore) -> None:
    table = {"game": "holdem", "limit": "no_limit", "blinds": [25, 50], "seats": 9, "preset": "tournament"}
    session = Session.start(store, table)
    assert isinstance(session, Session)
    do(session, c.Sit(seat=1, player="Ann", stack=500))
    do(session, c.Sit(seat=2, player="Olek", stack=500))
    for command in (c.Button(seat=1), c.Deal(), c.Act("all_in"), c.Act("all_in")):
        do(session, command)
    setup = page(qtbot, store, (1280, 800))
    assert words(setup)[0][0] == "Go on with hand 1"
    do(session, c.Award(ranking=((2,), (1,))))
    setup = page(qtbot, store, (1280, 800))
    assert words(setup)[0][0] == "Olek wins the tournament"
    setup.go_on.light(True)
    assert not setup.go_on.cards[0].amber
