"""The card room without a server."""
