"""A display for all tests, a screen (app, home, book) for each."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.real_screen.screen import Screen
from tests.real_screen.xdisplay import XDisplay, missing

SIZE = (1280, 800)

HERE = Path(__file__).parent

Displays = Callable[[tuple[int, int]], XDisplay]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """These come first, for they take longest."""
    items.sort(key=lambda item: item.path.parent != HERE)


@pytest.fixture(scope="session")
def displays() -> Iterator[Displays]:
    """A display of a size, started when it is first wanted."""
    why = missing()
    if why and os.environ.get("CI"):
        pytest.fail(f"the tests on a real screen must run here, but: {why}")
    if why:
        pytest.skip(f"not run on a real screen; {why}")
    made: dict[tuple[int, int], XDisplay] = {}

    def display(size: tuple[int, int]) -> XDisplay:
        if size not in made:
            made[size] = XDisplay(size)
        return made[size]

    yield display
    for screen in made.values():
        screen.close()


@pytest.fixture
def screen(request: pytest.FixtureRequest, displays: Displays, tmp_path: Path) -> Iterator[Screen]:
    """A screen of 1280 x 800, or of the size in `@pytest.mark.parametrize("screen", [(w, h)], indirect=True)`."""
    made = Screen(displays(getattr(request, "param", SIZE)), tmp_path)
    yield made
    made.end()
