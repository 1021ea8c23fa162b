"""Sitting down, leaving, sitting out, returning, changing seats (ENT, STK-2): one function a command.

Each returns the events of its command, or raises Refused: `seat` (occupied, empty, no such seat, name taken), `amount`
(STK-2), `illegal_action` (an entry that is not offered, or a command without effect).
"""

from msgspec.structs import replace

from engine import commands as cmd
from engine import events as ev
from engine.positions.apply_plan import latest_of, with_debt
from engine.positions.coming_players import new_game, owes, presence_of
from engine.positions.ways_in import changed_seat, check_buy_in, check_entry
from engine.prizes.payouts import check_open
from engine.refusals import refuse
from engine.state import Player, TableState, WayIn
from engine.values import proper_name


def sit(state: TableState, command: cmd.Sit) -> list[ev.AnyEvent]:
    """Take a free seat. Before the first hand and in a new game no player owes anything (ENT-8).

    Raises:
        Refused: the seat is not free, or the name is empty or taken (`seat`), a buy-in outside the bounds (`amount`),
            a way in that is not offered here (`illegal_action`), entries closed (`phase`).
    """
    seat = command.seat
    if command.over:
        _check_absent(state, seat)
    else:
        _check_free(state, seat)
    check_open(state)
    name = checked_name(state, command.player, None)
    leaver = latest_of(state, name)
    if command.from_table and command.entry != "transfer":
        raise refuse("illegal_action", "not_transfer", "NOW-12")
    if command.entry != "transfer":
        check_buy_in(state, command.stack, leaver)
    else:
        _check_transfer(state, command)
    player = Player(name, command.stack, bought=command.stack, presence="waiting", new=True, entry=command.entry)
    if leaver is not None:
        # KIL-6: a player who returns keeps the leg and still owes the kill
        player = replace(player, legs=leaver.legs, kill_debt=leaver.kill_debt)
    if command.entry not in ("transfer", "take_over"):
        player = with_debt(state, player, leaver)
    if _sits_free(state, seat) and not player.returned:
        player = replace(player, presence="in", new=False, entry=None)
    else:
        check_entry(state, seat, player, command.entry, arriving=True)
        player = _with_entry(state, seat, player, command.entry)
    return [ev.Sat(seat, player, command.stack, command.over, proper_name(command.from_table))]


def _absent_returns(state: TableState, seat: int) -> list[ev.AnyEvent]:
    """Return the event that seats the absent player again whose chips another player played over (ENT-11)."""
    return [ev.CameBack(seat, player) for place, player in state.aside if place == seat]


def _check_transfer(state: TableState, command: cmd.Sit) -> None:
    """Refuse a transfer from another game; a game with a required kill differs from one without (NOW-12)."""
    if command.stack < 1:
        raise refuse("amount", "bring_one_chip", "NOW-12")
    kill = state.settings.kill
    required_kill = kill is not None and kill.on is not None
    if command.required_kill not in (None, required_kill):
        raise refuse("illegal_action", "other_game", "NOW-12")


def _check_absent(state: TableState, seat: int) -> None:
    """Refuse to play over a player's chips unless absent, not in a hand and not yet played over (ENT-11)."""
    player = seated(state, seat)
    dealt = state.dealt(seat) is not None
    if player.presence != "out" or dealt or any(place == seat for place, _ in state.aside):
        raise refuse("illegal_action", "not_absent", "ENT-11", name=player.name, seat=seat)


def leave(state: TableState, command: cmd.Leave) -> list[ev.AnyEvent]:
    """Cash out, chips on the way included (STK-5); a leg or a due kill is kept by name (KIL-6)."""
    seat, player = command.seat, seated(state, command.seat)
    leaver = replace(_with_leg_or_kill(state, seat, player, left_at=state.at), behind=0)
    return [ev.PlayerLeft(seat, player.stack, leaver, proper_name(command.to_table)), *_absent_returns(state, seat)]


def sit_out(state: TableState, command: cmd.SitOut) -> list[ev.AnyEvent]:
    """Sit out of further hands; a leg or a due kill is kept (KIL-6).

    Raises:
        Refused: no player in the seat (`seat`), or out already (`illegal_action`).
    """
    seat, player = command.seat, seated(state, command.seat)
    if player.presence == "out" and player.away:
        raise refuse("illegal_action", "is_out", "ENT-1", seat=seat)
    leaver = _with_leg_or_kill(state, seat, player)
    return [ev.WentOut(seat, replace(leaver, presence="out", away=True, entry=None, deal_off=False))]


def sit_in(state: TableState, command: cmd.SitIn) -> list[ev.AnyEvent]:
    """Come back, or choose one of the ways in that `dues` offers (ENT-2, ENT-3, ENT-6).

    Raises:
        Refused: no player in the seat (`seat`), in already, or a way in that is not offered (`illegal_action`).
    """
    seat, entry, player = command.seat, command.entry, seated(state, command.seat)
    if player.presence == "in" and presence_of(player) == "in":
        raise refuse("illegal_action", "is_in", "ENT-2", seat=seat)
    player = replace(player, away=False)
    if not owes(player) and not player.deal_off and not (player.skipped and state.settings.big_blind):
        # no hand was dealt meanwhile, or there is no big blind to wait for: as if the player had never been out
        return [ev.WayInChosen(seat, replace(player, presence="in", entry=None))]
    check_entry(state, seat, player, entry, arriving=False)
    player = replace(player, presence="waiting", deal_off=player.deal_off and entry in (None, "wait"))
    return [ev.WayInChosen(seat, _with_entry(state, seat, player, entry))]


def move(state: TableState, command: cmd.Move) -> list[ev.AnyEvent]:
    """Change to a free seat; its cost is counted in visits of the big blind (ENT-6).

    Raises:
        Refused: no player, or the seat is not free (`seat`), a way in that is not offered (`illegal_action`).
    """
    player = seated(state, command.seat)
    _check_free(state, command.to)
    if command.entry not in (None, "post", "wait"):
        raise refuse("illegal_action", "entry_not_offered", "ENT-6")
    moved = changed_seat(state, command.seat, command.to, player, command.entry)
    return [ev.PlayerMoved(command.seat, command.to, moved), *_absent_returns(state, command.seat)]


def rename(state: TableState, command: cmd.Rename) -> list[ev.AnyEvent]:
    """Rename the player in a seat."""
    seated(state, command.seat)
    return [ev.PlayerRenamed(command.seat, checked_name(state, command.player, command.seat))]


def seated(state: TableState, seat: int) -> Player:
    """Return the player in `seat`.

    Raises:
        Refused: code `seat`, no such seat or no player in it.
    """
    _check_in_range(state, seat)
    player = state.player(seat)
    if player is None:
        taken = tuple(number for number, player in enumerate(state.seats, 1) if player is not None) or "none"
        raise refuse("seat", "empty_seat", seat=seat, taken=taken)
    return player


def checked_name(state: TableState, name: str, seat: int | None) -> str:
    """Return the name without blanks around it; `seat` = the seat to rename, None = a new player.

    Raises:
        Refused: code `seat`, the name is empty or another player has it; `malformed`, it is too long or no text.
    """
    name = proper_name(name)
    if not name:
        raise refuse("seat", "no_name")
    for other, player in enumerate(state.seats, 1):
        if player is not None and player.name == name and other != seat:
            raise refuse("seat", "name_taken", name=name, seat=other)
    for other, player in state.aside:
        if player.name == name:
            raise refuse("seat", "chips_taken", "ENT-11", name=name, seat=other)
    return name


def _with_entry(state: TableState, seat: int, player: Player, entry: WayIn | None) -> Player:
    """Return the player with the chosen way in, applied as far as possible now."""
    if entry == "take_over":
        return _with_leavers_place(state, seat, player)
    if entry == "transfer" or (player.new and state.settings.new_player == "free"):
        # NOW-12, ENT-3: nothing is owed, only ENT-4 can hold the player back
        return replace(player, new=False, entry="post" if entry is None else entry, skipped=True)
    return replace(player, entry=entry)


def _with_leavers_place(state: TableState, seat: int, player: Player) -> Player:
    """Return the player in the leaver's place in the blinds (ENT-5)."""
    leaver = next(former for place, former in state.vacated if place == seat)
    is_in = leaver.presence == "in" or (leaver.presence == "out" and not leaver.away)
    return replace(
        player,
        new=leaver.new,
        missed=leaver.missed,
        sit_over=leaver.sit_over,
        skipped=leaver.skipped,
        presence="in" if is_in and not leaver.skipped else "waiting",
        entry=None,
    )


def _with_leg_or_kill(state: TableState, seat: int, player: Player, left_at: int = 0) -> Player:
    """Return the player with the leg of the kill button or the due kill of the seat (KIL-6)."""
    kill = state.kill
    if kill.due == seat or player.kills_next:
        # KIL-12: an agreed kill is a debt as well
        return replace(player, kill_debt=player.kill_debt + 1, kills_next=False, left_at=left_at)
    if kill.holder == seat and kill.legs:
        return replace(player, legs=kill.legs, left_at=left_at)
    return replace(player, left_at=left_at)


def _sits_free(state: TableState, seat: int) -> bool:
    """Return whether a player sits down free: before the first hand, without blinds, or in a new game (ENT-8).

    In a new game only if no blind has passed the seat (ENT-8) and no kill is due (KIL-12).
    """
    killed = state.settings.kill is not None and state.kill.due is not None
    return state.positions is None or not state.settings.big_blind or (new_game(state, seat) and not killed)


def _check_free(state: TableState, seat: int) -> None:
    _check_in_range(state, seat)
    player = state.player(seat)
    if player is not None:
        free = tuple(number for number, player in enumerate(state.seats, 1) if player is None) or "none"
        raise refuse("seat", "occupied", name=player.name, seat=seat, free=free)


def _check_in_range(state: TableState, seat: int) -> None:
    if not 1 <= seat <= len(state.seats):
        raise refuse("seat", "no_seat", seat=seat, seats=len(state.seats))
