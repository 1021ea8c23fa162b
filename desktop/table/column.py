"""The side column: log, pad, dues, awards. A sheet may cover it, but never blocks the bar.

The second gate of late imports: cards are imported after the paint, or at the first showdown or chips owed.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.intents import EnterCards, Intent, OpenLog
from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.button import Button
from desktop.kit.covers import REST_MS
from desktop.kit.fitting import one_or_two, wrap
from desktop.kit.pages import Pages
from desktop.kit.paint import RIGHT, block, hairline, text
from desktop.kit.painted import Painted, put
from desktop.kit.shares import LINES
from desktop.kit.sizes import EDGE, LOOSE, NEAR, NOTE_LINES, TALL, TITLE
from desktop.present.column import ColumnView
from desktop.present.slot import Slot
from desktop.table import shares
from desktop.table import sizes as measure
from desktop.table.amount_pad import AmountPad
from desktop.table.log import LogPanel
from desktop.words.say import say

if TYPE_CHECKING:
    from desktop.present.column import AwardColumn
    from desktop.table.column_cards import AwardWidget, DueWidget
    from desktop.table.column_lists import ListedCards
    from desktop.table.run_card import RunWidget


def _listed() -> "ListedCards":
    from desktop.table.column_lists import LISTED_CARDS

    return LISTED_CARDS


class ColumnPanel(Painted):
    """A widget that renders a `ColumnView`; `intended` carries the intents of its parts."""

    intended = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.view: ColumnView | None = None
        self._pad_shown = False
        """Whether the pad was shown in the current hand."""
        self.set_ground("panel")
        self.log = LogPanel(look, self)
        self.log.tapped.connect(lambda: self._emit(OpenLog()))
        self.pad = AmountPad(look, self)
        self.pad.intended.connect(self.intended)
        self.list = Pages(look, self)
        self.dues: list[DueWidget] = []
        self.awards: list[AwardWidget] = []
        self.runs: list[RunWidget] = []
        self.tools = [Button(look, self, "row") for _ in range(2)]
        self.cards = Button(look, self, "option")
        self.cards.render_face(Slot(say("enter_cards"), icon="cards", intent=EnterCards()))
        self.log.set_ground("panel")
        for button in (*self.tools, self.cards):
            button.set_ground("panel")
            button.intended.connect(self.intended)
        self.sheet: QWidget | None = None
        self.setAccessibleName(say("speak_column"))

    def _emit(self, intent: Intent) -> None:
        self.intended.emit(intent)

    def set_look(self, look: Look) -> None:
        """Apply a new theme, grid or choices, also to the sheet: in an upright window it is no child of the column."""
        if isinstance(self.sheet, Painted):
            self.sheet.set_look(look)
        super().set_look(look)

    def render_column(self, view: ColumnView) -> None:
        """Show `view`, laid out again only where its shape changed."""
        if view == self.view:
            return
        old, self.view = self.view, view
        padded_before, self._pad_shown = self._pad_shown, view.current and (self._pad_shown or view.shape == "pad")
        if view.pad is not None:
            self.pad.render_pad(view.pad)
        for number, due in enumerate(view.dues.cards if view.dues else ()):
            if number == len(self.dues):
                self.dues.append(_listed().due(self.look, self.list))
                self.dues[-1].intended.connect(self.intended)
            self.dues[number].render_due(due)
        if view.awards is not None:
            self._render_awards(view.awards)
        if old is None or _shape(old) != _shape(view) or padded_before != self._pad_shown:
            self.lay()
            self.update(self.visibleRegion())
        elif old.dues != view.dues or old.awards != view.awards:
            self._show_tools(view)
            self.update(self.visibleRegion())
        self.log.render_log(view.head, view.lines, view.current)  # after `lay` has placed the log

    def _render_awards(self, awards: "AwardColumn") -> None:
        """Show the cards of pots or runs; a widget is created when it is first needed."""
        for number, card in enumerate(awards.cards):
            if number == len(self.awards):
                self.awards.append(_listed().award(self.look, self.list))
                self.awards[-1].intended.connect(self.intended)
            self.awards[number].render_award(card)
        states_before = [widget.card and widget.card.state for widget in self.runs]
        for number, run in enumerate(awards.runs):
            if number == len(self.runs):
                self.runs.append(_listed().run(self.look, self.list))
                self.runs[-1].intended.connect(self.intended)
            self.runs[number].render_run(run)
        if states_before != [run.state for run in awards.runs]:
            self._pause_taps()

    def _pause_taps(self) -> None:
        """Let the cards of the runs take no tap at once: they have just changed their size under the finger."""
        taps = [tap for widget in self.runs for tap in (widget.face, *widget.buttons)]
        last = max((tap.tapped_at for tap in taps), default=0)
        for tap in taps:
            tap.rest(last, REST_MS)

    def open_sheet(self, sheet: QWidget) -> None:
        """Open a sheet over the column; an open one is closed."""
        self.close_sheet()
        self.sheet = sheet
        self._lay_sheet()
        sheet.raise_()

    def close_sheet(self) -> None:
        """Close the sheet, if one is open."""
        if self.sheet is not None:
            self.sheet.hide()
            self.sheet.deleteLater()
            self.sheet = None

    def _inner(self) -> QRectF:
        room = self.look.room
        side = (room.column - room.inner) / 2
        return self.area().adjusted(side, room.margin, -side, -room.margin)

    def lay(self) -> None:
        """Place the parts of the current shape."""
        self._lay_sheet()
        view = self.view
        if view is None:
            return
        inner, plan, scale, gap = self._inner(), self.look.fit.plan, self.look.scale, self.look.room.margin
        self.pad.setVisible(view.shape == "pad")
        self.list.setVisible(view.shape in ("dues", "awards"))
        self.cards.setVisible(False)
        if view.shape != "awards":
            for tool in self.tools:
                tool.hide()
        log = QRectF(inner)
        if view.shape == "pad":
            log.setHeight(plan.log)
            rest = inner.adjusted(0, plan.log + gap if plan.log else 0, 0, 0)
            if self.look.room.upright:
                rest.moveTop(inner.top())
                log.moveTop(inner.bottom() - plan.log)
            put(self.pad, rest, scale)
        elif view.shape == "dues":
            log = self._lay_dues(view, inner)
        elif view.shape == "awards":
            log = self._lay_awards(view, inner)
        self.log.beside = self._beside_pad(log) if view.shape == "log" and self._pad_shown else None
        self.log.setVisible(log.height() > measure.LOG_SEEN)
        put(self.log, log, scale)

    def _beside_pad(self, log: QRectF) -> QRectF:
        """Return the part of a log in the pad's place that takes taps: where the log was beside the pad, else its head.

        Further taps at the place of the all-in key so open nothing.
        """
        height = float(self.look.fit.plan.log)
        top = log.height() - height if height and self.look.room.upright else 0
        return QRectF(0, top, log.width(), height or self.log.top)

    def _lay_sheet(self) -> None:
        """Place the sheet over the column, or in an upright window at the larger place of its own."""
        if self.sheet is None:
            return
        upright = self.look.room.upright
        home = self.parentWidget() if upright else self
        moved = self.sheet.parentWidget() is not home
        if moved:
            self.sheet.setParent(home)
        put(self.sheet, self.look.fit.sheet if upright else self._inner(), self.look.scale)
        if moved:  # after it has its size: a widget shown before is laid out twice
            self.sheet.show()

    def _title(self) -> float:
        return self.look.of(measure.LIST_TITLE)

    def _lay_dues(self, view: ColumnView, inner: QRectF) -> QRectF:
        assert view.dues is not None
        cards = self.dues[: len(view.dues.cards)]
        heights = [widget.height_for(card) for widget, card in zip(cards, view.dues.cards, strict=True)]
        gap = self.look.room.margin
        need = sum(heights) + gap * (len(heights) - 1)
        top = self._title()
        room = inner.height() - top
        height = min(need, room)
        put(self.list, QRectF(inner.left(), inner.top() + top, inner.width(), height), self.look.scale)
        self.list.show_rows(cards, heights)
        remaining = room - height - gap
        least = self.look.of(measure.LOG_LEAST)
        return QRectF(inner.left(), inner.bottom() - remaining, inner.width(), remaining if remaining >= least else 0)

    def _lay_awards(self, view: ColumnView, inner: QRectF) -> QRectF:
        """Place title, cards, tools and the key that enters cards; return the rectangle of the log above them.

        Without room for all, the key is left out, then the log, then the cards become pages. Hidden tools keep their
        place, so that a second tap on a card never hits one.
        """
        assert view.awards is not None
        gap, tool, key = self.look.room.margin, self.look.of(TALL), self.look.of(measure.CARDS_KEY_HIGH)
        title = self.look.of(measure.AWARDS_TITLE)
        tools = tool + gap if view.awards.places else 0.0
        widgets, heights = self._award_cards(view.awards, inner.height() - title - tools)
        need = sum(heights) + gap * (len(heights) - 1)
        log = float(self.look.fit.plan.log or 0) or self.look.of(measure.LOG_HIGH)
        total = need + title + tools + key + gap
        if total + log + gap > inner.height():
            total -= key + gap
        if total + log + gap > inner.height():
            log = 0.0
        log += max(0.0, min(self.look.of(measure.LOG_GROWS), inner.height() - total - log - gap)) if log else 0.0
        top = inner.top() + (log + gap if log else 0) + title
        height = min(need, inner.bottom() - top - tools)
        put(self.list, QRectF(inner.left(), top, inner.width(), height), self.look.scale)
        self.list.show_rows(widgets, heights)
        for run, widget in zip(view.awards.runs, widgets, strict=False):
            if run.state == "now":
                self.list.reveal(widget)
        self._title_at = top - title
        self._show_tools(view)
        top += height + (gap if tools else 0)
        for number, button in enumerate(self.tools):
            width = (inner.width() - NEAR * (view.awards.places - 1)) / max(1, view.awards.places)
            put(button, QRectF(inner.left() + number * (width + NEAR), top, width, tool), self.look.scale)
        top += tools - (gap if tools else 0)
        if inner.bottom() - top - gap >= key:
            self.cards.setVisible(True)
            width = self.look.of(measure.CARDS_KEY)
            put(self.cards, QRectF(inner.left(), inner.bottom() - key, width, key), self.look.scale)
        return QRectF(inner.left(), inner.top(), inner.width(), log)

    def _award_cards(self, awards: "AwardColumn", room: float) -> tuple[list[QWidget], list[float]]:
        """Return the cards' widgets and heights, reference px; where `room` is short, other runs shrink to a line."""
        if awards.cards:
            pots = self.awards[: len(awards.cards)]
            return [*pots], [widget.height_now() for widget in pots]
        runs, gap = self.runs[: len(awards.runs)], self.look.room.margin
        for brief in (False, True):
            for widget in runs:
                widget.shorten(brief)
            heights = [widget.height_now() for widget in runs]
            if sum(heights) + gap * (len(heights) - 1) <= room:
                break
        return [*runs], heights

    def _show_tools(self, view: ColumnView) -> None:
        tools = view.awards.tools if view.awards is not None else ()
        for number, button in enumerate(self.tools):
            button.setVisible(number < len(tools))
            if number < len(tools):
                button.render_face(tools[number])

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the edge of the panel and the titles of dues and awards."""
        theme, view = self.look.theme, self.view
        edge = area.width() - EDGE if self.look.fit.mirrored else EDGE
        if self.look.room.upright:
            hairline(p, theme.hair, 0, EDGE, area.width(), EDGE)
        else:
            hairline(p, theme.hair, edge, 0, edge, area.height())
        if view is None or view.shape not in ("dues", "awards"):
            return
        inner = self._inner()
        title_px, note_px = self.look.px(TITLE), self.look.px(measure.LIST_NOTE)
        if view.shape == "dues" and view.dues is not None:
            y, title, note = inner.top() + self._title() * shares.DUES_LEVEL, say("dues_title"), view.dues.progress
        else:
            awards = view.awards
            y = self._title_at + self.look.of(measure.AWARDS_TITLE_AT)
            title, note = (awards.title, awards.note) if awards is not None else ("", "")
        if not self.cards.isHidden():
            self._cards_note(p, inner)
        side = measure.LIST_SIDE
        used = text(p, title, inner.left() + side, y, title_px, fonts.BOLD, theme.text)
        room = inner.width() - 2 * side - used - LOOSE
        lines, note_px = one_or_two(note, note_px, fonts.MEDIUM, room, self.look.legible)
        block(p, lines, inner.right() - side, y, note_px * shares.LIST_STEP, note_px, fonts.MEDIUM, theme.text2, RIGHT)

    def _cards_note(self, p: QPainter, inner: QRectF) -> None:
        """Paint the note beside the key that enters cards: it is optional."""
        px = self.look.px(measure.CARDS_NOTE)
        x = inner.left() + self.look.of(measure.CARDS_NOTE_AT)
        lines = wrap(say("enter_cards_note"), px, fonts.MEDIUM, inner.right() - x, NOTE_LINES)
        y = inner.bottom() - self.look.of(measure.CARDS_KEY_HIGH) / 2
        block(p, lines, x, y, px * LINES, px, fonts.MEDIUM, self.look.theme.text2)

    _title_at = 0.0


def _shape(view: ColumnView) -> tuple[object, ...]:
    """Return the values that the places of the parts depend on."""
    awards, dues = view.awards, view.dues
    return (
        view.shape,
        len(awards.tools) if awards else 0,
        tuple(len(card.hands) for card in awards.cards) if awards else (),
        tuple((len(run.hands), len(run.rows)) for run in awards.runs) if awards else (),
        tuple((len(card.options), bool(card.note)) for card in dues.cards) if dues else (),
    )
