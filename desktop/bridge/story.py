"""The log of the running hand, continued step by step: a tap adds its own step and does not repeat the whole hand."""

from desktop.bridge.log import LogWriter
from desktop.bridge.log_words import WhoSat
from desktop.bridge.scene import LogLine, News
from desktop.words.i18n import IN_USE, language
from desktop.words.phrases import why as why_not
from engine.journal.codec import events_of
from engine.journal.current_session import CurrentSession
from engine.journal.errors import JournalError

LinesAndNews = tuple[tuple[LogLine, ...], tuple[tuple[int, News], ...]]
"""The lines of a hand, and the words at the seats since the hand before."""


class RunningLog:
    """The log of the running or last hand of a session; rewritten where new steps do not simply continue it."""

    def __init__(self, session: CurrentSession) -> None:
        self._session = session
        self._writer: LogWriter | None = None
        self._written: list[int] = []
        self._names_key: object = None

    def lines_and_news(self, names: WhoSat) -> LinesAndNews:
        """Return the lines of the hand and the words at the seats; `names` = the current names by seat and step."""
        try:
            writer = self._continued_writer(names)
        except JournalError as error:  # the table is unchanged; only its log cannot be read
            self._writer = None
            return (LogLine(why_not(error)),), ()
        return tuple(writer.lines), tuple(sorted(writer.news.items(), key=lambda item: item[0]))

    def _continued_writer(self, names: WhoSat) -> LogWriter:
        """Return the writer after every counting step; a new one after another history, language or set of names."""
        session, writer, written, state = self._session, self._writer, self._written, self._session.state
        steps = [step for step, undone in session.log() if step.real and not undone]
        seated = [player.name if player is not None else "" for player in state.seats]
        names_key = language(), IN_USE.money, seated, [(seat, player.name) for seat, player in state.aside]
        goes_on = names_key == self._names_key and [step.sequence for step in steps[: len(written)]] == written
        if writer is None or not written or not goes_on:
            writer = LogWriter(names, state.game, session.declined, session.state_before, session.after)
            written = []
        self._writer = None  # a failure half way starts a new writer
        for step in steps[len(written) :]:
            writer.add(events_of(step), step.sequence)
        self._writer, self._written, self._names_key = writer, [step.sequence for step in steps], names_key
        return writer
