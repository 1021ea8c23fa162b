"""Open Hand History 1.4.7: one JSON object a hand on a line of its own, a blank line between.

Amounts are whole chips, or exact decimals of the currency where the session says what a chip is worth.
"""

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Any

import msgspec

from engine.exports.skipping import Skipped
from engine.exports.stories import Move, Round, Story
from engine.settings.records import Money
from engine.state import Share
from engine.values import escaped, parse_cards

SPEC = "1.4.7"
WRITER = "1.2.0"
"""Ours: raised at every change of what is written."""

TYPES = {"holdem": "Holdem", "omaha": "Omaha", "omaha_hilo": "OmahaHiLo"}
LIMITS = {"no_limit": "NL", "pot_limit": "PL", "fixed": "FL"}
STREETS = {"preflop": "Preflop", "flop": "Flop", "turn": "Turn", "river": "River"}
POSTS = {
    "ante": "Post Ante",
    "small_blind": "Post SB",
    "big_blind": "Post BB",
    "button_blind": "Post Extra Blind",
    "post": "Post Extra Blind",
    "dead_post": "Post Dead",
    "kill": "Post Extra Blind",
    "straddle": "Straddle",
    "sleeper": "Post Extra Blind",
}
AMOUNTS = frozenset(
    (
        "bet_cap", "small_blind_amount", "big_blind_amount", "ante_amount", "starting_stack", "amount", "rake",
        "jackpot", "win_amount",
    )
)  # fmt: skip
"""Fields that hold chips."""
ENCODER = msgspec.json.Encoder(decimal_format="number")
ACTS = {"fold": "Fold", "check": "Check", "call": "Call"}


def hand(story: Story, number: int, created: str, table: str, room: str = "Feltbook", currency: str = "XPM") -> str:
    """One hand as a line of the file with the blank line after it.

    Args:
        story: the hand.
        number: of the hand, lasting and other in every book (`files.hand_id`).
        created: when the session began, ISO 8601.
        table: its name.
        room: who deals.
        currency: ISO 4217, XPM for play money; of a session that does not say what a chip is worth.

    Raises:
        Skipped: the format has no word for the game, the limit or the kind of session.
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
        "tournament": False,
        "game_number": str(number),
        "start_date_utc": began.strftime("%Y-%m-%dT%H:%M:%SZ"),
        "table_name": table,
        "table_size": settings.seats,
        "game_type": TYPES[story.game.id],
        "bet_limit": {"bet_type": LIMITS[settings.limit], "bet_cap": settings.cap or 0},
        "currency": money.currency if money is not None else currency,
        "dealer_seat": story.plan.positions.lies,
        "small_blind_amount": settings.small_blind,
        "big_blind_amount": settings.big_blind,
        "ante_amount": settings.ante.amount if settings.ante is not None else 0,
        "hero_player_id": None,
        "flags": _flags(story),
        "players": [
            {"id": ids[sitter.seat], "seat": sitter.seat, "name": sitter.name, "starting_stack": sitter.start}
            for sitter in story.sitters
        ],
        "rounds": list(_rounds(story, ids)),
        "pots": [
            {
                "number": number - 1,
                "amount": pot.amount,
                "rake": pot.rake,
                "jackpot": pot.drop,
                "player_wins": _wins(story.shares, number, ids),
            }
            for number, pot in enumerate(story.pots, 1)
        ],
    }
    return escaped(ENCODER.encode({"ohh": plain if money is None else _worth(plain, money)}).decode()) + "\n\n"


def _worth(plain: Any, money: Money, name: str = "") -> Any:
    """The same with every amount as what its chips are worth."""
    if isinstance(plain, dict):
        return {name: _worth(value, money, name) for name, value in plain.items()}
    if isinstance(plain, list):
        return [_worth(value, money) for value in plain]
    return money.worth(plain) if name in AMOUNTS else plain


def _check(story: Story) -> None:
    if story.game.id not in TYPES:
        raise Skipped(f"{story.game.name} has no word in Open Hand History")
    if story.settings.limit not in LIMITS:
        raise Skipped(f"{story.settings.limit.replace('_', '-')} has no word in Open Hand History")
    if story.settings.levels:
        raise Skipped("tournament hands need the tournament's own figures")


def _flags(story: Story) -> list[str]:
    """What is special; Feltbook only looks on."""
    flags = ["Observed"]
    if len(story.boards) > 1:
        flags.append("Run_It_Twice")
    if story.settings.cap is not None:
        flags.append("Cap")
    if story.plan.bomb:
        flags.append("Bomb_Pot")
    return flags


def _rounds(story: Story, ids: dict[int, int]) -> Iterator[dict[str, Any]]:
    """Every round, the streets of further runs and boards once more with ids of their own, the showdown last."""
    number = 0
    for place, round in enumerate(story.rounds):
        yield _round(number, round, _cards(story, 0, place), _actions(story, round, place, ids))
        number += 1
    for run in range(1, len(story.boards)):
        for place in range(story.shared if run >= story.plan.boards else 1, len(story.rounds)):
            yield _round(number, story.rounds[place], _cards(story, run, place), [])
            number += 1
    if story.shown:
        acts = [
            {"player_id": ids[sitter.seat], "action": "Shows Cards", "cards": list(parse_cards(sitter.shown))}
            if sitter.shown
            else {"player_id": ids[sitter.seat], "action": "Mucks Cards"}
            for sitter in story.sitters
            if sitter.live and (sitter.shown or sitter.mucked)
        ]
        yield {"id": number, "street": "Showdown", "actions": _numbered(acts)}


def _round(number: int, round: Round, cards: list[str], actions: list[dict[str, Any]]) -> dict[str, Any]:
    plain: dict[str, Any] = {"id": number, "street": STREETS[round.street]}
    if cards:
        plain["cards"] = cards
    return {**plain, "actions": _numbered(actions)}


def _cards(story: Story, run: int, place: int) -> list[str]:
    """The cards a street added to a run's board, empty where nobody entered them."""
    return list(parse_cards(story.boards[run][place])) if run < len(story.boards) else []


def _actions(story: Story, round: Round, place: int, ids: dict[int, int]) -> list[dict[str, Any]]:
    first = [{"action": "Add to Pot", "amount": story.splash}] if story.splash and not place else []
    return first + [_action(move, place, ids) for move in round.moves if move.kind not in POSTS or move.put]


def _action(move: Move, place: int, ids: dict[int, int]) -> dict[str, Any]:
    """A post or an act; `amount` is what it puts in. Before the flop the first wager is a raise."""
    plain: dict[str, Any] = {"player_id": ids[move.seat]}
    if move.kind in POSTS:
        dead = not move.live and move.kind != "ante"
        return {**plain, "action": "Post Dead" if dead else POSTS[move.kind], "amount": move.put}
    plain["action"] = ACTS.get(move.kind) or ("Bet" if move.kind == "bet" and place else "Raise")
    if move.put:
        plain["amount"] = move.put
    if move.all_in:
        plain["is_allin"] = True
    return plain


def _numbered(actions: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{"action_number": number, **action} for number, action in enumerate(actions, 1)]


def _wins(shares: tuple[Share, ...], number: int, ids: dict[int, int]) -> list[dict[str, int]]:
    """What each player takes out of a pot, all runs and halves together."""
    won: dict[int, int] = {}
    for share in shares:
        if share.pot == number:
            won[share.seat] = won.get(share.seat, 0) + share.amount
    return [{"player_id": ids[seat], "win_amount": chips} for seat, chips in won.items()]
