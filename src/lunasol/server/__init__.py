"""The online table: people, bots and programs at tables that outlive the process."""
