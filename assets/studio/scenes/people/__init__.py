"""Those of the town whom a person can talk to, each in a file of their own that makes three pictures of the bundle `people`."""
