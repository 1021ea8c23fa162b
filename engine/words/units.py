"""Which blanks of the sentences hold chips: who shows chips as money writes these so, every other number plainly."""

CHIPS = frozenset(
    (
        "all_in_to", "amount", "ante", "antes", "before", "behind", "bet", "big", "big_blind", "blind", "bought",
        "bring_in", "call", "chip", "chips", "counted", "dead", "drop", "dropped", "front", "got", "least", "minimum",
        "more", "nearest", "need", "other", "pot", "pushed", "put", "raise_by", "rake", "raked", "room", "share",
        "size", "small", "splash", "stack", "start", "to", "total", "unit", "up", "values",
    )
)  # fmt: skip
"""Blanks that hold chips wherever they stand, but for `OTHERWISE`."""

OTHERWISE = frozenset(
    (
        "award_no_pot.pot", "misdeal.chips", "no_winner.pot", "not_eligible.pot", "seat.moved.before",
        "seat.moved_first.before", "settings.bounds.nearest", "step.move.to", "step.pay.to",
    )
)  # fmt: skip
"""Those that do not: seats, numbers of pots, players, whatever a rule of any kind is set to."""

SOMETIMES = frozenset(
    (
        "all_in_total.given", "buy_in.most", "buy_in_over.most", "due.buy.live", "due.post.live", "due.post_in.live",
        "due.post_in_one.live", "early_over_limit.most",
        "fixed_total.given", "has_less.most", "kill.pot_over.needed", "kill.scoop.needed", "kill.short.needed",
        "legal.wager.most", "lender_has_less.most", "limits.cap.cap", "max.fixed.level", "max.spread.high",
        "max.spread.level", "min.complete.level", "min.half.half", "not_accepted.free", "open.up_to.most", "over.most",
        "pot.level.level", "purchase_lost.has", "rake.cap.taken", "rake.chip.taken",
        "settings.bring_in_above_bet.first",
        "settings.blind_above_bet.first", "settings.buy_in.high", "settings.buy_in.low", "settings.cap_below_blind.cap",
        "settings.cap_below_bring_in.cap", "settings.no_multiple.step", "settings.range_descends.high",
        "settings.range_descends.low", "straddle_too_short.most",
    )
)  # fmt: skip
"""Blanks that hold chips in these sentences only."""


def holds_chips(key: str, blank: str) -> bool:
    """Whether a blank of the sentence `key` holds chips."""
    place = f"{key}.{blank}"
    return place in SOMETIMES or (blank in CHIPS and place not in OTHERWISE)
