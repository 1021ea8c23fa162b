"""Tests of engine/settings: defaults, games, presets, refusals, changes."""
