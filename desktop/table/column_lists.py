"""The cards that are listed in the column: who owes what, the pots, the runs of a hand."""

from typing import NamedTuple

from desktop.table.column_cards import AwardWidget, DueWidget
from desktop.table.run_card import RunWidget


class ListedCards(NamedTuple):
    """Their widgets."""

    due: type[DueWidget]
    """Who owes what, with the ways in."""
    award: type[AwardWidget]
    """A pot, with the hands that can win it."""
    run: type[RunWidget]
    """A run or board, with its pots."""


LISTED_CARDS = ListedCards(DueWidget, AwardWidget, RunWidget)
