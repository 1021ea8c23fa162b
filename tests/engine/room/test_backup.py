"""The copy of a whole server and the changes since, as the room's manual makes them: all is there again."""

from pathlib import Path

from engine.room import credential
from engine.room.check_room import check
from engine.room.wire import Server
from tests.engine.room.books import Table, alarms, same
from tests.engine.room.server import PrivateServer
from tests.engine.room.test_manual import blocks


def test_a_lost_server_is_made_again_from_a_copy_and_the_changes_since(
    own_server: PrivateServer, tmp_path: Path
) -> None:
    taken, made_anew = blocks("bash")
    slot, changes, copy = taken
    room = own_server.room(tmp_path)
    table = Table(room, 1, tmp_path)
    arrived = "SELECT flush_lsn = pg_current_wal_flush_lsn() AS all FROM pg_stat_replication"
    assert own_server.shell(slot).wait() == 0
    receiver = own_server.shell(changes)
    try:
        while not room.admin.ask(arrived):
            assert receiver.poll() is None
        table.shipper.once()
        assert own_server.shell(copy).wait() == 0
        table.tip(20)
        table.shipper.once()
        room.admin.ask("SELECT room.wait_add('PLO 5/10', 'Max')")
        while not room.admin.ask(arrived)[0]["all"]:
            assert receiver.poll() is None
        room.close()
        own_server.kill()
        receiver.wait(60)
    finally:
        receiver.kill()
    for line in made_anew:
        assert own_server.shell(line).wait() == 0
    own_server.data.rename(own_server.folder / "lost")
    own_server.data = own_server.folder / "anew"
    own_server.start()
    room.reopen()
    while room.admin.ask("SELECT pg_is_in_recovery() AS so")[0]["so"]:
        pass
    assert same(room, table.store)
    assert room.admin.ask("SELECT name FROM room.waiting") == [{"name": "Max"}]
    with Server(credential.read(room.auditor)) as auditor:
        assert check(auditor).findings == ()
    table.tip()
    table.shipper.once()
    assert same(room, table.store)
    assert alarms(room) == []
    table.close()
    room.close()
