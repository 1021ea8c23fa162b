"""The setup page for the left hand: the column on the left, all other panels beside it as wide as they were."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.setup.page import SetupPage
from tests.desktop.setups import PAST, shown


def panels(page: SetupPage) -> dict[str, QRect]:
    """The visible panels that lie directly on the page, without its strip and bar, by their class."""
    parts = [part for part in page.children() if isinstance(part, QWidget) and part.isVisible()]
    return {type(part).__name__: part.geometry() for part in parts if part not in (page.strip, page.bar)}


@pytest.mark.parametrize("state", ["presets", "reasons", "rules"])
def test_every_panel_is_there_and_as_large(qtbot: QtBot, look: Look, state: str) -> None:
    page = shown(qtbot, look, PAST)
    if state == "reasons":
        page.explain()
    elif state == "rules":
        page.fold_rules()
    right = panels(page)
    page.set_look(replace(look, fit=fit(page.width(), page.height(), mirrored=True)))
    left = panels(page)
    assert {name: place.size() for name, place in left.items()} == {name: place.size() for name, place in right.items()}
    places = list(left.values())
    assert len(places) >= 2
    for number, place in enumerate(places):
        assert place.isValid()
        assert page.rect().contains(place)
        assert place.bottom() < page.bar.geometry().top()
        assert not any(place.intersects(other) for other in places[number + 1 :])
