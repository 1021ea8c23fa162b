"""The hand on the felt of the replay: opened at its deal, stepped through, or played automatically."""

from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from desktop.kit.face import Face
from desktop.kit.fitting import NAMES
from desktop.present.statement import StatementView
from desktop.present.strip import kill_words
from desktop.replay.frames import Film, film_of
from desktop.replay.intents import ReplayKey
from desktop.replay.look_back import Moment, moment_of
from desktop.replay.page import ReplayPage
from desktop.replay.searching import Searching
from desktop.words.i18n import IN_USE, short_day, use_table_money
from desktop.words.phrases import why
from desktop.words.say import say
from engine.journal.errors import JournalError
from engine.journal.evening_marks import NOTHING, HandMark, marks_of
from engine.journal.hand_search import FoundHand
from engine.journal.sqlite import SqliteStore
from engine.session import Session
from engine.view.tell_state import tell

if TYPE_CHECKING:
    from engine.settings.records import Money

SPEEDS = {"slow": 2000, "usual": 1000, "fast": 500}
"""Milliseconds of a step."""


class HandOnFelt(QObject):
    """Shows a hand of a session moment by moment.

    Args:
        page: the page that shows it.
        book: the book with the hands.
        session: the evening it was opened from, 0 = none.
        back: where the way back leads, in words.
    """

    def __init__(self, page: ReplayPage, book: SqliteStore, session: int, back: str = "") -> None:
        super().__init__(page)
        self.page, self.book, self.here, self.back = page, book, session, back
        self.search = Searching(page, book, session, self._is_shown, self._show_error)
        self.session: Session | None = None
        self.film: Film | None = None
        self.at = 0
        self.speed = "usual"
        self._money: Money | None = IN_USE.money
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)
        page.closed.connect(self.stop)
        page.finder.chosen.connect(self.open_found)
        page.hand.moment.connect(self._to_line)
        page.hand.street.connect(self._to_street)
        page.bar[ReplayKey.BACK].render_face(Face(say("replay.back"), icon="undo", second=back))

    def stop(self) -> None:
        """Stop the automatic replay and the search."""
        self._timer.stop()
        self.search.stop()
        use_table_money(self._money)

    def _is_shown(self, hand: FoundHand) -> bool:
        film = self.film
        return film is not None and (hand.session, hand.hand) == (film.session, film.hand)

    def _show_error(self, error: JournalError | OSError) -> None:
        """Show in the bar why something could not be done."""
        words = say("replay.not_saved", why=why(error))
        self.page.statement.render_statement(StatementView("owe", words, long=True))

    def open_found(self, hand: FoundHand) -> None:
        """Show a hand of the list on the felt."""
        self.open(hand.session, hand.hand)

    def open(self, session: int, hand: int) -> None:
        """Show a hand on the felt, at its deal."""
        self.pause()
        try:
            if self.session is None or self.session.id != session:
                self.session = Session.resume(self.book, session)
            film = film_of(self.session, hand)
        except JournalError as error:
            self._show_error(error)
            return
        if not film.frames:
            return
        self.film, self.at = film, 0
        use_table_money(film.frames[0].state.settings.cash)
        self.page.show_bar(self.back)
        self._show()
        self._show_title()
        self.page.turn(False)
        self.page.finder.list.view.viewport().update()  # the row of the hand on the felt changes

    def _show_title(self) -> None:
        assert self.film is not None
        assert self.session is not None
        end = tell(self.film.frames[-1].state)  # a kill by choice is announced only after the deal
        kill = kill_words(end) if end.kill.active else ""
        parts = (say("hand_n", hand=self.film.hand), self._day(), self.page.title, kill)
        about = ", ".join(filter(None, parts))
        self.page.strip.say(say("replay.title"), about)
        self.page.hand.show_hand(say("hand_n", hand=self.film.hand), self.mark, not self.book.readonly)

    def _day(self) -> str:
        assert self.session is not None
        return short_day(datetime.fromisoformat(self.session.row.created).astimezone().date())

    @property
    def mark(self) -> HandMark:
        """The star and the name of the hand on the felt."""
        if self.film is None:
            return NOTHING
        return marks_of(self.book.settled(self.film.session)).get(self.film.hand, NOTHING)

    @property
    def moment(self) -> Moment | None:
        """The moment on the felt, None = there is none."""
        if self.film is None or self.session is None:
            return None
        return moment_of(self.session, self.film, self.at)

    def _show(self) -> None:
        moment = self.moment
        if moment is None:
            return
        NAMES.show(seat.player for seat in moment.scene.view.seats.values())
        self.page.show_moment(moment)
        self._show_play()

    def go_to(self, at: int) -> None:
        """Show moment `at`, or the nearest one."""
        if self.film is not None:
            self.at = max(0, min(at, len(self.film.frames) - 1))
            self._show()

    def _to_line(self, line: int) -> None:
        self.pause()
        if self.film is not None:
            self.go_to(self.film.frame_of(line))

    def _to_street(self, street: str) -> None:
        self.pause()
        first = self.film.first_of(street) if self.film is not None else None
        if first is not None:
            self.go_to(first)

    # Playing ---------------------------------------------------------------------------------------------------------

    @property
    def playing(self) -> bool:
        """Whether the hand plays automatically."""
        return self._timer.isActive()

    def play(self) -> None:
        """Start or stop the automatic replay; from the deal where the hand is at its end."""
        if self.film is None:
            return
        if self._timer.isActive():
            self.pause()
            return
        if self.at == len(self.film.frames) - 1:
            self.go_to(0)
        self._timer.start(SPEEDS[self.speed])
        self._show_play()

    def pause(self) -> None:
        """Stop the automatic replay."""
        if self._timer.isActive():
            self._timer.stop()
            self._show_play()

    def turn_speed(self) -> None:
        """Set the next speed; after the fastest comes the slowest."""
        names = list(SPEEDS)
        self.speed = names[(names.index(self.speed) + 1) % len(names)]
        self._timer.setInterval(SPEEDS[self.speed])
        self._show_play()

    def _show_play(self) -> None:
        steps_left = len(self.film.frames) - 1 - self.at if self.film is not None else 0
        self.page.show_play(self._timer.isActive(), steps_left, self.speed)

    def _tick(self) -> None:
        assert self.film is not None
        if self.at + 1 >= len(self.film.frames) - 1:
            self._timer.stop()
        self.go_to(self.at + 1)
