"""Reading a file of another program is given up at any hand, before the first is played."""

from collections.abc import Callable, Sequence

import pytest

from engine.exports.files import export
from engine.imports import ohh, phh
from engine.imports.records import HandRead
from engine.journal.progress import Cancelled, GoOn
from tests.benchmarks.exports import evening


@pytest.mark.parametrize(("kind", "read"), [("ohh", ohh.read), ("phh", phh.read)])
def test_it_is_asked_at_every_hand_whether_to_go_on(kind: str, read: Callable[[str, GoOn], Sequence[HandRead]]) -> None:
    out = export([evening(6)], kind)
    asked: list[tuple[int, int]] = []

    def go_on(done: int, of: int) -> bool:
        asked.append((done, of))
        return len(asked) < 3

    with pytest.raises(Cancelled):
        read(out.text, go_on)
    assert asked == [(0, out.hands)] * 3
    assert len(read(out.text, lambda *_: True)) == out.hands
