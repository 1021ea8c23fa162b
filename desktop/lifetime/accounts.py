"""The page of accounts: rake, drop, tips, time and kitty over a season, and what each evening put into an account."""

from msgspec.structs import replace
from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from desktop.kit.appearance import Look
from desktop.kit.choices import ChoicePane
from desktop.kit.layout import cells
from desktop.kit.page import Page
from desktop.kit.page_keys import BarButton
from desktop.kit.sizes import LIST_GAP
from desktop.lifetime import wording
from desktop.lifetime.keys import PeopleKey, RankBy
from desktop.lifetime.parts import ShortList
from desktop.lifetime.season import SeasonFacts, SeasonFilters
from desktop.lifetime.sizes import KEY
from desktop.setup.filters import FilterChoice, FilteredList, FilterKey
from desktop.words.say import say
from engine.journal.register import Register
from engine.lifetime.accounts import AccountSum, EveningTaking, accounts
from engine.lifetime.records import Season


class AccountsPage(Page):
    """The page; `left` = back, `recap` carries a session, `saved` asks for the table of what is shown."""

    left = Signal()
    recap = Signal(int)
    saved = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, say("people.accounts"), parent)
        self.book, self.filters = SeasonFacts(register=Register(())), SeasonFilters()
        self.takings: tuple[EveningTaking, ...] = ()
        """The takings of the evenings that count, the newest first."""
        self.account: AccountSum | None = None
        """The account whose evenings are listed, None = there is none."""
        self.keys = {by: FilterKey(look, say(f"people.{by}"), sign="down") for by in (RankBy.SEASON, RankBy.TAG)}
        pane = ChoicePane(look, wording.account_words)
        self.list = FilteredList(look, say("people.accounts"), list(self.keys.values()), pane, self)
        self.list.chosen.connect(self.choose)
        self.pane = pane
        self.evenings = ShortList(look, "takings", self._line, "right", self)
        self.evenings.chosen.connect(lambda taking: self.recap.emit(taking.session))
        self.bar = {PeopleKey.BACK: BarButton(look, "undo", self), PeopleKey.SAVE: BarButton(look, "out", self)}
        self.keys[RankBy.SEASON].tapped.connect(self._offer_seasons)
        self.keys[RankBy.TAG].tapped.connect(self._offer_tags)
        self.bar[PeopleKey.BACK].tapped.connect(self.escape)
        self.bar[PeopleKey.SAVE].tapped.connect(self.saved)
        self.filter(self.filters)

    def show_book(self, book: SeasonFacts, _: str = "", __: object = None) -> None:
        """Show the current state of the book."""
        self.book = book
        self.filter(self.filters)

    def filter(self, filters: SeasonFilters) -> None:
        """Count other evenings."""
        self.filters, season = filters, Season(first=filters.first, last=filters.last)
        tags = self.book.tags
        self.takings = tuple(
            taking
            for summed in reversed(self.book.sums)
            if not filters.tag or filters.tag in tags.get(summed.evening.session, ())
            for taking in summed.taken
            if season.holds(taking.day)
        )
        sums = sorted(accounts(self.takings, season), key=lambda each: (-each.evenings, each.unit, each.account))
        former = (self.account.account, self.account.unit) if self.account is not None else None
        self.keys[RankBy.SEASON].say(wording.season_words(filters), bool(filters.first or filters.last))
        self.keys[RankBy.TAG].say(filters.tag or say("people.any_tag"), bool(filters.tag))
        self.pane.show_records(sums)
        count = len({taking.session for taking in self.takings})
        about = say("people.accounts_about", season=wording.season_words(filters), count=count)
        if self.book.unread:
            about = f"{about}. {say('people.unread', count=self.book.unread)}"
        self.tell(about)
        self.choose(next((each for each in sums if (each.account, each.unit) == former), sums[0] if sums else None))

    def choose(self, account: AccountSum | None) -> None:
        """List the evenings of another account; None = nothing was taken off a table."""
        self.account = account
        self.pane.highlight(account)
        kind = (account.account, account.unit) if account is not None else None
        self.evenings.pane.show_records(
            tuple(taking for taking in self.takings if (taking.account, taking.unit) == kind)
        )
        self.bar[PeopleKey.BACK].say(say("people.back"))
        self.bar[PeopleKey.SAVE].say(say("people.save"), say("people.accounts_save_note"), barred=account is None)

    def tell(self, words: str, role: str = "text2") -> None:
        """Show a message beside the title."""
        self.strip.say(say("people.accounts"), words, role=role)

    def _line(self, taking: EveningTaking) -> wording.ShortLine:
        title = next((each.evening.title for each in self.book.sums if each.evening.session == taking.session), "")
        return wording.taking_words(taking, title)

    def _offer_seasons(self) -> None:
        """Offer the seasons in place of the list; the same key again closes the offer."""
        filters = self.filters
        if not self.list.give_up():
            days = [FilterChoice(words, (first, last)) for words, first, last in wording.seasons(self.book)]
            self.list.offer(
                say("people.season"),
                days,
                lambda days: self.filter(replace(filters, first=days[0], last=days[1])),
                (filters.first, filters.last),
            )

    def _offer_tags(self) -> None:
        """Offer the tags in place of the list; the same key again closes the offer."""
        filters = self.filters
        if not self.list.give_up():
            tags = [FilterChoice(say("people.any_tag"), ""), *(FilterChoice(tag, tag) for tag in self.book.every_tag)]
            self.list.offer(say("people.tag"), tags, lambda tag: self.filter(replace(filters, tag=tag)), filters.tag)

    def escape(self) -> None:
        """Close what is offered, else leave the page."""
        if not self.list.give_up():
            self.left.emit()

    def arrange(self, area: QRectF) -> None:
        """Place accounts left, their evenings right, the keys below; on an upright page one below the other."""
        gap, high = self.look.of(LIST_GAP), self.look.of(KEY)
        foot = QRectF(area.left(), area.bottom() - high, area.width(), high)
        upright = self.look.fit.layout.upright
        for key, place in zip(self.bar.values(), cells(foot, 2, 2, gap), strict=True):
            self.place(key, place)
        above = QRectF(area.left(), area.top(), area.width(), foot.top() - gap - area.top())
        parts = cells(above, 2, 1 if upright else 2, gap)
        for part, place in zip((self.list, self.evenings), parts, strict=True):
            self.place(part, place)
