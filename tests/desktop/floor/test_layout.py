"""No word of the floor is cut and nothing lies on anything else: every page, every size, every language."""

from itertools import cycle

import pytest
from pytestqt.qtbot import QtBot

from desktop.kit.theme import load
from desktop.words import i18n
from tests.desktop.floor_screens import FLOOR
from tests.desktop.rooms import DEALERS, NAMES
from tests.desktop.speaking import speaking
from tests.desktop.spying import clipped, faults, painted_on

SIZES = dict(zip(i18n.LANGUAGES, cycle([(1024, 600), (800, 1280), (1280, 800), (1920, 1080)])))
"""Each size in a language, each language at a size."""
GROUND = ("on each other: Strip ", " and Field ''", "on each other: ListView ")
"""What lies on another part on purpose: the tabs on the strip, a field on the panel and keys on the lines of a list
that keep room for them."""
PEOPLE = (*NAMES, *DEALERS, "Main room")


@pytest.mark.parametrize("code", i18n.LANGUAGES)
def test_every_page_of_the_floor_is_whole(qtbot: QtBot, code: str) -> None:
    wrong = []
    with speaking(code):
        for name, make in FLOOR.items():
            window = make(SIZES[code], load())
            qtbot.addWidget(window)
            painted = painted_on(window)
            lines = (*clipped(painted, PEOPLE), *faults(window, painted))
            wrong += [f"{name}: {line}" for line in lines if not any(part in line for part in GROUND)]
            window.close()
    assert wrong == []
