"""Reads the games: data files of `resources/games` and of a folder of the house. A new game needs no new code."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import msgspec

from engine.refusals import Refusal, Refused, refusal, refuse
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
"""The hand classes of pokerkit a game may name, as strings because importing pokerkit takes 0.2 s."""


@cache
def games(extra: Path | None = None) -> tuple[Game, ...]:
    """Return every game, sorted by id: the readable shipped ones, then those of the folder `extra`.

    Raises:
        Refused: `settings`, when a file of the folder is bad: the text names the file and the reason.
    """
    by_id = {game.id: game for game in all_shipped()[0]}
    for name, text in resources.texts_in(extra) if extra is not None else ():
        game = read_game(name, text)
        if game.id in by_id:
            raise refuse("settings", "file.game_twice", file=name, id=game.id)
        by_id[game.id] = game
    return tuple(by_id.values())


@cache
def shipped(id: str) -> Game | None:
    """The shipped game called `id`: its file alone is read. None where there is none, or the file holds no game."""
    text = resources.text("games", id)
    try:
        return read_game(f"{id}.toml", text) if text is not None else None
    except Refused:
        return None


def unreadable_files() -> tuple[str, ...]:
    """Return the shipped files that cannot be read as a game, which do not bar the others."""
    return all_shipped()[1]


@cache
def all_shipped() -> tuple[tuple[Game, ...], tuple[str, ...]]:
    """Return the shipped games, and the files of `resources/games` that cannot be read; read once."""
    good: list[Game] = []
    bad: list[str] = []
    for name, text in resources.texts("games"):
        try:
            good.append(read_game(name, text))
        except Refused:
            bad.append(name)
    return tuple(good), tuple(bad)


def read_game(name: str, text: str) -> Game:
    """Return the game written in the file `name`.

    Raises:
        Refused: `settings`, when it cannot be played; the text names the file and everything that is wrong.
    """
    try:
        game = msgspec.convert(resources.table(name, text), Game)
    except msgspec.ValidationError as error:
        raise refuse("settings", "file.wrong", file=name, error=str(error)) from error
    wrong = tuple(_wrong(game))
    if wrong:
        raise refuse("settings", "file.problems", file=name, problems=wrong)
    return game


def _wrong(game: Game) -> list[Refusal]:
    """Return why a game cannot be played, [] when it can."""
    wrong: list[Refusal] = []
    names = [street.name for street in game.streets]
    if not game.id.replace("_", "").isalnum() or game.id != game.id.lower():
        wrong.append(refusal("settings", "game.id", id=game.id))
    if not names:
        wrong.append(refusal("settings", "game.no_round"))
    if len(set(names)) < len(names):
        wrong.append(refusal("settings", "game.same_name"))
    if any(min(street.board, street.up, street.down) < 0 for street in game.streets) or game.hole < 1:
        wrong.append(refusal("settings", "game.cards"))
    if game.family == "stud" and names and not game.streets[0].up:
        wrong.append(refusal("settings", "game.no_upcard", "BLD-7"))
    if game.family != "stud" and any(street.up for street in game.streets):
        wrong.append(refusal("settings", "game.upcards"))
    if game.streets and game.streets[0].draw:
        wrong.append(refusal("settings", "game.early_draw"))
    if game.open_pair and (game.family != "stud" or game.split or game.razz):
        wrong.append(refusal("settings", "game.open_pair", "LIM-4"))
    if game.razz and game.family != "stud":
        wrong.append(refusal("settings", "game.razz", "BLD-7"))
    if game.split and game.low:
        wrong.append(refusal("settings", "game.split_low"))
    strange = [word for word in game.evaluators if word not in EVALUATORS]
    if strange:
        allowed = tuple(sorted(EVALUATORS))
        wrong.append(refusal("settings", "game.evaluators", strange=tuple(strange), allowed=allowed))
    if game.evaluators and len(game.evaluators) != (2 if game.split else 1):
        wrong.append(refusal("settings", "game.evaluator_count"))
    return wrong
