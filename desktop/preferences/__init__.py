"""Settings of this device that belong to no table: small files side by side in the config folder."""
