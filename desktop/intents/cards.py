"""Cards that are entered: where they lie, and the intent that opens their keys."""

from msgspec import Struct

from desktop.intents.seat import OfSeat


class BoardCards(Struct, frozen=True):
    """The cards of a board, counted from 1; in stud, which has no board, the upcards."""

    number: int = 1


class HandCards(OfSeat, frozen=True):
    """The cards of the player in a seat."""


class Upcards(Struct, frozen=True):
    """The upcards of the street, a card for each player in turn."""


class CardsSeen(Struct, frozen=True):
    """The cards of a street that was shown too early, and goes back (PRO-16)."""


CardPlace = BoardCards | HandCards | Upcards | CardsSeen


class EnterCards(Struct, frozen=True):
    """Enter the cards that lie there; None = all that are missing, a board or hand after the other."""

    place: CardPlace | None = None
