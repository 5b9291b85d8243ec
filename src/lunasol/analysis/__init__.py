"""The analysis of played matches: how good each decision was, and how much of a result was luck."""
