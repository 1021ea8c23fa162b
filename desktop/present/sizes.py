"""The quick sizes: usual wagers within the bounds of the engine; a size that does not fit has its reason."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from desktop.bridge.scene import Scene
from desktop.present.entry import WrongEntry, exceeded_limit
from engine.betting.bounds import fit, usual_chip
from engine.state import Wager

Situation = Literal["opening", "raising", "streets", "pot_limit", "half_pot", "spread"]
Own = Mapping[str, tuple[str, ...]]
"""Sizes chosen on this device, by situation."""

USUAL: dict[Situation, tuple[str, ...]] = {
    "opening": ("least", "x2.25", "x2.5", "x3", "all_in"),
    "raising": ("x2.5", "x3", "x4", "pot", "all_in"),
    # The least comes first without a bet; else the go slot offers it while no amount is typed.
    "streets": ("half", "two_thirds", "three_quarters", "pot", "all_in"),
    "pot_limit": ("least", "half", "two_thirds", "pot", "all_in"),
    "half_pot": ("least", "half", "all_in"),
    "spread": ("least", "most", "all_in"),
}
"""Default sizes by situation; no limit has "opening" and "raising" before the flop, and "streets" after it."""
FIRST_TO_GO: dict[Situation, tuple[str, ...]] = {
    "opening": ("least",),
    "raising": ("x4",),
    "streets": ("two_thirds", "three_quarters"),
    # the pot is nearly always below the all-in; where it is not, the all-in takes its place
    "pot_limit": ("all_in",),
}
"""Sizes left out first where there is no room for all."""
REPLACEMENTS: dict[Situation, tuple[str, ...]] = {
    "opening": ("x3.5", "x4", "x5", "pot"),
    "raising": ("x3.5", "x5", "least"),
    "streets": ("third", "two_thirds", "three_quarters"),
    "pot_limit": ("third", "three_quarters"),
}
"""Sizes that replace a size with the same amount as another one."""
KEY_OF = {"least": "M", "half": "H", "two_thirds": "T", "pot": "P", "all_in": "A"}
PARTS = {"third": (1, 3), "half": (1, 2), "two_thirds": (2, 3), "three_quarters": (3, 4), "pot": (1, 1)}
"""Fractions of the pot after the call."""
TIMES = {"x2.25": (9, 4), "x2.5": (5, 2), "x3": (3, 1), "x3.5": (7, 2), "x4": (4, 1), "x5": (5, 1)}
"""Multiples of the bet, as fractions."""
ORDER = ("least", *TIMES, *PARTS, "most", "all_in")
"""Order of the sizes in a row, from the smallest to the largest."""


class Size(Struct, frozen=True):
    """A quick size."""

    id: str
    """Id of the size in the settings."""
    to: int | None
    """Total of the wager, chips; None = not open."""
    wrong: WrongEntry = ""
    """Reason why the size is not open."""


def situation(scene: Scene) -> Situation:
    """Return the situation that decides which sizes are usual."""
    limit, view = scene.settings.limit, scene.view
    if limit == "no_limit":
        if view.street == scene.game.streets[0].name and scene.game.family == "board" and view.bet:
            return "opening" if _unopened(scene) else "raising"
        return "streets"
    return limit if limit in ("spread", "half_pot") else "pot_limit"


def usual(scene: Scene, room_for: int, own: Own | None = None) -> tuple[str, ...]:
    """Return the ids of the sizes this game shows, at most `room_for` of them; `own` = sizes chosen on this device.

    Without a bet the least is always one of them, as the go slot then says "All check". Fixed limit has a choice only
    between the small and the big bet (LIM-4).
    """
    if scene.settings.limit == "fixed":
        return "least", "most"
    where = situation(scene)
    ids = (own or {}).get(where) or USUAL[where]
    if not scene.view.bet and "least" not in ids:
        ids = ("least", *ids)
    gives_way = [*FIRST_TO_GO.get(where, ()), *(id for id in reversed(ids) if id not in ("least", "all_in"))]
    while len(ids) > room_for:
        drop = next(id for id in gives_way if id in ids)
        ids = tuple(id for id in ids if id != drop)
    return ids


def _unopened(scene: Scene) -> bool:
    """Return whether only blinds and straddles are bet before the flop: openings are smaller than reraises."""
    posts = [post.amount for post in scene.view.posts if post.live]
    return scene.view.bet <= max([scene.settings.big_blind, *posts])


def size(scene: Scene, id: str) -> Size | None:
    """Return a quick size for the player to act, payable in the house's chips, or None without a free wager size."""
    view = scene.view
    if view.legal is None or view.legal.wager is None or view.to_act is None:
        return None
    wager = view.legal.wager
    all_in_to = scene.all_in.to
    limit = scene.settings.limit
    if id == "least":
        return Size(id, wager.min)
    if id == "most":
        return Size(id, wager.max)
    if id == "all_in":
        return Size(id, all_in_to) if all_in_to <= wager.max else Size(id, None, _over(scene, wager, all_in_to))
    if wager.amounts is not None:
        return None  # a part of the pot is none of the amounts of the limit
    if id == "pot" and limit == "pot_limit" and wager.max < all_in_to:
        return Size(id, wager.max)
    if id in TIMES:
        part, whole = TIMES[id]
        want = view.bet * part // whole
    else:
        part, whole = PARTS[id]
        want = view.bet + (view.total_pot + (view.legal.call or 0)) * part // whole
    fitted = fit(wager, want, all_in_to, usual_chip(scene.settings))
    if fitted.because == "over":
        wrong = _over(scene, wager, want)
        return Size(id, fitted.to) if wrong == "unit" else Size(id, None, wrong)
    return Size(id, None, "under") if fitted.because == "under" else Size(id, fitted.to)


def only_all_in(scene: Scene) -> bool:
    """Return whether the only wager of the player to act is the whole stack."""
    legal = scene.view.legal
    return legal is not None and legal.wager is not None and legal.wager.min == scene.all_in.to


def _over(scene: Scene, wager: Wager, want: int) -> WrongEntry:
    """Return the limit that a total of `want` chips exceeds."""
    return exceeded_limit(wager, want, scene.all_in, scene.settings.limit)


def sizes(scene: Scene, room_for: int, own: Own | None = None) -> tuple[Size, ...]:
    """Return the quick sizes in order, without equal amounts; the all-in is included whenever a size exceeds it."""
    shown = [made for id in usual(scene, room_for, own) if (made := size(scene, id)) is not None]
    everything = size(scene, "all_in")
    if everything is not None and everything.to is not None and everything not in shown:
        taking = [made for made in shown if made.wrong in ("over_stack", "over_cap") or made.to == everything.to]
        if taking:
            shown[shown.index(taking[-1])] = everything
    return tuple(sorted(_different(scene, shown), key=lambda made: ORDER.index(made.id)))


def _different(scene: Scene, shown: list[Size]) -> list[Size]:
    """Return the sizes without equal amounts: all-in and least stay, a spare size replaces a duplicate.

    A size equal to the least is removed or has the least's name, as "2.25x" would be wrong for it.
    """
    least = size(scene, "least")
    taken = {least.to} if least is not None else set()
    kept: list[Size] = []
    spare = [id for id in REPLACEMENTS.get(situation(scene), ()) if all(made.id != id for made in shown)]
    for made in sorted(shown, key=lambda made: made.id not in ("all_in", "least")):
        if made.to is None or made.to not in taken or made == least:
            kept.append(made)
            taken.add(made.to)
            continue
        while spare:
            other = size(scene, spare.pop(0))
            if other is not None and other.to is not None and other.to not in {*taken, *(offer.to for offer in shown)}:
                kept.append(other)
                taken.add(other.to)
                break
    return kept
