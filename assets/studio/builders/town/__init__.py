"""The buildings of Arcadia's locations, each round the origin with its front to -y."""
