"""Records and words shared by the floor's pages: a line of a list, the strip, times and titles. No Qt, no rule."""

import time
from typing import Literal

from msgspec import Struct

from desktop.floor.intents import RoomIntent
from desktop.words.engine import game_name, in_words, played_title
from desktop.words.i18n import MINUTE, amounts_in, capitalised, chain
from desktop.words.room import SHORT
from desktop.words.say import say
from engine.recap.game_titles import GameTitle
from engine.room.errors import CallDenied, DeniedWhy, RoomError
from engine.room.room_now import Room

REFUSALS: dict[DeniedWhy, str] = {
    "twice": "room.refused_twice",
    "answered": "room.refused_answered",
    "name": "room.refused_name",
    "moves": "room.refused_moves",
    "over": "room.refused_over",
    "duty": "room.refused_duty",
    "note": "room.refused_note",
    "reason": "room.reason_first",
    "right": "room.refused_right",
}
"""Sentence of the device for each reason of the server to refuse a request."""


class ListLine(Struct, frozen=True):
    """A line of a list."""

    words: str
    """The first line of text."""
    second: str = ""
    """The second line of text."""
    lead: str = ""
    """The boxed number before the text, "" = none."""
    note: str = ""
    """Text at the right end of the line."""
    role: Literal["plain", "now", "wants", "owe", "win"] = "plain"
    """Its colour: plain, now (amber: the next thing to do), wants (amber edge), owe (dashed: cut off), win."""
    opens: RoomIntent | None = None
    """Intent of a tap on the line, None = a tap does nothing."""
    key: str = ""
    """Words of the key at its end, "" = there is none."""
    does: RoomIntent | None = None
    """Intent of that key."""
    strong: bool = False
    """Whether the key is the amber one."""
    other: str = ""
    """Words of a second key before the first, "" = there is none."""
    undoes: RoomIntent | None = None
    """Intent of the second key."""


def clock(at: float) -> str:
    """Return a UTC second as hours and minutes of this device's clock."""
    return time.strftime("%H:%M", time.localtime(at))


def short_title(title: GameTitle) -> str:
    """Return game and stakes, with the limit only where it is not the usual one."""
    short = SHORT.get((title.limit, title.game)) or (game_name(title.game) if title.limit == "no_limit" else "")
    with amounts_in(title.money):
        return f"{short} {chain(title.stakes)}".strip() if short else played_title(title)


def ago(seconds: float) -> str:
    """Return a duration in words: seconds below a minute, else whole minutes."""
    if seconds < MINUTE:
        return say("room.seconds", seconds=int(seconds))
    return say("room.minutes", minutes=int(seconds // MINUTE))


def refusal(error: RoomError) -> str:
    """Return why the server refused a request; a refusal without a sentence of its own has the server's words."""
    if isinstance(error, CallDenied) and error.why in REFUSALS:
        return say(REFUSALS[error.why])
    return capitalised(in_words(error.phrase))


def game_words(game: str, titles: dict[str, GameTitle]) -> str:
    """Return the title of a waiting list: the short title of a game that is on, else the text of the list."""
    return short_title(titles[game]) if game in titles else game


def titles_of(room: Room) -> dict[str, GameTitle]:
    """Return the games that are on, by their name on waiting lists."""
    return {table.playing.game.text: table.playing.game for table in room.tables if table.playing is not None}


def head_words(room: Room, short: bool = False) -> str:
    """Return the strip's words: tables, players, free seats, tables cut off; `short` = without the name of the room."""
    playing = [table.playing for table in room.tables if table.playing is not None]
    cut = sum(table.cut(room.now) for table in room.tables)
    words = say(
        "room.head",
        name="" if short else room.name,
        open=len(playing),
        tables=len(room.tables),
        players=sum(len(glance.seats) for glance in playing),
        seats=sum(len(glance.open) for glance in playing),
    ).strip()
    return f"{words}   {say('room.n_cut', count=cut)}" if cut else words
