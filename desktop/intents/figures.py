"""The figures whose making can be explained, and the intent that asks for it."""

from typing import Literal, assert_never

from msgspec import Struct

from desktop.intents.questions import SeatIntent

TableFigure = Literal[
    "to_act", "call", "bet", "wager.min", "wager.max", "legal", "pots", "total_pot", "button", "posts", "straddle",
    "kill", "rock", "limits", "raises", "clock", "out_of_turn", "floor", "awards", "returned", "show_pot", "misdeal",
    "mix", "dues", "rake", "raked", "reminders", "standing",
]  # fmt: skip
"""A figure of the table as a whole, by the engine's word for it."""


class SeatFigure(SeatIntent, frozen=True):
    """How the player in a seat stands in the hand, or why not."""


class DuesFigure(SeatIntent, frozen=True):
    """What the player in a seat owes."""


class PotFigure(Struct, frozen=True):
    """The chips in a pot, the main pot being 1."""

    number: int
    """1 = the main pot."""


class ActionFigure(Struct, frozen=True):
    """Whether the player to act may do this, and within which bounds."""

    action: Literal["fold", "wager"]
    """What is asked about."""


Figure = TableFigure | SeatFigure | DuesFigure | PotFigure | ActionFigure


class Explain(Struct, frozen=True):
    """Show how a figure came about; None = the figure asked for most where the hand stands."""

    figure: Figure | None = None
    """Which one; None = the one asked for most."""


def engine_word(figure: Figure) -> str:
    """The engine's word for a figure: "wager.max", "seat.4"."""
    match figure:
        case str():
            return figure
        case SeatFigure(seat):
            return f"seat.{seat}"
        case DuesFigure(seat):
            return f"dues.{seat}"
        case PotFigure(number):
            return f"pots.{number}"
        case ActionFigure(action):
            return f"legal.{action}"
        case _:
            assert_never(figure)
