"""A start imports what its first paint needs, and nothing that can wait."""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from desktop.demo.staged import Stage, before_omaha, mid_hand
from desktop.preferences.choices import keep_shown
from tests.benchmarks.start import FELTBOOK, ROOT, home
from tests.engine.lifetime.season import book_of_season

LATER = (
    "dataclasses",
    "desktop.bridge.keys",
    "desktop.device.page",
    "desktop.display",
    "desktop.help",
    "desktop.recap",
    "desktop.setup",
    "desktop.words.themes",
    "desktop.kit.late_parts",
    "desktop.kit.menu",
    "desktop.present.house_menus",
    "desktop.table.overlays",
    "desktop.kit.sheet",
    "difflib",
    "engine.cards",
    "engine.decide.dispatch",
    "engine.exports",
    "engine.recap.build",
    "engine.script",
    "engine.session",
    "engine.settings.resolve_keys",
    "hashlib",
    "json",
    "pokerkit",
    "sqlite_utils",
)
"""Modules that no start at a table imports before it is painted."""
SETUP_LATER = (
    "desktop.bridge.bridge", "desktop.device", "desktop.display", "desktop.help", "desktop.recap", "desktop.replay",
    "desktop.intents", "desktop.setup.late_parts", "desktop.table", "desktop.words.themes", "email", "engine.betting",
    "hashlib", "engine.commands", "engine.decide", "engine.events", "engine.evolve", "engine.journal.codec",
    "engine.journal.current_session", "engine.lifetime.evenings", "engine.positions", "engine.recap.build",
    "engine.script", "engine.session", "engine.state", "engine.view", "importlib.metadata", "pokerkit", "sqlite_utils",
)  # fmt: skip
"""Modules that no start on the setup page imports before it, with evenings in the book or without."""

MODULES: dict[str, tuple[int, int, int]] = {
    "desktop.app": (1, 1, 1),
    "desktop.bridge": (3, 13, 13),
    "desktop.cli": (1, 1, 1),
    "desktop.commands": (1, 1, 1),
    "desktop.intents": (0, 6, 6),
    "desktop.kit": (23, 24, 24),
    "desktop.preferences": (4, 3, 3),
    "desktop.present": (2, 23, 23),
    "desktop.setup": (15, 0, 0),
    "desktop.shell": (9, 8, 8),
    "desktop.table": (0, 32, 32),
    "desktop.window_intents": (1, 1, 1),
    "desktop.words": (19, 17, 17),
    "engine.betting": (0, 6, 6),
    "engine.commands": (0, 7, 7),
    "engine.decide": (0, 3, 3),
    "engine.events": (0, 4, 4),
    "engine.evolve": (0, 8, 8),
    "engine.journal": (22, 23, 23),
    "engine.lifetime": (2, 0, 0),
    "engine.positions": (0, 15, 14),
    "engine.pots": (0, 3, 3),
    "engine.recap": (2, 0, 0),
    "engine.refusals": (1, 1, 1),
    "engine.settings": (19, 13, 13),
    "engine.state": (0, 9, 9),
    "engine.values": (1, 1, 1),
    "engine.view": (0, 9, 9),
    "engine.why": (0, 3, 3),
    "engine.words": (8, 8, 8),
    "engine.writing": (1, 1, 1),
}
"""Modules of each room that a start imports: on the setup page, at a table between hands, in mid-hand.

Each is about a million instructions with all it holds, of 1,120 to 1,320 to the first paint; two made one save a
third of that.
Of a room that is not named here none may come.
"""
TIMES = "print(time.monotonic(), time.process_time())"
FITS = """
    from desktop.table.view import TableView
    restyle = TableView.restyle
    fits = []

    def counted(view):
        fits.append(restyle(view))
        return fits[-1]

    TableView.restyle = counted
    app.FITS = fits
"""
SPLIT = 2
"""So many more of a room may come: a file that is divided makes two of one."""


def imported(folder: Path, stage: Stage | None) -> list[str]:
    """What a start imports up to its first paint, where the book was left as `stage`, None = without a session."""
    return started(folder, stage, FELTBOOK.replace(TIMES, "print(*sys.modules)"))


def started(folder: Path, stage: Stage | None, code: str) -> list[str]:
    """The words a start prints at its first paint: `code` is that of the benchmark, which prints something else."""
    assert TIMES not in code
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "XDG_CONFIG_HOME": str(folder / "config")}
    env["XDG_DATA_HOME"] = env["LOCALAPPDATA"] = str(home(folder, "book", stage))
    if stage is not None:
        keep_shown(folder / "config" / "feltbook" / "choices.json", folder / "book" / "feltbook" / "feltbook.db", 1)
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, cwd=ROOT, env=env, timeout=60
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def rooms(modules: list[str]) -> Counter[str]:
    """How many modules of each room there are."""
    ours = [name.split(".") for name in modules if name.split(".")[0] in ("desktop", "engine")]
    return Counter(".".join(parts[:2]) for parts in ours if len(parts) > 1)


@pytest.mark.parametrize(
    ("place", "stage", "shows", "later"),
    [
        (0, None, "desktop.setup.page", SETUP_LATER),
        (1, before_omaha, "desktop.table.felt", LATER),
        (2, mid_hand, "desktop.table.felt", LATER),
    ],
    ids=["setup", "between", "hand"],
)
def test_a_start_imports_nothing_that_can_wait(
    tmp_path: Path, place: int, stage: Callable[[], Stage] | None, shows: str, later: tuple[str, ...]
) -> None:
    modules = imported(tmp_path, stage() if stage is not None else None)
    assert shows in modules
    assert [name for name in modules if name.startswith(later)] == []
    allowed = {room: most[place] + SPLIT for room, most in MODULES.items() if most[place]}
    assert {room: count for room, count in rooms(modules).items() if count > allowed.get(room, 0)} == {}


def test_a_start_with_evenings_imports_no_more_than_one_without(tmp_path: Path) -> None:
    """What they were is read from their steps: no table is worked out for it."""
    book_of_season(tmp_path / "book" / "feltbook" / "feltbook.db")
    modules = imported(tmp_path, None)
    assert "desktop.setup.page" in modules
    assert [name for name in modules if name.startswith(SETUP_LATER)] == []
    allowed = {room: most[0] + SPLIT for room, most in MODULES.items() if most[0]}
    assert {room: count for room, count in rooms(modules).items() if count > allowed.get(room, 0)} == {}


def test_a_start_lays_the_table_out_once_and_keeps_no_picture(tmp_path: Path) -> None:
    """It is made as large as it is shown, the frame of its window left out; only a later paint is copied from."""
    code = FELTBOOK.replace("    app.App.start = started\n", "    app.App.start = started\n" + FITS)
    code = code.replace(TIMES, "from desktop.kit.store import STORE; print(app.FITS.count(True), STORE.open)")
    assert "app.FITS.count" in code
    assert "counted" in code
    assert started(tmp_path, mid_hand(), code) == ["0", "False"]
