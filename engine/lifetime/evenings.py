"""An evening of the book, summed up from its recap: one place for its sums."""

from collections import defaultdict
from collections.abc import Iterator
from datetime import datetime

from engine.journal.stored import EVERY, Store
from engine.lifetime.records import CHIPS, BigPot, Evening, EveningResult, biggest
from engine.recap.build import build
from engine.recap.records import Recap
from engine.session import Session


def evenings(store: Store) -> Iterator[Evening]:
    """Every session of a book, the oldest first; raises `JournalError` at one that is damaged."""
    for row in sorted(store.sessions(EVERY), key=lambda row: (row.created, row.id)):
        session = Session.resume(store, row.id)
        yield evening_of(build(session))


def evening_of(recap: Recap) -> Evening:
    """One evening."""
    money, prizes = recap.paid_in, recap.prizes
    won = {player.name: player.net for player in prizes.players} if prizes is not None and prizes.decided else {}
    worth = money.minor_units if money is not None else 1
    seconds = defaultdict[str, int](int)
    for sitting in recap.sittings:
        seconds[sitting.player] += (recap.seconds if sitting.left is None else sitting.left) - sitting.sat
    seen, taken = defaultdict[str, int](int), defaultdict[str, int](int)
    pots = defaultdict[str, list[BigPot]](list)
    for hand in recap.hands:
        winners = tuple(player for player, _ in sorted(hand.winners, key=lambda pair: -pair[1]))
        pot = BigPot(session=recap.session, hand=hand.number, pot=hand.pot * worth, winners=winners)
        for player in winners if not recap.tournament else ():  # a tournament's pots are no money
            pots[player].append(pot)
        for player in hand.showdown:
            seen[player] += 1
            taken[player] += player in winners
    return Evening(
        session=recap.session,
        created=recap.created,
        day=datetime.fromisoformat(recap.created).astimezone().date().isoformat(),
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
                showdowns=seen[player.name],
                won_showdowns=taken[player.name],
                pots=biggest(pots[player.name]),
            )
            for player in recap.players
        ),
    )
