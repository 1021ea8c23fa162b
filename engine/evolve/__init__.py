"""Apply an event to the state: `evolve(state, event)`. Events carry every figure; rounds work out the next turn."""

from collections.abc import Callable
from typing import Any

from engine import events as ev
from engine.evolve import declared, hand, table
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
    ev.TimePassed: table.time,
    ev.Sat: table.sat,
    ev.WayInChosen: table.player_is,
    ev.WentOut: table.went_out,
    ev.ChipsAdded: table.chips,
    ev.ChipsCame: table.chips_came,
    ev.PlayerLeft: table.left,
    ev.CameBack: table.came_back,
    ev.PlayerMoved: table.moved,
    ev.PlayerRenamed: table.renamed,
    ev.ButtonPlaced: table.button,
    ev.RockGiven: table.rock,
    ev.SaidBefore: table.said,
    ev.BombCalled: table.bomb,
    ev.BoardsAsked: table.boards,
    ev.Splashed: table.splash,
    ev.SettingsChanged: table.settings,
    ev.GameTurned: table.game_turned,
    ev.LevelReached: table.level_reached,
    ev.Asked: table.asked,
    ev.AskedDone: table.asked_done,
    ev.Paid: table.paid,
    ev.Taken: table.taken,
    ev.MarkerGiven: table.marker,
    ev.PostedLate: hand.posted_late,
    ev.PostOwed: hand.post_owed,
    ev.DealerSat: table.dealer,
    ev.StackCounted: table.counted,
    ev.HandStarted: hand.started,
    ev.UpcardsSeen: hand.upcards,
    ev.SeatNamed: hand.named,
    ev.OpenPairSeen: hand.open_pair,
    ev.Acted: hand.acted,
    ev.UncalledReturned: hand.returned,
    ev.RoundClosed: hand.closed,
    ev.StreetDealt: hand.street,
    ev.RunsAgreed: hand.runs,
    ev.HandShown: hand.shown,
    ev.BoardSeen: hand.board_seen,
    ev.PotsAwarded: hand.awarded,
    ev.HandEnded: hand.ended,
    ev.KillPosted: hand.kill_posted,
    ev.ActedEarly: hand.early,
    ev.ChipLies: hand.chip_lies,
    ev.FloorAsked: hand.floor_asked,
    ev.FloorDecided: hand.floor_decided,
    ev.TakenBack: hand.taken_back,
    ev.ClockCalled: hand.clock,
    ev.Misdealt: declared.misdealt,
    ev.HandDied: declared.hand_died,
    ev.StreetWithdrawn: declared.street_withdrawn,
    ev.Noted: _same,
    ev.SessionEnded: table.session_ended,
}
