"""The record of the side column: log, pad, dues or awards.

At the showdown the column has one card for each pot, in the order to push, with the hands that can win it.
"""

from typing import Literal

from msgspec import Struct

from desktop.bridge.scene import LogLine, Scene
from desktop.intents import Pick
from desktop.present.award_runs import RunCard, parts_given, run_cards, run_tools
from desktop.present.awards import winners_by_half
from desktop.present.bar import running_out
from desktop.present.dues import Dues, dues
from desktop.present.pad import PadView, pad
from desktop.present.sizes import Own
from desktop.present.slot import Fill, Slot
from desktop.present.window_state import Local
from desktop.words.i18n import figure, inside
from desktop.words.phrases import names_as_alternatives, pot_name, street_name
from desktop.words.say import say
from engine.state.hand import won_by
from engine.view import PotView

NAMED_SEATS = 3
"""Most seats of a pot whose names are shown."""


class AwardCard(Struct, frozen=True):
    """The card of a pot to push."""

    order: int
    """Place in the order to push, from 1."""
    name: str
    """Name of the pot."""
    note: str
    """Note beside or below the name."""
    amount: str
    """Chips in the pot, in words."""
    hands: tuple[Slot, ...]
    """Buttons of the hands that can win the pot."""
    settled: bool
    """Whether the pot has a winner."""
    brief: str = ""
    """Short form of the note for narrow cards: winner and chips."""


class AwardColumn(Struct, frozen=True):
    """The cards of the awards: one for each pot, or one for each of several runs or boards."""

    title: str
    """Title above the cards."""
    note: str
    """Line below the title."""
    cards: tuple[AwardCard, ...] = ()
    """The cards of the pots."""
    runs: tuple[RunCard, ...] = ()
    """The cards of runs or boards, where there are several."""
    tools: tuple[Slot, ...] = ()
    """The keys below the cards."""
    places: int = 0
    """Number of places kept for tools, so that no tool moves to the place of another key."""


def award_column(scene: Scene, local: Local) -> AwardColumn:
    """Return the cards of the showdown: last side pot first (POT-5), or the runs or boards in their order."""
    pots = scene.view.pots
    tools = run_tools(scene, local)
    if runs := run_cards(scene, local):
        title = say("runs.one_run") if scene.view.runs > 1 else say("runs.one_board")
        return AwardColumn(
            title, parts_given(scene, local), runs=runs, tools=tools, places=2 if scene.game.split else 1
        )
    cards = tuple(
        _card(scene, local, order, number, pots[number - 1]) for order, number in enumerate(range(len(pots), 0, -1), 1)
    )
    return AwardColumn(
        say("push_order"), say("last_first") if len(cards) > 1 else "", cards, tools=tools, places=len(tools)
    )


def _card(scene: Scene, local: Local, order: int, number: int, pot: PotView) -> AwardCard:
    name = pot_name(number, len(scene.view.pots))
    awards = local.awards
    taken = winners_by_half(awards, scene.view.pots, number, awards.run, scene.game.split)
    if len(pot.seats) == 1:
        taken = {"high": pot.seats}
    halved = scene.game.split and len(pot.seats) > 1
    hands = []
    for seat in pot.seats:
        halves = [say(half) for half, seats in taken.items() if seat in seats]
        second = ", ".join(halves) if halved else ""
        spoken = ", ".join([say("speak_pick", name=scene.name(seat), pot=name), *([second] if second else [])])
        fill: Fill = "chosen" if halves else "normal"
        hands.append(
            Slot(scene.name(seat), second=second, ring=seat, fill=fill, intent=Pick(number, seat), spoken=spoken)
        )
    note, brief = _note(scene, local, number, pot)
    return AwardCard(order, name, note, figure(pot.amount), tuple(hands), bool(taken["high"]), brief)


def _note(scene: Scene, local: Local, number: int, pot: PotView) -> tuple[str, str]:
    """Return the note of a pot and its short form: the contenders, or what the house takes and the winner gets."""
    pushed = local.proposal.pots[number - 1] if len(local.proposal.pots) >= number else None
    won = won_by(share for share in local.proposal.shares if share.pot == number)
    if pushed is not None and pushed.taken and won:
        rake, drop = figure(pushed.rake), figure(pushed.drop)
        kitty = say("kitty", kitty=figure(pushed.taken))
        if pushed.rake and pushed.drop:
            kitty = say("kitty_parts", rake=rake, drop=drop)
        if len(won) == 1:
            ((seat, chips),) = won.items()
            name, amount = scene.name(seat), figure(chips)
            return say("kitty_gets", kitty=kitty, name=name, amount=amount), say("wins_hand", name=name, amount=amount)
        return kitty, kitty
    note = (
        say("only_theirs")
        if len(pot.seats) == 1
        else names_as_alternatives(scene, pot.seats)
        if len(pot.seats) <= NAMED_SEATS
        else ""
    )
    return note, note


class ColumnView(Struct, frozen=True):
    """The record of the side column."""

    shape: Literal["pad", "awards", "dues", "log"]
    """Parts shown: log and pad, log and awards, log and dues, or the log alone."""
    head: str
    """Title of the log."""
    lines: tuple[LogLine, ...]
    """The lines of the log."""
    current: bool
    """Whether the lines are those of the running hand."""
    pad: PadView | None = None
    """The pad, None = not shown."""
    awards: AwardColumn | None = None
    """The pots to push, None = not shown."""
    dues: Dues | None = None
    """The open dues, None = not shown."""


def column(scene: Scene, local: Local, quicks: int, own: Own | None = None) -> ColumnView:
    """Return the column; `quicks` = number of quick sizes that have room, `own` = the sizes chosen on this device."""
    view = scene.view
    hand = scene.log_hand or view.hand
    if scene.in_hand:
        head = say("log_head", hand=hand, street=inside(street_name(view.street)))
    else:
        head = say("log_head_hand", hand=hand) if hand else ""
    lines, current = scene.log, scene.in_hand
    if view.phase == "showdown" and not running_out(scene, local):
        return ColumnView("awards", head, lines, current, awards=award_column(scene, local))
    if view.phase == "betting":
        shown = pad(scene, local, quicks, own)
        if shown is not None:
            return ColumnView("pad", head, lines, current, pad=shown)
    if view.phase == "between" and (owing := dues(scene)).cards:
        return ColumnView("dues", head, lines, current, dues=owing)
    return ColumnView("log", head, lines, current)
