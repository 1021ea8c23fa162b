"""The sentences of an award over several runs or boards, one after the other."""

from desktop.bridge.scene import Scene
from desktop.words.i18n import Sentence, inside, word
from desktop.words.table import say as table_say

CONTEXT = "runs"


def say(key: str, /, **blanks: object) -> str:
    """The sentence called `key`, its blanks filled."""
    return word(CONTEXT, key, SENTENCES[key], blanks)


def part_name(scene: Scene, number: int) -> str:
    """A run or board by its place in the award, from 1: "Run 2", "Board 1", "Run 2, board 1"."""
    boards = max(1, scene.parts // scene.view.runs)
    run, board = (number - 1) // boards + 1, (number - 1) % boards + 1
    if boards == 1:
        return table_say("run_number", number=run)
    if scene.view.runs == 1:
        return table_say("board_n", number=board)
    return say("run_board", run=table_say("run_number", number=run), board=inside(table_say("board_n", number=board)))


def missing(scene: Scene, part: int, pot: int) -> str:
    """Which part of which pot has no winner yet."""
    pots, where = len(scene.view.pots), part_name(scene, part)
    if pots == 1:
        return say("missing_lone", part=where)
    key = "main_pot" if pot == 1 else "side_pot" if pots == 2 else "side_pot_n"
    return say("missing", part=where, pot=say(key, number=pot - 1))


SENTENCES: dict[str, Sentence] = {
    "run_board": "{run}, {board}",
    "one_run": "One run at a time",
    "one_board": "One board at a time",
    "given": "{done} of {of} given",
    "share_2": "{pot}, half",
    "share_3": "{pot}, a third",
    "share_4": "{pot}, a quarter",
    "share_n": "{pot}, one of {parts}",
    "best_first": "best hand first",
    "high_first": "best high first",
    "low_first": "now the best low",
    "rank_again": "tap to rank again",
    "rank_now": "tap to rank it now",
    "low_too": "{high}, low {low}",
    "as_first": "As in {part}",
    "takes": "{names}: {pot}",
    "who_best": "{part}: who is best?",
    "who_high": "{part}: best high?",
    "who_low": "{part}: best low?",
    "who_next": "{part}: who is next?",
    "seat_or_name": "tap a seat or a name",
    "one_then_other": "tap one, then the other",
    "all_runs": "all of it",
    "no_low": "No low",
    "high_takes": "{part}: the high takes all",
    "missing": "{part}, {pot} has no winner yet",
    "missing_lone": "{part} has no winner yet",
    "main_pot": "main pot",
    "side_pot": "side pot",
    "side_pot_n": "side pot {number}",
    "undo_rank": "{part}: {name} {place}",
    "speak_part": "{part}, {note}. {rows}",
}
