"""The quick sizes at a real table: payable, all different, the all-in always one tap away; "All check" in one tap."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.intents import AllCheck, AskAdd
from desktop.kit.button import Button
from desktop.present.sizes import Own, sizes
from desktop.table.ask_sheet import AskSheet
from engine import commands as c
from engine.betting.bounds import usual_chip
from tests.desktop.conftest import MakeTable, Table, tap_at

GRIDS = {"wide": (1920, 1080), "compact": (1280, 800), "upright": (800, 1280)}
HOLDEM = {"game": "holdem", "limit": "no_limit", "blinds": [5, 10], "seats": 9}
PEOPLE = (("Ann", 1, 2000), ("Ben", 2, 2000), ("Cid", 3, 2000))


def quicks(table: Table) -> dict[str, Button]:
    """The quick sizes one sees, by their words."""
    return {quick.face.word: quick for quick in table.window.view.column.pad.quicks if quick.isVisible()}


def to_the_flop(table: Table) -> None:
    """Deal, and everybody calls and checks."""
    table.go()
    table.check_round()
    assert table.view.street == "flop"


@pytest.mark.parametrize("size", GRIDS.values(), ids=list(GRIDS))
@pytest.mark.parametrize("limit", ["no_limit", "pot_limit"])
def test_the_all_in_is_one_tap_away_once_a_size_is_over_the_stack(
    make: MakeTable, size: tuple[int, int], limit: str
) -> None:
    table = make({**HOLDEM, "limit": limit}, size).sit(("Ann", 1, 600), ("Ben", 2, 615), ("Cid", 3, 700))
    table.go()
    for digits in ("35", "100"):
        table.type(digits)
        table.go()
    table.check_round()
    table.type("100")
    table.go()
    shown = quicks(table)
    stacks = table.view.seats[table.view.to_act]
    assert shown["all-in"].face.figure == str(stacks.stack + stacks.bet)
    table.tap(shown["all-in"])
    assert table.view.bet == stacks.stack + stacks.bet


@pytest.mark.parametrize("blinds", [(1, 2), (2, 5), (5, 10), (50, 100), (100, 200)])
@pytest.mark.parametrize("limit", ["no_limit", "pot_limit", "half_pot"])
def test_sizes_are_payable_and_all_different(make: MakeTable, blinds: tuple[int, int], limit: str) -> None:
    """Through openings, raises and three streets of odd amounts."""
    big = blinds[1]
    table = make({**HOLDEM, "blinds": list(blinds), "limit": limit})
    table.sit(*((name, seat, 173 * big + 3 * seat) for name, seat, _ in PEOPLE))
    table.go()
    chip = usual_chip(table.bridge.scene.settings)
    own: tuple[Own | None, ...] = (None, {"streets": ("half", "pot"), "opening": ("x2.25", "x2.5")})
    seen = 0
    for digits in ("", "", str(3 * big), "", "", str(2 * big + 1), str(5 * big + 3), "", "", str(7 * big)):
        scene = table.bridge.scene
        for room in (4, 5):
            for chosen in own:
                made = sizes(scene, room, chosen)
                amounts = [size.to for size in made if size.to is not None]
                assert len(set(amounts)) == len(amounts), [(size.id, size.to) for size in made]
                assert len(made) <= room
                for size in made:
                    exact = size.id in ("least", "all_in") or size.to == table.view.legal.wager.max
                    seen += size.to is not None and not exact
                    assert size.to is None or exact or not size.to % chip, (size.id, size.to)
        if table.view.phase != "betting":
            break
        if digits:
            table.type(digits)
            table.go()
        else:
            table.call()
    assert seen > 10 or limit == "half_pot", "half the pot is the most there"


def test_five_ten_never_offers_twenty_two(make: MakeTable) -> None:
    table = make(HOLDEM).sit(*PEOPLE)
    table.go()
    assert {word: quick.face.figure for word, quick in quicks(table).items()} == {
        "least": "20", "2.5x": "25", "3x": "30", "3.5x": "35", "all-in": "2,000",
    }  # fmt: skip


def test_what_comes_to_the_least_is_not_called_by_another_name(make: MakeTable) -> None:
    table = make(HOLDEM, GRIDS["compact"]).sit(*PEOPLE)
    table.go()
    assert [quick.face.figure for quick in quicks(table).values()] == ["25", "30", "35", "2,000"]


def test_a_typed_amount_is_not_rounded_to_the_usual_chip(make: MakeTable) -> None:
    table = make(HOLDEM).sit(*PEOPLE)
    table.go()
    table.type("22")
    table.go()
    assert table.view.bet == 22


# All check -----------------------------------------------------------------------------------------------------------


def test_all_check_goes_to_the_turn_in_one_tap_and_one_undo(make: MakeTable) -> None:
    table = make(HOLDEM).sit(*PEOPLE)
    to_the_flop(table)
    go = table.window.view.bar.go
    assert (go.face.word, go.face.second, go.face.fill) == ("All check", "to the turn", "outline")
    steps = len(list(table.bridge.session.log()))
    table.go()
    assert (table.view.street, table.view.total_pot) == ("turn", 30)
    assert len(list(table.bridge.session.log())) == steps + 1
    assert table.window.view.bar.go.face.second == "to the river"
    table.undo()
    assert table.view.street == "flop"
    assert table.window.view.bar.undo.face.second != ""


def test_all_check_on_the_river_ends_at_the_showdown(make: MakeTable) -> None:
    table = make(HOLDEM).sit(*PEOPLE)
    to_the_flop(table)
    table.go()
    table.go()
    assert table.window.view.bar.go.face.second == "to the showdown"
    table.go()
    assert table.view.phase == "showdown"


def test_a_digit_turns_all_check_into_a_bet_and_the_least_is_a_quick_size(make: MakeTable) -> None:
    for size in GRIDS.values():
        table = make(HOLDEM, size).sit(*PEOPLE)
        to_the_flop(table)
        assert quicks(table)["least"].face.figure == "10"
        table.type("40")
        go = table.window.view.bar.go.face
        assert (go.word, go.figure, go.fill) == ("Bet", "40", "next")
        table.key(Qt.Key.Key_Escape)
        assert table.window.view.bar.go.face.word == "All check"
        table.tap(quicks(table)["least"])
        assert table.view.bet == 10


def test_all_check_is_not_offered_where_it_says_no_more_than_check_or_somebody_has_bet(make: MakeTable) -> None:
    table = make(HOLDEM).sit(*PEOPLE)
    table.go()
    assert table.window.view.bar.go.face.word == "Raise to", "blinds are bets"
    table.check_round()
    table.call()
    assert table.window.view.bar.go.face.word == "All check", "two are still to act"
    table.call()
    assert table.window.view.bar.go.face.word == "Bet", "one is"
    table.go()
    assert table.window.view.bar.go.face.word == "Raise to"


def test_a_check_noted_out_of_turn_takes_all_check_away(make: MakeTable) -> None:
    table = make(HOLDEM).sit(*PEOPLE)
    to_the_flop(table)
    later = table.bridge.state.hand.queue[1]  # type: ignore[union-attr]
    assert table.bridge.send(c.OutOfTurn(seat=later, action="bet", to=50))
    assert not isinstance(table.window.view.bar.go.face.intent, AllCheck)


def test_k_lets_all_check_and_nothing_else(make: MakeTable) -> None:
    table = make(HOLDEM).sit(*PEOPLE)
    table.go()
    table.key(Qt.Key.Key_K)
    assert table.view.bet == 10
    assert table.view.street == "preflop"
    table.check_round()
    table.key(Qt.Key.Key_K)
    assert table.view.street == "turn"


def test_enter_never_lets_all_check(make: MakeTable) -> None:
    table = make(HOLDEM).sit(*PEOPLE)
    to_the_flop(table)
    table.key(Qt.Key.Key_Return)
    assert table.view.street == "flop"


def test_who_went_away_is_checked_as_well(make: MakeTable) -> None:
    table = make(HOLDEM).sit(*PEOPLE)
    to_the_flop(table)
    last = table.bridge.state.hand.queue[-1]  # type: ignore[union-attr]
    assert table.bridge.send(c.Leave(seat=last))
    if table.window.view.bar.go.face.word == "All check":
        table.go()
    else:
        table.call()
    assert not table.refused


def test_a_second_tap_on_a_size_does_not_act_for_the_next_player(make: MakeTable) -> None:
    table = make(HOLDEM).sit(*PEOPLE)
    table.go()
    first, next_size = table.window.view.column.pad.quicks[1:3]
    tap_at(first, 10_000)
    raised, next_player = table.view.bet, table.view.to_act
    for quick, at in ((first, 10_300), (next_size, 10_390)):
        tap_at(quick, at)
        assert (table.view.bet, table.view.to_act) == (raised, next_player)
        name = table.view.seats[next_player].player
        assert table.statement == f"Already played: this key is now for {name}.", "no tap is dropped without a word"
        table.window.refresh()
    tap_at(first, 10_450)
    assert table.view.bet > raised


def test_the_key_of_a_size_rests_once_it_was_played(make: MakeTable) -> None:
    table = make(HOLDEM).sit(*PEOPLE)
    table.go()
    table.key(Qt.Key.Key_P)
    raised = table.view.bet
    assert raised > 10
    QTest.keyClick(table.window, Qt.Key.Key_P)
    assert table.view.bet == raised
    table.key(Qt.Key.Key_P)
    assert table.view.bet > raised


def test_the_most_of_the_option_is_what_lies_in_front_and_the_pot(make: MakeTable) -> None:
    table = make({**HOLDEM, "limit": "pot_limit"}).sit(*PEOPLE)
    table.go()
    pad = table.window.view.column.pad
    assert pad.pad.arithmetic == "35 = bet 10 + pot 15 + call 10"
    table.call()
    table.fold()
    assert pad.pad.arithmetic == "35 = 10 in front + pot 25"
    table.call()
    assert table.view.street == "flop"
    assert pad.pad.arithmetic == "25 = the pot, 25"


def test_a_size_that_is_refused_lets_the_next_tap_through(make: MakeTable) -> None:
    table = make({**HOLDEM, "limit": "pot_limit"}).sit(*PEOPLE)
    table.go()
    table.key(Qt.Key.Key_A)
    assert not table.window.rest.resting
    QTest.keyClick(table.window, Qt.Key.Key_P)
    assert table.view.bet == 35


@pytest.mark.parametrize("size", GRIDS.values(), ids=list(GRIDS))
def test_what_acts_at_once_looks_like_the_bar_and_what_fills_in_like_a_digit(
    make: MakeTable, size: tuple[int, int]
) -> None:
    table = make(HOLDEM, size).sit(*PEOPLE)
    table.go()
    view = table.window.view
    assert all(quick.dress() == view.bar.call.dress() for quick in quicks(table).values())
    assert {key.face.fill for key in view.column.pad.keys} == {"normal"}
    table.window.open(AskAdd(1))
    sheet = table.window.sheet
    assert isinstance(sheet, AskSheet)
    assert {offer.face.fill for offer in sheet.quicks} == {"quick"}
