"""Hands of a tournament: its levels, what an entry costs, who enters, buys chips again, and goes out."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

from engine.imports.records import HandRead, NotImported
from engine.recap.build import build
from engine.session import Session
from engine.state import TableState
from engine.words import Phrase, phrase

UNNAMED = "Feltbook"
"""What a table is called in a file whose evening has no name."""


def levels_of(hands: Sequence[HandRead]) -> tuple[list[dict[str, Any]], list[int]]:
    """The levels in which these hands were played, and the number of the level of each hand, from 1.

    Only levels in which a hand was played are known; none where the file does not say how long they last.
    """
    levels: list[dict[str, Any]] = []
    numbers: list[int] = []
    for hand in hands:
        level = _level(hand)
        if level is not None and (not levels or levels[-1] != level):
            levels.append(level)
        numbers.append(len(levels))
    return (levels, numbers) if all(map(_level, hands)) else ([], [0] * len(hands))


def _level(hand: HandRead) -> dict[str, Any] | None:
    """The level of a hand as the table has it, None = the file does not say how long it lasts."""
    if hand.tournament is None or not hand.tournament.minutes:
        return None
    level = {"blinds": hand.settings["blinds"], "minutes": hand.tournament.minutes}
    level |= {"ante": hand.settings["ante"]["amount"]} if "ante" in hand.settings else {}
    return level | ({"bets": hand.settings["bets"]} if "bets" in hand.settings else {})


def opening_of(hand: HandRead, levels: list[dict[str, Any]]) -> dict[str, Any]:
    """The keys of a tournament that its table is opened with, {} = a cash game."""
    if hand.tournament is None:
        return {}
    opening: dict[str, Any] = {"preset": "tournament", **({"levels": levels} if levels else {})}
    return opening | ({"prizes": hand.tournament.prizes} if hand.tournament.prizes else {})


def name_of(hand: HandRead) -> str:
    """What the session is called: the table, a tournament by its own name."""
    if hand.tournament is None or hand.tournament.name == hand.table:
        return hand.table
    return "" if hand.table == UNNAMED else hand.tournament.name


def check_bounties(session: Session, hands: Sequence[HandRead]) -> None:
    """Every bounty of the file was taken, and no other; raises `NotImported`."""
    prizes = build(session).prizes
    taken = defaultdict[int, set[tuple[str, int, str]]](set)
    for head in prizes.heads if prizes is not None else ():
        taken[head.hand].add((head.hunter, head.amount, head.player))
    for number, hand in enumerate(hands, 1):
        if hand.tournament is not None and set(hand.tournament.bounties) != taken[number]:
            raise NotImported(hand.line, phrase("import.bounties"))


def missing(hand: HandRead) -> tuple[Phrase, ...]:
    """What a file does not say of its tournament, so that the session has it not either."""
    if hand.tournament is None:
        return ()
    levels = () if hand.tournament.minutes else (phrase("import.no_levels"),)
    return (*levels, *(() if hand.tournament.prizes else (phrase("import.no_costs"),)))


def entries(state: TableState, hand: HandRead) -> Iterator[dict[str, Any]]:
    """Who enters, buys chips again, has others than the table knows, or is gone with chips; who is broke stays."""
    assert hand.tournament is not None
    wanted = {seat: (name, stack) for seat, name, stack in hand.players}
    for seat, player in enumerate(state.seats, 1):
        name, stack = wanted.get(seat, ("", 0))
        if player is None or (not name and not player.stack):
            continue
        if name != player.name:
            yield {"do": "leave", "seat": seat}
            continue
        del wanted[seat]
        if stack > player.stack:
            yield {"do": "add_chips", "seat": seat, "amount": stack - player.stack}
        elif stack < player.stack:
            yield {"do": "count", "seat": seat, "stack": stack}
    for seat, (name, stack) in wanted.items():
        yield {"do": "sit", "seat": seat, "player": name, "stack": hand.tournament.stack, "entry": "post"}
        if stack != hand.tournament.stack:
            yield {"do": "count", "seat": seat, "stack": stack}
