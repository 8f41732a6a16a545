"""The town of Arcadia, seen from above: its plan, and what is built on it."""
