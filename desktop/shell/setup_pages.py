"""Makes the setup page from the content of the book, and lists the files that could not be used."""

from pathlib import Path
from typing import TYPE_CHECKING, Literal

from PySide6.QtWidgets import QWidget

from desktop.kit.appearance import Look
from desktop.kit.theme import UNUSABLE_FILES
from desktop.preferences import dealers, device_files
from desktop.preferences.device_files import dealers_file
from desktop.setup import own_presets
from desktop.setup.earlier_games import EarlierSession, OpenGames, last_currency, last_ended, newest_session
from desktop.setup.offers import OfferedMoney
from desktop.setup.page import SetupPage
from desktop.shell.new_book import NewBook
from desktop.window_intents import WindowPage
from desktop.words.i18n import SpokenLanguage
from engine.journal.errors import JournalError
from engine.journal.evening_marks import old_file, read_old_file
from engine.journal.sqlite import SqliteStore
from engine.settings.as_keys import explicit
from engine.settings.games import unreadable_files

if TYPE_CHECKING:
    from collections.abc import Sequence

    from desktop.bridge.bridge import Bridge


def unread(book: Path) -> tuple[str, ...]:
    """Return the names of files that could not be used; reads all files once that a tap would read later."""
    dealers.stored_names(dealers_file())
    own_presets.all_own_presets()
    if old_file(book).exists() and read_old_file(book) is None:
        device_files.set_aside(old_file(book))
    names = (Path(file).name for file in device_files.were_set_aside())
    return tuple(
        dict.fromkeys((*names, *sorted(UNUSABLE_FILES), *unreadable_files(), *filter(None, [SpokenLanguage.bad])))
    )


ChangePage = Literal[WindowPage.RULES, WindowPage.GAME]
"""The pages on which the settings of a running table are changed."""


class SetupPages:
    """The factory of the setup page."""

    @staticmethod
    def setup(
        look: Look,
        book: SqliteStore | NewBook,
        bridge: "Bridge | None",
        change: ChangePage | None,
        parent: QWidget,
    ) -> tuple[SetupPage, JournalError | None]:
        """Return the setup page, and the error with which the book could not be read for it, or None.

        Args:
            look: grid, theme and text size of the page.
            book: the book of the sessions that the page offers to resume.
            bridge: the bridge of the table behind the page, None without a table.
            change: the settings of that table the page changes; None = the page starts a new session.
            parent: the window of the page.
        """
        running = explicit(bridge.coming) if change is not None and bridge is not None else None
        number, level = (bridge.session.id, bridge.state.level) if bridge is not None else (None, 0)
        games: Sequence[EarlierSession] = ()
        past, failed = None, None
        ended: tuple[EarlierSession | None, int] = (None, 0)
        try:
            games = OpenGames(book, number)
            past = newest_session(book)
            in_money = (running.get("money") or {}) if running is not None else {}
            OfferedMoney.currency = in_money.get("currency") or last_currency(book)
            ended = last_ended(book, known=past)
        except JournalError as error:
            failed = error
        page = SetupPage(
            look, past, number is not None, parent, running, change is WindowPage.RULES, games, ended, level
        )
        return page, failed
