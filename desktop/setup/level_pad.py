"""The pad beside the levels: it edits a cell, adds and removes levels, or offers usual structures."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from desktop.kit import fitting, fonts, paint
from desktop.kit.appearance import Look
from desktop.kit.layout import cells, from_left
from desktop.kit.page import Panel
from desktop.kit.page_keys import Chip, PadKey
from desktop.kit.shares import LINES_CLEAR, LINES_LOOSE
from desktop.kit.sizes import AWAY, ROUND_SMALL, STRONG
from desktop.setup import sizes as measure
from desktop.setup.levels import LevelKeys, longer, shorter, shown, text_of, why_level_stays, with_break, with_cell
from desktop.words.i18n import capitalised, inside
from desktop.words.say import say
from desktop.words.setup_phrases import ids

MINUTES = (10, 15, 20, 30)
BREAK = 10
"""The length of a new break, minutes."""
LONGEST = 21
"""The most characters of a cell: two amounts of ten digits."""


class LevelPad(Panel):
    """The pad that edits the chosen cell.

    `intended` carries all levels, None = no levels; `requested` the minutes of a usual structure, `moved` the cell,
    `refused` in a sentence why a level stays.
    """

    intended = Signal(object)
    refused = Signal(str)
    requested = Signal(int)
    moved = Signal(int, str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "", parent)
        self.levels: list[LevelKeys] = []
        self.at, self.field, self._text, self._refused = 0, "blinds", "", ""
        self._replaces = self.here = True
        self.running = 0
        self.keys = {sign: PadKey(look, sign, self) for sign in [*"123456789", "/", "0", "back"]}
        for sign, key in self.keys.items():
            key.tapped.connect(lambda sign=sign: self.press(sign))
        words = {"add": "level_add", "rest": "level_break_add", "remove": "level_remove", "none": "level_off"}
        self.chips = {id: Chip(look, say(f"setup.{key}", number=1), self) for id, key in words.items()}
        self.chips["add"].tapped.connect(self._add_level)
        self.chips["remove"].tapped.connect(self._remove_level)
        self.chips["rest"].tapped.connect(self._toggle_break)
        self.chips["none"].tapped.connect(lambda: self.intended.emit(None))
        self.usual = {minutes: Chip(look, say("setup.levels_usual", minutes=minutes), self) for minutes in MINUTES}
        for minutes, chip in self.usual.items():
            chip.tapped.connect(lambda minutes=minutes: self.requested.emit(minutes))

    def _add_level(self) -> None:
        self.intended.emit(longer(self.levels))
        self.moved.emit(len(self.levels) - 1, self.field)

    def _remove_level(self) -> None:
        """Remove this level, or show why it stays."""
        why = why_level_stays(self.at, self.running)
        if why:
            self.refused.emit(capitalised(say("setup.level_kept", why=why)))
        else:
            self.intended.emit(shorter(self.levels, self.at))

    def _toggle_break(self) -> None:
        """Add a break after this level and edit its minutes, or remove it."""
        minutes = 0 if self.levels[self.at].get("break") else BREAK
        self.intended.emit(with_break(self.levels, self.at, minutes))
        self.moved.emit(self.at, "break" if minutes else "minutes")

    def show_cell(
        self, levels: list[LevelKeys], at: int, field: str, refused: str, *, here: bool = True, running: int = 0
    ) -> None:
        """Edit a cell of `levels`.

        Args:
            levels: all levels.
            at: the level of the cell, from 0.
            field: the field of the cell.
            refused: why the levels are refused, "" = they are not.
            here: whether they are refused because of this cell.
            running: the number of the level being played, 0 = none.
        """
        self.here, self.running = here, running
        text = text_of(levels[at], field) if levels else ""
        typed = text_of(with_cell([{}], 0, field, self._text)[0], field)
        if (at, field) != (self.at, self.field) or text != typed:
            self._text, self._replaces = text, True
        self.levels, self.at, self.field, self._refused = levels, at, field, refused
        cell_title = f"{say('setup.level_n', number=at + 1)}, {inside(say('setup.level_' + field))}"
        self.title = cell_title if levels else say("setup.levels_begin")
        self.setAccessibleName(self.title)
        self.lay()

    def press(self, sign: str) -> None:
        """Handle a key; the first digit replaces the old text."""
        if not self.levels or sign not in self.keys:
            return
        if sign == "back":
            self._text = self._text[:-1]
        elif sign == "/":
            second_amount = self.field in ("blinds", "bets") and self._text[-1:].isdigit()
            self._text += "/" if second_amount else ""
        else:
            self._text = sign if self._replaces else (self._text + sign)[:LONGEST]
        self._replaces = False
        self.intended.emit(with_cell(self.levels, self.at, self.field, self._text))
        self.update()

    def confirm(self) -> tuple[str, str]:
        """Confirm the cell, so that the next digit replaces it; return its title and text."""
        self._replaces = True
        return self.title, shown(self._text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle digits and the stroke of the keyboard."""
        sign = {"\b": "back", "\x7f": "back"}.get(event.text(), event.text())
        if sign in self.keys:
            self.press(sign)
        else:
            super().keyPressEvent(event)

    def arrange(self) -> None:
        """Place the usual structures without levels, else the entry, the pad and the chips."""
        space, row = self.space(), self.look.of(measure.KEY_ROW)
        has_levels = bool(self.levels)
        for widget in (*self.keys.values(), *self.chips.values()):
            widget.setVisible(has_levels)
        for chip in self.usual.values():
            chip.setVisible(not has_levels)
        if not has_levels:
            note = (len(self._note_lines()) + measure.USUAL_FREE) * self.look.type.second * LINES_LOOSE
            space.rect.setTop(space.rect.top() + max(self.look.of(measure.USUAL_TOP), note))
            space.rows([*self.usual.values()], row, 1)
            return
        chip_area = space.bottom(2 * row + space.gap)
        for chip, place in zip(self.chips.values(), cells(chip_area, len(self.chips), 2, space.gap), strict=True):
            self.place(chip, place)
        number = self.at + 1
        remove, why = self.chips["remove"], why_level_stays(self.at, self.running)
        remove.bar(why and capitalised(say("setup.level_kept", why=why)))
        remove.say(capitalised(why) or say("setup.level_remove_n", number=number), say("setup.level_remove"))
        has_break = bool(self.levels[self.at].get("break"))
        self.chips["rest"].say(say("setup.level_break_off" if has_break else "setup.level_break_add", number=number))
        self.chips["rest"].setVisible(has_break or number < len(self.levels))
        space.rect.setBottom(space.rect.bottom() - space.gap)
        digits, rows = measure.DIGITS_ACROSS, len(self.keys) // measure.DIGITS_ACROSS
        pad = space.bottom(rows * self.look.of(measure.PAD_KEY) + (rows - 1) * space.gap)
        places = cells(pad, len(self.keys), digits, space.gap)
        for at, key in enumerate(self.keys.values()):
            self.place(key, places[from_left(at, digits)])
        self._entry = space.bottom(self.look.of(measure.ENTRY))

    def _note_lines(self) -> list[str]:
        """Return the note on usual structures, wrapped."""
        words, room = say("setup.levels_begin_note"), self.inner().width()
        return fitting.wrap(words, self.look.type.second, fonts.MEDIUM, room, measure.USUAL_LINES)

    _entry = QRectF()

    def paint(self, p: QPainter, area: QRectF) -> None:
        """Paint the entry, and why it is refused."""
        super().paint(p, area)
        theme, kind, inner = self.look.theme, self.look.type, self.inner()
        if not self.levels:
            note = self._note_lines()
            step = kind.second * LINES_LOOSE
            top = inner.top() + measure.USUAL_DOWN * step
            paint.lines(p, note, inner.left(), top, step, kind.second, fonts.MEDIUM, theme.text2)
            return
        box = self._entry
        edge = theme.owe if self._refused and self.here else theme.edge
        paint.panel(p, box, self.look.of(ROUND_SMALL), theme.sunk, edge, STRONG)
        words = shown(self._text) or say("setup.none_word")
        px = fitting.fit_px(words, kind.amount, fonts.BOLD, box.width() - 2 * AWAY)
        ink = theme.text if self._text else theme.text2
        paint.text(p, words, box.right() - AWAY, box.center().y(), px, fonts.BOLD, ink, paint.RIGHT)
        if not self._refused:
            return
        px = kind.second - 1
        step = px * LINES_CLEAR
        room = max(1, int((box.top() - inner.top()) / step))
        most = min(measure.LEVEL_REFUSED_LINES, room)
        refusal_lines = fitting.wrap(capitalised(ids(self._refused)), px, fonts.SEMIBOLD, inner.width(), most)
        top = inner.top() + step / 2
        paint.lines(p, refusal_lines, inner.left(), top, step, px, fonts.SEMIBOLD, theme.owe)
