"""Names in what is written for others: those of the hand, put right by a later rename of the same person."""

import json

import pytest

from engine import commands as c
from engine.exports import csv
from engine.exports.files import export
from engine.exports.formats import FORMATS
from engine.journal.memory import MemoryStore
from engine.recap.build import build
from engine.recap.build_report import report_of
from engine.refusals import Refusal
from engine.session import Session


def evening() -> Session:
    """Cleo wins hand 1, moves and is renamed; Dora takes the seat she had."""
    session = Session.start(MemoryStore(), {"game": "holdem", "limit": "no_limit", "blinds": [5, 10]})
    assert isinstance(session, Session)
    for seat, name in enumerate(("Ann", "Ben", "Cleo"), 1):
        session.dispatch(c.Sit(seat=seat, player=name, stack=500))
    for command in (c.Button(seat=1), c.Deal(), c.Act("fold"), c.Act("fold"), c.Move(seat=3, to=7)):
        assert not isinstance(session.dispatch(command), Refusal)
    for command in (c.Sit(seat=3, player="Dora", stack=300), c.Rename(seat=7, player="Chloe")):
        assert not isinstance(session.dispatch(command), Refusal)
    return session


def test_open_hand_history_names_those_of_the_hand() -> None:
    hand = json.loads(export([evening()], "ohh").text.split("\n\n")[0])
    players = hand["ohh"]["players"]
    assert {player["seat"]: player["name"] for player in players} == {1: "Ann", 2: "Ben", 3: "Chloe"}


@pytest.mark.parametrize("kind", FORMATS)
def test_every_format_names_them(kind: str) -> None:
    text = export([evening()], kind).text
    assert "Chloe" in text
    assert "Cleo" not in text
    assert "Dora" not in text


def test_recap_chart_and_table_of_hands_name_them() -> None:
    recap = build(evening())
    assert [hand.winners for hand in recap.hands] == [(("Chloe", 10),)]
    assert [(line.player, line.points[-1]) for line in recap.series] == [
        ("Ann", (1, 0)), ("Ben", (1, -5)), ("Chloe", (1, 5)),
    ]  # fmt: skip
    assert "Chloe" in csv.hands(report_of(recap))
