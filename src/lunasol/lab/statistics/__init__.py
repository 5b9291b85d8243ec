"""Measures with their confidence intervals, computed from a sample of matches."""
