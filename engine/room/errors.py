"""What can be wrong about a card room, as one kind of exception that carries a sentence by key and facts."""

from typing import Final, Literal, get_args

from engine.words import Fact, Phrase

DeniedWhy = Literal[
    "answered", "duty", "moves", "name", "note", "over", "reason", "right", "stranger", "twice", ""
]  # fmt: skip
"""Why the server refused a call: what a function of resources/room has as the hint of its error; right = the login
may not call it at all, "" = none of these."""
HINTS: Final[dict[str, DeniedWhy]] = {why: why for why in get_args(DeniedWhy) if why}
"""By what stands in the error."""


class RoomError(Exception):
    """Something about the room that a person can put right: its sentence is all that is printed.

    Args:
        key: the sentence of `engine.words`.
        facts: what fills its blanks.
    """

    def __init__(self, key: str, /, **facts: Fact) -> None:
        self.phrase = Phrase(key, tuple(facts.items()))
        super().__init__(self.phrase)

    def __str__(self) -> str:
        """The English sentence, worded when somebody reads it."""
        return self.phrase.text


class Away(RoomError):
    """The server cannot be reached now, or let the connection go: whoever waits can try again."""

    def __init__(self, detail: str) -> None:
        super().__init__("room.away", detail=detail)


class Denied(RoomError):
    """The server does not let this login do it: trying again does not help."""

    def __init__(self, detail: str, why: DeniedWhy = "") -> None:
        super().__init__("room.refused", detail=detail)
        self.detail, self.why = detail, why
