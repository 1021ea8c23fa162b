"""The games: data files of `resources/games`, and of a folder of the house's own. A new game needs no new code."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from engine.refusals import Refusal, refusal, refuse
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
            raise refuse("settings", "file.game_twice", file=name, id=one.id)
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
        raise refuse("unknown", "settings.unknown_game", value=shown(id), nearest=near, allowed=tuple(known))
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
        raise refuse("settings", "file.wrong", file=name, error=str(error)) from error
    wrong = tuple(_wrong(one))
    if wrong:
        raise refuse("settings", "file.problems", file=name, problems=wrong)
    return one


def _wrong(one: Game) -> list[Refusal]:
    """What keeps a game from being played, empty when nothing does."""
    wrong: list[Refusal] = []
    names = [street.name for street in one.streets]
    if not one.id.replace("_", "").isalnum() or one.id != one.id.lower():
        wrong.append(refusal("settings", "game.id", id=one.id))
    if not names:
        wrong.append(refusal("settings", "game.no_round"))
    if len(set(names)) < len(names):
        wrong.append(refusal("settings", "game.same_name"))
    if any(min(street.board, street.up, street.down) < 0 for street in one.streets) or one.hole < 1:
        wrong.append(refusal("settings", "game.cards"))
    if one.family == "stud" and names and not one.streets[0].up:
        wrong.append(refusal("settings", "game.no_upcard", "BLD-7"))
    if one.family != "stud" and any(street.up for street in one.streets):
        wrong.append(refusal("settings", "game.upcards"))
    if one.streets and one.streets[0].draw:
        wrong.append(refusal("settings", "game.early_draw"))
    if one.open_pair and (one.family != "stud" or one.split or one.razz):
        wrong.append(refusal("settings", "game.open_pair", "LIM-4"))
    if one.razz and one.family != "stud":
        wrong.append(refusal("settings", "game.razz", "BLD-7"))
    if one.split and one.low:
        wrong.append(refusal("settings", "game.split_low"))
    strange = [word for word in one.evaluators if word not in EVALUATORS]
    if strange:
        allowed = tuple(sorted(EVALUATORS))
        wrong.append(refusal("settings", "game.evaluators", strange=tuple(strange), allowed=allowed))
    if one.evaluators and len(one.evaluators) != (2 if one.split else 1):
        wrong.append(refusal("settings", "game.evaluator_count"))
    return wrong
