"""The ways into what lies over a table and out of it, and the books it is opened in."""

from tests.real_screen.screen import Screen
from tests.real_screen.tables import Line, opened

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


MENU = ("Menu",)


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


def at_the_table(screen: Screen, book: str) -> None:
    """The table of this book is there and takes keys: L opens the log, Escape closes it."""
    screen.until(lambda: screen.find(HOME.get(book, "Deal hand")), "the table")
    screen.keys("l")
    screen.until(lambda: screen.find("Close"), "the log")
    screen.keys("Escape")
