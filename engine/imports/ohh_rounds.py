"""Reads the rounds of Open Hand History: streets of each board, posts, acts, the showdown."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from engine.imports.records import (
    NEVER_LIVE,
    ImportedAct,
    ImportedStreet,
    NotImported,
    PostRead,
    PostWord,
)
from engine.imports.units import Unit
from engine.words import phrase

POSTS: dict[str, PostWord] = {
    "Post Ante": "ante",
    "Post SB": "small",
    "Post BB": "big",
    "Post Extra Blind": "extra",
    "Straddle": "straddle",
    "Post Dead": "dead",
}
LATE = ("extra", "dead")
"""Words of posts that are possible after the first act (ENT-10)."""
ACTS = {"Fold": "fold", "Check": "check", "Call": "call", "Bet": "wager", "Raise": "wager"}
STREETS = ("Preflop", "Flop", "Turn", "River")


def boards_of(line: int, rounds: list[dict[str, Any]]) -> tuple[list[dict[str, Any]], list[list[dict[str, Any]]]]:
    """Return the streets of the first board, and the own streets of each further board or run.

    Raises:
        NotImported: a street is missing, or a street of a further board has acts.
    """
    sequences: list[list[dict[str, Any]]] = []
    for street in rounds:
        place = STREETS.index(street["street"])
        if not sequences or place <= STREETS.index(sequences[-1][-1]["street"]):
            sequences.append([])
        sequences[-1].append(street)
    first, *further = sequences
    size = len(first)
    fits = [street["street"] for street in first] == list(STREETS[:size]) and all(
        [street["street"] for street in more] == list(STREETS[size - len(more) : size]) and len(more) < size
        for more in further
    )
    if not fits or any(street["actions"] for more in further for street in more):
        raise NotImported(line, phrase("import.runs"))
    return first, further


def further_cards(further: list[list[dict[str, Any]]], size: int, place: int) -> tuple[str, ...]:
    """Return the cards of a street on each further board or run that has it; `size` = streets of the first board."""
    indexed = ((more, place - (size - len(more))) for more in further)
    return tuple("".join(more[index].get("cards") or ()) for more, index in indexed if index >= 0)


def street_read(
    street: dict[str, Any],
    also: tuple[str, ...],
    seats: dict[int, int],
    unit: Unit,
    posts: Sequence[PostRead],
    late: Sequence[PostRead],
) -> ImportedStreet:
    """Return a round; chips of acts are added up to the player's total. `also` = cards of further boards."""
    totals = defaultdict[int, int](int)
    for post in posts:
        totals[post.seat] += post.amount if post.word not in NEVER_LIVE else 0
    acts, late_posts = [], iter(late)
    for act in street["actions"]:
        if act["action"] in ACTS:
            seat = seats[act["player_id"]]
            chips = unit.chips(act.get("amount") or 0)
            totals[seat] += chips
            acts.append(
                ImportedAct(seat, ACTS[act["action"]], totals[seat], put=chips, all_in=bool(act.get("is_allin")))
            )
        elif acts and act["action"] in POSTS and POSTS[act["action"]] in LATE:
            post = next(late_posts)
            live, dead = (0, post.amount) if post.word in NEVER_LIVE else (post.amount, 0)
            totals[post.seat] += live
            acts.append(ImportedAct(post.seat, "post", live=live, dead=dead))
    return ImportedStreet("".join(street.get("cards") or ()), tuple(acts), also=also)


def posts_read(
    first: Sequence[dict[str, Any]], seats: dict[int, int], unit: Unit
) -> tuple[tuple[PostRead, ...], tuple[PostRead, ...]]:
    """Return the posts before the first act, and those after it, in the order of the file."""
    posts: list[PostRead] = []
    late: list[PostRead] = []
    acted = False
    for act in first:
        acted |= act["action"] in ACTS
        if act["action"] in POSTS:
            word = POSTS[act["action"]]
            post = PostRead(seats[act["player_id"]], word, unit.chips(act["amount"]))
            (late if acted and word in LATE else posts).append(post)
    return tuple(posts), tuple(late)


def showdown_read(line: int, plain: dict[str, Any], seats: dict[int, int]) -> tuple[dict[int, str], tuple[int, ...]]:
    """Return the shown hands by seat, and the seats that mucked; raises `NotImported` for other or repeated acts."""
    shown: dict[int, str] = {}
    mucked: list[int] = []
    for act in (act for street in plain["rounds"] if street["street"] == "Showdown" for act in street["actions"]):
        seat = seats[act["player_id"]]
        if act["action"] not in ("Shows Cards", "Mucks Cards") or seat in (*shown, *mucked):
            raise NotImported(line, phrase("import.act", act=str(act["action"])))
        if act["action"] == "Shows Cards":
            shown[seat] = "".join(act["cards"])
        else:
            mucked.append(seat)
    return shown, tuple(mucked)
