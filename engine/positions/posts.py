"""The posts before the cards: antes, blinds, button blind, posts, kill, straddles, sleepers (BLD, ENT, KIL, STR).

They come in this order, each clockwise from the button, the button first. Amounts in chips, at most the poster's stack
(BLD-3, BLD-6).
"""

from engine.positions.clockwise import distance
from engine.positions.coming_players import owed
from engine.positions.kill import kill_amount
from engine.positions.lineup import LineUp
from engine.positions.placement import may_enter
from engine.positions.straddles import Straddles
from engine.settings.records import Settings
from engine.state import Post, PostKind, TableState


class Poster:
    """The chips of all players while posts are made; used only inside one call of `posts_of`."""

    def __init__(self, state: TableState, line: LineUp) -> None:
        cap = state.settings.cap
        self.left: dict[int, int] = {}
        self.live: dict[int, int] = {}
        self.posts: list[Post] = []
        dealt = line.positions.dealt
        self.order = (dealt[-1], *dealt[:-1]) if dealt[-1] == line.positions.dealt_from else dealt
        for seat in self.order:
            player = state.seats[seat - 1]
            assert player is not None
            self.left[seat] = player.stack if cap is None else min(player.stack, cap)

    def put(self, seat: int, kind: PostKind, amount: int, *, live: bool = True) -> None:
        """Post `amount`, or the rest of the stack; 0 chips are no post."""
        amount = min(amount, self.left[seat])
        if amount <= 0:
            return
        self.left[seat] -= amount
        if live:
            self.live[seat] = self.live.get(seat, 0) + amount
        self.posts.append(Post(seat, kind, amount, live))

    def put_up_to(self, seat: int, kind: PostKind, total: int) -> None:
        """Post the chips that bring the seat's live chips to `total`."""
        self.put(seat, kind, total - self.live.get(seat, 0))


def posts_of(state: TableState, line: LineUp, straddles: Straddles) -> tuple[Post, ...]:
    """Return the posts of the coming hand in script order (BLD-1, BLD-5, ENT-2, KIL-1, STR-1, STR-5, NOW-2)."""
    poster = Poster(state, line)
    if state.bomb is not None:
        for seat in poster.order:
            poster.put(seat, "ante", state.bomb.ante, live=False)
        return tuple(poster.posts)
    settings = state.settings
    if settings.ante is None:
        _blinds(poster, state, line)
    elif settings.ante.by == "big_blind" and settings.ante.big_blind_first:
        # the blind has the first claim on the chips, but the ante is still first in the list
        _blinds(poster, state, line)
        blinds, poster.posts = poster.posts, []
        _antes(poster, settings, line)
        poster.posts += blinds
    else:
        _antes(poster, settings, line)
        _blinds(poster, state, line)
    _post_debts(poster, state, line)
    if line.killer is not None:
        poster.put(line.killer, "kill", kill_amount(settings))
    for kind, placed in (("straddle", straddles.live), ("sleeper", straddles.sleepers)):
        for seat, to in _clockwise(placed, line, len(state.seats)):
            poster.put_up_to(seat, "straddle" if kind == "straddle" else "sleeper", to)
    return tuple(poster.posts)


def _clockwise(placed: tuple[tuple[int, int], ...], line: LineUp, size: int) -> list[tuple[int, int]]:
    """Return pairs of seat and chips, clockwise from the button."""
    return sorted(placed, key=lambda seat_and_chips: distance(line.positions.button, seat_and_chips[0], size))


def _antes(poster: Poster, settings: Settings, line: LineUp) -> None:
    """Post the antes: of all players, or of one seat for all; a dead button antes nothing (BLD-5)."""
    ante, positions = settings.ante, line.positions
    assert ante is not None
    if ante.by == "each":
        for seat in poster.order:
            poster.put(seat, "ante", ante.amount, live=False)
        return
    amount = ante.amount * len(positions.dealt) if ante.per_player else ante.amount
    seat = positions.button if ante.by == "button" else positions.bigs[-1] if positions.bigs else 0
    if seat in poster.left:
        poster.put(seat, "ante", amount, live=False)


def _blinds(poster: Poster, state: TableState, line: LineUp) -> None:
    """Post small and big blinds, then the button blind (BLD-1, BTN-8); KIL-10 for a killer in them."""
    settings, positions = state.settings, line.positions
    small, big = settings.small_blind, settings.big_blind
    if positions.buyer is not None:
        # NOW-1: the small blind of a bought button is dead, as a blind made up is; so a kill does not replace it
        poster.put(positions.buyer, "small_blind", small, live=False)
        _blind(poster, settings, line, positions.buyer, "big_blind", big)
    else:
        for seat in poster.order:
            if seat in positions.bigs:
                _blind(poster, settings, line, seat, "big_blind", big)
            elif seat in positions.smalls and not _posts_live(state, line, seat):
                _blind(poster, settings, line, seat, "small_blind", small)
    button = positions.button
    if settings.button_blind and button in poster.left and button not in positions.bigs:
        room = big - poster.live.get(button, 0) if big else settings.button_blind
        _blind(poster, settings, line, button, "button_blind", min(settings.button_blind, room))


def _blind(poster: Poster, settings: Settings, line: LineUp, seat: int, kind: PostKind, amount: int) -> None:
    """Post one blind, if its seat is dealt in; a killer's blind is replaced by the kill, or posted dead (KIL-10)."""
    if seat == line.killer and settings.kill is not None:
        if settings.kill.in_blind == "add":
            poster.put(seat, kind, amount, live=False)
        return
    poster.put(seat, kind, amount)


def _post_debts(poster: Poster, state: TableState, line: LineUp) -> None:
    """Post the debts of entering players (ENT-2, ENT-3, ENT-6), blinds made up (ENT-2), unposted chips (ENT-10)."""
    if line.fresh:
        return
    positions = line.positions
    for seat in poster.order:
        player = state.seats[seat - 1]
        if player is None:
            continue
        if seat in line.entered:
            if seat in line.free or seat == positions.buyer:
                continue
            live, dead = owed(state.settings, state.game, player)
        elif player.missed.any and seat not in positions.bigs and makes_up(state, line, seat):
            live, dead = owed(state.settings, state.game, player)
        else:
            live = dead = 0
        live += player.unposted
        if live or dead:
            _post_debt(poster, state, line, seat, live, dead)


def makes_up(state: TableState, line: LineUp, seat: int) -> bool:
    """Return whether a player who is in may make up a blind in this seat now (ENT-4)."""
    return may_enter(state.settings, line.positions, seat, len(state.seats), growing=False)


def _posts_live(state: TableState, line: LineUp, seat: int) -> bool:
    """Return whether a player entering on the small blind posts live, which counts as that blind (`enter_between`)."""
    player = state.seats[seat - 1]
    if player is None or line.fresh or seat not in line.entered:
        return False
    return owed(state.settings, state.game, player)[0] > 0


def _post_debt(poster: Poster, state: TableState, line: LineUp, seat: int, live: int, dead: int) -> None:
    """Post live chips up to the opening bet, the rest dead; a kill replaces the live part (KIL-14)."""
    room = max(0, state.settings.big_blind - poster.live.get(seat, 0))
    if seat == line.killer:
        if not line.voluntary:
            # ENT-2: with too few chips the live part comes first, which is the kill
            spare = max(0, poster.left[seat] - kill_amount(state.settings))
            poster.put(seat, "dead_post", min(dead, spare), live=False)
        return
    poster.put(seat, "post", min(live, room))
    poster.put(seat, "dead_post", dead + max(0, live - room), live=False)
