"""The control of the search for hands: updates the list in another thread, narrows it, and shows the matches."""

from collections.abc import Callable
from datetime import date, datetime

from msgspec.structs import replace
from PySide6.QtCore import QObject

from desktop.kit.background import Background
from desktop.present.ask import Ask
from desktop.replay.filters import FIRST_KINDS, SWITCHES, HandFilters
from desktop.replay.find_pane import Rows
from desktop.replay.intents import FindBy
from desktop.replay.menus import MenuRow, ask_for
from desktop.replay.page import ReplayPage
from desktop.table.past_players import only_match
from desktop.words.i18n import IN_USE, figure, use_table_money
from desktop.words.phrases import why
from desktop.words.say import say
from engine.journal.errors import JournalError
from engine.journal.hand_facts import Kind
from engine.journal.hand_index import Due, Update, compute_updates
from engine.journal.hand_search import FoundHand, HandSearch
from engine.journal.progress import GoOn
from engine.journal.sqlite import SqliteStore

POTS = (100, 500, 1000, 5000)
"""Pots that are offered, in chips."""
AT_ONCE = 1500
"""Most steps that are read at once, without showing progress."""


def _same_day_sessions(book: SqliteStore) -> frozenset[int]:
    """Return the sessions that began on the same local day as another one."""
    days: dict[date, list[int]] = {}
    for row in book.sessions():
        days.setdefault(datetime.fromisoformat(row.created).astimezone().date(), []).append(row.id)
    return frozenset(session for sessions in days.values() if len(sessions) > 1 for session in sessions)


class Searching(QObject):
    """The hands of a book that match the filters.

    `here` = the evening it was opened from, 0 = none; `is_shown` = whether a hand is the one on the felt; `failed`
    shows why the list could not be written.
    """

    def __init__(
        self,
        page: ReplayPage,
        book: SqliteStore,
        here: int,
        is_shown: Callable[[FoundHand], bool],
        failed: Callable[[JournalError], None],
    ) -> None:
        super().__init__(page)
        self.page, self.book, self.here, self.is_shown, self.failed = page, book, here, is_shown, failed
        self.hands = HandSearch(book)
        self.filters = HandFilters(on=frozenset({FindBy.ONLY_HERE}) if here else frozenset())
        self.work: Background[tuple[int, ...]] | None = None
        self.rows = Rows((), is_shown)
        self.there = Kind(0)
        """The kinds of the hands that are searched."""
        self._updates: list[Update] = []
        self._writes_meanwhile = False
        """Whether the book can be written while another thread reads it: it has a write-ahead log then."""
        page.finder.narrow.connect(self.narrow)
        page.finder.show_filters(self.filters, self.there)

    # The list --------------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Update the list of hands, at once or, where there is much to read, in another thread."""
        try:
            due = self.hands.due()
            if due.all_steps <= AT_ONCE:
                unread = self.hands.bring_up_to_date()
                self.find()
                self._show_unread(unread)
            else:
                self._read_evenings(due)
        except JournalError as error:
            self.page.finder.show_hands(Rows((), self.is_shown), "", why(error))

    def _read_evenings(self, due: Due) -> None:
        """Read the evenings in another thread; hands listed so far can be found meanwhile."""
        book = self.book.file
        updates: list[Update] = []
        self._updates = updates
        self._writes_meanwhile = self.book.ask("PRAGMA journal_mode") == [("wal",)]

        def work(go_on: GoOn) -> tuple[int, ...]:
            with SqliteStore(book, readonly=True) as second:
                return compute_updates(second, due, updates.append, go_on)

        self.work = Background(work, self)
        self.work.moved.connect(self._show_progress)
        self.work.ended.connect(self._finish_reading)
        self.find()
        self._show_progress(0, due.all_steps)
        self.work.start()

    def _show_progress(self, done: int, of: int) -> None:
        if self._writes_meanwhile:
            self._write_updates()
        words = say("replay.listing_note", done=done, of=of)
        self.page.finder.show_progress(words, done / max(of, 1), say("replay.cancel"))

    def _finish_reading(self, outcome: object) -> None:
        """Show the result once all evenings were read, or the error."""
        self.work = None
        self.page.finder.show_progress("", 0, "")
        if isinstance(outcome, Exception):
            words = why(outcome) if isinstance(outcome, JournalError | OSError) else str(outcome)
            self.page.finder.show_hands(Rows((), self.is_shown), "", words)
            return
        self._write_updates()
        self.find()
        self._show_unread(outcome if isinstance(outcome, tuple) else ())

    def _show_unread(self, unread: tuple[int, ...]) -> None:
        if unread:
            self.page.finder.show_progress(say("replay.unread", count=len(unread)), 1, say("replay.unlisted"))

    def _write_updates(self) -> None:
        """Write the hands read so far to the list; the other thread meanwhile adds more."""
        updates = list(self._updates)
        del self._updates[: len(updates)]
        try:
            self.hands.keep(updates)
        except JournalError as error:
            self.failed(error)

    def stop(self) -> None:
        """Stop the other thread; hands read so far are listed."""
        if self.work is not None:
            self.work.stop()
            self.work = None
            self._write_updates()

    def _stop_or_resume(self) -> None:
        """Stop reading the evenings, or resume it: one key does both."""
        if self.work is None:
            self.page.finder.show_progress("", 0, "")
            self.start()
            return
        self.stop()
        self.find()
        self.page.finder.show_progress(say("replay.unlisted"), 0, say("replay.go_on"))

    # Finding ---------------------------------------------------------------------------------------------------------

    def find(self) -> None:
        """Show the matching hands."""
        try:
            self.there = self.hands.kinds(self.here if self.filters.has(FindBy.ONLY_HERE) else 0)
            self.page.finder.show_filters(self.filters, self.there)
            names = self.hands.names_of(self.filters.player) if self.filters.player else ()
            hands = self.hands.find(self.filters.query(self.here, datetime.now().astimezone(), names))
            timed = frozenset() if self.filters.has(FindBy.ONLY_HERE) else _same_day_sessions(self.book)
        except JournalError as error:
            self.page.finder.show_hands(Rows((), self.is_shown), "", why(error))
            return
        filters = ", ".join(self.filters.words())
        empty = say("replay.nobody", filters=filters) if filters else say("replay.no_hands")
        if self.work is not None:
            empty = say("replay.listing")
        self.rows = Rows(hands, self.is_shown, timed)
        self.page.finder.show_hands(self.rows, say("replay.n_found", count=len(hands)), empty)

    def beside(self, by: int) -> FoundHand | None:
        """Return the hand `by` rows away from the one on the felt; None = there is none."""
        at = next((at for at, row in enumerate(self.rows) if row.here), None)
        if at is None or not 0 <= at + by < len(self.rows):
            return None
        return self.rows[at + by].hand

    def narrow(self, key: FindBy) -> None:
        """Carry out a key of the search."""
        match key:
            case FindBy.STOP:
                self._stop_or_resume()
            case FindBy.PLAYER:
                self._ask_player()
            case FindBy.POT:
                self._ask_pot()
            case FindBy.MORE:
                self._open_more()
            case FindBy.CLEAR:
                self.set_filters(HandFilters())
            case _:
                self.set_filters(self.filters.toggled(key))

    def set_filters(self, filters: HandFilters) -> None:
        """Search with these filters."""
        self.filters = filters
        self.find()

    def _ask_player(self) -> None:
        if self.filters.player:
            self.set_filters(replace(self.filters, player=""))
            return
        ask = Ask(
            say("replay.player_title"), say("replay.player_go"), named=True, counted=False,
            needs_name=True, hint=say("replay.player_hint"),
        )  # fmt: skip
        names = self.hands.players()
        ask_for(
            self.page, ask, lambda name: self.set_filters(replace(self.filters, player=only_match(names, name))), names
        )

    def _ask_pot(self) -> None:
        if self.filters.pot:
            self.set_filters(replace(self.filters, pot=0))
            return
        if not self.page.title and len(self.rows):  # once a hand is open, amounts are those of its table
            use_table_money(self.rows[0].hand.money)
        quicks = tuple((figure(chips), chips) for chips in POTS)
        ask = Ask(
            say("replay.pot_title"), say("replay.pot"), lambda _, chips, __: str(chips), hint=say("replay.pot"),
            quicks=quicks,
        )  # fmt: skip

        def answered(chips: str) -> None:
            self.set_filters(replace(self.filters, pot=int(chips), money=IN_USE.money))

        ask_for(self.page, ask, answered)

    def _open_more(self) -> None:
        kinds = self.filters.offers(self.there)[len(FIRST_KINDS) :]
        keys = [*kinds, *(key for key in SWITCHES if key is not FindBy.ONLY_HERE or self.here)]
        rows = [
            MenuRow(say(f"replay.{key}"), fill="chosen" if self.filters.has(key) else "normal", asks=key)
            for key in keys
        ]
        rows.append(MenuRow(say("replay.clear"), asks=FindBy.CLEAR))
        menu = self.page.open_menu(say("replay.more_title"), tuple(rows), self.page.finder.keys[FindBy.MORE])
        menu.intended.connect(self._take_choice)

    def _take_choice(self, key: object) -> None:
        self.page.close_over()
        self.narrow(FindBy(str(key)))
