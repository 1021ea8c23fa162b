"""The hand-over card: the table at a glance for the dealer who takes over (NOW-9)."""

from collections.abc import Callable, Iterable

from msgspec import Struct

from desktop.bridge.scene import Scene
from desktop.bridge.step_names import Name
from desktop.intents import AskDealer, CloseAll, CountOnHandOver, Intent, Send
from desktop.present.between import reminder_words
from desktop.present.hands import hand_rows
from desktop.present.slot import Fill, Menu, Slot
from desktop.words.i18n import amounts_in, figure
from desktop.words.phrases import legs_words, names
from desktop.words.say import say
from engine import commands as c
from engine.journal.chain import short
from engine.journal.hands import HandLine
from engine.view.between import posts_with_totals
from engine.view.handover import HandOver


class HandOverCard(Struct, frozen=True):
    """The hand-over card."""

    title: str
    """Title with the name of the new dealer."""
    facts: tuple[tuple[str, str], ...]
    """Label and words of each fact."""
    stacks: tuple[Slot, ...]
    """One button for each stack."""
    hands: tuple[tuple[str, str], ...]
    """Name and outcome of the last hands."""
    go: Slot
    """Key that takes over the table."""
    remarks: tuple[tuple[str, str], ...] = ()
    """Head and sentence of each ruling, correction, fault and change of rules in the session."""


def handover_card(
    scene: Scene,
    over: HandOver,
    hands: Iterable[HandLine],
    named: Callable[[int], Name],
    counted: frozenset[int] = frozenset(),
    head: str = "",
    remarks: tuple[tuple[str, str], ...] = (),
) -> HandOverCard:
    """Return the card for the new dealer, in money where a chip has a value.

    `hands` newest first, `named` maps a hand's number to its players, `counted` = seats counted on this card, `head` =
    head of the session's chain in hex, which both dealers can write down. `remarks` as on the recap.
    """
    with amounts_in(scene.settings.cash):
        return _card(scene, over, hands, named, counted, head, remarks)


def _card(
    scene: Scene,
    over: HandOver,
    hands: Iterable[HandLine],
    named: Callable[[int], Name],
    counted: frozenset[int],
    head: str,
    remarks: tuple[tuple[str, str], ...],
) -> HandOverCard:
    stacks = []
    for seat, name, chips in over.stacks:
        fill: Fill = "chosen" if seat in counted else "normal"
        spoken = say("hand_over_count", name=name, amount=figure(chips))
        intent = CountOnHandOver(seat)
        stacks.append(Slot(name, second=figure(chips), fill=fill, ring=seat, intent=intent, spoken=spoken))
    go = Slot(say("hand_over_go"), fill="main", intent=CloseAll())
    title = say("hand_over", name=over.dealer) if over.dealer else say("menu_hand_over")
    facts = _facts(scene, over) + ([(say("hand_over_chain"), short(head))] if head else [])
    lines = tuple(row.lines for row in hand_rows(hands, named))
    return HandOverCard(title, tuple(facts), tuple(stacks), lines, go, remarks)


def _facts(scene: Scene, over: HandOver) -> list[tuple[str, str]]:
    """Return the facts of the card: always the button, the others where they are not empty."""
    facts = [] if over.dealer else [(say("hand_over_dealer"), say("hand_over_nobody"))]
    facts.append((say("cell_button"), _button(scene, over)))
    out = {seat for seat, player in scene.view.seats.items() if player.state == "out"}  # not who waits to come in
    away = ", ".join(_away(scene, seat, downs) for seat, downs in over.away if seat in out)
    owes = [f"{scene.name(due.seat)} {figure(due.besides)}" for due in over.dues if due.owes.whole]
    killers = [player for player in scene.view.seats.values() if player.owes_kill]
    owes += [f"{player.player} {say('owes_kill', amount=figure(player.owes_kill))}" for player in killers]
    owes += [f"{scene.name(seat)} {say('owes_n', amount=figure(dead))}" for seat, dead in scene.beside_kill if dead]
    owed = ", ".join(owes)
    kill = over.kill
    legs = say("kill_is_due", name=scene.name(kill.due)) if kill.due is not None else legs_words(scene.view, scene.name)
    if scene.view.kill.waits:
        waiting_kill = say("kill_waits", names=names(scene, scene.view.kill.waits))
        legs = f"{legs}, {waiting_kill}" if legs else waiting_kill
    bets = scene.view.limits.bets
    if bets and (scene.view.kill.due is not None or scene.view.kill.active):
        limits = say("hand_over_limits", small=figure(bets[0]), big=figure(bets[1]))
        legs = f"{legs}, {limits}" if legs else limits
    due = ", ".join(words for words, is_due, _ in reminder_words(over.reminders) if is_due)
    standing_names = ", ".join(scene.name(seat) for seat in over.standing)
    announced = ", ".join(_announced(scene))
    rows = (
        ("hand_over_away", away), ("change_dues", owed), ("change_kill", legs),
        ("hand_over_rock", scene.name(over.rock) if over.rock is not None else ""), ("hand_over_said", announced),
        ("hand_over_due", due), ("hand_over_standing", standing_names), ("hand_over_notes", "; ".join(over.notes)),
    )  # fmt: skip
    return facts + [(say(key), words) for key, words in rows if words]


def _button(scene: Scene, over: HandOver) -> str:
    """Return the seat of the button, and its next seat."""
    now = _seat_and_name(scene, over.button) if over.button is not None else say("none")
    coming = scene.coming_deal
    if coming is None or coming.button is None or coming.button.seat == over.button:
        return now
    return say("hand_over_next", now=now, next=_seat_and_name(scene, coming.button.seat))


def _seat_and_name(scene: Scene, seat: int) -> str:
    """Return a seat with its player, or only the number of an empty one, as with a dead button."""
    return f"{seat} {scene.name(seat)}" if seat in scene.view.seats else str(seat)


def _away(scene: Scene, seat: int, downs: int) -> str:
    return say("hand_over_downs", name=scene.name(seat), downs=downs) if downs else scene.name(seat)


def _announced(scene: Scene) -> list[str]:
    """Return what is announced for the coming hand."""
    announced = []
    for post, to in posts_with_totals(scene.coming_deal.posts) if scene.coming_deal is not None else ():
        if post.blind_raise or post.kind == "kill":
            announced.append(f"{scene.name(post.seat)} {say('said_' + post.kind)} {figure(to)}")
    if scene.bomb is not None:
        announced.append(say("pill_bomb", ante=figure(scene.bomb[0])))
    if scene.splash:
        announced.append(say("pill_splash", amount=figure(scene.splash)))
    return announced


def dealer_menu(known: Iterable[str], now: str) -> Menu:
    """Return the menu of the next dealer: the dealers `known` on this device, or another name."""
    rows = []
    for name in known:
        if name != now:
            send: Intent = Send(c.Dealer(name=name))
            rows.append(Slot(name, icon="person", intent=send))
    rows.append(Slot(say("dealer_other"), icon="plus", intent=AskDealer()))
    return Menu(say("sheet_dealer"), tuple(rows))
