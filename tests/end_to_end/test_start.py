"""A start imports what its first paint needs, and nothing that can wait."""

import os
import subprocess
import sys
from pathlib import Path

from desktop.demo.staged import mid_hand
from desktop.preferences.last_shown import keep
from tests.benchmarks.start import FELTBOOK, ROOT, home

LATER = (
    "desktop.device.page",
    "desktop.display",
    "desktop.help",
    "desktop.recap",
    "desktop.setup",
    "desktop.kit.behind",
    "desktop.kit.menu",
    "desktop.table.overlays",
    "desktop.kit.sheet",
    "engine.decide.deciding",
    "engine.exports",
    "engine.recap.build",
    "engine.script",
    "engine.settings.settling",
    "pokerkit",
    "sqlite_utils",
)


def test_a_start_in_mid_hand_imports_nothing_that_can_wait(tmp_path: Path) -> None:
    code = FELTBOOK.replace("print(time.monotonic(), time.process_time())", "print(*sys.modules)")
    assert code != FELTBOOK
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "XDG_CONFIG_HOME": str(tmp_path / "config")}
    env["XDG_DATA_HOME"] = env["LOCALAPPDATA"] = str(home(tmp_path, "book", mid_hand()))
    keep(tmp_path / "config" / "feltbook" / "choices.json", tmp_path / "book" / "feltbook" / "feltbook.db", 1)
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, cwd=ROOT, env=env, timeout=60
    )
    assert done.returncode == 0, done.stderr
    imported = done.stdout.split()
    assert "desktop.table.felt" in imported
    assert [name for name in imported if name.startswith(LATER)] == []
