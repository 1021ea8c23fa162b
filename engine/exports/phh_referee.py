"""pokerkit plays a hand as PHH has it: does it come to the same stacks? It is imported when the first hand is asked."""

import json
import warnings
from typing import Any

from engine.exports.stories import Story


def follows(story: Story, order: tuple[int, ...], keys: dict[str, Any], actions: list[str], *, ended: bool) -> bool:
    """Whether pokerkit plays these actions and comes to the same stacks, rake apart."""
    from pokerkit import HandHistory

    with warnings.catch_warnings():
        # it finds a fold unreasonable that was made all the same
        warnings.simplefilter("ignore")
        try:
            *_, last = HandHistory.loads(toml({**keys, "actions": actions}))
        except (ValueError, KeyError, IndexError, AssertionError):
            return False
    start = {one.seat: one.start for one in story.sitters}
    results = dict(story.results)
    won = {seat: sum(share.amount for share in story.shares if share.seat == seat) for seat in order}
    theirs = dict(zip(order, last.stacks, strict=True))
    if not ended:
        return all(theirs[seat] == start[seat] + results[seat] - won[seat] for seat in order)
    over = {seat: theirs[seat] - start[seat] - results[seat] for seat in order}
    return not last.status and all(0 <= over[seat] <= (sum(story.taken) if won[seat] else 0) for seat in order)


def toml(keys: dict[str, Any]) -> str:
    """The keys, one a line; JSON's strings and lists are TOML's too."""
    return "".join(f"{key} = {json.dumps(value, ensure_ascii=False)}\n" for key, value in keys.items())
