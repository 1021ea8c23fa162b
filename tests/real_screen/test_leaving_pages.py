"""Every page is left by every way out of it: the page below has the keyboard, the journal is as it was."""

import pytest
from msgspec import Struct

from tests.real_screen.screen import Screen
from tests.real_screen.ways import BOOKS, MENU, at_the_table, walk


class Page(Struct, frozen=True):
    """A page over the table: how it is opened, a word of it, and its ways out; `deep` = Escapes until it is left."""

    way: tuple[str, ...]
    shows: str
    outs: tuple[tuple[str, ...], ...]
    deep: int = 1


PAGES: dict[str, Page] = {
    "setup": Page((*MENU, "Setup page"), "Same as last time", (("Back",), ("Go on with hand 2",))),
    "setup, all rules": Page((*MENU, "Setup page", "All rules"), "As the preset", (("Back", "Back"),), 2),
    "rules": Page((*MENU, "House rules"), "As they were", (("Back",),)),
    "recap": Page((*MENU, "Recap"), "Back to table", (("Back to table",),)),
    "device": Page((*MENU, "This device"), "Close Feltbook", (("Back",),)),
    "device, measuring": Page((*MENU, "This device", "Touch size: measure"), "It fits", (("Back", "Back"),), 2),
    "device, sizes": Page((*MENU, "This device", "Quick sizes: choose"), "Pot limit", (("Back", "Back"),), 2),
    "check": Page((*MENU, "This device", "Verify the book"), "Verify again", (("Back", "Back"),), 2),
    "backups": Page((*MENU, "This device", "Backups: see them"), "There is no backup yet", (("Back", "Back"),), 2),
    "keys": Page(("key:F1",), "Tap seat 1 to 9", (("Back",), ("key:x",))),
    "keys from the device": Page((*MENU, "This device", "Keys"), "Tap seat 1 to 9", (("Back", "Back"),), 2),
    "tour": Page((*MENU, "This device", "The tour again"), "Skip the tour", (("Skip the tour",), ("key:Return",) * 5)),
}


@pytest.mark.parametrize("half", [0, 1])
def test_every_page_over_a_hand_is_left_by_every_way(screen: Screen, half: int) -> None:
    screen.prepare(*BOOKS["flop"])
    screen.start()
    steps, wrong = screen.book.steps, []
    for name, page in [*PAGES.items()][half::2]:
        for out in (("key:Escape",) * page.deep, *page.outs):
            try:
                walk(screen, page.way)
                screen.see(page.shows)
                walk(screen, out)
                at_the_table(screen, "flop")
            except AssertionError as error:
                wrong.append(f"{name} by {out}: {error}")
                screen.keys("Escape", "Escape")
        assert len(wrong) < 3, wrong
    assert wrong == []
    assert screen.book.steps == steps


def test_the_page_of_another_game_is_left_by_every_way(screen: Screen) -> None:
    screen.prepare(*BOOKS["between"])
    screen.start()
    steps = screen.book.steps
    for out in ("key:Escape", "Back"):
        walk(screen, ("Table", "Another game"))
        screen.see("Change")
        walk(screen, (out,))
        at_the_table(screen, "between")
    assert screen.book.steps == steps


def test_the_setup_page_of_a_first_start(screen: Screen) -> None:
    """Escape is no way out of the app; its own key and the window's are."""
    screen.choose()
    for out in ("key:alt+F4", "Close"):
        screen.start()
        screen.see("Choose a game and its stakes")
        screen.keys("Escape", "Tab")
        assert screen.focused
        for way in ("Why these rules", "All rules"):
            screen.tap(way)
            screen.until(lambda: not screen.find("Game and stakes"), "the end of the games")
            screen.keys("Escape")
            screen.until(lambda: screen.find("Game and stakes"), "the games")
        walk(screen, (out,))
        screen.closed()
    assert screen.book.sessions == 0


BESIDE_THE_SETUP: dict[str, tuple[tuple[str, ...], str, tuple[str, ...]]] = {
    "an earlier recap": (("Recap of last time",), "ended", ("key:Escape", "Back, ")),
    "evenings": (("Book of evenings",), "Any player", ("key:Escape", "Back")),
    "players": (("Book of evenings", "Players"), "Over the evenings", ("key:Escape", "Back")),
    "accounts": (("Book of evenings", "Accounts"), "Evening by evening", ("key:Escape", "Back")),
    "export": (("Book of evenings", "Export"), "The file will hold", ("key:Escape", "Back")),
    "erase, forget": (("Book of evenings", "Erase"), "Choose what is to go", ("key:Escape", "Back")),
    "pack, unpack": (("Book of evenings", "Pack"), "Pack and unpack evenings", ("key:Escape", "Back")),
}
"""Pages that lead back to the setup page: the way there, what is seen, the ways out."""


@pytest.mark.parametrize("page", BESIDE_THE_SETUP)
def test_what_is_beside_the_setup_page_is_left_by_every_way(screen: Screen, page: str) -> None:
    screen.prepare(*BOOKS["between"], {"do": "end"})
    screen.start()
    steps = screen.book.steps
    way, seen, outs = BESIDE_THE_SETUP[page]
    for out in outs:
        walk(screen, way)
        screen.see(seen)
        walk(screen, (out,))
        if len(way) > 1:
            screen.see("Any player")
            screen.keys("Escape")
        screen.see("Choose a game and its stakes")
        screen.keys("Tab")
        assert screen.focused
    assert screen.book.steps == steps


def test_the_name_of_own_rules_is_left_by_every_way(screen: Screen) -> None:
    screen.prepare(*BOOKS["flop"])
    screen.start()
    steps = screen.book.steps
    walk(screen, (*MENU, "Setup page", "Tournament", "All rules", "Tournament levels", "One level more"))
    screen.keys("Escape", "Escape")
    for out in ("key:Escape", "Close"):
        screen.tap("Keep as mine")
        screen.see("Keep these rules as")
        walk(screen, (out,))
        screen.gone("Keep these rules as")
        screen.see("Keep as mine")
    assert screen.book.steps == steps
