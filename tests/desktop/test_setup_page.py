"""The setup page: three taps start a session, one tap the same again, every rule can be changed."""

import json

import pytest
from PySide6.QtCore import Qt

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.kit.theme import load
from desktop.setup import choice as chosen
from desktop.setup.choice import Choice
from desktop.setup.earlier_games import last
from desktop.setup.offers import named, offered
from desktop.setup.rules import HIDDEN
from desktop.words.setup_phrases import word
from engine import commands as c
from engine.journal.store import MemoryStore
from engine.refusals import Refusal
from engine.session import Session
from engine.settings.describe import BY_KEY, KEYS
from engine.settings.presets import presets
from tests.desktop.setups import COMPACT, PAST, WIDE, click, look_on, shown, tournament_rules
from tests.desktop.spying import painted_on


@pytest.fixture(params=[WIDE, COMPACT], ids=["wide", "compact"])
def look(request, qapp):
    return look_on(request.param)


def test_three_taps_start_a_session(qtbot, look):
    page = shown(qtbot, look)
    tables = []
    page.started.connect(tables.append)
    click(qtbot, next(card for card in page.presets.cards if card.id == "casino"))
    click(qtbot, page.games.chips[page.games.chip_of("Pot-limit Omaha", "1/2")])
    click(qtbot, page.bar.start)
    session = Session.start(MemoryStore(), tables[0])
    assert isinstance(session, Session)
    settings = session.state.settings
    assert (settings.preset, settings.game, settings.limit) == ("casino", "omaha", "pot_limit")
    assert (settings.blinds, settings.seats) == ((1, 2), 9)


@pytest.mark.parametrize(
    ("preset", "line", "games"),
    [("casino", "HORSE", 5), ("online", "8-Game", 8), ("home", "Dealer's choice", 8)],
)
def test_a_mixed_game_is_three_taps(qtbot, look, preset, line, games):
    page = shown(qtbot, look)
    tables = []
    page.started.connect(tables.append)
    click(qtbot, next(card for card in page.presets.cards if card.id == preset))
    click(qtbot, page.games.chips[page.games.chip_of(line, "20/40")])
    assert page.bar.accessibleName().startswith(f"{line} 20/40. ")
    click(qtbot, page.bar.start)
    session = Session.start(MemoryStore(), tables[0])
    assert isinstance(session, Session)
    assert len(session.state.settings.mix) == games


def test_nothing_starts_before_a_game_is_chosen(qtbot, look):
    page = shown(qtbot, look)
    with qtbot.assertNotEmitted(page.started):
        click(qtbot, page.bar.start)
    assert page.bar.start.accessibleDescription() == "tap a game first"


def test_the_last_used_preset_stands_first(qtbot, look):
    page = shown(qtbot, look, PAST)
    assert [card.id for card in page.presets.cards] == ["home", "casino", "tournament", "online"]
    assert page.choice.preset == "home"


def test_same_as_last_time_is_one_tap(qtbot, look):
    page = shown(qtbot, look, PAST)
    with qtbot.waitSignal(page.started) as table:
        click(qtbot, page.quick["same"])
    assert table.args == [PAST.table]


def test_going_on_is_one_tap_and_the_amber_one(qtbot, look):
    page = shown(qtbot, look, PAST)
    assert page.quick["go_on"].words == "Go on with hand 47"
    assert page.quick["go_on"].amber
    with qtbot.waitSignal(page.resumed) as session:
        click(qtbot, page.quick["go_on"])
    assert session.args == [3]


def test_amber_moves_on_when_a_game_is_chosen(qtbot, look):
    page = shown(qtbot, look, PAST)
    click(qtbot, next(iter(page.games.chips.values())))
    assert not page.quick["go_on"].amber
    assert page.bar.start.amber


def test_every_offer_can_be_played():
    for preset in presets():
        for line in offered(preset.id):
            for size in line.sizes:
                settings = chosen.settled(Choice(preset.id, size.text))
                assert not isinstance(settings, Refusal), f"{preset.id} {line.name} {size.name}: {settings}"
                assert named(preset.id, size.table) == (line.name, size.name)


def test_a_rule_of_ones_own_has_a_dot_and_reaches_the_table(qtbot, look):
    page = shown(qtbot, look)
    click(qtbot, page.games.chips[page.games.chip_of("Limit Hold'em", "10/20")])
    page.fold_rules()
    page.all.rules.open("LIM")
    row = next(row for row in page.all.rules.rows if row.info.key == "raise_cap")
    click(qtbot, row)
    click(qtbot, next(chip for chip in page.all.editor.options if chip.words == "4"))
    assert row.own
    with qtbot.waitSignal(page.started) as table:
        click(qtbot, page.bar.start)
    assert table.args[0]["raise_cap"] == 4
    click(qtbot, page.all.editor.reset)
    assert not row.own
    assert page.choice.own == ()


def test_rules_of_ones_own_stay_with_other_stakes_and_another_preset(qtbot, look):
    """Tapping other stakes or a preset dropped them without a word."""
    page = shown(qtbot, look)
    page.choose(
        chosen.of_table({"preset": "home", "game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 9})
    )
    page.choose(chosen.with_rule(page.choice, "button_rule", "moving"))
    page.choose(chosen.with_rule(page.choice, "ante.amount", 1))
    size = next(size for line in offered("home") for size in line.sizes if size.text != page.choice.stakes)
    page.take_stakes(size.text)
    assert dict(page.choice.own) == {"button_rule": '"moving"'}
    assert "Ante" in page.bar.detail, "what goes with the old stakes is named"
    assert page.bar.rules.words == "Put back"
    page.bar.rules.tapped.emit()
    assert dict(page.choice.own) == {"button_rule": '"moving"', "ante.amount": "1"}
    assert page.bar.rules.words == "All rules"
    page.take_preset("casino")
    assert dict(page.choice.own)["button_rule"] == '"moving"'


def test_a_mixed_game_is_put_together_by_taps(qtbot, look):
    """The row said "none" and nothing could be tapped: now each tap brings a game in, or gives it other stakes."""
    page = shown(qtbot, look)
    page.choose(
        chosen.of_table({"preset": "home", "game": "holdem", "limit": "no_limit", "blinds": [1, 2], "seats": 9})
    )
    page.fold_rules()
    page.all.pick("mix")
    page.grab()

    def chip(words):
        return next(option for option in page.all.editor.options if words in option.words)

    click(qtbot, chip("Pot-limit Omaha"))
    mix = json.loads(dict(page.choice.own)["mix"])
    assert [(part["game"], part["blinds"]) for part in mix] == [("holdem", [1, 2]), ("omaha", [1, 2])]
    click(qtbot, chip("Pot-limit Omaha"))
    click(qtbot, chip("Razz"))
    mix = json.loads(dict(page.choice.own)["mix"])
    assert mix[1]["blinds"] == [2, 5]
    assert mix[2]["game"] == "razz"
    page.all.pick("mix_change")
    click(
        qtbot, chip("dealer") if any("dealer" in option.words for option in page.all.editor.options) else chip("button")
    )
    assert not page.bar.start.barred, page.bar.detail
    assert page.bar.head == "3 games"
    table = chosen.table(page.choice)
    assert [part["game"] for part in table["mix"]] == ["holdem", "omaha", "razz"]
    assert table["mix_change"] == "dealer"
    session = Session.start(MemoryStore(), table)
    assert not isinstance(session, Refusal)
    page.all.pick("mix")
    click(qtbot, page.all.editor.options[0])
    assert "mix" not in dict(page.choice.own)


def test_amounts_are_typed_on_the_pad_or_the_keyboard(qtbot, look):
    page = shown(qtbot, look)
    click(qtbot, page.games.chips[page.games.chip_of("No-limit Hold'em", "1/2")])
    page.fold_rules()
    page.all.rules.open("BLD")
    page.all.pick("ante.amount")
    click(qtbot, page.all.editor.keys["3"])
    qtbot.keyClicks(page, "0")
    assert json.loads(dict(page.choice.own)["ante.amount"]) == 30
    qtbot.keyClick(page, Qt.Key.Key_Backspace)
    assert chosen.table(page.choice)["ante"] == {"amount": 3}


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_confirms_a_rule_and_opens_no_table_from_all_rules(qtbot, look, key):
    page = shown(qtbot, look)
    click(qtbot, page.games.chips[page.games.chip_of("No-limit Hold'em", "1/2")])
    page.fold_rules()
    page.all.rules.open("STK")
    page.all.pick("buy_in.minimum")
    qtbot.keyClicks(page, "50")
    with qtbot.assertNotEmitted(page.started):
        qtbot.keyClick(page, key)
        qtbot.keyClick(page, key)
    assert page.bar.head == "Least buy-in: 50"
    assert page.bar.detail == "stands; Enter keeps one rule, a tap on Start all of them"
    qtbot.keyClicks(page, "75")
    assert dict(page.choice.own)["buy_in.minimum"] == "75", "typed anew, not behind the 50"
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    with qtbot.waitSignal(page.started):
        qtbot.keyClick(page, key)


def test_enter_in_a_level_confirms_its_cell(qtbot, look):
    page = tournament_rules(qtbot, look)
    page.all.pick("levels")
    page.all.to_cell(1, "ante")
    qtbot.keyClicks(page, "25")
    with qtbot.assertNotEmitted(page.started):
        qtbot.keyClick(page, Qt.Key.Key_Return)
    assert page.bar.head == "Level 2, ante: 25"
    qtbot.keyClicks(page, "2")
    with qtbot.assertNotEmitted(page.started):
        qtbot.keyClick(page, Qt.Key.Key_Return)
    assert "Ante: 2 is no multiple" in page.bar.detail, "what is wrong is still said"


def test_the_first_digit_replaces_and_an_emptied_field_stays_empty(qtbot, look):
    page = shown(qtbot, look)
    click(qtbot, page.games.chips[page.games.chip_of("No-limit Hold'em", "1/2")])
    page.fold_rules()
    click(qtbot, next(section for section in page.all.rules.sections if section.id == "PRO"))
    page.all.pick("clock.seconds")
    editor = page.all.editor
    qtbot.keyClicks(page, "45")
    assert dict(page.choice.own)["clock.seconds"] == "45", "not appended to the 60 that stood there"
    for _ in range(2):
        qtbot.keyClick(page, Qt.Key.Key_Backspace)
    assert page.choice.own == ()
    words = [text.words for text in painted_on(editor)]
    assert "60" in words
    assert fonts.typeset("nothing typed, this counts:") in words
    assert not page.bar.start.barred
    qtbot.keyClicks(page, "90")
    assert dict(page.choice.own)["clock.seconds"] == "90"
    for _ in range(2):
        qtbot.keyClick(page, Qt.Key.Key_Backspace)
    page.all.pick("clock.warning")
    page.all.pick("clock.seconds")
    qtbot.keyClick(page, Qt.Key.Key_Backspace)
    assert dict(page.choice.own)["clock.seconds"] == "6", "another row was chosen: the value stands there again"


def test_a_wrong_level_is_named_by_its_row_and_its_own_cell_is_marked(qtbot, look):
    page = tournament_rules(qtbot, look)
    page.all.pick("levels")
    page.all.to_cell(1, "ante")
    qtbot.keyClicks(page, "2")
    page.all.to_cell(1, "minutes")
    assert "Ante: 2 is no multiple" in page.bar.detail
    assert "amount" not in page.bar.detail
    wrong = [(row.at, field) for row in page.all.grid.rows for field, cell in row.cells.items() if cell.wrong]
    assert wrong == [(1, "ante")], "not the cell that is edited now"
    assert not page.all.pad.here


def test_no_cap_is_not_no_raise():
    assert word("none", BY_KEY["raise_cap"]) == "no cap"
    assert word("none", BY_KEY["straddle.allow"]) == "none"


def test_the_same_again_names_what_it_starts_not_the_level_that_was_reached():
    levels = next(size.text for line in offered("tournament") for size in line.sizes if "levels" in line.name)
    store = MemoryStore()
    session = Session.start(store, {**json.loads(levels), "preset": "tournament", "seats": 9})
    assert not isinstance(session.dispatch(c.NextLevel(3)), Refusal)
    past = last(store)
    assert "25/50" in past.starts
    assert "25/50" not in past.game


def test_the_same_again_has_the_levels_and_prizes_that_were_changed_at_the_table():
    opening = {"preset": "tournament", "game": "holdem", "limit": "no_limit", "seats": 6}
    store = MemoryStore()
    session = Session.start(store, {**opening, "levels": [{"blinds": [25, 50]}, {"blinds": [50, 100]}]})
    assert not isinstance(session, Refusal)
    short = [{"blinds": [25, 50], "minutes": 3}, {"blinds": [50, 100], "ante": 100, "minutes": 3}]
    prizes = {"currency": "EUR", "entry": 3000, "fee": 500}
    for command in (c.Change(table={"levels": short, "prizes": prizes}), c.NextLevel()):
        assert not isinstance(session.dispatch(command), Refusal)
    past = last(store)
    again = Session.start(MemoryStore(), past.table)
    assert not isinstance(again, Refusal)
    assert "25/50" in past.starts
    assert [level.minutes for level in again.state.settings.levels] == [3, 3]
    assert (again.state.settings.blinds, again.state.settings.ante) == ((25, 50), None)
    assert again.state.settings.prizes == session.state.settings.prizes
    assert "blinds" not in past.table


def test_a_refusal_is_said_quietly_and_nothing_starts(qtbot, look):
    page = shown(qtbot, look)
    click(qtbot, page.games.chips[page.games.chip_of("Limit Hold'em", "10/20")])
    page.fold_rules()
    page.all.rules.open("BLD")
    page.all.pick("blinds")
    for key in ("back", "back", "5", "0"):
        click(qtbot, page.all.editor.keys[key])
    assert "choose at most 10" in page.bar.detail
    assert page.bar.start.barred
    with qtbot.assertNotEmitted(page.started):
        click(qtbot, page.bar.start)
    page.grab()


@pytest.mark.parametrize(
    "info",
    [known for known in KEYS if known.kind not in ("object", "levels") and known.key not in HIDDEN],
    ids=lambda known: known.key,
)
def test_every_rule_opens_in_the_editor(qtbot, qapp, info):
    fonts.install()
    page = shown(qtbot, Look(load(), fit(1280, 800)))
    page.fold_rules()
    page.all.rules.open(info.section)
    page.all.pick(info.key)
    assert any(row.info.key == info.key and row.isVisible() for row in page.all.rules.rows)
    assert page.all.editor.options or page.all.editor.keys
    qtbot.keyClick(page, Qt.Key.Key_Return)
    assert page.bar.head.startswith(f"{page.all.editor.title}: "), "every value has words"
    page.grab()


def test_words_on_the_page_never_overlap_their_targets(qtbot, look):
    page = shown(qtbot, look, PAST)
    cards = [*page.presets.cards, *page.games.chips.values(), *page.games.seats.values(), *page.quick.values()]
    boxes = [card.rect().translated(card.mapTo(page, card.rect().topLeft())) for card in cards if card.isVisible()]
    for at, box in enumerate(boxes):
        assert page.rect().contains(box)
        assert not any(box.intersects(other) for other in boxes[at + 1 :])


def test_the_book_tells_of_the_last_game():
    store = MemoryStore()
    assert last(store) is None
    session = Session.start(store, {"preset": "home", "game": "omaha", "limit": "pot_limit", "blinds": [5, 10]})
    for seat in (1, 2):
        session.dispatch(c.Sit(seat=seat, player=f"P{seat}", stack=500))
    session.dispatch(c.Button(seat=1))
    session.dispatch(c.Deal())
    past = last(store)
    assert (past.id, past.game, past.preset, past.hand, past.players, past.open) == (
        session.id, "Pot-limit Omaha 5/10", "home", 1, 2, True,
    )  # fmt: skip
    session.dispatch(c.Act(action="fold"))
    session.dispatch(c.End())
    assert not last(store).open
