"""Reads Open Hand History: a JSON object for each hand, with blank lines between."""

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from decimal import Decimal
from itertools import islice
from typing import Any

from msgspec.structs import replace

from engine.imports.boards import with_boards_and_runs
from engine.imports.chips import in_chips
from engine.imports.ohh_rounds import (
    ACTS,
    POSTS,
    STREETS,
    boards_of,
    further_cards,
    posts_read,
    showdown_read,
    street_read,
)
from engine.imports.posts import MOST_READINGS, ante_of, readings
from engine.imports.records import (
    NEVER_LIVE,
    HandRead,
    NotImported,
    TournamentRead,
)
from engine.imports.units import Unit, unit_of
from engine.journal.progress import GoOn, always, reported
from engine.words import phrase

GAMES = {"Holdem": "holdem", "Omaha": "omaha", "OmahaHiLo": "omaha_hilo"}
LIMITS = {"NL": "no_limit", "PL": "pot_limit", "FL": "fixed"}
_BEGIN = re.compile(r"\S")
COSTS = {"entry": "buyin_amount", "fee": "fee_amount", "bounty": "bounty_fee_amount"}
"""Costs of a tournament entry: the table's key and the file's field."""
MINUTE = 60
"""Seconds in a minute."""


def read(text: str, go_on: GoOn = always) -> list[HandRead]:
    """Return the hands of a file, in its order; raises `NotImported` at the first that cannot be read.

    `go_on` is called with 0 hands done, as none is played yet; if it returns False, Cancelled is raised.
    """
    total = text.count('"ohh"')
    return [_hand(line, plain) for line, plain in reported(_objects(text), total, lambda _, of: go_on(0, of))]


def _objects(text: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """Yield each object with the line in which it begins."""
    decoder = json.JSONDecoder(parse_float=Decimal)
    line, index = 1, 0
    while match := _BEGIN.search(text, index):
        line += text.count("\n", index, match.start())
        try:
            plain, index = decoder.raw_decode(text, match.start())
            yield line, plain["ohh"]
            line += text.count("\n", match.start(), index)
        except (ValueError, KeyError, TypeError, RecursionError):
            raise NotImported(line, phrase("import.no_ohh")) from None


def _hand(line: int, plain: dict[str, Any]) -> HandRead:
    try:
        return _read(line, plain)
    except NotImported:
        raise
    except (KeyError, TypeError, ValueError, AttributeError, ArithmeticError) as error:
        raise NotImported(line, phrase("import.field", field=str(error)[:60])) from None


def _read(line: int, plain: dict[str, Any]) -> HandRead:
    """Return the record of an object; errors of missing fields and wrong types are raised as they occur."""
    game = " ".join((str(plain["game_type"]), str(plain["bet_limit"]["bet_type"])))
    if plain["game_type"] not in GAMES or plain["bet_limit"]["bet_type"] not in LIMITS:
        raise NotImported(line, phrase("import.game", game=game))
    tournament = _tournament(line, plain) if plain.get("tournament") else None
    unit = unit_of(line, "" if tournament is not None else str(plain.get("currency") or ""))
    seats = {player["id"]: int(player["seat"]) for player in plain["players"]}
    chips = unit.chips
    if unknown := [street["street"] for street in plain["rounds"] if street["street"] not in (*STREETS, "Showdown")]:
        raise NotImported(line, phrase("import.act", act=str(unknown[0])))
    rounds, further = boards_of(line, [street for street in plain["rounds"] if street["street"] in STREETS])
    first = rounds[0]["actions"]
    known = {*POSTS, *ACTS, "Add to Pot", "Dealt Cards"}
    for act in (act for street in rounds for act in street["actions"]):
        if act["action"] not in known:
            raise NotImported(line, phrase("import.act", act=str(act["action"])))
    posts, late = posts_read(first, seats, unit)
    blinds = [chips(plain.get("small_blind_amount") or 0), chips(plain.get("big_blind_amount") or 0)]
    settings: dict[str, Any] = {
        "game": GAMES[plain["game_type"]],
        "limit": LIMITS[plain["bet_limit"]["bet_type"]],
        "blinds": [blind for blind in blinds if blind],
    }
    if cap := plain["bet_limit"].get("bet_cap"):
        settings["cap"] = chips(cap)
    flags = plain.get("flags") or ()
    bomb = "Bomb_Pot" in flags
    if ante := chips(plain.get("ante_amount") or 0):
        settings["ante"] = ante_of(ante, posts, seats.values(), int(plain["dealer_seat"]), blinds[1])
    posted = defaultdict[int, int](int)
    for post in posts:
        posted[post.seat] += post.amount
    shown, mucked = showdown_read(line, plain, seats)
    in_order = sorted(plain["pots"], key=lambda pot: int(pot["number"]))
    streets = tuple(
        street_read(street, further_cards(further, len(rounds), place), seats, unit, posts if not place else (), late)
        for place, street in enumerate(rounds)
    )
    splash = sum(chips(act["amount"]) for act in first if act["action"] == "Add to Pot")
    put_in = {seat: posted[seat] for seat in seats.values()}
    for post in late:
        put_in[post.seat] += post.amount
    for act in (act for street in rounds for act in street["actions"] if act["action"] in ACTS):
        put_in[seats[act["player_id"]]] += chips(act.get("amount") or 0)
    uncalled = sum(put_in.values()) + splash - sum(chips(pot["amount"]) for pot in in_order)
    if uncalled < 0:
        raise NotImported(line, phrase("import.sums"))
    nets = {seat: -chips_in for seat, chips_in in put_in.items()}
    dead = defaultdict[int, int](int)
    for post in (*posts, *late):
        dead[post.seat] += post.amount if post.word in NEVER_LIVE else 0
    nets[max(put_in, key=lambda seat: put_in[seat] - dead[seat])] += uncalled
    for win in (win for pot in in_order for win in pot["player_wins"]):
        nets[seats[win["player_id"]]] += chips(win["win_amount"])
    rake, drop = (sum(chips(pot.get(name) or 0) for pot in in_order) for name in ("rake", "jackpot"))
    if sum(nets.values()) != splash - rake - drop:
        raise NotImported(line, phrase("import.sums"))
    hand = HandRead(
        line=line,
        table=str(plain.get("table_name") or ""),
        began=str(plain["start_date_utc"]),
        settings=settings,
        currency=unit.currency,
        seats=int(plain["table_size"]),
        button=int(plain["dealer_seat"]),
        players=tuple(
            (int(player["seat"]), str(player["name"]), chips(player["starting_stack"])) for player in plain["players"]
        ),
        bomb=max((post.amount for post in posts if post.word == "ante"), default=0) if bomb else 0,
        splash=splash,
        tournament=tournament,
        posted=dict(posted),
        posts=posts,
        streets=streets,
        shown=shown,
        mucked=mucked,
        rake=rake,
        drop=drop,
        nets=nets,
        pots=tuple(
            tuple(
                (seats[win["player_id"]], chips(win["win_amount"]))
                for win in pot["player_wins"]
                if chips(win["win_amount"])
            )
            for pot in in_order
        ),
        heads=tuple(
            (chips(pot["amount"]), chips(pot.get("rake") or 0), chips(pot.get("jackpot") or 0)) for pot in in_order
        ),
        own=plain.get("site_name") == "Feltbook",
    )
    starts = [len(rounds) - len(more) for more in further]
    candidates = with_boards_and_runs(hand, starts, flag="Run_It_Twice" in flags)
    readings_in_chips = (way for runs in candidates for read_as in readings(runs) for way in in_chips(read_as))
    only, *others = islice(readings_in_chips, MOST_READINGS)
    return replace(only, others=tuple(others))


def _tournament(line: int, plain: dict[str, Any]) -> TournamentRead:
    """Return the tournament of a hand; entry costs are money, stacks are chips without a worth.

    Raises:
        NotImported: a level is not in whole minutes, or an amount or currency is invalid.
    """
    info, names = plain["tournament_info"], {player["id"]: str(player["name"]) for player in plain["players"]}
    seconds = (info.get("speed") or {}).get("round_time") or 0
    if int(seconds) != seconds or seconds < 0 or seconds % MINUTE:
        raise NotImported(line, phrase("import.level", seconds=str(seconds)[:40]))
    unit = unit_of(line, str(info.get("currency") or ""))
    costs = {key: unit.chips(info[name]) for key, name in COSTS.items() if info.get(name) is not None}
    return TournamentRead(
        number=str(info["tournament_number"]),
        name=str(info.get("name") or ""),
        began=str(info["start_date_utc"]),
        stack=Unit("", line).chips(info["initial_stack"]),
        minutes=int(seconds) // MINUTE,
        prizes={"currency": unit.currency, **costs} if costs and unit.currency else {},
        bounties=tuple(
            (names[head["player_id"]], unit.chips(head["bounty_won"]), names[head["defeated_player_id"]])
            for head in plain.get("tournament_bounties") or ()
        ),
    )
