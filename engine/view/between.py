"""What is told between two hands: ways in, and what `deal` would do now. Chips, seats from 1."""

from collections.abc import Iterable

from msgspec import Struct, field

from engine.state import Missed, Post


class ButtonView(Struct, frozen=True):
    """Where the button lies."""

    seat: int
    """From 1."""
    dead: bool
    """Whether nobody is dealt in there."""


class DueOption(Struct, frozen=True, omit_defaults=True):
    """A way in."""

    entry: str
    """The word of it, as `sit_in` takes it."""
    live: int | None = None
    """Chips to post live."""
    dead: int | None = None
    """Chips to post dead."""
    post_in: int | None = None
    """Hands until posting is allowed (ENT-4)."""
    big_blind_in: int | None = None
    """Hands until the big blind comes."""
    kill: int = 0
    """Chips of the kill that goes with it: the live ones are it (KIL-6), or it comes in the next hand (KIL-12)."""
    after_kill: int | None = None
    """The seat whose kill goes first, because a hand has one kill; None = none has to be waited for (KIL-6)."""


class DueView(Struct, frozen=True):
    """An open entry decision."""

    seat: int
    """Whose decision it is."""
    owes: Missed
    """What is owed, by kind."""
    rules: tuple[str, ...]
    """Ids of the rules it follows from."""
    options: tuple[DueOption, ...]
    """The ways in that are open."""
    chosen: str | None = None
    """The way that was chosen, None = none yet."""

    @property
    def on_big_blind(self) -> bool:
        """Whether the coming big blind is this seat's: it is all that is taken, whatever is chosen (ENT-2, ENT-3)."""
        now = any(option.entry == "wait" and option.big_blind_in == 0 for option in self.options)
        same = (option.entry in ("post", "wait", "take_over") and not option.kill for option in self.options)
        return now and all(same)

    @property
    def besides(self) -> int:
        """Chips owed in all besides a kill: a kill that is posted on the way in stands for all live ones (KIL-6).

        In lowball a newcomer posts more than the big blind that is owed (ENT-3).
        """
        post = next((option for option in self.options if option.entry == "post"), None)
        if post is not None and post.kill:
            return post.dead or 0
        ways = (option for option in self.options if option.entry in ("post", "kill_next"))
        return max(self.owes.whole, *((way.live or 0) + (way.dead or 0) for way in ways), 0)


class AgainView(Struct, frozen=True):
    """Who would pay the same blind as in the hand before."""

    seats: tuple[int, ...]
    """They, in the order of the posts."""
    rule: str
    """Id of the rule it follows from."""


class StraddleView(Struct, frozen=True):
    """The live straddle that may be announced next (STR-1 to 3)."""

    seat: int
    """Who is entitled to it."""
    to: int
    """The least total, in chips."""


class LeastRaises(Struct, frozen=True):
    """The least totals of the next raise before the cards, in chips, whoever makes it; 0 = no hand can be dealt."""

    straddle: int = 0
    """Of a live straddle (STR-1 to 3)."""
    sleeper: int = 0
    """Of a sleeper (STR-5)."""


class ReturnView(Struct, frozen=True):
    """A leaver to whom something holds on the return (ENT-2, KIL-6, STK-2)."""

    name: str
    """What they are called."""
    owes: int = 0
    """Missed blinds and antes that are still owed; beside a kill those that are posted dead (KIL-10)."""
    kill: int = 0
    """The kill that is still owed."""
    least: int = 0
    """What is brought back at least, 0 = any amount."""


class PreviewView(Struct, frozen=True, kw_only=True):
    """What `deal` would do now."""

    button: ButtonView | None
    """Where the button will lie, None when the deal would be refused."""
    posts: tuple[Post, ...]
    """What goes in before the cards."""
    seats_in: tuple[int, ...] = field(name="in")
    """Seats dealt in; written `in`."""
    to_act: int | None
    """Who acts first, None where nobody has to or the dealer names them."""
    small: tuple[int, ...] = ()
    """Seats of the small blind."""
    big: tuple[int, ...] = ()
    """Seats of the big blind."""
    refused: str | None = None
    """Why it would not deal, in English; None = it would."""
    boards: int = 1
    """How many boards the hand has."""
    bomb: bool = False
    """Whether it is a bomb pot."""
    splash: int = 0
    """Chips the house adds."""
    killer: int | None = None
    """The seat that posts a kill."""
    dues: tuple[DueView, ...] = ()
    """The open entry decisions, for the script's answer; a view reads them from the state."""
    game: str = ""
    """Id of the game."""
    bet: int = 0
    """The total a full call will reach, in chips."""
    short: tuple[int, ...] = ()
    """Seats passed over: due the big blind with less than the small blind (STK-3)."""
    straddle: StraddleView | None = None
    """The live straddle that may be announced next, None = there is none."""
    again: AgainView | None = None
    """Who would pay the blind of the hand before again, None = nobody."""

    def put_in(self, seat: int | None = None) -> int:
        """What a seat puts in before the cards, or all of them; chips."""
        return sum(post.amount for post in self.posts if seat in (None, post.seat))


def standing(posts: Iterable[Post]) -> tuple[tuple[Post, int], ...]:
    """Each post with the live chips its seat has in then: a straddle tops up the blind or kill under it (STR, KIL)."""
    live: dict[int, int] = {}
    totals = []
    for post in posts:
        live[post.seat] = live.get(post.seat, 0) + (post.amount if post.live else 0)
        totals.append((post, live[post.seat]))
    return tuple(totals)
