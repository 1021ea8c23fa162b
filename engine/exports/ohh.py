"""Writes hands as Open Hand History 1.4.7: one JSON object on a line for each hand, with a blank line between.

Amounts are whole chips, or exact decimals of the currency where chips have a worth.
"""

from datetime import datetime, timedelta
from typing import Any

import msgspec

from engine.exports.ohh_rounds import is_hero, rounds, wins
from engine.exports.skipped import Skipped
from engine.exports.story import Story
from engine.exports.tournaments import Tournament
from engine.settings.records import Money
from engine.values import escaped
from engine.words import phrase

SPEC = "1.4.7"
WRITER = "1.3.2"
"""Version of this writer: raised at every change of the output."""

TYPES = {"holdem": "Holdem", "omaha": "Omaha", "omaha_hilo": "OmahaHiLo"}
LIMITS = {"no_limit": "NL", "pot_limit": "PL", "fixed": "FL"}
AMOUNTS = frozenset(
    (
        "bet_cap", "small_blind_amount", "big_blind_amount", "ante_amount", "starting_stack", "amount", "rake",
        "jackpot", "win_amount",
    )
)  # fmt: skip
"""Fields with amounts in chips."""
ENCODER = msgspec.json.Encoder(decimal_format="number")


def hand(
    story: Story,
    number: int,
    created: str,
    table: str,
    room: str = "Feltbook",
    currency: str = "XPM",
    *,
    hero: str = "",
    tournament: Tournament | None = None,
) -> str:
    """Return a hand as a line of the file, with the blank line after it.

    Args:
        story: the hand.
        number: permanent number of the hand, different in every book (`files.hand_id`).
        created: beginning of the session, ISO 8601.
        table: name of the table.
        room: name of the card room.
        currency: ISO 4217, XPM for play money; for sessions whose chips have no worth.
        hero: name of the player from whose view the hand is written, "" = none.
        tournament: the tournament of the hand, None = a cash game.

    Raises:
        Skipped: the format cannot express the game, the limit or the kind of session.
    """
    _check(story)
    settings, money = story.settings, story.settings.cash
    ids = {sitter.seat: index for index, sitter in enumerate(story.sitters)}
    began = datetime.fromisoformat(created) + timedelta(seconds=story.at)
    plain: dict[str, Any] = {
        "spec_version": SPEC,
        "internal_version": WRITER,
        "site_name": "Feltbook",
        "network_name": room,
        "tournament": tournament is not None,
        "game_number": str(number),
        "start_date_utc": began.strftime("%Y-%m-%dT%H:%M:%SZ"),
        "table_name": table,
        "table_size": settings.seats,
        "game_type": TYPES[story.game.id],
        "bet_limit": {"bet_type": LIMITS[settings.limit], "bet_cap": settings.cap or 0},
        "currency": _currency(story, tournament, currency),
        "dealer_seat": story.plan.positions.dealt_from,
        "small_blind_amount": settings.small_blind,
        "big_blind_amount": settings.big_blind,
        "ante_amount": settings.ante.amount if settings.ante is not None else 0,
        "hero_player_id": next((ids[sitter.seat] for sitter in story.sitters if is_hero(sitter, hero)), None),
        "flags": _flags(story, hero),
        "players": [
            {"id": ids[sitter.seat], "seat": sitter.seat, "name": sitter.name, "starting_stack": sitter.start}
            for sitter in story.sitters
        ],
        "rounds": list(rounds(story, ids, hero)),
        "pots": [
            {
                "number": number - 1,
                "amount": pot.amount,
                "rake": pot.rake,
                "jackpot": pot.drop,
                "player_wins": wins(story.shares, number, ids),
            }
            for number, pot in enumerate(story.pots, 1)
        ],
    }
    if tournament is not None:
        plain |= _tournament(story, tournament, plain["currency"], ids)
    return escaped(ENCODER.encode({"ohh": plain if money is None else _in_money(plain, money)}).decode()) + "\n\n"


def _in_money(plain: Any, money: Money, name: str = "") -> Any:
    """Return the value with every amount of chips converted to money; `name` is the field it belongs to."""
    if isinstance(plain, dict):
        return {name: _in_money(value, money, name) for name, value in plain.items()}
    if isinstance(plain, list):
        return [_in_money(value, money) for value in plain]
    return money.worth(plain) if name in AMOUNTS else plain


def _check(story: Story) -> None:
    if story.game.id not in TYPES:
        raise Skipped(phrase("export.ohh_game", game=story.game.name))
    if story.settings.limit not in LIMITS:
        raise Skipped(phrase("export.ohh_limit", limit=story.settings.limit.replace("_", "-")))


def _currency(story: Story, tournament: Tournament | None, currency: str) -> str:
    """Return the currency of the hand; tournament chips are no money, but entries are."""
    if tournament is not None and tournament.prizes is not None:
        return tournament.prizes.currency
    return story.settings.cash.currency if story.settings.cash is not None else currency


def _tournament(story: Story, tournament: Tournament, currency: str, ids: dict[int, int]) -> dict[str, Any]:
    """Return the fields of the tournament, and the bounties taken in the hand."""
    info: dict[str, Any] = {
        "tournament_number": str(tournament.number),
        "name": tournament.name,
        "start_date_utc": datetime.fromisoformat(tournament.created).strftime("%Y-%m-%dT%H:%M:%SZ"),
        "currency": currency,
        "initial_stack": tournament.stack,
        "type": "STT",
        "speed": {"type": "Normal", "round_time": tournament.seconds(story.number)},
    }
    if tournament.prizes is not None:
        prizes, money = tournament.prizes, tournament.prizes.money
        costs = {"buyin_amount": prizes.entry, "fee_amount": prizes.fee, "bounty_fee_amount": prizes.bounty}
        info |= {name: money.worth(amount) for name, amount in costs.items()}
    fields: dict[str, Any] = {"tournament_info": info}
    seats = {sitter.name: ids[sitter.seat] for sitter in story.sitters}
    bounties = [
        {
            "player_id": seats[head.hunter],
            "bounty_won": money.worth(head.amount),
            "defeated_player_id": seats[head.player],
        }
        for head in tournament.heads(story.number)
        if head.hunter in seats and head.player in seats
    ]
    return fields | ({"tournament_bounties": bounties} if bounties else {})


def _flags(story: Story, hero: str) -> list[str]:
    """Return the flags of the hand; without a hero it is only observed."""
    flags = [] if any(is_hero(sitter, hero) for sitter in story.sitters) else ["Observed"]
    if len(story.boards) > 1:
        flags.append("Run_It_Twice")
    if story.settings.cap is not None:
        flags.append("Cap")
    if story.plan.bomb:
        flags.append("Bomb_Pot")
    return flags
