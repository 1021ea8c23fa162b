"""Plates of the seats: the state is shown by shape and word, never by colour alone (SCREENS section 4)."""

from typing import TYPE_CHECKING, Literal

from msgspec import Struct
from msgspec.structs import replace

from desktop.bridge.scene import Scene
from desktop.present.awards import winners
from desktop.present.dues import comes_as_big_blind
from desktop.present.seat_questions import may_answer
from desktop.present.turn import bound
from desktop.present.window_state import Local
from desktop.words.i18n import figure
from desktop.words.phrases import ordinal, placed
from desktop.words.say import say
from engine.state.hand import won_by
from engine.view import SeatView

if TYPE_CHECKING:
    from engine.state import Post

SeatKind = Literal["empty", "in", "act", "folded", "all_in", "out", "waiting", "winner"]
TAGS = {
    "small_blind": "SB",
    "big_blind": "BB",
    "button_blind": "BTN",
    "post": "POST",
    "straddle": "STR",
    "sleeper": "SLP",
    "kill": "KILL",
}
MOST_SIGNS = 10
"""Most signs of the two amounts a bring-in chooses from; longer ones would be too small to read on a plate."""
RANK = ("KILL", "STR", "SLP", "POST", "BB", "SB", "BTN")


class Plate(Struct, frozen=True):
    """The plate of a seat."""

    seat: int
    """Seat number."""
    kind: SeatKind
    """State of the player in the game."""
    name: str = ""
    """Name of the player."""
    stack: int = 0
    """Stack, chips."""
    tag: str = ""
    """Position, or place in the ranking at the showdown."""
    word: str = ""
    """Word beside the stack."""
    word_role: str = "text2"
    """Colour role of the word."""
    short: str = ""
    """Short form of the word for narrow plates."""
    coming: str = ""
    """Chips that count from the next hand, shown in place of an empty stack."""
    third: tuple[str, str] | None = None
    """Words and figure of the third row, for the seat to act; None = no row."""
    edge: str = ""
    """Colour role that replaces the plate's edge (`kill`, `now` = can be tapped now), "" = none."""
    dashed: bool = False
    """Whether the edge is dashed."""
    spoken: str = ""
    """Text for a screen reader."""


def plates(scene: Scene, local: Local) -> tuple[Plate, ...]:
    """Return a plate for each seat of the table."""
    return tuple(_plate(scene, local, seat) for seat in range(1, scene.settings.seats + 1))


def position_of(scene: Scene, seat: int) -> str:
    """Return the position of a seat in the running or coming hand: sb, bb, str, slp, post, kill or btn."""
    view = scene.view
    if scene.champion is not None:
        return ""
    posts: tuple[Post, ...] = view.posts if scene.in_hand else (scene.coming_deal.posts if scene.coming_deal else ())
    button = view.button if scene.in_hand else (scene.coming_deal.button if scene.coming_deal else view.button)
    tags = {TAGS[post.kind] for post in posts if post.seat == seat and post.kind in TAGS}
    if button is not None and button.seat == seat and not button.dead:
        tags.add("BTN")
    return next((tag.lower() for tag in RANK if tag in tags), "")


def tag_of(scene: Scene, seat: int) -> str:
    """Return the tag of a seat's position: SB, BB, STR, POST, KILL or BTN."""
    position = position_of(scene, seat)
    return say("tag_" + position) if position else ""


def _plate(scene: Scene, local: Local, seat: int) -> Plate:
    player = scene.view.seats.get(seat)
    if player is None:
        words = say("seat_n", seat=seat)
        edge = "now" if local.asking is not None and may_answer(scene, local.asking, seat) else ""
        if local.seating == seat:
            spoken = f"{say('speak_empty', seat=seat)}, {say('sits_next')}"
            return Plate(seat, "empty", name=words, word=say("sits_next"), edge="now", dashed=True, spoken=spoken)
        return Plate(seat, "empty", name=words, edge=edge, spoken=say("speak_empty", seat=seat))
    if scene.in_hand:
        return _in_hand(scene, local, seat, player)
    word, role = _word_between(scene, seat, player)
    kind: SeatKind = "in" if player.state == "in" else "waiting" if player.state == "waiting" else "out"
    kill = scene.view.kill
    edge = "special" if kill.due == seat else ""
    if local.asking is not None and may_answer(scene, local.asking, seat):
        edge = "now"
    if local.seating == seat:
        edge, word, role = "now", say("is_counted"), "now"
    tag = tag_of(scene, seat)
    spoken = _spoken(scene, seat, player.player, figure(player.stack), word)
    return Plate(seat, kind, player.player, player.stack, tag, word, role, edge=edge, spoken=spoken)


def _word_between(scene: Scene, seat: int, player: SeatView) -> tuple[str, str]:
    news = dict(scene.news).get(seat)
    if player.state == "out":
        return _away(player), "text2"
    if player.state == "waiting":
        return entry_words(scene, seat) or (say("new") if player.new else say("waits")), "text2"
    if player.behind:
        return say("on_the_way", amount=figure(player.behind)), "win"
    if not news and player.markers:
        return say("marker_out", amount=figure(player.markers)), "owe"
    if not news and seat in scene.view.standing:
        return say("stands"), "text2"
    if news is None:
        return "", "text2"
    return news.words, "win" if news.good else "text2"


def _away(player: SeatView) -> str:
    """Return why a seat is out: its place in the tournament, no chips between hands, or the player's absence."""
    if player.place:
        return say("out_place", place=placed(player.place))
    return say("away") if player.stack else say("broke")


def entry_words(scene: Scene, seat: int) -> str:
    """Return how a player who is not in yet comes in with the coming hand, or "" for a player who waits."""
    due = next((due for due in scene.view.dues if due.seat == seat), None)
    if due is None or scene.coming_deal is None or seat not in scene.coming_deal.seats_in:
        return ""
    if comes_as_big_blind(scene, due):
        return say("will_come")
    if due.chosen in (None, "wait"):
        return ""
    words = {"post": "will_post", "buy_button": "will_buy", "kill_next": "will_kill"}
    return say(words.get(due.chosen, "will_come"))


def _in_hand(scene: Scene, local: Local, seat: int, player: SeatView) -> Plate:
    view = scene.view
    coming = dict(scene.coming).get(seat, 0)
    later = say("chips_coming", amount=figure(coming)) if coming else ""
    tag = tag_of(scene, seat) if player.dealt or player.state in ("in", "folded", "all_in") else ""
    base = Plate(seat, "in", player.player, player.stack, tag, spoken="")
    plate = _state(scene, local, base, player)
    if player.away and plate.kind in ("in", "folded"):
        words = ", ".join(word for word in (plate.word, say("away")) if word)
        plate = _changed(plate, word=words, short=say("away"))
    if local.asking is not None and may_answer(scene, local.asking, seat):
        plate = _changed(plate, edge="now")
    if later and view.phase != "showdown":
        plate = _with_coming(plate, figure(coming), later)
    behind = say("speak_behind", amount=figure(player.stack))
    if view.to_act == seat:
        cost = f"{plate.third[0]} {plate.third[1]}".strip() if plate.third else ""
        return _changed(plate, spoken=_spoken(scene, seat, player.player, say("speak_to_act"), cost, behind, later))
    words = later if plate.coming else ""
    return _changed(plate, spoken=_spoken(scene, seat, player.player, plate.word or say("in_hand"), behind, words))


def _with_coming(plate: Plate, amount: str, words: str) -> Plate:
    """Return the plate with chips bought in the hand beside the stack; the word for the state stays."""
    if plate.kind == "all_in":  # the tag is in the place of the word, and the stack is empty
        return _changed(plate, coming=f"+{amount}")
    word = f"{plate.word}, {words}" if plate.word else words
    return _changed(plate, word=word, word_role="win" if plate.kind == "in" else plate.word_role, short=f"+{amount}")


def _spoken(scene: Scene, seat: int, *parts: str) -> str:
    """Return the text of a seat for a screen reader: number, player, state, stack, position in words."""
    position = position_of(scene, seat)
    where = say("speak_" + position) if position else ""
    return ", ".join(part for part in (say("seat_n", seat=seat), *parts, where) if part)


def _state(scene: Scene, local: Local, base: Plate, player: SeatView) -> Plate:
    view, seat = scene.view, base.seat
    if player.state == "folded":
        return _changed(base, kind="folded", word=say("folded"))
    if player.state in ("out", "waiting"):
        word = _away(player) if player.state == "out" else say("new") if player.new else say("waits")
        return _changed(base, kind="out" if player.state == "out" else "waiting", word=word)
    if scene.mucked(seat):
        return _changed(base, kind="folded", word=say("mucked"))
    if view.phase == "showdown":
        return _showdown(scene, local, base, player)
    if view.to_act == seat:
        return _changed(base, kind="act", third=third_row(scene), edge="owe" if scene.clock_warns else "")
    if view.needs is not None and player.state == "in":
        return _changed(base, edge="now")
    if player.state == "all_in":
        return _changed(base, kind="all_in", word=say("all_in_tag"))
    early = next((act for act in view.out_of_turn if act.seat == seat), None)
    if early is not None:
        action = f"{say('word_' + early.action)} {figure(early.to) if early.to else ''}".rstrip()
        base = _changed(base, word=say("noted_early", action=action), short=action)
    if local.folded_to is not None and seat in local.folded_to.between:
        return _changed(
            base, edge="now", dashed=True, word=say("checks_q") if local.folded_to.checks else say("folds_q")
        )
    if local.folded_to is not None and seat == local.folded_to.seat:
        return _changed(base, edge="now", word=say("acts_next"), short=say("next"))
    return base


def third_row(scene: Scene) -> tuple[str, str]:
    """Return what the seat to act faces: "to call 100", "may check", "option", "brings in 2 or 5"."""
    view, legal = scene.view, scene.view.legal
    if legal is None:
        return "", ""
    if legal.bring_in is not None:
        amount = figure(legal.bring_in)
        either = say("bring_in_or", amount=amount, wager=figure(legal.wager.min)) if legal.wager is not None else amount
        return say("brings_in"), either if len(either) <= MOST_SIGNS else amount
    binding = bound(scene)
    owes = legal.call if legal.call is not None else binding.owes if binding is not None else 0
    if scene.clock_left is not None:
        free = binding.only if binding is not None else say("may_check")
        cost = say("to_call_n_short", amount=figure(owes)) if owes else free
        return cost, say("clock_seconds", seconds=max(0, scene.clock_left))
    if owes:
        return say("to_call"), figure(owes)
    if binding is not None:
        return say("bound_to"), binding.only
    if view.bet and view.street == scene.game.streets[0].name:
        return say("option"), ""
    return say("may_check") if legal.check else "", ""


def _showdown(scene: Scene, local: Local, base: Plate, player: SeatView) -> Plate:
    seat, awards = base.seat, local.awards
    ranks = {s: place for place, tied in enumerate(awards.ranks, 1) for s in tied}
    gets = local.proposal.chips_for(seat)
    wins = gets > 0 or any(
        seat in winners(awards, scene.view.pots, pot, awards.run, half)
        for pot, view in enumerate(scene.view.pots, 1)
        if len(view.seats) > 1
        for half in ("high", "low")
    )  # fmt: skip
    tag = ordinal(ranks[seat]) if seat in ranks else base.tag
    if wins:
        word = _wins(scene, local, seat, gets) if gets else say("wins")
        short = f"+{figure(gets)}" if gets else word
        return _changed(base, kind="winner", tag=tag, word=word, word_role="onwin", short=short)
    if player.state == "all_in":
        base = _changed(base, kind="all_in", word=say("all_in_tag"))
    contested = any(seat in pot.seats and len(pot.seats) > 1 for pot in scene.view.pots)
    undecided = bool(local.proposal.refused) or awards.empty
    running_out = scene.view.street != scene.game.streets[-1].name and not local.open_showdown and awards.empty
    edge = "now" if contested and undecided and seat not in ranks and not running_out else ""
    return _changed(base, tag=tag, edge=edge)


def _wins(scene: Scene, local: Local, seat: int, gets: int) -> str:
    """Return what a seat takes: a scoop is the whole of every pot; high or low alone are named (KIL-7)."""
    if not scene.game.split:
        return say("wins_n", amount=figure(gets))
    if local.proposal.winners == (seat,):
        return say("scoops_n", amount=figure(gets))
    shares = local.proposal.shares
    parts = {half: won_by(s for s in shares if s.part == half).get(seat, 0) for half in ("high", "low")}
    if parts["high"] and parts["low"]:
        return say("wins_n", amount=figure(gets))
    return say("high_n" if parts["high"] else "low_n", amount=figure(gets)) if any(parts.values()) else figure(gets)


def _changed(plate: Plate, **values: object) -> Plate:
    return replace(plate, **values)
