"""The page of players and seasons: the season at the left, one player at the right, the keys below."""

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from desktop.bridge.jobs import Job, Wait, at_once
from desktop.kit.appearance import Look
from desktop.kit.layout import cells
from desktop.kit.list import ListPane
from desktop.kit.list_view import Records
from desktop.kit.sizes import LIST_GAP
from desktop.lifetime import person_changes, season, wording
from desktop.lifetime import sizes as measure
from desktop.lifetime.keys import PeopleKey, RankBy, bar_keys, best_words, offered, say_bar
from desktop.lifetime.parts import Ranked
from desktop.lifetime.person_panels import PersonPanels
from desktop.lifetime.season import SeasonFacts, SeasonFilters, SeasonTable
from desktop.setup.asking_page import AskingPage
from desktop.setup.evening_sizes import FILTERS_ACROSS
from desktop.setup.filters import FilterChoice, FilteredList, FilterKey
from desktop.words.i18n import counted, search_form
from desktop.words.say import say
from engine.journal.progress import Cancelled
from engine.journal.register import Register
from engine.lifetime.records import Standing

MANY = 1000
"""Evenings up to which a season is computed without showing progress: 0.1 seconds on a slow device."""


class PlayersPage(AskingPage):
    """The page; `left` = back, the other signals ask for what is outside of the page.

    `changed` carries a change of the register (a function of the book) and the name to show next, `recap` a session,
    `replay` a session and a hand, `saved` a kind of file, `private` and `evenings` a name.
    """

    left = Signal()
    changed = Signal(object, str)
    recap = Signal(int)
    replay = Signal(int, int)
    saved = Signal(str)
    private = Signal(str)
    evenings = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, say("people.title"), parent)
        self.book, self.filters = SeasonFacts(register=Register(())), SeasonFilters()
        self.wait: Wait = at_once
        """Runs a job over many evenings, in another thread where there is a window."""
        self.name = self.other = ""
        self._finder: QWidget | None = None
        """The sheet of the search, whose letters narrow the list: nothing is lost when it closes."""
        self._offered: RankBy | None = None
        self.joining = False
        """Whether the two persons shown are about to be merged."""
        self.keys = {
            by: FilterKey(look, say(f"people.{by}"), sign="list" if by is RankBy.FIND else "down") for by in RankBy
        }
        self.row = Ranked()
        pane = ListPane(look, Records(lambda record: wording.row_words(record[1]), tips=True), self.row)
        self.list = FilteredList(look, say("people.season"), list(self.keys.values()), pane, self)
        self.list.across = FILTERS_ACROSS
        self.list.chosen.connect(lambda record: self._unless_typing(lambda: self._choose(record[1].person)))
        self.person = PersonPanels(look, self)
        self.bar = bar_keys(look, self)
        self.board = season.board(self.book, self.filters)
        for by, key in self.keys.items():
            key.tapped.connect(lambda by=by: self._unless_typing(lambda: self._offer_filter(by)))
        self.person.recap.connect(self.recap)
        self.person.replay.connect(self.replay)
        self.person.compared.connect(self.compare)
        self.bar[PeopleKey.BACK].tapped.connect(self.escape)
        for act, tapped in (
            (PeopleKey.NAMES, self._offer_ways), (PeopleKey.MERGE, self._offer_persons),
            (PeopleKey.SAVE, self._offer_files), (PeopleKey.FORGET, lambda: self.private.emit(self.name)),
            (PeopleKey.GO, self._go),
        ):  # fmt: skip
            self.bar[act].tapped.connect(lambda tapped=tapped: self._unless_typing(tapped))

    # What is shown ----------------------------------------------------------------------------------------------------

    def show_book(self, book: SeasonFacts, name: str = "", board: SeasonTable | None = None) -> None:
        """Show the current state of the book.

        Args:
            book: the facts the page is made of.
            name: the person to show, "" = the same one as before.
            board: the season by the filters of the page, None = it is still to be computed.
        """
        if board is not None:
            self._show_book(book, name, self.filters, board)
        else:
            self._compute(book, name, self.filters)

    def filter(self, filters: SeasonFilters) -> None:
        """Count other evenings."""
        self._compute(self.book, self.name, filters)

    def _compute(self, book: SeasonFacts, name: str, filters: SeasonFilters) -> None:
        """Show a season, computed in another thread where evenings are many; if that is cancelled, nothing changes."""

        def ended(board: SeasonTable | Exception) -> None:
            if isinstance(board, Cancelled):
                self.tell(say("waiting.given_up"), "owe")
            elif isinstance(board, Exception):
                raise board
            else:
                self._show_book(book, name, filters, board)

        job = Job(say("waiting.season"), _how_far, lambda go_on: season.board(book, filters, go_on), ended)
        (self.wait if len(book.sums) >= MANY else at_once)(job)

    def _show_book(self, book: SeasonFacts, name: str, filters: SeasonFilters, board: SeasonTable) -> None:
        self.book, self.filters, self.board = book, filters, board
        self.name = book.register.called(name or self.name)
        self.other = book.register.called(self.other) if self.other else ""
        self.joining = False
        self._show_list()
        self.show_player(self.name if self.board.standing(self.name) else self._first_name(), self.other)

    def _first_name(self) -> str:
        return self.board.standings[0].person if self.board.standings else self.name

    def _show_list(self) -> None:
        """Show the season, narrowed by the typed letters."""
        words = search_form(self.typed).split()

        def fits(standing: Standing) -> bool:
            person = self.book.register.person(standing.person)
            names = f" {search_form(' '.join(person.names if person is not None else (standing.person,)))}"
            return all(f" {word}" in names for word in words)

        ranked = tuple(enumerate(self.board.standings, 1))
        self.row.colours = {person.name: person.record.colour for person in self.book.register.people
                            if person.record.colour}  # fmt: skip
        self.list.pane.show_records(tuple(record for record in ranked if fits(record[1])))
        filters, board = self.filters, self.board
        self.keys[RankBy.SEASON].say(wording.season_words(filters), bool(filters.first or filters.last))
        self.keys[RankBy.TAG].say(filters.tag or say("people.any_tag"), bool(filters.tag))
        self.keys[RankBy.ORDER].say(say(f"people.by_{filters.order}"))
        self.keys[RankBy.COUNTS].say(best_words(filters.best), bool(filters.best))
        self.keys[RankBy.MONEY].say(wording.unit_words(board.unit), len(board.units) > 1)
        self.list.say(note=say("people.columns"))
        self.keys[RankBy.FIND].say(self.typed, bool(self.typed))
        about = say("people.about", season=wording.season_words(filters), count=len(board.season))
        if self.book.unread:
            about = f"{about}. {say('people.unread', count=self.book.unread)}"
        self.strip.say(say("people.title"), about)

    def tell(self, words: str, role: str = "text2") -> None:
        """Show a message beside the title."""
        self.strip.say(say("people.title"), words, role=role)

    def show_player(self, name: str, other: str = "") -> None:
        """Show another player at the right; `other` = the compared person, "" = none."""
        self.name, self.other = name, other if other != name else ""
        self.joining = self.joining and bool(self.other)
        self.row.looked_at, self.row.compared = name, self.other
        self.list.pane.view.viewport().update()
        self.person.show(name, self.other, self.board, self.book.register)
        say_bar(self.bar, name, self.other if self.joining else "", self.board)
        if self.joining:
            self.tell(say("people.join_about"), "info")
        self.update()

    def compare(self, other: str) -> None:
        """Compare another person with the player; "" = none."""
        self.show_player(self.name, other)

    # What was tapped --------------------------------------------------------------------------------------------------

    def _unless_typing(self, tapped: Callable[[], object]) -> None:
        """Do what was tapped, unless a text that is typed on a sheet would be lost: the page then says so."""
        if self.sheet is not None and not self._finding and self.sheet.typing:
            self.tell(say("entry_waits", title=self.sheet.title), "owe")
        else:
            tapped()

    def _choose(self, name: str) -> None:
        """Show the player of a tapped line; a sheet about another one closes."""
        if not self._finding:
            self.close_sheet()
        self.show_player(name)

    def _offer_filter(self, by: RankBy) -> None:
        """Offer choices in place of the list; a name is typed on a sheet beside it."""
        if self.list.give_up() and self._offered is by:  # the same key again
            return
        self._offered = by
        if by is RankBy.FIND:
            self.look_for(self.typed)
            return
        offer = offered(by, self.book, self.board, self.filters)
        self.list.offer(offer.title, offer.choices, self._apply, offer.taken)

    def _apply(self, filters: SeasonFilters | None) -> None:
        """Apply a choice; None = days that are typed."""
        if filters is not None:
            self.filter(filters)
            return

        def given(typed: str) -> None:
            chosen = wording.days_of(typed)
            if chosen is None:
                self.tell(say("people.days_wrong"), "owe")
            else:
                self.filter(replace(self.filters, first=chosen[0], last=chosen[1]))

        self.ask(
            say("people.other_days"),
            say("people.days_hint"),
            given,
            f"{self.filters.first} {self.filters.last}".strip(),
        )

    def look_for(self, typed: str) -> None:
        """Open the sheet for a name; each letter narrows the list."""
        sheet = self.ask(say("people.find"), say("people.find_hint"), self._open_first, typed, say("people.show_first"))
        self._finder = sheet
        sheet.name.textChanged.connect(self._narrow)
        sheet.closed.connect(lambda: self._narrow(""))
        sheet.name.end(False)  # the next letter is added
        self._narrow(typed)

    @property
    def _finding(self) -> bool:
        """Return whether the open sheet is that of the search."""
        return self.sheet is not None and self.sheet is self._finder

    def _narrow(self, typed: str) -> None:
        self.typed = typed
        self._show_list()

    def _open_first(self, _: str) -> None:
        records = self.list.pane.records.records
        if records:
            self.show_player(records[0][1].person)

    def home(self) -> QWidget:
        """The list of the season, which gets the focus."""
        return self.list.pane.view

    def _offer_ways(self) -> None:
        self.list.offer(self.name, person_changes.ways(self.book.register, self.name), lambda way: way(self))

    def _offer_persons(self) -> None:
        others = person_changes.others(self.book.register, self.name, self.board)
        self.list.offer(say("people.who_else", name=self.name), others, self.join)

    def join(self, other: str) -> None:
        """Show both persons before they are merged."""
        self.joining = True
        self.show_player(self.name, other)

    def _offer_files(self) -> None:
        kinds = [FilterChoice(say(f"people.{kind}"), kind) for kind in ("csv", "html", "pdf")]
        self.list.offer(say("people.save"), kinds, self.saved.emit)

    def _go(self) -> None:
        if self.joining:
            self.changed.emit(person_changes.merging(self.name, self.other), self.name)
        elif self.name:
            self.evenings.emit(self.name)

    # Keys and places --------------------------------------------------------------------------------------------------

    def escape(self) -> None:
        """Close a sheet, the merge of two persons or an offer; else leave the page."""
        if self.sheet is not None:
            self.sheet.closed.emit()
        elif self.joining:
            self.joining = False
            self.filter(self.filters)
        elif not self.list.give_up():
            self.left.emit()

    def arrange(self, area: QRectF) -> None:
        """Place season left, player right, the keys below; on an upright page the season above the player."""
        gap, look = self.look.of(LIST_GAP), self.look
        upright = look.fit.layout.upright
        high, across = look.of(measure.KEY), measure.UPRIGHT_ACROSS if upright else len(PeopleKey)
        lines = len(PeopleKey) // across
        foot = QRectF(area.left(), area.bottom() - lines * high - (lines - 1) * gap, area.width(), lines * high + gap)
        places = cells(foot.adjusted(0, 0, 0, -gap), len(PeopleKey), across, gap)
        for key, place in zip(self.bar.values(), places, strict=True):
            self.place(key, place)
        above = QRectF(area.left(), area.top(), area.width(), foot.top() - gap - area.top())
        if upright:
            left = QRectF(above.left(), above.top(), above.width(), above.height() * measure.UPRIGHT_SEASON)
            right = QRectF(above.left(), left.bottom() + gap, above.width(), above.bottom() - left.bottom() - gap)
        else:
            left = QRectF(above.left(), above.top(), look.of(measure.SEASON), above.height())
            right = QRectF(left.right() + gap, above.top(), above.right() - left.right() - gap, above.height())
        self.place(self.list, left)
        if self.sheet is not None:
            wide = min(right.width(), look.fit.inner.width() * measure.SHEET)
            self.place(self.sheet, QRectF(right.left(), right.top(), wide, right.height()))
        self.person.arrange(self.place, right, gap)


def _how_far(done: int, of: int) -> str:
    """Return how many evenings of how many are read."""
    return f"{counted(done)} / {counted(of)}"
