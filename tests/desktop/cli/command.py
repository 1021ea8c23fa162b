"""The command as somebody types it: in a process of its own, or faster in the process of the tests."""

import io
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

from desktop.cli import main

ROOT = Path(__file__).parents[3]
SCRIPT = '{"do":"open","table":{"blinds":[1,2]}}\n{"do":"sit","seat":1,"player":"Ann","stack":200}\n'


def feltbook_process(*words, stdin="", **env):
    """Run the command in a process of its own, without a screen."""
    clean = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    return subprocess.run(
        [sys.executable, "-m", "desktop.cli", *map(str, words)],
        input=stdin, capture_output=True, text=True, cwd=ROOT, timeout=120, check=False, env={**clean, **env},
    )  # fmt: skip


def feltbook(*words):
    """Run the command in this process: what it answers is tested, neither how it starts nor what it needs."""
    answer, complaint = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8", newline="") for _ in range(2))
    with redirect_stdout(answer), redirect_stderr(complaint):
        status = main([str(word) for word in words])
        answer.flush()
        complaint.flush()
    printed, complained = (stream.buffer.getvalue().decode() for stream in (answer, complaint))
    return subprocess.CompletedProcess(words, status, printed, complained)


def one_line(done):
    """It failed as it should: status 2, one line that begins with the command, no traceback."""
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert done.stderr.startswith("feltbook")
    assert done.stderr.count("\n") == 1
    return done.stderr
