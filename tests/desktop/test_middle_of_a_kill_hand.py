"""The sentence in the middle of the felt keeps to its place and leaves nothing behind, however long a name is."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from desktop.kit.store import STORE
from desktop.present.centre import Centre, CentreCell
from desktop.words.i18n import LANGUAGES
from desktop.words.languages import speak
from engine import commands as c
from tests.desktop.conftest import MakeTable, Table
from tests.desktop.kill_hands import HALF, act, deal
from tests.desktop.spying import Painted, painted_on
from tests.desktop.test_painting import full, picture

KILLERS = ("Maximiliane Sophie von Hohenfels", "Bartholomew Featherstonehaugh-Cholmondel", "José Núñez")
SIZES = [(1280, 800), (1024, 600)]


@pytest.fixture(params=LANGUAGES)
def spoken(request: pytest.FixtureRequest) -> Iterator[str]:
    """One of the languages; pictures are kept, as they are after the first paint of a window."""
    speak(request.param)
    STORE.open = True
    yield request.param
    speak("en")


def killing(make: MakeTable, size: tuple[int, int], killer: str) -> Table:
    """Seat 4 has won two hands in a row and kills the coming hand."""
    table = make(HALF, size).sit(
        ("Ann", 1, 400), ("Ben", 2, 400), ("Cid", 3, 400), (killer, 4, 400), ("Wilhelmina van der Berg", 5, 400)
    )
    assert table.bridge.send(c.Button(seat=4))
    deal(table, "fold", "fold", "8", "fold", "fold")
    deal(table, "call", "8", "fold", "fold", "fold", "fold")
    return table


def inside(table: Table) -> list[Painted]:
    """What is written in the middle between hands; all of it lies within what the middle says it covers."""
    felt = table.window.view.felt
    block, scale = felt.laid.block, felt.look.scale
    place = QRectF(block.x() * scale, block.y() * scale, block.width() * scale, block.height() * scale)
    words = [text for text in painted_on(felt) if text.widget is felt and place.contains(text.rect.center())]
    assert [text.words for text in words if not place.contains(text.rect)] == []
    return words


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("killer", KILLERS)
def test_what_is_left_after_a_tap_is_what_a_full_repaint_shows(
    make: MakeTable, qtbot: QtBot, spoken: str, size: tuple[int, int], killer: str
) -> None:
    table = killing(make, size, killer)
    window = table.window

    def shows_all() -> None:
        qtbot.waitUntil(lambda: picture(window) == full(window))

    shows_all()
    table.call()
    assert "12" in window.view.felt.centre.sentence, "the straddle is taken"
    shows_all()
    table.undo()
    shows_all()
    table.go()
    shows_all()
    act(table, "check", "call", "fold", "fold", "fold")
    shows_all()
    for _ in range(3):
        table.check_round()
        shows_all()
    table.seat(4)
    shows_all()
    assert table.bridge.send(c.Award(high=((4,), (5,)), low=((5,),)))
    shows_all()
    table.go()
    shows_all()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("killer", KILLERS)
def test_the_sentence_keeps_to_its_place_and_its_point(
    make: MakeTable, spoken: str, size: tuple[int, int], killer: str
) -> None:
    table = killing(make, size, killer)
    for _ in range(2):
        words = [text.words for text in inside(table)]
        point = table.window.view.felt.centre.sentence.replace("*", "").split(". ")[-1]
        assert point in " ".join(words), words
        table.call()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "shown",
    [
        Centre("between", title=f"{KILLERS[1]} wins the tournament", sentence="Nobody else has chips."),
        Centre("between", title="Hand 2", sentence=f"The same blind again: {', '.join(KILLERS)} (BTN-4)"),
        Centre("between", title="Hand 2", sentence="A call costs 6.", foot=f"Pot before 12 · {'Omaha ' * 14}"),
        Centre("between", title="Hand 2", cells=(CentreCell("A long heading of it", (KILLERS[0],), "125,000"),) * 4),
    ],
    ids=["champion", "blinds again", "foot", "cells"],
)  # fmt: skip
def test_every_text_between_hands_keeps_to_its_place(
    make: MakeTable, qtbot: QtBot, size: tuple[int, int], shown: Centre
) -> None:
    table = killing(make, size, KILLERS[1])
    felt, window = table.window.view.felt, table.window
    before = felt.centre
    qtbot.waitUntil(lambda: picture(window) == full(window))
    for centre in (shown, before):
        felt.render_felt(felt.plates, felt.spots, centre, felt.tray, felt.denominations)
        qtbot.waitUntil(lambda: picture(window) == full(window))
        assert inside(table)


@pytest.mark.parametrize("size", [*SIZES, (1920, 1080)])
@pytest.mark.parametrize("killer", ["Fritz", "José Núñez"])
def test_a_killer_in_the_big_blind_is_named_whole_and_in_letters_like_the_label(
    make: MakeTable, spoken: str, size: tuple[int, int], killer: str
) -> None:
    """Seat 4 won part of the kill hand and is next in the big blind: both were in one line, cut and tiny."""
    table = killing(make, size, killer)
    deal(table, "check", "call", "fold", "fold", "fold")
    for _ in range(3):
        table.check_round()
    assert table.bridge.send(c.Award(high=((4,), (5,)), low=((5,),)))
    cell = next(cell for cell in table.window.view.felt.centre.cells if cell.who[0].startswith("4 "))
    label, who, kill = cell.label, cell.who[0], cell.amount
    assert who == f"4 {killer}"
    words = {text.words: text.px for text in inside(table)}
    lines = [f"{who} {kill}"] if f"{who} {kill}" in words else [who, kill]
    assert min(words[line] for line in lines) >= 0.9 * words[label], "a long name may be a little smaller"
