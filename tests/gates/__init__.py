"""What the sources are held to: where imports stand, what names say, what stands once, what has its own line."""
