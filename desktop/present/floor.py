"""Records for decisions of the floor: the question, the choices, and the people who may decide."""

from msgspec import Struct

from desktop.bridge.scene import Scene
from desktop.intents import (
    AddFloorName,
    AllowWaiting,
    BarWaiting,
    ChangeFloorPin,
    ChangeScreenPin,
    DecideFloor,
    Intent,
    NameFloor,
    RemoveFloorName,
)
from desktop.preferences.pins import Pins
from desktop.present.slot import Fill, Slot
from desktop.words.engine import in_words
from desktop.words.i18n import capitalised, figure
from desktop.words.rules import short
from desktop.words.say import say
from engine import commands as c
from engine.events import ChipsAdded, StackCounted
from engine.journal.codec import commands_of, events_of
from engine.journal.steps import JournalStep
from engine.refusals import Explained
from engine.state import Question, TableState

MOST_PEOPLE = 5


class FloorRequest(Struct, frozen=True):
    """A request that waits for the floor's permission."""

    words: str
    """Description of the request."""
    commands: tuple[c.Command, ...] = ()
    """Commands that run after permission."""
    intent: Intent | None = None
    """Intent that runs after permission, None = the commands run."""


class FloorView(Struct, frozen=True):
    """The sheet of the floor."""

    title: str
    """Title: the player concerned."""
    lines: tuple[str, ...]
    """Question to decide, in words."""
    choices: tuple[Slot, ...]
    """Possible decisions."""
    people: tuple[Slot, ...]
    """People who may be named."""
    more: tuple[Slot, ...]
    """Further actions of the floor."""


def may_decide(pins: Pins, here: str) -> bool:
    """Return whether the named person `here` may decide: without PINs anybody, else a person with a PIN."""
    if not pins.guarded:
        return True
    person = pins.person(here)
    return person is not None and person.pin is not None


def floor_view(
    scene: Scene, pins: Pins, here: str, why: Explained | None, waiting: FloorRequest | None = None
) -> FloorView:
    """Return the sheet of the open question or waiting request, else of the floor's own settings."""
    question = scene.view.floor
    people = tuple(_person(name, here, has_pin) for name, has_pin in people_of(pins, here))
    if len(people) < MOST_PEOPLE + 1:
        people = (*people, Slot(say("floor_add"), icon="plus", intent=AddFloorName()))
    if question is None and waiting is not None:
        request_lines = (say("floor_request", what=waiting.words),)
        return FloorView(say("floor_title"), request_lines, _allowing(pins, here, waiting), people, ())
    if question is None:
        return FloorView(say("floor_title"), (say("floor_nothing"),), (), people, _more(pins, here))
    title = say("floor_about", name=scene.name(question.seat))
    steps = tuple(capitalised(in_words(step)) for step in why.steps) if why is not None else ()
    lines = (*steps, f"{question.rule}  {short(question.rule)}")
    barred = "" if may_decide(pins, here) else say("floor_pin_first")
    choices = tuple(_choice(scene, question, choice, barred) for choice in question.choices)
    return FloorView(title, lines, choices, people, ())


def _allowing(pins: Pins, here: str, waiting: FloorRequest) -> tuple[Slot, ...]:
    """Return the keys that allow or refuse a request; a request that records its decider needs a named person."""
    allowed = may_decide(pins, here)
    barred = say("floor_name_first") if allowed and waiting.intent is not None and not here else ""
    barred = barred if allowed else say("floor_pin_first")
    refusal = "" if allowed else say("floor_refused")
    allow = Slot(say("floor_allow"), second=waiting.words, reason=barred, refusal=refusal, intent=AllowWaiting())
    reason = "" if allowed else barred
    return (allow, Slot(say("floor_bar"), reason=reason, refusal=refusal, intent=BarWaiting()))


def people_of(pins: Pins, here: str) -> tuple[tuple[str, bool], ...]:
    """Return the names that may be chosen and whether each has a PIN: those of this device and the person here."""
    kept = [(person.name, person.pin is not None) for person in pins.floor[-MOST_PEOPLE:]]
    if here and here not in dict(kept):
        kept.append((here, False))
    return tuple(kept)


def _person(name: str, here: str, has_pin: bool) -> Slot:
    fill: Fill = "chosen" if name == here else "normal"
    second = say("floor_here") if name == here else say("floor_has_pin") if has_pin else ""
    return Slot(name, second=second, icon="person", fill=fill, intent=NameFloor(name))


def _more(pins: Pins, here: str) -> tuple[Slot, ...]:
    """Return the actions without an open question: change PINs, remove a person of the floor."""
    if not may_decide(pins, here):
        return ()
    screen = Slot(say("screen_pin"), second=say("pin_kept" if pins.screen else "pin_none"), intent=ChangeScreenPin())
    if not here or pins.person(here) is None:
        return (screen,)
    person = pins.person(here)
    second = say("pin_kept") if person is not None and person.pin is not None else say("pin_none")
    own_pin = Slot(say("floor_pin", name=here), second=second, intent=ChangeFloorPin())
    remove = Slot(say("floor_remove", name=here), icon="bin", intent=RemoveFloorName())
    return (screen, own_pin, remove)


def _choice(scene: Scene, question: Question, choice: str, barred: str) -> Slot:
    """Return the slot of a decision, with its effect as second line."""
    player = scene.view.seats[question.seat]
    key = f"floor_{question.about}_{choice}"
    blanks = {"to": figure(question.to), "now": figure(player.bet), "name": player.player}
    if question.about == "forward_motion" and choice == "held":
        adds = question.to - player.bet if question.action in ("call", "bring_in") else question.to
        blanks["what"] = say(f"binds_{question.action}", amount=figure(adds))
    word, second = say(key, **blanks), say(key + "_second", **blanks)
    refusal = say("floor_refused") if barred else ""
    return Slot(word, second=second, reason=barred, refusal=refusal, intent=DecideFloor(choice))


def needs_floor(command: c.Command, state: TableState) -> str:
    """Return the reason, as a word, why a command needs the floor once PINs are kept here, or "".

    The floor decides open rulings, corrections of ended hands (NOW-10), a button moved by hand, counts that differ, and
    corrected purchases.
    """
    match command:
        case c.Floor():
            return "floor"
        case c.Misdeal() if command.by:
            return "misdeal"
        case c.Amend() if command.hand is not None and command.hand != (state.number if state.hand else 0):
            return "correct"
        case c.Button() if state.number:
            return "button"
        case c.Count():
            return "count" if command.stack != _stack(state, command.seat) else ""
        case c.WrongPurchase():
            return "count"
    return ""


def undo_needs_floor(step: JournalStep | None) -> str:
    """Return the reason, as a word, why undoing a step needs the floor: an ended hand or a floor decision; or ""."""
    if step is None:
        return ""
    if step.correction is not None and step.correction.ended:
        return "correct"
    if step.ended:
        return "undo_hand"
    for command in commands_of(step):
        match command:
            case c.Floor():
                return "undo_floor"
            case c.End():
                return "reopen"
            case c.Misdeal() if command.by:
                return "misdeal"
            case c.Button() if step.hand:
                return "button"
    for event in events_of(step):
        match event:
            case StackCounted(difference=off) if off:
                return "count"
            case ChipsAdded(corrects=True):
                return "count"
    return ""


def _stack(state: TableState, seat: int) -> int | None:
    """Return the chips of a seat as recorded, None = no player."""
    player = state.player(seat) if 1 <= seat <= len(state.seats) else None
    return state.stack_at(seat) if player is not None else None
