"""The views of hands promised to other tools."""

from typing import Final

from engine.journal.kept import either
from engine.journal.promised_view import HAND, OF, SESSION, UNIT, View

HANDS: Final = View(
    "One row a hand that ended.",
    SESSION
    | {
        "hand": "its number in the evening, from 1",
        "at": "when it ended, UTC in ISO 8601",
        "second": "seconds since the evening began",
        "pot": "chips pushed, before rake and drop",
        "rake": "chips taken from it",
        "drop_taken": "chips taken for promotions",
        "winners": "seats that won something (JSON)",
        "by_folds": "1 = all others folded",
        "corrected": "1 = an action or the award was corrected",
        "misdeal": "why its chips went back unplayed, NULL = it was played",
        "step": "the step it ended in",
        "place": "place of the event in the step",
    }
    | UNIT,
    either("hands"),
    OF,
)
HAND_RESULTS: Final = View(
    "One row a player and hand dealt in.",
    SESSION
    | {
        "hand": "number of the hand",
        "seat": "the seat",
        "player": "the name in the end",
        "net": "chips won less put in",
        "won": "1 = won something of a pot",
    }
    | UNIT,
    either("hand_results"),
    HAND,
)
ACTIONS: Final = View(
    "One row a post or act of a hand that ended, in order; what was taken back in the hand is not there.",
    SESSION
    | {
        "hand": "number of the hand",
        "number": "orders them within an evening",
        "at": "when, UTC in ISO 8601",
        "round": "betting round of the hand, from 1",
        "seat": "the seat",
        "player": "the name in the end",
        "action": "fold, check, call, bet, raise, complete, bring_in, or the kind of a post",
        "put": "chips it puts in",
        "total": "the player's total for the round, in chips; 0 for posts",
        "all_in": "1 = the player is all-in",
        "live": "0 = chips that are no part of the bet",
        "why": "where nobody gave it as an act: left, absent, clock, floor and so on; empty else",
        "step": "the step it was made in",
    }
    | UNIT,
    either("actions"),
    HAND,
)
