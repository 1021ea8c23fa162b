"""Disks that fill up, break, or go away, as the processes of the app meet them."""
