"""The setup page: three taps start a session, one tap the same again."""

import json

import pytest

from desktop.setup import choice as chosen
from desktop.setup.choice import Choice
from desktop.setup.earlier_games import newest_session
from desktop.setup.offers import named, offered
from engine import commands as c
from engine.journal.store import MemoryStore
from engine.refusals import Refusal
from engine.session import Session
from engine.settings.presets import presets
from tests.desktop.setups import PAST, click, shown


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


def test_a_look_at_all_rules_chooses_no_game(qtbot, look):
    page = shown(qtbot, look)
    click(qtbot, page.bar.rules)
    assert page.unfolded
    click(qtbot, page.bar.back)
    assert (page.unfolded, page.choice.complete) == (False, False)
    assert page.bar.start.accessibleDescription() == "tap a game first"


def test_a_rule_changed_among_all_rules_keeps_the_game_it_was_changed_for(qtbot, look):
    page = shown(qtbot, look)
    click(qtbot, page.bar.rules)
    page.choose(chosen.with_rule(page.choice, "runs", 1))
    click(qtbot, page.bar.back)
    assert page.choice.complete
    assert page.choice.own


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
                settings = chosen.settings_or_refusal(Choice(preset.id, size.text))
                assert not isinstance(settings, Refusal), f"{preset.id} {line.name} {size.name}: {settings}"
                assert named(preset.id, size.table) == (line.name, size.name)


def test_the_same_again_names_what_it_starts_not_the_level_that_was_reached():
    levels = next(size.text for line in offered("tournament") for size in line.sizes if "levels" in line.name)
    store = MemoryStore()
    session = Session.start(store, {**json.loads(levels), "preset": "tournament", "seats": 9})
    assert not isinstance(session.dispatch(c.NextLevel(3)), Refusal)
    past = newest_session(store)
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
    past = newest_session(store)
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


def test_words_on_the_page_never_overlap_their_targets(qtbot, look):
    page = shown(qtbot, look, PAST)
    cards = [*page.presets.cards, *page.games.chips.values(), *page.games.seats.values(), *page.quick.values()]
    boxes = [card.rect().translated(card.mapTo(page, card.rect().topLeft())) for card in cards if card.isVisible()]
    for at, box in enumerate(boxes):
        assert page.rect().contains(box)
        assert not any(box.intersects(other) for other in boxes[at + 1 :])


def test_the_book_tells_of_the_last_game():
    store = MemoryStore()
    assert newest_session(store) is None
    session = Session.start(store, {"preset": "home", "game": "omaha", "limit": "pot_limit", "blinds": [5, 10]})
    for seat in (1, 2):
        session.dispatch(c.Sit(seat=seat, player=f"P{seat}", stack=500))
    session.dispatch(c.Button(seat=1))
    session.dispatch(c.Deal())
    past = newest_session(store)
    assert (past.id, past.game, past.preset, past.hand, past.players, past.open) == (
        session.id, "Pot-limit Omaha 5/10", "home", 1, 2, True,
    )  # fmt: skip
    session.dispatch(c.Act(action="fold"))
    session.dispatch(c.End())
    assert not newest_session(store).open
