"""Text typed into every field that takes text: it stands in the field, and the journal of the table is as it was.

The rows are held against the code: a new question that asks for a name or an amount fails here until it has one, and
so does a new class that takes keys by itself.
"""

import ast
from pathlib import Path
from typing import get_args

from desktop.intents.questions import QuestionIntent
from tests.real_screen.screen import Screen
from tests.real_screen.tables import Line, dealt, opened

DESKTOP = Path(__file__).parents[2] / "desktop"
NAME = "Acf Mart Phil"
"""Letters that play at the table: all-in, call, fold, least, raise, two thirds, pot, half, log."""
MIXED = "a1c2f3r"
PEOPLE = ("Dora", "Ben", "Cal", "Dee", "Eli")
HOME = {"stakes": "open", "straddle": {"allow": "any", "sleepers": True}}
HAND = dealt(*PEOPLE, **HOME)
FLOP: tuple[Line, ...] = (*[{"do": "act", "action": "call"}] * 4, {"do": "act", "action": "check"}, {"do": "street"})
AWAY: Line = {"do": "sit_out", "seat": 2}
BOUGHT: Line = {"do": "add_chips", "seat": 3, "amount": 50}
Row = tuple[tuple[str, ...], str, str]

IN_HAND: dict[str, Row] = {
    # the question: how it is opened (a name to tap, "hold:" for longer, "key:" for a key), what is typed, what stands
    "AskSit": (("Seat 7, empty",), NAME, NAME),
    "AskRename": (("hold:Seat 1, ", "Rename"), NAME, NAME),
    "AskDealer": (("key:d",), NAME, NAME),
    "AskAdd": (("hold:Seat 1, ", "Add chips"), MIXED, ": 123"),
    "AskCount": (("hold:Seat 1, ", "Count stack"), MIXED, ": 123"),
    "AskTip": (("hold:Seat 1, ", "Money", "Tip"), MIXED, ": 123"),
    "AskChipRun": (("hold:Seat 1, ", "Money", "Chip run"), MIXED, ": 123"),
    "AskMarker": (("hold:Seat 1, ", "Money", "Marker"), MIXED, ": 123"),
    "AskEarlyRaise": (("hold:Seat 3, ", "Acts out of turn", "Raises to"), MIXED, ": 123"),
    "AskMisdeal": (("Menu", "Misdeal", "Another reason"), NAME, NAME),
    "floor": (("Menu", "Floor", "Add a name"), NAME, NAME),
    "pin": (("Menu", "Floor", "PIN of the screen"), MIXED, "3 digits"),
    "said": (("hold:Seat 4, ", "Said and put in"), MIXED, "123"),
    "hand cards": (("hold:Seat 1, ", "Cards"), "x Ah 10d", "2 / 2"),
}
BETWEEN: dict[str, Row] = {
    "AskLeave": (("hold:Seat 1, ", "Leaves ..."), MIXED, ": 123"),
    "AskBuyIn": (("Hand log", "Cal adds 50"), MIXED, ": 123"),
    "AskPayment": (("hold:Seat 1, ", "Money", "Pays"), MIXED, ": 123"),
    "AskStraddle": (("hold:Seat 4, ", "Straddle to"), MIXED, ": 123"),
    "AskSleeper": (("hold:Seat 4, ", "Sleeper to"), MIXED, ": 123"),
    "AskOver": (("hold:Seat 2, ", "Played over"), NAME, NAME),
    "AskBomb": (("Table", "Bomb pot"), MIXED, ": 123"),
    "AskBomb, two boards": (("Table", "Bomb, two boards"), MIXED, ": 123"),
    "AskSplash": (("Table", "Splash"), MIXED, ": 123"),
}
LEVELS = ("Menu", "Setup page", "Tournament", "All rules", "Tournament levels")
LIMITS = ("Menu", "House rules", "Limits")
SETUP: dict[str, Row] = {
    "rule": ((*LIMITS, "Most a player can lose"), MIXED, "Most a player can lose in a hand: 123"),
    "levels": (LEVELS, MIXED, "Level 1, Blinds 123"),
    "own rules": ((*LEVELS, "One level more", "key:Escape", "key:Escape", "Keep as mine"), NAME, NAME),
}
NO_QUESTION = {"floor", "pin", "said", "hand cards"}
TAKE_KEYS = {
    # who handles keys by itself, and which
    "shell/frame.py": "F keys",
    "help/keys.py": "any key goes back", "help/manual.py": "Esc, F1", "help/tour.py": "Enter, Esc",
    "kit/list_view.py": "arrows, Enter, Ctrl+C", "kit/menu.py": "arrows", "kit/painted.py": "Space, Enter",
    "kit/page.py": "Esc", "kit/sheet.py": "the rows above",
    "recap/settle_page.py": "digits and letters of a form",
    "replay/page.py": "Esc, arrows, space bar, Enter",
    "setup/editor.py": "digits of a rule", "setup/asking_page.py": "letters searched for",
    "setup/level_pad.py": "digits of a level",
    "setup/page.py": "Enter, Esc, arrows", "shell/failed_book.py": "Enter",
    "shell/progress_pages.py": "Esc; any other key ends there",
    "table/lock.py": "digits of a PIN", "table/pin_pad.py": "no Esc over the recovery code",
    "table/why_sheet.py": "Esc",
}  # fmt: skip


def walk_through(screen: Screen, rows: dict[str, Row]) -> list[str]:
    """Every row in the running app; returns what did not go well, row by row."""
    wrong = []
    for name, (way, typed, stands) in rows.items():
        steps = screen.book.steps
        try:
            for place in way:
                kind, _, rest = place.partition(":")
                {"hold": screen.hold, "key": screen.keys}.get(kind, lambda _, place=place: screen.tap(place))(rest)
            screen.type(typed)
            screen.see(stands)
        except AssertionError as error:
            wrong.append(f"{name}: {error}")
        if screen.book.steps != steps:
            wrong.append(f"{name}: the table took what was typed")
        screen.keys("Escape", "Escape")
    return wrong


def test_every_field_of_a_running_hand(screen: Screen) -> None:
    screen.prepare(*HAND)
    screen.start()
    screen.see("Fold")
    assert walk_through(screen, IN_HAND) == []
    assert screen.find("Fold") is not None


def test_the_cards_of_the_board(screen: Screen) -> None:
    screen.prepare(*HAND, *FLOP)
    screen.start()
    assert walk_through(screen, {"board": (("key:b",), "a h,Kd 10C", "3 / 3")}) == []


def test_every_field_between_hands(screen: Screen) -> None:
    screen.prepare(*opened(*PEOPLE, **HOME), {"do": "deal"}, *[{"do": "act", "action": "fold"}] * 4, AWAY, BOUGHT)
    screen.start()
    screen.see("Deal hand 2")
    assert walk_through(screen, BETWEEN) == []


def test_every_field_of_the_setup_page_over_a_running_hand(screen: Screen) -> None:
    screen.prepare(*HAND)
    screen.start()
    screen.see("Fold")
    for name, row in SETUP.items():
        assert walk_through(screen, {name: row}) == []
        screen.keys("Escape", "Escape")
        assert screen.find("Fold") is not None, f"{name}: back at the table"


def test_a_name_typed_on_the_page_of_all_evenings_is_searched_for(screen: Screen) -> None:
    screen.prepare(*opened(*PEOPLE), {"do": "end"})
    screen.start()
    screen.tap("Book of evenings")
    title = screen.at_rest("Dates: All dates").rect
    hint = "player, game, day, tag or place"
    screen.type("Do")
    screen.until(lambda: screen.focused == hint, "the field has the keyboard")
    screen.point(title[0] + 200, title[1] - 20)
    screen.type("ra 2")
    for _ in range(60):
        if screen.focused.startswith("Book of evenings"):
            break
        screen.keys("Tab")
    screen.type("6x")
    screen.until(lambda: screen.find(hint).value == "Dora 26x", "all that was typed stands in the field")


def test_what_is_typed_on_the_settle_page_stands_in_a_field(screen: Screen) -> None:
    screen.prepare(*opened("Rosa", "Theo", "Maya"))
    screen.start()
    for words in ("Menu", "Recap", "Pay and share", "Add an expense", "Who paid? Maya", "Mostly Pizza"):
        screen.tap(words)
    steps = screen.book.steps
    screen.type("12")
    screen.see("Maya paid 12")
    screen.type("x3")
    screen.see("Pizzax3")
    screen.tap("Who shares it? Theo")
    screen.type("5")
    screen.see("Maya paid 125")
    screen.keys("BackSpace")
    screen.see("Maya paid 12")
    assert screen.book.steps == steps
    screen.keys("Return")
    screen.see("Pizzax3: Maya paid 12")
    screen.keys("Return")
    steps = screen.book.steps
    screen.tap("Another way")
    screen.type("https://x/a1")
    screen.see("https://x/a1")
    screen.keys("Escape", "Escape", "Escape")
    assert screen.book.steps == steps


def test_no_question_is_without_a_row() -> None:
    rows = ({*IN_HAND} - NO_QUESTION) | {*BETWEEN}
    assert {question.__name__ for question in get_args(QuestionIntent)} == {name.partition(",")[0] for name in rows}


def test_nobody_takes_keys_unseen() -> None:
    takers = set()
    for file in DESKTOP.rglob("*.py"):
        tree = ast.parse(file.read_text("utf-8"))
        functions = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
        if functions & {"keyPressEvent", "keyReleaseEvent", "inputMethodEvent"}:
            takers.add(file.relative_to(DESKTOP).as_posix())
    assert takers == {*TAKE_KEYS}


EDITED = {
    "table/ask_sheet.py": "the rows above",
    # pages away from the table, where no key plays
    "recap/settle_forms.py": "typed beside and in it below", "floor/field.py": "typed in floor/test_asked.py",
    "kit/typed_line.py": "the line of both",
}  # fmt: skip


def test_at_the_table_the_only_line_edit_is_the_name_of_a_sheet() -> None:
    lines = ("QLineEdit(", "TypedLine(", "QTextEdit(", "QPlainTextEdit(", "QSpinBox(")
    users = {
        file.relative_to(DESKTOP).as_posix()
        for file in DESKTOP.rglob("*.py")
        if any(word in file.read_text("utf-8") for word in lines)
    }
    assert users == {*EDITED}
