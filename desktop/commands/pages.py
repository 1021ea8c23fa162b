"""The recap as a page for people, made without a window, in the language chosen on this device."""

from collections.abc import Callable

from desktop.preferences.choices import read
from desktop.preferences.device_files import default_file
from desktop.recap.pdf import printed
from desktop.recap.web import page
from desktop.shell.offscreen import application
from desktop.words import languages
from engine.journal.settled import Tick
from engine.recap.build_report import report_of
from engine.recap.records import Recap


def pdf(recap: Recap, ticks: tuple[Tick, ...]) -> bytes:
    """As a PDF; `ticks` = what the book knows of its payments."""
    with application():
        _speak()
        return printed(report_of(recap, ticks))[0]


def web(recap: Recap, ticks: tuple[Tick, ...]) -> str:
    """As a web page; `ticks` = what the book knows of its payments."""
    _speak()
    return page(report_of(recap, ticks))


def _speak() -> None:
    languages.speak(languages.wanted(read(default_file()).language))


PAGES: dict[str, Callable[[Recap, tuple[Tick, ...]], str | bytes]] = {"pdf": pdf, "html": web}
"""What makes a page, by format."""
