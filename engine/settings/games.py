"""The games: data files of `resources/games`, and of a folder of the house's own. A new game needs no new code."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from engine.refusals import refuse
from engine.settings import resources
from engine.settings.records import Game

if TYPE_CHECKING:
    from pathlib import Path

EVALUATORS = frozenset(
    {
        "BadugiHand",
        "EightOrBetterLowHand",
        "GreekHoldemHand",
        "OmahaEightOrBetterLowHand",
        "OmahaHoldemHand",
        "RegularLowHand",
        "ShortDeckHoldemHand",
        "StandardBadugiHand",
        "StandardHighHand",
        "StandardLowHand",
    }
)
"""The hand classes of pokerkit a game may name; kept as words because importing pokerkit takes 0.2 s."""


@cache
def games(extra: Path | None = None) -> tuple[Game, ...]:
    """Every game, sorted by id: those shipped, then those of the folder `extra`.

    Raises:
        Refused: `settings`, when a file is bad: the text names the file and the reason.
    """
    found: dict[str, Game] = {}
    shipped = resources.texts("games")
    own = resources.texts_in(extra) if extra is not None else ()
    for name, text in (*shipped, *own):
        one = read_game(name, text)
        if one.id in found:
            raise refuse("settings", f"{name}: the id {one.id} is taken by another game; choose one of its own")
        found[one.id] = one
    return tuple(found.values())


@cache
def game(id: str, extra: Path | None = None) -> Game:
    """The game called `id`.

    Raises:
        Refused: `unknown`, when there is none; the text names the nearest one and all there are.
    """
    known = {one.id: one for one in games(extra)}
    if id not in known:
        from engine.settings.wording import nearest, shown

        near = nearest(id, known)
        text = f"unknown game {shown(id)}; the nearest is {near}; games: {', '.join(known)}"
        raise refuse("unknown", text, key="settings.unknown_value", word=id, nearest=near, allowed=tuple(known))
    return known[id]


def read_game(name: str, text: str) -> Game:
    """The game written in the file `name`.

    Raises:
        Refused: `settings`, when it cannot be played; the text names the file and everything that is wrong.
    """
    import msgspec

    try:
        one = msgspec.convert(resources.table(name, text), Game)
    except msgspec.ValidationError as error:
        raise refuse("settings", f"{name}: {error}") from error
    wrong = tuple(_wrong(one))
    if wrong:
        raise refuse("settings", f"{name}: {'; '.join(wrong)}")
    return one


def _wrong(one: Game) -> list[str]:
    """What keeps a game from being played, empty when nothing does."""
    wrong = []
    names = [street.name for street in one.streets]
    if not one.id.replace("_", "").isalnum() or one.id != one.id.lower():
        wrong.append(f'id "{one.id}" must be lower-case letters, digits and underscores')
    if not names:
        wrong.append("streets: a game has at least one betting round")
    if len(set(names)) < len(names):
        wrong.append("streets: each needs a name of its own")
    if any(min(street.board, street.up, street.down) < 0 for street in one.streets) or one.hole < 1:
        wrong.append("cards are counted from 0, hole from 1")
    if one.family == "stud" and names and not one.streets[0].up:
        wrong.append("a stud game deals an upcard on its first street (BLD-7)")
    if one.family != "stud" and any(street.up for street in one.streets):
        wrong.append("only stud games deal upcards")
    if one.streets and one.streets[0].draw:
        wrong.append("streets: the first round comes before any draw")
    if one.open_pair and (one.family != "stud" or one.split or one.razz):
        wrong.append("open_pair is for stud high only (LIM-4)")
    if one.razz and one.family != "stud":
        wrong.append("razz is for stud games only (BLD-7)")
    if one.split and one.low:
        wrong.append("a game is high-low (split) or low, not both")
    strange = [word for word in one.evaluators if word not in EVALUATORS]
    if strange:
        wrong.append(f"evaluators {', '.join(strange)} unknown; allowed: {', '.join(sorted(EVALUATORS))}")
    if one.evaluators and len(one.evaluators) != (2 if one.split else 1):
        wrong.append("evaluators: one name, two (high, low) when the pot is split")
    return wrong
