"""What players may see of a scene, as one record, without the dealer's information and without what does not count yet.

The window's `Local` (entry, folds, ranking) is never used here; debts, reminders, noted actions and coming posts,
which the scene holds for the dealer alone, are left out.
"""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from desktop.bridge.scene import Scene
from desktop.display.finished import is_over, result
from desktop.preferences.choices import Choices
from desktop.present.between import after_break, on_break
from desktop.present.centre import Centre, centre
from desktop.present.felt import FeltSpot, spots
from desktop.present.seats import Plate, plates, third_row
from desktop.present.strip import Pill, strip
from desktop.present.window_state import Local
from desktop.words.engine import kind_title
from desktop.words.i18n import figure, inside, listed
from desktop.words.phrases import street_name
from desktop.words.say import say
from engine.settings.chips import chips_of
from engine.state import Missed

POT_SETS_THE_MOST = ("pot_limit", "half_pot")
Won = tuple[tuple[int, int], ...]
"""Seat and chips of each winner of the last hand."""
ShownWinners = tuple[tuple[str, int], ...]
"""Name or seat in words, and chips, of each winner of the last hand."""


class PublicTurn(Struct, frozen=True):
    """The band at the bottom: the player to act with the amounts, or the state of the game."""

    words: str
    """Words of the band."""
    seat: int | None = None
    """The seat to act, None = none."""
    who: str = ""
    """Name of the player to act."""
    figures: tuple[tuple[str, str], ...] = ()
    """Label and amount of each figure."""
    clock: int | None = None
    """Seconds left on the clock, None = the clock was not called."""
    urgent: bool = False
    """Whether the clock's warning has come."""
    role: Literal["now", "win", "line"] = "line"
    """Colour: a turn, a pot that was won, or neither."""


class Showing(Struct, frozen=True):
    """Everything the players' display renders."""

    title: str
    """Game and stakes."""
    hand: str
    """Number of the hand, in words."""
    money: tuple[str, ...]
    """Blinds, limits and antes, in words."""
    pills: tuple[Pill, ...]
    """Specials of the hand; they take no tap here."""
    plates: tuple[Plate, ...]
    """Plates of the seats."""
    spots: tuple[FeltSpot, ...]
    """Bets, cards and buttons before the seats."""
    centre: Centre
    """The middle of the felt."""
    turn: PublicTurn
    """The band at the bottom."""
    stacks: bool = True
    """Whether stacks are shown."""
    denominations: tuple[int, ...] = ()
    """Values of the chips of this table."""


def showing(scene: Scene, choices: Choices, won: Won = ()) -> Showing:
    """Return the record of a scene; `won` = winners of the last hand, () once the next one is dealt."""
    winners = _named_winners(scene, choices, won)
    scene = public(scene, choices)
    ended = is_over(scene)
    house = scene.settings
    return Showing(
        title=kind_title(house, scene.game),
        hand=_hand(scene),
        money=() if ended else _money(scene),
        pills=() if ended else strip(scene).pills,
        plates=tuple(_plate(plate) for plate in plates(scene, Local())),
        spots=() if ended else tuple(_spot(spot) for spot in spots(scene)),
        centre=result(scene, names=choices.show_names) if ended else _centre(scene),
        turn=turn(scene, winners),
        stacks=choices.show_stacks,
        denominations=chips_of(house),
    )


def public(scene: Scene, choices: Choices) -> Scene:
    """Return the scene without the log, debts and notes, which are the dealer's, and without names if so chosen."""
    view = scene.view
    seats = {
        seat: replace(
            player,
            missed=Missed(),
            markers=0,
            unposted=0,
            player=player.player if choices.show_names else say("display.seat", seat=seat),
        )
        for seat, player in view.seats.items()
    }
    entering = tuple(due for due in view.dues if due.chosen is not None)  # a chosen way to come in is seen by all
    plain = replace(view, seats=seats, out_of_turn=(), dues=entering, reminders=(), notes=(), floor=None)
    return replace(scene, view=plain, log=(), undo=None, redo=None, news=(), most=None, dealer="", down=None)


def _hand(scene: Scene) -> str:
    if is_over(scene):
        return say("hand_n", hand=scene.view.hand)
    if not scene.in_hand:
        return say("hand_next", hand=scene.view.hand + 1)
    return f"{say('hand_n', hand=scene.view.hand)}, {inside(street_name(scene.view.street))}"


def _money(scene: Scene) -> tuple[str, ...]:
    """Return blinds, limits and antes, each in words where there is one; in a break those of the next level."""
    if on_break(scene):
        return (after_break(scene),)
    house, limits = scene.settings, scene.view.limits
    blinds = ([house.button_blind] if house.button_blind else []) + list(house.blinds)
    amounts = []
    if blinds:
        key = "blinds" if len(blinds) > 1 else "blind"
        amounts.append(say(f"display.{key}", amounts="/".join(figure(blind) for blind in blinds)))
    if limits.bets is not None:
        amounts.append(say("display.limits", amounts="/".join(figure(bet) for bet in limits.bets)))
    elif house.limit == "spread" and house.spread:
        ranges = dict.fromkeys(house.spread)
        amounts.append(say("display.limits", amounts="/".join(f"{figure(low)}–{figure(high)}" for low, high in ranges)))
    if house.ante is not None:
        amounts.append(say("display.ante", amount=figure(house.ante.amount)))
    if house.bring_in:
        amounts.append(say("display.bring_in", amount=figure(house.bring_in)))
    return tuple(amounts)


def _plate(plate: Plate) -> Plate:
    """Return a plate without marks that ask the dealer for a tap."""
    if plate.kind == "empty":
        return replace(plate, name=say("seat_n", seat=plate.seat), edge="")
    edge = plate.edge if plate.edge == "special" else ""
    name = plate.name if plate.name != say("display.seat", seat=plate.seat) else ""
    return replace(plate, name=name, edge=edge, dashed=False, third=None)


def _spot(spot: FeltSpot) -> FeltSpot:
    """Return a spot with only shown cards, chips, button, kill button and rock."""
    word = spot.puck_word if spot.puck == "dead" else ""
    puck = spot.puck if spot.puck in ("live", "dead") else ""
    return replace(spot, backs=0, ghost="", lammers=(), puck=puck, puck_word=word)


def _centre(scene: Scene) -> Centre:
    """Return boards and pots (if the house shows them) in a hand; between hands what is special about the next one."""
    if not scene.view.seats:
        return Centre("empty", title=say("display.welcome"))
    if not scene.in_hand and scene.coming_deal is None:
        return Centre("between", title=say("display.paused"))
    shown = centre(scene, Local())
    if scene.in_hand:
        return replace(shown, line=(), pots=shown.pots if scene.view.show_pot else ())
    return shown if scene.view.show_pot else replace(shown, foot="")


def turn(scene: Scene, won: ShownWinners) -> PublicTurn:
    """Return the band at the bottom."""
    view = scene.view
    if is_over(scene):
        return PublicTurn(say("display.over"), role="win" if scene.champion is not None else "line")
    if view.phase == "between":
        break_words = on_break(scene)
        if won and not break_words:
            return _result(scene, won)
        return PublicTurn(break_words or say("display.next_hand", hand=view.hand + 1))
    if view.phase == "showdown":
        last = scene.game.streets[-1].name
        return PublicTurn(
            say("display.showdown") if view.street == last else say("display.all_in"), figures=_pots(scene)
        )
    if view.to_act is None or view.legal is None:
        return PublicTurn(street_name(view.street), figures=_pots(scene))
    label, amount = third_row(replace(scene, clock_left=None))
    costs: tuple[tuple[str, str], ...] = ((label[:1].upper() + label[1:], amount),) if label else ()
    wager = view.legal.wager
    if scene.settings.limit in POT_SETS_THE_MOST and wager is not None:
        costs += ((say("display.most"), figure(wager.max)),)
    rule = view.clock
    seconds_left = scene.clock_left
    urgent = seconds_left is not None and rule is not None and seconds_left <= rule.warning
    clock = max(0, seconds_left) if seconds_left is not None else None
    figures = costs + _pots(scene)
    return PublicTurn(say("display.to_act"), view.to_act, scene.name(view.to_act), figures, clock, urgent, "now")


def _pots(scene: Scene) -> tuple[tuple[str, str], ...]:
    """Return the sum of several pots, if the house shows it; a single pot is shown in the middle already."""
    if not scene.view.show_pot or len(scene.view.pots) < 2:
        return ()
    return ((say("display.all_pots"), figure(scene.view.total_pot)),)


def _named_winners(scene: Scene, choices: Choices, won: Won) -> ShownWinners:
    """Return the winners by name, taken from the log, as another player may sit in the seat by now."""
    if not choices.show_names:
        return tuple((say("display.seat", seat=seat), amount) for seat, amount in won)
    names_then = {line.seat: line.who for line in scene.log if line.kind == "win"}
    return tuple((names_then.get(seat) or scene.name(seat), amount) for seat, amount in won)


NAMED = 4
"""Most winners that are named; of more only the number is shown."""


def _result(scene: Scene, won: ShownWinners) -> PublicTurn:
    """Return the winners of the last hand, with the chips if the house shows the pot."""
    winners = [name for name, _ in won]
    if not scene.view.show_pot:
        players = listed(winners, say("and")) if len(winners) <= NAMED else say("n_players", count=len(winners))
        words = say("display.win", names=players) if len(won) > 1 else ""
        return PublicTurn(words or f"{winners[0]} {say('wins')}", role="win")
    if len(won) == 1:
        name, amount = won[0]
        return PublicTurn(say("display.wins", name=name, amount=figure(amount)), role="win")
    words = ", ".join(say("display.shares", name=name, amount=figure(amount)) for name, amount in won)
    return PublicTurn(words, role="win")
