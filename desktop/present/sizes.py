"""The quick sizes: usual wagers, fitted into the bounds the engine told. What does not fit says why."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from desktop.present.entry import Wrong, over_what
from desktop.scene import Scene
from engine.state import Wager

Situation = Literal["opening", "raising", "streets", "pot_limit", "half_pot", "spread"]
Own = Mapping[str, tuple[str, ...]]
"""Sizes of one's own, by situation."""

USUAL: dict[Situation, tuple[str, ...]] = {
    "opening": ("least", "x2.25", "x2.5", "x3", "all_in"),
    "raising": ("x2.5", "x3", "x4", "pot", "all_in"),
    # The least is left out: it is what the go slot offers while nothing is typed.
    "streets": ("half", "two_thirds", "three_quarters", "pot", "all_in"),
    "pot_limit": ("least", "half", "two_thirds", "pot", "all_in"),
    "half_pot": ("least", "half", "all_in"),
    "spread": ("least", "most", "all_in"),
}
"""What is offered; in no limit before the flop, on a raise before it, and on the streets."""
FIRST_TO_GO = ("three_quarters", "x4", "least")
"""What gives way where there is no room for all; in pot limit the all-in, which the pot nearly always is under."""
KEY_OF = {"least": "M", "half": "H", "two_thirds": "T", "pot": "P", "all_in": "A"}
FRACTIONS = {"third": (1, 3), "half": (1, 2), "two_thirds": (2, 3), "three_quarters": (3, 4), "pot": (1, 1)}


class Size(Struct, frozen=True):
    """A quick size: `to` = the total it plays, None when it is not open and `wrong` says why."""

    id: str
    to: int | None
    wrong: Wrong = ""


def situation(scene: Scene) -> Situation:
    """Which sizes are usual here."""
    limit, view = scene.settings.limit, scene.view
    if limit == "no_limit":
        if view.street == scene.game.streets[0].name and scene.game.family == "board" and view.bet:
            return "opening" if _unopened(scene) else "raising"
        return "streets"
    return limit if limit in ("spread", "half_pot") else "pot_limit"


def usual(scene: Scene, room_for: int, own: Own | None = None) -> tuple[str, ...]:
    """Which sizes this game shows, at most `room_for` of them; `own` = chosen on this device."""
    where = situation(scene)
    ids = (own or {}).get(where) or USUAL[where]
    if len(ids) > room_for:
        drop = "all_in" if where == "pot_limit" else next((one for one in FIRST_TO_GO if one in ids), ids[0])
        ids = tuple(one for one in ids if one != drop)
    return ids[:room_for]


def _unopened(scene: Scene) -> bool:
    """Whether only blinds and straddles lie before the flop: openings are smaller than raises of a raise."""
    posts = [post.amount for post in scene.view.posts if post.live]
    return scene.view.bet <= max([scene.settings.big_blind, *posts])


def size(scene: Scene, id: str) -> Size | None:
    """One quick size for the player to act, None when no wager of free size is open."""
    view = scene.view
    if view.legal is None or view.legal.wager is None or view.to_act is None:
        return None
    wager, call = view.legal.wager, view.legal.call or 0
    one = view.seats[view.to_act]
    all_in_to = one.stack + one.bet
    limit = scene.settings.limit
    if id == "least":
        return Size(id, wager.min)
    if id == "most":
        return Size(id, wager.max)
    if id == "all_in":
        return Size(id, all_in_to) if all_in_to <= wager.max else Size(id, None, over_what(wager, all_in_to, limit))
    if id == "pot" and limit == "pot_limit" and wager.max < all_in_to:
        return Size(id, wager.max)
    if id.startswith("x"):
        want = _on_unit(round(float(id[1:]) * view.bet), wager, up=True)
    else:
        part, whole = FRACTIONS[id]
        want = _on_unit(view.bet + (view.total_pot + call) * part // whole, wager)
    if want > wager.max:
        return Size(id, None, over_what(wager, all_in_to, limit))
    return Size(id, want) if want >= wager.min else Size(id, None, "under")


def _on_unit(amount: int, wager: Wager, up: bool = False) -> int:
    return -(-amount // wager.unit) * wager.unit if up else amount - amount % wager.unit


def sizes(scene: Scene, room_for: int, own: Own | None = None) -> tuple[Size, ...]:
    """The quick sizes in their places."""
    return tuple(one for id in usual(scene, room_for, own) if (one := size(scene, id)) is not None)
