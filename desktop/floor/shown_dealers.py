"""The next push, and who is on duty, as lines. No Qt, no rule."""

from typing import Literal

from desktop.floor.intents import DealerOff
from desktop.floor.shown import Line, ago, clock
from desktop.words.game_title import game_name
from desktop.words.say import say
from engine.room.floor import Room
from engine.room.rota import DOWNS, Dealer, Push, next_push, push, spots
from engine.room.tables import dealer_due


def push_lines(room: Room, changes: bool = False) -> tuple[Line, ...]:
    """The next push, table by table; `changes` = only tables whose dealer is due or that get nobody."""
    due = {table.place for table in room.tables if dealer_due(table, room.now)}
    names = {table.place: table.name for table in room.tables}
    rows = push(spots(room.tables), room.dealers)
    return tuple(_push_line(row, names) for row in rows if not changes or row.place in due or not row.next)


def _push_line(row: Push, names: dict[int, str]) -> Line:
    """Who gets up, who sits down, where they come from."""
    lead = names.get(row.place, "")
    now = row.now or say("room.nobody")
    if not row.next:
        why = say("room.unable", names=", ".join(row.unable)) if row.unable else say("room.no_dealer_free")
        return Line(say("room.push", now=now, next=say("room.nobody")), why, lead, role="owe")
    if row.next == row.now:
        return Line(say("room.stays", name=row.now), "", lead)
    source = (
        say("room.from_table", table=names.get(row.source, "")) if row.source is not None else say("room.from_break")
    )
    return Line(say("room.push", now=now, next=row.next), source, lead)


def next_push_words(room: Room) -> str:
    """When the next push is."""
    return say("room.next_push", at=clock(next_push(room.now)))


def dealer_lines(room: Room) -> tuple[Line, ...]:
    """Who is on duty: who rests longest first, then who deals."""
    where = {table.playing.dealer: table.name for table in room.tables if table.playing is not None}
    rows = sorted(room.dealers, key=lambda dealer: (not dealer.rests, dealer.rests, dealer.name))
    return tuple(_dealer_line(dealer, where, room.now) for dealer in rows)


def _dealer_line(dealer: Dealer, where: dict[str, str], now: float) -> Line:
    games = ", ".join(game_name(game) for game in dealer.games) or say("room.every_game")
    if dealer.rests:
        state = say("room.rests", time=ago(now - dealer.rests))
    else:
        state = say("room.at_table", table=where.get(dealer.name, "?"))
    role: Literal["plain", "wants"] = "wants" if dealer.downs >= DOWNS and not dealer.rests else "plain"
    second = say("room.dealer_second", downs=dealer.downs, games=games)
    return Line(dealer.name, second, "", state, role, None, say("room.goes_home"), DealerOff(dealer.name))
