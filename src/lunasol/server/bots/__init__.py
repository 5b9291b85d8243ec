"""Bots that think in separate processes."""
