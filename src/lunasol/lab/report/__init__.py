"""The lab's report: one HTML page with text, tables and figures."""
