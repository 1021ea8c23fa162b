"""Plays what was read through the engine, so that a session of it is like any other; or says what does not fit."""

from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from typing import Any

import msgspec
from msgspec import Struct

from engine.imports.agreement import check_act, check_posts, check_result, check_showdown
from engine.imports.award import award_of
from engine.imports.house_rules import in_other_houses
from engine.imports.records import HandRead, ImportedAct, ImportedStreet, NotImported
from engine.imports.script_run import Table, Trial, do
from engine.imports.seating import announced, before, button, rules_of
from engine.imports.tournaments import (
    bought_again,
    check_bounties,
    levels_of,
    missing,
    name_of,
    opening_of,
    with_heads,
)
from engine.journal.memory import MemoryStore
from engine.journal.progress import Cancelled, GoOn, always
from engine.refusals import Refusal
from engine.session import Done, Session
from engine.words import Phrase, phrase


class PlayedFile(Struct, frozen=True):
    """A session made of what a file says; nothing of it is stored."""

    line: int
    """Where it begins in the file, from 1."""
    began: str
    """When it began, ISO 8601 in UTC; "" = the file does not say."""
    session: Session
    """What was played."""
    missing: tuple[Phrase, ...] = ()
    """What the file does not say, so that the session has it not either."""


def sessions(hands: Sequence[HandRead], go_on: GoOn = always) -> Iterator[PlayedFile]:
    """The hands of each table as a session.

    Args:
        hands: as they were read.
        go_on: told how many hands of how many are played; False ends it.

    Raises:
        NotImported: something does not fit.
        Cancelled: `go_on` said so.
    """
    tables: dict[tuple[str, str, int, str], list[HandRead]] = {}
    for hand in hands:
        number = hand.tournament.number if hand.tournament is not None else ""
        tables.setdefault((hand.table, hand.currency, hand.seats, number), []).append(hand)
    done = 0
    for played in tables.values():
        session = _played(played, done, len(hands), go_on)
        yield PlayedFile(played[0].line, _began(played[0]), session, missing(played[0]))
        done += len(played)


def _began(first: HandRead) -> str:
    """When the session began: a tournament before its first hand, a game with it."""
    return first.tournament.began if first.tournament is not None else first.began


def _played(hands: list[HandRead], done: int, every: int, go_on: GoOn) -> Session:
    """The hands of one table; `done` = hands of others that were played before, of `every` hand."""
    levels, numbers = levels_of(hands)
    hands = with_heads(hands)
    for number, (hand, level) in enumerate(zip(hands, numbers, strict=True), done):
        if not go_on(number, every):
            raise Cancelled
        if number == done:
            session, first = _opened(hand, opening_of(hand, levels))
        else:
            _check_seats(hand)
        second = _second(session, hand, first)
        if level > max(1, session.state.level):
            do(session, hand.line, {"do": "level", "number": level, "at": second})
        _play(session, first if number == done else _as_it_was(session, hand, second), second)
        for line in bought_again(session.state, hand):
            do(session, hand.line, line)
    if hands[0].tournament is not None:
        check_bounties(session, hands)
    do(session, hands[-1].line, {"do": "end"})  # it was played elsewhere and is over: no game to go on with
    return session


def _check_seats(hand: HandRead) -> None:
    """Everybody has a seat of the table, and nobody else's; raises `NotImported`."""
    seats = [seat for seat, _, _ in hand.players]
    named = {hand.button, *hand.posted, *hand.shown, *hand.mucked}
    named |= {act.seat for street in hand.streets for act in street.acts}
    if len(set(seats)) < len(seats) or not {*seats, *named} <= set(range(1, hand.seats + 1)):
        raise NotImported(hand.line, phrase("import.field", field="seat"))


def _opened(first: HandRead, opening: dict[str, Any]) -> tuple[Session, HandRead]:
    """The session, and the first of the ways to read its first hand in which that can be played at it.

    Args:
        first: its first hand.
        opening: keys of the table that all its hands have.
    """
    furthest = _Furthest()
    for alike, way in _ways(first, furthest):
        session = Session.start(MemoryStore(), opening | rules_of(way), name_of(way))
        if isinstance(session, Refusal):
            furthest.refused(NotImported(way.line, session), -1)
            continue
        trial = Trial(session.state)
        try:
            _check_seats(way)
            if not _alone(first):
                _play(trial, way, 0, alike=alike)
        except NotImported as refused:
            furthest.refused(refused, trial.done)
        else:
            return session, way
    assert furthest.why is not None
    raise furthest.why


class _Furthest:
    """Of the ways to read a hand that were refused, the one that came furthest: its reason is the file's."""

    def __init__(self) -> None:
        self.why: NotImported | None = None
        self.awards = 0
        """How many of them were played but for their award."""
        self._done = -2

    def refused(self, why: NotImported, done: int) -> None:
        """A way was refused after so many lines."""
        self.awards += why.why == phrase("import.award")
        if done > self._done:
            self.why, self._done = why, done


def _alone(hand: HandRead) -> bool:
    """Whether there is one way to read a hand, so that it need not be tried first."""
    return not hand.others and next(in_other_houses(hand), None) is None


def _ways(hand: HandRead, furthest: "_Furthest") -> Iterator[tuple[bool, HandRead]]:
    """The ways to read a hand, and whether everything has to be posted for what the file says: the likeliest first.

    Where a way comes to its award, other houses or other posts help it no further.
    """
    ways: list[HandRead] = []
    for way in (hand, *hand.others):
        before = furthest.awards
        yield True, way
        ways += [way] if furthest.awards == before else []
    yield from ((True, other) for way in ways for other in in_other_houses(way))
    yield from ((False, way) for way in ways if not way.own)


def _second(session: Session, hand: HandRead, first: HandRead) -> int:
    """When the hand was dealt, in seconds since the session began."""
    if not hand.began or not _began(first):
        return 0
    gone = datetime.fromisoformat(hand.began) - datetime.fromisoformat(_began(first))
    return max(session.state.at, int(gone / timedelta(seconds=1)))


def _as_it_was(session: Session, hand: HandRead, at: int) -> HandRead:
    """The first of the ways to read a hand in which it can be played; raises what the furthest of them meets."""
    if _alone(hand):
        return hand
    furthest = _Furthest()
    for alike, way in _ways(hand, furthest):
        trial = Trial(session.state)
        try:
            _play(trial, way, at, alike=alike)
        except NotImported as refused:
            furthest.refused(refused, trial.done)
        else:
            return way
    assert furthest.why is not None
    raise furthest.why


def _play(table: Table, hand: HandRead, at: int, *, alike: bool = False) -> None:
    """One hand from the rules before it to its end.

    Args:
        table: where.
        hand: as it was read.
        at: the second it is dealt.
        alike: whether everything has to be posted for what the file says, not only as much of it.
    """
    for line in before(table.state, hand, at):
        do(table, hand.line, line)
    for line in (*button(table.state, hand), *announced(hand)):
        do(table, hand.line, line)
    elsewhere = {"elsewhere": hand.number} if hand.number not in (0, table.state.number + 1) else {}
    done = do(table, hand.line, {"do": "deal", "at": at, **elsewhere, **_entered(hand, hand.streets[0])})
    if hand.kill_late:
        done = do(table, hand.line, {"do": "kill", "seat": hand.killer})
    for seat, live, dead in hand.late:
        done = do(table, hand.line, {"do": "unposted", "seat": seat, "live": live, "dead": dead})
    check_posts(table, hand, alike=alike or hand.own)
    for place, street in enumerate(hand.streets):
        done = _round(table, hand, street, place) or done
    if hand.runs > 1 and hand.runs_from == len(hand.streets):
        done = do(table, hand.line, {"do": "runs", "times": hand.runs})
    check_showdown(table, hand)
    shows = [{"do": "show", "seat": seat, "cards": cards} for seat, cards in hand.shown.items()]
    for line in (*shows, *({"do": "muck", "seat": seat} for seat in hand.mucked)):
        if table.state.hand is not None:
            done = do(table, hand.line, line)
    if table.state.hand is not None:
        award = award_of(table.state, hand)
        if award is None:
            raise NotImported(hand.line, phrase("import.award"))
        done = do(table, hand.line, msgspec.to_builtins(award))
    check_result(table, hand, done)


def _round(table: Table, hand: HandRead, street: ImportedStreet, place: int) -> Done | None:
    """A betting round with the street before it; nothing = there was nothing to do."""
    done = None
    if place and hand.runs > 1 and hand.runs_from == place:
        done = do(table, hand.line, {"do": "runs", "times": hand.runs})
    if place:
        done = do(table, hand.line, {"do": "street", **_entered(hand, street)})
    if street.acts and table.state.hand is not None and table.state.hand.needs:
        done = do(table, hand.line, {"do": table.state.hand.needs, "seat": street.acts[0].seat})
    for act in street.acts:
        done = do(table, hand.line, _done(table, hand, act))
        check_act(hand, act, done)
    return done


def _done(table: Table, hand: HandRead, act: ImportedAct) -> dict[str, Any]:
    """An act as a line of the script; who folds when somebody else has to act, or nobody, has a dead hand (PRO-15).

    A format that does not say the pots (PHH) has no word for a dead hand: there a fold while somebody else has to act
    is one out of turn, and refused, unless Feltbook wrote it. Where nobody has to, it can be nothing else.
    """
    dealt = table.state.hand
    turn = dealt.turn if dealt is not None else None
    dead = turn is None or ((hand.pots or hand.own) and turn.seat != act.seat)
    if act.action == "fold" and dealt is not None and dead:
        return {"do": "dead_hand", "seat": act.seat}
    if act.action == "post":
        return {"do": "unposted", "seat": act.seat, "live": act.live, "dead": act.dead}
    wager = {"to": act.to} if act.action == "wager" else {}
    return {"do": "act", "seat": act.seat, "action": act.action, **wager}


def _entered(hand: HandRead, street: ImportedStreet) -> dict[str, Any]:
    """The cards of a street as a line of the script has them, as far as they are known."""
    cards = (street.cards, *street.also)
    plain = {
        "cards": (cards if len(cards) > 1 else street.cards) if any(cards) else "",
        "up": {str(seat): card for seat, card in street.up.items()},
        "draws": {str(seat): count for seat, count in street.draws.items()},
    }
    return {name: value for name, value in plain.items() if value}
