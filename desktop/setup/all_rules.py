"""All rules, unfolded: sections, keys and editor, or the levels and their pad."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent

from desktop.kit.painted import ARROWS, UP_DOWN
from desktop.setup import choice as chosen
from desktop.setup import choice_money
from desktop.setup.choice import Choice
from desktop.setup.editor import Editor
from desktop.setup.level_grid import LevelGrid
from desktop.setup.level_pad import LevelPad
from desktop.setup.levels import fields, openings, wrong_cell
from desktop.setup.mixes import completed
from desktop.setup.offers import usual
from desktop.setup.rules import LEVELS, Rules, keys_of
from desktop.words.rule_phrases import not_a_value, of_refusal
from engine.refusals import Refusal
from engine.settings.keyinfo import PRIZES

if TYPE_CHECKING:
    from desktop.kit.page import Page


class Unfolded(QObject):
    """The panels of all rules on a page.

    `chose` carries the choice that a tap leads to, `turned` signals another key, `refused` carries in a sentence why a
    figure is not taken.
    """

    chose = Signal(object)
    turned = Signal()
    refused = Signal(str)

    def __init__(self, page: "Page", choice: Choice) -> None:
        super().__init__(page)
        self.page, self.choice = page, choice
        self.running: Choice | None = None
        self.rules, self.editor = Rules(page.look, page), Editor(page.look, page)
        self.grid: LevelGrid | None = None
        self.pad: LevelPad | None = None
        self.cell = (0, "blinds")
        self.opens: tuple[str, ...] = ()
        self.key = keys_of(self.rules.section)[0].key
        self.rules.picked.connect(self.pick)
        self.editor.intended.connect(self._change_rule)
        self.editor.refused.connect(self.refused)
        self.editor.back.connect(lambda key: self._emit_choice(self._reset_choice(key)))

    def _change_rule(self, key: str, value: Any) -> None:
        """Set a rule; a mix is completed to two games, or is none (NOW-13)."""
        if key == "mix":
            value = completed(self.choice, value)
        self._emit_choice(chosen.with_rule(self.choice, key, value))

    def _reset_choice(self, key: str) -> Choice:
        """Return the choice with a rule as a running table has it, else as preset and stakes have it."""
        if self.running is not None:
            return chosen.with_rule_as_before(self.running, self.choice, key)
        return chosen.without_rule(self.choice, key)

    def _emit_choice(self, choice: Choice) -> None:
        """Emit the choice with amounts typed in money converted to the worth of its chips."""
        self.chose.emit(choice_money.with_same_money(self.choice, choice))

    @property
    def leveling(self) -> bool:
        """Whether the levels are edited."""
        return self.key == LEVELS

    def pick(self, key: str) -> None:
        """Edit this key."""
        self.key = key
        if self.leveling and self.grid is None:
            self.grid, self.pad = LevelGrid(self.page.look, self.page), LevelPad(self.page.look, self.page)
            self.grid.picked.connect(self.to_cell)
            self.pad.moved.connect(self.to_cell)
            self.pad.intended.connect(self._set_levels)
            self.pad.requested.connect(self._set_usual_levels)
            self.pad.refused.connect(self.refused)
        self.turned.emit()

    def back(self) -> bool:
        """Go from the levels back to the rules; return False when these are to be folded."""
        if not self.leveling:
            return False
        self.pick("seats")
        return True

    def press(self, event: QKeyEvent) -> None:
        """Handle an arrow, or pass a key to the visible pad: it is typed into the cell or rule with the focus ring."""
        if self.leveling and self.pad is not None and self.grid is not None:
            if event.key() in ARROWS and self.grid.rows:
                self.grid.step(*(self.grid.ringed or self.cell), event.key())
                return
            if self.grid.ringed not in (None, self.cell):
                self.to_cell(*self.grid.ringed)
            self.pad.keyPressEvent(event)
        elif event.key() in UP_DOWN:
            self.rules.step(1 if event.key() == Qt.Key.Key_Down else -1)
        elif self.rules.ringed != LEVELS:
            if self.rules.ringed not in ("", self.key):
                self.pick(self.rules.ringed)
            self.editor.keyPressEvent(event)

    def confirm(self) -> tuple[str, str]:
        """Confirm the entry: the next digit replaces it; return the title of rule or cell, and its value in words."""
        if self.leveling and self.pad is not None:
            return self.pad.confirm()
        return self.editor.confirm()

    # Levels -----------------------------------------------------------------------------------------------------------

    def to_cell(self, at: int, field: str) -> None:
        """Edit this cell; `at` = the level, from 0."""
        self.cell = (at, field)
        self.turned.emit()

    def _set_usual_levels(self, minutes: int) -> None:
        """Set a usual structure that begins with the stakes of the table."""
        self._set_levels(usual(chosen.table_without_own(chosen.with_rule(self.choice, "levels", None)), minutes))

    def _set_levels(self, levels: list[dict[str, Any]] | None) -> None:
        at, field = self.cell
        self.cell = (min(at, max(0, len(levels or ()) - 1)), field)
        self.chose.emit(chosen.with_rule(self.choice, "levels", levels))

    # Showing ----------------------------------------------------------------------------------------------------------

    def show(self, choice: Choice, outcome: Any, before: Choice | None = None) -> None:
        """Show a choice; `outcome` = its settings and game, or refusal; `before` = the choice of a running table."""
        self.choice, self.running = choice, before
        refused = of_refusal(outcome) if isinstance(outcome, Refusal) else ""
        if self.leveling:
            self._show_levels(outcome, refused)
            return
        values, defaults = chosen.values_to_show(choice), chosen.values_to_show(self._reset_choice(self.key))
        if isinstance(outcome, Refusal) and (wrong := not_a_value(outcome)) is not None and wrong.key != self.key:
            refused = ""  # the refusal is of another rule: the bar shows it
        own = chosen.differing_keys(choice, before)
        money = choice_money.prize_money(choice) if self.rules.section == PRIZES.upper() else choice_money.money(choice)
        self.rules.show_rules(values, own, self.key, money, running=before is not None)
        self.editor.show_key(self.key, values.get(self.key), defaults.get(self.key), self.key in own, refused, money)

    def _show_levels(self, outcome: Any, refused: str) -> None:
        """Show the levels with their opening raises, as far as they can be played."""
        assert self.grid is not None
        assert self.pad is not None
        levels = chosen.values_to_show(self.choice).get("levels") or []
        if not refused:
            self.opens = openings(outcome)
        wrong = wrong_cell(outcome) if isinstance(outcome, Refusal) else None
        padded = (*self.opens, *("",) * len(levels))[: len(levels)]
        shown = tuple("" if wrong is not None and wrong[0] == at else words for at, words in enumerate(padded))
        running = self.choice.level if self.choice.running else 0
        columns = fields(chosen.table_without_own(self.choice))
        self.grid.show_levels(levels, shown, columns, *self.cell, running=running)
        self.grid.show_wrong(wrong)
        self.pad.show_cell(levels, *self.cell, refused, here=wrong in (None, self.cell), running=running)

    def place(self, wide: QRectF, side: QRectF, visible: bool) -> None:
        """Place the list in `wide` and the editor in `side`, reference px of the page; `visible` = they are shown."""
        for panel, area, levels in (
            (self.rules, wide, False), (self.grid, wide, True), (self.editor, side, False), (self.pad, side, True)
        ):  # fmt: skip
            if panel is not None:
                self.page.place(panel, area)
                panel.setVisible(visible and levels == self.leveling)
