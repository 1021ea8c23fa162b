"""Mixed games: the keys each game says for itself, laid over those of the whole table (NOW-13)."""

from typing import Any

from engine.refusals import refuse
from engine.settings.layers import Table, over, placed


def split(whole: Table, now: Table) -> tuple[Table, list[Table]]:
    """The keys of the whole table, and those of each game with the mix itself, which every record keeps.

    Raises:
        Refused: `now` says a key that a game of the mix says for itself (code `settings`).
    """
    entries = [placed(entry) for entry in whole["mix"]]
    own = next((key for key in now if any(key in entry for entry in entries)), None)
    if own is not None:
        raise refuse("settings", "settings.mix_says", "NOW-13", word=own)
    return whole, entries


def games_of(before: Table, now: Table) -> int | None:
    """Which game of the running mix is meant by a change that names nothing but a game, None when it is another."""
    if set(now) != {"game"}:
        return None
    names = [entry.get("game", before.get("game")) for entry in before["mix"]]
    return names.index(now["game"]) if now["game"] in names else None


def unmixed(before: Table, at: int, *, keep: bool) -> Table:
    """The table without its mix; `keep` = the game that is on goes on."""
    rest: dict[str, Any] = {key: value for key, value in before.items() if key not in ("mix", "mix_change")}
    return over(rest, placed(before["mix"][at])) if keep else rest
