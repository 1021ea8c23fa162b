"""What tests expect to be said or written in each language: all of it, so that a new one has its lines in this file.

What has no line for English is asked of translations alone.
"""

from typing import NoReturn, TypeVar

import pytest

from desktop.words.i18n import LANGUAGES

Expected = TypeVar("Expected")
NARROW, FIXED = "\u202f", "\u00a0"
"""Blanks no line is broken at."""


class InEach(dict[str, Expected]):
    """What is expected in each language, by its code: one that has no line here yet is asked for by name."""

    def __missing__(self, code: str) -> NoReturn:
        there = ", ".join(f"{other}={line!r}" for other, line in self.items())
        asked = f"what is this in {LANGUAGES[code].name}: {there}?"
        pytest.fail(f"{asked} Give {code!r} a line in tests/desktop/in_each.py")


# Figures, days, amounts -----------------------------------------------------------------------------------------------

THOUSANDS = InEach(en="1,234,567", de="1.234.567", fr=f"1{NARROW}234{NARROW}567", es="1.234.567")
DAYS = InEach(
    en=("20 November 2026", "20 Nov"),
    de=("20. November 2026", "20. Nov."),
    fr=("20 novembre 2026", "20 nov."),
    es=("20 de noviembre de 2026", "20 de nov"),
)
MONEY = InEach(
    en=("€1,234.50", "1,234.50", "\u2212€0.25"),
    de=(f"1.234,50{FIXED}€", "1.234,50", f"\u22120,25{FIXED}€"),
    fr=(f"1{NARROW}234,50{FIXED}€", f"1{NARROW}234,50", f"\u22120,25{FIXED}€"),
    es=(f"1.234,50{FIXED}€", "1.234,50", f"\u22120,25{FIXED}€"),
)
"""4938 chips of 25 cents, the same without the sign, and one chip that was lost."""
RECAP_MONEY = InEach(
    en=("€750.00", "€250.00", "+250.00"),
    de=(f"750,00{FIXED}€", f"250,00{FIXED}€", "+250,00"),
    fr=(f"750,00{FIXED}€", f"250,00{FIXED}€", "+250,00"),
    es=(f"750,00{FIXED}€", f"250,00{FIXED}€", "+250,00"),
)
"""What was bought, what is paid, and what was won."""
UNDER_A_MINUTE = InEach(en="under a minute", de="unter 1 min", fr="moins d\u20191 min", es="menos de 1 min")
FIRST = InEach(de=("1.", "1."), fr=("1er", "1re"), es=("1.º", "1.ª"))
"""The first place and the first hand."""

# Sentences that count -------------------------------------------------------------------------------------------------

HANDS = InEach(
    en=("may post in 1 hand", "may post in 2 hands"),
    de=("darf in 1 Hand posten", "darf in 2 Händen posten"),
    fr=("peut poster dans 1 main", "peut poster dans 2 mains"),
    es=("post posible en 1 mano", "post posible en 2 manos"),
)
"""One and two of them."""
NONE_LIVE = InEach(en="0 hands", de="0 Hände", fr="0 main", es="0 manos")
"""None is many except in French."""
PAYMENTS = InEach(en="six payments", de="sechs Zahlungen", fr="six paiements", es="seis pagos")

# At the table ---------------------------------------------------------------------------------------------------------

NAMES = InEach(en=["O'Brien-3"], de=["Jörg-Weiß", "Änne2"], fr=["Hélène", "D'Œuf"], es=["Núñez"])
"""Names with letters, digits and signs of the second page of keys."""
PLAYER = InEach(de="Spieler", fr="Joueur", es="Jugador")
"""Who is a number and no name."""
HAND = InEach(
    de=("Raise auf", "Call", "ist dran", "foldet"),
    fr=("Relancer à", "Suivre", "de parler", "passe"),
    es=("Subir a", "Igualar", "Habla", "se retira"),
)
"""A raise and a call in the bar, who is to act, and a fold in the log."""
ALL_IN = InEach(de=", all-in", fr=", tapis", es=", all-in")
"""The end of a line of the log."""
POTS = InEach(
    en=("Pot 15, between Ann, Ben and Cid", "Main pot 90, between Ann, Ben and Cid"),
    de=("Pot 15, zwischen Ann, Ben und Cid", "Main Pot 90, zwischen Ann, Ben und Cid"),
    fr=("Pot 15, entre Ann, Ben et Cid", "Pot Principal 90, entre Ann, Ben et Cid"),
    es=("Bote 15, entre Ann, Ben y Cid", "Bote Principal 90, entre Ann, Ben y Cid"),
)
"""As they are read aloud: the only pot, and the main pot of two."""
WAITS_FOR_POSTING = InEach(
    de="bis zum Posten; sonst wird gewartet", fr="tant qu\u2019on ne poste pas", es="hasta poner el post; si no, espera"
)
"""Of the only player who is not dealt in."""

# Pages ----------------------------------------------------------------------------------------------------------------

SETUP = InEach(
    de={"Neuer Tisch", "Hausregeln", "Spiel und Einsätze", "Start"},
    fr={"Nouvelle table", "Règles maison", "Jeu et enjeux", "Démarrer"},
    es={"Mesa nueva", "Reglas de la casa", "Juego y ciegas", "Empezar"},
)
RECAP = InEach(
    de=({"Gekauft", "Jeder Chip ist da"}, {"Ergebnisse", "Größter Pot"}),
    fr=({"Cavé", "Tous les jetons sont là"}, {"Résultats", "Plus gros pot"}),
    es=({"Comprado", "Todas las fichas cuadran"}, {"Resultados", "Mayor bote"}),
)
"""What stands on screen and paper, and what on the screen alone."""
NO_BOOK = InEach(
    en="The file cannot be opened as a book: the file is not a book of Feltbook.",
    de="Die Datei lässt sich nicht als Buch öffnen: die Datei ist kein Buch von Feltbook.",
    fr="Le fichier ne s\u2019ouvre pas comme journal : le fichier n\u2019est pas un journal de Feltbook.",
    es="El archivo no se puede abrir como registro: el archivo no es un registro de Feltbook.",
)
NO_CREDENTIAL = InEach(
    en=("there is no credential", "others may read it", "no credential of a card room"),
    de=("hier ist keine Anmeldung", "andere dürfen sie lesen", "keine Anmeldung zu einem Kartenraum"),
    fr=("pas d\u2019identifiant", "d\u2019autres peuvent le lire", "pas un identifiant d\u2019une salle"),
    es=("aquí no hay credencial", "otros pueden leerla", "no es una credencial de una sala"),
)
"""A file of a credential that is not there, that others may read, that is something else."""
