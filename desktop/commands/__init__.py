"""What the command `feltbook` does without a window."""
