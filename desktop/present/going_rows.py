"""Menu rows of a player who goes or comes back: between hands at once, in a hand at its end (STK-1).

A row says so where that is asked for already: a second tap would only be refused.
"""

from msgspec.structs import replace

from desktop.bridge.scene import Scene
from desktop.intents import Send
from desktop.present.dry_runs import DryRun, is_accepted
from desktop.present.slot import Slot
from desktop.words.say import say
from engine import commands as c


def away_row(seat: int, out: bool, second: str = "") -> Slot:
    """Return the row that makes a player sit out, or brings back one who is `out`."""
    if out:
        return Slot(say("menu_back"), second=second, intent=Send(c.SitIn(seat=seat)))
    return Slot(say("menu_away"), second=second, intent=Send(c.SitOut(seat=seat)))


def away_at_the_end(scene: Scene, seat: int) -> Slot:
    """Return that row in a hand; barred where the same is asked for already, or that the player leaves."""
    player = scene.view.seats[seat]
    out = player.state == "out" or player.away  # an absent player may be dealt in (ENT-2)
    row, going = away_row(seat, out, say("at_hands_end")), dict(scene.goings).get(seat)
    if going == "leave":
        return replace(row, reason=say("leaves_already"))
    return replace(row, reason=say("asked_already")) if going == ("sit_in" if out else "sit_out") else row


def leave_row(seat: int, second: str) -> Slot:
    """Return the row by which a player leaves."""
    return Slot(say("menu_leave"), second=second, intent=Send(c.Leave(seat=seat)))


def leaves_at_the_end(scene: Scene, seat: int) -> Slot:
    """Return that row in a hand; barred where it is asked for already."""
    row = leave_row(seat, say("at_hands_end"))
    return replace(row, reason=say("asked_already")) if dict(scene.goings).get(seat) == "leave" else row


def stays_rows(scene: Scene, seat: int, dry: DryRun) -> list[Slot]:
    """Return the row for a player dealt in who will not sit out after all; only while that is asked for.

    At the hand's end the player sits out and is back in the same moment (ENT-2). There is no such row where that would
    not be the same as to stay: a player who owes a blind would have to choose a way in, and where kills are played a
    kill due by then would be owed (KIL-6).
    """
    player = scene.view.seats[seat]
    asked = dict(scene.goings).get(seat) == "sit_out"
    costs = player.missed.any or player.new or scene.settings.kill is not None
    if not asked or costs or not is_accepted(c.SitIn(seat=seat), dry):
        return []
    return [Slot(say("menu_stays"), second=say("menu_stays_second"), intent=Send(c.SitIn(seat=seat)))]
