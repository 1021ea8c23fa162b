"""What holds on this device and not for a table: small files beside each other in the config folder."""
