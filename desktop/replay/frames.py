"""A hand as a row of frames: the table after each line of its log, from the deal to the pots pushed."""

from itertools import groupby
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from desktop.bridge.log import LogWriter
from desktop.bridge.past_names import names_in, renamed
from desktop.bridge.scene import LogLine, Scene
from desktop.present.awards import Proposal
from desktop.words.engine import table_title
from desktop.words.i18n import amounts_in, table_money
from desktop.words.say import say
from engine.betting.bounds import all_in_of
from engine.events import HandStarted, PotsAwarded
from engine.journal.session_reading import PlayedEvent
from engine.state import TableState
from engine.view.tell_state import kill_cause, tell

if TYPE_CHECKING:
    from engine.session import Session


class FilmFrame(Struct, frozen=True):
    """A moment of a hand."""

    state: TableState
    """The state of the table at that moment; where the pots are pushed, just before."""
    step: int
    """The step of the journal it belongs to."""
    lines: int
    """How many lines of the log are in sight."""
    street: str
    """The name of the current street, "award" once pots are pushed."""
    proposal: Proposal = Proposal()
    """The awards, once pots are pushed."""


class Film(Struct, frozen=True):
    """A hand as frames, from its deal on."""

    session: int
    """The number of the session."""
    hand: int
    """The number of the hand."""
    lines: tuple[LogLine, ...] = ()
    """All lines of its log, without the head of the hand."""
    frames: tuple[FilmFrame, ...] = ()
    """Its moments, in order."""
    nameless: bool = False
    """Whether players are named by their seats."""
    corrected: bool = False
    """Whether an action or the award was corrected (PRO-11, NOW-10)."""

    def frame_of(self, line: int) -> int:
        """Return the number of the first moment that shows a line of the log."""
        return next((at for at, frame in enumerate(self.frames) if frame.lines > line), len(self.frames) - 1)

    def first_of(self, street: str) -> int | None:
        """Return the first moment of a street, None where the hand never reached it."""
        return next((at for at, frame in enumerate(self.frames) if frame.street == street), None)


def film_of(session: "Session", hand: int, nameless: bool = False) -> Film:
    """Return a hand of a session, in the money of its table; without frames where there is no hand of this number.

    Args:
        session: in which the hand was played.
        hand: the number of the hand.
        nameless: name players by their seats, and leave out lines about players who sit down or leave.

    Raises:
        JournalError: the book cannot be read.
    """
    writer: LogWriter | None = None
    frames: list[FilmFrame] = []
    corrected = False
    for _, happened in groupby(session.played(hand), lambda each: each.step.sequence):
        events = list(happened)
        corrected = events[0].step.corrected
        if writer is None:
            game = events[0].after.game
            names = (lambda seat, _, __: _seat_name(seat)) if nameless else names_in(session.seated)
            writer = LogWriter(names, game, session.declined, session.state_before, session.after)
        with amounts_in(table_money(events[0].after.settings.cash)):
            _append_frames(frames, writer, events)
    shown = tuple(writer.lines[1:]) if writer is not None else ()
    if nameless:
        shown = tuple(replace(line, text="", who="") if line.kind == "seat" else line for line in shown)
    return Film(session.id, hand, shown, tuple(frames), nameless, corrected)


def _append_frames(frames: list[FilmFrame], writer: LogWriter, events: list[PlayedEvent]) -> None:
    """Append the moments of a step that have a line of their own in the log."""
    step = events[0].step.sequence
    log_lines = writer.each([each.event for each in events], step, events[0].place)
    for _, each in zip(log_lines, events, strict=True):
        lines = len(writer.lines) - 1
        if isinstance(each.event, HandStarted):
            frames.append(FilmFrame(each.after, step, lines, _street_name(each.after)))
        elif isinstance(each.event, PotsAwarded) and each.before is not None:
            proposal = Proposal(each.event.pots, each.event.shares)
            frames.append(FilmFrame(each.before, step, lines, "award", proposal))
        elif frames and lines > frames[-1].lines:
            last = frames[-1]
            if each.after.hand is None or last.street == "award":
                frames[-1] = replace(last, lines=lines)
            else:
                frames.append(FilmFrame(each.after, step, lines, _street_name(each.after)))


def _seat_name(seat: int) -> str:
    return say("seat_n", seat=seat)


def _street_name(state: TableState) -> str:
    return state.game.streets[state.hand.street].name if state.hand is not None else ""


def scene_of(session: "Session", film: Film, at: int) -> Scene:
    """Return the scene of a moment for the felt; raises `JournalError` where the names of players cannot be read."""
    frame = film.frames[at]
    state = frame.state
    hand, view = state.hand, tell(state)
    if film.nameless:
        view = replace(view, seats={seat: replace(each, player=_seat_name(seat)) for seat, each in view.seats.items()})
    else:
        view = renamed(view, session.seated, frame.step)
    return Scene(
        view=view,
        settings=state.settings,
        game=state.game,
        all_in=all_in_of(state.settings, state.game, hand),
        log=film.lines[: frame.lines],
        log_hand=film.hand,
        dealer="" if film.nameless else state.dealer or "",
        kill=kill_cause(state),
        bomb=_bomb(state),
        splash=hand.plan.splash if hand is not None else 0,
        parts=hand.parts if hand is not None else 1,
        title=table_title(state.settings, state.game),
    )


def _bomb(state: TableState) -> tuple[int, int] | None:
    if state.hand is None or not state.hand.plan.bomb:
        return None
    ante = next((post.amount for post in state.hand.plan.posts if post.kind == "ante"), 0)
    return ante, state.hand.plan.boards


def line_of(film: Film, at: int) -> LogLine:
    """Return the last line that a moment shows."""
    frame = film.frames[at]
    return film.lines[frame.lines - 1] if frame.lines else LogLine(say("log.hand", number=str(film.hand)))
