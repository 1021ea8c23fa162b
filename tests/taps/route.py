"""The fewest taps for a hand: what the window offers at each point, and the cheapest way through it.

A route is a list of moves, one a tap: `fold`, `call`, `go`, `seat:4`, `quick:225`, `key:00`, `chip:25`. The award is
not planned: which hands have to be tapped shows at the showdown.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from desktop.bridge.bridge import Bridge
from desktop.bridge.scene import Scene
from desktop.intents import AllCheck
from desktop.present.pad import chips, go, wager_of
from desktop.present.seat_questions import folded_to
from desktop.present.sizes import sizes
from desktop.present.window_state import Local
from engine.journal.memory import MemoryStore
from engine.script.reading import read
from engine.session import Session

DIGITS = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "00", "000")
Route = tuple[str, ...]


class Point(NamedTuple):
    """A line of the record: `moves` = its own taps.

    `after` = those of a wager or call that is made from a preview, where it can be.
    `runs` = (how many acts, seat, way) of the previews that cover it and what follows.
    """

    kind: str
    moves: Route
    after: Route = ()
    runs: tuple[tuple[int, int, str], ...] = ()


@cache
def typed(amount: int, chips: tuple[int, ...], most: int) -> Route | None:
    """The fewest keys and chips that make the entry read `amount`, None when it takes more than `most`."""
    if amount == 0:
        return ()
    if most <= 0:
        return None
    best: Route | None = None
    for before, move in _last(amount, chips):
        route = typed(before, chips, (most if best is None else len(best) - 1) - 1)
        if route is not None:
            best = (*route, move)
    return best


def _last(amount: int, chips: tuple[int, ...]) -> Iterator[tuple[int, str]]:
    """What stood in the entry before the last key, and that key."""
    for digits in DIGITS:
        if amount % 10 ** len(digits) == int(digits):
            yield amount // 10 ** len(digits), f"key:{digits}"
    for value in chips:
        if value <= amount:
            yield amount - value, f"chip:{value}"


def wager(scene: Scene, to: int, quicks: int) -> Route:
    """The fewest taps for a wager to `to`: the one the go slot offers, a quick size, else the entry."""
    offered = getattr(go(scene, Local()).intent, "command", None)
    return ("go",) if getattr(offered, "to", None) == to else entered(scene, to, quicks)


def entered(scene: Scene, to: int, quicks: int) -> Route:
    """The fewest taps for a wager on the pad: a quick size, else digits, chips and the go slot."""
    if any(size.to == to for size in sizes(scene, quicks)):
        return (f"quick:{to}",)
    route = typed(to, chips(scene), len(str(to)))
    assert route is not None
    return (*route, "go")


def points(hand: dict[str, Any], quicks: int) -> list[Point]:
    """Every line of a hand after the deal with what it takes; the record is played on the engine alone."""
    lines = hand["lines"]
    session = Session.start(MemoryStore(), lines[0]["table"])
    assert isinstance(session, Session), session
    bridge = Bridge(session, lambda: 0)
    points: list[Point] = []
    acts = [line for line in lines if line["do"] == "act"]
    seen = 0
    for line in lines[1:]:
        scene, command = bridge.scene, read(line)
        if line["do"] == "act":
            seen += 1
            points.append(_act(bridge, line, acts[seen - 1 :], quicks))
        elif line["do"] in ("bring_in", "first"):
            points.append(Point("tap", (f"seat:{line['seat']}",)))
        elif line["do"] == "street":
            points.append(Point("tap", ("go",) if scene.view.phase == "street" else ()))
            if scene.view.phase != "street":
                continue
        elif line["do"] == "award":
            break
        assert bridge.send(command), line
    bridge.close()
    return points


def _act(bridge: Bridge, line: dict[str, Any], coming: list[dict[str, Any]], quicks: int) -> Point:
    scene = bridge.scene
    if line["action"] == "wager":
        after = entered(scene, line["to"], quicks) if wager_of(scene) is not None else ()
        return Point("wager", wager(scene, line["to"], quicks), after)
    if line["action"] == "fold":
        return Point("fold", ("fold",), runs=_runs(bridge, "fold", coming))
    if line["action"] == "check":
        return Point("check", ("call",), runs=_runs(bridge, "check", coming))
    return Point("call", ("call",), ("call",))


def _runs(bridge: Bridge, kind: str, coming: list[dict[str, Any]]) -> tuple[tuple[int, int, str], ...]:
    """The runs of folds or checks from here that tapping a later seat plays: how many, the seat, how it is confirmed.

    `wager` = a second tap on the seat or a wager of it plays them, `seat` = a second tap, `fold` = only the fold slot,
    `go` = the go slot plays all of them at once.
    """
    most = 0
    while most < len(coming) and coming[most]["action"] == kind:
        most += 1
    runs = []
    hand = bridge.state.hand
    if kind == "check" and hand is not None and hand.turn is not None:
        everybody = len(hand.queue)
        if isinstance(go(bridge.scene, Local()).intent, AllCheck) and everybody <= most:
            runs.append((everybody, 0, "go"))
    for seat in bridge.scene.view.seats if most > 1 else ():
        to = folded_to(bridge, seat)
        if to is None or not 1 < len(to.between) <= most or not (to.folds if kind == "fold" else to.checks):
            continue
        way = "fold" if kind == "fold" and to.checks else "wager" if to.ahead is not None else "seat"
        runs.append((len(to.between), seat, way))
    return tuple(runs)


def cheapest(points: list[Point]) -> Route:
    """The cheapest way through the points: each by itself, or runs of folds and checks by the seat that acts next."""
    best: list[Route] = [()] * (len(points) + 1)
    for at in range(len(points) - 1, -1, -1):
        point = points[at]
        ways = [(*point.moves, *best[at + 1])]
        for count, seat, confirm in point.runs:
            last = at + count
            if confirm == "go":
                ways.append(("go", *best[last]))
                continue
            sure = "fold" if confirm == "fold" else f"seat:{seat}"
            ways.append((f"seat:{seat}", sure, *best[last]))
            if confirm == "wager" and last < len(points) and points[last].after:
                ways.append((f"seat:{seat}", *points[last].after, *best[last + 1]))
        best[at] = min(ways, key=len)
    return best[0]


def naive(hand: dict[str, Any]) -> int:
    """One tap an action and a street, digits and a confirmation for each wager, two to award."""
    count = 0
    for line in hand["lines"]:
        if line["do"] in ("act", "street"):
            count += 1
            if line.get("action") == "wager":
                count += len(str(line["to"])) + 1
        elif line["do"] == "award":
            count += 2
    return count
