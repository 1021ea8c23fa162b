"""The count of all stacks on the table, seat by seat, and its result."""

from PySide6.QtCore import QObject

from desktop import intents as i
from desktop.kit.painted import ENTER
from desktop.present.notice import Notice
from desktop.table.entries_sheet import CountingSheet
from desktop.table.layers import Layers
from desktop.words.phrases import stacks_off
from desktop.words.say import say
from engine import commands as c
from engine.settings.chips import chips_in

MOST_CHIPS = 11
"""The most denominations with an entry on the sheet, beside the sum: three rows."""


class CountingDesk(QObject):
    """The controller of a count: opens its sheets among the `layers`."""

    def __init__(self, layers: Layers) -> None:
        super().__init__(layers)
        self.layers = layers
        self.bridge, self.desk = layers.bridge, layers.desk
        self._book_stacks: dict[tuple[int, int, str, int], int] = {}
        """The stack in the book before the count, chips, by hand, seat, player and the stack counted."""

    def open(self, at: int = 0, *, ends: bool = False) -> None:
        """Open the count at a seat, `at` its index; after the last seat show how much all stacks are off together.

        With `ends` the game ends if they are not off; else ending it is offered.
        """
        scene = self.desk.scene
        seats = sorted(scene.view.seats)
        if not 0 <= at < len(seats):
            self.layers.close_sheet()
            self.desk.count(0)
            off = scene.unaccounted
            words = stacks_off(off) if off else say("counted_right")
            way = (say("recap.end_anyway"), i.EndEvening()) if ends else ()
            self.desk.say(Notice(words, "owe" if off else "win", *way), stays=True)
            if ends and not off:
                self.desk.handle(i.EndEvening())
            return
        player, number = scene.view.seats[seats[at]], at + 1
        title = say("count_title", name=player.player, number=number, of=len(seats))
        chips = chips_in(scene.settings, (each.stack for each in scene.view.seats.values()))[-MOST_CHIPS:]
        book = self._book_stacks.get(self._count_key(seats[at], player.stack), player.stack)
        sheet = CountingSheet(self.layers.view.look, seats[at], title, book, chips, counted=player.stack)
        sheet.moved.connect(lambda step: self.open(max(0, at + step), ends=ends))
        sheet.confirmed.connect(lambda count: self._send_count(count, at, ends))
        sheet.begun.connect(lambda: self.layers.keys_rest.emit(frozenset()))
        self.layers.open_sheet(sheet)
        self.desk.seating(seats[at])

    def _count_key(self, seat: int, stack: int) -> tuple[int, int, str, int]:
        """Return the key of `_book_stacks` for a counted stack; it holds until the next hand."""
        view = self.desk.scene.view
        return view.hand, seat, view.seats[seat].player, stack

    def _send_count(self, count: c.Count, at: int, ends: bool) -> None:
        """Send the count of a stack and open the next one."""
        stack_before = self.desk.scene.view.seats[count.seat].stack
        book = self._book_stacks.get(self._count_key(count.seat, stack_before), stack_before)
        if self.bridge.send(count):
            self._book_stacks[self._count_key(count.seat, count.stack)] = book
            self.desk.count(count.seat)
            self.open(at + 1, ends=ends)
            # pressed once too often, Enter would count the next stack as recorded, or deal
            self.layers.keys_rest.emit(ENTER)
