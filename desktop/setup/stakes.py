"""The stakes that a table says, and those that its levels say."""

from typing import Any

from engine.settings.layers import fault, keys_of, levels_of, over


def without_levels(given: dict[str, Any]) -> dict[str, Any]:
    """A table of levels as one that stays at the first of them."""
    levels = given["levels"]
    rest = {key: value for key, value in given.items() if key != "levels"}
    stakes = {key: levels[0][key] for key in ("blinds", "bets") if levels[0].get(key)}
    antes = next((level for level in levels if level.get("ante")), None)
    if antes is not None and antes["blinds"]:
        amount = antes["ante"] * levels[0]["blinds"][-1] // antes["blinds"][-1]
        stakes["ante"] = {**(rest.get("ante") or {}), "amount": amount}
    return {**rest, **stakes}


def without_stakes(stakes: dict[str, Any]) -> dict[str, Any]:
    """A table without the stakes that its levels say; how an ante is paid stays."""
    rest = {key: value for key, value in stakes.items() if key not in ("blinds", "bets")}
    if isinstance(rest.get("ante"), dict):
        rest["ante"] = {key: value for key, value in rest["ante"].items() if key != "amount"}
        if not rest["ante"]:
            del rest["ante"]
    return rest


def of_its_level(stakes: dict[str, Any], levels: Any, level: int | None) -> dict[str, Any]:
    """A running table whose levels are others: it stays at the stakes of the level it plays, as that is now.

    Where that level is as before, or there is none of its number any more, the stakes stay as they are said. A table
    that says no stakes is at its first level. `level` = the number of the level it plays, None = it runs not yet.
    """
    had, says = levels_of(stakes), not {"blinds", "bets"}.isdisjoint(stakes)
    if level is None or not had or not says:
        return without_stakes(stakes)
    has = levels_of({"levels": levels}) if fault(levels) is None else ()
    if not 1 <= level <= min(len(had), len(has)):
        return stakes
    before, now = (keys_of(those[level - 1]) for those in (had, has))
    return stakes if before == now else over(without_stakes(stakes), now)
