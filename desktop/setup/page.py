"""The setup page: presets and games first, all rules on demand. It emits a `table` object or a session's id."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.kit.appearance import Look
from desktop.kit.painted import ARROWS, ENTER
from desktop.setup import choice as chosen
from desktop.setup import choice_money
from desktop.setup.after_paint import late_parts
from desktop.setup.bar_words import change_count, dropped_rules
from desktop.setup.choice import Choice
from desktop.setup.earlier_games import EarlierSession
from desktop.setup.offers import offered
from desktop.setup.own_presets import OwnPreset, keep_preset
from desktop.setup.page_parts import SetupParts
from desktop.setup.running import change_table, next_game, with_game, with_own_rules
from desktop.words.say import say
from engine.refusals import Refusal
from engine.settings.describe import BY_KEY


class SetupPage(SetupParts):
    """The setup page.

    `started` carries a table, `resumed` and `recap` a session's id; `left` closes the page, `evenings` opens the
    list of ended ones.
    """

    started = Signal(object)
    resumed = Signal(int)
    recap = Signal(int)
    evenings = Signal()
    left = Signal()

    def __init__(
        self,
        look: Look,
        past: EarlierSession | None = None,
        playing: bool = False,
        parent: QWidget | None = None,
        running: dict[str, Any] | None = None,
        unfold: bool = True,
        games: Sequence[EarlierSession] | None = None,
        ended: tuple[EarlierSession | None, int] = (None, 0),
        level: int = 0,
    ) -> None:
        """Show the page.

        Args:
            look: theme and sizes.
            past: the last session of the book.
            playing: whether a table is open behind this page.
            parent: the parent widget.
            running: the `table` object of that table: the page changes it instead of starting another one.
            unfold: whether a running table shows its rules first, else its games.
            games: the sessions that are not over, last played first; None = `past`, if open.
            ended: the newest ended session, and the number of ended ones.
            level: the number of the level the running table plays, 0 = none.
        """
        super().__init__(look, past, playing, parent, running, games, ended, level)
        self._assumed: Choice | None = None
        """The choice with the game that the rules were shown for before one was chosen."""
        self.presets.chosen.connect(self.take_preset)
        self.games.chosen.connect(self.take_stakes)
        self.games.seated.connect(lambda seats: self.choose(chosen.with_rule(self.choice, "seats", seats)))
        self.bar.back.tapped.connect(self._leave)
        self.bar.rules.tapped.connect(self._rules_or_reset)
        self.bar.start.tapped.connect(self.start)
        self.summary.reasons.tapped.connect(self.explain)
        self.summary.money.tapped.connect(self.edit_money)
        self.presets.kept.connect(self.name_mine)
        self.presets.refused.connect(self.refuse)
        self.go_on.broken.connect(self.refuse)
        self.go_on.resumed.connect(self.resumed)
        self._make_quick_cards()
        if self.before is not None and unfold:
            self.fold_rules()
        else:
            self._show()

    def _make_quick_cards(self) -> None:
        """Make the cards that go on with earlier sessions by one tap."""
        past = self.past
        if self.go_on.cards:
            self.quick["go_on"] = self.go_on.cards[0]
        if past is None:
            return
        ended_game, count = self.ended
        game_again = past if ended_game is None or ended_game.broken else ended_game  # the one of the recap card
        rules = next((card.words for card in self.presets.cards if card.id == game_again.preset), game_again.preset)
        self.quick["same"] = same = self.go_on.add_same(game_again, rules)
        same.tapped.connect(lambda: self.started.emit(game_again.table))
        if ended_game is not None and not ended_game.broken:
            self.quick["recap"] = recap = self.go_on.add_recap(ended_game)
            recap.tapped.connect(lambda: self.recap.emit(ended_game.id))
        if count:
            self.quick["evenings"] = book = self.go_on.add_evenings(count)
            book.tapped.connect(self.evenings)

    # Taps -------------------------------------------------------------------------------------------------------------

    def take_preset(self, id: str) -> None:
        """Choose a preset's rules, with the stakes chosen so far if it offers them."""
        own_preset = self.presets.own_preset(id)
        if own_preset is not None:
            self.choose(own_preset.choice, had=self.choice)
            return
        keep = any(size.text == self.choice.stakes for line in offered(id) for size in line.sizes)
        choice = chosen.with_preset(self.choice, id, keep)
        if self.before is None:
            self.choose(with_own_rules(choice, self.choice.own), had=self.choice)
            return
        if id == self.before.preset:
            choice = replace(choice, own=self.before.own)
        self.choose(choice)

    def take_stakes(self, text: str) -> None:
        """Choose stakes."""
        if self.before is not None:
            own = self.before.own if self.choice.preset == self.before.preset else self.choice.own
            unchanged = text == self.before.stakes and self.choice.preset == self.before.preset
            self.choose(self.before if unchanged else next_game(self.before, replace(self.choice, own=own), text))
            return
        own_preset = self.presets.own_preset(self.choice.own_preset)
        without_money = choice_money.without_money(self.choice)  # the stakes decide on money or chips
        choice = with_game(without_money, text, of_house=own_preset.own if own_preset is not None else ())
        if self.currency and choice_money.money(choice) is not None:
            choice = chosen.with_rule(choice, "money.currency", self.currency)
        self.choose(choice, had=self.choice)

    def choose(self, choice: Choice, had: Choice | None = None) -> None:
        """Choose; `had` = the choice before a tap that may have dropped own rules."""
        self.choice, self.had = choice, had
        own = choice_money.own_money(choice)
        self.currency = own.currency if own is not None else self.currency
        self._show()

    def start(self) -> None:
        """Start the chosen table; do nothing while it cannot be played (the statement gives the reason)."""
        if not self.choice.complete:
            return
        table = chosen.table(self.choice)
        if isinstance(table, Refusal):
            return
        if self.before is not None and self.running is not None:
            table = change_table(self.running, self.before, self.choice)
            if not table:
                return
        self.started.emit(table)

    def name_mine(self) -> None:
        """Ask for a name to keep the rules and the game under."""
        if self.naming is None:
            self.naming = late_parts().naming(self.look, self._rules_name(), self)
            self.naming.confirmed.connect(self._keep)
            self.naming.closed.connect(self._close_naming)
            self._place()
            self.naming.show()
            self.naming.raise_()
            self.naming.setFocus(Qt.FocusReason.OtherFocusReason)

    def _close_naming(self) -> None:
        if self.naming is not None:
            self.naming.hide()
            self.naming.deleteLater()
            self.naming = None
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _keep(self, name: str) -> None:
        """Keep the choice as an own preset, which gets a card."""
        preset = keep_preset(self.choice, name)
        if not isinstance(preset, OwnPreset):
            self.bar.say(say("setup.not_yet"), preset, "owe")
            return
        self._close_naming()
        self.presets.reload()
        self.choose(preset.choice)

    def explain(self) -> None:
        """Show or hide the rules that the preset chooses, with their reasons."""
        self.explaining = not self.explaining
        if self.reasons is None:
            self.reasons = late_parts().reasons(self.look, self)
        self._place()
        self._show()
        focused = self.reasons.list.view if self.explaining else self
        focused.setFocus(Qt.FocusReason.OtherFocusReason)  # so that the arrow keys move in the list

    def _go_back(self) -> None:
        if self.explaining:
            self.explain()
        elif self.naming is not None:
            self._close_naming()
        elif self.unfolded and self.all is not None and self.all.back():
            pass
        elif self.unfolded and self.before is None:
            self.fold_rules()
        else:
            self.left.emit()

    def _leave(self) -> None:
        """Go back; changes at a running table are dropped only when Back or Escape comes twice."""
        inside = self.explaining or self.naming is not None or (self.all is not None and self.all.leveling)
        dropped = change_count(self.before, self.choice) if self.before is not None and not inside else 0
        if self.leaving or not dropped:
            self._go_back()
            return
        self.leaving = True
        self.bar.back.say(say("setup.back"), say("setup.reset_running_note", count=dropped))
        note = self.bar.detail if self.bar.start.barred else say("setup.leave_change")
        self.bar.say(say("setup.leave_asks"), note, "now")

    def _rules_or_reset(self) -> None:
        if self.had is not None and not self.unfolded and dropped_rules(self.had, self.choice):
            self.choose(self.had)
        elif not self.unfolded:
            self.fold_rules()
        elif self.before is not None:
            self.choose(self.before)
        elif self.choice.own:
            self.choose(replace(self.choice, own=()))

    # All rules --------------------------------------------------------------------------------------------------------

    def fold_rules(self) -> None:
        """Unfold all rules, or fold them again."""
        if not self.unfolded and not self.choice.complete:
            first = offered(self.choice.preset)[0].sizes[0]
            self.choice = self._assumed = replace(self.choice, stakes=first.text)
        elif self.unfolded and self.choice == self._assumed:
            self.choice = replace(self.choice, stakes="")  # nothing was chosen: no game is started by a tap too many
        self.unfolded, self.explaining = not self.unfolded, False
        if self.unfolded and self.all is None:
            self.all = late_parts().all_rules(self, self.choice)
            self.all.chose.connect(self.choose)
            self.all.turned.connect(self._place_and_show)
            self.all.refused.connect(self.refuse)
        self._place_and_show()

    def edit_money(self) -> None:
        """Open the rule of the currency."""
        self.fold_rules()
        assert self.all is not None
        self.all.rules.open(BY_KEY["money.currency"].section)
        self.all.pick("money.currency")

    def _place_and_show(self) -> None:
        self._place()
        self._show()

    def _confirm_value(self) -> None:
        """Confirm the value typed into a rule and show it in the bar; only its own key starts the table."""
        assert self.all is not None
        rule, value = self.all.confirm()
        if not self.bar.start.barred:
            self.bar.say(
                say("setup.stands", rule=rule, value=value), say("setup.stands_note", start=self.bar.start.words), "win"
            )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter starts, or confirms a rule; Escape goes back unless that quits the app; others go to all rules."""
        if event.key() in ENTER:
            if self.unfolded:
                self._confirm_value()
            else:
                self.start()
        elif event.key() == Qt.Key.Key_Escape:
            if self.unfolded or self.explaining or self.playing:  # elsewhere back quits the app
                self._leave()
        elif self.unfolded and self.all is not None and (event.text() or event.key() in ARROWS):
            self.all.press(event)
        else:
            super().keyPressEvent(event)
