"""Where button and blinds go: the tables of BTN-1 to BTN-10. Z A B C D E sit in seats 1 to 6."""

import pytest

from engine import commands as cmd
from engine.positions.plan import plan_deal
from engine.refusals import Refused
from engine.state import TableState
from tests.engine.positions.tables import dealt, done, laid, old, posting, table

Z, A, B, C, D, E = range(1, 7)


def without(state: TableState, *leavers: int) -> TableState:
    """The table after these seats left."""
    for seat in leavers:
        state = done(state, cmd.Leave(seat))
    return state


@pytest.mark.parametrize(
    ("rule", "leavers", "next_hand", "after_that"),
    [
        ("dead", (), (A, (B,), (C,)), (B, (C,), (D,))),
        ("dead", (A,), (A, (B,), (C,)), (B, (C,), (D,))),
        ("dead", (B,), (A, (), (C,)), (B, (C,), (D,))),
        ("dead", (A, B), (A, (), (C,)), (B, (C,), (D,))),
        ("moving", (), (A, (B,), (C,)), (B, (C,), (D,))),
        ("moving", (A,), (B, (B,), (C, D)), (C, (C, D), (E,))),
        ("moving", (B,), (A, (), (C, D)), (C, (C, D), (E,))),
        ("moving", (A, B), (C, (), (C, D, E)), (D, (D, E, C), (Z,))),
        ("simplified", (), (A, (B,), (C,)), (B, (C,), (D,))),
        ("simplified", (A,), (B, (C,), (D,)), (C, (D,), (E,))),
        ("simplified", (B,), (A, (C,), (D,)), (C, (D,), (E,))),
        ("simplified", (A, B), (C, (D,), (E,)), (D, (E,), (Z,))),
    ],
)
def test_blinds_leave(rule: str, leavers: tuple[int, ...], next_hand: object, after_that: object) -> None:
    """BTN-1, BTN-2, BTN-3: last hand had button Z, small blind A, big blind B."""
    state = without(dealt(table(Z, A, B, C, D, E, button=Z, button_rule=rule)), *leavers)
    plan = plan_deal(state)
    assert laid(plan) == next_hand
    assert plan.positions.dead == (rule == "dead" and A in leavers)
    assert laid(plan_deal(dealt(state))) == after_that


@pytest.mark.parametrize("rule", ["dead", "moving", "simplified"])
@pytest.mark.parametrize(("leaver", "button", "big"), [(1, 3, 2), (3, 2, 1), (2, 3, 1)])
def test_shrinking_to_two(rule: str, leaver: int, button: int, big: int) -> None:
    """BTN-5: three-handed, button 1, small 2, big 3."""
    plan = plan_deal(without(dealt(table(1, 2, 3, button=1, button_rule=rule)), leaver))
    assert laid(plan) == (button, (button,), (big,))


@pytest.mark.parametrize("rule", ["dead", "moving", "simplified"])
def test_heads_up_takes_turns(rule: str) -> None:
    """BTN-4: the button posts the small blind and the two change places hand by hand."""
    state = table(2, 5, button=5, button_rule=rule)
    assert [laid(plan_deal(dealt(state, hands))) for hands in range(3)] == [
        (5, (5,), (2,)),
        (2, (2,), (5,)),
        (5, (5,), (2,)),
    ]


@pytest.mark.parametrize(
    ("rule", "seat", "entry", "expected"),
    [
        # last hand heads-up: button and small 2, big 4
        ("dead", 5, "wait", (2, (4,), (5,))),
        ("dead", 3, "wait", (4, (4,), (2,))),
        ("dead", 3, "post", (3, (4,), (2,))),
        ("moving", 5, "wait", (4, (4,), (5, 2))),
        ("moving", 3, "post", (3, (4,), (2,))),
        ("simplified", 3, "wait", (4, (2,), (3,))),
        ("simplified", 3, "post", (3, (4,), (2,))),
    ],
)
def test_growing_from_two(rule: str, seat: int, entry: str, expected: object) -> None:
    """BTN-6, ENT-4: the big blind may bring the third one in, who wants to post may come in on the button."""
    state = dealt(table(2, 4, button=2, button_rule=rule), 7)
    state = done(state, cmd.Sit(seat, "New", 200, entry))  # type: ignore[arg-type]
    plan = plan_deal(state)
    assert laid(plan) == expected
    assert posting(plan, "post") == ((3,) if entry == "post" else ())


def test_first_hand_without_a_placed_button() -> None:
    """BTN-7: the lowest seat that is in."""
    assert laid(plan_deal(table(2, 3, 5, button=None))) == (2, (3,), (5,))


def test_first_hand_button_on_an_empty_seat() -> None:
    """BTN-7: the blinds go to its left; of two players the one due the small blind has the button (BTN-4)."""
    assert laid(plan_deal(table(2, 3, 5, button=4))) == (4, (5,), (2,))
    assert laid(plan_deal(table(2, 5, button=4))) == (5, (5,), (2,))


def test_the_floor_moves_the_button() -> None:
    """BTN-7 on a later hand; the hand after that goes on from there."""
    state = done(dealt(table(1, 2, 3, 4, 5, 6), 3), cmd.Button(5))
    assert laid(plan_deal(state)) == (5, (6,), (1,))
    assert laid(plan_deal(dealt(state))) == (6, (1,), (2,))


def test_the_button_blind() -> None:
    """BTN-8: a dead button posts nothing."""
    state = table(1, 2, 3, 4, button_blind=5)
    assert posting(plan_deal(state), "button_blind") == (1,)
    assert posting(plan_deal(without(dealt(state), 2)), "button_blind") == ()


@pytest.mark.parametrize("rule", ["dead", "moving", "simplified"])
def test_a_single_blind(rule: str) -> None:
    """BTN-10: under the dead rule the button is the last blind's seat, even when its player is gone."""
    state = dealt(table(1, 2, 3, 4, blinds=[10], button_rule=rule))
    assert laid(plan_deal(state)) == (2, (), (3,))
    gone = plan_deal(without(state, 2))
    assert (gone.positions.button, gone.positions.dead) == ((2, True) if rule == "dead" else (3, False))


def test_no_blinds() -> None:
    """BTN-10: the button goes to the next player in."""
    state = dealt(table(1, 2, 4, game="seven_card_stud", limit="fixed", bets=[5, 10], blinds=[], bring_in=2))
    assert laid(plan_deal(state)) == (2, (), ())
    assert laid(plan_deal(without(state, 2))) == (4, (), ())


def test_fewer_than_two() -> None:
    """BTN-9: refused with one; who waits comes in owing nothing."""
    state = old(table(1, 2, 3))
    state = without(state, 1, 2)
    with pytest.raises(Refused, match="needs 2 players, has 1"):
        plan_deal(state)
    plan = plan_deal(done(state, cmd.Sit(5, "New", 200)))
    assert laid(plan) == (3, (3,), (5,))
    assert plan.fresh
    assert plan.entered == (5,)


def test_marks_are_wiped_below_two() -> None:
    """BTN-9: who missed blinds comes back free."""
    state = done(old(table(1, 2, 3)), cmd.SitOut(2))
    state = dealt(state, 3)
    state = without(state, 3)
    assert state.seats[1] is not None
    assert state.seats[1].missed.any
    state = dealt(done(state, cmd.SitIn(2)))
    assert state.seats[1] is not None
    assert not state.seats[1].missed.any
