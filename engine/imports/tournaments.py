"""Tournaments of imported hands: levels, entry costs, and players who enter, buy chips again and go out."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from engine.imports.records import HandRead, NotImported
from engine.recap.build import build
from engine.session import Session
from engine.state import TableState
from engine.words import Phrase, phrase

UNNAMED = "Feltbook"
"""Name of the table in files of a session without a title."""


def levels_of(hands: Sequence[HandRead]) -> tuple[list[dict[str, Any]], list[int]]:
    """Return the levels of these hands, and the level number of each hand, from 1.

    Only levels with a hand are found; both are empty or 0 where the file does not give their duration.
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
    """Return the level of a hand as the table's keys, None = its duration is not given."""
    if hand.tournament is None or not hand.tournament.minutes:
        return None
    level = {"blinds": hand.settings["blinds"], "minutes": hand.tournament.minutes}
    level |= {"ante": hand.settings["ante"]["amount"]} if "ante" in hand.settings else {}
    return level | ({"bets": hand.settings["bets"]} if "bets" in hand.settings else {})


def opening_of(hand: HandRead, levels: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the tournament's keys with which the table is opened, {} = a cash game."""
    if hand.tournament is None:
        return {}
    opening: dict[str, Any] = {"preset": "tournament", **({"levels": levels} if levels else {})}
    return opening | ({"prizes": hand.tournament.prizes} if hand.tournament.prizes else {})


def name_of(hand: HandRead) -> str:
    """Return the title of the session: the name of the tournament, else of the table."""
    if hand.tournament is None or hand.tournament.name == hand.table:
        return hand.table
    return "" if hand.table == UNNAMED else hand.tournament.name


def with_reentries(hands: Sequence[HandRead]) -> list[HandRead]:
    """Return the hands with the fields for players who came back after going out, derived from the bounties."""
    last = {name: number for number, hand in enumerate(hands) for _, name, _ in hand.players}
    taken_before: set[str] = set()
    knocked_out: set[str] = set()
    made: list[HandRead] = []
    for number, hand in enumerate(hands):
        played = hand.tournament
        if played is None or not played.prizes.get("bounty"):
            return list(hands)
        names = {name for _, name, _ in hand.players}
        anew = frozenset(name for _, name, stack in hand.players if name in knocked_out and stack == played.stack)
        taken_before -= anew
        taken = {name for _, _, name in played.bounties}
        again = frozenset(name for name in _out_of_chips(hand) - taken if last[name] == number < len(hands) - 1)
        made.append(
            replace(
                hand, tournament=replace(played, reentered=anew, counted=frozenset(names & taken_before), again=again)
            )
        )
        taken_before |= taken
        knocked_out = (knocked_out - names) | taken
    return made


def _out_of_chips(hand: HandRead) -> set[str]:
    """Return the players whose last chips were won by others; a player who folded gives no bounty."""
    folded = {act.seat for street in hand.streets for act in street.acts if act.action == "fold"}
    return {name for seat, name, stack in hand.players if stack + hand.nets.get(seat, 0) == 0 and seat not in folded}


def bought_again(state: TableState, hand: HandRead) -> Iterator[dict[str, Any]]:
    """Yield lines for players who went out and bought chips again, but are dealt in no later hand."""
    for seat, player in enumerate(state.seats, 1):
        if hand.tournament is not None and player is not None and player.name in hand.tournament.again:
            yield {"do": "add_chips", "seat": seat, "amount": hand.tournament.stack}


def check_bounties(session: Session, hands: Sequence[HandRead]) -> None:
    """Check that exactly the bounties of the file were taken; raises `NotImported`."""
    prizes = build(session).prizes
    taken = defaultdict[int, set[tuple[str, int, str]]](set)
    for head in prizes.heads if prizes is not None else ():
        taken[head.hand].add((head.hunter, head.amount, head.player))
    for number, hand in enumerate(hands, 1):
        if hand.tournament is not None and set(hand.tournament.bounties) != taken[number]:
            raise NotImported(hand.line, phrase("import.bounties"))


def missing(hand: HandRead) -> tuple[Phrase, ...]:
    """Return the facts of a tournament that the file does not give, so that the session lacks them too."""
    if hand.tournament is None:
        return ()
    levels = () if hand.tournament.minutes else (phrase("import.no_levels"),)
    return (*levels, *(() if hand.tournament.prizes else (phrase("import.no_costs"),)))


def entries(state: TableState, hand: HandRead) -> Iterator[dict[str, Any]]:
    """Yield lines for players who enter, add chips, change stacks, or leave with chips; broke players keep seats."""
    assert hand.tournament is not None
    players = {seat: (name, stack) for seat, name, stack in hand.players}
    for seat, player in enumerate(state.seats, 1):
        name, stack = players.get(seat, ("", 0))
        if player is None or (not name and not player.stack):
            continue
        if name != player.name or name in hand.tournament.reentered:
            yield {"do": "leave", "seat": seat}
            continue
        del players[seat]
        if stack > player.stack and name not in hand.tournament.counted:
            yield {"do": "add_chips", "seat": seat, "amount": stack - player.stack}
        elif stack != player.stack:
            yield {"do": "count", "seat": seat, "stack": stack}
    for seat, (name, stack) in players.items():
        yield {"do": "sit", "seat": seat, "player": name, "stack": hand.tournament.stack, "entry": "post"}
        if stack != hand.tournament.stack:
            yield {"do": "count", "seat": seat, "stack": stack}
