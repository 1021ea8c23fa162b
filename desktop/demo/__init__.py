"""The demo evening, and the pictures the app takes of itself."""
