"""Prizes of a tournament on the setup page: typed in their own currency."""

import pytest

from desktop.setup.side import rows
from desktop.words import i18n
from desktop.words.setup_phrases import title
from engine.journal.store import MemoryStore
from engine.refusals import Refusal
from engine.session import Session
from engine.settings.describe import BY_KEY
from tests.desktop.setup.in_money import page, table_of
from tests.desktop.setups import click
from tests.desktop.speaking import speaking
from tests.desktop.spying import painted_on


def test_prizes_of_a_tournament_are_typed_in_their_currency(qtbot) -> None:
    made = page(qtbot)
    click(qtbot, next(card for card in made.presets.cards if card.id == "tournament"))
    made.fold_rules()
    made.all.rules.open("PRIZES")
    made.all.pick("prizes.entry")
    assert "choose the currency first" in {text.words for text in painted_on(made)}
    for sign in "20":
        click(qtbot, made.all.editor.keys[sign])
    made.all.pick("prizes.currency")
    click(qtbot, next(chip for chip in made.all.editor.options if chip.words == "EUR"))
    assert "€0.20" not in {text.words for text in painted_on(made)}, "20 was typed when it had no currency"
    for key, typed in (("prizes.entry", "20.50"), ("prizes.shares", "3/2")):
        made.all.pick(key)
        for sign in typed:
            click(qtbot, made.all.editor.keys[sign])
    assert {"€20.50", "3 / 2"} <= {text.words for text in painted_on(made)}
    assert table_of(made)["prizes"] == {"currency": "EUR", "entry": 2050, "shares": [3, 2]}
    in_sight = {head: value for head, value, _ in rows(made.choice)}
    assert (in_sight[title(BY_KEY["prizes.entry"])], in_sight[title(BY_KEY["prizes.shares"])]) == ("€20.50", "3 / 2")


@pytest.mark.parametrize("code", i18n.LANGUAGES)
def test_the_currency_of_the_chips_and_that_of_the_prizes_are_told_apart_by_their_rows(qtbot, code) -> None:
    """Of a tournament with both the prizes' counts alone: its chips are no money."""
    with speaking(code):
        chips, prizes = (title(BY_KEY[key]).split() for key in ("money.currency", "prizes.currency"))
        assert len(chips) > 1
        assert chips[0] == prizes[0]
        assert chips != prizes
    table = {"preset": "tournament", "game": "holdem", "limit": "no_limit", "levels": [{"blinds": [25, 50]}]}
    currencies = {"money": {"currency": "USD", "minor_units": 1}, "prizes": {"currency": "EUR", "entry": 2000}}
    session = Session.start(MemoryStore(), {**table, **currencies})
    assert not isinstance(session, Refusal)
    settings = session.state.settings
    assert settings.cash is None
    assert settings.worth is not None
    assert settings.worth.currency == "EUR"


def test_a_prize_typed_before_its_currency_is_refused_in_sight(qtbot) -> None:
    """By the pad and by the keyboard; nothing was seen to happen."""
    made = page(qtbot)
    click(qtbot, next(card for card in made.presets.cards if card.id == "tournament"))
    made.fold_rules()
    made.all.rules.open("PRIZES")
    why = 'Choose "Currency of the prizes" first: amounts are typed in it'
    for type_a_key in (lambda: click(qtbot, made.all.editor.keys["2"]), lambda: qtbot.keyClick(made, "2")):
        made.all.pick("prizes.entry")
        assert made.bar.head != "Not like this"
        type_a_key()
        assert (made.bar.head, made.bar.detail) == ("Not like this", why)
        assert why in " ".join(text.words for text in painted_on(made))
    made.all.pick("prizes.currency")
    click(qtbot, next(chip for chip in made.all.editor.options if chip.words == "EUR"))
    made.all.pick("prizes.entry")
    click(qtbot, made.all.editor.keys["2"])
    assert made.bar.head != "Not like this"
