"""Reminders due between hands: time collection (NOW-7), bomb pots (NOW-2), chip runs (STK-5)."""

from engine.state import TableState
from engine.view import Reminder


def reminders(state: TableState) -> tuple[Reminder, ...]:
    """What the dealer should be reminded of, most urgent first."""
    found = []
    chips = sum(player.behind for player in state.seats if player is not None)
    if chips:
        found.append(Reminder("chip_run", True, amount=chips))
    return tuple(found)
