"""Runs imported hands as lines of the table script; a refusal is reported with its line of the file."""

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
    """A session, or a trial of a hand."""

    @property
    def state(self) -> TableState:
        """Current state of the table."""

    def dispatch(self, command: Command) -> Done | Refusal:
        """Do a command, or return the refusal."""


class Trial:
    """A copy of a table on which a hand is tried before it is played.

    Args:
        state: state of the table before the hand.
    """

    def __init__(self, state: TableState) -> None:
        self.state, self.done = state, 0
        """Current state of the table, and the number of lines done."""

    def dispatch(self, command: Command) -> Done | Refusal:
        """Do a command, or return the refusal; only the state of the trial changes."""
        try:
            events, self.state = decide(self.state, command)
        except Refused as refused:
            return refused.refusal
        self.done += 1
        return Done(tuple(events), self.state)


def command_of(line: dict[str, Any]) -> Command:
    """Return the command of a line of the table script; raises `msgspec.ValidationError`."""
    return msgspec.convert(line, Command)  # type: ignore[no-any-return]


def do(table: Table, file_line: int, line: dict[str, Any]) -> Done:
    """Do a line of the table script.

    Args:
        table: the session, or a trial.
        file_line: line of the file it was read from, from 1.
        line: the line.

    Raises:
        NotImported: the line is refused.
    """
    try:
        done = table.dispatch(command_of(line))
    except msgspec.ValidationError as error:
        raise NotImported(file_line, phrase("import.field", field=str(error))) from None
    except Refused as refused:
        raise NotImported(file_line, refused.refusal) from None
    if isinstance(done, Refusal):
        raise NotImported(file_line, done)
    return done
