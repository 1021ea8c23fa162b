"""Run every benchmark of this package: each module with a `main`, in the order of their names.

What they say is kept beside each release, as `reports/VERSION.md`, after each of them: one that fails, with its
traceback, keeps the others from nothing. Named ones are run alone, and nothing is kept.
"""

import importlib
import importlib.metadata
import io
import os
import pkgutil
import platform
import sys
import time
import traceback
from collections.abc import Callable
from contextlib import redirect_stdout
from pathlib import Path
from typing import TextIO

REPORTS = Path(__file__).parent / "reports"


class Both(io.TextIOBase):
    """Writes to the screen and keeps what was written."""

    def __init__(self, screen: TextIO) -> None:
        self.screen = screen
        self.kept = ""

    def write(self, text: str) -> int:
        """To both."""
        self.kept += text
        return self.screen.write(text)

    def flush(self) -> None:
        """What is on the screen is on the screen at once."""
        self.screen.flush()


def report(outputs: dict[str, str], load: float) -> str:
    """The report as Markdown: what each benchmark said, and what it ran on."""
    import PySide6

    version = importlib.metadata.version("feltbook")
    where = f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, load {load:.1f} when it began"
    lines = [
        f"# Benchmarks of {version}",
        "",
        f"Python {platform.python_version()}, Qt {PySide6.__version__}; {where}.",
    ]
    lines += ["What counts are the ratios: both sides of each were measured in one run, in turns."]
    if settings := [f"{name}={value}" for name, value in sorted(os.environ.items()) if name.startswith("FELTBOOK_")]:
        lines += [f"Asked for: {' '.join(settings)}."]
    for name, text in outputs.items():
        lines += ["", f"## {name}", "", "```", text.rstrip(), "```"]
    return "\n".join(lines) + "\n"


def outcome(run: Callable[[], int | None]) -> tuple[str, int]:
    """What a benchmark says, shown as well, and its status: 1 when something takes longer than it may, or it fails."""
    began, both, status = time.monotonic(), Both(sys.stdout), 1
    with redirect_stdout(both):
        try:
            status = int(run() or 0)
        except Exception:  # whatever it was, the others are run
            traceback.print_exc(file=both)
        print(f"({time.monotonic() - began:.0f} s)", flush=True)
    return both.kept, status


def main() -> int:
    """Run them all; 1 when one of them says that something takes longer than it may, or fails."""
    names = sorted(
        module.name for module in pkgutil.iter_modules([str(Path(__file__).parent)]) if not module.name.startswith("_")
    )
    wanted = sys.argv[1:] or names
    if strange := [name for name in wanted if name not in names]:
        print(f"there is no benchmark {', '.join(strange)}; there are {', '.join(names)}", file=sys.stderr)
        return 2
    path = REPORTS / f"{importlib.metadata.version('feltbook')}.md"
    status, outputs = 0, {}
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    for name in wanted:
        run = getattr(importlib.import_module(f"tests.benchmarks.{name}"), "main", None)
        if run is None:
            continue
        print(f"== {name}", flush=True)
        outputs[name], failed = outcome(run)
        status = max(status, failed)
        if not sys.argv[1:]:
            REPORTS.mkdir(exist_ok=True)
            path.write_text(report(outputs, load), encoding="utf-8")
    if not sys.argv[1:]:
        print(f"kept as {path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path}")
    return status


if __name__ == "__main__":
    sys.exit(main())
