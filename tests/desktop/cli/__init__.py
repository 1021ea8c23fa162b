"""The command `feltbook`, typed."""
