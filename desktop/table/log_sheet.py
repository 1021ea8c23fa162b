"""The log sheet: the record of a hand over the column, each line 12 mm; a tap on a line corrects it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.bridge.hand_record import RecordLine
from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.button import Button
from desktop.kit.choices import ChoicePane
from desktop.kit.face import Face
from desktop.kit.fitting import elide, named_lines, shorten_px, whole_lines
from desktop.kit.focus import ring
from desktop.kit.layout import Space
from desktop.kit.list import ListPane
from desktop.kit.list_view import Records, RowDelegate
from desktop.kit.paint import CENTRE, RIGHT, hairline, number_ring, panel, text
from desktop.kit.painted import put
from desktop.kit.shares import LINES, LINES_CLOSE
from desktop.kit.sheet import Sheet
from desktop.kit.sizes import BESIDE, CLEAR, EDGE, FINE, LINE, ROUND, ROUND_SHEET, SHADOW, STRONG, TARGET, TIGHT, TITLE
from desktop.present.hands import HandRow
from desktop.table import shares
from desktop.table.sheet_sizes import RING, STREET_ROW
from desktop.table.sizes import LOG_TITLE_SIDES
from desktop.words.i18n import bare
from desktop.words.say import say

RecordOf = Callable[[int], tuple[RecordLine, ...]]
Hands = Callable[[], Sequence[HandRow]]
HEAD_KEYS = 3
"""Number of keys in the line of the title: to the list of hands, to the replay, the cross."""


def words_of(record_line: RecordLine) -> str:
    """Return a line as it is read aloud and copied."""
    mark = say(f"log_{record_line.mark}") if record_line.mark else ""
    closed = "" if record_line.open or record_line.line.street else how_closed(record_line)
    return " ".join(part for part in (record_line.line.text, mark, closed and f"({closed})") if part)


def how_closed(record_line: RecordLine) -> str:
    """Return the sentence why a line cannot be corrected here, and how to correct its fact instead."""
    if record_line.buys:
        return say("log_buy_in")
    keys = {"chips": "log_chips", "purchase": "log_purchase", "sits": "log_seat", "seat": "log_seat"}
    return say(keys.get(record_line.line.kind, "log_closed"))


class LogRow(RowDelegate):
    """Paints a line of the record. A line that can be corrected looks like a button, any other like text."""

    def high(self, look: Look, record_line: RecordLine) -> float:
        """Return the height of a line, reference px; a rule between streets needs no room for a finger."""
        return look.of(STREET_ROW) if record_line.line.street else TARGET

    def draw(self, p: QPainter, look: Look, area: QRectF, record_line: RecordLine, down: bool, chosen: bool) -> None:
        """Paint the line."""
        theme, line, px = look.theme, record_line.line, look.type.log
        y = area.center().y() - 1
        if chosen and not record_line.open:
            ring(p, area, ROUND, theme.info)
        if line.street:
            width = fonts.width(fonts.typeset(line.text), px - 1, fonts.SEMIBOLD)
            middle = area.center().x()
            hairline(p, theme.hair, TIGHT, y, middle - width / 2 - CLEAR, y)
            hairline(p, theme.hair, middle + width / 2 + CLEAR, y, area.right() - TIGHT, y)
            text(p, line.text, middle, y, px - 1, fonts.SEMIBOLD, theme.text2, CENTRE)
            return
        rect = area.adjusted(EDGE, EDGE, -EDGE, -EDGE - SHADOW)
        if record_line.open:
            edge, width = (theme.info, STRONG) if chosen else (theme.edge, LINE)
            panel(p, rect, ROUND, theme.pressed if down else theme.raised, edge, width, shadow=True)
        size, text_left = look.of(RING), ROUND_SHEET
        if line.seat is not None:
            number_ring(p, line.seat, text_left + size / 2, y, size, theme.text, theme.line)
            text_left += size + BESIDE
        right = area.right() - ROUND_SHEET
        if line.pot is not None:
            right -= text(p, bare(line.pot), right, y, px, fonts.MEDIUM, theme.text2, RIGHT) + BESIDE
        faded = record_line.mark in ("undone", "was", "unfit")
        ink = theme.text2 if faded or not record_line.open else theme.text
        top = y - px * shares.MARKED_UP if record_line.mark else y
        fitted = shorten_px(line.text, line.who, px, fonts.MEDIUM, right - text_left)
        lines = [elide(line.text, fitted, fonts.MEDIUM, right - text_left, line.who)]
        if not record_line.mark and lines != [line.text]:
            lines, fitted = named_lines(line.text, line.who, px, fonts.MEDIUM, right - text_left)
        for number, words in enumerate(lines):
            below = (number - (len(lines) - 1) / 2) * fitted * LINES
            width = text(p, words, text_left, top + below, fitted, fonts.MEDIUM, ink)
        if record_line.mark in ("was", "unfit"):
            hairline(p, ink, text_left - 2, top, text_left + width + 2, top, FINE)
        if record_line.mark:
            role = theme.owe if record_line.mark == "unfit" else theme.text2 if faded else theme.info
            small = look.type.small
            note = elide(say(f"log_{record_line.mark}"), small, fonts.SEMIBOLD, right - text_left)
            text(p, note, text_left, y + px * shares.MARKED_DOWN, small, fonts.SEMIBOLD, role)


class LogSheet(Sheet):
    """All lines of a hand, newest last; a key in the title turns to the list of all ended hands, newest first.

    `chosen` carries the hand and the line to correct, `closed_line` the sentence for a line that is not corrected here.
    """

    chosen = Signal(int, object)
    closed_line = Signal(str)
    replayed = Signal(int)
    """Carries the number of the hand to replay; 0 = open the search for a hand."""

    def __init__(
        self, look: Look, record: RecordOf, hands: Hands, hand: int, newest: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, "", parent)
        self.record, self.ended = record, hands
        self.hand, self.newest = hand, newest
        self.pane = ListPane(look, Records(words_of, tips=True), LogRow(), self)
        self.pane.view.chosen.connect(self._chosen)
        self.hands = ChoicePane(look, lambda row: row.lines, self)
        self.hands.view.setAccessibleName(say("recap.hands"))
        self.hands.view.chosen.connect(lambda row: self.show_hand(row.number))
        self.turn = Button(look, self, "aside")
        self.turn.tapped.connect(lambda: self.show_hand(self.hand) if self.listing else self.list_hands())
        self.hands.hide()
        self.replay = Button(look, self, "aside")
        self.replay.tapped.connect(lambda: self.replayed.emit(0 if self.listing else self.hand))
        self.earlier, self.later = Button(look, self.pane, "row"), Button(look, self.pane, "row")
        self.earlier.tapped.connect(lambda: self.show_hand(self.hand - 1))
        self.later.tapped.connect(lambda: self.show_hand(self.hand + 1))
        self.show_hand(hand)

    def _chosen(self, record_line: RecordLine) -> None:
        if record_line.open:
            self.chosen.emit(self.hand, record_line)
        elif not record_line.line.street and not record_line.mark:
            self.closed_line.emit(how_closed(record_line))

    @property
    def listing(self) -> bool:
        """Whether the list of hands is shown."""
        return not self.hands.isHidden()

    def list_hands(self) -> None:
        """Show all ended hands, newest first."""
        self._show(say("recap.hands"), to_hands=True)
        self.hands.show_records(self.ended())

    def _show(self, title: str, *, to_hands: bool) -> None:
        """Show the list or a record, and give it the focus, unless a key from hand to hand has it."""
        had_focus = self.focusWidget() not in (None, self.earlier, self.later)
        self.title = title
        self.setAccessibleName(title)
        self.hands.setVisible(to_hands)
        self.pane.setVisible(not to_hands)
        self.field = self.hands.view if to_hands else self.pane.view
        spoken = say("correct_back" if to_hands else "recap.hands")
        self.turn.render_face(Face("", icon="undo" if to_hands else "list", fill="bare", spoken=spoken))
        self.turn.setVisible(self.newest > 1)
        spoken = say("replay.find" if to_hands else "replay.title")
        self.replay.render_face(Face("", icon="find" if to_hands else "play", fill="bare", spoken=spoken))
        self.replay.setVisible(self.newest > 0)
        if had_focus:
            self.field.setFocus()
        self.lay()
        self.update()

    def show_hand(self, hand: int) -> None:
        """Show the record of this hand, scrolled to its end; 0 = of what comes before the first."""
        self.hand = hand
        self._show(say("log_head_hand", hand=hand) if hand else say("hand_log"), to_hands=False)
        self.pane.view.setAccessibleName(self.title)
        several = self.newest > 1
        self.pane.before, self.pane.after = (self.earlier, self.later) if several else (None, None)
        self.earlier.render_face(_turn(hand - 1, "left"))
        self.later.render_face(_turn(hand + 1, "right"))
        self.earlier.setVisible(several and hand > 1)
        self.later.setVisible(several and hand < self.newest)
        self.pane.show_records(self.record(hand), end=True)

    def show_line(self, corrected: RecordLine) -> None:
        """Scroll to a line that was chosen for correction, in whichever version the record has it now."""
        for number, record_line in enumerate(self.pane.records.records):
            same_action = corrected.action and record_line.action == corrected.action
            if record_line == corrected or (same_action and record_line.open):
                self.pane.show_row(number)
                return

    def follow(self, newest: int) -> None:
        """Update after a step: a sheet that shows the newest hand goes on to the new newest one."""
        hand = newest if self.hand in (self.newest, 0) else min(self.hand, newest)
        self.newest = newest
        if self.listing:
            self.hand = hand
            self.list_hands()
        else:
            self.show_hand(hand)

    def arrange(self, space: Space) -> None:
        """Place the keys in the title and, below, the record or the list of hands."""
        keys = [key for key in (self.turn, self.replay) if key.isVisibleTo(self)]
        for at, key in enumerate(keys, 2):
            put(key, QRectF(self.area().width() - at * self.head, 0, self.head, self.head), self.look.scale)
        space.put(self.pane, space.rect)
        space.put(self.hands, space.rect)

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the sheet and, beside the title, the hint what a tap does."""
        super().paint(p, area)
        if self.listing:
            return
        px, right = (
            self.look.type.second - 1,
            area.width() - self.head * (HEAD_KEYS - self.turn.isHidden() - self.replay.isHidden()),
        )
        title_width = fonts.width(self.title, self.look.grown(TITLE), fonts.BOLD) + self.look.of(LOG_TITLE_SIDES)
        lines, px = whole_lines(say("log_tap"), px, fonts.MEDIUM, right - title_width)
        for number, words in enumerate(lines):
            y = self.head / 2 + (number - (len(lines) - 1) / 2) * px * LINES_CLOSE
            text(p, words, right - TIGHT, y, px, fonts.MEDIUM, self.look.theme.text2, RIGHT)


def _turn(hand: int, symbol: str) -> Face:
    """Return the face of the key to another hand."""
    return Face(say("log_head_hand", hand=hand), icon=symbol)
