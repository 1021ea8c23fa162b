"""The link between engine and Qt: the session behind the window, its scene, the log, the keys."""
