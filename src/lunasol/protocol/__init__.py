"""The messages between client and server, shared by everything that speaks them."""
