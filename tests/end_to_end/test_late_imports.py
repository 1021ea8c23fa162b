"""What lies behind the two gates of late imports comes with a command, or after the first paint, and no sooner."""

import ast
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from desktop import cli
from desktop.demo.staged import Stage, before_omaha, mid_hand
from desktop.shell.after_paint import ROOMS
from tests.end_to_end.test_start import imported
from tests.gates.sources import ROOT
from tests.gates.test_late_imports import AFTER_PAINT, ASKED, late_imports

OPEN = """{"do":"open","table":{"game":"holdem","seats":3,"limit":"no_limit","blinds":[1,2]}}"""
DOOR = "from engine.script import Door; door = Door()"
TABLE = (
    "from engine.commands import decode; from engine.decide import decide; from engine.view.tell_state import tell; "
    f"table = decide(None, decode('{OPEN}'))[1]"
)
BOOK = "from pathlib import Path; import tempfile; from engine.journal.books import open_book"
COMMANDS = {
    "desktop/cli.py: _script": (
        "import desktop.cli", "desktop.cli.main(['script', '--help'])", {"engine.script.command"},
    ),
    "engine/decide/__init__.py: _deciding": (DOOR, f"door.answer('{OPEN}')", {"engine.decide.dispatch"}),
    "engine/view/between_hands.py: coming_hand": (TABLE, "tell(table)", {"engine.view.coming_deal"}),
    "engine/settings/resolve.py: _resolve": (DOOR, f"door.answer('{OPEN}')", {"engine.settings.resolve_keys"}),
    "engine/journal/books.py: _check": (
        BOOK, "open_book(Path(tempfile.mkdtemp()) / 'new.db', False)", {"engine.journal.upgrade", "sqlite_utils"},
    ),
}  # fmt: skip
"""Of each gate of a command: what is there before it, the command, what comes with it."""
PAGES = {
    "desktop/bridge/sessions.py: present": ({"engine.journal.current_session"}, set()),
    "desktop/shell/start_pages.py: open_table": ({"desktop.table.window"}, set()),
    "desktop/shell/start_pages.py: _setup_pages": (set(), {"desktop.shell.setup_pages"}),
}
"""Of each gate of the page a start shows: what comes with a game that goes on, and with the setup page."""


def behind(gates: set[str]) -> set[str]:
    """The modules that are imported at these gates, those by name left out."""
    nodes = [node for place, node in late_imports() if place in gates]
    modules = {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}
    return modules | {name.name for node in nodes if isinstance(node, ast.Import) for name in node.names}


@pytest.mark.parametrize("stage", [None, before_omaha, mid_hand], ids=["setup", "between", "hand"])
def test_nothing_of_the_second_gate_is_there_before_the_first_paint(
    tmp_path: Path, stage: Callable[[], Stage] | None
) -> None:
    late = behind(AFTER_PAINT) | set(ROOMS) - behind(ASKED)
    assert {"desktop.words.themes", "desktop.bridge.session_changes", "desktop.shell.pin_guard", "pokerkit"} <= late
    assert late & set(imported(tmp_path, stage() if stage is not None else None)) == set()


def test_a_start_imports_the_page_it_was_asked_for(tmp_path: Path) -> None:
    setup, table = imported(tmp_path / "setup", None), imported(tmp_path / "table", mid_hand())
    for at_table, on_setup in PAGES.values():
        assert at_table <= set(table) - set(setup)
        assert on_setup <= set(setup) - set(table)


@pytest.mark.parametrize("gate", COMMANDS)
def test_what_lies_behind_the_first_gate_comes_with_its_command(gate: str) -> None:
    before, command, modules = COMMANDS[gate]
    look = f"print(*sorted({modules} & set(sys.modules)))"
    code = f"import sys\n{before}\n{look}\n{command}\n{look}"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    lines = done.stdout.splitlines()
    assert (lines[0], lines[-1]) == ("", " ".join(sorted(modules)))


def test_every_gate_of_a_command_is_looked_at() -> None:
    of_cli = {gate for gate in ASKED if gate.startswith("desktop/cli.py")}
    assert COMMANDS.keys() | PAGES.keys() | of_cli == ASKED
    loaded = subprocess.run(
        [sys.executable, "-c", "import sys, desktop.cli; print(*sys.modules)"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    ).stdout.split()  # fmt: skip
    modules = behind(of_cli) | {cli.BOOKS, cli.KEEPING, cli.PAGES, cli.ROOM, cli.DEMO}
    assert len(modules) == 8
    assert modules & set(loaded) == set()
