"""What is said of players, pots, streets and runs in several places, put together from sentences."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from desktop.words.i18n import figure, inside, listed
from desktop.words.say import known, say
from engine.events import Share
from engine.view import StateView


class SceneLike(Protocol):
    """What is needed of a scene."""

    @property
    def view(self) -> StateView:
        """The table as the engine shows it."""

    @property
    def parts(self) -> int:
        """Boards and runs that are awarded one by one."""

    def name(self, seat: int) -> str:
        """What the player of a seat is called."""


def part_name(scene: SceneLike, number: int) -> str:
    """A run or board by its place in the award, from 1: "Run 2", "Board 1", "Run 2, board 1"."""
    boards = max(1, scene.parts // scene.view.runs)
    run, board = (number - 1) // boards + 1, (number - 1) % boards + 1
    if boards == 1:
        return say("run_number", number=run)
    if scene.view.runs == 1:
        return say("board_n", number=board)
    return say("runs.run_board", run=say("run_number", number=run), board=inside(say("board_n", number=board)))


def missing(scene: SceneLike, part: int, pot: int) -> str:
    """Which part of which pot has no winner yet."""
    pots, where = len(scene.view.pots), part_name(scene, part)
    if pots == 1:
        return say("runs.missing_lone", part=where)
    key = "main_pot" if pot == 1 else "side_pot" if pots == 2 else "side_pot_n"
    return say("runs.missing", part=where, pot=say(f"runs.{key}", number=pot - 1))


def ordinal(place: int) -> str:
    """1st, 2nd, 3rd: the rank of a hand at the showdown."""
    return say(f"rank_{place}") if place <= 3 else say("rank_n", place=place)


def placed(place: int) -> str:
    """1st, 2nd, 3rd: where a player came in; other languages say it otherwise than of a hand."""
    return say(f"place_{place}") if place <= 3 else say("place_n", place=place)


def street_name(street: str | None) -> str:
    """A street's name at the start of a line."""
    return say("street_" + street) if street and known("street_" + street) else (street or "").capitalize()


def pot_name(number: int, pots: int) -> str:
    """Main, Side, Side 2: pot 1 is the main pot; a lone pot is just the pot."""
    if pots == 1:
        return say("pot_lone")
    if number == 1:
        return say("pot_main")
    return say("pot_side") if pots == 2 else say("pot_side_n", number=number - 1)


def names(scene: SceneLike, seats: Iterable[int]) -> str:
    """The players of these seats: "Nils and Vera"; a long list is counted."""
    players = [scene.name(seat) for seat in seats]
    return listed(players, say("and")) if len(players) <= 4 else say("n_players", count=len(players))


def either(scene: SceneLike, seats: Iterable[int]) -> str:
    """The players of these seats: "Maya, Rosa or Lena"."""
    return listed([scene.name(seat) for seat in seats], say("or"))


def pushes(scene: SceneLike, gets: Sequence[tuple[int, int]]) -> str:
    """Who gets what: "1,500 to Maya, 380 to Theo"."""
    return ", ".join(say("n_to_name", amount=figure(amount), name=scene.name(seat)) for seat, amount in gets)


def won(scene: SceneLike, shares: Sequence[Share]) -> str:
    """Who won what was pushed: one winner with all of it in chips, several by name."""
    seats = tuple(dict.fromkeys(share.seat for share in shares))
    if len(seats) > 1:
        return say("win_hand", names=names(scene, seats))
    return say("wins_hand", name=scene.name(seats[0]), amount=figure(sum(share.amount for share in shares)))
