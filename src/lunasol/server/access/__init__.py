"""Access control: identity, origins and rate limits."""
