"""Sheets with several amounts and one pad: a stack counted chip by chip, prizes split by hand."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from desktop.kit.appearance import Look
from desktop.kit.button import Button
from desktop.kit.face import Face
from desktop.kit.keys import WITH_ZEROS, BackKey, Keypad
from desktop.kit.layout import Space, row_high
from desktop.kit.metrics import KEY_ROWS
from desktop.kit.painted import ENTER
from desktop.kit.sheet import Sheet
from desktop.kit.sizes import GO, KEY_MORE
from desktop.present.changes import count_off
from desktop.present.entry import no_amount
from desktop.table.sheet_sizes import ASK_OFFER, ASK_WAY, ENTRIES_FEW
from desktop.words.amounts import without_last_key
from desktop.words.i18n import amounts_in, echoed, figure, typed, typed_for, whole_chips
from desktop.words.say import say
from engine.commands import Count, SplitPrizes
from engine.settings.records import Money

LONGEST = 9
"""The most digits of a number of chips."""


class EntriesSheet(Sheet):
    """A sheet of amounts: digits go to the lit one, a tap or Enter lights another; `confirmed` carries the command."""

    confirmed = Signal(object)
    counted = True
    across = 2

    def __init__(self, look: Look, title: str, labels: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(look, title, parent)
        self.labels, self.texts, self.lit = tuple(labels), [""] * len(labels), 0
        self.entries = [Button(look, self, "name") for _ in labels]
        for at, button in enumerate(self.entries):
            button.tapped.connect(lambda at=at: self.light(at))
        self.pad = Keypad(self, self.press, WITH_ZEROS)
        self.back = BackKey(look, self, holds=False)
        self.back.tapped.connect(lambda: self.press("back"))
        self.extra: list[Button] = []
        self.go = Button(look, self, "go")
        self.go.tapped.connect(self.send)

    def light(self, at: int) -> None:
        """Make the amount at index `at` the one that is typed; the ring of another amount moves to it."""
        self.lit = at
        self.refresh()
        if self._ringed is not None:
            self.entries[at].setFocus(Qt.FocusReason.ShortcutFocusReason)

    @property
    def _ringed(self) -> int | None:
        """Return the index of the amount with the focus ring, None = none has it."""
        return next((at for at, entry in enumerate(self.entries) if entry.ringed), None)

    @property
    def typing(self) -> bool:
        """Return whether any amount is typed that was not sent."""
        return any(self.texts)

    def press(self, key: str) -> None:
        """Handle a key: a digit, `back`, or `go`: light the next amount; send at the last or an empty one.

        What is typed goes to the amount with the focus ring, if one has it.
        """
        if key == "go":
            if self.lit + 1 < len(self.labels) and self.texts[self.lit]:
                self.light(self.lit + 1)
            else:
                self.send()
            return
        if self._ringed not in (None, self.lit):
            self.lit = self._ringed
        text = self.texts[self.lit]
        self.texts[self.lit] = without_last_key(text) if key == "back" else self.keyed(text, key)
        self.refresh()

    def keyed(self, text: str, key: str) -> str:
        """Return the typed text after one more key; here the text of an amount."""
        return typed(text, key)

    def entry(self, at: int) -> Face:
        """Return the face of the amount at index `at`."""
        raise NotImplementedError

    def send(self) -> None:
        """Handle a tap on the key that sends."""
        raise NotImplementedError

    def face(self) -> Face:
        """Return the face of the key that sends."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Render all amounts and the key that sends."""
        for at, button in enumerate(self.entries):
            face = self.entry(at)
            button.render_face(Face(face.word, second=face.second, fill="chosen" if at == self.lit else "normal"))
            button.leaves = ENTER if at == self.lit else frozenset()
        self.go.render_face(self.face())
        self.update()

    def arrange(self, space: Space) -> None:
        """Place the amounts at the top, then the pad, the extra keys and the key that sends."""
        space.put(self.go, space.bottom(self.look.of(GO)))
        if self.extra:
            low = space.bottom(self.look.of(ASK_OFFER))
            room = Space(low, space.gap, self.look.scale)
            room.rows(self.extra, low.height())
        amounts = len(self.entries)
        rows = ceil(amounts / (self.across + (amounts > ENTRIES_FEW)))
        space.rows(self.entries, self.look.of(ASK_WAY), ceil(amounts / rows))
        high = min(row_high(space.rect.height(), KEY_ROWS, space.gap), self.look.room.key_h + KEY_MORE)
        self.pad.place(space.rect, space.gap, high, self.look, self.back)


class CountingSheet(EntriesSheet):
    """A sheet that counts a stack; `moved` carries -1 or 1: the seat before or after, nothing counted.

    The sum is lit at first. Typing it clears the numbers of chips, and the other way round. `begun` = a key is typed.
    """

    moved = Signal(int)
    begun = Signal()
    across = 3

    def __init__(
        self, look: Look, seat: int, title: str, recorded: int, chips: Sequence[int],
        parent: QWidget | None = None, *, counted: int | None = None,
    ) -> None:  # fmt: skip
        """`recorded`: the stack in the book; `chips`: the denominations; `counted`: the last count, None = none."""
        self.seat, self.recorded = seat, recorded
        self.before = recorded if counted is None else counted
        self.chips = tuple(sorted(chips, reverse=True))
        super().__init__(look, title, [*map(figure, self.chips), say("count_sum")], parent)
        self.lit = len(self.chips)
        self.extra = [Button(look, self, "name") for _ in range(2)]
        self.extra[0].render_face(Face(say("count_before")))
        self.extra[1].render_face(Face(say("count_skip")))
        self.extra[0].tapped.connect(lambda: self.moved.emit(-1))
        self.extra[1].tapped.connect(lambda: self.moved.emit(1))
        self.refresh()

    def press(self, key: str) -> None:
        """Handle a key; `go` goes to the next denomination, empty or not, and sends at the last one and at the sum."""
        if key == "go" and self.lit + 1 < len(self.chips):
            self.light(self.lit + 1)
        elif key == "go":
            self.send()
        else:
            self.begun.emit()
            super().press(key)

    @property
    def sums(self) -> bool:
        """Return whether the sum is lit, which is an amount; every other entry is a number of chips."""
        return self.lit == len(self.chips)

    def keyed(self, text: str, key: str) -> str:
        """Return the typed text after one more key, an amount or a number; a change clears the other way to count."""
        if self.sums:
            others, changed = slice(len(self.chips)), super().keyed(text, key)
        else:
            others = slice(len(self.chips), None)
            changed = (text + key)[:LONGEST].lstrip("0") or "0" if key.isdecimal() else text
        if changed != text:
            self.texts[others] = [""] * len(self.texts[others])
        return changed

    @property
    def stack(self) -> int | None:
        """Return the chips counted so far; None = nothing was typed."""
        if not any(self.texts):
            return None
        *counts, whole = self.texts
        return sum(chip * int(text or 0) for chip, text in zip(self.chips, counts, strict=True)) + whole_chips(whole)

    def entry(self, at: int) -> Face:
        """Return the face of a denomination with its number, or that of the sum, empty while nothing is typed there."""
        text = self.texts[at]
        if at < len(self.chips):
            return Face(self.labels[at], second=f"× {text or 0}")
        return Face(self.labels[at], second=echoed(text) if text else figure(0) if self.sums else "")

    def refresh(self) -> None:
        """Render all keys; the decimal mark is shown for the sum alone."""
        super().refresh()
        self.pad.keys[-1].setVisible(self.sums)

    def face(self) -> Face:
        """Return the face of the key that sends: the stack, and by how much it is off the book."""
        stack = self.stack
        if stack is None:
            again = self.before != self.recorded
            words = say("count_as_counted" if again else "count_as_recorded")
            off = count_off(self.before - self.recorded) if again else ""
            return Face(words, figure(self.before), off, fill="main")
        if refused := no_amount(self.texts[-1]):
            return Face(say("sheet_count_go"), reason=refused)
        return Face(say("sheet_count_go"), figure(stack), count_off(stack - self.recorded), fill="main")

    def send(self) -> None:
        """Send the count; with nothing typed the stack of the last count, else that of the book."""
        if self.go.face.reason:
            return
        self.confirmed.emit(Count(seat=self.seat, stack=self.before if self.stack is None else self.stack))


class OwnSplitSheet(EntriesSheet):
    """A sheet that splits the prizes: the part of each remaining player, and the part kept for the winner."""

    def __init__(
        self, look: Look, seats: Sequence[tuple[int, str]], whole: int, money: Money | None,
        parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        """`seats`: seat and name of the remaining players; `whole`: the prizes left, smallest unit of `money`."""
        self.seats, self.whole, self.money = tuple(seats), whole, money
        super().__init__(look, say("split_own"), [*(name for _, name in seats), say("split_first_kept")], parent)
        self.rest = Button(look, self, "name")
        self.rest.render_face(Face(say("split_rest"), second=say("split_rest_second")))
        self.rest.tapped.connect(self._take_rest)
        self.extra = [self.rest]
        self.refresh()

    def keyed(self, text: str, key: str) -> str:
        """Return the typed text after one more key, in money."""
        with amounts_in(self.money):
            return super().keyed(text, key)

    def arrange(self, space: Space) -> None:
        """Place the parts; the pad has a decimal key where the money has one."""
        with amounts_in(self.money):
            super().arrange(space)

    def _amount(self, at: int) -> int:
        with amounts_in(self.money):
            return whole_chips(self.texts[at]) if self.texts[at] else 0

    @property
    def left(self) -> int:
        """Return what is not split yet, in the smallest unit of the money; below 0 = too much is."""
        return self.whole - sum(self._amount(at) for at in range(len(self.labels)))

    def _take_rest(self) -> None:
        """Add what is left to the lit amount."""
        with amounts_in(self.money):
            self.texts[self.lit] = typed_for(max(0, self._amount(self.lit) + self.left))
        self.refresh()

    def entry(self, at: int) -> Face:
        """Return the face of a player's part, or of the winner's."""
        with amounts_in(self.money):
            return Face(self.labels[at], second=figure(self._amount(at)))

    def face(self) -> Face:
        """Return the face of the key that sends; its reason is the amount left or exceeded."""
        with amounts_in(self.money):
            if self.left:
                key = "split_left" if self.left > 0 else "split_over"
                return Face(say("split_take"), reason=say(key, amount=figure(abs(self.left))))
        return Face(say("split_take"), fill="main")

    def send(self) -> None:
        """Send the split, if all of the prizes are split."""
        if not self.left:
            parts = tuple((seat, self._amount(at)) for at, (seat, _) in enumerate(self.seats))
            self.confirmed.emit(SplitPrizes(parts=parts, first=self._amount(len(self.seats))))
