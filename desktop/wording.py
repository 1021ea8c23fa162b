"""All sentences of the table window, in one place. `say(key, **blanks)` words them in the dealer's language.

`QT_TRANSLATE_NOOP` lets lupdate find them; the English text is the key of the translation.
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

if TYPE_CHECKING:
    from desktop.scene import Scene

CONTEXT = "table"
N = QT_TRANSLATE_NOOP


def figure(amount: int) -> str:
    """An amount with every digit: 1,480, never 1.5k."""
    return f"{amount:,}"


def say(key: str, /, **blanks: object) -> str:
    """The sentence called `key`, its blanks filled."""
    return QCoreApplication.translate(CONTEXT, SENTENCES[key]).format(**blanks)


def ordinal(place: int) -> str:
    """1st, 2nd, 3rd: a rank at the showdown."""
    return say(f"rank_{place}") if place <= 3 else say("rank_n", place=place)


def street_name(street: str | None) -> str:
    """A street's name at the start of a line."""
    return say("street_" + street) if street and "street_" + street in SENTENCES else (street or "").capitalize()


def pot_name(number: int, pots: int) -> str:
    """Main, Side, Side 2: pot 1 is the main pot; a lone pot is just the pot."""
    if pots == 1:
        return say("pot_lone")
    if number == 1:
        return say("pot_main")
    return say("pot_side") if pots == 2 else say("pot_side_n", number=number - 1)


def listed(words: Sequence[str], last: str) -> str:
    """A, B and C."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def names(scene: "Scene", seats: Iterable[int]) -> str:
    """The players of these seats: "Nils and Vera"; a long list is counted."""
    found = [scene.name(seat) for seat in seats]
    return listed(found, say("and")) if len(found) <= 4 else say("n_players", count=len(found))


def either(scene: "Scene", seats: Iterable[int]) -> str:
    """The players of these seats: "Maya, Rosa or Lena"."""
    return listed([scene.name(seat) for seat in seats], say("or"))


def pushes(scene: "Scene", gets: Sequence[tuple[int, int]]) -> str:
    """Who gets what: "1,500 to Maya, 380 to Theo"."""
    return ", ".join(say("n_to_name", amount=figure(amount), name=scene.name(seat)) for seat, amount in gets)


SENTENCES: dict[str, str] = {
    # the bar
    "undo": N("table", "Undo"),
    "redo": N("table", "Redo"),
    "undo_tap": N("table", "the last tap"),
    "undo_rank": N("table", "{place} best: {name}"),
    "undo_preview": N("table", "the preview"),
    "nothing_yet": N("table", "nothing yet"),
    "nothing_to_undo": N("table", "There is nothing to undo yet."),
    "fold": N("table", "Fold"),
    "check": N("table", "Check"),
    "call": N("table", "Call"),
    "bet": N("table", "Bet"),
    "raise": N("table", "Raise"),
    "bring_in": N("table", "Bring in"),
    "back": N("table", "Back"),
    "nothing_happened": N("table", "nothing counts yet"),
    "to_name": N("table", "to {name}"),
    "all_in_small": N("table", "all in"),
    "all_in": N("table", "All in"),
    "go_bet": N("table", "Bet"),
    "go_raise": N("table", "Raise to"),
    "go_complete": N("table", "Complete to"),
    "not_now": N("table", "not now"),
    "not_open": N("table", "not open"),
    "brings_it_in": N("table", "brings it in"),
    "refuse_fold_bring_in": N("table", "The bring-in cannot fold: it is paid or completed. (BLD-7)"),
    "cannot_fold_all": N("table", "one may not fold"),
    "bet_to_call": N("table", "there is a bet"),
    "draw_done": N("table", "Draw done"),
    "next_street": N("table", "Next street"),
    "optional": N("table", "optional"),
    "showdown": N("table", "Showdown"),
    "run_twice": N("table", "Run it twice"),
    "run_n": N("table", "Run it {runs} times"),
    "runs_done": N("table", "dealt {runs} times"),
    "runs_once": N("table", "dealt once here"),
    "if_agreed": N("table", "if both agree"),
    "clear": N("table", "Clear"),
    "nobody_tapped": N("table", "nobody tapped yet"),
    "tie": N("table", "Tie"),
    "tie_with": N("table", "Tie with {name}"),
    "then_tap_other": N("table", "then tap the other hand"),
    "tap_best_first": N("table", "tap the best hand first"),
    "high": N("table", "high"),
    "low": N("table", "low"),
    "rank_half": N("table", "Rank the {half}"),
    "ranking_high": N("table", "taps rank the high now"),
    "ranking_low": N("table", "taps rank the low now"),
    "push_pot": N("table", "Push the pot"),
    "push_pots": N("table", "Push {pots} pots"),
    "n_to_name": N("table", "{amount} to {name}"),
    "see_rule": N("table", "see the statement"),
    "not_matched": N("table", "{name} has not matched"),
    "no_winner": N("table", "{pot} has no winner yet"),
    "table": N("table", "Table"),
    "table_second": N("table", "seats, chips, bomb pot"),
    "deal_hand": N("table", "Deal hand {hand}"),
    "nothing_due": N("table", "Nothing due"),
    "no_reminder": N("table", "no reminder is due"),
    "due_time": N("table", "Collect time"),
    "due_bomb": N("table", "Bomb pot due"),
    "due_dealer": N("table", "Dealer change"),
    "due_chip_run": N("table", "Chip run in"),
    "due_level": N("table", "Next level"),
    "time_second": N("table", "{amount} from each of {players} players"),
    "bomb_second": N("table", "tap to call it"),
    "dealer_second": N("table", "who sits down?"),
    "chip_run_second": N("table", "{amount} on the way"),
    "level_second": N("table", "limits go up"),
    "straddle_slot": N("table", "Straddle {amount}"),
    "straddle_by": N("table", "{name}, before the cards"),
    # why a wager is not open
    "no_capped": N("table", "capped, {of} raises"),
    "no_option_lost": N("table", "option lost"),
    "no_opponents_all_in": N("table", "nobody else can bet"),
    "no_short_stack": N("table", "stack too short"),
    "no_no_check_raise": N("table", "no check-raise here"),
    "no_barred": N("table", "called before"),
    "no_checked_out_of_turn": N("table", "checked out of turn"),
    # the pad
    "wager_bet": N("table", "Bet"),
    "wager_raise": N("table", "Raise to"),
    "wager_complete": N("table", "Complete to"),
    "wager_by": N("table", "Raise by"),
    "least": N("table", "Least"),
    "most": N("table", "Most"),
    "adds_leaves": N("table", "adds {adds}, leaves {leaves} behind"),
    "leaves": N("table", "leaves {leaves}"),
    "wrong_over_pot": N("table", "{said} is over the pot"),
    "wrong_over_stack": N("table", "{said} is over the stack"),
    "wrong_over_range": N("table", "{said} is over the limit"),
    "wrong_over_cap": N("table", "{said} is over the cap"),
    "wrong_under": N("table", "{said} is under the least"),
    "wrong_unit": N("table", "{said}: unit {unit}"),
    "wrong_only": N("table", "{said} is not one of the amounts"),
    "barred_over_pot": N("table", "over pot"),
    "barred_over_stack": N("table", "over stack"),
    "barred_over_range": N("table", "over limit"),
    "barred_over_cap": N("table", "over cap"),
    "barred_under": N("table", "too little"),
    "refuse_over_pot": N("table", "{word}: more than the pot allows. (PL-5)"),
    "refuse_over_stack": N("table", "{word}: more than the player has. (STK-1)"),
    "refuse_over_range": N("table", "{word}: more than the limit of this round. (LIM-5)"),
    "refuse_over_cap": N("table", "{word}: more than the cap of this hand. (LIM-6)"),
    "refuse_under": N("table", "{word}: less than the least wager. (BET-4)"),
    "quick_least": N("table", "least"),
    "quick_most": N("table", "most"),
    "quick_half": N("table", "half"),
    "quick_two_thirds": N("table", "\u2154"),
    "quick_pot": N("table", "pot"),
    "quick_all_in": N("table", "all-in"),
    "quick_x2.5": N("table", "2.5x"),
    "quick_x3": N("table", "3x"),
    "quick_x4": N("table", "4x"),
    # the statement
    "to_act": N("table", "{name} to act"),
    "has_n": N("table", "has {amount}"),
    "to_call_n": N("table", "{amount} to call, {has}"),
    "bring_in_n": N("table", "brings in {amount}, {has}"),
    "option_n": N("table", "has the option, {has}"),
    "may_check_n": N("table", "may check, {has}"),
    "round_closed": N("table", "The round is closed"),
    "round_closed_second": N("table", "tap when the cards are out"),
    "who_brings_in": N("table", "Who brings it in?"),
    "tap_seat_with": N("table", "tap the seat with the {card}"),
    "high_card": N("table", "high card"),
    "low_card": N("table", "low card"),
    "who_is_first": N("table", "Who acts first?"),
    "tap_best_showing": N("table", "tap the best hand showing"),
    "name_bring_in": N("table", "bring-in first"),
    "name_first": N("table", "tap a seat first"),
    "preview_title": N("table", "Up to {name}?"),
    "preview_second": N("table", "{names}: fold or check"),
    "no_more_betting": N("table", "No more betting"),
    "no_more_second": N("table", "streets are optional now"),
    "runs_agreed": N("table", "dealt {runs} times"),
    "every_pot": N("table", "Every pot has a winner"),
    "matched_live": N("table", "Bets matched, {count} live hands"),
    "no_low": N("table", "No low: the high takes all"),
    "tap_best": N("table", "Tap the best hand"),
    "tap_best_high": N("table", "Tap the best high"),
    "tap_best_low": N("table", "Tap the best low"),
    "tap_second": N("table", "then the next, best first"),
    "tap_next": N("table", "Tap the next best, {count} live hands"),
    "board_n": N("table", "Board {number}"),
    "run_number": N("table", "Run {number}"),
    "no_players": N("table", "Nobody sits here yet"),
    "not_dealt": N("table", "{names} are not dealt in"),
    "not_dealt_one": N("table", "{names} is not dealt in"),
    "not_dealt_second": N("table", "until they post; wait is the default"),
    "ready_for": N("table", "Ready for hand {hand}"),
    "players_in": N("table", "{count} players are in"),
    "wins_hand": N("table", "{name} wins {amount}"),
    "win_hand": N("table", "{names} win"),
    "not_to_act": N("table", "{name} is not to act. {actor} is. (PRO-8)"),
    "note_out_of_turn": N("table", "Note out of turn"),
    "dead_hand": N("table", "{name} folded"),
    "cannot_win": N("table", "{name} cannot win a pot"),
    "nobody_there": N("table", "Seat {seat} is empty"),
    # seats
    "seat_n": N("table", "Seat {seat}"),
    "folded": N("table", "folded"),
    "away": N("table", "away"),
    "broke": N("table", "no chips"),
    "waits": N("table", "waits"),
    "new": N("table", "new"),
    "on_the_way": N("table", "+{amount} coming"),
    "chips_in": N("table", "+{amount} in"),
    "is_back": N("table", "back"),
    "in_hand": N("table", "in"),
    "all_in_tag": N("table", "ALL IN"),
    "folds_q": N("table", "folds?"),
    "checks_q": N("table", "checks?"),
    "acts_next": N("table", "acts next"),
    "wins": N("table", "wins"),
    "wins_n": N("table", "wins {amount}"),
    "scoops_n": N("table", "scoops {amount}"),
    "high_n": N("table", "high {amount}"),
    "low_n": N("table", "low {amount}"),
    "rank_1": N("table", "1st"),
    "rank_2": N("table", "2nd"),
    "rank_3": N("table", "3rd"),
    "rank_n": N("table", "{place}th"),
    "to_call": N("table", "to call"),
    "may_check": N("table", "may check"),
    "option": N("table", "option"),
    "brings_in": N("table", "brings in"),
    "bring_in_or": N("table", "in, or {wager}"),
    # on the felt
    "dead_button": N("table", "dead button"),
    "dead_button_short": N("table", "dead"),
    "button": N("table", "button"),
    "next_hand": N("table", "next hand"),
    "ghost_posts": N("table", "posts {amounts}"),
    "ghost_kills": N("table", "kills {amounts}"),
    "ghost_straddles": N("table", "straddles {amounts}"),
    "owes_n": N("table", "owes {amount}"),
    "owes_kind": N("table", "owes {kind}"),
    "lammer_big": N("table", "BB {amount}"),
    "lammer_small": N("table", "SB {amount}"),
    "lammer_ante": N("table", "ante {amount}"),
    "dealer_down": N("table", "{name}, {minutes} min"),
    "no_dealer": N("table", "Dealer"),
    # the middle
    "all_pots": N("table", "all pots"),
    "pot": N("table", "pot"),
    "with_bets": N("table", "with all bets"),
    "pot_lone": N("table", "Pot"),
    "pot_main": N("table", "Main"),
    "pot_side": N("table", "Side"),
    "pot_side_n": N("table", "Side {number}"),
    "returns": N("table", "Returns"),
    "n_live": N("table", "{count} hands"),
    "street_preflop": N("table", "Before the flop"),
    "street_flop": N("table", "Flop"),
    "street_turn": N("table", "Turn"),
    "street_river": N("table", "River"),
    "street_third": N("table", "Third street"),
    "street_fourth": N("table", "Fourth street"),
    "street_fifth": N("table", "Fifth street"),
    "street_sixth": N("table", "Sixth street"),
    "street_seventh": N("table", "Seventh street"),
    "street_before_draw": N("table", "Before the draw"),
    "street_after_draw": N("table", "After the draw"),
    "street_first_draw": N("table", "First draw"),
    "street_second_draw": N("table", "Second draw"),
    "street_third_draw": N("table", "Third draw"),
    "tap_a_seat": N("table", "Tap a seat to sit somebody"),
    "nobody_sits": N("table", "Names can wait; a stack is enough."),
    "hand_n": N("table", "Hand {hand}"),
    "hand_next": N("table", "Hand {hand} next"),
    "kill_title": N("table", "Kill hand, limits {small}/{big}"),
    "kill_title_blind": N("table", "Kill hand, blind {amount}"),
    "kill_two": N("table", "*{name}* won two in a row and posts *{amount}*. A call costs {cost}."),
    "kill_scoop": N("table", "*{name}* scooped and posts *{amount}*. A call costs {cost}."),
    "kill_pot": N("table", "*{name}* won a big pot and posts *{amount}*. A call costs {cost}."),
    "bomb_title": N("table", "Bomb pot, {ante} each"),
    "bomb_sentence": N("table", "No blinds, no betting before the flop."),
    "bomb_two_boards": N("table", "Two boards, no blinds, no betting before the flop."),
    "straddle_title": N("table", "Straddle {amount}"),
    "straddle_sentence": N("table", "*{name}* straddles. A call costs {cost}."),
    "splash_sentence": N("table", "The house adds *{amount}*."),
    "call_costs": N("table", "A call costs {cost}."),
    "pot_before": N("table", "Pot before the cards {amount}"),
    "cell_button": N("table", "Button"),
    "cell_small": N("table", "Small"),
    "cell_big": N("table", "Big"),
    "cell_starts": N("table", "Starts"),
    "cell_antes": N("table", "Antes"),
    "cell_bring_in": N("table", "Bring-in"),
    "none": N("table", "none"),
    "dash": N("table", "open"),
    "dead_seat": N("table", "{seat}, dead"),
    # the strip
    "pill_kill": N("table", "Kill {words}"),
    "pill_straddle": N("table", "Straddle {amount}"),
    "pill_bomb": N("table", "Bomb {ante}"),
    "pill_bomb_boards": N("table", "Bomb {ante} x {boards} boards"),
    "pill_splash": N("table", "Splash {amount}"),
    "pill_cap": N("table", "Cap {amount}"),
    "pill_raises": N("table", "raises {made} of {of}"),
    "pill_capped": N("table", "capped"),
    "strip_due_time": N("table", "time due"),
    "strip_due_bomb": N("table", "bomb pot due"),
    "strip_due_dealer": N("table", "dealer change due"),
    "strip_due_chip_run": N("table", "chip run in"),
    "strip_due_level": N("table", "next level"),
    "strip_soon_time": N("table", "time in {hands} hands"),
    "strip_soon_bomb": N("table", "bomb pot in {hands} hands"),
    "strip_soon_dealer": N("table", "dealer change in {hands} hands"),
    "strip_soon_chip_run": N("table", "chips in {hands} hands"),
    "strip_soon_level": N("table", "next level in {hands} hands"),
    "menu": N("table", "Menu"),
    # the column
    "log_head": N("table", "Hand {hand}, {street}"),
    "log_head_hand": N("table", "Hand {hand}"),
    "hand_log": N("table", "Hand log"),
    "log_pot": N("table", "pot {amount}"),
    "log_empty": N("table", "No hand has been dealt yet."),
    "push_order": N("table", "Push in this order"),
    "last_first": N("table", "last side pot first"),
    "enter_cards": N("table", "Enter cards"),
    "enter_cards_note": N("table", "Optional. With all cards in, winners are proposed."),
    "kitty_gets": N("table", "kitty {kitty}, {name} gets {amount}"),
    "kitty": N("table", "kitty {kitty}"),
    "only_theirs": N("table", "only theirs"),
    "dues_title": N("table", "Who owes what"),
    "dues_ask": N("table", "{count} to ask"),
    "dues_settled": N("table", "{count} settled"),
    "why_new_kill": N("table", "new, and this is a kill"),
    "why_kill_debt": N("table", "owes a kill"),
    "why_both": N("table", "missed both blinds"),
    "why_big": N("table", "missed the big blind"),
    "why_small": N("table", "missed the small blind"),
    "why_ante": N("table", "missed the ante"),
    "why_moved": N("table", "changed seats"),
    "why_new": N("table", "new"),
    "why_other": N("table", "comes in"),
    "option_post": N("table", "Post {amount}"),
    "option_wait": N("table", "Wait"),
    "option_buy_button": N("table", "Buy button {amount}"),
    "option_kill_next": N("table", "Post {amount}"),
    "option_take_over": N("table", "Take over"),
    "option_transfer": N("table", "Comes along"),
    "option_button_second": N("table", "{dead} + {live}, button next"),
    "option_kill_second": N("table", "and kills the next"),
    "option_take_second": N("table", "the leaver's place"),
    "option_transfer_second": N("table", "same game, owes nothing"),
    "live_dead": N("table", "{live} live, {dead} dead"),
    "live_only": N("table", "live"),
    "dead_only": N("table", "dead"),
    "free": N("table", "owes nothing"),
    "after_button": N("table", "after the button passes"),
    "may_post_in": N("table", "may post in {hands} hands"),
    "refuse_between": N("table", "Nobody comes in between the button and the big blind. (ENT-4)"),
    "big_blind_now": N("table", "big blind now"),
    "big_blind_in": N("table", "big blind in {hands} hands"),
    # lists
    "and": N("table", "and"),
    "or": N("table", "or"),
    "n_players": N("table", "{count} players"),
    # for screen readers
    "speak_empty": N("table", "Seat {seat}, empty"),
    "speak_between": N("table", "Seat {seat}, {name}, {stack}, {word}"),
    "speak_seat": N("table", "Seat {seat}, {name}, {word}, {stack} behind"),
    "speak_act": N("table", "Seat {seat}, {name}, to act, {cost}, {stack} behind, {tag}"),
    "speak_pot": N("table", "{name} pot {amount}, between {names}"),
    "speak_undo": N("table", "Undo: {step}"),
    "speak_redo": N("table", "Redo: {step}"),
    "speak_quick": N("table", "{word}, {amount}, key {key}"),
    "speak_pick": N("table", "{name} wins {pot}"),
    "speak_board": N("table", "Board, {cards}"),
    "speak_puck": N("table", "Button at seat {seat}"),
    "speak_chip": N("table", "add {amount}"),
    "speak_backspace": N("table", "Delete a digit, hold to clear"),
    "turn_up": N("table", "Earlier cards"),
    "turn_down": N("table", "Later cards"),
    "speak_why": N("table", "Why: {what}"),
}  # fmt: skip
