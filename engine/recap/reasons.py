"""What chips outside the pots are called for: tips and markers (STK-4)."""

TIPS = frozenset({"tip", "tips", "toke", "tokes", "dealer"})
"""What `take ... for` calls chips that go to the dealer."""
MARKERS = frozenset({"marker", "markers", "iou"})
"""What `pay ... for` calls chips that pay back a marker."""


def is_marker(reason: str) -> bool:
    """Whether chips paid from seat to seat pay back a marker (STK-4)."""
    return reason.lower() in MARKERS
