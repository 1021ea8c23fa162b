"""The lists of the room as pages to print: who waits, who moves, where seats are open. For when the server is away."""

import html

from desktop.floor.day_lines import WordTable
from desktop.floor.day_print import as_rows, printed
from desktop.floor.shown import clock, game_words, short_title, titles_of
from desktop.words.i18n import counted, figure
from desktop.words.say import say
from engine.room.lists import queues
from engine.room.room_now import Room


def grids(room: Room) -> tuple[WordTable, ...]:
    """A grid for each list with names, one of the moves on the way, one of the open seats."""
    titles, names = titles_of(room), {table.place: table.name for table in room.tables}
    made = []
    for queue in queues(room.waiting, room.tables):
        rows = tuple(
            (counted(number), name.name, clock(name.asked), clock(name.called) if name.called else "", name.wants)
            for number, name in enumerate(queue.names, 1)
        )
        heads = ("", say("room.col_player"), say("room.col_asked"), say("room.col_called"), say("room.col_wants"))
        made.append(WordTable(say("room.list_of", game=game_words(queue.game, titles)), heads, rows))
    moves = tuple(
        (
            move.name, names.get(move.source, ""), names.get(move.to, ""), counted(move.seat),
            figure(move.chips) if move.chips else "", say(f"room.move_{move.state}"),
        )
        for move in room.moves
        if move.state in ("asked", "left")
    )  # fmt: skip
    moving = tuple(say(f"room.col_{key}") for key in ("player", "from", "to", "seat", "chips", "state"))
    made.append(WordTable(say("room.moves"), moving, moves))
    seats = tuple(
        (table.name, short_title(table.playing.game), table.playing.dealer, ", ".join(map(counted, table.playing.open)))
        for table in room.tables
        if table.playing is not None
    )
    open_seats = tuple(say(f"room.col_{key}") for key in ("table", "game", "dealer", "open_seats"))
    made.append(WordTable(say("room.col_tables"), open_seats, seats))
    return tuple(grid for grid in made if grid.rows)


def lists_pdf(room: Room) -> bytes:
    """The lists on A4 as the room was heard last; needs a `QGuiApplication`."""
    title = f"{room.name}, {say('room.lists')}"
    head = (
        f"<h1>{html.escape(title)}</h1><p>{html.escape(say('room.as_of_day', day=room.today, at=clock(room.now)))}</p>"
    )
    return printed(title, head + "".join(map(as_rows, grids(room))))
