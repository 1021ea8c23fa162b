"""Apply an event to the state: `evolve(state, event)`. Events carry every figure; rounds work out the next turn."""

from collections.abc import Callable
from typing import Any

from engine import events as ev
from engine.phases import declared, in_hand, on_table
from engine.state import TableState


def evolve(state: TableState | None, event: ev.AnyEvent) -> TableState:
    """The state after `event`. Pure: no clock, no disk."""
    if state is None:
        assert isinstance(event, ev.Opened)
        return opened(event)
    return APPLY[type(event)](state, event)


def opened(event: ev.Opened) -> TableState:
    """A new table: every seat empty."""
    level = 1 if event.settings.levels else 0
    return TableState(event.settings, event.game, (None,) * event.settings.seats, level=level)


def _reopened(state: TableState, event: ev.Opened) -> TableState:
    return opened(event)


def _same(state: TableState, event: Any) -> TableState:
    return state


APPLY: dict[type, Callable[[TableState, Any], TableState]] = {
    ev.Opened: _reopened,
    ev.TimePassed: on_table.time,
    ev.Sat: on_table.sat,
    ev.WayInChosen: on_table.player_is,
    ev.WentOut: on_table.went_out,
    ev.ChipsAdded: on_table.chips,
    ev.ChipsCame: on_table.chips_came,
    ev.PlayerLeft: on_table.left,
    ev.CameBack: on_table.came_back,
    ev.PlayerMoved: on_table.moved,
    ev.PlayerRenamed: on_table.renamed,
    ev.ButtonPlaced: on_table.button,
    ev.RockGiven: on_table.rock,
    ev.SaidBefore: on_table.said,
    ev.BombCalled: on_table.bomb,
    ev.BoardsAsked: on_table.boards,
    ev.Splashed: on_table.splash,
    ev.SettingsChanged: on_table.settings,
    ev.GameTurned: on_table.game_turned,
    ev.LevelReached: on_table.level_reached,
    ev.Asked: on_table.asked,
    ev.AskedDone: on_table.asked_done,
    ev.Paid: on_table.paid,
    ev.Taken: on_table.taken,
    ev.MarkerGiven: on_table.marker,
    ev.PostedLate: in_hand.posted_late,
    ev.PostOwed: in_hand.post_owed,
    ev.DealerSat: on_table.dealer,
    ev.StackCounted: on_table.counted,
    ev.HandStarted: in_hand.started,
    ev.UpcardsSeen: in_hand.upcards,
    ev.SeatNamed: in_hand.named,
    ev.OpenPairSeen: in_hand.open_pair,
    ev.Acted: in_hand.acted,
    ev.UncalledReturned: in_hand.returned,
    ev.RoundClosed: in_hand.closed,
    ev.StreetDealt: in_hand.street,
    ev.RunsAgreed: in_hand.runs,
    ev.HandShown: in_hand.shown,
    ev.BoardSeen: in_hand.board_seen,
    ev.PotsAwarded: in_hand.awarded,
    ev.HandEnded: in_hand.ended,
    ev.KillPosted: in_hand.kill_posted,
    ev.ActedEarly: in_hand.early,
    ev.ChipLies: in_hand.chip_lies,
    ev.FloorAsked: in_hand.floor_asked,
    ev.FloorDecided: in_hand.floor_decided,
    ev.TakenBack: in_hand.taken_back,
    ev.ClockCalled: in_hand.clock,
    ev.Misdealt: declared.misdealt,
    ev.HandDied: declared.hand_died,
    ev.StreetWithdrawn: declared.street_withdrawn,
    ev.Noted: _same,
    ev.SessionEnded: on_table.session_ended,
}
