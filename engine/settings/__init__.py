"""The house rules of a table, the games and the presets. Files are read on first use."""
