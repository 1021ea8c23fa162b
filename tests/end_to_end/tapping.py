"""A process of its own that taps one hand in the real window and says after each line what the table showed.

`python -m tests.end_to_end.tapping BOOK LINES`: LINES = a JSON list of table-script lines; then it waits to be killed.
"""

import json
import sys
import time
from pathlib import Path

import msgspec
from PySide6.QtWidgets import QApplication

from engine.view.tell_state import tell
from tests.desktop.dealer import Hands, mouse


def main() -> None:
    """Tap, tell, wait."""
    app = QApplication([])
    hands = Hands((1280, 800), mouse, Path(sys.argv[1]))
    for line in json.loads(sys.argv[2]):
        hands.do(line)
        assert hands.bridge is not None
        sys.stdout.write(msgspec.json.encode(tell(hands.bridge.state)).decode() + "\n")
        sys.stdout.flush()
    while True:
        app.processEvents()
        time.sleep(0.05)


if __name__ == "__main__":
    main()
