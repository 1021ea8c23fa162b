"""The cards listed in the column: dues, pots, and runs of a hand."""

from typing import NamedTuple

from desktop.table.column_cards import AwardWidget, DueWidget
from desktop.table.run_card import RunWidget


class ListedCards(NamedTuple):
    """The widget classes of the listed cards."""

    due: type[DueWidget]
    """A player's dues, with the options."""
    award: type[AwardWidget]
    """A pot with the hands that can win it."""
    run: type[RunWidget]
    """A run or board with its pots."""


LISTED_CARDS = ListedCards(DueWidget, AwardWidget, RunWidget)
