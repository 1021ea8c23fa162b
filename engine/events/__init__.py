"""Events: facts of a session. They hold every figure, so that `evolve` applies them without any rule."""

# ruff: noqa: F403 - every event is here; a new one is written down in the file of its room alone
from engine.events.base import *
from engine.events.base import SettlingEvent
from engine.events.hand import *
from engine.events.hand import HandEvent
from engine.events.table import *
from engine.events.table import TableEvent

AnyEvent = TableEvent | HandEvent | SettlingEvent
