"""A whole evening by one finger: two games, missed blinds, a straddle, side pots, a kill; at its end a PDF."""

import csv
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.end_to_end.finger import Finger

PEOPLE = ((1, "Ann", "4000"), (2, "Ben", "60"), (3, "Cal", "4000"), (4, "Dee", "4000"), (5, "Eli", "4000"))
IN = sum(int(stack) for _, _, stack in PEOPLE)


@pytest.fixture(params=[(1280, 800), (1920, 1080)], ids=["compact", "wide"])
def finger(
    request: pytest.FixtureRequest, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Finger]:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    finger = Finger(tmp_path / "book.db", request.param)
    yield finger
    finger.close()


def test_an_evening_of_two_games_from_setup_to_pdf(finger: Finger, qtbot: QtBot, tmp_path: Path) -> None:
    finger.tap("Casino")
    finger.tap("Pot-limit Omaha 1/2")
    finger.tap("Start")
    qtbot.waitUntil(lambda: finger.sees("Skip the tour"))
    finger.tap("Skip the tour")
    for seat, name, stack in PEOPLE:
        finger.sit(seat, name, stack)

    # A hand to the showdown, nobody bets.
    finger.tap("Deal hand 1")
    finger.check_down()
    finger.win(3)
    assert finger.view.seats[3].stack == 4008

    # Dee is away while the blinds pass, comes back and posts both.
    finger.tap("Seat 4, ")
    finger.tap("Away")
    for hand in range(2, 7):
        finger.tap(f"Deal hand {hand}")
        finger.all_fold()
    assert finger.view.seats[4].missed.big == 2
    finger.tap("Seat 4, ")
    finger.tap("Is back")
    while finger.view.dues and not finger.sees("Post "):
        finger.tap("Deal hand")
        finger.all_fold()
    finger.tap("Post ")
    before = finger.view.seats[4].stack
    finger.tap("Deal hand")
    assert before - finger.view.seats[4].stack in (2, 3)
    finger.all_fold()

    # Whoever is entitled straddles; the least of what one may raise to is what the pot allows.
    finger.tap("Straddle 4")
    finger.tap("Deal hand")
    assert [post.kind for post in finger.view.posts][-1] == "straddle"
    finger.tap("pot, ")
    finger.all_fold()

    # Ben is all-in on the turn: he can win what he matched, the side pot goes to the second best.
    finger.tap("Deal hand")
    finger.bet_pot()
    finger.bet_pot()
    finger.bet_pot()
    assert len(finger.view.pots) == 2
    main = finger.view.pots[0].amount
    finger.check_down()
    finger.win(2, 1)
    assert finger.view.seats[2].stack == main

    # The other game, with a kill for two pots in a row.
    finger.tap("Table")
    finger.tap("Another game")
    finger.tap("Limit Hold'em, full kill 20/40")
    finger.tap("Change")
    hand = finger.view.hand
    for _ in range(2):
        finger.tap("Deal hand")
        finger.check_down()
        finger.win(5)
    assert finger.view.kill.due == 5
    assert finger.view.limits.bets == (40, 80)
    finger.tap("Deal hand")
    assert ("kill", 5, 40) in {(post.kind, post.seat, post.amount) for post in finger.view.posts}
    finger.tap("Raise to 80")
    finger.all_fold()
    assert finger.view.hand == hand + 3

    # The recap: every chip is there, the evening ends, the PDF tells what each won and lost.
    ends = {player.player: player.stack for player in finger.view.seats.values()}
    assert sum(ends.values()) == IN
    finger.tap("Menu")
    finger.tap("Recap")
    finger.tap("End the game")
    finger.tap("End without a count")
    finger.tap("Print")
    finger.tap("Results")
    assert next(tmp_path.rglob("recap.pdf")).read_bytes().startswith(b"%PDF-")
    with next(tmp_path.rglob("results.csv")).open(newline="", encoding="utf-8-sig") as lines:
        nets = {row["player"]: int(row["net"]) for row in csv.DictReader(lines) if row["player"] in ends}
    assert nets == {name: ends[name] - int(stack) for _, name, stack in PEOPLE}
