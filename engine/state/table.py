"""The state of a table. Chips, seats from 1."""

from typing import Literal

from msgspec import Struct, field

from engine.settings.records import Game, Settings
from engine.state.deal import Announced, AnnouncedBomb, KillCause, KillState, Mixing, Orbit, Positions
from engine.state.ending import Closing, When
from engine.state.hand import Hand, HandSeat, LastHand
from engine.state.own_chips import Losses
from engine.state.players import Player
from engine.state.turn import Question


class StandUp(Struct, frozen=True):
    """The stand-up game (NOW-5)."""

    players: tuple[int, ...]
    """Seats that take part."""
    standing: tuple[int, ...]
    """Those of them still standing; the last one left has lost."""


SplitWay = Literal["equal", "chips", "icm"]
"""How prizes are split: in equal parts, by chips, or by the independent chip model."""


NoteAnswer = Literal["accepted", "declined"]
"""A dealer's answer to a note of the card room."""


class Split(Struct, frozen=True):
    """A split of the prizes among the remaining players of a tournament; minor units of its currency."""

    parts: tuple[tuple[int, int], ...]
    """Pairs of seat and its part."""
    first: int = 0
    """The amount kept for the final winner."""

    @property
    def largest_first(self) -> tuple[tuple[int, int], ...]:
        """Return the parts in list order: largest first, equal parts by seat."""
        return tuple(sorted(self.parts, key=lambda part: (-part[1], part[0])))


class Till(Struct, frozen=True):
    """Chips that came in and went out of the session, for the recount (verify)."""

    bought: int = 0
    """Chips bought in."""
    cashed: int = 0
    """Chips taken off by players who left."""
    raked: int = 0
    """Rake."""
    dropped: int = 0
    """Drop for promotions."""
    taken: int = 0
    """Time collected, tips, kitty and the like."""
    unaccounted: int = 0
    """Counted stacks less recorded ones."""
    splashed: int = 0
    """Chips added to pots by the house."""
    raced: int = 0
    """Chips gained by chip races, negative = lost."""


class Since(Struct, frozen=True):
    """When actions were last done, for the reminders."""

    time: int = 0
    """Second of the last time collection."""
    dealer: int = 0
    """Second of the last dealer change."""
    dealers: int = 0
    """Dealer changes so far."""
    level: int = 0
    """Second the level began."""
    paused: int | None = None
    """Second the level's clock was paused, None = it runs."""
    bomb_at: int = 0
    """Second of the last bomb pot."""
    bomb_hand: int = 0
    """Hand number of the last bomb pot."""
    bomb_dealers: int = 0
    """Dealer changes before the last bomb pot."""


class TableState(Struct, frozen=True):
    """The complete state of a table."""

    settings: Settings
    """The house rules in force."""
    game: Game
    """The current game."""
    seats: tuple[Player | None, ...]
    """The players by seat - 1, None = empty."""
    number: int = 0
    """Number of the running hand, or of the last one."""
    hand: Hand | None = None
    """The running hand."""
    before: Hand | None = None
    """The hand before the last act at the table, None when it cannot be taken back any more (PRO-7, PRO-9)."""
    asked_last: Hand | None = None
    """The hand before the last act, or skipped turn, of a player; a street taken back restores it (PRO-16)."""
    undealt: "TableState | None" = None
    """The table before the running hand was dealt (PRO-14)."""
    misdeal: str = ""
    """Why the last deal was a misdeal, "" when it was none."""
    mixing: Mixing = Mixing()
    """The progress of the current game of the mix (NOW-13)."""
    question: Question | None = None
    """The open question to the floor, None without one."""
    positions: Positions | None = None
    """The positions of the last deal, None before the first."""
    placed_button: int | None = None
    """The seat the button was put on for the coming hand, None = none (BTN-7)."""
    placed_blinds: tuple[tuple[int, ...], tuple[int, ...]] | None = None
    """Seats of small and big blinds that were put with the button, None = they follow the rule."""
    orbit: Orbit | None = None
    """The progress of a new game (ENT-8)."""
    gone: tuple[Player, ...] = ()
    """Players who left and whose record matters if they return (STK-2, KIL-6)."""
    last: LastHand = LastHand()
    """The last hand that ended."""
    kill: KillState = KillState()
    """The kill button."""
    kill_cause: KillCause | None = None
    """Why the kill is due, or why a leg was not added, after the last hand."""
    rock: int | None = None
    """The seat that holds the rock (STR-4)."""
    announced: tuple[Announced, ...] = ()
    """Announcements for the coming hand."""
    bomb: AnnouncedBomb | None = None
    """The bomb pot announced for the coming hand."""
    boards: int = 1
    """Boards of the coming hand (NOW-3)."""
    splash: int = 0
    """Chips the house adds to the coming pot (NOW-6)."""
    stand_up: StandUp | None = None
    """The stand-up game, None = none runs."""
    level: int = 0
    """The number of the current tournament level, from 1; 0 = none."""
    next_settings: Settings | None = None
    """Settings that apply from the next hand on, None = no change."""
    next_game: Game | None = None
    """The game of the next settings."""
    asked: tuple[str, ...] = ()
    """Requests made during the hand, as JSON of the commands (STK-1)."""
    leaving: tuple[int, ...] = ()
    """Seats whose players leave at the end of the hand."""
    vacated: tuple[tuple[int, Player], ...] = ()
    """Seats left since the last deal, with the players who left (ENT-5)."""
    busts: tuple[tuple[str, When], ...] = ()
    """Players out of a tournament, by name, with hand, whether they left with chips after it, and those chips."""
    losses: tuple[tuple[str, Losses], ...] = ()
    """Losses of tournament players with purchased chips in the stack, by name, in case a rebuy is corrected later."""
    entries: tuple[int, ...] = ()
    """Chips of each entry into a tournament, in the order the players sat down."""
    rebuys: int = 0
    """Number of rebuys in a tournament with prizes."""
    add_ons: int = 0
    """Number of add-ons in a tournament with prizes."""
    split: Split | None = None
    """The split of the prizes, None = none was agreed."""
    aside: tuple[tuple[int, Player], ...] = ()
    """Absent players whose chips another player plays over, with their seats (ENT-11)."""
    till: Till = Till()
    """Chips in and out of the session."""
    closing: Closing = Closing()
    """The entries about the settlement."""
    at: int = 0
    """Seconds since the session began."""
    dealer: str | None = None
    """The name of the dealer, None = not given."""
    since: Since = Since()
    """When actions were last done."""
    notes: tuple[str, ...] = field(default=())
    """Why requests of the last hand were refused, in English."""
    ended: bool = False
    """Whether the session is over."""
    wanted: int | None = None
    """Second the floor was called to the table, None = not called."""
    answered: tuple[int, ...] = ()
    """Numbers of the card room's notes that have an answer."""

    def player(self, seat: int) -> Player | None:
        """Return the player in `seat` (from 1), None when it is empty."""
        return self.seats[seat - 1]

    @property
    def entries_closed(self) -> bool:
        """Whether entries, rebuys and add-ons of the prizes are closed."""
        prizes = self.settings.prizes
        return prizes is not None and 0 < prizes.closed_after < self.level

    @property
    def coming_settings(self) -> Settings:
        """Return the settings of the next hand."""
        return self.next_settings or self.settings

    def dealt(self, seat: int) -> HandSeat | None:
        """Return the seat in the running hand, None when it is not dealt in or no hand runs."""
        return self.hand.seats[seat - 1] if self.hand is not None and 1 <= seat <= len(self.hand.seats) else None

    @property
    def seats_to_act(self) -> tuple[int, ...]:
        """Return the seats that have yet to act in this round, in order; absent players are folded in turn instead."""
        hand = self.hand
        if hand is None or hand.turn is None:
            return ()
        return tuple(seat for seat in hand.queue if seat not in self.leaving and seat not in hand.plan.folded)

    def stack_at(self, seat: int) -> int:
        """Return the chips of a player now, in a running hand those behind the bet; 0 for an empty seat."""
        holder = self.dealt(seat) or self.player(seat)
        return holder.stack if holder is not None else 0
