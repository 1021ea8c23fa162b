"""The summary at the end of a hand in PokerStars' text: the pots, the board, a line for each seat."""

from collections.abc import Iterator

from engine.exports import stars_words as say
from engine.exports.story import Sitter, Story

NO_BET = " (didn't bet)"


def summary(story: Story, names: dict[int, str], money: say.WriteMoney) -> Iterator[str]:
    """Yield the lines from `*** SUMMARY ***` on."""
    yield "*** SUMMARY ***"
    total, parts = sum(pot.amount for pot in story.pots), ""
    if len(story.pots) > 1:
        words = ["Main pot", *(["Side pot"] if len(story.pots) == 2 else _side_pots(story))]
        parts = " " + " ".join(f"{word} {money(pot.amount)}." for word, pot in zip(words, story.pots, strict=True))
    yield f"Total pot {money(total)}{parts} | Rake {money(sum(story.taken))}"
    if story.runs > 1:
        yield "Hand was run twice"
    for run, board in enumerate(story.boards[: story.runs]):
        if "".join(board):
            yield f"{say.RUNS[run] + ' ' if story.runs > 1 else ''}Board {say.cards(''.join(board))}"
    for sitter in story.sitters:
        yield f"Seat {sitter.seat}: {names[sitter.seat]}{_marks(story, sitter.seat)} {_outcome(story, sitter, money)}"


def _side_pots(story: Story) -> list[str]:
    return [f"Side pot-{number}" for number in range(1, len(story.pots))]


def _marks(story: Story, seat: int) -> str:
    """Return the marks of button and blinds."""
    marks = []
    if story.game.family != "stud" and seat == story.plan.positions.dealt_from:
        marks.append("button")
    for kind in ("small_blind", "big_blind"):
        if any(move.seat == seat and move.kind == kind for move in story.rounds[0].moves):
            marks.append(kind.replace("_", " "))
    return "".join(f" ({mark})" for mark in marks)


def _outcome(story: Story, sitter: Sitter, money: say.WriteMoney) -> str:
    """Return how the hand ended for a player."""
    won = [
        sum(share.amount for share in story.shares if share.seat == sitter.seat and share.run == run + 1)
        for run in range(story.runs)
    ]
    if not sitter.live:
        return _folded(story, sitter.seat)
    if not sitter.shown:
        return f"collected ({money(sum(won))})" if sum(won) else "mucked"
    parts = []
    for run, chips in enumerate(won):
        words = say.hand_words(story, sitter, run)
        suffix = f" with {words}" if words else ""
        parts.append(f"won ({money(chips)}){suffix}" if chips else f"lost{suffix}")
    return f"showed {say.cards(sitter.shown)} and {', and '.join(parts)}"


def _folded(story: Story, seat: int) -> str:
    """Return the street on which a seat folded; a seat that put nothing in did not bet."""
    place = next(
        (
            number
            for number, round in enumerate(story.rounds)
            if any(move.seat == seat and move.kind == "fold" for move in round.moves)
        ),
        0,
    )
    family = story.game.family
    if place == 0:
        no_bet = not any(move.seat == seat and move.put for move in story.rounds[0].moves)
        street_words = {"board": "before Flop", "stud": "on the 3rd Street", "draw": "before the Draw"}[family]
        return f"folded {street_words}{NO_BET if no_bet else ''}"
    street = story.rounds[place].street
    if family == "draw":
        order = {"first_draw": "1st ", "second_draw": "2nd ", "third_draw": "3rd "}
        return f"folded after the {order.get(street, '')}Draw"
    words = {"fourth": "4th Street", "fifth": "5th Street", "sixth": "6th Street", "seventh": "River"}
    return f"folded on the {words.get(street, street.capitalize())}"
