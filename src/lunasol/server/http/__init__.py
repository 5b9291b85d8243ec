"""Everything that is served over plain HTTP."""
