"""One module per command; the parser imports a module only when its command is called."""
