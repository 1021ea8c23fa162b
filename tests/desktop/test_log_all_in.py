"""Who is all-in by a post is told so: in the log, in the record of the hand and in its replay, in every language."""

from typing import Any

import pytest

from desktop.bridge.build_scene import scene_of
from desktop.bridge.hand_record import record
from desktop.replay.frames import film_of
from engine import commands as c
from tests.desktop.conftest import MakeTable, Table
from tests.desktop.in_each import ALL_IN
from tests.desktop.speaking import FOREIGN, speaking

HOLDEM = {"blinds": [25, 50], "seats": 9}


def dealt(make: MakeTable, stack: int, *straddle: c.Command, **more: Any) -> Table:
    """The first hand of three; Ines, in the big blind, has this much."""
    table = make({**HOLDEM, **more}, (1280, 800)).sit(("Ann", 1, 500), ("Ben", 2, 500), ("Ines", 3, stack))
    for command in (c.Button(seat=1), *straddle, c.Deal()):
        assert table.bridge.send(command), table.refused
    return table


def log(table: Table) -> list[str]:
    return [line.text for line in table.bridge.scene.log]


@pytest.mark.parametrize(
    ("stack", "more", "lines"),
    [
        (50, {}, ["Ben small blind 25", "Ines big blind 50, all-in"]),
        (40, {}, ["Ben small blind 25", "Ines big blind 40, all-in"]),
        (51, {}, ["Ben small blind 25", "Ines big blind 50"]),
        (
            100,
            {"ante": {"amount": 50, "by": "big_blind"}},
            ["Ines antes 50", "Ben small blind 25", "Ines big blind 50, all-in"],
        ),
        (
            60,
            {"ante": {"amount": 10, "by": "each"}},
            ["3 antes of 10", "Ben small blind 25", "Ines big blind 50, all-in"],
        ),
        (25, {"ante": {"amount": 25, "by": "each"}}, ["2 antes of 25", "Ines antes 25, all-in", "Ben small blind 25"]),
    ],
    ids=["all of it", "less", "a chip is left", "ante and blind", "antes and blind", "ante"],
)
def test_a_post_of_the_last_chips_is_told_all_in(
    make: MakeTable, stack: int, more: dict[str, Any], lines: list[str]
) -> None:
    table = dealt(make, stack, **more)
    assert log(table)[1 : len(lines) + 1] == lines
    session = table.bridge.session
    assert [row.line.text for row in record(session, 1)][1 : len(lines) + 1] == lines
    assert [line.text for line in film_of(session, 1).lines][: len(lines)] == lines


def test_it_stays_so_when_the_hand_is_over_and_others_are_all_in_later(make: MakeTable) -> None:
    table = dealt(make, 50)
    for action in (c.Act("all_in"), c.Act("fold")):
        assert table.bridge.send(action), table.refused
    posts = ["Ben small blind 25", "Ines big blind 50, all-in"]
    assert log(table)[1:3] == posts
    assert table.bridge.send(c.Misdeal(reason="exposed card"))
    assert [line.text for line in film_of(table.bridge.session, 1).lines][:2] == posts


@pytest.mark.parametrize("language", FOREIGN)
def test_it_is_told_in_every_language(make: MakeTable, language: str) -> None:
    table = dealt(make, 50)
    with speaking(language):
        line = scene_of(table.bridge.session, 0).log[2].text
    assert line.startswith("Ines ")
    assert line.endswith(ALL_IN[language])
