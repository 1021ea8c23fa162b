"""A tournament in the window."""
