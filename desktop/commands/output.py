"""Output of a command: to files, or to standard output."""

import sys
from argparse import Namespace
from collections.abc import Iterable
from pathlib import Path

from desktop.commands import Trouble
from engine.writing import write

STANDARD = Path("-")
"""The path that stands for standard output."""


def formats_asked_for(options: Namespace, kinds: Iterable[str]) -> dict[str, Path]:
    """Return the path for each format asked for.

    Raises:
        Trouble: more than one of them is to go to standard output.
    """
    targets = {kind: getattr(options, kind) for kind in kinds if getattr(options, kind) is not None}
    if sum(target == STANDARD for target in targets.values()) > 1:
        raise Trouble("only one format can go to standard output")
    return targets


def write_output(target: Path, content: str | bytes) -> None:
    """Write a file, or to standard output for `-`."""
    if target == STANDARD:
        sys.stdout.flush()
        sys.stdout.buffer.write(content.encode() if isinstance(content, str) else content)
        sys.stdout.buffer.flush()
        return
    write(target, content)
