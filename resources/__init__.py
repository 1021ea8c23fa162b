"""Data that ships with the app: games, presets, themes, icons, sounds, translations, fonts.

Read it with `importlib.resources.files("resources")`, so that it is found in a wheel and in a frozen app too.
The folders hold data only; no code lives here.
"""
