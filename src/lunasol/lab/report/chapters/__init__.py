"""The chapters of a report."""
