"""WebSockets: one session per connection."""
