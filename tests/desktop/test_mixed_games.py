"""A mixed game at the table: what is next stands in the strip and on the felt, and the button chooses by a tap."""

from desktop.intents import Dismiss
from desktop.setup.mixes import named
from engine import commands as c
from tests.desktop.conftest import MakeTable, Table
from tests.desktop.rules_taps import newest_commands, of_table, row, rows, walk

HOLDEM = {"game": "holdem", "blinds": [5, 10]}
OMAHA = {"game": "omaha", "limit": "pot_limit", "blinds": [5, 10]}
RAZZ = {"game": "razz", "limit": "fixed", "bets": [10, 20], "ante": {"amount": 1}, "bring_in": 5}


def pills(t: Table) -> list[str]:
    return [pill.words for pill in t.window.view.strip.strip.pills]


def games(t: Table) -> list[tuple[str, str]]:
    """The games of the open menu, each with its limit and stakes."""
    assert t.window.menu is not None
    return [(key.face.word, key.face.second) for key in t.window.menu.panel.rows]


def test_the_next_game_and_when_it_comes_are_shown(make: MakeTable) -> None:
    table = make({"seats": 9, "mix": [HOLDEM, OMAHA, RAZZ], "mix_change": {"hands": 2}}).sit()
    assert "Omaha after 2 hands" in pills(table)
    assert table.window.view.felt.centre.foot.endswith("Omaha after 2 hands")
    walk(table)
    assert "Omaha after 1 hand" in pills(table)
    table.go()
    assert "Omaha after this hand" in pills(table)
    while table.view.phase == "betting":
        table.fold()
    assert table.view.mix.game == "omaha"
    assert table.bridge.scene.title == "Pot-limit Omaha 5/10"
    assert "Razz after 2 hands" in pills(table)
    assert any(line.text == "the game is Pot-limit Omaha 5/10 now" for line in table.bridge.scene.log)


def test_an_orbit_is_told_by_the_seat_the_button_comes_back_to(make: MakeTable) -> None:
    table = make({"seats": 9, "mix": [HOLDEM, OMAHA]}).sit()
    table.go()
    start = table.view.button.seat
    assert f"Omaha from button {start}" in pills(table)


def test_the_button_chooses_before_the_deal_by_a_tap(make: MakeTable) -> None:
    table = make({"seats": 9, "mix": [HOLDEM, OMAHA, RAZZ], "mix_change": "dealer"}).sit()
    statement = table.window.view.bar.statement
    assert statement.button.face.word == "Choose"
    table.tap(statement.button)
    assert games(table) == [
        ("Hold'em", "No-limit 5/10, the coming hand"), ("Omaha", "Pot-limit 5/10"), ("Razz", "Limit 10/20"),
    ]  # fmt: skip
    row(table, "Razz")
    assert newest_commands(table)[0].number == 3
    assert table.view.mix.chosen
    assert "Ready" in table.statement
    table.go()
    assert table.view.street == "third"


def test_two_limits_of_one_game_are_told_apart(make: MakeTable) -> None:
    limit = {"game": "holdem", "limit": "fixed", "bets": [4, 8], "blinds": [2, 4]}
    table = make({"seats": 9, "mix": [RAZZ, limit, HOLDEM], "mix_change": {"hands": 1}}).sit()
    assert "Limit Hold'em after this hand" in pills(table) or "Limit Hold'em after 1 hand" in pills(table)
    of_table(table, "Choose the game")
    assert games(table)[1:] == [("Hold'em", "Limit 4/8"), ("Hold'em", "No-limit 5/10")]
    table.tap(table.window.menu.panel.rows[1])
    assert any(line.text == "Limit Hold'em 4/8 is chosen" for line in table.bridge.scene.log)
    assert any(pill.startswith("No-limit Hold'em") for pill in pills(table))


def test_who_won_does_not_hide_the_key_that_chooses_the_next_game(make: MakeTable) -> None:
    table = make({"seats": 9, "mix": [HOLDEM, OMAHA, RAZZ], "mix_change": "dealer"}).sit()
    table.go()
    while table.view.phase == "betting":
        table.fold()
    statement = table.window.view.bar.statement
    assert "wins" in table.statement
    assert statement.button.face.word == "Which game?", "beside who won, the key asks"
    table.tap(statement.button)
    row(table, "Razz")
    assert table.view.mix.chosen


def test_who_has_to_post_does_not_hide_the_key_that_chooses_the_next_game(make: MakeTable) -> None:
    table = make({"seats": 9, "mix": [HOLDEM, RAZZ], "mix_change": "dealer", "new_player": "post_or_wait"}).sit()
    table.go()
    assert table.bridge.send(c.Sit(seat=3, player="New", stack=500))
    while table.view.phase == "betting":
        table.fold()
    table.window.handle(Dismiss())
    statement = table.window.view.bar.statement
    assert "New" in table.statement
    assert statement.button.face.word == "Which game?"
    table.tap(statement.button)
    row(table, "Razz")
    assert table.view.mix.chosen


def test_a_table_of_one_game_has_nothing_to_choose(make: MakeTable) -> None:
    table = make({**HOLDEM, "seats": 9}).sit()
    table.fold()
    assert not any(word.startswith("Choose the game") for word in rows(table))
    assert not any("Omaha" in pill for pill in pills(table))


def test_the_floor_may_choose_from_the_menu_of_the_table(make: MakeTable) -> None:
    table = make({"seats": 9, "mix": [HOLDEM, OMAHA]}).sit()
    of_table(table, "Choose the game")
    row(table, "Omaha")
    assert newest_commands(table)[0] == c.Choose(number=2, at=newest_commands(table)[0].at)
    assert table.view.mix.game == "omaha"


def test_a_game_of_a_mix_is_named_without_all_of_its_stakes() -> None:
    """They were cut off at the last blank: of a game with an ante alone its word stayed behind."""
    only_ante = {"game": "holdem", "limit": "no_limit", "ante": {"amount": 5}, "blinds": []}
    assert [named(entry, sized=False) for entry in (RAZZ, only_ante)] == ["Limit Razz", "No-limit Hold'em"]
    assert [named(entry, sized=True) for entry in (RAZZ, only_ante)] == ["Limit Razz 10/20", "No-limit Hold'em ante 5"]
