"""The ruling assistant in a hand: statement and chips are ruled on, recorded, and played or left to the floor."""

from msgspec.structs import replace

from engine import commands as cmd
from engine import events as ev
from engine.betting.acts import check_act
from engine.betting.ruling import Ruling, joined
from engine.betting.rulings import rule_on
from engine.decide.command_work import Work
from engine.decide.flow import continue_play
from engine.refusals import refuse
from engine.settings.chips import named_chips
from engine.state import WAGERS, Question

RULES = {"misread": "PRO-7", "over_pot": "PL-5", "passed_over": "PRO-8", "forward_motion": "PRO-1"}
"""The rule that leaves each matter to the floor."""


def ruling(work: Work, command: cmd.SaidAndPushed) -> Ruling:
    """Return the ruling that binds the player to act, without playing it (PRO-1..7).

    Raises:
        Refused: out of turn, impossible chips, unknown words, or nothing that binds.
    """
    hand, settings = work.hand, work.state.settings
    if hand.turn is None or hand.turn.seat != command.seat:
        check_act(settings, work.state.game, hand, cmd.Act("wager", seat=command.seat))
    assert hand.turn is not None
    if command.chips is not None and command.motions is not None:
        raise refuse("malformed", "chips_and_motions", "PRO-1")
    motions = command.motions if command.motions is not None else (command.chips or (),)
    if any(chip < 1 for motion in motions for chip in motion):
        raise refuse("amount", "no_chip", "PRO-1")
    # chips can be foreign only where the house lists its chips
    result = rule_on(settings, hand, hand.turn, command.says, motions, named_chips(settings))
    if command.released or command.says.strip():
        return result
    if settings.limit_game and any(note.behind == command.seat for note in hand.early):
        # PRO-1: a forward motion with chips that made another player act may be held to
        rules = joined("PRO-1", *result.rules)
        return replace(result, rules=rules, about="forward_motion", choices=("held", "withdrawn"), waits=True)
    raise refuse("illegal_action", "not_released", "PRO-1")


def said_and_pushed(work: Work, command: cmd.SaidAndPushed) -> None:
    """Record the ruling and play it; questions are put to the floor, and for some of them play waits."""
    ruled = ruling(work, command)
    if command.dry:
        return
    seat = command.seat
    player = work.hand.seats[seat - 1]
    assert player is not None
    facts = (("action", ruled.action), ("to", ruled.to), ("returned", ruled.returned), ("rules", ruled.rules))
    work.add(ev.Noted("ruling", seat, (*facts, ("may_withdraw", ruled.may_withdraw))))
    if not ruled.waits:
        play(work, seat, ruled.action, ruled.to)
        chips = [chip for motion in (command.motions or (command.chips or (),)) for chip in motion]
        if ruled.action == "call" and len(chips) == 1 and player.bet + chips[0] > ruled.to and not command.says.strip():
            work.add(ev.ChipLies(seat, player.bet + chips[0]))
    if ruled.about is not None:
        to = ruled.over or ruled.to
        rule = next((rule for rule in ("KIL-13", "PRO-9") if rule in ruled.rules), RULES[ruled.about])
        question = Question(ruled.about, seat, rule, ruled.choices, ruled.waits, ruled.action, to)
        work.add(ev.FloorAsked(question))
    continue_play(work)


def play(work: Work, seat: int, action: str, to: int) -> None:
    """Play a ruling, without the steps that follow by themselves."""
    amount = to if action in WAGERS else None
    act = cmd.Act(action, amount, seat)  # type: ignore[arg-type]
    work.add(check_act(work.state.settings, work.state.game, work.hand, act))
