"""The state as views and answers show it: the words of the table script, typed. The desktop renders these records.

Built by `engine.view.telling.tell(state)`; every figure in chips, seats from 1. Parts compare by equality, so a view
knows what to repaint.
"""

from typing import Any, Literal

from msgspec import Struct, field

from engine.state import Early, Missed, NoWager, Post, Question, Wager


class ButtonView(Struct, frozen=True):
    """Where the button lies."""

    seat: int
    """From 1."""
    dead: bool
    """Whether nobody is dealt in there."""


class LegalView(Struct, frozen=True):
    """What the player to act may do."""

    fold: bool
    """Whether folding is open."""
    check: bool
    """Whether checking is open."""
    call: int | None
    """Chips to add for a call, None when there is nothing to call."""
    bring_in: int | None
    """Chips of the bring-in, None when none is due."""
    wager: Wager | None
    """The bounds of a bet, raise or completion, None when none is open."""
    reasons: dict[str, NoWager]
    """Why a call or a wager is not open, by its name."""


class PotView(Struct, frozen=True):
    """A pot, the main pot or a side pot."""

    amount: int
    """In chips."""
    seats: tuple[int, ...]
    """Live hands that can win it; who mucked at the showdown cannot (NOW-11)."""
    unmatched: tuple[int, ...]
    """Those of them who have yet to put in their share."""


class SeatView(Struct, frozen=True):
    """An occupied seat."""

    player: str
    """The name."""
    stack: int
    """Chips behind the bet."""
    bet: int
    """Chips in front in this round."""
    state: Literal["in", "folded", "all_in", "waiting", "out"]
    """What the player is to the running hand, or to the coming one."""
    missed: Missed
    """Missed-blind marks (ENT-1)."""
    cards: str = ""
    """The cards shown, "" = none."""
    behind: int = 0
    """Chips of the stack that are still on the way (STK-5)."""
    dealt: bool = False
    """Whether the seat is dealt into the running hand."""
    new: bool = False
    """Whether the player still owes a way in as a new player (ENT-3)."""
    entry: str | None = None
    """The way in that was chosen."""
    markers: int = 0
    """Open IOUs, in chips (STK-4)."""
    unposted: int = 0
    """Chips owed next deal (ENT-10)."""
    up: str = ""
    """Upcards (stud)."""
    owes_kill: int = 0
    """The kill that is owed from before the player went away, in chips (KIL-6)."""
    place: int = 0
    """The place of who is out of a tournament, 0 = none."""
    away: bool = False
    """Whether the player is away and dealt into the running hand all the same (ENT-2)."""


class RaisesView(Struct, frozen=True):
    """Raises in a capped round (LIM-2)."""

    made: int
    """Raises so far."""
    of: int
    """Raises allowed."""


class LimitsView(Struct, frozen=True):
    """The limits of the running or coming hand, kill included; chips."""

    bets: tuple[int, int] | None
    """Small and big bet, None where bets are not fixed."""
    minimum_bet: int | None
    """The smallest bet."""
    raises: RaisesView | None
    """Raises made and allowed, None where they are not capped."""
    cap: int | None
    """The most a player may put into the hand, None = no cap (LIM-6)."""


class KillView(Struct, frozen=True):
    """The kill button and the kill (KIL)."""

    holder: int | None = None
    """The seat that holds the button, None = it is neutral."""
    legs: int = 0
    """The legs the holder has."""
    active: bool = False
    """Whether this hand is killed."""
    due: int | None = None
    """The seat that has to kill the coming hand."""
    amount: int = 0
    """Chips of the kill, 0 = none."""


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
    def besides(self) -> int:
        """Chips owed in all besides a kill: a kill that is posted on the way in stands for all live ones (KIL-6)."""
        post = next((option for option in self.options if option.entry == "post"), None)
        if post is not None and post.kill:
            return post.dead or 0
        live = (option.live or 0 for option in self.options if option.entry in ("post", "kill_next"))
        return self.owes.whole or max(live, default=0)


ReminderKind = Literal["time", "bomb", "dealer", "chip_run", "seven_deuce", "stand_up", "level"]


class Reminder(Struct, frozen=True):
    """Something to be reminded of."""

    kind: ReminderKind
    """What it is about."""
    due: bool
    """Whether it is due now."""
    hands: int | None = None
    """Hands to go."""
    amount: int | None = None
    """In chips; of a level its number."""
    seat: int | None = None
    """Who collects (NOW-4) or pays (NOW-5)."""


class ClockView(Struct, frozen=True):
    """The clock on a player (PRO-10)."""

    seat: int
    """On whom it was called."""
    since: int
    """The second of the session when it was called."""
    seconds: int
    """How long it runs."""
    warning: int
    """How long before its end the warning comes, in seconds."""


class LevelClock(Struct, frozen=True):
    """The tournament level that is on; in a hand the one it was dealt at, whatever the next hand is played at."""

    number: int
    """From 1."""
    of: int
    """How many levels there are."""
    blinds: tuple[int, ...]
    """In chips."""
    ante: int
    """In chips."""
    left: int
    """Seconds until the level is over, or the next one where that was chosen: its clock runs at once."""
    paused: bool = False
    """Whether its clock is paused."""
    rest: int = 0
    """Minutes of the break that follows it, 0 = none."""
    rest_left: int = 0
    """Seconds until the break is over, 0 while none is on."""
    next: int = 0
    """Number of another level that was chosen in the running hand for the next one, 0 = none."""


class MixView(Struct, frozen=True):
    """The mix that is played (NOW-13)."""

    number: int
    """Which game is on, from 1."""
    of: int
    """How many games there are."""
    game: str
    """Id of the game that is on."""
    games: tuple[str, ...]
    """Ids of all games, in their order."""
    change: str
    """When the game changes, as the setting `mix_change` has it."""
    next: str | None = None
    """Id of the next game, None where the button chooses."""
    hands: int | None = None
    """Hands of this game to come, without the running one; None where it does not change by hands."""
    until: int | None = None
    """The seat the button has to come back to."""
    chooser: int | None = None
    """Whose choice the coming hand is."""
    chosen: bool = False
    """Whether the choice was made."""


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


class StateView(Struct, frozen=True):
    """The whole table, in the words of the table script. Chips, seats from 1."""

    hand: int
    """Number of the running hand, or of the last one."""
    phase: Literal["between", "betting", "street", "showdown"]
    """Where the hand stands."""
    needs: Literal["bring_in", "first"] | None
    """What the dealer has to name, None = nothing."""
    street: str | None
    """Name of the street, None between hands."""
    button: ButtonView | None
    """Where the button lies, None before the first deal."""
    posts: tuple[Post, ...]
    """The posts of the running hand, or of the last one."""
    to_act: int | None
    """Who acts."""
    legal: LegalView | None
    """What they may do."""
    bet: int
    """The total a full call reaches."""
    total_pot: int
    """Everything put in, this round's bets included."""
    pots: tuple[PotView, ...]
    """The pots, main pot first."""
    seats: dict[int, SeatView]
    """The occupied seats, by number."""
    limits: LimitsView
    """The limits of the running or coming hand."""
    kill: KillView
    """The kill button."""
    rock: int | None
    """The seat that holds the rock (STR-4)."""
    dues: tuple[DueView, ...]
    """The open entry decisions, between hands."""
    reminders: tuple[Reminder, ...]
    """What the dealer should be reminded of."""
    raked: int
    """Rake of the session so far."""
    board: str
    """The first board."""
    notes: tuple[Any, ...]
    """Why some of what was asked for in the last hand was not done, in English."""
    boards: tuple[str, ...] = ()
    """Every board."""
    runs: int = 1
    """How often the rest is dealt (POT-7)."""
    floor: Question | None = None
    """The ruling that is left to the floor."""
    out_of_turn: tuple[Early, ...] = ()
    """Acts noted for later (PRO-8)."""
    clock: ClockView | None = None
    """The clock on a player."""
    show_pot: bool = True
    """Whether players may be told the pot and the maximum (PRO-12)."""
    face_up: bool = False
    """Whether all-in hands are turned up (POT-8)."""
    dealer: str | None = None
    """Who deals, None = nobody was named."""
    standing: tuple[int, ...] = ()
    """Who stands in the stand-up game (NOW-5)."""
    level: LevelClock | None = None
    """The tournament level that is on."""
    misdeal: str = ""
    """Why the hand dealt last was a misdeal, "" when it was none (PRO-14)."""
    wanted: bool = False
    """Whether the dealer called the floor."""
    withdrawn: tuple[str, ...] = ()
    """Cards of the coming street that were shown too early (PRO-16)."""
    mix: MixView | None = None
    """The mix that is played."""
