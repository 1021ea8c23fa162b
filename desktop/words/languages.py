"""Which language the window speaks, and what it needs of Qt for that.

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
    """What Qt needs as long as a language is spoken."""

    sentences: QTranslator | None = None
    """Gives our sentences."""
    held = b""
    of_qt: QTranslator | None = None
    """Gives the words that Qt puts into a text field's menu."""


def wanted(chosen: str = "", named: str | None = None) -> str:
    """The code of the language to speak: the one the variable names, the chosen one, else the system's if we have it.

    `named` = the variable's value, None = as the environment has it.
    """
    known = {**LANGUAGES, **TRIALS}
    for code in (by_name() if named is None else named, chosen):
        if code in known:
            return code
    return next((code for tag in system_tags() if (code := tag[:2].lower()) in LANGUAGES), "en")


def system_tags() -> list[str]:
    """The languages the system is set to, the best first, as it writes them: `de-DE`, `de_DE.UTF-8`."""
    platform: str = sys.platform
    if platform == "linux":
        # What QLocale reads there; importing it costs a start 6 ms.
        named = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
        first = next((tag for tag in named if tag), "")
        return [*os.environ.get("LANGUAGE", "").split(":"), first] if first not in ("", "C", "POSIX") else [first]
    return QLocale.system().uiLanguages()


REGIONS = {
    "US": "USD", "GB": "GBP", "CH": "CHF", "CA": "CAD", "AU": "AUD", "MX": "MXN", "BR": "BRL"
}  # fmt: skip
"""The currency of a region, where it is none of the euro and may be chosen by name."""


def home_currency() -> str:
    """The currency the system is set to, by ISO 4217, the euro where it says none of `REGIONS`."""
    regions = (re.search("[-_]([A-Z]{2})", tag) for tag in system_tags())
    return next((REGIONS[region[1]] for region in regions if region and region[1] in REGIONS), "EUR")


def speak(code: str) -> Language:
    """Speak a language from now on; what is on screen already has to be said again. An unknown one is English."""
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
        # As bytes: a file is mapped, and one that is replaced meanwhile would take the process with it.
        Loaded.held = b""  # never those of the language before
        with suppress(OSError):
            Loaded.held = (resource("translations") / f"{spoken.code}.qm").read_bytes()
        if Loaded.sentences.load(Loaded.held):
            SpokenLanguage.translate = _looked_up
        else:
            Loaded.sentences, SpokenLanguage.bad = None, f"{spoken.code}.qm"
    app = QCoreApplication.instance()
    if isinstance(app, QGuiApplication):
        side = Qt.LayoutDirection.RightToLeft if spoken.from_right else Qt.LayoutDirection.LeftToRight
        app.setLayoutDirection(side)
        of_qt = QTranslator()
        qt = QtCore.QLibraryInfo  # Python's class of it is made here, for which a start in English has no use
        if of_qt.load(f"qtbase_{spoken.code}", qt.path(qt.LibraryPath.TranslationsPath)):
            QCoreApplication.installTranslator(of_qt)
            Loaded.of_qt = of_qt
    return spoken


def _looked_up(context: str, text: str, key: str, count: int) -> str:
    sentences = Loaded.sentences
    return (sentences.translate(context, text, key, count) if sentences is not None else None) or ""


def write_day(spoken: Language, when: date, form: str) -> str:
    """A day as Qt writes it in this language; `form` = Qt's format, `d MMMM yyyy`."""
    locale = QLocale("en" if spoken.trial else spoken.code)
    return locale.toString(QDate(when.year, when.month, when.day), form)
