"""The chips on the table and the smallest chip on the setup page: one moves the other in the same tap (POT-6)."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from desktop.demo import evening, staged
from desktop.intents import OpenCounting
from desktop.setup import choice as chosen
from desktop.setup.earlier_games import newest_session
from desktop.setup.offers import OfferedMoney, offered
from desktop.setup.own_presets import keep_preset, read
from desktop.setup.page import SetupPage
from desktop.setup.running import change_table, of_running
from desktop.words import i18n
from engine import commands as c
from engine.journal.memory import MemoryStore
from engine.refusals import Refusal
from engine.session import Session
from engine.settings.as_keys import explicit
from engine.settings.chips import chips_of
from engine.settings.describe import BY_KEY
from engine.settings.presets import presets
from engine.settings.resolve import resolve
from tests.desktop.setups import COMPACT, click, look_on, shown
from tests.desktop.speaking import speaking
from tests.engine.session.test_chips_of_old_books import TABLE, as_it_was


@pytest.fixture(autouse=True)
def chips_again() -> Iterator[None]:
    """What other tests show is chips."""
    yield
    i18n.IN_USE.money, OfferedMoney.currency = None, ""


def all_rules(qtbot, preset: str = "casino", line: str = "No-limit Hold'em", size: str = "5/10") -> SetupPage:
    """All rules of a table with these stakes."""
    made = shown(qtbot, look_on(COMPACT))
    click(qtbot, next(card for card in made.presets.cards if card.id == preset))
    click(qtbot, made.games.chips[made.games.chip_of(line, size)])
    click(qtbot, made.bar.rules)
    return made


def edit(made: SetupPage, qtbot, key: str) -> None:
    """To a rule, by its section and its row."""
    section = BY_KEY[key].section
    click(qtbot, next(row for row in made.all.rules.sections if row.id == section))
    click(qtbot, row(made, key))


def row(made: SetupPage, key: str) -> Any:
    made.all.rules.open(BY_KEY[key].section)
    return next(row for row in made.all.rules.rows if row.info is not None and row.info.key == key)


def type_keys(made: SetupPage, qtbot, keys: str) -> None:
    """Tap the keys of the pad."""
    for key in keys:
        click(qtbot, made.all.editor.keys[key])


def table_of(made: SetupPage) -> dict[str, Any]:
    tables: list[dict[str, Any]] = []
    made.started.connect(tables.append)
    made.start()
    return tables[0] if tables else {}


def values_of(made: SetupPage, *keys: str) -> list[str]:
    """What the rows of these rules show."""
    return [row(made, key).value for key in keys]


BOTH = ("smallest_chip", "denominations")


def test_chips_that_are_typed_move_the_smallest_chip_in_the_same_tap(qtbot):
    made = all_rules(qtbot)
    edit(made, qtbot, "denominations")
    type_keys(made, qtbot, "5/25/100/500")
    assert values_of(made, *BOTH) == ["5", "5 / 25 / 100 / 500"]
    assert made.bar.head == "No-limit Hold'em 5/10"
    session = Session.start(MemoryStore(), table_of(made))
    assert not isinstance(session, Refusal)
    settings = session.state.settings
    assert (settings.smallest_chip, settings.betting_unit, chips_of(settings)) == (5, 5, (5, 25, 100, 500))


def test_a_smallest_chip_that_is_typed_takes_smaller_ones_off_the_table(qtbot):
    made = all_rules(qtbot)
    edit(made, qtbot, "denominations")
    type_keys(made, qtbot, "1/5/25/100")
    edit(made, qtbot, "smallest_chip")
    type_keys(made, qtbot, "5")
    assert values_of(made, *BOTH) == ["5", "5 / 25 / 100"]
    session = Session.start(MemoryStore(), table_of(made))
    assert not isinstance(session, Refusal)
    assert session.state.settings.denominations == (5, 25, 100)
    click(qtbot, made.all.editor.reset)  # taken back: the chips are as they were typed
    assert values_of(made, *BOTH) == ["1", "1 / 5 / 25 / 100"]


def test_chips_that_nobody_named_are_shown_from_the_smallest_one_on(qtbot):
    made = all_rules(qtbot)
    assert values_of(made, *BOTH) == ["1", "1 / 5 / 25 / 100 / 500"]
    edit(made, qtbot, "smallest_chip")
    type_keys(made, qtbot, "5")
    assert values_of(made, *BOTH) == ["5", "5 / 25 / 100 / 500 / 1,000"]
    assert [row(made, key).own for key in BOTH] == [True, False]


def test_a_small_chip_typed_in_money_is_the_smallest_and_the_unit_of_a_bet(qtbot):
    made = all_rules(qtbot, "home", "No-limit Hold'em in money", "5/10")
    edit(made, qtbot, "denominations")
    type_keys(made, qtbot, "0.05/0.25/1")
    assert values_of(made, *BOTH) == ["€0.05", "0.05 / 0.25 / 1.00"]
    session = Session.start(MemoryStore(), table_of(made))
    assert not isinstance(session, Refusal)
    settings = session.state.settings
    assert (settings.smallest_chip, settings.betting_unit, settings.denominations) == (1, 1, (1, 5, 20))


def test_stakes_that_the_chips_cannot_pay_are_told_and_not_taken(qtbot):
    made = all_rules(qtbot, size="1/2")
    edit(made, qtbot, "smallest_chip")
    type_keys(made, qtbot, "5")
    assert values_of(made, *BOTH) == ["5", "5 / 25 / 100 / 500"]
    assert made.bar.detail.startswith("Blinds: 1 is no multiple of the smallest chip 5: choose 5")
    assert made.bar.start.barred
    assert table_of(made) == {}
    with speaking("de"):
        made.choose(made.choice)
        assert made.bar.detail.startswith("Blinds: 1 ist kein Vielfaches des kleinsten Chips 5: 5 wählen")


def test_what_was_said_last_moves_the_other(qtbot):
    made = all_rules(qtbot)
    edit(made, qtbot, "smallest_chip")
    type_keys(made, qtbot, "5")
    edit(made, qtbot, "denominations")
    type_keys(made, qtbot, "1/5/25")
    assert values_of(made, *BOTH) == ["1", "1 / 5 / 25"]
    edit(made, qtbot, "smallest_chip")
    type_keys(made, qtbot, "5")
    assert values_of(made, *BOTH) == ["5", "5 / 25"]
    assert not made.bar.start.barred


def test_a_running_table_is_changed_without_a_refusal(qtbot):
    running = {"game": "holdem", "limit": "no_limit", "preset": "casino", "blinds": [5, 10], "denominations": [5, 25]}
    session = Session.start(MemoryStore(), running)
    assert not isinstance(session, Refusal)
    before = of_running(json.loads(session.state.settings.given))
    for key, value, chips in (("smallest_chip", 1, (1, 5, 25)), ("denominations", [5, 100], (5, 100))):
        after = chosen.with_rule(before, key, value)
        done = session.dry_run((c.Change(table=change_table(json.loads(session.state.settings.given), before, after)),))
        assert not isinstance(done, Refusal), done.message
        assert (done.state.settings.smallest_chip, done.state.settings.denominations) == (chips[0], chips)
    for line in offered("casino"):
        after = chosen.choice_of_table({**line.sizes[0].table, "preset": "casino"})
        table = change_table(json.loads(session.state.settings.given), before, after)
        done = session.dry_run((c.Change(table=table),))
        assert not isinstance(done, Refusal), (line.name, done.message)
        assert min(chips_of(done.state.settings)) >= done.state.settings.smallest_chip


EUROS = {
    "game": "holdem", "limit": "no_limit", "preset": "home", "blinds": [1, 2], "seats": 9,
    "money": {"currency": "EUR", "minor_units": 50}, "denominations": [1, 2, 10, 50], "smallest_chip": 1,
}  # fmt: skip


def over_a_running_table(qtbot: Any) -> SetupPage:
    """The house rules of a table that plays with chips of 0.50, 1, 5 and 25 euros, at the chips on the table."""
    session = Session.start(MemoryStore(), EUROS)
    assert not isinstance(session, Refusal), session.message
    made = shown(qtbot, look_on(COMPACT), running=json.loads(session.state.settings.given))
    edit(made, qtbot, "denominations")
    return made


def test_chips_of_a_running_table_go_back_to_what_it_plays_with(qtbot):
    made = over_a_running_table(qtbot)
    assert not made.all.editor.reset.isVisible(), "nothing was changed"
    type_keys(made, qtbot, "0.50/2/10")
    assert made.all.editor.reset.words == "Back to 0.50 / 1.00 / 5.00 / 25.00"
    click(qtbot, made.all.editor.reset)
    assert values_of(made, *BOTH) == ["€0.50", "0.50 / 1.00 / 5.00 / 25.00"]
    assert made.bar.start.barred, "nothing is another than it runs"


def test_another_rule_of_a_running_table_goes_back_to_what_runs(qtbot):
    made = over_a_running_table(qtbot)
    edit(made, qtbot, "smallest_chip")
    type_keys(made, qtbot, "1")
    assert made.all.editor.reset.words == "Back to €0.50"
    assert values_of(made, "denominations") == ["1.00 / 5.00 / 25.00"]
    edit(made, qtbot, "denominations")
    assert made.all.editor.reset.words == "Back to 0.50 / 1.00 / 5.00 / 25.00", "it followed the smallest chip"
    click(qtbot, made.all.editor.reset)
    assert values_of(made, *BOTH) == ["€0.50", "0.50 / 1.00 / 5.00 / 25.00"]


def test_chips_of_money_are_told_as_they_are_played_with_and_taken_as_they_are_typed():
    """In money a chip of 20 lies there; 25, the one a house book without money has, is a set like any other."""
    table = {"game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 7}
    session = Session.start(MemoryStore(), {**table, "money": {"currency": "USD", "minor_units": 100}})
    for chips in ([1, 5, 25, 100, 500], [1, 2, 5, 25, 100], [1, 5, 25, 100, 500]):
        running = explicit(session.state.settings)
        before = of_running(running)
        assert chosen.values_to_show(before)["denominations"] == list(chips_of(session.state.settings))
        after = chosen.with_rule(before, "denominations", chips)
        assert not isinstance(session.dispatch(c.Change(table=change_table(running, before, after))), Refusal)
        assert list(chips_of(session.state.settings)) == chips
    again = of_running(explicit(session.state.settings))
    assert chosen.values_to_show(again)["denominations"] == [1, 5, 25, 100, 500]


def test_an_old_table_that_contradicts_itself_is_played_again_by_its_chips(qtbot):
    """Nobody is refused by a tap on what was played before."""
    store = MemoryStore()
    as_it_was(store, {**TABLE, "smallest_chip": 1, "preset": "casino"})
    past = newest_session(store)
    assert past is not None
    made = shown(qtbot, look_on(COMPACT), past)
    tables: list[dict[str, Any]] = []
    made.started.connect(tables.append)
    click(qtbot, made.quick["same"])
    session = Session.start(MemoryStore(), tables[0])
    assert not isinstance(session, Refusal), session.message
    assert session.state.settings.smallest_chip == 5


def test_rules_in_a_file_that_contradict_each_other_are_refused_by_both_keys(tmp_path):
    content = {"kind": "feltbook house rules", "name": "Ours", "base": "casino", "table": {"blinds": [5, 10]}}
    file = tmp_path / "ours.rules.json"
    file.write_text(json.dumps({**content, "rules": {"denominations": [5, 25], "smallest_chip": 1}}))
    answer = read(file)
    assert isinstance(answer, str)
    assert "smallest_chip 1 is not the smallest of denominations 5, 25" in answer
    file.write_text(json.dumps({**content, "rules": {"denominations": [5, 25]}}))
    mine = read(file)
    assert not isinstance(mine, str), mine
    assert chosen.values_to_show(mine.choice)["smallest_chip"] == 5
    again = keep_preset(chosen.with_rule(mine.choice, "smallest_chip", 1), "Ours", tmp_path)
    assert not isinstance(again, str), again
    assert chosen.values_to_show(again.choice)["denominations"] == [1, 5, 25]


def test_what_is_shipped_agrees():
    """Every preset with every line it offers: chips that are named begin with the smallest one, the others after it."""
    for preset in presets():
        for line in offered(preset.id):
            for size in line.sizes:
                where = (preset.id, line.name, size.name)
                table = {**preset.new_sessions, **size.table, "preset": preset.id}
                assert not isinstance(Session.start(MemoryStore(), table), Refusal), where
                settings, had = resolve(chosen.table_without_own(chosen.choice_of_table(table)))[0], resolve(table)[0]
                assert settings.smallest_chip == had.smallest_chip, where
                named = table.get("denominations") or table.get("smallest_chip")
                assert not named or chips_of(settings)[0] == settings.smallest_chip, where


def test_the_keys_that_count_a_stack_are_the_chips_on_the_table(make):
    table = make({"game": "holdem", "blinds": [25, 50], "seats": 6, "denominations": [5, 25, 100, 500]})
    table.sit(("Ann", 1, 500), ("Ben", 2, 500))
    for chips in ((5, 25, 100, 500), (25, 100, 500)):
        assert table.bridge.send(c.Change(table={"smallest_chip": chips[0]}))
        table.window.handle(OpenCounting())
        assert table.window.sheet.chips == tuple(reversed(chips))
        table.window.overlays.close_sheet()


@pytest.mark.parametrize("table", [evening.OMAHA, evening.HOLDEM, staged.OMAHA, staged.KILL])
def test_the_demo_agrees(table):
    session = Session.start(MemoryStore(), table)
    assert not isinstance(session, Refusal), session.message
    settings = session.state.settings
    named = {"denominations", "smallest_chip"} & table.keys()
    assert not named or chips_of(settings)[0] == settings.smallest_chip
