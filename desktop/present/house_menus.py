"""Menu rows that depend on house rules: straddles, kills, rock, markers, side games; and the table's menu.

Commands that the engine would refuse are left out, so a table that does not play these games does not see them.
"""

from msgspec.structs import replace

from desktop.bridge.scene import Scene
from desktop.intents import (
    AskBomb,
    AskChipRun,
    AskMarker,
    AskOver,
    AskPayment,
    AskSleeper,
    AskSplash,
    AskStraddle,
    AskTip,
    Dismiss,
    DrawSeats,
    EndEvening,
    EnterCards,
    GoTo,
    MoveButton,
    OpenCounting,
    OpenDealerMenu,
    OpenEndMenu,
    OpenGameMenu,
    OpenLevels,
    OpenMoneyMenu,
    OpenRace,
    OpenUnpostedMenu,
    Send,
    ToggleClock,
    WindowPage,
)
from desktop.intents.questions import HandCards
from desktop.present.between import bombs, straddle
from desktop.present.dry_runs import DryRun, is_accepted
from desktop.present.levels import mix_pill
from desktop.present.prizes import split_row
from desktop.present.slot import Menu, Slot
from desktop.words.engine import in_words
from desktop.words.i18n import figure
from desktop.words.say import say
from engine import commands as c
from engine.events import PostedLate
from engine.positions.kill import kill_amount
from engine.refusals import Refusal


def before_rows(scene: Scene, seat: int, dry: DryRun) -> list[Slot]:
    """Return what a player may announce before the cards (STR-1 to STR-5, KIL-11)."""
    house, least = scene.settings, scene.least_raises
    rows = []
    if least.straddle and is_accepted(straddles := c.Straddle(seat=seat, to=least.straddle), dry):
        rows.append(Slot(say("straddle", amount=figure(least.straddle)), intent=Send(straddles)))
        if is_accepted(c.Straddle(seat=seat, to=least.straddle + house.betting_unit), dry):
            rows.append(Slot(say("straddle_to"), intent=AskStraddle(seat, least.straddle)))
    if least.sleeper and is_accepted(c.Sleeper(seat=seat, to=least.sleeper), dry):
        rows.append(Slot(say("sleeper_to"), intent=AskSleeper(seat, least.sleeper)))
    rows += kill_row(scene, seat, dry)
    if house.straddle.rock and scene.view.rock != seat and is_accepted(c.Rock(seat=seat), dry):
        rows.append(Slot(say("rock"), second=say("rock_second"), intent=Send(c.Rock(seat=seat))))
    return rows


def kill_row(scene: Scene, seat: int, dry: DryRun) -> list[Slot]:
    """Return the row of a voluntary kill: before the deal, or until the first action of the hand (KIL-11, KIL-14)."""
    kill = scene.settings.kill
    if kill is None or not kill.voluntary or not is_accepted(c.Kill(seat=seat), dry):
        return []
    words = say("kill", amount=figure(kill_amount(scene.settings)))
    return [Slot(words, second=say("kill_second"), intent=Send(c.Kill(seat=seat)))]


def away_rows(scene: Scene, seat: int) -> list[Slot]:
    """Return the row to seat a new player who plays over the chips of an absent one (ENT-11)."""
    if scene.view.seats[seat].state != "out" or scene.settings.tournament:
        return []
    return [Slot(say("over"), second=say("over_second"), intent=AskOver(seat))]


def shown_rows(scene: Scene, seat: int, dry: DryRun) -> list[Slot]:
    """Return the row to show a hand of the last deal before the next one (NOW-4)."""
    if not scene.settings.seven_deuce or not is_accepted(c.Show(seat=seat, cards="7s2h"), dry):
        return []
    return [Slot(say("shows"), second=say("shows_second"), icon="cards", intent=EnterCards(HandCards(seat)))]


def unposted_rows(scene: Scene, seat: int, dry: DryRun) -> list[Slot]:
    """Return the row for cards dealt without a post (ENT-10): to a player not due any, or due to post."""
    if not is_accepted(c.Unposted(seat=seat), dry):
        return []
    dealt = scene.view.seats[seat].dealt
    word, second = ("forgot", "forgot_second") if dealt else ("unposted", "unposted_second")
    return [Slot(say(word), second=say(second), intent=OpenUnpostedMenu(seat))]


def unposted_menu(scene: Scene, seat: int, dry: DryRun) -> Menu:
    """Return the menu for a missed post (ENT-10): found before the player acts it is posted now, else it is owed."""
    title = say("unposted_title", name=scene.name(seat))
    outcome = dry(c.Unposted(seat=seat))
    posts_now = isinstance(outcome, tuple) and any(isinstance(event, PostedLate) for event in outcome)
    late = Slot(say("unposted_later"), second=say("unposted_later_second"), intent=Send(c.Unposted(seat=seat)))
    if not posts_now:
        return Menu(title, (late,), seat)
    rows = (
        Slot(say("unseen"), second=say("unseen_second"), intent=Send(c.Unposted(seat=seat))),
        Slot(say("seen"), second=say("seen_second"), intent=Send(c.Unposted(seat=seat, seen=True))),
    )
    return Menu(title, rows, seat)


def money_row(scene: Scene, seat: int, dry: DryRun) -> list[Slot]:
    """Return the row that opens the menu of chips outside the pots, where it has rows."""
    rows = _money_rows(scene, seat, dry)
    if not rows:
        return []
    second = say("money_markers") if scene.settings.stakes == "open" else say("money_second")
    if scene.settings.tournament:
        second = rows[0].word.removesuffix(" ...")
    return [Slot(say("money"), second=second, icon="coins", intent=OpenMoneyMenu(seat))]


def money_menu(scene: Scene, seat: int, dry: DryRun) -> Menu:
    """Return the menu of chips that are bought, given, paid or owed outside the pots (STK-1, STK-4, STK-5, NOW-7)."""
    player = scene.view.seats[seat]
    title = say("money_title", name=player.player, amount=figure(player.stack))
    return Menu(title, tuple(_money_rows(scene, seat, dry)), seat)


def _money_rows(scene: Scene, seat: int, dry: DryRun) -> list[Slot]:
    """Return the rows of the money menu; tournament chips are bought at the desk, and paid only in side games."""
    player, house = scene.view.seats[seat], scene.settings
    rows = []
    if not house.tournament:
        rows.append(Slot(say("run"), second=say("run_second"), icon="coins", intent=AskChipRun(seat)))
    if house.stakes == "open":
        second = say("marker_second", amount=figure(player.markers)) if player.markers else ""
        rows.append(Slot(say("marker"), second=second, intent=AskMarker(seat)))
    if not house.tournament:
        rows.append(Slot(say("gives"), second=say("gives_second"), intent=AskTip(seat)))
    paid = not house.tournament or house.seven_deuce or house.stand_up
    if paid and len(scene.view.seats) > 1:
        rows.append(Slot(say("pays"), second=say("pays_second"), icon="arrow", intent=AskPayment(seat)))
    if house.time is not None:
        time = c.Take(seat=seat, amount=house.time.amount, reason="time")
        if is_accepted(time, dry):
            words = say("time", amount=figure(house.time.amount))
            rows.append(Slot(words, second=say("seat_time_second"), intent=Send(time)))
    if scene.in_hand and player.dealt:
        rows += unposted_rows(scene, seat, dry)
    if player.behind:
        second = say("run_in_second", amount=figure(player.behind))
        rows.append(Slot(say("run_in"), second=second, icon="check", intent=Send(c.ChipsIn(seat=seat))))
    return rows


def end_menu(scene: Scene, counted: frozenset[int] = frozenset()) -> Menu:
    """Return the menu that ends the game; in a tournament it says what happens to the players still in.

    `counted` = seats whose stacks were counted since the last hand; once all are counted, the end row has the result.
    """
    ends = Slot(say("end_now"), second=_end_means(scene), icon="cross", intent=EndEvening())
    if scene.counts_first and counted >= set(scene.view.seats):
        ends = Slot(
            say("end_counted"), second=_end_off(scene) or say("counted_right"), icon="cross", intent=EndEvening()
        )
    rows = [Slot(say("quit_stay"), icon="arrow", intent=Dismiss()), ends]
    if scene.counts_first:
        count = OpenCounting(ends=True)
        rows.insert(0, Slot(say("end_count"), second=say("count_all_second"), icon="coins", intent=count))
    return Menu(say("end_title"), tuple(rows))


def _end_means(scene: Scene) -> str:
    """Return the effect of an end now: stacks as in the book, or what is known to be off; of a tournament, the places.

    Split prizes stay, else the chips of the players still in decide their places.
    """
    still_in = sum(player.stack > 0 for player in scene.view.seats.values()) if scene.settings.tournament else 0
    if still_in < 2:
        known = "" if scene.settings.tournament else _end_off(scene)  # of players who left, or of a count before
        return known or say("end_now_second")
    if scene.shared_out:
        return say("log.split")
    return say("recap.end_by_chips" if scene.view.hand else "recap.end_unplaced", count=still_in)


def _end_off(scene: Scene) -> str:
    """Return by how much the stacks are off as far as they were counted, "" where they are not."""
    difference = scene.unaccounted
    return say("end_high" if difference > 0 else "end_low", amount=figure(abs(difference))) if difference else ""


def _race_row(barred: Refusal | None) -> Slot:
    """Return the row of the chip race; a barred one has a short reason, and the full one as its refusal."""
    row = Slot(say("race_row"), second=say("race_row_second"), icon="coins", intent=OpenRace())
    if barred is None:
        return row
    facts = {name: figure(fact) if isinstance(fact, int) else "" for name, fact in barred.facts}
    why = say(f"race_row_{barred.key.removeprefix('race_')}", **facts)
    return replace(row, second="", reason=why, refusal=in_words(barred))


def table_menu(scene: Scene, no_race: Refusal | None = None) -> Menu:
    """Return the table's menu between hands: bomb pot, boards, splash, button, dealer, levels, settings, recap.

    `no_race` = why no chip race is possible now, None = it is.
    """
    rows, boards = list[Slot](), list[Slot]()
    house = scene.settings
    if bombs(scene):
        rows.append(Slot(say("menu_bomb"), icon="cards", intent=AskBomb(1)))
        rows.append(Slot(say("menu_bomb_two"), icon="cards", intent=AskBomb(2)))
        if scene.bomb is None:  # a bomb pot has its own number of boards
            two = scene.coming_deal is not None and scene.coming_deal.boards > 1
            word = say("one_board") if two else say("two_boards")
            boards_intent = Send(c.Boards(boards=1 if two else 2))
            boards.append(Slot(word, second=say("two_boards_second"), icon="cards", intent=boards_intent))
    if not house.tournament:
        rows.append(Slot(say("menu_splash"), icon="coins", intent=AskSplash()))
    rows.append(Slot(say("menu_button_move"), intent=MoveButton()))
    rows.append(Slot(say("menu_dealer"), icon="person", intent=OpenDealerMenu()))
    if house.time is not None:
        second = say("collect_time_second", amount=figure(house.time.amount))
        rows.append(Slot(say("collect_time"), second=second, icon="coins", intent=Send(c.Collect(reason="time"))))
    level = scene.view.level
    if level is not None:
        second = say("levels_second", number=level.number, of=level.of)
        rows.append(Slot(say("levels"), second=second, icon="clock", intent=OpenLevels()))
        rows.append(Slot(say("room_clock"), second=say("room_clock_second"), icon="clock", intent=ToggleClock()))
        rows.append(_race_row(no_race))
    if scene.view.mix is not None:
        rows.append(Slot(say("mix.choose_row"), second=mix_pill(scene), icon="cards", intent=OpenGameMenu()))
    rows.append(Slot(say("other_game"), second=say("menu_settings_second"), icon="cards", intent=GoTo(WindowPage.GAME)))
    rows.append(Slot(say("menu_settings"), second=say("menu_settings_second"), intent=GoTo(WindowPage.RULES)))
    rows.append(Slot(say("menu_recap"), second=say("menu_recap_second"), icon="list", intent=GoTo(WindowPage.RECAP)))
    rows.append(Slot(say("menu_end"), second=say("menu_end_second"), icon="check", intent=OpenEndMenu()))
    # rows shown only at times come last, so that all other rows keep their places
    by_time = [*boards, _seats_row(scene), split_row(scene), straddle(scene)]
    return Menu(say("menu_table_title"), (*rows, *(row for row in by_time if row is not None)))


def _seats_row(scene: Scene) -> Slot | None:
    """Return the row to draw seats before the first hand, or to count stacks after it."""
    if scene.view.hand:
        count = Slot(say("count_all"), second=say("count_all_second"), icon="coins", intent=OpenCounting())
        return count if scene.view.seats else None
    draw = Slot(say("draw_seats"), second=say("draw_seats_second"), icon="swap", intent=DrawSeats())
    return draw if len(scene.view.seats) > 1 else None
