"""What belongs to this device and not to a table: its choices, sounds, a screen that stays awake, the second screen."""
