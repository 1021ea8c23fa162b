"""Restores Python's own import in place of PySide6's; imported before any other module of Qt.

PySide6 wraps `__import__` for its `__feature__` switch, which this app does not use: for each later import the wrapper
reads the module's source to see whether it names PySide6 (0.1 ms each), and Python keeps the lines (10 MB at a start).
"""

import builtins

import PySide6  # noqa: F401 - it installs the wrapper and keeps the original

builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
