"""Every figure that can be explained, with the function that explains it."""

from collections.abc import Callable
from difflib import get_close_matches

from engine.refusals import Explained, Refused, refuse
from engine.state import TableState
from engine.why import deals, entry, faults, limits, pots, table, turns, wagers
from engine.words import phrase

FIGURES: dict[str, Callable[[TableState], Explained]] = {
    "wager.min": wagers.wager_min,
    "wager.max": wagers.wager_max,
    "call": turns.call,
    "bet": turns.bet,
    "to_act": turns.to_act,
    "legal": turns.legal,
    "button": deals.button,
    "posts": deals.posts,
    "straddle": deals.straddle,
    "kill": deals.kill,
    "rock": deals.rock,
    "pots": pots.pots,
    "total_pot": pots.total,
    "returned": pots.returned,
    "rake": pots.rake,
    "raked": table.raked,
    "awards": pots.awards,
    "limits": limits.limits,
    "raises": limits.raises,
    "dues": entry.dues_of_all,
    "reminders": table.reminders_of_all,
    "clock": table.clock,
    "floor": table.floor,
    "out_of_turn": table.out_of_turn,
    "show_pot": table.show_pot,
    "standing": table.standing_up,
    "misdeal": faults.misdeal,
    "mix": faults.mix,
}
"""The function of each figure, by its word."""

PARTS: dict[str, Callable[[TableState, str], Explained]] = {
    "legal": turns.legal_part,
    "limits": limits.limit,
    "pots": pots.pot,
    "awards": pots.award,
    "dues": entry.due,
    "seat": entry.seat,
    "reminders": table.reminder,
    "race": table.race_for,
}
"""The functions of figures with parts, by the word before the dot."""


def why(state: TableState, of: str) -> Explained:
    """Explain `of`: a word of FIGURES, or a word of PARTS, a dot and the part.

    Raises:
        Refused: code `unknown` for another word or part, `phase` when there is no such figure now.
    """
    word, _, part = of.partition(".")
    if of in FIGURES:
        return FIGURES[of](state)
    if part and word in PARTS:
        return PARTS[word](state, part)
    raise _unknown(of)


def _unknown(of: str) -> Refused:
    """Return the refusal of an unknown figure, with the nearest word, or all of them."""
    known = (*FIGURES, *(f"{name}.…" for name in PARTS))
    near = get_close_matches(of, FIGURES, 1)
    hint = phrase("did_you_mean", word=repr(near[0])) if near else phrase("known_are", words=known)
    return refuse("unknown", "why_unknown", of=_short(of), hint=hint)


def _short(word: str) -> str:
    """Return a word as it was given, cut to 40 characters."""
    return repr(word) if len(word) <= 40 else repr(word[:37] + "...")
