"""The state as it is told: exactly the words of the table script, typed. The desktop renders from these records.

Built by `engine.view.telling.tell(state)`; every figure in chips, seats from 1. Parts compare by equality, so a view
knows what to repaint.
"""

from typing import Any, Literal

from msgspec import Struct, field

from engine.state import Early, Missed, NoWager, Post, Question, Wager


class ButtonView(Struct, frozen=True):
    """Where the button lies; `dead` = nobody is dealt in there."""

    seat: int
    dead: bool


class LegalView(Struct, frozen=True):
    """What the player to act may do; `call` in chips to add; `reasons` = why something is not open."""

    fold: bool
    check: bool
    call: int | None
    bring_in: int | None
    wager: Wager | None
    reasons: dict[str, NoWager]


class PotView(Struct, frozen=True):
    """A pot: live hands that can win it, and those that have yet to put in their share."""

    amount: int
    seats: tuple[int, ...]
    unmatched: tuple[int, ...]


class SeatView(Struct, frozen=True):
    """An occupied seat. `state`: in, folded, all_in, waiting, out; `stack` behind, `bet` this round.

    `behind` = chips of the stack still on the way (STK-5); `markers` = open IOUs (STK-4); `unposted` = owed next deal
    (ENT-10). `up` = upcards (stud).
    """

    player: str
    stack: int
    bet: int
    state: Literal["in", "folded", "all_in", "waiting", "out"]
    missed: Missed
    cards: str = ""
    behind: int = 0
    dealt: bool = False
    new: bool = False
    entry: str | None = None
    markers: int = 0
    unposted: int = 0
    up: str = ""


class RaisesView(Struct, frozen=True):
    """Raises made and allowed in a capped round (LIM-2)."""

    made: int
    of: int


class LimitsView(Struct, frozen=True):
    """The limits of the running or coming hand, kill included."""

    bets: tuple[int, int] | None
    minimum_bet: int | None
    raises: RaisesView | None
    cap: int | None


class KillView(Struct, frozen=True):
    """The kill: who holds the button with how many legs, whether this hand is killed, whose kill is due, its chips."""

    holder: int | None = None
    legs: int = 0
    active: bool = False
    due: int | None = None
    amount: int = 0


class DueOption(Struct, frozen=True, omit_defaults=True):
    """One way in: `post_in` = hands until posting is allowed, `big_blind_in` = hands until the big blind comes."""

    entry: str
    live: int | None = None
    dead: int | None = None
    post_in: int | None = None
    big_blind_in: int | None = None


class DueView(Struct, frozen=True):
    """An open entry decision."""

    seat: int
    owes: Missed
    rules: tuple[str, ...]
    options: tuple[DueOption, ...]
    chosen: str | None = None


ReminderKind = Literal["time", "bomb", "dealer", "chip_run", "seven_deuce", "stand_up", "level"]


class Reminder(Struct, frozen=True):
    """Something to be reminded of.

    `hands` = hands to go, `amount` in chips, `seat` = who collects (NOW-4) or pays (NOW-5).
    """

    kind: ReminderKind
    due: bool
    hands: int | None = None
    amount: int | None = None
    seat: int | None = None


class ClockView(Struct, frozen=True):
    """The clock on a player (PRO-10): called at second `since`, `seconds` long, a warning `warning` before its end."""

    seat: int
    since: int
    seconds: int
    warning: int


class LevelClock(Struct, frozen=True):
    """The tournament level that is on: `left` = seconds until it is over; blinds and ante in chips."""

    number: int
    of: int
    blinds: tuple[int, ...]
    ante: int
    left: int


class MixView(Struct, frozen=True):
    """The mix (NOW-13): `number` of the game that is on, from 1, `of` so many; `game` and `next` = ids of games.

    `next` = None where the button chooses. `hands` = hands of this game to come, the running one not among them;
    `until` = the seat the button has to come back to; `chooser` = whose choice the coming hand is, `chosen` = it was
    made.
    """

    number: int
    of: int
    game: str
    games: tuple[str, ...]
    change: str
    next: str | None = None
    hands: int | None = None
    until: int | None = None
    chooser: int | None = None
    chosen: bool = False


class PreviewView(Struct, frozen=True, kw_only=True):
    """What `deal` would do now; `seats_in` is told as `in`. `refused` says why it would not deal.

    `dues` = the open entry decisions, for the script's answer; who has the state at hand finds them there.
    `short` = passed over: due the big blind with less than the small blind (STK-3).
    """

    button: ButtonView | None
    posts: tuple[Post, ...]
    seats_in: tuple[int, ...] = field(name="in")
    to_act: int | None
    small: tuple[int, ...] = ()
    big: tuple[int, ...] = ()
    refused: str | None = None
    boards: int = 1
    bomb: bool = False
    splash: int = 0
    killer: int | None = None
    dues: tuple[DueView, ...] = ()
    game: str = ""
    short: tuple[int, ...] = ()


class StateView(Struct, frozen=True):
    """The whole table as the script tells it.

    `floor` = the ruling left to the floor; `out_of_turn` = acts noted for later (PRO-8); `show_pot` = whether players
    may be told the pot and the maximum (PRO-12); `face_up` = all-in hands are turned up (POT-8); `standing` = who
    stands in the stand-up game (NOW-5). `misdeal` = why the hand dealt last was one (PRO-14), "" when it was none;
    `withdrawn` = cards of the coming street that were shown too early (PRO-16).
    """

    hand: int
    phase: Literal["between", "betting", "street", "showdown"]
    needs: Literal["bring_in", "first"] | None
    street: str | None
    button: ButtonView | None
    posts: tuple[Post, ...]
    to_act: int | None
    legal: LegalView | None
    bet: int
    total_pot: int
    pots: tuple[PotView, ...]
    seats: dict[int, SeatView]
    limits: LimitsView
    kill: KillView
    rock: int | None
    dues: tuple[DueView, ...]
    reminders: tuple[Reminder, ...]
    raked: int
    board: str
    notes: tuple[Any, ...]
    boards: tuple[str, ...] = ()
    runs: int = 1
    floor: Question | None = None
    out_of_turn: tuple[Early, ...] = ()
    clock: ClockView | None = None
    show_pot: bool = True
    face_up: bool = False
    dealer: str | None = None
    standing: tuple[int, ...] = ()
    level: LevelClock | None = None
    misdeal: str = ""
    withdrawn: tuple[str, ...] = ()
    mix: MixView | None = None
