"""The setup page: levels, the reasons of a preset, rules of one's own, rules of a running table."""

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.kit.theme import load
from desktop.setup import choice as chosen
from desktop.setup import own_presets as mine
from desktop.setup.choice import Choice
from desktop.setup.rules import BETWEEN, HIDDEN
from desktop.setup.running import changes, of_running
from desktop.setup.side import rows
from desktop.words.i18n import LANGUAGES
from desktop.words.say import say
from desktop.words.setup_phrases import title
from engine import commands as c
from engine.journal.store import MemoryStore
from engine.refusals import Refusal
from engine.session import Session
from engine.settings.describe import BY_KEY, KEYS
from engine.settings.presets import presets
from tests.desktop.rows import click_row
from tests.desktop.setups import COMPACT, WIDE, click, look_on, shown, tournament_rules
from tests.desktop.speaking import speaking
from tests.desktop.spying import faults, painted_on

# Levels, presets and their reasons ------------------------------------------------------------------------------------


@pytest.fixture(params=[WIDE, COMPACT], ids=["wide", "compact"])
def look(request, qapp):
    return look_on(request.param)


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
    assert (rows[3].cells["blinds"].words, rows[3].opens) == ("500/1,000", "opens from 2,000")
    assert "500/1,000" in [text.words for text in painted_on(page.all.pad)]
    assert not page.bar.start.barred, "a house may do so"
    for _ in "000":
        click(qtbot, page.all.pad.keys["back"])
    assert rows[3].cells["blinds"].words == "500/1", "what is typed is not what is shown"


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
    assert page.focusWidget() is page.reasons.list.view, "the arrows walk the rules at once"
    qtbot.keyClick(page.reasons.list.view, Qt.Key.Key_Down)
    assert page.reasons.list.view.currentIndex().row() >= 0
    click(qtbot, next(card for card in page.presets.cards if card.id == "home"))
    rows = page.reasons.list.records.records
    assert rows[0].head == "Button"
    assert rows[0].why.startswith("The button simply goes")
    click_row(page.reasons.list, 0)
    qtbot.keyClick(page.reasons.list.view, Qt.Key.Key_End, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(page.reasons.list.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    copied = QGuiApplication.clipboard().text().splitlines()
    assert copied == [row.spoken for row in rows], "with those out of sight"
    assert copied[0].startswith("Button: ")
    page.grab()
    click(qtbot, page.bar.back)
    assert page.games.isVisible()


CONTRADICTIONS = (
    ("Seven-card stud", "10/20", (("blinds", [5, 10]),), "leave blinds and \u201cBlind on the button\u201d out"),
    ("No-limit Hold'em", "1/2", (("limit", "spread"),), "the lowest and the highest bet of each round"),
    ("Seven-card stud", "10/20", (("kill.on", "two_in_a_row"),), "give blinds, or play without kills"),
    ("Limit Hold'em", "10/20", (("betting_unit", 4),), "choose 12"),
)


@pytest.mark.parametrize(("line", "size", "rules", "way"), CONTRADICTIONS)
def test_contradictions_are_refused_with_the_nearest_choice(qtbot, look, line, size, rules, way):
    page = shown(qtbot, look)
    click(qtbot, page.games.chips[page.games.chip_of(line, size)])
    page.fold_rules()
    for key, value in rules:
        page.all.editor.intended.emit(key, value)
    assert page.bar.start.barred
    assert way in page.bar.detail.replace("\u2010", "-")


def test_what_is_typed_into_the_wrong_row_is_refused_in_words_of_the_page(qtbot, look):
    page = shown(qtbot, look)
    click(qtbot, page.games.chips[page.games.chip_of("No-limit Hold'em", "1/2")])
    page.fold_rules()
    page.all.rules.open("POT")
    page.all.pick("rake.per_unit")
    qtbot.keyClicks(page, "10")
    words = page.bar.detail.replace("\u2010", "-")
    assert "two figures with / between, so much for every so much" in words
    assert "[" not in words
    assert "null" not in words
    qtbot.keyClicks(page, "/200")
    assert not page.bar.start.barred


def test_no_straddle_in_a_tournament_unless_it_is_asked_for(qtbot, look):
    page = tournament_rules(qtbot, look, "Pot-limit Omaha", "25/50")
    page.all.editor.intended.emit("straddle.rock", True)
    assert page.bar.start.barred
    assert "\u201cStraddles\u201d" in page.bar.detail
    page.all.editor.intended.emit("straddle.allow", "under_the_gun")
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
    page.all.editor.intended.emit("runs", 3)
    page.all.editor.intended.emit("cap", None)
    page.all.editor.intended.emit("kill.voluntary", True)
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_enter_says_whole_that_it_keeps_a_rule_and_changes_no_running_table(qtbot, look, language):
    with speaking(language):
        page = shown(qtbot, look, playing=True, running=RUNNING)
        page.all.rules.open("LIM")
        page.all.pick("raise_cap")
        click(qtbot, chip(page.all.editor.options, "4"))
        with qtbot.assertNotEmitted(page.started):
            qtbot.keyClick(page, Qt.Key.Key_Return)
        painted = painted_on(page)
        note = say("setup.stands_note", start=page.bar.start.words)
        assert note == page.bar.detail
        lines = " ".join(text.words for text in painted if text.widget is page.bar)
        assert note.replace("\u00a0", " ") in lines.replace("\u00a0", " ")
        assert faults(page, painted) == []


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


def test_the_note_on_coming_in_between_says_which_way_yes_goes(qtbot, qapp):
    fonts.install()
    page = shown(qtbot, Look(load(), fit(1024, 600)))
    page.fold_rules()
    page.all.pick("enter_between")
    note = "Nobody comes in between the button and the big blind, unless the house says yes"
    assert note in " ".join(text.words for text in painted_on(page.all.editor))


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


KILL = {"game": "holdem", "limit": "fixed", "bets": [10, 20], "blinds": [5, 10], "kill": {"on": "two_in_a_row"}}


def summary_lines(page):
    """What is painted of the table as it stands, line by line."""
    lines = {}
    for text in painted_on(page.summary):
        lines.setdefault(round(text.rect.center().y()), []).append(text.words)
    return [" ".join(words) for words in lines.values()]


@pytest.mark.parametrize(("size", "words"), [("full", "full"), ("half", "half"), ([5, 4], "5:4")])
@pytest.mark.parametrize("screen", [(1024, 600), (1920, 1080)])
def test_this_table_says_how_large_a_kill_is(qtbot, qapp, screen, size, words):
    page = shown(qtbot, look_on(screen))
    stakes = json.dumps({**KILL, "kill": {**KILL["kill"], "size": size}})
    page.choose(Choice("casino", stakes))
    lines = summary_lines(page)
    at = next(at for at, line in enumerate(lines) if "What makes a kill" in line)
    assert set(lines[at + 1].split(" ")) >= {*["Size", "of", "a", "kill"], words}
    page.choose(Choice("casino", json.dumps(KILL | {"kill": None})))
    assert "kill" not in " ".join(summary_lines(page))


@pytest.mark.parametrize(("size", "figure"), [("full", "2/1"), ("half", "3/2")])
def test_the_entry_says_what_a_full_or_a_half_kill_is(qtbot, qapp, size, figure):
    page = shown(qtbot, look_on(WIDE))
    page.choose(Choice("casino", json.dumps({**KILL, "kill": {**KILL["kill"], "size": size}})))
    page.fold_rules()
    page.all.pick("kill.size")
    written = [text.words for text in painted_on(page.all.editor)]
    assert figure in written
    assert "none" not in written
    for key in "54":
        page.all.editor.press(key)
    assert "54" in [text.words for text in painted_on(page.all.editor)], "the first digit replaces it"


def test_the_entry_of_a_reminder_says_the_word_that_is_chosen(qtbot, qapp):
    page = shown(qtbot, look_on(WIDE))
    page.choose(chosen.with_rule(Choice("casino", json.dumps(KILL)), "bomb_pot.every", "orbit"))
    page.fold_rules()
    page.all.pick("bomb_pot.every")
    words = [text.words for text in painted_on(page.all.editor)]
    assert (words.count("none"), words.count("orbit")) == (1, 2), "the key that says so, and the entry"


@pytest.mark.parametrize(
    "rules",
    [
        {"denominations": [5, 25, 100, 500], "rake.percent": 5, "rake.cap": 10},
        {"smallest_chip": 5, "rake.percent": 5, "rake.cap": 10},
    ],
    ids=["chips", "smallest chip"],
)
def test_a_running_table_counts_as_many_rules_of_ones_own_as_the_page_it_began_on(rules):
    """The chips were two rules at the running table, the smallest of them was said to be one as well."""
    choice = Choice("casino", json.dumps(KILL))
    for key, value in rules.items():
        choice = chosen.with_rule(choice, key, value)
    session = Session.start(MemoryStore(), chosen.table(choice))
    running = json.loads(session.state.settings.given)
    again = of_running(running)
    assert {key for key, _ in again.own} == {key for key, _ in choice.own}
    assert changes(running, again, again) == {}
    dropped = chosen.without_rule(again, choice.own[0][0])
    assert changes(running, again, dropped), "what was one rule is taken back as one"


@pytest.mark.parametrize("key", ["missed_blinds", "straddle.allow"])
def test_the_choices_of_a_rule_go_into_a_second_line_before_they_shrink(qtbot, qapp, key):
    """German at letters of 115%: they were written smaller than those of the rows beside them."""
    fonts.install()
    with speaking("de"):
        page = shown(qtbot, Look(load(), fit(1280, 800), 1.15))
        page.fold_rules()
        page.all.rules.open(BY_KEY[key].section)
        rows = [row for row in page.all.rules.rows if row.isVisible()]
        pieces = {row.info.key: painted_on(row)[2:] for row in rows}
        assert {piece.px for piece in pieces[key]} == {max(piece.px for of in pieces.values() for piece in of)}
        words = " ".join(piece.words for piece in pieces[key]).replace("\u00a0", " ").replace("\u2010", "-")
        assert words == BETWEEN.join(next(row for row in rows if row.info.key == key).means).replace("\u2010", "-")
