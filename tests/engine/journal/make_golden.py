"""Write the golden log of the current version: `python -m tests.engine.journal.make_golden`.

Only for a new `codec.VERSION` (or before the first release): the files of older versions stay as they are for good.
"""

from pathlib import Path

import msgspec

from engine.journal.codec import VERSION
from engine.journal.memory import MemoryStore
from tests.engine.journal.evening import play
from tests.engine.journal.samples import COMMANDS, EVENTS


def target(version: int) -> Path:
    """The golden log of a version."""
    return Path(__file__).with_name(f"golden_v{version}.json")


def main() -> None:
    """An evening as rows, what it comes to, and one of every command and event."""
    session = play(MemoryStore(), 7)
    rows = [
        {
            "kind": step.kind,
            "counts": counts,
            "commands": msgspec.Raw(step.commands),
            "events": msgspec.Raw(step.events),
        }
        for step, counts in session.everything()
    ]
    stacks = {player.name: player.stack for player in session.state.seats if player is not None}
    golden = {
        "version": VERSION,
        "stacks": stacks,
        "hand": session.state.number,
        "commands": COMMANDS,
        "events": EVENTS,
        "rows": rows,
    }
    target(VERSION).write_bytes(msgspec.json.format(msgspec.json.encode(golden), indent=1) + b"\n")


if __name__ == "__main__":
    main()
