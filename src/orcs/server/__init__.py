"""The game server: tables in a store, live play over WebSocket, bots in worker processes."""
