"""Builds the recap of a session, the results at the end of an evening, from the events on the current line."""

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

from engine.events import SessionEnded, TimePassed
from engine.journal.codec import events_of
from engine.journal.errors import reading
from engine.journal.evening_marks import Tick
from engine.journal.progress import Cancelled, GoOn, always
from engine.journal.steps import JournalStep
from engine.journal.store_protocol import SessionRow
from engine.recap.corrected import noted_correction, won_after
from engine.recap.evening_settlement import settled, won_or_lost
from engine.recap.hand_records import CorrectionNote, HandResult
from engine.recap.player_records import PlayerResult, Series
from engine.recap.quiet_steps import are_quiet, is_quiet
from engine.recap.records import Recap
from engine.recap.results import balance_of, players_of, sittings_of
from engine.recap.tally import Tally
from engine.state import TableState

if TYPE_CHECKING:
    from engine.session import Session

BIGGEST = 5


def build(
    session: "Session", *, settle_anyway: bool = False, bank: str = "", version: str = "", go_on: GoOn = always
) -> Recap:
    """Return the recap of a session in its present state.

    Args:
        session: the session; its book is read for the bearer of a difference.
        settle_anyway: settle although chips are unaccounted for.
        bank: name of the bank with which all settle, "" = players with each other.
        version: version of Feltbook that builds it.
        go_on: called after each hand with the number of steps done and of all; returns False to cancel.

    Raises:
        Cancelled: `go_on` returned False.
    """
    return build_from(
        _hands_reported(session.steps(are_quiet), session.newest, go_on),
        session.state,
        session.row,
        session.states.step,
        lambda: session.store.settled(session.id),
        settle_anyway=settle_anyway,
        bank=bank,
        version=version,
    )


def _hands_reported(steps: Iterable[JournalStep], of: int, go_on: GoOn) -> Iterator[JournalStep]:
    """Yield the steps; `go_on` is called after each hand."""
    for step in steps:
        yield step
        if step.ended and not go_on(step.sequence, of):
            raise Cancelled


def build_from(
    steps: Iterable[JournalStep],
    state: TableState,
    row: SessionRow,
    step_of: Callable[[int], JournalStep],
    read_ticks: Callable[[], Iterable[Tick]] = tuple,
    *,
    settle_anyway: bool = False,
    bank: str = "",
    version: str = "",
) -> Recap:
    """Return the recap of the steps that led to `state`; `step_of` returns a step of any branch by its sequence.

    `read_ticks` returns the ticks of the session.
    """
    tally, corrections = _tally_of(steps, step_of)
    end = max(row.at, state.at) if tally.ended_at is None else tally.ended_at
    tally.finish(end)
    players, balance = players_of(tally), balance_of(tally, state)
    prizes = tally.prizes.result(players)
    accounts = won_or_lost(players, balance, prizes, tournament=tally.tournament)
    ticks = read_ticks()
    if tally.tournament and tally.ended_at is None and not state.closing.expenses:
        # payments for prizes that are open again, as when a split is withdrawn, are no debts in reverse
        ticks = ticks if any(account.amount for account in accounts) else ()
    parts, settlement = settled(accounts, state.closing, ticks, anyway=settle_anyway, bank=bank)
    return Recap(
        session=row.id,
        name=row.name,
        created=row.created,
        seconds=_end_of_play(tally, players, end),
        games=tuple(tally.games),
        hands=tuple(tally.hands),
        players=players,
        sittings=sittings_of(tally),
        balance=balance,
        settlement=settlement,
        biggest=biggest(tally.hands),
        downs=tuple(tally.downs.over),
        series=series(tally.hands),
        charges=tuple((stay.player, hand, amount) for stay, hand, amount in tally.charged),
        takes=tuple(sorted(tally.takes.items())),
        corrections=won_after(corrections, tally.hands),
        rulings=tally.rulings.lines(),
        ended=tally.ended_at is not None,
        head=row.head,
        chained=row.chained,
        unchained=row.unchained,
        version=version,
        tournament=tally.tournament,
        money=tally.money,
        prizes=prizes,
        closing=state.closing,
        costs=parts,
    )


def _tally_of(
    steps: Iterable[JournalStep], step_of: Callable[[int], JournalStep]
) -> tuple[Tally, list[tuple[int, CorrectionNote]]]:
    """Return the tally of the steps, and their corrections with the sequence of the step that made each."""
    tally = Tally()
    corrections: list[tuple[int, CorrectionNote]] = []
    at_before = 0
    for step in steps:
        events = () if is_quiet(step) and not tally.waits else events_of(step)
        tally.closing = any(isinstance(event, SessionEnded) for event in events)
        # an amended last step has the time of the correction; its events belong to the time of the step before
        amended = step.kind == "amend" and bool(events) and isinstance(events[-1], TimePassed)
        if events:
            with reading(step.session, step.sequence):
                for event in events:
                    tally.add(event, at_before if amended else step.at, step.hand, step.corrected)
        at_before = step.at
        while step.correction is not None:
            corrections.append(noted_correction(step, tally, step_of))
            step = step_of(step.correction.step)  # a line corrected twice has both corrections
    return tally, corrections


def biggest(hands: Iterable[HandResult], most: int = BIGGEST) -> tuple[HandResult, ...]:
    """Return the biggest pots, the biggest first; of equal pots the earlier hand first."""
    return tuple(sorted((hand for hand in hands if not hand.misdeal), key=lambda hand: (-hand.pot, hand.number))[:most])


def series(hands: Iterable[HandResult]) -> tuple[Series, ...]:
    """Return the players' running totals by hand for the chart, in the order in which they were first dealt in."""
    points: dict[str, list[tuple[int, int]]] = {}
    for hand in hands:
        for player, net in hand.nets:
            line = points.setdefault(player, [(hand.number - 1, 0)])
            line.append((hand.number, line[-1][1] + net))
    return tuple(Series(player, tuple(line)) for player, line in points.items())


def _end_of_play(tally: Tally, players: Iterable[PlayerResult], at: int) -> int:
    """Return when play ended: a tournament that is won ends with its last hand, whatever is done afterwards."""
    first = [player for player in players if player.place == 1]
    in_the_end = sum(not player.out for player in players)  # several: the tournament was ended early
    won = tally.tournament and tally.hands and len(first) == 1 and in_the_end <= 1
    return tally.hands[-1].at if won else at
