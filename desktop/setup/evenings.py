"""The page of evenings: running ones first, then newest first, with filters; beside the list the chosen one."""

from collections.abc import Callable
from typing import Any, assert_never

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.kit.appearance import Look
from desktop.setup import evening_words as words
from desktop.setup.evening_card import WithEvening
from desktop.setup.evening_list import EveningKey, ListBy, offered, say_bar
from desktop.setup.evening_parts import EveningParts
from desktop.table.past_players import without_seat_names
from desktop.words.recap_phrases import session_title
from desktop.words.say import say
from engine.journal.sqlite import SqliteStore
from engine.lifetime.evening_list import Line, Shelf
from engine.lifetime.evening_order import EveningFilter
from engine.recap.game_titles import GameTitle
from engine.values import name_key

TAGS_MOST = 200
"""The most characters of all tags of an evening."""


class EveningsPage(EveningParts):
    """The page of evenings.

    `recap`, `reopened`, `resumed`, `hands` and `replay` carry a session's id; `left` = back to the setup. `exporting`
    carries a session, its players and when it began in words. `private` opens the page that erases and forgets,
    `traveling` the one that packs and unpacks, with words that find the evening; `tagged` carries a session and its new
    tags; `unsummed` visible sessions that are not summed up yet.
    """

    recap = Signal(int)
    reopened = Signal(int)
    resumed = Signal(int)
    hands = Signal(int)
    replay = Signal(int)
    exporting = Signal(int, object, str)
    left = Signal()
    players = Signal()
    accounts = Signal()
    searching = Signal()
    """Opens the search for hands of all evenings."""
    new = Signal()
    private = Signal(str)
    traveling = Signal(str)
    tagged = Signal(int, object)
    unsummed = Signal(object)

    def __init__(self, look: Look, book: SqliteStore, parent: QWidget | None = None) -> None:
        """Raises `JournalError`: the book cannot be read."""
        super().__init__(look, book, parent)
        self.evening_filter = EveningFilter()
        self.player = ""
        """The player whose evenings are listed, "" = all players."""
        self._days_words = ""
        self._troubles: dict[int, str] = {}
        """Why a session could not be summed up, by session."""
        self._open_filter: ListBy | None = None
        self.list.chosen.connect(self.choose)
        self.list.reopened.connect(lambda line: self.resumed.emit(line.session))
        self.list.pane.moved.connect(self._ask_for_sums)
        for by, key in self.keys.items():
            key.tapped.connect(lambda by=by: self._tap_filter(by))
        for act, tapped in (
            (EveningKey.BACK, self.escape), (EveningKey.PLAYERS, self.players.emit),
            (EveningKey.ACCOUNTS, self.accounts.emit), (EveningKey.HANDS, self.searching.emit),
            (EveningKey.NEW, self.new.emit), (EveningKey.GO, self._open_chosen),
        ):  # fmt: skip
            self.bar[act].tapped.connect(tapped)
        sessions = {
            WithEvening.RECAP: self.recap,
            WithEvening.REOPEN: self.reopened,
            WithEvening.ITS_HANDS: self.hands,
            WithEvening.REPLAY: self.replay,
        }
        for use, signal in sessions.items():
            self.card.keys[use].tapped.connect(
                lambda signal=signal: self._with_line(lambda line: signal.emit(line.session))
            )
        for use, opening in ((WithEvening.ERASE, self.private), (WithEvening.PACK, self.traveling)):
            self.card.keys[use].tapped.connect(lambda opening=opening: opening.emit(self._search_words()))
        self.card.keys[WithEvening.EXPORT].tapped.connect(lambda: self._with_line(self._export))
        self.card.keys[WithEvening.TAGS].tapped.connect(lambda: self._with_line(self._ask_for_tags))
        self.read()

    # List -------------------------------------------------------------------------------------------------------------

    def read(self) -> None:
        """Read the list from the book; the chosen evening stays chosen where it is still listed."""
        chosen_session = self.card.line.session if self.card.line is not None else 0
        listed = Shelf(self.book, self.evening_filter)
        self.list.row.goes_on = bool(listed.running)
        self.list.pane.show_records(listed)
        at = max(0, listed.place(chosen_session))
        self.choose(listed[at] if len(listed) else None)
        all_evenings = Shelf(self.book) if not self.evening_filter.everything else listed
        about = say("evenings.about", count=len(all_evenings), running=len(all_evenings.running))
        self.strip.say(say("evenings.title"), about)
        narrowed, keys = self.evening_filter, self.keys
        keys[ListBy.FIND].say(self.typed, bool(self.typed))
        keys[ListBy.DAYS].say(self._days_words or say("evenings.all_days"), bool(self._days_words))
        keys[ListBy.PLAYER].say(self.player or say("evenings.any_player"), bool(self.player))
        keys[ListBy.GAME].say(
            session_title("", [narrowed.game]) if narrowed.game else say("evenings.any_game"),
            bool(narrowed.game),
        )
        keys[ListBy.TAG].say(narrowed.tag or say("evenings.any_tag"), bool(narrowed.tag))
        self._ask_for_sums()

    def narrow(self, evening_filter: EveningFilter) -> None:
        """List other evenings."""
        self.evening_filter = evening_filter
        self.read()

    def only(self, player: str) -> None:
        """List the evenings of one person, under all names; "" = of all persons."""
        self.player = self.register.called(player) if player else ""
        names = words.names_of(self.register, {name_key(player)}) or (name_key(player),)
        self.narrow(replace(self.evening_filter, names=names if player else None))

    def search(self, typed: str) -> None:
        """List only evenings that match these words."""
        self.typed = typed
        self.narrow(replace(self.evening_filter, words=words.words_of(self.book, self.register, typed)))
        if self.sheet is not None:
            self.sheet.lacks("" if len(self.list.shown) else say("evenings.nothing"))

    def choose(self, line: Line | None) -> None:
        """Show an evening beside the list, or why it cannot be read."""
        trouble = self._troubles.get(line.session, "") if line is not None and line.summed is None else ""
        self.list.row.looked_at = line.session if line is not None else 0
        self.list.pane.view.viewport().update()
        self.card.show_line(line, trouble)
        say_bar(self.bar, line)

    def renew(self, sessions: list[int], troubles: dict[int, str]) -> None:
        """Update sessions that were summed up, or could not be: `troubles` = why."""
        self._troubles |= troubles
        listed = self.list.shown
        listed.renew(sessions)
        self.list.pane.view.viewport().update()
        line = self.card.line
        if line is not None and line.session in sessions:
            at = (
                listed.place(line.session)
                if listed.place(line.session) >= 0
                else self.list.pane.view.currentIndex().row()
            )
            self.choose(listed[max(0, at)])

    def look_again(self) -> None:
        """Count what was paid or played since, when the page is shown again; the list keeps its position."""
        chosen = [self.card.line.session] if self.card.line is not None else []
        self.renew([*(line.session for line in self.list.in_sight()), *chosen], {})
        self._ask_for_sums()

    def _ask_for_sums(self) -> None:
        """Ask for the sums of the visible evenings that have none."""
        seen = [line for line in self.list.in_sight() if line.summed is None]
        if seen:
            self.unsummed.emit([line.session for line in seen])

    # Taps -------------------------------------------------------------------------------------------------------------

    def _with_line(self, action: Callable[[Line], object]) -> None:
        if self.card.line is not None:
            action(self.card.line)

    def _export(self, line: Line) -> None:
        self.exporting.emit(line.session, without_seat_names(line.players), words.moment(line))

    def _search_words(self) -> str:
        """Return words that find only the chosen evening in other lists; the searched text where none is chosen."""
        return words.moment(self.card.line) if self.card.line is not None else self.typed

    def _open_chosen(self) -> None:
        """Resume a running evening, else show its recap."""
        self._with_line(lambda line: (self.recap if line.over else self.resumed).emit(line.session))

    def _tap_filter(self, by: ListBy) -> None:
        """Show the options of a filter in the list's place, or open the sheet for words."""
        if self.list.give_up() and self._open_filter is by:  # a second tap on the key only closes
            return
        self._open_filter, narrowed = by, self.evening_filter
        take: Callable[[Any], None]
        value: Any
        match by:
            case ListBy.FIND:
                self.look_for(self.typed)
                return
            case ListBy.DAYS:
                take, value = self._take_days, (self._days_words, narrowed.first, narrowed.last)
            case ListBy.PLAYER:
                take, value = self.only, self.player
            case ListBy.GAME:
                take, value = self._take_game, narrowed.game
            case ListBy.TAG:
                take, value = self._take_tag, narrowed.tag
            case _:
                assert_never(by)
        self.list.offer(say(f"evenings.{by}"), offered(by, self.book, self.register), take, value)

    def _take_game(self, game: GameTitle | None) -> None:
        self.narrow(replace(self.evening_filter, game=game))

    def _take_tag(self, tag: str) -> None:
        self.narrow(replace(self.evening_filter, tag=tag))

    def _take_days(self, days: tuple[str, str, str]) -> None:
        self._days_words = days[0]
        self.narrow(replace(self.evening_filter, first=days[1], last=days[2]))

    def look_for(self, typed: str) -> None:
        """Search with each typed letter; closing the sheet shows all evenings again."""
        sheet = self.ask(
            say("evenings.find"), say("evenings.find_hint"), self._open_first, typed, say("evenings.open_first")
        )
        sheet.name.textChanged.connect(self.search)
        sheet.closed.connect(lambda: self.search(""))
        sheet.name.end(False)  # so that the next letter is appended
        self.search(typed)

    def _open_first(self, _: str) -> None:
        if len(self.list.shown):
            self.choose(self.list.shown[0])
            self._open_chosen()

    def _ask_for_tags(self, line: Line) -> None:
        def given(typed: str) -> None:
            self.tagged.emit(line.session, tuple(filter(None, (word.strip() for word in typed.split(",")))))

        old_tags = ", ".join(line.tags)
        self.ask(say("evenings.tags"), say("evenings.tags_hint"), given, old_tags, most=TAGS_MOST,
                 lacking=say("evenings.tags_lacking") if not old_tags else None)  # fmt: skip

    # Keys -------------------------------------------------------------------------------------------------------------

    def escape(self) -> None:
        """Close the sheet, else the options, else leave the page."""
        if self.sheet is not None:
            self.sheet.closed.emit()
        elif not self.list.give_up():
            self.left.emit()
