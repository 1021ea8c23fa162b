"""Rarely used sentences, in a theme each: faults of a deal, awards of several runs, mixed games, errors of a book.

Faults of a deal are named by their key alone, awards over several runs or boards as `runs.key`, mixed games as
`mix.key`. Errors of files and books are named as `trouble.key` and `unopened.key`, long jobs as `waiting.key`.
"""

from desktop.words.i18n import Plural, Sentence

FAULTS: dict[str, Sentence] = {
    # the menus
    "misdeal": "Misdeal ...",
    "misdeal_second": "all chips go back",
    "misdeal_floor": "the floor decides now",
    "misdeal_who": "A misdeal is the floor's to decide now: name who decides",
    "misdeal_title": "Misdeal: why?",
    "misdeal_late": "Substantial action: is it a misdeal?",
    "misdeal_by": "{name} decides",
    "misdeal_none": "The hand goes on",
    "misdeal_none_second": "no misdeal",
    "misdeal_other": "Another reason ...",
    "misdeal_hint": "What happened",
    "misdeal_go": "Misdeal",
    "exposed card": "Exposed card",
    "wrong seat": "Dealt to a wrong seat",
    "fouled deck": "Fouled deck",
    "other": "Another reason",
    "dead": "Hand is dead ...",
    "dead_second": "chips stay in",
    "dead_title": "{name}: why is it dead?",
    "too many cards": "Wrong number of cards",
    "mixed with the muck": "Mixed with the muck",
    "against the rules": "Against the rules",
    "back_turn": "Turn shown too early",
    "back_river": "River shown too early",
    "back_second": "taken back, {name} acts",
    "back_title": "Taken back, {name} acts",
    "back_cards": "Note its cards ...",
    "back_plain": "Without its cards",
    "back_sheet": "Shown too early",
    # the log and the names of steps
    "log_misdeal": "misdeal ({reason}), all chips go back",
    "log_dead": "the hand of {name} is dead",
    "log_dead_why": "the hand of {name} is dead: {reason}",
    "log_back": "{street} taken back, {name} acts",
    "log_back_cards": "{street} {cards} taken back, {name} acts",
    # statements of the table
    "was_misdeal": "Hand {hand} was a misdeal",
    "misdeal_word": "misdeal",
    "no_pot_word": "no pot",
    "needs_misdeal": "a misdeal after so much action",
}


RUNS: dict[str, Sentence] = {
    "run_board": "{run}, {board}",
    "one_run": "One run at a time",
    "one_board": "One board at a time",
    "given": "{done} of {of} given",
    "share_2": "{pot}, half",
    "share_3": "{pot}, a third",
    "share_4": "{pot}, a quarter",
    "share_n": "{pot}, one of {parts}",
    "by_chip": "{share} by {chip}",
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
    "again_next_two": "again: the next two",
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


MIX: dict[str, Sentence] = {
    "next": "then {game}",
    "next_until": "{game} from button {seat}",
    "next_hands": Plural("{game} after {count} hand", "{game} after {count} hands", "count"),
    "next_now": "{game} after this hand",
    "choice": "dealer's choice",
    "which": "Which game?",
    "chooses": "{name} chooses the game",
    "chooses_second": "now {game}",
    "choose": "Choose",
    "choose_row": "Choose the game ...",
    "choose_title": "Which game comes next?",
    "of_next": "{kind}, the coming hand",
    "turned": "the game is {game} now",
    "chosen": "{game} is chosen",
    "kill_waits": "{words}; the kill of {name} waits for a game with kills",
    "games": Plural("{count} game", "{count} games", "count"),
    "after_hands": Plural("after {count} hand", "after {count} hands", "count"),
}


TROUBLE: dict[str, Sentence] = {
    "file_readonly": "nothing may be written there",
}
"""Errors of files; the engine words the errors of books."""

UNOPENED: dict[str, Sentence] = {
    "unopened": "The book cannot be opened",
    "no_home": "There is no folder to keep the book in",
    "no_home_why": "You have no home folder on this device. Choose where the book is to be.",
    "salvage": "Save what can be saved",
    "salvage_note": "into a new book; this one is only read",
    "restore": "Take the last backup",
    "restore_note": "as a new book; what was played after it is not in it",
    "open": "Open the new book",
    "open_note": "and go on there",
    "again": "Try again",
    "again_note": "the same book",
    "look": "Only look at it",
    "look_note": "nothing is written to it",
    "other": "Open another book",
    "other_note": "a file you choose",
    "new": "Begin a new book",
    "new_note": "in a folder you choose",
    "quit": "Close",
    "quit_note": "nothing was changed",
    "looking": "Feltbook, only looking",
    "looking_said": "Only looking: nothing is written, and what others write is not shown",
}
"""The window of a book that cannot be opened."""

WAITING: dict[str, Sentence] = {
    "title": "One moment",
    "back": "Stop",
    "about": "Stopped, nothing changes.",
    "stopping": "Stopping",
    "steps": "{done} of {of} steps",
    "correcting": "Hand {hand} is corrected, every later hand decided again",
    "adding": "The evening is added up",
    "looking": "Earlier evenings are looked through",
    "saving": "{file} is made",
    "storing": "It is written into the book",
    "renewing": "A long evening is read once more, because this Feltbook is new",
    "listing": "The evenings that came in are listed",
    "bringing_up": "The book of an older Feltbook is brought up; as it was it stays among the backups",
    "season": "The season is added up",
    "elsewhere": "The evenings are copied into the other book",
    "given_up": "Stopped: nothing was changed",
}
"""The progress page of a job in the background."""
