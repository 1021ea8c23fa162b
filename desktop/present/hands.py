"""Rows of the ended hands: number and winners; hands are read in parts, so a long list opens as fast as a short one."""

from collections.abc import Callable, Iterable
from typing import Final

from msgspec import Struct

from desktop.bridge.past_names import named_by_hand
from desktop.bridge.step_names import Name
from desktop.words.i18n import amounts_in, figure
from desktop.words.say import say
from engine.journal.hands import HandLine
from engine.journal.lazy_list import Lazy
from engine.session import Session

PART: Final = 50
"""Number of hands read at a time."""
ReadHands = Callable[[Callable[[], tuple[HandLine, ...]]], tuple[HandLine, ...] | None]
"""Runs a read of the journal; returns None and shows the error where it fails."""


class HandRow(Struct, frozen=True):
    """A row of the list of ended hands."""

    number: int
    """Number of the hand, from 1 in its session."""
    head: str
    """Name of the hand, and whether it was corrected."""
    won: str
    """Winners with their amounts, or the words for a misdeal and for a hand without a pot."""

    @property
    def lines(self) -> tuple[str, str]:
        """Return both lines of the row."""
        return self.head, self.won


class EndedHands(Lazy[HandRow]):
    """The ended hands of a session, newest first; a row is read when needed, with the rows around it."""

    def __init__(self, session: Session, read: ReadHands) -> None:
        self._session, self._read = session, read
        self._count = session.ended_hands
        self._rows: dict[int, HandRow] = {}

    def __len__(self) -> int:
        return self._count

    def item(self, at: int) -> HandRow:
        """Return a row; read it with the rows around it."""
        hand = self._count - at
        if hand not in self._rows:
            first = self._count - (at - at % PART)
            part = self._read(lambda: self._session.hands(PART, upto=first)) or ()
            with amounts_in(self._session.state.settings.cash):
                rows = hand_rows(part, named_by_hand(self._session, part))
            # A hand that cannot be read gets an empty row, as a Qt list asks for it at every paint.
            missing = (HandRow(number, say("hand_n", hand=number), "") for number in range(first, first - PART, -1))
            self._rows.update({row.number: row for row in (*missing, *rows)})
        return self._rows[hand]


def hand_rows(hands: Iterable[HandLine], named: Callable[[int], Name]) -> tuple[HandRow, ...]:
    """Return the rows in the order of `hands`; `named` maps a hand's number to its players by seat."""
    return tuple(HandRow(hand.number, _head(hand), _won(hand, named(hand.number))) for hand in hands)


def _head(hand: HandLine) -> str:
    head = say("hand_n", hand=hand.number)
    return f"{head}, {say('log_corrected')}" if hand.corrected else head


def _won(hand: HandLine, name: Name) -> str:
    if hand.misdeal:
        return say("misdeal_word")
    won = ", ".join(f"{name(seat)} {figure(amount)}" for seat, amount in hand.winners)
    return won or say("no_pot_word")  # a blind that nobody met went back
