"""Cards of an award with several runs or boards: one card each, with its share of each pot and the winners."""

from typing import Literal

from msgspec import Struct

from desktop.bridge.scene import Scene
from desktop.intents import AsInFirst, SwitchHalf, SwitchRun, TapSeat, Tie
from desktop.present.award_taps import may_tie_behind, tap_tie
from desktop.present.awards import Awards, all_pots_given, contested, winners, winners_by_half
from desktop.present.slot import Fill, Slot
from desktop.present.window_state import Local
from desktop.words.i18n import figure, inside
from desktop.words.phrases import names, ordinal, part_name, pot_name
from desktop.words.say import say

NAMED_PARTS = 4
"""Largest number of parts that has a word of its own: half, third, quarter."""


class PartRow(Struct, frozen=True):
    """The share of a run in one pot, and its winner."""

    pot: str
    """Name of the pot."""
    amount: str
    """Chips of the share, in words."""
    winner: str
    """Names of the winners, "" = none yet."""
    seats: tuple[int, ...] = ()
    """Seats of the winning hands, high and low."""


class RunCard(Struct, frozen=True):
    """The card of a run or board."""

    state: Literal["now", "done", "open"]
    """Progress: ranked now, each pot has a winner, or not ranked yet."""
    number: int
    """Number of the run or board, from 1."""
    head: Slot
    """Head of the card: the name, and the tap that ranks the run (again)."""
    hands: tuple[Slot, ...]
    """Buttons of the hands to rank, () unless the run is ranked now."""
    rows: tuple[PartRow, ...]
    """Share of the run in each pot, last side pot first."""
    brief: str
    """Winners in one line."""


def run_cards(scene: Scene, local: Local) -> tuple[RunCard, ...]:
    """Return the cards of all runs or boards from number 1 on, or () where there is only one."""
    parts = len(local.awards.high)
    return tuple(_card(scene, local.awards, part) for part in range(1, parts + 1)) if parts > 1 else ()


def run_tools(scene: Scene, local: Local) -> tuple[Slot, ...]:
    """Return the keys below the cards: a tie where the bar has no room for it, and a copy of run 1's ranking."""
    awards, pots = local.awards, scene.view.pots
    tools: list[Slot] = []
    if scene.game.split:
        tools.append(tie(scene, awards))
    if awards.run > 1 and all_pots_given(awards, pots, 1) and not all_pots_given(awards, pots, awards.run):
        word = say("runs.as_first", part=inside(part_name(scene, 1)))
        tools.append(Slot(word, second=_brief(scene, awards, 1), fill="reminder", intent=AsInFirst()))
    return tuple(tools)


def other_half(awards: Awards) -> Slot:
    """Return the key that changes to the other half of a high-low pot; its second line names the half ranked now."""
    other = say("low") if awards.half == "high" else say("high")
    second = say("ranking_high") if awards.half == "high" else say("ranking_low")
    return Slot(say("rank_half", half=other), second=second, icon="swap", intent=SwitchHalf())


def place_words(awards: Awards, seat: int, pots: int, *, split: bool) -> str:
    """Return the place of a hand in the run ranked now, or the pot it was picked for; in a split game of each half."""
    places = []
    for half, rankings in (("high", awards.high), ("low", awards.low)):
        ranks = rankings[awards.run - 1]
        here = [ordinal(place) for place, tied in enumerate(ranks, 1) if seat in tied] or [
            pot_name(pot, pots)
            for pot, run, of, seats in awards.picks
            if (run, of) == (awards.run, half) and seat in seats
        ]
        if here:
            places.append(say("half_place", half=say(half), place=here[0]) if split else here[0])
    return ", ".join(places)


def tie(scene: Scene, awards: Awards) -> Slot:
    """Return the key that ties the next hand with the last one; with several runs also before the first tap."""
    fill: Fill = "chosen" if awards.tie else "normal"
    armed = awards if awards.tie else tap_tie(awards, scene.view.pots)
    if armed.last is not None and awards.tie != "next":
        second = say("then_tap_other")
        if awards.tie and (awards.other is not None or may_tie_behind(awards, scene.view.pots)):
            second = say("runs.again_next_two")
        elif (armed.run, armed.half) != (awards.run, awards.half):
            second = part_name(scene, armed.run)
            second = say("half_place", half=say(armed.half), place=second) if scene.game.split else second
        words = say("tie_with", name=scene.name(armed.last))
        return Slot(words, second=second, icon="equal", fill=fill, intent=Tie())
    if len(awards.high) > 1:
        return Slot(say("tie"), second=say("runs.one_then_other"), icon="equal", fill=fill, intent=Tie())
    return Slot(say("tie"), icon="equal", reason=say("tap_best_first"), refusal=say("tap_best_first"))


def exchanged_winners(scene: Scene, before: Awards, after: Awards) -> str:
    """Return the pots whose winner a tap replaced, in words, or ""; a hand that joins a tie replaces no winner."""
    pots, exchanges = scene.view.pots, dict[tuple[str, str], list[str]]()
    for run in range(1, len(after.high) + 1):
        for pot in reversed(contested(pots)):
            takers, losers = (
                winners_by_half(after, pots, pot, run, scene.game.split),
                winners_by_half(before, pots, pot, run, scene.game.split),
            )
            for half, seats in takers.items():
                if seats and not set(losers[half]) <= set(seats):
                    place = pot_name(pot, len(pots))
                    if len(after.high) > 1:
                        place = part_name(scene, run) if len(pots) == 1 else f"{part_name(scene, run)}, {inside(place)}"
                    place = say("half_place", half=say(half), place=place) if scene.game.split else place
                    exchanges.setdefault((names(scene, seats), names(scene, losers[half])), []).append(place)
    return "; ".join(
        say("instead_of", pots=", ".join(places), now=new, was=old) for (new, old), places in exchanges.items()
    )


def parts_given(scene: Scene, local: Local) -> str:
    """Return what the house takes, and how many parts of the contested pots have a winner."""
    pots, parts = scene.view.pots, range(1, len(local.awards.high) + 1)
    numbers = [number for number, pot in enumerate(pots, 1) if len(pot.seats) > 1]
    done = sum(bool(winners(local.awards, pots, pot, part, "high")) for pot in numbers for part in parts)
    words = say("runs.given", done=done, of=len(numbers) * len(parts))
    house = scene.divided.house
    return f"{say('kitty', kitty=figure(house))}, {words}" if house else words


def _card(scene: Scene, awards: Awards, part: int) -> RunCard:
    pots = scene.view.pots
    done = all_pots_given(awards, pots, part)
    now = part == awards.run and _still_open(scene, awards)
    state: Literal["now", "done", "open"] = "now" if now else "done" if done else "open"
    name = part_name(scene, part)
    rows = tuple(_row(scene, awards, part, pot) for pot in range(len(pots), 0, -1))
    note = _note(scene, awards) if now else say("runs.rank_again" if done else "runs.rank_now")
    results = ", ".join(f"{row.pot} {row.amount} {row.winner or say('no_winner_lone')}" for row in rows)
    spoken = say("runs.speak_part", part=name, note=note, rows=results)
    head = Slot(name, second=note, intent=None if now else SwitchRun(part), spoken=spoken)
    return RunCard(state, part, head, _hands(scene, awards) if now else (), rows, _brief(scene, awards, part))


def _still_open(scene: Scene, awards: Awards) -> bool:
    """Return whether a ranking is still open: a run without a winner, the low of the current run, or a tie."""
    pots = scene.view.pots
    if awards.tie:
        return True
    if scene.game.split and awards.half == "low" and not all_pots_given(awards, pots, awards.run, "low"):
        return True
    return not all(all_pots_given(awards, pots, part) for part in range(1, len(awards.high) + 1))


def _note(scene: Scene, awards: Awards) -> str:
    """Return the hint what to tap now."""
    if scene.game.split:
        return say("runs.high_first" if awards.half == "high" else "runs.low_first")
    return say("runs.best_first")


def _hands(scene: Scene, awards: Awards) -> tuple[Slot, ...]:
    """Return a button for each hand that can win a contested pot."""
    ranks = {seat: place for place, tied in enumerate(awards.ranks, 1) for seat in tied}
    seats = sorted({seat for pot in scene.view.pots if len(pot.seats) > 1 for seat in pot.seats})
    return tuple(
        Slot(
            scene.name(seat),
            second=ordinal(ranks[seat]) if seat in ranks else "",
            ring=seat,
            fill="chosen" if seat in ranks else "normal",
            intent=TapSeat(seat),
        )
        for seat in seats
    )


def _row(scene: Scene, awards: Awards, part: int, pot: int) -> PartRow:
    parts, pots = len(awards.high), scene.view.pots
    key = f"share_{parts}" if parts <= NAMED_PARTS else "share_n"
    name = say(f"runs.{key}", pot=pot_name(pot, len(pots)), parts=parts)
    worth, chip = scene.divided.worth[pot - 1], scene.divided.chips[pot - 1]
    if chip:
        name = say("runs.by_chip", share=name, chip=figure(chip))
    halves = (winners(awards, scene.view.pots, pot, part, of) for of in ("high", "low"))
    seats = tuple(sorted({seat for seats in halves for seat in seats}))
    return PartRow(name, figure(worth[part - 1]), _winner(scene, awards, part, pot), seats)


def _winner(scene: Scene, awards: Awards, part: int, pot: int) -> str:
    """Return the names of the high and low winners of a part, or "" without a winner."""
    high = winners(awards, scene.view.pots, pot, part, "high")
    low = winners(awards, scene.view.pots, pot, part, "low")
    if not high or not low:
        return names(scene, high) if high else ""
    return say("runs.low_too", high=names(scene, high), low=names(scene, low))


def _brief(scene: Scene, awards: Awards, part: int) -> str:
    """Return the winners of a run in one line; without the pots where they are the same in all contested pots."""
    pots = scene.view.pots
    wins = [(pot, _winner(scene, awards, part, pot)) for pot in range(1, len(pots) + 1) if len(pots[pot - 1].seats) > 1]
    if len({words for _, words in wins}) == 1:
        return wins[0][1]
    return ", ".join(say("runs.takes", names=words, pot=pot_name(pot, len(pots))) for pot, words in wins if words)
