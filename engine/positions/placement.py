"""Positions for a given set of players, and the waiting players they bring in (BTN, ENT-4, NOW-1)."""

from msgspec import Struct

from engine.positions.button import CountedSeats, is_heads_up, next_positions
from engine.positions.clockwise import Seats, ascending, distance, following
from engine.settings.records import Settings
from engine.state import Positions


class Placement(Struct, frozen=True):
    """Positions with the waiting players who enter by them."""

    positions: Positions
    """Positions of button and blinds."""
    on_big_blind: Seats = ()
    """Seats that enter because the big blind stops there."""
    came: Seats = ()
    """Seats that enter by posting."""


def place_button_and_blinds(
    settings: Settings,
    last: Positions | None,
    placed: int | None,
    size: int,
    ready: Seats,
    waiting: Seats,
    posters: Seats,
) -> Placement:
    """Return the positions for these players and the waiting players who enter (ENT-4, BTN-6).

    Args:
        settings: the house rules.
        last: positions of the hand before.
        placed: seat the button was put on, None = none.
        size: seats at the table.
        ready: players who are in, at least two, ascending.
        waiting: further seats where the big blind stops, ascending.
        posters: those of `waiting` who choose to post, ascending.
    """
    if not waiting:
        return Placement(next_positions(settings, last, placed, CountedSeats(size, ready, ready, ready)))
    growing = len(ready) == 2
    on_button = posters if growing or settings.enter_on_button else ()
    players = ascending(ready, posters) if settings.enter_between else ready
    counted = CountedSeats(size, ready, ascending(ready, waiting), players, on_button)
    positions = next_positions(settings, last, placed, counted)
    if not settings.big_blind:
        # positions kept only for the next game with blinds hold no player back (BTN-10)
        return Placement(positions, (), posters)
    if positions.bigs and is_heads_up(positions, ready):
        return Placement(positions)
    landed = tuple(seat for seat in positions.bigs if seat in waiting)
    came = tuple(
        seat for seat in posters if seat not in landed and may_enter(settings, positions, seat, size, growing=growing)
    )
    return Placement(positions, landed, came)


def may_enter(settings: Settings, positions: Positions, seat: int, size: int, *, growing: bool) -> bool:
    """Return whether a player may enter here: not from the button to the big blind unless allowed (ENT-4).

    `growing` = two players become three: then the button itself is open (BTN-6).
    """
    if not positions.bigs or not settings.big_blind:
        return True
    steps = distance(positions.button, seat, size)
    if steps == 0:
        return settings.enter_on_button or growing
    return settings.enter_between or steps > distance(positions.button, positions.bigs[-1], size)


def next_left(button: int, seat: int, ready: Seats, size: int) -> bool:
    """Return whether no player who is in sits between the button and `seat` (NOW-1)."""
    return 0 < distance(button, seat, size) < distance(button, following(ready, button), size)
