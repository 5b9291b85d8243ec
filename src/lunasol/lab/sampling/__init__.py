"""Playing matches while observing them, and the numbers kept about each match."""
