"""All sentences, whatever they are about, by key."""

from engine.words.betting import BETTING
from engine.words.checking import CHECKING
from engine.words.exporting import EXPORTING
from engine.words.importing import IMPORTING
from engine.words.people import PEOPLE
from engine.words.play import PLAY
from engine.words.script import SCRIPT
from engine.words.seats import SEATS
from engine.words.settings import SETTINGS
from engine.words.steps import STEPS
from engine.words.traveling import TRAVELING
from engine.words.why_bets import WHY_BETS
from engine.words.why_table import WHY_TABLE

SPOKEN = (
    BETTING
    | CHECKING
    | EXPORTING
    | IMPORTING
    | PEOPLE
    | PLAY
    | SEATS
    | SETTINGS
    | STEPS
    | TRAVELING
    | WHY_BETS
    | WHY_TABLE
)
"""What a person at the window can meet: said in every language."""

SENTENCES = SPOKEN | SCRIPT
"""Every sentence with its blanks open."""
