"""Names in words about the past: the player who sat in the seat at that time, by the current name."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from desktop.bridge.log_words import WhoSat
from desktop.bridge.step_names import Name, step_words
from engine.journal.current_session import CurrentSession
from engine.journal.seatings import END, SeatedNames
from engine.journal.steps import JournalStep
from engine.state import TableState
from engine.view import StateView

if TYPE_CHECKING:
    from engine.journal.hands import HandLine


def names_in(seated: SeatedNames) -> WhoSat:
    """Return a function of names by seat, step and place in the step; an empty seat goes by its number."""
    return lambda seat, step, place: seated.name(seat, step, place) or str(seat)


def words_of(step: JournalStep | None, seated: SeatedNames) -> str | None:
    """Return the name of a step, with the players seated at that time; a correction uses those of its hand."""
    if step is None:
        return None
    at = step.correction.step if step.correction is not None else step.sequence
    return step_words(step.label, lambda seat: seated.name(seat, at, -1) or seated.name(seat, at) or str(seat))


def undone_words(session: CurrentSession, step: JournalStep, then: TableState | None) -> str:
    """Return the name of a step that was taken back; in its history other players may have had the seats.

    `then` = the table of the counting history at about that time: a player who sits there too has the current name.
    """

    def name(seat: int) -> str:
        for sequence in (step.parent, step.sequence):
            player = session.after(sequence).player(seat) if sequence else None
            if player is not None:
                same = then.player(seat) if then is not None else None
                kept = same is not None and same.name == player.name
                return session.seated.name(seat, step.sequence) if kept else player.name
        return str(seat)

    return step_words(step.label, name) or ""


def named_by_hand(session: CurrentSession, played: "Iterable[HandLine]") -> Callable[[int], Name]:
    """Return the names by seat for a hand's number: at the end of `played` hands, else the current ones."""
    seated, ends = session.seated, {line.number: (line.step, line.place) for line in played}

    def named(hand: int) -> Name:
        step, place = ends.get(hand, (END, END))
        return lambda seat: seated.name(seat, step, place) or str(seat)

    return named


def renamed(view: StateView, seated: SeatedNames, step: int) -> StateView:
    """Return an earlier table with the current names of its players."""
    seats = {
        seat: replace(player, player=seated.name(seat, step, -1) or player.player)
        for seat, player in view.seats.items()
    }
    return replace(view, seats=seats)
