"""The lab: observes many matches of one game and writes a report about them."""
