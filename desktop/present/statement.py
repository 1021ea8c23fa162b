"""The statement beside the buttons, in up to two lines: the turn, the award guard, refusals and notes."""

from msgspec import Struct
from msgspec.structs import replace

from desktop.bridge.scene import Scene
from desktop.intents import AllCheck, EnterCards, OpenEarlyMenu, OpenFloor
from desktop.intents.questions import Upcards
from desktop.present.awards import Awards
from desktop.present.bar import guard, running_out
from desktop.present.between import after_break, on_break
from desktop.present.dealt import all_cards_entered, live_hands
from desktop.present.dues import is_settled
from desktop.present.levels import game_choice_key, name_of_game
from desktop.present.pad import all_check_to, wager_of
from desktop.present.seat_questions import asking_words
from desktop.present.slot import Slot
from desktop.present.turn import bound, clock_spoken, clock_words, expire_slot, waiting_words
from desktop.present.window_state import Local
from desktop.words.engine import in_words
from desktop.words.i18n import counted, figure
from desktop.words.phrases import names, names_as_alternatives, part_name, stacks_off
from desktop.words.say import say
from desktop.words.setup_phrases import title
from engine.settings.describe import BY_KEY
from engine.state import Question


class StatementView(Struct, frozen=True):
    """A coloured stripe and up to two lines."""

    role: str
    """Colour role of the stripe."""
    title: str
    """First line."""
    second: str = ""
    """Second line."""
    seat: int | None = None
    """Seat that the statement is about, None = none."""
    long: bool = False
    """Whether the title is one text over both lines."""
    action: Slot | None = None
    """Button beside the statement, None = none."""
    who: str = ""
    """Name in the line, which is shortened where there is no room."""
    spoken: str = ""
    """Text for a screen reader in place of the lines, "" = the lines."""


def statement(scene: Scene, local: Local) -> StatementView:
    """Return the statement."""
    if local.notice is not None:
        message = local.notice
        action = Slot(message.action, intent=message.intent, fill="reminder") if message.action else None
        return StatementView(message.role, message.text, long=True, action=action)
    view = scene.view
    if local.asking is not None:
        return StatementView("now", *asking_words(scene, local.asking))
    if view.phase == "between":
        return _between(scene, local)
    if view.floor is None:
        return _in_hand(scene, local)
    if view.floor.waits:
        return _floor(scene)
    shown = _in_hand(scene, local)
    return shown if shown.action is not None else replace(shown, action=_decide_slot(view.floor))


def _in_hand(scene: Scene, local: Local) -> StatementView:
    """Return the statement during a hand."""
    view = scene.view
    if view.phase == "showdown":
        return _showdown(scene, local)
    if view.phase == "street":
        return StatementView("now", say("round_closed"), say("round_closed_second"))
    if view.needs == "bring_in":
        card = say("high_card") if scene.game.razz else say("low_card")
        return StatementView("now", say("who_brings_in"), say("tap_seat_with", card=card), action=_upcards())
    if view.needs == "first":
        return StatementView("now", say("who_is_first"), say("tap_best_showing"), action=_upcards())
    if local.folded_to is not None:
        return _folds_or_checks(scene, local)
    return _turn(scene)


def _upcards() -> Slot:
    """Return the stud key to enter upcards; they decide who starts, so that no seat is tapped (BLD-7, BET-1)."""
    return Slot(say("upcards"), intent=EnterCards(Upcards()), fill="reminder")


def _floor(scene: Scene) -> StatementView:
    """Return the statement for a ruling that waits for the floor."""
    question = scene.view.floor
    assert question is not None
    action = _decide_slot(question)
    title = waiting_words(question, scene.name(question.seat))
    return StatementView("owe", title, say("floor_waits"), question.seat, action=action)


def _decide_slot(question: Question) -> Slot:
    """Return the key to the floor's sheet."""
    second = say(f"decide_{question.about}")
    return Slot(say("floor_decide"), second=second, intent=OpenFloor(), fill="reminder")


def _turn(scene: Scene) -> StatementView:
    view = scene.view
    if view.to_act is None or view.legal is None:
        return StatementView("line", "")
    player, legal = view.seats[view.to_act], view.legal
    has = say("has_n", amount=figure(player.stack))
    if scene.clock_left is not None:
        role, title, second = clock_words(scene)
        action = expire_slot(scene)
        spoken = clock_spoken(scene)
        return StatementView(role, title, second, view.to_act, action=action, who=player.player, spoken=spoken)
    binding = bound(scene)
    if binding is not None:
        key = "bound_owes" if binding.owes else "bound_n"
        second = say(key, amount=figure(binding.owes), only=binding.only)
    elif legal.bring_in is not None:
        second = say("bring_in_n", amount=figure(legal.bring_in), has=has)
    elif legal.call is not None:
        second = say("to_call_n", amount=figure(legal.call), has=has)
    elif view.bet and view.street == scene.game.streets[0].name:
        second = say("option_n", has=has)
    else:
        second = say("may_check_n", has=has)
    action = None
    if scene.all_check and wager_of(scene) is None and scene.redo is None:
        # a fixed wager has the go slot; with redo there is no room here, and a key press still does it
        action = Slot(say("all_check"), second=all_check_to(scene), intent=AllCheck())
    return StatementView(
        "now", say("to_act", name=player.player), second, view.to_act, action=action, who=player.player
    )


def _after_all_in(scene: Scene) -> str:
    """Return how the rest is dealt (POT-7), that the house exposes the hands (POT-8), or what comes next."""
    if scene.view.runs > 1:
        return say("runs_agreed", runs=scene.view.runs)
    if scene.view.face_up:
        return title(BY_KEY["expose_all_in"])
    return say("no_more_second")


def _folds_or_checks(scene: Scene, local: Local) -> StatementView:
    shown = local.folded_to
    assert shown is not None
    title = say("preview_title", name=scene.name(shown.seat))
    key = "preview_second" if shown.folds and shown.checks else "preview_folds" if shown.folds else "preview_checks"
    second = say(key, names=names(scene, shown.between))
    action = None
    if shown.acted:
        action = Slot(say("note_out_of_turn"), intent=OpenEarlyMenu(shown.seat), fill="reminder")
    return StatementView("now", title, second, shown.seat, action=action, who=scene.name(shown.seat))


def _showdown(scene: Scene, local: Local) -> StatementView:
    if running_out(scene, local):
        return StatementView("now", say("no_more_betting"), _after_all_in(scene))
    awards = local.awards
    live = len(live_hands(scene))
    if not local.proposal.refused and local.proposal.shares:
        by_cards = not local.past and all_cards_entered(scene)
        return StatementView(
            "win", say("every_pot"), say("cards_say") if by_cards else _ready_second(scene, local, live)
        )
    if local.proposal.odd:
        second = say("odd_chip_second", names=names_as_alternatives(scene, local.proposal.odd))
        return StatementView("now", say("odd_chip"), second)
    if scene.parts > 1:
        return _one_part(scene, awards)
    if awards.empty:
        return StatementView("now", _tap_words(scene, awards), say("tap_second"))
    return StatementView(
        "owe", guard(scene, local), local.proposal.refused if awards.picks else say("tap_next", count=live)
    )


def _ready_second(scene: Scene, local: Local, live: int) -> str:
    if scene.game.split and not any(local.awards.low) and not any(p[2] == "low" for p in local.awards.picks):
        return say("no_low")
    return say("matched_live", count=live)


def _one_part(scene: Scene, awards: Awards) -> StatementView:
    """Return which run or board is ranked now, and the hint what to tap."""
    key = "who_next" if awards.ranks else f"who_{awards.half}" if scene.game.split else "who_best"
    joins = awards.tie == "last" and awards.ranks
    second = say("then_tap_other" if joins else "runs.one_then_other" if awards.tie else "runs.seat_or_name")
    return StatementView("now", say(f"runs.{key}", part=part_name(scene, awards.run)), second)


def _tap_words(scene: Scene, awards: Awards) -> str:
    if scene.game.split:
        return say("tap_best_high") if awards.half == "high" else say("tap_best_low")
    return say("tap_best")


def _between(scene: Scene, local: Local) -> StatementView:
    coming = scene.coming_deal
    if not scene.view.seats:
        return StatementView("line", say("no_players"), say("tap_a_seat"))
    if scene.champion is not None:
        name = scene.name(scene.champion)
        return StatementView(
            "win", say("tournament_won", name=name), say("tournament_won_second"), scene.champion, who=name
        )
    if scene.shared_out:
        return StatementView("win", say("prizes_shared"), say("prizes_shared_second"))
    if local.count_over and scene.unaccounted:
        return StatementView("owe", stacks_off(scene.unaccounted), long=True)
    if scene.undealt is not None and len(scene.view.seats) == 1:
        return StatementView("line", say("one_more"), say("tap_a_seat"))
    if scene.undealt is not None:
        return StatementView("owe", in_words(scene.undealt), long=True)
    if coming is None:
        return StatementView("line", "")
    undecided = [due.seat for due in scene.view.dues if not is_settled(due) and due.seat not in coming.seats_in]
    if undecided:
        lone = len(undecided) == 1
        title = say("not_dealt_one" if lone else "not_dealt", names=names(scene, tuple(undecided)))
        second = say("not_dealt_second_one" if lone else "not_dealt_second")
        return StatementView("owe", title, second, action=game_choice_key(scene))
    choose = game_choice_key(scene, asked=True)
    if choose is not None and scene.view.mix is not None and scene.view.mix.chooser is not None:
        seat, now = scene.view.mix.chooser, name_of_game(scene.view.mix.game)
        second = say("mix.chooses_second", game=now)
        spoken = f"{say('mix.chooses', name=scene.name(seat))}, {second}"
        return StatementView("now", say("mix.which"), second, seat, action=choose, spoken=spoken)
    ready = on_break(scene) or say("ready_for", hand=scene.view.hand + 1)
    if scene.view.misdeal:
        return StatementView("owe", say("was_misdeal", hand=counted(scene.view.hand)), ready)
    if coming.short:
        return StatementView("owe", ready, say("short_stack", names=names(scene, coming.short)))
    second = after_break(scene) if on_break(scene) else say("players_in", count=len(coming.seats_in))
    return StatementView("win", ready, second)
