"""The hand-over card: the table at a glance for the dealer who sits down (NOW-9). Chips, seats from 1."""

from msgspec import Struct

from engine.state import KillState, TableState
from engine.view import DueView, Reminder
from engine.view.dues import dues
from engine.view.reminders import reminders


class HandOver(Struct, frozen=True):
    """What a new dealer has to know.

    `hand` = number of the last or running one, `button` its seat; `stacks` = (seat, player, chips); `away` = (seat,
    dealer changes since the player went); `standing` = who stands in the stand-up game; `said` = what was announced for
    the coming hand; `notes` = what was refused at its end.
    """

    dealer: str | None
    hand: int
    running: bool
    button: int | None
    stacks: tuple[tuple[int, str, int], ...]
    dues: tuple[DueView, ...]
    kill: KillState
    rock: int | None
    reminders: tuple[Reminder, ...]
    standing: tuple[int, ...]
    said: tuple[str, ...]
    notes: tuple[str, ...]
    away: tuple[tuple[int, int], ...] = ()


def handover(state: TableState) -> HandOver:
    """The card for the dealer who sits down now."""
    hand = state.hand
    stacks = []
    for seat, player in enumerate(state.seats, 1):
        if player is not None:
            one = hand.seats[seat - 1] if hand is not None else None
            stacks.append((seat, player.name, player.stack if one is None else one.stack))
    said = [f"{one.kind} {one.seat} {one.to}".removesuffix(" 0") for one in state.announced]
    if state.bomb is not None:
        said.append(f"bomb {state.bomb.ante}")
    if state.boards > 1:
        said.append(f"boards {state.boards}")
    if state.splash:
        said.append(f"splash {state.splash}")
    return HandOver(
        dealer=state.dealer,
        hand=state.number,
        running=hand is not None,
        button=state.positions.lies if state.positions is not None else state.placed_button,
        stacks=tuple(stacks),
        dues=dues(state) if hand is None else (),
        kill=state.kill,
        rock=state.rock,
        reminders=reminders(state),
        standing=state.stand_up.standing if state.stand_up is not None else (),
        said=tuple(said),
        notes=state.notes,
        away=tuple((seat, one.downs_away) for seat, one in enumerate(state.seats, 1) if one and one.presence == "out"),
    )
