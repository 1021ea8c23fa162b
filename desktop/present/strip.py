"""The strip on top: game and stakes, hand, specials, reminders, clock, card room.

A table of a card room has a pill in the strip, the menu behind the pill, and a new note of the room.
"""

from typing import Literal

from msgspec import Struct

from desktop.bridge.scene import Scene
from desktop.intents import AnswerNote, Explain, Intent, OpenLevels, OpenRoomMenu, Send
from desktop.present.between import reminder_words
from desktop.present.levels import break_words, mix_pill, seconds_left, time_left
from desktop.present.slot import Menu, Slot
from desktop.present.window_state import AtRoom, RoomNote
from desktop.words.i18n import figure
from desktop.words.room_phrases import UNSENT, trouble_words
from desktop.words.say import say
from engine import commands as c
from engine.betting.reach import playing_chips
from engine.view import StateView
from engine.view.between import posts_with_totals


def room_pill(room: AtRoom, called: bool) -> str:
    """Return the text of the room's pill: trouble first, then a note, then a room that does not answer."""
    if room.trouble:
        return say("room.pill_unsent") if room.trouble in UNSENT else say("room.pill_trouble")
    if room.note is not None:
        return say("room.pill_note")
    if room.away:
        return say("room.pill_away", minutes=room.away)
    return say("room.pill_called") if called else say("room.pill")


def note_words(note: RoomNote) -> str:
    """Return the text of a note, with the chips of the player its tap seats."""
    words = say("room.note_says", by=note.by, words=note.words) if note.by else note.words
    return f"{words}, {say('room.with_chips', chips=figure(note.chips))}" if note.chips else words


def room_menu(room: AtRoom, called: bool) -> Menu:
    """Return the room's menu: the note with both answers, and the call for the floor."""
    rows = []
    if room.note is not None:
        accept, decline = (AnswerNote(room.note.id, answer) for answer in ("accepted", "declined"))
        rows.append(Slot(say("room.accept"), second=say("room.accept_second"), icon="check", intent=accept))
        rows.append(Slot(say("room.decline"), second=say("room.decline_second"), icon="cross", intent=decline))
    second = say("room.call_floor_second")
    if room.trouble:
        second = say("room.floor_unheard") if room.trouble in UNSENT else say("room.floor_knows")
    call = Slot(say("room.call_floor"), second=second, icon="person", intent=Send(c.FloorWanted()))
    here = Slot(say("room.floor_was_here"), icon="check", intent=Send(c.FloorWanted(wanted=False)))
    rows.append(here if called else call)
    return Menu(_title(room), tuple(rows))


def _title(room: AtRoom) -> str:
    if room.trouble:
        return trouble_words(room.trouble)
    if room.note is not None:
        return note_words(room.note)
    if room.away:
        return say("room.menu_away", minutes=room.away)
    return say("room.menu_note", place=room.place) if room.place else say("room.menu")


def window_row(room: AtRoom, called: bool) -> Slot:
    """Return the row that opens the room's menu by keys."""
    return Slot(say("room.menu"), second=room_pill(room, called), icon="person", intent=OpenRoomMenu())


class Pill(Struct, frozen=True):
    """A special shown for the whole hand."""

    words: str
    """Text of the pill."""
    intent: Intent | None = None
    """Intent of a tap, None = the pill only informs."""
    fill: Literal["", "kill", "now"] = ""
    """Fill: the colour of a kill, of a matter for the dealer now, or none."""


class StripView(Struct, frozen=True):
    """The strip above the table."""

    title: str
    """Game and stakes."""
    hand: str
    """Number of the hand, in words."""
    pills: tuple[Pill, ...]
    """Specials shown for the whole hand."""
    reminders: tuple[tuple[str, bool, str], ...]
    """Words, whether it is due, and icon of each reminder."""
    time: str
    """Time of day."""


def strip(scene: Scene, floor: str = "", room: AtRoom | None = None) -> StripView:
    """Return the strip; `floor` = floor person at the table, `room` = messages of the card room, None = no room."""
    view = scene.view
    running = scene.in_hand or scene.champion is not None
    hand = say("hand_n", hand=view.hand) if running else say("hand_next", hand=view.hand + 1)
    pills = _pills(scene)
    if floor:
        pills.append(Pill(say("floor_mode", name=floor)))
    if room is not None:
        urgent = bool(room.note or room.trouble or room.away)
        pills.insert(0, Pill(room_pill(room, view.wanted), OpenRoomMenu(), "now" if urgent else ""))
    reminders = view.reminders if scene.champion is None else ()
    return StripView(scene.title, hand, tuple(pills), reminder_words(reminders), scene.time)


def _level(scene: Scene) -> list[Pill]:
    """Return the pills of the level: the current and the next one, the time left, and the usual opening sizes."""
    level = scene.view.level
    if level is None or scene.champion is not None:
        return []
    if level.rest_left:
        return [Pill(break_words(level), OpenLevels())]
    paused = say("pill_paused") if level.paused else ""
    now, then = say("pill_level", number=level.number), ""
    left = time_left(level) if level.left or level.number < level.of else ""
    if level.next:
        then = say("pill_next", number=level.next)
    elif scene.next_level is not None:
        level = scene.next_level
        now = say("pill_next", number=level.number)
        left = time_left(level) if scene.coming_left else say("pill_with_deal")
    elif scene.coming_left:
        then, left = say("pill_next", number=level.number + 1), seconds_left(scene.coming_left)
    ante = say("level_ante", amount=figure(level.ante)) if level.ante else ""
    words = ", ".join(word for word in (now, ante, then, left, paused) if word)
    return [Pill(line, OpenLevels()) for line in (words, scene.opens) if line]


def kill_words(view: StateView) -> str:
    """Return the kill with its limits, in big-bet games with its amount: "Kill 8/16"."""
    bets = view.limits.bets
    return say("pill_kill", words=f"{figure(bets[0])}/{figure(bets[1])}" if bets else figure(view.kill.amount))


def _pills(scene: Scene) -> list[Pill]:
    view, house = scene.view, scene.settings
    pills = _level(scene)
    if view.kill.active or (not scene.in_hand and view.kill.due is not None):
        pills.append(Pill(kill_words(view), Explain("kill"), "kill"))
    posts = view.posts if scene.in_hand else (scene.coming_deal.posts if scene.coming_deal else ())
    straddles = [to for post, to in posts_with_totals(posts) if post.blind_raise]
    if straddles:
        pills.append(Pill(say("pill_straddle", amount=figure(max(straddles))), Explain("straddle")))
    bomb = scene.bomb
    if bomb is not None:
        key = "pill_bomb_boards" if bomb[1] > 1 else "pill_bomb"
        pills.append(Pill(say(key, ante=figure(bomb[0]), boards=bomb[1])))
    if scene.splash:
        pills.append(Pill(say("pill_splash", amount=figure(scene.splash))))
    boards = scene.parts if scene.in_hand else (scene.coming_deal.boards if scene.coming_deal is not None else 1)
    if view.runs > 1:
        pills.append(Pill(say("pill_runs", runs=view.runs)))
    elif boards > 1 and bomb is None:
        pills.append(Pill(say("pill_boards", boards=boards)))
    if view.standing and house.stand_up:
        pills.append(Pill(say("pill_standing", count=len(view.standing))))
    if house.cap is not None:
        plays = playing_chips(house, house.cap)
        key = "pill_cap_units" if plays < house.cap else "pill_cap"
        pills.append(Pill(say(key, amount=figure(house.cap), to=figure(plays)), Explain("limits")))
    raises = view.limits.raises
    words = mix_pill(scene)
    if words:
        pills.append(Pill(words))
    if raises is not None and raises.made:
        key = "pill_capped" if raises.made >= raises.of else "pill_raises"
        pills.append(Pill(say(key, made=raises.made, of=raises.of), Explain("raises")))
    return pills
