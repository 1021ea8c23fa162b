"""Why something is open or due at the table: reminders, the clock, the floor, side games (PRO, NOW)."""

from engine.explained import Explained, Reason
from engine.positions.reminders import reminders
from engine.refusals import refuse
from engine.settings.records import Clock
from engine.state import TableState
from engine.view import Reminder
from engine.why.house import setting

REMINDER_RULES = {
    "time": ("NOW-7", "time.minutes"),
    "bomb": ("NOW-2", "bomb_pot.every"),
    "dealer": ("NOW-9", None),
    "chip_run": ("STK-5", None),
    "seven_deuce": ("NOW-4", "seven_deuce"),
    "stand_up": ("NOW-5", "stand_up"),
    "level": ("", "levels"),
}
"""Rule and setting behind a reminder."""


def reminders_of_all(state: TableState) -> Explained:
    """What the dealer is reminded of."""
    found = reminders(state)
    steps = tuple(_reminder(state, one) for one in found)
    return Explained(steps or (Reason("nothing is due", "NOW-9", "reminders.none"),), sum(one.due for one in found))


def reminder(state: TableState, part: str) -> Explained:
    """One reminder, by its kind."""
    found = next((one for one in reminders(state) if one.kind == part), None)
    if found is None:
        kinds = ", ".join(one.kind for one in reminders(state)) or "none"
        raise refuse("unknown", f"no reminder {part[:20]!r} now; there are: {kinds}", None, "why_unknown")
    return Explained((_reminder(state, found),), found.due)


def _reminder(state: TableState, one: Reminder) -> Reason:
    """What it reminds of, and by which setting."""
    rule, key = REMINDER_RULES[one.kind]
    since = state.since
    texts = {
        "time": f"{one.amount} from each seat; last collected {state.at - since.time} s ago",
        "bomb": "a bomb pot is due" if one.due else f"the next bomb pot in {one.hands or 0} hands",
        "dealer": f"the dealer has sat {state.at - since.dealer} s; a down is half an hour",
        "chip_run": f"{one.amount} are on the way",
        "seven_deuce": f"seat {one.seat} showed seven-deuce and collects {one.amount}",
        "level": f"level {one.amount} is {'over' if one.due else 'on'}",
        "stand_up": f"seat {one.seat} is the last one standing and pays {one.amount}",
    }
    facts = (("kind", one.kind), ("due", one.due), ("amount", one.amount), ("seat", one.seat), ("hands", one.hands))
    return Reason(
        texts.get(one.kind, one.kind), rule, "reminder." + one.kind, facts, key and setting(state.settings, key)
    )


def raked(state: TableState) -> Explained:
    """What the house took in the session so far (POT-9, NOW-8)."""
    till = state.till
    facts = (("raked", till.raked), ("dropped", till.dropped))
    steps = [Reason(f"{till.raked} of rake in the session", "POT-9", "raked", facts)]
    if till.dropped:
        steps.append(Reason(f"{till.dropped} for promotions beside it", "NOW-8", "raked.drop", facts))
    return Explained(tuple(steps), till.raked)


def clock(state: TableState) -> Explained:
    """The clock on a player (PRO-10)."""
    hand = state.hand
    if hand is None or hand.clock_on is None:
        raise refuse("phase", "no clock is running", "PRO-10", "clock_off")
    rule = state.settings.clock or Clock()
    left = max(0, rule.seconds - (state.at - hand.clock_since))
    owes = hand.turn is not None and not hand.turn.check
    text = f"seat {hand.clock_on} has {left} s left, then the hand is {'dead' if owes else 'checked'}"
    facts = (("seat", hand.clock_on), ("left", left))
    return Explained((Reason(text, "PRO-10", "clock", facts, setting(state.settings, "clock.seconds")),), left)


def floor(state: TableState) -> Explained:
    """The ruling that is left to the floor (PRO-1, PRO-7, PRO-8, PL-5)."""
    question = state.question
    if question is None:
        raise refuse("phase", "no ruling is open for the floor", "PRO-7", "nothing_open")
    texts = {
        "misread": "the call was far short of the bet: it stands unless the floor lets it be withdrawn",
        "over_pot": "the wager went over the pot: the excess goes back unless the floor lets it stand",
        "passed_over": "others acted behind a player who owes: the floor decides whether the right to act is lost",
        "forward_motion": "a motion with chips made another player act: the floor decides whether it binds",
    }
    facts = (("seat", question.seat), ("choices", question.choices))
    step = Reason(f"seat {question.seat}: {texts[question.about]}", question.rule, "floor." + question.about, facts)
    return Explained((step,), question.about)


def out_of_turn(state: TableState) -> Explained:
    """What was noted out of turn and what it binds to (PRO-8)."""
    hand = state.hand
    steps = []
    for one in hand.early if hand is not None else ():
        what = f"{one.action} to {one.to}" if one.to else one.action
        text = f"seat {one.seat}: {what}" + (", freed by what came in between" if one.freed else ", binding in turn")
        facts = (("seat", one.seat), ("action", one.action), ("to", one.to), ("freed", one.freed))
        steps.append(Reason(text, "PRO-8", "early", facts, setting(state.settings, "out_of_turn")))
    return Explained(tuple(steps), len(steps))


def show_pot(state: TableState) -> Explained:
    """Whether players may be told the pot and the maximum (PRO-12)."""
    settings = state.settings
    if settings.limit in ("pot_limit", "half_pot"):
        step = Reason(
            "the pot sets the maximum, so players are told it", "PRO-12", "show.limit", (), setting(settings, "limit")
        )
        return Explained((step,), True)
    text = "the house tells players the pot" if settings.show_pot else "players count the pot themselves"
    return Explained((Reason(text, "PRO-12", "show.pot", (), setting(settings, "show_pot")),), settings.show_pot)


def standing_up(state: TableState) -> Explained:
    """Who stands in the stand-up game (NOW-5)."""
    game = state.stand_up
    if game is None:
        raise refuse("phase", "no stand-up game is on", "NOW-5", "no_game")
    seats = ", ".join(map(str, game.standing)) or "nobody"
    text = f"standing: {seats}; who wins a pot alone sits, the last one pays each of the others"
    return Explained(
        (Reason(text, "NOW-5", "standing", (("seats", game.standing),), setting(state.settings, "stand_up")),),
        game.standing,
    )
