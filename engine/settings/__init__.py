"""What the house chose: settings, the games and the presets. Files are read when they are first asked for."""
