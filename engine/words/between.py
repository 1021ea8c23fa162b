"""Refusals between hands: problems of the settings, each with the nearest valid choice; seats, straddles."""

SETTINGS = {
    "settings.fixed_without_bets": "fixed limit needs bets: the small bet and the big bet",
    "settings.bets_unused": "bets belong to limit fixed, not to {limit}: choose fixed or leave them out",
    "settings.spread_without_ranges": "spread limit needs spread: the lowest and the highest bet of each round",
    "settings.spread_unused": "spread belongs to limit spread, not to {limit}: choose spread or leave it out",
    "settings.small_bet_above_big": (
        "the small bet {small} is above the big bet {big}: turn them round, {big}/{small}"
    ),
    "settings.half_bet": "short_all_in half_bet is for fixed and spread, not for {limit}: choose full_bet",
    "settings.too_many_ranges": "{ranges} ranges are given, {id} has {streets} betting rounds: give no more",
    "settings.range_descends": "the range {low}-{high} ends below its start: turn it round, {high}-{low}",
    "settings.bring_in_with_blinds": (
        "{id} is played with a bring-in, not with blinds: leave blinds and button_blind out"
    ),
    "settings.bring_in_without_upcards": (
        "bring_in is for stud games, {id} has no upcards: give blinds and leave bring_in out"
    ),
    "settings.no_bring_in": "{id} needs a bring_in: the first round starts with it",
    "settings.nothing_to_play_for": "no blinds, no ante and no bring-in: {id} needs blinds, an ante or both",
    "settings.blinds_descend": "the blinds {small}/{big} go down: turn them round, {big}/{small}",
    "settings.button_blind_twice": "three blinds have the button's in them already: leave button_blind out",
    "settings.ante_by": "ante.by {by} needs a button, {id} has none: choose each",
    "settings.ante_without_amount": "ante needs an amount in chips",
    "settings.button_blind_above_big": "the button blind {amount} is above the big blind {big}: choose at most {big}",
    "settings.ante_by_big_blind": "ante.by big_blind needs a big blind: choose each or button, or give blinds",
    "settings.cap_below_blind": "cap {cap} is below the big blind {least}: choose at least {least}",
    "settings.buy_in": "buy_in.minimum {low} is above buy_in.maximum {high}: turn them round",
    "settings.clock": "clock.warning {warning} is longer than clock.seconds {seconds}: choose at most {seconds}",
    "settings.blind_above_bet": "the big blind {amount} is above the first round's bet {first}: choose at most {first}",
    "settings.minimum_bet_unused": (
        "minimum_bet {minimum} is for big-bet games; under limit {limit} it is {least}: leave it out"
    ),
    "settings.minimum_bet_below_blind": "minimum_bet {minimum} is below the big blind {big}: choose at least {big}",
    "settings.betting_unit": "betting_unit {unit} is no multiple of smallest_chip {chip}: choose {up}",
    "settings.chips_apart": (
        "smallest_chip {chip} is not the smallest of denominations {chips}: "
        "choose {least}, or denominations from {chip} on"
    ),
    "settings.chip_not_named": (
        "smallest_chip {chip} is none of denominations {chips}: choose one of them, or denominations from {chip} on"
    ),
    "settings.no_units": "{key}: {amount} is no multiple of the betting unit {step}: choose {up}",
    "settings.no_chips": "{key}: {amount} is no multiple of the smallest chip {step}: choose {up}",
    "settings.level": "level {number}: {problem}",
    "settings.mix_with_levels": "levels say the stakes, and so do the games of a mix: leave one of them out",
    "settings.prizes_without_currency": "prizes need a currency, for instance EUR",
    "settings.prizes_in_cash_game": "prizes belong to a tournament: choose the tournament preset or give levels",
    "settings.prizes_twice": "prizes are paid by shares or as fixed amounts: leave one of the two out",
    "settings.money_without_currency": "money needs a currency, for instance EUR",
    "settings.time_without_amount": "the time charge needs an amount in chips",
    "settings.kill_without_cause": "a kill needs kill.on: two_in_a_row, scoop or pot_over; or else kill.voluntary",
    "settings.scoop": "kill.on scoop is for high-low games, {id} has one winner: choose two_in_a_row or pot_over",
    "settings.straddle_without_blinds": (
        "straddles, the rock and sleepers go by the big blind: give blinds, or play without them"
    ),
    "settings.straddle_in_tournament": (
        "no straddles in tournaments unless they are asked for: say straddle.allow, for instance under_the_gun"
    ),
    "settings.rake_without_measure": "rake needs a percentage, an amount or a jackpot drop",
    "settings.rake_twice": "rake goes by percent or by amount, not both: leave one out",
    "settings.jackpot_without_amount": "the jackpot drop needs an amount in chips",
    "settings.kill_without_blinds": (
        "a kill is posted as a multiple of the big blind: give blinds, or play without kills"
    ),
    "settings.mix_says": "{word} is said by the games of the mix themselves: say mix anew, or a game to leave it",
    "settings.mix_game": "mix: game {number}: {problem}",
    "settings.type": "{key} cannot be {value}; allowed: {allowed}",
    "settings.bounds": "{key}: {value} is out of bounds; the nearest is {nearest}; allowed: {allowed}",
    "settings.out_of_bounds": "{key}: {value} is out of bounds; allowed: {allowed}",
    "settings.needs": "{key} needs {wrong}",
    "settings.mix_key": "mix: game {number} cannot say {whole}, it is the whole table's: say it beside mix",
    "settings.fixed_without_bets_as": (
        "fixed limit needs bets: the small bet and the big bet, for instance {small}/{big}"
    ),
    "settings.stud_for_nothing": "no blinds, no ante and no bring-in: {id} needs a bring_in, usually an ante too",
    "settings.bring_in_above_bet": (
        "the bring-in {amount} is above the first round's bet {first}: choose at most {first}"
    ),
    "settings.cap_below_bring_in": "cap {cap} is below the bring-in {least}: choose at least {least}",
    "settings.several": "{problems}",
    "settings.no_whole_number": "{key}: {value} is no whole number; allowed: {allowed}",
    "settings.negative": "{key}: {value} is negative; allowed: {allowed}",
}


SEATS = {
    "buy_in": "a buy-in is from {least} to {most}, not {stack}",
    "return_window": "{name} left with {least} less than {window} minutes ago and brings back at least that",
    "bring_one_chip": "bring at least 1 chip",
    "other_game": "a game with a required kill is another game than one without: sit down as a new player",
    "not_absent": "only an absent player's chips are played over, and {name} in seat {seat} is not away",
    "is_out": "seat {seat} sits out already",
    "is_in": "seat {seat} is in already",
    "entry_not_offered": "a seat change offers post and wait",
    "empty_seat": "nobody sits in seat {seat}; taken are seats {taken}",
    "no_name": "a player needs a name",
    "name_taken": "{name} sits in seat {seat} already: take another name",
    "chips_taken": "the chips of {name} lie at seat {seat}: take another name",
    "occupied": "{name} sits in seat {seat}; free are seats {free}",
    "no_seat": "there is no seat {seat}; seats are 1 to {seats}",
    "kill_not_voluntary": "voluntary kills are not allowed at this table",
    "kill_is_due": "a kill is due in this hand: only one kill a hand",
    "kill_too_short": "seat {seat} has {stack}: to kill for {amount} a player needs at least {least}",
    "too_few": "needs 2 players, has {has}",
    "no_time": "this table takes no time charge (settings: time)",
    "no_seven_deuce": "seven-deuce is not played here (settings: seven_deuce)",
    "no_stand_up": "the stand-up game is not played here (settings: stand_up)",
    "splash_one_chip": "splash at least 1 chip",
    "no_rock": "there is no rock at this table (straddle.rock)",
    "no_big_blind": "without a big blind there is nothing to straddle",
    "bomb_called": "a bomb pot was called: no blinds, no straddles",
    "straddle_too_short": "seat {seat} has {most}: not enough for a straddle to {to}",
    "sleeper_said": "seat {seat} has raised blind to {chips}: with a straddle to {to} that is no raise any more",
    "kill_taken": "seat {seat} kills: only one kill a hand",
    "held_back": "seat {seat} is held back until the button has passed it",
    "not_dealt_next": "seat {seat} is not dealt the coming hand",
    "bomb_board": "{name} has no flop: bomb pots need a board",
    "bomb_one_chip": "the bomb pot's ante is at least 1 chip",
    "bomb_boards": "a bomb pot has 1 or 2 boards",
    "own_button": "the regular button moves for bomb pots here (bomb_pot.moves_button): no button of their own",
    "no_board": "{game} has no board",
    "hand_boards": "a hand has 1 or 2 boards",
    "bomb_has_boards": "a bomb pot was called: it has boards of its own",
    "restraddle_size": "a restraddle is to {chips}, double the last one",
    "straddle_size": "under the gun the straddle is to {least}, twice the big blind",
    "straddle_size_kill": "under the gun the straddle is to {least}, twice the kill",
    "straddle_least": "the straddle is to at least {least}, the smallest raise",
    "sleeper_least": "a sleeper is to at least {least}, the smallest raise",
    "not_dealt_among": "seat {seat} is not dealt the coming hand; in are seats {seats}",
    "not_a_unit": "amounts are multiples of {unit}",
    "buy_in_least": "a buy-in is at least {least}, not {stack}",
    "straddle_none": "straddles are not allowed at this table",
    "straddle_one": "seat {seat} straddles: one live straddle is allowed",
    "restraddle_most": "no more restraddles: {most} allowed",
    "restraddle_seat": "the restraddle belongs to seat {seat}, next to the {side} of seat {last}",
    "straddle_gun": "a straddle is allowed left of the big blind only: seat {seats}",
    "straddle_button": "a straddle is allowed from the button only: seat {seats}",
    "straddle_cutoff": "a straddle is allowed from the button or the seat to its right only: seat {seats}",
    "straddle_any": "a straddle is allowed from any seat only: seat {seats}",
    "sleeper_none": "sleepers are not allowed at this table",
    "sleeper_seat": "seat {seat} is under the gun or has raised blind already",
    "entry_no_wait": "a new player posts here, there is no waiting: entry post",
    "entry_no_buy": "the button cannot be bought at this table (buy_the_button)",
    "entry_buy_seat": "only the seat next left of the button can buy it, not seat {seat}",
    "entry_killed": "a kill keeps this player out of the coming hand: the button cannot be bought in it",
    "entry_no_place": "nobody left seat {seat} since the last deal: there is no place to take over",
    "entry_no_kill": "there are no required kills at this table",
    "not_transfer": "a table they come from is named for a transfer only (entry: transfer)",
    "entry_transfer": "a transfer is said when sitting down",
}
