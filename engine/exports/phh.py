"""Writes hands as PHH 0.0.2, a TOML table for each hand.

A reader's replay must end with the same stacks, rake apart; a hand with which it does not is skipped. Lists are in
order of positions: from left of the button to the button; heads-up in reverse.
"""

import re
from datetime import datetime, timedelta
from typing import Any

import msgspec

from engine.evolve.begin_hand import PLACES, limits_of
from engine.exports.award_check import against_the_cards
from engine.exports.phh_actions import ACTS, showdown_actions, until_showdown, unwritable_fold
from engine.exports.phh_plain import plain_agrees
from engine.exports.phh_referee import Verdict, pokerkit_verdict
from engine.exports.skipped import Skipped
from engine.exports.story import Story
from engine.settings.records import Money
from engine.values import escaped
from engine.words import phrase

VARIANTS = {
    ("holdem", "no_limit"): "NT",
    ("holdem", "fixed"): "FT",
    ("short_deck", "no_limit"): "NS",
    ("omaha", "pot_limit"): "PO",
    ("omaha_hilo", "fixed"): "FO/8",
    ("seven_card_stud", "fixed"): "F7S",
    ("stud_hilo", "fixed"): "F7S/8",
    ("razz", "fixed"): "FR",
    ("lowball_27", "no_limit"): "N2L1D",
    ("triple_draw_27", "fixed"): "F2L3D",
    ("badugi", "fixed"): "FB",
}
NEVER_LIVE = ("ante", "dead_post")
"""Posts that are never part of the bet."""
POSITIVE = ("small_blind", "big_blind", "straddle")
"""Posts after which the action starts; other posts are negative, so that the first player to act is unchanged."""


AMOUNTS = (
    "antes", "blinds_or_straddles", "bring_in", "small_bet", "big_bet", "min_bet", "starting_stacks",
    "finishing_stacks", "_rake", "_kill", "_ante", "_blinds",
)  # fmt: skip
"""Keys with amounts in chips."""
TYPED = ("table", "players", "currency")
"""Keys with typed text, the only ones in which invisible characters occur."""
RAISED = re.compile(r"^(p\d+ cbr )(\d+)")
ENCODER = msgspec.json.Encoder(decimal_format="number")
OTHERWISE = {"refused": "export.phh_refused", "divided": "export.phh_divided"}
"""Reasons for skipping a hand, by the verdict of the referee."""
UNKNOWN = "d db ??"
"""Beginning of an action that deals board cards which are not entered."""
NEEDED = {"board": "export.phh_board", "stud": "export.phh_ups", "draw": "export.phh_drew"}
"""Reasons for skipping a hand whose cards a reader needs, by the family of the game."""


def hand(story: Story, session: int, created: str, table: str) -> str:
    """Return a hand as the keys of a TOML table.

    Args:
        story: the hand.
        session: number of the session.
        created: beginning of the session, ISO 8601.
        table: name of the table.

    Raises:
        Skipped: PHH cannot express the hand, or pokerkit applies another rule to it.
    """
    variant = _variant(story)
    order = _order(story)
    began = datetime.fromisoformat(created) + timedelta(seconds=story.at)
    sitters, results = {sitter.seat: sitter for sitter in story.sitters}, dict(story.results)
    keys: dict[str, Any] = {"variant": variant, **_forced(story, order)}
    keys["starting_stacks"] = [sitters[seat].start for seat in order]
    keys["actions"] = _actions(story, order, keys)
    if "#" in "".join(keys["actions"]) and against_the_cards(story):
        keys["_award"] = "against the shown cards"
    keys |= {
        "year": began.year,
        "month": began.month,
        "day": began.day,
        "hand": story.elsewhere or story.number,
        "seats": list(order),
        "seat_count": story.settings.seats,
        "table": table,
        "players": [sitters[seat].name for seat in order],
        "finishing_stacks": [sitters[seat].start + results[seat] for seat in order],
    }
    keys |= {"_session": session, "_button_seat": story.plan.positions.dealt_from, "_rake": sum(story.taken)}
    if story.plan.kill:
        keys["_kill"] = story.plan.kill
    keys |= _own_keys(story, order)
    money = story.settings.cash
    return toml(keys if money is None else _in_money(keys, money))


def _in_money(keys: dict[str, Any], money: Money) -> dict[str, Any]:
    """Return the keys with chips converted to money, and with the currency."""

    def scaled(value: Any) -> Any:
        if isinstance(value, list):
            return [scaled(part) for part in value]
        return money.worth(value) if value is not None else value

    def act(action: str) -> str:
        return RAISED.sub(lambda match: f"{match[1]}{money.worth(int(match[2]))}", action)

    def post(words: str) -> str:
        first, kind, amount, *rest = words.split()
        return " ".join((first, kind, str(money.worth(int(amount))), *rest))

    converted = {name: scaled(value) if name in AMOUNTS else value for name, value in keys.items()}
    if "_posts" in keys:
        converted["_posts"] = [post(words) for words in keys["_posts"]]
    return {**converted, "actions": [act(action) for action in keys["actions"]], "currency": money.currency}


def file(hands: list[str]) -> str:
    """Return hands as the text of a `.phhs` file, each a numbered table."""
    return "\n".join(f"[{number}]\n{hand}" for number, hand in enumerate(hands, 1))


def _variant(story: Story) -> str:
    """Return the PHH code of the game and limit, or raise Skipped with the reason."""
    settings, plan = story.settings, story.plan
    code = VARIANTS.get((story.game.id, settings.limit))
    if code is None:
        limit = settings.limit.replace("_", " ")
        raise Skipped(phrase("export.phh_code", game=story.game.name, limit=limit))
    why = ""
    if settings.cap is not None:
        why = "export.phh_cap"
    elif len(story.boards) > 1:
        why = "export.phh_runs"
    elif story.splash:
        why = "export.phh_splash"
    elif settings.blinds and not plan.bomb and limits_of(settings, plan)[1] != (plan.kill or settings.big_blind):
        why = "export.phh_bet"
    if why:
        raise Skipped(phrase(why))
    return code


def _order(story: Story) -> tuple[int, ...]:
    """Return the seats from left of the button to the button."""
    button, seats = story.plan.positions.dealt_from, sorted([sitter.seat for sitter in story.sitters])
    return (*[seat for seat in seats if seat > button], *[seat for seat in seats if seat <= button])


def _forced(story: Story, order: tuple[int, ...]) -> dict[str, Any]:
    """Return antes, blinds and bets; dead money is added to the antes, where the resulting stacks are right."""
    antes, blinds = dict.fromkeys(order, 0), dict.fromkeys(order, 0)
    firsts = {"small_blind": 0, "big_blind": 0}
    started_behind, posted_before = set[int](), set[int]()
    for move in story.rounds[0].moves:
        kind, live = move.kind, move.live
        if live and kind in ACTS:
            continue
        if live and kind in firsts:
            firsts[kind] += 1
        if kind == "ante" or not live:
            antes[move.seat] += move.put
        elif kind in PLACES:
            # the action starts after the first of several big blinds, as in the plan
            starts_action = kind in POSITIVE and firsts.get(kind, 1) == 1
            blinds[move.seat] += move.put
            if not starts_action:
                posted_before.add(move.seat)
            elif kind != "small_blind":
                started_behind.add(move.seat)
    for seat in posted_before - started_behind:
        blinds[seat] = -blinds[seat]
    keys: dict[str, Any] = {"antes": _pokerkit_order([antes[seat] for seat in order])}
    bets, minimum = limits_of(story.settings, story.plan)
    if story.game.family == "stud":
        keys["bring_in"] = story.settings.bring_in
    else:
        keys["blinds_or_straddles"] = _pokerkit_order([blinds[seat] for seat in order])
    if story.settings.limit == "fixed" and bets is not None:
        return {**keys, "small_bet": bets[0], "big_bet": bets[1]}
    return {**keys, "min_bet": minimum}


def _own_keys(story: Story, order: tuple[int, ...]) -> dict[str, Any]:
    """Return own keys for posts that PHH cannot express: all but full blinds and the same ante for every player."""
    settings = story.settings
    blinds, ante = {"_blinds": list(settings.blinds)}, settings.ante
    if story.game.family == "stud":
        return {}
    if story.plan.bomb:
        return {**blinds, "_bomb_pot": True}
    posts = [move for move in story.rounds[0].moves if move.kind in PLACES and move.put]
    for_all, live = ante is None or ante.by == "each", all(move.live or move.kind == "ante" for move in posts)
    usual_posts = [(seat, "ante", ante.amount) for seat in order] if ante is not None and ante.by == "each" else []
    first, second = _pokerkit_order(list(order[:2])) if len(order) == 2 else order[:2]
    usual_posts += [(first, "small_blind", settings.small_blind), (second, "big_blind", settings.big_blind)]
    if for_all and live and sorted([(move.seat, move.kind, move.put) for move in posts]) == sorted(usual_posts):
        return {}
    posts.sort(key=lambda move: PLACES[move.kind])
    names = {seat: f"p{place}" for place, seat in enumerate(order, 1)}
    dead = {move: "" if move.live or move.kind in NEVER_LIVE else " dead" for move in posts}
    words = [f"{names[move.seat]} {move.kind} {move.put}{dead[move]}" for move in posts]
    return {**blinds, **({"_ante": ante.amount} if ante is not None else {}), "_posts": words}


def _pokerkit_order(amounts: list[int]) -> list[int]:
    """Return the amounts in pokerkit's order, which begins at the button heads-up."""
    return amounts[::-1] if len(amounts) == 2 else amounts


def _actions(story: Story, order: tuple[int, ...], keys: dict[str, Any]) -> list[str]:
    """Return actions whose replay ends with our stacks: hands are shown, or all players but the winner muck."""
    played = until_showdown(story, order)
    why = unwritable_fold(story, order, played)
    if why:
        raise Skipped(phrase(why))
    if not story.by_folds and (UNKNOWN in "\n".join(played) or len(story.rounds) < len(story.game.streets)):
        raise Skipped(phrase(NEEDED[story.game.family]))
    money = story.settings.cash
    if money is not None and money.decimals and _has_odd_chip(story):
        raise Skipped(phrase("export.phh_decimals"))
    why = "export.phh_cards"
    for shown in (True, False):
        end = showdown_actions(story, order, shown=shown)
        if end is None:
            continue
        verdict = verdict_of(story, order, keys, played + end)
        if verdict == "agrees":
            return played + end
        why = OTHERWISE[verdict]
    if why == OTHERWISE["refused"] and _has_dead_hand(story):
        why = "export.phh_dead"
    elif why == OTHERWISE["divided"] and against_the_cards(story):
        why = "export.phh_against"
    elif why == OTHERWISE["divided"] and _has_odd_chip(story):
        why = "export.phh_odd"
    raise Skipped(phrase(why))


def _has_dead_hand(story: Story) -> bool:
    """Return whether a hand was declared dead while its player had no turn to fold in the file."""
    return any(move.why == "dead" for round in story.rounds[story.plan.bomb :] for move in round.moves)


def _has_odd_chip(story: Story) -> bool:
    """Return whether a pot was shared unequally, because of an odd chip."""
    shares = [[share.amount for share in story.shares if share.pot == pot] for pot in range(1, len(story.pots) + 1)]
    return any(max(amounts) != min(amounts) for amounts in shares if amounts)


def verdict_of(story: Story, order: tuple[int, ...], keys: dict[str, Any], actions: list[str]) -> Verdict:
    """Return the verdict on the actions: computed here for a plain hand, from pokerkit for any other."""
    agreed = plain_agrees(story, order, keys, actions)
    if agreed is None:
        return pokerkit_verdict(story, order, keys, actions)
    return "agrees" if agreed else "divided"


def toml(keys: dict[str, Any]) -> str:
    """Return the keys, one on a line; strings and lists of JSON are valid TOML except for characters TOML escapes."""
    values = ENCODER.encode_lines(keys.values()).decode().split("\n")  # a line for each, and an empty line
    lines = zip(keys, values[:-1], strict=True)
    return "".join([f"{key} = {escaped(value) if key in TYPED else value}\n" for key, value in lines])
