"""The things that a person carries, each on its own, to be turned in the hand."""
