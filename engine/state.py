"""The state of a table: frozen, nested cold to hot (table, hand, seat). Amounts in chips, seats from 1."""

from typing import Literal

from msgspec import Struct, field

from engine.settings.records import Game, Settings

Presence = Literal["in", "waiting", "out"]
Entry = Literal["post", "wait", "buy_button", "take_over", "kill_next", "transfer"]
Status = Literal["in", "folded", "all_in"]
PostKind = Literal[
    "ante",
    "small_blind",
    "big_blind",
    "button_blind",
    "post",
    "dead_post",
    "kill",
    "straddle",
    "sleeper",
    "bring_in",
]


class Missed(Struct, frozen=True):
    """Missed-blind marks (ENT-1, ENT-9): chips of each kind that were missed, 0 = none."""

    big: int = 0
    small: int = 0
    ante: int = 0

    @property
    def any(self) -> bool:
        """Whether anything was missed."""
        return bool(self.big or self.small or self.ante)


NOTHING_MISSED = Missed()


class Player(Struct, frozen=True):
    """Who sits in a seat, as it stands between hands.

    `presence`: `in` is dealt the next hand, `waiting` wants to play but is held back (ENT) or waits for the big blind,
    `out` is away or broke. `entry` is the chosen way in. `new` = still owes a way in as a new player (ENT-3).
    `sit_over` = hands to sit out after a seat change, unless a live big blind is posted instead (ENT-6).
    `bought` and `cashed` count the chips bought in and taken off by this player in this seat's sitting.
    `legs`, `kill_debt`: a leg or an owed kill taken along while away (KIL-6). `unposted` = a post owed next deal
    (ENT-10). `behind` = chips of the stack that are still on the way (STK-5). `must_rebuy` = no chips but a full
    rebuy, after a pot won all-in below the minimum buy-in (STK-4).
    `away` = chose to sit out (a broke player is out without it); `skipped` = a hand was dealt without this player.
    `deal_off` = lets the blinds pass the new seat once (ENT-6); `left_at` = when the player left, in session seconds.
    """

    name: str
    stack: int
    presence: Presence = "in"
    entry: Entry | None = None
    new: bool = False
    missed: Missed = NOTHING_MISSED
    sit_over: int = 0
    bought: int = 0
    behind: int = 0
    legs: int = 0
    kill_debt: int = 0
    kills_next: bool = False
    unposted: int = 0
    must_rebuy: bool = False
    downs_away: int = 0
    markers: int = 0
    away: bool = False
    skipped: bool = False
    deal_off: bool = False
    left_at: int = 0


class Post(Struct, frozen=True):
    """Chips put in before the cards: `amount` = put in, `live` = part of the poster's bet."""

    seat: int
    kind: PostKind
    amount: int
    live: bool


class Positions(Struct, frozen=True):
    """Where button and blinds lay in a hand. Under the dead rule positions may be seats nobody posts from.

    `button` is None-free once a hand was dealt; `dead` = its seat is empty or not in. `smalls`, `bigs` are the seats of
    the small and big blind positions (several under the moving rule, `smalls` empty when there is none).
    `dealt` = seats dealt in, clockwise from left of the button. `small_reach` = seat the small blind has come to, also
    where nobody posts it (ENT-1). `buyer` = who bought the button (NOW-1) and has it next hand; `stayed` = the big
    blinds of the hand before, from which the blinds move on then. `own` = a bomb pot's own button (NOW-2).
    """

    button: int
    dead: bool = False
    smalls: tuple[int, ...] = ()
    bigs: tuple[int, ...] = ()
    dealt: tuple[int, ...] = ()
    buyer: int | None = None
    bomb: bool = False
    small_reach: int | None = None
    stayed: tuple[int, ...] = ()
    own: int | None = None

    @property
    def lies(self) -> int:
        """The seat the hand is dealt from: a bomb pot's own button, else the regular one."""
        return self.button if self.own is None else self.own


class Orbit(Struct, frozen=True):
    """How far a new game has come (ENT-8): `button` and `blinds` = seats they went from seat `start` so far."""

    start: int
    button: int = 0
    blinds: int = 0


class Mixing(Struct, frozen=True):
    """How far the game of a mix has come (NOW-13).

    `hands` dealt in it; `start` = where the button lay in the first of them, `moved` = seats it has gone since then;
    `chosen` = somebody chose it for the coming hand.
    """

    hands: int = 0
    start: int = 0
    moved: int = 0
    chosen: bool = False


class Announced(Struct, frozen=True):
    """A straddle, sleeper or voluntary kill said before the deal; `to` in chips (0 for a kill)."""

    kind: Literal["straddle", "sleeper", "kill"]
    seat: int
    to: int = 0


class KillState(Struct, frozen=True):
    """The kill button between hands (KIL-2..6): who holds it, how many legs, and whose kill is due."""

    holder: int | None = None
    legs: int = 0
    due: int | None = None


class Bomb(Struct, frozen=True):
    """An announced bomb pot (NOW-2); `button` = where its own button lies, None = the regular one counts."""

    ante: int
    boards: int = 1
    button: int | None = None


class DealPlan(Struct, frozen=True):
    """What `deal` does: worked out by positions, carried by the event that starts the hand, applied by evolve.

    `posts` in the order of the table script. `starts_after` = seat whose left acts first on the first round (last
    blind, last live straddle, or the button when there are none). `entered` = seats that come in with this hand.
    `folded` = absent seats dealt in and folded at once (ENT-2 deal_in). `missed` = marks after this deal of the seats
    whose marks change. `kill` = chips of the kill this hand, 0 if not killed; `killer` its seat. `straddles` = seats
    of the live straddles in order, `sleepers` likewise. `sat_over` = seats that used up one hand of ENT-6.
    `bet` = what a full call reaches on the first round. `kill_after` = the kill button after this deal. `dealt_off` =
    seats whose blinds have now passed (ENT-6 deal_off). `fresh` = everyone came in as in a new game (BTN-9).
    `voluntary` = the kill was by choice, so it acts last (KIL-11).
    """

    positions: Positions
    posts: tuple[Post, ...]
    starts_after: int
    bet: int
    entered: tuple[int, ...] = ()
    folded: tuple[int, ...] = ()
    missed: tuple[tuple[int, Missed], ...] = ()
    killer: int | None = None
    kill: int = 0
    straddles: tuple[int, ...] = ()
    straddle: int = 0
    sleepers: tuple[int, ...] = ()
    sat_over: tuple[int, ...] = ()
    boards: int = 1
    bomb: bool = False
    splash: int = 0
    kill_after: KillState = KillState()
    orbit: Orbit | None = None
    dealt_off: tuple[int, ...] = ()
    fresh: bool = False
    voluntary: bool = False


class HandSeat(Struct, frozen=True):
    """A seat dealt in. `stack` behind; `bet` this round; `put` live chips of earlier rounds; all in chips.

    `ante` layers like bets, `dead` goes to the main pot (POT-2), `forced` = blinds, posts, antes, straddles, kill
    (KIL-2). `acted_at` = the bet this seat last acted on in this round, -1 before its first action; `acted_level` the
    full level it acted on (BET-6, BET-7); `checked` = checked in this round (BET-3). `reaches` = the total an
    unchanged larger chip in front would cover, 0 without one (PRO-2). `loan` = borrowed in this hand: "open" until the
    next act, "raised" when that was a wager (STK-4). `acts` = whether the player has acted in this hand, and with chips
    (PRO-14).
    """

    seat: int
    stack: int
    start: int
    status: Status = "in"
    bet: int = 0
    put: int = 0
    ante: int = 0
    dead: int = 0
    forced: int = 0
    acted_at: int = -1
    acted_level: int = -1
    checked: bool = False
    up: str = ""
    shown: str = ""
    mucked: bool = False
    reaches: int = 0
    loan: Literal["", "open", "raised"] = ""
    acts: Literal["", "acted", "chips"] = ""

    @property
    def total(self) -> int:
        """Chips of this hand that layer into pots: ante, earlier rounds and this round's bet (POT-1, POT-2)."""
        return self.ante + self.put + self.bet

    @property
    def live(self) -> bool:
        """Whether the hand can still win."""
        return self.status != "folded"


class Wager(Struct, frozen=True):
    """What the player to act may bet, raise or complete: totals for the round, in chips."""

    kind: Literal["bet", "raise", "complete"]
    min: int
    max: int
    unit: int = 1
    amounts: tuple[int, ...] | None = None


class NoWager(Struct, frozen=True):
    """Why no wager is open to the player: a short code and the rule."""

    code: str
    rule: str


class Early(Struct, frozen=True):
    """An act out of turn, noted for later (PRO-8).

    `freed` = a bet or raise came in between. `behind` = the seat whose turn it was, 0 once that no longer matters.
    """

    seat: int
    action: str
    to: int = 0
    freed: bool = False
    behind: int = 0


Matter = Literal["misread", "over_pot", "passed_over", "forward_motion"]


class Question(Struct, frozen=True):
    """A ruling that the book leaves to the floor.

    `seat` = whose ruling it is, `choices` = what may be decided, first what holds as long as nobody decides. `waits` =
    play waits for the decision. `action`, `to` = what would be played (PL-5, PRO-1), `to` in chips.
    """

    about: Matter
    seat: int
    rule: str
    choices: tuple[str, ...]
    waits: bool = False
    action: str = ""
    to: int = 0


class Turn(Struct, frozen=True):
    """The bounds of a turn, worked out once when it begins and read by all.

    `call` = chips the player adds, None when there is nothing to call; `all_in_to` = the player's total when all-in,
    `call_to` = after a call. `no_wager`, `no_call` = why there is none.
    """

    seat: int
    fold: bool
    check: bool
    call: int | None
    bring_in: int | None
    wager: Wager | None
    no_wager: NoWager | None
    all_in_to: int
    call_to: int = 0
    no_call: NoWager | None = None


class Share(Struct, frozen=True):
    """What one seat takes out of one part of a pot. `part` names it: "", "high" or "low"; `run` from 1."""

    seat: int
    amount: int
    pot: int = 1
    run: int = 1
    part: Literal["", "high", "low"] = ""


class AwardedPot(Struct, frozen=True):
    """A pot as pushed: `amount` before rake, who could win it, `rake` and `drop` taken from it."""

    amount: int
    seats: tuple[int, ...]
    rake: int = 0
    drop: int = 0


class Hand(Struct, frozen=True):
    """A running hand. `seats` is indexed by seat - 1, None where nobody is dealt in; `order` = clockwise, button last.

    `bets`, `minimum_bet` = the limits of this hand, kill included. `bet` = total that a full call reaches; `level` =
    last full bet level of the round (limit games, BET-7);
    `raise_size` = last full bet or raise; `raises` = raises counted (LIM-2); `opened` = a wager was made this round.
    `queue` = seats yet to act in order, first is to act; `last_killer` = killer who acts last and has not (KIL-9).
    `needs` = bring_in or first when the dealer has to name a seat; `fresh` = nobody acted yet;
    `early` = acts out of turn noted in this round; `clock_on` = seat on the clock since `clock_since` seconds.
    `withdrawn` = cards of the coming street that were shown too early and taken back (PRO-16).
    `returned` = (seat, chips) that nobody called; `awarded`, `shares`, `by_folds` = the pots as pushed.
    """

    number: int
    plan: DealPlan
    seats: tuple[HandSeat | None, ...]
    order: tuple[int, ...]
    bets: tuple[int, int] | None = None
    minimum_bet: int = 1
    street: int = 0
    bet: int = 0
    level: int = 0
    raise_size: int = 0
    raises: int = 0
    opened: bool = False
    capped: bool = False
    began: int = 0
    queue: tuple[int, ...] = ()
    late_killer: int | None = None
    big_blind_acted: bool = False
    bring_in_seat: int | None = None
    needs: Literal["bring_in", "first"] | None = None
    turn: Turn | None = None
    phase: Literal["betting", "street", "showdown"] = "betting"
    runs: int = 1
    board: str = ""
    boards: tuple[str, ...] = ()
    splash: int = 0
    open_pair: bool = False
    big_bet_made: bool = False
    fresh: bool = True
    early: tuple[Early, ...] = ()
    clock_on: int | None = None
    clock_since: int = 0
    withdrawn: tuple[str, ...] = ()
    awarded: tuple[AwardedPot, ...] = ()
    shares: tuple[Share, ...] = ()
    by_folds: bool = False
    returned: tuple[tuple[int, int], ...] = ()


class LastHand(Struct, frozen=True):
    """What stays visible of the hand just ended: posts, board and who won what (seat, chips).

    `dealt` = seats dealt in, `live` = those with a hand at the end, `winners` = who took something out of a pot,
    `shown` = seats and their cards. `pots`, `shares` = as pushed; `by_folds` = all others had folded; `returned` =
    (seat, chips) that nobody called. `paid` = (payer, to, purpose) of side payments since (NOW-4, NOW-5). `splash` =
    chips of the house in the pot, `second_round` = one was dealt, or the hand came to a showdown (POT-9).
    """

    posts: tuple[Post, ...] = ()
    board: str = ""
    won: tuple[tuple[int, int], ...] = ()
    boards: tuple[str, ...] = ()
    dealt: tuple[int, ...] = ()
    live: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    shown: tuple[tuple[int, str], ...] = ()
    pots: tuple[AwardedPot, ...] = ()
    shares: tuple[Share, ...] = ()
    by_folds: bool = False
    returned: tuple[tuple[int, int], ...] = ()
    paid: tuple[tuple[int, int, str], ...] = ()
    splash: int = 0
    second_round: bool = False


class StandUp(Struct, frozen=True):
    """The stand-up game (NOW-5): seats that take part, and those still standing; one left has lost."""

    players: tuple[int, ...]
    standing: tuple[int, ...]


class Till(Struct, frozen=True):
    """Chips that came in and went out of the session, for the recount (verify)."""

    bought: int = 0
    cashed: int = 0
    raked: int = 0
    dropped: int = 0
    taken: int = 0
    unaccounted: int = 0
    splashed: int = 0


class Since(Struct, frozen=True):
    """When something was last done, for the reminders: seconds since the session began, hands, dealer changes."""

    time: int = 0
    dealer: int = 0
    dealers: int = 0
    level: int = 0
    bomb_at: int = 0
    bomb_hand: int = 0
    bomb_dealers: int = 0


class TableState(Struct, frozen=True):
    """Everything that is known at a table. `seats` is indexed by seat - 1, None = empty.

    `before` = the hand before the last act, as long as nobody acted behind it (PRO-7, PRO-9); `question` = what the
    floor is asked. `aside` = absent players over whose chips somebody plays, with their seats (ENT-11). `boards` =
    boards of the coming hand (NOW-3), `level` = the tournament level that is on, from 1. `undealt` = the table before
    the running hand was dealt (PRO-14), `asked_last` = the hand before the last act somebody was asked for
    (PRO-16). `mixing` = how far the game of a mix has come (NOW-13). `misdeal` = why the hand dealt last was a
    misdeal, "" when it was none.
    """

    settings: Settings
    game: Game
    seats: tuple[Player | None, ...]
    number: int = 0
    hand: Hand | None = None
    before: Hand | None = None
    asked_last: Hand | None = None
    undealt: "TableState | None" = None
    misdeal: str = ""
    mixing: Mixing = Mixing()
    question: Question | None = None
    positions: Positions | None = None
    placed_button: int | None = None
    orbit: Orbit | None = None
    gone: tuple[Player, ...] = ()
    last: LastHand = LastHand()
    kill: KillState = KillState()
    rock: int | None = None
    announced: tuple[Announced, ...] = ()
    bomb: Bomb | None = None
    boards: int = 1
    splash: int = 0
    stand_up: StandUp | None = None
    level: int = 0
    next_settings: Settings | None = None
    next_game: Game | None = None
    asked: tuple[str, ...] = ()
    leaving: tuple[int, ...] = ()
    vacated: tuple[tuple[int, Player], ...] = ()
    aside: tuple[tuple[int, Player], ...] = ()
    till: Till = Till()
    at: int = 0
    dealer: str | None = None
    since: Since = Since()
    notes: tuple[str, ...] = field(default=())
    ended: bool = False

    def player(self, seat: int) -> Player | None:
        """Who sits in `seat` (from 1), None when it is empty."""
        return self.seats[seat - 1]

    def dealt(self, seat: int) -> HandSeat | None:
        """The seat in the running hand, None when it is not dealt in or no hand runs."""
        return self.hand.seats[seat - 1] if self.hand is not None and seat <= len(self.hand.seats) else None
