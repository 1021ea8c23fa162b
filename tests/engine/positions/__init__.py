"""Tests of button, blinds, posts, ways in and straddles."""
