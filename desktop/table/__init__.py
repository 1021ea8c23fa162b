"""The table window: felt, seats, action bar and side column. Each widget renders a record and emits an intent."""
