"""Commands: the requests of a tap or a line of the table script. Tagged by `do`; amounts in chips, seats from 1."""

# ruff: noqa: F403 - every command is here; a new one is written down in the file of its room alone
from functools import cache

import msgspec

from engine.commands.base import *
from engine.commands.before_deal import *
from engine.commands.before_deal import BeforeCommand
from engine.commands.floor import *
from engine.commands.floor import FloorCommand
from engine.commands.hand import *
from engine.commands.hand import HandCommand
from engine.commands.steps import *
from engine.commands.steps import StepCommand
from engine.commands.table import *
from engine.commands.table import TableCommand

Command = TableCommand | BeforeCommand | HandCommand | FloorCommand | StepCommand

encode = msgspec.json.Encoder().encode


@cache
def _decoder() -> msgspec.json.Decoder[Command]:
    return msgspec.json.Decoder(Command)


def decode(line: str) -> Command:
    """A command from the JSON `encode` made of it."""
    return _decoder().decode(line)
