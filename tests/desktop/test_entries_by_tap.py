"""Straddles, what is owed, the button, a leaver's place and kills, each by the taps a dealer has."""

from typing import Any

import pytest

from engine import commands as c
from engine.why.figures import why
from tests.desktop.conftest import MakeTable, Table
from tests.desktop.rules_taps import amount, due, menu, newest_commands, row, walk
from tests.desktop.word_taps import HOLDEM

STRADDLES = (
    ({"allow": "under_the_gun"}, [(5, 20)]),
    ({"allow": "button"}, [(1, 20)]),
    ({"allow": "any", "restraddles": 2}, [(5, 20), (7, 40), (8, 80)]),
    ({"allow": "none"}, []),
)


@pytest.mark.parametrize(("rules", "wanted"), STRADDLES)
def test_the_straddle_is_offered_to_the_seat_entitled_to_it(
    make: MakeTable, rules: dict[str, Any], wanted: list[tuple[int, int]]
) -> None:
    table = make({**HOLDEM, "straddle": rules}).sit()
    table.bridge.send(c.Button(seat=1))
    for seat, to in wanted:
        assert table.window.view.bar.call.face.word == f"Straddle {to}"
        due(table)
        assert newest_commands(table)[0].seat == seat
    assert table.window.view.bar.call.face.reason
    table.go()
    assert [(post.seat, post.amount) for post in table.view.posts if post.kind == "straddle"] == wanted
    assert table.refused == []


KILLS = {"voluntary": True, "size": "half"}


def offered(table: Table, seat: int) -> list[str]:
    """What a seat may raise blind, as its menu says it; with the least where any size may be chosen."""
    menu(table, seat)
    assert table.window.menu is not None
    slots = [row.face for row in table.window.menu.panel.rows if row.face.word.startswith(("Straddle", "Sleeper"))]
    return [f"{slot.word} {getattr(slot.intent, 'least', '')}".rstrip() for slot in slots]


def test_the_menu_offers_a_straddle_over_a_kill_by_choice(make: MakeTable) -> None:
    """STR-1: the kill stands for the big blind, also one that nobody had to post."""
    table = make({**HOLDEM, "straddle": {"allow": "under_the_gun"}, "kill": KILLS}).sit()
    table.bridge.send(c.Button(seat=1))
    table.bridge.send(c.Kill(seat=8))
    assert table.window.view.bar.call.face.word == "Straddle 30"
    assert offered(table, 5) == ["Straddle 30"]
    row(table, "Straddle 30")
    assert table.window.view.bar.call.face.reason
    assert table.refused == []


@pytest.mark.parametrize(
    ("more", "seat", "wanted"),
    [
        ({}, 8, "Sleeper to ... 45"),  # 30 and one kill of 15 more
        ({"minimum_raise": "straddle"}, 8, "Sleeper to ... 60"),
    ],
)
def test_a_sleeper_starts_at_the_smallest_raise_over_kill_and_straddle(
    make: MakeTable, more: dict[str, Any], seat: int, wanted: str
) -> None:
    """STR-5: a blind raise, so at least the smallest raise as the house has it."""
    rules = {"allow": "under_the_gun", "sleepers": True, **more}
    table = make({**HOLDEM, "straddle": rules, "kill": KILLS}).sit()
    table.bridge.send(c.Button(seat=1))
    table.bridge.send(c.Kill(seat=7))
    table.bridge.send(c.Straddle(seat=5, to=30))
    assert offered(table, seat) == [wanted]


@pytest.mark.parametrize(
    ("stack", "wanted"),
    [(19, []), (20, ["Straddle 20"]), (25, ["Straddle 20", "Straddle to ... 20"])],
)
def test_a_larger_straddle_is_offered_to_who_can_put_one_in(make: MakeTable, stack: int, wanted: list[str]) -> None:
    """STR-3: at least the smallest raise, from another seat than the one under the gun; in units of 5."""
    table = make({**HOLDEM, "straddle": {"allow": "any"}})
    table.sit(("Ann", 1, 500), ("Ben", 2, 500), ("Cid", 3, 500), ("Dee", 4, 500), ("Eve", 5, stack))
    table.bridge.send(c.Button(seat=1))
    assert offered(table, 5) == wanted


def test_what_is_owed_is_told_by_its_reason(make: MakeTable) -> None:
    table = make({**HOLDEM, "missed_blinds": "post_all"}).sit()
    for _ in range(7):
        walk(table)
    menu(table, 8)
    row(table, "Away")
    for _ in range(6):  # not seven: the big blind would be Omar's, and nothing asked
        walk(table)
    menu(table, 8)
    row(table, "Is back")
    table.seat(3)
    amount(table, "500", name="Nils")
    menu(table, 5)
    row(table, "Moves")
    table.seat(9)
    why = {due.card.name: due.card.why for due in table.window.view.column.dues if due.isVisible() and due.card}
    assert why["Nils"] == "new"
    assert why["Omar"] == "missed both blinds"
    if "Sam" in why:
        assert why["Sam"] == "changed seats"


def test_nobody_posts_a_small_blind_after_the_big_one_left(make: MakeTable) -> None:
    table = make({**HOLDEM, "button_rule": "dead"}).sit()
    walk(table)
    big = table.view.posts[-1].seat
    menu(table, big)
    row(table, "Leaves")
    cells = {cell.label: cell.who for cell in table.window.view.felt.centre.cells}
    assert cells["Small"] == (f"{big}, dead",)
    assert cells["Big"] != ()


def option(t: Table, seat: int, words: str) -> None:
    """Tap a way in on the card of who owes."""
    due = next(
        debtor
        for debtor in t.window.view.column.dues
        if debtor.isVisible() and debtor.card and debtor.card.seat == seat
    )
    offered = [option for option in due.options if option.isVisible() and option.face.word.startswith(words)]
    assert offered, [option.face.word for option in due.options]
    t.tap(offered[0])


def until_button(t: Table, seat: int) -> None:
    """Walks until the coming hand's button lies there."""
    for _ in range(9):
        walk(t)
        if t.view.hand > 6 and t.bridge.scene.coming_deal.button.seat == seat:
            return
    raise AssertionError("the button did not come")


def test_the_button_is_bought_by_a_tap(make: MakeTable) -> None:
    table = make({**HOLDEM, "buy_the_button": True}).sit()
    for _ in range(6):
        walk(table)
    until_button(table, 2)
    table.seat(3)
    amount(table, "500", name="Nils")
    option(table, 3, "Buy button 15")
    assert newest_commands(table)[0] == c.SitIn(seat=3, entry="buy_button", at=0)
    table.go()
    assert [(post.seat, post.kind) for post in table.view.posts] == [(3, "small_blind"), (3, "big_blind")]


def test_a_leavers_place_is_taken_over_by_a_tap(make: MakeTable) -> None:
    table = make(HOLDEM).sit()
    for _ in range(12):
        walk(table)
    menu(table, 5)
    row(table, "Leaves")
    table.seat(5)
    amount(table, "500", name="Vera")
    option(table, 5, "Take over")
    assert table.view.seats[5].state == "in"
    assert table.view.dues == ()


def win_twice(t: Table, seat: int, caller: int) -> None:
    """This seat wins two hands in a row from a caller, so it has to kill."""
    for _ in range(2):
        t.go()
        while t.view.phase == "betting":
            if t.view.to_act == seat:
                t.go() if t.view.legal.wager is not None else t.call()
            elif t.view.street == "preflop" and t.view.to_act == caller:
                t.call()
            else:
                t.fold()


KILL = {
    "game": "holdem",
    "limit": "fixed",
    "bets": [10, 20],
    "blinds": [5, 10],
    "kill": {"on": "two_in_a_row"},
    "seats": 9,
}


def test_a_newcomer_agrees_to_kill_the_next_by_a_tap(make: MakeTable) -> None:
    table = make(KILL, (1280, 800)).sit()
    for _ in range(12):
        walk(table)
    win_twice(table, 7, 8)
    assert table.view.kill.due == 7
    table.seat(3)
    amount(table, "500", name="Nils")
    steps = [step.text for step in why(table.bridge.state, "dues.3").steps]
    assert steps[0].startswith("seat 3 is new: a big blind of 10")
    assert steps[1] == "post 10 now and kill the next hand for 20"
    option(table, 3, "Post 10")
    assert newest_commands(table)[0] == c.SitIn(seat=3, entry="kill_next", at=0)


def test_a_kill_that_is_owed_is_posted_on_the_return(make: MakeTable) -> None:
    table = make(KILL).sit()
    for _ in range(12):
        walk(table)
    win_twice(table, 7, 8)
    menu(table, 7)
    row(table, "Away")
    assert table.view.kill.due is None
    for _ in range(2):
        walk(table)
    menu(table, 7)
    row(table, "Is back")
    due_card = next(debtor.card for debtor in table.window.view.column.dues if debtor.isVisible() and debtor.card)
    assert (due_card.name, due_card.why) == ("Lena", "owes a kill")
    option(table, 7, "Post")
    table.go()
    assert [(post.seat, post.amount) for post in table.view.posts if post.kind == "kill"] == [(7, 20)]
