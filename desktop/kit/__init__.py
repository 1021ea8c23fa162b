"""Widgets and painting that every screen is built with; the package knows no poker."""
