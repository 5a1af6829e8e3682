"""The tables over the network: HTTP, WebSocket, sessions, and the built client."""
