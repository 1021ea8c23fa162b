"""The floor of a card room, a window of its own."""
