"""The server as a web application: routes put together, guards, pages."""
