"""Late imports stand at the gates, and nowhere else; variables and fields say what they hold; lists stand once."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MOST = 25
"""That of `desktop/shell/after_paint.py` by name is one of them."""
ASKED = {
    # which command `feltbook` was asked for
    "desktop/cli.py: _command_line",
    "desktop/cli.py: _script",
    "desktop/cli.py: _window",
    "desktop/cli.py: _run",
    # without one: the game that goes on, or the setup page
    "desktop/bridge/sessions.py: present",
    "desktop/shell/start_pages.py: open_table",
    "desktop/shell/start_pages.py: _setup_pages",
    # what is asked of the engine: to play, to tell the coming hand, to open or change a table, to make
    # a book or bring one up
    "engine/decide/__init__.py: _deciding",
    "engine/view/between_hands.py: coming_hand",
    "engine/settings/resolve.py: _resolve",
    "engine/journal/books.py: _check",
}
"""The first gate: which command was asked for. `tests/end_to_end/test_late_imports.py` gives each and looks."""
AFTER_PAINT = {
    "desktop/bridge/sessions.py: changing",
    "desktop/kit/after_paint.py: late_parts",
    "desktop/setup/after_paint.py: late_parts",
    "desktop/shell/after_paint.py: the_rest",
    "desktop/shell/after_paint.py: side_rooms",
    "desktop/shell/after_paint.py: rare_pages",
    "desktop/table/after_paint.py: late_parts",
    "desktop/table/column.py: _listed",
    "desktop/table/desk.py: _desk_taps",
    # the sentences of a page that no start shows
    "desktop/words/say.py: sentence_of",
    # the library that compares hands
    "engine/cards/evaluators.py: of_pokerkit",
}
"""The second gate: after the first paint. `tests/end_to_end/test_late_imports.py` looks at what is there before it."""

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def imports_inside(source: str) -> list[tuple[str, ast.AST]]:
    """Each import in a function of a module, by a statement or by name, with the name of the function."""
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, FUNCTIONS)]
    return [(function.name, node) for function in functions for node in ast.walk(function) if _imports(node)]


def _imports(node: ast.AST) -> bool:
    if isinstance(node, ast.Call):
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        return called in {"import_module", "__import__"}
    return isinstance(node, ast.Import | ast.ImportFrom)


def late_imports() -> list[tuple[str, ast.AST]]:
    """Each import inside a function of the app, with its file and function."""
    paths = sorted(path for room in ("desktop", "engine") for path in (ROOT / room).rglob("*.py"))
    return [
        (f"{path.relative_to(ROOT).as_posix()}: {function}", node)
        for path in paths
        for function, node in imports_inside(path.read_text("utf-8"))
    ]


def test_an_import_by_name_is_an_import() -> None:
    for line in ("import re", "from re import sub", "import_module('re')", "importlib.import_module('re')"):
        assert [function for function, _ in imports_inside(f"def late():\n    {line}")] == ["late"]
        assert imports_inside(line) == []


def test_late_imports_stand_at_two_gates_and_are_few() -> None:
    late = [place for place, _ in late_imports()]
    assert set(late) == ASKED | AFTER_PAINT
    assert set() == ASKED & AFTER_PAINT
    assert len(late) <= MOST


def start_tricks(source: str) -> list[int]:
    """The lines on which something is put off in disguise: a proxy, a look into `__dict__`, a switch of `gc`."""
    lines = []
    for node in ast.walk(ast.parse(source)):
        proxy = isinstance(node, FUNCTIONS) and node.name in {"__getattr__", "__getattribute__"}
        inside = isinstance(node, ast.Attribute) and node.attr == "__dict__"
        names = [each.name for each in node.names] if isinstance(node, ast.Import) else []
        collector = "gc" in names or (isinstance(node, ast.ImportFrom) and node.module == "gc")
        if proxy or inside or collector:
            lines.append(node.lineno)
    return lines


def test_the_start_plays_no_tricks() -> None:
    for line in ("def __getattr__(name): ...", '"x" in self.__dict__', "import gc", "from gc import freeze"):
        assert start_tricks(line) == [1], line
    paths = [path for room in ("desktop", "engine") for path in (ROOT / room).rglob("*.py")]
    assert len(paths) > 400
    tricks = {path.relative_to(ROOT).as_posix(): start_tricks(path.read_text("utf-8")) for path in paths}
    assert {place: lines for place, lines in tricks.items() if lines} == {}


@pytest.mark.parametrize("door", ["desktop.app", "desktop.shell.offscreen"])
def test_qt_reads_no_source_of_what_is_imported_after_it(door: str) -> None:
    """Its wrapper round `__import__` would: 0.1 ms a module, and 10 MB of lines that are kept."""
    code = f"import {door}, desktop.table.window, linecache; print(*linecache.cache)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert str(ROOT / "desktop") not in done.stdout
    assert str(ROOT / "engine") not in done.stdout


EMPTY_NAMES = {"one", "found", "said", "told"}


def empty_names(source: str) -> list[tuple[int, str]]:
    """Line and name of each argument and local variable (loops and comprehensions too) that says nothing."""
    tree = ast.parse(source)
    fields = {
        id(name)
        for kind in ast.walk(tree)
        if isinstance(kind, ast.ClassDef)
        for line in kind.body
        if isinstance(line, ast.Assign | ast.AnnAssign)
        for name in (line.targets if isinstance(line, ast.Assign) else [line.target])
    }
    names = []
    for node in ast.walk(tree):
        if isinstance(node, ast.arg) and node.arg in EMPTY_NAMES:
            names.append((node.lineno, node.arg))
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and id(node) not in fields:
            names += [(node.lineno, node.id)] if node.id in EMPTY_NAMES else []
    return names


def test_variables_say_what_they_hold() -> None:
    for line in ("def f(one): ...", "found = 1", "[said for said in ()]", "for told in (): ..."):
        assert empty_names(line)
    paths = [path for room in ("desktop", "engine", "tests") for path in (ROOT / room).rglob("*.py")]
    assert len(paths) > 400
    for path in paths:
        assert empty_names(path.read_text("utf-8")) == [], path.relative_to(ROOT).as_posix()


def empty_members(source: str) -> list[str]:
    """Functions, fields and signals that say nothing by their name."""
    names = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names.append(node.name)
        if isinstance(node, ast.ClassDef):
            lines = [line for line in node.body if isinstance(line, ast.Assign | ast.AnnAssign)]
            targets = [t for line in lines for t in (line.targets if isinstance(line, ast.Assign) else [line.target])]
            names += [target.id for target in targets if isinstance(target, ast.Name)]
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            names.append(node.attr)
    return [name for name in names if name in EMPTY_NAMES]


NAMED_ELSEWHERE = {
    # a plural form, as Unicode names it
    ("desktop/words/i18n.py", "one"),
    # a column of the server's answer
    ("engine/room/wire.py", "said"),
}


def test_functions_fields_and_signals_say_what_they_hold() -> None:
    for line in ("def told(): ...", "class A:\n    said = Signal()", "class A:\n    one: int", "self.found = 1"):
        assert empty_members(line)
    files = {
        path.relative_to(ROOT).as_posix(): path
        for room in ("desktop", "engine", "tests")
        for path in (ROOT / room).rglob("*.py")
    }
    assert len(files) > 400
    empty = {(place, name) for place, path in files.items() for name in empty_members(path.read_text("utf-8"))}
    assert empty == NAMED_ELSEWHERE


NAMED_TWICE = {"Noted", "Undo", "Redo", "DrawSeats", "Button"}
"""Commands, events and intents that are one idea in three rooms, always said with their room (`c.Undo`, `i.Undo`)."""


def names_of_types(source: str) -> dict[str, bool]:
    """The classes and the aliases of types a module defines; True = a type variable, which stands for any type."""
    names: dict[str, bool] = {}
    lines = list(ast.parse(source).body)
    while lines:
        line = lines.pop()
        if isinstance(line, ast.If):
            lines += [*line.body, *line.orelse]
        elif isinstance(line, ast.ClassDef):
            names[line.name] = False
        elif isinstance(line, ast.Assign | ast.AnnAssign):
            name = getattr(line.targets[0] if isinstance(line, ast.Assign) else line.target, "id", "")
            made = getattr(line.value.func, "id", "") if isinstance(line.value, ast.Call) else ""
            if re.match(r"[A-Z](?=[^A-Z]|$)", name) and (made in VARIABLES or not isinstance(line.value, ast.Call)):
                names[name] = made in VARIABLES
    return names


VARIABLES = {"TypeVar", "ParamSpec"}


def same_names() -> dict[str, set[str]]:
    """Types of the house that have one name, by their files; type variables are one file."""
    places: dict[str, set[str]] = {}
    for path in (path for tree in ("desktop", "engine") for path in (ROOT / tree).rglob("*.py")):
        for name, variable in names_of_types(path.read_text("utf-8")).items():
            places.setdefault(name, set()).add("" if variable else path.relative_to(ROOT).as_posix())
    assert len(places) > 500
    return {name: files for name, files in places.items() if len(files) > 1}


def test_a_name_of_a_type_is_that_of_one_thing() -> None:
    for line in ("class Pot: ...", "Pot = int | str", "Pot: TypeAlias = 'int'", "Pot = tuple[int, int]", "Pot = Chips"):
        assert names_of_types(line) == {"Pot": False}, line
    assert names_of_types("P = TypeVar('P')\nif TYPE_CHECKING:\n    Q = Literal['a']") == {"P": True, "Q": False}
    assert names_of_types("POTS = (1, 2)\nPots = made()\nx = 1") == {}
    assert same_names().keys() == NAMED_TWICE


def fields_without_a_line(source: str) -> list[str]:
    """The fields of records that have no docstring of their own."""
    bare: list[str] = []
    for record in ast.walk(ast.parse(source)):
        if not isinstance(record, ast.ClassDef) or "Protocol" in {getattr(base, "id", "") for base in record.bases}:
            continue
        names = [line for line in record.body if isinstance(line, ast.AnnAssign) and not _of_class(line)]
        for name in names:
            after = record.body[record.body.index(name) + 1 :][:1]
            if not after or not isinstance(after[0], ast.Expr) or not isinstance(after[0].value, ast.Constant):
                bare.append(f"{record.name}.{ast.unparse(name.target)}")
    return bare


def _of_class(line: ast.AnnAssign) -> bool:
    return ast.unparse(line.annotation).startswith(("ClassVar", "Final"))


def test_each_field_of_a_record_has_its_own_line() -> None:
    assert fields_without_a_line("class Pot:\n    amount: int\n    'Chips.'\n    seats: int") == ["Pot.seats"]
    assert fields_without_a_line("class Splash:\n    amount: int") == ["Splash.amount"]
    paths = [path for room in ("desktop", "engine") for path in (ROOT / room).rglob("*.py")]
    assert len(paths) > 400
    for path in paths:
        assert fields_without_a_line(path.read_text("utf-8")) == [], path.relative_to(ROOT).as_posix()


def raises_unsaid(source: str) -> list[str]:
    """Public functions with a `raise` of their own whose docstring does not say so; those inside a function are not."""
    bodies = [ast.parse(source).body]
    bodies += [node.body for node in bodies[0] if isinstance(node, ast.ClassDef)]
    functions = [node for body in bodies for node in body if isinstance(node, FUNCTIONS) and node.name[0] != "_"]
    return [
        function.name
        for function in functions
        if _raises(function) and not re.search(r"\b[Rr]aises?\b", ast.get_docstring(function) or "")
    ]


def _raises(node: ast.AST) -> bool:
    inner = [child for child in ast.iter_child_nodes(node) if not isinstance(child, (*FUNCTIONS, ast.ClassDef))]
    return any(_raises(child) or (isinstance(child, ast.Raise) and child.exc is not None) for child in inner)


def test_docstrings_of_the_engine_say_what_is_raised() -> None:
    assert raises_unsaid("def pay():\n    'Pay.'\n    if 1:\n        raise KeyError") == ["pay"]
    assert raises_unsaid("class A:\n    def pay(self):\n        raise KeyError") == ["pay"]
    assert raises_unsaid("def pay():\n    'Raises KeyError.'\n    raise KeyError") == []
    assert raises_unsaid("def pay():\n    def later():\n        raise KeyError") == []
    paths = list((ROOT / "engine").rglob("*.py"))
    assert len(paths) > 200
    for path in paths:
        assert raises_unsaid(path.read_text("utf-8")) == [], path.relative_to(ROOT).as_posix()


def test_only_the_two_doors_lie_loose_in_the_desktop() -> None:
    assert {path.name for path in (ROOT / "desktop").glob("*.py")} == {"__init__.py", "cli.py", "app.py"}


def test_the_map_names_every_room() -> None:
    words = set(re.findall(r"\w+", (ROOT / "CONTRIBUTING.md").read_text("utf-8").split("## Recipes")[0]))
    rooms = {path.parent.name for tree in ("desktop", "engine") for path in (ROOT / tree).glob("*/__init__.py")}
    assert len(rooms) > 30
    assert rooms - words == set()


def test_the_files_the_guide_names_are_there() -> None:
    """Names in capitals stand for any name: `NAMEsheet.py`."""
    guide = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    files = re.findall(r"(?<![\w./])\w[\w./]*\.(?:py|toml|txt|md|json)\b", guide)
    names = {name for name in files if not re.search("[A-Z]{2}", name)} | {"README.md"}
    folders = set(re.findall(r"`([a-z_/]+)/`", guide))
    assert len(names) > 40
    assert len(folders) > 10
    trees = ("desktop", "engine", "packaging", "resources", "tests")
    paths = [*ROOT.glob("*"), *(path for tree in trees for path in (ROOT / tree).rglob("*"))]
    there = [f"/{path.relative_to(ROOT).as_posix()}" for path in paths]
    assert {name for name in names | folders if not any(path.endswith(f"/{name}") for path in there)} == set()


LANGUAGES = {"de", "fr", "es"}
LISTED_ONCE = (
    # desktop/words/i18n.py: LANGUAGES
    LANGUAGES,
    # engine/exports/formats.py: FORMATS
    {"ohh", "phh", "stars"},
)


def lists_by_hand(source: str) -> list[int]:
    """The line of each list, tuple or set of strings that holds every language, or every format of hands."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.List | ast.Tuple | ast.Set)
        for every in LISTED_ONCE
        if every <= {item.value for item in node.elts if isinstance(item, ast.Constant)}
    ]


def test_languages_and_formats_are_listed_once() -> None:
    """So that a new one is tested, and offered, wherever all of them are."""
    for line in ('["en", "de", "fr", "es"]', '("ohh", "stars", "phh")', 'f({"es", "fr", "de"})'):
        assert lists_by_hand(line) == [1]
    paths = [path for room in ("desktop", "engine", "tests", "packaging") for path in (ROOT / room).rglob("*.py")]
    assert len(paths) > 400
    listed = {path.relative_to(ROOT).as_posix() for path in paths if lists_by_hand(path.read_text("utf-8"))}
    assert listed == {"tests/test_gates.py"}


def a_line_each(source: str) -> list[int]:
    """The line of each call, dictionary or list of rows that has something for every language."""
    lines = []
    for node in ast.walk(ast.parse(source)):
        keys: list[ast.expr | None] = node.keys if isinstance(node, ast.Dict) else []
        if isinstance(node, ast.List | ast.Tuple):
            keys = [row.elts[0] for row in node.elts if isinstance(row, ast.Tuple) and row.elts]
        names = {key.value for key in keys if isinstance(key, ast.Constant)}
        if isinstance(node, ast.Call):
            names = {keyword.arg for keyword in node.keywords}
        if names >= LANGUAGES:
            lines.append(node.lineno)
    return lines


def test_what_is_expected_in_each_language_stands_in_one_file() -> None:
    """So that a new one has its lines there, and no test goes without."""
    for line in ("InEach(de=1, fr=2, es=3)", '{"de": 1, "fr": 2, "es": 3}', '[("de", 1), ("fr", 2), ("es", 3)]'):
        assert a_line_each(line) == [1]
    paths = [path for room in ("desktop", "engine", "tests", "packaging") for path in (ROOT / room).rglob("*.py")]
    each = {path.relative_to(ROOT).as_posix() for path in paths if a_line_each(path.read_text("utf-8"))}
    assert each == {"tests/desktop/in_each.py"}


BY_NAME = {"getattr", "setattr", "delattr", "hasattr", "object"}
"""What reaches into something by the name of its part: `monkeypatch.setattr`, `patch.object`."""


def private_reaches(source: str) -> list[int]:
    """The lines on which a private part of the app is named in a string, or a reach is kept from the linter."""
    lines = {number for number, line in enumerate(source.splitlines(), 1) if re.search(r"noqa: *SLF", line)}
    for node in ast.walk(ast.parse(source)):
        words = node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""
        if re.fullmatch(r"(engine|desktop)[\w.]*\._[a-z]\w*", words, re.IGNORECASE):
            lines.add(node.lineno)
        if isinstance(node, ast.Call) and (getattr(node.func, "attr", "") or getattr(node.func, "id", "")) in BY_NAME:
            names = (part.value for part in node.args if isinstance(part, ast.Constant))
            if any(isinstance(name, str) and re.match("_(?!_)", name) for name in names):
                lines.add(node.lineno)
    return sorted(lines)


def test_tests_reach_into_nothing_private() -> None:
    """What is written as an attribute ruff finds (SLF001)."""
    for line in (
        'setattr(book, "_handle", 1)', 'patch.object(book, "_MOST", 1)', 'patch("engine.journal.books._PATIENCE", 1)',
        "book._handle  # noqa: SLF" + "001",
    ):  # fmt: skip
        assert private_reaches(line) == [1], line
    assert private_reaches('setattr(TableView, "__init__", sized); patch("engine.session.datetime")') == []
    paths = sorted((ROOT / "tests").rglob("*.py"))
    assert len(paths) > 200
    reaches = {path.relative_to(ROOT).as_posix(): private_reaches(path.read_text("utf-8")) for path in paths}
    assert {place for place, lines in reaches.items() if lines} == {"tests/test_gates.py"}


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
    sources = {path: path.read_text("utf-8") for path in sorted((ROOT / "desktop").rglob("*.py"))}
    held = {path: source for path, source in sources.items() if on_screen(path.parent.name, source)}
    assert {path.name for path in held if path.parent.name in PLAYED} == {"pictures.py", "run.py"}
    loose = {path.relative_to(ROOT).as_posix(): loose_figures(source) for path, source in held.items()}
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
    paths = sorted((ROOT / "desktop" / "kit").glob("*.py"))
    words = {path.name: poker_words(path.name, path.read_text("utf-8")) for path in paths}
    of_a_page = {path.name: {word for word, files in OF_A_PAGE.items() if path.name in files} for path in paths}
    assert words == of_a_page


def asked_of(source: str) -> list[str]:
    """What is asked whether it has a part of some name, an object of the system left out."""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    asked = [ast.unparse(call.args[0]) for call in calls if getattr(call.func, "id", "") == "hasattr"]
    return [name for name in asked if name not in {"os", "errno", "fcntl"}]


def test_what_a_page_can_do_its_class_says() -> None:
    assert asked_of("hasattr(os, 'nice') and hasattr(page, 'stop')") == ["page"]
    for path in (path for room in ("desktop", "engine") for path in (ROOT / room).rglob("*.py")):
        assert asked_of(path.read_text("utf-8")) == [], path.relative_to(ROOT).as_posix()
