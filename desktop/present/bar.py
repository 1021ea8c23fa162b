"""The action bar: words and figures of its five places; places never move, and a barred one gives its reason."""

from msgspec import Struct
from msgspec.structs import replace

from desktop.bridge.scene import Scene
from desktop.intents import (
    Clear,
    Dismiss,
    GoTo,
    NextRun,
    OpenDraws,
    OpenShowdown,
    Redo,
    SaveElsewhere,
    Send,
    TryAgain,
    Undo,
    UpTo,
    WindowPage,
)
from desktop.present.award_runs import other_half, tie
from desktop.present.awards import Awards, all_pots_given, command, winners
from desktop.present.between import deal, reminder, table
from desktop.present.pad import go, scene_of_pad, wager_of
from desktop.present.slot import Slot
from desktop.present.turn import bound
from desktop.present.window_state import FoldedTo, Local
from desktop.words.i18n import counted, figure
from desktop.words.phrases import missing, ordinal, part_name, pot_name, pushes
from desktop.words.say import say
from engine.commands import Act, Runs, Street


class BarView(Struct, frozen=True):
    """The slots of the bar."""

    undo: Slot
    """Undoes the last step."""
    fold: Slot
    """Folds."""
    call: Slot
    """Checks or calls."""
    go: Slot
    """Continues the hand: a wager, the deal, the award."""
    redo: Slot | None = None
    """Repeats what was undone; None = nothing was."""


SEVERAL_LEFT = 3
"""Number of hands from which "both" does not name them all."""


def bar(scene: Scene, local: Local) -> BarView:
    """Return the slots of the bar."""
    view = scene.view
    if local.notice is not None and local.notice.unsaved:
        slots = _unsaved(local.notice.unsaved)
    elif view.phase == "between":
        counting = local.seating in view.seats or (bool(local.counted) and not local.count_over)
        slots = (table(scene), reminder(scene, counting=counting), deal(scene, counting=counting))
    elif view.phase == "showdown":
        slots = _running_out(scene) if running_out(scene, local) else _showdown(scene, local)
    elif view.phase == "street":
        slots = (_not_now(say("fold")), _draws(scene), _street(scene))
    elif view.needs is not None:
        words = say("name_bring_in") if view.needs == "bring_in" else say("name_first")
        slots = (_not_now(say("fold"), words), _not_now(say("check"), words), _not_now(say("bet"), words))
    elif local.folded_to is not None:
        slots = _folds_or_checks(scene, local)
    else:
        slots = (_fold(scene), _call(scene), go(scene, local))
        if not slots[0].open and not slots[1].open and slots[2].open:
            slots = (*slots[:2], replace(slots[2], fill="next"))  # the only open key: Enter presses it
    fold, call, onward = (_named(scene, slot) for slot in slots)
    redo = _redo(scene, local)
    return BarView(
        _named(scene, _undo(scene, local)), fold, call, onward, _named(scene, redo) if redo is not None else None
    )


def _named(scene: Scene, slot: Slot) -> Slot:
    """Return the slot with the player's name that is shortened first where the second line is too long."""
    return replace(slot, who=scene.named_in(slot.second)) if slot.second else slot


def _unsaved(cause: str) -> tuple[Slot, Slot, Slot]:
    """Return the slots after a tap that could not be saved; no other tap is saved either until one of these helps."""
    hint = say(f"again_{cause}") if cause in ("full", "readonly", "locked", "moved") else ""
    return (
        Slot(say("unsaved_back"), intent=Dismiss()),
        Slot(say("try_again"), second=hint, fill="main", intent=TryAgain()),
        Slot(say("save_elsewhere"), fill="outline", intent=SaveElsewhere()),
    )


def running_out(scene: Scene, local: Local) -> bool:
    """Return whether betting is over with cards to come and the showdown not opened yet (POT-8)."""
    last = scene.game.streets[-1].name
    return scene.view.phase == "showdown" and scene.view.street != last and not local.open_showdown


def _undo(scene: Scene, local: Local) -> Slot:
    if local.past:
        before, now = local.past[-1], local.awards
        return Slot(say("undo"), second=_ranked(scene, before, now), icon="undo", intent=Undo())
    if local.folded_to is not None:
        return Slot(say("undo"), second=say("undo_preview"), icon="undo", intent=Undo())
    if local.open_showdown and local.awards.empty:
        return Slot(say("undo"), second=say("undo_tap"), icon="undo", intent=Undo())
    if scene.untouched:
        second = say("menu_setup")
        spoken = f"{say('back')}, {second}"
        return Slot(say("back"), second=second, icon="undo", intent=GoTo(WindowPage.SETUP), spoken=spoken)
    if scene.undo is None:
        return Slot(say("undo"), icon="undo", reason=say("nothing_yet"), refusal=say("nothing_to_undo"))
    return Slot(say("undo"), second=scene.undo, icon="undo", intent=Undo(), spoken=say("speak_undo", step=scene.undo))


def _ranked(scene: Scene, before: Awards, now: Awards) -> str:
    """Return the hand tapped last with its place and run, in words; a key in a pot's card gives no place."""
    if now.card is not None:
        return say("undo_tap")
    for ranks, ranks_before in ((now.high, before.high), (now.low, before.low)):
        for part, (run_after, run_before) in enumerate(zip(ranks, ranks_before, strict=True), 1):
            if len(run_after) == len(run_before) + 1:
                place, name = ordinal(len(run_after)), scene.name(run_after[-1][-1])
                if len(ranks) > 1:
                    return say("runs.undo_rank", part=part_name(scene, part), place=place, name=name)
                return say("undo_rank", place=place, name=name)
    return say("undo_tap")


def _redo(scene: Scene, local: Local) -> Slot | None:
    if scene.redo is None or local.past:
        return None
    return Slot(say("redo"), second=scene.redo, icon="redo", intent=Redo(), spoken=say("speak_redo", step=scene.redo))


def _not_now(word: str, reason: str = "") -> Slot:
    return Slot(word, reason=reason or say("not_now"), refusal=reason or say("not_now"))


def _fold(scene: Scene) -> Slot:
    view = scene.view
    assert view.legal is not None
    if not view.legal.fold and view.legal.bring_in is None:
        return _barred_by_early_act(scene, say("fold"))
    if not view.legal.fold:
        return Slot(say("fold"), icon="cross", reason=say("brings_it_in"), refusal=say("refuse_fold_bring_in"))
    return Slot(say("fold"), icon="cross", intent=Send(Act("fold", seat=view.to_act)))


def _call(scene: Scene) -> Slot:
    view = scene.view
    legal = view.legal
    assert legal is not None
    assert view.to_act is not None
    seat = view.to_act
    if legal.bring_in is not None:
        intent = Send(Act("bring_in", seat=seat))
        return Slot(say("bring_in"), figure(legal.bring_in), fill="main", intent=intent)
    if legal.call is not None:
        second = say("all_in_small") if view.seats[seat].bet + legal.call >= scene.all_in.to else ""
        return Slot(say("call"), figure(legal.call), second, fill="main", intent=Send(Act("call", seat=seat)))
    if legal.check:
        return Slot(say("check"), fill="main", intent=Send(Act("check", seat=seat)))
    barred = legal.reasons.get("call")
    if barred is not None:
        words = say("no_" + barred.code)
        return Slot(say("call"), reason=words, refusal=f"{words} ({barred.rule})")
    owes = binding.owes if (binding := bound(scene)) is not None else 0
    return _barred_by_early_act(scene, say("call"), figure(owes)) if owes else _barred_by_early_act(scene, say("check"))


def _barred_by_early_act(scene: Scene, word: str, owes: str = "") -> Slot:
    """Return a barred slot for an action that an act out of turn rules out (PRO-8); `owes` = chips to call."""
    assert scene.view.to_act is not None
    refusal = say("refuse_bound", name=scene.name(scene.view.to_act))
    return Slot(word, owes, reason=say("no_out_of_turn"), refusal=refusal)


def _folds_or_checks(scene: Scene, local: Local) -> tuple[Slot, Slot, Slot]:
    """Return the slots that fold or check all players up to a tapped seat in one step (SCREENS section 5)."""
    folded = local.folded_to
    assert folded is not None
    name, count = scene.name(folded.seat), len(folded.between)
    folds = Slot(_all_of("fold", count), "", say("to_name", name=name), "cross", "outline", intent=UpTo("fold"))
    checks = Slot(_all_of("check", count), "", say("to_name", name=name), "", "outline", intent=UpTo("check"))
    return (
        folds if folded.folds else _not_now(say("fold"), say("cannot_fold_all")),
        checks if folded.checks else _call_then(scene, folded),
        _after_folds(scene, local),
    )


def _all_of(action: str, count: int) -> str:
    """Return the label for `count` players, as "All fold (3)"; a bare count reads as chips beside "Call 2"."""
    if count < SEVERAL_LEFT:
        return say(action) if count == 1 else say(f"{action}_both")
    return say(f"{action}_all", count=counted(count))


def _call_then(scene: Scene, to: FoldedTo) -> Slot:
    """Return the call of the previewed seat where there is a bet; one tap plays it with the folds before it."""
    legal = to.ahead.legal if to.ahead is not None else None
    if legal is None or legal.call is None:
        return _not_now(say("check"), say("bet_to_call"))
    name = scene.name(to.seat)
    intent = Send(Act("call", seat=to.seat))
    return Slot(say("call"), figure(legal.call), say("by_name", name=name), "", "outline", intent=intent)


def _after_folds(scene: Scene, local: Local) -> Slot:
    """Return the wager typed for the previewed seat, else the key back."""
    then = scene_of_pad(scene, local)
    if not local.entry.empty and wager_of(then) is not None and local.folded_to is not None:
        slot = go(then, local)
        return replace(slot, second=slot.second or say("by_name", name=scene.name(local.folded_to.seat)))
    return Slot(say("back"), second=say("nothing_happened"), icon="undo", intent=Undo())


def _street(scene: Scene) -> Slot:
    names = [street.name for street in scene.game.streets]
    following = names.index(scene.view.street) + 1 if scene.view.street in names else 0
    draws = following < len(names) and scene.game.streets[following].draw
    return Slot(say("draw_done") if draws else say("next_street"), icon="cards", fill="next", intent=Send(Street()))


def _draws(scene: Scene) -> Slot:
    """Return the key of the optional sheet for the number of cards each player draws."""
    if "draw" not in scene.game.family:
        return _not_now(say("call"))
    return Slot(say("draws"), second=say("draws_second"), intent=OpenDraws())


def _running_out(scene: Scene) -> tuple[Slot, Slot, Slot]:
    """Return the slots between the last bet and the last card: next street, run it twice, showdown (POT-7, POT-8)."""
    runs = scene.view.runs
    most = scene.settings.runs
    if most < 2 or scene.game.family != "board" or runs >= most:
        twice = Slot(say("run_twice"), reason=say("runs_done", runs=runs) if runs > 1 else say("runs_once"))
    else:
        word = say("run_twice") if runs == 1 else say("run_n", runs=runs + 1)
        live = sum(player.state in ("in", "all_in") for player in scene.view.seats.values())
        agreed = say("if_agreed" if live < SEVERAL_LEFT else "if_all_agreed")
        twice = Slot(word, second=agreed, icon="swap", intent=Send(Runs(times=runs + 1)))
    deal_on = Slot(say("next_street"), second=say("optional"), icon="cards", intent=Send(Street()))
    return deal_on, twice, Slot(say("showdown"), icon="cards", fill="next", intent=OpenShowdown())


def _showdown(scene: Scene, local: Local) -> tuple[Slot, Slot, Slot]:
    awards, proposal = local.awards, local.proposal
    clear = Slot(say("clear"), icon="bin", intent=Clear())
    if awards.empty:
        clear = Slot(say("clear"), icon="bin", reason=say("nobody_tapped"), refusal=say("nobody_tapped"))
    elif scene.parts > 1:
        clear = replace(clear, second=say("runs.all_runs"))
    if scene.game.split and awards.half == "low" and not _others_given(scene, awards):
        second = say("runs.high_takes", part=part_name(scene, awards.run))
        call = Slot(say("runs.no_low"), second=second, icon="swap", intent=NextRun())
    elif scene.game.split:
        call = other_half(awards)
    else:
        call = tie(scene, awards)
    return clear, call, _push(scene, local, proposal.refused)


def _others_given(scene: Scene, awards: Awards) -> bool:
    """Return whether every other run or board has its winners."""
    others = [part for part in range(1, len(awards.high) + 1) if part != awards.run]
    return all(all_pots_given(awards, scene.view.pots, part) for part in others)


def _push(scene: Scene, local: Local, refused: str) -> Slot:
    pots = len(scene.view.pots)
    word = say("push_pot") if pots == 1 else say("push_pots", pots=pots)
    if refused or not local.proposal.shares:
        return Slot(word, icon="push", reason=guard(scene, local), refusal=refused or say("tap_best_first"))
    second = pushes(scene, [(seat, local.proposal.chips_for(seat)) for seat in local.proposal.winners])
    award = command(local.awards, scene.view.pots, scene.game.split)
    return Slot(word, second=second, icon="push", fill="next", intent=Send(award))


def guard(scene: Scene, local: Local) -> str:
    """Return in a few words why no pot can be pushed yet (NOW-11)."""
    pots, parts = scene.view.pots, len(local.awards.high)
    for pot in pots:
        if pot.unmatched:
            return say("not_matched", name=scene.name(pot.unmatched[0]))
    for run in range(1, parts + 1):
        for number, pot in enumerate(pots, 1):
            if len(pot.seats) > 1 and not winners(local.awards, pots, number, run, "high"):
                if parts > 1:
                    return missing(scene, run, number)
                if len(pots) == 1:
                    return say("no_winner_lone")
                return say("no_winner", pot=pot_name(number, len(pots)))
    return say("tap_best_first") if local.awards.empty else say("see_rule")
