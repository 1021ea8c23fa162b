"""A hand that is shown again."""
