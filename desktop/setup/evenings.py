"""The book of evenings: running ones first, then newest first, narrowed at each key; beside it the chosen one."""

from collections.abc import Callable
from enum import StrEnum
from typing import Any, assert_never

from msgspec.structs import replace
from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fonts, paint
from desktop.kit.appearance import Look
from desktop.kit.layout import cells
from desktop.kit.list import ListPane, Records
from desktop.kit.page_keys import BarButton
from desktop.setup import evening_words as words
from desktop.setup.asking import AskingPage
from desktop.setup.evening_card import EveningCard, WithEvening
from desktop.setup.evening_row import EveningRow
from desktop.setup.filters import Choice, FilteredList, FilterKey
from desktop.table.pastplayers import people
from desktop.words.recap_phrases import part_words, session_title
from desktop.words.say import say
from engine.journal.register import register
from engine.journal.sqlite import SqliteStore
from engine.lifetime import shelf
from engine.lifetime.order import Wanted
from engine.lifetime.shelf import Line, Shelf
from engine.values import known_as


class Narrow(StrEnum):
    """What the list is narrowed by; its word is `evenings.` and its value."""

    FIND = "find"
    DAYS = "days"
    PLAYER = "player"
    GAME = "game"
    TAG = "tag"


class Act(StrEnum):
    """What a key of the bar does."""

    BACK = "back"
    PLAYERS = "players"
    ACCOUNTS = "accounts"
    HANDS = "hands"
    NEW = "new"
    GO = "go"
    """On with a running evening, else its recap."""


SIGNS = {
    Act.BACK: "undo",
    Act.PLAYERS: "person",
    Act.ACCOUNTS: "coins",
    Act.HANDS: "cards",
    Act.NEW: "plus",
    Act.GO: "arrow",
}
"""Of the keys of the bar, in their order."""
UPRIGHT_ACROSS = 3
"""Keys of the bar beside each other in an upright window."""
LIST_SHARE, UPRIGHT_SHARE = 0.7, 0.6
"""Of the width, and of the height of an upright window: the list."""


class EveningList(FilteredList):
    """The evenings; `reopened` carries the line of a running one at whose key was tapped."""

    reopened = Signal(object)

    def __init__(self, look: Look, keys: list[FilterKey], parent: QWidget) -> None:
        self.row = EveningRow()
        pane = ListPane(look, Records(words.aloud, tips=True), self.row)
        super().__init__(look, say("evenings.title"), keys, pane, parent)
        self.across = 3 if look.fit.layout.upright else 0
        pane.view.beside.connect(self._beside)
        pane.moved.connect(self._tell)

    @property
    def shown(self) -> Any:
        """The evenings that are listed."""
        return self.pane.records.records

    def in_sight(self) -> list[Line]:
        """Those whose lines are seen."""
        return [self.shown[at] for at in self.pane.view.seen()]

    def _beside(self, line: Line) -> None:
        """Where a running one has its key; of one that is over the whole line is one."""
        (self.chosen if line.over else self.reopened).emit(line)

    def _tell(self) -> None:
        seen = self.pane.view.seen()
        self.say(note=part_words(seen.start + 1 if seen else 0, seen.stop, len(self.shown)))

    def set_look(self, look: Look) -> None:
        """Theme, grid or choices changed."""
        self.across = 3 if look.fit.layout.upright else 0
        super().set_look(look)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """The panel; in words, when nothing is found."""
        super().paint(p, area)
        if not self.shown and not self.choosing:
            px, inner = self.look.type.name, self.inner()
            none = say("evenings.nothing")
            paint.text(
                p, none, inner.center().x(), inner.center().y(), px, fonts.MEDIUM, self.look.theme.text2, paint.CENTRE
            )


class EveningsPage(AskingPage):
    """The page. `recap`, `reopened`, `resumed`, `hands` and `replay` carry a session's id; `left` = back to the setup.

    `exporting` carries a session, who sat there and when it began in words.

    `private` asks for what erases and forgets, `traveling` for what packs and unpacks, with words by which the evening
    is found; `tagged` carries a session and its new tags; `unsummed` sessions in sight that are not summed up yet.
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
    """Hands of all evenings are looked for."""
    new = Signal()
    private = Signal(str)
    traveling = Signal(str)
    tagged = Signal(int, object)
    unsummed = Signal(object)

    def __init__(self, look: Look, book: SqliteStore, parent: QWidget | None = None) -> None:
        """Raises `JournalError`: the book cannot be read."""
        super().__init__(look, say("evenings.title"), parent)
        self.book, self.wanted = book, Wanted()
        self.player = ""
        """Whose evenings are listed, "" = everybody's."""
        self._days = ""
        self._offered: Narrow | None = None
        self.register = register(book)
        self.keys = {
            by: FilterKey(look, say(f"evenings.{by}"), sign="list" if by is Narrow.FIND else "down") for by in Narrow
        }
        self.list = EveningList(look, list(self.keys.values()), self)
        self.card = EveningCard(look, self)
        self.bar = {act: BarButton(look, sign, self, big=act is Act.GO) for act, sign in SIGNS.items()}
        self.list.chosen.connect(self.choose)
        self.list.reopened.connect(lambda line: self.resumed.emit(line.session))
        self.list.pane.moved.connect(self._ask_for_sums)
        for by, key in self.keys.items():
            key.tapped.connect(lambda by=by: self._filter(by))
        for act, tapped in (
            (Act.BACK, self.escape), (Act.PLAYERS, self.players.emit), (Act.ACCOUNTS, self.accounts.emit),
            (Act.HANDS, self.searching.emit), (Act.NEW, self.new.emit), (Act.GO, self._go),
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
        for use, words_for in ((WithEvening.ERASE, self.private), (WithEvening.PACK, self.traveling)):
            self.card.keys[use].tapped.connect(lambda words_for=words_for: words_for.emit(self._found_by()))
        self.card.keys[WithEvening.EXPORT].tapped.connect(lambda: self._with_line(self._export))
        self.card.keys[WithEvening.TAGS].tapped.connect(lambda: self._with_line(self._ask_for_tags))
        self.read()

    # What is listed ---------------------------------------------------------------------------------------------------

    def read(self) -> None:
        """The list as the book is now; what is chosen stays chosen where it is still there."""
        before = self.card.line.session if self.card.line is not None else 0
        listed = Shelf(self.book, self.wanted)
        self.list.row.goes_on = bool(listed.running)
        self.list.pane.show_records(listed)
        at = max(0, listed.place(before))
        self.choose(listed[at] if len(listed) else None)
        every = Shelf(self.book) if not self.wanted.everything else listed
        about = say("evenings.about", count=len(every), running=len(every.running))
        self.strip.say(say("evenings.title"), about)
        wanted, keys = self.wanted, self.keys
        keys[Narrow.FIND].say(self.typed, bool(self.typed))
        keys[Narrow.DAYS].say(self._days or say("evenings.all_days"), bool(self._days))
        keys[Narrow.PLAYER].say(self.player or say("evenings.any_player"), bool(self.player))
        keys[Narrow.GAME].say(
            session_title("", [wanted.game]) if wanted.game else say("evenings.any_game"), bool(wanted.game)
        )
        keys[Narrow.TAG].say(wanted.tag or say("evenings.any_tag"), bool(wanted.tag))
        self._ask_for_sums()

    def want(self, wanted: Wanted) -> None:
        """Other evenings."""
        self.wanted = wanted
        self.read()

    def only(self, player: str) -> None:
        """Those of one person, under whatever names; "" = of everybody."""
        self.player = self.register.called(player) if player else ""
        names = words.names_of(self.register, {known_as(player)}) or (known_as(player),)
        self.want(replace(self.wanted, names=names if player else None))

    def search(self, typed: str) -> None:
        """Only what is found by these words."""
        self.typed = typed
        self.want(replace(self.wanted, words=words.words_of(self.book, self.register, typed)))
        if self.sheet is not None:
            self.sheet.lacks("" if len(self.list.shown) else say("evenings.nothing"))

    def choose(self, line: Line | None, trouble: str = "") -> None:
        """Show an evening beside the list."""
        self.list.row.looked_at = line.session if line is not None else 0
        self.list.pane.view.viewport().update()
        self.card.show_line(line, trouble)
        bar = self.bar
        bar[Act.BACK].say(say("evenings.back"))
        bar[Act.PLAYERS].say(say("evenings.players"), say("evenings.players_note"))
        bar[Act.ACCOUNTS].say(say("people.accounts"), say("people.accounts_note"))
        bar[Act.HANDS].say(say("evenings.hands"), say("evenings.hands_note"))
        bar[Act.NEW].say(say("evenings.new"), say("evenings.new_note"))
        go = say("evenings.recap") if line is None or line.over else words.go_on_words(line)
        bar[Act.GO].say(go, role="next", barred=line is None)

    def renew(self, sessions: list[int], troubles: dict[int, str]) -> None:
        """These were summed up, or could not be."""
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
            self.choose(listed[max(0, at)], troubles.get(line.session, ""))

    def _ask_for_sums(self) -> None:
        """Of the evenings in sight, and the chosen one."""
        seen = [line for line in self.list.in_sight() if line.summed is None]
        if seen:
            self.unsummed.emit([line.session for line in seen])

    def tell(self, about: str, role: str = "text2") -> None:
        """Say something beside the title."""
        self.strip.say(say("evenings.title"), about, role=role)

    # What was tapped --------------------------------------------------------------------------------------------------

    def _with_line(self, do: Callable[[Line], object]) -> None:
        if self.card.line is not None:
            do(self.card.line)

    def _export(self, line: Line) -> None:
        self.exporting.emit(line.session, people(line.players), words.moment(line))

    def _found_by(self) -> str:
        """Words by which other lists show the chosen evening; what was searched for where none is chosen."""
        return found_by(self.card.line) if self.card.line is not None else self.typed

    def _go(self) -> None:
        """On with a running evening, else its recap."""
        self._with_line(lambda line: (self.recap if line.over else self.resumed).emit(line.session))

    def _filter(self, by: Narrow) -> None:
        """What there is to choose, in the list's place; words are typed beside it."""
        if self.list.give_up() and self._offered is by:  # the same key again
            return
        self._offered = by
        book, offer, wanted = self.book, self.list.offer, self.wanted
        match by:
            case Narrow.DAYS:
                months = shelf.months(book)
                days = [Choice(say("evenings.all_days"), ("", "", ""))]
                days += [Choice(year, (year, f"{year}-01-01", f"{year}-12-31"))
                         for year in dict.fromkeys(month[:4] for month in months)]  # fmt: skip
                named = ((f"{words.month_name(int(month[5:]))} {month[:4]}", month) for month in months)
                days += [Choice(name, (name, f"{month}-01", f"{month}-31")) for name, month in named]
                offer(say("evenings.days"), days, self._take_days, (self._days, wanted.first, wanted.last))
            case Narrow.PLAYER:
                people = [Choice(say("evenings.any_player"), "")]
                people += [Choice(each.name, each.name, ", ".join(each.names[1:])) for each in self.register.people]
                offer(say("evenings.player"), people, self.only, self.player)
            case Narrow.GAME:
                titles = [Choice(say("evenings.any_game"), None)]
                titles += [Choice(session_title("", [game]), game) for game in shelf.games(book)]
                offer(say("evenings.game"), titles, lambda game: self.want(replace(wanted, game=game)), wanted.game)
            case Narrow.TAG:
                tags = [Choice(say("evenings.any_tag"), ""), *(Choice(tag, tag) for tag in shelf.tags(book))]
                offer(say("evenings.tag"), tags, lambda tag: self.want(replace(wanted, tag=tag)), wanted.tag)
            case Narrow.FIND:
                self.look_for(self.typed)
            case _:
                assert_never(by)

    def _take_days(self, days: tuple[str, str, str]) -> None:
        self._days = days[0]
        self.want(replace(self.wanted, first=days[1], last=days[2]))

    def look_for(self, typed: str) -> None:
        """Letters narrow the list as they come; the way out of the sheet shows all again."""
        sheet = self.ask(
            say("evenings.find"), say("evenings.find_hint"), self._open_first, typed, say("evenings.open_first")
        )
        sheet.name.textChanged.connect(self.search)
        sheet.closed.connect(lambda: self.search(""))
        sheet.name.end(False)  # the next letter is added
        self.search(typed)

    def _open_first(self, _: str) -> None:
        if len(self.list.shown):
            self.choose(self.list.shown[0])
            self._go()

    def _ask_for_tags(self, line: Line) -> None:
        def given(typed: str) -> None:
            self.tagged.emit(line.session, tuple(filter(None, (word.strip() for word in typed.split(",")))))

        known = ", ".join(line.tags)
        self.ask(say("evenings.tags"), say("evenings.tags_hint"), given, known, most=200,
                 lacking=say("evenings.tags_lacking") if not known else None)  # fmt: skip

    def home(self) -> QWidget:
        """The list of evenings."""
        return self.list.pane.view

    # Keys and places --------------------------------------------------------------------------------------------------

    def escape(self) -> None:
        """Back from what is offered or asked, from what narrows the list, from the page."""
        if self.sheet is not None:
            self.sheet.closed.emit()
        elif not self.list.give_up():
            self.left.emit()

    def arrange(self, area: QRectF) -> None:
        """The list left, the chosen evening right, the bar below; upright one below the other."""
        look, gap, high = self.look, self.look.pick(14, 8), self.look.pick(108, 76)
        upright = look.fit.layout.upright
        if upright:
            high = high * len(Act) // UPRIGHT_ACROSS + gap
        foot = QRectF(area.left(), area.bottom() - high, area.width(), high)
        above = QRectF(area.left(), area.top(), area.width(), foot.top() - gap - area.top())
        if upright:
            left = QRectF(above.left(), above.top(), above.width(), above.height() * UPRIGHT_SHARE)
            right = QRectF(above.left(), left.bottom() + gap, above.width(), above.bottom() - left.bottom() - gap)
            places = cells(foot, len(Act), UPRIGHT_ACROSS, gap)
        else:
            wide = above.width() * LIST_SHARE
            left = QRectF(above.left(), above.top(), wide, above.height())
            right = QRectF(left.right() + gap, above.top(), above.right() - left.right() - gap, above.height())
            go = QRectF(right.left(), foot.top(), right.width(), high)
            places = [*cells(QRectF(foot.left(), foot.top(), wide, high), len(Act) - 1, len(Act) - 1, gap), go]
        for key, place in zip(self.bar.values(), places, strict=True):
            self.place(key, place)
        self.place(self.list, left)
        self.place(self.card, right)
        if self.sheet is not None:
            over = QRectF(right.left(), above.bottom() - 620, right.width(), 620) if upright else right
            self.place(self.sheet, over)


def found_by(line: Line) -> str:
    """Words by which other lists of evenings show this one alone, as far as words can."""
    return words.moment(line)
