"""The search: keys that narrow, and below them the hands that fit, read as far as they are in sight."""

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
"""The middles of a hand's two lines, of its row's height; what its pot takes of the width at most."""
POT_WIDE = 0.4
ROW: Pair = (72, 58)
KEY: Pair = (64, 56)
"""A key that narrows."""
SIDES: Pair = (14, 10)
KEYS = (FindBy.PLAYER, FindBy.POT, FindBy.ALL_IN, FindBy.KILL, SPARE, FindBy.CORRECTED, FindBy.MORE)
"""The keys above the list: six of them, in two rows."""
ACROSS = 3
"""Keys of a row."""
EMPTY_LINES = 5
"""Lines of why nothing is found."""
NAMED = 3
"""Winners that are named in a row; of more it is said how many."""


class FoundRow(Struct, frozen=True):
    """A row of the list."""

    hand: FoundHand
    """The hand."""
    here: bool = False
    """Whether it is the one on the felt."""
    timed: bool = False
    """Whether another evening of its day is in the list."""

    @property
    def head(self) -> str:
        """The hand and its name."""
        mark = self.hand.mark
        star = "★" if mark.starred else ""
        return " ".join(word for word in (say("hand_n", hand=self.hand.hand), star, mark.name) if word)

    @property
    def when(self) -> str:
        """The day it ended where this device is; with the time where evenings of one day are told apart by it."""
        ended = datetime.fromtimestamp(self.hand.ended, UTC).astimezone()
        return f"{short_day(ended)} {ended:%H:%M}" if self.timed else short_day(ended)

    def won(self, most: int = NAMED) -> str:
        """Who won something, at most so many by name."""
        names = self.hand.winners
        if not names:
            return say("misdeal_word")
        named = ", ".join(names[:most]) + (f" +{len(names) - most}" if len(names) > most else "")
        return say("replay.win" if len(names) > 1 else "replay.wins", names=named)

    @property
    def pot(self) -> str:
        """Its pot, with the sign of its currency."""
        with amounts_in(self.hand.money):
            return figure(self.hand.pot)

    @property
    def words(self) -> str:
        """As it is read aloud and copied."""
        return ", ".join((self.head, self.when, self.won(), self.pot))


def turn_box(area: QRectF, wide: float, head: float) -> QRectF:
    """Where the key in the title line of a panel lies that is `wide` px; `head` = the height of the line."""
    return QRectF(area.right() - wide - CLOSE, TIGHT, wide, head - CLOSE)


class HandsRow(RowDelegate):
    """A hand: its number and name over day and winners, the pot at the right."""

    even = True

    def high(self, look: Look, row: FoundRow) -> float:
        """All rows are as high; never less than 48 px of the screen."""
        return max(look.of(ROW), MIN_TARGET_PX / look.scale)

    def draw(self, p: QPainter, look: Look, area: QRectF, row: FoundRow, down: bool, chosen: bool) -> None:
        """Paint it; the hand on the felt has a stripe."""
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
        words, px = fitting.whole(row.head, kind.name, fonts.SEMIBOLD, room, kind.small)
        paint.text(p, words, side + TIGHT, first, px, fonts.SEMIBOLD, theme.text)
        named = (f"{row.when}  {row.won(most)}" for most in range(NAMED, 0, -1))
        fits = (words for words in named if fonts.width(fonts.typeset(words), kind.small, fonts.MEDIUM) <= room)
        words = next(fits, f"{row.when}  {row.won(1)}")
        words, px = fitting.whole(words, kind.second, fonts.MEDIUM, room, kind.small)
        paint.text(p, words, side + TIGHT, second, px, fonts.MEDIUM, theme.text2)


class Rows(Lazy[FoundRow]):
    """The rows of what was found, made when they are asked for."""

    def __init__(
        self, hands: Sequence[FoundHand], here: Callable[[FoundHand], bool], timed: frozenset[int] = frozenset()
    ) -> None:
        """`timed` = the sessions of one day with another one."""
        self.hands, self.here, self.timed = hands, here, timed

    def __len__(self) -> int:
        return len(self.hands)

    def item(self, at: int) -> FoundRow:
        """A hand, and whether it is the one on the felt."""
        hand = self.hands[at]
        return FoundRow(hand, self.here(hand), hand.session in self.timed)


class FindPane(Panel):
    """`chosen` carries a hand, `narrow` a `Narrow`; `to_hand` = back to the hand on the felt."""

    chosen = Signal(object)
    narrow = Signal(object)
    to_hand = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, say("replay.find"), parent)
        self.keys = {key: Button(look, self, "name") for key in KEYS}
        for key, button in self.keys.items():
            button.lie_on("panel")
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
        self._count_at = 0.0
        self.progress = 0.0
        self.turns = False
        """Whether there is a hand to turn to."""

    def show_filters(self, filters: HandFilters, there: Kind) -> None:
        """What narrows now: those that are on are green; `there` = what the hands were that are looked through."""
        offered = filters.offers(there)
        first, more = offered[: len(FIRST_KINDS)], offered[len(FIRST_KINDS) :]
        with amounts_in(filters.money):
            amount = say("replay.pot_up", amount=bare(filters.pot)) if filters.pot else ""
        words = {
            FindBy.PLAYER: (say("replay.player"), filters.player),
            FindBy.POT: (say("replay.pot"), amount),
            FindBy.MORE: (say("replay.more"), ""),
        }
        hidden = sum(filters.has(key) for key in (*more, *SWITCHES) if key is not FindBy.ONLY_HERE)
        scope = say("replay.only_here") if filters.has(FindBy.ONLY_HERE) else ""  # as it opens: nobody chose it
        for key, button in self.keys.items():
            button.setVisible(key in words or key in first)
            word, value = words.get(key) or (say(f"replay.{key}"), "")
            on = bool(value) or (key not in words and filters.has(key)) or (key is FindBy.MORE and bool(hidden))
            face = Face(value or word, second=word if value else "", fill="chosen" if on else "normal")
            if key is FindBy.MORE:
                second = say("replay.n_on", count=hidden) if hidden else scope
                face = Face(word, second=second, fill="chosen" if hidden else "normal")
            button.render_slot(replace(face, spoken=say("setup.chosen", words=face.read_aloud)) if on else face)
        self.lay()

    def show_hands(self, rows: Rows, count: str, empty: str) -> None:
        """What was found; `count` = how many in words, `empty` = what is said where nothing was."""
        self.empty = "" if len(rows) else empty
        self.setAccessibleDescription(self.empty or count)
        self.count = count
        self.list.show_records(rows)
        self.list.setVisible(bool(len(rows)))
        self.lay()

    def show_turn(self, words: str) -> None:
        """The key to the hand on the felt; "" = it is in sight, or there is none."""
        self.turns = bool(words)
        self.turn.say(words, words)
        self.turn.setVisible(self.turns)
        self.lay()

    def show_progress(self, words: str, part: float, key: str) -> None:
        """How far the evenings are looked through; "" = all of them are."""
        self.stop.setVisible(bool(words))
        self.stop.render_slot(Face(key, second=words))
        self.progress = part
        self.lay()
        self.update()

    def arrange(self) -> None:
        """The keys in two rows, the list below."""
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
        self._count_at = line.center().y()
        space.put(self.list, space.rect)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """The panel; in words, when nothing is found."""
        super().paint(p, area)
        inner, kind = self.inner(), self.look.type
        words, px = fitting.whole(self.count, kind.second, fonts.MEDIUM, inner.width())
        paint.text(p, words, inner.left(), self._count_at, px, fonts.MEDIUM, self.look.theme.text2)
        if self.empty:
            px, theme = kind.second, self.look.theme
            lines = fitting.wrap(self.empty, px, fonts.MEDIUM, inner.width(), EMPTY_LINES)
            top = inner.top() + inner.height() / 2
            paint.lines(p, lines, inner.left(), top, px * LINES_LOOSE, px, fonts.MEDIUM, theme.text2)
