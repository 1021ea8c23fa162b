"""The demo evening, and pictures of the app's screens."""
