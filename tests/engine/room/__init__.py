"""The card room, with and without a server of its own."""
