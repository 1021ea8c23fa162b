"""Counts of the cards dealt in a hand, and which of them were entered (POT-5)."""

from desktop.bridge.scene import Scene
from engine.values import parse_cards


def cards_out(scene: Scene) -> int:
    """Return the number of board cards dealt so far, entered or not."""
    count = 0
    for street in scene.game.streets:
        count += street.board
        if street.name == scene.view.street:
            break
    return count


def cards_dealt(scene: Scene) -> int:
    """Return the number of cards of a live hand on this street."""
    game, street = scene.game, scene.view.street
    if game.family != "stud":
        return game.hole
    count = 0
    for dealt in game.streets:
        count += dealt.up + dealt.down
        if dealt.name == street:
            break
    return count


def upcards_dealt(scene: Scene) -> int:
    """Return the number of upcards of a live hand on this street."""
    count = 0
    for dealt in scene.game.streets if scene.in_hand else ():
        count += dealt.up
        if dealt.name == scene.view.street:
            break
    return count


def boards_entered(scene: Scene) -> tuple[str, ...]:
    """Return the entered cards of each board, or () in a game without boards and between hands."""
    if scene.game.family != "board" or not scene.in_hand:
        return ()
    return scene.view.boards or ("",) * scene.parts


def board_cards(scene: Scene) -> int:
    """Return the number of board cards that can be entered: those dealt; at the showdown those of every street."""
    if scene.view.phase != "showdown":
        return cards_out(scene)
    return sum(street.board for street in scene.game.streets)


def live_hands(scene: Scene) -> list[int]:
    """Return the seats whose hands can still win, in the order of seats."""
    seats = scene.view.seats.items()
    return [s for s, player in seats if player.dealt and player.state in ("in", "all_in") and not scene.mucked(s)]


def all_cards_entered(scene: Scene) -> bool:
    """Return whether every board has been entered, and at the showdown every live hand."""
    out = board_cards(scene)
    boards = all(len(parse_cards(board)) == out for board in boards_entered(scene))
    hands = live_hands(scene) if scene.view.phase == "showdown" else []
    return boards and all(scene.view.seats[seat].cards for seat in hands)
