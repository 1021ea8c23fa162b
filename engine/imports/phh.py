"""Reads PHH: one hand (.phh), or many, each a numbered table (.phhs).

Lists are in the order of positions, left of the button first and the button last; heads-up blinds and antes are turned.
"""

import re
import tomllib
from collections import defaultdict
from datetime import UTC, datetime
from decimal import Decimal
from typing import Any, Final, NamedTuple

from engine.imports.records import HandRead, ImportedAct, ImportedStreet, NotImported
from engine.imports.units import Unit, unit_of
from engine.journal.going_on import GoOn, always, reported
from engine.words import phrase

VARIANTS: Final = {
    "NT": ("holdem", "no_limit"),
    "FT": ("holdem", "fixed"),
    "NS": ("short_deck", "no_limit"),
    "PO": ("omaha", "pot_limit"),
    "FO/8": ("omaha_hilo", "fixed"),
    "F7S": ("seven_card_stud", "fixed"),
    "F7S/8": ("stud_hilo", "fixed"),
    "FR": ("razz", "fixed"),
    "N2L1D": ("lowball_27", "no_limit"),
    "F2L3D": ("triple_draw_27", "fixed"),
    "FB": ("badugi", "fixed"),
}
STUD: Final = ("F7S", "F7S/8", "FR")
UPCARDS: Final = (1, 1, 1, 1, 0)
"""Of each player on each street of stud."""
ACTION: Final = re.compile(r"p(\d+) (f|cc|cbr|sm|pb)(?: (\S+))?")
DEALT: Final = re.compile(r"d dh p(\d+) (\S+)")
DREW: Final = re.compile(r"p(\d+) sd(?: (\S+))?")
WORDS: Final = {"f": "fold", "cbr": "wager", "pb": "bring_in"}


def read(text: str, go_on: GoOn = always) -> list[HandRead]:
    """The hands of a file, in its order; raises `NotImported` at the first that cannot be read.

    `go_on` is told that none of them is played yet; False ends it, and Cancelled is raised.
    """
    try:
        plain = tomllib.loads(text, parse_float=Decimal)
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"line (\d+)", str(error))
        raise NotImported(
            int(at[1]) if at else text.count("\n") + 1, phrase("import.no_toml", what=str(error)[:80])
        ) from None
    if "variant" in plain:
        return [_hand(1, plain, {})]
    lines = {match[1]: number for number, line in enumerate(text.splitlines(), 1)
             if (match := re.fullmatch(r"\[\s*\"?([^\]\"]+)\"?\s*\]\s*(#.*)?", line.strip()))}  # fmt: skip
    smalls: dict[int, int] = {}
    hands = reported(plain.items(), len(plain), lambda _, of: go_on(0, of))
    return [_hand(lines.get(name, 1), hand, smalls) for name, hand in hands]


def _hand(line: int, plain: Any, smalls: dict[int, int]) -> HandRead:
    try:
        return _read(line, plain, smalls)
    except NotImported:
        raise
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, ArithmeticError) as error:
        raise NotImported(line, phrase("import.field", field=str(error)[:60])) from None


def _read(line: int, plain: dict[str, Any], smalls: dict[int, int]) -> HandRead:
    """The record of a table; raises what a key that is missing or of another kind raises.

    `smalls` = the small blind beside each big one, for hands in which nobody posts it.
    """
    if plain["variant"] not in VARIANTS:
        raise NotImported(line, phrase("import.game", game=str(plain["variant"])))
    unit = unit_of(line, str(plain.get("currency") or ""))
    chips = unit.chips
    stacks = [chips(stack) for stack in plain["starting_stacks"]]
    size = len(stacks)
    order = [int(seat) for seat in plain.get("seats") or range(1, size + 1)]
    names = [str(name) for name in plain.get("players") or (f"p{number}" for number in range(1, size + 1))]
    antes = [chips(amount) for amount in plain["antes"]]
    stud = plain["variant"] in STUD
    posted = [Decimal(amount) for amount in ([0] * size if stud else plain["blinds_or_straddles"])]
    if size == 2:
        posted, antes = posted[::-1], antes[::-1]
    blinds = [chips(abs(amount)) for amount in posted]
    least = chips(plain["min_bet"] if "min_bet" in plain else plain["small_bet"])
    big = 0 if size == 2 or (posted[0] > 0 and blinds[0] == least != blinds[1]) else 1
    small = 1 - big if size == 2 else big - 1
    if small >= 0 and blinds[small]:
        smalls[least] = blinds[small]
    small_blind = smalls.get(least, max(1, least // 2))
    if len({len(order), len(names), len(posted), len(antes), size}) > 1 or size < 2:
        raise NotImported(line, phrase("import.field", field="players"))
    game, limit = VARIANTS[plain["variant"]]
    settings: dict[str, Any] = {"game": game, "limit": limit}
    settings |= {"bring_in": chips(plain["bring_in"])} if stud else {"blinds": [small_blind, blinds[big]]}
    if limit == "fixed":
        settings["bets"] = [chips(plain["small_bet"]), chips(plain["big_bet"])]
    late = dict[int, str]()
    for at in (at for at, amount in enumerate(posted) if amount < 0):  # it was posted where no round begins
        if blinds[at] == blinds[big]:
            missed = antes[at] - min(antes) == small_blind
            late[at] = "both" if missed else "big"
            antes[at] -= small_blind if missed else 0
        elif at == size - 1:
            settings["button_blind"] = blinds[at]
        else:
            raise NotImported(line, phrase("import.posts"))
    if any(antes):
        each = sum(map(bool, antes)) > 1
        by = "each" if each else "big_blind" if antes[big] else "button"
        settings["ante"] = {"amount": max(antes), "by": by}
    streets, shown, mucked = _played(line, plain, order, unit, blinds)
    starts = dict(zip(order, stacks, strict=True))
    finished = plain.get("finishing_stacks")
    if finished is None:
        raise NotImported(line, phrase("import.field", field="finishing_stacks"))
    ends = dict(zip(order, map(chips, finished), strict=True))
    nets = {seat: ends[seat] - starts[seat] for seat in order}
    rake = -sum(nets.values())
    if rake < 0:
        raise NotImported(line, phrase("import.sums"))
    return HandRead(
        line=line,
        table=str(plain.get("table") or ""),
        began=_day(plain),
        settings=settings,
        currency=unit.currency,
        seats=int(plain.get("seat_count") or max(order)),
        button=int(plain.get("_button_seat") or order[-1]),
        players=tuple(sorted(zip(order, names, stacks, strict=True))),
        straddles=tuple((order[at], blinds[at]) for at in range(max(small, big) + 1, size) if posted[at] > 0),
        late=tuple((order[at], blinds[big], small_blind if missed == "both" else 0) for at, missed in late.items()),
        posted={
            seat: blinds[at] + antes[at] + (small_blind if late.get(at) == "both" else 0)
            for at, seat in enumerate(order)
        },
        streets=streets,
        shown=shown,
        mucked=mucked,
        rake=rake,
        nets=nets,
    )


def _day(plain: dict[str, Any]) -> str:
    if not plain.get("year"):
        return ""
    return datetime(plain["year"], plain.get("month", 1), plain.get("day", 1), 12, tzinfo=UTC).isoformat()


def _played(
    line: int, plain: dict[str, Any], order: list[int], unit: Unit, blinds: list[int]
) -> tuple[tuple[ImportedStreet, ...], dict[int, str], tuple[int, ...]]:
    """The rounds, hands that are shown, and who mucks; a call that adds nothing is a check."""
    streets = [_Round("", [], {}, {})]
    put = defaultdict[int, int](int, zip(order, blinds, strict=True))
    shown, mucked = dict[int, str](), list[int]()

    def begin(cards: str = "") -> None:
        streets.append(_Round(cards, [], {}, {}))
        put.clear()

    for action in plain["actions"]:
        words, _, remark = str(action).partition(" # ")
        words = words.strip()
        if words.startswith("d db "):
            cards = words.split()[2]
            begin("" if "?" in cards else cards)
        elif dealt := DEALT.fullmatch(words):
            seat = order[int(dealt[1]) - 1]
            if plain["variant"] not in STUD:
                continue
            if seat in streets[-1].up:
                begin()
            count = 2 * UPCARDS[len(streets) - 1]
            streets[-1].up[seat] = dealt[2][-count:] if count else ""
        elif drew := DREW.fullmatch(words):
            seat = order[int(drew[1]) - 1]
            if len(streets) == 1 or streets[-1].acts or seat in streets[-1].draws:
                begin()
            streets[-1].draws[seat] = len(drew[2] or "") // 2
        else:
            parts = ACTION.fullmatch(words)
            if parts is None:
                raise NotImported(line, phrase("import.act", act=words[:40]))
            seat = order[int(parts[1]) - 1]
            if parts[2] == "sm":
                if parts[3] and parts[3] != "-" and "?" not in parts[3]:
                    shown[seat] = parts[3]
                elif remark.startswith("shows "):
                    shown[seat] = remark.removeprefix("shows ").strip()
                elif not parts[3] or parts[3] == "-":
                    mucked.append(seat)
                continue
            top = max(put.values(), default=0)
            kind = WORDS.get(parts[2]) or ("call" if top > put[seat] else "check")
            to = unit.chips(Decimal(parts[3])) if parts[2] == "cbr" else 0
            brought = unit.chips(plain["bring_in"]) if kind == "bring_in" else 0
            put[seat] = to or brought or max(put[seat], top if kind == "call" else put[seat])
            streets[-1].acts.append(ImportedAct(seat, kind, to))
    return tuple(street.finished() for street in streets), shown, tuple(mucked)


class _Round(NamedTuple):
    """A round while it is read."""

    cards: str
    """What it added to the board, "" where nobody knows it."""
    acts: list[ImportedAct]
    """What was done."""
    up: dict[int, str]
    """Upcards by seat, as they are written."""
    draws: dict[int, int]
    """How many cards each seat drew."""

    def finished(self) -> ImportedStreet:
        """The round; upcards only where all are known, for else they do not say who acts."""
        known = all("?" not in card for card in self.up.values())
        return ImportedStreet(
            self.cards, tuple(self.acts), {s: c for s, c in self.up.items() if c} if known else {}, self.draws
        )
