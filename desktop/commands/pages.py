"""The recap as a page for people, made without a window, in the language chosen on this device."""

from collections.abc import Callable

from desktop.preferences.choices import read
from desktop.preferences.places import default_file
from desktop.recap.pdf import printed
from desktop.recap.web import page
from desktop.shell.offscreen import application
from desktop.words import languages
from engine.recap.records import Recap
from engine.recap.report import report_of


def pdf(recap: Recap, paid: frozenset[str]) -> bytes:
    """As a PDF; `paid` = the payments that were ticked in the window."""
    with application():
        _speak()
        return printed(report_of(recap, paid))[0]


def web(recap: Recap, paid: frozenset[str]) -> str:
    """As a web page; `paid` = the payments that were ticked in the window."""
    _speak()
    return page(report_of(recap, paid))


def _speak() -> None:
    languages.speak(languages.wanted(read(default_file()).language))


PAGES: dict[str, Callable[[Recap, frozenset[str]], str | bytes]] = {"pdf": pdf, "html": web}
"""What makes a page, by format."""
