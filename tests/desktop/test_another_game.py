"""Another game between hands: the change is whole, rules that still apply are kept, and the page says which."""

import json
from itertools import pairwise, permutations

import pytest
from PySide6.QtCore import Qt

from desktop.intents import GoTo, WindowPage
from desktop.kit import fonts
from desktop.kit.appearance import Look
from desktop.kit.metrics import fit
from desktop.kit.theme import load
from desktop.setup import choice as chosen
from desktop.setup.choice import Choice
from desktop.setup.offers import offered
from desktop.setup.page import SetupPage
from desktop.setup.running import change_table, next_game, of_running, own_rules, rules_after_change, with_game
from desktop.setup.side import rows
from desktop.words.i18n import LANGUAGES
from engine import commands as c
from engine.journal.sqlite import SqliteStore
from engine.refusals import Refusal
from engine.session import Session
from engine.settings.as_keys import as_table, explicit
from engine.settings.layers import keys_of
from engine.settings.presets import presets
from engine.settings.resolve import resolve
from tests.desktop.opened_app import opened
from tests.desktop.speaking import speaking
from tests.desktop.spying import painted_on

OFFERS = [(preset.id, line.sizes[-1].text) for preset in presets() for line in offered(preset.id)]
HOUSE = (
    (),
    (("straddle.allow", '"any"'), ("straddle.rock", "true"), ("rake.percent", "5"), ("raise_cap", "5")),
    (("clock", "null"), ("seven_deuce", "2"), ("small_blind_as_big", "true")),
)


def playing(preset, stakes, own=()):
    """The settings of a table opened by the setup page."""
    return resolve(chosen.table(with_game(Choice(preset, "", 9, own), stakes)))[0]


def led(settings, preset, stakes, own=()):
    """The settings after the change that the page sends, and those a new table would have."""
    running = explicit(settings)
    after = with_game(Choice(preset, "", 9, own), stakes)
    changed = change_table(running, of_running(running), after)
    return resolve(changed, settings)[0] if changed else settings, resolve(chosen.table(after))[0]


def same(first, other):
    values, others = as_table(first), as_table(other)
    return [key for key in values if values[key] != others[key]]


@pytest.mark.parametrize("own", HOUSE, ids=["plain", "straddles", "clock"])
def test_every_game_of_the_list_follows_on_every_other(own):
    for (preset, stakes), (other, game) in permutations(OFFERS, 2):
        settings = playing(preset, stakes, own)
        after, fresh = led(settings, other, game, of_running(explicit(settings)).own if preset == other else ())
        assert not same(after, fresh), (preset, stakes, other, game)


def test_a_long_evening_of_changes_leaves_nothing_behind():
    order = [OFFERS[(at * 11) % len(OFFERS)] for at in range(3 * len(OFFERS))]
    settings = playing(*order[0])
    for at, (_, (preset, stakes)) in enumerate(pairwise(order)):
        settings, fresh = led(settings, preset, stakes, HOUSE[at % 3])
        assert not same(settings, fresh), (at, preset, stakes)


def test_rules_of_ones_own_are_found_again_in_a_running_table():
    for preset, stakes in OFFERS:
        assert of_running(explicit(playing(preset, stakes))).own == ()
        own = {"rake.percent": "5", "seven_deuce": "2", "clock.seconds": "45"}
        own_pairs = of_running(explicit(playing(preset, stakes, tuple(own.items())))).own
        assert dict(own_pairs) == own, (preset, stakes)


def then(settings, game):
    """The settings after another game was chosen at the running table."""
    running = explicit(settings)
    before = of_running(running)
    changed = change_table(running, before, next_game(before, before, game))
    return resolve(changed, settings)[0] if changed else settings


@pytest.mark.parametrize("preset", ["casino", "home", "online"])
def test_what_is_played_after_a_mix_can_be_started_again(preset):
    """No-limit after a mix of limit games kept their bets: "Same as last time" was refused."""
    games = [game for offer, game in OFFERS if offer == preset]
    for mix in [game for game in games if '"mix"' in game]:
        mixed = then(playing(preset, games[0]), mix)
        for game in games:
            settings = then(mixed, game)
            again, _ = resolve(explicit(settings))
            assert not same(again, settings), (mix, game)
            assert not isinstance(chosen.table(of_running(explicit(settings))), Refusal), (mix, game)


@pytest.mark.parametrize(
    "own",
    [
        {"kill.on": '"two_in_a_row"', "kill.legs": "3", "rake.percent": "5", "rake.no_flop_no_drop": "false"},
        {"kill.on": "null", "ante.amount": "1"},
        {"kill.size": "[4, 3]", "smallest_chip": "2"},
    ],
    ids=["other kill", "no kill", "size"],
)
def test_what_was_said_over_the_line_before_the_start_is_marked_in_the_running_game(own):
    line = next(line for line in offered("casino") if line.name == "Omaha high-low, half kill")
    before = Choice("casino", line.sizes[0].text, 9, tuple(own.items()))
    running = of_running(chosen.table(before))
    assert dict(running.own) == own
    assert running.stakes == before.stakes
    assert [(head, value) for head, value, own in rows(running) if own] == [
        (head, value) for head, value, own in rows(before) if own
    ]


KILL = next(line.sizes[1].text for line in offered("casino") if line.name == "Limit Hold'em, full kill")
FIVE = (
    ("rake.percent", "5"),
    ("seven_deuce", "2"),
    ("clock.seconds", "45"),
    ("check_raise", "false"),
    ("show_pot", "true"),
)


@pytest.mark.parametrize("between", [line.sizes[0].text for line in offered("casino")], ids=str)
def test_a_line_played_again_after_another_game_is_that_line_with_the_rules_it_had(between):
    """The trial: the kill of the line counted as a rule of one's own and had a dot, and the line was not ticked.

    After stud the table states a bring-in of 0, after a mix how the mix changes, which the line does not.
    """
    settings = playing("casino", KILL, FIVE)
    for stakes in (between, KILL):
        settings = then(settings, stakes)
    running = of_running(explicit(settings))
    assert dict(running.own) == dict(FIVE)
    assert chosen.offered_stakes(running) == running.stakes == KILL
    assert own_rules(explicit(settings)) == len(FIVE)


def test_how_a_mix_changes_is_a_rule_of_ones_own_over_its_line():
    mix = next(line.sizes[0].text for line in offered("casino") if line.name == "HORSE")
    for stakes in (mix, KILL):  # a table can also state it without a mix
        before = Choice("casino", stakes, own=(("mix_change", '"dealer"'),))
        running = of_running(chosen.table(before))
        assert (running.stakes, running.own) == (before.stakes, before.own)


@pytest.mark.parametrize(
    "own",
    [
        (("kill.legs", "3"), *FIVE),
        (("bets", "[15, 30]"), ("blinds", "[10, 15]")),
        (("denominations", "[5, 25, 100]"),),
    ],
    ids=["other kill", "other stakes", "chips"],
)
def test_a_new_table_counts_the_rules_of_the_last_one_as_its_own_page_does(own):
    """The card "Same as last time" counted no rule of the kill; the page of the table it opened did."""
    table = explicit(resolve(chosen.table(Choice("casino", KILL, own=own)))[0])
    assert own_rules(table) == len(of_running(table).own) > 0


def test_a_kill_at_stakes_of_no_line_is_a_rule_of_ones_own_as_well():
    stakes = {"game": "omaha_hilo", "limit": "fixed", "blinds": [3, 6], "bets": [6, 12]}
    running = of_running({**stakes, "kill": {"on": "scoop"}, "preset": "casino"})
    assert json.loads(running.stakes) == stakes
    assert running.own[0] == ("kill.on", '"scoop"')


def test_a_table_older_than_a_house_key_keeps_what_it_played_by_through_a_change():
    old = resolve({"preset": "home", "seats": 9, "blinds": [1, 2], "missed_blinds": "post_all"})[0]
    running = of_running(explicit(old))
    assert ("leaver_returns", '"as_new"') in running.own
    changed = change_table(explicit(old), running, chosen.with_rule(running, "raise_cap", 3))
    assert changed == {"raise_cap": 3}
    assert resolve(changed, old)[0].leaver_returns == "as_new"
    assert resolve(chosen.table(chosen.choice_of_table(explicit(old))))[0].leaver_returns == "still_owes", (
        "a new evening"
    )


@pytest.fixture
def page(qtbot, qapp):
    """Another game, asked for at a limit hold'em table with a kill and rules of its own."""
    fonts.install()
    look = Look(load(), fit(1280, 800))
    kill = next(text for preset, text in OFFERS if preset == "casino" and "two_in_a_row" in text)
    own = (("straddle.rock", "true"), ("rake.percent", "5"))
    running = explicit(playing("casino", kill, own))
    made = SetupPage(look, running=running, unfold=False)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.set_look(look)
    made.show()
    qtbot.waitExposed(made)
    return made


def test_the_page_says_before_what_is_kept_and_what_is_dropped(qtbot, page):
    sent = []
    page.started.connect(sent.append)
    qtbot.mouseClick(page.games.chips[page.games.chip_of("Seven-card stud", "20/40")], Qt.MouseButton.LeftButton)
    kept = rules_after_change(page.before, page.choice)
    assert kept.kept == ("rake.percent",)
    assert {"straddle.rock", "kill.on", "straddle.allow"} <= set(kept.dropped)
    assert "Kept: Rake in percent." in page.bar.accessibleName(), page.bar.accessibleName()
    assert "Dropped: " in page.bar.accessibleName()
    qtbot.mouseClick(page.bar.start, Qt.MouseButton.LeftButton)
    settings, game = resolve(sent[0], resolve(page.running)[0])
    assert (game.id, settings.bring_in, settings.kill, settings.straddle.rock) == ("seven_card_stud", 10, None, False)
    assert settings.rake.percent == 5


def test_the_dot_and_the_count_say_what_is_not_as_the_preset_has_it(page):
    assert chosen.differing_keys(page.before) == {"straddle.rock", "rake.percent"}
    assert "2" in page.bar.rules.second, "two rules of their own, not: as the preset has them"
    assert json.loads(page.before.stakes)["kill"]


def line_of(name, size, preset="home"):
    sizes = next(line.sizes for line in offered(preset) if line.name == name)
    return next(offer.text for offer in sizes if offer.name == size)


@pytest.mark.parametrize("currency", ["EUR", "CHF"], ids=["as offered", "another"])
def test_the_chips_on_the_table_stay_where_the_next_stakes_can_be_paid_with_them(currency):
    own = (("money.currency", json.dumps(currency)),)
    settings = playing("home", line_of("No-limit Hold'em in money", "5/10"), own)
    before = of_running(explicit(settings))
    after = next_game(before, before, line_of("Pot-limit Omaha", "5/10"))
    omaha, _ = resolve(change_table(explicit(settings), before, after), settings)
    assert (omaha.smallest_chip, omaha.denominations, omaha.cash) == (5, settings.denominations, settings.cash)
    assert rules_after_change(before, after).dropped == ()


def test_chips_that_cannot_pay_the_next_stakes_give_way_and_that_is_said():
    settings = playing("home", line_of("No-limit Hold'em in money", "5/10"))
    before = of_running(explicit(settings))
    after = next_game(before, before, line_of("Pot-limit Omaha", "1/2"))
    omaha, _ = resolve(change_table(explicit(settings), before, after), settings)
    assert (omaha.smallest_chip, omaha.denominations[0], omaha.cash) == (1, 1, settings.cash)
    assert rules_after_change(before, after).dropped == ("smallest_chip", "denominations")


def test_a_smallest_chip_of_ones_own_stays_in_chips_too():
    text = line_of("No-limit Hold'em", "5/10", "casino")
    settings = resolve(chosen.table(Choice("casino", text, 9, (("smallest_chip", "5"),))))[0]
    before = of_running(explicit(settings))
    after = next_game(before, before, line_of("Pot-limit Omaha", "5/10", "casino"))
    assert dict(after.own)["smallest_chip"] == "5"


@pytest.mark.parametrize(("size", "unit"), [("5/10", 5), ("1/2", 1)])
def test_a_betting_unit_of_ones_own_stays_where_the_next_stakes_are_whole_units_or_is_said(size, unit):
    """The trial: the cap and the small change stayed, the unit they count in was dropped."""
    own = (("smallest_chip", "1"), ("betting_unit", "5"), ("cap", "303"))
    text = line_of("No-limit Hold'em", "5/10", "casino")
    settings = resolve(chosen.table(Choice("casino", text, 9, own)))[0]
    before = of_running(explicit(settings))
    after = next_game(before, before, line_of("Pot-limit Omaha", size, "casino"))
    omaha, _ = resolve(change_table(explicit(settings), before, after), settings)
    assert (omaha.betting_unit, omaha.cap) == (unit, 303)
    assert ("betting_unit" in rules_after_change(before, after).kept) == (unit == 5)
    assert ("betting_unit" in rules_after_change(before, after).dropped) == (unit == 1)


def test_the_page_offers_a_running_table_in_its_money(qtbot, qapp):
    running = explicit(playing("home", line_of("No-limit Hold'em in money", "5/10")))
    made = SetupPage(Look(load(), fit(1280, 800)), running=running, unfold=False)
    qtbot.addWidget(made)
    text = line_of("Pot-limit Omaha", "5/10")
    assert made.games.chips[text].words == "0.25/0.50"
    made.take_stakes(text)
    assert dict(made.choice.own)["smallest_chip"] == "5"
    assert "Dropped" not in made.bar.accessibleName()


def omaha_in_money(first, own=()):
    """The settings of a table of hold'em in money that went on to Omaha."""
    settings = playing("home", line_of("No-limit Hold'em in money", first), own)
    before = of_running(explicit(settings))
    after = next_game(before, before, line_of("Pot-limit Omaha", "5/10"))
    return resolve(change_table(explicit(settings), before, after), settings)[0]


@pytest.mark.parametrize("first", ["10/20", "5/10"])
def test_what_was_tapped_has_the_check_although_the_chips_stay(qtbot, qapp, first):
    """From Omaha with money of its own no size had a check after the tap: the kept worth of a chip hid it."""
    omaha = omaha_in_money(first)
    made = SetupPage(Look(load(), fit(1280, 800)), running=explicit(omaha), unfold=False)
    qtbot.addWidget(made)
    for text in made.games.chips:
        made.take_stakes(text)
        assert [other for other, chip in made.games.chips.items() if chip.chosen] == [text]
    made.choose(chosen.with_rule(made.choice, "blinds", [7, 15]))
    assert not any(chip.chosen for chip in made.games.chips.values()), "stakes of one's own are no line's"


LEVELS = [{"blinds": [25 * n, 50 * n], "ante": 50 * n, "minutes": 4} for n in (1, 2, 3, 4, 6)]


@pytest.mark.parametrize("at", range(5))
@pytest.mark.parametrize("changed", range(5))
def test_other_levels_leave_a_running_tournament_at_the_stakes_of_its_level(at, changed):
    """Those of the level it plays, also where just that one is another; the first one is not begun anew."""
    table = {"game": "holdem", "limit": "no_limit", "preset": "tournament", "levels": LEVELS}
    settings, _ = resolve(table)
    if at:
        settings, _ = resolve(keys_of(settings.levels[at]), settings)
    levels = [{**level, "blinds": [75, 175], "ante": 60} if n == changed else level for n, level in enumerate(LEVELS)]
    before = of_running(explicit(settings), at + 1)
    after = chosen.with_rule(before, "levels", levels)
    shown = chosen.settings_or_refusal(after)
    assert not isinstance(shown, Refusal)
    coming, _ = resolve(change_table(explicit(settings), before, after), settings)
    for has in (shown[0], coming):
        assert [list(level.blinds) for level in has.levels] == [level["blinds"] for level in levels]
        assert (list(has.blinds), has.ante.amount) == (levels[at]["blinds"], levels[at]["ante"])


def test_of_two_levels_with_the_same_stakes_the_table_stays_at_the_one_it_plays(qtbot, tmp_path):
    """A level that was played twice was taken for the first of the two: the change of the second passed it by."""
    levels = [LEVELS[0], LEVELS[1], LEVELS[1], LEVELS[2]]
    store = SqliteStore(tmp_path / "book.db")
    session = Session.start(store, {"game": "holdem", "limit": "no_limit", "preset": "tournament", "levels": levels})
    assert not isinstance(session, Refusal)
    assert not isinstance(session.dispatch(c.NextLevel(number=3)), Refusal)
    app = opened(qtbot, store)
    app.play(session)
    app.handle(GoTo(WindowPage.RULES))
    page = app.setup
    page.choose(chosen.with_rule(page.choice, "levels", [*levels[:2], {**levels[2], "blinds": [60, 120]}, levels[3]]))
    page.start()
    coming = app.bridge.coming
    assert (coming.blinds, coming.ante.amount, app.bridge.state.level) == ((60, 120), 100, 3)
    app.leave()
    store.close()


def test_stakes_the_floor_set_itself_stay_while_the_level_it_plays_is_left_as_it_was():
    table = {"game": "holdem", "limit": "no_limit", "preset": "tournament", "levels": LEVELS}
    settings, _ = resolve({"blinds": [40, 80]}, resolve(keys_of(resolve(table)[0].levels[1]), resolve(table)[0])[0])
    before = of_running(explicit(settings), 2)
    after = chosen.with_rule(before, "levels", [*LEVELS[:3], {**LEVELS[3], "minutes": 9}])
    coming, _ = resolve(change_table(explicit(settings), before, after), settings)
    assert (coming.blinds, coming.ante.amount, len(coming.levels)) == ((40, 80), 100, 4)


@pytest.mark.parametrize("letters", [1.0, 1.15])
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_bar_says_to_the_end_what_is_kept_and_dropped(qtbot, qapp, code, letters):
    """The last title ended in dots: `Dropped: Chips on the table, Smallest c...`."""
    fonts.install()
    own = (("missed_blinds", '"post_all"'), ("button_rule", '"dead"'))
    running = explicit(omaha_in_money("5/10", own))
    with speaking(code):
        look = Look(load(), fit(1280, 800), letters)
        made = SetupPage(look, running=running, unfold=False)
        qtbot.addWidget(made)
        made.resize(1280, 800)
        made.set_look(look)
        made.show()
        made.take_stakes(line_of("No-limit Hold'em", "1/2"))
        assert set(rules_after_change(made.before, made.choice).dropped) == {"smallest_chip", "denominations"}
        assert len(rules_after_change(made.before, made.choice).kept) == len(own) + 2, "its money as well"
        pieces = painted_on(made.bar)
        words = " ".join(piece.words for piece in pieces)
        assert made.bar.detail in words.replace("\n", " "), words
