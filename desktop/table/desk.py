"""The dealer's taps: an intent becomes a command for the engine or changes the window's own state."""

import random
from typing import assert_never

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal

from desktop import intents as i
from desktop.bridge.bridge import Bridge
from desktop.bridge.scene import Scene
from desktop.present.award_taps import without_mucked
from desktop.present.bar import bar
from desktop.present.entry import Entry
from desktop.present.levels import asks
from desktop.present.notice import Notice
from desktop.present.usual_stacks import sitting_again, usual_stack
from desktop.present.window_state import AtRoom, ButtonWhere, Local, MoveWhere, SeatAsks
from desktop.table.seat_taps import SeatTaps
from desktop.table.showdown import Showdown
from desktop.table.wagers import Wagers
from desktop.words.engine import in_words
from desktop.words.i18n import begun, figure
from desktop.words.phrases import remedy, tell, why, won
from desktop.words.say import say
from engine import commands as c
from engine.events import PotsAwarded, UncalledReturned
from engine.journal.errors import JournalError, NotWritten, SecondWriter
from engine.refusals import Refusal
from engine.state import NoteAnswer
from engine.view import StateView

SAID_MS = 6000
RETRY_MS = 700
"""After so long a tap that met a lock of another program is tried again."""


class Desk(QObject):
    """Holds the window's `Local`, turns intents into steps. `shown` = render again; `wanted` = open something."""

    shown = Signal()
    wanted = Signal(object)
    blinked = Signal()

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.bridge = bridge
        self.local = Local()
        self.showdown = Showdown(self)
        self.wagers = Wagers(self)
        self.seats = SeatTaps(self)
        self._seen: tuple[Scene, Local] | None = None
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(SAID_MS)
        self._quiet.timeout.connect(self.hush)
        bridge.changed.connect(self._changed)
        bridge.refused.connect(self._refused)
        bridge.barred.connect(self._barred)
        bridge.failed.connect(self._failed)
        self.showdown.begin()

    @property
    def scene(self) -> Scene:
        """What the engine tells now."""
        return self.bridge.scene

    # What is said --------------------------------------------------------------------------------------------------

    def _show_now(self) -> None:
        """Render again if anything is another than it was."""
        now = (self.scene, self.local)
        if self._seen is None or now[0] is not self._seen[0] or now[1] is not self._seen[1]:
            self._seen = now
            self.shown.emit()

    def say(self, statement: Notice, stays: bool = False) -> None:
        """Say something in the statement: for six seconds or until the next tap; `stays` = until the next tap."""
        self.local = replace(self.local, notice=statement)
        if stays:
            self._quiet.stop()
        else:
            self._quiet.start()
        self._show_now()

    def hush(self) -> None:
        """What was said is over."""
        self._quiet.stop()
        if self.local.notice is not None:
            self.local = replace(self.local, notice=None)
            self._show_now()

    # Intents -------------------------------------------------------------------------------------------------------

    def handle(self, intent: i.Intent) -> None:
        """Do what a tap asks for."""
        if self.local.notice is not None and not isinstance(intent, i.Tell):
            self._quiet.stop()
            self.local = replace(self.local, notice=None)
        if isinstance(intent, i.Opening | i.WindowIntent):
            self.open(intent)
        elif isinstance(intent, i.EntryIntent):
            self.wagers.enter(intent)
        elif isinstance(intent, i.ShowdownIntent):
            self.showdown.do(intent)
        else:
            self._do(intent)
        self._show_now()

    def open(self, wanted: i.Opening | i.WindowIntent) -> None:
        """Open something, or ask the window for it."""
        self.wanted.emit(wanted)

    def _do(self, intent: i.DeskIntent) -> None:
        match intent:
            case i.Send(command):
                if isinstance(command, c.Floor):
                    command = replace(command, by=command.by or self.local.floor)
                self.bridge.send(*self.wagers.first(command), command)
            case i.Undo():
                self._undo()
            case i.Redo():
                self.bridge.redo()
            case i.TapSeat(seat):
                self.seats.tap(seat)
            case i.PressSeat(seat):
                if 1 <= seat <= self.scene.settings.seats:
                    self.seats.tap(seat)
            case i.UpTo(action):
                if self.local.preview is not None:
                    to = self.local.preview
                    self.bridge.send(*(to.folds if action == "fold" else to.checks))
            case i.AllCheck():
                if self.scene.all_check:
                    self.bridge.check_round()
            case i.PlaySize(size):
                self.wagers.size(size)
            case i.MovePlayer(seat):
                self.ask(MoveWhere(seat))
            case i.MoveButton():
                self.ask(ButtonWhere())
            case i.BringChips():
                seats = self.scene.view.seats
                self.bridge.send(*(c.ChipsIn(seat=seat) for seat, player in seats.items() if player.behind))
            case i.AnswerNote(note, answer):
                self._answer_note(note, answer)
            case i.DrawSeats():
                self._draw()
            case i.SitUsual():
                self._sit_usual()
            case i.TryAgain():
                self.bridge.again()
            case i.Dismiss():
                pass  # whatever is tapped ends what was said
            case i.Escape():
                self._escape()
            case i.Tell(text):
                self.say(Notice(text))
            case _:
                assert_never(intent)

    def hear_room(self, room: AtRoom | None) -> None:
        """What the card room says to this table."""
        self.local = replace(self.local, room=room)
        self._show_now()

    def _answer_note(self, number: int, answer: NoteAnswer) -> None:
        """A note of the room: accepted, its lines and the answer are one step; a refusal says why, and it stays."""
        room = self.local.room
        note = room.note if room is not None and room.note is not None and room.note.id == number else None
        if room is None or note is None:
            return
        lines = note.commands if answer == "accepted" else ()
        if lines is None:
            self.say(Notice(say("room.unknown_note")))
        elif self.bridge.send(*lines, c.Noted(note=number, answer=answer)):
            self.local = replace(self.local, room=replace(room, note=None))

    def _sit_usual(self) -> None:
        """Who sat last time sits down again; what is not as it was then is said."""
        scene = self.scene
        fresh = {"kind": "usual_fresh", "start": "usual_start"}.get(scene.other_chips)
        changes = [say(fresh, amount=figure(usual_stack(scene)))] if fresh is not None else []
        if scene.unseated:
            changes.append(say("usual_without", names=", ".join(scene.unseated)))
        sit = (c.Sit(seat=seat, player=name, stack=stack) for seat, name, stack in sitting_again(scene))
        if self.bridge.send(*sit) and changes:
            self.say(Notice(". ".join(begun(words) for words in changes)))

    def _draw(self) -> None:
        """The seats that are taken, in an order nobody can foresee."""
        seats = sorted(self.scene.view.seats)
        drawn = random.SystemRandom().sample(seats, len(seats))
        if self.bridge.send(c.DrawSeats(seats=tuple(zip(seats, drawn, strict=True)))):
            self.say(Notice(say("drawn_seats"), "info"), stays=True)

    def _undo(self) -> None:
        local = self.local
        if local.preview is not None or local.asking is not None:
            self.local = replace(local, preview=None, asking=None, entry=Entry())
        elif local.past:
            self.showdown.rank(local.past[-1], local.past[:-1])
        elif local.open_showdown and local.awards.empty:
            self.local = replace(local, open_showdown=False)
        else:
            self.bridge.undo()
            self.local = replace(self.local, counted=frozenset())

    def _escape(self) -> None:
        local = self.local
        if local.preview is not None or local.asking is not None:
            self.local = replace(local, preview=None, asking=None, entry=Entry())
        elif not local.entry.empty or local.entry.by:
            self.local = replace(local, entry=Entry())
        else:
            self.open(i.CloseAll())

    def ask(self, asking: SeatAsks | None) -> None:
        """The next tap on a seat answers this."""
        self.local = replace(self.local, asking=asking, preview=None, notice=None)
        self._show_now()

    # The engine ----------------------------------------------------------------------------------------------------

    def _changed(self, old: StateView, new: StateView) -> None:
        """A step was made: what belonged to the tap before is over, but hands that somebody ranked stay ranked."""
        if old == new:
            self._show_now()
            return
        same = old.phase == new.phase == "showdown" and _pushed(old) == _pushed(new)
        kept = self.local
        if same and old.pots != new.pots:  # somebody mucked: that is the step to be undone, not the taps before it
            kept = replace(kept, awards=without_mucked(kept.awards, new.pots), past=())
        self.local = Local(floor=kept.floor, seating=kept.seating, room=kept.room)
        if old.phase == new.phase == "between" and old.hand == new.hand:
            self.local = replace(self.local, counted=kept.counted, count_over=kept.count_over)
        self.showdown.begin()
        if same and old.street == new.street:
            self.local = replace(self.local, open_showdown=kept.open_showdown)
        if same and not kept.awards.empty and kept.awards != kept.by_cards and self.local.awards.empty:
            self.showdown.rank(kept.awards, tuple(past for past in kept.past if past != kept.by_cards))
        self._announce()
        self._show_now()

    def _announce(self) -> None:
        """Who won, in the statement, after the push; where nobody called the only blind, to whom it went back."""
        if self.scene.view.phase != "between":
            return
        events = self.bridge.events
        pushed = next((event for event in events if isinstance(event, PotsAwarded) and event.shares), None)
        back = next((event for event in events if isinstance(event, UncalledReturned)), None)
        if pushed is not None:
            chooses = asks(self.scene)  # the next game is asked for before the winners are forgotten (NOW-13)
            way_on = (chooses.word, chooses.intent) if chooses is not None else ("", None)
            self.say(Notice(won(self.scene, pushed.shares), "win", *way_on))
        elif back is not None:
            self.say(Notice(tell("returned", amount=back.amount, name=self.scene.name(back.seat))))

    def count(self, seat: int) -> None:
        """The stack of a seat was counted, in the count of all; 0 = that count is over."""
        local = self.local
        self.local = replace(local, counted=local.counted | {seat}) if seat else replace(local, count_over=True)
        self._show_now()

    def seating(self, seat: int) -> None:
        """Somebody is asked for to sit there; 0 = nobody."""
        if seat != self.local.seating:
            self.local = replace(self.local, seating=seat)
            self._show_now()

    def floor_is(self, name: str) -> None:
        """Somebody of the floor is here, or nobody is."""
        self.local = replace(self.local, floor=name)
        self._show_now()

    def _refused(self, refusal: Refusal) -> None:
        self.say(Notice(in_words(refusal)))

    def _barred(self, words: str) -> None:
        """A step that waits for the floor on this device."""
        self.say(Notice(words, action=say("floor_come"), intent=i.OpenFloor()))

    def _failed(self, error: JournalError | OSError) -> None:
        """The book failed: the one place that says so. A tap can be tried again, the game saved elsewhere."""
        if isinstance(error, JournalError) and not isinstance(error, NotWritten | SecondWriter):
            self.say(Notice(f"{say('not_readable', why=why(error))} {remedy(error)}"), stays=True)
            return
        cause = error.cause if isinstance(error, JournalError) else "io"
        self.say(Notice(say("not_saved", why=why(error)), unsaved=cause), stays=True)
        if cause == "locked":
            QTimer.singleShot(RETRY_MS, self, self._retry)

    def _retry(self) -> None:
        """Another program held the book: try once more, as long as nothing else was tapped."""
        if self.local.notice is not None and self.local.notice.unsaved == "locked":
            self.handle(i.TryAgain())

    @property
    def amber(self) -> i.Intent | None:
        """What Enter does: the amber button, None when there is none."""
        slot = bar(self.scene, self.local).go
        return slot.intent if slot.fill == "next" and slot.open else None


def _pushed(view: StateView) -> tuple[int, int, tuple[int, ...]]:
    """What is pushed at a showdown, whoever can win it: the hand, its runs, the chips of each pot."""
    return view.hand, view.runs, tuple(pot.amount for pot in view.pots)
