"""Which small sheet a question for a name or chips opens; and how seating goes on by itself, with the usual chips."""

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
"""Amounts that are offered, in least ones."""


def ask(scene: Scene, question: QuestionIntent) -> Ask:
    """What the sheet of a question says, offers and sends."""
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
            return _from(least, straddle(scene, seat))
        case i.AskSleeper(seat, least):
            return _from(least, sleeper(scene, seat))
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


def _from(least: int, asked: Ask) -> Ask:
    """The same question with the least amount there already, and a few times that offered."""
    sizes = tuple(times * least for times in OFFERED_TIMES)
    return replace(asked, amount=least, quicks=tuple((figure(to), to) for to in sizes))


def next_free(scene: Scene, seat: int) -> int | None:
    """The free seat that comes next after `seat`, clockwise; None at a full table."""
    seats = scene.settings.seats
    following = ((seat + step) % seats + 1 for step in range(seats))
    return next((other for other in following if other not in scene.view.seats), None)


def onward(scene: Scene, sat: Sit) -> Ask | None:
    """The question for the next free seat, with the usual chips; None = seating is over.

    A hand that runs has the dealer's attention: there one player at a time sits down. So has a newcomer who has to
    choose between posting and waiting.
    """
    asked = any(due.seat == sat.seat and due.chosen is None for due in scene.view.dues)
    seat = next_free(scene, sat.seat) if scene.view.phase == "between" and not asked else None
    if seat is None:
        return None
    return replace(ask(scene, AskSit(seat)), title=say("sheet_sit_next", seat=seat), done=say("sheet_sit_done"))
