"""The automatic player of Talisman: grows in the outer rings, knows when it is ready, and finishes at the Crown."""
