"""The setup page in money: stakes typed by taps and by keyboard, offered at home, remembered for next time."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.setup import choice as chosen
from desktop.setup.earlier_games import Past, last, last_currency
from desktop.setup.offers import OfferedMoney
from desktop.setup.page import SetupPage
from desktop.setup.running import changes, of_running
from desktop.setup.side import rows
from desktop.words import i18n
from desktop.words.languages import home_currency
from desktop.words.setup_phrases import title
from engine.journal.store import MemoryStore
from engine.pots.awards import split
from engine.refusals import Refusal
from engine.session import Session
from engine.settings.chips import chips_of
from engine.settings.describe import BY_KEY
from engine.settings.records import Money
from engine.settings.resolve import resolve
from tests.desktop.speaking import speaking
from tests.desktop.spying import painted_on
from tests.desktop.test_kit import look

QUARTERS = {"currency": "EUR", "minor_units": 25}


@pytest.fixture(autouse=True)
def chips_again() -> Iterator[None]:
    """What other tests show is chips."""
    yield
    i18n.IN_USE.money, OfferedMoney.currency = None, ""


def page(qtbot, past: Past | None = None) -> SetupPage:
    made = SetupPage(look(), past)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    qtbot.waitExposed(made)
    return made


def click(qtbot, widget) -> None:
    assert widget.isVisible()
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def with_quarters(qtbot) -> SetupPage:
    """A table of 1/2 in euros, a chip worth 25 cents, by taps alone."""
    made = page(qtbot)
    click(qtbot, next(card for card in made.presets.cards if card.id == "casino"))
    click(qtbot, made.games.chips[made.games.chip_of("No-limit Hold'em", "1/2")])
    click(qtbot, made.summary.money)
    click(qtbot, next(chip for chip in made.all.editor.options if chip.words == "EUR"))
    made.all.pick("money.minor_units")
    for key in "0.25":
        click(qtbot, made.all.editor.keys[key])
    return made


def table_of(made: SetupPage) -> dict:
    tables: list[dict] = []
    made.started.connect(tables.append)
    made.start()
    return tables[0] if tables else {}


def test_stakes_are_typed_in_money_by_taps(qtbot):
    made = with_quarters(qtbot)
    made.all.pick("blinds")
    for key in "0.50/1.00":
        click(qtbot, made.all.editor.keys[key])
    assert made.bar.head == "No-limit Hold'em €0.50/1.00"
    table = table_of(made)
    assert (table["blinds"], table["money"]) == ([2, 4], QUARTERS)


@pytest.mark.parametrize(("code", "mark"), [("en", "."), ("de", ","), ("en", ","), ("de", ".")])
def test_stakes_are_typed_in_money_by_keyboard(qtbot, code, mark):
    with speaking(code):
        made = page(qtbot)
        made.take_preset("casino")
        made.take_stakes(made.games.chip_of("No-limit Hold'em", "5/10"))
        made.edit_money()
        click(qtbot, next(chip for chip in made.all.editor.options if chip.words == "EUR"))
        made.all.pick("money.minor_units")
        qtbot.keyClicks(made, f"0{mark}05")
        made.all.pick("blinds")
        qtbot.keyClicks(made, f"0{mark}25/0{mark}5")
        assert made.all.editor.keys["."].words == i18n.language().decimal
        table = table_of(made)
        assert (table["blinds"], table["money"]) == ([5, 10], {"currency": "EUR", "minor_units": 5})


@pytest.mark.parametrize("code", ["en", "de"])
def test_stakes_typed_in_money_stand_when_the_worth_of_a_chip_is_set(qtbot, code):
    with speaking(code):
        made = page(qtbot)
        made.take_preset("home")
        made.take_stakes(made.games.chip_of("No-limit Hold'em", "5/10"))
        made.edit_money()
        click(qtbot, next(chip for chip in made.all.editor.options if chip.words == "EUR"))
        made.all.rules.open("BLD")
        made.all.pick("blinds")
        qtbot.keyClicks(made, "0.50/1")
        mark = i18n.language().decimal
        rows = {row.info.key: row for row in made.all.rules.rows if row.info is not None}
        assert rows["blinds"].value == f"0{mark}50 / 1"
        made.all.rules.open("TABLE")
        made.all.pick("money.minor_units")
        rows = {row.info.key: row for row in made.all.rules.rows if row.info is not None}
        assert rows["money.minor_units"].value.strip("\u00a0€") == f"1{mark}00", "not none"
        painted = {text.words for text in painted_on(made) if text.widget is made.all.editor}
        assert not any(str(made.bar.detail)[:9] in words for words in painted), "it is the blinds that are none"
        qtbot.keyClicks(made, "0.5")
        assert made.bar.head.endswith(f"0{mark}50/1{mark}00" + ("\u00a0€" if code == "de" else "")), made.bar.head
        table = table_of(made)
        assert (table["blinds"], table["money"]) == ([1, 2], {"currency": "EUR", "minor_units": 50})


def test_stakes_typed_in_chips_stay_chips_when_money_is_said(qtbot):
    made = page(qtbot)
    made.take_preset("home")
    made.take_stakes(made.games.chip_of("No-limit Hold'em", "1/2"))
    made.fold_rules()
    made.all.pick("blinds")
    qtbot.keyClicks(made, "5/10")
    made.all.rules.open("TABLE")
    made.all.pick("money.currency")
    click(qtbot, next(chip for chip in made.all.editor.options if chip.words == "EUR"))
    made.all.pick("money.minor_units")
    qtbot.keyClicks(made, "0.05")
    assert table_of(made)["blinds"] == [5, 10]


def test_typed_seats_and_stakes_are_those_of_the_first_page(qtbot):
    made = typed_over(qtbot, "1/2", "0.25/0.50")
    made.all.pick("seats")
    qtbot.keyClicks(made, "6")
    assert made.bar.detail.endswith("6 seats")
    click(qtbot, made.bar.back)
    assert [number for number, chip in made.games.seats.items() if chip.chosen] == [6]
    assert not any(chip.chosen for chip in made.games.chips.values()), "other stakes were typed"
    made.fold_rules()
    made.all.pick("seats")
    qtbot.keyClicks(made, "1")
    assert table_of(made) == {}
    click(qtbot, made.bar.back)
    click(qtbot, made.games.seats[8])
    assert table_of(made)["seats"] == 8


def test_what_is_no_whole_number_of_chips_cannot_start(qtbot):
    made = with_quarters(qtbot)
    made.all.pick("blinds")
    for key in "0.10/0.20":
        click(qtbot, made.all.editor.keys[key])
    assert made.bar.detail == 'A chip is €0.25, amounts are whole chips: see "What a chip of 1 is worth"'
    assert table_of(made) == {}


def test_the_rules_tell_their_amounts_in_money(qtbot):
    made = with_quarters(qtbot)
    rows = {row.info.key: row for row in made.all.rules.rows if row.info is not None}
    assert rows["money.minor_units"].value == "€0.25"
    assert made.summary.money.words == "Money: EUR"
    assert "Blinds 0.25 / 0.50" in made.summary.accessibleDescription()


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


def typed_over(qtbot, size: str, blinds: str, line: str = "No-limit Hold'em in money") -> SetupPage:
    """A home table whose blinds were typed in money over a size of a line."""
    made = page(qtbot)
    made.take_preset("home")
    made.take_stakes(made.games.chip_of(line, size))
    made.edit_money()
    click(qtbot, next(chip for chip in made.all.editor.options if chip.words == "EUR"))
    made.all.pick("money.minor_units")
    qtbot.keyClicks(made, "0.05")
    made.all.pick("blinds")
    qtbot.keyClicks(made, blinds)
    return made


@pytest.mark.parametrize(
    ("line", "size", "blinds", "chips"),
    [
        ("No-limit Hold'em in money", "1/2", "0.25/0.50", (5, 10, 20, 100, 400, 2000)),
        ("No-limit Hold'em in money", "10/20", "0.25/0.50", (5, 10, 20, 100, 400, 2000)),
        ("No-limit Hold'em in money", "10/20", "0.05/0.10", (1, 2, 5, 10, 20, 100)),
        ("No-limit Hold'em in money", "1/2", "0.30/0.60", (2, 10, 20, 100, 400, 2000)),
        ("No-limit Hold'em", "1/2", "0.25/0.50", (5, 10, 20, 100, 400, 2000)),
    ],
)
def test_typed_stakes_in_money_are_split_by_a_chip_that_pays_them(qtbot, line, size, blinds, chips):
    """POT-6: as at the offered stakes, whatever was offered before they were typed; no chip of 1.25 is laid out."""
    settings = resolve(table_of(typed_over(qtbot, size, blinds, line)))[0]
    assert (settings.smallest_chip, settings.betting_unit, chips_of(settings)) == (chips[0], chips[0], chips)


def test_a_smallest_chip_that_was_typed_stands_beside_typed_stakes(qtbot):
    made = typed_over(qtbot, "1/2", "0.25/0.50")
    made.all.pick("smallest_chip")
    qtbot.keyClicks(made, "0.05")
    assert table_of(made)["smallest_chip"] == 1
    click(qtbot, made.all.editor.reset)
    assert made.all.editor.reset.words == "" or not made.all.editor.reset.isVisible()
    assert chosen.shown(made.choice)["smallest_chip"] == 5


def test_a_betting_unit_that_was_typed_stays_when_the_smallest_chip_is_another(qtbot):
    """The trial: 5 typed where it was 5, then a smallest chip of 1, and the unit was 1 without a word."""
    made = page(qtbot)
    made.take_preset("home")
    made.take_stakes(made.games.chip_of("No-limit Hold'em in money", "5/10"))
    made.edit_money()
    click(qtbot, next(chip for chip in made.all.editor.options if chip.words == "EUR"))
    unit = chosen.shown(made.choice)["betting_unit"]
    assert unit == chosen.shown(made.choice)["smallest_chip"] > 1
    for key, chips in (("betting_unit", unit), ("smallest_chip", 1)):
        made.all.pick(key)
        with i18n.amounts_in(chosen.money(made.choice)):
            typed = i18n.typed_for(chips)
        qtbot.keyClicks(made, typed)
    table = table_of(made)
    assert (table["smallest_chip"], resolve(table)[0].betting_unit) == (1, unit)
    assert "betting_unit" in chosen.differing(made.choice)


def test_the_chips_of_a_running_table_stay_where_they_pay_the_typed_stakes():
    money = {"currency": "EUR", "minor_units": 5}
    running = {"game": "holdem", "limit": "no_limit", "preset": "home", "blinds": [1, 2], "money": money}
    before = of_running(running)
    after = chosen.with_rule(before, "blinds", [10, 20])
    assert "smallest_chip" not in changes(running, before, after)
    paid = {**running, "blinds": [10, 20], "smallest_chip": 10}
    before = of_running(paid)
    assert changes(paid, before, chosen.with_rule(before, "blinds", [5, 10]))["smallest_chip"] == 5


def after_an_evening_in_money(qtbot) -> SetupPage:
    """The first page at home, where the last table was in euros, a chip worth 25 cents."""
    store = MemoryStore()
    session = Session.start(store, {"blinds": [1, 2], "preset": "home", "money": QUARTERS})
    assert not isinstance(session, Refusal)
    past = last(store)
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
    made = page(qtbot, last(store))
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


def test_a_decimal_mark_where_rules_are_in_chips_is_refused_and_never_ten_times_the_amount(qtbot) -> None:
    made = page(qtbot)
    click(qtbot, next(card for card in made.presets.cards if card.id == "casino"))
    click(qtbot, made.games.chips[made.games.chip_of("No-limit Hold'em", "1/2")])
    made.fold_rules()
    made.all.pick("smallest_chip")
    editor = made.all.editor
    for sign in "1.5":
        QTest.keyClick(editor, sign)
    assert "whole numbers only: take the mark back" in {text.words for text in painted_on(made)}
    assert "1" in {text.words for text in painted_on(made) if text.widget is editor}
    QTest.keyClick(editor, Qt.Key.Key_Backspace)
    assert "whole numbers only: take the mark back" not in {text.words for text in painted_on(made)}
    QTest.keyClick(editor, "0")
    assert "10" in {text.words for text in painted_on(made) if text.widget is editor}


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
    made = page(qtbot, last(store))
    made.take_stakes(made.games.chip_of("No-limit Hold'em in money", "5/10"))
    assert made.bar.head == "No-limit Hold'em CHF\xa00.25/0.50"
    assert (made.choice.own, table_of(made)["money"]) == ((), {"currency": "CHF", "minor_units": 5})
    assert last_currency(MemoryStore()) == ""


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
