"""Thousands of matches between bots: simulations and tournaments, and the workers that run them."""
