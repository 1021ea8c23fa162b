"""The small sheets that ask for a name or an amount: what each says, offers and sends."""

from collections.abc import Callable

from msgspec import Struct

from desktop.scene import Scene
from desktop.wording import figure, say
from engine import commands as c

USUAL_STACK = 100
"""Big blinds offered as a stack where the house has no bounds."""


class Ask(Struct, frozen=True):
    """A question: `named` = asks for a name, `counted` = asks for an amount, `quicks` = (label, chips) offered.

    `make` turns the answer into a command; `name` and `amount` stand there already.
    """

    title: str
    go: str
    make: Callable[[str, int], c.Command]
    hint: str = ""
    named: bool = False
    counted: bool = True
    name: str = ""
    amount: int = 0
    quicks: tuple[tuple[str, int], ...] = ()


def ask(scene: Scene, what: str) -> Ask | None:
    """The question called `what`: `sit:4`, `add:5`, `count:5`, `bomb`, ... None when there is none."""
    kind, _, rest = what.partition(":")
    seat = int(rest) if rest else 0
    makers = _SEAT_ASKS if seat else _TABLE_ASKS
    make = makers.get(kind)
    return make(scene, seat) if make is not None else None


def stacks(scene: Scene) -> tuple[tuple[str, int], ...]:
    """Usual buy-ins: the house's least and most, else multiples of the big blind."""
    house = scene.settings
    big = house.big_blind or house.minimum_bet
    least, most = house.buy_in.minimum, house.buy_in.maximum
    found = []
    if least:
        found.append((say("sheet_min"), least))
    if not most or most >= big * USUAL_STACK:
        found.append((figure(USUAL_STACK) + " BB", big * USUAL_STACK))
    if most:
        found.append((say("sheet_max"), most))
    else:
        found.append((figure(2 * USUAL_STACK) + " BB", 2 * big * USUAL_STACK))
    unique = {amount: (label, amount) for label, amount in found}
    return tuple(unique.values())[:3]


def _sit(scene: Scene, seat: int) -> Ask:
    taken = {one.player for one in scene.view.seats.values()}
    name = say("sheet_player", seat=seat)
    offered = stacks(scene)
    usual = next((chips for label, chips in offered if label.endswith("BB")), offered[-1][1] if offered else 0)
    return Ask(
        say("sheet_sit", seat=seat), say("sheet_sit_go"),
        lambda said, chips: c.Sit(seat=seat, player=said or name, stack=chips),
        named=True, name="" if name not in taken else f"{name}b", amount=usual, quicks=offered,
    )  # fmt: skip


def _add(scene: Scene, seat: int) -> Ask:
    one, house = scene.view.seats[seat], scene.settings
    offered = list(stacks(scene))
    if house.buy_in.maximum:
        room = house.buy_in.maximum - one.stack
        offered = [(label, chips) for label, chips in offered if chips < room]
        if room > 0:
            offered.append((say("sheet_max"), room))
    return Ask(
        say("sheet_add", name=one.player), say("sheet_add_go"),
        lambda _, chips: c.AddChips(seat=seat, amount=chips), quicks=tuple(offered[:3]),
    )  # fmt: skip


def _count(scene: Scene, seat: int) -> Ask:
    one = scene.view.seats[seat]
    return Ask(
        say("sheet_count", name=one.player), say("sheet_count_go"),
        lambda _, chips: c.Count(seat=seat, stack=chips), say("sheet_count_hint", amount=figure(one.stack)),
    )  # fmt: skip


def _rename(scene: Scene, seat: int) -> Ask:
    name = scene.name(seat)
    return Ask(
        say("sheet_rename", seat=seat), say("sheet_rename_go"),
        lambda said, _: c.Rename(seat=seat, player=said), named=True, counted=False, name=name,
    )  # fmt: skip


def _tip(scene: Scene, seat: int) -> Ask:
    small = tuple((figure(value), value) for value in scene.settings.denominations[:3])
    return Ask(
        say("sheet_tip", name=scene.name(seat)), say("sheet_tip_go"),
        lambda _, chips: c.Take(seat=seat, amount=chips, reason="tip"), quicks=small,
    )  # fmt: skip


def _straddle(scene: Scene, seat: int) -> Ask:
    big = scene.settings.big_blind
    return Ask(
        say("sheet_straddle", name=scene.name(seat)), say("sheet_straddle_go"),
        lambda _, chips: c.Straddle(seat=seat, to=chips),
        quicks=((figure(2 * big), 2 * big), (figure(4 * big), 4 * big)), amount=2 * big,
    )  # fmt: skip


def _sleeper(scene: Scene, seat: int) -> Ask:
    big = scene.settings.big_blind
    return Ask(
        say("sheet_sleeper", name=scene.name(seat)), say("sheet_sleeper_go"),
        lambda _, chips: c.Sleeper(seat=seat, to=chips), quicks=((figure(2 * big), 2 * big),), amount=2 * big,
    )  # fmt: skip


def _early(scene: Scene, seat: int) -> Ask:
    action: c.Action = "raise" if scene.view.bet else "bet"
    return Ask(
        say("sheet_early", name=scene.name(seat)), say("sheet_early_go"),
        lambda _, chips: c.OutOfTurn(seat=seat, action=action, to=chips),
    )  # fmt: skip


def _bomb(scene: Scene, boards: int) -> Ask:
    big = scene.settings.big_blind or scene.settings.minimum_bet
    offered = tuple((figure(times * big), times * big) for times in (1, 2, 5))
    title = say("sheet_bomb") if boards == 1 else say("sheet_bomb_two")
    return Ask(
        title, say("sheet_bomb_go"), lambda _, chips: c.Bomb(ante=chips, boards=boards), quicks=offered, amount=big
    )


def _splash(scene: Scene, _: int) -> Ask:
    values = scene.settings.denominations[-3:]
    return Ask(
        say("sheet_splash"), say("sheet_splash_go"), lambda _, chips: c.Splash(amount=chips),
        quicks=tuple((figure(value), value) for value in values),
    )  # fmt: skip


def _dealer(scene: Scene, _: int) -> Ask:
    return Ask(
        say("sheet_dealer"), say("sheet_dealer_go"), lambda said, _: c.Dealer(name=said), named=True, counted=False
    )


_SEAT_ASKS: dict[str, Callable[[Scene, int], Ask]] = {
    "sit": _sit, "add": _add, "count": _count, "rename": _rename, "tip": _tip, "straddle": _straddle,
    "sleeper": _sleeper, "early": _early,
}  # fmt: skip
_TABLE_ASKS: dict[str, Callable[[Scene, int], Ask]] = {
    "bomb": lambda scene, _: _bomb(scene, 1),
    "bomb_two": lambda scene, _: _bomb(scene, 2),
    "splash": _splash,
    "dealer": _dealer,
}
