"""The rules on the setup page: reasons of a preset, what is refused, what is told of a rule."""

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.kit.theme import load
from desktop.setup import choice as chosen
from desktop.setup.choice import Choice
from desktop.setup.rules import BETWEEN, HIDDEN
from desktop.setup.side import rows
from desktop.words.i18n import LANGUAGES
from desktop.words.setup_phrases import title
from engine.settings.describe import BY_KEY, KEYS
from engine.settings.presets import presets
from tests.desktop.rows import click_row
from tests.desktop.setups import KILL, WIDE, click, look_on, shown, tournament_rules
from tests.desktop.speaking import speaking
from tests.desktop.spying import painted_on


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
