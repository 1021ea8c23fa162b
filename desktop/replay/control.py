"""The control of the replay: carries out its keys, keeps the star and the name of a hand, and sends a hand on."""

from typing import TYPE_CHECKING, assert_never

from PySide6.QtCore import Signal

from desktop.kit.appearance import Look
from desktop.present.ask import Ask
from desktop.replay import sharing
from desktop.replay.frames import film_of
from desktop.replay.hand_on_felt import HandOnFelt
from desktop.replay.intents import ReplayKey, Way
from desktop.replay.menus import ask_for
from desktop.replay.page import ReplayPage
from desktop.words.say import say
from engine.journal.errors import JournalError
from engine.journal.evening_marks import HandMark, clean
from engine.journal.sqlite import SqliteStore

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget


LAST = 1 << 30
"""A number above that of any frame."""


class ReplayControl(HandOnFelt):
    """The control of the replay; `left` = back, `session` = this evening, 0 = none, `back` = where to, in words."""

    left = Signal()
    kept = Signal()
    """A star or a name was kept, so the last backup is out of date."""

    def __init__(self, page: ReplayPage, book: SqliteStore, session: int, back: str = "") -> None:
        super().__init__(page, book, session, back)
        self.nameless: Callable[[], bool] = lambda: False
        """Returns whether players are named by their seats in what is sent."""
        page.intended.connect(self.do)
        page.hand.intended.connect(self.do)

    def start(self, hand: int = 0) -> None:
        """Show a hand of this evening, or only the search (0); update the list of hands."""
        if hand:
            self.open(self.here, hand)
        else:
            self.page.show_nothing(say("replay.nothing_note"))
        self.search.start()

    def do(self, act: ReplayKey) -> None:
        """Carry out a key of the page."""
        match act:
            case ReplayKey.BACK:
                self.stop()
                self.left.emit()
            case ReplayKey.EARLIER | ReplayKey.LATER:
                self.pause()
                self.go_to(self.at + (1 if act is ReplayKey.LATER else -1))
            case ReplayKey.DEAL | ReplayKey.END:
                self.pause()
                self.go_to(0 if act is ReplayKey.DEAL else LAST)
            case ReplayKey.PLAY:
                self.play()
            case ReplayKey.SPEED:
                self.turn_speed()
            case ReplayKey.HAND_BEFORE | ReplayKey.HAND_AFTER:
                hand = self.search.beside(1 if act is ReplayKey.HAND_AFTER else -1)
                if hand is not None:
                    self.open_found(hand)
            case ReplayKey.FIND:
                self.page.turn(not self.page.finding)
            case ReplayKey.STAR:
                self._mark(HandMark(not self.mark.starred, self.mark.name))
            case ReplayKey.NAME:
                self._ask_name()
            case ReplayKey.SHARE:
                if self.film is not None:
                    sharing.offer(self.page, self.send)
            case _:
                assert_never(act)

    # Stars and names -------------------------------------------------------------------------------------------------

    def _ask_name(self) -> None:
        ask = Ask(
            say("replay.name_title"), say("replay.name_go"), named=True, counted=False,
            name=self.mark.name, hint=say("replay.name_hint"),
        )  # fmt: skip
        ask_for(self.page, ask, lambda name: self._mark(HandMark(self.mark.starred, clean(name))))

    def _mark(self, mark: HandMark) -> None:
        """Keep a star or a name of the hand."""
        if self.film is None or self.book.readonly:
            return
        try:
            self.search.hands.mark(self.film.session, self.film.hand, mark)
        except JournalError as error:
            self._show_error(error)
            return
        self.kept.emit()
        self._show_title()
        self.search.find()

    # Sending ---------------------------------------------------------------------------------------------------------

    def send(self, way: Way) -> None:
        """Send the hand on and show the result in the bar."""
        if self.film is None or self.session is None:
            return
        head = f"{say('hand_n', hand=self.film.hand)}, {self._day()}, {self.page.title}"
        try:
            film = film_of(self.session, self.film.hand, nameless=True) if self.nameless() else self.film
            outcome = sharing.send(self.page, way, self.session, film, self.at, head)
        except (OSError, JournalError) as error:
            self._show()
            self._show_error(error)
            return
        self._show()
        self.page.statement.render_statement(outcome)


def replay_page(look: Look, book: SqliteStore, session: int, back: str, parent: "QWidget") -> ReplayControl:
    """Return the control of a new replay in a window."""
    return ReplayControl(ReplayPage(look, parent), book, session, back)
