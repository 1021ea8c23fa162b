"""The exceptions of a card room, each with a sentence by key and facts."""

from typing import Final, Literal, get_args

from engine.words import Fact, Phrase

DeniedWhy = Literal[
    "answered", "duty", "moves", "name", "note", "over", "reason", "right", "stranger", "twice", ""
]  # fmt: skip
"""Why the server refused a call: the hint of the error that a function of resources/room raises; right = the login may
not make this call at all, "" = none of these.
"""
HINTS: Final[dict[str, DeniedWhy]] = {why: why for why in get_args(DeniedWhy) if why}
"""The reason by the hint of the error."""


class RoomError(Exception):
    """An error of the room that a person can put right; only its sentence is printed.

    Args:
        key: the sentence of `engine.words`.
        facts: what fills its blanks.
    """

    def __init__(self, key: str, /, **facts: Fact) -> None:
        self.phrase = Phrase(key, tuple(facts.items()))
        super().__init__(self.phrase)

    def __str__(self) -> str:
        """Return the English sentence."""
        return self.phrase.text


class ServerAway(RoomError):
    """The server cannot be reached or closed the connection; trying again may help."""

    def __init__(self, detail: str) -> None:
        super().__init__("room.away", detail=detail)


class CallDenied(RoomError):
    """The server does not allow this call to this login; trying again does not help."""

    def __init__(self, detail: str, why: DeniedWhy = "") -> None:
        super().__init__("room.refused", detail=detail)
        self.detail, self.why = detail, why
