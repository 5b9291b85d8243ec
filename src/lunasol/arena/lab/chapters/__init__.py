"""The chapters of a report, each made from what was found."""
