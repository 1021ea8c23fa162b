"""The choice of the language of the window, and its translations in Qt.

English is in the code. Any other language is a `.qm` of `resources/translations`, made from the `.ts` beside it, which
Qt Linguist edits.
"""

import os
import re
import sys
from contextlib import suppress
from datetime import date

from PySide6 import QtCore
from PySide6.QtCore import QCoreApplication, QDate, QLocale, Qt, QTranslator
from PySide6.QtGui import QGuiApplication

from desktop.kit.speech import KitSpeech
from desktop.words.i18n import ENGLISH, LANGUAGES, TRIALS, Language, SpokenLanguage, by_name
from resources import resource


class Loaded:
    """The objects of Qt that have to live as long as a language is in use."""

    sentences: QTranslator | None = None
    """Translates the sentences of the app."""
    held = b""
    of_qt: QTranslator | None = None
    """Translates the words of Qt in the menu of a text field."""


def code_to_speak(chosen: str = "", named: str | None = None) -> str:
    """Return the code of the first known language of: the variable, the chosen one, those of the system, English.

    `named` = the value of the variable, None = read it from the environment.
    """
    known = {**LANGUAGES, **TRIALS}
    for code in (by_name() if named is None else named, chosen):
        if code in known:
            return code
    return next((code for tag in system_tags() if (code := tag[:2].lower()) in LANGUAGES), "en")


def system_tags() -> list[str]:
    """Return the languages of the system, the preferred first, in its notation: `de-DE`, `de_DE.UTF-8`."""
    platform: str = sys.platform
    if platform == "linux":
        # The variables that QLocale reads; QLocale itself costs a start 6 ms.
        values = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
        first = next((tag for tag in values if tag), "")
        return [*os.environ.get("LANGUAGE", "").split(":"), first] if first not in ("", "C", "POSIX") else [first]
    return QLocale.system().uiLanguages()


REGIONS = {
    "US": "USD", "GB": "GBP", "CH": "CHF", "CA": "CAD", "AU": "AUD", "MX": "MXN", "BR": "BRL"
}  # fmt: skip
"""Currencies of regions without the euro, as far as the setup page offers them by name."""


def home_currency() -> str:
    """Return the ISO 4217 code of the currency of the system's region, EUR for a region not in `REGIONS`."""
    regions = (re.search("[-_]([A-Z]{2})", tag) for tag in system_tags())
    return next((REGIONS[region[1]] for region in regions if region and region[1] in REGIONS), "EUR")


def speak(code: str) -> Language:
    """Set and return the language in use, English for an unknown code; the caller updates the text on screen."""
    spoken = {**LANGUAGES, **TRIALS}.get(code, ENGLISH)
    if spoken == SpokenLanguage.language:
        return spoken
    if Loaded.of_qt is not None:
        QCoreApplication.removeTranslator(Loaded.of_qt)
    SpokenLanguage.language, SpokenLanguage.translate, Loaded.sentences, Loaded.of_qt = spoken, None, None, None
    SpokenLanguage.write_day = None if spoken is ENGLISH else write_day
    KitSpeech.code, KitSpeech.from_right = spoken.code, spoken.from_right
    if spoken is not ENGLISH and not spoken.trial:
        Loaded.sentences = QTranslator()
        # Loaded from bytes: Qt maps a file into memory, and replacing a mapped file crashes the process.
        Loaded.held = b""  # without a file, not the bytes of the previous language
        with suppress(OSError):
            Loaded.held = (resource("translations") / f"{spoken.code}.qm").read_bytes()
        if Loaded.sentences.load(Loaded.held):
            SpokenLanguage.translate = _translation
        else:
            Loaded.sentences, SpokenLanguage.bad = None, f"{spoken.code}.qm"
    app = QCoreApplication.instance()
    if isinstance(app, QGuiApplication):
        direction = Qt.LayoutDirection.RightToLeft if spoken.from_right else Qt.LayoutDirection.LeftToRight
        app.setLayoutDirection(direction)
        of_qt = QTranslator()
        qt = QtCore.QLibraryInfo  # the access makes the Python class, which a start in English does not need
        if of_qt.load(f"qtbase_{spoken.code}", qt.path(qt.LibraryPath.TranslationsPath)):
            QCoreApplication.installTranslator(of_qt)
            Loaded.of_qt = of_qt
    return spoken


def _translation(context: str, text: str, key: str, count: int) -> str:
    sentences = Loaded.sentences
    return (sentences.translate(context, text, key, count) if sentences is not None else None) or ""


def write_day(spoken: Language, when: date, form: str) -> str:
    """Return a day in a language; `form` = the format in Qt's notation, such as `d MMMM yyyy`."""
    locale = QLocale("en" if spoken.trial else spoken.code)
    return locale.toString(QDate(when.year, when.month, when.day), form)
