"""The handler of each command: a table between hands, a table in a hand, and the commands of neither."""

from engine import commands as cmd
from engine.decide import anytime, between, draws, faults, hand, hand_extras, rulings
from engine.decide.anytime import SETTLING
from engine.decide.command_work import Handler, Work, handler_of
from engine.decide.deal import deal, enter
from engine.decide.floor import take_back, wait_for_floor
from engine.decide.open_stakes import marker
from engine.positions import entry
from engine.refusals import refuse

ANYTIME: dict[type[cmd.Command], Handler] = {
    cmd.Change: anytime.change,
    cmd.NextLevel: anytime.next_level,
    cmd.LevelClock: anytime.level_clock,
    cmd.Dealer: anytime.dealer,
    cmd.FloorWanted: anytime.floor_wanted,
    cmd.Noted: anytime.noted,
    cmd.ChipsIn: anytime.chips_in,
    cmd.Sit: handler_of(entry.sit),
    cmd.Rename: handler_of(entry.rename),
    **SETTLING,
}
"""Commands with the same handler in a hand and between hands."""

BETWEEN: dict[type[cmd.Command], Handler] = {
    **ANYTIME,
    **between.AT_THE_END,
    **between.ANNOUNCED,
    cmd.AddChips: between.add_chips,
    cmd.Choose: between.choose,
    cmd.Collect: between.collect,
    cmd.Count: between.count,
    cmd.Deal: deal,
    cmd.End: between.end_session,
    cmd.Marker: marker,
    cmd.Show: between.show_after,
    cmd.WrongPurchase: between.wrong_purchase,
    cmd.SplitPrizes: between.split_prizes,
    cmd.DrawSeats: draws.draw_seats,
    cmd.Race: draws.race_chips,
}
"""Commands allowed while no hand runs."""

IN_HAND: dict[type[cmd.Command], Handler] = {
    **ANYTIME,
    **dict.fromkeys(between.AT_THE_END, hand.keep_for_hand_end),
    cmd.AddChips: hand.chips,
    cmd.Act: hand.act,
    cmd.FoldTo: hand.act_to,
    cmd.CheckTo: hand.act_to,
    cmd.BringIn: hand.name_seat,
    cmd.First: hand.name_seat,
    cmd.OpenPair: hand.open_pair,
    cmd.Street: hand.street,
    cmd.Runs: hand.runs,
    cmd.Award: hand.award_pots,
    cmd.Show: hand.show,
    cmd.Muck: hand.show,
    cmd.Cards: enter,
    cmd.Marker: hand.borrow,
    cmd.Unposted: hand.post_late,
    cmd.SaidAndPushed: rulings.said_and_pushed,
    cmd.Floor: hand.floor,
    cmd.TakeBack: take_back,
    cmd.OutOfTurn: hand_extras.out_of_turn,
    cmd.Clock: hand_extras.clock,
    cmd.Expire: hand_extras.expire,
    cmd.Kill: hand_extras.kill_now,
    cmd.Count: hand_extras.count_now,
    cmd.Misdeal: faults.misdeal,
    cmd.DeadHand: faults.dead_hand,
    cmd.StreetBack: faults.street_back,
}
"""Commands allowed in a running hand."""

NEEDS_A_HAND = (
    cmd.Act, cmd.FoldTo, cmd.CheckTo, cmd.BringIn, cmd.First, cmd.OpenPair, cmd.Street, cmd.Runs, cmd.Award, cmd.Cards,
    cmd.Muck, cmd.Expire, cmd.Clock, cmd.OutOfTurn, cmd.SaidAndPushed, cmd.TakeBack, cmd.Floor, cmd.Unposted,
    cmd.Misdeal, cmd.DeadHand, cmd.StreetBack,
)  # fmt: skip
"""Commands refused between hands."""

WAITS_FOR_THE_END = (
    cmd.Button, cmd.Straddle, cmd.Sleeper, cmd.Bomb, cmd.Boards, cmd.Splash, cmd.SplitPrizes, cmd.DrawSeats,
    cmd.Race, cmd.Rock, cmd.Choose, cmd.Collect, cmd.Deal, cmd.End, cmd.WrongPurchase,
)  # fmt: skip
"""Commands refused in a running hand.

Only documents, as `NO_EVENTS` does: a command without a row in `IN_HAND` is refused. Tests check that no command was
forgotten, and that each is in one table a phase.
"""

NO_EVENTS = (
    cmd.Open, cmd.Undo, cmd.Redo, cmd.Amend, cmd.Step, cmd.Preview, cmd.Why, cmd.Propose, cmd.Levels, cmd.Verify,
)  # fmt: skip
"""Commands of the session or the script: steps and queries without events, which no handler takes."""


def handle(work: Work, command: cmd.Command) -> None:
    """Carry out `command` by the handler of the table's phase.

    Raises:
        Refused: as by the handler; code `phase` without a handler; code `floor` while play waits for a decision.
    """
    if work.state.hand is None:
        handler = BETWEEN.get(type(command))
        if handler is None and isinstance(command, NEEDS_A_HAND):
            raise refuse("phase", "no_hand")
        if handler is None:
            raise refuse("phase", "not_between")
    else:
        wait_for_floor(work.state, command)
        handler = IN_HAND.get(type(command))
        if handler is None:
            raise refuse("phase", "hand_running")
    handler(work, command)
