"""Chooses the sheet of each question for a name or chips, and the next question while players sit down."""

from typing import assert_never

from msgspec.structs import replace

from desktop import intents as i
from desktop.bridge.scene import Scene
from desktop.intents import AskSit
from desktop.intents.questions import QuestionIntent
from desktop.present.ask import Ask
from desktop.present.ask_hand import (
    bomb,
    dealer,
    early_raise,
    marker,
    misdeal_words,
    payment,
    sleeper,
    splash,
    straddle,
    tip,
)
from desktop.present.ask_stacks import add, buy_in, chip_run, count, leave, rename, sit, sit_over
from desktop.words.i18n import figure
from desktop.words.say import say
from engine.commands import Sit

OFFERED_TIMES = (1, 2, 4)
"""Offered amounts, as multiples of the least amount."""


def ask(scene: Scene, question: QuestionIntent) -> Ask:
    """Return the sheet of a question."""
    match question:
        case i.AskSit(seat):
            return sit(scene, seat)
        case i.AskOver(seat):
            return sit_over(scene, seat)
        case i.AskRename(seat):
            return rename(scene, seat)
        case i.AskAdd(seat):
            return add(scene, seat)
        case i.AskChipRun(seat):
            return chip_run(scene, seat)
        case i.AskCount(seat):
            return count(scene, seat)
        case i.AskBuyIn(seat):
            return buy_in(scene, seat)
        case i.AskLeave(seat):
            return leave(scene, seat)
        case i.AskTip(seat):
            return tip(scene, seat)
        case i.AskMarker(seat):
            return marker(scene, seat)
        case i.AskPayment(seat):
            return payment(scene, seat)
        case i.AskStraddle(seat, least):
            return _from_least(least, straddle(scene, seat))
        case i.AskSleeper(seat, least):
            return _from_least(least, sleeper(scene, seat))
        case i.AskEarlyRaise(seat):
            return early_raise(scene, seat)
        case i.AskBomb(boards):
            return bomb(scene, boards)
        case i.AskSplash():
            return splash(scene)
        case i.AskDealer():
            return dealer()
        case i.AskMisdeal(by):
            return misdeal_words(by)
        case _:
            assert_never(question)


def _from_least(least: int, question: Ask) -> Ask:
    """Return the question with the amount `least` (chips) in the field, and some multiples of it offered."""
    sizes = tuple(times * least for times in OFFERED_TIMES)
    return replace(question, amount=least, quicks=tuple((figure(to), to) for to in sizes))


def next_free(scene: Scene, seat: int) -> int | None:
    """Return the next free seat clockwise after `seat`, or None at a full table."""
    seats = scene.settings.seats
    following = ((seat + step) % seats + 1 for step in range(seats))
    return next((other for other in following if other not in scene.view.seats), None)


def next_seat_question(scene: Scene, sat: Sit) -> Ask | None:
    """Return the question for the next free seat with the usual stack, or None where seating does not go on.

    Seating stops after one player while a hand runs, as the dealer attends to the hand, and after a newcomer who has to
    choose between posting and waiting.
    """
    must_choose = any(due.seat == sat.seat and due.chosen is None for due in scene.view.dues)
    seat = next_free(scene, sat.seat) if scene.view.phase == "between" and not must_choose else None
    if seat is None:
        return None
    return replace(ask(scene, AskSit(seat)), title=say("sheet_sit_next", seat=seat), done=say("sheet_sit_done"))
