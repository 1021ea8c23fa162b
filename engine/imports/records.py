"""Records of imported hands, with amounts in whole chips, and the error for files that are refused."""

from pathlib import Path
from typing import Any, Final, Literal

from msgspec import Struct

from engine.state import PostKind
from engine.words import Phrase


class NotImported(Exception):
    """Raised for a file that cannot be imported; nothing is stored of it or of files imported with it."""

    def __init__(self, line: int, why: Phrase, file: Path | None = None) -> None:
        super().__init__(f"line {line}: {why.message}")
        self.line, self.why, self.file = line, why, file
        """Line of the file, from 1; the reason; and the file, None = the only one."""


Wins = tuple[tuple[int, int], ...]
"""Seats and chips won from a pot, in the order of the file."""


class ImportedAct(Struct, frozen=True):
    """An act of a player, or a post between acts (ENT-10)."""

    seat: int
    """Seat of the player."""
    action: str
    """fold, check, call, wager, or post."""
    to: int = 0
    """Total for the round after a wager, in chips."""
    live: int = 0
    """Live chips of a post."""
    dead: int = 0
    """Dead chips of a post."""
    put: int | None = None
    """Chips put in, None = the file does not give them."""
    all_in: bool = False
    """Whether the file marks it as all-in."""


NEVER_LIVE: Final = ("ante", "dead")
"""Words of posts that are never part of the bet."""
PostWord = Literal["ante", "small", "big", "extra", "dead", "straddle"]
"""Kind of a post as far as files tell: `extra` is any other live post, `dead` any that is not part of the bet."""


WORDS: Final[dict[PostKind, PostWord]] = {
    "ante": "ante",
    "small_blind": "small",
    "big_blind": "big",
    "button_blind": "extra",
    "post": "extra",
    "dead_post": "dead",
    "kill": "extra",
    "straddle": "straddle",
    "sleeper": "extra",
}
"""Word of each kind of post; dead posts other than antes are `dead`."""


def word_of(kind: PostKind, *, live: bool) -> PostWord:
    """Return the word of a post."""
    return WORDS[kind] if live or kind == "ante" else "dead"


class PostRead(Struct, frozen=True):
    """A post before the first act."""

    seat: int
    """Seat of the player."""
    word: PostWord
    """Kind as far as the file tells."""
    amount: int
    """Chips."""
    kind: PostKind | None = None
    """Exact kind, None = the file does not give it."""
    place: int = 0
    """Index among the posts of the hand; it tells equal posts of a seat apart."""


class ImportedStreet(Struct, frozen=True):
    """A betting round."""

    cards: str
    """Cards added to the board, "" = not given."""
    acts: tuple[ImportedAct, ...]
    """Acts, in order."""
    up: dict[int, str] = {}
    """Upcards by seat, {} = not given."""
    draws: dict[int, int] = {}
    """Number of cards drawn by each seat before the round."""
    also: tuple[str, ...] = ()
    """Cards added to each further board or run."""


class TournamentRead(Struct, frozen=True):
    """The tournament of a hand."""

    number: str
    """Identifier, by which its hands belong together."""
    name: str
    """Title."""
    began: str
    """Beginning, ISO 8601 in UTC."""
    stack: int
    """Chips of an entry."""
    minutes: int
    """Duration of the hand's level in minutes, 0 = not given."""
    prizes: dict[str, Any] = {}
    """Costs of an entry as the table's keys; {} = not given."""
    bounties: tuple[tuple[str, int, str], ...] = ()
    """Bounties of the hand: hunter, amount in minor units, player knocked out."""
    reentered: frozenset[str] = frozenset()
    """Players who entered again after a bounty was taken for them."""
    counted: frozenset[str] = frozenset()
    """Players who go on after a bounty was taken for them without a new entry: their chips were counted."""
    again: frozenset[str] = frozenset()
    """Players knocked out in the hand without a bounty, who bought chips again but are in no later hand."""


class HandRead(Struct, frozen=True, kw_only=True):
    """A hand as read from a file."""

    line: int
    """Line of the file where it begins, from 1."""
    table: str
    """Name of the table."""
    began: str
    """Time of the deal, ISO 8601 in UTC; "" = not given."""
    number: int = 0
    """Number in the file, 0 = not given."""
    settings: dict[str, Any]
    """Keys of the table: game, limit, blinds and others that the file gives."""
    currency: str
    """ISO 4217, "" = chips without a worth."""
    whole: bool = False
    """Whether a chip is a whole unit of the currency, not the smallest one."""
    seats: int
    """Seats of the table."""
    button: int
    """Seat of the button."""
    players: tuple[tuple[int, str, int], ...]
    """Seat, name and stack of each player dealt in."""
    straddles: tuple[tuple[int, int], ...] = ()
    """Seats of straddles, with their totals in chips."""
    sleepers: tuple[tuple[int, int], ...] = ()
    """Seats of sleepers, with their totals in chips."""
    tournament: TournamentRead | None = None
    """Tournament of the hand, None = a cash game."""
    killer: int = 0
    """Seat that posts a kill, 0 = none."""
    kill: int = 0
    """Total of the kill in chips, 0 = not given."""
    kill_late: int = 0
    """Chips of a kill posted after the deal, 0 = it is posted before."""
    late: tuple[tuple[int, int, int], ...] = ()
    """Entry posts: seat, live chips, dead chips."""
    bomb: int = 0
    """Ante of a bomb pot, 0 = the hand is none."""
    boards: int = 1
    """Number of boards."""
    runs: int = 1
    """How often the rest was dealt."""
    runs_from: int = 0
    """Index of the first street that was dealt several times."""
    splash: int = 0
    """Chips of the house in the pot."""
    posted: dict[int, int]
    """Chips put in by each seat before the first act, live and dead."""
    posts: tuple[PostRead, ...] = ()
    """The posts, in the order of the file; () = not given."""
    streets: tuple[ImportedStreet, ...]
    """The betting rounds."""
    shown: dict[int, str]
    """Hands that were shown, by seat."""
    mucked: tuple[int, ...] = ()
    """Seats that mucked at the showdown."""
    rake: int = 0
    """Chips taken by the house."""
    drop: int = 0
    """Chips taken for promotions."""
    nets: dict[int, int]
    """Net of each seat: chips won less chips put in."""
    pots: tuple[Wins, ...] = ()
    """Winners of each pot with their chips, the main pot first; () = not given."""
    heads: tuple[tuple[int, int, int], ...] | None = None
    """Chips, rake and drop of each pot; None = not given."""
    bets: tuple[int, int] | None = None
    """Bets of a limit game, kill included; None = not given."""
    least: int = 0
    """Smallest bet of a game without fixed limit, 0 = not given."""
    own: bool = False
    """Whether Feltbook wrote the file: then its export must be the same, or the hand is refused."""
    others: tuple["HandRead", ...] = ()
    """Other readings of an ambiguous hand; the first that can be played is used."""
