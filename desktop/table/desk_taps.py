"""Handles the taps at the table: an intent becomes a command for the engine or changes the window's own state.

`desktop.table.desk` imports this module with the first tap, or once the window is painted.
"""

import random
from typing import Protocol, assert_never

from msgspec.structs import replace

from desktop import intents as i
from desktop.present.award_taps import without_mucked
from desktop.present.entry import Entry
from desktop.present.levels import game_choice_key
from desktop.present.notice import Notice
from desktop.present.usual_stacks import sitting_again, usual_stack
from desktop.present.window_state import ButtonWhere, Local, MoveWhere, SeatAsks
from desktop.table.seat_taps import SeatDesk, SeatTaps
from desktop.table.showdown import Showdown
from desktop.table.wagers import Wagers
from desktop.words.i18n import capitalised, figure, listed
from desktop.words.phrases import tell, won
from desktop.words.say import say
from engine import commands as c
from engine.betting.early import binds
from engine.events import Acted, PotsAwarded, UncalledReturned
from engine.state import NoteAnswer
from engine.view import StateView


class TapDesk(SeatDesk, Protocol):
    """The members of the desk that the handlers of taps use."""

    def open(self, wanted: i.Opening | i.WindowIntent) -> None:
        """Emit a request for a menu, a sheet or a part of the window."""

    def say(self, statement: Notice, stays: bool = False) -> None:
        """Show a notice in the statement; `stays` = until the next tap."""

    def ask(self, asking: SeatAsks | None) -> None:
        """Let the next tap on a seat answer `asking`; None = no question."""


class DeskTaps:
    """Handles the intents of taps for `desk`, and updates its `Local` after each step."""

    def __init__(self, desk: TapDesk) -> None:
        self.desk = desk
        self.showdown = Showdown(desk)
        self.wagers = Wagers(desk)
        self.seats = SeatTaps(desk, self.showdown)

    def handle(self, intent: i.Intent) -> None:
        """Handle the intent of a tap."""
        if isinstance(intent, i.Opening | i.WindowIntent):
            self.desk.open(intent)
        elif isinstance(intent, i.EntryIntent):
            self.wagers.enter(intent)
        elif isinstance(intent, i.ShowdownIntent):
            self.showdown.do(intent)
        else:
            self._do(intent)

    def _do(self, intent: i.DeskIntent) -> None:
        match intent:
            case i.Send(command):
                if isinstance(command, c.Floor):
                    command = replace(command, by=command.by or self.desk.local.floor)
                self.desk.bridge.send(*self.wagers.first(command), command)
            case i.Undo():
                self._undo()
            case i.Redo():
                self.desk.bridge.redo()
            case i.TapSeat(seat):
                self.seats.tap(seat)
            case i.PressSeat(seat):
                if 1 <= seat <= self.desk.scene.settings.seats:
                    self.seats.tap(seat)
            case i.UpTo(action):
                if self.desk.local.folded_to is not None:
                    folded = self.desk.local.folded_to
                    self.desk.bridge.send(*(folded.folds if action == "fold" else folded.checks))
            case i.AllCheck():
                if self.desk.scene.all_check:
                    self.desk.bridge.check_round()
            case i.PlaySize(size):
                self.wagers.size(size)
            case i.MovePlayer(seat):
                self.desk.ask(MoveWhere(seat))
            case i.MoveButton():
                self.desk.ask(ButtonWhere())
            case i.BringChips():
                seats = self.desk.scene.view.seats
                self.desk.bridge.send(*(c.ChipsIn(seat=seat) for seat, player in seats.items() if player.behind))
            case i.AnswerNote(note, answer):
                self._answer_note(note, answer)
            case i.DrawSeats():
                self._draw_seats()
            case i.SitUsual():
                self._sit_usual()
            case i.TryAgain():
                self.desk.bridge.retry_save()
            case i.Dismiss():
                pass  # every tap ends the notice: `Desk.handle`
            case i.Escape():
                self._escape()
            case i.Tell(text):
                self.desk.say(Notice(text))
            case _:
                assert_never(intent)

    def _answer_note(self, number: int, answer: NoteAnswer) -> None:
        """Answer a note of the card room: accepted, its commands and the answer are one step; refused, it stays."""
        room = self.desk.local.room
        note = room.note if room is not None and room.note is not None and room.note.id == number else None
        if room is None or note is None:
            return
        lines = note.commands if answer == "accepted" else ()
        if lines is None:
            self.desk.say(Notice(say("room.unknown_note")))
        elif self.desk.bridge.send(*lines, c.Noted(note=number, answer=answer)):
            self.desk.local = replace(self.desk.local, room=replace(room, note=None))

    def _sit_usual(self) -> None:
        """Seat the players of the last session again, with a notice of the differences."""
        scene = self.desk.scene
        chips_note = {"kind": "usual_fresh", "start": "usual_start"}.get(scene.other_chips)
        changes = [say(chips_note, amount=figure(usual_stack(scene)))] if chips_note is not None else []
        if scene.unseated:
            changes.append(say("usual_without", names=", ".join(scene.unseated)))
        sit = (c.Sit(seat=seat, player=name, stack=stack) for seat, name, stack in sitting_again(scene))
        if self.desk.bridge.send(*sit) and changes:
            self.desk.say(Notice(". ".join(capitalised(words) for words in changes)))

    def _draw_seats(self) -> None:
        """Draw the taken seats anew, in an order that cannot be predicted."""
        seats = sorted(self.desk.scene.view.seats)
        drawn = random.SystemRandom().sample(seats, len(seats))
        if self.desk.bridge.send(c.DrawSeats(seats=tuple(zip(seats, drawn, strict=True)))):
            self.desk.say(Notice(say("drawn_seats"), "info"), stays=True)

    def _undo(self) -> None:
        local = self.desk.local
        if local.folded_to is not None or local.asking is not None:
            self.desk.local = replace(local, folded_to=None, asking=None, entry=Entry())
        elif local.past:
            self.showdown.rank(local.past[-1], local.past[:-1])
        elif local.open_showdown and local.awards.empty:
            self.desk.local = replace(local, open_showdown=False)
        else:
            self.desk.bridge.undo()
            self.desk.local = replace(self.desk.local, counted=frozenset())

    def _escape(self) -> None:
        local = self.desk.local
        if local.folded_to is not None or local.asking is not None:
            self.desk.local = replace(local, folded_to=None, asking=None, entry=Entry())
        elif not local.entry.empty or local.entry.by:
            self.desk.local = replace(local, entry=Entry())
        else:
            self.desk.open(i.CloseAll())

    def stepped(self, old: StateView, new: StateView) -> None:
        """Reset the window's state after a step; the ranking of a showdown stays while its pots are the same."""
        same = old.phase == new.phase == "showdown" and _pushed(old) == _pushed(new)
        kept = self.desk.local
        if same and old.pots != new.pots:  # a player mucked: undo takes back that step, not the taps before it
            kept = replace(kept, awards=without_mucked(kept.awards, new.pots), past=())
        self.desk.local = Local(floor=kept.floor, seating=kept.seating, room=kept.room)
        if old.phase == new.phase == "between" and old.hand == new.hand:
            self.desk.local = replace(self.desk.local, counted=kept.counted, count_over=kept.count_over)
        self.showdown.begin()
        if same and old.street == new.street:
            self.desk.local = replace(self.desk.local, open_showdown=kept.open_showdown)
        if same and not kept.awards.empty and kept.awards != kept.by_cards and self.desk.local.awards.empty:
            self.showdown.rank(kept.awards, tuple(past for past in kept.past if past != kept.by_cards))
        self._announce()
        self._announce_freed(old, new)

    def _announce_freed(self, old: StateView, new: StateView) -> None:
        """Show who is no longer bound by an act out of turn, since the player who acted changed the action (PRO-8)."""
        acted = any(isinstance(event, Acted) and event.seat == old.to_act for event in self.desk.bridge.events)
        if not acted or (old.hand, old.street, new.phase) != (new.hand, new.street, "betting"):
            return
        scene = self.desk.scene
        bound = {early.seat for early in old.out_of_turn if binds(scene.settings, early)}
        free = [early.seat for early in new.out_of_turn if not binds(scene.settings, early)]
        freed = [scene.name(seat) for seat in free if seat in bound]
        if freed:
            self.desk.say(Notice(say("early_free", names=listed(freed, say("and"))), "info"))

    def _announce(self) -> None:
        """Show after the push who won, or who got the only blind back when nobody called it."""
        if self.desk.scene.view.phase != "between":
            return
        events = self.desk.bridge.events
        pushed = next((event for event in events if isinstance(event, PotsAwarded) and event.shares), None)
        returned = next((event for event in events if isinstance(event, UncalledReturned)), None)
        if pushed is not None:
            next_game = game_choice_key(self.desk.scene)  # it is asked for while the winners are shown (NOW-13)
            action = (next_game.word, next_game.intent) if next_game is not None else ("", None)
            self.desk.say(Notice(won(self.desk.scene, pushed.shares), "win", *action))
        elif returned is not None:
            self.desk.say(Notice(tell("returned", amount=returned.amount, name=self.desk.scene.name(returned.seat))))


def _pushed(view: StateView) -> tuple[int, int, tuple[int, ...]]:
    """Return what a showdown pushes, whoever can win it: the hand, the number of runs, the chips of each pot."""
    return view.hand, view.runs, tuple(pot.amount for pot in view.pots)
