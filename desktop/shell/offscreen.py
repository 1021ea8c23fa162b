"""Qt without a screen: for PDF files, the demo and test pictures."""

# isort: off
import desktop.kit.plain_import  # noqa: F401 - before anything else of Qt
# isort: on

import json
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from desktop.kit import fonts
from desktop.words import i18n, languages

SCREEN = (1920, 1080)
DPI = 96


def has_screen() -> bool:
    """Return whether Qt has a screen for a window."""
    if sys.platform != "linux":
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


@contextmanager
def application(widgets: bool = False, hidden: bool = False) -> Iterator["QGuiApplication"]:
    """Yield a Qt application with the shipped fonts; the running application, if there is one.

    Args:
        widgets: whether the application shows windows, besides painting.
        hidden: whether to paint on an off-screen screen of 1920 x 1080 px even where there is a real one.
    """
    running = QCoreApplication.instance()
    with tempfile.TemporaryDirectory(prefix="feltbook-") as folder:
        if running is None and "QT_QPA_PLATFORM" not in os.environ and (hidden or not has_screen()):
            _choose_screen(Path(folder))
        yield _started(widgets)


def _started(widgets: bool) -> "QGuiApplication":
    running = QGuiApplication.instance()
    if isinstance(running, QGuiApplication):
        return running
    if widgets:
        made: QGuiApplication = QApplication(["feltbook"])
    else:
        made = QGuiApplication(["feltbook"])
    made.setApplicationName("feltbook")
    fonts.install()
    languages.speak(i18n.by_name() or i18n.ENGLISH.code)
    return made


def _choose_screen(folder: Path) -> None:
    """Select the off-screen platform with the size of `SCREEN`; its default is 800 x 800 px."""
    width, height = SCREEN
    screen = {"name": "s1", "x": 0, "y": 0, "width": width, "height": height, "logicalDpi": DPI, "logicalBaseDpi": DPI}
    config = folder / "screen.json"
    config.write_text(json.dumps({"screens": [{**screen, "dpr": 1}]}), encoding="utf-8")
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={config}"
