"""Reads PHH: one hand (.phh), or many hands, each in a numbered table (.phhs).

Lists are in order of positions, from left of the button to the button; heads-up blinds and antes are reversed.
"""

import re
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from decimal import Decimal
from itertools import islice
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from engine.imports.chips import in_chips
from engine.imports.phh_posts import check_lists, clockwise, of_bomb, own_post, posts_shown
from engine.imports.posts import MOST_READINGS, ante_of, readings
from engine.imports.records import HandRead, ImportedAct, ImportedStreet, NotImported, PostRead
from engine.imports.toml_lines import broken_line
from engine.imports.units import MOST, Unit, unit_of
from engine.journal.progress import GoOn, always, reported
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
"""Number of upcards of a player on each street of stud."""
ACTION: Final = re.compile(r"p(\d+) (f|cc|cbr|sm|pb)(?: (\S+))?")
PARTED: Final = re.compile(r"\d\.\d")
"""Matches an amount with decimals."""
DEALT: Final = re.compile(r"d dh p(\d+) (\S+)")
DREW: Final = re.compile(r"p(\d+) sd(?: (\S+))?")
ACTS: Final = {"f": "fold", "cbr": "wager", "pb": "bring_in"}


def read(text: str, go_on: GoOn = always) -> list[HandRead]:
    """Return the hands of a file, in its order; raises `NotImported` at the first that cannot be read.

    `go_on` is called with 0 hands done, as none is played yet; if it returns False, Cancelled is raised.
    """
    try:
        plain = tomllib.loads(text, parse_float=Decimal)
    except tomllib.TOMLDecodeError:
        raise NotImported(broken_line(text), phrase("import.no_toml")) from None
    if "variant" in plain:
        return [_hand(1, plain, {}, _whole_currencies([plain]))]
    lines = {match[1]: number for number, line in enumerate(text.splitlines(), 1)
             if (match := re.fullmatch(r"\[\s*\"?([^\]\"]+)\"?\s*\]\s*(#.*)?", line.strip()))}  # fmt: skip
    smalls: dict[int, int] = {}
    whole = _whole_currencies(hand for hand in plain.values() if isinstance(hand, dict))
    hands = reported(plain.items(), len(plain), lambda _, of: go_on(0, of))
    return [_hand(lines.get(name, 1), hand, smalls, whole) for name, hand in hands]


def _whole_currencies(hands: Iterable[dict[str, Any]]) -> frozenset[str]:
    """Return the currencies in which no amount of the file has decimals: a chip is a whole unit of these."""
    has_decimals: dict[str, bool] = {}
    for hand in hands:
        currency = str(hand.get("currency") or "")
        stacks, acts = hand.get("starting_stacks"), hand.get("actions")
        amounts = [*(stacks if isinstance(stacks, list) else ()), *(acts if isinstance(acts, list) else ())]
        has_decimals[currency] = has_decimals.get(currency, False) or any(
            PARTED.search(str(amount)) for amount in amounts
        )
    return frozenset(currency for currency, decimal in has_decimals.items() if not decimal)


def _hand(line: int, plain: Any, smalls: dict[int, int], whole: frozenset[str]) -> HandRead:
    try:
        return _read(line, plain, smalls, whole)
    except NotImported:
        raise
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, ArithmeticError) as error:
        raise NotImported(line, phrase("import.field", field=str(error)[:60])) from None


def _read(line: int, plain: dict[str, Any], smalls: dict[int, int], whole: frozenset[str]) -> HandRead:
    """Return the record of a table; errors of missing keys and wrong types are raised as they occur.

    Args:
        line: line of the file where the table begins, from 1.
        plain: the table.
        smalls: small blind for each big blind, for hands in which no player posts it.
        whole: currencies of which a chip is a whole unit.
    """
    if plain["variant"] not in VARIANTS:
        raise NotImported(line, phrase("import.game", game=str(plain["variant"])))
    currency = str(plain.get("currency") or "")
    unit = unit_of(line, currency, whole=currency in whole)
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
    least = chips(plain["min_bet"] if "min_bet" in plain else plain["small_bet"])
    if len({len(order), len(names), len(posted), len(antes), size}) > 1 or size < 2:
        raise NotImported(line, phrase("import.field", field="players"))
    game, limit = VARIANTS[plain["variant"]]
    button = int(plain.get("_button_seat") or order[-1])
    if order != sorted(order, key=lambda seat: (seat <= button, seat)):
        raise NotImported(line, phrase("import.field", field="seats"))
    settings: dict[str, Any] = {"game": game, "limit": limit}
    if stud:
        settings["bring_in"] = chips(plain["bring_in"])
        posts = [PostRead(order[at], "ante", antes[at]) for at in clockwise(order, button) if antes[at]]
    elif "_posts" in plain:
        settings["blinds"] = [chips(blind) for blind in plain["_blinds"]]
        posts = [own_post(line, str(words), order, unit) for words in plain["_posts"]]
        check_lists(line, posts, order, [unit.chips(abs(amount)) for amount in posted], antes)
    else:
        settings["blinds"], posts = posts_shown(posted, antes, least, order, button, unit, smalls)
    if "_blinds" in plain:
        settings["blinds"] = [chips(blind) for blind in plain["_blinds"]]
    if "min_bet" in plain and not any(settings.get("blinds") or ()):
        settings["minimum_bet"] = least
    bomb = max(antes) if plain.get("_bomb_pot") else 0
    if limit == "fixed":
        settings["bets"] = [chips(plain["small_bet"]), chips(plain["big_bet"])]
    paid = [post.amount for post in posts if post.word == "ante"]
    if (paid or "_ante" in plain) and not bomb:
        amount = chips(plain["_ante"]) if "_ante" in plain else max(paid)
        big = settings["blinds"][-1] if settings.get("blinds") else 0
        settings["ante"] = ante_of(amount, posts, order, button, big)
    streets, shown, mucked = _played(line, plain, order, unit, posts)
    starts = dict(zip(order, stacks, strict=True))
    finished = plain.get("finishing_stacks")
    if finished is None:
        raise NotImported(line, phrase("import.field", field="finishing_stacks"))
    ends = dict(zip(order, map(chips, finished), strict=True))
    nets = {seat: ends[seat] - starts[seat] for seat in order}
    rake = -sum(nets.values())
    if rake < 0 or rake != chips(plain.get("_rake", rake)):
        raise NotImported(line, phrase("import.sums"))
    posted_by = defaultdict[int, int](int)
    for post in posts:
        posted_by[post.seat] += post.amount
    hand = HandRead(
        line=line,
        table=str(plain.get("table") or ""),
        began=_day(plain),
        number=number if isinstance(number := plain.get("hand"), int) and 0 < number < MOST else 0,
        settings=settings,
        currency=unit.currency,
        whole=currency in whole,
        seats=int(plain.get("seat_count") or max(order)),
        button=button,
        players=tuple(sorted(zip(order, names, stacks, strict=True))),
        bomb=bomb,
        kill=chips(plain["_kill"]) if "_kill" in plain else 0,
        posted=dict(posted_by),
        posts=tuple(posts),
        streets=(of_bomb(streets[0]), *streets[1:]) if bomb else streets,
        shown=shown,
        mucked=mucked,
        rake=rake,
        nets=nets,
        bets=(chips(plain["small_bet"]), chips(plain["big_bet"])) if limit == "fixed" else None,
        least=least if limit != "fixed" else 0,
        own="_session" in plain,
    )
    readings_of_hand = iter((hand,)) if stud or bomb else readings(hand)
    only, *others = islice((way for read_as in readings_of_hand for way in in_chips(read_as)), MOST_READINGS)
    return replace(only, others=tuple(others))


def _day(plain: dict[str, Any]) -> str:
    if not plain.get("year"):
        return ""
    return datetime(plain["year"], plain.get("month", 1), plain.get("day", 1), 12, tzinfo=UTC).isoformat()


def _played(
    line: int, plain: dict[str, Any], order: list[int], unit: Unit, posts: Sequence[PostRead]
) -> tuple[tuple[ImportedStreet, ...], dict[int, str], tuple[int, ...]]:
    """Return the rounds, the shown hands by seat, and the seats that muck; a call for no chips is a check."""
    streets = [_Round("", [], {}, {})]
    totals = defaultdict[int, int](int)
    for post in posts:
        totals[post.seat] += post.amount if post.word not in ("ante", "dead") else 0
    shown, mucked = dict[int, str](), list[int]()

    def begin(cards: str = "") -> None:
        streets.append(_Round(cards, [], {}, {}))
        totals.clear()

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
                if seat in (*shown, *mucked):
                    raise NotImported(line, phrase("import.act", act=words[:40]))
                if parts[3] and parts[3] != "-" and "?" not in parts[3]:
                    shown[seat] = parts[3]
                elif remark.startswith("shows "):
                    shown[seat] = remark.removeprefix("shows ").strip()
                elif not parts[3] or parts[3] == "-":
                    mucked.append(seat)
                continue
            top = max(totals.values(), default=0)
            kind = ACTS.get(parts[2]) or ("call" if top > totals[seat] else "check")
            to = unit.chips(Decimal(parts[3])) if parts[2] == "cbr" else 0
            bring_in = unit.chips(plain["bring_in"]) if kind == "bring_in" else 0
            totals[seat] = to or bring_in or max(totals[seat], top if kind == "call" else totals[seat])
            streets[-1].acts.append(ImportedAct(seat, kind, to))
    return tuple(street.finished() for street in streets), shown, tuple(mucked)


class _Round(NamedTuple):
    """A round being read."""

    cards: str
    """Cards added to the board, "" = not given."""
    acts: list[ImportedAct]
    """Acts, in order."""
    up: dict[int, str]
    """Upcards by seat, as written in the file."""
    draws: dict[int, int]
    """Number of cards drawn by each seat."""

    def finished(self) -> ImportedStreet:
        """Return the round; upcards only if all are given, because only then they decide who acts."""
        known = all("?" not in card for card in self.up.values())
        return ImportedStreet(
            self.cards, tuple(self.acts), {s: c for s, c in self.up.items() if c} if known else {}, self.draws
        )
