"""Amounts in chips and in money: written, read and typed, in every language, without a float."""

from decimal import Decimal

import pytest

from desktop.words import i18n
from desktop.words.amounts import as_typed, in_chips, read, with_key, without_last_key, written
from desktop.words.i18n import LANGUAGES, amounts_in, bare, figure, signed
from engine.settings.currencies import CODES, decimals
from engine.settings.records import Money
from tests.desktop.in_each import FIXED, MONEY
from tests.desktop.speaking import speaking

QUARTERS, CENTS, WHOLE = Money("EUR", 25), Money("EUR", 1), Money("EUR", 500)


@pytest.mark.parametrize("code", LANGUAGES)
def test_money_is_written_as_the_language_does(code):
    shown, plate, lost = MONEY[code]
    with speaking(code), amounts_in(QUARTERS):
        assert figure(4938) == shown
        assert bare(4938) == plate
        assert signed(4938) == "+" + shown
        assert signed(-1) == lost
        assert signed(0, sign=False) in ("0.00", "0,00")


@pytest.mark.parametrize(
    ("money", "chips", "shown"),
    [
        (None, 1480, "1,480"),
        (WHOLE, 250, "€1,250"),
        (Money("USD"), 1480, "$1,480"),
        (Money("CHF", 50), 25, f"CHF{FIXED}12.50"),
        (Money("XPM", 50), 25, "12.50"),
        (Money("JPY", 100), 25, "¥2,500"),
        (Money("KWD", 250), 3, f"KWD{FIXED}0.750"),
        (Money("KWD", 1000), 3, f"KWD{FIXED}3"),
        (CENTS, 10**12, "€10,000,000,000.00"),
    ],
)
def test_each_currency_has_its_sign_and_its_decimals(money, chips, shown):
    with amounts_in(money):
        assert figure(chips) == shown


def test_counts_of_things_are_never_money():
    with amounts_in(QUARTERS):
        assert i18n.counted(1480) == "1,480"
        assert i18n.word("table", "hands", i18n.Plural("{n} hand", "{n} hands", "n"), {"n": 12}) == "12 hands"


def test_what_was_put_together_in_money_leaves_the_screen_as_it_was():
    with amounts_in(QUARTERS), amounts_in(None):
        assert figure(4) == "4"
    assert figure(4) == "4"


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("money", [None, QUARTERS, CENTS, WHOLE, Money("GBP", 5), Money("KWD", 250), Money("JPY", 100)])
def test_what_is_written_is_read_again(code, money):
    language = LANGUAGES[code]
    for chips in (0, 1, 2, 3, 39, 40, 41, 999, 4938, 123_456_789, -1, -4938):
        assert read(written(chips, money, language), money, language) == chips
        assert read(written(chips, money, language, sign=False), money, language) == chips
        if chips >= 0:
            assert in_chips(as_typed(chips, money), money) == chips


@pytest.mark.parametrize("text", ["", "-", "abc", "1.2.3", "0.30", "0.255", "€", "1e3", "\u0661"])
def test_what_is_no_whole_number_of_chips_is_not_guessed_at(text):
    assert read(text, QUARTERS, LANGUAGES["en"]) is None


@pytest.mark.parametrize(
    ("keys", "money", "typed"),
    [
        ("0.25", QUARTERS, "0.25"),
        (",5", QUARTERS, "0.5"),
        ("1.,5", QUARTERS, "1.5"),
        ("12.3456", QUARTERS, "12.345"),
        ("0012", QUARTERS, "12"),
        ("1.5", WHOLE, "1.5"),
        ("1.5", None, "1.5"),
        ("1.55", None, "1.5"),
        ("1.5", Money("JPY"), "1.5"),
        ("1.23456", Money("KWD"), "1.2345"),
        ("1234567890123", None, "123456789012"),
    ],
)
def test_either_key_is_the_mark_and_no_more_is_taken_than_there_is(keys, money, typed):
    held = ""
    for key in keys:
        held = with_key(held, key, money)
    assert held == typed


def test_a_key_of_several_noughts_is_all_or_nothing():
    assert with_key("12.5", "00", QUARTERS) == "12.5"
    assert with_key("12.", "00", QUARTERS) == "12.00"


def test_the_nought_of_a_mark_goes_with_it():
    assert without_last_key("0.") == ""
    assert without_last_key("10.") == "10"


def test_an_amount_is_worth_exactly_its_cents():
    assert QUARTERS.worth(6) == Decimal("1.50")
    assert str(CENTS.worth(10**12)) == "10000000000.00"
    assert str(Money("KWD", 250).worth(1)) == "0.250"
    assert sum((CENTS.worth(1) for _ in range(10)), Decimal(0)) == Decimal("0.10")


def test_every_currency_knows_its_decimals():
    assert {code for code in CODES if decimals(code) == 0} >= {"JPY", "KRW", "CLP"}
    assert {decimals(code) for code in CODES} == {0, 2, 3}
