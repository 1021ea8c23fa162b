"""Why: how a figure or a decision came about, with its arithmetic and rule ids. On top of all rooms.

`why(state, of)` knows plain figures (`call`, `pots`) and those of a part: `dues.5`, `seat.3`, `pots.2`, `legal.wager`.
A gate of late imports: only the most of a wager is on the screen from the start, the rest is imported when it is asked.
"""

from engine.refusals import Explained
from engine.state import TableState
from engine.why.wagers import wager_max


def why(state: TableState, of: str) -> Explained:
    """How `of` came about: a word of `engine.why.figures`, where it has parts with a dot and the part.

    Raises:
        Refused: code `unknown` for another word or part, `phase` when there is no such figure now.
    """
    if of == "wager.max":
        return wager_max(state)
    from engine.why.figures import explained

    return explained(state, of)
