"""Rooms and what stands in them: one builder a thing, modelled round the origin with its front to -y."""
