"""Every sheet, menu and page is left by every way out of it.

Then the page below is there and has the keyboard, and the journal is as it was.
The rows are held against the code: a new sheet, menu or page fails here until it has one.
"""

import ast
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest
from msgspec import Struct

from desktop.intents import pages
from desktop.preferences.key_ring import KeyRing
from engine.room.word import file_of
from tests.real_screen.screen import Screen
from tests.real_screen.tables import Line, opened

DESKTOP = Path(__file__).parents[2] / "desktop"
FOLD: Line = {"do": "act", "action": "fold"}
CALL: Line = {"do": "act", "action": "call"}
CHECK: Line = {"do": "act", "action": "check"}
ONCE: tuple[Line, ...] = ({"do": "deal"}, FOLD, FOLD)
WAITS: Line = {"do": "sit", "seat": 3, "player": "Eli", "stack": 200, "entry": "wait"}

BOOKS: dict[str, tuple[Line, ...]] = {
    # on the flop, the last player to act; somebody at the table was not dealt in
    "flop": (
        *opened("Dora", "Ben"), {"do": "sit", "seat": 4, "player": "Cal", "stack": 200}, *ONCE, WAITS, {"do": "deal"},
        CALL, CALL, CHECK, {"do": "street", "cards": "Ah7d2c"}, CHECK, CHECK,
    ),
    # nobody has acted: a misdeal is still the dealer's
    "dealt": (*opened("Dora", "Ben", "Cal"), {"do": "deal"}),
    "between": (*opened("Dora", "Ben", "Cal"), *ONCE),
    "mixed": opened("Dora", "Ben", "Cal", mix=[{"game": "holdem"}, {"game": "omaha", "limit": "pot_limit"}]),
    "levels": (
        *opened(
            "Dora", "Ben", "Cal", preset="tournament", prizes={"currency": "EUR", "entry": 2000, "add_on": 1000},
            levels=[{"blinds": [k, 2 * k], "minutes": 20} for k in (1, 2, 4)],
        ),
        {"do": "add_chips", "seat": 1, "amount": 100},
    ),
    "race": opened(
        "Dora", "Ben", "Cal", stack=205, preset="tournament", blinds=[25, 50],
        levels=[{"blinds": [25, 50], "minutes": 20}], prizes={"currency": "EUR", "entry": 2000},
    ),
    "draw": (
        *opened("Dora", "Ben", "Cal", game="triple_draw_27", limit="fixed", bets=[2, 4]), {"do": "deal"},
        CALL, CALL, CHECK,
    ),
}  # fmt: skip
HOME = {"flop": "Fold", "dealt": "Fold", "draw": "Cards drawn"}
"""What stands on the table of a book; between hands the key that deals."""


class Cover(Struct, frozen=True):
    """What lies over the table: in which book, how it is opened, a word of it, and the ways out beside Escape.

    `then` = the way on to the table from what lay below.
    """

    book: str
    way: tuple[str, ...]
    shows: str
    outs: tuple[str, ...] = ("Close",)
    then: tuple[str, ...] = ()


BESIDE, AGAIN = ("beside",), ("Close", "key:l")
COVERS: dict[str, Cover] = {
    # sheets, by their class
    "AskSheet": Cover("flop", ("Seat 7, empty",), "Seat 7"),
    "CardSheet": Cover("flop", ("hold:Seat 1, ", "Cards"), "Cards of Dora"),
    "CountingSheet": Cover("between", ("Table", "Count all stacks"), "Dora, 1 of 3"),
    "OwnSplitSheet": Cover("levels", ("Table", "Split the prizes", "Own amounts"), "Own amounts"),
    "RaceSheet": Cover("race", ("Table", "Chip race"), "25 stays"),
    "CorrectSheet": Cover("flop", ("key:l", "Dora checks"), "Correct hand 2", then=("key:Escape",)),
    "DrawSheet": Cover("draw", ("Cards drawn",), "How many cards?"),
    "FloorSheet": Cover("flop", ("Menu", "Floor"), "The floor"),
    "HandOverSheet": Cover("flop", ("Menu", "Hand-over card"), "I have the table"),
    "LevelSheet": Cover("levels", ("Table", "Levels"), "Levels"),
    "LogSheet": Cover("flop", ("key:l",), "Hand 2", AGAIN),
    "NameSheet": Cover("flop", ("Menu", "Floor", "Add a name"), "Who is it?"),
    "PinSheet": Cover("flop", ("Menu", "Floor", "PIN of the screen"), "PIN of the screen"),
    "RulingSheet": Cover("flop", ("hold:Seat 2, ", "Said and put in"), "Ben: what happened?"),
    "WhySheet": Cover("flop", ("key:question",), "Why: ", ("Why: ",)),
    # menus, by the function that makes them
    "choose_menu": Cover("mixed", ("Table", "Choose the game"), "Which game comes next?", BESIDE),
    "dead_menu": Cover("flop", ("hold:Seat 1, ", "Hand is dead"), "Dora: why is it dead?", BESIDE),
    "dealer_menu": Cover("flop", ("Menu", "Dealer change"), "Who deals?", BESIDE),
    "early_menu": Cover("flop", ("hold:Seat 1, ", "Acts out of turn"), "Dora, out of turn", BESIDE),
    "misdeal_menu": Cover("dealt", ("Menu", "Misdeal"), "Misdeal: why?", BESIDE),
    "money_menu": Cover("flop", ("hold:Seat 1, ", "Money"), "Dora, 198", BESIDE),
    "quit_menu": Cover("flop", ("Menu", "Close Feltbook"), "Hand 2 runs: close", BESIDE),
    "end_menu": Cover("between", ("Table", "End the game"), "End the game?", BESIDE),
    "room_menu": Cover("mixed", ("Menu", "Room"), "Table 7", BESIDE),
    "purchase_menu": Cover("levels", ("hold:Seat 1, ", "Wrong rebuy"), "Dora: 100 chips. Whose", BESIDE),
    "split_menu": Cover("levels", ("Table", "Split the prizes"), "Split what is still to be won", BESIDE),
    "seat_menu": Cover("flop", ("hold:Seat 1, ",), "1  Dora, 198", BESIDE),
    "street_back_menu": Cover("flop", ("Menu", "Turn shown too early"), "Taken back, ", BESIDE),
    "table_menu": Cover("between", ("Table",), "Table", BESIDE),
    "unposted_menu": Cover("flop", ("hold:Seat 3, ", "Dealt in unposted"), "Eli, dealt in unposted", BESIDE),
    "why_menu": Cover("flop", ("Menu", "Why ..."), "Why ...", BESIDE),
    "window_menu": Cover("flop", ("Menu",), "Menu", BESIDE),
}


def walk(screen: Screen, way: tuple[str, ...]) -> None:
    """Go a way: a name to tap, `hold:` for longer, `key:` for a key, `beside` for a tap beside a menu."""
    for place in way:
        kind, _, rest = place.partition(":")
        if kind == "hold":
            screen.hold(rest)
        elif kind == "key":
            screen.keys(rest)
        else:
            screen.tap(place)


def beside(screen: Screen, title: str) -> None:
    """Tap the felt beside the menu of this title."""
    thing = next(thing for thing in screen.things() if thing.name.startswith(title) and thing.role != "button")
    left, top, width, height = thing.rect
    screen.point(left - 6 if left > 20 else left + width + 6, top + height // 2)


def leave(screen: Screen, out: str, title: str) -> None:
    """Take one way out."""
    if out == "beside":
        beside(screen, title)
    else:
        walk(screen, (out,))


def at_the_table(screen: Screen, book: str) -> None:
    """The table of this book is there and takes keys: L opens the log, Escape closes it."""
    screen.until(lambda: screen.find(HOME.get(book, "Deal hand")), "the table")
    screen.keys("l")
    screen.until(lambda: screen.find("Close"), "the log")
    screen.keys("Escape")


def lines_of(book: str) -> Iterator[tuple[str, Cover]]:
    return ((name, cover) for name, cover in COVERS.items() if cover.book == book)


@pytest.mark.parametrize("book", BOOKS)
def test_every_sheet_and_menu_is_left_by_every_way(screen: Screen, book: str) -> None:
    screen.prepare(*BOOKS[book])
    (screen.folder / "config" / "feltbook" / "dealers.json").write_text('["Mia"]')
    if book == "mixed":
        file_of(screen.file).write_text('{"place": "7"}')  # a table of a card room
    screen.start()
    steps, wrong = screen.book.steps, []
    for name, cover in lines_of(book):
        for out in ("key:Escape", *cover.outs):
            try:
                walk(screen, cover.way)
                screen.see(cover.shows)
                leave(screen, out, cover.shows)
                walk(screen, cover.then)
                at_the_table(screen, book)
            except AssertionError as error:
                wrong.append(f"{name} by {out}: {error}")
                screen.keys("Escape", "Escape")
        assert len(wrong) < 3, wrong
    assert wrong == []
    assert screen.book.steps == steps


class Page(Struct, frozen=True):
    """A page over the table: how it is opened, a word of it, and its ways out; `deep` = Escapes until it is left."""

    way: tuple[str, ...]
    shows: str
    outs: tuple[tuple[str, ...], ...]
    deep: int = 1


MENU = ("Menu",)
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


CLOSED_AT: dict[str, tuple[str, ...]] = {
    "the table": (), "a sheet": ("Seat 7, empty",), "a menu": MENU, "the setup page": (*MENU, "Setup page"),
    "the rules": (*MENU, "House rules"), "the recap": (*MENU, "Recap"), "the device": (*MENU, "This device"),
    "the keys": ("key:F1",), "the tour": (*MENU, "This device", "The tour again"),
}  # fmt: skip


def test_closed_by_its_window_anywhere_it_opens_at_the_very_tap(screen: Screen) -> None:
    screen.prepare(*BOOKS["flop"])
    before = screen.book.view
    steps = screen.book.steps
    for way in CLOSED_AT.values():
        screen.start()
        at_the_table(screen, "flop")
        walk(screen, way)
        screen.close()
        assert screen.book.view == before
    screen.start()
    screen.see("Fold")
    screen.keys("f")
    assert screen.book.steps == steps + 1


def test_the_manual_is_left_by_its_keys_and_its_window(screen: Screen) -> None:
    screen.prepare(*BOOKS["flop"])
    screen.start()
    steps = screen.book.steps
    for out in ("Escape", "F1", "alt+F4"):
        walk(screen, (*MENU, "Manual"))
        screen.until(lambda: screen.active == "Manual", "the manual")
        screen.keys("Down", out)
        screen.until(lambda: screen.active == "Feltbook", "the table's window")
        at_the_table(screen, "flop")
    assert len(screen.windows) == 1
    assert screen.book.steps == steps


@pytest.mark.parametrize("screen", [(1920, 1080)], indirect=True)
def test_the_players_display_is_left_by_every_way(screen: Screen) -> None:
    screen.prepare(*BOOKS["flop"])
    screen.start()
    steps = screen.book.steps
    for out in (
        ("key:F2",),
        (*MENU, "Players' display F2"),
        (*MENU, "This device", "Second screen: closed", "key:Escape"),
    ):
        screen.keys("F2")
        screen.until(lambda: len(screen.windows) == 2, "the display")
        walk(screen, out)
        screen.until(lambda: len(screen.windows) == 1, "the display's end")
        at_the_table(screen, "flop")
    assert screen.book.steps == steps


def locked(screen: Screen) -> None:
    """A screen that is locked already, with the PIN 2468."""
    ring = KeyRing(screen.folder / "config" / "feltbook" / "pins.json")
    ring.set_screen("2468")


def test_the_lock_is_left_by_its_pin_alone(screen: Screen) -> None:
    screen.prepare(*BOOKS["flop"])
    locked(screen)
    screen.start()
    steps = screen.book.steps
    walk(screen, (*MENU, "Lock the screen"))
    for again in range(2):
        screen.see("Locked")
        screen.keys("Escape", "f", "l", "ctrl+z", "Tab", "Return", "F1")
        felt = next(thing for thing in screen.things() if thing.name.startswith("Seat 7, "))
        screen.point(*felt.middle)
        screen.see("Locked")
        assert screen.book.steps == steps
        if not again:
            screen.keys("F1")
            screen.close()
            screen.start()
    screen.type("f2a4c6r8")  # letters are nobody's
    screen.keys("Return")
    screen.gone("Locked")
    at_the_table(screen, "flop")
    assert screen.book.steps == steps


def test_leave_of_full_screen_is_asked_for_and_the_question_is_left_by_every_way(screen: Screen) -> None:
    screen.prepare(*BOOKS["flop"])
    locked(screen)
    screen.start("--kiosk")
    steps = screen.book.steps
    for out in ("key:Escape", "Back"):
        screen.keys("F11")
        screen.see("Leave full screen")
        walk(screen, (out,))
        screen.gone("Leave full screen")
        at_the_table(screen, "flop")
    screen.keys("alt+F4")
    at_the_table(screen, "flop")
    assert screen.running, "the window's own close is no way out of a full screen"
    assert screen.book.steps == steps


# Held against the code ------------------------------------------------------------------------------------------------


@lru_cache
def code() -> tuple[ast.stmt, ...]:
    """Every class and function of the window's code that stands by itself."""
    return tuple(node for file in DESKTOP.rglob("*.py") for node in ast.parse(file.read_text("utf-8")).body)


def classes(*bases: str) -> set[str]:
    """The classes that are made of one of these, or of one that is."""
    nodes = [node for node in code() if isinstance(node, ast.ClassDef)]
    made: set[str] = set()
    while (
        more := {
            node.name
            for node in nodes
            for base in node.bases
            if isinstance(base, ast.Name) and base.id in {*bases, *made}
        }
        - made
    ):
        made |= more
    return made


def test_no_sheet_and_no_menu_is_without_a_row() -> None:
    """The recovery code is left in `tests/desktop/test_lock.py`; two sheets are made of `EntriesSheet`."""
    menus = {
        node.name
        for node in code()
        if isinstance(node, ast.FunctionDef) and isinstance(node.returns, ast.Name) and node.returns.id == "Menu"
    }
    assert {*COVERS, "Naming", "CodeSheet", "EntriesSheet"} == classes("Sheet") | menus | {"WhySheet"}


def test_no_page_is_without_a_row() -> None:
    """Left elsewhere: by `test_opening`; by `floor/test_tiles` and, while work goes on, `test_long_corrections`."""
    floor = {"RoomPage", "FloorPage", "ListsPage", "DealersPage", "TablePage", "DayPage"}
    bases = {"WorkPage", "ChoosingPage", "AskingPage", "WaitPage", "SettleParts"}
    assert classes("Page", "PageWidget") - bases - floor == {
        "BackupsPage", "SetupPage", "EveningsPage", "RecapPage", "DevicePage", "CheckPage", "KeysPage", "UnopenedPage",
        "PrivacyPage", "TravelPage", "SettlePage", "PlayersPage", "AccountsPage",
        "ExportPage",
    }  # fmt: skip
    beside = {"DEVICE", "BACKUPS", "CHECK", "KEYS", "MANUAL", "TOUR", "FLOOR"}
    assert {page.name for page in pages.WindowPage} == {"SETUP", "RULES", "GAME", "RECAP"} | beside
