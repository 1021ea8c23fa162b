"""How the tests are shared among processes: file by file, and those on a real screen all in one.

Tests of a file share what its module makes, once in a process. The groups that pytest-xdist has for this are no longer
heeded from pytest 9.2 on, and nothing says so (pytest-xdist 3.8), hence a schedule of our own.
"""

from xdist.scheduler import LoadFileScheduling

REAL_SCREEN = "tests/real_screen"
"""The folder whose tests share a display and begin first: fingers wait most of the time, others work then."""


class Schedule(LoadFileScheduling):
    """Gives each process whole files, in their order."""

    def _split_scope(self, nodeid: str) -> str:
        """The file of a test: what is of one scope stays in one process."""
        file = nodeid.partition("::")[0]
        return REAL_SCREEN if file.startswith(f"{REAL_SCREEN}/") else file
