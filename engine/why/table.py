"""Explains what is open or due at the table: reminders, the clock, the floor, side games (PRO, NOW)."""

from msgspec.structs import replace

from engine.prizes.race import race, still_needed
from engine.refusals import Explained, Reason, Refused, reason, refuse
from engine.settings.records import ClockRules
from engine.state import TableState
from engine.view.clocks import Reminder, reminders
from engine.why.current_turn import setting
from engine.words import phrase

REMINDER_RULES = {
    "time": ("NOW-7", "time.minutes"),
    "bomb": ("NOW-2", "bomb_pot.every"),
    "dealer": ("NOW-9", None),
    "chip_run": ("STK-5", None),
    "seven_deuce": ("NOW-4", "seven_deuce"),
    "stand_up": ("NOW-5", "stand_up"),
    "level": ("", "levels"),
}
"""The rule and the setting behind a reminder."""

ABOUT = {
    "misread": "floor.misread",
    "over_pot": "floor.over_pot",
    "passed_over": "floor.passed_over",
    "forward_motion": "floor.forward_motion",
}
"""The sentence of the open ruling, by its kind."""


def reminders_of_all(state: TableState) -> Explained:
    """Explain the dealer's reminders."""
    shown = reminders(state)
    steps = tuple(_reminder(state, reminder) for reminder in shown)
    return Explained(steps or (reason("reminders.none", "NOW-9"),), sum(reminder.due for reminder in shown))


def reminder(state: TableState, part: str) -> Explained:
    """Explain one reminder, by its kind.

    Raises:
        Refused: no such reminder is due (`unknown`).
    """
    wanted = next((shown for shown in reminders(state) if shown.kind == part), None)
    if wanted is None:
        kinds = tuple(shown.kind for shown in reminders(state)) or "none"
        raise refuse("unknown", "why_reminder", part=repr(part[:20]), kinds=kinds)
    return Explained((_reminder(state, wanted),), wanted.due)


def _reminder(state: TableState, reminder: Reminder) -> Reason:
    """Return the step of a reminder, with the setting behind it."""
    rule, key = REMINDER_RULES[reminder.kind]
    since = state.since
    house = setting(state.settings, key) if key else None
    amount, seat = reminder.amount or 0, reminder.seat or 0
    match reminder.kind:
        case "time":
            return reason("reminder.time", rule, house, amount=amount, seconds=state.at - since.time)
        case "bomb" if reminder.due:
            return reason("reminder.bomb", rule, house)
        case "bomb":
            return reason("reminder.bomb_in", rule, house, hands=reminder.hands or 0)
        case "dealer":
            return reason("reminder.dealer", rule, house, seconds=state.at - since.dealer)
        case "chip_run":
            return reason("reminder.chip_run", rule, house, amount=amount)
        case "seven_deuce":
            return reason("reminder.seven_deuce", rule, house, seat=seat, amount=amount)
        case "level":
            return reason("reminder.level_over" if reminder.due else "reminder.level", rule, house, level=amount)
        case _:
            return reason("reminder.stand_up", rule, house, seat=seat, amount=amount)


def raked(state: TableState) -> Explained:
    """Explain the rake and drop of the session so far (POT-9, NOW-8)."""
    till = state.till
    steps = [reason("raked", "POT-9", raked=till.raked)]
    if till.dropped:
        steps.append(reason("raked.drop", "NOW-8", dropped=till.dropped))
    return Explained(tuple(steps), till.raked)


def clock(state: TableState) -> Explained:
    """Explain the clock on a player (PRO-10).

    Raises:
        Refused: no clock runs (`phase`).
    """
    hand = state.hand
    if hand is None or hand.clock_on is None:
        raise refuse("phase", "no_clock", "PRO-10")
    rule = state.settings.clock or ClockRules()
    left = max(0, rule.seconds - (state.at - hand.clock_since))
    owes = hand.turn is not None and not hand.turn.check
    key, house = "clock.dead" if owes else "clock.checked", setting(state.settings, "clock.seconds")
    return Explained((reason(key, "PRO-10", house, seat=hand.clock_on, seconds=left),), left)


def floor(state: TableState) -> Explained:
    """Explain the open ruling of the floor (PRO-1, PRO-7, PRO-8, PL-5).

    Raises:
        Refused: no ruling is open (`phase`).
    """
    question = state.question
    if question is None:
        raise refuse("phase", "nothing_open", "PRO-7")
    return Explained((reason(ABOUT[question.about], question.rule, seat=question.seat),), question.about)


def out_of_turn(state: TableState) -> Explained:
    """Explain the actions out of turn and what they bind to (PRO-8)."""
    hand = state.hand
    steps = []
    for note in hand.early if hand is not None else ():
        what = phrase("open.to", action=note.action, amount=note.to) if note.to else note.action
        key, house = "early.freed" if note.freed else "early.binds", setting(state.settings, "out_of_turn")
        steps.append(reason(key, "PRO-8", house, seat=note.seat, what=what))
    return Explained(tuple(steps), len(steps))


def show_pot(state: TableState) -> Explained:
    """Explain whether players may ask for the pot and the maximum (PRO-12)."""
    settings = state.settings
    if settings.limit in ("pot_limit", "half_pot"):
        step = reason("show.limit", "PRO-12", setting(settings, "limit"))
        return Explained((step,), True)
    key = "show.pot" if settings.show_pot else "show.count"
    return Explained((reason(key, "PRO-12", setting(settings, "show_pot")),), settings.show_pot)


def standing_up(state: TableState) -> Explained:
    """Explain which seats still stand in the stand-up game (NOW-5).

    Raises:
        Refused: no stand-up game is on (`phase`).
    """
    game = state.stand_up
    if game is None:
        raise refuse("phase", "stand_up_off", "NOW-5")
    house = setting(state.settings, "stand_up")
    return Explained((reason("standing", "NOW-5", house, seats=game.standing or "nobody"),), game.standing)


def race_for(state: TableState, part: str) -> Explained:
    """Explain the chips of a race in which this chip becomes the smallest; no rule of the book has an id for it.

    Raises:
        Refused: no tournament, the chip is needed, or nothing is odd (`phase`); no such chip (`unknown`).
    """
    chip = int(part) if part.isdecimal() and len(part) < 13 else 0
    if not state.settings.tournament:
        raise refuse("phase", "race_no_tournament")
    if chip < 2:
        raise refuse("unknown", "race_nothing", chip=chip)
    if (needed := still_needed(state, chip)) is not None:
        raise Refused(replace(needed, code="phase"))
    raced = race(state, chip)
    if not raced.odd:
        raise refuse("phase", "race_nothing", chip=chip)
    odd = (reason("race.odd", "", seat=seat, chips=chips) for seat, chips in raced.odd)
    together = reason("race.sum", "", chips=sum(chips for _, chips in raced.odd), won=raced.chips, chip=chip)
    return Explained((reason("race.why", "", chip=chip), *odd, together, reason("race.rule", "")), raced.chips)
