"""What is asked for and is no figure: the refusal names the nearest, or all there are."""

from difflib import get_close_matches
from typing import NoReturn

from engine.refusals import refuse
from engine.state import TableState
from engine.why.figures import FIGURES, PARTS
from engine.words import phrase


def unknown(state: TableState, of: str) -> NoReturn:
    """Refuse `of`, whatever the state.

    Raises:
        Refused: code `unknown`.
    """
    known = (*FIGURES, *(f"{name}.…" for name in PARTS))
    near = get_close_matches(of, FIGURES, 1)
    hint = phrase("did_you_mean", word=repr(near[0])) if near else phrase("known_are", words=known)
    raise refuse("unknown", "why_unknown", of=_short(of), hint=hint)


def _short(word: str) -> str:
    """A word as it was given, cut to a readable length."""
    return repr(word) if len(word) <= 40 else repr(word[:37] + "...")
