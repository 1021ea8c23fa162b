"""What the floor's pages are made of: a line of a list, the strip, times and titles in words. No Qt, no rule."""

import time
from typing import Literal

from msgspec import Struct

from desktop.floor.intents import RoomIntent
from desktop.words.engine import game_name, in_words, played_title
from desktop.words.i18n import MINUTE, amounts_in, begun, chain
from desktop.words.room import SHORT
from desktop.words.say import say
from engine.recap.game_titles import GameTitle
from engine.room.errors import Denied, DeniedWhy, RoomError
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
"""Why the server refused the floor something, and the sentence the device says."""


class ListLine(Struct, frozen=True):
    """A line of a list."""

    words: str
    """The first line of words."""
    second: str = ""
    """The second line."""
    lead: str = ""
    """The boxed number before them, "" = none."""
    note: str = ""
    """What stands at its end."""
    role: Literal["plain", "now", "wants", "owe", "win"] = "plain"
    """Its colour: plain, now (amber: do this next), wants (amber edge), owe (dashed: cut off), win."""
    opens: RoomIntent | None = None
    """What a tap on it says, None = nothing."""
    key: str = ""
    """The words of the key at its end, "" = there is none."""
    does: RoomIntent | None = None
    """What that key says."""
    strong: bool = False
    """Whether the key is the amber one."""
    other: str = ""
    """The words of a second key beside it, "" = there is none."""
    undoes: RoomIntent | None = None
    """What the second key says."""


def clock(at: float) -> str:
    """A time of the day on this device."""
    return time.strftime("%H:%M", time.localtime(at))


def short_title(title: GameTitle) -> str:
    """Game and stakes; the limit only where it is not the usual one."""
    short = SHORT.get((title.limit, title.game)) or (game_name(title.game) if title.limit == "no_limit" else "")
    with amounts_in(title.money):
        return f"{short} {chain(title.stakes)}".strip() if short else played_title(title)


def ago(seconds: float) -> str:
    """How long, in words: seconds under a minute, then minutes."""
    if seconds < MINUTE:
        return say("room.seconds", seconds=int(seconds))
    return say("room.minutes", minutes=int(seconds // MINUTE))


def refusal(error: RoomError) -> str:
    """Why the server refused a tap; what no function of the room refuses by itself is told as the server says it."""
    if isinstance(error, Denied) and error.why in REFUSALS:
        return say(REFUSALS[error.why])
    return begun(in_words(error.phrase))


def game_words(game: str, titles: dict[str, GameTitle]) -> str:
    """The list of a game as its tables call it, else as it was written."""
    return short_title(titles[game]) if game in titles else game


def titles_of(room: Room) -> dict[str, GameTitle]:
    """The games that are on, by how lists name them."""
    return {table.playing.game.text: table.playing.game for table in room.tables if table.playing is not None}


def head_words(room: Room, short: bool = False) -> str:
    """The strip: tables, players, free seats, how many are cut off; `short` = without the name of the room."""
    playing = [table.playing for table in room.tables if table.playing is not None]
    cut = sum(table.cut(room.now) for table in room.tables)
    words = say(
        "room.head",
        name="" if short else room.name,
        open=len(playing),
        tables=len(room.tables),
        players=sum(len(seen.seats) for seen in playing),
        seats=sum(len(seen.open) for seen in playing),
    ).strip()
    return f"{words}   {say('room.n_cut', count=cut)}" if cut else words
