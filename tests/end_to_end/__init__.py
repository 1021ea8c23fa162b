"""Whole sessions through the window or the command line: act, undo, reopen, compare everything."""
