"""Hands as stories: who sat where, what was put in and done round by round, and how the pots went. From the events.

One story a hand, in its final state: what was undone, taken back or corrected is not in it. Chips, seats from 1.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace

from engine import events as ev
from engine.betting.reach import all_in_by_posts
from engine.evolve import evolve
from engine.evolve.begin_hand import PLACES
from engine.exports.story import PlayedAct, Round, Sitter, Story
from engine.journal.codec import events_of
from engine.journal.errors import reading
from engine.journal.steps import JournalStep
from engine.settings.records import Game
from engine.state import Hand, Post, TableState
from engine.values import parse_cards

Called = Callable[[int, int, int], str]
"""The name of who sat in a seat: seat, sequence of the step, place of the event in it."""
BY_ITSELF = ("left", "absent", "early", "passed_over")


@dataclass
class _Building:
    """A hand while its events are read."""

    at: int
    """The second it was dealt."""
    elsewhere: int = 0
    """The number of the hand in the file it was taken from."""
    moves: list[list[PlayedAct]] = field(default_factory=list)
    """What was done, by round."""
    streets: list[str] = field(default_factory=list)
    """The names of the rounds."""
    draws: list[tuple[tuple[int, int], ...]] = field(default_factory=list)
    """Seats and cards drawn, by round."""
    shared: int = 0
    """Streets dealt before the rest was dealt several times."""


def stories(steps: Iterable[JournalStep], called: Called | None = None) -> Iterator[Story]:
    """The ended hands of the steps on a line, oldest first.

    `called` = who sat in a seat at a step's event, by the name they have now; without it, by the name they had then.
    """
    state: TableState | None = None
    building: _Building | None = None
    for step in steps:
        for place, event in enumerate(events_of(step)):
            before = state
            with reading(step.session, step.sequence):
                state = evolve(state, event)
            if isinstance(event, ev.HandStarted):
                building = _Building(step.at, event.elsewhere)
                _street(building, state)
                building.moves[0] += _posts(event.plan.posts, state)
                building.moves[0] += _folded(state)
            elif building is not None and isinstance(event, ev.HandEnded | ev.Misdealt):
                assert before is not None
                assert before.hand is not None
                names = _names(before, before.hand, called, (step.sequence, place))
                results, fault = ((), event.reason) if isinstance(event, ev.Misdealt) else (event.results, "")
                yield _finished(building, before, before.hand, results, names, fault)
                building = None
            elif building is not None:
                _add(building, event, state)


def _street(building: _Building, state: TableState, draws: tuple[tuple[int, int], ...] = ()) -> None:
    assert state.hand is not None
    building.moves.append([])
    building.streets.append(state.game.streets[state.hand.street].name)
    building.draws.append(draws)


def _add(building: _Building, event: ev.AnyEvent, state: TableState) -> None:
    """Add an event of the hand."""
    moves = building.moves[-1]
    if isinstance(event, ev.Acted):
        moves.append(PlayedAct(event.seat, event.kind, event.put, event.to, event.all_in, True, event.why))
    elif isinstance(event, ev.StreetDealt):
        _street(building, state, event.draws)
    elif isinstance(event, ev.TakenBack):
        while moves:
            last = moves.pop()
            if last.seat == event.seat and last.why not in BY_ITSELF:
                return
    elif isinstance(event, ev.StreetWithdrawn) and event.dealt:
        _withdrawn(building)
    elif isinstance(event, ev.HandDied):
        moves.append(PlayedAct(event.seat, "fold", why="dead"))
    elif isinstance(event, ev.KillPosted):
        if event.dead:  # KIL-10: the blind in front is dead from now on
            moves[:] = [replace(move, live=False) if move.seat == event.seat else move for move in moves]
        _posted(moves, PlayedAct(event.seat, "kill", event.put, all_in=event.seat in all_in_by_posts(state)))
    elif isinstance(event, ev.PostedLate):
        for late in _posts(event.posts, state):
            _posted(moves, late)
        if event.seen:
            moves.append(PlayedAct(event.seat, "fold", why="dead"))
    elif isinstance(event, ev.RunsAgreed):
        building.shared = len(building.streets) if event.times > 1 else 0


def _posts(posts: Sequence[Post], state: TableState) -> list[PlayedAct]:
    """Posts as moves; all-in is the last of a seat that has nothing behind it. `state` = the table with them in."""
    spent = all_in_by_posts(state) | {move.seat for move in _folded(state)}
    last = {post.seat: place for place, post in enumerate(posts) if post.amount}
    return [
        PlayedAct(
            post.seat,
            post.kind,
            post.amount,
            live=post.live,
            all_in=post.seat in spent and last.get(post.seat) == place,
        )
        for place, post in enumerate(posts)
    ]


def _folded(state: TableState) -> list[PlayedAct]:
    """ENT-2 deal_in: an absent player whose posts were the last chips has no turn, and is folded without one."""
    assert state.hand is not None
    seats = [state.hand.seats[seat - 1] for seat in state.hand.plan.folded]
    return [PlayedAct(dealt.seat, "fold", why="absent") for dealt in seats if dealt is not None and not dealt.live]


def _posted(moves: list[PlayedAct], late: PlayedAct) -> None:
    """Add what was posted after the deal: in its place among the posts, or last once somebody has acted."""
    places = [PLACES.get(move.kind) for move in moves]
    last = len(moves) if None in places else sum(place is not None and place <= PLACES[late.kind] for place in places)
    moves.insert(last, late)


def _withdrawn(building: _Building) -> None:
    """PRO-16: the street is gone, and the last act before it, with what came by itself after that act."""
    for kept in (building.moves, building.streets, building.draws):
        kept.pop()
    moves = building.moves[-1]
    while moves and moves.pop().why in ("left", "absent", "early"):
        pass


def _names(state: TableState, hand: Hand, called: Called | None, at: tuple[int, int]) -> dict[int, str]:
    """Who was dealt in, by seat."""
    names = {}
    for dealt in hand.seats:
        player = state.player(dealt.seat) if dealt is not None else None
        if dealt is not None and player is not None:
            names[dealt.seat] = (called(dealt.seat, *at) if called is not None else "") or player.name
    return names


def _finished(
    building: _Building,
    state: TableState,
    hand: Hand,
    results: tuple[tuple[int, int], ...],
    names: dict[int, str],
    misdeal: str,
) -> Story:
    """The hand as it ended."""
    sitters = []
    for dealt in hand.seats:
        if dealt is not None and dealt.seat in names:
            sitters.append(
                Sitter(dealt.seat, names[dealt.seat], dealt.start, dealt.up, dealt.shown, dealt.mucked, dealt.live)
            )
    rounds = tuple(
        Round(street, tuple(moves), draws)
        for street, moves, draws in zip(building.streets, building.moves, building.draws, strict=True)
    )
    boards = tuple(_by_street(state.game, board, len(rounds)) for board in hand.boards)
    return Story(
        number=hand.number,
        at=building.at,
        settings=state.settings,
        game=state.game,
        plan=hand.plan,
        sitters=tuple(sitters),
        rounds=rounds,
        boards=boards,
        shared=building.shared if hand.runs > 1 else len(rounds),
        runs=hand.runs,
        returned=hand.returned,
        pots=hand.awarded,
        shares=hand.shares,
        by_folds=hand.by_folds,
        splash=hand.splash,
        results=results,
        elsewhere=building.elsewhere,
        misdeal=misdeal,
    )


def _by_street(game: Game, board: str, dealt: int) -> tuple[str, ...]:
    """The cards each street added; none at all where some were not entered, for then nobody knows which."""
    cards = parse_cards(board)
    counts = [street.board for street in game.streets[:dealt]]
    if len(cards) != sum(counts):
        return ("",) * dealt
    by_street, place = [], 0
    for count in counts:
        by_street.append("".join(cards[place : place + count]))
        place += count
    return tuple(by_street)
