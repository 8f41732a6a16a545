"""The scenes of the story, one file each; what two of them share is in `shared`."""
