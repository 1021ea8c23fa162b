"""The pad for amounts: entry, bounds, explanation of the largest wager, quick sizes and chips; and its go slot."""

from msgspec import Struct
from msgspec.structs import replace

from desktop.bridge.scene import Scene
from desktop.intents import AllCheck, PlaySize, Send
from desktop.present.entry import EntryAmount, remember_last, settle, whole_amounts_words
from desktop.present.sizes import KEY_OF, Own, Size, only_all_in, sizes
from desktop.present.slot import Fill, Slot
from desktop.present.window_state import Local
from desktop.words.engine import in_words
from desktop.words.i18n import bare, figure
from desktop.words.say import say
from engine.commands import Act
from engine.settings.chips import chips_of
from engine.state import Wager

CHIP_KEYS = 4
"""Most chips that have a key."""

WHOLE_STACK = ("max.whole", "max.all_in_whole", "max.cap", "max.units", "max.borrowed")
"""Steps whose text contains the figure of the largest wager."""
ALL_IN = ("max.stack", "max.all_in_stack")
SUMS = ("pl.raise", "pl.raise_rounded", "pl.bet", "pl.option", "pl.half", "pl.half_rounded")
"""Steps with the arithmetic of the largest wager."""


class PadView(Struct, frozen=True):
    """The pad."""

    word: str
    """Action that will be played."""
    figure: str
    """Amount of the action."""
    typed: bool
    """Whether an amount is typed."""
    caption: str
    """Chips added and left, or why the typed amount was changed."""
    short: str
    """Short form of the caption."""
    bad: bool
    """Whether the typed amount was changed."""
    by: bool
    """Whether the amount is added to the bet."""
    least: str
    """Smallest wager, in words."""
    most: str
    """Largest wager, in words."""
    arithmetic: str
    """Arithmetic of the largest wager."""
    quicks: tuple[Slot, ...]
    """Quick sizes."""
    chips: tuple[int, ...]
    """Values of the chip keys, chips."""


def scene_of_pad(scene: Scene, local: Local) -> Scene:
    """Return the scene of the pad: the one after the folds shown, if any, else the current one."""
    to = local.folded_to
    if to is None:
        return scene
    view = to.ahead if to.ahead is not None else replace(scene.view, legal=None)
    return replace(scene, view=view, most=to.most, all_in=to.all_in)


def wager_of(scene: Scene) -> Wager | None:
    """Return the wager open to the player to act whose size is chosen, or None where there is none or only one amount.

    In fixed limit two amounts are open on fourth street while a pair shows (LIM-4).
    """
    legal = scene.view.legal
    wager = legal.wager if legal is not None else None
    return None if wager is None or wager.min == wager.max else wager


def typed_wager(scene: Scene) -> Wager | None:
    """Return the wager an amount can be typed for: of free size, or the all-in where it is the only one."""
    legal = scene.view.legal
    return legal.wager if legal is not None and only_all_in(scene) else wager_of(scene)


def settled(scene: Scene, local: Local, wager: Wager) -> EntryAmount:
    """Return the amount of the entry for the player to act."""
    return settle(local.entry, wager, scene.view.bet, scene.all_in, scene.settings.limit, scene.call_below)


def pad(scene: Scene, local: Local, room_for: int, own: Own | None = None) -> PadView | None:
    """Return the pad, or None where no size is chosen (the log takes its place); `own` = sizes of this device."""
    scene = scene_of_pad(scene, local)
    wager = wager_of(scene)
    if wager is None or scene.view.to_act is None:
        return None
    player = scene.view.seats[scene.view.to_act]
    entered = settled(scene, local, wager)
    if entered.wrong:
        caption = short = wrong_words(entered, wager)
    else:
        adds = entered.amount - player.bet
        caption = say("adds_leaves", adds=bare(adds), leaves=bare(player.stack - adds))
        short = say("leaves", leaves=bare(player.stack - adds))
    word = say("wager_by") if local.entry.by else say("wager_" + wager.kind)
    shown = bare(entered.amount - scene.view.bet if local.entry.by else entered.amount)
    if entered.wrong == "too_fine":
        shown = entered.shown
    sum_of_most, quicks = _fixed_parts(scene, room_for, own)
    return PadView(
        word,
        shown,
        not local.entry.empty,
        caption,
        short,
        bool(entered.wrong),
        local.entry.by,
        bare(wager.min),
        bare(wager.max),
        sum_of_most,
        quicks,
        chips(scene),
    )


@remember_last
def _fixed_parts(scene: Scene, room_for: int, own: Own | None) -> tuple[str, tuple[Slot, ...]]:
    """Return the parts that typing does not change: the arithmetic of the largest wager and the quick sizes."""
    wager = wager_of(scene)
    assert wager is not None
    return arithmetic(scene, wager), tuple(quick(size) for size in sizes(scene, room_for, own))


def wrong_words(now: EntryAmount, wager: Wager) -> str:
    """Return why the entry was changed: "700 is over the pot", "under the least", "unit 5"."""
    if now.wrong == "too_fine":
        return whole_amounts_words()
    return say("wrong_" + now.wrong, said=now.shown or bare(now.typed or 0), unit=bare(wager.unit))


def arithmetic(scene: Scene, wager: Wager) -> str:
    """Return the engine's explanation of the largest wager in one line: "610 = bet 100 + pot 410 + call 100"."""
    most = scene.most
    if most is None or not most.steps or most.value != wager.max:
        return ""
    last = most.steps[-1]
    if last.key in WHOLE_STACK:
        return in_words(last)
    sums = (step for step in most.steps if step.key in SUMS)
    step = last if last.key in ALL_IN else next(sums, most.steps[0])
    return f"{figure(wager.max)} = {in_words(step)}"


def chips(scene: Scene) -> tuple[int, ...]:
    """Return the most useful chips of the house at these stakes, at most `CHIP_KEYS`, smallest first."""
    unit = scene.settings.betting_unit
    playable = [value for value in chips_of(scene.settings) if value >= unit and value % unit == 0]
    floor = scene.settings.big_blind_or_bet
    start = next((i for i, value in enumerate(playable) if value * 2 >= floor), max(0, len(playable) - CHIP_KEYS))
    return tuple(playable[max(0, min(start, len(playable) - CHIP_KEYS)) :][:CHIP_KEYS])


def quick(size: Size) -> Slot:
    """Return the button of a quick size; one tap plays it, so it looks like the bar's keys and not like a digit."""
    word = say("quick_" + size.id)
    if size.to is None:
        reason = say("barred_" + size.wrong)
        return Slot(word, reason=reason, refusal=say("refuse_" + size.wrong, word=word))
    return Slot(
        word,
        bare(size.to),
        fill="main",
        intent=PlaySize(size.id),
        spoken=say("speak_quick", word=word, amount=figure(size.to), key=KEY_OF[size.id]) if size.id in KEY_OF else "",
    )


def offers_all_check(scene: Scene, local: Local) -> bool:
    """Return whether the go slot lets all players check: no bet, no entry, and the smallest wager is a quick size."""
    return scene.all_check and local.entry.empty and local.folded_to is None and wager_of(scene) is not None


def all_check_to(scene: Scene) -> str:
    """Return where the hand goes once all have checked: to the turn, to the draw, to the showdown."""
    names = [street.name for street in scene.game.streets]
    coming = names.index(scene.view.street) + 1 if scene.view.street in names else 0
    if coming >= len(names):
        return say("to_showdown")
    if scene.game.streets[coming].draw:
        return say("to_draw")
    return say({"turn": "to_turn", "river": "to_river"}.get(names[coming], "to_next"))


def go(scene: Scene, local: Local) -> Slot:
    """Return the go slot in a betting round: the wager with its amount, or why there is none."""
    view = scene.view
    legal = view.legal
    assert legal is not None
    assert view.to_act is not None
    if legal.wager is None:
        barred = legal.reasons.get("wager")
        word = say("raise") if view.bet else say("bet")
        if barred is None:
            return Slot(word, reason=say("not_open"))
        raises = view.limits.raises
        reason = say("no_" + barred.code, of=raises.of if raises is not None else "")
        text = in_words(scene.most.steps[0]) if scene.most is not None and scene.most.steps else reason
        return Slot(word, reason=reason, refusal=f"{text} ({barred.rule})")
    wager = legal.wager
    free = typed_wager(scene) is not None
    now = settled(scene, local, wager) if free else EntryAmount(wager.max, None)
    if offers_all_check(scene, local):
        return Slot(say("all_check"), second=all_check_to(scene), fill="outline", intent=AllCheck())
    if now.wrong == "too_fine":
        return Slot(say("go_" + wager.kind), now.shown, reason=wrong_words(now, wager))
    word = say("all_in") if now.amount == scene.all_in.to else say("go_" + wager.kind)
    second = wrong_words(now, wager) if now.wrong else ""
    exact = not now.wrong or wager_of(scene) is not None  # Enter plays a whole stack only for its exact amount
    fill: Fill = "next" if not local.entry.empty and free and exact else "outline"
    intent = Send(Act("wager", to=now.amount, seat=view.to_act))
    return Slot(word, figure(now.amount), second, fill=fill, intent=intent)
