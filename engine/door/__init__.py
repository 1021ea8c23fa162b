"""The plain-text door: lines in, answers out; strict about what a line may hold."""
