"""An X display with a window manager: Xvfb and openbox, started for the tests and ended with them."""

import mmap
import os
import shutil
import struct
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from PySide6.QtGui import QImage

PROGRAMS = {"Xvfb": "xvfb", "setxkbmap": "x11-xkb-utils", "openbox": "openbox", "xdotool": "xdotool"}
"""What is needed, with its package of Debian."""
LAYOUT = ("us", "-variant", "altgr-intl")
"""A keyboard that has accents and dead keys (with AltGr). For a sign the keyboard lacks xdotool would change the layout
for a moment, and an app that is slow to answer would read the key by the layout that is there again."""
XWD_HEADER = ">25I"


def missing() -> str:
    """Why there can be no display here, "" where there can be one."""
    if sys.platform != "linux":
        return "a display of its own is made by Xvfb, on Linux only"
    packages = [package for program, package in PROGRAMS.items() if shutil.which(program) is None]
    return f"not installed: {', '.join(packages)} (packaging/setup.sh installs them where it may)" if packages else ""


class XDisplay:
    """One screen of `size` px; the server chooses a number that is free."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        self.folder = tempfile.TemporaryDirectory(prefix="feltbook-screen-")
        read, write = os.pipe()
        width, height = size
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{width}x{height}x24", "-dpi", "96", "-noreset",
             "-nolisten", "tcp", "-fbdir", self.folder.name],
            pass_fds=(write,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(write)
        with os.fdopen(read) as answer:
            number = answer.readline().strip()
        assert number, "Xvfb did not start"
        self.name = f":{number}"
        home = {"HOME": self.folder.name, "XDG_CONFIG_HOME": self.folder.name, "XDG_CACHE_HOME": self.folder.name}
        self.env = {**os.environ, **home, "DISPLAY": self.name}
        subprocess.run(["setxkbmap", *LAYOUT], env=self.env, check=True, capture_output=True, timeout=30)
        self._manager = subprocess.Popen(
            ["openbox"], env=self.env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        self._wait_for_manager()

    def _wait_for_manager(self) -> None:
        until = time.monotonic() + 10
        while time.monotonic() < until:
            asked = subprocess.run(
                ["xdotool", "get_num_desktops"], env=self.env, capture_output=True, text=True, check=False
            )
            if asked.returncode == 0 and asked.stdout.strip().isdigit():
                return
            time.sleep(0.05)
        raise AssertionError("openbox did not start")

    def do(self, *words: str) -> None:
        """Words of xdotool, in one call."""
        subprocess.run(["xdotool", *words], env=self.env, check=True, capture_output=True, timeout=30)

    def picture(self) -> QImage:
        """What stands on the screen now: Xvfb keeps it in a file, as an X window dump."""
        with (
            Path(self.folder.name, "Xvfb_screen0").open("rb") as file,
            mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as dump,
        ):
            head = struct.unpack_from(XWD_HEADER, dump)
            size, width, height, line, colours = head[0], head[4], head[5], head[12], head[19]
            start = size + colours * 12
            pixels = dump[start : start + line * height]
        return QImage(pixels, width, height, line, QImage.Format.Format_RGB32).copy()

    def close(self) -> None:
        """The window manager and the server end, and nothing is left of them."""
        for process in (self._manager, self._server):
            process.terminate()
            process.wait(10)
        self.folder.cleanup()
