"""Questions about the chips of a seat: sitting down, buying chips, counting, leaving."""

from msgspec.structs import replace

from desktop.bridge.scene import Scene
from desktop.present.ask import Ask
from desktop.present.between import on_break
from desktop.present.slot import Slot
from desktop.present.usual_stacks import stacks, usual_stack
from desktop.words.i18n import amounts_in, counted, figure
from desktop.words.say import say
from engine import commands as c
from engine.state import BoughtAs, WayIn
from engine.values import name_key


def sit(scene: Scene, seat: int) -> Ask:
    """Return the question for a new player's name and stack; in a hand also for an arrival from another table."""
    taken = {seat.player for seat in scene.view.seats.values()}
    name = say("sheet_player", seat=seat)
    if name in taken:
        name += "b"
    return Ask(
        say("sheet_sit", seat=seat), say("sheet_sit_go"),
        lambda typed, chips, way: c.Sit(
            seat=seat, player=_as_spelled(scene, seat, typed or name), stack=chips, entry=_entry(way)
        ),
        named=True, amount=usual_stack(scene), quicks=stacks(scene), ways=_arrivals() if scene.view.hand else (),
        seat=seat, returning=scene.returning, chip=scene.settings.smallest_chip,
    )  # fmt: skip


def _as_spelled(scene: Scene, seat: int, typed: str) -> str:
    """Return a typed name as another seat or a leaver of this session spells it: books compare names without case.

    "zo" is then refused beside "Zo", instead of being added up with "Zo" in every later list.
    """
    view = scene.view.seats
    names = [view[other].player for other in view if other != seat] + [left.name for left in scene.returning]
    return next((name for name in names if name_key(name) == name_key(typed)), typed)


def _arrivals() -> tuple[tuple[str, str], ...]:
    """Return the ways to arrive: as a new player, or with the whole stack of a table of the same game (NOW-12)."""
    return ("new", say("way_new")), ("transfer", say("way_transfer"))


def _entry(way: str) -> WayIn | None:
    return "transfer" if way == "transfer" else None


def sit_over(scene: Scene, seat: int) -> Ask:
    """Return the question for a new player who plays the chips of an absent player (ENT-11)."""
    return replace(
        sit(scene, seat), title=say("sheet_over", name=scene.name(seat)), ways=(), needs_name=True, seat=0,
        make=lambda typed, chips, _: c.Sit(seat=seat, player=_as_spelled(scene, 0, typed), stack=chips, over=True),
    )  # fmt: skip


def add(scene: Scene, seat: int) -> Ask:
    """Return the question for the number of chips a player buys, and for the kind of purchase (STK-1)."""
    player, house = scene.view.seats[seat], scene.settings
    offered = list(stacks(scene))
    if house.buy_in.maximum:
        room = house.buy_in.maximum - player.stack
        offered = [(label, chips) for label, chips in offered if chips < room]
        if room > 0:
            offered.append((say("sheet_max"), room))
    return Ask(
        say("sheet_rebuy" if house.prizes is not None else "sheet_add", name=player.player), say("sheet_add_go"),
        lambda _, chips, way: c.AddChips(seat=seat, amount=chips, what=BOUGHT.get(way)), quicks=tuple(offered[:3]),
        ways=_purchases(scene, seat), way="add_on" if _adds_on(scene, player.stack) else "",
        amount=scene.start if scene.start in [chips for _, chips in offered] else 0,
        later=say("sheet_after_hand") if scene.in_hand and not counts_now(scene, seat) else "",
        chip=house.smallest_chip,
    )  # fmt: skip


def _adds_on(scene: Scene, stack: int) -> bool:
    """Return whether an add-on is likelier than a rebuy: a stack above 0 in the break, else above the start."""
    prizes = scene.settings.prizes
    if prizes is None or not prizes.add_on:
        return False
    return stack > (0 if on_break(scene) else scene.start)


BOUGHT: dict[str, BoughtAs] = {"rebuy": "rebuy", "add_on": "add_on"}
"""Kind of purchase by the chosen way; other ways have no kind."""


def _purchases(scene: Scene, seat: int) -> tuple[tuple[str, str], ...]:
    """Return the purchases of a tournament with prizes and their prices, always in the same order.

    A purchase without a price is left out, except the rebuy of a player without chips or where no purchase has a price.
    The add-on's label counts those the player has taken, as nothing limits them.
    """
    prizes, stack, add_ons = scene.settings.prizes, scene.view.seats[seat].stack, dict(scene.add_ons).get(seat, 0)
    if prizes is None:
        return ()
    ways = []
    with amounts_in(prizes.money):
        if prizes.rebuy or not prizes.add_on or not stack:
            ways.append(("rebuy", say("way_rebuy", amount=figure(prizes.rebuy))))
        if prizes.add_on:
            price, taken = figure(prizes.add_on), counted(add_ons)
            words = say("way_next_add_on", amount=price, count=taken) if add_ons else say("way_add_on", amount=price)
            ways.append(("add_on", words))
    return tuple(ways)


def counts_now(scene: Scene, seat: int) -> bool:
    """Return whether chips bought in a hand play in it (STK-4)."""
    player = scene.view.seats[seat]
    return scene.settings.stakes == "open" and player.dealt and player.state == "in"


def count(scene: Scene, seat: int) -> Ask:
    """Return the question for a counted stack: no player owes the difference, or it corrects a buy-in between hands."""
    player, chip = scene.view.seats[seat], scene.settings.smallest_chip
    ways = ("counted", say("sheet_count_go")), ("bought", say("way_bought"))
    return Ask(
        say("sheet_count", name=player.player), say("sheet_count_go"),
        lambda _, chips, __: c.Count(seat=seat, stack=chips),
        say("sheet_count_hint", amount=figure(player.stack)),
        ways=ways if may_put_right(scene) else (),
        by_way=(("bought", buy_in(scene, seat)),) if may_put_right(scene) else (),
        chip=1 if player.stack % chip else chip,  # a stack that is no multiple of the chip may contain smaller ones
    )  # fmt: skip


def may_put_right(scene: Scene) -> bool:
    """Return whether a buy-in can be corrected now: between two hands of a cash game (STK-1)."""
    return not scene.in_hand and not scene.settings.tournament


def buy_in(scene: Scene, seat: int) -> Ask:
    """Return the question for the total that a player really bought: the stack changes by the difference (STK-1)."""
    player, recorded = scene.view.seats[seat], dict(scene.bought)[seat]

    def stack(bought: int) -> int:
        return player.stack + bought - recorded

    def key(bought: int) -> Slot:
        change = say("sheet_bought_go", was=figure(recorded), now=figure(bought))
        if bought == recorded:
            return Slot(change, reason=say("sheet_bought_same"))
        if stack(bought) < 0:
            return Slot(change, reason=say("sheet_bought_least", amount=figure(recorded - player.stack)))
        return Slot(change, second=say("sheet_bought_stack", amount=figure(stack(bought))))

    return Ask(
        say("sheet_bought", name=player.player), say("way_bought"),
        lambda _, chips, __: c.Count(seat=seat, stack=stack(chips), bought=True),
        say("sheet_bought_hint", amount=figure(recorded)), key=key,
        chip=1 if recorded % scene.settings.smallest_chip else scene.settings.smallest_chip,
    )  # fmt: skip


def leave(scene: Scene, seat: int) -> Ask:
    """Return the question for the chips a leaving player takes; a difference is booked as a count, in the same step."""
    stack = scene.view.seats[seat].stack

    def left(_: str, chips: int, __: str) -> tuple[c.Command, ...]:
        return (*([] if chips == stack else [c.Count(seat=seat, stack=chips)]), c.Leave(seat=seat))

    return replace(
        count(scene, seat), title=say("sheet_leave", name=scene.name(seat)), go=say("sheet_leave_go"), make=left,
        amount=stack, ways=(), by_way=(),
    )  # fmt: skip


def rename(scene: Scene, seat: int) -> Ask:
    """Return the question for the new name of a player."""
    name = scene.name(seat)
    return Ask(
        say("sheet_rename", seat=seat), say("sheet_rename_go"),
        lambda typed, _, __: c.Rename(seat=seat, player=_as_spelled(scene, seat, typed)),
        named=True, counted=False, name=name,
    )  # fmt: skip


def chip_run(scene: Scene, seat: int) -> Ask:
    """Return the question for bought chips on their way to the table, while the cash plays (STK-5)."""
    return replace(
        add(scene, seat), title=say("sheet_run", name=scene.name(seat)), go=say("sheet_run_go"),
        make=lambda _, chips, __: c.AddChips(seat=seat, amount=chips, behind=True), hint=say("sheet_run_hint"),
    )  # fmt: skip
