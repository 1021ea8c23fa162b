"""The small sheets that ask for a name or an amount: what each says, offers and sends."""

from collections.abc import Callable
from typing import Literal, assert_never

from msgspec import Struct
from msgspec.structs import replace

from desktop import intents as i
from desktop.bridge.scene import Scene
from desktop.intents.questions import Question
from desktop.present.slot import Slot
from desktop.present.window_state import Asking, BombButtonWhere, WhoIsPaid, WhoLends
from desktop.words.i18n import amounts_in, counted, figure
from desktop.words.say import say
from engine import commands as c
from engine.settings.chips import chips_of
from engine.state import Bought, Entry

USUAL_STACK = 100
"""Big blinds offered as a stack where the house has no bounds."""


class Ask(Struct, frozen=True):
    """A question for a name, an amount, or both."""

    title: str
    """What it is about."""
    go: str
    """The words of the key that answers."""
    make: Callable[[str, int, str], c.Command | tuple[c.Command, ...] | Asking | str]
    """What the answer comes to.

    It turns name, amount and way into a command or several, into a question that a tap on a seat answers, or into a
    plain word.
    """
    hint: str = ""
    """What the amount is; where only a name is asked for, what the name is."""
    named: bool = False
    """Whether it asks for a name."""
    counted: bool = True
    """Whether it asks for an amount."""
    name: str = ""
    """The name that stands there already."""
    amount: int = 0
    """The amount that stands there already, chips."""
    needs_name: bool = False
    """Whether an amount alone is no answer."""
    quicks: tuple[tuple[str, int], ...] = ()
    """Label and chips of the amounts that are offered."""
    ways: tuple[tuple[str, str], ...] = ()
    """Id and label of the ways of which one is chosen."""
    way: str = ""
    """The id of the way that is chosen at first, "" = the first."""
    seat: int = 0
    """Who is seated there by it, 0 = nobody."""
    lacking: str | None = ""
    """Why no name is no answer, in words; "" = a name is wanted, None = it is one: what stood there is taken away."""
    done: str = ""
    """Of several questions of a kind: what the key says that ends them while nothing was said."""
    debts: tuple[tuple[str, int], ...] = ()
    """Name and chips of leavers who owe when they sit down again."""
    by_way: tuple[tuple[str, "Ask"], ...] = ()
    """Ways that ask for something else, and what; the ways themselves stay."""
    key: Callable[[int], Slot] | None = None
    """What the answering key says of an amount, or why it is no answer; None = its words and the amount."""
    later: str = ""
    """When it counts, in words; "" = at once."""
    chip: int = 1
    """The smallest chip the amount is made of: another one is asked about before it is sent."""

    def odd(self, amount: int) -> str:
        """That an amount cannot be made of the chips in play, "" = it can (STK-1)."""
        return say("sheet_odd", chip=figure(self.chip)) if self.counted and amount % self.chip else ""

    def second(self, name: str, way: str) -> str:
        """Below the answer: what a player of this name owes from before, or when it counts; "" = nothing."""
        chips = dict(self.debts).get(name, 0) if way != "transfer" else 0
        return say("sheet_still_owes", amount=figure(chips)) if chips else self.later


def ask(scene: Scene, question: Question) -> Ask:
    """What the sheet of a question says, offers and sends."""
    match question:
        case i.AskSit(seat):
            return _sit(scene, seat)
        case i.AskOver(seat):
            return _over(scene, seat)
        case i.AskRename(seat):
            return _rename(scene, seat)
        case i.AskAdd(seat):
            return _add(scene, seat)
        case i.AskChipRun(seat):
            return _run(scene, seat)
        case i.AskCount(seat):
            return _count(scene, seat)
        case i.AskBuyIn(seat):
            return _buy_in(scene, seat)
        case i.AskLeave(seat):
            return _leave(scene, seat)
        case i.AskTip(seat):
            return _tip(scene, seat)
        case i.AskMarker(seat):
            return _marker(scene, seat)
        case i.AskPayment(seat):
            return _pays(scene, seat)
        case i.AskStraddle(seat, least):
            return _from(least, _straddle(scene, seat))
        case i.AskSleeper(seat, least):
            return _from(least, _sleeper(scene, seat))
        case i.AskEarlyRaise(seat):
            return _early(scene, seat)
        case i.AskBomb(boards):
            return _bomb(scene, boards)
        case i.AskSplash():
            return _splash(scene)
        case i.AskDealer():
            return _dealer()
        case i.AskMisdeal(by):
            return _misdeal(by)
        case _:
            assert_never(question)


def _from(least: int, asked: Ask) -> Ask:
    """The same question with the least amount there already, and once, twice and four times that offered."""
    sizes = tuple(times * least for times in (1, 2, 4))
    return replace(asked, amount=least, quicks=tuple((figure(to), to) for to in sizes))


def stacks(scene: Scene) -> tuple[tuple[str, int], ...]:
    """Usual buy-ins: in a tournament first the starting stack; the house's least and most, else big blinds."""
    house = scene.settings
    big = house.big_blind or house.minimum_bet
    least, most = house.buy_in.minimum, house.buy_in.maximum
    buy_ins = []
    if least:
        buy_ins.append((say("sheet_min"), least))
    if not most or most >= big * USUAL_STACK:
        buy_ins.append((say("n_big_blinds", count=counted(USUAL_STACK)), big * USUAL_STACK))
    if most:
        buy_ins.append((say("sheet_max"), most))
    else:
        buy_ins.append((say("n_big_blinds", count=counted(2 * USUAL_STACK)), 2 * big * USUAL_STACK))
    unique = {amount: (label, amount) for label, amount in buy_ins}
    if scene.start:
        unique.pop(scene.start, None)
        unique = {scene.start: (say("sheet_start"), scene.start), **unique}
    return tuple(unique.values())[:3]


def usual_stack(scene: Scene) -> int:
    """The chips somebody sits down with here unless others are said: those of the start, else the usual buy-in."""
    big, offered = scene.settings.big_blind or scene.settings.minimum_bet, stacks(scene)
    usual = next((chips for _, chips in offered if chips == big * USUAL_STACK), offered[-1][1] if offered else 0)
    return scene.start or usual


def _sit(scene: Scene, seat: int) -> Ask:
    taken = {seat.player for seat in scene.view.seats.values()}
    name = say("sheet_player", seat=seat)
    if name in taken:
        name += "b"
    return Ask(
        say("sheet_sit", seat=seat), say("sheet_sit_go"),
        lambda typed, chips, way: c.Sit(seat=seat, player=typed or name, stack=chips, entry=_entry(way)),
        named=True, amount=usual_stack(scene), quicks=stacks(scene), ways=_arrivals() if scene.view.hand else (),
        seat=seat, debts=scene.debts, chip=scene.settings.smallest_chip,
    )  # fmt: skip


def _arrivals() -> tuple[tuple[str, str], ...]:
    """New here, or along with the whole stack from another table of the same game (NOW-12)."""
    return ("new", say("way_new")), ("transfer", say("way_transfer"))


def _entry(way: str) -> Entry | None:
    return "transfer" if way == "transfer" else None


def _over(scene: Scene, seat: int) -> Ask:
    """ENT-11: a new player over the chips of who is away."""
    return replace(
        _sit(scene, seat), title=say("sheet_over", name=scene.name(seat)), ways=(), needs_name=True, seat=0,
        make=lambda typed, chips, _: c.Sit(seat=seat, player=typed, stack=chips, over=True),
    )  # fmt: skip


def _add(scene: Scene, seat: int) -> Ask:
    player, house = scene.view.seats[seat], scene.settings
    offered = list(stacks(scene))
    if house.buy_in.maximum:
        room = house.buy_in.maximum - player.stack
        offered = [(label, chips) for label, chips in offered if chips < room]
        if room > 0:
            offered.append((say("sheet_max"), room))
    return Ask(
        say("sheet_add", name=player.player), say("sheet_add_go"),
        lambda _, chips, way: c.AddChips(seat=seat, amount=chips, what=BOUGHT.get(way)), quicks=tuple(offered[:3]),
        ways=_purchases(scene), way="add_on" if house.prizes is not None and player.stack > scene.start else "",
        amount=scene.start if scene.start in [chips for _, chips in offered] else 0,
        later=say("sheet_after_hand") if scene.in_hand and not counts_now(scene, seat) else "",
        chip=house.smallest_chip,
    )  # fmt: skip


BOUGHT: dict[str, Bought] = {"rebuy": "rebuy", "add_on": "add_on"}
"""What chips are bought as, by the way that is chosen; elsewhere they are only bought."""


def _purchases(scene: Scene) -> tuple[tuple[str, str], ...]:
    """A rebuy or an add-on with its price where prizes are played for, in the same places whoever buys."""
    prizes = scene.settings.prizes
    if prizes is None:
        return ()
    with amounts_in(prizes.money):
        rebuy = "rebuy", say("way_rebuy", amount=figure(prizes.rebuy))
        add_on = "add_on", say("way_add_on", amount=figure(prizes.add_on))
    return rebuy, add_on


def counts_now(scene: Scene, seat: int) -> bool:
    """Whether chips bought in a hand play in it (STK-4)."""
    player = scene.view.seats[seat]
    return scene.settings.stakes == "open" and player.dealt and player.state == "in"


def _count(scene: Scene, seat: int) -> Ask:
    """The difference is nobody's, or that of a buy-in that was entered wrong; in a hand no buy-in is put right."""
    player, chip = scene.view.seats[seat], scene.settings.smallest_chip
    ways = ("counted", say("sheet_count_go")), ("bought", say("way_bought"))
    return Ask(
        say("sheet_count", name=player.player), say("sheet_count_go"),
        lambda _, chips, __: c.Count(seat=seat, stack=chips),
        say("sheet_count_hint", amount=figure(player.stack)),
        ways=ways if may_put_right(scene) else (),
        by_way=(("bought", _buy_in(scene, seat)),) if may_put_right(scene) else (),
        chip=1 if player.stack % chip else chip,  # who has smaller chips by the book may have other ones
    )  # fmt: skip


def may_put_right(scene: Scene) -> bool:
    """Whether a buy-in can be put right now: between two hands, where chips are money (STK-1)."""
    return not scene.in_hand and not scene.settings.tournament


def _buy_in(scene: Scene, seat: int) -> Ask:
    """What was truly bought, in all: the stack changes by the difference (STK-1)."""
    player, had = scene.view.seats[seat], dict(scene.bought)[seat]

    def stack(bought: int) -> int:
        return player.stack + bought - had

    def key(bought: int) -> Slot:
        change = say("sheet_bought_go", was=figure(had), now=figure(bought))
        if bought == had:
            return Slot(change, reason=say("sheet_bought_same"))
        if stack(bought) < 0:
            return Slot(change, reason=say("sheet_bought_least", amount=figure(had - player.stack)))
        return Slot(change, second=say("sheet_bought_stack", amount=figure(stack(bought))))

    return Ask(
        say("sheet_bought", name=player.player), say("way_bought"),
        lambda _, chips, __: c.Count(seat=seat, stack=stack(chips), bought=True),
        say("sheet_bought_hint", amount=figure(had)), key=key,
        chip=1 if had % scene.settings.smallest_chip else scene.settings.smallest_chip,
    )  # fmt: skip


def _leave(scene: Scene, seat: int) -> Ask:
    """The counted chips go along: the difference is nobody's, as after any count; one step."""
    stack = scene.view.seats[seat].stack

    def left(_: str, chips: int, __: str) -> tuple[c.Command, ...]:
        return (*([] if chips == stack else [c.Count(seat=seat, stack=chips)]), c.Leave(seat=seat))

    return replace(
        _count(scene, seat), title=say("sheet_leave", name=scene.name(seat)), go=say("sheet_leave_go"), make=left,
        amount=stack, ways=(), by_way=(),
    )  # fmt: skip


def _rename(scene: Scene, seat: int) -> Ask:
    name = scene.name(seat)
    return Ask(
        say("sheet_rename", seat=seat), say("sheet_rename_go"),
        lambda typed, _, __: c.Rename(seat=seat, player=typed), named=True, counted=False, name=name,
    )  # fmt: skip


def _tip(scene: Scene, seat: int) -> Ask:
    small = tuple((figure(value), value) for value in chips_of(scene.settings)[:3])
    ways = tuple((way, say(f"way_{way}")) for way in ("tip", "drinks", "kitty"))
    return Ask(
        say("sheet_gives", name=scene.name(seat)), say("sheet_gives_go"),
        lambda _, chips, way: c.Take(seat=seat, amount=chips, reason=way), quicks=small, ways=ways,
    )  # fmt: skip


def _run(scene: Scene, seat: int) -> Ask:
    """STK-5: the cash plays, the chips are on the way."""
    return replace(
        _add(scene, seat), title=say("sheet_run", name=scene.name(seat)), go=say("sheet_run_go"),
        make=lambda _, chips, __: c.AddChips(seat=seat, amount=chips, behind=True), hint=say("sheet_run_hint"),
    )  # fmt: skip


def _marker(scene: Scene, seat: int) -> Ask:
    """STK-4: all in the pot accept it, or somebody lends."""
    free = scene.settings.marker_free
    hint = say("sheet_marker_hint", amount=figure(free)) if free else ""

    def made(_: str, chips: int, way: str) -> c.Command | Asking:
        if way == "lends":
            return WhoLends(seat, chips)
        return c.Marker(seat=seat, amount=chips, accepted=chips > free)

    return Ask(
        say("sheet_marker", name=scene.name(seat)), say("sheet_marker_go"), made, hint,
        quicks=tuple((figure(value), value) for value in chips_of(scene.settings)[-3:]),
        ways=(("accepted", say("way_accepted")), ("lends", say("way_lends"))),
    )  # fmt: skip


def _pays(scene: Scene, seat: int) -> Ask:
    """Chips from seat to seat outside the pot: the next tap says to whom."""
    small = tuple((figure(value), value) for value in chips_of(scene.settings)[:3])
    return Ask(
        say("sheet_pays", name=scene.name(seat)), say("sheet_pays_go"),
        lambda _, chips, __: WhoIsPaid(seat, chips), quicks=small,
    )  # fmt: skip


def _straddle(scene: Scene, seat: int) -> Ask:
    return Ask(
        say("sheet_straddle", name=scene.name(seat)), say("sheet_straddle_go"),
        lambda _, chips, __: c.Straddle(seat=seat, to=chips),
    )  # fmt: skip


def _sleeper(scene: Scene, seat: int) -> Ask:
    return Ask(
        say("sheet_sleeper", name=scene.name(seat)), say("sheet_sleeper_go"),
        lambda _, chips, __: c.Sleeper(seat=seat, to=chips),
    )  # fmt: skip


def _early(scene: Scene, seat: int) -> Ask:
    action: c.Action = "raise" if scene.view.bet else "bet"
    return Ask(
        say("sheet_early", name=scene.name(seat)), say("sheet_early_go"),
        lambda _, chips, __: c.OutOfTurn(seat=seat, action=action, to=chips),
    )  # fmt: skip


def _bomb(scene: Scene, boards: Literal[1, 2]) -> Ask:
    big = scene.settings.big_blind or scene.settings.minimum_bet
    offered = tuple((figure(times * big), times * big) for times in (1, 2, 5))
    title = say("sheet_bomb") if boards == 1 else say("sheet_bomb_two")
    rule = scene.settings.bomb_pot
    own = rule is not None and not rule.moves_button

    def made(_: str, chips: int, way: str) -> c.Command | Asking:
        return BombButtonWhere(chips, boards) if way == "own" else c.Bomb(ante=chips, boards=boards)

    ways = (("regular", say("way_regular")), ("own", say("way_own"))) if own else ()
    return Ask(title, say("sheet_bomb_go"), made, quicks=offered, amount=big, ways=ways)


def _splash(scene: Scene) -> Ask:
    values = chips_of(scene.settings)[-3:]
    return Ask(
        say("sheet_splash"), say("sheet_splash_go"), lambda _, chips, __: c.Splash(amount=chips),
        quicks=tuple((figure(value), value) for value in values),
    )  # fmt: skip


def _misdeal(by: str) -> Ask:
    def misdeal(words: str, _: int, __: str) -> c.Command:
        return c.Misdeal(words=words, by=by)

    title, go, hint = say("misdeal_title"), say("misdeal_go"), say("misdeal_hint")
    return Ask(title, go, misdeal, hint, named=True, counted=False)


def _dealer() -> Ask:
    return Ask(
        say("sheet_dealer"),
        say("sheet_dealer_go"),
        lambda typed, _, __: c.Dealer(name=typed),
        named=True,
        counted=False,
    )
