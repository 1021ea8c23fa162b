"""The version of the installed package."""

from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed


def version() -> str:
    """Return the version, such as `0.1.0`; "" when the app runs from loose files."""
    try:
        return installed("feltbook")
    except PackageNotFoundError:
        return ""
