"""The language in use: its sentences, and the formats of its figures, days and lists.

This module does not import Qt, so that sentences are available before Qt: English is in the code. `languages.speak`
sets the Qt functions of other languages in `SpokenLanguage`. A sentence is looked up by its theme, English text and
key, since an English word may have two translations (`fold` the button, `fold` in the log).
"""

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import date
from threading import local
from typing import TYPE_CHECKING
from unicodedata import combining, normalize

from msgspec import Struct

from desktop.kit.speech import KitSpeech
from desktop.words import amounts
from desktop.words.amounts import written
from desktop.words.trial_languages import in_trial

if TYPE_CHECKING:
    from engine.settings.records import Money

MINUTE, HOUR = 60, 3600
"""Seconds."""
HUNDREDTHS = 100

VARIABLE = "FELTBOOK_LANGUAGE"
"""The variable that sets the language of a start, overriding the choice of this device; also to a trial language."""


class Plural(Struct, frozen=True):
    """A sentence with a singular and a plural form."""

    one: str
    """The English sentence for 1."""
    many: str
    """The English sentence for other numbers."""
    by: str
    """Name of the blank that holds the number."""


Sentence = str | Plural


class Language(Struct, frozen=True):
    """A language and its formats."""

    code: str
    """ISO 639-1; also the name of its `.ts` and of its manual."""
    name: str
    """The name of the language in the language itself."""
    thousands: str = ","
    """Separator of thousands."""
    decimal: str = "."
    """Decimal mark."""
    sign_last: bool = False
    """Whether the sign of a currency follows the amount."""
    day: str = "d MMMM yyyy"
    """Format of a day, in Qt's notation."""
    from_right: bool = False
    """Whether the language is written from right to left."""
    large_nouns: bool = False
    """Whether nouns are capitalised inside a sentence."""
    trial: bool = False
    """Whether this is a test language, not offered to dealers: English made longer or written from right to left."""
    quotes: tuple[str, str] = ("\u201c", "\u201d")
    """Opening and closing quotation mark."""
    letters: str = ""
    """Letters of names beside A to Z, first on the second page of the letter keys."""


ENGLISH = Language("en", "English")
LANGUAGES: dict[str, Language] = {
    language.code: language
    for language in (
        ENGLISH,
        Language(
            "de", "Deutsch", ".", ",", True, "d. MMMM yyyy",
            large_nouns=True, quotes=("\u201e", "\u201c"), letters="ÄÖÜß",
        ),
        Language("fr", "Français", "\u202f", ",", True, quotes=("«\u202f", "\u202f»"), letters="ÉÈÊËÀÂÇÎÏÔÛŒÙ"),
        Language("es", "Español", ".", ",", True, "d 'de' MMMM 'de' yyyy", quotes=("«", "»"), letters="ÑÁÉÍÓÚÜ"),
    )
}  # fmt: skip
"""The languages a dealer may choose, by code, in the order of the choice."""

TRIALS: dict[str, Language] = {
    "pseudo": Language("pseudo", "Pseudo", trial=True),
    "rtl": Language("rtl", "Right to left", from_right=True, trial=True),
}
"""The test languages, chosen only by `FELTBOOK_LANGUAGE` and in tests."""


class SpokenLanguage:
    """The language in use and its Qt functions, which English does not need."""

    language = ENGLISH
    in_chips = False
    """Whether the dealer chose amounts in chips, whatever a chip is worth."""
    translate: Callable[[str, str, str, int], str] | None = None
    """Takes theme, English text, key and count, and returns the translation, "" where there is none; None = English."""
    write_day: Callable[[Language, date, str], str] | None = None
    """Formats a day in Qt's notation; None = English."""
    bad = ""
    """Name of a translation file that could not be read, for a message at the start; its sentences are English."""


class Amounts(local):
    """The unit of amounts per thread, so that background work does not change amounts on screen."""

    money: "Money | None" = None
    """The money of amounts with the worth of a chip, None = amounts are in chips."""


IN_USE = Amounts()


def language() -> Language:
    """Return the language in use."""
    return SpokenLanguage.language


def by_name() -> str:
    """Return the language code in the variable, "" for none: files made without a dealer are English unless set."""
    return os.environ.get(VARIABLE, "")


# Sentences ------------------------------------------------------------------------------------------------------------


def translated(context: str, key: str, text: str, count: int = -1) -> str:
    """Return a sentence in the language in use with its blanks open; English where it is not translated.

    Args:
        context: the theme of the sentence, such as `table`.
        key: its key in the theme, which separates meanings that share an English word.
        text: the English sentence; of a `Plural` the form for many.
        count: the number of a `Plural`, -1 for a plain sentence.
    """
    spoken = SpokenLanguage.language
    if spoken is ENGLISH:
        return text
    if spoken.trial:
        return in_trial(text, spoken.from_right)
    translate = SpokenLanguage.translate
    return (translate(context, text, key, count) if translate is not None else "") or text


def word(context: str, key: str, sentence: Sentence, blanks: Mapping[str, object]) -> str:
    """Return a sentence with its blanks filled, a `Plural` in the form for its number."""
    if isinstance(sentence, str):
        return translated(context, key, sentence).format(**blanks)
    count = blanks[sentence.by]
    assert isinstance(count, int)
    english = SpokenLanguage.language is ENGLISH or SpokenLanguage.language.trial
    text = sentence.one if english and count == 1 else sentence.many
    return translated(context, key, text, count).format(**{**blanks, sentence.by: counted(count)})


def listed(words: Sequence[str], last: str) -> str:
    """Return a list such as "A, B and C"; `last` = the word before the last item."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def capitalised(words: str) -> str:
    """Return the words with their first letter capitalised, as at the start of a sentence."""
    return words[:1].upper() + words[1:]


def inside(words: str) -> str:
    """Return the words as inside a sentence: with a small first letter, unless the language capitalises nouns."""
    return words if SpokenLanguage.language.large_nouns else words[:1].lower() + words[1:]


# Figures and days -----------------------------------------------------------------------------------------------------


def search_form(words: str) -> str:
    """Return words normalised for searching: without case and accents."""
    return "".join(sign for sign in normalize("NFKD", words.casefold()) if not combining(sign))


def counted(number: int) -> str:
    """Return a number of things with separators of thousands: 1,480 hands."""
    return written(number, None, SpokenLanguage.language)


def figure(chips: int) -> str:
    """Return an amount of chips with all digits, never 1.5k: `1,480`, or in money `€1,480.50`, `1.480,50 €`."""
    return written(chips, IN_USE.money, SpokenLanguage.language)


def bare(chips: int) -> str:
    """Return an amount without the sign of the currency, for places with many amounts: plates, columns, small keys."""
    return written(chips, IN_USE.money, SpokenLanguage.language, sign=False)


def chain(amounts: Sequence[int], between: str = "/") -> str:
    """Return several amounts with a single sign of the currency: `5/10`, `€0.25/0.50`, `0,25/0,50 €`."""
    signs = len(amounts) - 1 if SpokenLanguage.language.sign_last else 0
    return between.join((figure if at == signs else bare)(chips) for at, chips in enumerate(amounts))


def signed(chips: int, *, sign: bool = True) -> str:
    """Return a net amount with plus or minus: `+1,010`, `−370`, `0`; `sign` = with the sign of the currency."""
    return f"{'+' if chips > 0 else ''}{written(chips, IN_USE.money, SpokenLanguage.language, sign=sign)}"


def use_table_money(money: "Money | None") -> None:
    """Write amounts in the money of a table from now on, or in chips where the dealer chose that."""
    IN_USE.money = table_money(money)


def table_money(money: "Money | None") -> "Money | None":
    """Return the money in which amounts of a table are written, None where the dealer chose chips."""
    return None if SpokenLanguage.in_chips else money


def typed(text: str, key: str) -> str:
    """Return a typed amount with a key added, a digit or a decimal mark; unchanged where that is not possible."""
    return amounts.with_key(text, key, IN_USE.money)


def typed_for(chips: int) -> str:
    """Return the typed form of an amount of chips."""
    return amounts.as_typed(chips, IN_USE.money)


def worth(minor_units: int) -> str:
    """Return the worth of a chip in the money in use: `€0.25`; without money a number."""
    least = IN_USE.money.smallest if IN_USE.money is not None else None
    return written(minor_units, least, SpokenLanguage.language)


def hundredths(chips: int) -> int:
    """Return the worth of chips in hundredths of the money in use, or of a chip; it selects the colour of chips."""
    return chips * HUNDREDTHS if IN_USE.money is None else int(IN_USE.money.worth(chips) * HUNDREDTHS)


def chips_in(text: str) -> int | None:
    """Return the chips of a typed amount, None where it is not whole chips."""
    return amounts.in_chips(text, IN_USE.money)


def too_fine(text: str) -> bool:
    """Return whether a typed amount has more decimals than the unit in use."""
    return amounts.too_fine(text, IN_USE.money)


def whole_chips(text: str) -> int:
    """Return the whole chips in a typed amount, rounded down."""
    return amounts.whole_chips(text, IN_USE.money)


def echoed(text: str) -> str:
    """Return an amount typed so far in the format of the language."""
    return amounts.echoed(text, SpokenLanguage.language)


def decimal_key() -> str:
    """Return the decimal mark of a keypad, "" where amounts have no decimals."""
    return SpokenLanguage.language.decimal if IN_USE.money is not None and IN_USE.money.decimals else ""


def in_money() -> bool:
    """Return whether amounts are written in money now."""
    return IN_USE.money is not None


@contextmanager
def amounts_in(money: "Money | None") -> Iterator[None]:
    """Write amounts in this money inside the block, None = in chips; for a text made at once, such as a recap."""
    previous, IN_USE.money = IN_USE.money, money
    try:
        yield
    finally:
        IN_USE.money = previous


KitSpeech.figure, KitSpeech.decimal_key = counted, decimal_key


def day(when: date) -> str:
    """Return a day in full: `20 November 2026`, `20. November 2026`, `20 de noviembre de 2026`."""
    return _dated(when, SpokenLanguage.language.day)


def short_day(when: date) -> str:
    """Return a day without its year: `20 Nov`, `20. Nov.`, `20 nov.`."""
    return _dated(when, SpokenLanguage.language.day.partition("MMMM")[0] + "MMM")


MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
)  # fmt: skip


def _dated(when: date, form: str) -> str:
    spoken = SpokenLanguage.language
    if spoken is ENGLISH:
        month = MONTHS[when.month - 1]
        return f"{when.day} {month} {when.year}" if form == spoken.day else f"{when.day} {month[:3]}"
    assert SpokenLanguage.write_day is not None
    written = SpokenLanguage.write_day(spoken, when, form)
    return translated("", "", written) if spoken.trial else written
