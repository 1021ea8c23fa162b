"""What a check finds, as data: where, what, and after which moment. The sentences stand in `engine.words`."""

from datetime import UTC, datetime, timedelta

from msgspec import Struct

from engine.journal.store_protocol import SessionRow
from engine.words import Fact, Phrase, phrase


class Finding(Struct, frozen=True):
    """Something that is not as it was written."""

    what: Phrase
    """What it is."""
    session: int = 0
    """Where, 0 = in none."""
    hand: int = 0
    """Where, 0 = in none."""
    step: int = 0
    """Where, 0 = in none."""
    since: str = ""
    """When the last sound step before it was made, UTC; "" = unknown."""
    remark: bool = False
    """Worth saying, and nothing is wrong."""

    @property
    def phrase(self) -> Phrase:
        """The whole sentence: where, after when, what."""
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
    """What a check came to."""

    findings: tuple[Finding, ...]
    """All there are, in the order of the file."""
    sessions: int = 0
    """How many were checked."""
    steps: int = 0
    """How many were checked."""
    ended: bool = True
    """Whether it was not cancelled."""

    @property
    def faults(self) -> tuple[Finding, ...]:
        """The findings that say something is wrong."""
        return tuple(finding for finding in self.findings if not finding.remark)


def moment(row: SessionRow, seconds: int) -> str:
    """When a second of a session was, UTC to the second; "" where its beginning cannot be read."""
    try:
        began = datetime.fromisoformat(row.created)
        began = began if began.tzinfo else began.replace(tzinfo=UTC)
        return (began + timedelta(seconds=seconds)).astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
    except (ValueError, OverflowError):
        return ""
