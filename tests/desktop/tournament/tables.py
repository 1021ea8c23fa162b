"""Tournaments of two to four people, and what their recaps and windows show."""

from desktop.bridge.scene import Scene
from engine import commands as c
from engine.journal.memory import MemoryStore
from engine.recap.records import Recap
from engine.refusals import Refusal
from engine.session import Session
from tests.desktop.conftest import Table

TABLE = {
    "preset": "tournament", "game": "holdem", "limit": "no_limit", "seats": 6,
    "levels": [{"blinds": [25, 50]}, {"blinds": [50, 100]}],
}  # fmt: skip


def do(session: Session, *commands: c.Command) -> None:
    for command in commands:
        answer = session.dispatch(command)
        assert not isinstance(answer, Refusal), answer.message


def all_in(session: Session, *ranking: tuple[int, ...]) -> None:
    """Everybody is all-in; the hands in this order, best first."""
    do(session, c.Deal())
    while session.state.hand is not None and session.state.hand.turn is not None:
        do(session, c.Act("all_in"))
    do(session, c.Award(ranking=ranking))


def tournament(stacks: tuple[int, ...]) -> Session:
    session = Session.start(MemoryStore(), TABLE)
    assert isinstance(session, Session)
    for seat, (name, stack) in enumerate(zip(("Ann", "Ben", "Cleo", "Dan"), stacks, strict=False), 1):
        do(session, c.Sit(seat=seat, player=name, stack=stack))
    do(session, c.Button(seat=1))
    return session


def places(recap: Recap) -> list[tuple[str, int]]:
    return [(player.name, player.place) for player in recap.players]


def scene(table: Table) -> Scene:
    made: Scene = table.bridge.scene
    return made
