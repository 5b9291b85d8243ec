"""A kit that tests a game against the laws every game must obey."""
