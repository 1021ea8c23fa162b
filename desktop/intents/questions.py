"""Questions that a sheet asks over the column: names, amounts of chips, cards; each intent opens its sheet."""

from typing import Literal

from msgspec import Struct


class SeatIntent(Struct, frozen=True):
    """An intent about a seat."""

    seat: int
    """The seat, from 1."""


class AskSit(SeatIntent, frozen=True):
    """Asks for the player who sits down in a free seat, and the chips."""


class AskOver(SeatIntent, frozen=True):
    """Asks for the player who plays over the chips of the absent player in this seat (ENT-11)."""


class AskRename(SeatIntent, frozen=True):
    """Asks for the name of the player in a seat."""


class AskAdd(SeatIntent, frozen=True):
    """Asks how many chips a player buys."""


class AskChipRun(SeatIntent, frozen=True):
    """Asks how many chips are on the way to a player whose cash plays (STK-5)."""


class AskCount(SeatIntent, frozen=True):
    """Asks how many chips were counted in front of a seat."""


class AskBuyIn(SeatIntent, frozen=True):
    """Asks for a player's true buy-in where the book has another one."""


class AskLeave(SeatIntent, frozen=True):
    """Asks for the chips a player leaves with where the count differs from the book."""


class AskTip(SeatIntent, frozen=True):
    """Asks how many chips a player gives to the dealer, for drinks or to the kitty."""


class AskMarker(SeatIntent, frozen=True):
    """Asks how many chips a player without chips owes for (STK-4)."""


class AskPayment(SeatIntent, frozen=True):
    """Asks how many chips a player pays to another outside of the pot; the next tap on a seat chooses the payee."""


class AskStraddle(SeatIntent, frozen=True):
    """Asks for the total of a player's straddle."""

    least: int
    """The total offered first, chips."""


class AskSleeper(SeatIntent, frozen=True):
    """Asks for the total of a player's sleeper."""

    least: int
    """The total offered first, chips."""


class AskEarlyRaise(SeatIntent, frozen=True):
    """Asks for the total of a bet or raise that a player made out of turn (PRO-8)."""


class AskBomb(Struct, frozen=True):
    """Asks for the ante of a bomb pot, in chips a player, on one board or two (NOW-2)."""

    boards: Literal[1, 2]
    """The number of boards."""


class AskSplash(Struct, frozen=True):
    """Asks how many chips the house adds to the coming pot (NOW-6)."""


class AskDealer(Struct, frozen=True):
    """Asks for the name of the dealer who sits down (NOW-9)."""


class AskMisdeal(Struct, frozen=True):
    """Asks for the reason of a misdeal where the list has none that fits (PRO-14)."""

    by: str
    """The name of the floor person who decided; "" = the floor was not needed."""


QuestionIntent = (
    AskSit | AskOver | AskRename | AskAdd | AskChipRun | AskCount | AskBuyIn | AskLeave | AskTip | AskMarker
    | AskPayment | AskStraddle | AskSleeper | AskEarlyRaise | AskBomb | AskSplash | AskDealer | AskMisdeal
)  # fmt: skip


class BoardCards(Struct, frozen=True):
    """The cards of a board; in stud, which has no board, the upcards."""

    number: int = 1
    """The number of the board, from 1."""


class HandCards(SeatIntent, frozen=True):
    """The cards of the player in a seat."""


class Upcards(Struct, frozen=True):
    """The upcards of the street, a card for each player in turn."""


class CardsSeen(Struct, frozen=True):
    """The cards of a street that was shown too early and goes back (PRO-16)."""


CardPlace = BoardCards | HandCards | Upcards | CardsSeen


class EnterCards(Struct, frozen=True):
    """Enters the cards of a place."""

    place: CardPlace | None = None
    """The place; None = all missing cards, one board or hand after the other."""
