"""The hand-over card: a summary of the table for the dealer who sits down (NOW-9). Chips, seats from 1."""

from msgspec import Struct, field

from engine.state import KillState, TableState
from engine.view.between import DueView
from engine.view.clocks import Reminder, reminders
from engine.view.dues import dues


class HandOver(Struct, frozen=True):
    """The hand-over card of a new dealer (NOW-9)."""

    dealer: str | None
    """The name of the dealer who sits down."""
    hand: int
    """Number of the running or last hand."""
    running: bool
    """Whether it is running."""
    button: int | None
    """The seat of the button."""
    stacks: tuple[tuple[int, str, int], ...]
    """Seat, name and chips of every player."""
    dues: tuple[DueView, ...]
    """The open entry decisions, between hands."""
    kill: KillState
    """The kill button."""
    rock: int | None
    """The seat that holds the rock."""
    reminders: tuple[Reminder, ...]
    """The dealer's reminders."""
    standing: tuple[int, ...]
    """The seats still standing in the stand-up game (NOW-5)."""
    announced: tuple[str, ...] = field(name="said")
    """Announcements for the coming hand, in words of the script; written `said`."""
    notes: tuple[str, ...]
    """Why requests of the last hand were not carried out."""
    away: tuple[tuple[int, int], ...] = ()
    """Seats that are out, with the dealer changes since."""


def handover(state: TableState) -> HandOver:
    """Return the card for the dealer who sits down now."""
    hand = state.hand
    stacks = []
    for seat, player in enumerate(state.seats, 1):
        if player is not None:
            stacks.append((seat, player.name, state.stack_at(seat)))
    announced = [f"{dealt.kind} {dealt.seat} {dealt.to}".removesuffix(" 0") for dealt in state.announced]
    if state.bomb is not None:
        announced.append(f"bomb {state.bomb.ante}")
    if state.boards > 1:
        announced.append(f"boards {state.boards}")
    if state.splash:
        announced.append(f"splash {state.splash}")
    return HandOver(
        dealer=state.dealer,
        hand=state.number,
        running=hand is not None,
        button=state.positions.dealt_from if state.positions is not None else state.placed_button,
        stacks=tuple(stacks),
        dues=dues(state) if hand is None else (),
        kill=state.kill,
        rock=state.rock,
        reminders=reminders(state),
        standing=state.stand_up.standing if state.stand_up is not None else (),
        announced=tuple(announced),
        notes=state.notes,
        away=tuple(
            (seat, dealt.downs_away) for seat, dealt in enumerate(state.seats, 1) if dealt and dealt.presence == "out"
        ),
    )
