"""The setup page: three taps start a session, one tap the same again, every rule can be changed."""

import json

import pytest
from PySide6.QtCore import Qt

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.kit.theme import load
from desktop.setup import choice as chosen
from desktop.setup import own_presets as mine
from desktop.setup.choice import Choice
from desktop.setup.earlier_games import Past, last
from desktop.setup.offers import named, offered
from desktop.setup.page import SetupPage
from desktop.setup.rules import HIDDEN
from desktop.setup.running import changes, of_running
from desktop.setup.side import rows
from desktop.words.i18n import LANGUAGES
from desktop.words.setup_phrases import title, word
from engine import commands as c
from engine.journal.store import MemoryStore
from engine.refusals import Refusal
from engine.session import Session
from engine.settings.describe import BY_KEY, KEYS
from engine.settings.presets import presets
from tests.desktop.speaking import speaking
from tests.desktop.spying import painted_on

PAST = Past(3, '{"preset": "home", "blinds": [1, 2]}', "No-limit Hold'em 1/2", "home", 9, 47, 8, "23:12", True)


@pytest.fixture(params=[(1920, 1080), (1280, 800)], ids=["wide", "compact"])
def look(request, qapp):
    fonts.install()
    return Look(load(), fit(*request.param))


def shown(qtbot, look, past=None, **more):
    page = SetupPage(look, past, **more)
    qtbot.addWidget(page)
    page.resize(round(look.fit.width * look.scale), round(look.fit.height * look.scale))
    page.set_look(look)
    page.show()
    qtbot.waitExposed(page)
    page.grab()
    return page


def click(qtbot, widget):
    assert widget.isVisible()
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def tournament_rules(qtbot, look, line="No-limit Hold'em, levels", stakes="15 min"):
    """All rules of a tournament with this game and these stakes."""
    page = shown(qtbot, look)
    click(qtbot, next(card for card in page.presets.cards if card.id == "tournament"))
    click(qtbot, page.games.chips[page.games.chip_of(line, stakes)])
    page.fold_rules()
    return page


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


# Levels, presets and their reasons ------------------------------------------------------------------------------------


def chip(chips, words):
    return next(chip for chip in chips if chip.words == words)


def test_a_tournament_with_levels_is_three_taps(qtbot, look):
    page = shown(qtbot, look)
    click(qtbot, next(card for card in page.presets.cards if card.id == "tournament"))
    click(qtbot, page.games.chips[page.games.chip_of("No-limit Hold'em, levels", "20 min")])
    with qtbot.waitSignal(page.started) as table:
        click(qtbot, page.bar.start)
    session = Session.start(MemoryStore(), table.args[0])
    assert isinstance(session, Session)
    levels = session.state.settings.levels
    assert (levels[0].blinds, levels[0].ante, levels[0].minutes) == ((25, 50), 0, 20)
    assert (levels[3].blinds, levels[3].ante) == ((100, 200), 200)
    assert session.state.level == 1


def test_levels_are_edited_cell_by_cell(qtbot, look):
    page = tournament_rules(qtbot, look, "Pot-limit Omaha", "25/50")
    click(qtbot, next(row for row in page.all.rules.rows if row.info.key == "levels"))
    click(qtbot, page.all.pad.usual[20])
    assert page.all.grid.rows[0].opens == "opens 100 to 175"
    click(qtbot, page.all.grid.rows[1].cells["blinds"])
    for sign in "75/150":
        click(qtbot, page.all.pad.keys[sign])
    assert page.all.grid.rows[1].opens == "opens 300 to 525"
    click(qtbot, page.all.grid.rows[1].cells["minutes"])
    qtbot.keyClicks(page, "45")
    click(qtbot, page.all.pad.chips["remove"])
    click(qtbot, page.all.grid.rows[0].cells["ante"])
    click(qtbot, page.all.pad.keys["5"])
    assert page.bar.start.barred, "5 is no multiple of the smallest chip"
    assert "choose 25" in page.bar.detail
    click(qtbot, page.all.pad.keys["back"])
    click(qtbot, page.all.pad.keys["2"])
    click(qtbot, page.all.pad.keys["5"])
    click(qtbot, page.all.pad.chips["add"])
    assert page.all.pad.at == 14, "the new level comes after the last, and is the one that is edited"
    with qtbot.waitSignal(page.started) as table:
        click(qtbot, page.bar.start)
    levels = Session.start(MemoryStore(), table.args[0]).state.settings.levels
    assert [(level.blinds, level.ante) for level in levels[:2]] == [((25, 50), 25), ((75, 150), 0)]
    assert [level.blinds for level in levels[-2:]] == [(3000, 6000), (6000, 12000)]
    assert len(levels) == 15


def test_a_level_that_goes_down_is_marked_in_words(qtbot, look):
    page = tournament_rules(qtbot, look)
    page.all.pick("levels")
    rows = page.all.grid.rows
    assert not any(row.falls for row in rows)
    click(qtbot, rows[3].cells["blinds"])
    for sign in "500/1000":
        click(qtbot, page.all.pad.keys[sign])
    assert [row.at for row in rows if row.falls] == [4], "only the first level after it is lower than the one before"
    assert rows[4].opens == "lower than level 4"
    assert not page.bar.start.barred, "a house may do so"


def test_while_a_level_is_typed_the_others_keep_their_opening_raises_and_back_says_where_to(qtbot, look):
    page = tournament_rules(qtbot, look)
    assert page.bar.back.second == "presets and stakes"
    page.all.pick("levels")
    assert page.bar.back.second == "to all rules"
    rows = page.all.grid.rows
    click(qtbot, rows[1].cells["blinds"])
    for sign in "300/150":
        click(qtbot, page.all.pad.keys[sign])
    assert page.bar.detail.startswith("Level 2: the blinds 300/150 go down: turn them round, 150/300")
    assert [row.opens for row in rows[:4]] == ["opens from 100", "", "lower than level 2", "opens from 400"]
    assert rows[1].cells["blinds"].wrong
    assert "Not like this" in page.strip.accessibleName(), "three taps are no longer what is to be done"


def test_a_break_is_put_into_the_levels_typed_and_taken_out_again(qtbot, look):
    page = tournament_rules(qtbot, look)
    page.all.pick("levels")
    grid, pad = page.all.grid, page.all.pad
    click(qtbot, grid.rows[3].cells["minutes"])
    assert pad.chips["rest"].words == "Break after level 4"
    click(qtbot, pad.chips["rest"])
    assert (page.all.cell, pad.title) == ((3, "break"), "Level 4, break")
    assert grid.list.rows[4] is grid.rests[3], "the row stands below its level"
    qtbot.keyClicks(page, "12")
    click(qtbot, pad.chips["add"])
    levels = chosen.table(page.choice)["levels"]
    assert [level.get("break", 0) for level in levels] == [0, 0, 0, 12, *[0] * 12]
    assert pad.chips["rest"].isHidden(), "no break follows the last level"
    state = Session.start(MemoryStore(), chosen.table(page.choice)).state
    assert state.settings.levels[3].rest == 12
    click(qtbot, grid.rests[3].cell)
    click(qtbot, pad.chips["rest"])
    assert not grid.rests
    assert page.all.cell == (3, "minutes")


def test_levels_can_be_taken_off_again(qtbot, look):
    page = tournament_rules(qtbot, look, "Pot-limit Omaha, levels", "15 min")
    page.all.pick("levels")
    click(qtbot, page.all.pad.chips["none"])
    assert chosen.table(page.choice)["blinds"] == [25, 50], "it stays at the first level"
    assert not chosen.table(page.choice).get("levels")
    click(qtbot, page.all.pad.usual[10])
    assert chosen.table(page.choice)["levels"][0] == {"blinds": [25, 50], "ante": 0, "minutes": 10}


def test_every_rule_a_preset_chooses_has_its_reason():
    for preset in presets():
        chosen_keys = {key for key, _ in leaves(preset.chosen)}
        assert chosen_keys == {key for key, _ in preset.why}, preset.id


def leaves(rules, before=""):
    for key, value in rules.items():
        if isinstance(value, dict):
            yield from leaves(value, f"{before}{key}.")
        else:
            yield f"{before}{key}", value


def test_the_reasons_of_a_preset_are_one_tap_away(qtbot, look):
    page = shown(qtbot, look)
    click(qtbot, page.summary.reasons)
    assert page.reasons.isVisible()
    assert not page.games.isVisible()
    click(qtbot, next(card for card in page.presets.cards if card.id == "home"))
    rows = [row for row in page.reasons.rows if row.isVisible()]
    assert rows[0].head == "Button"
    assert rows[0].why.startswith("The button simply goes")
    page.grab()
    click(qtbot, page.bar.back)
    assert page.games.isVisible()


CONTRADICTIONS = (
    ("Seven-card stud", "10/20", (("blinds", [5, 10]),), "leave blinds and \u201cBlind on the button\u201d out"),
    ("No-limit Hold'em", "1/2", (("limit", "spread"),), "one range a round"),
    ("Seven-card stud", "10/20", (("kill.on", "two_in_a_row"),), "give blinds, or set kill to null"),
    ("Limit Hold'em", "10/20", (("betting_unit", 4),), "choose 12"),
)


@pytest.mark.parametrize(("line", "size", "rules", "way"), CONTRADICTIONS)
def test_contradictions_are_refused_with_the_nearest_choice(qtbot, look, line, size, rules, way):
    page = shown(qtbot, look)
    click(qtbot, page.games.chips[page.games.chip_of(line, size)])
    page.fold_rules()
    for key, value in rules:
        page.all.editor.said.emit(key, value)
    assert page.bar.start.barred
    assert way in page.bar.detail.replace("\u2010", "-")


def test_no_straddle_in_a_tournament_unless_it_is_asked_for(qtbot, look):
    page = tournament_rules(qtbot, look, "Pot-limit Omaha", "25/50")
    page.all.editor.said.emit("straddle.rock", True)
    assert page.bar.start.barred
    assert "\u201cStraddles\u201d" in page.bar.detail
    page.all.editor.said.emit("straddle.allow", "under_the_gun")
    assert not page.bar.start.barred


# Rules of one's own, and rules of a running table ---------------------------------------------------------------------


@pytest.fixture
def own_folder(tmp_path, monkeypatch):
    folder = tmp_path / "rules"
    monkeypatch.setattr(mine, "folder", lambda: folder)
    return folder


def test_rules_of_ones_own_are_kept_and_chosen_again(qtbot, look, own_folder):
    page = shown(qtbot, look)
    click(qtbot, page.games.chips[page.games.chip_of("Pot-limit Omaha", "5/10")])
    page.fold_rules()
    page.all.editor.said.emit("runs", 3)
    page.all.editor.said.emit("cap", None)
    page.all.editor.said.emit("kill.voluntary", True)
    page.fold_rules()
    click(qtbot, page.presets.keys["keep"])
    click(qtbot, page.naming.go)
    assert [file.name for file in own_folder.iterdir()] == ["casino-my-way.rules.json"]
    assert page.presets.cards[-1].chosen
    page.close()
    again = shown(qtbot, look)
    click(qtbot, again.presets.cards[-1])
    with qtbot.waitSignal(again.started) as table:
        click(qtbot, again.bar.start)
    settings = Session.start(MemoryStore(), table.args[0]).state.settings
    assert (settings.preset, settings.game, settings.runs) == ("casino", "omaha", 3)
    assert settings.kill.voluntary
    again.grab()
    click(qtbot, again.presets.keys["forget"])
    assert not list(own_folder.iterdir())
    assert again.choice.preset == "casino"


def test_rules_are_shared_as_a_file(qtbot, look, own_folder, tmp_path, monkeypatch):
    given = mine.keep(Choice("home", '{"blinds": [1, 2], "game": "holdem"}', 8, (("runs", "1"),)), "Friday")
    assert isinstance(given, mine.Mine)
    page = shown(qtbot, look)
    click(qtbot, page.presets.cards[-1])
    monkeypatch.setattr(page.presets, "ask_save", lambda name: str(tmp_path / "to-lena.json"))
    click(qtbot, page.presets.keys["give"])
    click(qtbot, page.presets.keys["forget"])
    monkeypatch.setattr(page.presets, "ask_open", lambda: str(tmp_path / "to-lena.json"))
    click(qtbot, page.presets.keys["take"])
    assert page.choice == Choice("home", '{"blinds": [1, 2], "game": "holdem"}', 8, (("runs", "1"),), page.choice.mine)
    assert page.choice.mine == "mine:to-lena.rules.json"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("no json", "malformed"),
        ('{"kind": "recipe", "name": "x", "base": "home", "rules": {}}', "kind must be"),
        ('{"kind": "feltbook house rules", "name": "x", "base": "hom", "rules": {}}', "base one of"),
        ('{"kind": "feltbook house rules", "name": "x", "base": "home", "rules": {"rnus": 2}}', "runs"),
        ('{"kind": "feltbook house rules", "name": "x", "base": "home", "rules": {"runs": 9}}', "1 to 3"),
    ],
)
def test_a_file_that_cannot_be_used_says_why(qtbot, qapp, own_folder, tmp_path, monkeypatch, text, why):
    fonts.install()
    file = tmp_path / "given.json"
    file.write_text(text)
    page = shown(qtbot, Look(load(), fit(1280, 800)))
    monkeypatch.setattr(page.presets, "ask_open", lambda: str(file))
    click(qtbot, page.presets.keys["take"])
    assert why in page.bar.detail
    assert not own_folder.exists()


RUNNING = {"preset": "casino", "game": "holdem", "limit": "fixed", "bets": [10, 20], "blinds": [5, 10], "seats": 9}


def test_a_running_table_is_changed_by_what_was_changed(qtbot, look):
    page = shown(qtbot, look, playing=True, running=RUNNING)
    assert page.bar.start.barred, "nothing was changed"
    page.all.rules.open("LIM")
    page.all.pick("raise_cap")
    click(qtbot, chip(page.all.editor.options, "4"))
    with qtbot.waitSignal(page.started) as table:
        click(qtbot, page.bar.start)
    assert table.args[0] == {"raise_cap": 4}
    click(qtbot, page.bar.rules)
    assert page.bar.start.barred
    with qtbot.waitSignal(page.left):
        click(qtbot, page.bar.back)


def test_another_preset_takes_back_what_the_old_rules_said():
    running = {**RUNNING, "straddle": {"allow": "button", "sleepers": True}, "cap": 60, "runs": 2}
    after = chosen.with_preset(
        Choice("home", json.dumps({"game": "omaha", "limit": "pot_limit", "blinds": [5, 10]})), "home", True
    )
    changed = changes(running, of_running(running), after)
    assert (changed["preset"], changed["game"]) == ("home", "omaha")
    assert (changed["cap"], changed["bets"], changed["straddle"]["allow"]) == (None, None, "any")
    session = Session.start(MemoryStore(), running)
    assert not isinstance(session.dispatch(c.Change(table=changed)), Refusal)
    assert session.state.settings.straddle.allow == "any", "as the home preset has it"
    assert not session.state.settings.straddle.sleepers
    assert session.state.settings.runs == 3


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_longest_title_of_a_rule_stays_in_its_panel(qtbot, qapp, code):
    """The editor's head shrinks to its room, in every language and on the smallest screen."""
    fonts.install()
    with speaking(code):
        page = shown(qtbot, Look(load(), fit(1024, 600)))
        page.fold_rules()
        keys = [info for info in KEYS if info.kind != "object" and info.key not in HIDDEN]
        page.all.pick(max(keys, key=lambda info: fonts.width(title(info), 20, fonts.BOLD)).key)
        editor = page.all.editor
        head = next(text for text in painted_on(editor) if text.words == fonts.typeset(editor.title))
        assert head.rect.right() <= editor.width() - editor.side * head.scale + 1


def test_this_table_lists_the_rules_of_the_house_before_the_usual_ones():
    choice = Choice("casino", json.dumps({"game": "holdem", "limit": "no_limit", "blinds": [1, 2]}))
    choice = chosen.with_rule(choice, "rake.cap", 5)
    heads = [head for head, _, _ in rows(choice)]
    assert heads.index(title(BY_KEY["rake.cap"])) < heads.index(title(BY_KEY["button_rule"]))
