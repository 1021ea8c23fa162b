"""What the readers of files give: hands as they are said there, amounts in whole chips. And why a file is not taken."""

from pathlib import Path
from typing import Any, Final, Literal

from msgspec import Struct

from engine.state import PostKind
from engine.words import Phrase


class NotImported(Exception):
    """A file is not taken in; nothing of it, or of those that were to come with it, was stored."""

    def __init__(self, line: int, why: Phrase, file: Path | None = None) -> None:
        super().__init__(f"line {line}: {why.message}")
        self.line, self.why, self.file = line, why, file
        """Where it begins, from 1, the reason, and which of several files it is."""


Wins = tuple[tuple[int, int], ...]
"""Seats and chips out of a pot, in the order of the file."""


class ImportedAct(Struct, frozen=True):
    """An act of a player, or a post that was put in between acts (ENT-10)."""

    seat: int
    """Who."""
    action: str
    """fold, check, call, wager, or post."""
    to: int = 0
    """The total of the round for a wager, in chips."""
    live: int = 0
    """Live chips of a post."""
    dead: int = 0
    """Dead chips of a post."""
    put: int | None = None
    """Chips it puts in, None = the file does not say."""
    all_in: bool = False
    """Whether the file says that it is all-in."""


NEVER_LIVE: Final = ("ante", "dead")
"""Posts that are no part of the bet."""
PostWord = Literal["ante", "small", "big", "extra", "dead", "straddle"]
"""What a post is, as far as files tell: `extra` is any other live one, `dead` any that is no part of the bet."""


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
"""What files have for each kind of post; what is dead is `dead`, but for antes."""


def word_of(kind: PostKind, *, live: bool) -> PostWord:
    """What files have for a post."""
    return WORDS[kind] if live or kind == "ante" else "dead"


class PostRead(Struct, frozen=True):
    """A post before the first act."""

    seat: int
    """Whose."""
    word: PostWord
    """What it is."""
    amount: int
    """In chips."""
    kind: PostKind | None = None
    """What it is exactly, None = the file does not say."""
    place: int = 0
    """Its place among the posts of the hand, from 0: a seat may post as much twice."""


class ImportedStreet(Struct, frozen=True):
    """A betting round."""

    cards: str
    """The cards it added to the board, "" where nobody knows them."""
    acts: tuple[ImportedAct, ...]
    """What was done."""
    up: dict[int, str] = {}
    """Upcards by seat, {} where they are not known."""
    draws: dict[int, int] = {}
    """How many cards each seat drew before it."""
    also: tuple[str, ...] = ()
    """The cards it added to each further board or run."""


class TournamentRead(Struct, frozen=True):
    """The tournament a hand was played in."""

    number: str
    """By which its hands belong together."""
    name: str
    """What it is called."""
    began: str
    """When it began, ISO 8601 in UTC."""
    stack: int
    """Chips of an entry."""
    minutes: int
    """How long the level of the hand lasts, 0 = the file does not say."""
    prizes: dict[str, Any] = {}
    """What an entry costs, as the table has it; {} = the file does not say."""
    bounties: tuple[tuple[str, int, str], ...] = ()
    """Who took what in minor units for whom in the hand."""
    anew: frozenset[str] = frozenset()
    """Who entered anew after a bounty was taken for them."""
    counted: frozenset[str] = frozenset()
    """Who plays again though a bounty was taken for them, and has not entered anew: their chips were counted."""
    again: frozenset[str] = frozenset()
    """Who went out in the hand, bought chips again since no bounty was taken for them, and is not dealt in any more."""


class HandRead(Struct, frozen=True, kw_only=True):
    """A hand as a file says it."""

    line: int
    """Where it begins in the file, from 1."""
    table: str
    """The name of its table."""
    began: str
    """When it was dealt, ISO 8601 in UTC; "" = the file does not say."""
    number: int = 0
    """Its number there, 0 = the file does not say."""
    settings: dict[str, Any]
    """The keys of the table: game, limit, blinds and what else it says."""
    currency: str
    """ISO 4217, "" = chips without a worth."""
    whole: bool = False
    """Whether a chip is a whole unit of the currency, no smallest one."""
    seats: int
    """Seats of the table."""
    button: int
    """The button's seat."""
    players: tuple[tuple[int, str, int], ...]
    """Seat, name and chips of everybody dealt in."""
    straddles: tuple[tuple[int, int], ...] = ()
    """Seats and to how many chips they straddled."""
    sleepers: tuple[tuple[int, int], ...] = ()
    """Seats and how many chips they put in as sleepers."""
    tournament: TournamentRead | None = None
    """The tournament it belongs to, None = a cash game."""
    killer: int = 0
    """The seat that posts a kill, 0 = nobody."""
    kill: int = 0
    """To how many chips the hand is killed, 0 = the file does not say."""
    kill_late: int = 0
    """Chips of a kill that is made once the cards are dealt, 0 = it is posted before."""
    late: tuple[tuple[int, int, int], ...] = ()
    """Seats that came in with a post, and how many live and dead chips."""
    bomb: int = 0
    """The ante of a bomb pot, 0 = it is none."""
    boards: int = 1
    """How many boards there were."""
    runs: int = 1
    """How often the rest was dealt."""
    runs_from: int = 0
    """The place of the first street that was dealt several times, from 0."""
    splash: int = 0
    """Chips of the house in the pot."""
    posted: dict[int, int]
    """Chips everybody put in before the first act, live or not."""
    posts: tuple[PostRead, ...] = ()
    """What these are, in the order of the file; () = it does not say."""
    streets: tuple[ImportedStreet, ...]
    """The betting rounds."""
    shown: dict[int, str]
    """Hands that were shown, by seat."""
    mucked: tuple[int, ...] = ()
    """Who mucked at the showdown."""
    rake: int = 0
    """Chips the house took."""
    drop: int = 0
    """Chips taken for promotions."""
    nets: dict[int, int]
    """What each seat won less what it put in, in chips."""
    pots: tuple[Wins, ...] = ()
    """Who won how many chips of each pot, the main pot first; () = the file does not say."""
    heads: tuple[tuple[int, int, int], ...] | None = None
    """Chips of each pot, and of them rake and drop; None = the file does not say."""
    bets: tuple[int, int] | None = None
    """The bets of a limit game with the kill in, None = the file does not say."""
    least: int = 0
    """The smallest bet of another game, 0 = the file does not say."""
    own: bool = False
    """Whether Feltbook wrote it: then it is exported again as it is, or refused."""
    others: tuple["HandRead", ...] = ()
    """The same hand read in other ways, where the file does not say which: it is the first that can be played."""
