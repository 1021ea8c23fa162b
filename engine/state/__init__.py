"""The state of a table in frozen records: table, hand, seat. Amounts in chips, seats from 1."""

from engine.state.deal import (
    Announced,
    AnnouncedBomb,
    DealPlan,
    Dealt,
    KillCause,
    KillState,
    Mixing,
    Orbit,
    Positions,
    Post,
    PostKind,
)
from engine.state.ending import Closing, Debt, SharedExpense
from engine.state.hand import AwardedPot, Hand, HandSeat, LastHand, PotPart, Share, Status
from engine.state.players import NOTHING_MISSED, BoughtAs, Missed, Player, Presence, WayIn
from engine.state.table import NoteAnswer, Since, Split, SplitWay, StandUp, TableState, Till
from engine.state.turn import WAGERS, Early, Matter, NoWager, Question, Turn, Wager

__all__ = [
    "NOTHING_MISSED",
    "WAGERS",
    "Announced",
    "AnnouncedBomb",
    "AwardedPot",
    "BoughtAs",
    "Closing",
    "DealPlan",
    "Dealt",
    "Debt",
    "Early",
    "Hand",
    "HandSeat",
    "KillCause",
    "KillState",
    "LastHand",
    "Matter",
    "Missed",
    "Mixing",
    "NoWager",
    "NoteAnswer",
    "Orbit",
    "Player",
    "Positions",
    "Post",
    "PostKind",
    "PotPart",
    "Presence",
    "Question",
    "Share",
    "SharedExpense",
    "Since",
    "Split",
    "SplitWay",
    "StandUp",
    "Status",
    "TableState",
    "Till",
    "Turn",
    "Wager",
    "WayIn",
]
