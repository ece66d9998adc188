"""The network: connections, the handshake and sealed messages."""
