"""The search: keys that narrow it, and below them the matching hands, which are read when they come in sight."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fitting, fonts, paint
from desktop.kit.appearance import Look
from desktop.kit.button import Button
from desktop.kit.face import Face
from desktop.kit.layout import Space, cells, levels
from desktop.kit.list import ListPane
from desktop.kit.list_view import Records, RowDelegate
from desktop.kit.metrics import MIN_TARGET_PX
from desktop.kit.page import Panel
from desktop.kit.page_keys import TitleKey
from desktop.kit.painted import put
from desktop.kit.shares import LINES_LOOSE, LINES_NEAR, SIDES_OF_TWO
from desktop.kit.sizes import CLOSE, EDGE, GAP, LINE, ROUND_SMALL, STRONG, TIGHT, TITLE_KEY_WIDE, Pair
from desktop.replay.filters import FIRST_KINDS, SPARE, SWITCHES, HandFilters
from desktop.replay.intents import FindBy
from desktop.words.i18n import amounts_in, bare, figure, short_day
from desktop.words.say import say
from engine.journal.hand_facts import Kind
from engine.journal.hand_search import FoundHand
from engine.journal.lazy_list import Lazy

HEAD_AND_WINNERS = (0.3, 0.68)
"""The middles of the two lines of a row, of its height; then the most of its width that the pot takes."""
POT_WIDE = 0.4
ROW: Pair = (72, 58)
KEY: Pair = (64, 56)
"""Height of a key that narrows the search."""
SIDES: Pair = (14, 10)
KEYS = (FindBy.PLAYER, FindBy.POT, FindBy.ALL_IN, FindBy.KILL, SPARE, FindBy.CORRECTED, FindBy.MORE)
"""The keys above the list; six of them are in sight, in two rows."""
ACROSS = 3
"""Keys in a row."""
EMPTY_LINES = 5
"""Most lines of the text that explains an empty list."""
NAMED = 3
"""Most winners named in a row; the others are counted."""


class FoundRow(Struct, frozen=True):
    """A row of the list."""

    hand: FoundHand
    """The hand of the row."""
    here: bool = False
    """Whether the hand is the one on the felt."""
    timed: bool = False
    """Whether the list holds another evening of the same day."""

    @property
    def head(self) -> str:
        """The number of the hand, its star and its name."""
        mark = self.hand.mark
        star = "★" if mark.starred else ""
        return " ".join(word for word in (say("hand_n", hand=self.hand.hand), star, mark.name) if word)

    @property
    def when(self) -> str:
        """The local day on which the hand ended; with the time where evenings of one day differ only by it."""
        ended = datetime.fromtimestamp(self.hand.ended, UTC).astimezone()
        return f"{short_day(ended)} {ended:%H:%M}" if self.timed else short_day(ended)

    def won(self, most: int = NAMED) -> str:
        """Return the winners, at most `most` of them by name."""
        names = self.hand.winners
        if not names:
            return say("misdeal_word")
        named = ", ".join(names[:most]) + (f" +{len(names) - most}" if len(names) > most else "")
        return say("replay.win" if len(names) > 1 else "replay.wins", names=named)

    @property
    def pot(self) -> str:
        """The pot, with the sign of its currency."""
        with amounts_in(self.hand.money):
            return figure(self.hand.pot)

    @property
    def words(self) -> str:
        """The row as it is read aloud and copied."""
        return ", ".join((self.head, self.when, self.won(), self.pot))


def turn_box(area: QRectF, wide: float, head: float) -> QRectF:
    """Return the place of a key `wide` px wide in the title line of a panel; `head` = the height of the line."""
    return QRectF(area.right() - wide - CLOSE, TIGHT, wide, head - CLOSE)


class HandsRow(RowDelegate):
    """The row of a hand: number and name over day and winners, the pot at the right."""

    even = True

    def high(self, look: Look, row: FoundRow) -> float:
        """Return the height, the same for all rows; never less than 48 px of the screen."""
        return max(look.of(ROW), MIN_TARGET_PX / look.scale)

    def draw(self, p: QPainter, look: Look, area: QRectF, row: FoundRow, down: bool, chosen: bool) -> None:
        """Paint the row; that of the hand on the felt has a stripe."""
        theme, kind, side = look.theme, look.type, look.of(SIDES)
        fill = theme.pressed if down else theme.sel if row.here else theme.raised
        edge, line = (theme.info, STRONG) if chosen else (theme.edge, LINE)
        paint.panel(p, area.adjusted(EDGE, EDGE, -EDGE, -EDGE - 1), look.of(ROUND_SMALL), fill, edge, line)
        if row.here:
            paint.stripe(p, area.adjusted(1, 0, 0, -1), theme.info)
        px = fitting.fit_px(row.pot, kind.name + 2, fonts.BOLD, area.width() * POT_WIDE)
        wide = paint.text(p, row.pot, area.right() - side, area.center().y(), px, fonts.BOLD, theme.text, paint.RIGHT)
        room = area.width() - wide - SIDES_OF_TWO * side
        first, second = levels(area, HEAD_AND_WINNERS)
        words, px = fitting.fit_whole(row.head, kind.name, fonts.SEMIBOLD, room, kind.small)
        paint.text(p, words, side + TIGHT, first, px, fonts.SEMIBOLD, theme.text)
        named = (f"{row.when}  {row.won(most)}" for most in range(NAMED, 0, -1))
        fits = (words for words in named if fonts.width(fonts.typeset(words), kind.small, fonts.MEDIUM) <= room)
        words = next(fits, f"{row.when}  {row.won(1)}")
        words, px = fitting.fit_whole(words, kind.second, fonts.MEDIUM, room, kind.small)
        paint.text(p, words, side + TIGHT, second, px, fonts.MEDIUM, theme.text2)


class Rows(Lazy[FoundRow]):
    """The rows of the hands found, each made when it is needed."""

    def __init__(
        self, hands: Sequence[FoundHand], here: Callable[[FoundHand], bool], timed: frozenset[int] = frozenset()
    ) -> None:
        """`timed` = the sessions that began on the same day as another one."""
        self.hands, self.here, self.timed = hands, here, timed

    def __len__(self) -> int:
        return len(self.hands)

    def item(self, at: int) -> FoundRow:
        """Return the row of hand `at`, with whether it is the one on the felt."""
        hand = self.hands[at]
        return FoundRow(hand, self.here(hand), hand.session in self.timed)


class FindPane(Panel):
    """The search; `chosen` carries a hand, `narrow` a `FindBy`, `to_hand` asks for the hand on the felt."""

    chosen = Signal(object)
    narrow = Signal(object)
    to_hand = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, say("replay.find"), parent)
        self.keys = {key: Button(look, self, "name") for key in KEYS}
        for key, button in self.keys.items():
            button.set_ground("panel")
            button.tapped.connect(lambda key=key: self.narrow.emit(key))
        self.turn = TitleKey(look, self, arrow=True)
        self.turn.tapped.connect(self.to_hand)
        self.list = ListPane(look, Records(lambda row: row.words, tips=True), HandsRow(), self)
        self.list.view.setAccessibleName(say("replay.hands"))
        self.list.view.chosen.connect(lambda row: self.chosen.emit(row.hand))
        self.stop = Button(look, self, "aside")
        self.stop.tapped.connect(lambda: self.narrow.emit(FindBy.STOP))
        self.stop.hide()
        self.empty = self.count = ""
        self._count_y = 0.0
        self.progress = 0.0
        self.turns = False
        """Whether there is a hand to turn to."""

    def show_filters(self, filters: HandFilters, available: Kind) -> None:
        """Show which filters are on, those in green; `available` = the kinds of the hands searched."""
        offered = filters.offers(available)
        first, more = offered[: len(FIRST_KINDS)], offered[len(FIRST_KINDS) :]
        with amounts_in(filters.money):
            amount = say("replay.pot_up", amount=bare(filters.pot)) if filters.pot else ""
        words = {
            FindBy.PLAYER: (say("replay.player"), filters.player),
            FindBy.POT: (say("replay.pot"), amount),
            FindBy.MORE: (say("replay.more"), ""),
        }
        hidden = sum(filters.has(key) for key in (*more, *SWITCHES) if key is not FindBy.ONLY_HERE)
        scope = say("replay.only_here") if filters.has(FindBy.ONLY_HERE) else ""  # on from the start: no choice
        for key, button in self.keys.items():
            button.setVisible(key in words or key in first)
            word, value = words.get(key) or (say(f"replay.{key}"), "")
            on = bool(value) or (key not in words and filters.has(key)) or (key is FindBy.MORE and bool(hidden))
            face = Face(value or word, second=word if value else "", fill="chosen" if on else "normal")
            if key is FindBy.MORE:
                second = say("replay.n_on", count=hidden) if hidden else scope
                face = Face(word, second=second, fill="chosen" if hidden else "normal")
            button.render_face(replace(face, spoken=say("setup.chosen", words=face.read_aloud)) if on else face)
        self.lay()

    def show_hands(self, rows: Rows, count: str, empty: str) -> None:
        """Show the hands found; `count` = their number in words, `empty` = the text where there are none."""
        self.empty = "" if len(rows) else empty
        self.setAccessibleDescription(self.empty or count)
        self.count = count
        self.list.show_records(rows)
        self.list.setVisible(bool(len(rows)))
        self.lay()

    def show_turn(self, words: str) -> None:
        """Show the key to the hand on the felt; "" = no key, as the hand is in sight or there is none."""
        self.turns = bool(words)
        self.turn.say(words, words)
        self.turn.setVisible(self.turns)
        self.lay()

    def show_progress(self, words: str, part: float, key: str) -> None:
        """Show how far the evenings are read; "" = all are; `part` = share read, `key` = words of the stop key."""
        self.stop.setVisible(bool(words))
        self.stop.render_face(Face(key, second=words))
        self.progress = part
        self.lay()
        self.update()

    def arrange(self) -> None:
        """Place the keys in two rows and the list below."""
        gap = self.look.of(GAP)
        space = Space(self.inner(), gap, self.look.scale)
        wide = self.look.of(TITLE_KEY_WIDE)
        self.taken = wide + gap if self.turns else 0.0
        put(self.turn, turn_box(self.area(), wide, self.head), self.look.scale)
        high = max(self.look.of(KEY), MIN_TARGET_PX / self.look.scale)
        keys = [button for button in self.keys.values() if button.isVisibleTo(self)]
        for button, place in zip(keys, cells(space.top(2 * high + gap), 2 * ACROSS, ACROSS, gap), strict=True):
            space.put(button, place)
        if self.stop.isVisibleTo(self):
            space.put(self.stop, space.top(high))
        line = space.top(self.look.type.second * LINES_NEAR)
        self._count_y = line.center().y()
        space.put(self.list, space.rect)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the panel, the count, and the text where no hand is found."""
        super().paint(p, area)
        inner, kind = self.inner(), self.look.type
        words, px = fitting.fit_whole(self.count, kind.second, fonts.MEDIUM, inner.width())
        paint.text(p, words, inner.left(), self._count_y, px, fonts.MEDIUM, self.look.theme.text2)
        if self.empty:
            px, theme = kind.second, self.look.theme
            lines = fitting.wrap(self.empty, px, fonts.MEDIUM, inner.width(), EMPTY_LINES)
            top = inner.top() + inner.height() / 2
            paint.lines(p, lines, inner.left(), top, px * LINES_LOOSE, px, fonts.MEDIUM, theme.text2)
