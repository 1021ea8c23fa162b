"""The sentences of the recap, on screen and on paper; figures in words: signs that line up, time played."""

from desktop.words.i18n import MINUS, Plural, Sentence, figure, signed, word

__all__ = ["MINUS", "chips", "count", "duration", "say", "signed"]

CONTEXT = "recap"

SMALL = 13
"""Numbers below it are told as words."""

SENTENCES: dict[str, Sentence] = {
    # the page
    "recap": "Session recap",
    "session": "Session",
    "won_lost": "Won and lost, hand by hand",
    "no_lines": "The lines begin with the first hand",
    "more_games": "{count} more",
    "ended": "ended {time}",
    "last_tap": "last tap {time}",
    "corrected_hands": "corrected: hand {hands}",
    "n_corrected": Plural("{count} hand corrected", "{count} hands corrected", "count"),
    # figures
    "played": "Played",
    "hands": "Hands",
    "an_hour": "An hour",
    "biggest": "Biggest pot",
    "hand_n": "hand {hand}",
    "in_play": "In play",
    "dealers": "Dealers",
    "hours": "{hours} h {minutes} min",
    "minutes": "{minutes} min",
    # the balance
    "rake": "rake",
    "drop": "drop",
    "tips": "tips",
    "kitty": "kitty",
    "house": "house",
    "party_dealers": "the dealers",
    "party_nobody": "nobody (unaccounted)",
    "all_there": "Every chip accounted for",
    "n_missing": Plural("{count} chip missing", "{count} chips missing", "count"),
    "n_too_many": Plural("{count} chip too many", "{count} chips too many", "count"),
    "n_more": Plural(
        "{count} chip more counted than recorded", "{count} chips more counted than recorded", "count"
    ),
    "n_fewer": Plural(
        "{count} chip fewer counted than recorded", "{count} chips fewer counted than recorded", "count"
    ),
    "n_in": "{amount} in",
    "n_splashed": "{amount} splashed",
    "n_counted": "{amount} counted",
    "n_cashed": "{amount} cashed out",
    "n_on_table": "{amount} on the table",
    # results
    "results": "Results",
    "player": "Player",
    "bought_in": "Bought in",
    "buys": "Buys",
    "has_now": "Has now",
    "left_with": "Left with",
    "result": "Result",
    "tap_name": "tap a name to light its line",
    "speak_playing": "{name}, result {net}, bought in {bought} in {buys}, has {left}, {hands} hands",
    "speak_left": "{name}, result {net}, bought in {bought} in {buys}, left with {left}, {hands} hands",
    "part": "{first} to {last} of {all}",
    "next_part": "{part}, next part",
    # settling up
    "settle": "Settle up",
    "pays": "{who} pays {to} {amount}",
    "pays_whom": "{who} pays {to}",
    "speak_marker": "{what}, marker, {state}",
    "speak_payment": "{what}, {state}",
    "paid": "paid",
    "not_paid": "not paid yet",
    "marker_unpaid": "marker, unpaid",
    "marker": "marker",
    "tap_paid": "tap when paid",
    "unpaid": "unpaid",
    "reopen": "Reopen the game",
    "reopen_second": "all chips go back to the seats",
    "end": "End the game",
    "end_second": "everybody is cashed out",
    "off_by": "off by {amount}: count the stacks first",
    "places_only": "chips are no money here",
    "still_in": "still in",
    "winner": "Winner",
    "col_place": "Place",
    "speak_placed": "{name}, place {place}, bought in {bought} in {buys}, has {left}, {hands} hands",
    "chat_place": "{place} {name}",
    "no_debts": "nobody owes anybody anything",
    "n_payments": Plural("{words} payment", "{words} payments", "count"),
    "payments_now": "{payments}, if it ended now",
    "payments_close": Plural("{payments} closes the book", "{payments} close the book", "count"),
    "payments_paid": "{words}, {done} paid",
    "all_paid": "all {count} paid",
    "not_spread": "The results are off by {amount} chips; the difference is not spread.",
    # take it with you
    "take": "Export",
    "here_only": "saved on this machine only",
    "copy": "Copy summary",
    "copy_note": "for the group chat",
    "copied": "copied, paste it",
    "results_note": "CSV, spreadsheet",
    "hands_note": "CSV, one a line",
    "session_note": "JSON, audit log",
    "print": "Print",
    "print_note": "PDF, one page",
    "back": "Back to table",
    "back_note": "nothing is closed",
    "new_table": "New table",
    "new_note": "this one stays as it is",
    "saved": "{file}, tap to open",
    "not_saved": "not saved: {why}",
    "in_folder": "in {folder}",
    # in a chat
    "chat_player": "{name}: {net} (in {bought}, out {left})",
    "chat_house": "rake, drop, tips and time charges: {amount}",
    # on paper
    "from": "from {time}",
    "played_for": "played {time}",
    "n_misdeals": Plural("{count} misdeal", "{count} misdeals", "count"),
    "n_hands": Plural("{count} hand", "{count} hands", "count"),
    "on_table": "On the table",
    "col_tips": "Tips",
    "takes": "Time charge, kitty",
    "side_pays": "Side pays",
    "lent": "Lent",
    "borrowed": "Borrowed",
    "biggest_pots": "Biggest pots",
    "col_hand": "Hand",
    "col_hands_won": "Hands won",
    "col_second": "Second",
    "col_dealer": "Dealer",
    "col_corrected": "Corrected",
    "col_misdeal": "Misdeal",
    "col_game": "Game",
    "col_level": "Level",
    "col_payer": "Who pays",
    "col_paid": "Who is paid",
    "col_amount": "Amount",
    "col_payer_kind": "Who pays (kind)",
    "col_paid_kind": "Who is paid (kind)",
    "col_pot": "Pot",
    "won_by": "Won by",
    "name": "Name",
    "col_from": "From",
    "col_minutes": "Minutes",
    "off_table": "Off the table",
    "corrected_action": "corrected action {action}",
    "corrected_award": "corrected award",
    "of_player": "{name}: {what}",
    "after_hand": "{what} after the hand",
    "rulings": "Rulings and corrections",
    "what": "What",
    "how": "How",
    "seat_n": "seat {seat}",
    "foot": "{made}, session {session}, chain {head}",
    "foot_later": "{made}, session {session}, chain {head} (steps 1 to {count} were chained on {day})",
    "foot_unchained": "{made}, session {session}, not chained yet",
    "chain": "{time} · chain {head}",
    "page": "{number} of {pages}",
    # small numbers
    "number_0": "no",
    "number_1": "one",
    "number_2": "two",
    "number_3": "three",
    "number_4": "four",
    "number_5": "five",
    "number_6": "six",
    "number_7": "seven",
    "number_8": "eight",
    "number_9": "nine",
    "number_10": "ten",
    "number_11": "eleven",
    "number_12": "twelve",
}  # fmt: skip


def say(key: str, /, **blanks: object) -> str:
    """The sentence called `key`, its blanks filled."""
    return word(CONTEXT, key, SENTENCES[key], blanks)


def chips(amount: int) -> str:
    """An amount with every digit: `1,890`; below nothing with a true minus sign."""
    return figure(amount) if amount >= 0 else f"{MINUS}{figure(-amount)}"


def duration(seconds: int) -> str:
    """Time played: `5 h 36 min`, `42 min`."""
    hours, minutes = divmod(seconds // 60, 60)
    return say("hours", hours=hours, minutes=f"{minutes:02}") if hours else say("minutes", minutes=minutes)


def count(key: str, number: int) -> str:
    """A number with its noun, small ones as words: `six payments`, `one payment`, `14 payments`."""
    words = say(f"number_{number}") if number < SMALL else figure(number)
    return say(key, count=number, words=words)
