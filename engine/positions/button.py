"""The button rules: one function a rule (BTN). Pure; seats from 1, numbered clockwise.

`CountedSeats` has the facts about players that a rule needs, `last` the positions of the last hand. A result says where
button and blinds are, also for blinds that no player posts; the line-up adds the seats dealt in.
"""

from msgspec import Struct
from msgspec.structs import replace

from engine.positions.clockwise import ascending, distance, following, from_left_of, preceding
from engine.settings.records import Settings
from engine.state import Positions


class CountedSeats(Struct, frozen=True):
    """The players who count for the positions of the coming hand: seats, each list ascending."""

    size: int
    """The number of seats at the table."""
    ready: tuple[int, ...]
    """Players who are in."""
    stops: tuple[int, ...]
    """Seats where the big blind can stop: those ready, and those waiting for it."""
    players: tuple[int, ...]
    """Seats where the small blind can stop: those ready, and posters who may enter between button and big blind."""
    posters: tuple[int, ...] = ()
    """Seats that may enter on the button itself (ENT-4)."""


def next_positions(settings: Settings, last: Positions | None, placed: int | None, counted: CountedSeats) -> Positions:
    """Return the positions of the coming hand by the house's button rule.

    Args:
        settings: for `button_rule` and the number of blinds.
        last: positions of the hand before, None before the first one.
        placed: seat the dealer or the floor put the button on, None = none (BTN-7).
        counted: the seats that count; at least two are ready.
    """
    blinds = len(settings.blinds)
    if placed is not None or last is None:
        return first_hand(counted.ready[0] if placed is None else placed, counted, blinds)
    if blinds == 0:
        frozen = settings.stud_button == "frozen" and not settings.button_blind
        return replace(last, bomb=False, own=None) if frozen else no_blinds(last, counted)
    if not last.bigs:
        if last.bomb:
            # NOW-2: a bomb pot with its own button came before the first hand, the button has not moved
            return first_hand(last.button, counted, blinds)
        return first_hand(_next_button(last, counted), counted, blinds)
    if settings.button_rule == "dead":
        positions = dead_button(last, counted, blinds)
    elif settings.button_rule == "moving":
        positions = moving_button(last, counted, blinds)
    else:
        positions = simplified_button(last, counted, blinds)
    return heads_up(last, counted, blinds) if _only_two_play(positions, counted) else positions


def first_hand(button: int, counted: CountedSeats, blinds: int) -> Positions:
    """Return the positions with the button on `button` and the blinds to its left; with two players BTN-4 (BTN-7)."""
    ready = counted.ready
    if blinds == 0:
        return Positions(button)
    small = following(counted.players, button)
    big = following(counted.stops, small if blinds > 1 else button)
    positions = _one_big_blind(button, (small,) if blinds > 1 else (), big)
    if not _only_two_play(positions, counted):
        return positions
    # BTN-4: the button has the small blind, so a button put on one of the two stays there
    if button in ready:
        return heads_up_on(button, following(ready, button), blinds)
    return heads_up_on(following(ready, big), big, blinds)


def heads_up(last: Positions, counted: CountedSeats, blinds: int) -> Positions:
    """Return heads-up positions: the big blind moves on, the other seat has button and small blind (BTN-4, BTN-5)."""
    big = following(counted.ready, last_bigs(last)[-1])
    return heads_up_on(following(counted.ready, big), big, blinds)


def heads_up_on(button: int, big: int, blinds: int) -> Positions:
    """Return heads-up positions: small blind on `button`, big blind on `big`; a single blind is the big (BTN-4)."""
    return Positions(button, smalls=(button,) if blinds > 1 else (), bigs=(big,), small_reach=button)


def is_heads_up(positions: Positions, ready: tuple[int, ...]) -> bool:
    """Return whether these are heads-up positions of the two ready players (BTN-4)."""
    pair = sorted((positions.button, *positions.bigs))
    return len(ready) == 2 and pair == list(ready) and positions.small_reach == positions.button


def _only_two_play(positions: Positions, counted: CountedSeats) -> bool:
    """Return whether just two play: no player enters on the big blind or may post on or behind the button (BTN-9)."""
    if len(counted.players) > 2 or any(seat not in counted.ready for seat in positions.bigs):
        return False
    big = distance(positions.button, positions.bigs[-1], counted.size) or counted.size
    return all(0 < distance(positions.button, seat, counted.size) <= big for seat in counted.posters)


def dead_button(last: Positions, counted: CountedSeats, blinds: int) -> Positions:
    """Return dead-button positions: the big blind moves on, small blind and button follow (BTN-1; one blind: BTN-10).

    Small blind and button go to the last seats of big and small blind. Growing from two (BTN-6), the button goes to the
    first player in right of the small blind; so too if the seat due the button is due the big blind.
    """
    small = last_bigs(last)[-1]
    big = following(counted.stops, small)
    if blinds == 1:
        return _one_big_blind(_button_or_buyer(last, small), (), big)
    small_before = last.small_reach if not last.smalls else last.smalls[-1]
    growing = last.smalls == (last.button,) or small_before is None or small_before == big
    if last.buyer is None and growing:
        button = preceding(ascending(counted.ready, counted.posters), small)
    else:
        button = small if small_before is None else _button_or_buyer(last, small_before)
    return _one_big_blind(button, (small,), big)


def moving_button(last: Positions, counted: CountedSeats, blinds: int) -> Positions:
    """Return the moving-button positions: button to the next player in, big blind two seats on (BTN-2).

    Seats the big blind skips post one too. A big blind of the last hand not due one now posts a small blind, even on or
    behind the button.
    """
    ready, size = counted.ready, counted.size
    button = _next_button(last, counted)
    big = following(counted.stops, button if blinds == 1 else following(ascending(counted.players, (button,)), button))
    if len(counted.players) == 2 and big in ready and button in ready:
        # the second player is the button again: the two of them play heads-up (BTN-4)
        pair = heads_up(last, counted, blinds)
        button, big = pair.button, pair.bigs[-1]
    bigs_before = last_bigs(last)
    furthest = bigs_before[-1]
    # distances start at the last button, so that a big blind the button has overtaken differs from one still ahead
    ahead = distance(last.button, button, size) + distance(button, big, size) - distance(last.button, furthest, size)
    path = from_left_of(ascending(counted.stops, (furthest,)), furthest)
    bigs = (*(seat for seat in path if 0 < distance(furthest, seat, size) < min(ahead, size)), big)
    smalls = tuple(seat for seat in bigs_before if seat not in bigs and seat in ready) if blinds > 1 else ()
    return Positions(button, smalls=smalls, bigs=bigs, small_reach=furthest)


def simplified_button(last: Positions, counted: CountedSeats, blinds: int) -> Positions:
    """Return the simplified positions: button and small blind on the next players in, then the big blind (BTN-3)."""
    button = _next_button(last, counted)
    if blinds == 1:
        return _one_big_blind(button, (), following(counted.stops, button))
    small = following(ascending(counted.players, (button,)), button)
    return _one_big_blind(button, (small,), following(counted.stops, small))


def no_blinds(last: Positions, counted: CountedSeats) -> Positions:
    """Return positions without blinds: the button goes to the next player in under every rule (BTN-10)."""
    return Positions(_next_button(last, counted))


def last_bigs(last: Positions) -> tuple[int, ...]:
    """Return the big blinds from which they move on; after a bought button those before it (NOW-1)."""
    return last.stayed or last.bigs


def _next_button(last: Positions, counted: CountedSeats) -> int:
    """Return the next seat of the button; after a bought button the buyer's seat (NOW-1)."""
    able = ascending(counted.ready, counted.posters)
    return following(able, last.button) if last.buyer is None else following(able, last.buyer - 1)


def _button_or_buyer(last: Positions, button: int) -> int:
    """Return the buyer's seat after a bought button, else `button` (NOW-1)."""
    return button if last.buyer is None else last.buyer


def _one_big_blind(button: int, smalls: tuple[int, ...], big: int) -> Positions:
    """Return positions with one big blind."""
    return Positions(button, smalls=smalls, bigs=(big,), small_reach=smalls[-1] if smalls else None)
