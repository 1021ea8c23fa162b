"""The floor of a card room: every table at a glance, lists, moves, dealers, the day."""
