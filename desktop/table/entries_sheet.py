"""Sheets with several amounts and one pad: a stack counted chip by chip, prizes shared out by hand."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.kit.appearance import Look
from desktop.kit.button import Button
from desktop.kit.face import Face
from desktop.kit.keys import WITH_ZEROS, BackKey, Keypad
from desktop.kit.layout import Space, row_high
from desktop.kit.metrics import KEY_ROWS
from desktop.kit.sheet import Sheet
from desktop.kit.sizes import GO, KEY_MORE
from desktop.present.changes import count_off
from desktop.present.entry import no_amount
from desktop.table.sheet_sizes import ASK_OFFER, ASK_WAY, ENTRIES_FEW
from desktop.words.amounts import shorter
from desktop.words.i18n import amounts_in, echoed, figure, typed, typed_for, whole_chips
from desktop.words.say import say
from engine.commands import Count, SplitPrizes
from engine.settings.records import Money

LONGEST = 9
"""Digits of a number of chips."""


class EntriesSheet(Sheet):
    """Amounts side by side: the lit one is typed, a tap or Enter goes to the next; `given` carries the command."""

    given = Signal(object)
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
        """Another amount is typed."""
        self.lit = at
        self.refresh()

    def press(self, key: str) -> None:
        """A digit, `back`, or Enter: the next amount, after the last one the key that sends."""
        if key == "go":
            if self.lit + 1 < len(self.labels) and self.texts[self.lit]:
                self.light(self.lit + 1)
            else:
                self.send()
            return
        text = self.texts[self.lit]
        self.texts[self.lit] = shorter(text) if key == "back" else self.keyed(text, key)
        self.refresh()

    def keyed(self, text: str, key: str) -> str:
        """What was typed with one more key; an amount unless it is said otherwise."""
        return typed(text, key)

    def entry(self, at: int) -> Face:
        """What stands on an amount."""
        raise NotImplementedError

    def send(self) -> None:
        """The key that sends was tapped."""
        raise NotImplementedError

    def face(self) -> Face:
        """What stands on that key."""
        raise NotImplementedError

    def refresh(self) -> None:
        """All keys anew."""
        for at, button in enumerate(self.entries):
            face = self.entry(at)
            button.render_slot(Face(face.word, second=face.second, fill="chosen" if at == self.lit else "normal"))
        self.go.render_slot(self.face())
        self.update()

    def arrange(self, space: Space) -> None:
        """The amounts on top, what else there is, the pad and the key that sends."""
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
    """A stack, as one sum or chip by chip; `moved` = to the seat before (-1) or after (1), nothing counted.

    The sum is what is typed at first; it stands alone, and so do the chips: neither is added to the other. `begun` =
    a figure is typed into it.
    """

    moved = Signal(int)
    begun = Signal()
    across = 3

    def __init__(
        self, look: Look, seat: int, title: str, recorded: int, chips: Sequence[int],
        parent: QWidget | None = None, *, counted: int | None = None,
    ) -> None:  # fmt: skip
        """`recorded` = what the book reckons, `chips` = the denominations, `counted` = the last count, None = none."""
        self.seat, self.recorded = seat, recorded
        self.before = recorded if counted is None else counted
        self.chips = tuple(sorted(chips, reverse=True))
        super().__init__(look, title, [*map(figure, self.chips), say("count_sum")], parent)
        self.lit = len(self.chips)
        self.extra = [Button(look, self, "name") for _ in range(2)]
        self.extra[0].render_slot(Face(say("count_before")))
        self.extra[1].render_slot(Face(say("count_skip")))
        self.extra[0].tapped.connect(lambda: self.moved.emit(-1))
        self.extra[1].tapped.connect(lambda: self.moved.emit(1))
        self.refresh()

    def press(self, key: str) -> None:
        """Enter goes on to the next chip, none of which may be there, and counts at the last one and at the sum."""
        if key == "go" and self.lit + 1 < len(self.chips):
            self.light(self.lit + 1)
        elif key == "go":
            self.send()
        else:
            self.begun.emit()
            super().press(key)

    @property
    def sums(self) -> bool:
        """Whether the sum is typed, an amount; every other entry is a number of chips."""
        return self.lit == len(self.chips)

    def keyed(self, text: str, key: str) -> str:
        """What was typed with one more key, in money where the table counts in it; the other way of counting ends."""
        if self.sums:
            others, after = slice(len(self.chips)), super().keyed(text, key)
        else:
            others = slice(len(self.chips), None)
            after = (text + key)[:LONGEST].lstrip("0") or "0" if key.isdecimal() else text
        if after != text:
            self.texts[others] = [""] * len(self.texts[others])
        return after

    @property
    def stack(self) -> int | None:
        """Chips counted so far, None = none were."""
        if not any(self.texts):
            return None
        *counts, whole = self.texts
        return sum(chip * int(text or 0) for chip, text in zip(self.chips, counts, strict=True)) + whole_chips(whole)

    def entry(self, at: int) -> Face:
        """A chip with how many of it, or the sum as it is typed: bare while it is not, being no running total."""
        text = self.texts[at]
        if at < len(self.chips):
            return Face(self.labels[at], second=f"× {text or 0}")
        return Face(self.labels[at], second=echoed(text) if text else figure(0) if self.sums else "")

    def refresh(self) -> None:
        """All keys anew; the decimal mark is for the sum alone."""
        super().refresh()
        self.pad.keys[-1].setVisible(self.sums)

    def face(self) -> Face:
        """The stack, and by how much it is off."""
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
        """The stack is as counted; nothing typed = as it was counted before, else as the book has it."""
        if self.go.slot.reason:
            return
        self.given.emit(Count(seat=self.seat, stack=self.before if self.stack is None else self.stack))


class OwnSplitSheet(EntriesSheet):
    """What each of those who are left gets of the prizes, and what is kept for who wins."""

    def __init__(
        self, look: Look, seats: Sequence[tuple[int, str]], whole: int, money: Money | None,
        parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        """`whole` = what is still to be won, in the smallest unit of `money`."""
        self.seats, self.whole, self.money = tuple(seats), whole, money
        super().__init__(look, say("split_own"), [*(name for _, name in seats), say("split_first_kept")], parent)
        self.rest = Button(look, self, "name")
        self.rest.render_slot(Face(say("split_rest"), second=say("split_rest_second")))
        self.rest.tapped.connect(self._take_rest)
        self.extra = [self.rest]
        self.refresh()

    def keyed(self, text: str, key: str) -> str:
        """Typed in money."""
        with amounts_in(self.money):
            return super().keyed(text, key)

    def arrange(self, space: Space) -> None:
        """The pad has the decimal key of the money."""
        with amounts_in(self.money):
            super().arrange(space)

    def _amount(self, at: int) -> int:
        with amounts_in(self.money):
            return whole_chips(self.texts[at]) if self.texts[at] else 0

    @property
    def left(self) -> int:
        """What is not shared out yet; under 0 too much was."""
        return self.whole - sum(self._amount(at) for at in range(len(self.labels)))

    def _take_rest(self) -> None:
        """What is left goes to the amount that is lit."""
        with amounts_in(self.money):
            self.texts[self.lit] = typed_for(max(0, self._amount(self.lit) + self.left))
        self.refresh()

    def entry(self, at: int) -> Face:
        """Somebody with what they get."""
        with amounts_in(self.money):
            return Face(self.labels[at], second=figure(self._amount(at)))

    def face(self) -> Face:
        """What is still to be shared out, or that all of it is."""
        with amounts_in(self.money):
            if self.left:
                key = "split_left" if self.left > 0 else "split_over"
                return Face(say("split_take"), reason=say(key, amount=figure(abs(self.left))))
        return Face(say("split_take"), fill="main")

    def send(self) -> None:
        """Once all of it is shared out."""
        if not self.left:
            parts = tuple((seat, self._amount(at)) for at, (seat, _) in enumerate(self.seats))
            self.given.emit(SplitPrizes(parts=parts, first=self._amount(len(self.seats))))
