"""What the replay shows of a moment, put together: plates with who just acted, streets, lines."""

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
    """The table as it stood."""
    plates: tuple[Plate, ...]
    """The plates of the seats."""
    spots: tuple[FeltSpot, ...]
    """What lies before them."""
    centre: Centre
    """The middle of the felt."""
    line: LogLine
    """The line told last."""
    lines: tuple[LogLine, ...]
    """All lines of the hand."""
    at_line: int
    """Which of them was told last."""
    at: int
    """Which moment it is, from 0."""
    of: int
    """How many moments the hand has."""
    street: str
    """The id of the street it is on."""
    streets: tuple[tuple[str, str, bool], ...]
    """Id, words, and whether it is the one, of each street of the hand."""
    where: str
    """Which moment it is, in words."""


def moment_of(session: "Session", film: Film, at: int) -> Moment:
    """A moment of a hand; raises `JournalError` where the book does not tell who sat there."""
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
        where=say("replay.step_of", street=_called(frame.street), at=at + 1, all=len(film.frames)),
    )


def _plate(plate: Plate, frame: FilmFrame, line: LogLine) -> Plate:
    """Who acted is lit with what was done, not who is next; who gets something says so, all others folded too."""
    gets = frame.proposal.gets(plate.seat)
    if gets and plate.kind != "winner":
        words = line.text.replace(line.who, "", 1).strip() if line.seat == plate.seat else say("wins")
        return replace(plate, kind="winner", word=words, word_role="onwin")
    if line.kind == "act" and plate.seat == line.seat and plate.kind in ("in", "act"):
        return replace(plate, kind="act", third=(line.text.replace(line.who, "", 1).strip(), ""), word="")
    return replace(plate, kind="in", third=None, edge="") if plate.kind == "act" else plate


def _streets(film: Film, scene: Scene) -> tuple[tuple[str, str, bool], ...]:
    """Every street of the game, and the award."""
    first, *rest = (street.name for street in scene.game.streets)
    ids = ((first, say("replay.deal")), *((id, street_name(id)) for id in rest), ("award", say("replay.award")))
    return tuple((id, word, film.first_of(id) is not None) for id, word in ids)


def _called(street: str) -> str:
    return say("replay.awarding") if street == "award" else street_name(street)
