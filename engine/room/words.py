"""What the commands of a card room say: English, as every command does."""

from typing import Final, Literal, get_args

Why = Literal[
    "answered", "duty", "moves", "name", "note", "over", "reason", "right", "stranger", "twice", ""
]  # fmt: skip
"""Why the server refused a call: what a function of resources/room has as the hint of its error; right = the login
may not call it at all, "" = none of these."""
HINTS: Final[dict[str, Why]] = {why: why for why in get_args(Why) if why}
"""By what stands in the error."""
WORDS: Final = {
    "away": "the room's server does not answer: {detail}",
    "refused": "the room's server refused it: {detail}",
    "not_set_up": "there is no card room in this database yet: `feltbook room setup URL` makes it",
    "newer": "the card room was set up by a newer Feltbook (migration {there}, here are {here}): update this one",
    "too_old": "the server is PostgreSQL {version}: 15 or newer is wanted",
    "encoding": "the database holds its text as {encoding}: it has to be UTF8",
    "password_in_url": "a password in the URL can be read by everybody on this machine: put it in ~/.pgpass",
    "no_credential": "{file}: there is no credential of a card room; `feltbook room setup` makes one a table",
    "open_credential": "{file}: others may read it: chmod 600 {file}",
    "unread_credential": "{file}: no credential of a card room",
    "taken": "table {number} is there already: --renew {number} gives it a new password",
    "second_shipper": "{file}: another shipper sends this book already",
    "no_book": "table {number} never sent anything to this room",
    "not_chained": "session {session} is not what its table wrote: `feltbook room check` says where",
    "no_fork": "no fork of table {number} is open: there is nothing to accept",
    "no_table": "there is no table {number} in this room",
}
"""By key, with their blanks."""


class RoomError(Exception):
    """Something about the room that a person can put right: its sentence is all that is printed."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(WORDS[key].format(**facts))
        self.key = key


class Away(RoomError):
    """The server cannot be reached now, or let the connection go: whoever waits can try again."""

    def __init__(self, detail: str) -> None:
        super().__init__("away", detail=detail)


class Denied(RoomError):
    """The server does not let this login do it: trying again does not help."""

    def __init__(self, detail: str, why: Why = "") -> None:
        super().__init__("refused", detail=detail)
        self.detail, self.why = detail, why
