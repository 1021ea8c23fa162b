"""Does at a table what was read, line by line of the table script; what the table refuses is said with its line."""

from typing import Any, Protocol

import msgspec

from engine.commands import Command
from engine.decide import decide
from engine.imports.records import NotImported
from engine.refusals import Refusal, Refused
from engine.session import Done
from engine.state import TableState
from engine.words import phrase


class Table(Protocol):
    """A session, or a trial of one."""

    @property
    def state(self) -> TableState:
        """The table now."""

    def dispatch(self, command: Command) -> Done | Refusal:
        """Do it, or say why not."""


class Trial:
    """A table on which a hand is tried before it is played.

    Args:
        state: where it begins.
    """

    def __init__(self, state: TableState) -> None:
        self.state, self.done = state, 0
        """The table now, and how many lines were done."""

    def dispatch(self, command: Command) -> Done | Refusal:
        """Do it, or say why not; nothing is kept but the table."""
        try:
            events, self.state = decide(self.state, command)
        except Refused as refused:
            return refused.refusal
        self.done += 1
        return Done(tuple(events), self.state)


def command_of(line: dict[str, Any]) -> Command:
    """The command of a line of the table script; raises `msgspec.ValidationError`."""
    return msgspec.convert(line, Command)  # type: ignore[no-any-return]


def do(table: Table, at: int, line: dict[str, Any]) -> Done:
    """Do a line.

    Args:
        table: where.
        at: the line of the file it is read from, from 1.
        line: what is done.

    Raises:
        NotImported: it is refused.
    """
    try:
        done = table.dispatch(command_of(line))
    except msgspec.ValidationError as error:
        raise NotImported(at, phrase("import.field", field=str(error))) from None
    except Refused as refused:
        raise NotImported(at, refused.refusal) from None
    if isinstance(done, Refusal):
        raise NotImported(at, done)
    return done
