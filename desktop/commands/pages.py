"""The recap as a page, made without a window, in the language chosen on this device."""

from collections.abc import Callable

from desktop.preferences.choices import read
from desktop.preferences.device_files import default_file
from desktop.recap.pdf import printed
from desktop.recap.web import page
from desktop.shell.offscreen import application
from desktop.words import languages
from engine.recap.report import Report


def pdf(report: Report) -> bytes:
    """Return the recap as a PDF."""
    with application():
        _speak()
        return printed(report)[0]


def web(report: Report) -> str:
    """Return the recap as a web page."""
    _speak()
    return page(report)


def _speak() -> None:
    languages.speak(languages.code_to_speak(read(default_file()).language))


PAGES: dict[str, Callable[[Report], str | bytes]] = {"pdf": pdf, "html": web}
"""The function that makes a page, by format."""
