"""The floor at this device: the person at the table, requests that wait for a decision, names and PINs."""

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
    """The controller of the floor's sheets among the `layers`.

    The floor person at the table (`here`) stays until the next deal, or until a second tap on the name.
    """

    def __init__(self, layers: Layers) -> None:
        super().__init__(layers)
        self.layers = layers
        self.bridge, self.desk = layers.bridge, layers.desk
        self.ring = KeyRing(file())
        self.here = ""
        self.pins = PinDesk(layers, self.ring, self.open)
        """Asks for PINs, and locks the screen."""
        self.waiting: FloorRequest | None = None
        self.bridge.changed.connect(self._changed)
        self.bridge.waits.connect(self._barred)

    # Who is here ---------------------------------------------------------------------------------------------------

    def do(self, intent: FloorIntent) -> None:
        """Handle the intent of a tap."""
        match intent:
            case i.OpenFloor():
                self.open()
            case i.DecideFloor(choice):
                self.decide(choice)
            case i.AllowWaiting():
                self.allow()
            case i.BarWaiting():
                self.waiting = None
                self.layers.close_sheet()
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
        """Open the sheet of the floor: the open ruling, or its people and PINs."""
        why = self.bridge.why("floor") if self.desk.scene.view.floor is not None else None
        sheet = FloorSheet(
            self.layers.view.look, floor_view(self.desk.scene, self.ring.pins, self.here, why, self.waiting)
        )
        sheet.intended.connect(self._asked)
        self.layers.open_sheet(sheet)

    def _asked(self, intent: i.Intent) -> None:
        """Handle a tap on the sheet; decisions and names keep the notice of the statement."""
        if isinstance(intent, i.DecideFloor | i.NameFloor):
            self.do(intent)
        else:
            self.desk.handle(intent)

    def decide(self, choice: str) -> None:
        """Send the decision of the floor with the name of the person at the table."""
        question = self.desk.scene.view.floor
        seat = question.seat if question is not None else None
        if self.bridge.send(c.Floor(choice=choice, by=self.here, seat=seat)):
            self.layers.close_sheet()

    def wait(self, waiting: FloorRequest) -> None:
        """Keep a request for the floor; its sheet shows it until it is answered or the table goes on."""
        self.waiting = waiting

    def _barred(self, commands: tuple[c.Command, ...]) -> None:
        reason = next((words for command in commands if (words := self._needed(command))), "")
        self.wait(FloorRequest(reason, commands))

    def allow(self) -> None:
        """Carry out the request that waits, in the name of the person at the table where the command has one."""
        waiting, self.waiting = self.waiting, None
        self.layers.close_sheet()
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
        """Let a floor person come to the table, with the PIN if one is kept, or leave it."""
        person = self.ring.pins.person(name)
        if name == self.here:
            self.come("")
        elif person is None or person.pin is None:
            self.come(name)
        else:
            sheet = PinSheet(self.layers.view.look, say("pin_of", name=name), say("pin_go"), ring=self.ring)
            sheet.confirmed.connect(lambda digits: self.come(name) if self.ring.is_of(name, digits) else sheet.wrong())
            self.layers.open_sheet(sheet)

    def come(self, name: str) -> None:
        """Set the floor person at the table and open the sheet; "" = none is named."""
        self.here = name
        self.desk.set_floor(name)
        self.open()

    def _changed(self, old: StateView, new: StateView) -> None:
        """End the visit of the floor with the next deal, and close the sheet of an answered question.

        A change of the table drops the request that waits: it was about the table before.
        """
        request_dropped = self.waiting is not None and old != new
        if request_dropped:
            self.waiting = None
        if self.here and old.hand < new.hand:
            self.here = ""
            self.desk.set_floor("")

        if (request_dropped or old.floor != new.floor) and isinstance(self.layers.sheet, FloorSheet):
            self.layers.close_sheet()

    def gate(self, command: c.Command) -> str | None:
        """Return why a command has to wait for the floor on this device; None = it need not."""
        needed = self._needed(command)
        if not needed or may_decide(self.ring.pins, self.here):
            return None
        return say("floor_needed", what=needed)

    def _needed(self, command: c.Command) -> str:
        """Return in words why a command needs the floor; "" = it does not."""
        if isinstance(command, c.Undo):
            needed = undo_needs_floor(self.bridge.session.undo_step)
        else:
            needed = needs_floor(command, self.bridge.state)
        return say(f"needs_{needed}") if needed else ""

    # Names and PINs ------------------------------------------------------------------------------------------------

    def add(self) -> None:
        """Ask for a name, then for a PIN, which is optional."""
        question = Ask(say("floor_name"), say("pin_go"), named=True, counted=False)
        sheet = NameSheet(self.layers.view.look, question)
        sheet.named.connect(self._added)
        self.layers.open_sheet(sheet)

    def _added(self, name: str) -> None:
        person = self.ring.pins.person(name)
        if person is not None and person.name != self.here:
            self.name(person.name)  # typed or tapped: a known person enters the own PIN
        elif self.ring.pins.guarded and not may_decide(self.ring.pins, self.here):
            self.come(name)  # a new person is only named; new PINs need a person who has one
        else:
            self.new_pin(name)

    def new_pin(self, name: str) -> None:
        """Ask for a new PIN of a floor person and keep it; an empty one removes the PIN."""

        def keep(digits: str) -> None:
            code = self.ring.add(name, digits)
            self.come(name)
            if code:
                self.pins.show_code(code, self.open)

        self.pins.ask_pin(say("pin_of", name=name), keep)

    def remove(self) -> None:
        """Remove the person at the table from the floor's people."""
        if self.here and may_decide(self.ring.pins, self.here):
            self.ring.remove(self.here)
            self.come("")


def _decided_by(command: c.Command, name: str) -> c.Command:
    """Return the command with `name` as the person who decides, instead of the person at the time of the tap."""
    return replace(command, by=name) if isinstance(command, c.Misdeal | c.Floor) else command
