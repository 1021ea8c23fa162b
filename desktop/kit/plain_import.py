"""Qt with Python's own import, to be imported before any other module of Qt.

PySide6 wraps `__import__` for its `__feature__` switch, which nobody here uses: of each module imported from then on it
reads the source to see whether that names PySide6 (0.1 ms a module), and Python keeps the lines (10 MB at a start).
"""

import builtins

import PySide6  # noqa: F401 - it puts the wrapper there and keeps what it wraps

builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
