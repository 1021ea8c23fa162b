"""A disk that fails on command: a few lines of C laid before the C library of a process, ordered about by a file."""

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

ERRORS = {"write": errno.EIO, "sync": errno.EIO, "read": errno.EIO, "mmap": errno.ENODEV}


class Disk:
    """What fails in processes that were started with `environment`; nothing at first."""

    def __init__(self, folder: Path) -> None:
        self.orders = folder / "orders"
        self._shim = folder / "shim.so"
        source = Path(__file__).with_name("shim.c")
        built = subprocess.run(
            ["cc", "-shared", "-fPIC", "-o", self._shim, source, "-ldl"], capture_output=True, text=True, check=False
        )
        assert not built.returncode, built.stderr
        self.works()

    @property
    def environment(self) -> dict[str, str]:
        """For a process that is to meet the faults."""
        return {**os.environ, "LD_PRELOAD": str(self._shim), "FELTBOOK_FAULTS": str(self.orders)}

    def fails(self, *calls: str, on: str, error: int = 0) -> None:
        """From now on these calls fail on files with `on` in their path; `error` = the number, 0 = the usual one."""
        lines = "".join(f"{call} {error or ERRORS[call]} {on}\n" for call in calls)
        beside = self.orders.with_suffix(".new")
        beside.write_text(lines)
        beside.replace(self.orders)

    def works(self) -> None:
        """Nothing fails."""
        self.orders.write_text("")


@pytest.fixture
def disk(tmp_path_factory: pytest.TempPathFactory) -> Disk:
    """A disk to fail; a machine without a compiler leaves its tests out, where all must run that is a failure."""
    if sys.platform != "linux":
        pytest.skip("calls are laid over others as Linux does it")
    try:
        return Disk(tmp_path_factory.mktemp("disk"))
    except FileNotFoundError:
        assert not os.environ.get("CI"), "no C compiler: packaging/setup.sh installs it"
        pytest.skip("no C compiler")
