"""The lines to the clients: sockets and requests, and the limits on both."""
