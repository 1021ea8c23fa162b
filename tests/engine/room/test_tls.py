"""Over the network tables come by TLS alone, to a server whose certificate they know."""

import os
import shutil
import socket
import subprocess
from pathlib import Path

import pytest

from engine.room import credential
from engine.room.errors import CallDenied, ServerAway
from engine.room.setup import add_tables, prepare
from engine.room.wire import Server
from tests.engine.room.server import PrivateServer
from tests.engine.room.test_manual import blocks


def certificate(folder: Path, name: str) -> Path:
    """A certificate that signed itself, for this machine, its key beside it."""
    words = ["openssl", "req", "-new", "-x509", "-nodes", "-newkey", "rsa:2048", "-subj", "/CN=localhost"]
    words += ["-addext", "subjectAltName=DNS:localhost", "-days", "2"]
    made = folder / f"{name}.crt"
    subprocess.run([*words, "-keyout", str(folder / f"{name}.key"), "-out", str(made)], check=True, capture_output=True)
    return made


@pytest.mark.skipif(
    shutil.which("openssl") is None and not os.environ.get("CI"), reason="openssl is not installed: NOT RUN"
)
def test_a_table_comes_by_tls_alone(own_server: PrivateServer, tmp_path: Path) -> None:
    root, another = certificate(tmp_path, "server"), certificate(tmp_path, "another")
    for file in (root, root.with_suffix(".key")):
        own_server.take_in(file)
    with socket.socket() as free:
        free.bind(("localhost", 0))
        port = str(free.getsockname()[1])
    hba, conf = own_server.data / "pg_hba.conf", own_server.data / "postgresql.conf"
    [[rule]] = blocks("hba")
    rule = rule.replace("feltbook", "postgres")
    rules = "".join(f"{rule.replace('10.0.0.0/8', here)}\n" for here in ("127.0.0.1/32", "::1/128"))
    hba.write_text(hba.read_text() + rules)
    own = (f"listen_addresses = 'localhost'\nport = {port}", "ssl_cert_file = '../server.crt'",
           "ssl_key_file = '../server.key'")  # fmt: skip
    conf.write_text(conf.read_text() + "\n".join((*blocks("conf")[0], *own, "")))
    own_server.kill()
    own_server.start("-c", "listen_addresses=localhost", port=port)
    reach = {"host": "localhost", "port": port, "sslrootcert": str(root)}
    with Server({**own_server.given(), "port": port}) as admin:
        prepare(admin)
        [file] = add_tables(admin, [1], tmp_path, reach)
        given = credential.read(file)
        assert given["sslmode"] == "verify-full"
        with Server(given) as table:
            assert table.ship("0" * 32, 1, "[]", None).said == "stored"
            [secret] = admin.ask(
                "SELECT version FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE usename = 'table_1'"
            )
            assert secret["version"] == "TLSv1.3"
    with pytest.raises(CallDenied, match="no encryption"):
        Server({**given, "sslmode": "disable", "channel_binding": "prefer"})
    with pytest.raises(ServerAway, match="certificate verify failed"):
        Server({**given, "sslrootcert": str(another)})
    with pytest.raises(ServerAway, match="does not match host name"):
        Server({**given, "host": "127.0.0.1"})
