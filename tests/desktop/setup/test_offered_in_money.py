"""The setup page in money: what is offered at home, in which currency, and again next time."""

import pytest

from desktop.setup.choice import CURRENCY, Choice, table, with_rule
from desktop.setup.earlier_games import last_currency, newest_session
from desktop.setup.offers import OfferedMoney, offered
from desktop.setup.page import SetupPage
from desktop.words.languages import home_currency
from engine.journal.store import MemoryStore
from engine.pots.awards import split
from engine.refusals import Refusal
from engine.session import Session
from engine.settings.chips import chips_of
from engine.settings.describe import BY_KEY
from engine.settings.presets import presets
from engine.settings.records import Money
from tests.desktop.setup.in_money import QUARTERS, page, table_of, with_quarters
from tests.desktop.setups import click

OFFERED = [
    (preset.id, size.text)
    for preset in presets()
    for line in offered(preset.id)
    for size in line.sizes
    if "money" not in size.text
]
"""Each game on offer in chips, with its preset."""


def test_home_games_are_offered_in_money(qtbot):
    made = page(qtbot)
    click(qtbot, next(card for card in made.presets.cards if card.id == "home"))
    chip = made.games.chips[made.games.chip_of("No-limit Hold'em in money", "5/10")]
    assert chip.words == "0.25/0.50"
    click(qtbot, chip)
    assert made.bar.head == "No-limit Hold'em €0.25/0.50"
    assert made.games.chips[made.games.chip_of("No-limit Hold'em", "1/2")].words == "1/2"  # those are chips
    session = Session.start(MemoryStore(), table_of(made))
    assert isinstance(session, Session)
    assert session.state.settings.cash == Money("EUR", 5)


@pytest.mark.parametrize(
    ("size", "smallest", "worth"), [("1/2", 1, "0.05"), ("2/4", 2, "0.10"), ("5/10", 5, "0.25"), ("10/20", 10, "0.50")]
)
def test_offers_in_money_are_split_by_the_smallest_chip_in_play(qtbot, size, smallest, worth):
    """POT-6: at 0.25/0.50 no pot is split into amounts of 0.05 that no chip can pay."""
    made = page(qtbot)
    made.take_preset("home")
    made.take_stakes(made.games.chip_of("No-limit Hold'em in money", size))
    session = Session.start(MemoryStore(), table_of(made))
    assert isinstance(session, Session)
    settings = session.state.settings
    assert (settings.smallest_chip, settings.betting_unit, chips_of(settings)[0]) == (smallest, smallest, smallest)
    assert all(chip % smallest == 0 for chip in chips_of(settings))
    assert split(401 * smallest, 2, settings.smallest_chip) == [201 * smallest, 200 * smallest]
    made.fold_rules()
    assert made.all is not None
    made.all.rules.open(BY_KEY["smallest_chip"].section)
    rows = {row.info.key: row for row in made.all.rules.rows if row.info is not None}
    assert rows["smallest_chip"].value.endswith(worth)


@pytest.mark.parametrize(("preset", "stakes"), OFFERED)
def test_each_game_on_offer_starts_in_any_currency(preset: str, stakes: str):
    """A mix did not: the smallest chip was that of its first game alone, and too large for an ante in another."""
    for currency in ("EUR", "JPY"):
        keys = table(with_rule(Choice(preset, stakes, 8), CURRENCY, currency))
        assert not isinstance(keys, Refusal), keys.message
        assert not isinstance(Session.start(MemoryStore(), keys), Refusal)


def after_an_evening_in_money(qtbot) -> SetupPage:
    """The first page at home, where the last table was in euros, a chip worth 25 cents."""
    store = MemoryStore()
    session = Session.start(store, {"blinds": [1, 2], "preset": "home", "money": QUARTERS})
    assert not isinstance(session, Refusal)
    past = newest_session(store)
    assert past is not None
    assert past.game == "No-limit Hold'em €0.25/0.50"
    return page(qtbot, past)


def test_after_an_evening_in_money_chips_are_offered_in_chips(qtbot):
    made = after_an_evening_in_money(qtbot)
    words = {made.games.chip_of("No-limit Hold'em", size): size for size in ("1/2", "1/3", "2/5", "5/10")}
    assert {text: made.games.chips[text].words for text in words} == words
    assert [chip.words for chip in made.games.chips.values()].count("0.25/0.50") == 1
    click(qtbot, made.games.chips[made.games.chip_of("No-limit Hold'em", "2/5")])
    assert made.games.chips[made.choice.stakes].words == "2/5"
    assert made.bar.head == "No-limit Hold'em 2/5"
    assert "money" not in table_of(made)


def test_the_same_as_last_time_is_in_money_again(qtbot):
    made = after_an_evening_in_money(qtbot)
    tables: list[dict] = []
    made.started.connect(tables.append)
    click(qtbot, made.quick["same"])
    assert [table["money"] for table in tables] == [QUARTERS]


def test_other_stakes_in_chips_put_away_money_that_was_said(qtbot):
    made = with_quarters(qtbot)
    click(qtbot, made.bar.back)
    click(qtbot, made.games.chips[made.games.chip_of("No-limit Hold'em", "2/5")])
    assert made.bar.head == "No-limit Hold'em 2/5"
    assert made.bar.rules.words == "Put back"  # nothing goes silently
    assert "money" not in table_of(made)


def test_stakes_in_money_of_their_own_say_which(qtbot):
    store = MemoryStore()
    Session.start(store, {"blinds": [1, 2], "preset": "home", "money": QUARTERS})
    made = page(qtbot, newest_session(store))
    made.take_stakes(made.games.chip_of("No-limit Hold'em in money", "5/10"))
    assert table_of(made)["money"] == {"currency": "EUR", "minor_units": 5}


@pytest.mark.parametrize(
    ("tag", "currency"),
    [("de_DE.UTF-8", "EUR"), ("en_US.UTF-8", "USD"), ("de_CH", "CHF"), ("C", "EUR"), ("en_GB", "GBP")],
)
def test_the_currency_is_that_of_the_region(monkeypatch, tag, currency):
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", tag)
    assert home_currency() == currency


def francs(qtbot) -> SetupPage:
    """A home table in the offered currency, to which francs were chosen."""
    made = page(qtbot)
    made.take_preset("home")
    made.take_stakes(made.games.chip_of("No-limit Hold'em in money", "1/2"))
    made.edit_money()
    click(qtbot, next(chip for chip in made.all.editor.options if chip.words == "CHF"))
    made.fold_rules()
    return made


def test_a_chosen_currency_stays_with_other_stakes_in_money(qtbot):
    made = francs(qtbot)
    made.take_stakes(made.games.chip_of("No-limit Hold'em in money", "5/10"))
    assert made.bar.rules.words != "Put back"
    assert table_of(made)["money"] == {"currency": "CHF", "minor_units": 5}


def test_a_chosen_currency_is_known_again_after_stakes_in_chips(qtbot):
    made = francs(qtbot)
    made.take_stakes(made.games.chip_of("No-limit Hold'em", "1/2"))
    assert "money" not in table_of(made)
    made.take_stakes(made.games.chip_of("No-limit Hold'em in money", "5/10"))
    assert table_of(made)["money"]["currency"] == "CHF"


def test_the_currency_of_the_last_game_in_money_is_offered(qtbot):
    store = MemoryStore()
    Session.start(store, {"blinds": [1, 2], "preset": "home", "money": {"currency": "CHF", "minor_units": 5}})
    Session.start(store, {"blinds": [1, 2], "preset": "home"})
    assert last_currency(store) == "CHF"
    OfferedMoney.currency = last_currency(store)
    made = page(qtbot, newest_session(store))
    made.take_stakes(made.games.chip_of("No-limit Hold'em in money", "5/10"))
    assert made.bar.head == "No-limit Hold'em CHF\xa00.25/0.50"
    assert (made.choice.own, table_of(made)["money"]) == ((), {"currency": "CHF", "minor_units": 5})
    assert last_currency(MemoryStore()) == ""
