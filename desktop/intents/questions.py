"""Questions that a sheet asks over the column: who, how many chips, which cards. Each opens its sheet."""

from typing import Literal

from msgspec import Struct


class SeatIntent(Struct, frozen=True):
    """About a seat."""

    seat: int
    """From 1."""


class AskSit(SeatIntent, frozen=True):
    """Who sits down in a free seat, with how many chips."""


class AskOver(SeatIntent, frozen=True):
    """Who plays over the chips of the player who is away from this seat (ENT-11)."""


class AskRename(SeatIntent, frozen=True):
    """The name of the player in a seat."""


class AskAdd(SeatIntent, frozen=True):
    """How many chips a player buys."""


class AskChipRun(SeatIntent, frozen=True):
    """How many chips are on the way to a player whose cash plays (STK-5)."""


class AskCount(SeatIntent, frozen=True):
    """How many chips were counted in front of a seat."""


class AskBuyIn(SeatIntent, frozen=True):
    """What a player has truly bought in with, where the book has another buy-in."""


class AskLeave(SeatIntent, frozen=True):
    """With how many chips a player leaves where the count differs from the book."""


class AskTip(SeatIntent, frozen=True):
    """How many chips a player gives to the dealer, for drinks or to the kitty."""


class AskMarker(SeatIntent, frozen=True):
    """How many chips a player without chips owes for (STK-4)."""


class AskPayment(SeatIntent, frozen=True):
    """How many chips a player pays to another outside of the pot; the next tap on a seat says to whom."""


class AskStraddle(SeatIntent, frozen=True):
    """To how many chips a player straddles; `least` is offered first."""

    least: int
    """Total in chips."""


class AskSleeper(SeatIntent, frozen=True):
    """To how many chips a player posts a sleeper; `least` is offered first."""

    least: int
    """Total in chips."""


class AskEarlyRaise(SeatIntent, frozen=True):
    """To how many chips a player bet or raised out of turn (PRO-8)."""


class AskBomb(Struct, frozen=True):
    """The ante of a bomb pot, in chips a player, on one board or two (NOW-2)."""

    boards: Literal[1, 2]
    """How many boards."""


class AskSplash(Struct, frozen=True):
    """How many chips the house adds to the coming pot (NOW-6)."""


class AskDealer(Struct, frozen=True):
    """The name of the dealer who sits down (NOW-9)."""


class AskMisdeal(Struct, frozen=True):
    """Why the deal was wrong, where no reason of the list is it (PRO-14); `by` = who of the floor decided."""

    by: str
    """Their name; empty = nobody of the floor had to decide."""


QuestionIntent = (
    AskSit | AskOver | AskRename | AskAdd | AskChipRun | AskCount | AskBuyIn | AskLeave | AskTip | AskMarker
    | AskPayment | AskStraddle | AskSleeper | AskEarlyRaise | AskBomb | AskSplash | AskDealer | AskMisdeal
)  # fmt: skip


class BoardCards(Struct, frozen=True):
    """The cards of a board, counted from 1; in stud, which has no board, the upcards."""

    number: int = 1
    """From 1."""


class HandCards(SeatIntent, frozen=True):
    """The cards of the player in a seat."""


class Upcards(Struct, frozen=True):
    """The upcards of the street, a card for each player in turn."""


class CardsSeen(Struct, frozen=True):
    """The cards of a street that was shown too early, and goes back (PRO-16)."""


CardPlace = BoardCards | HandCards | Upcards | CardsSeen


class EnterCards(Struct, frozen=True):
    """Enter the cards that lie there; None = all that are missing, a board or hand after the other."""

    place: CardPlace | None = None
    """Where they lie; None = all that are missing."""
