"""What clients may ask of a table: one function per message, listed in command_table.py.

Most commands decide: from the state they make the entries to write, or refuse. The others run:
they write nothing, or not only to this table's log.
"""
