"""The panels and keys of the setup page: what they show of a choice, and where they are placed."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from desktop.kit.appearance import Look
from desktop.kit.page import Page
from desktop.kit.painted import put
from desktop.setup import choice as chosen
from desktop.setup import choice_money
from desktop.setup import sizes as measure
from desktop.setup.bar_words import BarContext, bar_words
from desktop.setup.choice import Choice
from desktop.setup.earlier_games import EarlierSession
from desktop.setup.presets import Presets
from desktop.setup.quick import UnfinishedGames
from desktop.setup.running import of_running
from desktop.setup.side import ChoiceSummary, SetupBar
from desktop.setup.usual_games import Games
from desktop.words.i18n import amounts_in
from desktop.words.say import say

if TYPE_CHECKING:
    from desktop.kit.page_keys import SignCard
    from desktop.setup.all_rules import Unfolded
    from desktop.setup.naming import Naming
    from desktop.setup.reasons import Reasons


class SetupParts(Page):
    """The parts of the page, which show the choice."""

    def __init__(
        self,
        look: Look,
        past: EarlierSession | None,
        playing: bool,
        parent: QWidget | None,
        running: dict[str, Any] | None,
        games: Sequence[EarlierSession] | None,
        ended: tuple[EarlierSession | None, int],
        level: int,
    ) -> None:
        """Make the parts; the arguments are those of `SetupPage`."""
        super().__init__(look, say("setup.change_rules" if running else "setup.new_table"), parent)
        self.past, self.playing = past if running is None else None, playing
        self.unfinished = tuple(game for game in (past,) if game is not None and game.open) if games is None else games
        if running is not None:
            self.unfinished = ()
        self.ended = ended
        self.choice = Choice(past.preset if past else "casino")
        self.running = running
        self.before = None
        self.had: Choice | None = None
        self.currency = ""  # the currency chosen on this page
        if running is not None:
            self.choice = self.before = of_running(running, level)
        self.presets = Presets(look, past.preset if past else "", self)
        self.games = Games(look, self)
        self.summary = ChoiceSummary(look, self)
        self.bar = SetupBar(look, self)
        self.go_on = UnfinishedGames(look, self.unfinished, self)
        self.quick: dict[str, SignCard] = {}
        self.all: Unfolded | None = None
        self.naming: Naming | None = None
        self.reasons: Reasons | None = None
        self.explaining = False
        self.unfolded = False
        self.leaving = False  # whether the page asks to go back once more

    def refuse(self, words: str) -> None:
        """Show in the bar why something cannot be done."""
        self.bar.say(say("setup.not_yet"), words, "owe")

    def _show(self) -> None:
        """Show the choice in all parts."""
        with amounts_in(choice_money.money(self.choice)):
            self._show_all()

    def _show_all(self) -> None:
        choice = self.choice
        outcome = chosen.settings_or_refusal(choice) if choice.complete else None
        self.presets.show_chosen(choice.own_preset or choice.preset, bool(choice.own))
        # The chips of a running table keep their worth; the lines of a new table keep their own unit.
        with amounts_in(
            choice_money.money(self.before) if self.before is not None and choice.preset != "tournament" else None
        ):
            self.games.show_lines(choice.preset, chosen.offered_stakes(choice, self.before), choice.seats)
        self.summary.show_choice(choice)
        self.summary.reasons.choose(self.explaining)
        if self.explaining and self.reasons is not None:
            self.reasons.show_preset(choice.preset, self._rules_name())
        if self.unfolded and self.all is not None:
            self.all.show(choice, outcome, self.before)
        self._show_bar(outcome)

    def _rules_name(self) -> str:
        id = self.choice.own_preset or self.choice.preset
        return next((card.words for card in self.presets.cards if card.id == id), self.choice.preset)

    def _show_bar(self, outcome: Any) -> None:
        """Show in the bar whether the table can start, and which button is the next tap."""
        self.leaving = False
        self.go_on.light(not self.choice.complete)
        context = BarContext(
            self._rules_name(),
            self.unfolded,
            self.explaining,
            self.playing,
            self.before,
            len(self.unfinished),
            self.had,
            self.unfolded and self.all is not None and self.all.leveling,
        )
        words = bar_words(self.choice, outcome, context)
        self.bar.say(words.head, words.detail, words.role)
        for button, key in ((self.bar.back, words.back), (self.bar.rules, words.rules), (self.bar.start, words.start)):
            button.say(key.words, key.second, key.role, key.barred)
        self.strip.say(words.title, words.about)

    def arrange(self, area: QRectF) -> None:
        """Place earlier sessions on top, presets beside games, the summary in the side column, the bar below."""
        fit, gap = self.look.fit, self.look.of(measure.PANELS)
        bar, column = fit.bar, fit.inner
        put(self.bar, bar, self.look.scale)
        left, right = (column.right() + gap, area.right()) if fit.mirrored else (area.left(), column.left() - gap)
        y, bottom = area.top(), bar.top() - gap
        side = QRectF(column.left(), y, column.width(), bottom - y)
        if fit.layout.upright:
            leveling = self.all is not None and self.all.leveling
            share = measure.UPRIGHT_LEVELS if leveling else measure.UPRIGHT_SIDE
            cards_height = 0.0 if self.unfolded else self.go_on.preferred_height
            most = measure.UPRIGHT_RULES if self.unfolded else measure.UPRIGHT_SUMMARY
            side_height = min((bottom - y - cards_height) * share, most)
            left, right = area.left(), area.right()
            side = QRectF(left, bottom - side_height, area.width(), side_height)
            bottom = side.top() - gap
        shown: list[QWidget] = [self.presets, self.games, self.summary]
        for widget in shown:
            widget.setVisible(not self.unfolded)
        self.games.setVisible(not self.unfolded and not self.explaining)
        self.go_on.setVisible(not self.unfolded and self.go_on.preferred_height > 0)
        if self.all is not None:
            self.all.place(QRectF(left, y, right - left, bottom - y), side, self.unfolded)
        if self.naming is not None:
            naming_place = QRectF(left, y, area.width(), side.bottom() - y) if fit.layout.upright else side
            self.place(self.naming, naming_place)
        if self.unfolded:
            if self.reasons is not None:
                self.reasons.hide()
            return
        if self.go_on.preferred_height:
            self.place(self.go_on, QRectF(left, y, right - left, self.go_on.preferred_height))
            y += self.go_on.preferred_height + gap
        share = measure.UPRIGHT_PRESETS if fit.layout.upright else self.look.of(measure.PRESETS_SHARE)
        first = (right - left) * share
        self.place(self.presets, QRectF(left, y, first, bottom - y))
        middle = QRectF(left + first + gap, y, right - left - first - gap, bottom - y)
        self.place(self.games, middle)
        if self.reasons is not None:
            self.place(self.reasons, middle)
            self.reasons.setVisible(self.explaining)
        self.place(self.summary, side)
