"""Problems of the settings: what contradicts what, and the nearest choice that does not."""

SETTINGS = {
    "settings.fixed_without_bets": "limit fixed needs bets: [small bet, big bet]",
    "settings.bets_unused": "bets belong to limit fixed, not to {limit}: choose fixed or leave them out",
    "settings.spread_without_ranges": "limit spread needs spread: [[low, high]], one range a round",
    "settings.spread_unused": "spread belongs to limit spread, not to {limit}: choose spread or leave it out",
    "settings.small_bet_above_big": (
        "the small bet {small} is above the big bet {big}: turn them round, {big}/{small}"
    ),
    "settings.half_bet": "short_all_in half_bet is for fixed and spread, not for {limit}: choose full_bet",
    "settings.too_many_ranges": "{ranges} ranges are given, {id} has {streets} betting rounds: give no more",
    "settings.range_descends": "the range [{low}, {high}] ends below its start: turn it round, [{high}, {low}]",
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
    "settings.no_multiple": "{key}: {amount} is no multiple of the {name} {step}: choose {up}",
    "settings.level": "level {number}: {problem}",
    "settings.mix_with_levels": "levels say the stakes, and so do the games of a mix: leave one of them out",
    "settings.prizes_without_currency": "prizes need a currency, for instance EUR",
    "settings.prizes_in_cash_game": "prizes belong to a tournament: choose the tournament preset or give levels",
    "settings.prizes_twice": "prizes are paid by shares or as fixed amounts: leave one of the two out",
    "settings.money_without_currency": "money needs a currency, for instance EUR",
    "settings.time_without_amount": "the time charge needs an amount in chips",
    "settings.kill_without_cause": "a kill needs kill.on: two_in_a_row, scoop or pot_over (or kill.voluntary: true)",
    "settings.scoop": "kill.on scoop is for high-low games, {id} has one winner: choose two_in_a_row or pot_over",
    "settings.straddle_without_blinds": (
        "straddles, the rock and sleepers go by the big blind: give blinds, or set straddle to null"
    ),
    "settings.straddle_in_tournament": (
        "no straddles in tournaments unless they are asked for: say straddle.allow, for instance under_the_gun"
    ),
    "settings.rake_without_measure": "rake needs a percentage, an amount or a jackpot drop",
    "settings.rake_twice": "rake goes by percent or by amount, not both: leave one out",
    "settings.jackpot_without_amount": "the jackpot drop needs an amount in chips",
    "settings.kill_without_blinds": "a kill is posted as a multiple of the big blind: give blinds, or set kill to null",
    "settings.mix_says": "{word} is said by the games of the mix themselves: say mix anew, or a game to leave it",
    "settings.mix_game": "mix: game {number}: {problem}",
    "settings.type": "{key} cannot be {value}; allowed: {allowed}",
    "settings.bounds": "{key}: {value} is out of bounds; the nearest is {nearest}; allowed: {allowed}",
    "settings.out_of_bounds": "{key}: {value} is out of bounds; allowed: {allowed}",
    "settings.needs": "{key} needs {wrong}",
    "settings.mix_key": "mix: game {number} cannot say {whole}, it is the whole table's: say it beside mix",
    "settings.fixed_without_bets_as": "limit fixed needs bets: [small bet, big bet], for instance [{small}, {big}]",
    "settings.stud_for_nothing": "no blinds, no ante and no bring-in: {id} needs a bring_in, usually an ante too",
    "settings.bring_in_above_bet": (
        "the bring-in {amount} is above the first round's bet {first}: choose at most {first}"
    ),
    "settings.cap_below_bring_in": "cap {cap} is below the bring-in {least}: choose at least {least}",
    "settings.several": "{problems}",
    "settings.no_whole_number": "{key}: {value} is no whole number; allowed: {allowed}",
    "settings.negative": "{key}: {value} is negative; allowed: {allowed}",
}
