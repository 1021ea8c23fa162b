"""Plays imported hands through the engine, so that their session is like any other; refuses hands that do not fit."""

from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from typing import Any

import msgspec
from msgspec import Struct

from engine.imports.agreement import check_act, check_posts, check_result, check_showdown
from engine.imports.award import award_of
from engine.imports.house_rules import under_other_rules
from engine.imports.records import HandRead, ImportedAct, ImportedStreet, NotImported
from engine.imports.script_run import Table, Trial, do
from engine.imports.seating import announced, button, lines_before_button, rules_of
from engine.imports.tournaments import (
    bought_again,
    check_bounties,
    levels_of,
    missing,
    name_of,
    opening_of,
    with_reentries,
)
from engine.journal.memory import MemoryStore
from engine.journal.progress import Cancelled, GoOn, always
from engine.refusals import Refusal
from engine.session import Done, Session
from engine.words import Phrase, phrase


class PlayedFile(Struct, frozen=True):
    """A session built from a file, not stored."""

    line: int
    """Line of the file where it begins, from 1."""
    began: str
    """Beginning, ISO 8601 in UTC; "" = the file does not give it."""
    session: Session
    """The session."""
    missing: tuple[Phrase, ...] = ()
    """Facts that the file does not give, so that the session lacks them too."""


def sessions(hands: Sequence[HandRead], go_on: GoOn = always) -> Iterator[PlayedFile]:
    """Yield the hands of each table as a session.

    Args:
        hands: the hands as read.
        go_on: called with the number of hands played and of all hands; returns False to cancel.

    Raises:
        NotImported: a hand does not fit.
        Cancelled: `go_on` returned False.
    """
    tables: dict[tuple[str, str, int, str], list[HandRead]] = {}
    for hand in hands:
        number = hand.tournament.number if hand.tournament is not None else ""
        tables.setdefault((hand.table, hand.currency, hand.seats, number), []).append(hand)
    hands_played = 0
    for played in tables.values():
        session = _play_table(played, hands_played, len(hands), go_on)
        yield PlayedFile(played[0].line, _began(played[0]), session, missing(played[0]))
        hands_played += len(played)


def _began(first: HandRead) -> str:
    """Return when the session began: for a tournament its own beginning, for a cash game that of the first hand."""
    return first.tournament.began if first.tournament is not None else first.began


def _play_table(hands: list[HandRead], hands_before: int, total: int, go_on: GoOn) -> Session:
    """Return the session of one table's hands; `hands_before` = hands of tables played before, `total` = all hands."""
    levels, numbers = levels_of(hands)
    hands = with_reentries(hands)
    for number, (hand, level) in enumerate(zip(hands, numbers, strict=True), hands_before):
        if not go_on(number, total):
            raise Cancelled
        if number == hands_before:
            session, first = _open_table(hand, opening_of(hand, levels))
        else:
            _check_seats(hand)
        second = _seconds_after(session, hand, first)
        if level > max(1, session.state.level):
            do(session, hand.line, {"do": "level", "number": level, "at": second})
        _play(session, first if number == hands_before else _playable_reading(session, hand, second), second)
        for line in bought_again(session.state, hand):
            do(session, hand.line, line)
    if hands[0].tournament is not None:
        check_bounties(session, hands)
    do(session, hands[-1].line, {"do": "end"})  # the game was played elsewhere and is over: it cannot be resumed
    return session


def _check_seats(hand: HandRead) -> None:
    """Check that each player has a seat of the table alone, and others have none; raises `NotImported`."""
    seats = [seat for seat, _, _ in hand.players]
    named = {hand.button, *hand.posted, *hand.shown, *hand.mucked}
    named |= {act.seat for street in hand.streets for act in street.acts}
    if len(set(seats)) < len(seats) or not {*seats, *named} <= set(range(1, hand.seats + 1)):
        raise NotImported(hand.line, phrase("import.field", field="seat"))


def _open_table(first: HandRead, opening: dict[str, Any]) -> tuple[Session, HandRead]:
    """Return a new session, and the first reading of its first hand that can be played in it.

    Args:
        first: the first hand.
        opening: keys of the table that all hands share.
    """
    furthest = _Furthest()
    for alike, way in _readings(first, furthest):
        session = Session.start(MemoryStore(), opening | rules_of(way), name_of(way))
        if isinstance(session, Refusal):
            furthest.refused(NotImported(way.line, session), -1)
            continue
        trial = Trial(session.state)
        try:
            _check_seats(way)
            if not _has_one_reading(first):
                _play(trial, way, 0, alike=alike)
        except NotImported as refused:
            furthest.refused(refused, trial.done)
        else:
            return session, way
    assert furthest.why is not None
    raise furthest.why


class _Furthest:
    """The refused reading of a hand that was played furthest: its reason is reported."""

    def __init__(self) -> None:
        self.why: NotImported | None = None
        self.awards = 0
        """Number of readings that were played up to their award and refused there."""
        self._done = -2

    def refused(self, why: NotImported, done: int) -> None:
        """Record a reading that was refused after `done` lines of the script."""
        self.awards += why.why == phrase("import.award")
        if done > self._done:
            self.why, self._done = why, done


def _has_one_reading(hand: HandRead) -> bool:
    """Return whether a hand has one reading only, which need not be tried first."""
    return not hand.others and next(under_other_rules(hand), None) is None


def _readings(hand: HandRead, furthest: "_Furthest") -> Iterator[tuple[bool, HandRead]]:
    """Yield the readings of a hand, likeliest first, each with whether all posts must be of the kind in the file.

    A reading refused only for its award is not tried again under other house rules or posts, as these cannot help.
    """
    refused: list[HandRead] = []
    for way in (hand, *hand.others):
        before = furthest.awards
        yield True, way
        refused += [way] if furthest.awards == before else []
    yield from ((True, other) for way in refused for other in under_other_rules(way))
    yield from ((False, way) for way in refused if not way.own)


def _seconds_after(session: Session, hand: HandRead, first: HandRead) -> int:
    """Return when the hand was dealt, in seconds after the session began."""
    if not hand.began or not _began(first):
        return 0
    elapsed = datetime.fromisoformat(hand.began) - datetime.fromisoformat(_began(first))
    return max(session.state.at, int(elapsed / timedelta(seconds=1)))


def _playable_reading(session: Session, hand: HandRead, second: int) -> HandRead:
    """Return the first reading of a hand that can be played; raises the reason of the furthest if there is none."""
    if _has_one_reading(hand):
        return hand
    furthest = _Furthest()
    for alike, way in _readings(hand, furthest):
        trial = Trial(session.state)
        try:
            _play(trial, way, second, alike=alike)
        except NotImported as refused:
            furthest.refused(refused, trial.done)
        else:
            return way
    assert furthest.why is not None
    raise furthest.why


def _play(table: Table, hand: HandRead, second: int, *, alike: bool = False) -> None:
    """Play a hand, from the rules before it to its end.

    Args:
        table: the session, or a trial of it.
        hand: the hand as read.
        second: time of the deal, in seconds after the session began.
        alike: whether posts must be of the same kind as in the file, not only of the same amount.
    """
    for line in lines_before_button(table.state, hand, second):
        do(table, hand.line, line)
    for line in (*button(table.state, hand), *announced(hand)):
        do(table, hand.line, line)
    elsewhere = {"elsewhere": hand.number} if hand.number not in (0, table.state.number + 1) else {}
    done = do(table, hand.line, {"do": "deal", "at": second, **elsewhere, **_card_keys(hand.streets[0])})
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
    """Play a betting round after dealing its street; return the last result, None = there was nothing to do."""
    done = None
    if place and hand.runs > 1 and hand.runs_from == place:
        done = do(table, hand.line, {"do": "runs", "times": hand.runs})
    if place:
        done = do(table, hand.line, {"do": "street", **_card_keys(street)})
    if street.acts and table.state.hand is not None and table.state.hand.needs:
        done = do(table, hand.line, {"do": table.state.hand.needs, "seat": street.acts[0].seat})
    for act in street.acts:
        done = do(table, hand.line, _act_line(table, hand, act))
        check_act(hand, act, done)
    return done


def _act_line(table: Table, hand: HandRead, act: ImportedAct) -> dict[str, Any]:
    """Return an act as a line of the script; a fold without the turn is a dead hand (PRO-15).

    A format without pots (PHH) cannot express a dead hand: its fold out of turn is refused while another player has the
    turn, unless Feltbook wrote the file. While no player has the turn, such a fold can only be a dead hand.
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


def _card_keys(street: ImportedStreet) -> dict[str, Any]:
    """Return the cards of a street in the form of the script, as far as they are given."""
    cards = (street.cards, *street.also)
    plain = {
        "cards": (cards if len(cards) > 1 else street.cards) if any(cards) else "",
        "up": {str(seat): card for seat, card in street.up.items()},
        "draws": {str(seat): count for seat, count in street.draws.items()},
    }
    return {name: value for name, value in plain.items() if value}
