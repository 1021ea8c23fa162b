"""Behind the replay: brings the list of hands up to date beside the window, finds, steps, plays, keeps stars."""

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from desktop.kit.appearance import Look
from desktop.kit.background import Background, GoOn
from desktop.kit.face import Face
from desktop.kit.names import NAMES
from desktop.present.ask_sheets import Ask
from desktop.present.statement import Statement
from desktop.replay.filters import MORE_KINDS, SWITCHES, Filters
from desktop.replay.find_pane import Rows
from desktop.replay.frames import Film, film_of
from desktop.replay.look_back import Moment, moment_of
from desktop.replay.page import ReplayPage
from desktop.replay.sending import WAYS, file_of, picture_of, save_picture, save_text, text_of
from desktop.table.asksheet import AskSheet
from desktop.words.i18n import Spoken, at_table, figure, short_day
from desktop.words.say import say
from desktop.words.trouble_phrases import why
from engine.journal.errors import JournalError
from engine.journal.hand_index import Due, Update, look_at
from engine.journal.hand_marks import NOTHING, HandMark, clean, marks_of
from engine.journal.hand_search import FoundHand, HandSearch
from engine.journal.sqlite import SqliteStore
from engine.session import Session

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from engine.settings.records import Money

AT_ONCE = 1500
"""Steps that are looked at in a moment, without saying so."""
SPEEDS = {"slow": 2000, "usual": 1000, "fast": 500}
"""ms a step."""


class Choice(Face, frozen=True):
    """A row of a menu: a tap says its key."""

    key: str = ""

    @property
    def does(self) -> str:
        """What a tap says."""
        return self.key


class ReplayControl(QObject):
    """`left` = back. `session` = this evening, 0 = none in particular; `back` = where the way back leads, in words."""

    left = Signal()
    kept = Signal()
    """A star or a name was kept: no backup knows it yet."""

    def __init__(self, page: ReplayPage, book: SqliteStore, session: int, back: str = "") -> None:
        super().__init__(page)
        self.page, self.book, self.here, self.back = page, book, session, back
        self.search = HandSearch(book)
        self.filters = Filters(on=frozenset({"only_here"}) if session else frozenset())
        self.session: Session | None = None
        self.film: Film | None = None
        self.at = 0
        self.speed = "usual"
        self.work: Background[tuple[tuple[Update, ...], tuple[int, ...]]] | None = None
        self._news: list[Update] = []
        self._unlisted = False
        self._money: Money | None = Spoken.money
        self._rows = Rows((), self._is_here)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)
        self.nameless: Callable[[], bool] = lambda: False
        """Whether everybody is called by the seat in what is sent."""
        page.wanted.connect(self.do)
        page.finder.narrow.connect(self.narrow)
        page.finder.chosen.connect(self.open_found)
        page.hand.wanted.connect(self.do)
        page.hand.moment.connect(self._to_line)
        page.hand.street.connect(self._to_street)
        page.bar["back"].render_slot(Face(say("replay.back"), icon="undo", second=back))
        page.finder.show_filters(self.filters)

    # The list --------------------------------------------------------------------------------------------------------

    def start(self, hand: int = 0) -> None:
        """Show a hand of this evening, or the search alone; the list is brought up to date at once or beside it."""
        if hand:
            self.open(self.here, hand)
        else:
            self.page.show_nothing(say("replay.nothing_note"))
        try:
            due = self.search.due()
            if due.all_steps <= AT_ONCE:
                self.search.bring_up_to_date()
                self._find()
            else:
                self._list(due)
        except JournalError as error:
            self.page.finder.show_hands(Rows((), self._is_here), "", why(error))

    def _list(self, due: Due) -> None:
        """Look through the evenings beside the window; what was listed so far is found meanwhile."""
        book = self.book.file
        news: list[Update] = []
        self._news = news

        def work(go_on: GoOn) -> tuple[tuple[Update, ...], tuple[int, ...]]:
            with SqliteStore(book, readonly=True) as second:
                unread = look_at(second, due, news.append, go_on)
            return tuple(news), unread

        self.work = Background(work, self)
        self.work.moved.connect(self._listing)
        self.work.ended.connect(self._listed)
        self._find()
        self._listing(0, due.all_steps)
        self.work.start()

    def _listing(self, done: int, of: int) -> None:
        words = say("replay.listing_note", done=done, of=of)
        self.page.finder.show_progress(words, done / max(of, 1), say("replay.cancel"))

    def _listed(self, outcome: object) -> None:
        """All was looked through, or it could not be."""
        self.work = None
        self.page.finder.show_progress("", 0, "")
        if isinstance(outcome, Exception):
            words = why(outcome) if isinstance(outcome, JournalError | OSError) else str(outcome)
            self.page.finder.show_hands(Rows((), self._is_here), "", words)
            return
        self._keep()
        self._find()
        unread = outcome[1] if isinstance(outcome, tuple) else ()
        if unread:
            self.page.finder.show_progress(say("replay.unread", count=len(unread)), 1, say("replay.unlisted"))

    def _keep(self) -> None:
        """List what was looked through."""
        news, self._news = self._news, []
        try:
            self.search.keep(news)
        except JournalError as error:
            self.page.statement.render_statement(self._owes(error))

    def stop(self) -> None:
        """Nothing goes on beside the window any more; what was looked through so far is listed."""
        self._timer.stop()
        if self.work is not None:
            self.work.stop()
            self.work = None
            self._keep()
        at_table(self._money)

    def _stop_listing(self) -> None:
        """The host does not want to wait; the key goes on with it."""
        if self.work is None:
            self.page.finder.show_progress("", 0, "")
            self.start()
            return
        self.work.stop()
        self.work = None
        self._keep()
        self._find()
        self.page.finder.show_progress(say("replay.unlisted"), 0, say("replay.go_on"))

    # Finding ---------------------------------------------------------------------------------------------------------

    def _find(self) -> None:
        """The hands that fit."""
        self.page.finder.show_filters(self.filters)
        try:
            hands = self.search.find(self.filters.query(self.here, datetime.now().astimezone()))
        except JournalError as error:
            self.page.finder.show_hands(Rows((), self._is_here), "", why(error))
            return
        names = ", ".join(self.filters.words())
        empty = say("replay.nobody", filters=names) if names else say("replay.no_hands")
        if self.work is not None:
            empty = say("replay.listing")
        self._rows = Rows(hands, self._is_here)
        self.page.finder.show_hands(self._rows, say("replay.n_found", count=len(hands)), empty)

    def _is_here(self, hand: FoundHand) -> bool:
        film = self.film
        return film is not None and (hand.session, hand.hand) == (film.session, film.hand)

    def narrow(self, key: str) -> None:
        """A filter was tapped."""
        if key == "stop":
            self._stop_listing()
        elif key == "player":
            self._ask_player()
        elif key == "pot":
            self._ask_pot()
        elif key == "more":
            self._more()
        elif key == "clear":
            self.set_filters(Filters())
        else:
            self.set_filters(self.filters.toggled(key))

    def set_filters(self, filters: Filters) -> None:
        """Look for these."""
        self.filters = filters
        self._find()

    def _with(self, player: str | None = None, pot: int | None = None) -> Filters:
        now = self.filters
        return Filters(
            now.player if player is None else player,
            now.pot if pot is None else pot,
            Spoken.money if pot is not None else now.money,
            now.kinds,
            now.on,
        )

    def _ask_player(self) -> None:
        if self.filters.player:
            self.set_filters(self._with(player=""))
            return
        ask = Ask(
            say("replay.player_title"), say("replay.player_go"), lambda name, _, __: name, named=True, counted=False,
            needs_name=True, hint=say("replay.player_hint"),
        )  # fmt: skip
        self._ask(ask, lambda name: self.set_filters(self._with(player=name)), self.search.players())

    def _ask_pot(self) -> None:
        if self.filters.pot:
            self.set_filters(self._with(pot=0))
            return
        quicks = tuple((figure(chips), chips) for chips in (100, 500, 1000, 5000))
        ask = Ask(
            say("replay.pot_title"), say("replay.pot"), lambda _, chips, __: str(chips), hint=say("replay.pot"),
            quicks=quicks,
        )  # fmt: skip
        self._ask(ask, lambda chips: self.set_filters(self._with(pot=int(chips))))

    def _ask(self, ask: Ask, answered: Callable[[str], None], known: tuple[str, ...] = ()) -> None:
        sheet = AskSheet(self.page.look, ask, known=known)

        def given(answer: object) -> None:
            self.page.close_over()
            answered(str(answer))

        sheet.given.connect(given)
        self.page.open_sheet(sheet)

    def _more(self) -> None:
        keys = [*dict(MORE_KINDS), *(key for key in SWITCHES if key != "only_here" or self.here)]
        rows = [
            Choice(say(f"replay.{key}"), fill="chosen" if self.filters.has(key) else "normal", key=key) for key in keys
        ]
        rows.append(Choice(say("replay.clear"), key="clear"))
        menu = self.page.open_menu(say("replay.more_title"), tuple(rows), self.page.finder.keys["more"])
        menu.said.connect(self._chosen)

    def _chosen(self, key: object) -> None:
        self.page.close_over()
        self.narrow(str(key))

    def open_found(self, hand: FoundHand) -> None:
        """A hand of the list goes on the felt."""
        self.open(hand.session, hand.hand)

    # The hand --------------------------------------------------------------------------------------------------------

    def open(self, session: int, hand: int) -> None:
        """A hand goes on the felt, at its deal."""
        self.pause()
        try:
            if self.session is None or self.session.id != session:
                self.session = Session.resume(self.book, session)
            film = film_of(self.session, hand)
        except JournalError as error:
            self.page.statement.render_statement(self._owes(error))
            return
        if not film.frames:
            return
        self.film, self.at = film, 0
        at_table(film.frames[0].state.settings.cash)
        self.page.show_bar(self.back)
        self._show()
        self._title()
        self.page.turn(False)
        self._find_again()

    def _find_again(self) -> None:
        """The list knows which hand is on the felt."""
        self.page.finder.list.view.viewport().update()

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

    def do(self, key: str) -> None:
        """A key of the page."""
        match key:
            case "stop":
                self.stop()
            case "back":
                self.stop()
                self.left.emit()
            case "earlier" | "later":
                self.pause()
                self.go_to(self.at + (1 if key == "later" else -1))
            case "deal" | "end":
                self.pause()
                self.go_to(0 if key == "deal" else 1 << 30)
            case "play":
                self.play()
            case "speed":
                names = list(SPEEDS)
                self.speed = names[(names.index(self.speed) + 1) % len(names)]
                self._timer.setInterval(SPEEDS[self.speed])
                self._show_play()
            case "hand_before" | "hand_after":
                self._turn_hand(1 if key == "hand_after" else -1)
            case "find":
                self.page.turn(not self.page.finding)
            case "star":
                self._mark(HandMark(not self.mark.starred, self.mark.name))
            case "name":
                self._ask_name()
            case "share":
                self._offer_sending()

    def _turn_hand(self, by: int) -> None:
        """The hand before or after this one in the list."""
        if self.film is None or not len(self._rows):
            return
        at = next((at for at, row in enumerate(self._rows) if row.here), None)
        if at is not None and 0 <= at + by < len(self._rows):
            hand = self._rows[at + by].hand
            self.open(hand.session, hand.hand)

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
        self._ask(ask, lambda name: self._mark(HandMark(self.mark.starred, clean(name))))

    def _mark(self, mark: HandMark) -> None:
        """Keep a star or a name."""
        if self.film is None or self.book.readonly:
            return
        try:
            self.search.mark(self.film.session, self.film.hand, mark)
        except JournalError as error:
            self.page.statement.render_statement(self._owes(error))
            return
        self.kept.emit()
        self._title()
        self._find()

    def _owes(self, error: JournalError | OSError) -> Statement:
        return Statement("owe", say("replay.not_saved", why=why(error)), long=True)

    # Sending ---------------------------------------------------------------------------------------------------------

    def _offer_sending(self) -> None:
        """How the hand is sent on."""
        if self.film is None:
            return
        rows = tuple(Choice(say(f"replay.{way}"), key=way) for way in WAYS)
        menu = self.page.open_menu(say("replay.share"), rows, self.page.hand.keys["share"])
        menu.said.connect(self.send)

    def send(self, way: object) -> None:
        """Send it: what comes of it stands in the bar."""
        self.page.close_over()
        if self.film is None or self.session is None:
            return
        try:
            self._tell(self._sent(str(way), self.session, self.film))
        except (OSError, JournalError) as error:
            self.page.statement.render_statement(self._owes(error))

    def _sent(self, way: str, session: Session, film: Film) -> str:
        """Do it; what is said of it. Raises OSError, `JournalError`."""
        sent = film_of(session, film.hand, nameless=True) if self.nameless() else film
        head = f"{say('hand_n', hand=film.hand)}, {self._day()}, {self.page.title}"
        clipboard = QGuiApplication.clipboard()
        if way.endswith("text"):
            text = text_of(session, sent, head)
            if way == "copy_text":
                clipboard.setText(text)
                return say("replay.copied")
            path = file_of(session, film.hand, "txt")
            save_text(path, text)
            return say("replay.saved", file=path.name)
        moment = moment_of(session, sent, self.at)
        self.page.show_moment(moment)
        picture = picture_of(self.page.felt, self.page.look, f"{head}: {moment.line.text}")
        self._show()
        if way == "copy_picture":
            clipboard.setPixmap(picture)
            return say("replay.copied")
        path = file_of(session, film.hand, "png")
        save_picture(path, picture)
        return say("replay.saved", file=path.name)

    def _tell(self, words: str) -> None:
        self.page.statement.render_statement(Statement("win", words))


def replay_page(look: Look, book: SqliteStore, session: int, back: str, parent: "QWidget") -> ReplayControl:
    """The replay in a window."""
    return ReplayControl(ReplayPage(look, parent), book, session, back)
