"""Rules of one's own, kept and shared as a file; the rules of a running table."""

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
from desktop.setup.running import change_table, of_running
from desktop.words.i18n import LANGUAGES
from desktop.words.say import say
from engine import commands as c
from engine.journal.store import MemoryStore
from engine.refusals import Refusal
from engine.session import Session
from tests.desktop.setups import KILL, click, shown
from tests.desktop.speaking import speaking
from tests.desktop.spying import faults, painted_on


@pytest.fixture
def own_folder(tmp_path, monkeypatch):
    folder = tmp_path / "rules"
    monkeypatch.setattr(mine, "folder", lambda: folder)
    return folder


def chip(chips, words):
    return next(chip for chip in chips if chip.words == words)


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
    given = mine.keep_preset(Choice("home", '{"blinds": [1, 2], "game": "holdem"}', 8, (("runs", "1"),)), "Friday")
    assert isinstance(given, mine.OwnPreset)
    page = shown(qtbot, look)
    click(qtbot, page.presets.cards[-1])
    monkeypatch.setattr(page.presets, "ask_save", lambda name: str(tmp_path / "to-lena.json"))
    click(qtbot, page.presets.keys["give"])
    click(qtbot, page.presets.keys["forget"])
    monkeypatch.setattr(page.presets, "ask_open", lambda: str(tmp_path / "to-lena.json"))
    click(qtbot, page.presets.keys["take"])
    assert page.choice == Choice(
        "home", '{"blinds": [1, 2], "game": "holdem"}', 8, (("runs", "1"),), page.choice.own_preset
    )
    assert page.choice.own_preset == "mine:to-lena.rules.json"


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
    changed = change_table(running, of_running(running), after)
    assert (changed["preset"], changed["game"]) == ("home", "omaha")
    assert (changed["cap"], changed["bets"], changed["straddle"]["allow"]) == (None, None, "any")
    session = Session.start(MemoryStore(), running)
    assert not isinstance(session.dispatch(c.Change(table=changed)), Refusal)
    assert session.state.settings.straddle.allow == "any", "as the home preset has it"
    assert not session.state.settings.straddle.sleepers
    assert session.state.settings.runs == 3


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
    assert change_table(running, again, again) == {}
    dropped = chosen.without_rule(again, choice.own[0][0])
    assert change_table(running, again, dropped), "what was one rule is taken back as one"
