"""The setup page: presets and games first, all rules if wanted. It ends in a `table` object, or in a session."""

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.engine_wording import in_words
from desktop.i18n import begun
from desktop.look import Look
from desktop.page import Page
from desktop.painted import put
from desktop.setup import choice as chosen
from desktop.setup.bar import Bar
from desktop.setup.cards import Quick
from desktop.setup.choice import Choice
from desktop.setup.first import Games, Presets
from desktop.setup.offers import offered
from desktop.setup.past import Past
from desktop.setup.side import Summary
from desktop.setup.wording import ids, say
from engine.refusals import Refusal

if TYPE_CHECKING:
    from desktop.setup.levelgrid import LevelGrid
    from desktop.setup.levelpad import LevelPad
    from desktop.setup.reasons import Reasons

UPRIGHT_SUMMARY, UPRIGHT_RULES = 400.0, 560.0
"""How high what stands beside the rest lies below it in an upright window: the table's summary, a rule's editor."""


class SetupPage(Page):
    """The page. `started` carries a table, `resumed` and `recap` a session's id; `left` = close, or back to play."""

    started = Signal(object)
    resumed = Signal(int)
    recap = Signal(int)
    left = Signal()

    def __init__(
        self, look: Look, past: Past | None = None, playing: bool = False, parent: QWidget | None = None
    ) -> None:
        """`past` = the last session of the book; `playing` = a table is open behind this page."""
        super().__init__(look, say("new_table"), parent)
        self.past, self.playing = past, playing
        self.choice = Choice(past.preset if past else "casino")
        self.presets = Presets(look, past.preset if past else "", self)
        self.games = Games(look, self)
        self.summary = Summary(look, self)
        self.bar = Bar(look, self)
        self.quick: dict[str, Quick] = {}
        self._rules: QWidget | None = None
        self._editor: QWidget | None = None
        self._grid: LevelGrid | None = None
        self._pad: LevelPad | None = None
        self._cell = (0, "blinds")
        self._reasons: Reasons | None = None
        self.explaining = False
        self._key = ""
        self.unfolded = False
        self.presets.chosen.connect(self._preset)
        self.games.chosen.connect(self._stakes)
        self.games.seated.connect(lambda seats: self._choose(replace(self.choice, seats=seats)))
        self.bar.back.tapped.connect(self._back)
        self.bar.rules.tapped.connect(self._rules_or_reset)
        self.bar.start.tapped.connect(self.start)
        self.summary.reasons.tapped.connect(self.explain)
        self._make_quick()
        self.strip.say(say("new_table"), say("about"))
        self._show()

    def _make_quick(self) -> None:
        """One tap for what was there before."""
        past = self.past
        if past is None:
            return
        if past.open and not self.playing:
            words = say("go_on", hand=past.hand) if past.hand else say("go_on_first")
            note = say("go_on_note", game=past.game, players=past.players, when=past.left)
            self._add_quick("go_on", "arrow", words, note).tapped.connect(lambda: self.resumed.emit(past.id))
        rules = next((card.words for card in self.presets.cards if card.id == past.preset), past.preset)
        note = say("same_note", rules=rules, game=past.game, seats=past.seats)
        self._add_quick("same", "redo", say("same"), note).tapped.connect(lambda: self.started.emit(past.table))
        if not past.open and past.hand:
            note = say("recap_note", game=past.game, hands=past.hand)
            self._add_quick("recap", "list", say("recap"), note).tapped.connect(lambda: self.recap.emit(past.id))

    def _add_quick(self, id: str, icon: str, words: str, note: str) -> Quick:
        card = Quick(self.look, icon, self)
        card.say(words, note)
        self.quick[id] = card
        return card

    # What was tapped --------------------------------------------------------------------------------------------------

    def _preset(self, id: str) -> None:
        keep = any(size.text == self.choice.stakes for line in offered(id) for size in line.sizes)
        self._choose(chosen.with_preset(self.choice, id, keep))

    def _stakes(self, text: str) -> None:
        self._choose(replace(self.choice, stakes=text, own=()))

    def _choose(self, choice: Choice) -> None:
        self.choice = choice
        self._show()

    def start(self) -> None:
        """Start with what is chosen; nothing happens while it cannot be played, the statement says why."""
        if not self.choice.complete:
            return
        table = chosen.table(self.choice)
        if not isinstance(table, Refusal):
            self.started.emit(table)

    def explain(self) -> None:
        """Show what the preset chooses, rule by rule with its reason, or put it away again."""
        from desktop.setup.reasons import Reasons

        self.explaining = not self.explaining
        if self._reasons is None:
            self._reasons = Reasons(self.look, self)
        self._place()
        self._show()

    def _back(self) -> None:
        if self.explaining:
            self.explain()
            return
        if self.unfolded and self._key == "levels":
            self._pick("seats")
        elif self.unfolded:
            self.fold_rules()
        else:
            self.left.emit()

    def _rules_or_reset(self) -> None:
        if not self.unfolded:
            self.fold_rules()
        elif self.choice.own:
            self._choose(replace(self.choice, own=()))

    # All rules --------------------------------------------------------------------------------------------------------

    def fold_rules(self) -> None:
        """Unfold all rules, or fold them again."""
        if not self.unfolded and not self.choice.complete:
            first = offered(self.choice.preset)[0].sizes[0]
            self.choice = replace(self.choice, stakes=first.text)
        self.unfolded, self.explaining = not self.unfolded, False
        if self.unfolded and self._rules is None:
            from desktop.setup.editor import Editor
            from desktop.setup.rules import Rules, keys_of

            rules, editor = Rules(self.look, self), Editor(self.look, self)
            self._rules, self._editor = rules, editor
            rules.picked.connect(self._pick)
            editor.said.connect(lambda key, value: self._choose(chosen.with_rule(self.choice, key, value)))
            editor.back.connect(lambda key: self._choose(chosen.without_rule(self.choice, key)))
            self._key = keys_of(rules.section)[0].key
        self._place()
        self._show()

    def _pick(self, key: str) -> None:
        self._key = key
        if key == "levels" and self._grid is None:
            from desktop.setup.levelgrid import LevelGrid
            from desktop.setup.levelpad import LevelPad

            self._grid, self._pad = LevelGrid(self.look, self), LevelPad(self.look, self)
            self._grid.picked.connect(self._to_cell)
            self._pad.moved.connect(self._to_cell)
            self._pad.said.connect(self._levels)
            self._pad.wanted.connect(self._usual)
        self._place()
        self._show()

    def _to_cell(self, at: int, field: str) -> None:
        self._cell = (at, field)
        self._show()

    def _usual(self, minutes: int) -> None:
        """A usual structure that begins with the stakes of the table."""
        from desktop.setup.levels import usual

        self._levels(usual(chosen.base(chosen.with_rule(self.choice, "levels", None)), minutes))

    def _levels(self, levels: list[dict[str, Any]] | None) -> None:
        at, field = self._cell
        self._cell = (min(at, max(0, len(levels or ()) - 1)), field)
        self._choose(chosen.with_rule(self.choice, "levels", levels))

    def _show_levels(self, found: Any) -> None:
        """The levels with what each opens for, as far as they can be played."""
        from desktop.setup.levels import fields
        from desktop.setup.opening import openings

        assert self._grid is not None
        assert self._pad is not None
        levels = chosen.shown(self.choice).get("levels") or []
        refused = in_words(found.message) if isinstance(found, Refusal) else ""
        shown = openings(found) if not refused else ("",) * len(levels)
        columns = fields(chosen.base(self.choice))
        self._grid.show_levels(levels, shown, columns, *self._cell)
        self._pad.show_cell(levels, *self._cell, refused)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter starts, Escape goes back; digits go to the editor."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.start()
        elif event.key() == Qt.Key.Key_Escape and self.unfolded:
            self._back()
        elif self.unfolded and self._editor is not None and event.text():
            (self._pad if self._key == "levels" and self._pad is not None else self._editor).keyPressEvent(event)
        else:
            super().keyPressEvent(event)

    # Showing ----------------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        """Everything follows from the choice."""
        choice = self.choice
        found = chosen.settled(choice) if choice.complete else None
        self.presets.show_chosen(choice.preset)
        self.games.show_lines(choice.preset, choice.stakes, choice.seats)
        self.summary.show_choice(choice)
        self.summary.reasons.choose(self.explaining)
        if self.explaining and self._reasons is not None:
            self._reasons.show_preset(choice.preset, self._rules_name())
        if self.unfolded and self._rules is not None:
            if self._key == "levels":
                self._show_levels(found)
            else:
                self._show_rules(in_words(found.message) if isinstance(found, Refusal) else "")
        self._say(found)

    def _rules_name(self) -> str:
        return next((card.words for card in self.presets.cards if card.id == self.choice.preset), self.choice.preset)

    def _show_rules(self, refused: str) -> None:
        from desktop.setup.editor import Editor
        from desktop.setup.rules import Rules

        assert isinstance(self._rules, Rules)
        assert isinstance(self._editor, Editor)
        values, plain = chosen.shown(self.choice), chosen.shown(replace(self.choice, own=()))
        own = chosen.differing(self.choice)
        self._rules.show_rules(values, own, self._key)
        self._editor.show_key(self._key, values.get(self._key), plain.get(self._key), self._key in own, refused)

    def _say(self, found: Any) -> None:
        """The bar: whether it can start, and which button is the next tap."""
        choice, bar = self.choice, self.bar
        rules = self._rules_name()
        blocked = found is None or isinstance(found, Refusal)
        going_on = "go_on" in self.quick and not choice.complete
        if "go_on" in self.quick:
            card = self.quick["go_on"]
            card.say(card.words, card.second, going_on)
        if found is None:
            bar.say(say("choose_game"), say("choose_game_note", rules=rules), "now")
            bar.start.say(say("start"), say("start_needs_game"), barred=True)
        elif isinstance(found, Refusal):
            bar.say(say("not_yet"), ids(begun(in_words(found.message))), "owe")
            bar.start.say(say("start"), say("start_refused"), barred=True)
        else:
            from desktop.game_title import game_title

            note = say(
                "ready_own" if choice.own else "ready_note", rules=rules, seats=choice.seats, count=len(choice.own)
            )
            bar.say(game_title(*found), note, "win")
            bar.start.say(say("start"), role="next")
        own = say("all_rules_note", count=len(choice.own)) if choice.own else say("all_rules_none")
        if self.unfolded:
            reset = say("reset_note", count=len(choice.own)) if choice.own else say("reset_none")
            bar.rules.say(say("reset"), reset, barred=not choice.own)
        else:
            bar.rules.say(say("all_rules"), own)
        if self.unfolded or self.playing or self.explaining:
            bar.back.say(say("back"), say("games_note") if self.unfolded or self.explaining else say("back_note"))
        else:
            bar.back.say(say("quit"), say("quit_note"))
        self.strip.say(say("new_table"), say("about") if blocked else game_title(*found))

    def arrange(self, area: QRectF) -> None:
        """What was before on top, presets and games beside each other, the table in the side column, the bar below."""
        fit, gap = self.look.fit, self.look.pick(14, 10)
        bar, column = fit.bar, fit.inner
        put(self.bar, bar, self.look.scale)
        left, right = area.left(), column.left() - gap
        y, bottom = area.top(), bar.top() - gap
        side = QRectF(column.left(), y, column.width(), bottom - y)
        if fit.layout.upright:
            low = min((bottom - y) * 0.45, UPRIGHT_RULES if self.unfolded else UPRIGHT_SUMMARY)
            right, side = area.right(), QRectF(left, bottom - low, area.width(), low)
            bottom = side.top() - gap
        shown: list[QWidget] = [self.presets, self.games, self.summary]
        for widget in shown:
            widget.setVisible(not self.unfolded)
        self.games.setVisible(not self.unfolded and not self.explaining)
        for card in self.quick.values():
            card.setVisible(not self.unfolded)
        levels = self.unfolded and self._key == "levels"
        for panel, where, seen in (
            (self._rules, QRectF(left, y, right - left, bottom - y), self.unfolded and not levels),
            (self._grid, QRectF(left, y, right - left, bottom - y), levels),
            (self._editor, side, self.unfolded and not levels),
            (self._pad, side, levels),
        ):
            if panel is not None:
                self.place(panel, where)
                panel.setVisible(seen)
        if self.unfolded:
            if self._reasons is not None:
                self._reasons.hide()
            return
        if self.quick:
            tall, wide = self.look.pick(100, 76), (right - left - gap * (len(self.quick) - 1)) / len(self.quick)
            for at, card in enumerate(self.quick.values()):
                self.place(card, QRectF(left + at * (wide + gap), y, wide, tall))
            y += tall + gap
        first = (right - left) * (0.33 if fit.layout.upright else self.look.pick(0.3, 0.29))
        self.place(self.presets, QRectF(left, y, first, bottom - y))
        middle = QRectF(left + first + gap, y, right - left - first - gap, bottom - y)
        self.place(self.games, middle)
        if self._reasons is not None:
            self.place(self._reasons, middle)
            self._reasons.setVisible(self.explaining)
        self.place(self.summary, side)
