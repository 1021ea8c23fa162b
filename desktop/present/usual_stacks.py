"""The usual stacks of new players."""

from desktop.bridge.scene import Scene
from desktop.words.i18n import counted
from desktop.words.say import say
from engine.settings.chips import USUAL_STACK


def stacks(scene: Scene) -> tuple[tuple[str, int], ...]:
    """Return up to three usual buy-ins: a tournament's starting stack, the house's least and most, else big blinds."""
    house = scene.settings
    big = house.big_blind_or_bet
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
    """Return the stack of a new player without a chosen amount, chips: the starting stack, else the usual buy-in."""
    big, offered = scene.settings.big_blind_or_bet, stacks(scene)
    usual = next((chips for _, chips in offered if chips == big * USUAL_STACK), offered[-1][1] if offered else 0)
    return scene.start or usual


def sitting_again(scene: Scene) -> tuple[tuple[int, str, int], ...]:
    """Return seat, name and chips of the last session's players; with the usual stack where the chips differ here."""
    if not scene.other_chips:
        return scene.usual
    return tuple((seat, name, usual_stack(scene)) for seat, name, _ in scene.usual)
