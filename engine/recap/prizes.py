"""Computes the prizes of a tournament: entries, knock-outs, prizes by place or split. Minor units of its currency."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from engine import events as e
from engine.prizes.payouts import of_places, paid_places, pool, won_by
from engine.recap.places import NamedStay
from engine.recap.player_records import Head, PlayerPrize, PlayerResult, TournamentPrizes
from engine.recap.settle_records import Account, Party
from engine.settings.records import Prizes
from engine.state import Split

LostHead = tuple[NamedStay, tuple[NamedStay, ...], int]
"""Player knocked out, players who did it, and number of the hand."""

PushedPots = e.PotsAwarded | None
"""The award of a hand's pots, None = none."""


@dataclass
class Bought:
    """Purchases of a player, by name."""

    entries: int = 0
    """Number of entries."""
    rebuys: int = 0
    """Number of rebuys."""
    add_ons: int = 0
    """Number of add-ons."""


@dataclass
class PrizeTally:
    """Counts entries, knock-outs and the split by event; players are held as stays, because names may change later."""

    settings: Prizes | None = None
    """Costs and prizes of the tournament, None = it is not played for money."""
    entered: list[tuple[NamedStay, str, list[LostHead]]] = field(default_factory=list)
    """Purchases: the player, "entry", "rebuy" or "add_on", and the heads it saved."""
    heads: list[LostHead] = field(default_factory=list)
    """Players knocked out, with those who did it and the hand."""
    split: tuple[tuple[NamedStay, int], ...] = ()
    """Parts of the split by player."""
    first: int = 0
    """Amount kept for the first place in the split."""

    def bought(self, stay: NamedStay, what: str) -> None:
        """Record an entry, a rebuy or an add-on; a rebuy saves the head just lost."""
        self.entered.append((stay, what, self.without_head(stay)))

    def without_head(self, stay: NamedStay) -> list[LostHead]:
        """Remove the lost head of a player and return it."""
        saved = [head for head in self.heads if head[0] is stay]
        self.heads = [head for head in self.heads if head[0] is not stay]
        return saved

    def withdrawn(self, stay: NamedStay, what: str) -> list[LostHead]:
        """Remove the last rebuy or add-on of a player; return the head it saved."""
        index = max(number for number, (buyer, kind, _) in enumerate(self.entered) if buyer is stay and kind == what)
        return self.entered.pop(index)[2]

    def lost_again(self, heads: Iterable[LostHead]) -> None:
        """Record heads as lost, in order of hands, after the purchase that saved them is withdrawn."""
        self.heads = sorted([*self.heads, *heads], key=lambda head: head[2])

    def broke(self, hand: int, stay: NamedStay, pots: PushedPots, seats_now: Mapping[int, NamedStay]) -> None:
        """Record a player as knocked out by the winners of the last pot the player could have won.

        Counted chips do not restore the head: it is lost once, in the last of the player's knock-outs.
        """
        self.without_head(stay)
        seats = {seat for seat, sitter in seats_now.items() if sitter is stay}
        contested = [number for number, pot in enumerate(pots.pots, 1) if seats & set(pot.seats)] if pots else []
        winners = {share.seat for share in pots.shares if share.pot == contested[-1]} if pots and contested else set()
        self.lost_again([(stay, tuple(seats_now[winner] for winner in sorted(winners)), hand)])

    def shared(self, split: Split, stay_of: Callable[[int], NamedStay]) -> None:
        """Record a split of the prizes."""
        self.split, self.first = tuple((stay_of(seat), part) for seat, part in split.parts), split.first

    def result(self, players: Sequence[PlayerResult]) -> TournamentPrizes | None:
        """Return the costs and prizes of all players, None = the tournament is not played for money."""
        if self.settings is None:
            return None
        settings, paid = self.settings, self._purchases()
        entries = sum(bought.entries for bought in paid.values())
        rebuys = sum(bought.rebuys for bought in paid.values())
        add_ons = sum(bought.add_ons for bought in paid.values())
        prizes = paid_places(settings, entries, rebuys, add_ons, len(paid))
        decided = bool(players) and all(player.place for player in players)
        won = self._prizes_by_name(players, prizes, settings.coin)
        heads = self._bounties(settings.bounty, players, decided)
        return TournamentPrizes(
            currency=settings.currency,
            pool=pool(settings, entries, rebuys, add_ons),
            fees=entries * settings.fee,
            costs=settings,
            places=prizes,
            split=bool(self.split),
            parts=tuple((stay.player, part) for stay, part in self.split),
            kept=self.first if self.split else 0,
            fixed=settings.amounts[: len(paid)],
            decided=decided,
            players=tuple(
                PlayerPrize(
                    name=player.name,
                    place=player.place,
                    entries=bought.entries,
                    rebuys=bought.rebuys,
                    add_ons=bought.add_ons,
                    paid=bought.entries * (settings.entry + settings.fee + settings.bounty)
                    + bought.rebuys * settings.rebuy
                    + bought.add_ons * settings.add_on,
                    prize=won.get(player.name, 0),
                    bounties=heads.get(player.name, 0),
                )
                for player in players
                for bought in (paid.get(player.name, Bought()),)
            ),
            heads=tuple(self._taken_heads(settings.bounty)),
        )

    def _purchases(self) -> dict[str, Bought]:
        """Return the purchases of each player, by name."""
        paid: dict[str, Bought] = {}
        for stay, what, _ in self.entered:
            bought = paid.setdefault(stay.player, Bought())
            bought.entries += what == "entry"
            bought.rebuys += what == "rebuy"
            bought.add_ons += what == "add_on"
        return paid

    def _prizes_by_name(self, players: Sequence[PlayerResult], prizes: Sequence[int], coin: int) -> dict[str, int]:
        """Return prizes by name: of places that are settled, or the parts of a split."""
        placed = {player.name: player.place for player in players if player.place}
        return won_by(placed, prizes, {stay.player: part for stay, part in self.split}, self.first, coin)

    def _taken_heads(self, bounty: int) -> Iterator[Head]:
        """Yield the bounties of players knocked out; one taken by several players is divided."""
        for stay, hunters, hand in self.heads if bounty else ():
            for number, hunter in enumerate(hunters):
                part = bounty // len(hunters) + (number < bounty % len(hunters))
                yield Head(hand, stay.player, hunter.player, part)

    def _bounties(self, bounty: int, players: Sequence[PlayerResult], decided: bool) -> dict[str, int]:
        """Return the bounties by name; players who were not knocked out keep their own.

        The bounties of players who left with chips go to the winner.
        """
        heads: dict[str, int] = {}
        claimed = 0
        for head in self._taken_heads(bounty):
            heads[head.hunter] = heads.get(head.hunter, 0) + head.amount
            claimed += head.amount
        for player in players:
            if decided and not player.out:
                heads[player.name] = heads.get(player.name, 0) + bounty
                claimed += bounty
        unclaimed = bounty * sum(what == "entry" for _, what, _ in self.entered) - claimed
        first = [player.name for player in players if player.place == 1] if decided else []
        for name, part in zip(first, of_places((unclaimed,), 1, len(first)) if first else (), strict=True):
            heads[name] = heads.get(name, 0) + part
        return heads


def prize_accounts(prizes: TournamentPrizes | None, seats: Mapping[str, int], house: str) -> Iterable[Account]:
    """Yield the accounts of a decided tournament: players with what they won less paid, the house with its fees."""
    if prizes is None or not prizes.decided:
        return
    for player in prizes.players:
        if player.net:
            yield Account(Party("player", player.name), player.net, seats[player.name])
    if prizes.fees:
        yield Account(Party("house", house), prizes.fees, 100)
