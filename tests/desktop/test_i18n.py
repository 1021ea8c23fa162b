"""A language writes its own figures, days and plurals; English looks nothing up."""

import sys
from datetime import date

import pytest
from PySide6.QtCore import QLocale

from desktop.kit import fitting, fonts, paint
from desktop.words import i18n, languages, trial_languages
from desktop.words.engine import in_words
from desktop.words.i18n import LANGUAGES, figure, signed
from desktop.words.i18n import figure as chips
from desktop.words.phrases import tell
from desktop.words.recap_phrases import count, duration
from desktop.words.rules import short
from desktop.words.say import say
from desktop.words.setup_phrases import of_setting
from engine.refusals import House, reason, refusal
from engine.words import phrase
from tests.desktop.in_each import DAYS, HANDS, NONE_LIVE, PAYMENTS, THOUSANDS
from tests.desktop.speaking import speaking


@pytest.mark.parametrize("code", LANGUAGES)
def test_thousands_are_kept_apart_as_the_language_does(code):
    shown = THOUSANDS[code]
    with speaking(code):
        assert figure(1_234_567) == shown
        assert signed(-1_234_567) == chips(-1_234_567) == "\u2212" + shown
        assert signed(1_234_567) == "+" + shown
        assert signed(0) == "0"


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_day_is_written_as_the_language_does(code):
    with speaking(code):
        assert (i18n.day(date(2026, 11, 20)), i18n.short_day(date(2026, 11, 20))) == DAYS[code]


@pytest.mark.parametrize("code", LANGUAGES)
def test_one_hand_is_not_one_hands(code):
    with speaking(code):
        assert (say("may_post_in", hands=1), say("may_post_in", hands=2)) == HANDS[code]


@pytest.mark.parametrize("code", LANGUAGES)
def test_none_is_counted_as_the_language_does(code):
    with speaking(code):
        assert say("n_live", count=0) == NONE_LIVE[code]


@pytest.mark.parametrize("code", LANGUAGES)
def test_small_numbers_are_words(code):
    with speaking(code):
        assert count("n_payments", 6) == PAYMENTS[code]
        assert duration(20_160) == "5 h 36 min"


def test_a_refusal_is_said_with_its_figures_and_its_rule():
    early = refusal("out_of_turn", "out_of_turn", "PRO-8", seat=5, to_act=2)
    assert in_words(early) == "seat 5 is not to act, seat 2 is (PRO-8)"
    with speaking("de"):
        assert in_words(early) == "Platz 5 ist nicht dran, sondern Platz 2 (PRO-8)"
        assert in_words(reason("pl.raise", "PL-1", bet=100, pot=1410, call=40)) == "Bet 100 + Pot 1.410 + Call 40"
        side = phrase("pot.side", number=1)
        layer = reason("pot", "POT-1", name=side, amount=80, seats=(1, 4, 7))
        assert in_words(layer) == "Side Pot 1 80: Plätze 1, 4, 7"


def test_several_problems_are_said_one_after_the_other_each_with_its_rule():
    rake = refusal("settings", "settings.rake_twice", "POT-9")
    money = refusal("settings", "settings.money_without_currency")
    both = refusal("settings", "settings.several", problems=(rake, money))
    assert in_words(both) == (
        "rake goes by percent or by amount, not both: leave one out (POT-9); money needs a currency, for instance EUR"
    )


def test_what_only_a_script_can_meet_is_english_everywhere():
    with speaking("fr"):
        assert in_words(refusal("malformed", "no_object")) == "a line is one JSON object"


def test_a_house_setting_is_told_by_its_title():
    assert of_setting(House("ante.by", "each")) == "Who antes: everybody"
    with speaking("es"):
        assert of_setting(House("raise_cap", "3")) == "Subidas por ronda: 3"
        assert of_setting(House("check_raise", "true")) == "Check-raise: sí"


def test_rule_lines_and_the_log_are_translated():
    with speaking("fr"):
        assert short("POT-3") == "Les jetons que nul ne suit sont rendus"
        assert tell("call", name="Maya", put=1480) == "Maya suit 1\u202f480"


def test_english_looks_nothing_up():
    with speaking("de"):
        assert i18n.SpokenLanguage.translate is not None
    assert i18n.SpokenLanguage.translate is None
    text = "never looked up"
    assert i18n.translated("table", "nothing", text) is text


def test_an_untranslated_sentence_is_english():
    with speaking("de"):
        assert i18n.translated("table", "nothing", "brand new words") == "brand new words"


@pytest.mark.parametrize(
    ("named", "chosen", "code"),
    [("", "fr", "fr"), ("de", "fr", "de"), ("pseudo", "", "pseudo"), ("xx", "es", "es"), ("rtl", "de", "rtl")],
)
def test_the_variable_names_a_language_before_the_choice(named, chosen, code):
    assert languages.code_to_speak(chosen, named) == code


def test_without_a_choice_the_system_is_followed(monkeypatch):
    for tags, code in ((("fr-CA", "en"), "fr"), (("pt-BR", "es-MX"), "es"), (("ja",), "en"), (("de",), "de")):
        monkeypatch.setattr(languages, "system_tags", lambda tags=tags: list(tags))
        assert languages.code_to_speak("", "") == code


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system is asked in another way")
def test_the_system_is_read_as_qt_reads_it(monkeypatch):
    for named in ({"LANG": "de_AT.UTF-8"}, {"LANG": "C"}, {"LANG": "en_GB.UTF-8", "LC_ALL": "es_MX"}, {}):
        for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
            monkeypatch.delenv(name, raising=False)
        for name, tag in named.items():
            monkeypatch.setenv(name, tag)
        asked = next((tag[:2] for tag in QLocale.system().uiLanguages()), "")
        language = next((tag[:2] for tag in languages.system_tags() if tag), "")
        assert language in (asked, "C", ""), named


def test_trial_languages_keep_blanks_figures_and_stars():
    long = trial_languages.in_trial("*{name}* owes {amount}, 12 chips", from_right=False)
    assert "{name}" in long
    assert "{amount}" in long
    assert "12" in long
    assert long.count("*") == 2
    assert long.startswith("[")
    assert long.endswith("]")
    turned = trial_languages.in_trial("Fold {name}", from_right=True)
    assert "{name}" in turned
    assert "Fold" not in turned
    assert trial_languages.in_trial("5/10", from_right=False) == "5/10"


def test_the_long_language_is_about_two_fifths_longer():
    text = "Everybody who is away when a blind passes gets a mark"
    assert 1.3 < len(trial_languages.in_trial(text, from_right=False)) / len(text) < 1.5


def test_a_line_breaks_neither_in_an_amount_nor_before_a_colon(qapp):
    fonts.install()
    with speaking("fr"):
        words = f"le maximum\u00a0: {figure(1_234_567)} jetons"
        assert fitting.breakable_parts(words) == ["le", "maximum\u00a0:", "1\u202f234\u202f567", "jetons"]
        lines = fitting.wrap(words, 20, fonts.MEDIUM, 120, 4)
    assert lines == ["le", "maximum\u00a0:", "1\u202f234\u202f567", "jetons"]
    assert [piece[0] for piece in paint.mixed("610 = pot 1\u202f480", 20, None, None)] == [
        "610",
        " = pot ",
        "1\u202f480",
    ]
