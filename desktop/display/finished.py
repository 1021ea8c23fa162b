"""The end of a game on the players' display: the winner and the next places, never a coming hand."""

from desktop.bridge.scene import Scene
from desktop.present.centre import Centre
from desktop.words.phrases import placed
from desktop.words.say import say

PLACES = 4
"""Most places shown: more do not fit into a line that is read across a room."""


def is_over(scene: Scene) -> bool:
    """Return whether no more hands are played: a tournament was won or shared out, or the game was ended."""
    return scene.ended or scene.shared_out or scene.champion is not None


def result(scene: Scene, *, names: bool) -> Centre:
    """Return the winner with the next places, or that the game is over; `names` = players are named."""
    if scene.champion is not None:
        title = say("tournament_won", name=scene.name(scene.champion))
    elif names and scene.standings:
        title = say("tournament_won", name=scene.standings[0][1])
    elif scene.shared_out:
        title = say("prizes_shared")
    else:
        title = say("display.over")
    next_places = scene.standings[1:PLACES] if names else ()
    lines = (say("display.place", place=placed(place), name=name) for place, name in next_places)
    return Centre("between", title=title, sentence=", ".join(lines))
