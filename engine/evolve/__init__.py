"""Apply an event to the state: `evolve(state, event)`. Events hold all figures except the turn, computed by betting."""

from collections.abc import Callable
from typing import Any

from engine import events as ev
from engine.evolve import begin_hand, chips, floor, hand, showdown, table
from engine.state import TableState


def evolve(state: TableState | None, event: ev.AnyEvent) -> TableState:
    """Return the state after `event`. Pure: no clock, no disk."""
    if state is None:
        assert isinstance(event, ev.Opened)
        return opened(event)
    return APPLY[type(event)](state, event)


def opened(event: ev.Opened) -> TableState:
    """Return a new table with every seat empty."""
    level = 1 if event.settings.levels else 0
    return TableState(event.settings, event.game, (None,) * event.settings.seats, level=level)


def _reopened(state: TableState, event: ev.Opened) -> TableState:
    return opened(event)


def _same(state: TableState, event: Any) -> TableState:
    return state


APPLY: dict[type, Callable[[TableState, Any], TableState]] = {
    ev.Opened: _reopened,
    ev.TimePassed: table.time,
    ev.Sat: table.sat,
    ev.WayInChosen: table.player_is,
    ev.WentOut: table.went_out,
    ev.ChipsAdded: chips.chips,
    ev.ChipsCame: chips.chips_came,
    ev.PlayerLeft: table.left,
    ev.CameBack: table.came_back,
    ev.PlayerMoved: table.moved,
    ev.PlayerRenamed: table.renamed,
    ev.ButtonPlaced: table.button,
    ev.RockGiven: table.rock,
    ev.SaidBefore: table.announced,
    ev.BombCalled: table.bomb,
    ev.BoardsAsked: table.boards,
    ev.Splashed: table.splash,
    ev.PrizesSplit: table.prizes_split,
    ev.SettingsChanged: table.settings,
    ev.GameTurned: table.game_turned,
    ev.LevelReached: table.level_reached,
    ev.LevelClockSet: table.level_clock,
    ev.Asked: table.asked,
    ev.AskedDone: table.asked_done,
    ev.Paid: chips.paid,
    ev.Taken: chips.taken,
    ev.MarkerGiven: chips.marker,
    ev.PostedLate: begin_hand.posted_late,
    ev.PostOwed: begin_hand.post_owed,
    ev.DealerSat: table.dealer,
    ev.StackCounted: chips.counted,
    ev.HandStarted: hand.started,
    ev.UpcardsSeen: hand.upcards,
    ev.SeatNamed: hand.named,
    ev.OpenPairSeen: hand.open_pair,
    ev.Acted: hand.acted,
    ev.UncalledReturned: hand.returned,
    ev.RoundClosed: hand.closed,
    ev.StreetDealt: hand.street,
    ev.RunsAgreed: hand.runs,
    ev.HandShown: showdown.shown,
    ev.BoardSeen: showdown.board_seen,
    ev.PotsAwarded: showdown.awarded,
    ev.HandEnded: showdown.ended,
    ev.KillPosted: begin_hand.kill_posted,
    ev.ActedEarly: floor.early,
    ev.EarlyFreed: floor.early_freed,
    ev.ChipLies: floor.chip_lies,
    ev.FloorAsked: floor.floor_asked,
    ev.FloorDecided: floor.floor_decided,
    ev.TakenBack: floor.taken_back,
    ev.ClockCalled: floor.clock,
    ev.Misdealt: floor.misdealt,
    ev.HandDied: floor.hand_died,
    ev.StreetWithdrawn: floor.street_withdrawn,
    ev.Noted: _same,
    ev.FloorCalled: floor.called,
    ev.NoteAnswered: floor.answered,
    ev.ExpenseTold: chips.expense,
    ev.DebtCarried: chips.debt,
    ev.SettlingChosen: chips.settling,
    ev.SessionEnded: table.session_ended,
}
