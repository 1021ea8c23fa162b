"""The installed app on an X display of its own, driven by real pointer and key events."""
