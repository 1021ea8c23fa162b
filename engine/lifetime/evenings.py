"""Sums of an evening, computed from its recap and stored in the book."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from datetime import datetime
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.journal.errors import JournalError
from engine.journal.evening_index import has_index
from engine.journal.progress import Cancelled, GoOn, always
from engine.journal.reader import BookReader
from engine.journal.sqlite import SqliteStore
from engine.journal.store_protocol import EVERY, Store
from engine.lifetime.accounts import EveningTaking, takings_of
from engine.lifetime.records import CHIPS, BigPot, Evening, EveningResult, biggest
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.recap.game_titles import GameTitle
from engine.recap.records import Recap
from engine.session import Session

FORMAT: Final = 5
"""Version of stored sums; sums of another version are computed again."""


class Summed(Struct, frozen=True, kw_only=True):
    """Sums of a session for its line in a list."""

    evening: Evening
    """Results of the players."""
    games: tuple[GameTitle, ...]
    """Games played, in order, each once."""
    tournament: bool
    """Whether it is a tournament, whose chips are no money."""
    seconds: int
    """Seconds from the first step to the last."""
    unpaid: int
    """Number of payments of its settlement that are neither made nor settled with a later evening."""
    off: int
    """Difference of the results that nobody bears, so that nothing is settled, in the evening's unit; 0 = none."""
    balanced: bool
    """Whether every chip is accounted for."""
    bought: int
    """Total bought in, in the evening's unit; 0 for a tournament."""
    taken: tuple[EveningTaking, ...]
    """Amounts paid into accounts: rake, drop, tips and others."""
    steps: int
    """Sequence of the newest step included."""


_decode = msgspec.json.Decoder(Summed).decode
_encode = msgspec.json.Encoder().encode


def evenings(store: Store, go_on: GoOn = always) -> Iterator[Evening]:
    """Return the evenings of a book, the oldest first.

    Args:
        store: the book; its stored sums are used.
        go_on: called with the number of evenings done and of all; returns False to cancel.

    Raises:
        Cancelled: `go_on` returned False.
        JournalError: an evening without stored sums is damaged.
    """
    return (summed.evening for summed in sums(store, go_on) if not isinstance(summed, JournalError))


def sums(
    store: Store, go_on: GoOn = always, *, damaged_too: bool = False, fresh: Callable[[Summed], object] = lambda _: None
) -> Iterator["Summed | JournalError"]:
    """Yield the sums of the sessions of a book, the oldest first; arguments as of `evenings`; raises what it raises.

    With `damaged_too` the error of a session is yielded in its place; `fresh` is called with sums not stored yet.
    """
    stored = kept_sums(store) if isinstance(store, BookReader) and has_index(store) else {}
    rows = sorted(store.sessions(EVERY), key=lambda row: (row.created, row.id))
    for done, row in enumerate(rows):
        if not go_on(done, len(rows)):
            raise Cancelled
        if row.id in stored:
            yield stored[row.id]
            continue
        try:
            summed = sum_up(store, row.id)
        except JournalError as error:
            if not damaged_too:
                raise
            yield error
        else:
            fresh(summed)
            yield summed


def takings(store: Store) -> Iterator[EveningTaking]:
    """Yield the amounts paid into accounts, oldest evening first; raises `JournalError` at a damaged session."""
    for summed in sums(store):
        if not isinstance(summed, JournalError):
            yield from summed.taken


def sum_up(store: Store, session: int) -> Summed:
    """Return the sums of a session, computed from its steps; raises `JournalError`."""
    played = Session.resume(store, session)
    recap = build(played)
    report = report_of(recap, store.settled(session))
    worth = recap.paid_in.minor_units if recap.paid_in else 1
    return Summed(
        evening=evening_of(recap),
        games=recap.games,
        tournament=recap.tournament,
        seconds=recap.seconds,
        unpaid=report.unpaid,
        off=report.unsettled * worth,
        balanced=recap.balance.balanced,
        bought=0 if recap.tournament else recap.balance.bought * worth,
        taken=tuple(takings_of(recap)),
        steps=played.newest,
    )


def kept_sums(store: BookReader, sessions: Iterable[int] | None = None) -> dict[int, Summed]:
    """Return the stored sums of the given or all sessions, by number; days are local days of this device."""
    query, values = "SELECT session, summary FROM summaries WHERE summed = ?", [FORMAT]
    if sessions is not None:
        wanted = list(sessions)
        query, values = f"{query} AND session IN ({', '.join('?' * len(wanted))})", [*values, *wanted]
    stored = dict[int, Summed]()
    for session, text in store.ask(query, values):
        with suppress(msgspec.MsgspecError):  # written by another version: computed again
            summed = _decode(text)
            day = day_of(summed.evening.created)
            taken = tuple(replace(taking, day=day) for taking in summed.taken)
            stored[session] = replace(summed, evening=replace(summed.evening, day=day), taken=taken)
    return stored


def keep_sums(store: SqliteStore, made: Iterable[Summed]) -> None:
    """Store sums of sessions for the next list; raises `NotWritten`.

    Sums that do not include the newest step of their session are not stored.
    """
    query = """
        UPDATE summaries SET summed = ?, games = ?, summary = ? WHERE session = ?
        AND (SELECT max(sequence) FROM steps WHERE steps.session = summaries.session) = ?
    """

    def work() -> None:
        for summed in made:
            texts = (_encode(part).decode() for part in (summed.games, summed))
            store.db.execute(query, (FORMAT, *texts, summed.evening.session, summed.steps))

    store.keep(work)


def day_of(created: str) -> str:
    """Return the local day on which a session began: "2026-05-01"."""
    return datetime.fromisoformat(created).astimezone().date().isoformat()


def evening_of(recap: Recap) -> Evening:
    """Return the results of an evening: the amounts won and lost at the table.

    Chips missing or in excess by a count are settled separately, like shared expenses, and change no result.
    """
    money, prizes = recap.paid_in, recap.prizes
    won = {player.name: player.net for player in prizes.players} if prizes is not None and prizes.decided else {}
    worth = money.minor_units if money is not None else 1
    ended_at, seconds = {hand.number: hand.at for hand in recap.hands}, defaultdict[str, int](int)
    out_at = {player.name: ended_at.get(player.out, recap.seconds) for player in recap.players}
    for sitting in recap.sittings:
        # a tournament may be ended long after it is won, and players who are out play no longer
        last = min(recap.seconds, out_at.get(sitting.player, recap.seconds))
        left_at = last if sitting.left is None else min(sitting.left, last)
        seconds[sitting.player] += max(0, left_at - sitting.sat)
    showdowns, won_showdowns = defaultdict[str, int](int), defaultdict[str, int](int)
    pots = defaultdict[str, list[BigPot]](list)
    for hand in recap.hands:
        winners = tuple(player for player, _ in sorted(hand.winners, key=lambda pair: -pair[1]))
        pot = BigPot(session=recap.session, hand=hand.number, pot=hand.pot * worth, winners=winners)
        for player in winners if not recap.tournament else ():  # pots of a tournament are no money
            pots[player].append(pot)
        for player in hand.showdown:
            showdowns[player] += 1
            won_showdowns[player] += player in winners
    return Evening(
        session=recap.session,
        created=recap.created,
        day=day_of(recap.created),
        title=recap.title,
        unit=money.currency if money is not None else CHIPS,
        counts=bool(won) or not recap.tournament,
        hands=len(recap.played),
        results=tuple(
            EveningResult(
                player=player.name,
                net=won.get(player.name, 0) if recap.tournament else player.net * worth,
                seconds=seconds[player.name],
                dealt=player.dealt,
                won=player.won,
                showdowns=showdowns[player.name],
                won_showdowns=won_showdowns[player.name],
                pots=biggest(pots[player.name]),
            )
            for player in recap.players
        ),
    )
