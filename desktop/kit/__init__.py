"""What every screen is built with; knows no poker."""
