"""Rounds of a hand in Open Hand History: posts and acts, cards, the showdown, and the wins of each pot."""

from collections.abc import Iterator
from typing import Any

from engine.exports.story import PlayedAct, Round, Sitter, Story
from engine.state import Share
from engine.values import name_key, parse_cards

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
ACTS = {"fold": "Fold", "check": "Check", "call": "Call"}


def is_hero(sitter: Sitter, hero: str) -> bool:
    """Return whether the hand is written from this player's view."""
    return bool(hero) and name_key(sitter.name) == name_key(hero)


def rounds(story: Story, ids: dict[int, int], hero: str) -> Iterator[dict[str, Any]]:
    """Yield the rounds, then the streets of further runs and boards with ids of their own, then the showdown."""
    number = 0
    for place, round in enumerate(story.rounds):
        yield _round(number, round, _cards(story, 0, place), _actions(story, round, place, ids, hero))
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
    """Return the cards added by a street to a run's board, empty where they are not entered."""
    return list(parse_cards(story.boards[run][place])) if run < len(story.boards) else []


def _actions(story: Story, round: Round, place: int, ids: dict[int, int], hero: str) -> list[dict[str, Any]]:
    """Return the posts and acts of a round; the hero's shown cards are dealt after the posts."""
    splash = [{"action": "Add to Pot", "amount": story.splash}] if story.splash and not place else []
    moves = [move for move in round.moves if move.kind not in POSTS or move.put]
    posts = [move for move in moves if move.kind in POSTS]
    dealt = [
        {"player_id": ids[sitter.seat], "action": "Dealt Cards", "cards": list(parse_cards(sitter.shown))}
        for sitter in story.sitters
        if not place and sitter.shown and is_hero(sitter, hero)
    ]
    if dealt and moves[: len(posts)] == posts:
        written = [_action(move, place, ids) for move in moves]
        return [*splash, *written[: len(posts)], *dealt, *written[len(posts) :]]
    return splash + dealt + [_action(move, place, ids) for move in moves]


def _action(move: PlayedAct, place: int, ids: dict[int, int]) -> dict[str, Any]:
    """Return a post or an act; `amount` is the chips put in. Before the flop the first wager is a raise."""
    plain: dict[str, Any] = {"player_id": ids[move.seat]}
    if move.kind in POSTS:
        dead = not move.live and move.kind != "ante"
        plain |= {"action": "Post Dead" if dead else POSTS[move.kind]}
    else:
        plain |= {"action": ACTS.get(move.kind) or ("Bet" if move.kind == "bet" and place else "Raise")}
    if move.put:
        plain["amount"] = move.put
    if move.all_in:
        plain["is_allin"] = True
    return plain


def _numbered(actions: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{"action_number": number, **action} for number, action in enumerate(actions, 1)]


def wins(shares: tuple[Share, ...], number: int, ids: dict[int, int]) -> list[dict[str, int]]:
    """Return the chips each player won of a pot, all runs and halves together."""
    won: dict[int, int] = {}
    for share in shares:
        if share.pot == number:
            won[share.seat] = won.get(share.seat, 0) + share.amount
    return [{"player_id": ids[seat], "win_amount": chips} for seat, chips in won.items()]
