"""The winners, entered by taps: hands best first, ties, halves, runs; the engine works out the amounts."""

from typing import Protocol, assert_never

from msgspec.structs import replace

from desktop import intents as i
from desktop.bridge.bridge import Bridge
from desktop.bridge.scene import Scene
from desktop.present import award_taps as taps
from desktop.present import awards as aw
from desktop.present.award_runs import exchanged_winners
from desktop.present.bar import running_out
from desktop.present.notice import Notice
from desktop.present.recorded_award import recorded
from desktop.present.window_state import Local
from desktop.words.engine import in_words
from desktop.words.phrases import names_as_alternatives, pot_name
from desktop.words.say import say
from engine.events import PotsAwarded
from engine.refusals import Refusal


class DeskParts(Protocol):
    """The members of a desk that its parts use."""

    bridge: Bridge
    local: Local

    @property
    def scene(self) -> Scene:
        """The scene that the window shows."""

    @property
    def amber(self) -> i.Intent | None:
        """The intent of Enter, None = none."""

    def say(self, statement: Notice) -> None:
        """Show a notice in the statement."""


class Showdown:
    """Ranks the hands in the `Local` of a desk."""

    def __init__(self, desk: DeskParts) -> None:
        self.desk = desk

    def tap_hand(self, seat: int) -> None:
        """Rank the hand of a seat as the next best, or give it the odd chip that is asked for."""
        view, awards = self.desk.scene.view, self.desk.local.awards
        if self.desk.local.proposal.odd and seat in self.desk.local.proposal.odd:
            self.rank(replace(awards, odd=seat))
            return
        if not any(seat in pot.seats for pot in view.pots):
            player = view.seats[seat]
            mucked = self.desk.scene.mucked(seat)
            key = "dead_hand" if player.state == "folded" else "mucked_hand" if mucked else "cannot_win"
            self.desk.say(Notice(say(key, name=player.player)))
            return
        if running_out(self.desk.scene, self.desk.local):
            self.desk.local = replace(self.desk.local, open_showdown=True)
        ranked = taps.tap_seat(awards, view.pots, seat)
        if awards == self.desk.local.taken_back and len(awards.high) == 1:
            ranked = taps.retap(awards, view.pots, seat)
        if ranked == awards:  # a tie with a hand whose pots this one cannot win
            self._say_tie_first(next(number for number, pot in enumerate(view.pots, 1) if seat in pot.seats))
        else:
            self.rank(taps.moved_on(ranked, view.pots, self.desk.scene.game.split))

    def do(self, intent: i.ShowdownIntent) -> None:
        """Carry out the intent of a button of the showdown."""
        if self.desk.scene.view.phase != "showdown":
            return
        awards, pots = self.desk.local.awards, self.desk.scene.view.pots
        match intent:
            case i.OpenShowdown():
                self.desk.local = replace(self.desk.local, open_showdown=True)
                self.rank(awards, self.desk.local.past)
            case i.Pick(pot, seat):
                if len(pots[pot - 1].seats) > 1:
                    self._pick(pot, seat)
            case i.Tie():
                if awards.last is not None or len(awards.high) > 1:
                    self.rank(taps.tap_tie(awards, pots), self.desk.local.past)
            case i.Clear():
                if not awards.empty:
                    self.rank(aw.no_taps(len(awards.high)))
            case i.SwitchHalf():
                if self.desk.scene.game.split:
                    other: aw.Half = "low" if awards.half == "high" else "high"
                    self.rank(replace(awards, half=other, tie="", other=None), self.desk.local.past)
            case i.SwitchRun(run):
                self.rank(taps.turned_to_run(awards, pots, run))
            case i.NextRun():
                self.rank(taps.next_run(awards, pots), self.desk.local.past)
            case i.AsInFirst():
                if awards.run > 1 and aw.all_pots_given(awards, pots, 1):
                    self.rank(taps.next_run(taps.as_in_first(awards), pots))
            case _:
                assert_never(intent)

    def _pick(self, pot: int, seat: int) -> None:
        """Handle the key of a seat in the card of a pot; a seat that has the pot already is only marked for a tie."""
        awards, pots = self.desk.local.awards, self.desk.scene.view.pots
        picked = taps.pick_for_pot(awards, pots, pot, seat)
        if awards.tie and picked == awards:
            self._say_tie_first(pot)
        else:
            same = replace(picked, card=awards.card) == awards
            self.rank(picked, self.desk.local.past if same else None)

    def _say_tie_first(self, pot: int) -> None:
        """Show that a tie needs a hand that wins this pot."""
        self.desk.say(Notice(say("tie_first", pot=pot_name(pot, len(self.desk.scene.view.pots)))))

    def rank(self, awards: aw.Awards, past: tuple[aw.Awards, ...] | None = None) -> None:
        """Set the winners and ask the engine for the amounts; `past` = rankings for Undo, None = add the last one."""
        local = self.desk.local
        rankings = (*local.past, taps.without_tie(local.awards)) if past is None else past
        self.desk.local = replace(self.desk.local, awards=awards, past=rankings, proposal=self._propose(awards))
        if past is None and (changed := exchanged_winners(self.desk.scene, local.awards, awards)):
            self.desk.say(Notice(changed, "info"))

    def _propose(self, awards: aw.Awards) -> aw.Proposal:
        view = self.desk.scene.view
        if view.phase != "showdown":
            return aw.Proposal()
        result = self.desk.bridge.dry(aw.command(awards, view.pots, self.desk.scene.game.split))
        if isinstance(result, Refusal):
            odd = dict(result.facts).get("seats", ()) if result.key == "odd_chip_needed" else ()
            return aw.Proposal(refused=self._why_not(result), odd=tuple(odd))
        pushed = next((event for event in result if isinstance(event, PotsAwarded)), None)
        return aw.Proposal(pushed.pots, pushed.shares) if pushed is not None else aw.Proposal()

    def _why_not(self, refusal: Refusal) -> str:
        """Return why the pots cannot be pushed; a pot without a winner is named as on the felt, not by its number."""
        scene, facts = self.desk.scene, dict(refusal.facts)
        if refusal.key != "no_winner":
            return in_words(refusal)
        pot, seats = int(facts["pot"]), facts["seats"]
        return say("rank_one_of", pot=pot_name(pot, len(scene.view.pots)), names=names_as_alternatives(scene, seats))

    def begin(self) -> None:
        """Begin the showdown with the winners of a push that was undone, else with the ranking by the cards."""
        if self.desk.scene.view.phase != "showdown":
            return
        awards = aw.no_taps(self.desk.scene.parts)
        by_cards = self.desk.bridge.winners()
        if by_cards is not None and by_cards.pots:
            awards = aw.proposed(awards, by_cards)
        local = replace(self.desk.local, awards=awards, by_cards=awards, proposal=self._propose(awards))
        pushed = self.desk.bridge.try_reading(self.desk.bridge.taken_back)
        if pushed is not None:
            awards = recorded(pushed, self.desk.scene.view.pots, self.desk.scene.parts)
            awards = replace(awards, run=len(awards.high))  # the run that was ranked last
            proposal = self._propose(awards)
            local = replace(local, open_showdown=True)
            if proposal != local.proposal:
                local = replace(local, awards=awards, taken_back=awards, proposal=proposal)
        self.desk.local = local
