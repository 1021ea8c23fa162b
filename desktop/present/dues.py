"""Cards of players who owe something before a deal, with their ways in (ENT, KIL-6); all figures come from the dues."""

from msgspec import Struct

from desktop.bridge.scene import Scene
from desktop.intents import Dismiss, Intent, Send, Undo
from desktop.present.slot import Fill, Slot
from desktop.words.i18n import figure
from desktop.words.phrases import names
from desktop.words.say import say
from engine.commands import SitIn
from engine.view import SeatView
from engine.view.between import DueOption, DueView


class DueCard(Struct, frozen=True):
    """The card of one debtor."""

    seat: int
    """Seat of the debtor."""
    name: str
    """Name of the player."""
    why: str
    """Amount owed and the reason, in words."""
    rules: str
    """Ids of the rules that apply."""
    note: str
    """Effect of posting on another player, "" = none."""
    options: tuple[Slot, ...]
    """Ways in, from left to right."""
    settled: bool
    """Whether a way in that posts is chosen."""


class Dues(Struct, frozen=True):
    """All open dues, and how many are settled."""

    cards: tuple[DueCard, ...]
    """One card for each debtor."""
    progress: str
    """Counts of open and settled dues, in words."""


def comes_as_big_blind(scene: Scene, due: DueView) -> bool:
    """Return whether the seat is the coming big blind anyway, so that no way in is asked for (ENT-2, ENT-3)."""
    return scene.coming_deal is not None and due.seat in scene.coming_deal.seats_in and due.on_big_blind


def dues(scene: Scene) -> Dues:
    """Return the open dues, one card for each debtor."""
    cards = tuple(_card(scene, due) for due in scene.view.dues if not comes_as_big_blind(scene, due))
    settled = sum(card.settled for card in cards)
    ask = len(cards) - settled
    parts = [say("dues_ask", count=ask)] if ask else []
    parts += [say("dues_settled", count=settled)] if settled else []
    return Dues((*cards, *_absent_cards(scene)), ", ".join(parts))


def _absent_cards(scene: Scene) -> tuple[DueCard, ...]:
    """Return the cards of absent players who owe a kill: they post it in the hand of their return (KIL-6)."""
    return tuple(
        DueCard(seat, player.player, say("why_kill_debt_away"), "KIL-6", "", (_back_slot(scene, seat, player),), False)
        for seat, player in scene.view.seats.items()
        if player.owes_kill and player.state == "out" and player.stack
    )


def _back_slot(scene: Scene, seat: int, player: SeatView) -> Slot:
    """Return the slot that brings an absent debtor back; the way in is asked for after it."""
    owed, dead = say("owes_kill", amount=figure(player.owes_kill)), dict(scene.beside_kill).get(seat)
    if dead:
        owed = say("option_dead_kill", dead=figure(dead), kill=figure(player.owes_kill))
    return Slot(say("menu_back"), second=owed, intent=Send(SitIn(seat=seat)))


def _card(scene: Scene, due: DueView) -> DueCard:
    shown = _offered(due)
    first = next((option.entry for option in shown if not option.post_in), None)
    default = first if scene.coming_deal is not None and due.seat in scene.coming_deal.seats_in else "wait"
    options = tuple(_option(scene, due, option, option.entry == default) for option in shown)
    note, rules = _again_note(scene, due.seat), ", ".join(due.rules)
    return DueCard(due.seat, scene.name(due.seat), why_words(scene, due), rules, note, options, is_settled(due))


def _again_note(scene: Scene, seat: int) -> str:
    """Return the warning that other players pay the blind of the last hand again if this player posts, or ""."""
    again = next((row for row in scene.again if row[0] == seat), None)
    if again is None:
        return ""
    seats, rule, posts = again[1].seats, again[1].rule, again[2]
    if len(posts) == 1:
        return say(f"post_again_{posts[0].kind}", name=scene.name(seats[0]), rule=rule)
    return say("post_again", names=names(scene, seats), rule=rule)


def is_settled(due: DueView) -> bool:
    """Return whether a way in is chosen; "post" counts for none before a kill a new player must agree to (KIL-12)."""
    return due.chosen is not None and not (due.chosen == "post" and "KIL-12" in due.rules)


ORDER = ("kill_next", "buy_button", "post", "take_over", "transfer", "wait")


def _offered(due: DueView) -> list[DueOption]:
    """Return the ways in to show, the quickest first, wait last; with enough of them, later posting is part of wait."""
    killed = any(option.entry == "kill_next" for option in due.options)
    shown = [option for option in due.options if not (killed and option.entry == "post")]
    if len(shown) > 2:
        shown = [option for option in shown if not option.post_in or option.entry == "kill_next"]
    return sorted(shown, key=lambda option: ORDER.index(option.entry) if option.entry in ORDER else len(ORDER))


def why_words(scene: Scene, due: DueView) -> str:
    """Return the reason for a debt, in words: "missed both blinds", "moved", "new, and this is a kill"."""
    owes = due.owes
    if "KIL-12" in due.rules:
        return say("why_new_kill")
    if "KIL-6" in due.rules:
        return say("why_kill_debt")
    missed = scene.view.seats[due.seat].missed.any
    if missed and {"ENT-2", "ENT-3"} <= set(due.rules):
        return say("why_left_owing")
    if not missed and "ENT-6" in due.rules:
        return say("why_moved")
    if not missed and "ENT-3" in due.rules:
        return say("why_new")
    if owes.big and owes.small:
        return say("why_both")
    if owes.big:
        return say("why_big")
    if owes.small:
        return say("why_small")
    if owes.ante:
        return say("why_ante")
    return say("why_new") if scene.view.seats[due.seat].new else say("why_other")


def _option(scene: Scene, due: DueView, option: DueOption, default: bool) -> Slot:
    """Return the slot of a way in with its cost; `default` = it applies without a choice."""
    live, dead = option.live or 0, option.dead or 0
    chosen = due.chosen == option.entry
    word = say("option_" + option.entry, amount=figure(live + dead) if live + dead else "").strip()
    if option.entry == "kill_next" and not live + dead:
        word = say("option_kill_free")
    second = {
        "post": _split(live, dead),
        "buy_button": say("option_button_second", dead=figure(dead), live=figure(live)),
        "kill_next": say("option_kill_second", amount=figure(option.kill)),
        "take_over": say("option_take_second"),
        "transfer": say("option_transfer_second"),
    }.get(option.entry, "")
    if option.kill and option.entry != "kill_next":
        second = say("option_and_kills")
        if dead:
            second = say("option_dead_kill", dead=figure(dead), kill=figure(option.kill))
    if option.entry == "wait":
        second = _wait_words(scene, due, option)
    if option.after_kill is not None:
        killer = scene.name(option.after_kill)
        return Slot(word, reason=say("kill_first", name=killer), refusal=say("refuse_kill_first", name=killer))
    if option.post_in and option.entry != "wait":
        reason = say("after_button") if option.post_in == 1 else say("may_post_in", hands=option.post_in)
        return Slot(word, reason=reason, refusal=say("refuse_between", name=""))
    if chosen:
        return Slot(word, second=second, icon="check", fill="chosen", intent=_unchoose_intent(scene, due))
    fill: Fill = "main" if default and due.chosen is None else "normal"
    return Slot(word, second=second, fill=fill, intent=Send(SitIn(seat=due.seat, entry=option.entry)))  # type: ignore[arg-type]


def _unchoose_intent(scene: Scene, due: DueView) -> Intent:
    """Return the intent of a tap on the chosen way in: undo if it was the last step, else wait in place of posting."""
    if scene.entered == due.seat:
        return Undo()
    return Dismiss() if due.chosen == "wait" else Send(SitIn(seat=due.seat, entry="wait"))


def _split(live: int, dead: int) -> str:
    if live and dead:
        return say("live_dead", live=figure(live), dead=figure(dead))
    return say("live_only") if live else say("dead_only") if dead else say("free")


def _wait_words(scene: Scene, due: DueView, option: DueOption) -> str:
    post = next((other for other in due.options if other.post_in), None)
    if post is not None and post.after_kill is not None:
        return say("after_kill_of", name=scene.name(post.after_kill))
    big_blind_in = option.big_blind_in
    if post is not None and post.post_in and (big_blind_in is None or post.post_in < big_blind_in):
        return say("may_post_next") if post.post_in == 1 else say("may_post_in", hands=post.post_in)
    if big_blind_in is None:
        return ""
    return say("big_blind_in", hands=big_blind_in) if big_blind_in else say("big_blind_now")
