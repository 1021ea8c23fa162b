"""A small sheet that asks for a name or an amount: what it says, offers and sends."""

from collections.abc import Callable

from msgspec import Struct

from desktop.present.slot import Slot
from desktop.present.window_state import SeatAsks
from desktop.words.i18n import figure
from desktop.words.say import say
from engine import commands as c
from engine.view.between import ReturnView


class Ask(Struct, frozen=True):
    """A question for a name, an amount, or both."""

    title: str
    """What it is about."""
    go: str
    """The words of the key that answers."""
    make: Callable[[str, int, str], c.Command | tuple[c.Command, ...] | SeatAsks | str]
    """What the answer comes to.

    It turns name, amount and way into a command or several, into a question that a tap on a seat answers, or into a
    plain word.
    """
    hint: str = ""
    """What the amount is; where only a name is asked for, what the name is."""
    named: bool = False
    """Whether it asks for a name."""
    counted: bool = True
    """Whether it asks for an amount."""
    name: str = ""
    """The name that stands there already."""
    amount: int = 0
    """The amount that stands there already, chips."""
    needs_name: bool = False
    """Whether an amount alone is no answer."""
    quicks: tuple[tuple[str, int], ...] = ()
    """Label and chips of the amounts that are offered."""
    ways: tuple[tuple[str, str], ...] = ()
    """Id and label of the ways of which one is chosen."""
    way: str = ""
    """The id of the way that is chosen at first, "" = the first."""
    seat: int = 0
    """Who is seated there by it, 0 = nobody."""
    lacking: str | None = ""
    """Why no name is no answer, in words; "" = a name is wanted, None = it is one: what stood there is taken away."""
    done: str = ""
    """Of several questions of a kind: what the key says that ends them while nothing was said."""
    returning: tuple[ReturnView, ...] = ()
    """Leavers who owe something, or bring a least amount, when they sit down again."""
    by_way: tuple[tuple[str, "Ask"], ...] = ()
    """Ways that ask for something else, and what; the ways themselves stay."""
    key: Callable[[int], Slot] | None = None
    """What the answering key says of an amount, or why it is no answer; None = its words and the amount."""
    later: str = ""
    """When it counts, in words; "" = at once."""
    chip: int = 1
    """The smallest chip the amount is made of: another one is asked about before it is sent."""

    def odd(self, amount: int) -> str:
        """That an amount cannot be made of the chips in play, "" = it can (STK-1)."""
        return say("sheet_odd", chip=figure(self.chip)) if self.counted and amount % self.chip else ""

    def second(self, name: str, way: str) -> str:
        """Below the answer: what a player of this name owes and brings at least, or when it counts; "" = nothing."""
        back = self._back(name)
        if back is None:
            return self.later
        along = way == "transfer"  # a whole stack from another table: only the kill is still owed (NOW-12, KIL-6)
        words = [say("sheet_still_owes", amount=figure(back.owes))] if back.owes and not along else []
        words += [say("owes_kill", amount=figure(back.kill))] if back.kill else []
        words += [say("sheet_least_back", amount=figure(back.least))] if back.least and not along else []
        return ", ".join(words) or self.later

    def too_little(self, name: str, amount: int, way: str) -> str:
        """Why a leaver cannot come back with these chips (STK-2), "" = nothing bars it."""
        back = self._back(name)
        return self.second(name, way) if back is not None and way != "transfer" and amount < back.least else ""

    def proposed(self, name: str, way: str) -> int:
        """The amount that stands there until another is typed, chips: of a leaver at least what comes back (STK-2)."""
        back = self._back(name)
        return max(self.amount, back.least) if back is not None and way != "transfer" else self.amount

    def _back(self, name: str) -> ReturnView | None:
        """What holds for a player of this name who left."""
        return next((back for back in self.returning if back.name == name), None)
