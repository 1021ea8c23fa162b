"""The setup page: choose presets, games, stakes and single rules, start a table, or go on with earlier sessions."""
