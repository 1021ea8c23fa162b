"""Which small sheet a question for a name or chips opens."""

from typing import assert_never

from msgspec.structs import replace

from desktop import intents as i
from desktop.bridge.scene import Scene
from desktop.intents.questions import Question
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


def ask(scene: Scene, question: Question) -> Ask:
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
    """The same question with the least amount there already, and once, twice and four times that offered."""
    sizes = tuple(times * least for times in (1, 2, 4))
    return replace(asked, amount=least, quicks=tuple((figure(to), to) for to in sizes))
