"""Plays what was read through the engine, so that a session of it is like any other; or says what does not fit."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from itertools import combinations, islice, product
from typing import Any

import msgspec
from msgspec import Struct

from engine.commands import Command
from engine.decide import decide
from engine.events import HandEnded, HandStarted, PotsAwarded
from engine.imports.records import HandRead, NotImported, Street
from engine.imports.sheets import EveningRead, Sitting, end_of, seats_of
from engine.journal.codec import events_of
from engine.journal.going_on import Cancelled, GoOn, always
from engine.journal.memory import MemoryStore
from engine.pots.layers import pots_of
from engine.refusals import Refusal, Refused
from engine.session import Session
from engine.state import DealPlan, TableState
from engine.words import phrase

FREE: dict[str, Any] = {
    "new_player": "free",
    "missed_blinds": "none",
    "enter_between": True,
    "enter_on_button": True,
    "button_rule": "dead",
    "button_blind": 0,
    "bring_in": 0,
}
"""Who comes and goes owes nothing: what was posted stands in the file."""
CHANGING = ("rake", "straddle", "ante", "cap", "bets", "blinds")
"""Keys that a hand may have and the next one not."""
SITS = 1
"""Who leaves in the same second makes room before somebody sits; who leaves at once leaves after it."""
MOST_SEATS = 11
"""Seats of the largest table."""
IN_ORDER = 400
"""How many ways more are tried for one in the order of the file, once one gives everybody what it should."""
MOST_AWARDS = 20_000
"""How many ways to divide the pots are tried."""


class Played(Struct, frozen=True):
    """A session made of what a file says; nothing of it is stored."""

    line: int
    """Where it begins in the file, from 1."""
    began: str
    """When it began, ISO 8601 in UTC; "" = the file does not say."""
    session: Session
    """What was played."""


def sessions(hands: Sequence[HandRead], go_on: GoOn = always) -> Iterator[Played]:
    """The hands of each table as a session.

    Args:
        hands: as they were read.
        go_on: told how many hands of how many are played; False ends it.

    Raises:
        NotImported: something does not fit.
        Cancelled: `go_on` said so.
    """
    tables: dict[tuple[str, str, int], list[HandRead]] = {}
    for hand in hands:
        tables.setdefault((hand.table, hand.currency, hand.seats), []).append(hand)
    done = 0
    for played in tables.values():
        yield Played(played[0].line, played[0].began, _played(played, done, len(hands), go_on))
        done += len(played)


def _played(hands: list[HandRead], before: int, every: int, go_on: GoOn) -> Session:
    """The hands of one table; `before` = hands of others that were played before, of `every` hand."""
    first = hands[0]
    session = Session.start(MemoryStore(), _table(first), first.table)
    if isinstance(session, Refusal):
        raise NotImported(first.line, session)
    for number, hand in enumerate(hands, before):
        if not go_on(number, every):
            raise Cancelled
        seats = [seat for seat, _, _ in hand.players]
        named = {hand.button, *hand.posted, *hand.shown, *hand.mucked}
        named |= {act.seat for street in hand.streets for act in street.acts}
        if len(set(seats)) < len(seats) or not {*seats, *named} <= set(range(1, hand.seats + 1)):
            raise NotImported(hand.line, phrase("import.field", field="seat"))
        _play(session, hand, first)
    _do(session, hands[-1], {"do": "end"})  # it was played elsewhere and is over: no game to go on with
    return session


def _table(hand: HandRead) -> dict[str, Any]:
    """The table's keys, with rake and drop that take from the pot what was taken."""
    rake: dict[str, Any] = {}
    if hand.rake:
        rake |= {"percent": 100, "cap": hand.rake}
    if hand.drop:
        rake |= {"jackpot": {"amount": hand.drop, "pot": 0, "players": 2}}
    money = {"money": {"currency": hand.currency, "minor_units": 1}} if hand.currency else {}
    again = len(hand.straddles) - 1
    blind = hand.straddles or hand.sleepers
    allowed = {"allow": "any", "restraddles": max(0, again), "sleepers": bool(hand.sleepers)}
    straddle = {"straddle": allowed} if blind else {}
    return {**FREE, **hand.settings, **money, **straddle, "seats": hand.seats, **({"rake": rake} if rake else {})}


def _play(session: Session, hand: HandRead, first: HandRead) -> None:
    at = 0
    if hand.began and first.began:
        at = max(session.state.at, int((_moment(hand) - _moment(first)) / timedelta(seconds=1)))
    for line in _before(session, hand, at):
        _do(session, hand, line)
    for line in _button(session.state, hand):
        _do(session, hand, line)
    _do(session, hand, {"do": "deal", "at": at, **_entered(hand.streets[0])})
    for seat, missed in hand.late:
        _do(session, hand, {"do": "unposted", "seat": seat} | ({} if missed == "big" else {"missed": missed}))
    _check_posts(session, hand)
    for place, street in enumerate(hand.streets):
        if place:
            _do(session, hand, {"do": "street", **_entered(street)})
        if street.acts and session.state.hand is not None and session.state.hand.needs:
            _do(session, hand, {"do": session.state.hand.needs, "seat": street.acts[0].seat})
        for act in street.acts:
            wager = {"to": act.to} if act.action == "wager" else {}
            _do(session, hand, {"do": "act", "seat": act.seat, "action": act.action, **wager})
    for seat, cards in hand.shown.items():
        if session.state.hand is not None:
            _do(session, hand, {"do": "show", "seat": seat, "cards": cards})
    for seat in hand.mucked:
        if session.state.hand is not None:
            _do(session, hand, {"do": "muck", "seat": seat})
    if session.state.hand is not None:
        _award(session, hand)
    _check_result(session, hand)


def _entered(street: Street) -> dict[str, Any]:
    """The cards of a street as a line of the script has them, as far as they are known."""
    plain = {
        "cards": street.cards,
        "up": {str(seat): card for seat, card in street.up.items()},
        "draws": {str(seat): count for seat, count in street.draws.items()},
    }
    return {name: value for name, value in plain.items() if value}


def _moment(hand: HandRead) -> datetime:
    return datetime.fromisoformat(hand.began)


def _before(session: Session, hand: HandRead, at: int) -> Iterator[dict[str, Any]]:
    """What is done before the deal: rules, who comes, goes and with what, the button, what is announced."""
    table = _table(hand)
    if session.state.number:
        yield {"do": "change", "table": dict.fromkeys(CHANGING) | table, "at": at}
    wanted = {seat: (name, stack) for seat, name, stack in hand.players}
    for seat, player in enumerate(session.state.seats, 1):
        if player is not None and wanted.get(seat) != (player.name, player.stack):
            yield {"do": "leave", "seat": seat}
    for seat, (name, stack) in wanted.items():
        if session.state.player(seat) is None:
            yield {"do": "sit", "seat": seat, "player": name, "stack": stack, "entry": "post"}
    for seat, to in hand.straddles:
        yield {"do": "straddle", "seat": seat, "to": to}
    for seat, to in hand.sleepers:
        yield {"do": "sleeper", "seat": seat, "to": to}
    if hand.bomb:
        yield {"do": "bomb", "ante": hand.bomb, "boards": 1}
    if hand.splash:
        yield {"do": "splash", "amount": hand.splash}


def _button(state: TableState, hand: HandRead) -> tuple[dict[str, Any], ...]:
    """What puts the button and the blinds where the file has them: a button rule (BTN-1 to 3), else the floor (BTN-7).

    Where nobody posts the small blind only a rule that goes on from the hand before can say so.
    """
    put = {"do": "button", "seat": hand.button}
    if state.positions is None:
        return (put,)
    rules = ({"do": "change", "table": {"button_rule": rule}} for rule in ("dead", "moving", "simplified"))
    ways = [(), *((rule,) for rule in rules)]
    dealt = [_dealt(state, way) for way in ways]
    wanted = _at_the_deal(hand)
    for exact in (True, False):
        for way, plan in zip(ways, dealt, strict=True):
            if plan is not None and _posts(plan) == wanted and (not exact or plan.positions.lies == hand.button):
                return way
        if exact and (plan := _dealt(state, (put,))) is not None and _posts(plan) == wanted:
            return (put,)
    return (put,)


def _dealt(state: TableState, lines: tuple[dict[str, Any], ...]) -> DealPlan | None:
    """What the deal would do after these lines, None = it is refused."""
    try:
        for line in (*lines, {"do": "deal"}):
            events, state = decide(state, _command(line))
    except Refused:
        return None
    return next((event.plan for event in events if isinstance(event, HandStarted)), None)


def _posts(plan: DealPlan) -> dict[int, int]:
    """What everybody posts, by seat."""
    posted = defaultdict[int, int](int)
    for post in plan.posts:
        posted[post.seat] += post.amount
    return dict(posted)


def _at_the_deal(hand: HandRead) -> dict[int, int]:
    """What everybody posted before those came in who had missed their blinds."""
    posted = {seat: amount for seat, amount in hand.posted.items() if amount}
    for seat, missed in hand.late:
        small, big = hand.settings["blinds"]
        posted[seat] -= {"big": big, "small": small, "both": small + big}[missed]
        if posted[seat] <= 0:
            del posted[seat]
    return posted


def _command(line: dict[str, Any]) -> Command:
    """The command of a line of the table script; raises `msgspec.ValidationError`."""
    return msgspec.convert(line, Command)  # type: ignore[no-any-return]


def _do(session: Session, hand: HandRead | Sitting, line: dict[str, Any]) -> None:
    try:
        done = session.dispatch(_command(line))
    except msgspec.ValidationError as error:
        raise NotImported(hand.line, phrase("import.field", field=str(error))) from None
    except Refused as refused:
        raise NotImported(hand.line, refused.refusal) from None
    if isinstance(done, Refusal):
        raise NotImported(hand.line, done)


def _check_posts(session: Session, hand: HandRead) -> None:
    """What was posted is what the rules have posted."""
    dealt = session.state.hand
    if dealt is None:
        raise NotImported(hand.line, phrase("import.posts"))
    if _posts(dealt.plan) != {seat: amount for seat, amount in hand.posted.items() if amount}:
        raise NotImported(hand.line, phrase("import.posts"))


def _award(session: Session, hand: HandRead) -> None:
    """The award after which everybody has what the file gives them."""
    fits: Command | None = None
    for number, command in enumerate(_awards(session.state, hand)):
        nets, pushed = _result(session.state, command)
        if nets == hand.nets:
            fits = fits or command
            if not hand.pots or pushed == hand.pots:  # shares are pushed in the order of the file, as far as it tells
                session.dispatch(command)
                return
        if fits is not None and number > IN_ORDER:
            break
    if fits is None:
        raise NotImported(hand.line, phrase("import.award"))
    session.dispatch(fits)


def _awards(state: TableState, hand: HandRead) -> Iterator[Command]:
    """Ways to divide the pots, at most `MOST_AWARDS`."""
    assert state.hand is not None
    live = [seat.seat for seat in state.hand.seats if seat is not None and seat.live]
    put = {seat.seat: seat.start - seat.stack for seat in state.hand.seats if seat is not None}
    paid = [seat for seat in live if hand.nets.get(seat, 0) + put[seat] > 0]
    able = [list(pot) for pot in hand.pots] or [
        [seat for seat in paid if seat in pot.seats] for pot in pots_of(state.hand)
    ]
    ways: list[list[dict[str, Any]]] = []
    for number, seats in enumerate(able, 1):
        some = [list(part) for size in range(1, len(seats) + 1) for part in combinations(seats, size)]
        whole: list[dict[str, Any]] = [{"winners": seats}] if hand.pots else [{"winners": part} for part in some]
        if state.game.split:
            whole += [{"high": high, "low": low} for high, low in product(some, some)]
        ways.append([{"pot": number, **way} for way in whole])
    odd_chips = (None, *live) if len(live) > 1 else (None,)
    for pots, odd in islice(product(product(*ways), odd_chips), MOST_AWARDS):
        more = {} if odd is None else {"odd_chip": [odd, *(seat for seat in live if seat != odd)]}
        yield _command({"do": "award", "pots": list(pots), **more})


def _result(state: TableState, command: Command) -> tuple[dict[int, int], tuple[tuple[int, ...], ...]]:
    """What everybody would have won less put in, and who would be pushed something of each pot; nothing = refused."""
    try:
        events, _ = decide(state, command)
    except Refused:
        return {}, ()
    nets = next((dict(event.results) for event in events if isinstance(event, HandEnded)), {})
    awarded = next(event for event in events if isinstance(event, PotsAwarded))
    pots = range(1, len(awarded.pots) + 1)
    return nets, tuple(tuple(dict.fromkeys(share.seat for share in awarded.shares if share.pot == pot)) for pot in pots)


def _check_result(session: Session, hand: HandRead) -> None:
    """The hand is over, and everybody has what the file gives them."""
    if session.state.hand is not None:
        raise NotImported(hand.line, phrase("import.open"))
    events = events_of(session.states.step(session.newest))
    if next((dict(event.results) for event in events if isinstance(event, HandEnded)), None) != hand.nets:
        raise NotImported(hand.line, phrase("import.award"))


def evening(read: EveningRead) -> Session:
    """A session in which everybody sits down, has what they took home counted, and leaves; no hand is dealt.

    Raises:
        NotImported: more play at once than a table seats, or a name cannot sit there.
    """
    end = end_of(read)
    seats = seats_of(read.sittings, end)
    first = read.sittings[0]
    if max(seats) > MOST_SEATS:
        raise NotImported(read.sittings[seats.index(max(seats))].line, phrase("import.seats", most=MOST_SEATS))
    money = {"money": {"currency": read.currency, "minor_units": 1}} if read.currency else {}
    table = {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": max(2, *seats), **money}
    session = Session.start(MemoryStore(), table, read.name)
    if isinstance(session, Refusal):
        raise NotImported(first.line, session)
    moments = [(row.sat, SITS, row.line, row, seat) for row, seat in zip(read.sittings, seats, strict=True)]
    moments += [
        (row.left or end, 2 if (row.left or end) <= row.sat else 0, row.line, row, seat)
        for row, seat in zip(read.sittings, seats, strict=True)
    ]
    for at, order, _, row, seat in sorted(moments, key=lambda moment: moment[:3]):
        second = max(0, int((at - first.sat) / timedelta(seconds=1)))
        if order == SITS:
            _do(session, row, {"do": "sit", "seat": seat, "player": row.player, "stack": row.bought, "at": second})
            continue
        if row.cashed != row.bought:
            _do(session, row, {"do": "count", "seat": seat, "stack": row.cashed, "at": second})
        _do(session, row, {"do": "leave", "seat": seat, "at": second})
    _do(session, first, {"do": "end"})
    return session
