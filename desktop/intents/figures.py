"""The figures that can be explained, and the intent that asks for the explanation."""

from typing import Literal, assert_never

from msgspec import Struct

from desktop.intents.questions import SeatIntent

TableFigure = Literal[
    "to_act", "call", "bet", "wager.min", "wager.max", "legal", "pots", "total_pot", "button", "posts", "straddle",
    "kill", "rock", "limits", "raises", "clock", "out_of_turn", "floor", "awards", "returned", "show_pot", "misdeal",
    "mix", "dues", "rake", "raked", "reminders", "standing",
]  # fmt: skip
"""A figure of the whole table, by the engine's word for it."""


class SeatFigure(SeatIntent, frozen=True):
    """The state in the hand of the player in a seat, or the reason for being out of it."""


class DuesFigure(SeatIntent, frozen=True):
    """The dues of the player in a seat."""


class PotFigure(Struct, frozen=True):
    """The chips in a pot."""

    number: int
    """The number of the pot, 1 = the main pot."""


class ActionFigure(Struct, frozen=True):
    """Whether the player to act may take this action, and within which bounds."""

    action: Literal["fold", "wager"]
    """The action."""


Figure = TableFigure | SeatFigure | DuesFigure | PotFigure | ActionFigure


class Explain(Struct, frozen=True):
    """Explains a figure."""

    figure: Figure | None = None
    """The figure; None = the most requested one at this point of the hand."""


def engine_word(figure: Figure) -> str:
    """Return the engine's word for a figure: "wager.max", "seat.4"."""
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
