"""The intents of the replay's keys: stepping through a hand, narrowing the search, sending a hand on."""

from enum import StrEnum


class ReplayKey(StrEnum):
    """The action of a key of the bar, of the hand or of the keyboard."""

    BACK = "back"
    EARLIER = "earlier"
    LATER = "later"
    DEAL = "deal"
    END = "end"
    PLAY = "play"
    SPEED = "speed"
    HAND_BEFORE = "hand_before"
    HAND_AFTER = "hand_after"
    FIND = "find"
    STAR = "star"
    NAME = "name"
    SHARE = "share"


class FindBy(StrEnum):
    """The action of a key of the search; its sentence is `replay.` and its value."""

    PLAYER = "player"
    POT = "pot"
    MORE = "more"
    CLEAR = "clear"
    STOP = "stop"
    """Stops reading the evenings, or resumes it."""
    ALL_IN = "all_in"
    KILL = "kill"
    CORRECTED = "corrected"
    RAISE = "raise"
    STRADDLE = "straddle"
    SHOWDOWN = "showdown"
    MISDEAL = "misdeal"
    BOMB = "bomb"
    RUNS = "runs"
    SIDE_POT = "side_pot"
    TOURNAMENT = "tournament"
    OUT = "out"
    ONLY_STARRED = "only_starred"
    ONLY_HERE = "only_here"
    THIS_MONTH = "this_month"
    LAST_MONTH = "last_month"
    BIGGEST = "biggest"


class Way(StrEnum):
    """A way to send a hand on; its sentence is `replay.` and its value."""

    COPY_TEXT = "copy_text"
    COPY_PICTURE = "copy_picture"
    SAVE_TEXT = "save_text"
    SAVE_PICTURE = "save_picture"
