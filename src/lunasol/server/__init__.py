"""The server: tables for people, bots and programs, which survive a restart."""
