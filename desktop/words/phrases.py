"""Texts composed of sentences that several views use.

Players, pots, streets, runs, cards, lines of the log, changed levels, and errors of a book.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from desktop.words.engine import in_words
from desktop.words.i18n import Plural, counted, figure, inside, listed
from desktop.words.say import has_sentence, say, sentence_of
from engine.journal import error_words
from engine.journal.errors import JournalError, cause_of

if TYPE_CHECKING:
    from engine.state import Share
    from engine.view import StateView

NAMED_PLACES = 3
"""The last place with its own sentence, such as "2nd"."""
NAMED_PLAYERS = 4
"""Most players of a list that are named; a longer list is counted."""

SUITS = {"s": "\u2660", "h": "\u2665", "d": "\u2666", "c": "\u2663"}


def card_words(card: str) -> str:
    """Return a card in text, `Kh` as K♥."""
    return card[0].upper().replace("T", "10") + SUITS[card[1].lower()]


def cards_words(cards: str) -> str:
    """Return cards in text, `Kh9s` as K♥ 9♠."""
    plain = cards.replace("10", "T").replace(" ", "")
    return " ".join(card_words(plain[at : at + 2]) for at in range(0, len(plain) - 1, 2))


class SceneLike(Protocol):
    """The members of a scene that this module uses."""

    @property
    def view(self) -> "StateView":
        """Return the engine's view of the table."""

    @property
    def parts(self) -> int:
        """Return the number of boards and runs that are awarded separately."""

    def name(self, seat: int) -> str:
        """Return the name of the player of a seat."""


def part_name(scene: SceneLike, number: int) -> str:
    """Return the name of a run or board by its number in the award, from 1: "Run 2", "Board 1", "Run 2, board 1"."""
    return part_of(number, max(1, scene.parts // scene.view.runs), scene.view.runs)


def part_of(number: int, boards: int, runs: int) -> str:
    """Return the name of part `number`, from 1, in a hand of `runs` runs with `boards` boards each."""
    run, board = (number - 1) // boards + 1, (number - 1) % boards + 1
    if boards == 1:
        return say("run_number", number=run)
    if runs == 1:
        return say("board_n", number=board)
    return say("runs.run_board", run=say("run_number", number=run), board=inside(say("board_n", number=board)))


def missing(scene: SceneLike, part: int, pot: int) -> str:
    """Return the sentence that a part of a pot has no winner yet."""
    pots, where = len(scene.view.pots), part_name(scene, part)
    if pots == 1:
        return say("runs.missing_lone", part=where)
    return say("runs.missing", part=where, pot=pot_inside(pot, pots))


def pot_inside(number: int, pots: int) -> str:
    """Return the name of a pot of several inside a sentence: main pot, side pot, side pot 2."""
    return say(f"runs.{'main_pot' if number == 1 else 'side_pot' if pots == 2 else 'side_pot_n'}", number=number - 1)


def ordinal(place: int) -> str:
    """Return the rank of a hand at the showdown: 1st, 2nd, 3rd."""
    return say(f"rank_{place}") if place <= NAMED_PLACES else say("rank_n", place=place)


def placed(place: int) -> str:
    """Return the finishing place of a player: 1st, 2nd, 3rd; other languages word it unlike the rank of a hand."""
    return say(f"place_{place}") if place <= NAMED_PLACES else say("place_n", place=place)


def street_name(street: str | None) -> str:
    """Return the name of a street at the start of a line."""
    return say("street_" + street) if street and has_sentence("street_" + street) else (street or "").capitalize()


def pot_name(number: int, pots: int) -> str:
    """Return the name of a pot: Main for pot 1, then Side, Side 2; a single pot is just the pot."""
    if pots == 1:
        return say("pot_lone")
    if number == 1:
        return say("pot_main")
    return say("pot_side") if pots == 2 else say("pot_side_n", number=number - 1)


def names(scene: SceneLike, seats: Iterable[int]) -> str:
    """Return the players of these seats: "Nils and Vera"; more than `NAMED_PLAYERS` are counted."""
    players = [scene.name(seat) for seat in seats]
    return listed(players, say("and")) if len(players) <= NAMED_PLAYERS else say("n_players", count=len(players))


def legs_words(view: "StateView", name: Callable[[int], str]) -> str:
    """Return the players with their numbers of legs, "" where no player has legs (KIL-2, KIL-6)."""
    return ", ".join(say("kill_legs", name=name(seat), legs=legs) for seat, legs in view.kill.legs_at)


def names_as_alternatives(scene: SceneLike, seats: Iterable[int]) -> str:
    """Return the players of these seats as alternatives: "Maya, Rosa or Lena"."""
    return listed([scene.name(seat) for seat in seats], say("or"))


def pushes(scene: SceneLike, gets: Sequence[tuple[int, int]]) -> str:
    """Return pairs of seat and chips in words: "1,500 to Maya, 380 to Theo"."""
    return ", ".join(say("n_to_name", amount=figure(amount), name=scene.name(seat)) for seat, amount in gets)


def won(scene: SceneLike, shares: "Sequence[Share]") -> str:
    """Return the winners of pushed shares: a single winner with the sum of the shares, several by name."""
    seats = tuple(dict.fromkeys(share.seat for share in shares))
    if len(seats) > 1:
        return say("win_hand", names=names(scene, seats))
    return say("wins_hand", name=scene.name(seats[0]), amount=figure(sum(share.amount for share in shares)))


NUMBERS = ("hand", "number", "times", "boards")
"""Blanks of the log whose integers are not chips; seats are passed as text."""


def tell(key: str, /, **blanks: object) -> str:
    """Return the sentence of the log called `key` with its blanks filled; integers outside `NUMBERS` are chips."""
    _, _, sentence = sentence_of(f"log.{key}")
    counts = sentence.by if isinstance(sentence, Plural) else None
    shown = {
        name: (counted if name in NUMBERS else figure)(value) if isinstance(value, int) and name != counts else value
        for name, value in blanks.items()
    }
    return say(f"log.{key}", **shown)


def tellable(key: str) -> bool:
    """Return whether the log has a sentence called `key`."""
    return has_sentence(f"log.{key}")


MOST = 4
"""Most changed levels that are listed; further ones are counted."""


def changed_levels(others: Sequence[dict[str, Any]]) -> str:
    """Return the changes of levels in words, from the result of `engine.settings.as_keys.other_levels`."""
    lines = [_change_words(other) for other in others if "number" in other]
    if len(lines) <= MOST:
        return ", ".join(lines)
    lines = [*lines[:MOST], say("setup.levels_more", count=len(lines) - MOST)]
    counts = [say("setup.n_levels", count=other["count"]) for other in others if "count" in other]
    return ", ".join((*lines, *counts))


STAKES = ("blinds", "ante", "bets")
"""Keys that name a removed level."""
IN_TIME = {"minutes", "break"}
"""Keys of the duration of a level; a change of these alone has its own sentence."""


def _change_words(other: dict[str, Any]) -> str:
    number, to, values = other["number"], other["to"], _values_words(other)
    several = "" if number == to else "s"
    if "out" in other:
        kept = {key: value for key, value in other.items() if key in STAKES}
        return say(f"setup.level{several}_out", number=number, to=to, what=_values_words(kept))
    if "put" in other:
        return say(f"setup.level{several}_put", number=number, to=to, what=values)
    only_time = "minutes" in other and other.keys() - {"number", "to"} <= IN_TIME
    return say(f"setup.level{several}_{'last' if only_time else 'now'}", number=number, to=to, what=values)


def _values_words(other: dict[str, Any]) -> str:
    """Return the changed values of a level in words: blinds, ante, bets, minutes, break."""
    words = ["/".join(map(figure, other["blinds"]))] if "blinds" in other else []
    if other.get("ante"):
        words = [f"{words[0]} {say('level_ante', amount=figure(other['ante']))}"]
    elif "ante" in other and words:
        words.append(say("setup.no_ante"))
    if "bets" in other:
        bets = other["bets"]
        small_big = dict(zip(("small", "big"), map(figure, bets or ()), strict=False))
        words.append(say("level_bets", **small_big) if bets else say("setup.no_bets"))
    if "minutes" in other:
        words.append(say("level_minutes", minutes=other["minutes"]))
    if "break" in other:
        words.append(say("level_break", minutes=other["break"]) if other["break"] else say("setup.no_break"))
    return ", ".join(words)


def why(error: JournalError | OSError) -> str:
    """Return the cause of an error as part of a sentence: "the disk is full"."""
    if isinstance(error, JournalError):
        return in_words(error_words.why(error))
    cause = cause_of(error)
    if cause == "full":
        return in_words(error_words.why(JournalError("full")))
    if cause == "readonly":
        return say("trouble.file_readonly")
    return error.strerror or str(error)


def remedy(error: JournalError) -> str:
    """Return the remedy of an error as a sentence."""
    return in_words(error_words.remedy(error))


def stacks_off(off: int) -> str:
    """Return the difference of all counted stacks in words; `off` in chips, positive where they are too high."""
    return say("counted_high" if off > 0 else "counted_low", amount=figure(abs(off)))


def expense_words(player: str, amount: int, reason: str, sharers: int) -> tuple[str, str]:
    """Return a shared expense and who shares it, in words; `sharers` = their number, 0 = all."""
    title = say(
        "recap.expense_of" if reason else "recap.expense_plain", what=reason, name=player, amount=figure(amount)
    )
    return title, say("recap.shared_by", count=sharers) if sharers else say("recap.shared_by_all")
