"""Webhooks: "your turn" for programs."""
