"""Amounts of wagers: entered digits and chips, and the quick sizes."""

from typing import assert_never

from msgspec.structs import replace

from desktop import intents as i
from desktop.present.entry import Entry
from desktop.present.notice import Notice
from desktop.present.pad import scene_of_pad, wager_of
from desktop.present.sizes import only_all_in, size
from desktop.table.showdown import DeskParts
from desktop.words.say import say
from engine import commands as c


class Wagers:
    """Enters an amount in the `Local` of a desk, or plays a size."""

    def __init__(self, desk: DeskParts) -> None:
        self.desk = desk

    def first(self, command: c.Command) -> tuple[c.Command, ...]:
        """Return the previewed commands to send before a wager or call of the previewed seat, else ()."""
        folded = self.desk.local.folded_to
        if folded is None or not isinstance(command, c.Act) or command.seat != folded.seat:
            return ()
        return folded.commands if command.action in ("wager", "call") else ()

    def size(self, id: str) -> None:
        """Play a quick size by its id, or say why it is not open."""
        scene = scene_of_pad(self.desk.scene, self.desk.local)
        free = wager_of(scene) is not None
        quick = size(scene, id) if free or id == "all_in" else None
        if not free and (quick is None or quick.to is None):
            if id != "all_in" or not self._call_all_in():
                self._say_no_choice()
            return
        if quick is None:
            self.desk.say(Notice(say("wrong_only", said=say(f"quick_{id}"))))
            return
        if quick.to is None:
            self.desk.say(Notice(say(f"refuse_{quick.wrong}", word=say(f"quick_{id}"))))
            return
        wager = c.Act("wager", to=quick.to, seat=scene.view.to_act)
        self.desk.bridge.send(*self.first(wager), wager)

    def _call_all_in(self) -> bool:
        """Send a call where the whole stack is a call and no wager is open; return whether it was accepted."""
        scene = self.desk.scene
        legal, seat = scene.view.legal, scene.view.to_act
        if legal is None or seat is None or legal.wager is not None or self.desk.local.folded_to is not None:
            return False
        if legal.call is None or scene.view.seats[seat].bet + legal.call < scene.all_in.to:
            return False
        return self.desk.bridge.send(c.Act("call", seat=seat))

    def _say_no_choice(self) -> None:
        """Say that the limit leaves no size to choose, where a wager is open and no fold is previewed."""
        legal = self.desk.scene.view.legal
        if legal is not None and legal.wager is not None and self.desk.local.folded_to is None:
            self.desk.say(Notice(say("only_all_in" if only_all_in(self.desk.scene) else "refuse_one_size"), "info"))

    def enter(self, intent: i.EntryIntent) -> None:
        """Add a digit, a chip or a sign to the entry; say so where there is nothing to enter."""
        only_stack = self.desk.local.folded_to is None and only_all_in(self.desk.scene)
        if not only_stack and wager_of(scene_of_pad(self.desk.scene, self.desk.local)) is None:
            self._say_no_choice()
            return
        entry = self.desk.local.entry
        match intent:
            case i.Type(digits):
                entry = entry.typed(digits)
            case i.AddChip(value):
                entry = entry.plus(value)
            case i.Backspace():
                entry = entry.shorter()
            case i.ToggleBy():
                entry = entry.toggled()
            case i.ClearEntry():
                entry = Entry()
            case _:
                assert_never(intent)
        self.desk.local = replace(self.desk.local, entry=entry)
        if only_stack and self.desk.amber is None:
            self._say_no_choice()
