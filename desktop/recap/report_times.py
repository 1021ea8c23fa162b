"""Title and times of a report: title, day, times of day, the head of its chain. `zone` None = zone of the machine."""

from datetime import UTC, datetime, timedelta, tzinfo

from desktop.words import i18n
from desktop.words.recap_phrases import session_title
from desktop.words.say import say
from engine.journal.chain import short
from engine.recap.report import Report


def title(report: Report) -> str:
    """Return the table's name, if it has one, and the games."""
    return session_title(report.name, report.games, report.tournament)


def dated(report: Report, zone: tzinfo | None = None) -> str:
    """Return the title; for a tournament, whose title has no stakes, with its day."""
    return f"{title(report)}, {day(report, zone)}" if report.tournament else title(report)


def moment(report: Report, second: int, zone: tzinfo | None = None) -> datetime:
    """Return the date and time `second` seconds after the session began, in `zone`."""
    began = datetime.fromisoformat(report.created)
    if began.tzinfo is None:
        began = began.replace(tzinfo=UTC)
    return (began + timedelta(seconds=second)).astimezone(zone)


def clock(report: Report, second: int, zone: tzinfo | None = None) -> str:
    """Return the time of day of that moment: `19:05`."""
    return f"{moment(report, second, zone):%H:%M}"


def day(report: Report, zone: tzinfo | None = None) -> str:
    """Return the day on which the session began: `20 November 2026`."""
    return i18n.day(moment(report, 0, zone))


def time(report: Report, zone: tzinfo | None = None) -> str:
    """Return when the last step was made, in words."""
    return say("recap.ended" if report.ended else "recap.last_tap", time=clock(report, report.seconds, zone))


def stand(report: Report, zone: tzinfo | None = None) -> tuple[str, ...]:
    """Return when the last step was made, and the head of the chain after it."""
    when = time(report, zone)
    return (when, say("recap.chain", head=short(report.head))) if report.head else (when,)


def chain_words(report: Report, program: str) -> str:
    """Return the last line on paper: program, session, head of its chain, and the step a card room has acknowledged."""
    foot = _foot(report, program)
    return say("recap.foot_acked", foot=foot, step=report.acked) if report.acked else foot


def _foot(report: Report, program: str) -> str:
    """Return the program, the session, the head of its chain, and the day from which on it is chained."""
    if not report.head:
        return say("recap.foot_unchained", made=program, session=report.session)
    words = {"made": program, "session": report.session, "head": short(report.head)}
    if report.chained is None:
        return say("recap.foot", **words)
    since = i18n.day(datetime.fromisoformat(report.chained).astimezone())
    return say("recap.foot_later", count=report.unchained, day=since, **words)
