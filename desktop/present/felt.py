"""The things on the felt in front of each seat: cards, chips, coming posts, lammers, puck, kill button, rock."""

from typing import Literal

from msgspec import Struct

from desktop.bridge.scene import Scene
from desktop.present.dealt import cards_dealt
from desktop.present.dues import comes_as_big_blind
from desktop.words.i18n import figure
from desktop.words.say import say
from engine.state import Missed
from engine.view import SeatView
from engine.view.between import posts_with_totals

PuckLook = Literal["", "live", "dead", "next"]


class FeltSpot(Struct, frozen=True):
    """The things on the felt in front of a seat."""

    seat: int
    """Seat number."""
    backs: int = 0
    """Number of cards that lie face down."""
    faces: str = ""
    """Entered cards (`AsKd`), "" = none."""
    bet: int = 0
    """Chips bet."""
    ghost: str = ""
    """Posts of the coming deal, in words."""
    ghost_role: str = "text"
    """Colour role of the line of posts."""
    lammers: tuple[str, ...] = ()
    """Debts of the seat, one for each pill."""
    puck: PuckLook = ""
    """Kind of the button in front of the seat, "" = none."""
    puck_word: str = ""
    """Words on the puck."""
    legs: int = 0
    """Dots on the kill button, 0 = it is not here."""
    rock: bool = False
    """Whether the rock is here."""

    @property
    def empty(self) -> bool:
        """Return whether nothing is in front of the seat."""
        return self == FeltSpot(self.seat)


def tray(scene: Scene) -> tuple[str, str, bool]:
    """Return the dealer's name, the dealer's time there, and whether a neutral kill button is in the tray (KIL-2)."""
    minutes = say("dealer_down", minutes=scene.down) if scene.dealer and scene.down is not None else ""
    kill = scene.settings.kill
    neutral = kill is not None and kill.on == "two_in_a_row" and not kill_buttons(scene)
    return scene.dealer or say("no_dealer"), minutes, neutral


def kill_buttons(scene: Scene) -> dict[int, int]:
    """Return the dots of the kill button by seat, empty = neutral (KIL-2, KIL-3).

    The button is with the player who must kill, because of a debt or an agreement too (KIL-6, KIL-12). Another player's
    leg stays in place, also the one a returning player took along.
    """
    kill, rules = scene.view.kill, scene.settings.kill
    legs_by_seat = dict(kill.legs_at)
    if rules is None or scene.kill is None or scene.kill.how == "chosen":
        return legs_by_seat
    posted = next((post.seat for post in scene.view.posts if post.kind == "kill"), None)
    killer = posted if scene.in_hand else kill.due
    return legs_by_seat if killer is None else legs_by_seat | {killer: rules.legs}


def spots(scene: Scene) -> tuple[FeltSpot, ...]:
    """Return the spots that have something on them, by seat."""
    every_spot = (_spot(scene, seat) for seat in range(1, scene.settings.seats + 1))
    return tuple(spot for spot in every_spot if not spot.empty)


def _spot(scene: Scene, seat: int) -> FeltSpot:
    view = scene.view
    player = view.seats.get(seat)
    button = view.button if scene.in_hand else (scene.coming_deal.button if scene.coming_deal else None) or view.button
    puck: PuckLook = ""
    if button is not None and button.seat == seat:
        puck = "dead" if button.dead else "live"
    word = {"dead": say("dead_button"), "live": "" if scene.in_hand else say("button")}.get(puck, "")
    if not scene.in_hand and any(due.seat == seat and due.chosen == "buy_button" for due in view.dues) and not puck:
        puck, word = "next", say("next_hand")
    spot = FeltSpot(seat, puck=puck, puck_word=word, rock=view.rock == seat)
    if player is None:
        return spot
    live = scene.in_hand and player.state in ("in", "all_in") and not scene.mucked(seat)
    return FeltSpot(
        seat,
        backs=0 if not live or player.cards or player.up else cards_dealt(scene),
        faces=(player.cards or player.up) if live else "",
        bet=player.bet,
        ghost=_ghost(scene, seat),
        ghost_role="special" if not scene.in_hand and view.kill.due == seat else "text",
        lammers=_lammers(scene, seat, player),
        puck=puck,
        puck_word=word,
        legs=kill_buttons(scene).get(seat, 0),
        rock=spot.rock,
    )


def _ghost(scene: Scene, seat: int) -> str:
    """Return the posts of a seat in the coming deal, in words."""
    if scene.in_hand or scene.coming_deal is None:
        return ""
    posts = [post for post in scene.coming_deal.posts if post.seat == seat and post.amount]
    kinds = {post.kind for post in posts}
    amounts = " + ".join(figure(post.amount) for post in posts)
    straddle = next((to for post, to in posts_with_totals(posts) if post.blind_raise), 0)
    if straddle:
        return say("ghost_straddles", amounts=figure(straddle))
    if "kill" in kinds:
        return say("ghost_kills", amounts=amounts)
    return say("ghost_posts", amounts=amounts) if posts else ""


def _lammers(scene: Scene, seat: int, player: SeatView) -> tuple[str, ...]:
    """Return the debts of a seat: a kill (KIL-6) until it is posted; missed blinds by kind in a hand, else as a sum."""
    posts = scene.coming_deal is not None and scene.coming_deal.killer == seat
    kill = (say("owes_kill", amount=figure(player.owes_kill)),) if player.owes_kill and not posts else ()
    return (*kill, *_missed_lammers(scene, seat, player))


def _missed_lammers(scene: Scene, seat: int, player: SeatView) -> tuple[str, ...]:
    dead = dict(scene.beside_kill).get(seat)
    if dead is not None:
        return (say("owes_n", amount=figure(dead)),) if dead else ()
    if scene.in_hand:
        return () if player.dealt else missed_words(player.missed)
    due = next((due for due in scene.view.dues if due.seat == seat), None)
    if due is not None and (due.chosen not in (None, "wait") or comes_as_big_blind(scene, due)):
        return ()
    total = due.besides if due is not None else player.missed.whole
    return (say("owes_n", amount=figure(total)),) if total else ()


def missed_words(missed: Missed) -> tuple[str, ...]:
    """Return a lammer for each kind of missed blind; the first one says "owes"."""
    parts = [
        say(key, amount=figure(amount))
        for key, amount in (("lammer_big", missed.big), ("lammer_small", missed.small), ("lammer_ante", missed.ante))
        if amount
    ]
    return tuple(say("owes_kind", kind=part) if place == 0 else part for place, part in enumerate(parts))
