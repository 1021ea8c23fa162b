"""Figures of the screen have names, and the kit knows no poker."""

import ast
import re
from pathlib import Path

from tests.gates.sources import files

PLAYED = ("commands", "demo")
"""Rooms that print and play hands: of them only what imports Qt or the kit has to do with a screen."""

PLAIN = {0, 0.5, 1, 2}
"""Figures that count, halve or double."""


def on_screen(room: str, source: str) -> bool:
    """Whether figures of a module have names: it paints, measures, or says what is shown."""
    return (
        room not in PLAYED or re.search(r"^\s*(from|import) (PySide6|desktop\.kit)\b", source, re.MULTILINE) is not None
    )


def loose_figures(source: str) -> list[tuple[int, float]]:
    """Line and value of each figure inside a function that is no index and none of `PLAIN`, factors among them."""
    figures: set[tuple[int, float]] = set()

    def look(node: ast.AST, inside: bool, plain: bool) -> None:
        if isinstance(node, ast.Constant) and type(node.value) in (int, float):
            if inside and not plain and node.value not in PLAIN:
                figures.add((node.lineno, node.value))
            return
        for part in ast.iter_child_nodes(node):
            if isinstance(node, ast.FunctionDef | ast.Lambda):
                look(part, part not in getattr(node, "decorator_list", ()), False)
            elif isinstance(node, ast.UnaryOp | ast.IfExp):
                look(part, inside, plain)
            else:
                index = part is node.slice if isinstance(node, ast.Subscript) else isinstance(node, ast.Slice)
                look(part, inside, index)

    look(ast.parse(source), False, False)
    return sorted(figures)


def test_figures_of_the_screen_have_names() -> None:
    """Sizes, gaps, corners and counts stand in `sizes.py` of a room, of the kit, or over the functions, by role."""
    for line in ("x + 12", "panel(p, rect, 14)", "9.0 if wide else y", "[(30, 1)]", "rest.adjusted(0, 3, 0, 0)"):
        assert loose_figures(f"def paint(): {line}"), line
    for line in (
        "size * 0.46",
        "size * (0.4 if dots else 0.52)",
        "width / 3",
        "step *= 10",
        "[0.0] * 5",
        "(3, 4)[wide]",
    ):
        assert loose_figures(f"def paint(): {line}"), line
    for line in ("(low + high) / 2", "box[3]", "parts[1::3]", "x - 1", "2 * side"):
        assert loose_figures(f"def paint(): {line}") == [], line
    assert loose_figures("@cache(maxsize=64)\ndef paint(): ...\nGAP = 12") == []
    held = {path: source for path, source in files("desktop").items() if on_screen(Path(path).parent.name, source)}
    assert {Path(path).name for path in held if Path(path).parent.name in PLAYED} == {"pictures.py", "run.py"}
    loose = {path: loose_figures(source) for path, source in held.items()}
    assert {place: figures for place, figures in loose.items() if figures} == {}


POKER = re.compile(
    "seat(s|ed)?|plates?|pucks?|pots?|fold(s|ed|ing)?|call(s|ed|er|ers|ing)?|raise[sr]?|suit(s|ed)?|chips?|felt.*|rails?|"
    "stacks?|bet(s|ting)?|blinds?|dealers?|deal(s|t|ing)?|hands?|poker|tables?|trays?|(on)?kill.*|muck.*|boards?|"
    "players?|straddles?|antes?|wagers?|showdowns?|streets?|flops?|rivers?|legs?|rakes?|winners?|cards?|"
    "spades?|hearts?|diamonds?|clubs?|jokers?"
)
"""Words of the game, without those that are as much of any screen: button, check, turn, amount."""

NO_POKER = (
    # what the kit says of itself
    "knows no poker",
    # a hand of a person, a name somebody has
    r"(by|left) hands?\b", "is called",
    # Python and Qt
    r"^\s*raise\b", r"^\s*Raises:", r"\.raise_\(\)",
)  # fmt: skip
"""What is said in the kit by such words and means nothing of the game."""

OF_A_PAGE = {
    # a box in which things stand that belong together
    "card": ("card.py", "focus.py", "icons.py", "layouts.py", "page.py", "page_keys.py", "pages.py", "shares.py",
             "sizes.py"),
    # a small key that is chosen
    "chip": ("page_keys.py", "shares.py", "sizes.py"),
}  # fmt: skip
"""Parts of a page that have the names of things of the game, and the files of the kit that say so."""


def poker_words(name: str, source: str) -> set[str]:
    """The words of the game in a file of the kit, by their singular: in its own name, in names, texts and comments."""
    lines = [re.sub("|".join(NO_POKER), "", line) for line in (name, *source.splitlines())]
    words = {word.lower() for line in lines for word in re.findall("[A-Z]?[a-z]+|[A-Z]+(?![a-z])", line)}
    return {word.removesuffix("s") for word in words if POKER.fullmatch(word)}


def test_the_kit_knows_no_poker() -> None:
    """By its words; by its imports it is held to it by a contract."""
    for line in (
        "plate: tuple[int, int]", '"""A bet before a seat."""', "def seat_ring(): ...", "FELT_UPRIGHT = 3",
        "feltedge: str", '"fold": (gap, low)', "# what lies on the table", "theme.onkill", "CardColours()",
        "SUITS = {}", "dealer_on_top = False", "handTicks()",
    ):  # fmt: skip
        assert poker_words("metrics.py", line), line
    for line in ("from collections.abc import Callable", "clipboard.keyboard", "    raise failed", "spot, unfolded"):
        assert poker_words("metrics.py", line) == set(), line
    sources = {Path(path).name: source for path, source in files("desktop/kit").items()}
    words = {name: poker_words(name, source) for name, source in sources.items()}
    of_a_page = {name: {word for word, names in OF_A_PAGE.items() if name in names} for name in sources}
    assert words == of_a_page
