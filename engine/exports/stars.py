"""Writes a hand in PokerStars' text, as trackers read it. Pots hold called chips; uncalled bets have their own line."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

from engine.evolve.begin_hand import limits_of
from engine.exports import stars_words as say
from engine.exports.stars_summary import summary
from engine.exports.story import PlayedAct, Story
from engine.exports.tournaments import Tournament
from engine.values import name_key

NO_SHOW = "doesn't show hand"
WORDS = {
    "ante": "the ante",
    "small_blind": "small blind",
    "big_blind": "big blind",
    "button_blind": "button blind",
    "post": "big blind",
    "dead_post": "small blind",
}
"""Words of the posts; trackers read a second small blind as dead."""
ALL_IN = " and is all-in"


def hand(
    story: Story,
    number: int,
    created: str,
    table: str,
    currency: str = "XPM",
    *,
    hero: str = "",
    tournament: Tournament | None = None,
) -> str:
    """Return the text of a hand: no blank lines inside, three after it.

    Args:
        story: the hand.
        number: permanent number of the hand, different in every book (`files.hand_id`).
        created: beginning of the session, ISO 8601.
        table: name of the table.
        currency: ISO 4217, for sessions whose chips have no worth; currencies without a symbol here are written as
            play money.
        hero: name of the player whose shown cards are written as dealt; "" = none.
        tournament: the tournament of the hand, None = a cash game.

    Raises:
        Skipped: the text cannot express the hand.
    """
    say.check(story)
    at = (datetime.fromisoformat(created) + timedelta(seconds=story.at)).astimezone(UTC)
    cash = story.settings.cash
    currency = cash.currency if cash is not None else currency
    money, names = say.money(currency, cash), say.names(story)
    if tournament is not None:
        money = str  # chips
    lines = [*_head(story, number, at, table, currency, tournament), *_posts(story, names, money)]
    for place in range(len(story.rounds)):
        lines += _round(story, place, names, money, hero)
    lines += _showdown(story, names, money)
    if tournament is not None:
        lines += _tournament_lines(story, names, tournament)
    lines += summary(story, names, money)
    return "\n".join(lines) + "\n\n\n\n"


def _head(
    story: Story, number: int, at: datetime, table: str, currency: str, tournament: Tournament | None
) -> Iterator[str]:
    """Yield the lines for game, stakes, time, table, and the stack of each player."""
    settings, money = story.settings, say.money(currency, story.settings.cash)
    small, big = settings.small_blind, settings.big_blind
    bets, _ = limits_of(settings, story.plan)
    if bets is not None:
        small, big = bets
    real = currency in say.SYMBOLS
    game = f"{say.GAMES[story.game.id]} {say.LIMITS[settings.limit]}"
    stakes = f"{money(small)}/{money(big)}{f' {currency}' if real else ''}"
    if tournament is None:
        yield f"PokerStars Hand #{number}:  {game} ({stakes}) - {say.moment(at)}"
    else:
        level = say.roman(tournament.level(story.number) or 1)
        money, costs = str, say.costs(tournament.prizes)
        yield (
            f"PokerStars Hand #{number}: Tournament #{tournament.number}, {costs} {game} - Level {level}"
            f" ({small}/{big}) - {say.moment(at)}"
        )
        table, real = f"{tournament.number} 1", True  # tables of a tournament are numbered
    button = "" if story.game.family == "stud" else f" Seat #{story.plan.positions.dealt_from} is the button"
    table_line = f"Table '{say.clean(table).replace(chr(39), ' ')}' {settings.seats}-max"
    yield f"{table_line}{'' if real else ' (Play Money)'}{button}"
    for sitter in story.sitters:
        yield f"Seat {sitter.seat}: {say.names(story)[sitter.seat]} ({money(sitter.start)} in chips)"


def _spent_seats(story: Story) -> frozenset[int]:
    """Return the seats that put in all their chips; trackers expect all-in only of these (LIM-6, BET-5)."""
    put = dict.fromkeys((sitter.seat for sitter in story.sitters), 0)
    for round in story.rounds:
        for move in round.moves:
            put[move.seat] += move.put
    return frozenset(sitter.seat for sitter in story.sitters if put[sitter.seat] >= sitter.start)


def _posts(story: Story, names: dict[int, str], money: say.WriteMoney) -> Iterator[str]:
    """Yield a line for each ante and blind; a live big blind and a dead small blind of one seat share a line."""
    moves, spent = [move for move in story.rounds[0].moves if move.kind in WORDS and move.put], _spent_seats(story)
    double_posters = {move.seat for move in moves if move.kind == "dead_post"}
    double_posters &= {move.seat for move in moves if move.kind == "post"}
    for move in moves:
        word, put = WORDS[move.kind], move.put
        if move.seat in double_posters and move.kind in ("post", "dead_post"):
            if move.kind == "dead_post":
                continue
            word = "small & big blinds"
            put += sum(other.put for other in moves if other.seat == move.seat and other.kind == "dead_post")
        all_in = (
            any(other.all_in for other in moves if other.seat == move.seat)
            if move.seat in double_posters
            else move.all_in
        )
        yield f"{names[move.seat]}: posts {word} {money(put)}{ALL_IN if all_in and move.seat in spent else ''}"


def _round(story: Story, place: int, names: dict[int, str], money: say.WriteMoney, hero: str) -> Iterator[str]:
    """Yield the street, its cards, the acts, and the returned bets."""
    round, street = story.rounds[place], story.game.streets[place]
    boards = range(1 if place < story.shared else story.runs)
    for run in boards:
        title = say.FIRST[story.game.family] if place == 0 else f"*** {_title(story, place, run, len(boards))} ***"
        old_cards = "".join(story.boards[run][:place]) if story.boards else ""
        new_cards = story.boards[run][place] if street.board else ""
        yield title + "".join(f" {say.cards(text)}" for text in (old_cards, new_cards) if new_cards and text)
    for sitter in story.sitters if not place and story.game.family != "stud" and hero else ():
        if sitter.shown and name_key(sitter.name) == name_key(hero):
            yield f"Dealt to {names[sitter.seat]} {say.cards(sitter.shown)}"
    for sitter in story.sitters:
        up, size = sitter.up, 2 * sum(other.up for other in story.game.streets[: place + 1])
        if street.up and len(up) >= size and sitter.seat in _not_folded(story, place):
            old_upcards = f" {say.cards(up[: size - 2])}" if size > 2 else ""
            yield f"Dealt to {names[sitter.seat]}{old_upcards} {say.cards(up[size - 2 : size])}"
    for seat, drawn in round.draws:
        cards = f"discards {drawn} card{'' if drawn == 1 else 's'}" if drawn else "stands pat"
        yield f"{names[seat]}: {cards}"
    yield from _acts(story, place, names, money)
    if place == max(number for number, other in enumerate(story.rounds) if other.moves or not number):
        for seat, chips in story.returned:
            yield f"Uncalled bet ({money(chips)}) returned to {names[seat]}"


def _title(story: Story, place: int, run: int, runs: int) -> str:
    word = say.STREETS[story.rounds[place].street]
    return f"{say.RUNS[run]} {word}" if runs > 1 else word


def _not_folded(story: Story, place: int) -> set[int]:
    """Return the seats that had not folded before a round."""
    folded = {move.seat for round in story.rounds[:place] for move in round.moves if move.kind == "fold"}
    return {sitter.seat for sitter in story.sitters} - folded


def _acts(story: Story, place: int, names: dict[int, str], money: say.WriteMoney) -> Iterator[str]:
    """Yield a line for each act; a raise names the increase over the highest total before it, a call its chips."""
    posts = [move for move in story.rounds[place].moves if move.kind in WORDS and move.live and move.kind != "ante"]
    spent = _spent_seats(story)
    top = max((move.put for move in posts), default=0)
    if posts:
        top = max(top, story.settings.big_blind)
    for move in story.rounds[place].moves:
        if move.kind in WORDS:
            continue
        yield f"{names[move.seat]}: {_act(move, top, money)}{ALL_IN if move.all_in and move.seat in spent else ''}"
        top = max(top, move.to)


def _act(move: PlayedAct, top: int, money: say.WriteMoney) -> str:
    if move.kind in ("fold", "check"):
        return f"{move.kind}s"
    if move.kind == "call":
        return f"calls {money(move.put)}"
    if move.kind == "bring_in":
        return f"brings in for {money(move.put)}"
    if not top:
        return f"bets {money(move.to)}"
    return f"raises {money(move.to - top)} to {money(move.to)}"


def _showdown(story: Story, names: dict[int, str], money: say.WriteMoney) -> Iterator[str]:
    """Yield the shown and mucked hands and the collected chips; the last side pot comes first."""
    winners = {share.seat for share in story.shares}
    live = [sitter for sitter in story.sitters if sitter.live]
    for run in range(story.runs):
        if not story.by_folds:
            yield f"*** {say.RUNS[run] + ' ' if story.runs > 1 else ''}SHOW DOWN ***"
            for sitter in live:
                if sitter.shown:
                    words = say.hand_words(story, sitter, run)
                    yield f"{names[sitter.seat]}: shows {say.cards(sitter.shown)}{f' ({words})' if words else ''}"
                elif run == 0:
                    yield f"{names[sitter.seat]}: {NO_SHOW if sitter.seat in winners else 'mucks hand'}"
        for share in story.shares:
            if share.run == run + 1:
                word = say.pot_word(share.pot, len(story.pots))
                yield f"{names[share.seat]} collected {money(share.amount)} from {word}"
    if story.by_folds:
        yield f"{names[live[0].seat]}: {NO_SHOW}"


def _tournament_lines(story: Story, names: dict[int, str], tournament: Tournament) -> Iterator[str]:
    """Yield the bounties taken, the players knocked out with their places, and the winner; prizes if any."""
    written_names = {sitter.name: names[sitter.seat] for sitter in story.sitters}
    for head in tournament.heads(story.number):
        if head.amount and {head.hunter, head.player} <= written_names.keys():
            amount = say.prize(tournament.prizes, head.amount)
            yield f"{written_names[head.hunter]} wins the {amount} bounty for eliminating {written_names[head.player]}"
    for name, place, won in tournament.out(story.number):
        paid = f" and received {say.prize(tournament.prizes, won)}." if won else ""
        yield f"{written_names.get(name, name)} finished the tournament in {say.ordinal(place)} place{paid}"
    if (winner := tournament.winner(story.number)) is not None:
        name, won = winner
        received = f" and receives {say.prize(tournament.prizes, won)} - congratulations!" if won else ""
        yield f"{written_names.get(name, name)} wins the tournament{received}"
