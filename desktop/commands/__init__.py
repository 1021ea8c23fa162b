"""Subcommands of `feltbook` that open no table window."""

FAILED = 2
"""Exit status of a command that failed."""


class Trouble(Exception):
    """An error the user can correct; only its sentence is printed."""
