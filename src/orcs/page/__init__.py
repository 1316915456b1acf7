"""Tables without a server: in the browser, for those who share one device, and bots."""
