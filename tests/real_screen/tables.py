"""Lines of the table script a test begins with."""

from typing import Any

Line = dict[str, Any]


def seated(*names: str, stack: int = 200) -> tuple[Line, ...]:
    """Players in the seats 1, 2, ..., each with `stack` chips."""
    return tuple({"do": "sit", "seat": seat, "player": name, "stack": stack} for seat, name in enumerate(names, 1))


def opened(*names: str, stack: int = 200, **table: Any) -> tuple[Line, ...]:
    """A table of no-limit hold'em 1/2 with these players, before the first hand; `table` = other settings."""
    game = {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], **table}
    return ({"do": "open", "table": game}, *seated(*names, stack=stack))


def dealt(*names: str, stack: int = 200, **table: Any) -> tuple[Line, ...]:
    """The same with the first hand dealt: the first of the players after the blinds is to act."""
    return (*opened(*names, stack=stack, **table), {"do": "deal"})
