"""The ended hands as a list shows them: the number, and who won what."""

from collections.abc import Callable, Iterable

from msgspec import Struct

from desktop.bridge.log import Name
from desktop.words.i18n import figure
from desktop.words.say import say
from engine.journal.hands import HandLine


class HandRow(Struct, frozen=True):
    """A row of the list."""

    number: int
    """From 1 in its session."""
    head: str
    """The hand in words, and whether it was corrected."""
    won: str
    """Winners with their amounts, or that it was a misdeal."""

    @property
    def lines(self) -> tuple[str, str]:
        """Both lines of the row."""
        return self.head, self.won


def hand_rows(hands: Iterable[HandLine], named: Callable[[int], Name]) -> tuple[HandRow, ...]:
    """The rows in the order of `hands`; `named` = for a hand's number who sat where in it."""
    return tuple(HandRow(hand.number, _head(hand), _won(hand, named(hand.number))) for hand in hands)


def _head(hand: HandLine) -> str:
    head = say("hand_n", hand=hand.number)
    return f"{head}, {say('log_corrected')}" if hand.corrected else head


def _won(hand: HandLine, name: Name) -> str:
    if hand.misdeal:
        return say("misdeal_word")
    return ", ".join(f"{name(seat)} {figure(amount)}" for seat, amount in hand.winners)
