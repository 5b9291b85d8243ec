"""Limits and defaults of the lab. They have their own module so that the command line can load
quickly."""

MOST_WATCHED = 10**5
"""The statistics of every match stay in memory until the page is written."""
USUAL_MATCHES = 2000
LADDER_MATCHES = 40
"""Matches between two levels; the upper levels think long."""
