"""Evenings that are over: found again from the setup page, looked at, searched, gone on with."""
