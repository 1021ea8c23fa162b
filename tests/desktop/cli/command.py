"""The command in a process of its own, as somebody types it."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
SCRIPT = '{"do":"open","table":{"blinds":[1,2]}}\n{"do":"sit","seat":1,"player":"Ann","stack":200}\n'


def feltbook(*words, stdin="", **env):
    """Run the command in a process of its own, without a screen."""
    clean = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    return subprocess.run(
        [sys.executable, "-m", "desktop.cli", *map(str, words)],
        input=stdin, capture_output=True, text=True, cwd=ROOT, timeout=120, check=False, env={**clean, **env},
    )  # fmt: skip


def one_line(done):
    """It failed as it should: status 2, one line that begins with the command, no traceback."""
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert done.stderr.startswith("feltbook")
    assert done.stderr.count("\n") == 1
    return done.stderr
