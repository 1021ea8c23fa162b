"""Intents: requests of a tap or a key, as frozen records; each receiver matches all it may get, so none is missed."""

# ruff: noqa: F403 - every intent is here; a new one is written down in its own file alone
from desktop.intents.desk import *
from desktop.intents.desk import DeskIntent, EntryIntent, ShowdownIntent
from desktop.intents.figures import *
from desktop.intents.openings import *
from desktop.intents.openings import Opening
from desktop.intents.questions import *
from desktop.window_intents import *
from desktop.window_intents import WindowIntent

Intent = DeskIntent | EntryIntent | ShowdownIntent | Opening | WindowIntent
