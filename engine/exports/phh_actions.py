"""The actions of a hand in PHH notation: `d` deals, `pN` acts, with N in the order of positions."""

from engine.exports.skipped import Skipped
from engine.exports.story import Round, Sitter, Story
from engine.state import WAGERS
from engine.values import parse_cards
from engine.words import phrase

WORDS = {"fold": "f", "check": "cc", "call": "cc", "bring_in": "pb"}
ACTS = frozenset((*WORDS, *WAGERS))


def until_showdown(story: Story, order: tuple[int, ...]) -> list[str]:
    """Return the deals and acts before the showdown."""
    names = {seat: f"p{place}" for place, seat in enumerate(order, 1)}
    sitters = {sitter.seat: sitter for sitter in story.sitters}
    actions: list[str] = []
    for place, round in enumerate(story.rounds):
        actions += _deal_actions(story, place, order, names, sitters)
        if place == 0 and story.plan.bomb:
            actions += _bomb_checks(round, order, names)
        for move in round.moves:
            kind = move.kind
            if kind == "fold":
                sitters.pop(move.seat, None)
            if kind not in ACTS or (place == 0 and story.plan.bomb):
                continue
            word = WORDS.get(kind)
            actions.append(f"{names[move.seat]} {word}" if word else f"{names[move.seat]} cbr {move.to}")
    return actions


def _bomb_checks(round: Round, order: tuple[int, ...], names: dict[int, str]) -> list[str]:
    """Return checks for the first round, which a bomb pot has not; hands that died before the flop fold."""
    folded = {move.seat for move in round.moves if move.kind == "fold"}
    all_in = {move.seat for move in round.moves if move.all_in}
    able = [seat for seat in order if seat not in all_in]
    return [f"{names[seat]} {'f' if seat in folded else 'cc'}" for seat in able if len(able) > 1]


def _deal_actions(
    story: Story, place: int, order: tuple[int, ...], names: dict[int, str], live: dict[int, Sitter]
) -> list[str]:
    """Return the deals of a street: unseen hole cards are `??`, upcards are required because they decide who acts."""
    game, round = story.game, story.rounds[place]
    street = game.streets[place]
    if street.draw:
        return _draw_actions(story, place, order, names, live)
    if street.board:
        board = story.boards[0][place] if story.boards else ""
        return ["d db " + (board or "??" * street.board)]
    if game.family == "stud" and any(len(live[seat].up) < 2 * min(place + 1, 4) for seat in order if seat in live):
        raise Skipped(phrase("export.phh_upcards"))
    if not round.street:
        return []
    down, playing = "??" * street.down, [seat for seat in order if seat in live]
    if not street.up:
        return [f"d dh {names[seat]} {down}" for seat in playing]
    return [f"d dh {names[seat]} {down}{live[seat].up[2 * place : 2 * place + 2]}" for seat in playing]


def _draw_actions(
    story: Story, place: int, order: tuple[int, ...], names: dict[int, str], live: dict[int, Sitter]
) -> list[str]:
    """Return the actions of a draw: first the discards, then the new cards."""
    draws = dict(story.rounds[place].draws)
    playing = [seat for seat in order if seat in live]
    if any(seat not in draws for seat in playing):
        raise Skipped(phrase("export.phh_draws"))
    discards = [f"{names[seat]} sd {'??' * draws[seat]}".rstrip() for seat in playing]
    return discards + [f"d dh {names[seat]} {'??' * draws[seat]}" for seat in playing if draws[seat]]


def unwritable_fold(story: Story, order: tuple[int, ...], played: list[str]) -> str:
    """Return the reason why a fold cannot be written, as the key of a sentence; "" = every fold can.

    A player without a turn to fold (all-in by posts, or alone with chips in a bomb pot) would remain in the hand for a
    reader: an absent player's fold (ENT-2 `deal_in`), or a dead hand (PRO-15).
    """
    dead = [sitter.seat for sitter in story.sitters if not sitter.live]
    unwritten = {seat for seat in dead if f"p{order.index(seat) + 1} f" not in played}
    posts = story.rounds[0].moves
    absent = {move.seat for move in posts if move.why == "absent"}
    if absent and absent & (unwritten | {move.seat for move in posts if move.all_in}):
        return "export.phh_away"
    return "export.phh_dead" if unwritten else ""


def showdown_actions(story: Story, order: tuple[int, ...], *, shown: bool) -> list[str] | None:
    """Return the actions of the showdown, None where it cannot be written in this way.

    With `shown`, entered hands are shown and other losers muck; a reader divides the pots by the cards. Without, all
    live players but the only winner muck, and shown cards are written as remarks.
    """
    if story.by_folds:
        return [] if shown else None
    names = {seat: f"p{place}" for place, seat in enumerate(order, 1)}
    live_by_seat = {sitter.seat: sitter for sitter in story.sitters if sitter.live}
    live = [live_by_seat[seat] for seat in order if seat in live_by_seat]
    winners = {share.seat for share in story.shares}
    if shown:
        if not all(sitter.shown for sitter in live if sitter.seat in winners):
            return None
        return [f"{names[sitter.seat]} sm {_shown_cards(story, sitter)}".rstrip() for sitter in live]
    if len(winners) != 1:
        return None
    words = {sitter.seat: f" # shows {sitter.shown}" if sitter.shown else "" for sitter in live}
    return [f"{names[sitter.seat]} sm{words[sitter.seat]}" for sitter in live if sitter.seat not in winners]


def _shown_cards(story: Story, sitter: Sitter) -> str:
    """Return a shown hand, "" = not shown; in stud upcards come between the first and last down cards, as dealt."""
    if story.game.family != "stud" or not sitter.shown or not sitter.up:
        return sitter.shown
    up = parse_cards(sitter.up)
    down = [card for card in parse_cards(sitter.shown) if card not in up]
    first = story.game.streets[0].down
    return "".join((*down[:first], *up, *down[first:]))
