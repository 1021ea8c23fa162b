"""What the players' display says, in one place; the English text is the key of the translation."""

from desktop.i18n import Sentence, word

CONTEXT = "display"


def N(context: str, text: str) -> str:
    """Marks a sentence as one to translate; the text itself."""
    return text


def tell(key: str, /, **blanks: object) -> str:
    """The sentence called `key`, its blanks filled."""
    return word(CONTEXT, key, SENTENCES[key], blanks)


SENTENCES: dict[str, Sentence] = {
    "title": N("display", "Players' display"),
    "seat": N("display", "Seat {seat}"),
    "to_act": N("display", "to act"),
    "to_call": N("display", "To call"),
    "most": N("display", "Most"),
    "all_pots": N("display", "All pots"),
    "clock": N("display", "Clock"),
    "seconds": N("display", "{seconds} s"),
    "time_up": N("display", "time is up"),
    "showdown": N("display", "Showdown"),
    "all_in": N("display", "No more betting"),
    "next_hand": N("display", "Hand {hand} is next"),
    "hand": N("display", "Hand {hand}"),
    "wins": N("display", "{name} wins {amount}"),
    "shares": N("display", "{name} {amount}"),
    "win": N("display", "{names} win"),
    "blinds": N("display", "Blinds {amounts}"),
    "blind": N("display", "Blind {amounts}"),
    "limits": N("display", "Limits {amounts}"),
    "ante": N("display", "Ante {amount}"),
    "bring_in": N("display", "Bring-in {amount}"),
    "welcome": N("display", "The next hand is about to begin"),
    "paused": N("display", "Between hands"),
}  # fmt: skip
