"""How many taps recorded hands take in the real window: `make taps`."""
