"""Engine and Qt: the session behind the window, the scene it shows, the log, the keys."""
