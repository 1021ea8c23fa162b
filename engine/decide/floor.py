"""Decisions of the floor: open rulings, chips taken back, players passed over (PRO-7, 8, 9, PL-5)."""

from engine import commands as cmd
from engine import events as ev
from engine.betting.early import binds
from engine.betting.ruled_acts import kill_shows, unaware_of_kill, was_raised
from engine.decide.command_work import Work
from engine.decide.flow import continue_play
from engine.decide.rulings import play
from engine.refusals import refuse
from engine.state import Early, Question, TableState
from engine.values import proper_name

PLAYS = (
    cmd.Act, cmd.FoldTo, cmd.CheckTo, cmd.SaidAndPushed, cmd.Street, cmd.Award, cmd.Expire, cmd.OutOfTurn, cmd.Kill,
    cmd.TakeBack, cmd.Runs, cmd.Unposted,
)  # fmt: skip
"""Commands that wait for an open decision of the floor."""

STRICT = {"misread": "stands", "over_pot": "stands", "passed_over": "fold", "forward_motion": "held"}
"""The choice that `stands` means in each matter."""


def wait_for_floor(state: TableState, command: cmd.Command) -> None:
    """Refuse to play on while play waits for a decision.

    Raises:
        Refused: code `floor`, with the choices.
    """
    question = state.question
    if question is not None and question.waits and isinstance(command, PLAYS):
        about, choices = question.about, question.choices
        raise refuse("floor", "floor_first", question.rule, seat=question.seat, about=about, choices=choices)


def decide_floor(work: Work, command: cmd.Floor) -> None:
    """Carry out the floor's decision on the open ruling, or free a player from an act out of turn (PRO-8).

    The name of the person who decided is recorded.

    Raises:
        Refused: no open ruling (`phase`), or no such choice (`unknown`); as `_free_early_act`.
    """
    question = work.state.question
    if command.choice == "act" and command.seat is not None and (question is None or question.seat != command.seat):
        _free_early_act(work, command.seat, proper_name(command.by))
        return
    if question is None:
        raise refuse("phase", "nothing_open", "PRO-7")
    choice = STRICT[question.about] if command.choice == "stands" else command.choice
    if choice not in question.choices or command.seat not in (None, question.seat):
        raise refuse("unknown", "no_choice", question.rule, seat=question.seat, choices=question.choices)
    by = proper_name(command.by)
    facts = (("about", question.about), ("rule", question.rule), ("choice", choice), ("by", by))
    work.add(ev.Noted("floor", question.seat, facts))
    work.add(ev.FloorDecided(choice, by))
    _play_choice(work, question, choice)
    continue_play(work)


def _free_early_act(work: Work, seat: int, by: str) -> None:
    """Free the seat from its act out of turn, so that every action is open (PRO-8).

    Raises:
        Refused: no act binds the seat (`phase`), or it is a fold, which stays (`illegal_action`).
    """
    early_act = next((early_act for early_act in work.hand.early if early_act.seat == seat), None)
    if early_act is None or not binds(work.state.settings, early_act):
        raise refuse("phase", "not_bound", "PRO-8", seat=seat)
    if early_act.action == "fold":
        raise refuse("illegal_action", "fold_stands", "PRO-8", seat=seat)
    facts = (("about", "out_of_turn"), ("rule", "PRO-8"), ("choice", "act"), ("by", by))
    work.add(ev.Noted("floor", seat, facts))
    work.add(ev.EarlyFreed(seat))


def _play_choice(work: Work, question: Question, choice: str) -> None:
    """Play the choice, without the steps that follow by themselves."""
    seat = question.seat
    if question.about == "misread" and choice == "withdrawn":
        work.add(ev.TakenBack(seat))
    elif question.about == "over_pot" and choice == "stands":
        # PL-5: the wager is played as intended, over the maximum
        work.add(ev.TakenBack(seat))
        turn = work.hand.turn
        player = work.hand.seats[seat - 1]
        assert turn is not None
        assert player is not None
        kind = "bet" if question.action == "bet" else "raise"
        all_in = question.to >= turn.all_in_to
        work.add(ev.Acted(seat, kind, question.to - player.bet, question.to, all_in, "floor"))  # type: ignore[arg-type]
    elif question.about == "forward_motion" and choice == "held":
        play(work, seat, question.action, question.to)
    elif question.about == "passed_over" and choice != "act":
        turn = work.hand.turn
        player = work.hand.seats[seat - 1]
        assert turn is not None
        assert player is not None
        if choice == "call" and turn.call is not None:
            to = player.bet + turn.call
            work.add(ev.Acted(seat, "call", turn.call, to, to >= turn.all_in_to, "floor"))
        else:
            work.add(ev.Acted(seat, "fold", why="floor"))


def take_back(work: Work, command: cmd.TakeBack) -> None:
    """Take back chips put in unaware of a raise or of the kill, if no player acted behind (PRO-9, KIL-13).

    Raises:
        Refused: a player acted behind, it was no call, or there was no raise and no hidden kill to be unaware of.
    """
    before, seat = work.state.before, command.seat
    if before is None or before.turn is None or before.turn.seat != seat:
        raise refuse("illegal_action", "acted_behind", "PRO-9", seat=seat)
    player, player_before = work.hand.seats[seat - 1], before.seats[seat - 1]
    assert player is not None
    assert player_before is not None
    has_put = player.total > player_before.total
    is_call = has_put and player.put + player.bet - player_before.put <= before.bet
    if not is_call:
        raise refuse("illegal_action", "not_called", "PRO-9", seat=seat)
    unaware = unaware_of_kill(before)
    kill_visible = kill_shows(before) if command.face_up is None else command.face_up
    if unaware and kill_visible:
        raise refuse("illegal_action", "kill_shows", "KIL-13")
    if not unaware and not was_raised(before):
        raise refuse("illegal_action", "no_raise", "PRO-9")
    work.add(ev.Noted("taken_back", seat, (("rule", "KIL-13" if unaware else "PRO-9"),)))
    work.add(ev.TakenBack(seat))
    continue_play(work)


def pass_over(work: Work) -> None:
    """Pass over the player to act after enough acts behind: a check, or the floor decides (PRO-8)."""
    hand, settings = work.hand, work.state.settings
    turn = hand.turn
    if turn is None:
        return
    acts_behind = [note for note in hand.early if note.behind == turn.seat and note.seat in hand.queue]
    if not _is_substantial(acts_behind, substantial=settings.substantial_action):
        return
    if turn.check:
        player = hand.seats[turn.seat - 1]
        assert player is not None
        work.add(ev.Noted("passed_over", turn.seat, (("rule", "PRO-8"), ("acted", len(acts_behind)))))
        work.add(ev.Acted(turn.seat, "check", 0, player.bet, why="passed_over"))
        continue_play(work)
        return
    choices = ("fold", "call", "act") if turn.call is not None else ("fold", "act")
    work.add(ev.FloorAsked(Question("passed_over", turn.seat, "PRO-8", choices, waits=True)))


def _is_substantial(acts: list[Early], *, substantial: bool) -> bool:
    """Return whether enough players acted behind: three, in tournaments also two with chips from either (PRO-8)."""
    if len(acts) >= 3:
        return True
    return substantial and len(acts) >= 2 and any(note.action not in ("fold", "check") for note in acts)
