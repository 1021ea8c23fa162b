"""Sentences of the players' display; said as `display.key`."""

from desktop.words.i18n import Sentence

SENTENCES: dict[str, Sentence] = {
    "title": "Players' display",
    "seat": "Seat {seat}",
    "to_act": "to act",
    "to_call": "To call",
    "most": "Most",
    "all_pots": "All pots",
    "clock": "Clock",
    "seconds": "{seconds} s",
    "time_up": "time is up",
    "showdown": "Showdown",
    "all_in": "No more betting",
    "next_hand": "Hand {hand} is next",
    "hand": "Hand {hand}",
    "wins": "{name} wins {amount}",
    "shares": "{name} {amount}",
    "win": "{names} win",
    "blinds": "Blinds {amounts}",
    "blind": "Blind {amounts}",
    "limits": "Limits {amounts}",
    "ante": "Ante {amount}",
    "bring_in": "Bring-in {amount}",
    "welcome": "The next hand is about to begin",
    "over": "The game is over",
    "place": "{place} {name}",
    "paused": "Between hands",
}  # fmt: skip
