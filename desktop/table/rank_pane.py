"""The pane that ranks hands of an award again: hands, tie, clear, the other half, the next board (PRO-11, POT-5)."""

from typing import assert_never

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.intents import Clear, SwitchHalf, SwitchRun, TapSeat, Tie
from desktop.kit.appearance import Look
from desktop.kit.button import Button
from desktop.kit.layout import Space
from desktop.kit.painted import Painted
from desktop.kit.sizes import GAP, TARGET
from desktop.present import awards as aw
from desktop.present.award_runs import other_half, place_words
from desktop.present.award_taps import retap
from desktop.present.correcting import Subject
from desktop.present.slot import Fill, Slot
from desktop.table.sheet_sizes import HANDS_ACROSS
from desktop.words.say import say

RankIntent = Tie | Clear | SwitchHalf | SwitchRun


class RankPane(Painted):
    """Buttons whose taps rank the hands, best first; `changed` after each change of the ranking."""

    changed = Signal()

    def __init__(self, look: Look, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.subject = subject
        self.awards = subject.awards
        pots = subject.before.pots
        self.seats = tuple(sorted({seat for pot in pots for seat in pot.seats}))
        self.hands = [Button(look, self, "name") for _ in self.seats]
        for button, seat in zip(self.hands, self.seats, strict=True):
            button.tapped.connect(lambda seat=seat: self._tap(seat))
        count = 2 + subject.split + (subject.parts > 1)
        self.turns = [Button(look, self, "name") for _ in range(count)]
        for button in self.turns:
            button.intended.connect(self._turn)
        self._show()

    def tap_player(self, player: str) -> None:
        """Rank the hand of this player, if the player can win a pot."""
        seats = self.subject.before.seats
        seat = next((seat for seat in self.seats if seats[seat].player == player), None)
        if seat is not None:
            self._tap(seat)

    def _tap(self, seat: int) -> None:
        self._be(retap(self.awards, self.subject.before.pots, seat))

    def _be(self, awards: aw.Awards) -> None:
        self.awards = awards
        self._show()
        self.changed.emit()

    def _turn(self, intent: RankIntent) -> None:
        awards = self.awards
        match intent:
            case Tie():
                self._be(replace(awards, tie="" if awards.tie else "last"))
            case Clear():
                self._be(aw.no_taps(self.subject.parts))
            case SwitchHalf():
                self._be(replace(awards, half="low" if awards.half == "high" else "high", tie=""))
            case SwitchRun(run):
                self._be(replace(awards, run=run, half="high", tie=""))
            case _:
                assert_never(intent)

    def _show(self) -> None:
        """Show the ranking of the current run, of both halves where the pot is split."""
        pots = self.subject.before.pots
        for button, seat in zip(self.hands, self.seats, strict=True):
            second = place_words(self.awards, seat, len(pots), split=self.subject.split)
            fill: Fill = "chosen" if second else "normal"
            name = self.subject.before.seats[seat].player
            button.render_face(Slot(name, second=second, ring=seat, fill=fill, intent=TapSeat(seat)))
        tie: Fill = "chosen" if self.awards.tie else "normal"
        slots = [
            Slot(say("tie"), icon="equal", fill=tie, intent=Tie()),
            Slot(say("clear"), icon="bin", intent=Clear()),
        ]
        if self.subject.split:
            slots.append(other_half(self.awards))
        if self.subject.parts > 1:
            run = self.awards.run
            following = SwitchRun(run % self.subject.parts + 1)
            slots.append(Slot(say("run_number", number=run), icon="swap", intent=following))
        for button, slot in zip(self.turns, slots, strict=True):
            button.render_face(slot)

    def lay(self) -> None:
        """Place the hands three a row; below them tie, clear, half and run two a row."""
        gap = self.look.of(GAP)
        space = Space(self.area().adjusted(gap, gap, -gap, 0), gap, self.look.scale)
        for buttons, across in ((self.hands, HANDS_ACROSS), (self.turns, 2)):
            for button in buttons:
                button.margin = gap  # a check overlaps the corner of its button
            space.rows(buttons, TARGET, across, gap)
            space.rect.setTop(space.rect.top() + gap)
