"""Behind the replay: puts a hand on the felt, steps through it, plays it, keeps its star and name, sends it on."""

from datetime import datetime
from typing import TYPE_CHECKING, assert_never

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.kit.appearance import Look
from desktop.kit.face import Face
from desktop.kit.names import NAMES
from desktop.present.ask import Ask
from desktop.present.statement import Statement
from desktop.replay import sharing
from desktop.replay.acts import ReplayKey, Way
from desktop.replay.asking import ask_for
from desktop.replay.frames import Film, film_of
from desktop.replay.look_back import Moment, moment_of
from desktop.replay.page import ReplayPage
from desktop.replay.searching import Searching
from desktop.words.i18n import IN_USE, at_table, short_day
from desktop.words.say import say
from desktop.words.trouble_phrases import why
from engine.journal.errors import JournalError
from engine.journal.hand_marks import NOTHING, HandMark, clean, marks_of
from engine.journal.hand_search import FoundHand
from engine.journal.sqlite import SqliteStore
from engine.session import Session

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from engine.settings.records import Money

SPEEDS = {"slow": 2000, "usual": 1000, "fast": 500}
"""ms a step."""


class ReplayControl(QObject):
    """`left` = back. `session` = this evening, 0 = none in particular; `back` = where the way back leads, in words."""

    left = Signal()
    kept = Signal()
    """A star or a name was kept: no backup knows it yet."""

    def __init__(self, page: ReplayPage, book: SqliteStore, session: int, back: str = "") -> None:
        super().__init__(page)
        self.page, self.book, self.here, self.back = page, book, session, back
        self.search = Searching(page, book, session, self._is_shown, self._refuse)
        self.session: Session | None = None
        self.film: Film | None = None
        self.at = 0
        self.speed = "usual"
        self._money: Money | None = IN_USE.money
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)
        self.nameless: Callable[[], bool] = lambda: False
        """Whether everybody is called by the seat in what is sent."""
        page.wanted.connect(self.do)
        page.closed.connect(self.stop)
        page.finder.chosen.connect(self.open_found)
        page.hand.wanted.connect(self.do)
        page.hand.moment.connect(self._to_line)
        page.hand.street.connect(self._to_street)
        page.bar[ReplayKey.BACK].render_slot(Face(say("replay.back"), icon="undo", second=back))

    def start(self, hand: int = 0) -> None:
        """Show a hand of this evening, or the search alone; the list is brought up to date at once or beside it."""
        if hand:
            self.open(self.here, hand)
        else:
            self.page.show_nothing(say("replay.nothing_note"))
        self.search.start()

    def stop(self) -> None:
        """Nothing goes on by itself any more."""
        self._timer.stop()
        self.search.stop()
        at_table(self._money)

    def _is_shown(self, hand: FoundHand) -> bool:
        film = self.film
        return film is not None and (hand.session, hand.hand) == (film.session, film.hand)

    def _refuse(self, error: JournalError | OSError) -> None:
        """The bar says why it could not be done."""
        words = say("replay.not_saved", why=why(error))
        self.page.statement.render_statement(Statement("owe", words, long=True))

    # The hand --------------------------------------------------------------------------------------------------------

    def open_found(self, hand: FoundHand) -> None:
        """A hand of the list goes on the felt."""
        self.open(hand.session, hand.hand)

    def open(self, session: int, hand: int) -> None:
        """A hand goes on the felt, at its deal."""
        self.pause()
        try:
            if self.session is None or self.session.id != session:
                self.session = Session.resume(self.book, session)
            film = film_of(self.session, hand)
        except JournalError as error:
            self._refuse(error)
            return
        if not film.frames:
            return
        self.film, self.at = film, 0
        at_table(film.frames[0].state.settings.cash)
        self.page.show_bar(self.back)
        self._show()
        self._title()
        self.page.turn(False)
        self.page.finder.list.view.viewport().update()  # which hand is on the felt

    def _title(self) -> None:
        assert self.film is not None
        assert self.session is not None
        about = ", ".join((say("hand_n", hand=self.film.hand), self._day(), self.page.title))
        self.page.strip.say(say("replay.title"), about)
        self.page.hand.show_hand(say("hand_n", hand=self.film.hand), self.mark, not self.book.readonly)

    def _day(self) -> str:
        assert self.session is not None
        return short_day(datetime.fromisoformat(self.session.row.created).astimezone().date())

    @property
    def mark(self) -> HandMark:
        """What was said of the hand on the felt."""
        if self.film is None:
            return NOTHING
        return marks_of(self.book.settled(self.film.session)).get(self.film.hand, NOTHING)

    @property
    def moment(self) -> Moment | None:
        """What is on the felt."""
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

    def _show_play(self) -> None:
        left = len(self.film.frames) - 1 - self.at if self.film is not None else 0
        self.page.show_play(self._timer.isActive(), left, self.speed)

    def go_to(self, at: int) -> None:
        """Show this moment, the nearest there is."""
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

    def do(self, act: ReplayKey) -> None:
        """What a key of the page asks for."""
        match act:
            case ReplayKey.BACK:
                self.stop()
                self.left.emit()
            case ReplayKey.EARLIER | ReplayKey.LATER:
                self.pause()
                self.go_to(self.at + (1 if act is ReplayKey.LATER else -1))
            case ReplayKey.DEAL | ReplayKey.END:
                self.pause()
                self.go_to(0 if act is ReplayKey.DEAL else 1 << 30)
            case ReplayKey.PLAY:
                self.play()
            case ReplayKey.SPEED:
                names = list(SPEEDS)
                self.speed = names[(names.index(self.speed) + 1) % len(names)]
                self._timer.setInterval(SPEEDS[self.speed])
                self._show_play()
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

    # Playing ---------------------------------------------------------------------------------------------------------

    @property
    def playing(self) -> bool:
        """Whether it goes on by itself."""
        return self._timer.isActive()

    def play(self) -> None:
        """Go on by itself, or stand still; from the deal where it is at the end."""
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
        """Stand still."""
        if self._timer.isActive():
            self._timer.stop()
            self._show_play()

    def _tick(self) -> None:
        assert self.film is not None
        if self.at + 1 >= len(self.film.frames) - 1:
            self._timer.stop()
        self.go_to(self.at + 1)

    # Stars and names -------------------------------------------------------------------------------------------------

    def _ask_name(self) -> None:
        ask = Ask(
            say("replay.name_title"), say("replay.name_go"), lambda name, _, __: name, named=True, counted=False,
            name=self.mark.name, hint=say("replay.name_hint"),
        )  # fmt: skip
        ask_for(self.page, ask, lambda name: self._mark(HandMark(self.mark.starred, clean(name))))

    def _mark(self, mark: HandMark) -> None:
        """Keep a star or a name."""
        if self.film is None or self.book.readonly:
            return
        try:
            self.search.hands.mark(self.film.session, self.film.hand, mark)
        except JournalError as error:
            self._refuse(error)
            return
        self.kept.emit()
        self._title()
        self.search.find()

    # Sending ---------------------------------------------------------------------------------------------------------

    def send(self, way: Way) -> None:
        """Send the hand on: what comes of it stands in the bar."""
        if self.film is None or self.session is None:
            return
        head = f"{say('hand_n', hand=self.film.hand)}, {self._day()}, {self.page.title}"
        try:
            film = film_of(self.session, self.film.hand, nameless=True) if self.nameless() else self.film
            words = sharing.send(self.page, way, self.session, film, self.at, head)
        except (OSError, JournalError) as error:
            self._show()
            self._refuse(error)
            return
        self._show()
        self.page.statement.render_statement(Statement("win", words))


def replay_page(look: Look, book: SqliteStore, session: int, back: str, parent: "QWidget") -> ReplayControl:
    """The replay in a window."""
    return ReplayControl(ReplayPage(look, parent), book, session, back)
