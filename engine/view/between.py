"""Records of a table between two hands: ways in, and the result of `deal` now. Chips, seats from 1."""

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct, field

from engine.state import Missed, Post

Going = Literal["leave", "sit_out", "sit_in"]
"""A request in a hand to go or to come back at its end, by the word of its command (STK-1)."""


class ButtonView(Struct, frozen=True):
    """The place of the button."""

    seat: int
    """The seat, from 1."""
    dead: bool
    """Whether no player is dealt in there."""


class DueOption(Struct, frozen=True, omit_defaults=True):
    """A way in."""

    entry: str
    """Its word, as `sit_in` takes it."""
    live: int | None = None
    """Chips to post live."""
    dead: int | None = None
    """Chips to post dead."""
    post_in: int | None = None
    """Hands until posting is allowed (ENT-4)."""
    big_blind_in: int | None = None
    """Hands until the player is in the big blind."""
    kill: int = 0
    """Chips of a kill with this way in: they replace the live ones (KIL-6), or are due in the next hand (KIL-12)."""
    after_kill: int | None = None
    """The seat whose kill comes before, as a hand has one kill (KIL-6); None = no wait."""


class DueView(Struct, frozen=True):
    """An open entry decision."""

    seat: int
    """The seat of the player who decides."""
    owes: Missed
    """The missed blinds owed, by kind."""
    rules: tuple[str, ...]
    """Ids of the rules it follows from."""
    options: tuple[DueOption, ...]
    """The open ways in."""
    chosen: str | None = None
    """The chosen way in, None = none yet."""

    @property
    def on_big_blind(self) -> bool:
        """Whether this seat has the coming big blind, which is then all it posts, whatever is chosen (ENT-2, ENT-3)."""
        now = any(option.entry == "wait" and option.big_blind_in == 0 for option in self.options)
        same = (option.entry in ("post", "wait", "take_over") and not option.kill for option in self.options)
        return now and all(same)

    @property
    def besides(self) -> int:
        """Chips owed in all besides a kill; a kill posted on the way in replaces the live ones (KIL-6).

        In lowball a newcomer posts more than the big blind that is owed (ENT-3).
        """
        post = next((option for option in self.options if option.entry == "post"), None)
        if post is not None and post.kill:
            return post.dead or 0
        ways = (option for option in self.options if option.entry in ("post", "kill_next"))
        return max(self.owes.whole, *((way.live or 0) + (way.dead or 0) for way in ways), 0)


class AgainView(Struct, frozen=True):
    """The players who would pay the same blind as in the hand before."""

    seats: tuple[int, ...]
    """Their seats, in the order of the posts."""
    rule: str
    """Id of the rule it follows from."""


class StraddleView(Struct, frozen=True):
    """The live straddle that may be announced next (STR-1 to 3)."""

    seat: int
    """The seat entitled to it."""
    to: int
    """The least total, in chips."""


class LeastRaises(Struct, frozen=True):
    """The least totals of the next raise before the cards, for any player, in chips; 0 = no hand can be dealt."""

    straddle: int = 0
    """Of a live straddle (STR-1 to 3)."""
    sleeper: int = 0
    """Of a sleeper (STR-5)."""


class ReturnView(Struct, frozen=True):
    """The conditions of a leaver's return (ENT-2, KIL-6, STK-2)."""

    name: str
    """The name of the player."""
    owes: int = 0
    """Missed blinds and antes still owed, in chips; with a kill only those posted dead (KIL-10)."""
    kill: int = 0
    """The kill still owed, in chips."""
    least: int = 0
    """The least buy-in on return, in chips, 0 = any amount."""


class PreviewView(Struct, frozen=True, kw_only=True):
    """The hand that `deal` would deal now."""

    button: ButtonView | None
    """The place of the button, None when the deal would be refused."""
    posts: tuple[Post, ...]
    """The posts before the cards."""
    seats_in: tuple[int, ...] = field(name="in")
    """Seats dealt in; written `in`."""
    to_act: int | None
    """The seat to act first, None where there is none or the dealer names it."""
    small: tuple[int, ...] = ()
    """Seats of the small blind."""
    big: tuple[int, ...] = ()
    """Seats of the big blind."""
    refused: str | None = None
    """Why `deal` would be refused, in English; None = it would not."""
    boards: int = 1
    """The number of boards."""
    bomb: bool = False
    """Whether it is a bomb pot."""
    splash: int = 0
    """Chips added by the house."""
    killer: int | None = None
    """The seat that posts a kill, None = no kill."""
    dues: tuple[DueView, ...] = ()
    """The open entry decisions, for the script's answer; a view reads them from the state."""
    game: str = ""
    """Id of the game."""
    bet: int = 0
    """The total of a full call, in chips."""
    short: tuple[int, ...] = ()
    """Seats passed over, whose players are due the big blind with less than the small blind (STK-3)."""
    straddle: StraddleView | None = None
    """The live straddle that may be announced next, None = none."""
    again: AgainView | None = None
    """The players who would pay the blind of the hand before again, None = none."""

    def put_in(self, seat: int | None = None) -> int:
        """Return the chips that a seat, or None = all seats, puts in before the cards."""
        return sum(post.amount for post in self.posts if seat in (None, post.seat))


def posts_with_totals(posts: Iterable[Post]) -> tuple[tuple[Post, int], ...]:
    """Pair each post with its seat's live chips after it: a straddle adds to the blind or kill under it (STR, KIL)."""
    live: dict[int, int] = {}
    totals = []
    for post in posts:
        live[post.seat] = live.get(post.seat, 0) + (post.amount if post.live else 0)
        totals.append((post, live[post.seat]))
    return tuple(totals)
