"""Tables of a room for tests: glances made by hand, and one played through the door."""

from typing import Any

from engine.recap.game_titles import GameTitle
from engine.room.glance import Glance, SeatGlance
from engine.room.tables import RoomTable
from engine.script import Door

HOLDEM = GameTitle("no_limit", "Hold'em", (1, 2))
OMAHA = GameTitle("pot_limit", "Omaha", (5, 10))
NOW = 1_795_300_000.0


def seen(game: GameTitle = HOLDEM, names: str = "", size: int = 9, **more: Any) -> Glance:
    """A glance with players named by letters, seat 1 on; a dot is an empty seat, a small letter somebody away."""
    seats = tuple(
        SeatGlance(seat, name.upper(), 100 * seat, name.islower()) for seat, name in enumerate(names, 1) if name != "."
    )
    return Glance(at=3600, game=game, size=size, seats=seats, **more)


def table(place: int, game: GameTitle = HOLDEM, names: str = "", size: int = 9, **more: Any) -> RoomTable:
    """A table that was heard a second ago; what `Table` has is not taken for the glance."""
    own = {name: more.pop(name) for name in RoomTable.__struct_fields__ if name in more}
    return RoomTable(
        **{"place": place, "name": str(place), "glance": seen(game, names, size, **more), "heard": NOW - 1, **own}
    )


def closed(place: int) -> RoomTable:
    """A table nobody plays at."""
    return RoomTable(place, str(place))


def played(*lines: dict[str, Any], **settings: Any) -> Door:
    """A door with a table of two, after these lines."""
    door = Door()
    opened = {"game": "holdem", "limit": "no_limit", "seats": 6, "blinds": [1, 2], **settings}
    sits = [{"do": "sit", "seat": seat, "player": name, "stack": 200} for seat, name in ((1, "Ann"), (4, "Ben"))]
    for line in ({"do": "open", "table": opened}, *sits, *lines):
        answer = door.answer(line)
        assert answer["ok"], answer
    return door
