"""Those of the town in the places where they are at times, one file each: a cut over the place's finished pictures."""
