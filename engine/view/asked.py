"""What was asked for in a running hand and counts from the next one (STK-1)."""

from engine.commands import AddChips, decode
from engine.state import TableState


def chips_coming(state: TableState) -> tuple[tuple[int, int], ...]:
    """Seats that bought chips in the hand, and how many chips they get at its end."""
    coming: dict[int, int] = {}
    for line in state.asked:
        command = decode(line)
        if isinstance(command, AddChips):
            coming[command.seat] = coming.get(command.seat, 0) + command.amount
    return tuple(sorted(coming.items()))
