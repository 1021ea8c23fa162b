"""Reasons for which chips move outside the pots: tips and markers (STK-4)."""

TIP_REASONS = ("tip", "tips", "toke", "tokes", "dealer")
"""Reasons of `take ... for` by which chips go to the dealer."""
MARKER_REASONS = ("marker", "markers", "iou")
"""Reasons of `pay ... for` by which chips pay back a marker."""


def is_marker(reason: str) -> bool:
    """Return whether chips paid between seats for this reason pay back a marker (STK-4)."""
    return reason.lower() in MARKER_REASONS
