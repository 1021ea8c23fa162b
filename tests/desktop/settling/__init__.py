"""The settle-up page."""
