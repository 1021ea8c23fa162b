# ruff: noqa: F811 - a fixture of another folder is named as it is there
"""The floor of a card room on a real screen: what is typed stands in its field, every page is left by every way."""

from functools import partial

import pytest

from engine.room import room_now
from tests.engine.room.books import Table
from tests.engine.room.conftest import room, server  # noqa: F401
from tests.engine.room.server import Room
from tests.real_screen.screen import Screen, Thing

NAME = "Acf Mart Phil"
"""Letters that play at a table, and those that lead to pages elsewhere."""
PAGES = {"Lists": "Must-move", "Dealers": "On duty", "Day": "The day before", "Table 1, ": "Notes to the dealer"}
"""What opens a page of the floor, and a word of it."""


@pytest.fixture
def table(room: Room, screen: Screen) -> Table:
    """Table 1 was played and sent, and the floor is open."""
    made = Table(room, 1, screen.folder)
    made.shipper.once()
    made.close()
    screen.choose()
    screen.start("floor", "--as", str(room.floor))
    screen.see("Table 1, ")
    return made


def key(screen: Screen, page: str) -> Thing | None:
    """The tab of a page, or a tile: a panel may have the same name."""
    named = [each for each in screen.things() if each.name.startswith(page) and each.in_sight]
    return min(named, key=lambda each: each.rect[2] * each.rect[3], default=None)


def go(screen: Screen, page: str) -> None:
    """Tap it once it is there."""
    screen.until(partial(key, screen, page), page)
    tab = key(screen, page)
    assert tab is not None
    screen.point(*tab.middle)


def stands(screen: Screen, hint: str, words: str) -> bool:
    """Whether these words stand in a field."""
    field = screen.find(hint)
    return field is not None and field.value == words


def sent(room: Room, times: int) -> bool:
    """Whether the floor did so many things."""
    return len(room.admin.ask("SELECT id FROM room.deed")) == times


def test_what_is_typed_stands_in_its_field_and_is_sent_by_enter_alone(screen: Screen, room: Room, table: Table) -> None:
    fields = {"Lists": "Name for this list", "Dealers": "Name of a dealer", "Table 1, ": "A note to this table"}
    for times, (page, hint) in enumerate(fields.items()):
        go(screen, page)
        screen.tap(hint)
        screen.type(NAME)
        screen.until(partial(stands, screen, hint, NAME), "what was typed stands in the field")
        assert sent(room, times), "nothing was sent"
        screen.keys("Return")
        screen.until(partial(sent, room, times + 1), "it was sent once")
        screen.until(partial(stands, screen, hint, ""), "the field is empty again")
        go(screen, "Floor")
    now = room_now.room(room.admin)
    assert [name.name for name in now.waiting] == [dealer.name for dealer in now.dealers if dealer.rests] == [NAME]
    assert now.tables[0].notes[0].words == NAME


@pytest.mark.parametrize("out", ["Escape", "Floor"])
def test_every_page_of_the_floor_is_left(screen: Screen, table: Table, out: str) -> None:
    for page, shows in PAGES.items():
        go(screen, page)
        screen.see(shows)
        if out == "Escape":
            screen.keys("Escape")
        else:
            go(screen, "Floor")
        screen.see("Wants you")
    screen.keys("alt+F4")
    screen.closed()


def test_the_keyboard_walks_a_list_and_reaches_the_keys_of_its_lines(screen: Screen, room: Room, table: Table) -> None:
    go(screen, "Lists")
    screen.tap("Name for this list")
    for name in ("Ann", "Bea", "Cid"):
        screen.type(name)
        screen.keys("Return")
        screen.see(f"Gone, {name}")
    screen.tap("1, Ann, asked")
    screen.keys("Down")
    screen.until(partial(has_keyboard, screen, "2, Bea, asked"), "the arrow walks to the next line")
    for key in ("Call, Ann", "Gone, Ann", "Call, Bea", "Gone, Bea"):
        screen.keys("Tab")
        screen.until(partial(has_keyboard, screen, key), f"Tab comes by {key}")
    screen.keys("space")
    screen.see("Bea is off the list")
    assert [name.name for name in room_now.room(room.admin).waiting] == ["Ann", "Cid"], "Bea alone is gone"


def has_keyboard(screen: Screen, words: str) -> bool:
    """Whether what has the keyboard, or the line of a list that has it, is called so."""
    return any(thing.focused and thing.name.startswith(words) for thing in screen.things())
