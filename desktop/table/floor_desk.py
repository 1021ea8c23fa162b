"""The floor at this device: who is here, what waits for a decision, the names and PINs of its people."""

from typing import assert_never

from msgspec.structs import replace
from PySide6.QtCore import QObject

from desktop import intents as i
from desktop.intents.openings import FloorIntent
from desktop.preferences.key_ring import KeyRing, file
from desktop.present.ask import Ask
from desktop.present.floor import FloorRequest, floor_view, may_decide, needs_floor, undo_needs_floor
from desktop.table.floor_sheet import FloorSheet, NameSheet
from desktop.table.layers import Layers
from desktop.table.pin_desk import PinDesk
from desktop.table.pin_pad import PinSheet
from desktop.words.say import say
from engine import commands as c
from engine.view import StateView


class FloorDesk(QObject):
    """Opens these sheets on behalf of `over`. Who is here stays until the next deal, or until they are tapped again."""

    def __init__(self, over: Layers) -> None:
        super().__init__(over)
        self.over = over
        self.bridge, self.desk = over.bridge, over.desk
        self.ring = KeyRing(file())
        self.here = ""
        self.pins = PinDesk(over, self.ring, self.open)
        """PINs that are asked for, and the lock of the screen."""
        self.waiting: FloorRequest | None = None
        self.bridge.changed.connect(self._changed)
        self.bridge.waits.connect(self._barred)

    # Who is here ---------------------------------------------------------------------------------------------------

    def do(self, intent: FloorIntent) -> None:
        """What a tap asks for."""
        match intent:
            case i.OpenFloor():
                self.open()
            case i.DecideFloor(choice):
                self.decide(choice)
            case i.AllowWaiting():
                self.allow()
            case i.BarWaiting():
                self.waiting = None
                self.over.close_sheet()
            case i.NameFloor(name):
                self.name(name)
            case i.AddFloorName():
                self.add()
            case i.ChangeFloorPin():
                self.new_pin(self.here)
            case i.RemoveFloorName():
                self.remove()
            case i.ChangeScreenPin():
                self.pins.screen_pin()
            case i.LockScreen():
                self.pins.lock_now()
            case _:
                assert_never(intent)

    def open(self) -> None:
        """The open ruling, or the floor's own things."""
        why = self.bridge.why("floor") if self.desk.scene.view.floor is not None else None
        sheet = FloorSheet(
            self.over.view.look, floor_view(self.desk.scene, self.ring.pins, self.here, why, self.waiting)
        )
        sheet.asked.connect(self._asked)
        self.over.open_sheet(sheet)

    def _asked(self, intent: i.Intent) -> None:
        """A tap on the sheet; what the statement says stays while the floor decides and names itself."""
        if isinstance(intent, i.DecideFloor | i.NameFloor):
            self.do(intent)
        else:
            self.desk.handle(intent)

    def decide(self, choice: str) -> None:
        """What the floor decided, with who decided."""
        question = self.desk.scene.view.floor
        seat = question.seat if question is not None else None
        if self.bridge.send(c.Floor(choice=choice, by=self.here, seat=seat)):
            self.over.close_sheet()

    def wait(self, waiting: FloorRequest) -> None:
        """This waits for the floor: it stands on its page until it is answered, or the table has gone on."""
        self.waiting = waiting

    def _barred(self, commands: tuple[c.Command, ...]) -> None:
        needed = next((words for command in commands if (words := self._needed(command))), "")
        self.wait(FloorRequest(needed, commands))

    def allow(self) -> None:
        """The floor allows what waits: it is done, in the name of who is here where the record keeps that."""
        waiting, self.waiting = self.waiting, None
        self.over.close_sheet()
        if waiting is None:
            return
        if waiting.intent is not None:
            self.desk.handle(waiting.intent)
        elif waiting.commands == (c.Undo(),):
            self.bridge.undo()
        elif len(waiting.commands) == 1 and isinstance(waiting.commands[0], c.Amend):
            self.bridge.amend(waiting.commands[0])
        else:
            self.bridge.send(*(_decided_by(command, self.here) for command in waiting.commands))

    def name(self, name: str) -> None:
        """Somebody of the floor comes to the table, by PIN if one is kept, or leaves it."""
        person = self.ring.pins.person(name)
        if name == self.here:
            self.come("")
        elif person is None or person.pin is None:
            self.come(name)
        else:
            sheet = PinSheet(self.over.view.look, say("pin_of", name=name), say("pin_go"), ring=self.ring)
            sheet.given.connect(lambda digits: self.come(name) if self.ring.is_of(name, digits) else sheet.wrong())
            self.over.open_sheet(sheet)

    def come(self, name: str) -> None:
        """The floor is here under this name, "" where nobody gave one."""
        self.here = name
        self.desk.floor_is(name)
        self.open()

    def _changed(self, old: StateView, new: StateView) -> None:
        """With the next cards the floor's visit is over; a question that is answered lies open no longer.

        What waited was about the table as it stood.
        """
        waited = self.waiting is not None and old != new
        if waited:
            self.waiting = None
        if self.here and old.hand < new.hand:
            self.here = ""
            self.desk.floor_is("")

        if (waited or old.floor != new.floor) and isinstance(self.over.sheet, FloorSheet):
            self.over.close_sheet()

    def gate(self, command: c.Command) -> str | None:
        """Why a command has to wait for the floor on this device, None when it need not."""
        needed = self._needed(command)
        if not needed or may_decide(self.ring.pins, self.here):
            return None
        return say("floor_needed", what=needed)

    def _needed(self, command: c.Command) -> str:
        """What about a command is the floor's, in words; "" when nothing is."""
        if isinstance(command, c.Undo):
            needed = undo_needs_floor(self.bridge.session.undo_step)
        else:
            needed = needs_floor(command, self.bridge.state)
        if needed == "misdeal":
            return say("needs_misdeal")
        return say(f"needs_{needed}") if needed else ""

    # Names and PINs ------------------------------------------------------------------------------------------------

    def add(self) -> None:
        """Ask for a name, then for a PIN that need not be."""
        wanted = Ask(say("floor_name"), say("pin_go"), lambda *_: c.Preview(), named=True, counted=False)
        sheet = NameSheet(self.over.view.look, wanted)
        sheet.named.connect(self._added)
        self.over.open_sheet(sheet)

    def _added(self, name: str) -> None:
        person = self.ring.pins.person(name)
        if person is not None and person.name != self.here:
            self.name(person.name)  # typed or tapped: who is known gives their own PIN
        elif self.ring.pins.guarded and not may_decide(self.ring.pins, self.here):
            self.come(name)  # somebody new is only named; a PIN is given by somebody who has one
        else:
            self.new_pin(name)

    def new_pin(self, name: str) -> None:
        """A PIN for somebody of the floor; none is none."""

        def keep(digits: str) -> None:
            code = self.ring.add(name, digits)
            self.come(name)
            if code:
                self.pins.show_code(code, self.open)

        self.pins.ask_pin(say("pin_of", name=name), keep)

    def remove(self) -> None:
        """Who is here is of the floor no longer."""
        if self.here and may_decide(self.ring.pins, self.here):
            self.ring.remove(self.here)
            self.come("")


def _decided_by(command: c.Command, name: str) -> c.Command:
    """The command as decided by who is here now, not by who was when it was tapped."""
    return replace(command, by=name) if isinstance(command, c.Misdeal | c.Floor) else command
