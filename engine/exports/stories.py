"""Builds the `Story` of each ended hand from the events of a session.

A story shows the final state of its hand: undone, withdrawn and corrected steps are not in it. Amounts are chips, seats
count from 1.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace

from engine import events as ev
from engine.betting.reach import all_in_by_posts
from engine.evolve.begin_hand import PLACES
from engine.exports.story import PlayedAct, Round, Sitter, Story
from engine.journal.states import evolved
from engine.journal.steps import JournalStep
from engine.settings.records import Game
from engine.state import Hand, Post, TableState
from engine.values import parse_cards

Called = Callable[[int, int, int], str]
"""Returns the present name of the player in a seat; arguments: seat, sequence of the step, index of the event in it."""
BY_ITSELF = ("left", "absent", "early", "passed_over")


@dataclass
class _Building:
    """A hand while its events are read."""

    at: int
    """Time of the deal, in seconds after the session began."""
    elsewhere: int = 0
    """Number of the hand in the file it was imported from, 0 = it was played here."""
    moves: list[list[PlayedAct]] = field(default_factory=list)
    """Posts and acts, by round."""
    streets: list[str] = field(default_factory=list)
    """Names of the streets, by round."""
    draws: list[tuple[tuple[int, int], ...]] = field(default_factory=list)
    """Seats and number of cards drawn, by round."""
    shared: int = 0
    """Number of streets dealt before the rest of the board was dealt several times, 0 = it was dealt once."""


def stories(steps: Iterable[JournalStep], called: Called | None = None) -> Iterator[Story]:
    """Yield the ended hands of `steps`, oldest first; `steps` are those of the current line of the history.

    Players have the name that `called` returns; without `called`, or where it returns "", their name during the hand.
    """
    state: TableState | None = None
    building: _Building | None = None
    for step in steps:
        for place, (event, after) in enumerate(evolved(step, state)):
            before, state = state, after
            if isinstance(event, ev.HandStarted):
                building = _Building(step.at, event.elsewhere)
                _begin_street(building, state)
                building.moves[0] += _posts(event.plan.posts, state)
                building.moves[0] += _absent_folds(state)
            elif building is not None and isinstance(event, ev.HandEnded | ev.Misdealt):
                assert before is not None
                assert before.hand is not None
                names = _names(before, before.hand, called, (step.sequence, place))
                results, misdeal = ((), event.reason) if isinstance(event, ev.Misdealt) else (event.results, "")
                yield _story_of(building, before, before.hand, results, names, misdeal)
                building = None
            elif building is not None:
                _add(building, event, state)


def _begin_street(building: _Building, state: TableState, draws: tuple[tuple[int, int], ...] = ()) -> None:
    assert state.hand is not None
    building.moves.append([])
    building.streets.append(state.game.streets[state.hand.street].name)
    building.draws.append(draws)


def _add(building: _Building, event: ev.AnyEvent, state: TableState) -> None:
    """Add an event of the running hand to `building`."""
    moves = building.moves[-1]
    if isinstance(event, ev.Acted):
        moves.append(PlayedAct(event.seat, event.kind, event.put, event.to, event.all_in, True, event.why))
    elif isinstance(event, ev.StreetDealt):
        _begin_street(building, state, event.draws)
    elif isinstance(event, ev.TakenBack):
        while moves:
            last = moves.pop()
            if last.seat == event.seat and last.why not in BY_ITSELF:
                return
    elif isinstance(event, ev.StreetWithdrawn) and event.dealt:
        _withdraw_street(building)
    elif isinstance(event, ev.HandDied):
        moves.append(PlayedAct(event.seat, "fold", why="dead"))
    elif isinstance(event, ev.KillPosted):
        if event.dead:  # KIL-10: the blind the seat had posted becomes dead
            moves[:] = [replace(move, live=False) if move.seat == event.seat else move for move in moves]
        _insert_post(moves, PlayedAct(event.seat, "kill", event.put, all_in=event.seat in all_in_by_posts(state)))
    elif isinstance(event, ev.PostedLate):
        for post in _posts(event.posts, state):
            _insert_post(moves, post)
        if event.seen:
            moves.append(PlayedAct(event.seat, "fold", why="dead"))
    elif isinstance(event, ev.RunsAgreed):
        building.shared = len(building.streets) if event.times > 1 else 0


def _posts(posts: Sequence[Post], state: TableState) -> list[PlayedAct]:
    """Return posts as moves; `state` is the table after them. The last post of a seat without chips left is all-in."""
    spent = all_in_by_posts(state) | {move.seat for move in _absent_folds(state)}
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


def _absent_folds(state: TableState) -> list[PlayedAct]:
    """Return the folds of ENT-2 deal_in: absent players whose posts took all their chips fold without a turn."""
    assert state.hand is not None
    seats = [state.hand.seats[seat - 1] for seat in state.hand.plan.folded]
    return [PlayedAct(dealt.seat, "fold", why="absent") for dealt in seats if dealt is not None and not dealt.live]


def _insert_post(moves: list[PlayedAct], late: PlayedAct) -> None:
    """Insert a post made after the deal into `moves`: in the order of posts, or at the end once a player has acted."""
    places = [PLACES.get(move.kind) for move in moves]
    last = len(moves) if None in places else sum(place is not None and place <= PLACES[late.kind] for place in places)
    moves.insert(last, late)


def _withdraw_street(building: _Building) -> None:
    """Remove the last street (PRO-16), the last act before it, and the acts that followed that act by rule."""
    for by_round in (building.moves, building.streets, building.draws):
        by_round.pop()
    moves = building.moves[-1]
    while moves and moves.pop().why in ("left", "absent", "early"):
        pass


def _names(state: TableState, hand: Hand, called: Called | None, event_place: tuple[int, int]) -> dict[int, str]:
    """Return the name of each seat dealt in; `event_place` is the step's sequence and the index of the event in it."""
    names = {}
    for dealt in hand.seats:
        player = state.player(dealt.seat) if dealt is not None else None
        if dealt is not None and player is not None:
            names[dealt.seat] = (called(dealt.seat, *event_place) if called is not None else "") or player.name
    return names


def _story_of(
    building: _Building,
    state: TableState,
    hand: Hand,
    results: tuple[tuple[int, int], ...],
    names: dict[int, str],
    misdeal: str,
) -> Story:
    """Return the story of a hand; `state` and `hand` are those before its last event."""
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
    """Return the cards added by each of the first `dealt` streets; all "" when the board is not entered in full."""
    cards = parse_cards(board)
    counts = [street.board for street in game.streets[:dealt]]
    if len(cards) != sum(counts):
        return ("",) * dealt
    by_street, place = [], 0
    for count in counts:
        by_street.append("".join(cards[place : place + count]))
        place += count
    return tuple(by_street)
