"""The page for settings of this device rather than of a table: appearance, sounds, the players' display, backups."""
