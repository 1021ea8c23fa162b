"""Plays a hand through the real window along its cheapest route; every press is counted."""

from typing import Any, NamedTuple

from desktop.present.bar import running_out
from desktop.words.i18n import figure
from tests.desktop.dealer import BEFORE, Hands, mouse
from tests.taps.route import cheapest, naive, points


class Played(NamedTuple):
    """A hand played: its taps, the naive count, and whether it ended with the stacks of the record."""

    id: str
    taps: int
    naive: int
    right: bool


class Player:
    """A pair of hands that knows the shortest way."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.hands = Hands(size, mouse)

    def close(self) -> None:
        """The window goes."""
        self.hands.close()

    def play(self, hand: dict[str, Any]) -> Played:
        """Play one hand from its deal to its push."""
        hands = self.hands
        for line in hand["lines"]:
            if line["do"] == "open" or line["do"] in BEFORE:
                hands.do(line)
        hands.taps = 0
        assert hands.window is not None
        surface = hands.window.view
        hands.tap(surface.bar.go)
        for move in cheapest(points(hand, surface.look.room.quicks)):
            self._move(move)
        for line in hand["lines"]:
            if line["do"] == "award":
                self._award(line)
        stacks = {str(seat): player.stack for seat, player in hands.view.seats.items()}
        return Played(hand["id"], hands.taps, naive(hand), stacks == hand["stacks"])

    def _move(self, move: str) -> None:
        assert self.hands.window is not None
        surface = self.hands.window.view
        kind, _, rest = move.partition(":")
        pad = surface.column.pad
        if kind == "seat":
            self.hands.tap(surface.felt.seats[int(rest)])
        elif kind == "quick":
            self.hands.tap(next(key for key in pad.quicks if key.isVisible() and key.face.figure == figure(int(rest))))
        elif kind == "key":
            self.hands.tap(next(key for key in pad.keys if key.face.word == rest))
        elif kind == "chip":
            self.hands.tap(next(key for key in pad.chips if key.value == int(rest)))
        else:
            self.hands.tap(getattr(surface.bar, kind))

    def _award(self, line: dict[str, Any]) -> None:
        """Tap hands best first until each pot has a winner, then push. A tied hand needs the tie slot before it."""
        assert self.hands.window is not None
        window, bar = self.hands.window, self.hands.window.view.bar
        if running_out(window.desk.scene, window.desk.local) and self.hands.view.phase != "showdown":
            self.hands.tap(bar.go)
        self._rank(line.get("ranking") or line.get("high") or [])
        if line.get("low"):
            self.hands.tap(bar.call)
            self._rank(line["low"])
        self.hands.tap(bar.go)

    def _rank(self, ranks: list[list[int]]) -> None:
        assert self.hands.window is not None
        for tied in ranks:
            self.hands.rank([tied])
            if self.hands.window.desk.local.proposal.shares and not self.hands.window.desk.scene.game.split:
                return


def play(size: tuple[int, int], hands: list[dict[str, Any]]) -> list[Played]:
    """Play some hands in a window of this process."""
    from PySide6.QtCore import qInstallMessageHandler

    from desktop.shell.offscreen import application

    with application(widgets=True, hidden=True) as app:
        qInstallMessageHandler(lambda *_: None)  # the off-screen platform tells of every window's smallest size
        player = Player(size)
        results = [player.play(hand) for hand in hands]
        player.close()
        app.processEvents()
    return results
