"""Run every benchmark of this package: each module with a `main`, in the order of their names."""

import importlib
import pkgutil
import sys
from pathlib import Path


def main() -> int:
    """Run them all; 1 when one of them says that something takes longer than it may."""
    names = sorted(
        one.name for one in pkgutil.iter_modules([str(Path(__file__).parent)]) if not one.name.startswith("_")
    )
    wanted = sys.argv[1:] or names
    status = 0
    for name in wanted:
        if name not in names:
            print(f"there is no benchmark {name}; there are {', '.join(names)}", file=sys.stderr)
            return 2
        run = getattr(importlib.import_module(f"tests.benchmarks.{name}"), "main", None)
        if run is not None:
            print(f"== {name}", flush=True)
            status = max(status, int(run() or 0))
    return status


if __name__ == "__main__":
    sys.exit(main())
