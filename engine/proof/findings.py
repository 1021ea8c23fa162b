"""Findings of a check as data: place, fault, time of the last sound step. Sentences are in `engine.words`."""

from datetime import UTC, datetime, timedelta

from msgspec import Struct

from engine.journal.store_protocol import SessionRow
from engine.words import Fact, Phrase, phrase


class Finding(Struct, frozen=True):
    """A difference between a book and what was written."""

    what: Phrase
    """The fault."""
    session: int = 0
    """The number of the session, 0 = none."""
    hand: int = 0
    """The number of the hand, 0 = none."""
    step: int = 0
    """The sequence of the step, 0 = none."""
    since: str = ""
    """The time of the last sound step before it, UTC; "" = unknown."""
    remark: bool = False
    """Whether it is a remark only, not a fault."""

    @property
    def phrase(self) -> Phrase:
        """The whole sentence: place, time, fault."""
        where: dict[str, Fact] = {"session": str(self.session), "what": self.what}
        if not self.session:
            return phrase("check.book", what=self.what)
        if self.step:
            where |= {"hand": str(self.hand), "step": str(self.step)}
            return (
                phrase("check.step_since", since=self.since, **where) if self.since else phrase("check.step", **where)
            )
        return phrase("check.session", **where)


class CheckReport(Struct, frozen=True):
    """The outcome of a check."""

    findings: tuple[Finding, ...]
    """All findings, in the order of the file."""
    sessions: int = 0
    """The number of sessions checked."""
    steps: int = 0
    """The number of steps checked."""
    ended: bool = True
    """Whether the check ended without a cancel."""

    @property
    def faults(self) -> tuple[Finding, ...]:
        """The findings that are faults."""
        return tuple(finding for finding in self.findings if not finding.remark)


def moment(row: SessionRow, seconds: int) -> str:
    """Return the time of a second of a session, UTC to the second; "" if the session's start cannot be parsed."""
    try:
        began = datetime.fromisoformat(row.created)
        began = began if began.tzinfo else began.replace(tzinfo=UTC)
        return (began + timedelta(seconds=seconds)).astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
    except (ValueError, OverflowError):
        return ""
