"""The quick sizes: usual wagers, fitted into the bounds the engine told. What does not fit says why."""

from msgspec import Struct

from desktop.present.entry import Wrong, over_what
from desktop.scene import Scene
from engine.state import Wager

POT_SIZES = ("least", "half", "two_thirds", "pot", "all_in")
OPENING_SIZES = ("x2.25", "x2.5", "x3", "x4", "all_in")
RAISING_SIZES = ("x2.5", "x3", "x4", "pot", "all_in")
SPREAD_SIZES = ("least", "most", "all_in")
HALF_POT_SIZES = ("least", "half", "all_in")
KEY_OF = {"least": "M", "half": "H", "two_thirds": "T", "pot": "P", "all_in": "A"}
FRACTIONS = {"half": (1, 2), "two_thirds": (2, 3), "pot": (1, 1)}


class Size(Struct, frozen=True):
    """A quick size: `to` = the total it plays, None when it is not open and `wrong` says why."""

    id: str
    to: int | None
    wrong: Wrong = ""


def usual(scene: Scene, room_for: int) -> tuple[str, ...]:
    """Which sizes this game shows, at most `room_for` of them."""
    limit, view = scene.settings.limit, scene.view
    ids: tuple[str, ...]
    first = view.street == scene.game.streets[0].name
    if limit == "no_limit" and first and scene.game.family == "board" and view.bet:
        ids = OPENING_SIZES if _unopened(scene) else RAISING_SIZES
        drop = "x4"
    elif limit == "spread":
        ids, drop = SPREAD_SIZES, ""
    elif limit == "half_pot":
        ids, drop = HALF_POT_SIZES, ""
    else:
        ids = POT_SIZES
        drop = "least" if limit == "no_limit" else "all_in"
    return tuple(one for one in ids if one != drop) if len(ids) > room_for else ids


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


def sizes(scene: Scene, room_for: int) -> tuple[Size, ...]:
    """The quick sizes in their places."""
    return tuple(one for id in usual(scene, room_for) if (one := size(scene, id)) is not None)
