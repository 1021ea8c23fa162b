"""The recap page."""
