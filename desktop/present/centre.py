"""The middle of the felt: street line, board and pots in a hand; the coming hand between two hands."""

from typing import Literal

from msgspec import Struct

from desktop.bridge.scene import Scene
from desktop.present.award_runs import RunCard, run_cards
from desktop.present.awards import winners
from desktop.present.bar import running_out
from desktop.present.between import after_break, on_break
from desktop.present.dealt import cards_out
from desktop.present.levels import mix_pill
from desktop.present.window_state import Local
from desktop.words.engine import in_words
from desktop.words.i18n import figure
from desktop.words.phrases import names, pot_name, street_name
from desktop.words.say import say
from engine.state.hand import won_by
from engine.view import PotView
from engine.view.between import posts_with_totals

MOST_LINES_BESIDE = 3
"""Most winners that have a line each beside a board."""


class PotWinner(Struct, frozen=True):
    """A winner of a pot."""

    seat: int
    """Seat of the winner."""
    name: str
    """Name of the player."""
    chips: int = 0
    """Chips won, 0 = not computed yet."""

    @property
    def named(self) -> str:
        """Return seat and name: "2 Theo"."""
        return f"{self.seat} {self.name}"

    @property
    def amount(self) -> str:
        """Return the chips as a figure, or "" while they are not computed."""
        return figure(self.chips) if self.chips else ""


class PotFace(Struct, frozen=True):
    """A pot."""

    name: str
    """Name of the pot."""
    amount: int
    """Chips in the pot."""
    dots: tuple[tuple[int, bool], ...] = ()
    """Seat of each live hand that can win the pot, and whether it has matched the bets."""
    won: tuple[PotWinner, ...] = ()
    """Winners of the pot once it is awarded."""
    lone: bool = False
    """Whether the pot returns to its only seat."""
    spoken: str = ""
    """Text for a screen reader."""


class CentreCell(Struct, frozen=True):
    """A part of the coming hand between hands: its label, players and chips."""

    label: str
    """Label: button, small, big, starts."""
    who: tuple[str, ...] = ()
    """Seat and name of each player, or the reason why there is none."""
    amount: str = ""
    """Chips that each player pays, or how they are paid, in words."""


class Centre(Struct, frozen=True):
    """The middle of the felt."""

    kind: Literal["hand", "between", "empty"]
    """State of the table: in a hand, between two hands, or no player yet."""
    line: tuple[tuple[str, str], ...] = ()
    """Words and figures of the street line; the last figure is drawn large."""
    boards: tuple[str, ...] = ()
    """Cards of each board (`Kh9s4d`), () where the game has none."""
    out: int = 0
    """Number of cards on the board, entered or not."""
    parts: tuple[tuple[str, str, tuple[str, ...]], ...] = ()
    """Beside each board, where several are awarded: its name, its progress, and lines of winners or of the hint."""
    pots: tuple[PotFace, ...] = ()
    """The pots, the main one first."""
    title: str = ""
    """Between hands: the title of the coming hand."""
    sentence: str = ""
    """Between hands: the explanation; *strong* words are between stars."""
    cells: tuple[CentreCell, ...] = ()
    """Between hands: button, posts and the seat that starts."""
    foot: str = ""
    """Between hands: the line at the foot."""
    then: str = ""
    """Between hands: what is due in the hand after the coming one, below the foot."""
    special: str = ""
    """Between hands: the kind of special hand that comes, "" = none."""


def centre(scene: Scene, local: Local) -> Centre:
    """Return the middle of the felt."""
    if scene.in_hand:
        return _hand(scene, local)
    if not scene.view.seats:
        return Centre("empty", title=say("tap_a_seat"), sentence=say("nobody_sits"))
    return _between(scene)


def _hand(scene: Scene, local: Local) -> Centre:
    view = scene.view
    bets = sum(seat.bet for seat in view.seats.values())
    line: tuple[tuple[str, str], ...]
    if view.phase == "showdown":
        line = ((say("showdown"), ""), (say("all_pots") if len(view.pots) > 1 else say("pot"), figure(view.total_pot)))
    else:
        line = ((street_name(view.street), ""),)
        if bets and view.total_pot > bets:
            line = (*line, (say("pot"), figure(view.total_pot - bets)))
        line = (*line, (say("with_bets") if bets else say("pot"), figure(view.total_pot)))
    boards = _boards(scene)
    pots = tuple(_pot(scene, local, number, pot) for number, pot in enumerate(view.pots, 1))
    return Centre("hand", line, boards, cards_out(scene) if boards else 0, _parts(scene, local, len(boards)), pots)


def _parts(scene: Scene, local: Local, boards: int) -> tuple[tuple[str, str, tuple[str, ...]], ...]:
    """Return name, progress and lines of each run or board that is awarded, one for each board."""
    if scene.view.phase != "showdown" or scene.parts == 1 or running_out(scene, local):
        return ()
    cards = run_cards(scene, local)
    return tuple((card.head.word, card.state, _lines(scene, card)) for card in cards) if len(cards) == boards else ()


def _lines(scene: Scene, card: RunCard) -> tuple[str, ...]:
    """Return the lines beside a board: the hint, or the winners, in one line where there are many."""
    if card.state != "done":
        return (card.head.second,) if card.state == "now" else ()
    takers = tuple(dict.fromkeys(row.winner for row in reversed(card.rows)))
    if len(takers) <= MOST_LINES_BESIDE and all(len(row.seats) <= 2 for row in card.rows):
        return takers
    seats = sorted({seat for row in card.rows for seat in row.seats})
    return (", ".join(scene.name(seat) for seat in seats),)


def _boards(scene: Scene) -> tuple[str, ...]:
    if scene.game.family != "board":
        return ()
    boards = scene.view.boards or (scene.view.board,)
    return boards if len(boards) > 1 else (scene.view.board or boards[0],)


def _pot(scene: Scene, local: Local, number: int, pot: PotView) -> PotFace:
    """Return a pot; a seat that cannot come into it has no dot, and chips that go back uncalled are no pot."""
    name = pot_name(number, len(scene.view.pots))
    won: tuple[PotWinner, ...] = ()
    unreachable = scene.out_of_reach[number - 1] if number <= len(scene.out_of_reach) else frozenset()
    seats = tuple(seat for seat in pot.seats if seat not in unreachable)
    lone = len(seats) == 1 and seats[0] not in pot.unmatched and (seats == pot.seats or pot.amount == scene.uncalled)
    if scene.view.phase == "showdown":
        gets = _won(scene, local, number, pot)
        won = tuple(PotWinner(seat, scene.name(seat), chips) for seat, chips in gets)
        lone = False
    elif lone:
        name = say("returns")
    dots = tuple((seat, seat not in pot.unmatched) for seat in seats)
    key = "speak_returns" if lone else "speak_lone_pot" if len(scene.view.pots) == 1 else "speak_pot"
    between = {"amount": figure(pot.amount), "names": names(scene, seats)}
    spoken = say(key, **between) if key != "speak_pot" else say(key, name=name, **between)
    return PotFace(name, pot.amount, dots, won, lone, spoken)


def _won(scene: Scene, local: Local, number: int, pot: PotView) -> tuple[tuple[int, int], ...]:
    """Return seat and chips of the winners of a pot; chips are 0 while the engine has not computed them."""
    won = won_by(share for share in local.proposal.shares if share.pot == number)
    if won:
        return tuple(won.items())
    if len(pot.seats) == 1:
        return ()
    high = winners(local.awards, scene.view.pots, number, local.awards.run, "high")
    return tuple((seat, 0) for seat in high)


def _between(scene: Scene) -> Centre:
    view, coming = scene.view, scene.coming_deal
    special, title, sentence = "", say("hand_n", hand=view.hand + 1), ""
    if scene.champion is not None:
        won = say("tournament_won", name=scene.name(scene.champion))
        return Centre("between", title=won, sentence=say("tournament_won_second"))
    if scene.shared_out:
        return Centre("between", title=say("prizes_shared"), sentence=say("prizes_shared_second"))
    if scene.undealt is not None and len(view.seats) == 1:
        return Centre("between", title=say("one_more"), sentence=say("tap_a_seat"))
    if coming is None:
        return Centre("between", title=title, sentence=in_words(scene.undealt) if scene.undealt is not None else "")
    cost, posts = coming.bet, posts_with_totals(coming.posts)
    straddles = [(post, to) for post, to in posts if post.blind_raise]
    if view.kill.due is not None:
        special = "kill"
        sizes = view.limits.bets
        title = say("kill_title_blind", amount=figure(view.kill.amount))
        if sizes:
            title = say("kill_title", small=figure(sizes[0]), big=figure(sizes[1]))
        straddle_chips = sum(post.amount for post, _ in straddles if post.seat == view.kill.due)
        amount = coming.put_in(view.kill.due) - straddle_chips or view.kill.amount
        cause, facts = scene.kill, {"name": scene.name(view.kill.due), "amount": figure(amount), "cost": figure(cost)}
        key = f"kill_{cause.how}" if cause is not None else "kill_due"
        if cause is not None and cause.how == "in_a_row":
            sentence = say(key, **facts, legs=cause.needed)
        elif cause is not None and cause.got:
            sentence = say(key, **facts, pot=figure(cause.got))
        else:
            sentence = say(key, **facts)
    elif scene.bomb is not None:
        special = "bomb"
        title = say("bomb_title", ante=figure(scene.bomb[0]))
        sentence = say("bomb_two_boards") if scene.bomb[1] > 1 else say("bomb_sentence")
    elif straddles:
        last, to = straddles[-1]
        title = say("straddle_title", amount=figure(to))
        sentence = say("straddle_sentence", name=scene.name(last.seat), cost=figure(cost))
    elif on_break(scene):
        title, sentence = on_break(scene), after_break(scene)
    elif cost:
        sentence = say("call_costs", cost=figure(cost))
    if coming.again is not None:
        again = coming.again
        sentence = say("blinds_again", names=names(scene, again.seats), rule=again.rule)
    if scene.splash:
        sentence = f"{sentence} {say('splash_sentence', amount=figure(scene.splash))}".strip()
    total = coming.put_in() + scene.splash
    foot = say("pot_before", amount=figure(total)) if total else ""
    if special == "kill" and straddles:
        live = say("straddle_in_kill", kill=figure(view.kill.amount), to=figure(straddles[-1][1]))
        foot = f"{live}  \u00b7  {foot}"
    if view.mix is not None and view.mix.next is not None:
        foot = f"{foot}  \u00b7  {mix_pill(scene)}" if foot else mix_pill(scene)
    then = say("kill_waits", names=names(scene, view.kill.waits)) if view.kill.waits else ""
    return Centre("between", title=title, sentence=sentence, cells=_cells(scene), foot=foot, then=then, special=special)


def _cells(scene: Scene) -> tuple[CentreCell, ...]:
    """Return the cells of the coming hand: button, small and big blind, starter; in stud antes, bring-in, starter."""
    coming, house = scene.coming_deal, scene.settings
    assert coming is not None
    posts: dict[tuple[int, str], int] = {(post.seat, post.kind): post.amount for post in coming.posts}
    if scene.game.family == "stud":
        antes = [post.amount for post in coming.posts if post.kind == "ante"]
        count, ante = (f"{len(antes)} x", figure(antes[0])) if antes else (say("none"), "")
        low = say("high_card") if scene.game.razz else say("low_card")
        return (
            CentreCell(say("cell_antes"), (count,), ante),
            CentreCell(say("cell_bring_in"), (), figure(house.bring_in)),
            CentreCell(say("cell_starts"), (low,)),
        )

    def blind(label: str, seats: tuple[int, ...], kind: str) -> CentreCell:
        paying = [seat for (seat, posted), amount in posts.items() if posted == kind and amount]
        if not paying and coming.killer in seats:
            return CentreCell(label, (f"{coming.killer} {scene.name(coming.killer)}",), say("in_the_kill"))
        if not paying:
            dead = [seat for seat in seats if seat not in coming.seats_in]
            return CentreCell(label, (say("small_dead", seat=dead[0]) if dead else say("small_none"),))
        who = tuple(f"{seat} {scene.name(seat)}" for seat in paying)
        return CentreCell(label, who, figure(posts[paying[0], kind]))

    button = coming.button
    where = say("dash")
    if button is not None:
        where = say("dead_seat", seat=button.seat) if button.dead else f"{button.seat} {scene.name(button.seat)}"
    cells = [CentreCell(say("cell_button"), (where,))]
    if scene.bomb is None and house.blinds:
        if len(house.blinds) > 1:
            cells.append(blind(say("cell_small"), coming.small, "small_blind"))
        cells.append(blind(say("cell_big"), coming.big, "big_blind"))
    starts = f"{coming.to_act} {scene.name(coming.to_act)}" if coming.to_act is not None else say("dash")
    return (*cells, CentreCell(say("cell_starts"), (starts,)))
