"""The desktop: widgets, bridge, wording and themes, each on its own, on a screen that need not exist."""
