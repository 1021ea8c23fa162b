"""The record of a moment of the replay: plates with the player who just acted, streets, lines."""

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from desktop.bridge.scene import LogLine, Scene
from desktop.present.centre import Centre, centre
from desktop.present.felt import FeltSpot, spots
from desktop.present.seats import Plate, plates
from desktop.present.window_state import Local
from desktop.replay.frames import Film, FilmFrame, line_of, scene_of
from desktop.words.phrases import street_name
from desktop.words.say import say

if TYPE_CHECKING:
    from engine.session import Session


class Moment(Struct, frozen=True):
    """A moment of a hand as the page renders it."""

    hand: int
    """The number of the hand."""
    scene: Scene
    """The state of the table."""
    plates: tuple[Plate, ...]
    """The plates of the seats."""
    spots: tuple[FeltSpot, ...]
    """Wagers and cards in front of the seats."""
    centre: Centre
    """The middle of the felt."""
    line: LogLine
    """The last line in sight."""
    lines: tuple[LogLine, ...]
    """All lines of the hand."""
    at_line: int
    """The index of that line, -1 = none is in sight."""
    at: int
    """The number of the moment, from 0."""
    of: int
    """The number of moments of the hand."""
    street: str
    """The id of the current street."""
    streets: tuple[tuple[str, str, bool], ...]
    """Id, words, and whether the hand reached it, of each street of the game."""
    where: str
    """The number of the moment and its street, in words."""


def moment_of(session: "Session", film: Film, at: int) -> Moment:
    """Return a moment of a hand; raises `JournalError` where the names of the players cannot be read."""
    frame, scene, line = film.frames[at], scene_of(session, film, at), line_of(film, at)
    local = Local(proposal=frame.proposal)
    return Moment(
        hand=film.hand,
        scene=scene,
        plates=tuple(_plate(plate, frame, line) for plate in plates(scene, local)),
        spots=spots(scene),
        centre=centre(scene, local),
        line=line,
        lines=film.lines,
        at_line=frame.lines - 1,
        at=at,
        of=len(film.frames),
        street=frame.street,
        streets=_streets(film, scene),
        where=say("replay.step_of", street=_street_words(frame.street), at=at + 1, all=len(film.frames)),
    )


def _plate(plate: Plate, frame: FilmFrame, line: LogLine) -> Plate:
    """Return a plate with the last action instead of the next player; winners are marked, also if all others folded."""
    wins = frame.proposal.chips_for(plate.seat)
    if wins and plate.kind != "winner":
        words = line.text.replace(line.who, "", 1).strip() if line.seat == plate.seat else say("wins")
        return replace(plate, kind="winner", word=words, word_role="onwin")
    if line.kind == "act" and plate.seat == line.seat and plate.kind in ("in", "act"):
        return replace(plate, kind="act", third=(line.text.replace(line.who, "", 1).strip(), ""), word="")
    return replace(plate, kind="in", third=None, edge="") if plate.kind == "act" else plate


def _streets(film: Film, scene: Scene) -> tuple[tuple[str, str, bool], ...]:
    """Return every street of the game, and the award."""
    first, *rest = (street.name for street in scene.game.streets)
    ids = ((first, say("replay.deal")), *((id, street_name(id)) for id in rest), ("award", say("replay.award")))
    return tuple((id, word, film.first_of(id) is not None) for id, word in ids)


def _street_words(street: str) -> str:
    return say("replay.awarding") if street == "award" else street_name(street)
