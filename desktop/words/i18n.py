"""The language in use: its sentences, and how it writes figures, days and lists.

Nothing here imports Qt, so that the words of every room are there before Qt is: English is in the code. What another
language needs of Qt is put into `Spoken` by `languages.speak`. A sentence is looked up by its room, its English text
and its key: the same English word may be two words elsewhere (`fold` the button, `fold` in the log).
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
"""Names a language for one start, before what was chosen on this device; also the languages on trial."""


class Plural(Struct, frozen=True):
    """A sentence that counts."""

    one: str
    """For one, in English."""
    many: str
    """For the rest."""
    by: str
    """The blank that counts."""


Sentence = str | Plural


class Language(Struct, frozen=True):
    """How a language writes."""

    code: str
    """ISO 639-1; also the name of its `.ts` and of its manual."""
    name: str
    """Its own name for itself."""
    thousands: str = ","
    """What stands between thousands."""
    decimal: str = "."
    """The mark before decimals."""
    sign_last: bool = False
    """Whether the sign of a currency stands behind the amount."""
    day: str = "d MMMM yyyy"
    """A day in Qt's format."""
    from_right: bool = False
    """Whether it is read from the right."""
    large_nouns: bool = False
    """Whether a noun has a large letter wherever it stands."""
    trial: bool = False
    """Not for dealers: English made longer or turned round, to see what a screen makes of it."""
    quotes: tuple[str, str] = ("\u201c", "\u201d")
    """The marks before and behind what is quoted."""
    letters: str = ""
    """What its names need beside A to Z, first on the second page of the letter keys."""


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
"""What a dealer may choose, in the order of the choice."""

TRIALS: dict[str, Language] = {
    "pseudo": Language("pseudo", "Pseudo", trial=True),
    "rtl": Language("rtl", "Right to left", from_right=True, trial=True),
}
"""Only by `FELTBOOK_LANGUAGE` and in tests."""


class SpokenLanguage:
    """The language in use; English needs none of what looks its sentences up."""

    language = ENGLISH
    in_chips = False
    """Whether the dealer wants chips at the table, whatever they are worth."""
    translate: Callable[[str, str, str, int], str] | None = None
    """Takes room, English text, key and count; gives "" for what it does not know."""
    write_day: Callable[[Language, date, str], str] | None = None
    """Writes a day by Qt's format."""
    bad = ""
    """The file whose sentences could not be read, for the start to name; they are English then."""


class Amounts(local):
    """What amounts are written in, by thread: what is put together beside the window changes none on screen."""

    money: "Money | None" = None
    """What a chip is worth, None = amounts are chips."""


IN_USE = Amounts()


def language() -> Language:
    """The language in use."""
    return SpokenLanguage.language


def by_name() -> str:
    """The language the variable names, empty for none: what is made without a dealer is English unless it names one."""
    return os.environ.get(VARIABLE, "")


# Sentences ------------------------------------------------------------------------------------------------------------


def translated(context: str, key: str, text: str, count: int = -1) -> str:
    """A sentence in the language in use, its blanks still open; English where it is not translated.

    Args:
        context: the room it belongs to, such as `table`.
        key: its name there: tells apart what is one word in English.
        text: the English sentence; of one that counts, the form for many.
        count: how many, for a sentence that counts.
    """
    spoken = SpokenLanguage.language
    if spoken is ENGLISH:
        return text
    if spoken.trial:
        return in_trial(text, spoken.from_right)
    translate = SpokenLanguage.translate
    return (translate(context, text, key, count) if translate is not None else "") or text


def word(context: str, key: str, sentence: Sentence, blanks: Mapping[str, object]) -> str:
    """A sentence with its blanks filled; one that counts in the form its count asks for."""
    if isinstance(sentence, str):
        return translated(context, key, sentence).format(**blanks)
    count = blanks[sentence.by]
    assert isinstance(count, int)
    english = SpokenLanguage.language is ENGLISH or SpokenLanguage.language.trial
    text = sentence.one if english and count == 1 else sentence.many
    return translated(context, key, text, count).format(**{**blanks, sentence.by: counted(count)})


def listed(words: Sequence[str], last: str) -> str:
    """A, B and C; `last` = the word before the last one."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def begun(words: str) -> str:
    """The words as a sentence begins: only the first letter large."""
    return words[:1].upper() + words[1:]


def inside(words: str) -> str:
    """The words as they stand inside a sentence: a noun of a title is small there, unless the language says other."""
    return words if SpokenLanguage.language.large_nouns else words[:1].lower() + words[1:]


# Figures and days -----------------------------------------------------------------------------------------------------


def sought(words: str) -> str:
    """Words as a search compares them: capitals and accents make no difference."""
    return "".join(sign for sign in normalize("NFKD", words.casefold()) if not combining(sign))


def counted(number: int) -> str:
    """A number of things, thousands kept apart: 1,480 hands."""
    return written(number, None, SpokenLanguage.language)


def figure(chips: int) -> str:
    """An amount of chips with every digit, never 1.5k: `1,480`, or in money `€1,480.50`, `1.480,50 €`."""
    return written(chips, IN_USE.money, SpokenLanguage.language)


def bare(chips: int) -> str:
    """The same without the sign of the currency, where amounts stand beside each other: plates, columns, small keys."""
    return written(chips, IN_USE.money, SpokenLanguage.language, sign=False)


def chain(amounts: Sequence[int], between: str = "/") -> str:
    """Amounts that belong together, with one sign for all: `5/10`, `€0.25/0.50`, `0,25/0,50 €`."""
    signs = len(amounts) - 1 if SpokenLanguage.language.sign_last else 0
    return between.join((figure if at == signs else bare)(chips) for at, chips in enumerate(amounts))


def signed(chips: int, *, sign: bool = True) -> str:
    """Won or lost: `+1,010`, `−370`, `0`; `sign` = in money with that of the currency."""
    return f"{'+' if chips > 0 else ''}{written(chips, IN_USE.money, SpokenLanguage.language, sign=sign)}"


def at_table(money: "Money | None") -> None:
    """From now on amounts are those of a table where a chip is worth this, unless the dealer wants chips."""
    IN_USE.money = told_at_table(money)


def told_at_table(money: "Money | None") -> "Money | None":
    """What amounts of such a table are written in: the same, None where the dealer wants chips."""
    return None if SpokenLanguage.in_chips else money


def typed(text: str, key: str) -> str:
    """What was typed as an amount with one more key, a digit or a decimal mark; unchanged where that cannot be."""
    return amounts.keyed(text, key, IN_USE.money)


def typed_for(chips: int) -> str:
    """What would be typed for so many chips."""
    return amounts.as_typed(chips, IN_USE.money)


def worth(minor_units: int) -> str:
    """What a chip is worth, of the money in use: `€0.25`; without money a number."""
    least = IN_USE.money.smallest if IN_USE.money is not None else None
    return written(minor_units, least, SpokenLanguage.language)


def hundredths(chips: int) -> int:
    """What chips are worth in hundredths of the money in use, without money of one chip: their colour goes by that."""
    return chips * HUNDREDTHS if IN_USE.money is None else int(IN_USE.money.worth(chips) * HUNDREDTHS)


def chips_in(text: str) -> int | None:
    """Chips of what was typed, None where it is no whole number of them."""
    return amounts.in_chips(text, IN_USE.money)


def too_fine(text: str) -> bool:
    """Whether more decimals were typed than amounts have here."""
    return amounts.too_fine(text, IN_USE.money)


def whole_chips(text: str) -> int:
    """The whole chips in what was typed."""
    return amounts.whole_chips(text, IN_USE.money)


def echoed(text: str) -> str:
    """What was typed so far, as it is written here."""
    return amounts.echoed(text, SpokenLanguage.language)


def decimal_key() -> str:
    """The decimal mark of a keypad, "" where amounts have no decimals."""
    return SpokenLanguage.language.decimal if IN_USE.money is not None and IN_USE.money.decimals else ""


def in_money() -> bool:
    """Whether amounts are written in money now."""
    return IN_USE.money is not None


@contextmanager
def amounts_in(money: "Money | None") -> Iterator[None]:
    """In it amounts are written in this money, None = in chips: for what is put together at once, such as a recap."""
    before, IN_USE.money = IN_USE.money, money
    try:
        yield
    finally:
        IN_USE.money = before


KitSpeech.figure, KitSpeech.decimal_key = counted, decimal_key


def day(when: date) -> str:
    """A day in full: `20 November 2026`, `20. November 2026`, `20 de noviembre de 2026`."""
    return _dated(when, SpokenLanguage.language.day)


def short_day(when: date) -> str:
    """A day of this year: `20 Nov`, `20. Nov.`, `20 nov.`."""
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
