"""Matches by the thousand, and who plays them."""
