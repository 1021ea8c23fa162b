"""Sitting down, leaving, sitting out, coming back, changing seats (ENT, STK-2): one function a command.

Each gives the events of its command, or raises Refused: `seat` (occupied, empty, no such seat, name taken), `amount`
(STK-2), `illegal_action` (an entry that is not offered, or nothing would change).
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
    """Take a free seat. Before the first hand and in a new game nobody owes anything (ENT-8).

    Raises:
        Refused: the seat is not free, or a name that is none or taken (`seat`), a buy-in outside the bounds (`amount`),
            a way in that is not offered here (`illegal_action`), entries closed (`phase`).
    """
    seat = command.seat
    if command.over:
        _absent(state, seat)
    else:
        _free(state, seat)
    check_open(state)
    name = checked_name(state, command.player, None)
    known = latest_of(state, name)
    if command.from_table and command.entry != "transfer":
        raise refuse("illegal_action", "not_transfer", "NOW-12")
    if command.entry != "transfer":
        check_buy_in(state, command.stack, known)
    else:
        _check_transfer(state, command)
    player = Player(name, command.stack, bought=command.stack, presence="waiting", new=True, entry=command.entry)
    if known is not None:
        # KIL-6: who comes back still has the leg and still owes the kill
        player = replace(player, legs=known.legs, kill_debt=known.kill_debt)
    if command.entry not in ("transfer", "take_over"):
        player = with_debt(state, player, known)
    if _owes_nothing(state, seat) and not player.returned:
        player = replace(player, presence="in", new=False, entry=None)
    else:
        check_entry(state, seat, player, command.entry, arriving=True)
        player = _with_entry(state, seat, player, command.entry)
    return [ev.Sat(seat, player, command.stack, command.over, proper_name(command.from_table))]


def _back(state: TableState, seat: int) -> list[ev.AnyEvent]:
    """ENT-11: the absent player whose chips lay at this seat, now that nobody plays over them."""
    return [ev.CameBack(seat, player) for at, player in state.aside if at == seat]


def _check_transfer(state: TableState, command: cmd.Sit) -> None:
    """NOW-12: from a table of the same game; a game with a required kill is another game than one without."""
    if command.stack < 1:
        raise refuse("amount", "bring_one_chip", "NOW-12")
    kill = state.settings.kill
    here = kill is not None and kill.on is not None
    if command.required_kill not in (None, here):
        raise refuse("illegal_action", "other_game", "NOW-12")


def _absent(state: TableState, seat: int) -> None:
    """ENT-11: somebody may play over the chips of an absent player, one at a time, and not while they are in a hand."""
    player = seated(state, seat)
    dealt = state.hand is not None and state.hand.seats[seat - 1] is not None
    if player.presence != "out" or dealt or any(at == seat for at, _ in state.aside):
        raise refuse("illegal_action", "not_absent", "ENT-11", name=player.name, seat=seat)


def leave(state: TableState, command: cmd.Leave) -> list[ev.AnyEvent]:
    """Cash out, chips on the way included (STK-5); a leg or a due kill is remembered by name (KIL-6)."""
    seat, player = command.seat, seated(state, command.seat)
    left = replace(_taking_along(state, seat, player, left_at=state.at), behind=0)
    return [ev.PlayerLeft(seat, player.stack, left, proper_name(command.to_table)), *_back(state, seat)]


def sit_out(state: TableState, command: cmd.SitOut) -> list[ev.AnyEvent]:
    """Be dealt no more hands; a leg or a due kill is taken along (KIL-6).

    Raises:
        Refused: nobody there (`seat`), or out already (`illegal_action`).
    """
    seat, player = command.seat, seated(state, command.seat)
    if player.presence == "out" and player.away:
        raise refuse("illegal_action", "is_out", "ENT-1", seat=seat)
    along = _taking_along(state, seat, player)
    return [ev.WentOut(seat, replace(along, presence="out", away=True, entry=None, deal_off=False))]


def sit_in(state: TableState, command: cmd.SitIn) -> list[ev.AnyEvent]:
    """Come back, or choose one of the ways in that `dues` offers (ENT-2, ENT-3, ENT-6).

    Raises:
        Refused: nobody there (`seat`), in already, or a way in that is not offered (`illegal_action`).
    """
    seat, entry, player = command.seat, command.entry, seated(state, command.seat)
    if player.presence == "in" and presence_of(player) == "in":
        raise refuse("illegal_action", "is_in", "ENT-2", seat=seat)
    player = replace(player, away=False)
    if not owes(player) and not player.deal_off and not (player.skipped and state.settings.big_blind):
        # nothing was dealt meanwhile, or there is no big blind to wait for: as if the player had never been out
        return [ev.WayInChosen(seat, replace(player, presence="in", entry=None))]
    check_entry(state, seat, player, entry, arriving=False)
    player = replace(player, presence="waiting", deal_off=player.deal_off and entry in (None, "wait"))
    return [ev.WayInChosen(seat, _with_entry(state, seat, player, entry))]


def move(state: TableState, command: cmd.Move) -> list[ev.AnyEvent]:
    """Change to a free seat; what it costs is counted in visits of the big blind (ENT-6).

    Raises:
        Refused: nobody there, or the seat is not free (`seat`), a way in that is not offered (`illegal_action`).
    """
    player = seated(state, command.seat)
    _free(state, command.to)
    if command.entry not in (None, "post", "wait"):
        raise refuse("illegal_action", "entry_not_offered", "ENT-6")
    moved = changed_seat(state, command.seat, command.to, player, command.entry)
    return [ev.PlayerMoved(command.seat, command.to, moved), *_back(state, command.seat)]


def rename(state: TableState, command: cmd.Rename) -> list[ev.AnyEvent]:
    """Another name for who sits there."""
    seated(state, command.seat)
    return [ev.PlayerRenamed(command.seat, checked_name(state, command.player, command.seat))]


def seated(state: TableState, seat: int) -> Player:
    """Who sits in `seat`.

    Raises:
        Refused: code `seat`, no such seat or nobody in it.
    """
    _in_range(state, seat)
    player = state.player(seat)
    if player is None:
        taken = tuple(number for number, player in enumerate(state.seats, 1) if player is not None) or "none"
        raise refuse("seat", "empty_seat", seat=seat, taken=taken)
    return player


def checked_name(state: TableState, name: str, seat: int | None) -> str:
    """The name without blanks around it; `seat` = who is renamed, None = who sits down.

    Raises:
        Refused: code `seat`, the name is empty or somebody at the table has it; `malformed`, it is too long or no text.
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
    """The player with the chosen way in, as far as it can be acted on now."""
    if entry == "take_over":
        return _taken_over(state, seat, player)
    if entry == "transfer" or (player.new and state.settings.new_player == "free"):
        # NOW-12, ENT-3: nothing is owed, only ENT-4 may hold the player back
        return replace(player, new=False, entry="post" if entry is None else entry, skipped=True)
    return replace(player, entry=entry)


def _taken_over(state: TableState, seat: int, player: Player) -> Player:
    """ENT-5: the leaver's place in the blinds, as if nobody had left."""
    leaver = next(left for place, left in state.vacated if place == seat)
    plays = leaver.presence == "in" or (leaver.presence == "out" and not leaver.away)
    return replace(
        player,
        new=leaver.new,
        missed=leaver.missed,
        sit_over=leaver.sit_over,
        skipped=leaver.skipped,
        presence="in" if plays and not leaver.skipped else "waiting",
        entry=None,
    )


def _taking_along(state: TableState, seat: int, player: Player, left_at: int = 0) -> Player:
    """KIL-6: the leg of the kill button and a due kill go with the player."""
    kill = state.kill
    if kill.due == seat or player.kills_next:
        # KIL-12: an agreed kill is a debt as well
        return replace(player, kill_debt=player.kill_debt + 1, kills_next=False, left_at=left_at)
    if kill.holder == seat and kill.legs:
        return replace(player, legs=kill.legs, left_at=left_at)
    return replace(player, left_at=left_at)


def _owes_nothing(state: TableState, seat: int) -> bool:
    """Before the first hand, without blinds, and in a new game where no blind has passed the seat (ENT-8).

    KIL-12: into a killed hand even then only who agrees to kill next.
    """
    killed = state.settings.kill is not None and state.kill.due is not None
    return state.positions is None or not state.settings.big_blind or (new_game(state, seat) and not killed)


def _free(state: TableState, seat: int) -> None:
    _in_range(state, seat)
    player = state.player(seat)
    if player is not None:
        free = tuple(number for number, player in enumerate(state.seats, 1) if player is None) or "none"
        raise refuse("seat", "occupied", name=player.name, seat=seat, free=free)


def _in_range(state: TableState, seat: int) -> None:
    if not 1 <= seat <= len(state.seats):
        raise refuse("seat", "no_seat", seat=seat, seats=len(state.seats))
