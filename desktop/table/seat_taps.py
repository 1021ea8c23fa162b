"""Handles taps on seats, by the phase and the open question (SCREENS section 5)."""

from typing import Protocol

from msgspec.structs import replace
from PySide6.QtCore import SignalInstance

from desktop import intents as i
from desktop.present.entry import Entry
from desktop.present.notice import Notice
from desktop.present.seat_questions import answered, folded_to
from desktop.present.window_state import SeatAsks
from desktop.table.showdown import DeskParts, Showdown
from desktop.words.engine import in_words
from desktop.words.say import say
from engine import commands as c
from engine.refusals import Refusal


class SeatDesk(DeskParts, Protocol):
    """The further members of a desk that taps on seats use."""

    @property
    def blinked(self) -> SignalInstance:
        """Emitted when the seat to act is tapped, whose turn it is already."""

    def open(self, wanted: i.Opening) -> None:
        """Open a menu, a sheet or an explanation."""


class SeatTaps:
    """Handles taps on seats."""

    def __init__(self, desk: SeatDesk, showdown: Showdown) -> None:
        self.desk, self.showdown = desk, showdown

    def tap(self, seat: int) -> None:
        """Handle a tap on a seat, by the phase and the open question (SCREENS section 5)."""
        view, local = self.desk.scene.view, self.desk.local
        player = view.seats.get(seat)
        if local.asking is not None:
            self._answer(local.asking, seat)
        elif view.phase == "showdown" and player is not None:
            self.showdown.tap_hand(seat)
        elif player is None:
            self.desk.open(i.AskSit(seat))
        elif view.phase == "between":
            self.desk.open(i.OpenSeatMenu(seat))
        elif view.needs == "bring_in":
            self.desk.bridge.send(c.BringIn(seat=seat))
        elif view.needs == "first":
            self.desk.bridge.send(c.First(seat=seat))
        elif view.to_act == seat:
            if local.folded_to is not None:
                self.desk.local = replace(local, folded_to=None, entry=Entry())
            self.desk.blinked.emit()
        elif local.folded_to is not None and local.folded_to.seat == seat:
            self.desk.bridge.send(*local.folded_to.commands)
        else:
            self._offer_folds(seat)

    def _offer_folds(self, seat: int) -> None:
        """Show that all players up to this seat fold or check; a second tap plays it."""
        folded = folded_to(self.desk.bridge, seat)
        if folded is not None or self.desk.local.folded_to is not None:
            self.desk.local = replace(self.desk.local, folded_to=folded, entry=Entry())
        if folded is None:
            self._say_no_folds(seat)

    def _say_no_folds(self, seat: int) -> None:
        view = self.desk.scene.view
        player = view.seats[seat]
        if player.state == "folded":
            self.desk.say(Notice(say("dead_hand", name=player.player)))
        elif player.state == "in" and view.to_act is not None:
            words = say("not_to_act", name=player.player, actor=self.desk.scene.name(view.to_act))
            self.desk.say(Notice(words, action=say("note_out_of_turn"), intent=i.OpenEarlyMenu(seat)))
        elif isinstance(refusal := self.desk.bridge.dry(c.FoldTo(seat=seat)), Refusal):
            self.desk.say(Notice(in_words(refusal)))

    def _answer(self, asking: SeatAsks, seat: int) -> None:
        self.desk.local = replace(self.desk.local, asking=None)
        command = answered(asking, seat)
        if command is None:
            return
        self.desk.bridge.send(command, answered=lambda refusal: self._offer_accept(command, seat, refusal))

    def _offer_accept(self, command: c.Command, seat: int, refusal: Refusal) -> bool:
        """Offer to accept a lender who is in the pot, if all in it accept (STK-4); return whether that was offered."""
        if not isinstance(command, c.Marker) or refusal.key != "lender_in_pot":
            return False
        accepted = i.Send(replace(command, accepted=True))
        self.desk.say(
            Notice(say("lender_in_pot", name=self.desk.scene.name(seat)), action=say("accept"), intent=accepted)
        )
        return True
