"""The next push and the dealers on duty, as lines of a list. No Qt, no rule."""

from typing import Literal

from msgspec.structs import replace

from desktop.floor.intents import ChooseDealer, DealerOff, SetGames
from desktop.floor.line_records import ListLine, ago, clock
from desktop.words.engine import game_name
from desktop.words.say import say
from engine.room.room_now import Room
from engine.room.rota import DOWNS, DealerOnDuty, Push, next_push, push, spots
from engine.room.tables import dealer_due


def push_lines(room: Room, changes: bool = False) -> tuple[ListLine, ...]:
    """Return a line for each table of the next push; `changes` = only dealers who are due and tables without one."""
    due = {table.place for table in room.tables if dealer_due(table, room.now)}
    names = {table.place: table.name for table in room.tables}
    rows = push(spots(room.tables), room.dealers)
    return tuple(_push_line(row, names) for row in rows if not changes or row.place in due or not row.next)


def _push_line(row: Push, names: dict[int, str]) -> ListLine:
    """Return the line of a table: the dealer who gets up, the dealer who sits down and where that dealer comes from."""
    lead = names.get(row.place, "")
    dealer = row.now or say("room.nobody")
    if not row.next:
        reason = say("room.unable", names=", ".join(row.unable)) if row.unable else say("room.no_dealer_free")
        return ListLine(say("room.push", now=dealer, next=say("room.nobody")), reason, lead, role="owe")
    if row.next == row.now:
        return ListLine(say("room.stays", name=row.now), "", lead)
    source = (
        say("room.from_table", table=names.get(row.source, "")) if row.source is not None else say("room.from_break")
    )
    return ListLine(say("room.push", now=dealer, next=row.next), source, lead)


def next_push_words(room: Room) -> str:
    """Return the time of the next push, in words."""
    return say("room.next_push", at=clock(next_push(room.now)))


def dealer_lines(room: Room, chosen: str = "") -> tuple[ListLine, ...]:
    """Return a line for each dealer on duty, longest break first, then those who deal; `chosen` is marked."""
    table_names = {table.playing.dealer: table.name for table in room.tables if table.playing is not None}
    rows = sorted(room.dealers, key=lambda dealer: (not dealer.rests, dealer.rests, dealer.name))
    lines = ((dealer, _dealer_line(dealer, table_names, room.now)) for dealer in rows)
    return tuple(replace(line, role="now") if dealer.name == chosen else line for dealer, line in lines)


def game_lines(room: Room, name: str) -> tuple[ListLine, ...]:
    """Return a line for each game of the room and whether dealer `name` deals it; () when the dealer is not on duty."""
    dealer = next((dealer for dealer in room.dealers if dealer.name == name), None)
    if dealer is None:
        return ()
    played = {table.playing.game.game for table in room.tables if table.playing is not None}
    games = sorted(played | set(dealer.games))
    lines = []
    for game in games:
        deals = dealer.deals(game)
        games_dealt = tuple(each for each in games if dealer.deals(each) != (each == game))
        key, words = ("room.deals_not", "room.deals") if deals else ("room.deals_too", "room.never_deals")
        intent = SetGames(name, () if games_dealt == tuple(games) else games_dealt) if games_dealt else None
        role: Literal["win", "plain"] = "win" if deals else "plain"
        lines.append(ListLine(game_name(game), say(words), role=role, key=say(key) if intent else "", does=intent))
    return (*lines, ListLine(say("room.games_back"), opens=ChooseDealer(name)))


def _dealer_line(dealer: DealerOnDuty, table_names: dict[str, str], now: float) -> ListLine:
    games = ", ".join(game_name(game) for game in dealer.games) or say("room.every_game")
    if dealer.rests:
        state = say("room.rests", time=ago(now - dealer.rests))
    else:
        state = say("room.at_table", table=table_names.get(dealer.name, "?"))
    due = dealer.downs >= DOWNS and not dealer.rests
    role: Literal["plain", "wants"] = "wants" if due else "plain"
    second = say("room.dealer_second", downs=dealer.downs, games=games)
    second = f"{say('room.break_next')}; {second}" if due else second
    opens = ChooseDealer(dealer.name)
    return ListLine(dealer.name, second, "", state, role, opens, say("room.goes_home"), DealerOff(dealer.name))
