"""The log lines of a tournament's players who lost their last chips in a hand: out, with the place (STK-3)."""

from collections.abc import Callable

from desktop.bridge.scene import LogLine
from desktop.words.phrases import placed, tell
from engine import events as e
from engine.state import TableState
from engine.view.tournament import last_standing, place, places_open


def out_lines(event: e.HandEnded, after: TableState | None, name: Callable[[int], str]) -> tuple[LogLine, ...]:
    """Return a line for each player who went out in a hand, last place first.

    While rebuys or late entries may still change the places, the line says where the player stands now.

    Args:
        event: the end of the hand.
        after: the table after its step, with the chips bought in the hand; None = no lines.
        name: returns the name of the player in a seat.
    """
    if after is None or not after.settings.tournament or after.number != event.number:
        return ()
    # whoever had no chips before lost none: their result is 0
    lost = ((place(after, seat), seat) for seat, result in event.results if result < 0)
    out = sorted(((number, seat) for number, seat in lost if number), reverse=True)
    key = "out_so_far" if places_open(after) and last_standing(after) is None else "out"
    return tuple(LogLine(tell(key, name=name(seat), place=placed(number)), seat) for number, seat in out)
