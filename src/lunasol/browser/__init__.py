"""A server in the page: tables that are kept on the device, in a worker of the browser."""
